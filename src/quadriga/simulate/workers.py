"""Chunks of work spread over processes: those of this machine, or Ray's, on as many machines as its cluster has.

A chunk's result depends on nothing but the settings and the chunk, so it does not matter who works
on it, nor whether somebody has to begin again.
"""

from __future__ import annotations

import contextlib
import itertools
import multiprocessing
import os
import pickle
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from typing import Any, Generic, TypeVar

from quadriga.messages.commands import say

CHUNKS_AHEAD = 3
"""Chunks waiting per worker: enough to keep it busy, few enough to stop soon."""
LOCAL = "local"
"""The address of a Ray that is started for this run on this machine."""
PATIENCE = 5.0
"""Seconds to wait for a cluster to answer."""
RETRIES = 20
"""How often Ray begins a chunk again whose worker was lost, before it gives up."""

Settings = TypeVar("Settings")
Opened = TypeVar("Opened")
Chunk = TypeVar("Chunk")
Result = TypeVar("Result")


class Work(Generic[Settings, Opened, Chunk, Result]):
    """What workers do. Each opens the settings once and then works through chunks; both are module functions."""

    def __init__(self, open_: Callable[[Settings], Opened], do: Callable[[Opened, Chunk], Result]) -> None:
        self.open = open_
        self.do = do


_opened: dict[str, Any] = {}
"""What this process has opened, by its settings."""


def _here(work: Work[Any, Any, Any, Any], key: str, settings: Any, chunk: Any) -> Any:
    if key not in _opened:
        _opened.clear()
        _opened[key] = work.open(settings)
    return work.do(_opened[key], chunk)


def spread(
    work: Work[Settings, Opened, Chunk, Result], settings: Settings, chunks: Iterable[Chunk], jobs: int, ray: str = ""
) -> Generator[Result, None, None]:
    """The results of all chunks, in the order in which they are done. `ray` is an address, or "" for no Ray.

    Chunks are taken when a worker will soon be free, so they may be cut to what earlier ones took.
    """
    key = sha256(pickle.dumps((work.open.__module__, settings))).hexdigest()
    if ray:
        yield from _on_ray(work, key, settings, chunks, jobs, ray)
        return
    jobs = jobs or multiprocessing.cpu_count()
    waiting = iter(chunks)
    first = list(itertools.islice(waiting, 2))
    if jobs == 1 or len(first) < 2:
        for chunk in itertools.chain(first, waiting):
            yield _here(work, key, settings, chunk)
        return
    yield from _in_processes(work, key, settings, itertools.chain(first, waiting), jobs)


# -- processes of this machine -----------------------------------------------------------------


def _join(parent: int) -> None:
    """What each worker process does first."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:  # ignored: a script runs us in the background
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends a worker at once; the parent says what is to be said
    threading.Thread(target=_leave_with, args=(parent,), daemon=True).start()


def _leave_with(parent: int) -> None:
    """A killed parent cannot tell its workers; they look for themselves."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


def _in_processes(
    work: Work[Any, Any, Any, Any], key: str, settings: Any, chunks: Iterator[Any], jobs: int
) -> Generator[Any, None, None]:
    # A forked worker has the cards already; where forking is unsafe, workers start from nothing. It is unsafe beside
    # the threads that Ray leaves in a process: forked workers of such a process have been seen to die.
    forks = sys.platform == "linux" and "ray" not in sys.modules
    context = multiprocessing.get_context("fork" if forks else "spawn")
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, context, initializer=_join, initargs=(os.getpid(),))
    under_way: set[Future[Any]] = set()
    try:
        while True:
            for chunk in itertools.islice(chunks, jobs * CHUNKS_AHEAD - len(under_way)):
                under_way.add(pool.submit(_here, work, key, settings, chunk))
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenProcessPool as error:
        raise OSError(
            say("no-worker-left")
        ) from error
    finally:
        if under_way:  # stopped in between: nobody waits for work that may take minutes
            for child in multiprocessing.active_children():
                if child not in others:
                    child.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


# -- Ray ---------------------------------------------------------------------------------------


def _on_ray(
    work: Work[Any, Any, Any, Any], key: str, settings: Any, chunks: Iterable[Any], jobs: int, address: str
) -> Iterator[Any]:
    try:
        import ray
    except ImportError:
        raise ValueError(say("no-ray")) from None
    if address != LOCAL:
        _reach(address)
    with _stdout_is_ours():
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=jobs or None, include_dashboard=False, log_to_driver=False)
        else:
            ray.init(address=address, log_to_driver=False)
    try:
        task = ray.remote(max_retries=RETRIES)(_here)
        shared = ray.put(settings)
        width = max(1, int(ray.cluster_resources().get("CPU", 1)))
        under_way: list[Any] = []
        for chunk in chunks:
            under_way.append(task.remote(work, key, shared, chunk))
            if len(under_way) >= width * CHUNKS_AHEAD:
                done, under_way = ray.wait(under_way)
                yield from ray.get(done)
        while under_way:
            done, under_way = ray.wait(under_way)
            yield from ray.get(done)
    finally:
        with _stdout_is_ours():
            ray.shutdown()


@contextlib.contextmanager
def _stdout_is_ours() -> Iterator[None]:
    """What Ray and its processes print goes to the error stream: `--json` is read by other programs."""
    sys.stdout.flush()
    kept = os.dup(1)
    try:
        os.dup2(2, 1)
        yield
    finally:
        sys.stdout.flush()
        os.dup2(kept, 1)
        os.close(kept)


def _reach(address: str) -> None:
    """Ray itself tries for minutes before it says that nobody is there."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address == "auto":
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError):
        raise ValueError(
            say("no-ray-cluster", address=address)
        ) from None
