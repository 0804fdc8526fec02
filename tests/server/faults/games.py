"""Many games at once, played through every fault; what was acknowledged must be there afterwards."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

CHAOS = os.environ.get("QUADRIGA_CHAOS") == "1"
TABLES = 40 if CHAOS else 6
HEADERS = {"X-Quadriga": "1"}
ME, HERE = {"kind": "me", "deck": "harbour-watch"}, {"kind": "here", "deck": "tide-pilots"}


def times(small: int, whole: int) -> int:
    return whole if CHAOS else small


class Lost(AssertionError):
    """An acknowledged answer is not there any more, or the position is another one."""


class Game:
    """One table with both seats on one line."""

    def __init__(self, table: str, cookie: str) -> None:
        self.id, self.cookie = table, cookie
        self.chance = random.Random(table)
        self.acknowledged = 0
        self.answers = 0
        self.saving = 0
        self.sent = 0
        self.views: dict[int, Any] = {}
        self.over = False
        self.line: ClientConnection | None = None

    async def join(self, url: Callable[[], str], patience: float) -> None:
        """Connect, again and again if need be, and see that nothing acknowledged is missing."""
        deadline = asyncio.get_running_loop().time() + patience
        while True:
            try:
                await self._join(url())
                return
            except (OSError, WebSocketException, InvalidHandshake, TimeoutError, ConnectionResetError) as error:
                if asyncio.get_running_loop().time() > deadline:
                    raise Lost(f"Table {self.id} cannot be joined: {error!r}") from error
                await asyncio.sleep(0.2)

    async def _join(self, url: str) -> None:
        address = url.replace("http", "ws", 1) + "/ws"
        self.line = await connect(address, additional_headers={"Cookie": self.cookie}, open_timeout=10, close_timeout=1)
        await self.line.send(json.dumps({"type": "join", "table": self.id}))
        views: dict[int, Any] = {}
        number = -1
        while len(views) < 2:
            message = json.loads(await asyncio.wait_for(self.line.recv(), 30))
            if message["type"] == "error":
                raise Lost(f"Table {self.id}: {message}")
            if message["type"] == "state":
                views[message["seat"]] = message["view"]
                number = message["number"]
                self.over = self.over or "result" in message
        if number < self.acknowledged:
            raise Lost(f"Table {self.id} lost answers: {number} instead of {self.acknowledged}.")
        if number == self.acknowledged and self.views and self.views != views:
            raise Lost(f"Table {self.id} came back as another position.")
        self.acknowledged, self.views = number, views

    async def play(self, url: Callable[[], str], stop: asyncio.Event, pause: float, patience: float) -> None:
        """Answer at random until told to stop, through whatever happens."""
        while not stop.is_set() and not self.over:
            try:
                if self.line is None:
                    await self.join(url, patience)
                await asyncio.wait_for(self._move(), patience)
                await asyncio.sleep(pause * self.chance.random())
            except (OSError, WebSocketException, TimeoutError):
                self.line = None

    async def _move(self) -> None:
        assert self.line is not None
        decision = next((v["decision"] for v in self.views.values() if "options" in v.get("decision", {})), None)
        if decision is None or self.over:
            self.over = True
            return
        self.sent += 1
        option = self.chance.randrange(len(decision["options"]))
        answer = {"type": "answer", "number": self.acknowledged, "option": option, "id": self.sent}
        await self.line.send(json.dumps(answer))
        views = dict(self.views)
        while True:
            message = json.loads(await self.line.recv())
            if message["type"] == "state":
                views[message["seat"]] = message["view"]
                self.over = self.over or "result" in message
            elif message["type"] == "saving":
                self.saving += message["on"]
            elif message.get("re") == self.sent:
                if message["type"] == "error" and message["code"] in ("away", "stale", "too-fast"):
                    self.line = None  # join again and see what is stored
                    return
                if message["type"] != "accepted":
                    raise Lost(f"Table {self.id}: {message}")
                self.answers += 1
                self.acknowledged, self.views = message["number"], views
                return

    async def close(self) -> None:
        if self.line is not None:
            await self.line.close()
            self.line = None


async def new_games(url: str, count: int) -> list[Game]:
    made: list[Game] = []
    async with httpx.AsyncClient(base_url=url, headers=HEADERS, timeout=60) as http:
        await http.get("/api/hello")
        for _ in range(count):
            response = await http.post("/api/tables", json={"game": "union-arena", "seats": [ME, HERE]})
            response.raise_for_status()
            made.append(Game(response.json()["table"]["id"], f"quadriga={http.cookies['quadriga']}"))
    return made


async def through(
    url: Callable[[], str],
    fault: Callable[[], Awaitable[None]],
    repeats: int,
    pause: float = 0.1,
    patience: float = 100,
) -> list[Game]:
    """Play many games through a fault that happens so many times; check that all go on and nothing is lost."""
    games = await new_games(url(), TABLES)
    stop = asyncio.Event()
    playing = [asyncio.create_task(game.play(url, stop, pause, patience)) for game in games]
    for _ in range(repeats):
        await asyncio.sleep(0.5)
        before = sum(game.answers for game in games)
        await fault()
        deadline = asyncio.get_running_loop().time() + patience
        while sum(game.answers for game in games) < before + len(games) // 2 and not all(game.over for game in games):
            await asyncio.sleep(0.05)
            broken = [task for task in playing if task.done() and task.exception() is not None]
            if broken:
                await broken[0]
            assert asyncio.get_running_loop().time() < deadline, "The games do not go on."
        if all(game.over for game in games):
            stop.set()
            games += await new_games(url(), TABLES)
            stop = asyncio.Event()
            playing += [asyncio.create_task(game.play(url, stop, pause, patience)) for game in games[-TABLES:]]
    stop.set()
    await asyncio.gather(*playing)
    for game in games:
        await game.close()
        await game.join(url, patience)  # every acknowledged answer is there, every position is the same
        await game.close()
    return games
