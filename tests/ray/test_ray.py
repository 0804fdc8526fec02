"""Ray spreads the work and changes nothing in what comes of it, not even when it loses a worker."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from quadriga import load
from quadriga.simulate.playing import Result
from quadriga.simulate.running import Settings, simulate

pytest.importorskip("ray", reason="Ray is not installed (make test-rl installs it)")

GAME = "union-arena"


def settings(**more: object) -> Settings:
    decks = dict(list(load(GAME).decks().items())[:2])
    return Settings(GAME, decks, ["heuristic", "search:12:hand"], 12, 5, keep_answers=True, jobs=2, **more)  # type: ignore[arg-type]


def timeless(results: Iterable[Result]) -> list[Result]:
    return [replace(r, seconds=0.0) for r in results]


@pytest.fixture(scope="module")
def without_ray() -> list[Result]:
    return timeless(simulate(settings()).results())


def own_workers() -> list[int]:
    """Ray's processes that play games and descend from this one."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        try:
            if not (place / "cmdline").read_bytes().startswith(b"ray::_here"):
                continue
            pid = int(place.name)
            while pid > 1 and pid != os.getpid():
                pid = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, ValueError):
            continue
        if pid == os.getpid():
            found.append(int(place.name))
    return found


def test_two_local_workers_give_the_same_games(without_ray: list[Result]) -> None:
    assert timeless(simulate(settings(ray="local")).results()) == without_ray


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the test finds workers in /proc")
def test_a_killed_worker_changes_nothing(without_ray: list[Result], tmp_path: Path) -> None:
    killed: list[int] = []

    def kill_one(done: int, total: int) -> None:
        if 2 <= done < 8 and not killed:
            for pid in own_workers()[:1]:
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)

    results = simulate(settings(ray="local", store=tmp_path / "results.db"), kill_one)
    assert killed, "no worker was busy when it was to be killed"
    assert timeless(results.results()) == without_ray


def test_training_learns_the_same_with_ray(tmp_path: Path) -> None:
    pytest.importorskip("numpy", reason="numpy is not installed (make test-rl installs it)")
    from quadriga.train.running import Plan, Run

    files = []
    for ray in ("", "local"):
        run = Run(Plan("guardians-arena", 60, 8, 3), tmp_path / f"run{ray}", jobs=2, ray=ray)
        run.go_on(10, 2, lambda what, progress, seconds: None)
        run.export(tmp_path / f"evaluation{ray}.json")
        files.append((tmp_path / f"evaluation{ray}.json").read_bytes())
    assert files[0] == files[1]


def test_an_address_without_a_cluster_is_one_sentence() -> None:
    with pytest.raises(ValueError, match=r"There is no Ray cluster at '127\.0\.0\.1:1'"):
        simulate(settings(ray="127.0.0.1:1"))
