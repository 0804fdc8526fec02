"""Every text that is read is also played: in generated positions, until it has made a difference.

A round trip alone misses misreadings that print back the same; a text that never does anything is one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from quadriga.effects.node import Node, content
from quadriga.games.boards import Board, Boards, Placed, Side
from quadriga.games.ultraman import battle, cards, terms, timing
from quadriga.games.ultraman import describing as d
from quadriga.games.ultraman.bp import bp
from quadriga.games.ultraman.faces import CONTINUOUS, PAYMENT, STATE_MARKS, TYPES, EffectText
from quadriga.games.ultraman.playing import Charge
from quadriga.games.ultraman.table import Table, table
from quadriga.kernel.applied import Applied
from quadriga.kernel.chance import Chance, seeded
from quadriga.kernel.decisions import YES, arg_a, option, verb
from quadriga.kernel.state import answer

TRIES = 60
"""Positions per text; the rarest condition of the printed cards needs about twenty."""
MOST_ANSWERS = 120
KINDS = ("Ultra Hero", "Kaiju", "Ultra Mech")
HELPERS = (
    "Put the top card of another one of your DOUBLE or TRIPLE Ultra Hero into your hand.",
    "Put the top card of another one of your TRIPLE characters into its owner's hand.",
    "Return one card from your hand to the bottom of your deck.",
    "Discard one card from your hand.",
    "Send the top five cards of your deck to your discard area.",
    "Send one of your scenes to its owner's discard area.",
)
FREE = "[SIN][Activate](Once per turn)No cost → "
RAISED = "[SIN][DBL][TRP]This character's BP grade increases by 1."


def exercised(boards: Boards, card: Mapping[str, Any]) -> int:
    """How many effect texts of a card have resolved in a generated position and changed something."""
    return sum(1 for text in cards.build(card).texts if works(boards, card, text))


def works(boards: Boards, card: Mapping[str, Any], text: EffectText) -> bool:
    for seed in range(TRIES):
        t = table(boards.build(Position(card, text, seed).board()))
        if text.kind == CONTINUOUS:
            if changes_bp(t, card, text):
                return True
        elif resolves(t, card, text, seeded(seed), seed % 3 == 2):
            return True
    return False


def changes_bp(t: Table, card: Mapping[str, Any], text: EffectText) -> bool:
    """Is some BP another one without the text?"""
    t.lens.phase = 0
    on = [bp(t, k) for k in t.areas if k >= 0]
    bearers = [c for c in range(len(t.card)) if t.face(c).number == card["number"]]
    t.applied = t.applied + [Applied(battle.NEGATED, t.handle(c), 0, 99, 0, -1, text.number) for c in bearers]
    return on != [bp(t, k) for k in t.areas if k >= 0]


def resolves(t: Table, card: Mapping[str, Any], text: EffectText, chance: Chance, last: bool) -> bool:
    """Play on at random; does the text start, and does something happen because of it?

    `last`: its power is used after all others, for texts that ask what happened this turn.
    """
    for _ in range(MOST_ANSWERS):
        if happened_by(t, card, text):
            return True
        decision = t.decision
        if decision is None:
            break
        wanted = [i for i, o in enumerate(decision.options) if likely(t, o, card, text, last)]
        pool = wanted if wanted and chance.below(6) > 0 else list(range(len(decision.options)))
        answer(t, pool[chance.below(len(pool))])
    return happened_by(t, card, text)


def likely(t: Table, o: int, card: Mapping[str, Any], text: EffectText, last: bool) -> bool:
    """Doing is likelier than not, and the power in question before all others, or after them."""
    if verb(o) == terms.USE:
        mine = text.kind == PAYMENT and bool(t.face(arg_a(o)).number == card["number"])
        return mine != last
    return o == option(YES)


def happened_by(t: Table, card: Mapping[str, Any], text: EffectText) -> bool:
    started: set[int] = set()
    for e in t.log:
        if e.kind == "effect" and e.n == text.number and t.prints[e.face].number == card["number"]:
            started.add(e.obj)
        elif e.cause in started:
            return True
    return False


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

    def __init__(self, card: Mapping[str, Any], text: EffectText, seed: int) -> None:
        self.card = card
        self.text = text
        self.chance = seeded(seed * 31 + 7)
        self.made: dict[str, dict[str, Any]] = {}
        found = list(nodes(text.tree))
        self.names = [n.name for n in found if isinstance(n, d.NameIs)]
        self.names += [name for n in found if isinstance(n, Charge) for name in n.names.split("/")]
        self.names += [n.name for n in found if isinstance(n, d.ActivateWasUsed)]
        self.titles = [n.words for n in found if isinstance(n, d.NameHas)]
        self.types = [i for n in found if isinstance(n, (d.HasType, d.PrintedType)) for i in n.types]
        own = str(card.get("character", ""))
        self.names = list(dict.fromkeys([*self.names, own])) if own else list(dict.fromkeys(self.names))

    def pick(self, some: list[Any]) -> Any:
        return some[self.chance.below(len(some))]

    def make(self, key: str, **fields: Any) -> dict[str, Any]:
        """A made-up card; the same key is the same card."""
        if key not in self.made:
            number = f"EX-{len(self.made):03}"
            self.made[key] = {"number": number, "name": fields.pop("name", key), **fields}
        return self.made[key]

    def character(
        self, name: str, level: int, kind: str = "Ultra Hero", type_: int = -1, text: str = ""
    ) -> dict[str, Any]:
        chosen = type_ if type_ >= 0 else self.pick(self.types) if self.types else self.chance.below(4)
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
        charge = [self.charge(1) for _ in range(self.chance.below(4))]
        return Placed("this", self.card, face_down=opening, beneath=beneath + charge)

    def board(self) -> Board:
        scene = self.card["card_type"] == "Scene"
        helpers = [self.stack(f"HELPER {i}", 1, text=FREE + words) for i, words in enumerate(HELPERS)]
        others: list[Placed] = []
        for name in (self.names or ["FOLK"])[:4]:
            for state in (1, 2, 3):
                kind = self.pick(["Ultra Hero", "Ultra Hero", "Kaiju", "Ultra Mech"])
                others.append(self.stack(name, state, kind, charged=True, text=self.lively(state)))
        for kind in KINDS:
            for state in (1, 2, 3):
                others.append(self.stack(f"{kind.upper()} {state}", state, kind))
        others.append(self.stack("OLD", 4))
        others.append(Placed("extra", self.extra_kaiju()))
        watched = self.text.watches == timing.ENTERS_PLAY
        if watched:
            for one in others[:3]:
                one.face_down = True
        mine = others[:1] + ([] if scene else [self.this()]) + others[1:] + helpers
        if not scene and self.chance.below(4) == 0:
            mine = [mine[1], mine[0], *mine[2:]]
        theirs = [self.opponent(i) for i in range(len(mine))]
        sides = (Side(), Side())
        for side, areas in zip(sides, (mine, theirs), strict=True):
            side.zones["battle area"] = areas
            for zone, least in (("hand", self.pick([0, 3, 7, 14])), ("deck", 30), ("discard area", 26), ("exiled", 6)):
                side.zones[zone] = [self.loose() for _ in range(least)]
        lead = self.chance.below(2)
        phase = "open" if self.text.watches else "effect activation"
        if scene:
            lead, phase = self.put_scene(sides[0], lead)
        elif self.text.watches == timing.SCENE_ENTERS_PLAY:
            sides[0].zones["hand"].append(Placed("scene", self.scene_card(1)))
            mine[1].face_down = False
            lead, phase = 0, "set scene card"
        elif self.text.watches in (timing.DISCARDED, timing.ACTIVATE_RESOLVED, timing.SENT_FROM_DECK, timing.DREW):
            for one in mine:
                one.face_down = False
            phase = "effect activation"
        if not scene and self.chance.below(3) > 0:
            owner = self.chance.below(2)
            sides[owner].zones["scene area"] = [Placed("scene", self.scene_card(self.chance.below(5)))]
        if self.text.watches == timing.SENT_FROM_DECK:
            sides[0].zones["deck"][:4] = [Placed("this", self.card) for _ in range(4)]
            mine[1] = self.stack(str(self.card["character"]), max(1, int(self.card["level"]) - 1))
        return Board(sides, lead, phase, self.chance.below(1000), {}, {})

    def extra_kaiju(self) -> dict[str, Any]:
        """A Kaiju whose EXTRA BP is printed and in use."""
        values = {"SIN": 9000, "DBL": 12000, "EXT": 5000}
        fields = {"card_type": "Kaiju", "character": "EXTRA", "type": "HAZARD", "level": 5, "bp": values}
        return self.make("extra", **fields, text="[SIN]This character's BP becomes EXTRA.")

    def lively(self, state: int) -> str:
        return f"[{STATE_MARKS[state]}][Activate](Once per turn)No cost → Draw a card." if self.chance.below(2) else ""

    def put_scene(self, side: Side, lead: int) -> tuple[int, str]:
        if self.text.watches == timing.SCENE_ENTERS_PLAY:
            side.zones["hand"].append(Placed("this", self.card))
            return 0, "set scene card"
        side.zones["scene area"] = [Placed("this", self.card)]
        return lead, "effect activation"

    def opponent(self, i: int) -> Placed:
        """Somebody to face: of the TYPEs, names and kinds that the text asks about, in different states."""
        type_ = self.pick(self.types) if self.types and self.chance.below(4) else -1
        name = self.pick(self.names) if self.names and self.chance.below(2) else "FOE"
        kind = self.pick(list(KINDS))
        if kind == "Kaiju" and self.chance.below(3) == 0:
            top = self.character(name, 4, kind, type_)
            return Placed("foe", top)
        state = 1 + self.chance.below(4)
        found = self.stack(name, state, kind, text=RAISED if self.chance.below(3) == 0 else self.lively(state))
        if type_ >= 0:
            top = {**found.card, "type": TYPES[type_]}
            found.card = self.make(f"{top['name']} {top.pop('number')} {type_}", **top)
        return found

    def loose(self) -> Placed:
        """A card of a hand, a deck or a discard area."""
        if self.chance.below(5) == 0:
            return Placed("scene", self.scene_card(self.chance.below(5)))
        kind = self.pick(list(KINDS))
        level = 1 + self.chance.below(4) if kind != "Kaiju" else 4 + self.chance.below(4)
        strangers = ["FOLK", "ULTRA HERO 1", "KAIJU 1"]
        name = self.pick(self.names if self.names and self.chance.below(4) else strangers)
        if self.chance.below(4) == 0:
            kind, level = "Ultra Hero", 1 + self.chance.below(4)
        return Placed("loose", self.character(name, level, kind))

    def scene_card(self, round_: int) -> dict[str, Any]:
        title = self.pick(self.titles) if self.titles else "Some Scene"
        text = "《When this scene enters play》You may draw a card."
        return self.make(f"scene {title} {round_}", name=title, card_type="Scene", round=round_, text=text)
