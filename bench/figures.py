"""Measures the environments and writes the figures of docs/environments.md anew.

    python bench/figures.py            # prints them
    python bench/figures.py --write    # writes them between their marks

Seconds are the processor's; run it on a quiet machine with the compiled engine.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from quadriga import games
from quadriga.bench import bench_vector
from quadriga.env.compact import Compact
from quadriga.env.encoding import Encoding
from quadriga.env.matches import Matches, step
from quadriga.kernel.chance import seeded
from quadriga.purity import compiled

PAGE = Path(__file__).parents[1] / "docs" / "environments.md"
DECISIONS = 100_000


def sizes(decisions: int = DECISIONS) -> str:
    """How large observations are, and how many options random play meets."""
    lines = [
        "| | K (options) | most options in random play | rows for cards | numbers of an observation | bytes, compact |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for name in games.NAMES:
        encoding = Encoding(games.load(name))
        most = f"{most_options(name, decisions)} ({decisions:,} decisions)" if decisions else ""
        size, compact = f"{encoding.size:,}", f"{Compact(encoding).size:,}"
        lines.append(f"| {name} | {encoding.options} | {most} | {encoding.rows} | {size} | {compact} |")
    return "\n".join(lines)


def most_options(name: str, decisions: int) -> int:
    matches = Matches(name)
    chance = seeded(1)
    most = seed = done = 0
    while done < decisions:
        s = matches.begin(seed)
        s.recording = False
        seed += 1
        while s.decision is not None and done < decisions:
            most = max(most, len(s.decision.options))
            step(s, chance.below(len(s.decision.options)))
            done += 1
    return most


def speed(seconds: float) -> str:
    """Steps a second, one game at a time and 256, and which part of a step is the look."""
    lines = [
        "| steps/s of one core | 256 games at once | one game, bytes | one game, floats | of which looking |",
        "| --- | --- | --- | --- | --- |",
    ]
    for name in games.NAMES:
        many = bench_vector(name, seconds)["steps_per_s"]
        floats, share = one(name, seconds, compact=False)
        few, _ = one(name, seconds, compact=True)
        lines.append(f"| {name} | {many:,} | {few:,} | {floats:,} | {100 * share:.0f}% |")
    return "\n".join(lines)


def one(name: str, seconds: float, compact: bool) -> tuple[int, float]:
    """Observed steps a second of single games, as an environment takes them, and the part of the looks."""
    matches = Matches(name)
    encoding = Encoding(matches.game)
    look = Compact(encoding).observe if compact else encoding.observe
    random = np.random.default_rng(1)
    looking = spent = 0.0
    steps = seed = 0
    while spent < seconds:
        s = matches.begin(seed)
        seed += 1
        while s.decision is not None:
            chosen = int(random.random() * len(s.decision.options))
            began = time.process_time()
            step(s, chosen)
            stepped = time.process_time()
            if s.decision is not None:
                look(s, s.decision.player)
                encoding.mask(s, s.decision.player)
            ended = time.process_time()
            looking += ended - stepped
            spent += ended - began
            steps += 1
    return round(steps / spent), looking / spent


def written(page: str, name: str, table: str, script: str = "bench/figures.py") -> str:
    """The page with this table between its marks."""
    begin, end = f"<!-- figures: {name}, made by `python {script} --write` -->\n", "\n<!-- end -->"
    at = page.index(begin) + len(begin)
    return page[:at] + table + page[page.index(end, at - 1) :]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=3.0, help="how long each is measured")
    asked.add_argument("--write", action="store_true", help="write docs/environments.md anew")
    chosen = asked.parse_args()
    if not compiled():
        sys.exit("The engine is plain Python here: `make build` first, the figures are the compiled engine's.")
    tables = {"sizes": sizes(), "speed": speed(chosen.seconds)}
    if not chosen.write:
        print("\n\n".join(tables.values()))
        return
    page = PAGE.read_text(encoding="utf-8")
    for name, table in tables.items():
        page = written(page, name, table)
    PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
