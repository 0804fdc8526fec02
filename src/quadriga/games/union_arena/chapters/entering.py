"""Cards played by an ability: room is made first, all of them enter together (ua.play.4)."""

from __future__ import annotations

from typing import Final

from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters.abilities import SILENTLY, raise_event
from quadriga.games.union_arena.chapters.playing import enters_active, may_play_on, room
from quadriga.games.union_arena.chapters.sidelining import enter, remove
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT, table
from quadriga.games.union_arena.chapters.timing import PLAYED
from quadriga.kernel.decisions import PICK, PLACE, arg_a, option
from quadriga.kernel.frames import AGAIN, END, NEXT, Frame, Step
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


def entering(f: Frame) -> proc.EnterFrame:
    assert isinstance(f, proc.EnterFrame)
    return f


class AskForLines(Step):
    """Which line each of them goes to (ua.play.2)."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        e = entering(f)
        while len(e.lines) < len(e.entering):
            c = slot_of(e.entering[len(e.lines)])
            source = slot_of(e.source) if e.source >= 0 else -1
            lines = [line for line in lines_named(e.line) if may_play_on(g, c, line, source)]
            if len(lines) > 1:
                g.ask(e.controller, "line", [option(PLACE, line) for line in lines], "ua.play.2", g.handle(c))
                return NEXT
            e.lines = e.lines + [lines[0] if lines else -1]
        return MAKE_ROOM.number


class ChooseLine(Step):
    def run(self, s: State, f: Frame) -> int:
        entering(f).lines = entering(f).lines + [arg_a(s.picked)]
        return AGAIN


class MakeRoomForAll(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        e = entering(f)
        for line in (FRONT, ENERGY):
            coming = 0
            for one in e.lines:
                if one == line:
                    coming += 1
            pile = g.pile(e.controller, line)
            if coming and room(g, e.controller, line) < coming and pile:  # ua.play.3
                g.ask(e.controller, "make room", [option(PICK, x) for x in pile], "ua.play.3", e.source)
                return NEXT
        return ENTER_TOGETHER.number


class RemoveForAll(Step):
    def run(self, s: State, f: Frame) -> int:
        remove(table(s), arg_a(s.picked), "ua.play.3", f.source)
        return MAKE_ROOM.number


class EnterTogether(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        e = entering(f)
        entered: list[int] = []
        for i in range(len(e.entering)):
            c = slot_of(e.entering[i])
            if e.lines[i] >= 0 and g.here(e.entering[i]):
                resting = not e.active and not enters_active(g, c, e.controller)  # ua.play.9
                enter(g, c, e.lines[i], resting, e.by, "ua.play.1", e.source)
                entered.append(c)
        for c in entered:  # ua.play.7, ua.timing.played.3
            raise_event(g, PLAYED, e.controller, g.handle(c), e.source, SILENTLY if e.silent else 0)
        return END


MAKE_ROOM: Final = MakeRoomForAll()
ENTER_TOGETHER: Final = EnterTogether()
proc.ENTER.add(AskForLines(), ChooseLine(), MAKE_ROOM, RemoveForAll(), ENTER_TOGETHER)


def lines_named(line: int) -> list[int]:
    return [FRONT, ENERGY] if line < 0 else [line]
