"""Small breakages of Python code: one changed place, the rest of the file as it was.

A mutation is a replacement of one piece of source text, found through the syntax tree. Places
where a change could not be noticed by any test of the rules are left out: texts for people,
log lines, annotations, the numbers of an enumeration.
"""

from __future__ import annotations

import ast
import difflib
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import NamedTuple

OPPOSITES: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
TALKING_FUNCTIONS = ("__repr__", "__str__", "label", "prompt", "describe", "explain")
TALKING_ARGUMENTS = frozenset({"label", "prompt", "text", "title", "help", "message", "why"})
TALKING_CALLS = ("print", "log.", "logger.", "logging.", "warnings.")
# The table and the frame that every step is given: to swap these crashes and proves nothing.
CONTEXT = frozenset({"self", "g", "s", "f", "state", "table", "frame"})
# `register` makes node classes known by name: the order in which it hears of them decides nothing.
ORDERLESS_CALLS = frozenset(
    {"isinstance", "issubclass", "cast", "max", "min", "getattr", "hasattr", "register"}
)


class Mutation(NamedTuple):
    """One way to break one place."""

    file: Path
    line: int
    what: str
    start: int
    end: int
    replacement: str

    def apply(self, source: str) -> str:
        """The source with the place broken."""
        raw = source.encode()
        return (raw[: self.start] + self.replacement.encode() + raw[self.end :]).decode()

    def compiles(self, source: str) -> bool:
        """Whether the broken source is still Python."""
        try:
            compile(self.apply(source), str(self.file), "exec")
        except SyntaxError:
            return False
        return True

    def diff(self, source: str) -> str:
        """The change as people read it."""
        before, after = source.splitlines(), self.apply(source).splitlines()
        lines = difflib.unified_diff(before, after, lineterm="", n=1)
        return "\n".join(list(lines)[2:])


Place = list[Mutation]


def places(file: Path, source: str) -> list[Place]:
    """Every place of a file that can be broken, each with the ways to do it."""
    finder = _Finder(file, source)
    finder.visit(ast.parse(source))
    return [ways for ways in finder.places if ways]


