"""Playing Cards, step by step: pay, aim, place; then everything that looks at a card being played."""

from __future__ import annotations

from typing import Final

from quadriga.games.universal_arena.chapters.context import (
    X,
    start,
)
from quadriga.games.universal_arena.chapters.damage import check_victory, deal
from quadriga.games.universal_arena.chapters.faces import (
    ALL_ENEMIES,
    NEXT_CARD,
    ON_PLAY,
    ONCE_A_GAME,
    ONCE_A_TURN,
    ONE_ENEMY,
    WHEN_AIMED_AT,
    WHEN_ALLY_PLAYS,
    WHEN_PLAYS,
    CardFace,
    Trigger,
)
from quadriga.games.universal_arena.chapters.playing import (
    AS_FOLLOW_UP,
    FROM_HAND,
    energy_cost,
    largest_x,
    meter_cost,
    rows,
    seen_from,
    single,
    targets,
)
from quadriga.games.universal_arena.chapters.statuses import (
    BLEED,
    BURN,
    OWN_NUMBER,
    POISON,
    STAGGER,
    concerns,
    put,
    reduce,
    reduce_count,
    remember,
    remove,
    set_off,
    watch,
)
from quadriga.games.universal_arena.chapters.table import (
    ASIDE,
    ROWS,
    Entry,
    Table,
    card,
    changing,
    character,
    entry_index,
    living,
    seat_of,
    status_face,
    table,
)
from quadriga.kernel.decisions import FIRST_GAME_VERB, NUMBER, PICK, PLACE, arg_a, option
from quadriga.kernel.frames import END, NEXT, Frame, Procedure, Step
from quadriga.kernel.state import State
from quadriga.kernel.zones import move

PLAY: Final = FIRST_GAME_VERB + 1
"""Play the card in slot a."""

class PlayFrame(Frame):
    """What has been chosen for a card that is being played."""

    FIELDS = ("how", "card", "aim", "x_named", "into", "only", "paid")

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.how = FROM_HAND
        self.card = source
        """Its slot."""
        self.aim = -1
        self.x_named = 0
        self.into = -1
        """The zone."""
        self.only = -1
        """The attacker that a Counter must be aimed at, or -1."""
        self.paid = 0

    def copy(self) -> Frame:
        f = PlayFrame(self.source, self.controller)
        f.stand(self)
        f.how = self.how
        f.card = self.card
        f.aim = self.aim
        f.x_named = self.x_named
        f.into = self.into
        f.only = self.only
        f.paid = self.paid
        return f


def playing(f: Frame) -> PlayFrame:
    assert isinstance(f, PlayFrame)
    return f


def begin_play(s: Table, c: int, how: int, only: int) -> None:
    """Pay, choose a target, put it into a zone (uni.play.1); asked first, carried out in that order."""
    f = PlayFrame(c, s.owner[c])
    f.procedure = PLAYING
    f.how = how
    f.only = only
    s.push(f)


