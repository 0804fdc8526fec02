"""Positions in which a card's abilities may come to work, made at random around what its text speaks of."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from quadriga.games.boards import Board, Placed, Side
from quadriga.games.game import Card
from quadriga.games.union_arena.chapters.faces import COLORS

Below = Callable[[int], int]


# What other cards may do so that a text finds what it asks for: on a character that goes by any name.
DEEDS = (
    "[Activate: Main] [Once Per Turn] Place one card from your hand into your sideline.",
    "[Activate: Main] [Once Per Turn] Place the top two cards of your deck into your sideline.",
    "[Activate: Main] [Once Per Turn] Choose one character on your field and sideline it.",
    "[Activate: Main] [Once Per Turn] Choose one character on your field and switch it to resting.",
    "[Activate: Main] [Once Per Turn] Choose one character on your field and move it to the other line.",
    "[Activate: Main] [Once Per Turn] Choose one character on your field and return it to your hand.",
    "[Activate: Main] [Once Per Turn] Play up to one character card from your hand set to active onto your field.",
    "[Activate: Main] (Pay 1 AP) [Once Per Turn] Draw a card.",
    "[When Attacking] Choose one character on your field and move it to the other line.",
    "[When Attacking] Choose one character on your opponent's front line. It loses 4000 BP until the end of the turn.",
    "[Activate: Main] [Once Per Turn] Choose up to two characters on your opponent's front line. "
    "They lose 500 BP until the end of the turn.",
    "[Impact (1)]",
)
ASKS = (
    r"from your hand into your sideline|placed a card from your hand", r"from your deck into your sideline",
    r"been sidelined|is sidelined by", r"switched to resting", r"\bmove[sd]?\b", r"returned to your hand",
    r"played with", r"paid an AP", r"moves during", r"becoming 0|been sidelined", r"less than (?:its|their) base",
    r"\[Impact\]",
)  # fmt: skip
"""Words of a text that ask for the deed of the same place."""
EVENT_DEED = "Draw a card."
MOST_WORDS = 6
"""Of a name; what is longer is an ability in quotation marks."""
OFTEN = 9
"""Of ten cards, so many are ones that the text speaks of where a position is made of these."""


SAME_WORDS = (
    (r"<Trait: ?([^<>]*)>", r"[\1]"),
    (r"<([^<>]*)>", r'"\1"'),
    (r"(?i)\boutside area", "sideline"),
    (r"(?i)\bremove area", "removal area"),
    (r"\b[Rr]etired\b", "sidelined"),
    (r"\brested\b", "switched to resting"),
    (r"\b[Ff]ield(?: [Cc]ards?)?\b", "site"),
    (r"\bEvent\b", "event"),
    (r"\bto the sideline\b", "into your sideline"),
)
"""What the Asian wording says otherwise, as far as a position is looked for by words."""


def words_of(card: Card) -> str:
    """A card's text in the words by which positions are made for it."""
    text = str(card.get("text", ""))
    for asian, words in SAME_WORDS:
        text = re.sub(asian, words, text)
    return text


def names_in(card: Card) -> list[str]:
    found = re.findall(r'"([A-Z0-9][^"]*)"', words_of(card))
    return [str(name) for name in found if len(name.split()) <= MOST_WORDS]


def spoken_of(card: Card, pool: Sequence[Card]) -> list[Card]:
    """Cards of the pool that the text names: by name, part of a name, affinity or type."""
    text = words_of(card)
    names = set(names_in(card))
    affinities = set(re.findall(r"\[([^\]]+)\]", text))
    types = {kind for kind in ("event", "site") if re.search(rf"\b{kind}s?\b", text)}
    found = []
    for other in pool:
        if (
            other["name"] in names
            or other["type"] in types
            or affinities & set(other.get("affinities") or ())
            or any(len(name) > 3 and name in str(other["name"]) for name in names)
        ):
            found.append(other)
    known = {str(other["name"]) for other in pool}
    return found + [stand_in(card, name) for name in sorted(names - known)]


def stand_in(card: Card, name: str) -> Card:
    """A plain character for a name that no card of the pool has."""
    number = f"{card['number'][:3]}-0-{name}"
    color = _color(card)
    return {"number": number, "name": name, "type": "character", "color": color, "energy": 0, "ap": 1, "bp": 2000}


def _color(card: Card) -> str:
    color = card.get("color", "red")
    named = str(color if isinstance(color, str) else color[0])
    return named if named in COLORS else COLORS[0]  # a card of all colours


def trial(card: Card, pool: Sequence[Card], below: Below) -> Board:
    same = [c for c in pool if str(c["number"])[:3] == str(card["number"])[:3]] or list(pool)
    named = spoken_of(card, same)
    maker = Maker(card, same, named, below)
    mine, theirs = maker.mine(), maker.theirs()
    mine_first = below(4) > 0
    phase = ("main", "main", "attack", "movement", "start", "end")[below(6)]
    return Board((mine, theirs), 0 if mine_first else 1, phase, below(1 << 30))


