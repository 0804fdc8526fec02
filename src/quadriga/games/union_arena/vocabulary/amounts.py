"""How many, how much: what the numbers of a text count."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.groups import This, passes, seats
from quadriga.effects.node import register
from quadriga.effects.phrases import Phrase
from quadriga.effects.program import Amount, Condition, Filter, Group
from quadriga.games.union_arena.chapters.energy import energy, total_energy
from quadriga.games.union_arena.chapters.table import DECK, LIFE, WIDTH, Table, table
from quadriga.games.union_arena.chapters.values import bp
from quadriga.games.union_arena.vocabulary.registers import MOVES, DoneTo, Ref, deeds, spoken, worth_then
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


@dataclass(eq=False)
class LifeOf(Amount):
    whose: int

    def value(self, s: State, f: Frame) -> int:
        total = 0
        for seat in seats(self.whose, f.controller):
            total += len(s.zones[seat * WIDTH + LIFE])
        return total


@dataclass(eq=False)
class DeckOf(Amount):
    whose: int

    def value(self, s: State, f: Frame) -> int:
        total = 0
        for seat in seats(self.whose, f.controller):
            total += len(s.zones[seat * WIDTH + DECK])
        return total


@dataclass(eq=False)
class EnergyOf(Amount):
    """Energy generated, all colours or one (ua.card.energy.11)."""

    whose: int
    color: int = -1

    def value(self, s: State, f: Frame) -> int:
        g = table(s)
        total = 0
        for seat in seats(self.whose, f.controller):
            total += total_energy(g, seat) if self.color < 0 else energy(g, seat)[self.color]
        return total


@dataclass(eq=False)
class APOf(Amount):
    """AP cards, active or resting ones."""

    whose: int
    active: bool

    def value(self, s: State, f: Frame) -> int:
        g = table(s)
        total = 0
        for seat in seats(self.whose, f.controller):
            total += g.ap_active[seat] if self.active else g.ap[seat] - g.ap_active[seat]
        return total


@dataclass(eq=False)
class UniqueNames(Amount):
    """Each card name once; a card with two names adds one (ua.text.unique.1, ua.text.unique.2)."""

    groups: list[Group]

    def value(self, s: State, f: Frame) -> int:
        g = table(s)
        names: list[str] = []
        for group in self.groups:
            for h in group.handles(s, f):
                name = g.face(slot_of(h)).name
                if name not in names:
                    names.append(name)
        return len(names)


@dataclass(eq=False)
class DifferentEnergies(Amount):
    """Each required energy once."""

    group: Group

    def value(self, s: State, f: Frame) -> int:
        g = table(s)
        found: list[int] = []
        for h in self.group.handles(s, f):
            n = g.face(slot_of(h)).energy
            if n not in found:
                found.append(n)
        return len(found)


@dataclass(eq=False)
class DifferentAffinities(Amount):
    """How many cards there are that can be told apart by their affinities: each stands for one that no other stands for
    (ua.text.unique.1)."""

    group: Group
    part: str = ""
    """Only affinities with this in their name."""

    def value(self, s: State, f: Frame) -> int:
        g = table(s)
        owners: dict[str, int] = {}
        cards = [slot_of(h) for h in self.group.handles(s, f)]
        found = 0
        for c in cards:
            if self.place(g, c, owners, []):
                found += 1
        return found

    def place(self, g: Table, c: int, owners: dict[str, int], tried: list[str]) -> bool:
        """Let this card stand for one of its affinities; another card may have to change over."""
        for name in g.face(c).affinities:
            if name in tried or self.part not in name:
                continue
            tried.append(name)
            if name not in owners or self.place(g, owners[name], owners, tried):
                owners[name] = c
                return True
        return False


def meant(s: State, f: Frame, group: Group) -> list[int]:
    """The cards of a group; a phrase of the core means what it describes now."""
    return group.could(s, f) if isinstance(group, Phrase) else group.handles(s, f)


@dataclass(eq=False)
class BPOf(Amount):
    """The BP of a card, or of the strongest of several; of one that this ability sent away, what it had (ua.base.1)."""

    group: Group

    def value(self, s: State, f: Frame) -> int:
        g = table(s)
        best = 0
        handles = meant(s, f, self.group)
        known = isinstance(self.group, (Ref, DoneTo))
        if not handles or ((known or isinstance(self.group, Phrase)) and not g.on_field(slot_of(handles[0]))):
            for h in spoken(f, self.group) if known else handles:
                best = max(best, worth_then(f, h))
            return best
        for h in handles:
            n = bp(g, slot_of(h))
            if n > best:
                best = n
        return best


@dataclass(eq=False)
class LowestBP(Amount):
    """The BP of the weakest of several cards (ua.base.1)."""

    group: Group

    def value(self, s: State, f: Frame) -> int:
        g = table(s)
        handles = meant(s, f, self.group)
        if not handles:
            return 0
        least = bp(g, slot_of(handles[0]))
        for h in handles:
            n = bp(g, slot_of(h))
            if n < least:
                least = n
        return least


@dataclass(eq=False)
class EnergySum(Amount):
    """The required energies of some cards together; of the card itself also after it was given up as a cost."""

    group: Group

    def value(self, s: State, f: Frame) -> int:
        g = table(s)
        if isinstance(self.group, This):
            return g.face(slot_of(f.source)).energy
        total = 0
        for h in self.group.handles(s, f):
            face = g.face(slot_of(h))
            treated = face.treated_energy if face.treated_place == g.place(slot_of(h)) else -1  # ua.cost.treat.1
            total += treated if treated > face.energy else face.energy
        return total


@dataclass(eq=False)
class Half(Amount):
    amount: Amount

    def value(self, s: State, f: Frame) -> int:
        return self.amount.value(s, f) // 2


@dataclass(eq=False)
class Sum(Amount):
    amounts: list[Amount]

    def value(self, s: State, f: Frame) -> int:
        total = 0
        for one in self.amounts:
            total += one.value(s, f)
        return total


@dataclass(eq=False)
class AmountIf(Amount):
    """An amount under a condition; nothing otherwise."""

    condition: Condition
    amount: Amount

    def value(self, s: State, f: Frame) -> int:
        return self.amount.value(s, f) if self.condition.holds(s, f) else 0


@dataclass(eq=False)
class EitherAmount(Amount):
    """One number, or another under a condition."""

    usual: Amount
    condition: Condition
    other: Amount

    def value(self, s: State, f: Frame) -> int:
        return self.other.value(s, f) if self.condition.holds(s, f) else self.usual.value(s, f)


@dataclass(eq=False)
class Marked(Amount):
    """A number in brackets that another sentence of the text adds to (ua.choose.range.1)."""

    n: int
    square: bool

    def __post_init__(self) -> None:
        self.more: Amount | None = None

    def value(self, s: State, f: Frame) -> int:
        return self.n if self.more is None else self.n + self.more.value(s, f)


@dataclass(eq=False)
class ForEvery(Amount):
    """Once for every n of them."""

    n: Amount
    amount: Amount

    def value(self, s: State, f: Frame) -> int:
        return self.amount.value(s, f) // self.n.value(s, f)


@dataclass(eq=False)
class MovedWithThis(Amount):
    """To how many cards this ability did something: sidelined, placed, added with it (ua.text.ifadded.1).

    `deed` and `origin` as in vocabulary/registers.py.
    """

    deed: int = MOVES
    origin: int = -1

    def value(self, s: State, f: Frame) -> int:
        return len(deeds(f, self.deed, self.origin))


@dataclass(eq=False)
class RevealedCount(Amount):
    """How many cards this ability has revealed; the binder says which (`NumberOf`)."""

    def value(self, s: State, f: Frame) -> int:
        raise NotImplementedError("An unbound word was carried out.")


@dataclass(eq=False)
class HappenedCount(Amount):
    """How often something happened this turn to cards of a kind (ua.text.history.1).

    `whose`: 0 on your side, 1 on the opponent's, 2 on both.
    """

    kind: int
    whose: int
    filters: list[Filter]
    number: int = -1
    """As in `Happened`."""

    def value(self, s: State, f: Frame) -> int:
        g = table(s)
        total = 0
        for entry in g.history:
            if entry.kind != self.kind or (self.number >= 0 and entry.n != self.number):
                continue
            if self.whose != 2 and (entry.seat == f.controller) != (self.whose == 0):
                continue
            if self.filters:
                if entry.obj < 0 or not passes(s, f, slot_of(entry.obj), self.filters):
                    continue
            total += 1
        return total


@dataclass(eq=False)
class HappenedTotal(Amount):
    """The numbers of all such happenings of the turn together: how many cards were drawn (ua.text.history.1)."""

    kind: int
    whose: int

    def value(self, s: State, f: Frame) -> int:
        total = 0
        for entry in table(s).history:
            if entry.kind == self.kind and (self.whose == 2 or (entry.seat == f.controller) == (self.whose == 0)):
                total += entry.n
        return total


register(
    APOf, LowestBP, Marked, EitherAmount, RevealedCount, AmountIf, LifeOf, DeckOf, EnergyOf, UniqueNames,
    DifferentEnergies, DifferentAffinities, BPOf, EnergySum, Half, Sum, ForEvery, MovedWithThis,
    HappenedCount, HappenedTotal,
)  # fmt: skip
