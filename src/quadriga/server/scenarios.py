"""Scenario files on the table: those of a game, lessons and puzzles among them, and a judge's own."""

from __future__ import annotations

from typing import Any

from starlette.routing import BaseRoute

from quadriga import __version__, games
from quadriga.games.game import Unreadable
from quadriga.kernel import save
from quadriga.messages import message_of
from quadriga.scenario.files import Scenario
from quadriga.scenario.table import BadWords, Table, seat_of
from quadriga.server.background import in_background
from quadriga.server.lessons import is_played, taught_in
from quadriga.server.positions import Position, edited, laid, made_up, of_game, parsed, shown, written
from quadriga.server.readying import all_files, read_file
from quadriga.server.records import Setup
from quadriga.server.refusing import Refused, say
from quadriga.server.requests import EditBody, Made, ScenarioBody
from quadriga.server.web import Caller, route


async def listed(c: Caller) -> dict[str, Any]:
    name = (await c.game()).name
    found = []
    for key in all_files(name):
        scenario = read_file(name, key)
        if scenario is not None:
            found.append({"key": key, "title": scenario.title, "rules": scenario.rules})
    return {"scenarios": found}


def _file(name: str, key: str) -> str:
    if key not in all_files(name):
        raise Refused("not-found", say("no-such-scenario", key=key))
    return all_files(name)[key].read_text(encoding="utf-8")


async def one(c: Caller) -> dict[str, Any]:
    """A scenario with its text, and its play as steps to walk through."""
    name, key = (await c.game()).name, c.path("key")
    return await in_background(_one, key, _file(name, key))


def _one(key: str, text: str) -> dict[str, Any]:
    scenario = parsed(text, key)
    return {
        "key": key,
        "title": scenario.title,
        "rules": scenario.rules,
        "text": text,
        "steps": walked(scenario),
        "cards": made_up(laid(scenario)),
    }


def walked(scenario: Scenario) -> list[dict[str, Any]]:
    """The play of a scenario: what was said, and what both sides saw after it."""
    table = laid(scenario)
    steps = [_step(table, 0, None)]
    for step in scenario.play:
        if step.expect is not None:
            continue
        since = len(table.state.log)
        try:
            table.say(seat_of(step.seat), step.words)
        except (BadWords, Unreadable, ValueError) as error:
            raise Refused("bad-scenario", say("no-such-play", step=str(step), why=message_of(error))) from error
        said = {"seat": seat_of(step.seat), "label": step.words, "kind": "", "auto": False}
        steps.append(_step(table, since, said))
    for number, step_shown in enumerate(steps):
        step_shown["step"] = number
    return steps


def _step(table: Table, since: int, said: dict[str, Any] | None) -> dict[str, Any]:
    game, s = table.game, table.state
    views = [game.view(s, seat) for seat in range(2)]
    return {"answer": said, "views": views, "events": [game.events(s, seat, since) for seat in range(2)]}


TOUR = "tour-"
"""How the keys of tours begin."""


async def open_it(c: Caller) -> Made:
    """A scenario's position on a table of its own."""
    game = await c.game()
    body = await c.body(ScenarioBody)
    if body.key is None:
        c.allowed("scenarios")
    text = body.text if body.key is None else _file(game.name, body.key)
    played = body.key is not None and is_played(game.name, body.key)
    # Lessons, puzzles and tours are our own files, of cards that are known: nobody waits until texts can be read.
    known = played or (body.key is not None and body.key.startswith(TOUR))
    work = in_background(_set_up, game.name, text) if known else c.host.read(c.person, _set_up, game.name, text)
    setup = await work
    setup.lesson = body.key if played and body.key is not None else ""
    return await c.host.open_position(c.person, setup, body.seat, body.level, list(game.seats))


def _set_up(name: str, text: str) -> Setup:
    """The position of a scenario as a table begins with it; a stranger's is laid in a reader."""
    game = games.load(name)
    scenario = of_game(game, text)
    state = laid(scenario).state
    match = state.match
    for seat in range(3):
        game.view(state, seat)  # what cannot be shown is refused here
    return Setup(
        game.name, __version__, list(match.cards), list(match.decks), match.seed, dict(match.options),
        base=save.data_of(state), scenario=scenario.title,
    )  # fmt: skip


async def lessons(c: Caller) -> dict[str, Any]:
    """The lessons of a game with all that they say, and its puzzles."""
    return taught_in((await c.game()).name)


async def check(c: Caller) -> dict[str, Any]:
    """What a judge's scenario looks like, without opening it."""
    c.allowed("scenarios")
    game = await c.game()
    return await c.host.read(c.person, shown, game.name, (await c.body(ScenarioBody)).text)


async def edit(c: Caller) -> dict[str, Any]:
    """A judge's scenario with single changes made: a card moved or turned, a number set."""
    c.allowed("scenarios")
    game = await c.game()
    body = await c.body(EditBody)
    return await c.host.read(c.person, edited, game.name, body.text, body.edits)


async def position(c: Caller) -> Position:
    """The position of a table or replay as a scenario file. It holds everything, so not everybody gets it."""
    room = await c.host.room(c.path("table"))
    live = room.live
    if live.result is None:
        mine = [s for s in room.row.seats if s.kind == "human" and s.person == c.person]
        if room.row.status == "waiting" or not mine or not room.one_person:
            raise Refused("not-now", say("no-position-yet"))
        await room.make_practice()
    step = c.number("step", len(live.given), len(live.given))
    names = " against ".join(seat.name or seat.level for seat in room.row.seats)

    def write() -> Position:
        state = live.after(step)
        return written(live.game, state, f"{names}, turn {state.turn}, step {step}")

    async with room.lock:
        return await in_background(write)


ROUTES: list[BaseRoute] = [
    route("/api/games/{game}/scenarios", listed),
    route("/api/games/{game}/lessons", lessons),
    route("/api/games/{game}/scenarios/open", open_it, "POST"),
    route("/api/games/{game}/scenarios/check", check, "POST"),
    route("/api/games/{game}/scenarios/edit", edit, "POST"),
    route("/api/games/{game}/scenarios/{key}", one),
    route("/api/tables/{table}/position", position),
]
