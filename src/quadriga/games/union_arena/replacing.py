"""Instead: what would sideline a card is replaced by something else (ua.text.instead.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import register
from quadriga.effects.program import Filter, Group
from quadriga.games.union_arena import procedures as proc
from quadriga.games.union_arena import verbs
from quadriga.games.union_arena.abilities import happened
from quadriga.games.union_arena.at_work import numbers, standing_kinds
from quadriga.games.union_arena.prohibitions import forbidden
from quadriga.games.union_arena.sidelining import sideline, switch_line, take_top_card
from quadriga.games.union_arena.standing import MOVE, ON_ENERGY, SAVES, Standing
from quadriga.games.union_arena.table import FRONT, SIDELINE, Table, table
from quadriga.games.union_arena.timing import MOVED, SIDELINED
from quadriga.kernel.decisions import NO, arg_a, option, verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# What is done instead
SIDELINE_THIS: Final = 1
TOP_CARD: Final = 2

RULES: Final = ["ua.sideline.1", "ua.sideline.2", "ua.sideline.3", "ua.trig.special.1", "ua.trig.color.red"]
"""The rules by which cards are sidelined, for a frame to name one by its number."""

# groups of a frame: the cards that would be sidelined, and the card that acts for each (-1: none)
CARDS: Final = 0
ACTING: Final = 1


@dataclass(eq=False)
class SavesAnother(Standing):
    """If one of these would be sidelined, this character may be sidelined instead; the saved one moves back."""

    who: Group
    named: Filter
    """How the text names the saved one again."""

    def kinds(self) -> int:
        return SAVES

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        return SIDELINE_THIS if c != f.source & 4095 and self.who.has(s, f, c) else 0


@dataclass(eq=False)
class SavesBase(Standing):
    """Only the top card of this Raided character goes, not the whole of it (ua.raid.28)."""

    def kinds(self) -> int:
        return SAVES

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        return TOP_CARD if c == f.source & 4095 and table(s).raided(c) else 0


def acting(g: Table, c: int) -> list[tuple[int, int]]:
    """Cards whose text may act when `c` would be sidelined, and what they do."""
    return numbers(g, SAVES, c)


def sideline_together(g: Table, cards: list[int], rule: str, cause: int = -1) -> bool:
    """Sideline field cards at once. True: somebody may have it replaced, so that it is asked for first."""
    if standing_kinds(g) & SAVES:
        for c in cards:
            if acting(g, c):
                frame = Frame(proc.SIDELINING, cause, g.owner[c])
                frame.x = [RULES.index(rule)]
                frame.sets = [[g.handle(x) for x in cards], []]
                g.push(frame)
                return True
    for c in cards:
        sideline(g, c, rule, cause)
    return False


def sidelined(g: Table, handles: list[int]) -> list[int]:
    """Which of these objects were sidelined in this turn; their new handles."""
    found: list[int] = []
    for h in handles:
        now = g.handle(h & 4095)
        for entry in g.history:
            if entry[0] == SIDELINED and entry[5] == now:
                found.append(now)
                break
    return found


def step(g: Table, f: Frame) -> None:
    """Each card's player picks one replacement or none, then all of it happens (ua.text.instead.2)."""
    cards = f.sets[CARDS]
    if f.phase == 1:
        f.phase = 0
        act = g.handle(arg_a(g.picked)) if verb(g.picked) == verbs.REPLACE else -1
        f.sets[ACTING] = f.sets[ACTING] + [act]
    while len(f.sets[ACTING]) < len(cards):
        h = cards[len(f.sets[ACTING])]
        options: list[int] = []
        for src, _ in acting(g, h & 4095):
            free = g.handle(src) == h or g.handle(src) not in cards
            if free and g.handle(src) not in f.sets[ACTING]:
                options.append(option(verbs.REPLACE, src))
        if options:
            f.phase = 1
            options.append(option(NO))
            g.ask(g.owner[h & 4095], "instead", options, "ua.text.instead.2", h)
            return
        f.sets[ACTING] = f.sets[ACTING] + [-1]
    g.pop()
    rule = RULES[f.x[0]]
    for i in range(len(cards)):
        h = cards[i]
        if not g.here(h):
            continue
        if f.sets[ACTING][i] < 0:
            sideline(g, h & 4095, rule, f.source)
        else:
            replace(g, h & 4095, f.sets[ACTING][i] & 4095)


def replace(g: Table, c: int, src: int) -> None:
    """What is done instead; the first event never happened (ua.text.instead.1)."""
    if g.recording:
        g.emit("instead", "ua.text.instead.1", g.owner[c], g.handle(c), cause=g.handle(src))
    if src == c:
        take_top_card(g, c, SIDELINE, "ua.raid.28", g.handle(src))
        return
    sideline(g, src, "ua.text.instead.1", g.handle(src))
    if g.place(c) == FRONT and not forbidden(g, MOVE, c, -1) and not forbidden(g, ON_ENERGY, c, -1):
        switch_line(g, c, "ua.text.instead.1", g.handle(src))
        happened(g, MOVED, g.owner[c], g.handle(c), g.handle(src))


register(SavesAnother, SavesBase)
