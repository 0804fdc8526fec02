"""Why not? What is missing for an action, with the rule that demands it."""

from __future__ import annotations

from quadriga.games.door import Refusal
from quadriga.games.saying import slot_of, unaskable
from quadriga.games.universal_arena.movement import SWAP_COST
from quadriga.games.universal_arena.placing import PLAY
from quadriga.games.universal_arena.playing import AS_COUNTER, FROM_HAND, OK, REFUSALS, fits_window, refusal, stunned
from quadriga.games.universal_arena.table import (
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
from quadriga.kernel.decisions import option

ACTIONS = ("play", "swap")


def why_not(g: Table, seat: int, action: str, ref: int) -> Refusal | None:
    """None if this seat can do that with the card or character of this id now."""
    refusal = unaskable(g, seat, action, ref, ACTIONS, "uni.board.1", "uni.combat.1")
    if refusal is not None:
        return refusal
    c = slot_of(g, ref)
    return why_not_swap(g, seat, c) if action == "swap" else why_not_play(g, seat, c)


def why_not_swap(g: Table, seat: int, ch: int) -> Refusal | None:
    if ch >= CHARACTERS:
        return Refusal("Only characters are swapped.", "uni.move.3")
    if g.owner[ch] != seat:
        return Refusal("It is not a character of your line.", "uni.move.3")
    if g.phase != MOVEMENT:
        return Refusal("Swaps belong to the Movement Round.", "uni.move.1")
    if g.decision is None or g.decision.player != seat:
        return Refusal("The other player has priority.", "uni.move.9")
    if not alive(g, ch):
        return Refusal("It is defeated.", "uni.house.char.3")
    if g.energy[seat] < SWAP_COST:
        return Refusal("A swap costs 1 Energy and none is left.", "uni.move.4")
    if stunned(g, ch) or (all(stunned(g, other) for other in neighbours(g, ch)) and neighbours(g, ch)):
        return Refusal("A stunned character takes part in no swap.", "uni.house.stun.1")
    if not neighbours(g, ch):
        return Refusal("Nobody stands beside it.", "uni.house.char.3")
    return None


def why_not_play(g: Table, seat: int, c: int) -> Refusal | None:
    if c < CHARACTERS:
        return Refusal("A character is no card that can be played.", "uni.timing.1")
    if g.owner[c] != seat:
        return Refusal("It is a card of the other team.", "uni.turn.7")
    if g.zone[c] != place(seat, HAND) and g.zone[c] != place(seat, ULTIMATES):
        return Refusal("It is neither in your hand nor among your available Ultimates.", "uni.house.ultimate.2")
    d = g.decision
    if d is None or d.player != seat:
        return Refusal("The other player is to act.", "uni.combat.4")
    if option(PLAY, c) in d.options:
        return None
    if d.kind == "follow-up":
        how = fits_window(g, c, d.source & 4095)
        return Refusal(*REFUSALS[13 if how == 0 else refusal(g, c, how, -1)])
    if d.kind == "counter":
        why = refusal(g, c, AS_COUNTER, g.stack[len(g.stack) - 1].sets[0][2])
        return Refusal(*REFUSALS[why if why != OK else 11])
    if g.phase != COMBAT or d.kind not in ("open", "combat"):
        return Refusal("Cards are played with priority in a Combat Round.", "uni.combat.1")
    return Refusal(*REFUSALS[refusal(g, c, FROM_HAND, -1)])
