"""Phase I: Draw and Organize."""

from __future__ import annotations

from typing import Final

from quadriga.games.guardians_arena.chapters.faces import (
    CREATURE,
    DOWNGRADE,
    ITEM_C,
    NONE,
    UPGRADE,
    Fight,
    card,
)
from quadriga.games.guardians_arena.chapters.moves import (
    attach_item,
    attach_shield,
    draw,
    gather,
    go,
    hide,
    sort_hand,
)
from quadriga.games.guardians_arena.chapters.rounds import ToAndFroFrame, both_passed, pass_for_good
from quadriga.games.guardians_arena.chapters.table import (
    COLUMNS,
    DECK,
    DISCARD,
    DISCARDING,
    DRAFTING,
    HAND,
    ON,
    PEN,
    STOCK,
    STORAGE,
    STORAGE_HAND,
    TERRAIN_ZONE,
    UNDER,
    UP_CARD,
    UPGRADES,
    Arena,
    arena,
    guardian,
    only,
    shielded,
    stands,
    terrain,
    zone,
)
from quadriga.games.guardians_arena.chapters.verbs import (
    BUILD,
    GIVE_ITEM,
    GIVE_SHIELD,
    LAY_ON,
    LAY_TERRAIN,
    LAY_UNDER,
)
from quadriga.games.guardians_arena.vocabulary.sorts import SHIELD_ON_CARD
from quadriga.kernel.decisions import DONE, NO, PICK, YES, arg_a, arg_b, option, verb
from quadriga.kernel.frames import END, NEXT, Frame, Procedure, Step
from quadriga.kernel.numbers import i64, vec
from quadriga.kernel.state import EVERYBODY, NOBODY, State, with_value
from quadriga.kernel.zones import BOTTOM, move, reveal

MOST_IN_HAND: Final = 7  # gua.discard.1


# -- A. Stock --------------------------------------------------------------------------------


class StockFrame(Frame):
    FIELDS = ("numbers",)

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.numbers: list[int] = [0, 0]
        """How many cards each player draws."""

    def copy(self) -> Frame:
        f = StockFrame(self.source, self.controller)
        f.stand(self)
        f.numbers = self.numbers
        return f


def stocking(f: Frame) -> StockFrame:
    assert isinstance(f, StockFrame)
    return f


class CountStock(Step):
    """Both numbers are counted before anybody draws."""

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        a.step = STOCK
        stocking(f).numbers = [stock_number(a, 0), stock_number(a, 1)]
        return NEXT


class AskToLeaveUpCard(Step):
    """A Guardian may leave the Up-Card where it lies."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, s: State, f: Frame) -> int:
        if _may_leave_up_card(arena(s), self.seat):
            s.ask(self.seat, "leave up-card", [option(NO), option(YES)], "gua.card.stock.1")
        return NEXT


class DrawStock(Step):
    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        number = stocking(f).numbers[self.seat]
        if _may_leave_up_card(a, self.seat) and s.picked == option(YES):
            _draw_below(a, self.seat, number)
        else:
            draw(a, self.seat, number, "gua.stock.1")
        return NEXT


STOCK_STEP: Final = Procedure(
    "stock", CountStock(), AskToLeaveUpCard(0), DrawStock(0), AskToLeaveUpCard(1), DrawStock(1), kind=StockFrame
)
"""A. Stock: draw by the Guardian's numbers. Skipped on the first turn."""


def stock_number(s: Arena, seat: int) -> int:
    """Base Draw with LDL, MDL, LUC and text; at least 0 (gua.house.draw.1)."""
    g = guardian(s, seat)
    n = g.draw
    mine = _lands(s, seat)
    theirs = _lands(s, 1 - seat)
    if mine < theirs:
        n += g.ldl  # gua.orig.draw.1
    elif mine > theirs:
        n += g.mdl
    if s.up_number[seat] < s.up_number[1 - seat]:
        n += g.luc  # gua.orig.draw.2, gua.house.luc.1
    for ability in g.abilities:
        n += ability.extra_draw(s, seat)  # gua.card.stock.1
    return max(0, n)


def _lands(s: Arena, seat: int) -> int:
    """Spaces of the Combat Zone whose Terrain the player owns (gua.house.lands.1)."""
    n = 0
    for column in range(COLUMNS):
        t = terrain(s, column)
        if t != NONE and s.owner[t] == seat:
            n += 1
    return n


def _may_leave_up_card(s: Arena, seat: int) -> bool:
    if not s.up_shown[seat] or len(s.zones[zone(seat, DECK)]) < 2:
        return False
    for ability in guardian(s, seat).abilities:
        if ability.may_leave_up_card():
            return True
    return False


def _draw_below(s: Arena, seat: int, n: int) -> None:
    """Leave the Up-Card on the deck and draw below it (gua.card.stock.1)."""
    for _ in range(n):
        deck = s.zones[zone(seat, DECK)]
        if len(deck) < 2:
            break
        go(s, deck[len(deck) - 2], zone(seat, HAND), "draw", "gua.card.stock.1")
    s.mark()


