"""Positions in which a text can be tried out: whatever it speaks of lies somewhere on the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from quadriga.effects.node import Node, content
from quadriga.games.boards import Board, Placed, Side
from quadriga.games.ultraman import cards
from quadriga.games.ultraman.chapters import marks, timing
from quadriga.games.ultraman.chapters.battle import level_of, may_level_up, types_of
from quadriga.games.ultraman.chapters.bp import bp, unaffected
from quadriga.games.ultraman.chapters.faces import CONTINUOUS, STATE_MARKS, TYPES, EffectText
from quadriga.games.ultraman.chapters.powers import text_active
from quadriga.games.ultraman.chapters.progression import silenced
from quadriga.games.ultraman.chapters.standing import banned
from quadriga.games.ultraman.chapters.table import Table
from quadriga.games.ultraman.chapters.triggers import stopped
from quadriga.games.ultraman.chapters.zones import held_back
from quadriga.games.ultraman.vocabulary.gifts import BP_EVENTS
from quadriga.games.ultraman.vocabulary.powers import Charge
from quadriga.games.ultraman.vocabulary.tests import HasTypes, NameHas, NameIs
from quadriga.kernel.applied import Applied

KINDS = ("Ultra Hero", "Kaiju", "Ultra Mech")
HELPERS = (
    "Put the top card of another one of your DOUBLE or TRIPLE Ultra Hero into your hand.",
    "Put the top card of another one of your TRIPLE characters into its owner's hand.",
    "Return one card from your hand to the bottom of your deck.",
    "Discard one card from your hand.",
    "Send the top five cards of your deck to your discard area.",
    "Send one of your scenes to its owner's discard area.",
    "Exile one card in your discard area from the game.",
    "Put one card from your discard area into your hand.",
    "Your opponent discards one card from their hand.",
    "Draw a card.",
)
FREE = "[SIN][Activate](Once per turn)No cost → "
CHANGED = (
    "[SIN][DBL][TRP]This character's BP grade increases by 1.",
    "[SIN][DBL][TRP]This character's BP grade decreases by 1.",
    "[SIN][DBL][TRP]This character also has TYPE 【POWER】 and 【SPEED】.",
)
ATTACKS = (
    "Give all opponent's characters -1000 BP each for this turn.",
    "Give all opponent's characters a BP grade decrease by 1 for this turn.",
)
"""What an opponent does, for texts that wait for it."""


def trial(card: Mapping[str, Any], below: Callable[[int], int]) -> Board:
    """A random position in which one of the card's texts may come to work."""
    texts = cards.build(card).texts
    return Position(card, texts[below(len(texts))], below).board()


def changes_bp(t: Table, c: int, text: EffectText) -> bool:
    """Is some character another one without this continuous text of the card in slot `c`: its BP, TYPEs, freedom …?"""
    if text.kind != CONTINUOUS or not text_active(t, c, text):
        return False
    characters = [k for k in t.areas if k >= 0]
    on = [as_given(t, k) for k in characters]
    before = t.applied
    t.applied = [*before, Applied(marks.NEGATED, t.handle(c), 0, t.turn, 0, -1, text.number)]
    off = [as_given(t, k) for k in characters]
    t.applied = before
    return on != off


def as_given(t: Table, k: int) -> tuple[object, ...]:
    """What continuous texts can change of a character."""
    immune = [unaffected(t, k, kind) for kind in range(marks.BP_MINUS + 1)]
    bans = [banned(t, t.side[k], [ban]) for ban in range(marks.PILE_SAFE)] + [silenced(t, k)]
    free = may_level_up(t, k), held_back(t, k), stopped(t, t.top(k)), immune, bans
    return bp(t, k), types_of(t, k), level_of(t, k), *free


def nodes(tree: object) -> Iterator[Node]:
    if isinstance(tree, Node):
        yield tree
        for part in content(tree):
            yield from nodes(part)
    elif isinstance(tree, list):
        for part in tree:
            yield from nodes(part)


