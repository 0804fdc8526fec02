"""Choosing by abilities: who may be chosen by what, and at which price."""

from __future__ import annotations

from typing import Final

from quadriga.games.union_arena import procedures as proc
from quadriga.games.union_arena.abilities import TRIGGER_ABILITY, happened
from quadriga.games.union_arena.at_work import numbers
from quadriga.games.union_arena.drawing import pay_ap
from quadriga.games.union_arena.faces import EVENT
from quadriga.games.union_arena.prohibitions import forbidden
from quadriga.games.union_arena.sidelining import place_in_sideline
from quadriga.games.union_arena.standing import BE_CHOSEN, HAND_PRICE, PRICE
from quadriga.games.union_arena.table import HAND, WIDTH, Table
from quadriga.games.union_arena.timing import CHOSEN
from quadriga.kernel.decisions import PICK, arg_a, option
from quadriga.kernel.frames import Frame

# Kinds of abilities, as texts name them
BY_CHARACTER: Final = 0
BY_SITE: Final = 1
BY_EVENT: Final = 2
BY_TRIGGER: Final = 3


def kind_of_source(g: Table, source: int, number: int) -> int:
    """Is it an ability of a character, a site, an event, or a trigger?"""
    if number == TRIGGER_ABILITY:
        return BY_TRIGGER
    return g.face(source & 4095).type if source >= 0 else EVENT


def choosable(g: Table, seat: int, source: int, number: int, c: int) -> bool:
    """May `seat` choose card `c` with this ability (ua.choose.immune.1, ua.choose.tax.1)?"""
    if not g.on_field(c):
        return True
    g.choosing = kind_of_source(g, source, number)
    g.chooser = seat
    if forbidden(g, BE_CHOSEN, c, source & 4095 if source >= 0 else -1):
        return False
    return price(g, seat, c, PRICE) <= g.ap_active[seat] and price(g, seat, c, HAND_PRICE) <= len(g.pile(seat, HAND))


def price(g: Table, seat: int, c: int, kind: int) -> int:
    """AP, or cards from hand, to be paid for choosing this card."""
    most = 0
    for src, n in numbers(g, kind, c):
        if g.zone[src] // WIDTH != seat and n > most:
            most = n
    return most


def chosen(g: Table, seat: int, source: int, number: int, c: int) -> None:
    """Pay the price and tell watchers."""
    if not g.on_field(c):
        return
    g.choosing = kind_of_source(g, source, number)
    g.chooser = seat
    cost = price(g, seat, c, PRICE)
    if cost:
        pay_ap(g, seat, cost, "ua.choose.tax.1", source)
    cards = price(g, seat, c, HAND_PRICE)
    if cards:
        payment = Frame(proc.PAY, source, seat)
        payment.x = [cards]
        g.push(payment)
    if g.recording:
        g.emit("chosen", "ua.choose.upto.1", seat, g.handle(c), cause=source)
    happened(g, CHOSEN, g.owner[c], g.handle(c), source)


def step_payment(g: Table, f: Frame) -> None:
    """Cards from hand for having chosen a card (ua.choose.tax.1). x = how many are still owed."""
    if f.phase == 1:
        f.phase = 0
        place_in_sideline(g, arg_a(g.picked), "ua.choose.tax.1", f.source)
        f.x[0] -= 1
    hand = g.pile(f.controller, HAND)
    if f.x[0] == 0 or not hand:
        g.pop()
        return
    f.phase = 1
    g.ask(f.controller, "pay", [option(PICK, c) for c in hand], "ua.choose.tax.1", f.source)
