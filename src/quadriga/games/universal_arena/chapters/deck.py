"""Teams: what may be in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from quadriga.games.game import Deck, Offence, Unreadable
from quadriga.games.universal_arena.chapters.table import TEAM
from quadriga.games.universal_arena.pages.characters import BASICS, DECK_SLOTS, lay_out
from quadriga.games.universal_arena.pages.files import tidy
from quadriga.messages import Card, Message, message_of, speaker

say = speaker("universal-arena")


def members(deck: Deck) -> list[str]:
    """The ids of a team's characters, in the order they were named."""
    named = deck.extra.get("characters")
    if isinstance(named, list):
        return [str(n) for n in named]
    return [number for number, copies in deck.cards.items() for _ in range(copies)]


def check(deck: Deck, characters: Mapping[str, Mapping[str, Any]]) -> list[Offence]:
    """Every offence of a team."""
    offences: list[Offence] = []
    team = members(deck)
    if len(team) != TEAM:
        offences.append(Offence("uni.prep.1", say("deck-characters", n=len(team), size=TEAM), team))
    unknown = [number for number in team if number not in characters]
    if unknown:
        offences.append(Offence("uni.prep.1", say("deck-unknown-characters", cards=", ".join(unknown)), unknown))
    known = [characters[number] for number in team if number in characters]
    for (name, version), n in Counter((p["name"], p["version"]) for p in known).items():
        if n > 1:
            twice = [str(p["id"]) for p in known if (p["name"], p["version"]) == (name, version)]
            message = say("deck-twice", card=Card(str(name)), version=str(version), n=n)
            offences.append(Offence("uni.prep.2", message, twice))
    for page in {p["id"]: p for p in known}.values():
        offences += check_page(page)
    return offences


def check_page(page: Mapping[str, Any]) -> list[Offence]:
    """Does a character bring two Basic and three Technique cards, all of them understood?"""
    kinds: dict[str, str] = {}
    for card in page["cards"]:
        family = str(card["slot"]).split("-")[0]
        if family != "ultimate":
            kinds.setdefault(family, "Basic" if "Basic" in card["types"] else "Technique")
    basics = sum(kind == "Basic" for kind in kinds.values())
    techniques = len(kinds) - basics
    who = f"{page['name']} ({page['version']})"
    if len(kinds) != DECK_SLOTS or basics != BASICS:
        wanted = DECK_SLOTS - BASICS
        needed = {"basics_needed": BASICS, "techniques_needed": wanted}
        message = say("deck-page", card=Card(who), basics=basics, techniques=techniques, **needed)
        return [Offence("uni.prep.3", message, [str(page["id"])])]
    why = unreadable(msgspec.json.encode(page))
    return [Offence("uni.house.unread.1", why, [str(page["id"])])] if why else []


@lru_cache(256)
def unreadable(page: bytes) -> Message | str:
    """What of a page is not understood; a page that has been read once need not be read again."""
    try:
        lay_out([[tidy(msgspec.json.decode(page))]])
    except Unreadable as why:
        return message_of(why)
    return ""
