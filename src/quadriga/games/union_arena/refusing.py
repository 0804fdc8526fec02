"""Why not? What is missing for an action, with the rule that demands it."""

from __future__ import annotations

from quadriga.games.door import Refusal
from quadriga.games.saying import slot_of, unaskable
from quadriga.games.union_arena.activating import may_use_ability
from quadriga.games.union_arena.cost_reduction import ap_cost, required_energy
from quadriga.games.union_arena.energy import energy
from quadriga.games.union_arena.faces import ACTIVATE, CHARACTER, COLORS, EVENT, SITE
from quadriga.games.union_arena.movement_phase import movable
from quadriga.games.union_arena.playing import may_play
from quadriga.games.union_arena.prohibitions import forbidden, permitted
from quadriga.games.union_arena.raid import may_raid
from quadriga.games.union_arena.standing import ATTACK, ATTACK_FROM_ENERGY, BLOCK
from quadriga.games.union_arena.table import (
    ATTACK_PHASE,
    ENERGY,
    FRONT,
    HAND,
    MAIN_PHASE,
    MOVEMENT_PHASE,
    SIDELINE,
    Table,
)
from quadriga.games.union_arena.using_events import may_use_event

ACTIONS = ("play", "raid", "use", "activate", "attack", "block", "move")


def why_not(g: Table, seat: int, action: str, ref: int) -> Refusal | None:
    refusal = unaskable(g, seat, action, ref, ACTIONS, "ua.zone.life.1", "ua.main.2")
    if refusal is not None:
        return refusal
    c = slot_of(g, ref)
    if action == "block":
        return why_not_block(g, seat, c)
    if g.active != seat:
        return Refusal("It is not your turn.", "ua.turn.2")
    if action == "attack":
        return why_not_attack(g, seat, c)
    if action == "move":
        return why_not_move(g, seat, c)
    return why_not_main(g, seat, action, c)


def why_not_main(g: Table, seat: int, action: str, c: int) -> Refusal | None:
    if g.phase != MAIN_PHASE:
        rule = "ua.attack.4" if g.phase == ATTACK_PHASE else "ua.main.1"
        return Refusal("Cards and Activate: Main abilities are used in your main phase.", rule)
    face = g.face(c)
    if action == "activate":
        return why_not_activate(g, seat, c)
    if g.place(c) != HAND or g.owner[c] != seat:
        return Refusal("Only cards in your hand can be used.", "ua.main.2")
    if action == "use":
        if face.type != EVENT:
            return Refusal("Only event cards are used; characters and sites are played.", "ua.main.event.1")
        return in_words(g, seat, c, may_use_event(g, seat, c))
    if face.type not in (CHARACTER, SITE):
        return Refusal("An event never enters the field; use it instead.", "ua.main.event.1")
    if action == "raid":
        if not face.has_raid:
            return Refusal("The card has no Raid.", "ua.raid.1")
        return in_words(g, seat, c, may_raid(g, seat, c), True)
    return in_words(g, seat, c, may_play(g, seat, c))


def in_words(g: Table, seat: int, c: int, rule: str, raiding: bool = False) -> Refusal | None:
    if rule == "":
        return None
    face = g.face(c)
    if rule == "ua.card.energy.1":
        need = required_energy(g, c, raiding)
        color = COLORS[face.color] if face.color < 5 else "one"
        have = energy(g, seat)[face.color] if face.color < 5 else max(energy(g, seat))
        return Refusal(f"It needs {need} {color} energy; your energy line generates {have}.", rule)
    if rule == "ua.card.ap.1":
        return Refusal(f"It costs {ap_cost(g, c)} AP; you have {g.ap_active[seat]} active.", rule)
    reasons = {
        "ua.play.6": "It can only come into play by Raid.",
        "ua.raid.2": "There is no character on your field that it can Raid upon.",
        "ua.raid.25": "Its condition for performing Raid is not met.",
        "ua.cost.use.2": "A text forbids using it now.",
        "ua.cost.extra.1": "Its additional cost cannot be paid.",
    }
    return Refusal(reasons.get(rule, "A rule stands against it."), rule)


