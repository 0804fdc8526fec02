"""Law 6 over the wire: what a browser receives says nothing about cards that its seat cannot know."""

from __future__ import annotations

import asyncio
import random
import re
from typing import Any

import pytest

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
from tests.server.page import FRIEND, Line, Page, play_out

EVERY = pytest.mark.parametrize("name", games.NAMES)


def cards_of(live: Live, seat: int) -> dict[str, str]:
    """Numbers and names of the cards that only this seat brought."""
    s = live.after(0)
    brought: list[dict[str, str]] = [{}, {}]
    for c in range(len(s.card)):
        face = s.faces[s.card[c]]
        brought[s.owner[c]][face.number] = face.name
    others = brought[1 - seat]
    return {n: name for n, name in brought[seat].items() if n not in others and name not in others.values()}


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


@EVERY
def test_no_byte_of_a_whole_game_names_a_card_that_the_seat_has_not_seen(
    shared: Running, page: Page, other: Page, name: str
) -> None:
    decks = list(games.load(name).decks())
    seats = [{"kind": "me", "deck": decks[0]}, FRIEND]
    made = page.post("/api/tables", {"game": name, "seats": seats, "spectators": True})
    table = made["table"]["id"]
    other.post(f"/api/tables/{table}/claim", {"invite": made["invite"]["token"], "deck": decks[1]})
    with page.join(table) as a, other.join(table) as b:
        b.ask("settings", spectators=True)
        with Page(page.url).join(table) as watching:
            asking = Asking(name, table, random.Random(12))
            play_out([a, b], random.Random(11), 20_000, lambda: asking.ask(page, a, other, b, watching))
            while "result" not in watching.state:
                watching.next()
            assert asking.kinds == {"because", "refusal", "chat", "hints", "welcome", "http"}
            live = shared.app.state.host.rooms[table].live
            mine, theirs = cards_of(live, 0), cards_of(live, 1)
            both = [seen_in_time(live, 0), seen_in_time(live, 1)]
            check_traffic(a, both[0], theirs)
            check_traffic(b, both[1], mine)
            open_to_all = [x & y for x, y in zip(*both, strict=True)]
            check_traffic(watching, open_to_all, mine | theirs)


class Asking:
    """Everything that a page may ask in the middle of a game, now and then; the answers are part of the traffic."""

    def __init__(self, name: str, table: str, chance: random.Random) -> None:
        self.name, self.table, self.chance = name, table, chance
        self.turns = 0
        self.kinds: set[str] = set()

    def ask(self, page: Page, a: Line, other: Page, b: Line, watching: Line) -> None:
        self.turns += 1
        if self.turns % 4:
            return
        for line in (a, b, watching):
            log = max(e["number"] for m in line.heard for e in m.get("events", [])) + 1
            self._heard(line.ask("why", event=self.chance.randrange(log)))
        for line in (a, b):
            view = line.state["view"]
            ids = [card["id"] for zone in view["zones"] for card in zone["cards"] if "id" in card]
            action = self.chance.choice(games.load(self.name).actions)
            self._heard(line.ask("why_not", action=action, card=self.chance.choice(ids)))
        if self.turns == 4:
            a.send("chat", text="good game")
            self._heard(b.until_type("chat"))
            asked = a if "options" in a.state["view"].get("decision", {}) else b
            self._heard(asked.ask("hint", number=asked.number))
        if self.turns in (8, 40, 80, 160):
            self._come_again(page, a)
            self._come_again(other, b)
            self._look_elsewhere(page, a)
            self._look_elsewhere(other, b)

    def _heard(self, message: dict[str, Any]) -> None:
        if message.get("code") != "too-fast":  # a quick machine asks more than the server likes
            self.kinds.add(message["type"])

    def _come_again(self, page: Page, line: Line) -> None:
        """A reload: what comes over the new line belongs to the same seat."""
        with page.join(self.table) as anew:
            self.kinds.add(anew.heard[0]["type"])
            line.raw += anew.raw
            line.heard += anew.heard

    def _look_elsewhere(self, page: Page, line: Line) -> None:
        """Over HTTP there is nothing of both sides before the end."""
        for path in ("/api/tables", *(f"/api/replays/{self.table}{more}" for more in ("", "/steps", "/file"))):
            answer = page.http.get(path)
            assert answer.status_code == (200 if path == "/api/tables" else 409)
            line.raw.append(answer.text)
            line.heard.append({"type": "http"})
        assert page.http.get(f"/api/tables/{self.table}/position").status_code == 409
        self.kinds.add("http")


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
                if " " in name and name not in names:  # a single word may stand in any text
                    assert not re.search(rf"\b{re.escape(name)}\b", raw), f"{name} at {number}"
    assert checked > 500


def room_of(live: Live) -> Room:
    seats = [SeatRow(0, "human"), SeatRow(1, "human")]
    return Room(None, TableRow("t", "", live.setup.game, "playing", live.setup, seats), live, [])  # type: ignore[arg-type]


@EVERY
def test_what_is_sent_does_not_vary_with_what_the_seat_cannot_know(name: str) -> None:
    asyncio.run(compare_games(name))


async def compare_games(name: str) -> None:
    """Deal hidden cards anew at every decision: every seat must be sent the same bytes.

    Compared is what is sent after each answer and, now and then, the whole log as after a reload.
    """
    game = games.load(name)
    chance = random.Random(17)
    compared = differing = 0
    for seed in range(3):
        since = 0
        both = [Brought(d.name, d.cards, d.extra, {}) for d in chance.sample(list(game.decks().values()), 2)]
        live = Live(set_up(game, both, seed, "test", {}))
        room = room_of(live)
        while live.result is None and compared < 600:
            for seat in (0, 1, SPECTATOR):
                twin = live.state.clone()
                twin.log = live.state.log
                # A spectator knows what both know: what seat 0 does not know is unknown to it too.
                scramble(twin, 0 if seat == SPECTATOR else seat, seeded(chance.randrange(2**30)))
                differing += list(twin.card) != list(live.state.card)
                sent = m.encode(room.broadcast.seen_by(seat, since, set()))
                state, live.state = live.state, twin
                again = m.encode(room.broadcast.seen_by(seat, since, set()))
                live.state = state
                assert sent == again
                compared += 1
            asked = live.asked
            assert asked is not None
            since = 0 if live.number % 20 == 0 else len(live.state.log)
            live.take(live.entry("answer", asked, chance.randrange(live.options)))
    assert compared > 200 and differing > compared // 4


def test_entries_give_the_same_game_again() -> None:
    game = games.load("union-arena")
    both = [Brought(d.name, d.cards, {}, {}) for d in list(game.decks().values())[:2]]
    setup = set_up(game, both, 5, "test", {})
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
