"""Derived values: BP, energy, keywords, costs, prohibitions. Computed, never written back."""

from __future__ import annotations

from typing import Final

from quadriga.games.union_arena import table
from quadriga.games.union_arena.faces import (
    ANY_COLOR,
    CHARACTER,
    KEYWORDS,
    OPPONENTS_TURN,
    YOUR_TURN,
    Ability,
)
from quadriga.games.union_arena.standing import (
    AP_COST,
    BP,
    DAMAGE,
    DAMAGE_PLUS,
    DUTY,
    ENERGY_COST,
    ENTERS_ACTIVE,
    FORBIDS,
    GENERATE_ON_FRONT,
    GENERATES,
    HAND_LIMIT,
    IMPACT,
    IMPACT_PLUS,
    KEYWORD,
    LINE_LIMIT,
    LOSE_BP,
    NULLIFY_IMPACT,
    PERMITS,
    RANGE,
)
from quadriga.games.union_arena.table import (
    ENERGY,
    FRONT,
    HAND,
    LINE_SIZE,
    SIDELINE,
    WIDTH,
    Table,
)

# What an Applied effect does
A_BP: Final = 1
A_KEYWORD: Final = 2
"""amount = n, extra = keyword."""
A_ENERGY: Final = 3
"""amount = n, extra = colour."""
A_FORBID: Final = 4
"""extra = what is forbidden."""
A_ABILITY: Final = 5
"""extra = face and number of a gained ability, see `gained_ability`."""
A_LOCK_NEXT: Final = 6
"""stays resting the next time it would be readied (ua.lock.next.1)."""
A_LOCK_PHASE: Final = 7
"""stays resting through its owner's next attack phase (ua.lock.phase.1)."""
A_LOSES_ABILITIES: Final = 8
"""base abilities are lost (ua.text.gain.2)."""
A_DUTY: Final = 9
A_BASE_BP: Final = 10
"""BP becomes amount."""
A_LOSES_KEYWORD: Final = 11
A_AFFINITY: Final = 12
A_NAME: Final = 13
A_LOSES_LABEL: Final = 15
"""base abilities that work in one player's turn are lost; extra = whose turn (ua.text.gain.2)."""
A_LOCK_WHILE: Final = 16
"""not readied while the source is on the field; extra bits: 1 on the front line, 2 in phases only (ua.lock.while.1)."""
A_RANGE: Final = 14
"""on a player: BP ranges of choices are wider by amount; extra = 1 for the next one only (ua.choose.range.1)."""

# When an Applied effect ends (ua.dur.1)
UNTIL_TURN_ENDS: Final = 1
UNTIL_BATTLE_ENDS: Final = 2
UNTIL_ATTACK_ENDS: Final = 3
UNTIL_YOUR_NEXT_TURN: Final = 4
UNTIL_OPPONENTS_TURN_ENDS: Final = 5
"""until the end of the opponent's next turn."""
IN_OPPONENTS_TURN: Final = 6
"""during the opponent's next turn only."""
WHILE_ON_FIELD: Final = 7
WHILE_SOURCE: Final = 8
"""while the source is on the field."""
UNTIL_ATTACK_PHASE_ENDS: Final = 9
"""the affected player's next attack phase."""
UNTIL_READIED: Final = 10
UNTIL_PHASE_ENDS: Final = 11
IN_OPPONENTS_TURN_NOW: Final = 12
"""The same, once that turn has begun."""
PAST_OPPONENTS_TURN: Final = 13
"""until the end of the opponent's next turn, said in the opponent's turn: this one does not count."""


def in_force(g: Table, ends: int) -> bool:
    return ends != IN_OPPONENTS_TURN


def gained_ability(g: Table, extra: int) -> Ability:
    return g.prints[extra >> 6].gained[extra & 63]


def range_bonus(g: Table, seat: int) -> int:
    """How much wider the BP ranges of this player's choices are (ua.choose.range.1)."""
    total = 0
    for a in g.applied:
        if a.what == A_RANGE and a.target == -1 - seat and in_force(g, a.ends):
            total += a.amount
    f = g.lens
    for src, ability in standing_now(g, RANGE):
        if g.zone[src] // WIDTH == seat and meets(g, src, seat, ability):
            for effect in ability.effects:
                total += effect.number(g, f, RANGE, src)
    return total


