"""What the people at a table get to see. Only views and events of their own seat leave (law 6)."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from quadriga.kernel.view import SPECTATOR
from quadriga.rulebook.options import settled
from quadriga.server import messages as m
from quadriga.server.lessons import path_of
from quadriga.server.records import Said, SeatRow, TableRow
from quadriga.server.together.match_info import match_info

if TYPE_CHECKING:
    from quadriga.server.live import Live
    from quadriga.server.room import Line, Room


class Broadcast:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.foreign = room.live.foreign

    def state(self) -> None:
        """Show everybody what stands now."""
        if self.room.row.status == "waiting":
            return
        made: dict[tuple[int, int], bytes] = {}
        for line in self.room.lines:
            for seat in line.seats or ([] if self.room.gallery.late else [SPECTATOR]):
                self._show(line, seat, made)

    def gallery(self) -> None:
        """Show spectators what stands for them now."""
        made: dict[tuple[int, int], bytes] = {}
        for line in self.room.gallery.watching:
            self._show(line, SPECTATOR, made)
            line.send(m.Table(table=self.info([])))

    def _live(self, seat: int) -> Live:
        return self.room.live_for([] if seat == SPECTATOR else [seat])

    def whole(self, seats: list[int], kept: int, known: set[str]) -> list[bytes]:
        """What somebody sees who comes to the table with the first `kept` lines of the log."""
        return [m.encode(self.seen_by(seat, kept, known)) for seat in seats or [SPECTATOR]]

    def _show(self, line: Line, seat: int, made: dict[tuple[int, int], bytes]) -> None:
        length = len(self._live(seat).state.log)
        since = min(line.log.get(seat, 0), length)
        if self.foreign:
            line.send(self.seen_by(seat, since, line.cards))
        else:
            if (seat, since) not in made:
                made[seat, since] = m.encode(self.seen_by(seat, since, set()))
            line.send(made[seat, since])
        line.log[seat] = length

    def seen_by(self, seat: int, since: int, known: set[str]) -> m.State:
        live = self._live(seat)
        late = seat == SPECTATOR and self.room.gallery.late
        view = live.game.view(live.state, seat)
        result = live.result
        if result is not None:
            view.pop("decision", None)
        events = live.game.events(live.state, seat, since)
        cards = self._new_cards([view, events], known) if self.foreign else []
        return m.State(
            number=live.number,
            seat=seat,
            view=view,
            since=since,
            events=events,
            clock=self.room.gallery.clock() if late else self.room.clocks.shown(),
            undo="none" if seat == SPECTATOR else live.may_undo(seat),
            result=result,
            practice=live.practice,
            cards=cards,
            path=path_of(self.room, seat),
        )

    def _new_cards(self, shown: Any, known: set[str]) -> list[dict[str, Any]]:
        """Data of foreign cards that stand in what is shown and were not sent on this line before."""
        fresh = sorted(numbers_in(shown) & self.foreign.keys() - known)
        known.update(fresh)
        return [self.foreign[number] for number in fresh]

    # -- the table itself -----------------------------------------------------------------

    def say(self, message: m.Outgoing) -> None:
        """Tell the players."""
        for line in self.room.lines:
            if line.seats:
                line.send(message)

    def table(self) -> None:
        for line in self.room.lines:
            if line.seats or not self.room.gallery.before_the_end:
                line.send(m.Table(table=self.info(line.seats)))

    def chat(self, line: Said) -> None:
        told = chat_line(line)
        delay = self.room.gallery.delay
        for other in self.room.lines:
            muted = other.seats and all(self.room.seat(seat).mute for seat in other.seats)
            if delay and not other.seats:
                asyncio.get_running_loop().call_later(delay, other.send, told)
            elif not muted or line.by in other.seats:
                other.send(told)

    def info(self, mine: list[int]) -> m.TableInfo:
        live = self.room.live_for(mine)
        info = table_info(self.room.row if mine else self.room.gallery.row(), mine)
        info.number, info.turn, info.asked = live.number, live.state.turn, live.asked
        info.practice, info.result = live.practice, live.result
        for seat in range(2):
            info.seats[seat].online |= any(seat in line.seats for line in self.room.lines)
        info.watchers = sum(1 for line in self.room.lines if not line.seats)
        if self.room.match is not None and (mine or not self.room.gallery.before_the_end):
            info.match = match_info(self.room.match, self.room.row.id, mine)
        return info


def chat_line(line: Said) -> m.ChatLine:
    return m.ChatLine(by=line.by, at=line.at, phrase=line.phrase, text=line.text)


def numbers_in(shown: Any) -> set[str]:
    """Every card number in a view or in events."""
    found: set[str] = set()
    heap = [shown]
    while heap:
        value = heap.pop()
        if isinstance(value, dict):
            found.update(
                str(value[key]) for key in ("number", "card", "cause_card", "by") if isinstance(value.get(key), str)
            )
            heap.extend(value.values())
        elif isinstance(value, list):
            heap.extend(value)
    return found


def table_info(row: TableRow, mine: list[int]) -> m.TableInfo:
    """What may be known about a table by somebody who holds these seats."""
    over = row.status == "over"
    return m.TableInfo(
        id=row.id,
        game=row.game,
        seats=[_seat_info(seat, over or seat.seat in mine) for seat in row.seats],
        status=msgspec.convert(row.status, Literal["waiting", "playing", "over"]),
        clock=row.setup.clock,
        practice=row.practice,
        result=row.result,
        turn=row.turn,
        created=row.created,
        updated=row.updated,
        mine=mine,
        scenario=row.setup.scenario,
        options=settled(row.game, row.setup.options),
        undo=row.setup.undo,
        delay=row.setup.delay,
    )


def _seat_info(seat: SeatRow, with_deck: bool) -> m.SeatInfo:
    kind = msgspec.convert(seat.kind, Literal["human", "computer", "open"])
    level = msgspec.convert(seat.level, m.Level) if seat.level else None
    deck = seat.deck if with_deck or seat.lists else ""
    return m.SeatInfo(kind, seat.name, level, deck, seat.kind == "computer", seat.spectators, seat.lists)
