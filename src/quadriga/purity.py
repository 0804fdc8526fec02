"""Which engine runs: the one compiled by mypyc, or the same sources as plain Python.

`make build` puts extension modules beside the sources and records in `compiled.txt` what they were
made of. They are used when that record fits this Python and, in a source checkout, fits the sources
as they are now. `QUADRIGA_PURE=1` turns them off. It is all or nothing, because compiled and plain
classes do not mix, and it is settled once, when `quadriga` is first imported, so that a compiler
finishing beside a running game cannot change that game's engine under it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PACKAGE = os.path.dirname(os.path.abspath(__file__))
SUFFIX = EXTENSION_SUFFIXES[0]  # names the Python version and the machine

# The record's first line holds the suffix and a key of the build; each other line a source that was
# `compiled`, or only `read` on the way: kind, sha256, size, time of change in ns, path in the package.
RECORD = "compiled.txt"

_compiled = False


def compiled() -> bool:
    """Whether this process runs the compiled engine."""
    return _compiled


def digest(path: str) -> str:
    import hashlib  # only needed when a file's size or time has changed

    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def record_line(kind: str, package: str, name: str) -> str:
    path = os.path.join(package, name)
    stat = os.stat(path)  # before reading: a change in between then shows as a newer time
    return f"{kind} {digest(path)} {stat.st_size} {stat.st_mtime_ns} {name}"


def write_record(folder: str, lines: list[str]) -> None:
    unfinished = os.path.join(folder, RECORD + ".new")
    with open(unfinished, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    os.replace(unfinished, os.path.join(folder, RECORD))


def read_record(package: str) -> list[str]:
    """The record's lines; none where nothing was compiled."""
    try:
        with open(os.path.join(package, RECORD), encoding="utf-8") as file:
            return file.read().splitlines()
    except FileNotFoundError:
        return []


def misfit(package: str, record: list[str], checkout: bool) -> str:
    """Why the recorded extension modules may not be used here; nothing where they may."""
    suffix = record[0].split(" ")[0]
    if suffix != SUFFIX:
        return f"was compiled for another Python ({suffix.strip('.')})"
    for line in record[1:]:
        if line.count(" ") < 4:
            return f"has a damaged record ({RECORD})"
        kind, sha, size, mtime_ns, name = line.split(" ", 4)
        source = os.path.join(package, name)
        if kind == "compiled" and not os.path.exists(source.removesuffix(".py") + SUFFIX):
            return f"has lost a part ({name})"
        if not checkout:  # an installed package is not edited, and installing changes file times
            continue
        try:
            stat = os.stat(source)
        except FileNotFoundError:
            return f"is older than its sources ({name} is gone)"
        if (str(stat.st_size), str(stat.st_mtime_ns)) != (size, mtime_ns) and digest(source) != sha:
            return f"is older than its sources ({name} has changed)"
    return ""


class PlainFinder:
    """Finds our modules as sources, passing over the extension modules beside them."""

    def __init__(self) -> None:
        self.finders: dict[str, FileFinder] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("quadriga."):
            return None
        for folder in path or ():
            finder = self.finders.get(folder)
            if finder is None:
                finder = self.finders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def settle() -> None:
    """Choose the engine for this process; called once, by the package, before its parts are imported."""
    global _compiled
    checkout = os.path.exists(os.path.join(PACKAGE, "..", "..", "setup.py"))
    if os.environ.get("QUADRIGA_GAMES") and os.environ.get("QUADRIGA_PURE") != "1":
        print("quadriga: games from other folders (QUADRIGA_GAMES) are plain Python, so all of it is.", file=sys.stderr)
        os.environ["QUADRIGA_PURE"] = "1"
    if os.environ.get("QUADRIGA_PURE") != "1":
        record = read_record(PACKAGE)
        reason = misfit(PACKAGE, record, checkout) if record else ""
        _compiled = bool(record) and not reason
        if reason:
            remedy = "`make build` compiles it anew" if checkout else "reinstalling quadriga compiles it anew"
            print(f"quadriga: the compiled engine {reason}, so plain Python runs; {remedy}.", file=sys.stderr)
            os.environ["QUADRIGA_PURE"] = "1"  # worker processes follow without saying it again
    if not _compiled:
        sys.meta_path.insert(0, PlainFinder())
