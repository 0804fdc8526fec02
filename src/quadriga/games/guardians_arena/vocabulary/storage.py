"""Texts against Commands, answers, Storage cards, Terrains, and the Guardian's draw (gua.card.answer.1 and others)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import register
from quadriga.games.guardians_arena.chapters.active_texts import command_works
from quadriga.games.guardians_arena.chapters.faces import NONE, Ability, Card, Fight
from quadriga.games.guardians_arena.chapters.glossary import dispel
from quadriga.games.guardians_arena.chapters.moves import destroy, gain_stones, go, raze_terrain
from quadriga.games.guardians_arena.chapters.table import (
    COLUMNS,
    DECK,
    DISCARD,
    LENT,
    UPGRADES,
    Arena,
    Gift,
    creatures_here,
    duelist,
    only,
    terrain,
    zone,
)
from quadriga.games.guardians_arena.vocabulary.immunity import Inherent
from quadriga.games.guardians_arena.vocabulary.kinds import Kind
from quadriga.games.guardians_arena.vocabulary.sorts import EITHER, YOU
from quadriga.games.guardians_arena.vocabulary.things import Thing

# -- Commands and answers ----------------------------------------------------------------------

# What can be answered.
A_SPELL: Final = 1
AN_ITEM: Final = 2
A_COMMAND: Final = 4
A_BRIBERY: Final = 8
GUARDIAN_CHANNELING: Final = 16
CREATURE_CHANNELING: Final = 32
A_SHOT: Final = 64
AN_AREA: Final = 128

# What the answer does.
CANCEL: Final = 1
SUBTRACT: Final = 2
TAKE_OVER: Final = 3
DESTROY_GIVER: Final = 4
TAKE_CARD: Final = 5


@dataclass(eq=False)
class Answers(Ability):
    """Answers a card or ability at once (gua.card.answer.1); `bans` forbids the same for the rest of the combat,
    to the opponent or to both.
    """

    to: int
    does: int
    stones: int = 0
    icon: int = 0
    bans: int = 0
    bans_both: bool = False
    as_shot: bool = False
    """It is the Ranged Attack of a creature under a Stronghold."""

    def inherent(self) -> bool:
        return True

    def put_on(self, face: Card) -> None:
        if self.as_shot:
            face.shooter = True

    def take_off(self, face: Card) -> None:
        if self.as_shot:
            face.shooter = face.ranged > 0

    def stones_to_play(self) -> int:
        return self.stones

    def answer(self) -> Answers:
        return self


@dataclass(eq=False)
class DispelsCommand(Ability):
    """The enemy Command does nothing (gua.card.dispel.1); of a Guardian or Standard Bearer, for so many stones."""

    stones: int = 0

    def dispels(self) -> bool:
        return True

    def contradicts(self, other: Ability) -> bool:
        return other.dispels()

    def is_cast(self) -> bool:
        return True

    def targets(self, s: Arena, seat: int, column: int, primary: bool) -> list[int] | None:
        enemy = duelist(s, 1 - seat, column)
        return [enemy + 1] if primary and enemy != NONE and command_works(s, enemy, column) else []

    def cast(self, s: Arena, seat: int, column: int, c: int, target: int) -> None:
        dispel(s, target, "gua.card.dispel.1", s.handle(c))

    def answer(self) -> Answers | None:
        return Answers(A_COMMAND, CANCEL, self.stones) if self.stones else None


@dataclass(eq=False)
class CannotBeDispelled(Inherent):
    """(gua.card.dispel.1)"""

    def is_cast(self) -> bool:
        return True

    def needs_creature(self) -> bool:
        return False

    def undispellable(self) -> bool:
        return True


# -- Storage cards -----------------------------------------------------------------------------


@dataclass(eq=False)
class Lends(Ability):
    """±n Vitality to one creature of the side named; else yours, with a minus the opponent's (gua.secondary.9)."""

    n: int
    kind: Kind
    whose: int = EITHER

    def side(self, seat: int) -> int:
        yours = self.n > 0 if self.whose == EITHER else self.whose == YOU
        return seat if yours else 1 - seat

    def stored_only(self) -> bool:
        return True

    def targets(self, s: Arena, seat: int, column: int, primary: bool) -> list[int] | None:
        return [t + 1 for t in creatures_here(s, self.side(seat), column) if self.kind.fits(s, t)]

    def cast(self, s: Arena, seat: int, column: int, c: int, target: int) -> None:
        handle = s.handle(target)
        whose = self.side(seat)
        s.gifts = s.gifts + [Gift(column, whose, LENT, handle, handle, self.n)]
        s.touch()


@dataclass(eq=False)
class GainsStones(Ability):
    """(gua.card.stones.1)"""

    n: int

    def stored_only(self) -> bool:
        return True

    def targets(self, s: Arena, seat: int, column: int, primary: bool) -> list[int] | None:
        return [0]

    def cast(self, s: Arena, seat: int, column: int, c: int, target: int) -> None:
        gain_stones(s, seat, self.n, "gua.card.stones.1", s.handle(c))


@dataclass(eq=False)
class RazesTerrain(Ability):
    """Destroy a Terrain (gua.card.storage.1)."""

    def stored_only(self) -> bool:
        return True

    def targets(self, s: Arena, seat: int, column: int, primary: bool) -> list[int] | None:
        return [terrain(s, k) + 1 for k in range(COLUMNS) if terrain(s, k) != NONE]

    def cast(self, s: Arena, seat: int, column: int, c: int, target: int) -> None:
        for k in range(COLUMNS):
            if terrain(s, k) == target:
                raze_terrain(s, k, "gua.card.storage.1", s.handle(c))


