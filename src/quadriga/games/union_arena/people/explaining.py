"""Why a value is what it is: what adds to a character's BP, what it has gained, what holds it."""

from __future__ import annotations

from typing import Any

from quadriga.games.union_arena.chapters.durations import (
    A_ABILITY,
    A_BP,
    A_ENERGY,
    A_FORBID,
    A_LOCK_NEXT,
    A_LOCK_PHASE,
    in_force,
)
from quadriga.games.union_arena.chapters.standing_effects import ability_on, meets, numbers
from quadriga.games.union_arena.chapters.table import Table
from quadriga.games.union_arena.chapters.values import keyword
from quadriga.games.union_arena.vocabulary.standing import (
    BP,
    DAMAGE,
    DAMAGE_PLUS,
    DOUBLE_ATTACK,
    DOUBLE_BLOCK,
    IMPACT,
    IMPACT_PLUS,
    NULLIFY_IMPACT,
    SNIPE,
    STEP,
)
from quadriga.kernel.handles import slot_of
from quadriga.messages import Message, speaker

KEYWORDS = {
    STEP: "mark-step",
    SNIPE: "mark-snipe",
    DOUBLE_ATTACK: "mark-double-attack",
    DOUBLE_BLOCK: "mark-double-block",
    IMPACT: "mark-impact",
    IMPACT_PLUS: "mark-impact-plus",
    DAMAGE: "mark-damage",
    DAMAGE_PLUS: "mark-damage-plus",
    NULLIFY_IMPACT: "mark-nullify-impact",
}
say = speaker("union-arena")


def bp_changes(g: Table, c: int) -> list[dict[str, Any]]:
    """Each thing that changes this character's BP: by how much, and which card does it."""
    changes: list[dict[str, Any]] = []
    h = g.handle(c)
    for a in g.applied:
        if a.target == h and a.what == A_BP and in_force(a.ends):
            changes.append({"BP": a.amount, "by": _by(g, a.source), "rule": "ua.dur.1"})
    for src, n in numbers(g, BP, c):
        changes.append({"BP": n, "by": g.face(src).number, "rule": "ua.text.live.1"})
    return changes


def _by(g: Table, source: int) -> str:
    return g.face(slot_of(source)).number if source >= 0 else ""


def marks_on(g: Table, c: int) -> list[Message]:
    """Keywords it has now, locks and other effects that lie on it, in words."""
    marks = []
    for word, text in KEYWORDS.items():
        n = keyword(g, c, word)
        if n:
            marks.append(say(text, n=n))
    if g.raided(c):
        marks.append(say("mark-raided"))
    h = g.handle(c)
    for a in g.applied:
        if a.target != h or not in_force(a.ends):
            continue
        if a.what in (A_LOCK_NEXT, A_LOCK_PHASE):
            marks.append(say("mark-stays-resting"))
        elif a.what == A_ABILITY:
            marks.append(say("mark-gained-ability"))
        elif a.what == A_FORBID:
            marks.append(say("mark-restricted"))
        elif a.what == A_ENERGY:
            marks.append(say("mark-energy", n=a.amount))
    return marks


def standing_effects(g: Table, c: int) -> list[int]:
    """Numbers of the standing texts of a card that are switched on where it lies now."""
    on = []
    seat = g.owner[c]
    for ability in g.face(c).abilities:
        if ability.program >= 0:
            continue
        if g.on_field(c):
            working = ability_on(g, c, ability, seat) and meets(g, c, seat, ability)
        else:
            placed = ability.place < 0 or ability.place == g.place(c)
            working = placed and not ability.in_raid and meets(g, c, seat, ability)
        if working:
            on.append(ability.number)
    return on
