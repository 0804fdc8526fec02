"""Fuzz a server: card texts, card files, decks, scenarios, replays, HTTP bodies and socket messages of all games.

    python -m tests.fuzz --cases 100000 --seconds 600 --seed 1

A server of its own, in a process of its own; beside the fuzzers somebody plays. Fails if an answer is a 500, takes too
long, the server writes a traceback, needs too much memory, or whoever plays has to wait.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from quadriga import games
from quadriga.server.messages import SOCKET_BYTES
from tests.fuzz.mutating import Mutator
from tests.server.conftest import Process
from tests.server.page import HERE, ME, Page
from tests.server.postgres import Postgres

SLOW, LARGE, LATE = 2.0, 1_500_000_000, 0.25
WORTH_A_LOOK = 0.7
"""Seconds of an answer that is kept with --keep, though nothing is wrong."""
ODD = ("0", "-1", "9999999999", "x", "%00", "%ff", "a" * 3000)
CUT, TOO_BIG = 4 * SOCKET_BYTES, 1009
"""From how many bytes on a message on the line is cut off, and the code that says so."""
TEXTS = 40
"""Card texts in one file."""


class Fuzzer(threading.Thread):
    """One stranger who sends nonsense."""

    def __init__(self, url: str, seed: int, until: float, told: Told) -> None:
        super().__init__(daemon=True)
        self.url, self.until, self.told = url, until, told
        self.mutator = Mutator(seed)
        self.chance = random.Random(seed)

    def run(self) -> None:
        page = Page(self.url)
        good = Material(page)
        kinds = [self.texts, self.files, self.lists, self.decks, self.scenarios, self.replays, self.bodies, self.socket]
        while time.monotonic() < self.until and self.told.cases < self.told.wanted:
            name = self.chance.choice(games.NAMES)
            try:
                self.chance.choice(kinds)(page, good, name)
            except (httpx.HTTPError, OSError, WebSocketException) as error:
                self.told.wrong.append(f"{type(error).__name__}: {error}")
                time.sleep(0.2)

    def send(self, page: Page, method: str, path: str, body: bytes, cases: int = 1) -> None:
        begun = time.perf_counter()
        answer = page.http.request(method, path, content=body)
        while answer.status_code == 429:
            time.sleep(0.3)
            begun = time.perf_counter()
            answer = page.http.request(method, path, content=body)
        self.told.answered(path, answer.status_code, time.perf_counter() - begun, answer.text, body, cases)
        if answer.status_code == 200 and path.endswith("/files"):
            page.http.delete(f"/api/files/{answer.json()['id']}")

    def texts(self, page: Page, good: Material, name: str) -> None:
        """Many cards, each with a text of its own that was changed."""
        cards = []
        for n in range(TEXTS):
            card = json.loads(json.dumps(self.chance.choice(good.cards[name])))
            card["number" if "number" in card else "id"] = f"FUZ-{self.chance.randrange(10**9)}-{n}"
            other = str(self.chance.choice(good.cards[name]).get("text", ""))
            if "cards" in card:
                part = self.chance.choice(card["cards"])
                part["effect"] = [self.mutator.text(line, "Gain 1 Power. On Hit: ")[:3_000] for line in part["effect"]]
            else:
                card["text"] = self.mutator.text(str(card.get("text", "")), other)[:3_000]
            cards.append(card)
        body = {"name": "f", "text": json.dumps(cards)}
        self.send(page, "POST", f"/api/games/{name}/files", json.dumps(body).encode(), TEXTS)

    def files(self, page: Page, good: Material, name: str) -> None:
        cards = [self.mutator.value(card) for card in self.chance.sample(good.cards[name], 2)]
        text = self.mutator.text(json.dumps(cards)) if self.chance.random() < 0.5 else json.dumps(cards)
        self.send(page, "POST", f"/api/games/{name}/files", json.dumps({"name": "f", "text": text}).encode())

    def lists(self, page: Page, good: Material, name: str) -> None:
        text = self.mutator.text(good.lists[name], good.toml[name])[:99_000]
        self.send(page, "POST", f"/api/games/{name}/decks/read", json.dumps({"text": text}).encode())

    def decks(self, page: Page, good: Material, name: str) -> None:
        place = self.chance.choice(("check", "write", "hand"))
        self.send(page, "POST", f"/api/games/{name}/decks/{place}", self.mutator.raw(good.decks[name]))

    def scenarios(self, page: Page, good: Material, name: str) -> None:
        text = self.mutator.text(self.chance.choice(good.scenarios[name]), self.chance.choice(good.scenarios[name]))
        place, body = self.chance.choice((
            ("check", {"text": text}), ("open", {"text": text}),
            ("edit", {"text": text, "edits": [{"do": "number", "seat": 0, "name": "energy", "value": 10**9}]}),
        ))  # fmt: skip
        self.send(page, "POST", f"/api/games/{name}/scenarios/{place}", json.dumps(body).encode())

    def replays(self, page: Page, good: Material, name: str) -> None:
        self.send(page, "POST", "/api/replays", self.mutator.raw(good.replays[name]))

    def bodies(self, page: Page, good: Material, name: str) -> None:
        method, path, body = self.chance.choice((
            ("POST", "/api/tables", {"game": name, "seats": [ME, HERE], "clock": {"kind": "none"}}),
            ("POST", "/api/tables/quick", {"game": name}),
            ("PUT", "/api/me", {"name": "Oda"}),
            ("POST", f"/api/tables/{good.table}/claim", {"invite": "x" * 20, "name": "x"}),
            ("POST", f"/api/tables/{good.table}/link", {"seat": 0}),
            ("POST", f"/api/replays/{good.over}/continue", {"step": 3, "seat": 0, "level": "easy"}),
            ("GET", f"/api/replays/{good.over}/steps?from={self.chance.choice(ODD)}", {}),
            ("GET", f"/api/games/{name}/rules?search={self.chance.choice(ODD)}", {}),
        ))  # fmt: skip
        self.send(page, method, path, self.mutator.raw(body))

    def socket(self, page: Page, good: Material, name: str) -> None:
        messages: list[dict[str, Any]] = [
            {"type": "join", "table": good.table}, {"type": "answer", "number": 0, "option": 0},
            {"type": "undo", "number": 0}, {"type": "chat", "text": "hello"}, {"type": "why", "event": 1},
            {"type": "why_not", "action": "play", "card": 3}, {"type": "settings", "auto_pass": True},
            {"type": "reply", "kind": "undo", "yes": True}, {"type": "rematch"}, {"type": "hint", "number": 0},
        ]  # fmt: skip
        with page.join(good.table) as line:
            for _ in range(20):
                message = self.chance.choice(messages)
                raw = self.mutator.raw({**message, "id": 7})
                begun = time.perf_counter()
                sent = raw if self.chance.random() < 0.2 else raw.decode("utf-8", "replace")
                line.socket.send(sent)
                try:
                    line.send("ping")
                    told = line.until(lambda m: m["type"] == "pong", 30)
                except ConnectionClosed as cut:
                    size = len(sent.encode() if isinstance(sent, str) else sent)
                    if size <= CUT or cut.rcvd is None or cut.rcvd.code != TOO_BIG:
                        raise
                    self.told.answered("/ws", 413, time.perf_counter() - begun, str(cut), raw)
                    return  # far over the limit the line is cut, and says why
                internal = [m for m in line.heard if m.get("code") == "internal"]
                status = 500 if internal else 200
                self.told.answered("/ws", status, time.perf_counter() - begun, str(internal or told), raw)
                line.heard.clear()


class Material:
    """Good input, to be made bad."""

    def __init__(self, page: Page) -> None:
        self.cards: dict[str, list[dict[str, Any]]] = {}
        self.lists: dict[str, str] = {}
        self.toml: dict[str, str] = {}
        self.decks: dict[str, dict[str, Any]] = {}
        self.scenarios: dict[str, list[str]] = {}
        self.replays: dict[str, Any] = {}
        self.table = page.table(ME, HERE)["table"]["id"]
        for name in games.NAMES:
            game = games.load(name)
            self.cards[name] = [dict(card) for card in game.cards().values()]
            deck = next(iter(game.decks().values()))
            self.decks[name] = {"name": "x", "cards": dict(deck.cards), "extra": dict(deck.extra)}
            written = page.post(f"/api/games/{name}/decks/write", self.decks[name])
            self.lists[name], self.toml[name] = written["text"], written["toml"]
            files = sorted((game.folder / "scenarios").glob("**/*.yaml"))[:30]
            self.scenarios[name] = [file.read_text(encoding="utf-8") for file in files]
            table = page.post("/api/tables", {"game": name, "seats": [{"kind": "me"}, {"kind": "here"}]})["table"]["id"]
            with page.join(table) as line:
                for _ in range(8):
                    line.answer(0)
            self.scenarios[name].append(page.get(f"/api/tables/{table}/position")["text"])
            page.delete(f"/api/tables/{table}")
            self.replays[name] = page.http.get(f"/api/replays/{table}/file").json()
            self.over = table


class Told:
    """What came of it."""

    def __init__(self, wanted: int, keep: Path | None = None) -> None:
        self.wanted = wanted
        self.keep = keep
        self.cases = 0
        self.codes: Counter[int] = Counter()
        self.worst = 0.0
        self.slow = 0
        self.wrong: list[str] = []
        self.waits: list[float] = []
        self.memory = 0
        self._lock = threading.Lock()

    def answered(self, path: str, status: int, took: float, told: str, sent: bytes, cases: int = 1) -> None:
        with self._lock:
            self.cases += cases
            self.codes[status] += 1
            self.worst = max(self.worst, took)
            if self.keep is not None and took > WORTH_A_LOOK:
                self.slow += 1
                about = f"slow-{took:.2f}-{self.slow:03}-{status}{path.replace('/', '-')}"[:80]
                (self.keep / about).write_bytes(sent)
            if status < 500 and took <= SLOW:
                return
            self.wrong.append(f"{path} {status} after {took:.2f} s: {told[:300]} <- {sent[:300]!r}")
            if self.keep is not None:
                name = f"{len(self.wrong):02}-{status}{path.replace('/', '-')}"[:80]
                (self.keep / name).write_bytes(sent)


def play(url: str, until: float, told: Told) -> None:
    """Somebody at a table of their own: how long each answer takes."""
    page = Page(url)
    while time.monotonic() < until and told.cases < told.wanted:
        table = page.table(ME, HERE)["table"]["id"]
        with page.join(table) as line:
            while not line.state.get("result") and time.monotonic() < until and told.cases < told.wanted:
                begun = time.perf_counter()
                line.answer(0)
                told.waits.append(time.perf_counter() - begun)
                line.heard.clear()
                line.raw.clear()
                time.sleep(0.1)


def memory_of(process: int) -> int:
    """Bytes that the server's own process holds."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--cases", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fuzzers", type=int, default=4)
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own instead of SQLite")
    parser.add_argument("--keep", type=Path, help="a folder for what went wrong, whole, and the server's log")
    given = parser.parse_args()
    if given.keep is not None:
        given.keep.mkdir(parents=True, exist_ok=True)
    told = Told(given.cases, given.keep)
    with tempfile.TemporaryDirectory() as folder:
        cluster = Postgres() if given.postgres else None
        server = Process(Path(folder) / "data", **({"QUADRIGA_TEST_DATABASE": cluster.url} if cluster else {}))
        first = Page(server.url)
        while httpx.get(f"{server.url}/ready").status_code != 200:
            time.sleep(0.5)
        first.post("/api/games/union-arena/decks/read", {"text": "1 x"})  # the readers have begun
        first.post("/api/games/union-arena/files", {"name": "x", "text": "x"}, 422)
        until = time.monotonic() + given.seconds
        begun = time.monotonic()
        fuzzers = [Fuzzer(server.url, given.seed * 1000 + n, until, told) for n in range(given.fuzzers)]
        player = threading.Thread(target=play, args=(server.url, until, told), daemon=True)
        for each in (*fuzzers, player):
            each.start()
        while any(each.is_alive() for each in fuzzers):
            time.sleep(0.5)
            told.memory = max(told.memory, memory_of(server.process.pid))
        player.join(10)
        log = server.logged()
        server.kill()
        if cluster is not None:
            cluster.remove()
        if given.keep is not None:
            (given.keep / "log").write_text(log)
    waits = sorted(told.waits) or [0.0]
    late = waits[int(len(waits) * 0.99)]
    print(json.dumps({
        "cases": told.cases, "seconds": round(time.monotonic() - begun), "seed": given.seed, "codes": dict(told.codes),
        "worst_s": round(told.worst, 2), "wrong": len(told.wrong), "tracebacks": log.count("Traceback"),
        "memory_mb": told.memory // 1_000_000, "other_tables_p99_ms": round(1000 * late, 1),
        "answers_beside": len(waits), "load_average": round(os.getloadavg()[0], 1),
    }))  # fmt: skip
    for line in told.wrong[:20]:
        print(line)
    if "Traceback" in log:
        print(log[-3000:])
    if told.wrong or "Traceback" in log or told.memory > LARGE or late > LATE:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
