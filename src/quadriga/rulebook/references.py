"""Where rules are named: in code, in tests, in scenarios. Read from the files; nothing is run.

Code and tests spell a rule as the catalogue does. Most ids carry their game's prefix and are known
by it wherever they stand; ids that are bare numbers (Ultraman's official ones) are known in the
files of their game and, anywhere, as arguments called `rule`, `rules` or `why`. (A comment that
speaks of a version of the rules writes "version 1.6.1", which is then not taken for a rule.)
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from quadriga.rulebook.catalogue import exists, games, rules

Function = ast.FunctionDef | ast.AsyncFunctionDef
Decorated = Function | ast.ClassDef
ARGUMENTS = frozenset({"rule", "rules", "why"})
_RANGE = re.compile(r"(.+\.)(\d+)-(\d+)")


class Reference(NamedTuple):
    """One place that names a rule: a `test` or `scenario` proves it, a `mention` does not."""

    rule: str
    how: Literal["code", "test", "scenario", "mention"]
    file: Path
    line: int
    name: str = ""

    def place(self, root: Path) -> str:
        """The place as `file:line name`, seen from the project's root."""
        return f"{self.file.relative_to(root)}:{self.line} {self.name}".rstrip()


class Fault(NamedTuple):
    """A place that names rules in a way that cannot be right."""

    file: Path
    line: int
    what: str


class Found(NamedTuple):
    references: tuple[Reference, ...]
    faults: tuple[Fault, ...]


@cache
def _prefixed() -> re.Pattern[str]:
    heads = {found.id.split(".")[0] for game in games() for found in rules(game)}
    names = "|".join(sorted(head for head in heads if head[0].isalpha()))
    return re.compile(rf"(?<![\w./-])(?:{names})(?:\.[\w-]*\w)+(?![\w/])")


@cache
def _bare(game: str) -> re.Pattern[str] | None:
    """Ids of a game that are numbers, three parts at least: two could be any decimal fraction."""
    if not any(found.id[0].isdigit() for found in rules(game)):
        return None
    return re.compile(r"(?<![\w.])(?<![Vv]ersion )\d+(?:\.\d+){2,}[a-z]?(?![\w.]*\w)")


@cache
def _chapters() -> frozenset[str]:
    """What a comment may also name: the openings of ids, such as all rules on Raid."""
    ids = [found.id.split(".") for game in games() for found in rules(game)]
    return frozenset(".".join(parts[:n]) for parts in ids for n in range(1, len(parts)))


def _expand(rule_id: str) -> list[str]:
    """`a.b.1-3` in a comment stands for its three rules."""
    if not exists(rule_id) and (spread := _RANGE.fullmatch(rule_id)):
        return [f"{spread[1]}{n}" for n in range(int(spread[2]), int(spread[3]) + 1)]
    return [rule_id]


def game_of(file: Path, root: Path) -> str | None:
    """The game that a file of the source or the tests belongs to, by its folder or its name."""
    place = str(file.relative_to(root)).replace("_", "-")
    return next((game for game in games() if game in place), None)


