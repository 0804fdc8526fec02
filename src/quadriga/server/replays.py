"""Replays: a table that is over, step by step, from both sides; as a file; and going on from a step."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from starlette.routing import BaseRoute

from quadriga import __version__
from quadriga import replay as replay_files
from quadriga.games import budgets
from quadriga.games.by_hand import OPTION
from quadriga.kernel import save
from quadriga.kernel.chance import seed_number, seed_text
from quadriga.kernel.state import NOBODY, State
from quadriga.messages import message_of
from quadriga.replay import Done
from quadriga.server import queries
from quadriga.server.background import in_background
from quadriga.server.broadcast import table_info
from quadriga.server.live import Live
from quadriga.server.messages import BODY_BYTES, Result
from quadriga.server.naming import plain
from quadriga.server.records import Entry, SeatRow, Setup, TableRow
from quadriga.server.refusing import Refused, say
from quadriga.server.requests import ContinueBody, Made, ReplayFile
from quadriga.server.room import Room
from quadriga.server.tokens import new_id
from quadriga.server.web import Caller, File, route

PARTS = 200_000
"""Words and numbers of a replay's cards and decks."""
ANSWERS = 20_000
"""Answers of a replay from a file; games have some hundreds."""
STEPS = 50
"""Steps in one answer."""


async def over(c: Caller) -> Room:
    """A table that is over; before that nobody sees both sides."""
    room = await c.host.room(c.path("table"))
    if room.live.result is None:
        raise Refused("not-now", say("no-replay-yet"))
    return room


def mine(c: Caller, room: Room) -> list[int]:
    return [s.seat for s in room.row.seats if s.kind == "human" and s.person == c.person]


async def about(c: Caller) -> dict[str, Any]:
    room = await over(c)
    turns, decks = await in_background(lambda: (turns_of(room.live), brought(room.live)))
    return {
        "table": room.broadcast.info(mine(c, room)),
        "decks": decks,
        "steps": len(room.live.given),
        "turns": turns,
        "marks": room.review,
        "cards": list(room.broadcast.foreign.values()),
    }


def turns_of(live: Live) -> list[dict[str, int]]:
    """At which step each turn begins, and whose it is."""
    turns: list[dict[str, int]] = []
    state = live.after(0)
    for step in range(len(live.given) + 1):
        if not turns or turns[-1]["turn"] != state.turn:
            turns.append({"turn": state.turn, "step": step, "seat": state.active})
        if step < len(live.given):
            state = live.again(state, live.given[step])
    return turns


def brought(live: Live) -> list[dict[str, Any]]:
    """What each seat brought: the deck's name, and its cards by number as they lay there at first."""
    s = live.after(0)
    counts: list[dict[str, int]] = [{}, {}]
    for c in range(len(s.card)):
        number = s.faces[s.card[c]].number
        counts[s.owner[c]][number] = counts[s.owner[c]].get(number, 0) + 1
    names = [str(deck.get("name", "")) for deck in live.setup.decks]
    return [{"name": names[seat] if seat < len(names) else "", "cards": counts[seat]} for seat in range(2)]


async def steps(c: Caller) -> dict[str, Any]:
    room = await over(c)
    live = room.live
    first = c.number("from", 0, len(live.given))
    count = c.number("count", 20, STEPS)
    return {"steps": await in_background(walked, live, first, min(first + count, len(live.given) + 1))}


def walked(live: Live, first: int, last: int) -> list[dict[str, Any]]:
    """The steps from `first` to before `last`, as both sides saw them."""
    state = live.after(max(0, first - 1))
    shown = []
    for step in range(first, last):
        answer: dict[str, Any] | None = None
        since = 0
        if step:
            answer, since, state = _answer(live, state, step - 1)
        views = [live.game.view(state, seat) for seat in range(2)]
        events = [live.game.events(state, seat, since) for seat in range(2)]
        row: dict[str, Any] = {"step": step, "answer": answer, "views": views, "events": events}
        if step == len(live.given):
            row["result"] = live.result
        shown.append(row)
    return shown


def _answer(live: Live, state: State, number: int) -> tuple[dict[str, Any], int, State]:
    """Give answer `number`: what it was, how long the log was before, and the state after it."""
    given = live.given[number]
    d = state.decision
    assert d is not None
    kind, label = "by hand", "By hand"
    if given.deed is None:
        kind, label = d.kind, live.game.option_view(state, d.options[given.index])["label"]
    told = {"seat": given.seat, "label": label, "kind": kind, "auto": given.auto}
    since = len(state.log)
    return told, since, live.again(state, given)


def replay_of(room: Room) -> ReplayFile:
    """The replay as a file has it."""
    live = room.live
    setup = live.setup
    state = live.state
    return ReplayFile(
        game=setup.game,
        cards=setup.cards,
        decks=setup.decks,
        seed=seed_text(setup.seed),
        options=dict(live.match.options),
        answers=[given.index for given in live.given if given.deed is None],
        by_hand=by_hand_of(live),
        version=setup.version,
        start=setup.base,
        winner=state.winner,
        rule=state.end_rule,
        hash=live.game.hash(state),
        practice=live.practice,
        names=[seat.name or seat.level for seat in room.row.seats],
        result=live.result,
    )


