"""A position of Union Arena written down, and changed by a judge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quadriga.games.boards import BadBoard, Boards
from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters import sidelining
from quadriga.games.union_arena.chapters.durations import (
    A_BP,
    A_LOCK_NEXT,
    A_LOCK_PHASE,
    UNTIL_ATTACK_PHASE_ENDS,
    UNTIL_READIED,
    UNTIL_TURN_ENDS,
)
from quadriga.games.union_arena.chapters.settle import settle
from quadriga.games.union_arena.chapters.table import (
    AP_CARDS,
    DECK,
    ENERGY,
    FRONT,
    HAND,
    LIFE,
    LIMBO,
    PHASE_NAMES,
    REMOVAL,
    SIDELINE,
    WIDTH,
    Table,
    table,
)
from quadriga.games.union_arena.rules import RULES
from quadriga.kernel.applied import Applied
from quadriga.kernel.frames import ask_again
from quadriga.kernel.state import State, with_value
from quadriga.kernel.zones import BOTTOM, TOP
from quadriga.messages.files import say

PLACES = {
    "front line": FRONT,
    "energy line": ENERGY,
    "hand": HAND,
    "life area": LIFE,
    "deck": DECK,
    "sideline": SIDELINE,
    "removal area": REMOVAL,
    "limbo": LIMBO,
}
LOCKS = {"next": (A_LOCK_NEXT, UNTIL_READIED), "attack phase": (A_LOCK_PHASE, UNTIL_ATTACK_PHASE_ENDS)}
"""What keeps a card resting: the next time (ua.lock.next.1), or through an attack phase (ua.lock.phase.1)."""
COUNTS = ("attacks", "blocks", "entered")
FIELD_WORDS = (*COUNTS, "gains", "locked")
"""What a board may say of a card on the field beside its orientation."""


class WrittenBoards(Boards):
    loose = frozenset(PLACES) - {"limbo"}
    from_top = frozenset({"deck"})
    nowhere = "limbo"

    def phase_now(self, s: State) -> str:
        phase = table(s).phase
        return PHASE_NAMES[phase] if phase else PHASE_NAMES[1]  # before the first turn: that is what comes next

    def words_now(self, s: State) -> dict[str, Any]:
        return {"first": "AB"[table(s).first]}

    def values_now(self, s: State, seat: int) -> dict[str, Any]:
        g = table(s)
        return {"ap": f"{g.ap_active[seat]}/{g.ap[seat]}", "own turn": g.own_turn[seat]}

    def words_of(self, s: State, c: int) -> dict[str, Any]:
        g = table(s)
        if not g.on_field(c):
            return {}
        words: dict[str, Any] = {"resting": True} if g.resting[c] else {}
        words |= {word: getattr(g, word)[c] for word in ("attacks", "blocks") if getattr(g, word)[c]}
        if g.entered[c] == g.turn:
            words["entered"] = 1
        lies = [a for a in g.applied if a.target == g.handle(c)]
        gained = sum(a.amount for a in lies if (a.what, a.ends) == (A_BP, UNTIL_TURN_ENDS))
        if gained:
            words["gains"] = gained
        for word, lock in LOCKS.items():
            if lock in [(a.what, a.ends) for a in lies]:
                words["locked"] = word
        return words

    def zone_number(self, seat: int, zone: str) -> int:
        return seat * WIDTH + PLACES[zone]

    def add(self, s: State, face: int, seat: int, zone: int) -> int:
        return RULES.add(table(s), [face], seat, zone)

    def set_words(self, s: State, c: int, words: Mapping[str, Any]) -> None:
        g = table(s)
        if words and not g.on_field(c):
            raise BadBoard(say("no-only-field-cards-rest-have-2", name=g.face(c).name))
        g.resting[c] = 1 if words.get("resting") else 0
        for word in COUNTS:
            setattr(g, word, with_value(getattr(g, word), c, 0))
        said = [(A_BP, UNTIL_TURN_ENDS), *LOCKS.values()]
        g.applied = [a for a in g.applied if a.target != g.handle(c) or (a.what, a.ends) not in said]
        for word, value in words.items():
            if word != "resting":
                mark(g, c, g.face(c).name, word, g.turn if word == "entered" else value)
        g.touch()

    def set_value(self, s: State, seat: int, name: str, value: Any) -> None:
        g = table(s)
        if name == "ap":
            g.ap_active[seat], g.ap[seat] = ap_of(value)
        else:
            g.own_turn[seat] = int(value)

    by_hand_rule = "ua.byhand.1"
    hand_zones = ("hand", "deck", "sideline", "removal area", "life area", "front line", "energy line")
    turns = ("resting",)
    numbers = ("BP",)
    hand_values = ("AP",)

    def move_by_hand(self, s: State, c: int, zone: str, bottom: bool) -> None:
        g = table(s)
        place, rule = PLACES[zone], self.by_hand_rule
        if g.on_field(c):
            if place == g.place(c):
                raise BadBoard(say("no-already", name=g.face(c).name))
            if place in (FRONT, ENERGY):
                sidelining.switch_line(g, c, rule)
            elif place == SIDELINE:
                sidelining.sideline(g, c, rule)
            elif place == REMOVAL:
                sidelining.remove(g, c, rule)
            elif place == HAND:
                sidelining.return_to_hand(g, c, rule)
            else:
                sidelining.leave_field(g, c, place, rule, -1, 0, BOTTOM if bottom else TOP)
        elif place in (FRONT, ENERGY):
            sidelining.enter(g, c, place, False, 0, rule)
        else:
            sidelining.put(g, c, place, rule, -1, BOTTOM if bottom else TOP)

    def give_by_hand(self, s: State, c: int, number: str, value: int) -> None:
        g = table(s)
        if not g.on_field(c):
            raise BadBoard(say("no-only-characters-on-field-have", name=g.face(c).name))
        apply(g, A_BP, c, value, UNTIL_TURN_ENDS)

    def set_by_hand(self, s: State, seat: int, name: str, value: int) -> None:
        g = table(s)
        if value > g.ap[seat]:
            raise BadBoard(say("no-ap-cards-cannot-active", active=value, most=g.ap[seat]))
        g.ap_active[seat] = value

    def ask_again(self, s: State) -> bool:
        g = table(s)
        f = g.stack[len(g.stack) - 1] if g.stack else None
        if f is None or g.decision is None or g.decision.kind not in self.natural:
            return False
        if isinstance(f, proc.MovementFrame):
            if f.moving or f.removed:
                return False
            ask_again(f)
            return True
        if f.procedure not in (proc.MAIN_PHASE, proc.ATTACK_PHASE):
            return False
        ask_again(f)
        settle(g)  # a changed board may have broken a rule
        return True


def mark(g: Table, c: int, label: str, word: str, value: Any) -> None:
    """Have a word of a board be true of a card on the field."""
    if word not in FIELD_WORDS:
        raise BadBoard(say("no-none", label=label, word=word, list=', '.join(FIELD_WORDS)))
    if word == "gains":
        apply(g, A_BP, c, int(value), UNTIL_TURN_ENDS)
    elif word == "locked":
        if value not in LOCKS:
            raise BadBoard(say("no-locked-for-must", label=label, value=value, list=' or '.join(LOCKS)))
        what, ends = LOCKS[value]
        apply(g, what, c, 0, ends)
    else:
        setattr(g, word, with_value(getattr(g, word), c, int(value)))


def apply(g: Table, what: int, c: int, amount: int, ends: int) -> None:
    """An effect that lies on a card from before the board; its own player's, from no card in sight."""
    g.applied = g.applied + [Applied(what, g.handle(c), amount, ends, g.owner[c], -1, 0)]
    g.touch()


def ap_of(value: object) -> tuple[int, int]:
    """`2` is two active of three AP cards; `1/2` one active of two."""
    active, _, total = str(value).partition("/")
    if not active.strip().isdigit() or (total and not total.strip().isdigit()):
        raise BadBoard(say("no-ap-written-2-13-active", value=str(value)))
    most = int(total) if total else AP_CARDS
    if int(active) > most:
        raise BadBoard(say("no-ap-cards-cannot-active", active=active, most=most))
    return int(active), most
