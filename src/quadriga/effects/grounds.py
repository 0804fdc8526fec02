"""What the core language asks of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quadriga.effects.program import EffectRules
from quadriga.effects.records import DelayedPart, Happening
from quadriga.effects.registers import ACTOR
from quadriga.effects.sorts import UNIT
from quadriga.effects.taking import Taker
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State

if TYPE_CHECKING:
    from quadriga.effects.phrases import Phrase
    from quadriga.effects.tests import Test


class Grounds(EffectRules):
    """What the core language asks of a game."""

    def in_play(self, s: State) -> list[int]:
        """The slots that a description without a place may mean."""
        raise NotImplementedError

    def belongs(self, s: State, c: int) -> int:
        """The seat that "your" and "an opponent's" go by for this card where it lies."""
        raise NotImplementedError

    def sort_in_play(self, s: State, c: int) -> int:
        """The sort of what stands in play with this card."""
        return UNIT

    def entity(self, s: State, c: int) -> int:
        """How a card in play is remembered."""
        return s.handle(c)

    def slot_of(self, s: State, entity: int) -> int:
        """The slot that stands for what was remembered, or -1 where it is gone."""
        return slot_of(entity) if s.here(entity) else -1

    def here(self, s: State, entity: int) -> bool:
        return self.slot_of(s, entity) >= 0

    def cards_of(self, s: State, entity: int) -> list[int]:
        """The slots stacked as one thing in play, lowest first."""
        c = self.slot_of(s, entity)
        return [c] if c >= 0 else []

    def event_thing(self, s: State, record: Happening) -> int:
        """What "that card" means of the happening that set an ability off."""
        return record.obj

    def this_entity(self, s: State, f: Frame) -> int:
        """What the source of an effect is in play, or NOBODY_HERE."""
        return f.source if s.here(f.source) else NOBODY_HERE

    def picked_card(self, s: State, f: Frame, phrase: Phrase, c: int) -> None:
        """A card was picked for a phrase."""

    def takes(self, s: State, f: Frame, c: int, taker: Taker) -> bool:
        """May an instruction pick this card?"""
        return taker.allows(s, f, c) and self.choosable(s, f, c)

    def choice_begins(self, s: State, f: Frame, taker: Taker) -> None:
        """What could be picked for an instruction is about to be looked up."""

    def choice_pauses(self, s: State) -> None:
        """It has been looked up."""

    def taken(self, s: State, f: Frame, c: int, taker: Taker) -> None:
        """An instruction has picked a card; a price for it may be paid before the next pick."""

    def choice_ends(self, s: State, f: Frame, phrase: Phrase, taker: Taker) -> None:
        """All picks for a phrase are made."""

    def pile(self, s: State, seat: int, place: int) -> list[int]:
        width = len(s.zones) // 2
        return s.zones[seat * width + place]

    def first_seat(self, s: State, f: Frame) -> int:
        """Who acts first where each player does."""
        return f.controller

    def gate_rule(self, gate: int) -> str:
        """The rule that a may, a to … cites."""
        return ""

    def attribute(self, s: State, f: Frame, c: int, attribute: int) -> int:
        """A card's number of that kind, as it is now."""
        raise NotImplementedError

    def alike(self, s: State, f: Frame, c: int, other: int, attribute: int) -> bool:
        """Have two cards that attribute in common?"""
        return self.attribute_name(s, c, attribute) == self.attribute_name(s, other, attribute)

    def has_value(self, s: State, f: Frame, c: int, test: Test, value: int) -> bool:
        """Is this card the one of several that has that value (`Test.spread`)?"""
        raise NotImplementedError

    def attribute_name(self, s: State, c: int, attribute: int) -> str:
        """What tells cards apart by that attribute."""
        raise NotImplementedError

    def attribute_names(self, s: State, c: int, attribute: int) -> list[str]:
        """All that a card has of an attribute, where it may have several."""
        return [self.attribute_name(s, c, attribute)]

    def game_number(self, s: State, f: Frame, which: int) -> int:
        raise NotImplementedError

    def game_fact(self, s: State, f: Frame, which: int) -> bool:
        raise NotImplementedError

    def count_like(self, s: State, f: Frame, what: Phrase, seat: int) -> int:
        """How many of what a phrase describes this player has, in the place that it names for anybody."""
        before = f.controller
        f.controller = seat
        n = 0
        for e in what.could(s, f):
            if self.belongs(s, self.slot_of(s, e)) == seat:
                n += 1
        f.controller = before
        return n

    def history(self, s: State) -> list[Happening]:
        """What happened this turn (`happenings`)."""
        raise NotImplementedError

    def history_of(self, s: State, kinds: list[int]) -> list[Happening]:
        """What of some kinds happened this turn; a game may know it sooner than all of it."""
        return self.history(s)

    def delay(self, s: State, f: Frame, part: DelayedPart) -> None:
        """Keep a delayed part."""
        raise NotImplementedError

    def draw_cards(self, s: State, seat: int, n: int, f: Frame) -> list[int]:
        """Draw up to n cards; the handles of those drawn."""
        raise NotImplementedError

    def single_draw_prompt(self) -> str:
        """The question for each of "up to three cards" by itself; none where their number is asked for."""
        return ""

    def drawable(self, s: State, seat: int) -> int:
        """Cards left to draw."""
        raise NotImplementedError

    def held(self, s: State, seat: int) -> int:
        """Cards in hand."""
        raise NotImplementedError

    def show_card(self, s: State, f: Frame, c: int) -> None:
        """Reveal a card to both players where it lies."""
        raise NotImplementedError

    def show_to(self, s: State, f: Frame, c: int, seat: int) -> None:
        """Let one player see a card."""
        raise NotImplementedError

    def ends_verb(self) -> int:
        """The verb of an option that names the top (1) or the bottom (0)."""
        raise NotImplementedError

    def end_prompt(self, stack: bool) -> str:
        return "end of stack" if stack else "end of deck"


NOBODY_HERE: Final = -1_000_000


def grounds(s: State) -> Grounds:
    rules = s.rules
    assert isinstance(rules, Grounds)
    return rules


def actor(f: Frame) -> int:
    """The seat that acts and chooses now."""
    return f.controller if f.x[ACTOR] == 0 else 1 - f.controller