# -- B. Storage Hand, C. Up-Card ---------------------------------------------------------------


def storage_hand(s: Arena) -> None:
    """B. Storage Hand: Pen, Storage and hand become one hand."""
    s.step = STORAGE_HAND
    for seat in range(2):
        gather(s, seat, PEN, "gua.storagehand.1")
        gather(s, seat, STORAGE, "gua.storagehand.1")


def up_card(s: Arena) -> None:
    """C. Up-Card: turn up the top cards; the higher number is Active."""
    s.step = UP_CARD
    decks = [len(s.zones[zone(seat, DECK)]) for seat in range(2)]
    most = (decks[0] if decks[0] else 1) * (decks[1] if decks[1] else 1)
    for _ in range(most):
        numbers = [_turn_up_card(s, 0), _turn_up_card(s, 1)]
        if numbers[0] != numbers[1]:
            s.up_number = vec[i64](numbers)
            _set_active(s, 0 if numbers[0] > numbers[1] else 1, "gua.upcard.2")
            return
        if decks[0] == 0 and decks[1] == 0:
            break
        for seat in range(2):
            deck = s.zones[zone(seat, DECK)]
            if deck:
                s.up_shown = with_value(s.up_shown, seat, 0)
                c = deck[len(deck) - 1]
                move(s, c, zone(seat, DECK), BOTTOM)  # gua.upcard.3
                if s.recording:
                    s.emit("up-card under deck", "gua.upcard.3", seat, s.handle(c))
    # The decks have come round without a difference, or both are empty.
    numbers = [_turn_up_card(s, 0), _turn_up_card(s, 1)]
    s.up_number = vec[i64](numbers)
    last = s.last_active
    _set_active(s, 1 - last if last != NOBODY else s.chance.below(2), "gua.house.upcard.1")


def _turn_up_card(s: Arena, seat: int) -> int:
    """The number of the card turned up; an empty deck gives 0."""
    deck = s.zones[zone(seat, DECK)]
    if not deck:
        return 0  # gua.house.upcard.1
    s.up_shown = with_value(s.up_shown, seat, 1)
    s.touch()
    s.mark()
    c = deck[len(deck) - 1]
    reveal(s, c, EVERYBODY)
    if s.recording:
        s.emit("up-card", "gua.upcard.1", seat, s.handle(c), card(s, c).vitality)
    return card(s, c).vitality  # gua.orig.upnumber.1, gua.orig.upnumber.2


def _set_active(s: Arena, seat: int, rule: str) -> None:
    s.active = seat
    s.last_active = seat
    if s.recording:
        s.emit("active", rule, seat)


# -- D. Drafting -------------------------------------------------------------------------------


def drafting(f: Frame) -> ToAndFroFrame:
    assert isinstance(f, ToAndFroFrame)
    return f


class BeginDrafting(Step):
    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        a.step = DRAFTING
        a.passed = vec[i64]([0, 0])
        return NEXT


class AskForDraft(Step):
    """One action at a time, Active player first, until both have passed."""

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        d = drafting(f)
        while not both_passed(a):
            if not a.passed[d.seat]:
                options = draft_options(a, d.seat)
                if options:
                    options.append(option(DONE))
                    a.ask(d.seat, "draft", options, "gua.draft.1")
                    return NEXT
                pass_for_good(a, d.seat, "gua.draft.9")
            d.seat = 1 - d.seat
        return END


class Draft(Step):
    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        d = drafting(f)
        if verb(a.picked) == DONE:
            pass_for_good(a, d.seat, "gua.draft.9")
        else:
            draft(a, d.seat, a.picked)
        d.seat = 1 - d.seat
        return ASK_FOR_DRAFT.number


ASK_FOR_DRAFT: Final = AskForDraft()
DRAFTING_STEP: Final = Procedure("drafting", BeginDrafting(), ASK_FOR_DRAFT, Draft(), kind=ToAndFroFrame)
"""D. Drafting."""


def draft_options(s: Arena, seat: int) -> list[int]:
    """Every draft action; equal cards in hand are offered once."""
    options: list[int] = []
    offered: list[int] = []
    for c in s.zones[zone(seat, HAND)]:
        if s.card[c] in offered:
            continue
        offered.append(s.card[c])
        face = card(s, c)
        if face.type == CREATURE:
            for column in range(COLUMNS):
                if stands(s, seat, column):
                    if only(s, zone(seat, ON, column)) == NONE:
                        options.append(option(LAY_ON, c, column))  # gua.draft.2
                    if face.supports() and only(s, zone(seat, UNDER, column)) == NONE:
                        options.append(option(LAY_UNDER, c, column))  # gua.draft.3, gua.house.board.2
        if face.is_shield():
            for column in range(COLUMNS):
                creature = only(s, zone(seat, ON, column))
                if creature != NONE and not shielded(s, creature):
                    options.append(option(GIVE_SHIELD, c, creature))  # gua.draft.5
        if face.is_terrain():
            for column in range(COLUMNS):
                if terrain(s, column) == NONE:
                    options.append(option(LAY_TERRAIN, c, column))  # gua.draft.6
        if face.type == ITEM_C:
            for column in range(COLUMNS):
                for which in (ON, UNDER):
                    creature = only(s, zone(seat, which, column))
                    if creature != NONE and s.item_of[creature] == NONE:
                        options.append(option(GIVE_ITEM, c, creature))  # gua.draft.7, gua.house.draft.1
        if face.type == UPGRADE or face.type == DOWNGRADE:
            whose = seat if face.type == UPGRADE else 1 - seat
            for column in (0, 2):  # gua.draft.8: never the centre
                if stands(s, whose, column) and only(s, zone(whose, UPGRADES, column)) == NONE:
                    options.append(option(BUILD, c, column))  # gua.house.draft.2, gua.orig.updown.1
    return options


