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
from quadriga.kernel.state import Rules, State

_LISTS = ("card", "owner", "zone", "ref", "known")
_VALUES = ("picked", "next_ref", "turn", "active", "winner", "end_rule", "marks", "decisions")


def data_of(s: State) -> dict[str, Any]:
    """The whole state as plain data of its own."""
    data: dict[str, Any] = msgspec.msgpack.decode(to_bytes(s))
    return data


def _content(s: State) -> dict[str, Any]:
    """What a state holds, its own lists among it. What is derived (version, log) is not in it."""
    data: dict[str, Any] = {name: getattr(s, name) for name in (*_LISTS, *_VALUES)}
    data["zones"] = s.zones
    data["applied"] = [a.data() for a in s.applied]
    data["stack"] = [f.data() for f in s.stack]
    data["chance"] = [s.chance.a, s.chance.b, s.chance.c, s.chance.d]
    d = s.decision
    data["decision"] = None if d is None else [d.player, d.kind, d.options, d.rule, d.source]
    for name in s.more():
        data["+" + name] = getattr(s, name)
    return data


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return [_plain(v) for v in value]
    return value


def state_from(rules: Rules, match: Match, data: dict[str, Any]) -> State:
    """The inverse of `data_of`."""
    s = rules.blank(match)
    for name in _LISTS:
        setattr(s, name, list(data[name]))
    for name in _VALUES:
        setattr(s, name, data[name])
    s.zones = [list(z) for z in data["zones"]]
    s.applied = [applied_from(a) for a in data["applied"]]
    s.stack = [frame_from(f) for f in data["stack"]]
    a, b, c, d = data["chance"]
    s.chance = Chance(a, b, c, d)
    asked = data["decision"]
    s.decision = None if asked is None else Decision(asked[0], asked[1], list(asked[2]), asked[3], asked[4])
    for name in s.more():
        setattr(s, name, _plain(data["+" + name]))
    s.loaded()
    return s


def to_bytes(s: State) -> bytes:
    return msgspec.msgpack.encode(_content(s))


def from_bytes(rules: Rules, match: Match, raw: bytes) -> State:
    return state_from(rules, match, msgspec.msgpack.decode(raw))


def digest(s: State) -> str:
    """A hash of the state: equal states, equal hashes, in every process."""
    return hashlib.blake2b(to_bytes(s), digest_size=16).hexdigest()
