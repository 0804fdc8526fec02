"""Saving, loading and hashing a state."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from quadriga.kernel.applied import applied_from
from quadriga.kernel.cards import Match
from quadriga.kernel.chance import Chance
from quadriga.kernel.decisions import Decision
from quadriga.kernel.frames import frame_from
from quadriga.kernel.numbers import i64, vec
from quadriga.kernel.state import DRAW, MOST_SLOTS, NOBODY, Rules, State

Row: Any = type(vec[i64]())
"""What `vec[i64]` is while the program runs: a list in the plain engine."""
_ROWS = ("card", "owner", "zone", "ref", "known")
_VALUES = ("picked", "next_ref", "turn", "active", "winner", "end_rule", "marks", "decisions")


def data_of(s: State) -> dict[str, Any]:
    """The whole state as plain data of its own."""
    data: dict[str, Any] = msgspec.msgpack.decode(to_bytes(s))
    return data


def _content(s: State) -> dict[str, Any]:
    """What a state holds, its own lists among it. What is derived (version, log) is not in it."""
    data: dict[str, Any] = {name: list(getattr(s, name)) for name in _ROWS}
    for name in _VALUES:
        data[name] = getattr(s, name)
    data["zones"] = s.zones
    data["applied"] = [a.data() for a in s.applied]
    data["stack"] = [f.data() for f in s.stack]
    data["chance"] = s.chance.data()
    d = s.decision
    data["decision"] = None if d is None else [d.player, d.kind, d.options, d.rule, d.source]
    records = s.records()
    for name in s.more():
        value = getattr(s, name)
        if name in records:
            data["+" + name] = [record.data() for record in value]
        else:
            data["+" + name] = list(value) if isinstance(value, Row) else value
    return data


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return [_plain(v) for v in value]
    return value


def _row(values: list[Any]) -> vec[i64]:
    if Row is list:  # numbers, lists of numbers
        return _plain(values)  # type: ignore[no-any-return]
    try:
        return vec[i64](values)
    except (TypeError, OverflowError):
        raise ValueError("a row of numbers holds something else") from None


def state_from(rules: Rules, match: Match, data: dict[str, Any]) -> State:
    """The inverse of `data_of`."""
    s = rules.blank(match)
    for name in _ROWS:
        setattr(s, name, _row(data[name]))
    for name in _VALUES:
        setattr(s, name, data[name])
    s.zones = [list(z) for z in data["zones"]]
    s.applied = [applied_from(a) for a in data["applied"]]
    procedures = {procedure.name: procedure for procedure in rules.procedures()}
    s.stack = [frame_from(f, procedures) for f in data["stack"]]
    s.chance = Chance(*data["chance"])
    asked = data["decision"]
    s.decision = None if asked is None else Decision(asked[0], asked[1], list(asked[2]), asked[3], asked[4])
    records = s.records()
    for name in s.more():
        value = _plain(data["+" + name])
        if name in records:
            value = [records[name](*one) for one in value]
        elif isinstance(value, list) and isinstance(getattr(s, name), Row):
            value = _row(value)
        setattr(s, name, value)
    s.loaded()
    return s


def sound(s: State) -> State:
    """The state, if it hangs together: every card lies in one place, and somebody is asked or something goes on.

    For states that strangers bring. ValueError says what is wrong; no rule is checked.
    """
    slots = len(s.card)
    if slots > MOST_SLOTS or any(len(getattr(s, name)) != slots for name in _ROWS):
        raise ValueError("its lists of cards have not the same length")
    if not all(0 <= face < len(s.faces) for face in s.card) or not all(owner in (0, 1) for owner in s.owner):
        raise ValueError("it has cards that the match has not")
    blank = s.rules.blank(s.match)
    lying = [c for zone in s.zones for c in zone]
    if len(s.zones) < len(blank.zones) or len(s.zones) > 2 * MOST_SLOTS or sorted(lying) != list(range(slots)):
        raise ValueError("its cards do not lie in one place each")
    if any(s.zone[c] != z for z, zone in enumerate(s.zones) for c in zone):
        raise ValueError("its cards do not lie where they are said to lie")
    for name in s.more():
        if type(getattr(s, name)) is not type(getattr(blank, name)):
            raise ValueError(f"{name} is of another kind")
    d = s.decision
    if s.winner not in (NOBODY, 0, 1, DRAW) or s.active not in (0, 1):
        raise ValueError("it names players that there are not")
    if d is not None and (d.player not in (0, 1) or not d.options):
        raise ValueError("it asks nobody, or offers nothing")
    if d is None and s.winner == NOBODY and not s.stack:
        raise ValueError("nothing goes on and nobody is asked")
    return s


def to_bytes(s: State) -> bytes:
    return msgspec.msgpack.encode(_content(s))


def from_bytes(rules: Rules, match: Match, raw: bytes) -> State:
    return state_from(rules, match, msgspec.msgpack.decode(raw))


def digest(s: State) -> str:
    """A hash of the state: equal states, equal hashes, in every process."""
    return hashlib.blake2b(to_bytes(s), digest_size=16).hexdigest()
