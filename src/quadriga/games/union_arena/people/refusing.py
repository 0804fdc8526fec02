"""Why not? What is missing for an action, with the rule that demands it."""

from __future__ import annotations

from quadriga.games.game import Refusal
from quadriga.games.saying import slot_with_ref, unaskable
from quadriga.games.union_arena.chapters.activating import may_use_ability
from quadriga.games.union_arena.chapters.cost_reduction import ap_cost, required_energy
from quadriga.games.union_arena.chapters.energy import energy
from quadriga.games.union_arena.chapters.faces import ACTIVATE, CHARACTER, COLORS, EVENT, SITE
from quadriga.games.union_arena.chapters.movement_phase import movable
from quadriga.games.union_arena.chapters.playing import may_play
from quadriga.games.union_arena.chapters.prohibitions import forbidden, permitted
from quadriga.games.union_arena.chapters.raid import may_raid
from quadriga.games.union_arena.chapters.table import (
    ATTACK_PHASE,
    ENERGY,
    FRONT,
    HAND,
    MAIN_PHASE,
    MOVEMENT_PHASE,
    SIDELINE,
    Table,
)
from quadriga.games.union_arena.chapters.using_events import may_use_event
from quadriga.games.union_arena.vocabulary.standing import ATTACK, ATTACK_FROM_ENERGY, BLOCK
from quadriga.kernel.decisions import arg_a
from quadriga.kernel.handles import slot_of
from quadriga.messages import speaker

say = speaker("union-arena")
ACTIONS = ("play", "raid", "use", "activate", "attack", "block", "move")


def why_not(g: Table, seat: int, action: str, ref: int) -> Refusal | None:
    refusal = unaskable(g, seat, action, ref, ACTIONS, "ua.zone.life.1", "ua.main.2")
    if refusal is not None:
        return refusal
    c = slot_with_ref(g, ref)
    if action == "block":
        return why_not_block(g, seat, c)
    if g.active != seat:
        return Refusal(say("no-not-your-turn"), "ua.turn.2")
    if action == "attack":
        return why_not_attack(g, seat, c)
    if action == "move":
        return why_not_move(g, seat, c)
    return why_not_main(g, seat, action, c)


def why_not_main(g: Table, seat: int, action: str, c: int) -> Refusal | None:
    if g.phase != MAIN_PHASE:
        rule = "ua.attack.4" if g.phase == ATTACK_PHASE else "ua.main.1"
        return Refusal(say("no-main-phase"), rule)
    face = g.face(c)
    if action == "activate":
        return why_not_activate(g, seat, c)
    if g.place(c) != HAND or g.owner[c] != seat:
        return Refusal(say("no-only-from-hand"), "ua.main.2")
    if action == "use":
        if face.type != EVENT:
            return Refusal(say("no-only-events-used"), "ua.main.event.1")
        return in_words(g, seat, c, may_use_event(g, seat, c))
    if face.type not in (CHARACTER, SITE):
        return Refusal(say("no-events-not-played"), "ua.main.event.1")
    if action == "raid":
        if not face.has_raid:
            return Refusal(say("no-raid"), "ua.raid.1")
        return in_words(g, seat, c, may_raid(g, seat, c), True)
    return in_words(g, seat, c, may_play(g, seat, c))


def in_words(g: Table, seat: int, c: int, rule: str, raiding: bool = False) -> Refusal | None:
    if rule == "":
        return None
    face = g.face(c)
    if rule == "ua.card.energy.1":
        need = required_energy(g, c, raiding)
        color = say(f"color-{COLORS[face.color] if face.color < 5 else 'one'}")
        have = energy(g, seat)[face.color] if face.color < 5 else max(energy(g, seat))
        return Refusal(say("no-energy", need=need, color=color, have=have), rule)
    if rule == "ua.card.ap.1":
        return Refusal(say("no-ap", cost=ap_cost(g, c), have=g.ap_active[seat]), rule)
    reasons = {
        "ua.play.6": say("no-only-by-raid"),
        "ua.raid.2": say("no-base"),
        "ua.raid.25": say("no-raid-condition"),
        "ua.cost.use.2": say("no-text-forbids-using"),
        "ua.cost.extra.1": say("no-extra-cost"),
    }
    return Refusal(reasons.get(rule, say("no-rule")), rule)