class _Finder(ast.NodeVisitor):
    def __init__(self, file: Path, source: str) -> None:
        self.file = file
        self.source = source
        self.places: list[Place] = []
        self.line_starts = [0]
        for line in source.encode().splitlines(keepends=True):
            self.line_starts.append(self.line_starts[-1] + len(line))

    # -- what is left out

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if node.name.startswith(TALKING_FUNCTIONS):
            return
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        self.visit_block(node.body)

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.visit_block(node.body)

    def visit_Module(self, node: ast.Module) -> None:
        self.visit_block(node.body)

    def visit_block(self, body: list[ast.stmt]) -> None:
        counted = _enumerated(body)
        for statement in body:
            if statement not in counted:
                self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if not any(isinstance(t, ast.Name) and t.id.startswith("__") for t in node.targets):
            self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        """An assertion guards against what cannot happen."""

    def visit_Raise(self, node: ast.Raise) -> None:
        """What an error says is for people; that it is raised is decided elsewhere."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """A text for people."""

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        minus_number = isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant)
        if not minus_number:  # -1 stands for nobody or nothing; another such number is the same
            self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg not in TALKING_ARGUMENTS:
            self.visit(node.value)

    # -- what is broken

    def visit_Compare(self, node: ast.Compare) -> None:
        ways = []
        for at, operator in enumerate(node.ops):
            for other in OPPOSITES[type(operator)]:
                broken = deepcopy(node)
                broken.ops[at] = other()
                ways.append((f"{_name(operator)} becomes {_name(other())}", broken))
        self.add(node, *ways)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        broken = deepcopy(node)
        broken.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.add(node, ("and and or change places", broken))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.add(node, (f"{node.value} becomes its opposite", ast.Constant(not node.value)))
        elif isinstance(node.value, int):
            ways = [(f"{node.value} becomes {n}", ast.Constant(n)) for n in _beside(node.value)]
            self.add(node, *ways)

    def visit_If(self, node: ast.If) -> None:
        if "TYPE_CHECKING" in ast.unparse(node.test) or "__name__" in ast.unparse(node.test):
            return
        self.negate(node.test)
        self.visit(node.test)
        self.visit_block(node.body)
        self.visit_block(node.orelse)

    def visit_While(self, node: ast.While) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self.negate(condition)
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Call):
            if not isinstance(node.value, ast.Constant):  # a docstring
                self.visit(node.value)
            return
        if not ast.unparse(node.value.func).startswith(TALKING_CALLS):
            self.put(node, ("the call is left out", "pass"))
            self.visit(node.value)

    def visit_Call(self, node: ast.Call) -> None:
        pair = [a for a in node.args if not (isinstance(a, ast.Name) and a.id in CONTEXT)][:2]
        starred = any(isinstance(argument, ast.Starred) for argument in pair)
        orderless = ast.unparse(node.func).split(".")[-1] in ORDERLESS_CALLS
        if len(pair) == 2 and not starred and not orderless and not _equal(*pair):
            self.swap(*pair)
        self.generic_visit(node)

    def negate(self, test: ast.expr) -> None:
        if not isinstance(test, ast.Compare | ast.Constant):  # these have ways of their own
            broken = ast.UnaryOp(ast.Not(), deepcopy(test))
            self.add(test, ("the condition is negated", broken))

    def add(self, node: ast.expr, *ways: tuple[str, ast.expr]) -> None:
        self.put(node, *((what, _text(broken)) for what, broken in ways))

    def swap(self, one: ast.expr, other: ast.expr) -> None:
        raw = self.source.encode()
        (start, comma), (after_comma, end) = self.span(one), self.span(other)
        swapped = raw[after_comma:end] + raw[comma:after_comma] + raw[start:comma]
        what = "two arguments change places"
        self.keep(Mutation(self.file, one.lineno, what, start, end, swapped.decode()))

    def put(self, node: ast.expr | ast.stmt, *ways: tuple[str, str]) -> None:
        span = self.span(node)
        self.keep(*(Mutation(self.file, node.lineno, what, *span, text) for what, text in ways))

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.line_starts[node.lineno - 1] + node.col_offset
        return start, self.line_starts[node.end_lineno - 1] + node.end_col_offset

    def keep(self, *ways: Mutation) -> None:
        self.places.append(list(ways))


def _text(node: ast.expr) -> str:
    """The code of an expression, in brackets where its neighbours could bind more tightly."""
    text = ast.unparse(ast.fix_missing_locations(node))
    return text if isinstance(node, ast.Constant | ast.Call) else f"({text})"


def _beside(number: int) -> Iterator[int]:
    yield number + 1
    if number > 0:
        yield number - 1


def _equal(one: ast.expr, other: ast.expr) -> bool:
    return ast.dump(one) == ast.dump(other)


def _name(operator: ast.cmpop) -> str:
    compared = ast.Compare(ast.Name("a"), [operator], [ast.Name("b")])
    return ast.unparse(compared)[2:-2]


def _enumerated(body: list[ast.stmt]) -> list[ast.stmt]:
    """Names that count up (`HAND = 0`, `DECK = 1`): only that they differ matters."""
    numbers = [_named_number(statement) for statement in body]
    found = []
    for at, number in enumerate(numbers):
        beside = (*numbers[max(at - 1, 0) : at], *numbers[at + 1 : at + 2])
        if number is not None and any(n is not None and abs(n - number) == 1 for n in beside):
            found.append(body[at])
    return found


def _named_number(statement: ast.stmt) -> int | None:
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    if isinstance(statement, ast.AnnAssign):
        targets = [statement.target]
    value = statement.value if isinstance(statement, ast.Assign | ast.AnnAssign) else None
    if not (len(targets) == 1 and isinstance(targets[0], ast.Name) and targets[0].id.isupper()):
        return None
    plain = isinstance(value, ast.Constant) and type(value.value) is int
    return int(ast.literal_eval(value)) if plain and value is not None else None
