"""Does any test notice? Break a game's rules in random places, one at a time, and run its tests.

    python tests/tools/mutants.py --game union-arena --n 40 --seed 1 --jobs 2

Each mutant runs in a copy of the project, in plain Python. The unbroken code runs first and shows which
tests reach which function (reaching.py): those are tried first, the quickest at the head, and only what they do not
notice runs through all the game's tests. What no test noticed is printed with its place and its diff: such a line
of the rules has no test worth the name.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import NamedTuple

from mutations import Mutation, Place, places

# Code that does not decide the game: wording, what people see, what players guess and programs learn from,
# the shape of card files, positions as words.
NOT_RULES = frozenset({"wording", "people", "positions", "computer", "pages", "card_fields"})
NOT_COPIED = ("__pycache__", "*.so", "*.egg-info")  # compiled code would hide the mutants
COPIED_FOLDERS = frozenset({"src", "tests"})
# A mutant may loop for ever; an honest one takes about as long as the unbroken code.
PATIENCE = 2.0
SHORTEST_TIMEOUT = 30.0
CONFORMANCE = 10  # random games through the conformance tests
EVERY_GAME = ("conformance", "scenario", "text")  # folders with tests that each game must pass


class BadRun(Exception):
    """Raised where mutants would prove nothing."""


class Verdict(NamedTuple):
    mutation: Mutation
    noticed: bool


class Reach(NamedTuple):
    """Which tests call which function, and how long each took."""

    tests: dict[str, list[str]]
    seconds: dict[str, float]

    def tests_of(self, mutation: Mutation) -> list[str]:
        """The tests that run the function of a broken place, the quickest first; none for what runs at import."""
        if (function := function_around(mutation)) is None:
            return []
        place = f"{mutation.file.parent.name}/{mutation.file.name}:{function}"
        return sorted(self.tests.get(place, ()), key=lambda test: self.seconds[test])


def function_around(mutation: Mutation) -> int | None:
    """The first line, decorators included, of the innermost function that a place is in."""
    tree = ast.parse(mutation.file.read_text(encoding="utf-8"))
    first = None
    for node in ast.walk(tree):  # outer nodes come before inner ones
        if isinstance(node, ast.FunctionDef) and node.body[0].lineno <= mutation.line <= (node.end_lineno or 0):
            first = min([node.lineno, *(d.lineno for d in node.decorator_list)])
    return first


def rule_code(root: Path, game: str) -> list[Path]:
    """The files that hold the rules of a game."""
    home = root / "src" / "quadriga" / "games" / game.replace("-", "_")
    files = [
        file
        for file in sorted(home.rglob("*.py"))
        if NOT_RULES.isdisjoint((*file.relative_to(home).parts[:-1], file.stem, file.stem.split("_")[0]))
    ]
    if not files:
        raise BadRun(f"There is no rule code of {game!r} in {home}.")
    return files


def tests_of(root: Path, game: str) -> list[Path]:
    """The tests whose folder or file carries the name of the game, and those that every game must pass."""
    name = game.replace("-", "_")
    found = [p for p in sorted((root / "tests").rglob(f"*{name}*")) if _is_tests(p)]
    outer = [p for p in found if not any(parent in found for parent in p.parents)]
    if not outer:
        raise BadRun(f"No test carries the name {name}; say with --tests which are to be run.")
    return [*outer, *(p for folder in EVERY_GAME if (p := root / "tests" / folder).is_dir())]


def _is_tests(path: Path) -> bool:
    return path.is_dir() or (path.suffix == ".py" and path.name.startswith("test_"))


def choose(files: Iterable[Path], n: int, seed: int) -> list[Mutation]:
    """N random places, each broken in one random way."""
    chance = random.Random(seed)
    sources = {file: file.read_text(encoding="utf-8") for file in files}
    pool: list[Place] = [way for file, source in sources.items() for way in places(file, source)]
    chance.shuffle(pool)
    broken = (chance.choice(ways) for ways in pool)
    return list(islice((m for m in broken if m.compiles(sources[m.file])), n))


class Copy:
    """A copy of the project in which one mutant after the other is tried."""

    def __init__(
        self, root: Path, home: Path, tests: Sequence[Path], command: Sequence[str]
    ) -> None:
        self.root = root
        self.home = home
        shutil.copytree(root, home, ignore=self.unneeded)
        self.command = list(command)
        self.tests = [str(home / test.relative_to(root)) for test in tests]
        self.environment = {
            **os.environ,
            "QUADRIGA_PURE": "1",
            "QUADRIGA_CONFORMANCE": str(CONFORMANCE),
            "QUADRIGA_CACHE": str(home / "cache"),  # each mutant is a version of its own: it reads all texts anew
            "PYTHONPATH": os.pathsep.join((str(home / "src"), str(Path(__file__).parent))),
            "PYTHONDONTWRITEBYTECODE": "1",  # a mutant may have the time and size of the last one
        }

    def unneeded(self, folder: str, names: list[str]) -> set[str]:
        """What the tests of a game can do without."""
        unwanted = set(shutil.ignore_patterns(*NOT_COPIED)(folder, names))
        if Path(folder) == self.root:
            unwanted |= {n for n in names if (self.root / n).is_dir() and n not in COPIED_FOLDERS}
        return unwanted

    def run(self, tests: Sequence[str], timeout: float | None = None, reach: Path | None = None) -> int:
        """Run tests; what they return, or a failure if they take too long."""
        listed = self.home / "mutant_tests.txt"  # too many for a command line
        listed.write_text("\n".join(tests), encoding="utf-8")
        process = subprocess.Popen(
            [*self.command, *(("-p", "reaching") if reach else ()), f"@{listed}"],
            cwd=self.home,
            env={**self.environment, **({"REACHING": str(reach)} if reach else {})},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # so that what the tests start can be ended with them
        )
        try:
            return process.wait(timeout)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            return 1

    def notices(self, mutation: Mutation, reach: Reach, timeout: float) -> bool:
        """Whether the tests fail with this place broken."""
        near = reach.tests_of(mutation)
        file = self.home / mutation.file.relative_to(self.root)
        source = file.read_text(encoding="utf-8")
        file.write_text(mutation.apply(source), encoding="utf-8")
        try:
            # Other tests may still notice: what a function made is kept for them.
            return bool(near and self.run(near, timeout)) or self.run(self.tests, timeout) != 0
        finally:
            file.write_text(source, encoding="utf-8")


def try_all(
    root: Path,
    game: str,
    mutations: Sequence[Mutation],
    tests: Sequence[Path],
    jobs: int,
    timeout: float | None,
) -> list[Verdict]:
    """Try every mutant, several at once."""
    chosen = f"{game} or {game.replace('-', '_')}"  # of the tests that every game must pass, this game's
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-k", chosen]
    with TemporaryDirectory(prefix="mutants-") as folder, ThreadPoolExecutor(jobs) as pool:
        copies: SimpleQueue[Copy] = SimpleQueue()
        for n in range(jobs):
            copies.put(Copy(root, Path(folder) / str(n), tests, command))
        reach, measured = _unbroken(copies)
        patience = timeout or measured

        def judge(mutation: Mutation) -> Verdict:
            copy = copies.get()
            try:
                verdict = Verdict(mutation, copy.notices(mutation, reach, patience))
            finally:
                copies.put(copy)
            print("." if verdict.noticed else "S", end="", file=sys.stderr, flush=True)
            return verdict

        verdicts = list(pool.map(judge, mutations))
    print(file=sys.stderr)
    return verdicts


def _unbroken(copies: SimpleQueue[Copy]) -> tuple[Reach, float]:
    """Which tests reach what, and how long a mutant may take, from the unbroken code, which must pass its tests."""
    copy = copies.get()
    start = time.monotonic()
    reach = copy.home / "reach.json"
    if code := copy.run(copy.tests, reach=reach):
        command = " ".join([*copy.command, *copy.tests]).replace(str(copy.home), ".")
        raise BadRun(f"The tests do not pass unbroken (exit code {code}); see {command}")
    copies.put(copy)
    took = time.monotonic() - start
    print(f"The tests pass unbroken in {took:.0f} s.", file=sys.stderr)
    return Reach(**json.loads(reach.read_text(encoding="utf-8"))), max(SHORTEST_TIMEOUT, PATIENCE * took)


def report(root: Path, verdicts: Sequence[Verdict], *, as_json: bool) -> str:
    """What no test noticed, and how many."""
    missed = [
        {
            "file": str(mutation.file.relative_to(root)),
            "line": mutation.line,
            "what": mutation.what,
            "diff": mutation.diff(mutation.file.read_text(encoding="utf-8")),
        }
        for mutation, noticed in verdicts
        if not noticed
    ]
    if as_json:
        noticed = len(verdicts) - len(missed)
        return json.dumps({"mutants": len(verdicts), "noticed": noticed, "missed": missed})
    lines = [f"{m['file']}:{m['line']}: {m['what']}\n{m['diff']}\n" for m in missed]
    lines.append(f"{len(verdicts)} mutants, {len(missed)} that no test noticed.")
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--game", required=True)
    parser.add_argument("--n", type=int, default=40, help="how many places to break (40)")
    parser.add_argument("--seed", type=int, default=1, help="which places (1)")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once (2)")
    parser.add_argument("--timeout", type=float, help="seconds a mutant may take (measured)")
    parser.add_argument("--tests", type=Path, nargs="+", help="tests to run (the game's own)")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parents[2])
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(words)
    root = given.root.resolve()
    try:
        mutations = choose(rule_code(root, given.game), given.n, given.seed)
        tests = [t.resolve() for t in given.tests] if given.tests else tests_of(root, given.game)
        verdicts = try_all(root, given.game, mutations, tests, given.jobs, given.timeout)
    except BadRun as error:
        print(error, file=sys.stderr)
        return 2
    print(report(root, verdicts, as_json=given.json))
    return 0


if __name__ == "__main__":
    sys.exit(main())
