"""Readings: the same ability in words that are understood, for cards whose own text is not; shared without it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from quadriga.games import budgets
from quadriga.games.explained import in_lines
from quadriga.games.game import Card, Game, Unreadable
from quadriga.messages import message_of
from quadriga.messages.files import say

FORMAT = "quadriga readings 1"
NEAR = 3


def export(game: Game, cards: Sequence[Card]) -> dict[str, Any]:
    """The readings of some cards, as a file holds them."""
    found = {str(one["number"]): str(one["reads_as"]) for card in cards for one in game.readable(card)
             if one.get("reads_as")}  # fmt: skip
    return {"format": FORMAT, "game": game.name, "readings": dict(sorted(found.items()))}


def read_file(text: str, game: Game) -> dict[str, str]:
    """The readings of a file."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ValueError(say("no-readings-json", why=message_of(error))) from error
    if not isinstance(data, dict) or not isinstance(data.get("readings"), dict):
        raise ValueError(say("no-readings-in-file"))
    if data.get("game", game.name) != game.name:
        raise ValueError(say("no-readings-of-game", game=str(data["game"]), wanted=game.name))
    return {str(number): words for number, words in data["readings"].items() if isinstance(words, str)}


def apply(
    game: Game, cards: Sequence[Mapping[str, Any]], readings: Mapping[str, str]
) -> tuple[list[dict[str, Any]], dict[str, str]]:
    """The cards with these readings, and of each reading that is not taken why; no words take a reading away."""
    made = [dict(card) for card in cards]
    places = {number: i for i, card in enumerate(made) for number in numbers(game, card)}
    refused: dict[str, str] = {}
    for number, words in readings.items():
        if number not in places:
            refused[number] = "there is no such card of yours"
            continue
        card = game.with_reading(made[places[number]], number, words)
        if words.strip() and (unread := unread_words(game, one_of(game, card, number))):
            refused[number] = f"it is not understood from these words on: {unread}"
        else:
            made[places[number]] = card
    return made, refused


def numbers(game: Game, card: Card) -> list[str]:
    """What of a card can have a reading, by number: the card, or the parts of a character."""
    return [str(one["number"]) for one in game.readable(card)]


def one_of(game: Game, card: Card, number: str) -> Card:
    """What of a card has this number."""
    return next(one for one in game.readable(card) if str(one["number"]) == number)


def holder(game: Game, cards: Sequence[Card], number: str) -> Card | None:
    """The card of which something has this number."""
    near = [card for card in cards if number == card["number"] or number.startswith(f"{card['number']}/")]
    return next((card for card in near if number in numbers(game, card)), None)


def unread_words(game: Game, card: Card) -> str:
    try:
        budgets.measure_text(str(card.get("reads_as") or ""))
        game.face(card)
    except Unreadable as why:
        return why.unread
    except budgets.OverBudget as why:
        return str(why)
    return ""


def help_with(game: Game, card: Card, words: str, number: str = "") -> dict[str, Any]:
    """What becomes of a reading while it is typed: what stopped it, wordings near it, what it does in plain words.

    `number` says which part of a character it is for.
    """
    number = number or str(card["number"])
    tried = one_of(game, game.with_reading(card, number, words), number)
    text = words.strip() or str(tried.get("text") or "")
    unread = unread_words(game, tried)
    lines = [line for line in text.splitlines() if line.strip()]
    stuck = next((line for line in lines if unread and unread[:20] in line), lines[0] if lines else "")
    told: dict[str, Any] = {"read": not unread, "unread": unread, "near": near(game, stuck) if unread else []}
    told["understood"] = text[: text.find(unread)].strip() if unread and unread in text else "" if unread else text
    told["steps"] = [] if unread else [line for line in in_lines(game.explain(tried)) if line.strip()]
    return told


def near(game: Game, line: str) -> list[str]:
    """Lines of cards that are understood and say nearly the same."""
    known = {
        part
        for card in game.printed().values()
        for one in game.readable(card)
        for part in str(one.get("text") or "").splitlines()
        if part.strip()
    }
    return get_close_matches(line, sorted(known), n=NEAR, cutoff=0.4)
