"""Cards played by an ability: room is made first, all of them enter together (ua.play.4)."""

from __future__ import annotations

from quadriga.games.union_arena.abilities import SILENTLY, happened
from quadriga.games.union_arena.faces import SITE
from quadriga.games.union_arena.playing import enters_active, may_play_on, room
from quadriga.games.union_arena.sidelining import enter, remove
from quadriga.games.union_arena.table import ENERGY, FRONT, Table
from quadriga.games.union_arena.timing import PLAYED
from quadriga.kernel.decisions import PICK, PLACE, arg_a, option
from quadriga.kernel.frames import Frame

# numbers: line named by the text (-1: free), active?, kind of ability, silent?, then a line per card
LINE = 0
ACTIVE = 1
BY = 2
SILENT = 3
LINES = 4
# groups
ENTERING = 0


def step(g: Table, f: Frame) -> None:
    seat = f.controller
    cards = [h & 4095 for h in f.sets[ENTERING]]
    if f.pc == 0:
        if f.phase == 1:
            f.phase = 0
            f.x.append(arg_a(g.picked))
        while len(f.x) - LINES < len(cards):
            c = cards[len(f.x) - LINES]
            lines = [line for line in lines_named(f.x[LINE]) if may_play_on(g, c, line)]
            if g.face(c).type == SITE:
                lines = [ENERGY]
            if len(lines) > 1:  # ua.play.2
                f.phase = 1
                g.ask(seat, "line", [option(PLACE, line) for line in lines], "ua.play.2", g.handle(c))
                return
            f.x.append(lines[0] if lines else -1)
        f.pc = 1
    if f.pc == 1:
        if f.phase == 1:
            f.phase = 0
            remove(g, arg_a(g.picked), "ua.play.3", f.source)
        for line in (FRONT, ENERGY):
            coming = 0
            for i in range(len(cards)):
                if f.x[LINES + i] == line:
                    coming += 1
            if coming and room(g, seat, line) < coming and g.pile(seat, line):  # ua.play.3
                f.phase = 1
                g.ask(seat, "make room", [option(PICK, x) for x in g.pile(seat, line)], "ua.play.3", f.source)
                return
    g.pop()
    entered: list[int] = []
    for i in range(len(cards)):
        c = cards[i]
        line = f.x[LINES + i]
        if line < 0 or not g.here(f.sets[ENTERING][i]):
            continue
        resting = f.x[ACTIVE] == 0 and not enters_active(g, c, seat)  # ua.play.9
        enter(g, c, line, resting, f.x[BY], "ua.play.1", f.source)
        entered.append(c)
    for c in entered:
        happened(
            g, PLAYED, seat, g.handle(c), f.source, SILENTLY if f.x[SILENT] else 0
        )  # ua.play.7, ua.timing.played.3


def lines_named(line: int) -> list[int]:
    return [FRONT, ENERGY] if line < 0 else [line]
