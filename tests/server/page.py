"""A page for tests: a browser's cookie, the HTTP calls and a line to a table."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
ME = {"kind": "me", "deck": "harbour-watch"}
HERE = {"kind": "here", "deck": "tide-pilots"}
FRIEND = {"kind": "friend"}
COMPUTER = {"kind": "computer", "deck": "tide-pilots", "level": "beginner"}


class Line:
    """A connection to a table, with everything that came over it."""

    def __init__(self, url: str, cookie: str, origin: str | None = None) -> None:
        headers = {"Cookie": cookie} if cookie else {}
        address = url.replace("http", "ws", 1) + "/ws"
        self._open = ExitStack()
        dialled = connect(address, additional_headers=headers, origin=origin)  # type: ignore[arg-type]
        self.socket: ClientConnection = self._open.enter_context(dialled)
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.states: dict[int, Message] = {}
        self._id = 0

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def send(self, type_: str, **fields: Any) -> int:
        self._id += 1
        self.socket.send(json.dumps({"type": type_, "id": self._id, **fields}))
        return self._id

    def next(self, timeout: float = 120) -> Message:
        raw = self.socket.recv(timeout)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: Message = json.loads(raw)
        self.heard.append(message)
        if message["type"] == "state":
            self.states[message["seat"]] = message
        return message

    def until(self, fits: Callable[[Message], bool], timeout: float = 120) -> Message:
        for _ in range(10_000):
            message = self.next(timeout)
            if fits(message):
                return message
        raise AssertionError("That never came.")

    def until_type(self, type_: str, timeout: float = 120) -> Message:
        return self.until(lambda m: m["type"] == type_, timeout)

    def ask(self, type_: str, **fields: Any) -> Message:
        """Send and wait for the answer to it."""
        number = self.send(type_, **fields)
        return self.until(lambda m: m.get("re") == number)

    def closed(self) -> int:
        """Read until the server closes the line; the close code."""
        try:
            while True:
                self.next(10)
        except ConnectionClosed as end:
            return 1006 if end.rcvd is None else end.rcvd.code

    @property
    def state(self) -> Message:
        """The latest state, of the seat that is asked where there are two."""
        asked = [s for s in self.states.values() if "options" in s["view"].get("decision", {})]
        return (asked or list(self.states.values()))[0]

    @property
    def number(self) -> int:
        return int(max(s["number"] for s in self.states.values()))

    def answer(self, option: int = 0) -> Message:
        return self.ask("answer", number=self.number, option=option)


class Page:
    """A browser."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers={"X-Quadriga": "1"}, timeout=120)
        self.get("/api/hello")

    @property
    def cookie(self) -> str:
        return f"quadriga={self.http.cookies['quadriga']}"

    def get(self, path: str, status: int = 200) -> Any:
        return self._json(self.http.get(path), status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self._json(self.http.post(path, json={} if body is None else body), status)

    def put(self, path: str, body: Any, status: int = 200) -> Any:
        return self._json(self.http.put(path, json=body), status)

    def delete(self, path: str, status: int = 200) -> Any:
        return self._json(self.http.delete(path), status)

    def _json(self, response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, response.text
        return response.json()

    def table(self, *seats: Message, **more: Any) -> Message:
        made: Message = self.post("/api/tables", {"game": "union-arena", "seats": list(seats), **more})
        return made

    def line(self) -> Line:
        return Line(self.url, self.cookie)

    def join(self, table: str, begun: bool = False, **fields: Any) -> Line:
        """A line at a table, with its first states read. `begun`: the other player sat down, maybe at another server,
        of which this one may hear a moment later."""
        line = self.line()
        welcome = line.ask("join", table=table, **fields)
        assert welcome["type"] == "welcome", welcome
        if begun or welcome["table"]["status"] != "waiting":
            for _ in welcome["seats"] or [2]:
                line.until_type("state")
        return line


def play_out(
    lines: list[Line], chance: random.Random, limit: int = 2000, between: Callable[[], None] = lambda: None
) -> Message:
    """Answer at random on these lines until the game is over; its result."""
    for _ in range(limit):
        for line in lines:
            state = line.state
            if state.get("result"):
                return dict(state["result"])
        between()
        asked = next(line for line in lines if "options" in line.state["view"].get("decision", {}))
        options = asked.state["view"]["decision"]["options"]
        number = asked.number
        told = asked.answer(chance.randrange(len(options)))
        while told.get("code") == "too-fast":
            time.sleep(1.0)  # every refusal is a strike: wait for a second's worth of messages
            told = asked.answer(chance.randrange(len(options)))
        assert told["type"] == "accepted", told
        for line in lines:
            while line.number <= number:
                line.next()
    raise AssertionError("The game did not end.")
