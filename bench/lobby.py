"""What a full lobby costs the tables: 100 games at a move a second, alone, then with 200 people in the lobby.

    python bench/lobby.py [--games 100] [--people 200] [--seconds 20]

The people are connected to the lobby, and every second one of them opens or takes away a table, so that all the
others are told. The bar: 99 of 100 answers within twice the time that they take without a lobby.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parent))
from server import HEADERS, Server, join_all, make_tables


class Person:
    def __init__(self) -> None:
        self.heard = 0
        self.cookie = ""

    async def come(self, url: str) -> None:
        async with httpx.AsyncClient(base_url=url, headers=HEADERS, timeout=60) as http:
            await http.get("/api/hello")
            self.cookie = f"quadriga={http.cookies['quadriga']}"
        self.line = await connect(url.replace("http", "ws", 1) + "/ws", additional_headers={"Cookie": self.cookie})
        await self.line.send('{"type": "lobby"}')
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for message in self.line:
            self.heard += json.loads(message)["type"] == "lobby"


async def bustle(url: str, people: list[Person], seconds: float) -> None:
    """Each second somebody opens a table, and somebody else's is taken away."""
    opened: list[tuple[Person, str]] = []
    async with httpx.AsyncClient(base_url=url, headers=HEADERS, timeout=60) as http:
        for n in range(int(seconds)):
            person = people[n % len(people)]
            made = await http.post("/api/matches", json={"game": "ultraman"}, headers={"Cookie": person.cookie})
            made.raise_for_status()
            opened.append((person, made.json()["match"]["id"]))
            if len(opened) > 10:
                old, match = opened.pop(0)
                await http.delete(f"/api/matches/{match}", headers={"Cookie": old.cookie})
            await asyncio.sleep(1)


async def measured(tables: list[Any], seconds: float) -> dict[str, float]:
    for table in tables:
        table.times = []
    await asyncio.gather(*(table.play(seconds) for table in tables))
    times = sorted(t for table in tables for t in table.times)
    return {
        "answers": len(times),
        "median_ms": round(1000 * times[len(times) // 2], 1),
        "p99_ms": round(1000 * times[int(len(times) * 0.99)], 1),
    }


async def run(data: Path, games: int, count: int, seconds: float) -> dict[str, Any]:
    server = Server(data)
    alone_tables = await make_tables(server.url, "union-arena", games)
    await join_all(server, alone_tables)
    alone = await measured(alone_tables, seconds)
    await asyncio.gather(*(table.close() for table in alone_tables))
    tables = await make_tables(server.url, "union-arena", games)
    await join_all(server, tables)
    people = [Person() for _ in range(count)]
    for i in range(0, count, 20):
        await asyncio.gather(*(person.come(server.url) for person in people[i : i + 20]))
    bustling = asyncio.create_task(bustle(server.url, people, seconds))
    full = await measured(tables, seconds)
    await bustling
    heard = sum(person.heard for person in people)
    for person in people:
        person.listening.cancel()
        await person.line.close()
    await asyncio.gather(*(table.close() for table in tables))
    server.stop()
    ratio = round(full["p99_ms"] / alone["p99_ms"], 2)
    return {"alone": alone, "with_lobby": full, "p99_ratio": ratio, "people": count, "told": heard}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(run(Path(folder) / "data", given.games, given.people, given.seconds))))


if __name__ == "__main__":
    main()
