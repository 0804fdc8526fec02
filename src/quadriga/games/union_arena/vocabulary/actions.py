"""Instructions that move cards: sideline, place, return, add, put on the deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import register
from quadriga.effects.program import DID, NEXT, PICKED, SPARE, WAIT, Group
from quadriga.effects.program import MOVED as DONE
from quadriga.games.union_arena.chapters import verbs
from quadriga.games.union_arena.chapters.abilities import raise_event
from quadriga.games.union_arena.chapters.prohibitions import player_forbidden, spared
from quadriga.games.union_arena.chapters.replacing import (
    LEAVES,
    RETURNS,
    leaving_instead,
    sideline_together,
    sidelined,
    withstood,
)
from quadriga.games.union_arena.chapters.sidelining import (
    conceal_order,
    place_in_sideline,
    place_under,
    put,
    remove,
    return_to_hand,
    take_top_card,
    to_deck,
)
from quadriga.games.union_arena.chapters.table import DECK, ENERGY, FRONT, LIFE, SIDELINE, Table, table
from quadriga.games.union_arena.chapters.timing import PLACED_UNDER
from quadriga.games.union_arena.vocabulary.registers import (
    ENTRY,
    RETURNED,
    SIDELINED,
    TO_DECK,
    TO_HAND,
    TO_LIFE,
    TO_REMOVAL,
    TO_SIDELINE,
    UNDER,
    actor,
    done,
    fails,
    worth,
)
from quadriga.games.union_arena.vocabulary.standing import BE_REMOVED, BE_RETURNED, BE_SIDELINED, LOSE_LIFE_CARDS
from quadriga.games.union_arena.vocabulary.verbs import Verb
from quadriga.kernel import zones
from quadriga.kernel.decisions import PICK, arg_a, option, verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import EVERYBODY, State, with_value

ASKED: Final = 9
"""The phase in which it is known whether something else happens instead."""


def report(f: Frame, did: int, asked: int) -> None:
    """An instruction is carried out if there was something to do and all of it was done (ua.text.ifdo.1)."""
    if did < asked or asked == 0:
        f.x[DID] = 0


def shielded(g: Table, f: Frame, c: int, what: int) -> bool:
    """Does a text protect this card from what the ability would do?"""
    return spared(g, f.controller, slot_of(f.source), c, what)


@dataclass(eq=False)
class Sideline(Verb):
    """Sideline in the strict sense (ua.sideline.3); a text may have something else happen (ua.text.instead.1)."""

    what: Group

    def goal(self) -> Group:
        return self.what

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if f.phase == 0:
            f.phase = 1
            cards = self.what.handles(s, f)
            f.x[SPARE] = len(cards)
            going: list[int] = []
            for h in cards:
                if g.on_field(slot_of(h)) and not shielded(g, f, slot_of(h), BE_SIDELINED):
                    going = going + [h, worth(g, h), g.place(slot_of(h))]
            f.sets[PICKED] = going
            if sideline_together(g, [slot_of(h) for h in going[::3]], "ua.sideline.3", f.source):
                return WAIT
        count = 0
        going = f.sets[PICKED]
        for i in range(0, len(going), 3):
            for new in sidelined(g, [going[i]]):
                done(f, SIDELINED, going[i], new, going[i + 1], going[i + 2])
                count += 1
        report(f, count, f.x[SPARE])
        return NEXT


class MovesEach(Verb):
    """Moves each of the cards that nothing protects, and writes down which went."""

    what: Group

    def goal(self) -> Group:
        return self.what

    def stop(self) -> int:
        """What a text may forbid to be done to a card on the field."""
        return BE_REMOVED

    def deed(self, origin: int) -> int:
        raise NotImplementedError(type(self).__name__)

    def move(self, g: Table, c: int, cause: int) -> int:
        raise NotImplementedError(type(self).__name__)

    def barred(self, g: Table, f: Frame, c: int) -> bool:
        """What a text forbids to its player, wherever the card lies."""
        return False

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = self.what.handles(s, f)
        if f.phase == 0:
            f.phase = 1
            f.x[SPARE] = len(g.history)
            deed = RETURNS if self.stop() == BE_RETURNED else LEAVES
            if leaving_instead(g, cards, f.source, deed):
                return WAIT
        count = 0
        for h in cards:
            c = slot_of(h)
            if not s.here(h) or withstood(g, h, f.x[SPARE]) or self.barred(g, f, c):
                continue
            if not shielded(g, f, c, self.stop()):
                was = worth(g, h)
                origin = g.place(c)
                done(f, self.deed(origin), h, self.move(g, c, f.source), was, origin)
                count += 1
        report(f, count, len(cards))
        return NEXT


@dataclass(eq=False)
class PlaceInSideline(MovesEach):
    """Place into the owner's sideline: nothing is sidelined (ua.sideline.4)."""

    what: Group

    def deed(self, origin: int) -> int:
        return TO_SIDELINE

    def move(self, g: Table, c: int, cause: int) -> int:
        return place_in_sideline(g, c, "ua.sideline.4", cause)

    def barred(self, g: Table, f: Frame, c: int) -> bool:
        own = g.place(c) == LIFE and g.owner[c] == f.controller
        return own and player_forbidden(g, LOSE_LIFE_CARDS, f.controller)


