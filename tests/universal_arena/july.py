"""Tables of the edition of July 2026. A's line is Xan, Yun, Zed; B's is Una, Vim, Wyn, columns 1, 2, 3."""

from __future__ import annotations

from typing import Any

from tests.universal_arena.arena import Arena, page

A_LINE = "line: Xan, Yun, Zed"
B_LINE = "line: Una, Vim, Wyn"
CHARGE = {"Charge": ["Type: Unique.", "Max Value: 10."], "Dusk": ["Type: Unique.", "Max Value: 10."]}


def july(a: str = "", b: str = "", options: dict[str, int] | None = None, **characters: dict[str, Any]) -> Arena:
    """A table with these hands; characters as their pages say."""
    table = Arena()
    for name, fields in characters.items():
        table.card(name, **page(**fields))
    table.place(A=f"{A_LINE}; {a}", B=f"{B_LINE}; {b}", options={"edition": 2, **(options or {})})
    return table


def fought(a: str, at: str, b: str = "", of_b: str = "", **more: Any) -> Arena:
    """A plays its card at somebody, B answers with its card on somebody, and the zone is worked off."""
    table = july(f"hand: {a}", f"hand: {b}" if b else "", **more)
    table.play("A", a.split()[0], at=at)
    if b:
        table.play("B", b.split()[0], at=of_b)
    table.resolve()
    return table


def lost(table: Arena, *names: str) -> list[int]:
    """How much HP each of these has lost."""
    return [100 - table[name].hp for name in names or ("Una", "Vim", "Wyn")]


def shields(table: Arena, *names: str) -> list[int]:
    return [table[name].shield for name in names]
