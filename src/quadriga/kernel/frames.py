"""A pause is data: what is half done waits as frames on a stack, each at a step of its procedure."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from quadriga.kernel.records import Record

if TYPE_CHECKING:
    from quadriga.kernel.state import State

# What a step says comes after it; a step may also name another one of its procedure by its number.
NEXT: Final = -1
"""The step below."""
WAIT: Final = -2
"""This step again, once what it began is done or what it asked is answered."""
AGAIN: Final = -3
"""The procedure's first step."""
END: Final = -4
"""Nothing: the procedure is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One step of a procedure, named after what the rulebook calls it.

    A step that asks returns NEXT: the answer is taken by the step below it, from `state.picked`.
    """

    def __init__(self) -> None:
        self.number = -1
        """Its place in its procedure."""

    def run(self, s: State, f: Frame) -> int:
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure:
    """Steps that a frame goes through from top to bottom. `kind` is the class of frames that hold more than a place."""

    def __init__(self, name: str, *steps: Step, kind: type[Frame] | None = None) -> None:
        self.name = name
        self.kind = kind
        self.steps: list[Step] = []
        self.add(*steps)

    def add(self, *steps: Step) -> None:
        """More steps: for a procedure that is begun by what its own steps need."""
        for step in steps:
            step.number = len(self.steps)
            self.steps.append(step)

    def frame(self, controller: int = -1, source: int = -1) -> Frame:
        """A frame at the first step."""
        f = Frame(source, controller) if self.kind is None else self.kind(source, controller)
        f.procedure = self
        return f

    def carry_on(self, s: State, f: Frame) -> None:
        """Go from step to step until one waits, asks, or begins something else."""
        steps = self.steps
        size = len(steps)
        at = f.pc
        while at < size:
            result = steps[at].run(s, f)
            if result == WAIT or s.winner >= 0:
                return
            if result == NEXT:
                at += 1
            elif result == AGAIN:
                at = 0
            elif result == END:
                break
            else:
                at = result
            f.pc = at
            f.phase = 0
            if s.decision is not None or s.stack[len(s.stack) - 1] is not f:
                return
        leave(s.stack, f)


def leave(stack: list[Frame], f: Frame) -> None:
    """Take a frame off the stack, also from beneath what its last step began."""
    i = len(stack) - 1
    while stack[i] is not f:
        i -= 1
    del stack[i]


def ask_again(f: Frame) -> None:
    """Back from a question to the step that asked it, which is the one above the step that waits for the answer."""
    f.pc -= 1


NO_PROCEDURE: Final = Procedure("none")


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """One procedure or effect program in progress.

    `pc` is the step at which it stands; `phase` how far that step has come (0 when it is entered). `program` is the
    number of an effect program or -1. Lists inside `sets` are replaced, never changed in place, so that a copy of
    the frame may share them.

    A procedure that remembers something has a subclass with attributes of its own: it names them in FIELDS, by which
    they are saved and hashed, and copies them in `copy` (a test compares the two). Where an attribute is a list of
    records, RECORDS says of what kind.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()
    RECORDS: ClassVar[dict[str, type[Record]]] = {}

    def __init__(self, source: int, controller: int) -> None:
        self.procedure = NO_PROCEDURE
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
        f = Frame(self.source, self.controller)
        f.procedure = self.procedure
        f.pc = self.pc
        f.phase = self.phase
        f.program = self.program
        f.x = self.x[:]
        f.sets = self.sets[:]
        return f

    def stand(self, other: Frame) -> None:
        """Stand where the other frame stands, for the copies of subclasses."""
        self.procedure = other.procedure
        self.pc = other.pc
        self.phase = other.phase
        self.program = other.program

    def data(self) -> list[object]:
        return [
            self.procedure.name, self.pc, self.phase, self.program, self.source, self.controller,
            self.x[:], [s[:] for s in self.sets], *[self.field_data(name) for name in self.FIELDS],
        ]  # fmt: skip

    def field_data(self, name: str) -> object:
        value = getattr(self, name)
        return [record.data() for record in value] if name in self.RECORDS else value


SHARED: Final = 8
"""How many values every frame's data begin with."""


def frame_from(data: list[object], procedures: dict[str, Procedure]) -> Frame:
    name, pc, phase, program, source, controller, x, sets = data[:SHARED]
    assert isinstance(name, str)
    assert isinstance(source, int) and isinstance(controller, int)
    assert isinstance(pc, int) and isinstance(phase, int) and isinstance(program, int)
    assert isinstance(x, list) and isinstance(sets, list)
    if name == NO_PROCEDURE.name:
        f = Frame(source, controller)
    else:
        f = procedures[name].frame(controller, source)
    f.pc = pc
    f.phase = phase
    f.program = program
    f.x = x[:]
    f.sets = [s[:] for s in sets]
    for i in range(len(f.FIELDS)):
        name = f.FIELDS[i]
        value = data[SHARED + i]
        if name in f.RECORDS:
            assert isinstance(value, list)
            setattr(f, name, [f.RECORDS[name](*record) for record in value])
        else:
            setattr(f, name, value[:] if isinstance(value, list) else value)
    return f