class Maker:
    def __init__(self, card: Card, pool: Sequence[Card], named: Sequence[Card], below: Below) -> None:
        self.card = card
        self.characters = [c for c in pool if c["type"] == "character"]
        self.pool = pool
        self.named = named
        self.sites = [c for c in pool if c["type"] == "site"]
        self.below = below
        text = words_of(card)
        self.deeds = [i for i, asked in enumerate(ASKS) if re.search(asked, text)]
        self.often = OFTEN if below(3) == 0 else 5

    def one(self, cards: Sequence[Card]) -> Card:
        return cards[self.below(len(cards))]

    def any_card(self) -> Card:
        """Often one that the text speaks of."""
        if self.named and self.below(10) < self.often:
            return self.one(self.named)
        return self.one(self.pool)

    def character(self) -> Card:
        named = [c for c in self.named if c["type"] == "character"]
        if named and self.below(10) < self.often:
            return self.one(named)
        return self.one(self.characters)

    def on_line(self, sites: bool) -> Card:
        """A character, a site now and then, or somebody who does something for the position."""
        if sites and self.sites and self.below(5) == 0:
            return self.one(self.sites)
        return self.helper() if self.below(2 if self.deeds else 4) == 0 else self.character()

    def helper(self) -> Card:
        who, deed = self.character(), self.below(len(DEEDS))
        if self.deeds and self.below(4):
            deed = self.deeds[self.below(len(self.deeds))]
        made = {key: who[key] for key in ("name", "type", "color", "bp", "affinities") if who.get(key) is not None}
        number = f"{who['number'][:3]}-0-{deed}-{who['number']}"
        return {**made, "number": number, "energy": 0, "ap": 0, "text": DEEDS[deed]}

    def event(self) -> Card:
        series = str(self.card["number"])[:3]
        return {"number": f"{series}-0-event", "name": "An event", "type": "event", "color": _color(self.card),
                "energy": 0, "ap": 0, "text": EVENT_DEED}  # fmt: skip

    def placed(self, card: Card, field: bool = False) -> Placed:
        placed = Placed(str(card["number"]), card)
        if field:
            placed.resting = self.below(2) == 0
            if "[Raid]" in str(card.get("text", "")) and self.below(2):
                placed.beneath = [Placed("", self.character())]
            elif self.below(6) == 0:
                placed.beneath = self.hidden(1 + self.below(2))
        return placed

    def hidden(self, n: int) -> list[Placed]:
        return [Placed("", self.any_card(), face_down=True) for _ in range(n)]

    def cards(self, least: int, most: int) -> list[Placed]:
        return [self.placed(self.any_card()) for _ in range(least + self.below(most - least + 1))]

    def line(self, least: int, most: int, sites: bool = False) -> list[Placed]:
        return [self.placed(self.on_line(sites), True) for _ in range(least + self.below(most - least + 1))]

    def source(self, color: str, n: int) -> Card:
        """A site that generates so much of a colour."""
        number = f"{self.card['number'][:3]}-0-{COLORS.index(color)}{n:02}"
        return {"number": number, "name": f"{n} {color}", "type": "site", "color": color,
                "energy": 0, "ap": 1, "generates": [color] * n}  # fmt: skip

    def side(self, zones: dict[str, list[Placed]]) -> Side:
        values: dict[str, Any] = {"ap": f"{self.below(4)}/3" if self.below(3) == 0 else "3/3"}
        return Side(zones, values)

    def mine(self) -> Side:
        zones: dict[str, list[Placed]] = {
            "front line": self.line(0, 3),
            "energy line": self.line(0, 2, True),
            "hand": self.cards(0, 6),
            "sideline": self.cards(0, 12),
            "removal area": self.cards(0, 3),
            "deck": self.cards(3, 14),
            "life area": self.cards(1, 7),
        }
        zones["energy line"].append(self.placed(self.source(_color(self.card), 9)))
        if self.below(2):
            zones["hand"].append(self.placed(self.event()))
        if self.often == OFTEN and self.below(2):
            zones["sideline"] += self.cards(6, 24)
        self.put(zones)
        if self.below(8) == 0:
            zones["deck"] = zones["deck"][: self.below(3)]
        return self.side(zones)

    def put(self, zones: dict[str, list[Placed]]) -> None:
        """Lay the card itself somewhere, sometimes twice."""
        text = words_of(self.card)
        kind = self.card["type"]
        places = ["hand"]
        if kind == "character":
            places += ["front line", "front line", "energy line"]
        elif kind == "site":
            places += ["energy line", "energy line"]
        if "Sideline)" in text or "your sideline" in text:
            places.append("sideline")
        if "deck" in text or self.card.get("trigger"):
            places.append("life area")
        if "from your deck" in text:
            places += ["deck", "deck"]
        for _ in range(1 + (self.below(4) == 0)):
            place = places[self.below(len(places))]
            placed = Placed(str(self.card["number"]), self.card)
            if place in ("front line", "energy line"):
                placed.resting = self.below(3) == 0
                if "[Raid]" in text and self.below(3):
                    placed.beneath = [Placed("", self.character())]
                if self.below(4) == 0 or ("face-down" in text and self.below(2)):
                    placed.beneath = [*placed.beneath, *self.hidden(1 + self.below(4))]
            elif place == "hand" and "[Raid]" in text:
                self.add_base(zones)
            at = len(zones[place]) + 1
            zones[place].insert(0 if place == "deck" else self.below(at), placed)
        for place in ("front line", "energy line"):
            zones[place] = zones[place][-4:]

    def add_base(self, zones: dict[str, list[Placed]]) -> None:
        named = [c for c in self.named if c["type"] == "character" and "[Raid]" not in str(c.get("text", ""))]
        if named:
            zones["front line" if self.below(2) else "energy line"].append(self.placed(self.one(named), True))

    def theirs(self) -> Side:
        zones = {
            "front line": self.line(0, 4),
            "energy line": self.line(0, 3, True),
            "hand": self.cards(0, 7),
            "sideline": self.cards(0, 6),
            "removal area": self.cards(0, 2),
            "deck": self.cards(4, 12),
            "life area": self.cards(1, 7),
        }
        return self.side(zones)
