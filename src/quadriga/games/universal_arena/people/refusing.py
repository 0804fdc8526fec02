"""Why not? What is missing for an action, with the rule that demands it."""

from __future__ import annotations

from quadriga.games.game import Refusal
from quadriga.games.saying import slot_with_ref, unaskable
from quadriga.games.universal_arena.chapters.movement import SWAP_COST
from quadriga.games.universal_arena.chapters.placing import PLAY
from quadriga.games.universal_arena.chapters.playing import (
    AS_COUNTER,
    FROM_HAND,
    OK,
    REFUSALS,
    fits_window,
    refusal,
    stunned,
)
from quadriga.games.universal_arena.chapters.table import (
    CHARACTERS,
    COMBAT,
    HAND,
    MOVEMENT,
    ULTIMATES,
    Table,
    alive,
    neighbours,
    place,
)
from quadriga.games.universal_arena.chapters.windows import answering
from quadriga.kernel.decisions import option
from quadriga.kernel.handles import slot_of
from quadriga.messages import speaker

say = speaker("universal-arena")
ACTIONS = ("play", "swap")


def why_not(g: Table, seat: int, action: str, ref: int) -> Refusal | None:
    """None if this seat can do that with the card or character of this id now."""
    refusal = unaskable(g, seat, action, ref, ACTIONS, "uni.board.1", "uni.combat.1")
    if refusal is not None:
        return refusal
    c = slot_with_ref(g, ref)
    return why_not_swap(g, seat, c) if action == "swap" else why_not_play(g, seat, c)


def why_not_swap(g: Table, seat: int, ch: int) -> Refusal | None:
    if ch >= CHARACTERS:
        return Refusal(say("no-only-characters-swap"), "uni.move.3")
    if g.owner[ch] != seat:
        return Refusal(say("no-not-your-line"), "uni.move.3")
    if g.phase != MOVEMENT:
        return Refusal(say("no-swap-in-movement"), "uni.move.1")
    if g.decision is None or g.decision.player != seat:
        return Refusal(say("no-priority"), "uni.move.9")
    if not alive(g, ch):
        return Refusal(say("no-is-defeated"), "uni.house.char.3")
    if g.energy[seat] < SWAP_COST:
        return Refusal(say("no-swap-energy"), "uni.move.4")
    if stunned(g, ch) or (all(stunned(g, other) for other in neighbours(g, ch)) and neighbours(g, ch)):
        return Refusal(say("no-stunned-swap"), "uni.house.stun.1")
    if not neighbours(g, ch):
        return Refusal(say("no-neighbour"), "uni.house.char.3")
    return None


def why_not_play(g: Table, seat: int, c: int) -> Refusal | None:
    if c < CHARACTERS:
        return Refusal(say("no-character-is-no-card"), "uni.timing.1")
    if g.owner[c] != seat:
        return Refusal(say("no-other-team"), "uni.turn.7")
    if g.zone[c] != place(seat, HAND) and g.zone[c] != place(seat, ULTIMATES):
        return Refusal(say("no-not-in-hand"), "uni.house.ultimate.2")
    d = g.decision
    if d is None or d.player != seat:
        return Refusal(say("no-other-acts"), "uni.combat.4")
    if option(PLAY, c) in d.options:
        return None
    if d.kind == "follow-up":
        how = fits_window(g, c, slot_of(d.source))
        return refused(13 if how == 0 else refusal(g, c, how, -1))
    if d.kind == "counter":
        why = refusal(g, c, AS_COUNTER, answering(g.stack[len(g.stack) - 1]).windows[0].attacker)
        return refused(why if why != OK else 11)
    if g.phase != COMBAT or d.kind not in ("open", "combat"):
        return Refusal(say("no-combat-round"), "uni.combat.1")
    return refused(refusal(g, c, FROM_HAND, -1))


def refused(why: int) -> Refusal:
    name, rule = REFUSALS[why]
    return Refusal(say(name), rule)
