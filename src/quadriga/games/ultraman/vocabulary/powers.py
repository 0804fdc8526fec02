"""Texts as things: negate one, trigger one, resolve one, and Charge (11.13, 11.17, ucg.copy)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.deeds import Act, Deed
from quadriga.effects.gifts import Until
from quadriga.effects.grounds import actor, grounds
from quadriga.effects.node import OWN_GROUP, register
from quadriga.effects.phrases import Phrase
from quadriga.effects.program import NEXT, WAIT, Action
from quadriga.effects.registers import DID, NESTED, SHOWN
from quadriga.effects.sorts import UNIT
from quadriga.effects.taking import NOTHING, WHOLLY
from quadriga.games.ultraman.chapters.faces import PAYMENT, EffectText
from quadriga.games.ultraman.chapters.marks import NEGATED
from quadriga.games.ultraman.chapters.paying import can_pay
from quadriga.games.ultraman.chapters.powers import text_active
from quadriga.games.ultraman.chapters.resolving import start_effect
from quadriga.games.ultraman.chapters.table import DECK, Table, table
from quadriga.games.ultraman.chapters.terms import TEXT
from quadriga.games.ultraman.chapters.timing import ENTERS_PLAY, SCENE_ENTERS_PLAY
from quadriga.games.ultraman.chapters.triggers import Triggered, field_changed
from quadriga.games.ultraman.chapters.zones import charge, show
from quadriga.games.ultraman.vocabulary.gifts import apply
from quadriga.games.ultraman.vocabulary.tests import A_SCENE, NameIs, standing_for
from quadriga.kernel.decisions import NO, NUMBER, PICK, YES, arg_a, arg_b, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


@dataclass(eq=False)
class Negate(Act):
    """Negate one effect text of a character, or all of them (11.13.1)."""

    who: Phrase
    until: Until
    every: bool = False

    def object(self) -> Phrase:
        return self.who

    def wants(self) -> list[int]:
        return [UNIT, A_SCENE]

    def emit(self, code: list[Action]) -> None:
        self.who.emit(code, self)
        code.append(NegateNow(self))


class NegateNow(Action):
    """One effect text of the character's topmost card; its player says which (2.3.5.2g)."""

    def __init__(self, deed: Negate) -> None:
        self.deed = deed

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if f.phase == 1:
            self.negate(t, f, arg_a(s.picked), arg_b(s.picked))
            return NEXT
        g = grounds(s)
        for e in self.deed.who.handles(s, f):
            c = g.slot_of(s, e)
            texts = t.face(c).texts if c >= 0 else []
            if not texts:
                f.x[DID] = 0
            elif self.deed.every or len(texts) == 1:
                for text in texts:
                    self.negate(t, f, c, text.number)
            else:
                f.phase = 1
                s.ask(actor(f), "text", [option(TEXT, c, text.number) for text in texts], "11.13.1", f.source)
                return WAIT
        return NEXT

    def negate(self, t: Table, f: Frame, c: int, number: int) -> None:
        apply(t, NEGATED, t.handle(c), 0, f, number, self.deed.until)
        field_changed(t)  # 11.13.2: a waiting effect of it is lost


@dataclass(eq=False)
class CarryOut(Act):
    """Trigger one 《When this … enters play》effect of a card; resolve one of its [Activate]effects (ucg.copy).

    It is carried out once, with this effect's player as its player.
    """

    who: Phrase
    scene: bool = False
    payment: bool = False

    def object(self) -> Phrase:
        return self.who

    def emit(self, code: list[Action]) -> None:
        self.who.emit(code, self)
        code.append(CarryOutText(self))

    def allows(self, s: State, f: Frame, c: int) -> bool:
        return len(self.texts(table(s), f, c)) > 0 or not self.payment

    def texts(self, t: Table, f: Frame, c: int) -> list[int]:
        return [text.number for text in t.face(c).texts if self.fits(t, c, text, f.controller)]

    def fits(self, t: Table, c: int, text: EffectText, seat: int) -> bool:
        if self.payment:
            return text.kind == PAYMENT and can_pay_quietly(t, c, text, seat)
        tree = text.tree
        kind = SCENE_ENTERS_PLAY if self.scene else ENTERS_PLAY
        if text.watches != 1 << kind or not isinstance(tree, Triggered) or not tree.trigger.own():
            return False
        return standing_for(t, c) < 0 or text_active(t, c, text)


