"""Instead: what would sideline a card is replaced by something else (ua.text.instead.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import register
from quadriga.effects.program import Filter, Group
from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters import verbs
from quadriga.games.union_arena.chapters.moving import move_over
from quadriga.games.union_arena.chapters.prohibitions import forbidden
from quadriga.games.union_arena.chapters.sidelining import sideline, take_top_card
from quadriga.games.union_arena.chapters.standing_effects import loses_abilities, numbers, standing_kinds
from quadriga.games.union_arena.chapters.table import FRONT, SIDELINE, Falling, Table, table
from quadriga.games.union_arena.chapters.timing import SIDELINED
from quadriga.games.union_arena.vocabulary.standing import MOVE, ON_ENERGY, SAVES, Standing
from quadriga.kernel.decisions import NO, arg_a, option, verb
from quadriga.kernel.frames import AGAIN, END, NEXT, Frame, Step
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State

# What is done instead
SIDELINE_THIS: Final = 1
TOP_CARD: Final = 2


@dataclass(eq=False)
class SavesAnother(Standing):
    """If one of these would be sidelined, this character may be sidelined instead; the saved one moves back."""

    who: Group
    named: Filter
    """How the text names the saved one again."""

    def kinds(self) -> int:
        return SAVES

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        return SIDELINE_THIS if c != slot_of(f.source) and self.who.has(s, f, c) else 0


@dataclass(eq=False)
class SavesBase(Standing):
    """Only the top card of this Raided character goes, not the whole of it (ua.raid.28)."""

    def kinds(self) -> int:
        return SAVES

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        return TOP_CARD if c == slot_of(f.source) and table(s).raided(c) else 0


def acting(g: Table, c: int) -> list[tuple[int, int]]:
    """Cards whose text may act when `c` would be sidelined, and what they do."""
    return numbers(g, SAVES, c)


def sideline_together(g: Table, cards: list[int], rule: str, cause: int = -1) -> bool:
    """Sideline field cards at once. True: somebody may have it replaced, so that it is asked for first."""
    if standing_kinds(g) & SAVES:
        for c in cards:
            if acting(g, c):
                frame = proc.SideliningFrame(cause, g.owner[c])
                frame.rule = rule
                frame.cards = [g.handle(x) for x in cards]
                g.push(frame)
                return True
    g.scratch.falling = []
    for c in cards:
        fall(g, c, rule, cause)
    g.scratch.falling = []
    return False


def fall(g: Table, c: int, rule: str, cause: int) -> None:
    """One of several that are sidelined at once: those that went before it still see it go (ua.simul.6)."""
    place, raided, lost = g.place(c), g.raided(c), loses_abilities(g, c)
    g.scratch.falling = g.scratch.falling + [Falling(sideline(g, c, rule, cause), place, raided, lost)]


def sidelined(g: Table, handles: list[int]) -> list[int]:
    """Which of these objects were sidelined in this turn; their new handles."""
    found: list[int] = []
    for h in handles:
        now = g.handle(slot_of(h))
        for entry in g.history:
            if entry.kind == SIDELINED and entry.obj == now:
                found.append(now)
                break
    return found


def sidelining(f: Frame) -> proc.SideliningFrame:
    assert isinstance(f, proc.SideliningFrame)
    return f


class AskForReplacement(Step):
    """Each card's player picks one replacement or none (ua.text.instead.2) …"""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        d = sidelining(f)
        while len(d.acting) < len(d.cards):
            h = d.cards[len(d.acting)]
            options: list[int] = []
            for src, _ in acting(g, slot_of(h)):
                free = g.handle(src) == h or g.handle(src) not in d.cards
                if free and g.handle(src) not in d.acting:
                    options.append(option(verbs.REPLACE, src))
            if options:
                options.append(option(NO))
                g.ask(g.owner[slot_of(h)], "instead", options, "ua.text.instead.2", h)
                return NEXT
            d.acting = d.acting + [-1]
        return SIDELINE_OR_REPLACE.number


class ChooseReplacement(Step):
    def run(self, s: State, f: Frame) -> int:
        d = sidelining(f)
        d.acting = d.acting + [s.handle(arg_a(s.picked)) if verb(s.picked) == verbs.REPLACE else -1]
        return AGAIN


class SidelineOrReplace(Step):
    """… then all of it happens."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        d = sidelining(f)
        g.scratch.falling = []
        for i in range(len(d.cards)):
            h = d.cards[i]
            if not g.here(h):
                continue
            if d.acting[i] < 0:
                fall(g, slot_of(h), d.rule, d.source)
            else:
                replace(g, slot_of(h), slot_of(d.acting[i]))
        g.scratch.falling = []
        return END


SIDELINE_OR_REPLACE: Final = SidelineOrReplace()
proc.SIDELINING.add(AskForReplacement(), ChooseReplacement(), SIDELINE_OR_REPLACE)


def replace(g: Table, c: int, src: int) -> None:
    """What is done instead; the first event never happened (ua.text.instead.1)."""
    if g.recording:
        g.emit("instead", "ua.text.instead.1", g.owner[c], g.handle(c), cause=g.handle(src))
    if src == c:
        take_top_card(g, c, SIDELINE, "ua.raid.28", g.handle(src))
        return
    sideline(g, src, "ua.text.instead.1", g.handle(src))
    if g.place(c) == FRONT and not forbidden(g, MOVE, c, -1) and not forbidden(g, ON_ENERGY, c, -1):
        move_over(g, c, "ua.text.instead.1", g.handle(src))


register(SavesAnother, SavesBase)
