"""Are citations true? Draw tests and scenarios that cite a rule, break that rule in the code, and run only them.

    python tests/tools/citations.py --n 60 --seed 16            # draw and list
    python tests/tools/citations.py --n 60 --seed 16 --break    # and try: noticed by what, or not at all

As many are drawn for each game. A rule is broken where the code names it, the nearest places first (mutations.py), in a
copy of the project and in plain Python. A citation of which nothing is noticed is not yet a false one: somebody breaks
the rule by hand and looks. Prints a line of JSON for each.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import NamedTuple

from mutations import Mutation, places

from quadriga.rulebook.catalogue import games
from quadriga.rulebook.catalogue import rules as rules_of
from quadriga.rulebook.coverage import scan
from quadriga.rulebook.references import Reference

NOT_RULES = frozenset({"people", "computer", "positions"})
MOST = 10
"""Places that are broken for one citation before it is given up."""
PATIENCE = 60.0
FAR = 6
"""Lines from where the code names the rule to what is still near it."""


class Citation(NamedTuple):
    game: str
    reference: Reference

    def command(self, root: Path, home: Path) -> list[str]:
        """What runs only this test or scenario in a copy of the project."""
        file = str(home / self.reference.file.relative_to(root))
        if self.reference.how == "scenario":
            return [sys.executable, "-m", "quadriga.cli", "scenario", "run", file]
        test = f"{file}::{self.reference.name}" if self.reference.name else file
        return [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", test]

    def told(self, root: Path) -> dict[str, str]:
        where = str(self.reference.file.relative_to(root))
        test = Path(where).stem if self.reference.how == "scenario" else f"{where}::{self.reference.name}"
        return {"game": self.game, "rule": self.reference.rule, "test": test}


def draw(references: Sequence[Reference], n: int, seed: int) -> list[Citation]:
    """As many citations of each game."""
    chance = random.Random(seed)
    drawn: list[Citation] = []
    names = sorted(games())
    for game in names:
        ids = {rule.id for rule in rules_of(game)}
        cited = [r for r in references if r.how in ("test", "scenario") and r.rule in ids]
        cited.sort(key=lambda r: (r.rule, str(r.file), r.name))
        drawn += [Citation(game, r) for r in chance.sample(cited, n // len(names))]
    return drawn


def ways(citation: Citation, references: Sequence[Reference]) -> list[Mutation]:
    """How the rule can be broken where the code names it, one place of each kind, the nearest first."""
    found: list[tuple[int, Mutation]] = []
    for named in references:
        if named.how != "code" or named.rule != citation.reference.rule or not NOT_RULES.isdisjoint(named.file.parts):
            continue
        source = named.file.read_text(encoding="utf-8")
        first, last = around(ast.parse(source), named.line)
        for place in places(named.file, source):
            for mutation in place:
                far = abs(mutation.line - named.line)
                if first <= mutation.line <= last and mutation.compiles(source):
                    found.append((far, mutation))
    found.sort(key=lambda pair: pair[0])
    near = [mutation for far, mutation in found if far <= FAR] or [mutation for _, mutation in found]
    return list(spread(near))[:MOST]


def spread(mutations: Sequence[Mutation]) -> Iterator[Mutation]:
    """One of each line before the second of any."""
    left = list(mutations)
    while left:
        seen: set[tuple[Path, int]] = set()
        rest: list[Mutation] = []
        for mutation in left:
            if (mutation.file, mutation.line) in seen:
                rest.append(mutation)
            else:
                seen.add((mutation.file, mutation.line))
                yield mutation
        left = rest


def around(tree: ast.Module, line: int) -> tuple[int, int]:
    """First and last line of the innermost function or class that a line is in."""
    first, last = 1, 0
    for node in ast.walk(tree):  # outer nodes come before inner ones
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            begins = min([node.lineno, *(d.lineno for d in node.decorator_list)])
            if begins <= line <= (node.end_lineno or 0):
                first, last = begins, node.end_lineno or 0
    return first, last


def fails(command: Sequence[str], home: Path) -> bool:
    environment = {
        **os.environ,
        "QUADRIGA_PURE": "1",
        "QUADRIGA_CACHE": str(home / "cache"),
        "PYTHONPATH": str(home / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    try:
        done = subprocess.run(command, cwd=home, env=environment, capture_output=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def judge(citation: Citation, mutations: Sequence[Mutation], root: Path, home: Path) -> dict[str, object]:
    command = citation.command(root, home)
    told: dict[str, object] = dict(citation.told(root))
    if fails(command, home):
        return {**told, "verdict": "fails unbroken"}
    for tried, mutation in enumerate(mutations, 1):
        file = home / mutation.file.relative_to(root)
        source = file.read_text(encoding="utf-8")
        file.write_text(mutation.apply(source), encoding="utf-8")
        try:
            if fails(command, home):
                place = f"{mutation.file.relative_to(root)}:{mutation.line}"
                return {**told, "verdict": "noticed", "tried": tried, "place": place, "diff": mutation.diff(source)}
        finally:
            file.write_text(source, encoding="utf-8")
    return {**told, "verdict": "not noticed" if mutations else "named nowhere", "tried": len(mutations)}


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--n", type=int, default=60)
    parser.add_argument("--seed", type=int, default=16)
    parser.add_argument("--break", dest="breaking", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args(words)
    root = Path(__file__).resolve().parents[2]
    references = scan(root).references
    drawn = draw(references, given.n, given.seed)
    if not given.breaking:
        for citation in drawn:
            print(json.dumps(citation.told(root)))
        return 0
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "static")
    with TemporaryDirectory(prefix="citations-") as folder, ThreadPoolExecutor(given.jobs) as pool:
        homes: SimpleQueue[Path] = SimpleQueue()
        for n in range(given.jobs):
            home = Path(folder) / str(n)
            for part in ("src", "tests"):
                shutil.copytree(root / part, home / part, ignore=left_out)
            shutil.copy(root / "pyproject.toml", home)
            homes.put(home)

        def one(citation: Citation) -> None:
            home = homes.get()
            try:
                verdict = judge(citation, ways(citation, references), root, home)
            finally:
                homes.put(home)
            print(json.dumps(verdict), flush=True)

        list(pool.map(one, drawn))
    return 0


if __name__ == "__main__":
    sys.exit(main())
