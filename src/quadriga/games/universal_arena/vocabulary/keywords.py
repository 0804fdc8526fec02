"""Keywords that do something when a text reaches them: moving characters, looking at cards, answering cards."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.node import register
from quadriga.effects.program import NEXT, SPARE, SPARE2, WAIT, Action, Amount
from quadriga.games.universal_arena.chapters.clash import say
from quadriga.games.universal_arena.chapters.context import CARD, MEETS, TARGETS, THROWN, USER, WORK, context
from quadriga.games.universal_arena.chapters.faces import ALWAYS, ONE_ENEMY, WHEN_DISCARDS
from quadriga.games.universal_arena.chapters.movement import exchange, pull, push
from quadriga.games.universal_arena.chapters.piles import discard, exhaust, leave, reshuffle
from quadriga.games.universal_arena.chapters.statuses import watch_team
from quadriga.games.universal_arena.chapters.table import (
    DISCARD_PILE,
    DRAW_PILE,
    HAND,
    JULY,
    Table,
    alive,
    card,
    changing,
    entry_index,
    place,
    printed,
    table,
)
from quadriga.games.universal_arena.chapters.timing import cancelled, redirect
from quadriga.games.universal_arena.vocabulary.values import THE_TARGET, THIS_CHARACTER, CardName, Whom, receivers
from quadriga.kernel.decisions import DONE, PICK, PLACE, arg_a, option, verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State
from quadriga.kernel.zones import move, reorder, reveal, shuffle


@dataclass(eq=False)
class PushTarget(Action):
    """Push N: along its own line, away from the column of the source (uni.kw.push.1)."""

    amount: Amount
    who: Whom | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        user = f.x[USER]
        n = self.amount.value(s, f)
        if f.phase == 1:
            k = f.x[SPARE]
            push(t, f.sets[WORK][k], n, 1 if arg_a(s.picked) == 1 else -1)
            f.x[SPARE] = k + 1
        else:
            f.sets[WORK] = receivers(t, f, self.who, THE_TARGET)
            f.x[SPARE] = 0
        while f.x[SPARE] < len(f.sets[WORK]):
            ch = f.sets[WORK][f.x[SPARE]]
            if alive(t, ch) and t.column[user] >= 0:
                at = t.column[ch]
                source = t.column[user]
                if at == source:  # uni.house.push.1
                    f.phase = 1
                    s.ask(
                        f.controller,
                        "direction",
                        [option(PLACE, 0), option(PLACE, 1)],
                        "uni.house.push.1",
                        t.handle(ch),
                    )
                    return WAIT
                push(t, ch, n, 1 if at > source else -1)
            f.x[SPARE] += 1
        return NEXT


@dataclass(eq=False)
class PullTarget(Action):
    amount: Amount
    who: Whom | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        column = t.column[f.x[USER]]
        if column >= 0:
            for ch in receivers(t, f, self.who, THE_TARGET):
                if alive(t, ch):
                    pull(t, ch, self.amount.value(s, f), column)
        return NEXT


@dataclass(eq=False)
class SwapWithTarget(Action):
    """Exchange two characters of one line, however far apart (uni.kw.swap.1)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        user = f.x[USER]
        if f.sets[TARGETS]:
            other = f.sets[TARGETS][0]
            if other != user and alive(t, user) and alive(t, other):
                if t.recording:
                    t.emit("swap", "uni.kw.swap.1", f.controller, t.handle(user), other=t.handle(other))
                exchange(t, user, other, "uni.kw.swap.1")
        return NEXT


