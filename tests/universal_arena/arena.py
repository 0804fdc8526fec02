"""A table of Universal Arena with the moves that its tests make all the time."""

from __future__ import annotations

from typing import Any

from quadriga.games.universal_arena.chapters.table import Table as ArenaState
from quadriga.games.universal_arena.chapters.table import table as arena_state
from quadriga.kernel.decisions import DONE, arg_a, option, verb
from quadriga.scenario.table import Table

ANSWERS = ("combat", "follow-up", "counter")


class Arena(Table):
    def __init__(self) -> None:
        super().__init__("universal-arena")

    @property
    def g(self) -> ArenaState:
        return arena_state(self.state)

    def play(self, who: str, card: str, at: str = "", zone: str = "", x: int | None = None) -> None:
        """Play a card with everything that is asked about it."""
        player = self.A if who == "A" else self.B
        asked = self.asked
        self.asked = {"target", "zone"}
        player.plays(card)
        while self.decision is not None and self.decision.kind in ("target", "zone", "x"):
            kind = self.decision.kind
            wanted = {"target": at, "zone": zone, "x": "" if x is None else str(x)}[kind]
            if wanted:
                player.answers(wanted)
            else:
                self._answer(0)
        self.asked = asked

    def offered(self) -> list[str]:
        """Names of the cards that can be played or picked now."""
        d = self.decision
        assert d is not None
        return [self.label(arg_a(o)) for o in d.options if verb(o) != DONE]

    def can_pass(self) -> bool:
        d = self.decision
        return d is not None and option(DONE) in d.options

    def passes(self) -> None:
        d = self.decision
        assert d is not None
        self._answer(d.options.index(option(DONE)))

    def resolve(self) -> None:
        """Pass until nobody has anything to add to this Combat Round."""
        while self.decision is not None and self.decision.kind in ANSWERS:
            self.passes()

    def place(self, A: object = "", B: object = "", ask: str = "", **more: Any) -> None:
        """Lay out a board on which no round has to be opened, unless its options say so."""
        options = {"must_open": 0, **more.pop("options", {})}
        super().place(A, B, ask, options=options, **more)

    def end_the_turn(self) -> None:
        """Resolve what is open, end the turn, and stand in the Movement Round of the next."""
        turn = self.state.turn
        while self.decision is not None and self.state.turn == turn:
            self.passes()

    def kinds(self) -> list[str]:
        return [e.kind for e in self.state.log]

    def told(self, *kinds: str) -> list[tuple[str, str]]:
        """Events of these kinds with the card or character they are about, in order."""
        found = []
        for e in self.state.log:
            if e.kind in kinds:
                found.append((e.kind, self.state.faces[e.face].name if e.obj >= 0 else ""))
        return found

    def numbers(self, kind: str) -> list[int]:
        return [e.n for e in self.state.log if e.kind == kind]

    def has(self, name: str) -> list[str]:
        """The statuses of a character: Weak 2/3, Root 1."""
        marks: list[str] = self[name].marks
        return marks

    def line(self, who: str) -> list[str]:
        g = self.g
        seat = 0 if who == "A" else 3
        return [self.label(g.line[seat + k]) if g.line[seat + k] >= 0 else "-" for k in range(3)]


def page(**fields: Any) -> dict[str, Any]:
    """A character's page for `Table.card`: statuses as lines by name, innates as texts."""
    return fields


def hit(
    has: list[str] | None = None,
    innates: list[str] | None = None,
    card: str = "attack 10",
    shield: int = 0,
    hp: int = 100,
) -> Arena:
    """Ava's A1 hits Bea, who is as told."""
    table = Arena()
    table.card("Bea", **page(has=has or [], innates=innates or [], shield=shield, **{"standing at": hp}))
    table.place(A=f"line: Ava; hand: A1 {card}", B="line: Bea, Bob, Ben")
    table.play("A", "A1", at="Bea")
    table.resolve()
    return table


def after_turn_end(*has: str, **fields: object) -> Arena:
    """Ava with these statuses, one Turn End later."""
    table = Arena()
    table.card("Ava", **page(has=list(has), **fields))
    table.place(A="line: Ava, Abe", B="line: Bea")
    table.end_the_turn()
    return table


def after_play(*has: str, cost: int = 2) -> Arena:
    """Ava with these statuses after her team mate Abe has played a card."""
    table = Arena()
    table.card("Ava", **page(has=list(has)))
    table.place(A=f"line: Ava, Abe; hand: A1 attack 1 of Abe for {cost}", B="line: Bea")
    table.play("A", "A1")
    return table


def using(text: str, *has: str, target: str = "1 Enemy", on_bea: tuple[str, ...] = (), **fields: object) -> Arena:
    """Ava uses a Special with this text on Bea."""
    table = Arena()
    table.card("Ava", **page(has=list(has), **fields))
    table.card("Bea", **page(has=list(on_bea)))
    table.place(A=f'line: Ava, Abe; hand: A1 special "{text}" {{target: {target}}}', B="line: Bea, Bob, Ben")
    table.play("A", "A1", at="Bea" if target == "1 Enemy" else "")
    table.resolve()
    return table
