"""Which texts speak in a Duel: a text reaches the Duel in which its card takes part, while it does
(gua.house.words.2).
"""

from __future__ import annotations

from quadriga.games.guardians_arena.bans import Ban, BanNamed
from quadriga.games.guardians_arena.bonuses import ground
from quadriga.games.guardians_arena.destroying import GrantImmunity
from quadriga.games.guardians_arena.faces import JUNGLE, NONE, Ability, Card, card
from quadriga.games.guardians_arena.kinds import (
    AnyKind,
    FlightFor,
    Immune,
    Kind,
    Seconds,
    flies,
    own_abilities,
)
from quadriga.games.guardians_arena.table import (
    BANNED,
    FIGHTERS,
    LASTING,
    PRIMARY,
    SHUNNED,
    UNDER,
    Arena,
    duelist,
    terrain,
    zone,
)
from quadriga.kernel.state import NOBODY


class Voice:
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


def voices(s: Arena, column: int) -> list[Voice]:
    """Everything that speaks in the Duel of a column, the Attacker's side first."""
    found: list[Voice] = []
    for seat in (s.active, 1 - s.active):
        d = duelist(s, seat, column)
        if d != NONE and s.face_up[d]:
            face = card(s, d)
            works = not face.command or command_works(s, d, column)
            for ability in face.abilities:
                own = ability.inherent()
                if own or works:
                    found.append(Voice(ability, d, seat, face.command and not own))
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
    for a in s.applied:
        if a.what == LASTING and a.target == column:
            face_of_spell = s.faces[a.amount]
            assert isinstance(face_of_spell, Card)
            _add(found, face_of_spell.abilities, a.source & 4095, a.seat)
    t = terrain(s, column)
    if t != NONE:
        _add(found, card(s, t).abilities, t, NOBODY)
    return found


def _add(found: list[Voice], abilities: list[Ability], source: int, seat: int) -> None:
    for ability in abilities:
        found.append(Voice(ability, source, seat, False))


def _add_creature(s: Arena, found: list[Voice], c: int, seat: int) -> None:
    """A fighter or used supporter: a Command works for Duelists only (gua.house.command.1)."""
    face = card(s, c)
    for ability in face.abilities:
        if not face.command or ability.inherent():
            found.append(Voice(ability, c, seat, False))


def banned(s: Arena, column: int, seat: int, what: int, icon: int = 0, target: int = -1) -> bool:
    """Is something forbidden to this player in this Duel (gua.card.ban.1)?"""
    for a in s.applied:
        if a.what == BANNED and a.amount == what and a.target == -1 - seat:
            return True
    for v in voices(s, column):
        ability = v.ability
        if isinstance(ability, Ban) and ability.what == what:
            if ability.who == 0 and v.seat == seat:
                continue
            if ability.icon and ability.icon != icon:
                continue
            if ability.unless_first and v.source == target:
                continue
            return True
    return False


def banned_name(s: Arena, column: int, name: str) -> bool:
    for v in voices(s, column):
        ability = v.ability
        if isinstance(ability, BanNamed) and ability.name == name:
            return True
    return False


def shunned(s: Arena, c: int) -> bool:
    """Has an Area of Effect made this creature unable to fight in this combat (gua.card.cantfight.1)?"""
    for a in s.applied:
        if a.what == SHUNNED and a.target & 4095 == c:
            return True
    return False


def flies_in(s: Arena, c: int, seat: int, speaking: list[Voice]) -> bool:
    """Has the creature Fly in this Duel, by itself or by an Item on its side?"""
    if flies(s, c):
        return True
    for v in speaking:
        ability = v.ability
        if isinstance(ability, FlightFor) and v.seat == seat and ability.kind.fits(s, c):
            return True
    return False


def immune_to_creature(s: Arena, c: int, seat: int, column: int, threat: int, speaking: list[Voice]) -> bool:
    """Does the threat's printed Vitality count nothing against this creature (gua.orig.immune.1)?"""
    for ability in own_abilities(s, c):
        if isinstance(ability, Immune) and (ability.terrains == 0 or ground(s, column) & ability.terrains):
            for kind in ability.to:
                if kind.fits(s, threat):
                    return True
    return _granted_fits(s, c, seat, threat, speaking)


def immune_to_second(s: Arena, c: int, threat: int) -> bool:
    """Is this Duelist immune to that secondary fighter as such?"""
    for ability in own_abilities(s, c):
        if isinstance(ability, Immune):
            for kind in ability.to:
                if isinstance(kind, Seconds) and kind.kind.fits(s, threat):
                    return True
    return False


def immune_to_sort(s: Arena, c: int, seat: int, sorts: list[type[Kind]], speaking: list[Voice]) -> bool:
    """Is the creature immune to one of these (fire, fear, Area of Effect, Ranged Attacks)?"""
    for ability in own_abilities(s, c):
        if isinstance(ability, Immune) and _names(ability.to, sorts):
            return True
    for v in speaking:
        granted = v.ability
        if isinstance(granted, GrantImmunity) and v.seat == seat and v.source != c:
            if granted.kind.fits(s, c) and _names(granted.to, sorts):
                return True  # gua.card.grant.1
    return False


def _granted_fits(s: Arena, c: int, seat: int, threat: int, speaking: list[Voice]) -> bool:
    for v in speaking:
        granted = v.ability
        if isinstance(granted, GrantImmunity) and v.seat == seat and v.source != c and granted.kind.fits(s, c):
            for kind in granted.to:
                if kind.fits(s, threat):
                    return True  # gua.card.grant.1
    return False


def _names(to: list[Kind], sorts: list[type[Kind]]) -> bool:
    for kind in to:
        if isinstance(kind, AnyKind):
            if _names(kind.kinds, sorts):
                return True
        elif type(kind) in sorts:
            return True
    return False