def draft(s: Arena, seat: int, picked: int) -> None:
    v = verb(picked)
    c = arg_a(picked)
    at = arg_b(picked)
    if v == LAY_ON or v == LAY_UNDER:
        on = v == LAY_ON
        go(s, c, zone(seat, ON if on else UNDER, at), "lay", "gua.draft.2" if on else "gua.draft.3")
        hide(s, seat, c)
    elif v == GIVE_SHIELD:
        attach_shield(s, at, c, "shield", "gua.draft.5")
    elif v == LAY_TERRAIN:
        go(s, c, TERRAIN_ZONE + at, "terrain", "gua.draft.6")
    elif v == GIVE_ITEM:
        attach_item(s, at, c, "gua.draft.7")
    elif v == BUILD:
        whose = seat if card(s, c).type == UPGRADE else 1 - seat
        go(s, c, zone(whose, UPGRADES, at), "build", "gua.draft.8")


# -- E. Discard --------------------------------------------------------------------------------


class DiscardFrame(Frame):
    FIELDS = ("seat", "picks")

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.seat = 0
        """Who chooses."""
        self.picks: list[list[int]] = [[], []]
        """The cards that each player has chosen."""

    def copy(self) -> Frame:
        f = DiscardFrame(self.source, self.controller)
        f.stand(self)
        f.seat = self.seat
        f.picks = self.picks[:]
        return f

    def pick(self, c: int) -> None:
        self.picks[self.seat] = self.picks[self.seat] + [c]


def discarding(f: Frame) -> DiscardFrame:
    assert isinstance(f, DiscardFrame)
    return f


class AskForDiscard(Step):
    """Down to seven, one player after the other, unseen; where all that is left is alike, nobody is asked."""

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        a.step = DISCARDING
        d = discarding(f)
        while d.seat < 2:
            hand = a.zones[zone(d.seat, HAND)]
            picks = d.picks[d.seat]
            if len(hand) - len(picks) <= MOST_IN_HAND:
                d.seat += 1
                continue
            options = _different(a, hand, picks)
            if len(options) > 1:
                a.ask(d.seat, "discard", options, "gua.discard.1")
                return NEXT
            d.pick(arg_a(options[0]))
        return DISCARD_CHOSEN.number


class ChooseDiscard(Step):
    def run(self, s: State, f: Frame) -> int:
        discarding(f).pick(arg_a(s.picked))
        return ASK_FOR_DISCARD.number


class DiscardChosen(Step):
    """The chosen cards are shown together; then two piles."""

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        picks = discarding(f).picks
        for seat in range(2):
            for c in picks[seat]:
                go(a, c, zone(seat, DISCARD), "discard", "gua.discard.1")
            if picks[seat]:
                a.mark()
        for seat in range(2):
            sort_hand(a, seat, "gua.discard.2")
        _taxes(a)
        return END


ASK_FOR_DISCARD: Final = AskForDiscard()
DISCARD_CHOSEN: Final = DiscardChosen()
DISCARD_STEP: Final = Procedure("discard", ASK_FOR_DISCARD, ChooseDiscard(), DISCARD_CHOSEN, kind=DiscardFrame)
"""E. Discard."""


def _different(s: Arena, hand: list[int], picks: list[int]) -> list[int]:
    """What is left of a hand, equal cards once."""
    options: list[int] = []
    offered: list[int] = []
    for c in hand:
        if c not in picks and s.card[c] not in offered:
            offered.append(s.card[c])
            options.append(option(PICK, c))
    return options


def _taxes(s: Arena) -> None:
    """Downgrades that read the board at the end of the phase (gua.card.stones.1)."""
    for seat in range(2):
        for column in (0, 2):
            upgrade = only(s, zone(seat, UPGRADES, column))
            if upgrade == NONE:
                continue
            creature = only(s, zone(seat, ON, column))
            if creature == NONE or not shielded(s, creature):
                continue
            for ability in card(s, upgrade).abilities:
                f = Fight(column, seat, creature, False, upgrade, seat, False)
                ability.happens(s, f, SHIELD_ON_CARD, 0)  # gua.card.stones.1
