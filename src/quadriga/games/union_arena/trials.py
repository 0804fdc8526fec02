"""Positions in which a card's abilities may come to work, made at random around what its text speaks of."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from quadriga.games.boards import Board, Placed, Side
from quadriga.games.door import Card
from quadriga.games.union_arena.faces import COLORS

Below = Callable[[int], int]


def spoken_of(card: Card, pool: Sequence[Card]) -> list[Card]:
    """Cards of the pool that the text names, by name, part of a name or affinity."""
    text = str(card.get("text", ""))
    names = set(re.findall(r'"([^"]+)"', text))
    affinities = set(re.findall(r"\[([^\]]+)\]", text))
    found = []
    for other in pool:
        if (
            other["name"] in names
            or affinities & set(other.get("affinities") or ())
            or any(len(name) > 3 and name in str(other["name"]) for name in names)
        ):
            found.append(other)
    return found


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
        self.below = below

    def one(self, cards: Sequence[Card]) -> Card:
        return cards[self.below(len(cards))]

    def any_card(self) -> Card:
        """Often one that the text speaks of."""
        if self.named and self.below(2):
            return self.one(self.named)
        return self.one(self.pool)

    def character(self) -> Card:
        named = [c for c in self.named if c["type"] == "character"]
        if named and self.below(2):
            return self.one(named)
        return self.one(self.characters)

    def placed(self, card: Card, field: bool = False) -> Placed:
        placed = Placed(str(card["number"]), card)
        if field:
            placed.resting = self.below(2) == 0
            if self.below(6) == 0:
                placed.beneath = [Placed("", self.any_card(), face_down=True) for _ in range(1 + self.below(2))]
        return placed

    def cards(self, least: int, most: int) -> list[Placed]:
        return [self.placed(self.any_card()) for _ in range(least + self.below(most - least + 1))]

    def line(self, least: int, most: int) -> list[Placed]:
        return [self.placed(self.character(), True) for _ in range(least + self.below(most - least + 1))]

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
            "energy line": self.line(0, 2),
            "hand": self.cards(0, 6),
            "sideline": self.cards(0, 12),
            "removal area": self.cards(0, 3),
            "deck": self.cards(3, 14),
            "life area": self.cards(1, 7),
        }
        color = self.card.get("color", "red")
        colors = [color] if isinstance(color, str) else list(color)
        zones["energy line"].append(self.placed(self.source(colors[0], 9)))
        self.put(zones)
        if self.below(8) == 0:
            zones["deck"] = zones["deck"][: self.below(3)]
        return self.side(zones)

    def put(self, zones: dict[str, list[Placed]]) -> None:
        """Lay the card itself somewhere, sometimes twice."""
        text = str(self.card.get("text", ""))
        kind = self.card["type"]
        places = ["hand"]
        if kind == "character":
            places += ["front line", "front line", "energy line"]
        elif kind == "site":
            places += ["energy line", "energy line"]
        if "Sideline)" in text or "your sideline" in text:
            places.append("sideline")
        if "in the top" in text or "deck" in text or self.card.get("trigger"):
            places.append("life area")
        for _ in range(1 + (self.below(4) == 0)):
            place = places[self.below(len(places))]
            placed = Placed(str(self.card["number"]), self.card)
            if place in ("front line", "energy line"):
                placed.resting = self.below(3) == 0
                if "[Raid]" in text and self.below(3):
                    placed.beneath = [Placed("", self.character())]
                if self.below(4) == 0:
                    placed.beneath = [*placed.beneath, Placed("", self.any_card(), face_down=True)]
            elif place == "hand" and "[Raid]" in text:
                self.add_base(zones)
            zones[place].insert(self.below(len(zones[place]) + 1), placed)
        for place in ("front line", "energy line"):
            zones[place] = zones[place][-4:]

    def add_base(self, zones: dict[str, list[Placed]]) -> None:
        named = [c for c in self.named if c["type"] == "character" and "[Raid]" not in str(c.get("text", ""))]
        if named:
            zones["front line" if self.below(2) else "energy line"].append(self.placed(self.one(named), True))

    def theirs(self) -> Side:
        zones = {
            "front line": self.line(0, 4),
            "energy line": self.line(0, 3),
            "hand": self.cards(0, 7),
            "sideline": self.cards(0, 6),
            "removal area": self.cards(0, 2),
            "deck": self.cards(4, 12),
            "life area": self.cards(1, 7),
        }
        return self.side(zones)