@dataclass(eq=False)
class Remove(MovesEach):
    """Put into the owner's removal area (ua.zone.removal.1)."""

    what: Group

    def deed(self, origin: int) -> int:
        return TO_REMOVAL

    def move(self, g: Table, c: int, cause: int) -> int:
        return remove(g, c, "ua.zone.removal.1", cause)


@dataclass(eq=False)
class ToHand(MovesEach):
    """Return a card to its owner's hand, or add it there."""

    what: Group

    def stop(self) -> int:
        return BE_RETURNED

    def deed(self, origin: int) -> int:
        return RETURNED if origin in (FRONT, ENERGY) else TO_HAND

    def move(self, g: Table, c: int, cause: int) -> int:
        return return_to_hand(g, c, "ua.zone.owner.1", cause)


@dataclass(eq=False)
class ToLife(MovesEach):
    """Into the owner's life area; a card that lies there face up is open to both players (ua.zone.life.3)."""

    what: Group
    face_up: bool = False

    def deed(self, origin: int) -> int:
        return TO_LIFE

    def move(self, g: Table, c: int, cause: int) -> int:
        put(g, c, LIFE, "ua.zone.life.3" if self.face_up else "ua.zone.life.1", cause)
        if self.face_up:
            zones.reveal(g, c, EVERYBODY)
            g.face_up = with_value(g.face_up, c, 1)
            g.touch()
        return g.handle(c)


@dataclass(eq=False)
class ToDeck(Verb):
    """On the top or bottom of the owner's deck, in an order that the mover picks secretly (ua.look.2)."""

    what: Group
    bottom: bool
    chooser: int = 0

    def goal(self) -> Group:
        return self.what

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if f.phase == 0:
            f.phase = ASKED
            f.x[SPARE] = len(g.history)
            if leaving_instead(g, self.what.handles(s, f), f.source, LEAVES):
                return WAIT
        if f.phase == ASKED:
            f.phase = 1
            cards = [h for h in self.what.handles(s, f) if not withstood(g, h, f.x[SPARE])]
            f.sets[PICKED] = [h for h in cards if not shielded(g, f, slot_of(h), BE_REMOVED)]
            f.x[SPARE] = len(cards)
            if len(f.sets[PICKED]) < len(cards):
                fails(f)
        else:
            self.place(g, f, arg_a(s.picked))
        left = f.sets[PICKED]
        moved = f.x[SPARE]
        if len(left) > 1:
            options = [option(PICK, slot_of(h)) for h in left]
            s.ask(self.mover(f), "put order", options, "ua.look.2", f.source)
            return WAIT
        if left:
            self.place(g, f, slot_of(left[0]))
        conceal_order(g, self.placed(f, moved), self.mover(f))
        if moved == 0:
            fails(f)
        return NEXT

    def mover(self, f: Frame) -> int:
        return actor(f) if self.chooser == 0 else 1 - f.controller

    def place(self, g: Table, f: Frame, c: int) -> None:
        f.sets[PICKED] = [h for h in f.sets[PICKED] if slot_of(h) != c]
        h = g.handle(c)
        was = worth(g, h)
        origin = g.place(c)
        done(f, TO_DECK, h, to_deck(g, c, self.bottom, "ua.look.2", f.source), was, origin)

    def placed(self, f: Frame, most: int) -> list[int]:
        """The slots of the cards placed just now: the last ones written down."""
        log = f.sets[DONE]
        found: list[int] = []
        i = len(log) - ENTRY
        while i >= 0 and len(found) < most and log[i] == TO_DECK:
            found.append(slot_of(log[i + 1]))
            i -= ENTRY
        return found


@dataclass(eq=False)
class ToDeckShuffled(Verb):
    """Shuffled among themselves onto the bottom of the deck: nobody knows their order."""

    what: Group

    def goal(self) -> Group:
        return self.what

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        found = self.what.handles(s, f)
        cards = [slot_of(h) for h in found if not shielded(g, f, slot_of(h), BE_REMOVED)]
        s.chance.shuffle(cards)
        for c in cards:
            h = g.handle(c)
            was = worth(g, h)
            origin = g.place(c)
            done(f, TO_DECK, h, to_deck(g, c, True, "ua.look.2", f.source), was, origin)
        conceal_order(g, cards, -1)
        report(f, len(cards), len(found))
        return NEXT