class AskForTarget(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        p = playing(f)
        face = card(g, p.card)
        found = targets(g, face, p.only)
        if single(face) and len(found) > 1:
            g.ask(p.controller, "target", [option(PICK, ch) for ch in found], "uni.play.1", g.handle(p.card))
            return NEXT
        if single(face) and found:
            p.aim = found[0]
        return ASK_FOR_X.number


class TakeTarget(Step):
    def run(self, s: State, f: Frame) -> int:
        playing(f).aim = arg_a(s.picked)
        return NEXT


class AskForX(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        p = playing(f)
        face = card(g, p.card)
        p.x_named = face.x_least
        if face.x_equals is not None:
            p.x_named = face.x_equals.value(g, seen_from(g, face, p.aim))
        elif face.x_most >= 0:
            most = largest_x(g, p.card, face, p.how)
            if most > face.x_least:
                numbers = [option(NUMBER, n) for n in range(face.x_least, most + 1)]
                g.ask(p.controller, "x", numbers, "uni.house.x.1", g.handle(p.card))
                return NEXT
        return ASK_FOR_ZONE.number


class TakeX(Step):
    def run(self, s: State, f: Frame) -> int:
        playing(f).x_named = arg_a(s.picked)
        return NEXT


class AskForZone(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        p = playing(f)
        open_rows = rows(g, card(g, p.card), p.how)
        if len(open_rows) > 1:
            g.ask(p.controller, "zone", [option(PLACE, z) for z in open_rows], "uni.play.1", g.handle(p.card))
            return NEXT
        p.into = open_rows[0]
        return PAY_AND_PLACE.number


class TakeZone(Step):
    def run(self, s: State, f: Frame) -> int:
        playing(f).into = arg_a(s.picked)
        return NEXT


class PayAndPlace(Step):
    def run(self, s: State, f: Frame) -> int:
        _pay_and_place(table(s), playing(f))
        return NEXT


class OnPlay(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        p = playing(f)
        face = card(g, p.card)
        k = face.at[ON_PLAY]
        if k >= 0 and entry_index(g, p.card) >= 0:
            aim = [p.aim] if p.aim >= 0 else [face.user]
            program = start(g, face.user, p.card, g.form[g.card[p.card]], k, -1, aim)
            program.x[X] = p.x_named
        return NEXT


class AlliesCardPlayed(Step):
    def run(self, s: State, f: Frame) -> int:
        allies_card_played(table(s), playing(f).card, playing(f).paid)
        return NEXT


class PlayOver(Step):
    def run(self, s: State, f: Frame) -> int:
        check_victory(table(s))
        return END


ASK_FOR_X: Final = AskForX()
ASK_FOR_ZONE: Final = AskForZone()
PAY_AND_PLACE: Final = PayAndPlace()
PLAYING: Final = Procedure(
    "play", AskForTarget(), TakeTarget(), ASK_FOR_X, TakeX(), ASK_FOR_ZONE, TakeZone(), PAY_AND_PLACE, OnPlay(),
    AlliesCardPlayed(), PlayOver(), kind=PlayFrame,
)  # fmt: skip


def _pay_and_place(s: Table, f: PlayFrame) -> None:
    c = f.card
    how = f.how
    seat = s.owner[c]
    face = card(s, c)
    x = f.x_named
    energy = energy_cost(s, c, face, x, how)
    meter = meter_cost(s, face, x)
    s.energy[seat] -= energy
    s.meter[seat] -= meter
    f.paid = energy
    if s.recording:
        s.emit("pay", "uni.play.1", seat, s.handle(c), energy, source=meter)
        if f.aim >= 0:
            s.emit("target", "uni.play.1", seat, s.handle(c), other=s.handle(f.aim))
    e = Entry(c, f.aim, x, paid=energy, follow_up=1 if how == AS_FOLLOW_UP else 0)
    z = f.into
    if how == FROM_HAND:
        if s.row >= 0 and s.row != z:
            s.paused[s.row] = 1  # uni.combat.10
            if s.recording:
                s.emit("paused", "uni.combat.10", n=s.row)
        s.row = z  # uni.combat.3, uni.combat.9
        s.last[z] = seat
        s.passes = 0
        move(s, c, ROWS + z)  # at the right end (uni.board.7)
    else:
        move(s, c, ASIDE)  # it never lies in the zone (uni.house.window.2)
    s.entries = s.entries + [e]
    s.meter[seat] += energy  # uni.play.6
    if s.recording:
        s.emit("play", "uni.timing.1", seat, s.handle(c), z)
    if (s.standing >> NEXT_CARD) & 1 == 1:
        next_card_played(s, face)
    if face.once == ONCE_A_TURN:
        s.flags_turn[face.user] |= 1 << face.once_flag
    elif face.once == ONCE_A_GAME:
        s.flags_game[face.user] |= 1 << face.once_flag
    if face.defense and s.num[face.user][STAGGER] > 0:  # uni.st.stagger.1
        reduce(s, face.user, STAGGER, 1)
        changing(s, c).cancelled = 1


def next_card_played(s: Table, face: CardFace) -> None:
    """What makes the next card cheaper or faster is used up (uni.text.round.1)."""
    for st in s.order[face.user]:
        one = status_face(s, st)
        if one.next_card >= 0 and one.on_play and face.types & one.next_card == one.next_card:
            remove(s, face.user, st, "uni.text.round.1")


def allies_card_played(s: Table, c: int, paid: int) -> None:
    """Everything that looks at a card of the team being played (uni.status.9, uni.house.timing.6).

    "The target" of such a text is the card's, or the card's player where an enemy looks at it.
    """
    face = card(s, c)
    user = face.user
    i = entry_index(s, c)
    aim = s.entries[i].target if i >= 0 and s.entries[i].target >= 0 else user
    if (s.remembers >> WHEN_PLAYS) & 1 == 1:
        remember(s, user, WHEN_PLAYS, -1, 1, face.types, face.name)
    if face.attack and face.target == ONE_ENEMY and seat_of(aim) != seat_of(user):
        watch(s, aim, WHEN_AIMED_AT, -1, 1, user)
    for ch in living(s, seat_of(user)):
        num = s.num[ch]
        for st in s.order[ch]:
            if st == BLEED:
                deal(s, ch, num[BLEED], 0, -1, "uni.st.bleed.1")
                put(s, ch, BLEED, num[BLEED] + paid)
            elif st == BURN:
                deal(s, ch, num[BURN], 0, -1, "uni.st.burn.1")
                reduce_count(s, ch, BURN, paid)
            elif st == POISON:
                put(s, ch, POISON, num[POISON] + paid)
            else:
                for t in status_face(s, st).triggers:
                    if _looks_at(s, ch, t, c, paid):
                        set_off(s, ch, t, st, OWN_NUMBER, st, aim, user, aim, paid)
        for t in character(s, ch).triggers:
            if _looks_at(s, ch, t, c, paid):
                set_off(s, ch, t, s.card[ch], paid, -1, aim, user, aim, paid)


    if s.wide and (s.listens >> WHEN_PLAYS) & 1 == 1:
        for ch in living(s, 1 - seat_of(user)):
            for st in s.order[ch]:
                for t in status_face(s, st).triggers:
                    if t.event == WHEN_PLAYS and _looks_at(s, ch, t, c, paid):
                        set_off(s, ch, t, st, OWN_NUMBER, st, user, user, aim, paid)
            for t in character(s, ch).triggers:
                if t.event == WHEN_PLAYS and _looks_at(s, ch, t, c, paid):
                    set_off(s, ch, t, s.card[ch], paid, -1, user, user, aim, paid)


def _looks_at(s: Table, ch: int, t: Trigger, c: int, paid: int) -> bool:
    """Is this play what the trigger waits for?"""
    face = card(s, c)
    if t.event == WHEN_PLAYS:
        if not concerns(t.subject, ch, face.user):
            return False
        return (not t.name or face.name == t.name) and face.types & t.types == t.types and paid >= t.number
    if t.event != WHEN_ALLY_PLAYS:
        return False
    if t.at_enemy and face.target != ONE_ENEMY and face.target != ALL_ENEMIES:
        return False
    return face.types & t.types == t.types and paid >= t.number