def can_pay_quietly(t: Table, c: int, text: EffectText, seat: int) -> bool:
    f = t.lens
    source, controller = f.source, f.controller
    found = can_pay(t, c, text, seat)
    f.source = source
    f.controller = controller
    return found


class CarryOutText(Action):
    def __init__(self, deed: CarryOut) -> None:
        self.deed = deed

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if f.phase == 0:
            g = grounds(s)
            options: list[int] = []
            for e in self.deed.who.handles(s, f):
                c = g.slot_of(s, e)
                if c >= 0:
                    options = options + [option(TEXT, c, number) for number in self.deed.texts(t, f, c)]
            if not options:
                f.x[DID] = 0
                return NEXT
            f.phase = 1
            if len(options) > 1:
                s.ask(actor(f), "text", options, "ucg.copy.1", f.source)
                return WAIT
            s.picked = options[0]
        if f.phase == 1:
            f.phase = 2
            c = arg_a(s.picked)
            text = t.face(c).texts[arg_b(s.picked)]
            nested = start_effect(t, c, text, t.handle(c), actor(f), cause=f.source)
            nested.x[NESTED] = 1  # a payment text counts as used (ucg.r.copyuse)
            return WAIT
        return NEXT


@dataclass(eq=False)
class Charge(Deed):
    """[Charge n] 【A/B】: reveal up to n cards from the top of the deck and put them under a host (11.17.1a to d)."""

    n: int
    names: str

    def binds(self) -> int:
        return OWN_GROUP

    def emit(self, code: list[Action]) -> None:
        code.append(ChargeNow(self))

    def hosts(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        tests = [NameIs(name) for name in self.names.split("/")]
        found: list[int] = []
        for k in t.characters(actor(f)):
            c = t.top(k)
            if c >= 0:
                for test in tests:
                    if test.fits(s, f, c) and c not in found:
                        found.append(c)
        return found

    def scope(self, s: State, f: Frame) -> int:
        return WHOLLY if table(s).pile(actor(f), DECK) else NOTHING


class ChargeNow(Action):
    """How many to reveal, whether to put them, and under whom (11.17.1a, 11.17.1d, ucg.r.chargepick)."""

    def __init__(self, deed: Charge) -> None:
        self.deed = deed

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        seat = actor(f)
        number = self.deed.reg
        if f.phase == 0:
            most = min(len(t.pile(seat, DECK)), self.deed.n)
            if most == 0:
                f.x[DID] = 0
                return NEXT
            f.phase = 1
            s.ask(seat, "charge", [option(NUMBER, n) for n in range(most + 1)], "11.17.1a", f.source)
            return WAIT
        hosts = self.deed.hosts(s, f)
        if f.phase == 1:
            n = arg_a(s.picked)
            deck = t.pile(seat, DECK)
            cards = [deck[len(deck) - 1 - i] for i in range(n)]
            for c in cards:
                show(t, c, "11.17.1a", f.source, f)
                f.sets[SHOWN] = f.sets[SHOWN] + [t.handle(c)]
            f.sets[number] = [t.handle(c) for c in cards]
            if n == 0 or not hosts:
                f.x[DID] = 0
                return NEXT
            f.phase = 2
            s.ask(seat, "charge put", [option(YES), option(NO)], "11.17.1d", f.source)
            return WAIT
        if f.phase == 2:
            if s.picked == option(NO):
                f.x[DID] = 0
                return NEXT
            if len(hosts) > 1:
                f.phase = 3
                s.ask(seat, "charge host", [option(PICK, c) for c in hosts], "ucg.r.chargepick", f.source)
                return WAIT
            host = hosts[0]
        else:
            host = arg_a(s.picked)
        charge(t, [slot_of(h) for h in f.sets[number]], t.character_of(host), "11.17.1b", f.source, f)
        return NEXT


register(Negate, CarryOut, Charge)
