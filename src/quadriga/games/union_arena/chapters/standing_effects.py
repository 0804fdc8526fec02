"""Which standing texts are at work now, and what they say of a card (ua.text.live.1)."""

from __future__ import annotations

from typing import Final

from quadriga.games.union_arena.chapters.durations import (
    A_ABILITY,
    A_LOSES_ABILITIES,
    A_LOSES_LABEL,
    gained_ability,
    in_force,
)
from quadriga.games.union_arena.chapters.faces import OPPONENTS_TURN, YOUR_TURN, Ability
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT, WIDTH, Table
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import handle_of, slot_of


def loses_abilities(g: Table, c: int) -> bool:
    h = handle_of(g.ref[c], c)
    for a in g.applied:
        if a.what == A_LOSES_ABILITIES and a.target == h:
            return True
    return False


def loses_label(g: Table, c: int, turn: int) -> bool:
    h = handle_of(g.ref[c], c)
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
    scratch = g.scratch
    if scratch.standing_at != g.version:
        find_sources(g)
        kinds = scratch.printed_kinds
        for a in g.applied:
            if a.what == A_ABILITY:
                kinds |= gained_ability(g, a.extra).standing_kinds
        scratch.standing_kinds = kinds
        scratch.standing_at = g.version
        if scratch.asked:
            scratch.asked = []
            scratch.found = []
    return scratch.standing_kinds


def find_sources(g: Table) -> None:
    """The cards on the field with standing texts, looked for anew when a card has come or gone.

    A line is replaced when it changes, never written, and its cards lie open: the same list is the same cards.
    """
    scratch = g.scratch
    zones = g.zones
    then = scratch.lines_then
    if (
        zones[FRONT] is then[0]
        and zones[ENERGY] is then[1]
        and zones[WIDTH + FRONT] is then[2]
        and zones[WIDTH + ENERGY] is then[3]
    ):
        return
    found: list[int] = []
    kinds = 0
    now = [zones[FRONT], zones[ENERGY], zones[WIDTH + FRONT], zones[WIDTH + ENERGY]]
    for line in now:
        for c in line:
            k = g.face(c).standing_kinds
            if k != 0:
                found.append(c)
                kinds |= k
    scratch.lines_then = now
    scratch.standing_sources = found
    scratch.printed_kinds = kinds


NONE: Final[list[tuple[int, Ability]]] = []
NOTHING: Final[list[tuple[int, int]]] = []


def standing_now(g: Table, kind: int) -> list[tuple[int, Ability]]:
    """Standing abilities of this kind that are switched on, with the card that has them; cached likewise."""
    if standing_kinds(g) & kind == 0:
        return NONE
    scratch = g.scratch
    for i in range(len(scratch.asked)):
        if scratch.asked[i] == kind:
            return scratch.found[i]
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
        if a.what == A_ABILITY and in_force(a.ends):
            gained = gained_ability(g, a.extra)
            if gained.standing_kinds & kind and a.target >= 0 and g.here(a.target):
                c = slot_of(a.target)
                if g.on_field(c) and ability_on(g, c, gained, g.zone[c] // WIDTH):
                    on.append((c, gained))
    scratch.asked.append(kind)
    scratch.found.append(on)
    return on


def outside(g: Table, c: int, kind: int) -> list[Ability]:
    """Standing abilities of this kind that a card has where it lies outside the field."""
    on: list[Ability] = []
    if g.face(c).standing_kinds & kind:
        place = g.zone[c] % WIDTH
        for ability in g.face(c).abilities:
            placed = ability.place < 0 or ability.place == place
            if ability.standing_kinds & kind and placed and not ability.in_raid:
                on.append(ability)
    return on


# -- what they say: a text is asked through a frame in which its card is the source ---------


def holds(g: Table, f: Frame, ability: Ability) -> bool:
    """Do the conditions of an ability hold?"""
    for condition in ability.conditions:
        if not condition.holds(g, f):
            return False
    return True


def meets(g: Table, c: int, seat: int, ability: Ability) -> bool:
    """Do the conditions of an ability hold for its source?"""
    return not ability.conditions or holds(g, g.look(g.handle(c), seat), ability)


def numbers(g: Table, kind: int, c: int, detail: int = 0) -> list[tuple[int, int]]:
    """How much of this kind the texts on the field give card `c`: the card with the text, and a number.

    `detail` as in `Standing.number`; -1 for `c` asks each text about the card that has it.
    """
    on = standing_now(g, kind)
    if not on:
        return NOTHING
    said: list[tuple[int, int]] = []
    f = g.look(-1, 0)
    for src, ability in on:
        f.source = handle_of(g.ref[src], src)
        f.controller = g.zone[src] // WIDTH
        for effect in ability.effects:
            if effect.kinds() & kind:
                n = effect.number(g, f, kind, c if c >= 0 else src, detail)
                if n != 0 and holds(g, f, ability):
                    said.append((src, n))
    return said


def own_number(g: Table, kind: int, c: int, seat: int, detail: int = 0) -> int:
    """How much of this kind a card outside the field gives itself."""
    total = 0
    for ability in outside(g, c, kind):
        f = g.look(g.handle(c), seat)
        if holds(g, f, ability):
            for effect in ability.effects:
                if effect.kinds() & kind:
                    total += effect.number(g, f, kind, c, detail)
    return total


def says(g: Table, kind: int, what: int, c: int, other: int) -> bool:
    """Does a text on the field forbid, demand or permit (the kind) this of card `c`?"""
    on = standing_now(g, kind)
    if not on:
        return False
    f = g.look(-1, 0)
    for src, ability in on:
        f.source = handle_of(g.ref[src], src)
        f.controller = g.zone[src] // WIDTH
        for effect in ability.effects:
            if effect.kinds() & kind and effect.says(g, f, kind, what, c, other) and holds(g, f, ability):
                return True
    return False


def own_says(g: Table, kind: int, what: int, c: int, other: int) -> bool:
    """The same of a text on the card itself while it lies outside the field."""
    for ability in outside(g, c, kind):
        f = g.look(g.handle(c), g.owner[c])
        for effect in ability.effects:
            if effect.kinds() & kind and effect.says(g, f, kind, what, c, other) and holds(g, f, ability):
                return True
    return False