def why_not_activate(g: Table, seat: int, c: int) -> Refusal | None:
    if g.owner[c] != seat or not (g.on_field(c) or g.place(c) == SIDELINE):
        return Refusal("Only abilities of cards on your own field can be activated.", "ua.main.act.1")
    against = "ua.main.act.1"
    for ability in g.face(c).abilities:
        if ability.kind == ACTIVATE:
            against = may_use_ability(g, seat, c, ability)
            if against == "":
                return None
    reasons = {
        "ua.main.act.1": "It has no Activate: Main ability.",
        "ua.cond.1": "A condition printed on the ability is not met.",
        "ua.cond.once.1": "It has been used as often as it may be this turn.",
        "ua.cond.rest.1": "The card is resting already, so it cannot be switched to resting.",
        "ua.cond.ap.1": "You do not have enough active AP cards.",
        "ua.cond.hand.1": "You do not have enough cards in hand.",
        "ua.main.act.4": "A cost of the ability cannot be paid.",
        "ua.cond.only.1": "The condition for activating it is not met.",
        "ua.cond.side.1": "It works only while the card is in your sideline.",
        "ua.text.gain.2": "The card has lost its abilities.",
    }
    return Refusal(reasons.get(against, "A rule stands against it."), against)


def why_not_attack(g: Table, seat: int, c: int) -> Refusal | None:
    if g.phase != ATTACK_PHASE:
        return Refusal("Attacks are made in your attack phase.", "ua.attack.1")
    if g.face(c).type != CHARACTER:
        return Refusal("Only characters can attack.", "ua.card.char.1")
    back = g.place(c) == ENERGY and permitted(g, ATTACK_FROM_ENERGY, c, -1)  # ua.attack.11
    if g.owner[c] != seat or (g.place(c) != FRONT and not back):
        return Refusal("Only characters on your front line can attack.", "ua.zone.front.1")
    if g.resting[c]:
        return Refusal("A resting character cannot attack.", "ua.state.2")
    if forbidden(g, ATTACK, c, -1):
        return Refusal("A text forbids it to attack.", "ua.block.limit.2")
    d = g.decision
    if d is not None and d.kind == "attack" and all((o >> 8) & 4095 != c for o in d.options):
        return Refusal("Another character must attack first.", "ua.must.attack.1")
    return None


def why_not_block(g: Table, seat: int, c: int) -> Refusal | None:
    d = g.decision
    if g.attacker < 0 or g.active == seat:
        return Refusal("Nobody is attacking you.", "ua.attack.block.1")
    if g.face(c).type != CHARACTER:
        return Refusal("Only characters can block.", "ua.card.char.1")
    if g.owner[c] != seat or g.place(c) != FRONT:
        return Refusal("Only characters on your front line can block.", "ua.zone.front.1")
    if g.target >= 0:
        return Refusal("A character is under attack, so nobody can block.", "ua.kw.snipe.2")
    if g.resting[c]:
        return Refusal("A resting character cannot block.", "ua.state.2")
    if forbidden(g, BLOCK, c, g.attacker & 4095):
        return Refusal("A text forbids it to block.", "ua.block.limit.2")
    if d is not None and d.kind == "block" and all((o >> 8) & 4095 != c for o in d.options):
        return Refusal("The attacker cannot be blocked by it, or another character must block.", "ua.block.limit.1")
    return None


def why_not_move(g: Table, seat: int, c: int) -> Refusal | None:
    if g.phase != MOVEMENT_PHASE:
        return Refusal("Characters move in your movement phase.", "ua.move.1")
    if g.face(c).type != CHARACTER:
        return Refusal("Sites never move.", "ua.move.4")
    if g.owner[c] != seat or not g.on_field(c):
        return Refusal("Only characters on your own field move.", "ua.move.1")
    if movable(g, c):
        return None
    if g.place(c) == FRONT:
        return Refusal("Only a character with Step goes back to the energy line.", "ua.move.2")
    return Refusal("A text keeps it from moving.", "ua.move.11")