class _Reader(ast.NodeVisitor):
    """Collects what one Python file names."""

    def __init__(self, file: Path, root: Path, *, tests: bool) -> None:
        self.file = file
        self.tests = tests
        game = game_of(file, root)
        self.bare = _bare(game) if game else None
        self.references: list[Reference] = []
        self.faults: list[Fault] = []
        self.docstrings: set[int] = set()
        self.classes: list[ast.ClassDef] = []
        text = file.read_text(encoding="utf-8")
        self.visit(ast.parse(text, str(file)))
        self.read_comments(text)

    # -- literals

    def visit_Constant(self, node: ast.Constant) -> None:
        if (
            isinstance(node.value, str)
            and id(node) not in self.docstrings
            and self.is_id(node.value)
        ):
            self.add(node.value, "code", node.lineno)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        for part in node.values:  # the pieces of an f-string are no whole ids
            if isinstance(part, ast.FormattedValue):
                self.visit(part.value)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg not in ARGUMENTS:
            self.generic_visit(node)
            return
        for value in _alternatives(node.value):
            if not (isinstance(value, ast.Constant) and isinstance(value.value, str)):
                self.visit(value)
            elif value.value and " " not in value.value:  # a sentence is a reason, not an id
                self.add(value.value, "code", value.lineno)

    def is_id(self, text: str) -> bool:
        if _prefixed().fullmatch(text):
            return True
        return self.bare is not None and (exists(text) or self.bare.fullmatch(text) is not None)

    # -- marks and docstrings

    def visit_Module(self, node: ast.Module) -> None:
        self.read_docstring(node)
        self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.read_docstring(node)
        for decorator in _marks(node):
            self.fault(decorator.lineno, f"the class {node.name} is marked; mark its tests instead")
        self.classes.append(node)
        self.generic_visit(node)
        self.classes.pop()

    def visit_FunctionDef(self, node: Function) -> None:
        self.read_docstring(node)
        marks = _marks(node)
        for decorator in marks:
            self.read_mark(node, decorator)
        for child in ast.iter_child_nodes(node):
            if child not in marks:
                self.visit(child)

    visit_AsyncFunctionDef = visit_FunctionDef

    def read_mark(self, node: Function, mark: ast.Call) -> None:
        name = ".".join([*(c.name for c in self.classes), node.name])
        ids = [
            a.value for a in mark.args if isinstance(a, ast.Constant) and isinstance(a.value, str)
        ]
        if len(ids) < len(mark.args) or mark.keywords:
            self.fault(mark.lineno, f"the mark of {name} must hold ids written out as strings")
        if not self.is_collected(node):
            self.fault(
                mark.lineno, f"{name} is marked with a rule and is no test that pytest finds"
            )
        runs = not any(_is_switched_off(part) for part in (node, *self.classes))
        for rule_id in ids:
            self.add(rule_id, "test" if runs else "mention", mark.lineno, name)

    def is_collected(self, node: Function) -> bool:
        return (
            self.tests
            and self.file.name.startswith("test_")
            and node.name.startswith("test")
            and all(c.name.startswith("Test") for c in self.classes)
        )

    def read_docstring(self, node: ast.Module | Decorated) -> None:
        if ast.get_docstring(node, clean=False) is None:
            return
        statement = node.body[0]
        assert isinstance(statement, ast.Expr)
        assert isinstance(statement.value, ast.Constant)
        self.docstrings.add(id(statement.value))
        self.read_prose(str(statement.value.value), statement.lineno)

    # -- prose

    def read_comments(self, text: str) -> None:
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                self.read_prose(token.string, token.start[0])

    def read_prose(self, text: str, line: int) -> None:
        patterns = [_prefixed()] if self.bare is None else [_prefixed(), self.bare]
        for pattern in patterns:
            for match in pattern.finditer(text):
                if match[0] not in _chapters() or exists(match[0]):
                    at = line + text.count("\n", 0, match.start())
                    for rule_id in _expand(match[0]):
                        self.add(rule_id, "mention" if self.tests else "code", at)

    # -- results

    def add(
        self, rule_id: str, how: Literal["code", "test", "mention"], line: int, name: str = ""
    ) -> None:
        if how == "code" and self.tests:
            how = "mention"
        self.references.append(Reference(rule_id, how, self.file, line, name))

    def fault(self, line: int, what: str) -> None:
        self.faults.append(Fault(self.file, line, what))


def _marks(node: Decorated) -> list[ast.Call]:
    return [
        d
        for d in node.decorator_list
        if isinstance(d, ast.Call) and _dotted(d).split(".")[-1] == "rule"
    ]


def _is_switched_off(node: Decorated) -> bool:
    return any(_dotted(d).endswith((".skip", ".xfail")) for d in node.decorator_list)


def _alternatives(value: ast.expr) -> Iterator[ast.expr]:
    """The values an argument may take, as far as they are written there."""
    if isinstance(value, ast.Tuple | ast.List | ast.Set):
        for item in value.elts:
            yield from _alternatives(item)
    elif isinstance(value, ast.IfExp):
        yield from _alternatives(value.body)
        yield from _alternatives(value.orelse)
        yield value.test
    else:
        yield value


def _dotted(node: ast.expr) -> str:
    return ast.unparse(node.func if isinstance(node, ast.Call) else node)


def read_python(file: Path, root: Path, *, tests: bool) -> Found:
    """What a Python file of the project names."""
    reader = _Reader(file, root, tests=tests)
    return Found(tuple(reader.references), tuple(reader.faults))


TEACHING = ("lessons", "puzzles")
"""Folders of scenarios that teach or ask: they prove no rule unless they say so."""


def read_scenario(file: Path) -> Found:
    """What a scenario names: its `rules` are proved, what its steps expect is mentioned."""
    try:
        content = msgspec.yaml.decode(file.read_bytes())
    except msgspec.DecodeError as error:
        return Found((), (Fault(file, 1, f"the scenario is no YAML: {error}"),))
    if not isinstance(content, dict):
        return Found((), (Fault(file, 1, "a scenario is a mapping with the key `rules`"),))
    title = str(content.get("title", ""))
    proved = content.pop("rules", [] if file.parent.name in TEACHING else None)
    if not isinstance(proved, list) or not all(isinstance(rule_id, str) for rule_id in proved):
        return Found(
            (), (Fault(file, 1, "`rules` must be a list of rule ids, quoted if they are numbers"),)
        )
    named = [Reference(rule_id, "scenario", file, 1, title) for rule_id in proved]
    spoken = [Reference(rule_id, "mention", file, 1, title) for rule_id in _expected(content)]
    return Found((*named, *spoken), ())


def _expected(content: object) -> Iterator[str]:
    """Every id under a key `rule`, `rules` or `why`, however deep."""
    if isinstance(content, dict):
        for key, value in content.items():
            if key in ARGUMENTS:
                yield from (text for text in _flat(value) if isinstance(text, str))
            else:
                yield from _expected(value)
    elif isinstance(content, list):
        for item in content:
            yield from _expected(item)


def _flat(value: object) -> Iterable[object]:
    return value if isinstance(value, list) else [value]
