"""How To Combat: rounds and priority."""

from __future__ import annotations

from typing import Final

from quadriga.games.universal_arena.chapters.active_zone import next_zone, resolve_zone
from quadriga.games.universal_arena.chapters.faces import WHEN_ROUND_STARTS
from quadriga.games.universal_arena.chapters.placing import PLAY, begin_play
from quadriga.games.universal_arena.chapters.playing import FROM_HAND, playable
from quadriga.games.universal_arena.chapters.statuses import watch_team
from quadriga.games.universal_arena.chapters.table import COMBAT, ROWS, Table, table
from quadriga.kernel.decisions import DONE, arg_a, option, verb
from quadriga.kernel.frames import END, NEXT, WAIT, Frame, Procedure, Step
from quadriga.kernel.state import State


class AskToOpen(Step):
    """The initiative player plays the opening card or, from the second round on, may end the turn."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if g.phase != COMBAT:
            g.phase = COMBAT
            g.round = 0
            if g.recording:
                g.emit("phase", "uni.turn.1", n=COMBAT)
        g.row = -1
        seat = g.initiative
        cards = playable(g, seat)
        if not cards and g.pause == 0:
            return END  # nothing to open with (uni.house.combat.1)
        options = [option(PLAY, c) for c in cards]
        if not cards or g.round > 0 or g.match.option("must_open", 1) == 0:
            options.append(option(DONE))  # uni.turn.11
        g.priority = seat
        g.ask(seat, "open", options, "uni.turn.8" if g.round == 0 else "uni.turn.11")
        return NEXT


class Open(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if verb(g.picked) == DONE:
            return END
        g.round += 1
        g.passes = 0
        if g.recording:
            g.emit("round", "uni.combat.2", g.initiative, n=g.round)
        begin_play(g, arg_a(g.picked), FROM_HAND, -1)
        watch_team(g, g.initiative, WHEN_ROUND_STARTS, 1)
        watch_team(g, 1 - g.initiative, WHEN_ROUND_STARTS, 1)
        return CARD_PLAYED.number


class AskForCard(Step):
    """With priority: play one card or pass (uni.combat.1)."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if g.row < 0:
            return ASK_TO_OPEN.number  # the round is over (uni.house.priority.3)
        seat = g.priority
        cards = playable(g, seat)
        if cards or g.pause == 1:
            options = [option(PLAY, c) for c in cards]
            options.append(option(DONE))
            g.ask(seat, "combat", options, "uni.combat.1")
            return NEXT
        g.mark()  # that there was nothing to play is news to the other player
        return after_pass(g)


class PlayOrPass(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if verb(g.picked) == PLAY:
            begin_play(g, arg_a(g.picked), FROM_HAND, -1)
            return NEXT
        return after_pass(g)


class CardPlayed(Step):
    """The other player has priority (uni.combat.4), unless the play killed its own user (uni.house.priority.3)."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if g.zones[ROWS + g.row]:
            g.priority = 1 - g.last[g.row]
        elif next_zone(g):
            return ZONE_RESOLVED.number
        return ASK_FOR_CARD.number


class ZoneResolved(Step):
    def run(self, s: State, f: Frame) -> int:
        return WAIT if next_zone(table(s)) else ASK_FOR_CARD.number


ASK_TO_OPEN: Final = AskToOpen()
ASK_FOR_CARD: Final = AskForCard()
CARD_PLAYED: Final = CardPlayed()
ZONE_RESOLVED: Final = ZoneResolved()
COMBAT_ROUNDS: Final = Procedure(
    "combat", ASK_TO_OPEN, Open(), ASK_FOR_CARD, PlayOrPass(), CARD_PLAYED, ZONE_RESOLVED
)
"""Combat Rounds until the initiative player ends the turn."""


def after_pass(s: Table) -> int:
    """The player with priority has passed: which step comes next."""
    seat = s.priority
    s.passes += 1
    if s.recording:
        s.emit("pass", "uni.combat.1", seat)
    if s.passes < 2:
        s.priority = 1 - seat
        return ASK_FOR_CARD.number
    # Two passes in a row; the last player to add a card is the one who passed now (uni.combat.11, uni.combat.12).
    resolve_zone(s, s.row)
    return ZONE_RESOLVED.number
