"""Effect programs and the stepper that runs them.

A card text is read into a tree of nodes. Before it runs, the tree is laid out flat: a list of
actions with jumps, so that "where we are" is one number in a frame and a pause costs nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quadriga.effects import registers
from quadriga.effects.node import Node
from quadriga.kernel.cards import Face
from quadriga.kernel.frames import Frame, Procedure
from quadriga.kernel.handles import handle_of
from quadriga.kernel.state import MOST_STEPS, NOBODY, Rules, State, TooMuch

NEXT: Final = -1
"""An action is finished: go on with the next one."""
WAIT: Final = -2
"""An action has asked something and is entered again with the answer."""

# What the numbers of a program's frame mean where a text is not bound to registers; those of `registers` come first.
DID: Final = registers.DID
ABILITY: Final = registers.ABILITY
COUNT: Final = 1
"""How many cards the last instruction moved, chose or changed."""
SPARE: Final = 6
SPARE2: Final = 7
EVENT_N: Final = registers.NUMBERS
"""The number that belongs to the event that set the ability off."""
TAKEN: Final = registers.NUMBERS + 1
"""How many cards this whole ability has added, placed … ("with this ability")."""
EVENT_KIND: Final = registers.NUMBERS + 2
NUMBERS: Final = registers.NUMBERS + 3

# What the groups of such a frame mean; those of `registers` come first here too.
PICKED: Final = registers.PICKED
EVENT: Final = registers.EVENT
MOVED: Final = registers.LEFT
"""Cards moved by the last moving instruction."""
IT: Final = registers.GROUPS
"""What "it", "they", "that card" stands for."""
LOOKED: Final = registers.GROUPS + 1
"""Cards being looked at, those taken from among them left out ("the remaining cards")."""
OTHER: Final = registers.GROUPS + 2
"""The second card of the event."""
PAID: Final = registers.GROUPS + 3
"""Cards given up as a cost."""
KEPT: Final = registers.GROUPS + 4
"""A group put aside under a name of its own, where a text needs two at once."""
REVEALED: Final = registers.GROUPS + 5
"""Cards revealed last ("the revealed card"), also after something else was chosen."""
CHOSEN: Final = registers.GROUPS + 6
"""Cards chosen last ("the chosen character"); -1 alone where none was."""
GROUPS: Final = registers.GROUPS + 7

_EMPTY: Final[list[int]] = []


class Action(Node):
    """One instruction. Control flow overrides `emit`; everything else overrides `run`."""

    def emit(self, code: list[Action]) -> None:
        code.append(self)

    def run(self, s: State, f: Frame) -> int:
        raise NotImplementedError(type(self).__name__)


class Amount(Node):
    def value(self, s: State, f: Frame) -> int:
        raise NotImplementedError(type(self).__name__)


class Condition(Node):
    def holds(self, s: State, f: Frame) -> bool:
        raise NotImplementedError(type(self).__name__)


class Filter(Node):
    """A test of one card."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        raise NotImplementedError(type(self).__name__)


class Group(Node):
    """Cards that an instruction speaks of, as handles."""

    def handles(self, s: State, f: Frame) -> list[int]:
        raise NotImplementedError(type(self).__name__)

    def has(self, s: State, f: Frame, c: int) -> bool:
        """Is the card in slot `c` one of them?"""
        return (handle_of(s.ref[c], c)) in self.handles(s, f)


class Program:
    def __init__(self, tree: Node, code: list[Action]) -> None:
        self.tree = tree
        self.code = code


def program(tree: Action) -> Program:
    code: list[Action] = []
    tree.emit(code)
    return Program(tree, code)


class ProgramFace(Face):
    """A card with programs on it."""

    def __init__(self, number: str, name: str, text: str) -> None:
        super().__init__(number, name, text)
        self.programs: list[Program] = []


_PROGRAMS_BITS: Final = 6


def program_id(face: int, k: int) -> int:
    """How a frame names program `k` of face `face` of the match."""
    if k > 63:
        raise ValueError("A card has room for 64 abilities.")
    return (face << 6) | k


def find_program(s: State, number: int) -> Program:
    face = s.faces[number >> 6]
    assert isinstance(face, ProgramFace)
    return face.programs[number & 63]


def program_frame(procedure: Procedure, number: int, source: int, controller: int) -> Frame:
    f = Frame(source, controller)
    f.procedure = procedure
    f.program = number
    f.x = [0] * NUMBERS
    f.sets = [_EMPTY] * GROUPS
    return f


def step_program(s: State, f: Frame) -> bool:
    """Carry a program on until it asks, ends or starts something else. True: it has ended."""
    code = find_program(s, f.program).code
    size = len(code)
    stack = s.stack
    trace = s.match.trace
    if trace is not None and f.pc == 0 and f.phase == 0:
        trace.began[f.program] = s.version
    steps: i64 = 0
    while f.pc < size:
        action = code[f.pc]
        steps += 1
        if steps > MOST_STEPS:
            raise TooMuch("This goes on for longer than a table can wait.")
        result = action.run(s, f)
        if s.winner != NOBODY:
            return False
        if result == WAIT:
            return False
        f.phase = 0
        f.pc = f.pc + 1 if result == NEXT else result
        if s.decision is not None or stack[len(stack) - 1] is not f:
            return False
    if trace is not None:
        trace.ended.add(f.program)
        if trace.began.get(f.program, -1) != s.version:
            trace.changed.add(f.program)
    return True


class EffectRules(Rules):
    """What the shared instructions ask of a game: its atoms, with its own rules inside."""

    def choosable(self, s: State, f: Frame, c: int) -> bool:
        """May this ability choose that card (immunity, a price that can be paid)?"""
        return True

    def chosen(self, s: State, f: Frame, c: int) -> None:
        """That card has been chosen by this ability: pay a price, tell watchers."""

    def draw(self, s: State, seat: int, n: int, f: Frame) -> int:
        """Draw up to n cards; how many were drawn."""
        raise NotImplementedError

    def choose_rule(self, s: State, f: Frame, up_to: bool) -> str:
        """The rule that a choice inside an ability cites."""
        return ""


def effect_rules(s: State) -> EffectRules:
    rules = s.rules
    assert isinstance(rules, EffectRules)
    return rules