@dataclass(eq=False)
class SwapWith(Action):
    """Change places with one of a group, which its player chooses (uni.kw.swap.1)."""

    who: Whom

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        user = f.x[USER]
        if f.phase == 0:
            found = [ch for ch in receivers(t, f, self.who, THIS_CHARACTER) if ch != user and alive(t, ch)]
            if not found or not alive(t, user):
                return NEXT
            if len(found) > 1:
                f.phase = 1
                s.ask(f.controller, "target", [option(PICK, ch) for ch in found], "uni.kw.swap.1", f.source)
                return WAIT
            other = found[0]
        else:
            other = arg_a(s.picked)
        if t.recording:
            t.emit("swap", "uni.kw.swap.1", f.controller, t.handle(user), other=t.handle(other))
        exchange(t, user, other, "uni.kw.swap.1")
        return NEXT


# -- looking at cards ------------------------------------------------------------------------------


def top_cards(t: Table, seat: int, n: int) -> list[int]:
    """The uppermost cards of a Draw Pile, the top one first."""
    pile = t.zones[place(seat, DRAW_PILE)]
    return [pile[len(pile) - 1 - k] for k in range(min(n, len(pile)))]


@dataclass(eq=False)
class MoveAlong(Action):
    """Move this character along its line, in the direction that its player names (uni.kw.push.1, uni.house.push.1)."""

    amount: Amount

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        user = f.x[USER]
        if not alive(t, user):
            return NEXT
        if f.phase == 0:
            f.phase = 1
            s.ask(f.controller, "direction", [option(PLACE, 0), option(PLACE, 1)], "uni.house.push.1", t.handle(user))
            return WAIT
        push(t, user, self.amount.value(s, f), 1 if arg_a(s.picked) == 1 else -1)
        return NEXT


@dataclass(eq=False)
class Scry(Action):
    """Look at the top N; any may be discarded, the others go back in an order you choose (uni.kw.scry.1)."""

    amount: Amount

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        seat = f.controller
        if f.phase == 0:
            f.sets[WORK] = top_cards(t, seat, self.amount.value(s, f))
            for c in f.sets[WORK]:
                reveal(t, c, 1 << seat)
            t.mark()
            f.phase = 1
        elif f.phase == 1:
            if verb(s.picked) == DONE:
                f.phase = 2
                f.x[SPARE] = 0
            else:
                c = arg_a(s.picked)
                f.sets[WORK] = [k for k in f.sets[WORK] if k != c]
                discard(t, c, "uni.kw.scry.1")
        else:  # the next one from the top
            c = arg_a(s.picked)
            k = f.x[SPARE]
            rest = [d for d in f.sets[WORK][k:] if d != c]
            f.sets[WORK] = f.sets[WORK][:k] + [c] + rest
            f.x[SPARE] = k + 1
        looked = f.sets[WORK]
        if f.phase == 1:
            if looked:
                s.ask(seat, "scry", [option(PICK, c) for c in looked] + [option(DONE)], "uni.kw.scry.1", f.source)
                return WAIT
            return NEXT
        if len(looked) - f.x[SPARE] > 1:
            s.ask(seat, "top", [option(PICK, c) for c in looked[f.x[SPARE] :]], "uni.kw.scry.1", f.source)
            return WAIT
        if len(looked) > 1:
            zone = place(seat, DRAW_PILE)
            pile = t.zones[zone][: len(t.zones[zone]) - len(looked)]
            put_back = looked[:]
            put_back.reverse()
            reorder(t, zone, pile + put_back, seat)
        return NEXT


class Picky(Action):
    """Asks for cards of a kind; the types are found when the card is laid out."""

    bits: int = 0


@dataclass(eq=False)
class Seek(Picky):
    """Look at the top N; up to M that fit may be shown and taken, the rest is discarded (uni.kw.seek.1)."""

    n: int
    kind: str
    most: int

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        seat = f.controller
        if f.phase == 0:
            f.sets[WORK] = top_cards(t, seat, self.n)
            f.x[SPARE] = 0
            for c in f.sets[WORK]:
                reveal(t, c, 1 << seat)
            t.mark()
        elif verb(s.picked) == DONE:
            return self.finish(t, f)
        else:
            take(t, arg_a(s.picked), seat, "uni.kw.seek.1")
            f.sets[WORK] = [c for c in f.sets[WORK] if c != arg_a(s.picked)]
            f.x[SPARE] += 1
        fitting = [c for c in f.sets[WORK] if card(t, c).types & self.bits == self.bits]
        if not fitting or f.x[SPARE] >= self.most:
            return self.finish(t, f)
        f.phase = 1
        s.ask(seat, "seek", [option(PICK, c) for c in fitting] + [option(DONE)], "uni.kw.seek.1", f.source)
        return WAIT

    def finish(self, t: Table, f: Frame) -> int:
        for c in f.sets[WORK]:
            discard(t, c, "uni.kw.seek.1")
        return NEXT


