"""Which texts speak in a Duel: a text reaches the Duel in which its card takes part, while it does
(gua.house.words.2).
"""

from __future__ import annotations

from quadriga.games.guardians_arena.chapters.faces import JUNGLE, NONE, Ability, Card, Fight, card
from quadriga.games.guardians_arena.chapters.table import (
    BANNED,
    FIGHTERS,
    GUARDIAN_PLACE,
    LASTING,
    PRIMARY,
    SHUNNED,
    UNDER,
    Arena,
    duelist,
    own_abilities,
    terrain,
    zone,
)
from quadriga.games.guardians_arena.vocabulary.kinds import flies
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import NOBODY


class ActiveText:
    """One ability that works in a Duel now."""

    def __init__(self, ability: Ability, source: int, seat: int, command: bool) -> None:
        self.ability = ability
        self.source = source
        """Slot of its card."""
        self.seat = seat
        """The side it speaks for; NOBODY for a Terrain."""
        self.command = command
        """It is a Duelist's Command: it also counts in step 6 (gua.secondary.11)."""


def command_works(s: Arena, c: int, column: int) -> bool:
    """Does this Duelist's Command have its effect?"""
    if not card(s, c).command or s.face_up[c] == 0 or s.handle(c) in s.dispelled:
        return False  # gua.command.2
    t = terrain(s, column)
    return t == NONE or card(s, t).kinds & JUNGLE == 0  # gua.orig.terrain.3


def active_texts(s: Arena, column: int) -> list[ActiveText]:
    """Everything that speaks in the Duel of a column, the Attacker's side first."""
    found: list[ActiveText] = []
    for seat in (s.active, 1 - s.active):
        d = duelist(s, seat, column)
        if d != NONE and s.face_up[d]:
            face = card(s, d)
            works = not face.command or command_works(s, d, column)
            for ability in face.abilities:
                own = ability.inherent()
                if own or works:
                    found.append(ActiveText(ability, d, seat, face.command and not own))
            item = s.item_of[d]
            if item != NONE:
                _add(found, card(s, item).abilities, item, seat)
            shield = s.shield_of[d]
            if shield != NONE:
                _add(found, card(s, shield).abilities, shield, seat)  # gua.house.standard.1
        for c in s.zones[zone(seat, FIGHTERS, column)]:
            _add_creature(s, found, c, seat)
        if s.step == PRIMARY:
            for k in range(3):
                for c in s.zones[zone(seat, UNDER, k)]:
                    if s.used[c] == column + 1:
                        _add_creature(s, found, c, seat)
        g = s.zones[zone(seat, GUARDIAN_PLACE)][0]
        _add(found, card(s, g).abilities, g, seat)  # a Guardian takes part in every Duel of its player
    for a in s.applied:
        if a.what == LASTING and a.target == column:
            face_of_spell = s.faces[a.amount]
            assert isinstance(face_of_spell, Card)
            for ability in face_of_spell.abilities:  # played as a Command Card it counts in both rounds
                found.append(ActiveText(ability, slot_of(a.source), a.seat, True))
    t = terrain(s, column)
    if t != NONE:
        _add(found, card(s, t).abilities, t, NOBODY)
    return found


def _add(found: list[ActiveText], abilities: list[Ability], source: int, seat: int) -> None:
    for ability in abilities:
        found.append(ActiveText(ability, source, seat, False))


def _add_creature(s: Arena, found: list[ActiveText], c: int, seat: int) -> None:
    """A fighter or used supporter: a Command works for Duelists only (gua.house.command.1)."""
    face = card(s, c)
    for ability in face.abilities:
        if not face.command or ability.inherent():
            found.append(ActiveText(ability, c, seat, False))


def banned(s: Arena, column: int, seat: int, what: int, icon: int = 0, target: int = -1) -> bool:
    """Is something forbidden to this player in this Duel (gua.card.ban.1)?"""
    for a in s.applied:
        if a.what == BANNED and a.amount == what and a.target == -1 - seat and (a.extra == 0 or a.extra == column + 1):
            return True
    f = Fight(column, seat, target, False, -1, seat, s.step == PRIMARY)
    for v in active_texts(s, column):
        f.source = v.source
        f.source_seat = v.seat
        if v.ability.forbids(s, f, what, icon):
            return True
    return False


def banned_name(s: Arena, column: int, name: str) -> bool:
    for v in active_texts(s, column):
        if v.ability.forbids_name(name):
            return True
    return False


def shunned(s: Arena, c: int) -> bool:
    """Has an Area of Effect made this creature unable to fight in this combat (gua.card.cantfight.1)?"""
    for a in s.applied:
        if a.what == SHUNNED and slot_of(a.target) == c:
            return True
    return False


def looked_at(s: Arena, column: int, seat: int, c: int, second: bool, primary: bool) -> Fight:
    """A creature in a Duel, as its own text sees it."""
    return Fight(column, seat, c, second, c, seat, primary)


def heard(f: Fight, v: ActiveText) -> Fight:
    """The same creature, as another text sees it; a Terrain speaks for both sides."""
    f.source = v.source
    f.source_seat = v.seat if v.seat != NOBODY else f.seat
    return f


def flies_in(s: Arena, f: Fight, texts: list[ActiveText]) -> bool:
    """Has the creature Fly in this Duel, by itself or by an Item on its side?"""
    if flies(s, f.c):
        return True
    for v in texts:
        if v.ability.lifts(s, heard(f, v)):
            return True
    return False


def immune_to_creature(s: Arena, f: Fight, threat: int, texts: list[ActiveText]) -> bool:
    """Does the threat's printed Vitality count nothing against this creature (gua.orig.immune.1)?"""
    f.source = f.c
    f.source_seat = f.seat
    for ability in own_abilities(s, f.c):
        if ability.inherent() and ability.spares(s, f, threat):
            return True
    for v in texts:
        if v.ability.spares(s, heard(f, v), threat):
            return True  # gua.card.grant.1
    return False


def immune_to_second(s: Arena, f: Fight, threat: int, texts: list[ActiveText]) -> bool:
    """Is this Duelist immune to that secondary fighter as such?"""
    for v in texts:
        if v.ability.spares_seconds(s, heard(f, v), threat):
            return True
    return False


def immune_to_sort(s: Arena, f: Fight, sorts: int, texts: list[ActiveText]) -> bool:
    """Is the creature immune to one of these (FIRE, FEAR, AREA, SHOTS)?"""
    f.source = f.c
    f.source_seat = f.seat
    for ability in own_abilities(s, f.c):
        if ability.inherent() and ability.spares_sort(s, f, sorts):
            return True
    for v in texts:
        if v.ability.spares_sort(s, heard(f, v), sorts):
            return True  # gua.card.grant.1
    return False