class Position:
    """A rich board around one card: whatever its text speaks of lies somewhere on it."""

    def __init__(self, card: Mapping[str, Any], text: EffectText, below: Callable[[int], int]) -> None:
        self.card = card
        self.text = text
        self.below = below
        self.made: dict[str, dict[str, Any]] = {}
        found = list(nodes(text.tree))
        self.names = [n.name for n in found if isinstance(n, NameIs)]
        self.names += [name for n in found if isinstance(n, Charge) for name in n.names.split("/")]
        self.titles = [n.words for n in found if isinstance(n, NameHas)]
        self.types = [i for n in found if isinstance(n, HasTypes) for i in n.types]
        own = str(card.get("character", ""))
        self.names = list(dict.fromkeys([*self.names, own])) if own else list(dict.fromkeys(self.names))

    def pick(self, some: list[Any]) -> Any:
        return some[self.below(len(some))]

    def make(self, key: str, **fields: Any) -> dict[str, Any]:
        """A made-up card; the same key is the same card."""
        if key not in self.made:
            number = f"EX-{len(self.made):03}"
            self.made[key] = {"number": number, "name": fields.pop("name", key), **fields}
        return self.made[key]

    def character(
        self, name: str, level: int, kind: str = "Ultra Hero", type_: int = -1, text: str = ""
    ) -> dict[str, Any]:
        chosen = type_ if type_ >= 0 else self.pick(self.types) if self.types else self.below(4)
        title = self.pick(self.titles) if self.titles else name
        values = {mark: 3000 + 2000 * i for i, mark in enumerate(STATE_MARKS[1:])}
        fields: dict[str, Any] = {"card_type": kind, "character": name, "type": TYPES[chosen], "level": level}
        fields["bp"] = values
        if text:
            fields["text"] = text
        return self.make(f"{title} {name} {kind} {level} {chosen} {text}", name=title, **fields)

    def stack(self, name: str, state: int, kind: str = "Ultra Hero", charged: bool = False, text: str = "") -> Placed:
        low = 5 if kind == "Kaiju" and state < 4 else 1
        piled = [self.character(name, low + i, kind, text=text if i == state - 1 else "") for i in range(state)]
        beneath = [Placed(str(c["name"]), c) for c in reversed(piled[:-1])]
        if charged:
            beneath += [self.charge(1 + i % 3) for i in range(4)]
        return Placed(str(piled[-1]["name"]), piled[-1], beneath=beneath)

    def charge(self, level: int) -> Placed:
        return Placed("charge", self.character(self.pick(self.names or ["FOLK"]), level), face_down=True)

    def this(self) -> Placed:
        """The card itself, in a state in which its text is active."""
        states = [state for state in range(1, 5) if self.text.states >> state & 1] or [1]
        state = self.pick(states)
        level, kind = int(self.card["level"]), str(self.card["card_type"])
        beneath = []
        for i in range(1, state):
            lower = self.character(str(self.card["character"]), level - i, kind)
            beneath.append(Placed("lower", lower))
        opening = self.text.watches != 0
        charge = [self.charge(1) for _ in range(self.below(4))]
        return Placed("this", self.card, face_down=opening, beneath=beneath + charge)

    def board(self) -> Board:
        scene = self.card["card_type"] == "Scene"
        helpers = [self.stack(f"HELPER {i}", 1, text=FREE + words) for i, words in enumerate(HELPERS)]
        lean = self.below(4) == 0
        """One position in four has little of what the others have: for "you do not have", "no …", "or fewer"."""
        others: list[Placed] = []
        for name in (self.names or ["FOLK"])[:4]:
            for state in (1, 2, 3):
                kind = self.pick(["Ultra Hero", "Ultra Hero", "Kaiju", "Ultra Mech"])
                others.append(self.stack(name, state, kind, charged=True, text=self.lively(state)))
        if lean:
            kind = self.pick(list(KINDS))
            names = self.names or ["FOLK"]
            others = [self.stack(self.pick(names), 1 + self.below(2), kind) for _ in range(self.below(3))]
            others.append(self.stack("LONE", 1, kind))
        else:
            for kind in KINDS:
                for state in (1, 2, 3):
                    others.append(self.stack(f"{kind.upper()} {state}", state, kind))
            others.append(self.stack("OLD", 4))
            others.append(Placed("extra", self.extra_kaiju()))
        if self.types and self.below(3) == 0:  # while this character has TYPE …: somebody gives it
            words = f"[SIN]All your characters also have TYPE 【{TYPES[self.types[0]]}】."
            others.append(self.stack("GIVER", 1, text=words))
        watched = self.text.watches == 1 << timing.ENTERS_PLAY
        if watched:
            for one in others[:3]:
                one.face_down = True
        mine = others[:1] + ([] if scene else [self.this()]) + others[1:] + ([] if lean and self.below(2) else helpers)
        if not scene and self.below(4) == 0:
            mine = [mine[1], mine[0], *mine[2:]]
        theirs = [self.opponent(i) for i in range(len(mine))]
        sides = (Side(), Side())
        for side, areas in zip(sides, (mine, theirs), strict=True):
            side.zones["battle area"] = areas
            sizes = {"hand": self.pick([0, 3, 7, 14]), "deck": 30, "discard area": 26, "exiled": 6}
            if lean and self.below(2):
                sizes["discard area"] = sizes["exiled"] = 0
            for zone, least in sizes.items():
                side.zones[zone] = [self.loose() for _ in range(least)]
        lead = self.below(2)
        phase = "open" if self.text.watches else "effect activation"
        if scene:
            lead, phase = self.put_scene(sides[0], lead)
        elif self.text.watches == 1 << timing.SCENE_ENTERS_PLAY:
            sides[0].zones["hand"].append(Placed("scene", self.scene_card(1)))
            mine[1].face_down = False
            lead, phase = 0, "set scene card"
        elif self.text.watches and not self.text.watches & (1 << timing.ENTERS_PLAY | 1 << timing.SCENE_ENTERS_PLAY):
            for one in mine:
                one.face_down = False
            phase = "effect activation"
        if not scene and self.below(3) > 0:
            owner = self.below(2)
            sides[owner].zones["scene area"] = [Placed("scene", self.scene_card(self.below(5)))]
        if self.text.own_zone and not scene:
            for zone in ("deck", "hand", "discard area"):
                sides[0].zones[zone][:4] = [Placed("this", self.card) for _ in range(4)]
            mine[1] = self.stack(str(self.card["character"]), max(1, int(self.card["level"]) - 1))
        return Board(sides, lead, phase, self.below(1000), {}, {})

    def extra_kaiju(self) -> dict[str, Any]:
        """A Kaiju whose EXTRA BP is printed and in use."""
        values = {"SIN": 9000, "DBL": 12000, "EXT": 5000}
        fields = {"card_type": "Kaiju", "character": "EXTRA", "type": "HAZARD", "level": 5, "bp": values}
        return self.make("extra", **fields, text="[SIN]This character's BP becomes EXTRA.")

    def lively(self, state: int) -> str:
        return f"[{STATE_MARKS[state]}][Activate](Once per turn)No cost → Draw a card." if self.below(2) else ""

    def put_scene(self, side: Side, lead: int) -> tuple[int, str]:
        if self.text.watches == 1 << timing.SCENE_ENTERS_PLAY:
            side.zones["hand"].append(Placed("this", self.card))
            return 0, "set scene card"
        side.zones["scene area"] = [Placed("this", self.card)]
        return lead, "effect activation"

    def opponent(self, i: int) -> Placed:
        """Somebody to face: of the TYPEs, names and kinds that the text asks about, in different states."""
        type_ = self.pick(self.types) if self.types and self.below(4) else -1
        name = self.pick(self.names) if self.names and self.below(2) else "FOE"
        kind = self.pick(list(KINDS))
        if kind == "Kaiju" and self.below(3) == 0:
            top = self.character(name, 4, kind, type_)
            return Placed("foe", top)
        state = 1 + self.below(4)
        if self.text.watches & BP_EVENTS and i < len(ATTACKS):
            return self.stack(name, 1, kind, text=FREE + ATTACKS[i])
        text = self.pick(list(CHANGED)) if self.below(3) == 0 else self.lively(state)
        found = self.stack(name, state, kind, text=text)
        if type_ >= 0:
            top = {**found.card, "type": TYPES[type_]}
            found.card = self.make(f"{top['name']} {top.pop('number')} {type_}", **top)
        return found

    def loose(self) -> Placed:
        """A card of a hand, a deck or a discard area."""
        if self.below(5) == 0:
            return Placed("scene", self.scene_card(self.below(5)))
        kind = self.pick(list(KINDS))
        level = 1 + self.below(4) if kind != "Kaiju" else 4 + self.below(4)
        strangers = ["FOLK", "ULTRA HERO 1", "KAIJU 1"]
        name = self.pick(self.names if self.names and self.below(4) else strangers)
        if self.below(4) == 0:
            kind, level = "Ultra Hero", 1 + self.below(4)
        return Placed("loose", self.character(name, level, kind))

    def scene_card(self, round_: int) -> dict[str, Any]:
        title = self.pick(self.titles) if self.titles else "Some Scene"
        text = "《When this scene enters play》You may draw a card."
        return self.make(f"scene {title} {round_}", name=title, card_type="Scene", round=round_, text=text)
