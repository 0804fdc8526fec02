"""What seated players notice of abuse: half-open requests, idle sockets, hints, forged identities.

    python bench/abuse.py [--games 50] [--seconds 15]

Games are played at a move a second, first alone, then beside each kind of abuse, which comes from another address
(127.0.0.101 and so on). Measured is the time from sending an answer to hearing that it is stored.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parent))
from lobby import measured
from server import HEADERS, Server, join_all, make_tables

HALF_OPENER, IDLER, HINTED, FORGER = (f"127.0.0.{n}" for n in range(101, 105))
"""Where each kind of abuse comes from; who plays has another address."""
HALF_OPEN, IDLE, HINTS, FORGED = 1_100, 2_000, 60, 1_500
Abuse = Callable[[str, Counter[str]], Awaitable[None]]


async def held(url: str, address: str, count: int, said: bytes, found: Counter[str]) -> None:
    """So many connections on which only this is said; whichever is closed is opened again."""
    there = urlsplit(url)

    async def one() -> None:
        while True:
            try:
                reader, writer = await asyncio.open_connection(there.hostname, there.port, local_addr=(address, 0))
            except OSError:
                found["refused"] += 1
                await asyncio.sleep(1)
                continue
            found["opened"] += 1
            try:
                writer.write(said)
                await reader.read(1)
                found["closed by the server"] += 1
            except OSError:
                found["cut by the server"] += 1
            finally:
                writer.transport.abort()
            await asyncio.sleep(1)

    await asyncio.gather(*(one() for _ in range(count)))


async def half_open(url: str, found: Counter[str]) -> None:
    await held(url, HALF_OPENER, HALF_OPEN, b"GET /api/hello HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ", found)


async def idle(url: str, found: Counter[str]) -> None:
    await held(url, IDLER, IDLE, b"", found)


async def hints(url: str, found: Counter[str]) -> None:
    """So many persons each ask for a hint, and for the next when they have it."""

    async def one() -> None:
        transport = httpx.AsyncHTTPTransport(local_address=HINTED)
        async with httpx.AsyncClient(base_url=url, headers=HEADERS, timeout=60, transport=transport) as http:
            seats = [{"kind": "me"}, {"kind": "here"}]
            made = (await http.post("/api/tables", json={"game": "union-arena", "seats": seats})).json()
            cookie = f"quadriga={http.cookies['quadriga']}"
        address = url.replace("http", "ws", 1) + "/ws"
        async with connect(address, additional_headers={"Cookie": cookie}, local_addr=(HINTED, 0)) as line:
            await line.send(json.dumps({"type": "join", "table": made["table"]["id"]}))
            while True:
                await line.send(json.dumps({"type": "hint", "number": 0, "id": 5}))
                while (told := json.loads(await line.recv())).get("re") != 5:
                    pass
                found[told.get("code") or told["type"]] += 1
                await asyncio.sleep(0 if told["type"] == "hints" else 1)

    await asyncio.gather(*(one() for _ in range(HINTS)))


async def forged(url: str, found: Counter[str]) -> None:
    """Persons that the server never made: each cookie is used once, as quickly as they are answered."""
    chance = random.Random(1)
    transport = httpx.AsyncHTTPTransport(local_address=FORGER)
    async with httpx.AsyncClient(base_url=url, headers=HEADERS, timeout=60, transport=transport) as http:

        async def some(count: int) -> None:
            for _ in range(count):
                made_up = "".join(chance.choices("abcdefghijkmnpqrstuvwxyz", k=32))
                cookie = {"Cookie": f"quadriga={made_up}.{made_up[:22]}"}
                seats = [{"kind": "me"}, {"kind": "here"}]
                body = {"game": "union-arena", "seats": seats}
                answer = await http.post("/api/tables", json=body, headers=cookie)
                found[f"status {answer.status_code}"] += 1

        await asyncio.gather(*(some(FORGED // 20) for _ in range(20)))


ABUSE: dict[str, Abuse] = {
    f"{HALF_OPEN} half-open requests": half_open,
    f"{IDLE} idle sockets": idle,
    f"{HINTS} hints": hints,
    f"{FORGED} forged identities": forged,
}


async def run(data: Path, games: int, seconds: float) -> dict[str, Any]:
    server = Server(data)
    told: dict[str, Any] = {"games": games}

    async def beside(abuse: Abuse | None) -> dict[str, Any]:
        tables = await make_tables(server.url, "union-arena", games)
        await join_all(server, tables)
        found: Counter[str] = Counter()
        abusing = asyncio.create_task(abuse(server.url, found)) if abuse else None
        times = await measured(tables, seconds)
        if abusing is not None:
            done = abusing.done()
            abusing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await abusing
            times |= {"abuse": dict(found), "it ended by itself": done}
        await asyncio.gather(*(table.close() for table in tables))
        return {**times, "load_average": round(os.getloadavg()[0], 1)}

    told["alone"] = await beside(None)
    for name, abuse in ABUSE.items():
        told[name] = await beside(abuse)
    told["alone again"] = await beside(None)
    server.stop()
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=15)
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(run(Path(folder) / "data", given.games, given.seconds)), indent=1))


if __name__ == "__main__":
    main()