@dataclass(eq=False)
class SearchPile(Picky):
    """A card that fits, from the Draw Pile, shown, into the hand; then shuffle (uni.kw.search.1)."""

    kind: str

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        seat = f.controller
        pile = place(seat, DRAW_PILE)
        if f.phase == 0:
            for c in t.zones[pile]:
                reveal(t, c, 1 << seat)
            t.mark()
            fitting = [c for c in t.zones[pile] if card(t, c).types & self.bits == self.bits]
            if len(fitting) > 1:
                f.phase = 1
                s.ask(seat, "search", [option(PICK, c) for c in fitting], "uni.kw.search.1", f.source)
                return WAIT
            if fitting:
                take(t, fitting[0], seat, "uni.kw.search.1")
        else:
            take(t, arg_a(s.picked), seat, "uni.kw.search.1")
        shuffle(t, pile)
        if t.recording:
            t.emit("shuffle", "uni.kw.search.1", seat)
        return NEXT


@dataclass(eq=False)
class TakeBack(Picky):
    """A card (of a kind, or of a name) from the own Discard Pile back into the hand (uni.term.discard.1)."""

    kind: str = ""
    card: CardName | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        seat = f.controller
        if f.phase == 1:
            take(t, arg_a(s.picked), seat, "uni.term.discard.1")
            return NEXT
        fitting = [c for c in t.zones[place(seat, DISCARD_PILE)] if card(t, c).types & self.bits == self.bits]
        if self.card is not None:
            fitting = [c for c in fitting if t.card[c] == self.card.id or t.form[t.card[c]] == self.card.id][:1]
        if len(fitting) > 1:
            f.phase = 1
            s.ask(seat, "search", [option(PICK, c) for c in fitting], "uni.term.discard.1", f.source)
            return WAIT
        if fitting:
            take(t, fitting[0], seat, "uni.term.discard.1")
        return NEXT


@dataclass(eq=False)
class Reshuffle(Action):
    """Shuffle the own Discard Pile into the Draw Pile (uni.term.draw.1)."""

    def run(self, s: State, f: Frame) -> int:
        reshuffle(table(s), f.controller)
        return NEXT


def take(t: Table, c: int, seat: int, rule: str) -> None:
    """Show a card and put it into the hand."""
    reveal(t, c, 3)
    move(t, c, place(seat, HAND))
    if t.recording:
        t.emit("taken", rule, seat, t.handle(c))


def thrown(t: Table, f: Frame, c: int) -> None:
    """Discard a card of the hand by a text, which may ask afterwards what it was."""
    u = context(t, f)
    u.x[THROWN] |= printed(t, c).types
    discard(t, c, "uni.term.discard.1")
    watch_team(t, t.owner[c], WHEN_DISCARDS, 1)


