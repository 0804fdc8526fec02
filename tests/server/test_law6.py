"""Law 6 over the wire: what a browser receives says nothing about cards that its seat cannot know."""

from __future__ import annotations

import asyncio
import random

from quadriga import games
from quadriga.kernel.chance import seeded
from quadriga.kernel.unknown import knows, scramble
from quadriga.kernel.view import SPECTATOR
from quadriga.server import messages as m
from quadriga.server.live import Live, live_from
from quadriga.server.piles import Brought, set_up
from quadriga.server.records import Entry, SeatRow, TableRow
from quadriga.server.room import Room
from tests.server.conftest import Running
from tests.server.page import FRIEND, ME, Line, Page, play_out

NAME_OF_SEAT = ("harbour-watch", "cinder-row")


def own_cards(key: str) -> dict[str, str]:
    """The numbers and names of a starter deck's cards."""
    game = games.load("union-arena")
    return {number: str(game.cards()[number]["name"]) for number in game.decks()[key].cards}


def seen_in_time(live: Live, seat: int) -> list[set[str]]:
    """For each answer given: the numbers of all cards that this seat had been able to know by then."""
    again = Live(live.setup)
    known: set[str] = set()
    found: list[set[str]] = []
    for given in [None, *live.given]:
        if given is not None:
            again.take(again.entry("answer", given.seat, given.index))
        s = again.state
        known |= {s.faces[s.card[c]].number for c in range(len(s.card)) if knows(s, seat, c)}
        known |= {s.faces[e.face].number for e in s.log if e.face >= 0 and (e.seen >> seat) & 1}
        found.append(set(known))
    return found


def test_no_byte_of_a_whole_game_names_a_card_that_the_seat_has_not_seen(
    shared: Running, page: Page, other: Page
) -> None:
    mine, theirs = (own_cards(key) for key in NAME_OF_SEAT)
    assert not mine.keys() & theirs.keys() and not set(mine.values()) & set(theirs.values())
    made = page.table({**ME, "deck": NAME_OF_SEAT[0]}, FRIEND, spectators=True)
    table = made["table"]["id"]
    other.post(f"/api/tables/{table}/claim", {"invite": made["invite"]["token"], "deck": NAME_OF_SEAT[1]})
    with page.join(table) as a, other.join(table) as b:
        b.ask("settings", spectators=True)
        with Page(page.url).join(table) as watching:
            play_out([a, b], random.Random(11))
            while "result" not in watching.state:
                watching.next()
            live = shared.app.state.host.rooms[table].live
            both = [seen_in_time(live, 0), seen_in_time(live, 1)]
            check_traffic(a, both[0], theirs)
            check_traffic(b, both[1], mine)
            open_to_all = [x & y for x, y in zip(*both, strict=True)]
            check_traffic(watching, open_to_all, mine | theirs)


def check_traffic(line: Line, seen: list[set[str]], foreign: dict[str, str]) -> None:
    """No message mentions a foreign card before the seat could know it."""
    checked = 0
    number = 0
    for raw, message in zip(line.raw, line.heard, strict=True):
        number = message.get("number", number) if message["type"] == "state" else number
        allowed = seen[min(number, len(seen) - 1)]
        names = {foreign[n] for n in allowed if n in foreign}
        for hidden, name in foreign.items():
            if hidden not in allowed:
                checked += 1
                assert f'"{hidden}"' not in raw, f"{hidden} at {number}"
                if name not in names:
                    assert name not in raw, f"{name} at {number}"
    assert checked > 1000


def room_of(live: Live) -> Room:
    seats = [SeatRow(0, "human"), SeatRow(1, "human")]
    return Room(None, TableRow("t", "", live.setup.game, "playing", live.setup, seats), live, [])  # type: ignore[arg-type]


def test_what_is_sent_does_not_vary_with_what_the_seat_cannot_know() -> None:
    asyncio.run(compare_games())


async def compare_games() -> None:
    """Deal hidden cards anew at every decision: every seat must be sent the same bytes.

    Compared are the view and the events since the last answer, which is what is sent. Older events
    name cards by what they were then, which a state dealt anew afterwards no longer knows.
    """
    game = games.load("union-arena")
    chance = random.Random(17)
    compared = differing = 0
    for seed in range(4):
        both = [Brought(d.name, d.cards, {}, {}) for d in chance.sample(list(game.decks().values()), 2)]
        live = Live(set_up(game, both, seed, "test", False))
        room = room_of(live)
        since = 0
        while live.result is None:
            for seat in (0, 1, SPECTATOR):
                twin = live.state.clone()
                twin.log = live.state.log
                # A spectator knows what both know: what seat 0 does not know is unknown to it too.
                scramble(twin, 0 if seat == SPECTATOR else seat, seeded(chance.randrange(2**30)))
                differing += twin.card != live.state.card
                sent = m.encode(room.showing.seen_by(seat, since, set()))
                state, live.state = live.state, twin
                again = m.encode(room.showing.seen_by(seat, since, set()))
                live.state = state
                assert sent == again
                compared += 1
            asked = live.asked
            assert asked is not None
            since = len(live.state.log)
            live.take(live.entry("answer", asked, chance.randrange(live.options)))
    assert compared > 1000 and differing > compared // 2


def test_entries_give_the_same_game_again() -> None:
    game = games.load("union-arena")
    both = [Brought(d.name, d.cards, {}, {}) for d in list(game.decks().values())[:2]]
    setup = set_up(game, both, 5, "test", False)
    live, chance, entries = Live(setup), random.Random(1), list[Entry]()
    while live.result is None:
        asked = live.asked
        assert asked is not None
        if len(live.given) > 5 and chance.random() < 0.1 and live.last_by(asked) >= 0:
            entry = live.entry("undo", asked, live.last_by(asked))
        else:
            entry = live.entry("answer", asked, chance.randrange(live.options))
        live.take(entry)
        entries.append(entry)
    assert any(e.kind == "undo" for e in entries)
    again = live_from(setup, entries)
    assert game.hash(again.state) == game.hash(live.state)
    assert [game.events(again.state, s) for s in (0, 1)] == [game.events(live.state, s) for s in (0, 1)]
