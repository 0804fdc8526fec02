"""A position of Universal Arena written down, and changed by a judge."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from quadriga.games.boards import BadBoard, Boards
from quadriga.games.universal_arena.chapters import preparation
from quadriga.games.universal_arena.chapters.combat import COMBAT_ROUNDS
from quadriga.games.universal_arena.chapters.faces import StatusFace
from quadriga.games.universal_arena.chapters.movement import MOVEMENT_ROUND
from quadriga.games.universal_arena.chapters.statuses import STUN, gain, put_count
from quadriga.games.universal_arena.chapters.table import (
    CHARACTERS,
    DISCARD_PILE,
    DRAW_PILE,
    HAND,
    LINE,
    PHASE_NAMES,
    REMOVED,
    ULTIMATES,
    Table,
    card,
    character,
    place,
    status_face,
    table,
)
from quadriga.kernel.frames import ask_again
from quadriga.kernel.state import State
from quadriga.messages.files import say

PLACES = {
    "line": LINE,
    "draw pile": DRAW_PILE,
    "hand": HAND,
    "discard pile": DISCARD_PILE,
    "ultimates": ULTIMATES,
    "removed": REMOVED,
}
CHARACTER_WORDS = ("hp", "shield", "has", "working")
_STATUS = re.compile(r"(?P<name>.+?)(?: (?P<n>\d+)(?:/(?P<count>\d+))?)?")


class WrittenBoards(Boards):
    loose = frozenset(PLACES) - {"line"}
    standing = frozenset({"line"})
    from_top = frozenset({"draw pile"})
    nowhere = "removed"

    def phase_now(self, s: State) -> str:
        phase = table(s).phase
        return (PHASE_NAMES[phase] if phase else PHASE_NAMES[1]).lower()  # before the first turn: what comes next

    def words_now(self, s: State) -> dict[str, Any]:
        return {"turn number": table(s).turn}

    def written_in(self, s: State, seat: int, zone: str) -> list[int]:
        return [c for c in self.cards_in(s, seat, zone) if s.owner[c] == seat]

    def words_of(self, s: State, c: int) -> dict[str, Any]:
        g = table(s)
        if c >= CHARACTERS:
            return {}
        words: dict[str, Any] = {"hp": g.hp[c]}
        if g.shield[c]:
            words["shield"] = g.shield[c]
        if g.order[c]:
            words["has"] = [status_word(g, c, st) for st in g.order[c]]
        if STUN in g.order[c] and g.cnt[c][STUN]:
            words["working"] = True
        return words

    def zone_number(self, seat: int, zone: str) -> int:
        return place(seat, PLACES[zone])

    def add(self, s: State, face: int, seat: int, zone: int) -> int:
        return preparation.add(table(s), face, seat, zone)

    def set_words(self, s: State, c: int, words: Mapping[str, Any]) -> None:
        g = table(s)
        if c >= CHARACTERS:
            if words:
                raise BadBoard(say("no-only-characters-have-something-said", name=card(g, c).name))
            return
        name = character(g, c).name
        strange = sorted(set(words) - set(CHARACTER_WORDS))
        if strange:
            raise BadBoard(say("no-none", label=name, word=strange[0], list=', '.join(CHARACTER_WORDS)))
        for st in g.order[c]:
            g.num[c] = [*g.num[c][:st], 0, *g.num[c][st + 1 :]]
            g.cnt[c] = [*g.cnt[c][:st], 0, *g.cnt[c][st + 1 :]]
        g.order[c] = []
        g.hp[c] = int(words.get("hp", g.hp[c]))
        g.shield[c] = int(words.get("shield", 0))
        for status in words.get("has", []):
            give(g, c, str(status), bool(words.get("working")))
        g.queue, g.forms_stale = [], 1

    def set_value(self, s: State, seat: int, name: str, value: Any) -> None:
        g = table(s)
        if name == "energy":
            g.energy[seat] = int(value)
        else:
            g.meter[seat] = int(value)

    def ask_again(self, s: State) -> bool:
        g = table(s)
        f = g.stack[len(g.stack) - 1] if g.stack else None
        if f is None or f.procedure not in (COMBAT_ROUNDS, MOVEMENT_ROUND):
            return False
        ask_again(f)
        return True


def status_word(g: Table, ch: int, st: int) -> str:
    """A status of a character with its number, and its Count where it has both."""
    count = f"/{g.cnt[ch][st]}" if g.cnt[ch][st] and st != STUN else ""
    return f"{status_face(g, st).name} {g.num[ch][st]}{count}"


def give(g: Table, ch: int, words: str, working: bool) -> None:
    """`Burn 3`, `Poison 2/4`: a status that a character has from before the board."""
    m = _STATUS.fullmatch(words)
    assert m is not None
    st = status_of(g, ch, m["name"])
    gain(g, ch, st, int(m["n"] or 1), 0)
    if m["count"]:
        put_count(g, ch, st, int(m["count"]))
    if st == STUN and working:
        row = g.cnt[ch][:]
        row[st] = 1
        g.cnt[ch] = row


def status_of(g: Table, ch: int, name: str) -> int:
    """A status by name: the character's own, a shared one, or another character's."""
    found = [i for i in range(len(g.faces)) if isinstance(g.faces[i], StatusFace) and g.faces[i].name == name]
    own = [i for i in found if isinstance(f := g.faces[i], StatusFace) and f.owner == ch]
    if not found:
        raise BadBoard(say("no-status-on-board", name=name))
    return (own or found)[0]
