"""Programs read once are kept, so that starting up reads no grammar.

The cache of one table is one file in the user's cache folder (`QUADRIGA_CACHE` names another).
It is only a copy of what reading gives: one that is damaged or older than the table is thrown away.
"""

from __future__ import annotations

import atexit
import contextlib
import gc
import hashlib
import os
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from quadriga.effects.node import pack, unpack
from quadriga.text.errors import Ambiguous, Declined

if TYPE_CHECKING:  # the point of the cache is to start without it
    from quadriga.text.grammar import Grammar

SEAL = 16  # bytes
PAUSE = 2.0  # seconds between two writings of the file
Outcome = Any  # a program, or the Declined that says why there is none


class _File(msgspec.Struct, array_like=True):
    """`programs` by the hash of their text; `declined` as (unread, at)."""

    version: str
    programs: dict[str, Any]
    declined: dict[str, tuple[str, int]]


def folder() -> Path:
    """Where cache files live."""
    given = os.environ.get("QUADRIGA_CACHE")
    if given:
        return Path(given)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "quadriga"


def version_of(sources: Iterable[Path]) -> str:
    """A hash of the files that make a table: its phrases, its nodes, and this package."""
    whole = hashlib.sha256()
    own = Path(__file__).parent
    for path in [*sorted(own.glob("*.py")), *sorted(sources)]:
        whole.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


class Cache:
    """The kept programs of one table as one category."""

    def __init__(self, name: str, version: str, place: Path | None = None) -> None:
        self.path = (place or folder()) / f"{name}.programs"
        self.version = version
        self._file = self._load()
        self._saved = -PAUSE
        self._waiting = False

    def read(self, texts: Iterable[str], category: str, load_grammar: Callable[[], Grammar]) -> dict[str, Outcome]:
        """The outcome of each text; the grammar is loaded only if some text is new."""
        found: dict[str, Outcome] = {}
        new: list[str] = []
        with _no_collecting():
            for text in texts:
                outcome = self._find(_key(category, text))
                if outcome is None:
                    new.append(text)
                else:
                    found[text] = outcome
        if new:
            grammar = load_grammar()
            for text in new:
                found[text] = self._read(grammar, category, text)
            self._keep()
        return found

    def _find(self, key: str) -> Outcome | None:
        if key in self._file.declined:
            return Declined(*self._file.declined[key])
        packed = self._file.programs.get(key)
        try:
            return None if packed is None else unpack(packed)
        except (KeyError, TypeError, IndexError):  # a node that has since changed or is not yet known: read again
            return None

    def _read(self, grammar: Grammar, category: str, text: str) -> Outcome:
        key = _key(category, text)
        try:
            program = grammar.read(category, text)
        except Declined as error:
            self._file.declined[key] = (error.unread, error.at)
            return Declined(error.unread, error.at)
        except (
            Ambiguous
        ) as error:  # a fault of the table, told where the table is tested; here the text is not understood
            self._file.declined[key] = (error.where, 0)
            return Declined(error.where, 0)
        self._file.programs[key] = pack(program)
        return program

    def _load(self) -> _File:
        with contextlib.suppress(OSError, ValueError, msgspec.MsgspecError), _no_collecting():
            whole = self.path.read_bytes()
            seal, content = whole[:SEAL], whole[SEAL:]
            if seal == _seal(content):
                kept = msgspec.msgpack.decode(content, type=_File)
                if kept.version == self.version:
                    return kept
        return _File(self.version, {}, {})

    def _keep(self) -> None:
        """Write now, or at the end of the program where one has just been written: cards may come one by one."""
        if time.monotonic() - self._saved >= PAUSE:
            self._save()
            self._saved = time.monotonic()
        elif not self._waiting:
            self._waiting = True
            atexit.register(self._save)

    def _save(self) -> None:
        """Write beside and rename, so that a reader never sees half a file. No writable folder: nothing is kept."""
        with contextlib.suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle, beside = tempfile.mkstemp(dir=self.path.parent, prefix=self.path.name)
            try:
                with os.fdopen(handle, "wb") as out:
                    content = msgspec.msgpack.encode(self._file)
                    out.write(_seal(content) + content)
                os.replace(beside, self.path)
            except OSError:
                os.unlink(beside)


def read_cached(
    name: str,
    category: str,
    texts: Iterable[str],
    load_grammar: Callable[[], Grammar],
    sources: Iterable[Path],
) -> dict[str, Outcome]:
    """Each text's program, or its Declined; `sources` are the files whose change makes the cache void.

    A cache stays open until one of them changes.
    """
    files = list(sources)
    key = (name, folder(), tuple(sorted((str(path), path.stat().st_mtime_ns) for path in files)))
    if key not in _opened:
        _opened[key] = Cache(name, version_of(files))
    return _opened[key].read(texts, category, load_grammar)


_opened: dict[tuple[str, Path, tuple[tuple[str, int], ...]], Cache] = {}


@contextlib.contextmanager
def _no_collecting() -> Iterator[None]:
    """A hundred thousand new objects and no garbage: collecting it would take most of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _seal(content: bytes) -> bytes:
    """One wrong bit in a program would be another program, so the file carries a checksum."""
    return hashlib.blake2b(content, digest_size=SEAL).digest()


def _key(category: str, text: str) -> str:
    return hashlib.blake2b(f"{category}\0{text}".encode(), digest_size=12).hexdigest()
