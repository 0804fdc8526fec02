"""Which rules are tested, which need no test, which are missing, and where each one lives."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple, TypedDict

from quadriga.messages.commands import say
from quadriga.rulebook.catalogue import exists, games, rules
from quadriga.rulebook.exempt import exemptions
from quadriga.rulebook.marks import MOST_RULES
from quadriga.rulebook.references import Fault, Found, Reference, read_python, read_scenario


class Coverage(TypedDict):
    """What `quadriga rules coverage --json` prints of a game."""

    rules: int
    tested: int
    exempt: int
    missing: list[str]


class NoProject(LookupError):
    """Raised where the program's source and tests are not at hand."""


def project() -> Path:
    """The root of the checkout: the nearest folder above the program, or above where it is run."""
    here = Path(__file__).resolve()
    for root in (*here.parents, Path.cwd(), *Path.cwd().parents):
        if (root / "src" / "quadriga").is_dir() and (root / "tests").is_dir():
            return root
    raise NoProject(
        say("no-checkout")
    )


def scan(root: Path) -> Found:
    """Everything that the project's code, tests and scenarios name, and what is wrong with it."""
    source, tests = root / "src" / "quadriga", root / "tests"
    parts = [read_python(file, root, tests=False) for file in sorted(source.rglob("*.py"))]
    parts += [read_python(file, root, tests=True) for file in sorted(tests.rglob("*.py"))]
    parts += [read_scenario(file) for file in sorted(source.glob("games/*/scenarios/**/*.yaml"))]
    references = tuple(r for part in parts for r in part.references)
    faults = [fault for part in parts for fault in part.faults]
    faults += [
        Fault(r.file, r.line, f"there is no rule {r.rule!r}")
        for r in references
        if not exists(r.rule)
    ]
    return Found(references, (*faults, *_overloaded(references)))


def _overloaded(references: tuple[Reference, ...]) -> list[Fault]:
    proved: dict[tuple[Path, str], list[Reference]] = {}
    for reference in references:
        if reference.how in ("test", "scenario"):
            proved.setdefault((reference.file, reference.name), []).append(reference)
    return [
        Fault(
            file,
            named[0].line,
            f"{name or 'the scenario'} names {len(named)} rules, {MOST_RULES} are the most",
        )
        for (file, name), named in proved.items()
        if len(named) > MOST_RULES
    ]


class Uses(NamedTuple):
    """Where one rule lives."""

    code: list[Reference]
    tests: list[Reference]


@cache
def found_in_project() -> Found:
    """The scan of this project, made once."""
    return scan(project())


def uses(rule_id: str, found: Found | None = None) -> Uses:
    """The source lines that name a rule and the tests and scenarios that prove it."""
    named = [r for r in (found or found_in_project()).references if r.rule == rule_id]
    return Uses(
        [r for r in named if r.how == "code"],
        [r for r in named if r.how in ("test", "scenario")],
    )


def coverage(game: str, found: Found | None = None) -> Coverage:
    """How far the tests reach over the rules of a game."""
    proved = {
        r.rule for r in (found or found_in_project()).references if r.how in ("test", "scenario")
    }
    spared = exemptions(game)
    own = [rule.id for rule in rules(game)]
    return Coverage(
        rules=len(own),
        tested=sum(rule_id in proved for rule_id in own),
        exempt=sum(rule_id in spared and rule_id not in proved for rule_id in own),
        missing=[rule_id for rule_id in own if rule_id not in proved and rule_id not in spared],
    )


def needless_exemptions(game: str, found: Found | None = None) -> list[str]:
    """Rules that are exempt although a test proves them: one of the two is wrong."""
    return [rule_id for rule_id in exemptions(game) if uses(rule_id, found).tests]


def unfinished(found: Found | None = None) -> list[str]:
    """Sentences about the finished games that are not; none may be."""
    return [
        f"{game} is called finished, but these rules are neither tested nor exempt: "
        f"{', '.join(missing)}."
        for game in games()
        if (missing := coverage(game, found)["missing"])
    ]


def all_coverage(found: Found | None = None) -> dict[str, Coverage]:
    """The coverage of every game."""
    return {game: coverage(game, found) for game in games()}
