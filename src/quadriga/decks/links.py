"""Decks in links: our own, which hold the deck, and those of other sites, which only say where it is."""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections.abc import Mapping
from typing import Any

import msgspec

from quadriga.decks.reading import COPIES, DIFFERENT_CARDS, BadDeckFile, Read
from quadriga.games.game import Deck
from quadriga.messages import Message, message_of
from quadriga.messages.files import say

LARGEST = 200_000
"""Bytes that a share code may unfold to."""
OWN = re.compile(r"#/deck/[a-z-]+/([A-Za-z0-9_-]+)\s*$")
CODE = re.compile(r"^[A-Za-z0-9_-]{20,}$")
LINK = re.compile(r"\b(?:https?://|www\.)\S+", re.IGNORECASE)
SHORT_CODE = re.compile(r"^(?=.*\d|[A-Z]+$)[A-Za-z0-9]{5,10}$")

_SITES = (
    ("bandai-tcg-plus.com", say("no-link-of-bandai")),
    ("exburst.dev", say("no-link-of-exburst")),
    ("unionarenadecklists", say("no-link-with-copy-list")),
    ("tcgplayer.com", say("no-link-with-mass-entry")),
)
_ELSEWHERE = say("no-link-elsewhere")


def about_link(link: str) -> Message:
    """What to do with a link of another site; nothing is ever fetched."""
    advice = next((advice for site, advice in _SITES if site in link.casefold()), _ELSEWHERE)
    return say("no-link-is-opened", advice=advice)


ABOUT_CODE = say("no-deck-in-a-code")


def read_code(code: str) -> Read:
    """The deck in a share link."""
    try:
        packed = base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))
        unfolding = zlib.decompressobj()
        raw = unfolding.decompress(packed, LARGEST)
        if unfolding.unconsumed_tail:
            raise ValueError("it is too large")
        return checked(msgspec.json.decode(raw, type=dict[str, Any]))
    except (ValueError, binascii.Error, zlib.error, RecursionError) as error:
        raise BadDeckFile(say("no-deck-link-damaged-ask-for")) from error


def checked(data: Mapping[str, Any]) -> Read:
    """A deck in our own shape: its cards stay as they are written, known or not."""
    try:
        cards = msgspec.convert(data.get("cards", {}), dict[str, int])
        extra = msgspec.convert(data.get("extra", {}), dict[str, Any])
        words = {key: msgspec.convert(data.get(key, ""), str) for key in ("name", "game", "description")}
    except msgspec.ValidationError as error:
        raise BadDeckFile(say("no-deck-cannot-read", why=message_of(error))) from error
    if len(cards) > DIFFERENT_CARDS:
        raise BadDeckFile(say("no-deck-lists-most-different-cards", most=DIFFERENT_CARDS, n=len(cards)))
    for number, n in cards.items():
        if not 1 <= n <= COPIES:
            raise BadDeckFile(say("no-copies-must-whole-number-from", n=n, number=number, copies=COPIES))
    return Read(words["name"][:40], cards, extra, game=words["game"], description=words["description"])


def write_code(deck: Deck) -> str:
    data: dict[str, Any] = {"name": deck.name, "cards": dict(sorted(deck.cards.items()))}
    if deck.extra:
        data["extra"] = deck.extra
    return base64.urlsafe_b64encode(zlib.compress(msgspec.json.encode(data), 9)).decode().rstrip("=")