def why_not_activate(g: Table, seat: int, c: int) -> Refusal | None:
    if g.owner[c] != seat or not (g.on_field(c) or g.place(c) == SIDELINE):
        return Refusal(say("no-only-own-abilities"), "ua.main.act.1")
    against = "ua.main.act.1"
    for ability in g.face(c).abilities:
        if ability.kind == ACTIVATE:
            against = may_use_ability(g, seat, c, ability)
            if against == "":
                return None
    reasons = {
        "ua.main.act.1": say("no-activate"),
        "ua.cond.1": say("no-condition"),
        "ua.cond.once.1": say("no-used-up"),
        "ua.cond.rest.1": say("no-resting-already"),
        "ua.cond.ap.1": say("no-ap-cards"),
        "ua.cond.hand.1": say("no-hand-cards"),
        "ua.main.act.4": say("no-cost"),
        "ua.cond.only.1": say("no-activation-condition"),
        "ua.cond.side.1": say("no-only-in-sideline"),
        "ua.text.gain.2": say("no-lost-abilities"),
    }
    return Refusal(reasons.get(against, say("no-rule")), against)


def why_not_attack(g: Table, seat: int, c: int) -> Refusal | None:
    if g.phase != ATTACK_PHASE:
        return Refusal(say("no-attack-phase"), "ua.attack.1")
    if g.face(c).type != CHARACTER:
        return Refusal(say("no-only-characters-attack"), "ua.card.char.1")
    back = g.place(c) == ENERGY and permitted(g, ATTACK_FROM_ENERGY, c, -1)  # ua.attack.11
    if g.owner[c] != seat or (g.place(c) != FRONT and not back):
        return Refusal(say("no-only-front-attacks"), "ua.zone.front.1")
    if g.resting[c]:
        return Refusal(say("no-resting-attack"), "ua.state.2")
    if forbidden(g, ATTACK, c, -1):
        return Refusal(say("no-text-forbids-attack"), "ua.block.limit.2")
    d = g.decision
    if d is not None and d.kind == "attack" and all(arg_a(o) != c for o in d.options):
        return Refusal(say("no-other-attacks-first"), "ua.must.attack.1")
    return None


def why_not_block(g: Table, seat: int, c: int) -> Refusal | None:
    d = g.decision
    if g.attacker < 0 or g.active == seat:
        return Refusal(say("no-attack-to-block"), "ua.attack.block.1")
    if g.face(c).type != CHARACTER:
        return Refusal(say("no-only-characters-block"), "ua.card.char.1")
    if g.owner[c] != seat or g.place(c) != FRONT:
        return Refusal(say("no-only-front-blocks"), "ua.zone.front.1")
    if g.target >= 0:
        return Refusal(say("no-block-for-character"), "ua.kw.snipe.2")
    if g.resting[c]:
        return Refusal(say("no-resting-block"), "ua.state.2")
    if forbidden(g, BLOCK, c, slot_of(g.attacker)):
        return Refusal(say("no-text-forbids-block"), "ua.block.limit.2")
    if d is not None and d.kind == "block" and all(arg_a(o) != c for o in d.options):
        return Refusal(say("no-cannot-be-blocked"), "ua.block.limit.1")
    return None


def why_not_move(g: Table, seat: int, c: int) -> Refusal | None:
    if g.phase != MOVEMENT_PHASE:
        return Refusal(say("no-movement-phase"), "ua.move.1")
    if g.face(c).type != CHARACTER:
        return Refusal(say("no-sites-move"), "ua.move.4")
    if g.owner[c] != seat or not g.on_field(c):
        return Refusal(say("no-only-own-move"), "ua.move.1")
    if movable(g, c):
        return None
    if g.place(c) == FRONT:
        return Refusal(say("no-step"), "ua.move.2")
    return Refusal(say("no-text-forbids-move"), "ua.move.11")
