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
from quadriga.text.errors import Ambiguous, Declined, TooTangled

if TYPE_CHECKING:  # the point of the cache is to start without it
    from quadriga.text.grammar import Grammar

SEAL = 16  # bytes
PAUSE = 2.0  # seconds between two writings of the file
Outcome = Any  # a program, or the Declined that says why there is none
PRINTS_ONLY = ("chinese", "telling")
"""Modules that only print programs: a change of them makes nothing void that was read."""
FOREIGN = 20_000
"""Outcomes of strangers' texts that are remembered for each table of phrases; they are never written to the file."""

Learned = dict[str, dict[str, Any]]
"""For each cache by its name: key and packed program, or key and where what is not understood begins."""


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
        if path.stem.startswith(PRINTS_ONLY):
            continue
        whole.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


class Cache:
    """The kept programs of one table as one category."""

    def __init__(self, name: str, version: str, place: Path | None = None) -> None:
        self.path = (place or folder()) / f"{name}.programs"
        self.version = version
        self._file = self._load()
        self._foreign: dict[str, Any] = {}
        self._saved = -PAUSE
        self._waiting = False
        self.name = name
        _all[name] = self

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
        packed = self._foreign.get(key)
        if packed is None and key in self._file.declined:
            packed = _refusal(*self._file.declined[key])
        elif packed is None:
            packed = self._file.programs.get(key)
        if packed is not None and _watched is not None:
            _watched.setdefault(self.name, {})[key] = packed
        if packed is not None and _is_declined(packed):
            return Declined(packed["unread"], packed["at"])
        try:
            return None if packed is None else unpack(packed)
        except (KeyError, TypeError, IndexError):  # a node that has since changed or is not yet known: read again
            return None

    def _read(self, grammar: Grammar, category: str, text: str) -> Outcome:
        key = _key(category, text)
        try:
            program = grammar.read(category, text)
        except Declined as error:
            return self._decline(key, error.unread, error.at)
        except Ambiguous as error:  # a fault of the table, told where the table is tested
            return self._decline(key, error.where, 0)
        except (TooTangled, RecursionError):  # longer or more nested than anything printed
            return self._decline(key, " ".join(text.split()[:12]), 0)
        packed = pack(program)
        msgspec.msgpack.encode(packed)  # what cannot be written may not get among what is: it would spoil the file
        self._learn(key, packed)
        return program

    def _decline(self, key: str, unread: str, at: int) -> Declined:
        self._learn(key, _refusal(unread, at))
        return Declined(unread, at)

    def _learn(self, key: str, packed: Any) -> None:
        if _watched is not None:
            _watched.setdefault(self.name, {})[key] = packed
        if not _keeping:
            self.take_in({key: packed})
        elif _is_declined(packed):
            self._file.declined[key] = (packed["unread"], packed["at"])
        else:
            self._file.programs[key] = packed

    def take_in(self, learned: dict[str, Any]) -> None:
        """What another process has read of strangers' texts; the oldest is forgotten first."""
        self._foreign.update(learned)
        while len(self._foreign) > FOREIGN:
            del self._foreign[next(iter(self._foreign))]

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
        if not _keeping:
            return
        if time.monotonic() - self._saved >= PAUSE:
            self._save()
            self._saved = time.monotonic()
        elif not self._waiting:
            self._waiting = True
            atexit.register(self._save)

    def _save(self) -> None:
        """Write beside and rename, so that a reader never sees half a file. What cannot be written is not kept."""
        with contextlib.suppress(OSError, OverflowError, ValueError, TypeError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle, beside = tempfile.mkstemp(dir=self.path.parent, prefix=self.path.name)
            try:
                with os.fdopen(handle, "wb") as out:
                    content = msgspec.msgpack.encode(self._file)
                    out.write(_seal(content) + content)
                os.replace(beside, self.path)
            except BaseException:
                os.unlink(beside)
                raise


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


_all: dict[str, Cache] = {}
"""The caches of this process by name."""
_held: list[dict[Any, Any]] = []
_keeping = True
_watched: Learned | None = None


def keep_nothing() -> None:
    """From now on this process reads strangers' texts: what it learns goes into no file."""
    global _keeping
    _keeping = False


@contextlib.contextmanager
def watched() -> Iterator[Learned]:
    """Everything that is looked up or read meanwhile, for another process to take in."""
    global _watched
    for one in _held:
        one.clear()  # so that everything is looked up here
    found: Learned = {}
    _watched = found
    try:
        yield found
    finally:
        _watched = None


def held() -> dict[Any, Any]:
    """A dictionary for what a game makes of texts again and again. It may be emptied between any two uses."""
    made: dict[Any, Any] = {}
    _held.append(made)
    return made


def trim() -> None:
    """Forget what games hold, where strangers' texts have made it large."""
    for one in _held:
        if len(one) > FOREIGN:
            one.clear()


def take_in(learned: Learned) -> None:
    """What another process has `watched`; a cache that is not open here yet learns it when it is."""
    for name, outcomes in learned.items():
        if name in _all:
            _all[name].take_in(outcomes)


def _refusal(unread: str, at: int) -> dict[str, Any]:
    return {"unread": unread, "at": at}


def _is_declined(packed: Any) -> bool:
    return isinstance(packed, dict)  # programs are lists


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