@dataclass(eq=False)
class RazesUpgrade(Ability):
    """Destroy an Upgrade (gua.card.storage.1)."""

    def stored_only(self) -> bool:
        return True

    def targets(self, s: Arena, seat: int, column: int, primary: bool) -> list[int] | None:
        found: list[int] = []
        for side in range(2):
            for k in (0, 2):
                upgrade = only(s, zone(side, UPGRADES, k))
                if upgrade != NONE:
                    found.append(upgrade + 1)
        return found

    def cast(self, s: Arena, seat: int, column: int, c: int, target: int) -> None:
        go(s, target, zone(s.owner[target], DISCARD), "upgrade lost", "gua.card.storage.1", s.handle(c))


@dataclass(eq=False)
class DestroysBoth(Ability):
    """Your Duelist of a kind and its opponent are both destroyed (gua.card.storage.1)."""

    kind: Kind
    again: Kind
    """The kind, named a second time."""
    foe: Kind | None = None
    """What its opponent must be."""

    def stored_only(self) -> bool:
        return True

    def targets(self, s: Arena, seat: int, column: int, primary: bool) -> list[int] | None:
        if not primary:
            return None
        d = duelist(s, seat, column)
        enemy = duelist(s, 1 - seat, column)
        met = self.foe is None or (enemy != NONE and self.foe.fits(s, enemy))
        return [d + 1] if met and self.kind.fits(s, d) else []

    def cast(self, s: Arena, seat: int, column: int, c: int, target: int) -> None:
        enemy = duelist(s, 1 - seat, column)
        destroy(s, target, "gua.card.storage.1", s.handle(c))
        if enemy != NONE:
            destroy(s, enemy, "gua.card.storage.1", s.handle(c))


@dataclass(eq=False)
class DestroysOne(Ability):
    """The enemy Duelist, or in step 5 a fighter, of a kind is destroyed (gua.card.storage.1)."""

    kind: Kind

    def stored_only(self) -> bool:
        return True

    def targets(self, s: Arena, seat: int, column: int, primary: bool) -> list[int] | None:
        return [t + 1 for t in creatures_here(s, 1 - seat, column) if self.kind.fits(s, t)]

    def cast(self, s: Arena, seat: int, column: int, c: int, target: int) -> None:
        destroy(s, target, "gua.card.storage.1", s.handle(c))


class Footnote(Ability):
    """Says when a card is played or what its kind says anyway."""

    def says_nothing_new(self) -> bool:
        return True

    def serves_stronghold(self) -> bool:
        return True


@dataclass(eq=False)
class BribesNow(Footnote):
    """A Bribery card."""


@dataclass(eq=False)
class CostsStones(Footnote):
    """Costs so many Power Stones to use."""

    n: int

    def stones_to_play(self) -> int:
        return self.n


@dataclass(eq=False)
class PlayedWhen(Footnote):
    """When a Storage card may be played, where Arena's two combat steps are the answer (gua.house.storage.2)."""


@dataclass(eq=False)
class LostToBribes(Inherent):
    """A C Item that is discarded when its bearer is bribed; that it is lost with its creature goes without saying
    (gua.orig.item.1).
    """

    def is_lost_to_bribes(self) -> bool:
        return True


# -- Terrains ----------------------------------------------------------------------------------


@dataclass(eq=False)
class CountsAs(Ability):
    """The Terrain kinds a card counts as (gua.orig.terrain.1)."""

    lands: list[int]

    def lands_counted(self) -> int:
        counted = 0
        for land in self.lands:
            counted |= land
        return counted

    def put_on(self, face: Card) -> None:
        face.kinds |= self.lands_counted()

    def take_off(self, face: Card) -> None:
        for land in self.lands:
            face.kinds &= ~land


@dataclass(eq=False)
class ShieldOrTerrain(Footnote):
    """Either a Shield or a Terrain of no kind (gua.orig.shieldterrain.1); its limit of n has no counterpart
    (gua.card.dead.1).
    """

    n: int


@dataclass(eq=False)
class KindRule(Footnote):
    """What its Terrain kind says anyway: Woods without Ranged Attacks, Spires without Fly, Jungle without Commands."""

    what: int

    def land_described(self) -> int:
        return self.what


# -- the Guardian's draw -------------------------------------------------------------------------


@dataclass(eq=False)
class DrawsForThings(Ability):
    """Guardian: so many extra cards for each thing (gua.card.stock.1)."""

    n: int
    thing: Thing

    def extra_draw(self, s: Arena, seat: int) -> int:
        return self.n * self.thing.count(s, Fight(0, seat, -1, False, -1, seat, False))


@dataclass(eq=False)
class DrawsForUpCard(Ability):
    """Guardian: so many extra cards if your Up-Card was a creature of a kind (gua.card.stock.1)."""

    n: int
    kind: Kind

    def extra_draw(self, s: Arena, seat: int) -> int:
        deck = s.zones[zone(seat, DECK)]
        return self.n if s.up_shown[seat] and deck and self.kind.fits(s, deck[len(deck) - 1]) else 0


@dataclass(eq=False)
class MayLeaveUpCard(Ability):
    """Guardian: may leave the Up-Card and draw below it (gua.card.stock.1)."""

    def may_leave_up_card(self) -> bool:
        return True


register(
    Answers, DispelsCommand, CannotBeDispelled, Lends, GainsStones, RazesTerrain, RazesUpgrade, DestroysBoth,
    DestroysOne, BribesNow, CostsStones, PlayedWhen, LostToBribes, CountsAs, ShieldOrTerrain, KindRule, DrawsForThings,
    DrawsForUpCard, MayLeaveUpCard,
)  # fmt: skip