def use_up_range(g: Table, seat: int) -> None:
    """A range widened for the next choice has been used (ua.choose.range.1)."""
    kept = [a for a in g.applied if a.what != A_RANGE or a.target != -1 - seat or a.extra == 0]
    if len(kept) != len(g.applied):
        g.applied = kept
        g.touch()


def loses_abilities(g: Table, c: int) -> bool:
    if g.applied:
        h = (g.ref[c] << 12) | c
        for a in g.applied:
            if a.what == A_LOSES_ABILITIES and a.target == h:
                return True
    return False


def loses_label(g: Table, c: int, turn: int) -> bool:
    if turn and g.applied:
        h = (g.ref[c] << 12) | c
        for a in g.applied:
            if a.what == A_LOSES_LABEL and a.target == h and a.extra == turn:
                return True
    return False


def ability_on(g: Table, c: int, ability: Ability, seat: int) -> bool:
    """Do the labels in front of an ability of a field card let it work now (ua.cond.1)?"""
    if ability.turn and ability.number < 100 and loses_label(g, c, ability.turn):  # ua.text.gain.2
        return False
    if ability.turn == YOUR_TURN:
        if g.active != seat:  # ua.timing.your-turn.1
            return False
    elif ability.turn == OPPONENTS_TURN and g.active == seat:  # ua.timing.opp-turn.1
        return False
    if ability.place >= 0 and g.zone[c] % WIDTH != ability.place:  # ua.cond.front.1, ua.cond.energy.1
        return False
    if ability.in_raid and not g.raided(c):  # ua.raid.16, ua.raid.21
        return False
    return True


def standing_kinds(g: Table) -> int:
    """The kinds of standing texts on the field, as bits, cached until something changes."""
    if g.scratch.standing_at != g.version:
        found: list[int] = []
        kinds = 0
        for seat in range(2):
            for place in (FRONT, ENERGY):
                for c in g.zones[seat * WIDTH + place]:
                    k = g.face(c).standing_kinds
                    if k != 0:
                        found.append(c)
                        kinds |= k
        for a in g.applied:
            if a.what == A_ABILITY:
                kinds |= gained_ability(g, a.extra).standing_kinds
        g.scratch.standing_sources = found
        g.scratch.standing_kinds = kinds
        g.scratch.standing_at = g.version
    return g.scratch.standing_kinds


NONE: Final[list[tuple[int, Ability]]] = []


