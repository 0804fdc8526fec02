"""A pause is data: what is half done waits as frames on a stack."""

from __future__ import annotations


class Frame:
    """One procedure or effect program in progress.

    `proc` says which procedure of the game steps it; `pc` where it stands; `phase` how far the
    present instruction has come (0 when it is entered). `program` is the number of an effect
    program or -1. Lists inside `sets` are replaced, never changed in place, so that a copy of
    the frame may share them.
    """

    def __init__(self, proc: int, source: int, controller: int) -> None:
        self.proc = proc
        self.pc = 0
        self.phase = 0
        self.program = -1
        self.source = source
        """Handle of the card whose ability this is, or -1."""
        self.controller = controller
        self.x: list[int] = []
        """Numbers: the procedure or program says what each place means."""
        self.sets: list[list[int]] = []
        """Groups of card handles, likewise."""

    def copy(self) -> Frame:
        f = Frame(self.proc, self.source, self.controller)
        f.pc = self.pc
        f.phase = self.phase
        f.program = self.program
        f.x = self.x[:]
        f.sets = self.sets[:]
        return f

    def data(self) -> list[object]:
        return [
            self.proc, self.pc, self.phase, self.program, self.source, self.controller,
            self.x[:], [s[:] for s in self.sets],
        ]  # fmt: skip


def frame_from(data: list[object]) -> Frame:
    proc, pc, phase, program, source, controller, x, sets = data
    assert isinstance(proc, int) and isinstance(source, int) and isinstance(controller, int)
    assert isinstance(pc, int) and isinstance(phase, int) and isinstance(program, int)
    assert isinstance(x, list) and isinstance(sets, list)
    f = Frame(proc, source, controller)
    f.pc = pc
    f.phase = phase
    f.program = program
    f.x = x[:]
    f.sets = [s[:] for s in sets]
    return f
