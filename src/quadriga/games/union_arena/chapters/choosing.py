"""Choosing by abilities: who may be chosen by what, and at which price."""

from __future__ import annotations

from typing import Final

from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters.abilities import TRIGGER_ABILITY, raise_event, wake_where_it_lies
from quadriga.games.union_arena.chapters.drawing import pay_ap
from quadriga.games.union_arena.chapters.faces import EVENT
from quadriga.games.union_arena.chapters.prohibitions import forbidden
from quadriga.games.union_arena.chapters.sidelining import place_in_sideline
from quadriga.games.union_arena.chapters.standing_effects import holds, standing_now
from quadriga.games.union_arena.chapters.table import HAND, SIDELINE, WIDTH, Table, table
from quadriga.games.union_arena.chapters.timing import CHOSEN
from quadriga.games.union_arena.vocabulary.standing import BE_CHOSEN, HAND_PRICE, PRICE
from quadriga.kernel.decisions import PICK, arg_a, option
from quadriga.kernel.frames import AGAIN, END, NEXT, Frame, Step
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State

# Kinds of abilities, as texts name them
BY_CHARACTER: Final = 0
BY_SITE: Final = 1
BY_EVENT: Final = 2
BY_TRIGGER: Final = 3


def kind_of_source(g: Table, source: int, number: int) -> int:
    """Is it an ability of a character, a site, an event, or a trigger?"""
    if number == TRIGGER_ABILITY:
        return BY_TRIGGER
    return g.face(slot_of(source)).type if source >= 0 else EVENT


def choosable(g: Table, seat: int, source: int, number: int, c: int) -> bool:
    """May `seat` choose card `c` with this ability (ua.choose.immune.1, ua.choose.tax.1)?"""
    if not g.on_field(c):
        return True
    g.choosing = kind_of_source(g, source, number)
    g.chooser = seat
    if forbidden(g, BE_CHOSEN, c, slot_of(source) if source >= 0 else -1):
        return False
    return price(g, seat, c, PRICE) <= g.ap_active[seat] and price(g, seat, c, HAND_PRICE) <= len(g.pile(seat, HAND))


def price(g: Table, seat: int, c: int, kind: int) -> int:
    """AP, or cards from hand, to be paid for choosing this card: every price that stands is paid (ua.choose.tax.2)."""
    total = 0
    once: list[str] = []
    for src, ability in standing_now(g, kind):
        if g.zone[src] // WIDTH == seat:
            continue
        f = g.look(g.handle(src), 1 - seat)
        n = 0
        for effect in ability.effects:
            if effect.kinds() & kind:
                n += effect.number(g, f, kind, c, 0)
        if n == 0 or not holds(g, f, ability):
            continue
        if ability.single:  # ua.text.nostack.1
            key = f"{g.face(src).name} {ability.number}"
            if key in once:
                continue
            once.append(key)
        total += n
    return total


def chosen(g: Table, seat: int, source: int, number: int, c: int) -> None:
    """Pay the price and tell watchers."""
    if not g.on_field(c):
        if g.place(c) == SIDELINE and g.face(c).watches & (1 << CHOSEN):
            wake_where_it_lies(g, c, CHOSEN, source)
        return
    g.choosing = kind_of_source(g, source, number)
    g.chooser = seat
    cost = price(g, seat, c, PRICE)
    if cost:
        pay_ap(g, seat, cost, "ua.choose.tax.1", source)
    cards = price(g, seat, c, HAND_PRICE)
    if cards:
        payment = proc.PaymentFrame(source, seat)
        payment.owed = cards
        g.push(payment)
    if g.recording:
        g.emit("chosen", "ua.choose.upto.1", seat, g.handle(c), cause=source)
    raise_event(g, CHOSEN, g.owner[c], g.handle(c), source)


class AskForPayment(Step):
    """Cards from hand for having chosen a card (ua.choose.tax.1)."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        assert isinstance(f, proc.PaymentFrame)
        hand = g.pile(f.controller, HAND)
        if f.owed == 0 or not hand:
            return END
        g.ask(f.controller, "pay", [option(PICK, c) for c in hand], "ua.choose.tax.1", f.source)
        return NEXT


class Pay(Step):
    def run(self, s: State, f: Frame) -> int:
        assert isinstance(f, proc.PaymentFrame)
        place_in_sideline(table(s), arg_a(s.picked), "ua.choose.tax.1", f.source)
        f.owed -= 1
        return AGAIN


proc.PAY.add(AskForPayment(), Pay())