@dataclass(eq=False)
class ToTopOrBottom(Verb):
    """Each of these cards goes on the top or the bottom of its owner's deck, as `chooser` says."""

    what: Group
    chooser: int = 0

    def goal(self) -> Group:
        return self.what

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if f.phase == 0:
            f.phase = ASKED
            f.x[SPARE] = len(g.history)
            if leaving_instead(g, self.what.handles(s, f), f.source, LEAVES):
                return WAIT
        if f.phase == ASKED:
            f.phase = 1
            found = self.what.handles(s, f)
            left = [h for h in found if not withstood(g, h, f.x[SPARE])]
            f.sets[PICKED] = [h for h in left if not shielded(g, f, slot_of(h), BE_REMOVED)]
            report(f, len(f.sets[PICKED]), len(found))
        else:
            h = f.sets[PICKED][0]
            f.sets[PICKED] = f.sets[PICKED][1:]
            was = worth(g, h)
            origin = g.place(slot_of(h))
            new = to_deck(g, slot_of(h), verb(s.picked) == verbs.BOTTOM, "ua.look.2", f.source)
            done(f, TO_DECK, h, new, was, origin)
        if f.sets[PICKED]:
            seat = actor(f) if self.chooser == 0 else 1 - f.controller
            c = slot_of(f.sets[PICKED][0])
            options = [option(verbs.TOP, c), option(verbs.BOTTOM, c)]
            s.ask(seat, "top or bottom", options, "ua.look.2", f.source)
            return WAIT
        return NEXT


@dataclass(eq=False)
class TopOrSideline(Verb):
    """On the top of the deck or into the sideline, as its controller likes."""

    what: Group

    def goal(self) -> Group:
        return self.what

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if f.phase == 0:
            f.sets[PICKED] = self.what.handles(s, f)
            if not f.sets[PICKED]:
                fails(f)
                return NEXT
            f.phase = 1
            c = slot_of(f.sets[PICKED][0])
            options = [option(verbs.TOP, c), option(verbs.TO_SIDELINE, c)]
            s.ask(actor(f), "top or sideline", options, "ua.look.2", f.source)
            return WAIT
        h = f.sets[PICKED][0]
        c = slot_of(h)
        origin = g.place(c)
        if verb(s.picked) == verbs.TO_SIDELINE:
            done(f, TO_SIDELINE, h, place_in_sideline(g, c, "ua.sideline.4", f.source), 0, origin)
        else:
            deck = g.pile(g.owner[c], DECK)
            if origin != DECK or deck[len(deck) - 1] != c:
                done(f, TO_DECK, h, to_deck(g, c, False, "ua.look.2", f.source), 0, origin)
        return NEXT


@dataclass(eq=False)
class PlaceUnder(Verb):
    """Beneath a card on the field (ua.under.1); a face-up card makes a Raid card Raided (ua.raid.21).

    Where several cards fit, the player says beneath which.
    """

    what: Group
    host: Group
    face_down: bool = True

    def goal(self) -> Group:
        return self.what

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if f.phase == 0:
            f.sets[PICKED] = self.what.handles(s, f)
            hosts = [slot_of(h) for h in self.host.handles(s, f) if g.on_field(slot_of(h)) and h not in f.sets[PICKED]]
            if len(hosts) > 1 and f.sets[PICKED]:
                f.phase = 1
                s.ask(actor(f), "beneath", [option(PICK, c) for c in hosts], "ua.under.1", f.source)
                return WAIT
            host = hosts[0] if hosts else -1
        else:
            host = arg_a(s.picked)
        cards = f.sets[PICKED]
        count = 0
        for h in cards:
            if host < 0 or not s.here(h) or shielded(g, f, slot_of(h), BE_REMOVED):
                continue
            if g.host[slot_of(h)] != host or (g.face_down[slot_of(h)] == 1) != self.face_down:  # else nothing moves
                was = worth(g, h)
                origin = g.place(slot_of(h))
                place_under(g, slot_of(h), host, self.face_down, "ua.under.1", f.source)
                done(f, UNDER, h, g.handle(slot_of(h)), was, origin)
                raise_event(g, PLACED_UNDER, f.controller, g.handle(slot_of(h)), f.source)
                count += 1
        report(f, count, len(cards))
        return NEXT


@dataclass(eq=False)
class TakeTopCard(Verb):
    """Only the top card of a Raided character goes (ua.raid.22)."""

    what: Group
    place: int

    def goal(self) -> Group:
        return self.what

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = self.what.handles(s, f)
        count = 0
        for h in cards:
            c = slot_of(h)
            if g.raided(c) and not shielded(g, f, c, BE_REMOVED):
                was = worth(g, h)
                origin = g.place(c)
                deed = TO_SIDELINE if self.place == SIDELINE else RETURNED
                done(f, deed, h, take_top_card(g, c, self.place, "ua.raid.22", f.source), was, origin)
                count += 1
        report(f, count, len(cards))
        return NEXT


register(
    Sideline, PlaceInSideline, Remove, ToHand, ToLife, ToDeck, ToDeckShuffled, ToTopOrBottom, TopOrSideline,
    PlaceUnder, TakeTopCard,
)  # fmt: skip
