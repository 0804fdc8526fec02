"""Load on the server: many games at once, a move a second at each; and being killed meanwhile.

    python bench/server.py --games 200 --seconds 20
    python bench/server.py --games 200 --seconds 3 --kills 20
    python bench/server.py --games 800 --processes 2

The server is one process beside this one on SQLite, or several on a PostgreSQL of their own. Measured is the time
from sending an answer to hearing that it is stored. After each kill every table must be there with every answer that
was acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parents[1]))
SRC = Path(__file__).parents[1] / "src"
START = """
import sys
from pathlib import Path
from quadriga.server.app import serve
serve(port=0, data=Path(sys.argv[1]), pace=0.0)
"""
SEVERAL = "from quadriga.cli import main; main()"
AN_ADDRESS = 400
"""Games from one address: the server lets an address have only so many lines."""
HEADERS = {"X-Quadriga": "1"}
WITHIN_MS = 100
SHARE = 0.99


class Server:
    def __init__(self, data: Path, database: str = "", processes: int = 1) -> None:
        begun = time.perf_counter()
        command = [sys.executable, "-c", START, str(data)]
        if database:
            more = ["--processes", str(processes)] if processes > 1 else []
            given = ["serve", "--port", "0", "--pace", "0", "--data", str(data), "--database", database, *more]
            command = [sys.executable, "-c", SEVERAL, *given]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(SRC)},
        )
        assert self.process.stdout is not None
        found = re.search(r"http://[^/]+", self.process.stdout.readline())
        if found is None:
            raise SystemExit("The server did not start.")
        self.url = found[0]
        self.started_in = time.perf_counter() - begun

    def ready(self) -> None:
        """Wait until every process answers; at first some may still begin."""
        for _ in range(20):
            while httpx.get(f"{self.url}/ready", timeout=60).status_code != 200:
                time.sleep(0.2)

    def cpu(self) -> float:
        """Seconds of processor time that the server has used, all its processes together."""
        used = 0.0
        heap = [self.process.pid]
        while heap:
            pid = heap.pop()
            try:
                fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
                heap += [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
            except OSError:
                continue  # it has ended
            used += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return used

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(15)


class Table:
    """One game with both seats on one line."""

    def __init__(self, table: str, token: str, cookie: str, address: str = "127.0.0.1") -> None:
        self.id, self.token, self.cookie, self.address = table, token, cookie, address
        self.chance = random.Random(table)
        self.acknowledged = 0
        self.sent = 0
        self.views: dict[int, Any] = {}
        self.times: list[float] = []
        self.over = False
        self.line: ClientConnection | None = None

    async def join(self, url: str) -> None:
        """Connect and check that nothing acknowledged is missing."""
        self.line = await connect(
            url.replace("http", "ws", 1) + "/ws", additional_headers={"Cookie": self.cookie},
            local_addr=(self.address, 0), open_timeout=60,
        )  # fmt: skip
        await self.line.send(json.dumps({"type": "join", "table": self.id}))
        before, self.views = self.views, {}
        number = 0
        while len(self.views) < 2:
            message = json.loads(await asyncio.wait_for(self.line.recv(), 60))
            if message["type"] == "error":
                raise SystemExit(f"Table {self.id} is broken: {message}")
            number = self._hear(message) or number
        if number < self.acknowledged:
            raise SystemExit(f"Table {self.id} lost answers: {number} instead of {self.acknowledged}.")
        if number == self.acknowledged and before and before != self.views:
            raise SystemExit(f"Table {self.id} came back as another position.")
        self.acknowledged = number

    def _hear(self, message: dict[str, Any]) -> int:
        if message["type"] != "state":
            return 0
        self.views[message["seat"]] = message["view"]
        self.over = self.over or "result" in message
        return int(message["number"])

    async def move(self) -> None:
        """Answer at random and wait until it is stored."""
        assert self.line is not None
        decision = next((v["decision"] for v in self.views.values() if "options" in v.get("decision", {})), None)
        if decision is None or self.over:
            return
        begun = time.perf_counter()
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
            elif message.get("re") == self.sent:
                if message["type"] != "accepted":
                    raise SystemExit(f"Table {self.id}: {message}")
                self.times.append(time.perf_counter() - begun)
                self.acknowledged = message["number"]
                self.views = views
                return

    async def play(self, seconds: float) -> None:
        """A move each second, not all in step."""
        begin = time.perf_counter() + self.chance.random()
        for n in range(int(seconds)):
            await asyncio.sleep(max(0.0, begin + n - time.perf_counter()))
            await self.move()

    async def close(self) -> None:
        if self.line is not None:
            await self.line.close()


async def make_tables(url: str, game: str, count: int) -> list[Table]:
    tables: list[Table] = []
    async with httpx.AsyncClient(base_url=url, headers=HEADERS, timeout=60) as http:
        while len(tables) < count:
            if len(tables) % 100 == 0:  # a person may only have so many games and requests
                http.cookies.clear()
                await http.get("/api/hello")
            seats = [{"kind": "me"}, {"kind": "here"}]
            response = await http.post("/api/tables", json={"game": game, "seats": seats})
            response.raise_for_status()
            made = response.json()
            cookie = f"quadriga={http.cookies['quadriga']}"
            address = f"127.0.0.{1 + len(tables) // AN_ADDRESS}"
            tables.append(Table(made["table"]["id"], made["seats"][0]["token"], cookie, address))
    return tables


async def load(
    data: Path, game: str, count: int, seconds: float, kills: int, database: str = "", processes: int = 1
) -> dict[str, Any]:
    server = Server(data, database, processes)
    server.ready()
    tables = await make_tables(server.url, game, count)
    back: list[float] = []
    for _ in range(kills):
        await join_all(server, tables)
        playing = [asyncio.create_task(table.play(seconds + 2)) for table in tables]
        await asyncio.sleep(seconds)
        server.kill()
        for result in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(result, BaseException) and not isinstance(result, ConnectionClosed):
                raise result
        begun = time.perf_counter()
        server = Server(data, database, processes)
        await join_all(server, tables)
        back.append(time.perf_counter() - begun)
        await asyncio.gather(*(table.close() for table in tables))
    for table in tables:
        table.times = []
    await join_all(server, tables)
    used, begun = server.cpu(), time.perf_counter()
    await asyncio.gather(*(table.play(seconds) for table in tables))
    used, lasted = server.cpu() - used, time.perf_counter() - begun
    await asyncio.gather(*(table.close() for table in tables))
    server.stop()
    times = sorted(t for table in tables for t in table.times)
    return {
        "games": count,
        "database": "PostgreSQL" if database else "SQLite",
        "processes": processes,
        "kills": kills,
        "answers": len(times),
        "median_ms": round(1000 * times[len(times) // 2], 1),
        "p99_ms": round(1000 * times[int(len(times) * 0.99)], 1),
        "worst_ms": round(1000 * times[-1], 1),
        "within": round(sum(t <= WITHIN_MS / 1000 for t in times) / len(times), 4),
        "back_after_kill_s": round(max(back), 2) if back else None,
        "server_cpu_ms_an_answer": round(1000 * used / len(times), 2),
        "server_cpu": round(used / lasted, 2),
        "load_average": os.getloadavg()[0],
    }


async def join_all(server: Server, tables: list[Table]) -> None:
    await asyncio.gather(*(table.join(server.url) for table in tables))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="union-arena")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--postgres", action="store_true", help="one process on a PostgreSQL of its own")
    parser.add_argument("--processes", type=int, default=1, help="several processes, on PostgreSQL")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        database = ""
        if given.postgres or given.processes > 1:
            from tests.server.postgres import Postgres

            cluster = Postgres()
            stack.callback(cluster.remove)
            database = cluster.url
        data = Path(folder) / "data"
        result = asyncio.run(
            load(data, given.game, given.games, given.seconds, given.kills, database, given.processes)
        )
    if given.json:
        print(json.dumps(result))
    else:
        for name, value in result.items():
            print(f"{name}: {value}")
    if not given.kills and result["within"] < SHARE:
        raise SystemExit(f"Only {result['within']:.1%} of the answers came within {WITHIN_MS} ms.")


if __name__ == "__main__":
    main()