@dataclass(eq=False)
class DiscardFromHand(Action):
    """Discard N cards of the own hand, or let the opponent discard, chosen or at random (uni.term.discard.1)."""

    amount: Amount
    theirs: bool = False
    at_random: bool = False

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        seat = 1 - f.controller if self.theirs else f.controller
        if f.phase == 1:
            thrown(t, f, arg_a(s.picked))
            f.x[SPARE] += 1
        else:
            f.x[SPARE] = 0
            f.x[SPARE2] = self.amount.value(s, f)
            context(t, f).x[THROWN] = 0
        hand = t.zones[place(seat, HAND)]
        left = f.x[SPARE2] - f.x[SPARE]
        if left <= 0 or not hand:
            return NEXT
        if len(hand) <= left:
            for c in hand:
                thrown(t, f, c)
            return NEXT
        if self.at_random:
            for _ in range(left):
                hand = t.zones[place(seat, HAND)]
                thrown(t, f, hand[t.chance.below(len(hand))])
            t.mark()
            return NEXT
        f.phase = 1
        s.ask(seat, "discard", [option(PICK, c) for c in hand], "uni.term.discard.1", f.source)
        return WAIT


@dataclass(eq=False)
class ExhaustFromHand(Action):
    """Exhaust N cards of the own hand: they leave the game on the spot (uni.e2.exhaust.2)."""

    amount: Amount

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        seat = f.controller
        if f.phase == 1:
            exhaust(t, arg_a(s.picked), "uni.kw.exhaust.1")
            f.x[SPARE] += 1
        else:
            f.x[SPARE] = 0
            f.x[SPARE2] = self.amount.value(s, f)
        hand = t.zones[place(seat, HAND)]
        left = f.x[SPARE2] - f.x[SPARE]
        if left <= 0 or not hand:
            return NEXT
        if len(hand) <= left:
            for c in hand:
                exhaust(t, c, "uni.kw.exhaust.1")
            return NEXT
        f.phase = 1
        s.ask(seat, "exhaust", [option(PICK, c) for c in hand], "uni.kw.exhaust.1", f.source)
        return WAIT


@dataclass(eq=False)
class DiscardHand(Action):
    """Discard the whole hand."""

    theirs: bool = False

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        context(t, f).x[THROWN] = 0
        for c in t.zones[place(1 - f.controller if self.theirs else f.controller, HAND)]:
            thrown(t, f, c)
        return NEXT


@dataclass(eq=False)
class RevealTop(Action):
    """Show the top N cards of the own Draw Pile to everybody; they stay where they are."""

    amount: Amount

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        for c in top_cards(t, f.controller, self.amount.value(s, f)):
            reveal(t, c, 3)
            if t.recording:
                t.emit("shown", "uni.board.1", f.controller, t.handle(c))
        t.mark()
        return NEXT


# -- answering cards -------------------------------------------------------------------------------


@dataclass(eq=False)
class RedirectHere(Action):
    """Turn the single-target card that this one meets to this character (uni.kw.redirect.1)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        c = context(t, f).x[MEETS]
        if t.edition == JULY and c >= 0 and card(t, context(t, f).x[CARD]).defense and card(t, c).attack:
            return NEXT  # the hit comes here anyway (uni.e2.defend.7)
        if c >= 0 and entry_index(t, c) >= 0 and card(t, c).target == ONE_ENEMY and alive(t, f.x[USER]):
            redirect(t, c, f.x[USER], "uni.kw.redirect.1")
        return NEXT


@dataclass(eq=False)
class CancelOpposing(Action):
    """The opposing card is Cancelled or Negated and leaves; its Always only if Cancelled (uni.house.cancel.1)."""

    negate: bool

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        c = context(t, f).x[MEETS]
        if c < 0 or entry_index(t, c) < 0:
            return NEXT
        if self.negate:
            if t.recording:
                t.emit("negated", "uni.timing.6", t.owner[c], t.handle(c))
            leave(t, c)
            return NEXT
        cancelled(t, c)
        changing(t, c).cancelled = 2  # it leaves once its Always is over
        say(t, c, -1, ALWAYS)
        return NEXT


register(
    PushTarget, PullTarget, SwapWithTarget, SwapWith, Scry, Seek, SearchPile, DiscardFromHand, DiscardHand,
    ExhaustFromHand, RevealTop, RedirectHere, CancelOpposing, MoveAlong, TakeBack, Reshuffle,
)  # fmt: skip
