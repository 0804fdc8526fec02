"""Card files: reading them, and checking how much of their text is understood."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from quadriga.exercise import try_card
from quadriga.games.explained import Explained, in_lines
from quadriga.games.fields import Problem
from quadriga.games.game import Card, Game, Unreadable
from quadriga.games.importing import BadCardFile, read_file, wrong_fields
from quadriga.games.told import told
from quadriga.messages import Listed, Message, message_of
from quadriga.messages.books import ENGLISH, FILES
from quadriga.messages.files import say
from quadriga.messages.message import slug
from quadriga.messages.voice import voice
from quadriga.rulebook import catalogue

__all__ = [
    "BadCardFile", "check", "explain", "find_cards", "in_words", "load_cards", "look_through", "readable",
    "strange_fields",
]  # fmt: skip


def look_through(path: Path, game: Game) -> tuple[list[Card], list[Problem]]:
    """The good cards of a file (docs/cards.md), with the parts of a character as entries of their own, and the faults.

    Fields that we do not know say nothing about how a card plays: a list made elsewhere may have its own.
    """
    written = read_file(path, game)
    cards: list[Card] = []
    faults: list[Problem] = []
    for place, entry in enumerate(written, 1):
        if game.no_card(entry):
            continue
        wrong = list(wrong_fields(game, [entry], str(path), strange=False, first=place))
        given = {key: value for key, value in entry.items() if value is not None}
        try:
            parts = [] if wrong else list(game.parts(given))
        except (KeyError, TypeError, AttributeError, ValueError) as error:
            wrong, parts = [Problem(str(path), place, "", "", say("card-unusable", why=repr(error)))], []
        for part in parts:
            for field in ("number", "name"):
                if not part.get(field):
                    named = str(part.get("number", ""))
                    wrong.append(Problem(str(path), place, named, field, say("card-field-missing")))
        faults += wrong[:1]
        cards += parts if not wrong else []
    return cards, faults


def load_cards(path: Path, game: Game) -> list[Card]:
    """The cards of a file that must all be good."""
    cards, faults = look_through(path, game)
    if faults:
        raise BadCardFile(faults[0].said)
    return cards


def strange_fields(path: Path, game: Game) -> list[str]:
    """Fields of a card file that we do not know."""
    cards = [card for card in read_file(path, game) if not game.is_published(card)]
    return sorted({str(name) for card in cards for name in card} - {name for f in game.fields for name in f.names})


def check(game: Game, cards: list[Card], faults: Sequence[Problem] = ()) -> dict[str, Any]:
    """How many cards have text, how many of these are read whole, and what stopped the others."""
    declined: list[dict[str, str]] = []
    with_text = abilities = exercised = 0
    faulty = [{"number": _number(fault), "reason": str(fault.message), "field": fault.field} for fault in faults]
    pool, unfit = readable(game, cards)
    faulty += [{"number": str(card["number"]), "reason": reason, "field": ""} for card, reason in unfit]
    broken = {id(card) for card, _ in unfit}
    cards = [card for card in cards if id(card) not in broken]
    for card in cards:
        if not str(card.get("text", "") or "").strip():
            continue
        with_text += 1
        try:
            face = game.face(card)
        except Unreadable as error:
            advice = game.advice(card)
            told_why = {"number": str(card["number"]), "unread": error.unread}
            declined.append({**told_why, "advice": advice} if advice else told_why)
            continue
        abilities += game.abilities(face)
        own = game.exercised(card)
        exercised += sum(t.outcome == "resolved" for t in try_card(game, card, pool)) if own is None else own
    return {
        "cards": len(cards),
        "with_text": with_text,
        "read": with_text - len(declined),
        "abilities": abilities,
        "exercised": exercised,
        "declined": declined,
        **({"dialects": dialects} if (dialects := game.dialects(cards)) else {}),
        **_characters(game, cards),
        **({"faults": faulty} if faulty else {}),
    }


def _characters(game: Game, cards: list[Card]) -> dict[str, Any]:
    """Where a file holds characters: how many can be played, and what stands against the others."""
    found = game.characters(cards)
    if found is None:
        return {}
    playable = [number for number, reason in found.items() if not reason]
    unplayable = [{"number": number, "reason": reason} for number, reason in found.items() if reason]
    return {"characters": len(found), "playable": len(playable), "unplayable": unplayable}


def _number(fault: Problem) -> str:
    """The number of the card that a fault is about, or its place in the file."""
    return fault.named or fault.card


def readable(game: Game, cards: list[Card]) -> tuple[list[Card], list[tuple[Card, str]]]:
    """The cards whose text is understood (what positions for trying abilities are made of), and those unfit to play."""
    game.read_ahead(cards)
    found: list[Card] = []
    unfit: list[tuple[Card, str]] = []
    for card in cards:
        try:
            with contextlib.suppress(Unreadable):
                game.face(card)
                found.append(card)
        except (KeyError, TypeError, AttributeError, ValueError) as error:
            unfit.append((card, str(say("card-unfit", game=game.title, why=message_of(error)))))
    return found, unfit


@dataclass
class Told:
    """A card with what was read from its text, or the words at which reading stopped."""

    game: str
    card: Card
    abilities: list[Explained]
    unread: str = ""
    advice: str = ""
    """What could have stood there, and the nearest text that would be read."""

    def words(self, language: str = ENGLISH) -> str:
        """For people. Steps are told in English; other languages have the text as it is printed from its program."""
        lines = [in_words(self.game, self.card, language)]
        lines += in_lines(self.abilities) if language == ENGLISH else self._told(language)
        if self.unread:
            lines += ["", voice(language).say(say("card-unread-from", words=self.unread))]
            lines += [self.advice] if self.advice else []
        elif not self.abilities:
            lines += ["", voice(language).say(say("card-does-nothing"))]
        return "\n".join(lines)

    def _told(self, language: str) -> list[str]:
        """Each text as it was understood, and the rules by which it acts."""
        lines = [line for text in told(self.game, self.card, language).values() for line in ("", text)]
        rules = dict.fromkeys(rule for ability in self.abilities for rule in ability.rules)
        if rules:
            lines += ["", voice(language).say(say("card-rules"))]
            lines += [f"  {rule}: {catalogue.rule(rule).told(language)}" for rule in rules]
        return lines

    def data(self) -> dict[str, Any]:
        abilities = [asdict(ability) for ability in self.abilities]
        named = {"number": self.card["number"], "name": self.card["name"]}
        return {**named, "abilities": abilities, "unread": self.unread, "advice": self.advice}


def explain(game: Game, words: str, file: Path | None = None) -> list[Told]:
    """What the cards of this number or name do, from the library or from a file."""
    library = None if file is None else {str(c["number"]): c for e in read_file(file, game) for c in _entries(game, e)}
    found = find_cards(game, words, library) or find_cards(game, words, {str(p["number"]): p for p in _parts(game)})
    if not found:
        raise ValueError(say("no-card-called", where=str(file) if file else game.title, name=words))
    found_out: list[Told] = []
    for card in found:
        try:
            found_out.append(Told(game.name, card, game.explain(card)))
        except Unreadable as why:
            found_out.append(Told(game.name, card, [], why.unread, why.advice))
    return found_out


def _entries(game: Game, entry: Card) -> list[Card]:
    """An entry of a card file, and its parts where it has some."""
    whole = game.card_data(entry)
    return [whole, *(part for part in game.parts(entry) if "part" in part)]


def _parts(game: Game) -> list[Card]:
    return [part for card in game.cards().values() for part in game.parts(card) if "part" in part]


def find_cards(game: Game, words: str, among: dict[str, Card] | None = None) -> list[Card]:
    """Cards by number or by part of their name."""
    library = game.cards() if among is None else among
    if words in library:
        return [library[words]]
    lower = words.lower()
    exact = [card for card in library.values() if str(card["name"]).lower() == lower]
    return exact or [card for card in library.values() if lower in str(card["name"]).lower()]


def in_words(game: str, card: Card, language: str = ENGLISH) -> str:
    """A card as lines of text: name and number, what is printed on it, its text."""
    speaking = voice(language)

    def word(kind: str, printed: str) -> str:
        """A field or a value in the reader's language; what has no word there stays as it is printed."""
        for book in (game, FILES):
            message = Message(f"{book}.{kind}-{slug(printed)}")
            if speaking.has(message.id):
                return speaking.say(message)
        return printed.replace("_", " ") if kind == "field" else printed

    skipped = ("number", "name", "text", "rarity", "sets", "page", "part", "innates", "statuses", "cards", "created")
    printed = []
    for field, value in card.items():
        if field in skipped or value in ("", None, [], False):
            continue
        parts = [f"{word('value', k)} {v}" for k, v in value.items()] if isinstance(value, dict) else value
        parts = [word("value", str(part)) for part in parts] if isinstance(parts, list) else [word("value", str(parts))]
        label = word("field", field)
        shown = speaking.words(Listed(tuple(parts), run=True))
        printed.append(label if value is True else speaking.say(say("card-printed", field=label, value=shown)))
    named = str(card.get("name_zh") or card["name"]) if language == "zh-Hant" else str(card["name"])
    words_between = speaking.say(say("card-printed-between"))
    lines = [f"{named} ({card['number']})", words_between.join(printed)]
    text = str(card.get("text", "") or "").strip()
    return "\n".join([*lines, text] if text else lines)
