"""Exercising abilities: each is played in generated positions until it makes a difference.

A round trip of the text alone misses misreadings that print back well. So a card is put into positions
in every part it can play, once as it is and once without one of its abilities, with the same
players making the same choices. What never differs is an ability that does nothing.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from quadriga.effects.node import Node, content
from quadriga.games.boards import Board, Placed, Side
from quadriga.games.game import Card as CardData
from quadriga.games.game import Game
from quadriga.games.guardians_arena.cards import build
from quadriga.games.guardians_arena.chapters.faces import TERRAINS, Ability, Card
from quadriga.games.guardians_arena.positions.board import GuardiansArenaBoards
from quadriga.kernel.cards import Face
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State, answer

POSITIONS = 240
"""Generated positions tried for one ability: most differ within the first ten."""
MOST_ANSWERS = 120

ROLES = {
    "standard bearer": ("shield",),
    "shield": ("shield",),
    "shield/terrain": ("shield",),
    "item/creature": ("item",),
    "terrain": ("terrain",),
    "upgrade": ("upgrade",),
    "downgrade": ("downgrade",),
    "guardian": ("guardian",),
    "spell": ("storage",),
    "item/hand": ("storage",),
    "bribery": ("storage",),
}
CREATURE_ROLES = ("duelist", "duelist", "fighter", "fighter", "under", "on", "pair")
COMMANDS = ("All your Beasts are +2 Vitality.", "Dispels opponents command card.")
TEXTS = (
    *COMMANDS,
    "Immune to fear.", "Immune to fire.", "Has a fire-based attack.", "Fear-based attack.", "+3 in the swamp",
    "+2 in the woods", "+2 in rivers and lakes", "+2 in the mountains", "+2 in Dry Heaps", "+2 in the Jungle",
    "+2 Vitality vs. Beasts.", "Destroys Mortals when used as a secondary attacker.", "4 pt. AOE attack.",
    "4 pt. AOE fireball.", "4 pt. AOE fear attack.", "Can heal one Mortal.", "Can heal one External.",
)  # fmt: skip
"""What the other creatures of a position can do, so that texts about such things find them."""
PHASES = ("combat", "combat", "combat", "discard", "stock")
GUARDIAN_PHASES = ("combat", "combat", "discard", "stock", "up-card")
HEALS = ("Can heal one Mortal.", "Can heal one External.", "Can heal one Elemental.")
NONE: list[int] = []
NEGATES = "Negates any Spell, Item, or Command Card effect (but not channeling)."


def working(face: Card) -> list[Ability]:
    """The abilities of a card that should make a difference somewhere."""
    return [a for a in face.abilities if not a.does_nothing() and not a.says_nothing_new()]


def differences(game: Game, entry: CardData) -> list[bool]:
    """Of each ability that should work, whether it has made a difference in a generated position."""
    face = build(entry)
    return [makes_a_difference(game, entry, face.abilities.index(a)) for a in working(face)]


def makes_a_difference(game: Game, entry: CardData, ability: int, positions: int = POSITIONS) -> bool:
    face = build(entry)
    count, words = len(face.abilities), _names_in(face.abilities[ability])
    roles = ROLES.get(str(entry["type"]).lower(), CREATURE_ROLES)
    for seed in range(positions):
        role = roles[seed % len(roles)]
        whole = _trace(game, entry, role, seed, words, NONE)
        if whole != _trace(game, entry, role, seed, words, [ability]):
            return True
        others = [i for i in range(count) if i != ability]  # two abilities of a card may say the same twice
        if others and _trace(game, entry, role, seed, words, others) != _trace(
            game, entry, role, seed, words, [*others, ability]
        ):
            return True
    return False


def _names_in(value: Any) -> list[str]:
    """Classes and names that the ability speaks of: somebody in the position should have them."""
    if isinstance(value, Node):
        value = content(value)
    if isinstance(value, str):
        return [value]  # the only strings of a program are names
    if isinstance(value, (list, tuple)):
        return [word for part in value for word in _names_in(part) if word]
    return []


def _trace(game: Game, entry: CardData, role: str, seed: int, words: list[str], without: list[int]) -> list[Any]:
    """Everything offered and told in one turn of a generated position."""
    chance = random.Random(seed)
    s = _position(game, entry, role, chance, words, without)
    told: list[Any] = []
    for _ in range(MOST_ANSWERS):
        d = s.decision
        if d is None:
            break
        told.append((d.player, d.kind, tuple(d.options)))
        answer(s, _choice(game, s, entry, chance))
    told += [(e.kind, e.player, slot_of(e.obj), e.n, e.source, e.target) for e in s.log]
    return told


def _choice(game: Game, s: State, entry: CardData, chance: random.Random) -> int:
    """Mostly do something, above all with the card in question; never stand still."""
    labels = game.labels(s)
    roll = chance.random()
    name = str(entry["name"])
    mine = [i for i, label in enumerate(labels) if name in label]
    if mine and roll < 0.7:
        return mine[int(roll * 1000) % len(mine)]
    busy = max(1, len(labels) - 1)  # to pass is the last option
    return int(roll * 7919) % (busy if roll < 0.9 else len(labels))


def _position(
    game: Game, entry: CardData, role: str, chance: random.Random, words: list[str], without: list[int]
) -> State:
    boards = game.boards()
    assert isinstance(boards, GuardiansArenaBoards)
    made = _Maker(boards, chance, words, str(entry.get("text", "")))
    card = Placed(str(entry["name"]), {**entry, "number": "X"})
    mine = made.side(card, role)
    theirs = made.side(card if role == "downgrade" else None, role)
    if role == "downgrade":
        mine = made.side(None, role)
    terrain = made.terrain() if role != "terrain" else [card]
    if terrain:
        mine.zones["terrain left"] = terrain
    phases = GUARDIAN_PHASES if role == "guardian" else PHASES
    board = Board((mine, theirs), chance.randrange(2), chance.choice(phases), seed=1)
    board.options["turn_limit"] = 3
    board.values["number"] = 2

    def change(face: Face) -> None:
        if isinstance(face, Card) and face.number == "X":
            for i in sorted(without, reverse=True):
                _take(face, i)

    return boards.build(board, change)


def _take(face: Card, i: int) -> None:
    """The card without one of its abilities."""
    gone = face.abilities[i]
    face.abilities = face.abilities[:i] + face.abilities[i + 1 :]
    gone.take_off(face)


class _Maker:
    """Makes up the other cards of a position."""

    def __init__(self, boards: GuardiansArenaBoards, chance: random.Random, words: list[str], text: str) -> None:
        self.boards, self.chance, self.words = boards, chance, words
        said = text.lower()
        self.lands = [land for land in TERRAINS if any(word in said for word in land.lower().split())]
        self.texts = [*TEXTS, *(HEALS * 10 if "is destroyed" in said else ())]
        self.made = 0
        self.sides = 0

    def card(
        self, kind: str, printed: tuple[int, ...], text: str = "", fields: Mapping[str, Any] | None = None
    ) -> Placed:
        self.made += 1
        label = f"{kind} Z{self.made}"
        return Placed(label, self.boards.made_up(f"Z-{self.made}", label, printed, text, fields or {}))

    def creature(self, strong: bool = False) -> Placed:
        chance = self.chance
        fields: dict[str, Any] = {
            "type": chance.choice(("mortal", "elemental", "external")),
            "size": chance.choice("SML"),
            "ocb": chance.choice((0, 0, 3)),
            "bribery": chance.sample(["Babes", "Beer", "Gold"], chance.randrange(4)),
            "flying": chance.random() < 0.25,
            "channeling": chance.random() < 0.5,
        }
        fields["class"] = "Beast"
        if self.words and chance.random() < 0.6:
            word = chance.choice(self.words)
            fields["class"] = f"{word}/Beast"
            if chance.random() < 0.3:
                fields["name"] = word
        text = ""
        if chance.random() < 0.6:
            text = chance.choice(self.texts)
        if text in COMMANDS:
            fields["command"] = True
        if chance.random() < 0.25:
            fields["red"] = chance.randrange(1, 12)
        return self.card("Beast", (chance.choice((2, 4, 5, 6, 8, 12)) + (3 if strong else 0),), text, fields)

    def supporter(self) -> Placed:
        one = self.creature()
        one.card = {
            **one.card,
            "command": False,
            "text": "",
            self.chance.choice(("ranged", "channeler")): self.chance.randrange(1, 6),
        }
        return one

    def storage(self) -> list[Placed]:
        chance = self.chance
        pool = [
            self.card("Spell", (3,), NEGATES),
            self.card("Spell", (3,), "+3 Vitality to one of your Creatures."),
            self.card("Tool", (3,), "+2 Vitality to one of your Creatures."),
            Placed("Babes", self.boards.made_up("Z-babes", "Babes", (9,), "", {})),
            Placed("Beer", self.boards.made_up("Z-beer", "Beer", (9,), "", {})),
            Placed("Gold", self.boards.made_up("Z-gold", "Gold", (9,), "", {})),
        ]
        if self.words:
            pool.append(self.card("Spell", (3,), NEGATES, {"name": self.words[0]}))
        return chance.sample(pool, chance.randrange(5))

    def terrain(self) -> list[Placed]:
        if self.chance.random() < 0.2:
            return []
        kind = self.chance.choice(list(TERRAINS))
        if self.lands and self.chance.random() < 0.5:
            kind = self.chance.choice(self.lands)
        return [Placed(kind, self.boards.made_up(f"Z-{kind}", kind, (5,), "", {}))]

    def shield(self) -> Placed:
        return self.card("Shield", (self.chance.randrange(3, 16),))

    def side(self, card: Placed | None, role: str) -> Side:
        """One side in combat at the left space of A; `card` plays its role there."""
        chance = self.chance
        duelist = self.creature(True)
        zones: dict[str, list[Placed]] = {}
        fighters = [self.creature() for _ in range(chance.randrange(3))]
        storage = self.storage()
        under = self.supporter() if chance.random() < 0.7 else None
        shield = self.shield()
        item = self.card("Item", (3,), "+2 Vitality.") if chance.random() < 0.3 else None
        if card is not None:
            if role in ("duelist", "pair"):
                duelist = Placed(card.label, card.card)
            if role in ("fighter", "pair"):
                fighters.append(Placed(card.label, card.card))
            if role == "under":
                under = Placed(card.label, card.card)
            if role == "on":
                zones["centre"] = [Placed(card.label, card.card)]
            if role == "storage":
                storage.append(card)
            if role == "shield":
                shield = card
            if role == "item":
                item = card
            if role == "guardian":
                zones["guardian"] = [card]
            if role in ("upgrade", "downgrade"):
                zones["upgrade left"] = [card]
                zones["left"] = [self.creature()]
                zones["left"][0].beneath = [self.shield()]
        duelist.beneath = [shield, item] if item is not None else [shield]
        # The first side made is A's, whose left space is B's right.
        zones["space left" if self.sides == 0 else "space right"] = [duelist]
        self.sides += 1
        if chance.random() < 0.4:
            second = self.creature(True)
            second.beneath = [self.shield()]
            zones["space centre"] = [second]
        if chance.random() < 0.3:
            zones["upgrade right"] = [self.card("Upgrade", (5,))]
        zones["pen"] = fighters + ([self.shield()] if chance.random() < 0.5 else [])
        zones["storage"] = storage
        if chance.random() < 0.4:
            zones["hand"] = [self.creature() for _ in range(chance.randrange(3))]
        zones["discard"] = [self.creature() for _ in range(chance.randrange(3))]
        if under is not None:
            zones["under left" if self.sides == 1 else "under right"] = [under]  # below the Duel
        zones.setdefault(
            "deck", [self.creature(), self.creature(), self.shield(), self.creature(), self.creature(), self.creature()]
        )
        values = {"stones": chance.randrange(4), "lost shields": chance.randrange(3), "up": chance.randrange(9)}
        return Side(zones, values)