def by_hand_of(live: Live) -> list[Done]:
    """What was done by hand, each deed with the number of answers before it."""
    found: list[Done] = []
    answers = 0
    for given in live.given:
        if given.deed is None:
            answers += 1
        else:
            found.append(Done(answers, given.seat, given.deed))
    return found


async def file(c: Caller) -> File:
    room = await over(c)
    content = await in_background(lambda: msgspec.json.format(msgspec.json.encode(replay_of(room)), indent=1))
    return File(f"{room.row.game}-{room.row.id}.json", content)


async def review(c: Caller) -> dict[str, Any]:
    """Have the computer look for the decisions that cost the most."""
    room = await over(c)
    if room.live.setup.options.get(OPTION):
        raise Refused("not-by-hand", say("no-review-by-hand"))
    async with room.reviewing:
        if not room.review:
            room.review = await c.host.thinkers.review(c.person, await in_background(replay_of, room))
    return {"marks": room.review}


async def take_in(c: Caller) -> dict[str, Any]:
    """A replay from a file. It is played through first: what does not fit is refused."""
    c.allowed("replays")
    given = await c.body(ReplayFile, BODY_BYTES)
    await c.host.game(given.game)
    if given.format != replay_files.FORMAT:
        raise Refused("malformed", say("no-replay-format", format=given.format, reads=replay_files.FORMAT))
    if len(given.answers) > ANSWERS:
        raise Refused("too-large", say("no-replay-so-long", n=len(given.answers), answers=ANSWERS))
    row, entries = await c.host.read(c.person, played, given, c.person)
    await c.store.do(queries.add_played(row, entries))
    return {"table": table_info(row, [])}


def seen(live: Live) -> None:
    """See that both sides can be shown."""
    for seat in range(2):
        live.game.view(live.state, seat)
        live.game.events(live.state, seat)


def played(given: ReplayFile, person: str) -> tuple[TableRow, list[Entry]]:
    try:
        seed = seed_number(given.seed)
        setup = Setup(given.game, given.version, given.cards, given.decks, seed, given.options, base=given.start)
        budgets.measure([setup.cards, setup.decks, setup.options], PARTS)
        live = Live(setup)
        save.sound(live.state)
        seen(live)
        entries: list[Entry] = []
        if len(given.by_hand) > ANSWERS:
            raise replay_files.BrokenReplay(say("no-replay-deeds", n=ANSWERS))
        deeds = list(given.by_hand)
        for number, answer in enumerate([*given.answers, None]):
            while deeds and deeds[0].after <= number:
                done = deeds.pop(0)
                entries.append(live.entry("by hand", done.seat))
                entries[-1].deed = msgspec.json.encode(done.deed).decode()
                live.take(entries[-1])
            if answer is None:
                break
            asked = live.asked
            if asked is None or not 0 <= answer < live.options:
                raise replay_files.BrokenReplay(say("no-replay-answer", n=number + 1))
            entries.append(live.entry("answer", asked, answer))
            live.take(entries[-1])
        if given.result is not None and given.result.winner not in (0, 1, 2):
            raise replay_files.BrokenReplay(say("no-replay-winner"))
        if given.hash and live.game.hash(live.state) != given.hash:
            raise replay_files.BrokenReplay(say("no-replay-end"))
        seen(live)
    except Exception as error:
        raise Refused("malformed", say("no-replay", why=message_of(error))) from error
    result = live.result or given.result or Result(2, "abandoned")
    if live.result is None:
        kind = result.reason if result.reason in ("concede", "timeout") and result.winner in (0, 1) else "abandoned"
        loser = 1 - result.winner if kind != "abandoned" else 0
        entries.append(live.entry(kind, loser, result.winner if kind == "abandoned" else 0))
        live.take(entries[-1])
    names = [plain(str(name))[:40] for name in (given.names or ["", ""])] + ["", ""]
    decks = brought(live)
    seats = [SeatRow(i, "human", "", names[i] or live.game.seats[i], deck=decks[i]["name"]) for i in range(2)]
    now = time.time()
    # Whoever took it in finds it again among the own tables without holding a seat in it.
    row = TableRow(new_id(), person, given.game, "over", setup, seats, True, live.result, live.state.turn, now, now)
    return row, entries


async def go_on(c: Caller) -> Made:
    """The position of a step, against the computer."""
    room = await over(c)
    wish = await c.body(ContinueBody)
    live = room.live
    if wish.step > len(live.given):
        raise Refused("not-found", say("no-such-step", n=len(live.given), step=wish.step))
    state = await in_background(live.after, wish.step)
    if state.winner != NOBODY:
        raise Refused("over", say("no-going-on-from-the-end"))
    setup = msgspec.structs.replace(
        live.setup, version=__version__, base=save.data_of(state), clock=type(live.setup.clock)()
    )
    names = [seat.name or live.game.seats[seat.seat] for seat in room.row.seats]
    return await c.host.open_position(c.person, setup, wish.seat, wish.level, names)


ROUTES: list[BaseRoute] = [
    route("/api/replays", take_in, "POST"),
    route("/api/replays/{table}", about),
    route("/api/replays/{table}/steps", steps),
    route("/api/replays/{table}/file", file),
    route("/api/replays/{table}/continue", go_on, "POST"),
    route("/api/replays/{table}/review", review, "POST"),
]