def standing_now(g: Table, kind: int) -> list[tuple[int, Ability]]:
    """Standing abilities of this kind that are switched on, with the card that has them."""
    if standing_kinds(g) & kind == 0:
        return NONE
    on: list[tuple[int, Ability]] = []
    for c in g.scratch.standing_sources:
        face = g.face(c)
        if face.standing_kinds & kind == 0 or loses_abilities(g, c):
            continue
        seat = g.zone[c] // WIDTH
        for ability in face.abilities:
            if ability.standing_kinds & kind and ability_on(g, c, ability, seat):
                on.append((c, ability))
    for a in g.applied:
        if a.what == A_ABILITY and in_force(g, a.ends):
            gained = gained_ability(g, a.extra)
            if gained.standing_kinds & kind and a.target >= 0 and g.here(a.target):
                c = a.target & 4095
                if g.on_field(c) and ability_on(g, c, gained, g.zone[c] // WIDTH):
                    on.append((c, gained))
    return on


def meets(g: Table, c: int, seat: int, ability: Ability) -> bool:
    """Do the conditions of a standing ability hold for its source?"""
    f = g.lens
    for condition in ability.conditions:
        source = f.source
        controller = f.controller
        f.source = (g.ref[c] << 12) | c
        f.controller = seat
        ok = condition.holds(g, f)
        f.source = source
        f.controller = controller
        if not ok:
            return False
    return True


def bp(g: Table, c: int) -> int:
    """Battle Points now: printed value of the top card plus all changes; no floor."""
    if g.scratch.bp_at[c] == g.version:
        return g.scratch.bp_of[c]
    face = g.face(c)
    if face.type != CHARACTER:
        return 0
    if g.scratch.computing[c]:
        return face.bp  # a text that asks for its own BP sees the printed value
    if not g.on_field(c) or (not g.applied and standing_kinds(g) & BP == 0):
        return face.bp
    g.scratch.computing[c] = 1
    g.scratch.depth += 1
    total = face.bp
    minus = 0
    h = (g.ref[c] << 12) | c
    for a in g.applied:
        if a.target == h:
            if a.what == A_BP and in_force(g, a.ends):
                if a.amount < 0:
                    minus += a.amount
                else:
                    total += a.amount
            elif a.what == A_BASE_BP and in_force(g, a.ends):
                total += a.amount - face.bp
    f = g.lens
    for src, ability in standing_now(g, BP):
        seat = g.zone[src] // WIDTH
        source = f.source
        controller = f.controller
        f.source = (g.ref[src] << 12) | src
        f.controller = seat
        for effect in ability.effects:
            n = effect.bp(g, f, c)
            if n != 0 and meets(g, src, seat, ability):
                if n < 0:
                    minus += n
                else:
                    total += n
        f.source = source
        f.controller = controller
    if minus < 0 and not forbidden(g, LOSE_BP, c, -1):  # ua.protect.2
        total += minus
    g.scratch.computing[c] = 0
    g.scratch.depth -= 1
    if g.scratch.depth == 0:  # inside another computation a value may be provisional, so it is not kept
        g.scratch.bp_at[c] = g.version
        g.scratch.bp_of[c] = total
    return total


def keyword(g: Table, c: int, word: int) -> int:
    """0 if the character has not the keyword; its number otherwise (ua.kw.gain.1).

    Numbers of the plain kind: the highest counts; numbers of the plus kind add up.
    """
    adds = word == IMPACT_PLUS or word == DAMAGE_PLUS
    best = 0
    h = (g.ref[c] << 12) | c
    for a in g.applied:
        if a.target == h and a.extra == word and in_force(g, a.ends):
            if a.what == A_LOSES_KEYWORD:
                return 0
            if a.what == A_KEYWORD:
                if adds:
                    best += a.amount
                elif a.amount > best:
                    best = a.amount
    f = g.lens
    for src, ability in standing_now(g, KEYWORD):
        seat = g.zone[src] // WIDTH
        source = f.source
        controller = f.controller
        f.source = (g.ref[src] << 12) | src
        f.controller = seat
        for effect in ability.effects:
            n = effect.keyword(g, f, c, word)
            if n != 0 and (ability.kind == KEYWORDS or meets(g, src, seat, ability)):
                if adds:
                    best += n
                elif n > best:
                    best = n
        f.source = source
        f.controller = controller
    return best


def impact(g: Table, c: int, opponent: int) -> int:
    """Impact damage of a winner against `opponent` (ua.kw.impact-plus.4)."""
    if opponent >= 0 and keyword(g, opponent, NULLIFY_IMPACT):  # ua.kw.nullify-impact.4
        return 0
    return keyword(g, c, IMPACT) + keyword(g, c, IMPACT_PLUS)


def direct_damage(g: Table, c: int) -> int:
    """Damage of an attack that reaches the player (ua.direct.1, ua.kw.damage2.5)."""
    n = keyword(g, c, DAMAGE)
    if n == 0:
        n = 1
    return n + keyword(g, c, DAMAGE_PLUS)  # ua.kw.damage-plus.1


def forbidden(g: Table, what: int, c: int, other: int) -> bool:
    """Does any text forbid this of card `c`? Cannot beats must (ua.block.limit.3)."""
    h = (g.ref[c] << 12) | c
    for a in g.applied:
        if a.what == A_FORBID and a.extra == what and a.target == h and in_force(g, a.ends):
            if a.amount == 0 or (a.amount > 0 and other >= 0 and g.handle(other) == a.amount):
                return True
    f = g.lens
    for src, ability in standing_now(g, FORBIDS):
        seat = g.zone[src] // WIDTH
        source = f.source
        controller = f.controller
        f.source = (g.ref[src] << 12) | src
        f.controller = seat
        found = False
        for effect in ability.effects:
            if effect.forbids(g, f, what, c, other) and meets(g, src, seat, ability):
                found = True
                break
        f.source = source
        f.controller = controller
        if found:
            return True
    return False


def player_forbidden(g: Table, what: int, seat: int) -> bool:
    """Is something forbidden to a player for a while (ua.cost.use.2)?"""
    for a in g.applied:
        if a.what == A_FORBID and a.extra == what and a.target == -1 - seat and in_force(g, a.ends):
            return True
    return False


def own_forbids(g: Table, what: int, c: int, other: int) -> bool:
    """Does a text on the card itself forbid this while it lies outside the field?"""
    face = g.face(c)
    if face.standing_kinds & FORBIDS == 0:
        return False
    f = g.lens
    seat = g.owner[c]
    source = f.source
    controller = f.controller
    f.source = (g.ref[c] << 12) | c
    f.controller = seat
    found = False
    for ability in face.abilities:
        if ability.standing_kinds & FORBIDS == 0 or ability.in_raid:
            continue
        for effect in ability.effects:
            if effect.forbids(g, f, what, c, other) and meets(g, c, seat, ability):
                found = True
    f.source = source
    f.controller = controller
    return found


def has_duty(g: Table, what: int, c: int, other: int) -> bool:
    h = (g.ref[c] << 12) | c
    for a in g.applied:
        if a.what == A_DUTY and a.extra == what and a.target == h and in_force(g, a.ends):
            if a.amount == 0 or (other >= 0 and g.handle(other) == a.amount):
                return True
    f = g.lens
    for src, ability in standing_now(g, DUTY):
        seat = g.zone[src] // WIDTH
        source = f.source
        controller = f.controller
        f.source = (g.ref[src] << 12) | src
        f.controller = seat
        found = False
        for effect in ability.effects:
            if effect.duty(g, f, what, c, other) and meets(g, src, seat, ability):
                found = True
                break
        f.source = source
        f.controller = controller
        if found:
            return True
    return False


def permitted(g: Table, what: int, c: int, other: int) -> bool:
    f = g.lens
    for src, ability in standing_now(g, PERMITS):
        seat = g.zone[src] // WIDTH
        source = f.source
        controller = f.controller
        f.source = (g.ref[src] << 12) | src
        f.controller = seat
        found = False
        for effect in ability.effects:
            if effect.permits(g, f, what, c, other) and meets(g, src, seat, ability):
                found = True
                break
        f.source = source
        f.controller = controller
        if found:
            return True
    return False


def energy(g: Table, seat: int) -> list[int]:
    """Energy per colour: icons on the energy line, active or resting (ua.card.energy.5, ua.card.energy.8)."""
    if g.scratch.energy_at[seat] == g.version:
        return g.scratch.energy_of[seat]
    total = [0, 0, 0, 0, 0]
    cards = g.zones[seat * WIDTH + ENERGY]
    for c in cards:
        _add_icons(g, c, total)
    for c in g.zones[seat * WIDTH + FRONT]:  # ua.card.energy.6: only with a text that says so
        face = g.face(c)
        if (face.standing_kinds & PERMITS or g.applied) and permitted(g, GENERATE_ON_FRONT, c, -1):
            _add_icons(g, c, total)  # ua.card.energy.10
    g.scratch.energy_of[seat] = total
    g.scratch.energy_at[seat] = g.version
    return total


def _add_icons(g: Table, c: int, total: list[int]) -> None:
    face = g.face(c)
    for color in range(5):
        total[color] += face.generates[color]
    h = (g.ref[c] << 12) | c
    for a in g.applied:
        if a.what == A_ENERGY and a.target == h and in_force(g, a.ends):
            total[a.extra] += a.amount  # ua.card.energy.11
    f = g.lens
    for src, ability in standing_now(g, GENERATES):
        seat = g.zone[src] // WIDTH
        source = f.source
        controller = f.controller
        f.source = (g.ref[src] << 12) | src
        f.controller = seat
        for effect in ability.effects:
            for color in range(5):
                n = effect.generates(g, f, c, color)
                if n != 0 and meets(g, src, seat, ability):
                    total[color] += n
        f.source = source
        f.controller = controller


def total_energy(g: Table, seat: int) -> int:
    total = 0
    for n in energy(g, seat):
        total += n
    return total


def required_energy(g: Table, c: int, raiding: bool) -> int:
    """Required energy of a card where it lies now, never below zero (ua.cost.reduce.2)."""
    face = g.face(c)
    cut = _cuts(g, c, ENERGY_COST, raiding)
    return face.energy - cut if face.energy > cut else 0


def ap_cost(g: Table, c: int) -> int:
    face = g.face(c)
    cut = _cuts(g, c, AP_COST, False)
    return face.ap - cut if face.ap > cut else 0


def _cuts(g: Table, c: int, kind: int, raiding: bool) -> int:
    """Reductions by the card's own text (ua.cost.reduce.1) and by texts on the field."""
    total = 0
    face = g.face(c)
    f = g.lens
    owner = g.owner[c]
    place = g.zone[c] % WIDTH
    if face.standing_kinds & kind and not g.on_field(c):
        source = f.source
        controller = f.controller
        f.source = (g.ref[c] << 12) | c
        f.controller = owner
        for ability in face.abilities:
            if ability.standing_kinds & kind == 0 or ability.in_raid:
                continue
            if ability.place >= 0 and ability.place != place:
                continue
            if not meets(g, c, owner, ability):
                continue
            for effect in ability.effects:
                if kind == ENERGY_COST:
                    total += effect.energy_cut(g, f, c, raiding)
                else:
                    total += effect.ap_cut(g, f, c)
        f.source = source
        f.controller = controller
    for src, ability in standing_now(g, kind):
        if src == c:
            continue
        seat = g.zone[src] // WIDTH
        source = f.source
        controller = f.controller
        f.source = (g.ref[src] << 12) | src
        f.controller = seat
        if meets(g, src, seat, ability):
            for effect in ability.effects:
                if kind == ENERGY_COST:
                    total += effect.energy_cut(g, f, c, raiding)
                else:
                    total += effect.ap_cut(g, f, c)
        f.source = source
        f.controller = controller
    return total + waiting_discount(g, c, kind, raiding)


def waiting_discount(g: Table, c: int, kind: int, raiding: bool) -> int:
    """Reductions for the next fitting card (ua.cost.reduce.3): the frame of their ability says which fit."""
    total = 0
    for d in g.discounts:
        if d[0] == g.owner[c] and d[1] == kind and (raiding or d[4] & 1 == 0) and discount_fits(g, d, c):
            total += d[2]
    return total


def discount_fits(g: Table, d: list[int], c: int) -> bool:
    """d = seat, kind, amount, face and number of the ability that says which cards fit, bits.

    The bits: 1 only for performing Raid, 2 from the sideline too.
    """
    place = g.zone[c] % WIDTH
    if place != HAND and (place != SIDELINE or d[4] & 2 == 0):
        return False
    ability = gained_ability(g, d[3])
    f = g.lens
    source = f.source
    controller = f.controller
    f.source = (g.ref[c] << 12) | c
    f.controller = d[0]
    fits = True
    for condition in ability.conditions:
        if not condition.holds(g, f):
            fits = False
    f.source = source
    f.controller = controller
    return fits


def enough_energy(g: Table, seat: int, c: int, raiding: bool) -> bool:
    """Required energy is a threshold in one colour, not spent (ua.card.energy.1, ua.card.energy.2)."""
    need = required_energy(g, c, raiding)
    if need == 0:
        return True
    have = energy(g, seat)
    color = g.face(c).color
    if color == ANY_COLOR:  # ua.card.energy.12
        for n in have:
            if n >= need:
                return True
        return False
    return have[color] >= need  # ua.card.energy.3


def line_limit(g: Table, seat: int, place: int) -> int:
    """How many cards a line may hold now (ua.line.cap.1)."""
    limit = LINE_SIZE
    f = g.lens
    for src, ability in standing_now(g, LINE_LIMIT):
        if g.zone[src] != seat * WIDTH + place:
            continue
        source = f.source
        controller = f.controller
        f.source = (g.ref[src] << 12) | src
        f.controller = seat
        if meets(g, src, seat, ability):
            for effect in ability.effects:
                limit -= effect.number(g, f, LINE_LIMIT, src)
        f.source = source
        f.controller = controller
    return limit


def hand_limit(g: Table, seat: int) -> int:
    limit = table.HAND_LIMIT
    f = g.lens
    for src, ability in standing_now(g, HAND_LIMIT):
        if g.zone[src] // WIDTH != seat:
            continue
        source = f.source
        controller = f.controller
        f.source = (g.ref[src] << 12) | src
        f.controller = seat
        if meets(g, src, seat, ability):
            for effect in ability.effects:
                n = effect.number(g, f, HAND_LIMIT, src)
                if n > limit:
                    limit = n
        f.source = source
        f.controller = controller
    return limit


def enters_active(g: Table, c: int, seat: int) -> bool:
    """Does its own text play this card set to active (ua.play.5, ua.play.9)?"""
    face = g.face(c)
    if face.standing_kinds & ENTERS_ACTIVE == 0:
        return False
    f = g.lens
    source = f.source
    controller = f.controller
    f.source = (g.ref[c] << 12) | c
    f.controller = seat
    found = False
    for ability in face.abilities:
        if ability.standing_kinds & ENTERS_ACTIVE and not ability.in_raid and meets(g, c, seat, ability):
            for effect in ability.effects:
                if effect.number(g, f, ENTERS_ACTIVE, c) > 0:
                    found = True
    f.source = source
    f.controller = controller
    return found
