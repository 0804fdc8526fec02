"""The page's types of what travels, written from the server's structs.

    python web/tools/wire.py            writes web/src/line/wire.ts
    python web/tools/wire.py --check    fails if it is not what would be written (`make check`)

Views of a table, of its events and of a layout are made by the games as dictionaries; what stands in them is said by
structs too (games/views.py), and a test holds the games against these.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
import types
import typing
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from quadriga import messages as words
from quadriga.decks.reading import Problem
from quadriga.games import views
from quadriga.games.by_hand import Deed
from quadriga.messages.message import Slot
from quadriga.rulebook.options import MatchOption
from quadriga.server import messages as m
from quadriga.server import requests
from quadriga.server.together import owner, people, standings, tournament_records

FILE = Path(__file__).parents[1] / "src/line/wire.ts"
NAMES: dict[type, str] = {
    words.Card: "CardSlot", words.Player: "PlayerSlot", words.Zone: "ZoneSlot", words.Listed: "ListSlot",
    words.Printed: "PrintedSlot", words.Message: "Message", m.State: "StateMessage", m.Path: "PathState",
    m.BetweenInfo: "Between",
    m.Tournament: "TournamentChanged", m.Error: "ErrorMessage", requests.OffenceInfo: "Offence",
    requests.DeckInfo: "Deck", Problem: "ListLine",
}  # fmt: skip
"""What the page calls otherwise than the server."""
SLOTS = (words.Card, words.Player, words.Zone, words.Printed, words.Listed, words.Message)
OTHERS = (requests.SeatWish, requests.DeckBody, requests.Made, requests.DeckInfo, Problem, MatchOption, Deed,
          owner.Limits, people.Count, standings.Standing, tournament_records.Entrant, views.View,
          views.EventView, views.Layout)  # fmt: skip
"""Roots beside the messages of the line: what HTTP carries."""
FROM_GAMES: dict[tuple[type, str], str] = {
    (m.State, "view"): "View", (m.State, "events"): "EventView[]", (m.State, "cards"): "CardData[]",
    (m.Link, "event"): "EventView", (views.CardView, "changes"): "(Message | Record<string, unknown>)[]",
}  # fmt: skip
"""Fields that a game fills."""
FROM_PAGE = (requests.Body, m.Clock, Deed)
"""What the page sends may leave out what has a default."""
PLAIN: dict[Any, str] = {
    int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown",
}  # fmt: skip
HEAD = """/**
 * What travels between page and server. Written from the server's structs by web/tools/wire.py: do not change it here.
 */
import type { CardData } from './types';
"""


@cache
def fields_told(struct: type) -> dict[str, str]:
    """What the source says below each field."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(struct))).body[0]
    assert isinstance(tree, ast.ClassDef)
    told: dict[str, str] = {}
    for before, after in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(before, ast.AnnAssign) and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            told[getattr(before.target, "id", "")] = " ".join(str(after.value.value).split())
    return told


class Writer:
    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def name(self, struct: type[msgspec.Struct]) -> str:
        name = NAMES.get(struct, struct.__name__)
        if name not in self.written:
            self.written[name] = ""  # it may hold itself
            self.written[name] = self.interface(name, struct)
        return name

    def type(self, hint: Any) -> str:
        origin, args = get_origin(hint), get_args(hint)
        if hint == Slot:
            return "Slot"
        if hint in PLAIN:
            return PLAIN[hint]
        if origin is Annotated:
            return self.type(args[0])
        if origin is Literal:
            return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type(part) for part in args))
        if origin in (list, tuple):
            inner = self.type(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is dict:
            return f"Record<{'number' if self.type(args[0]) == 'number' else 'string'}, {self.type(args[1])}>"
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.name(hint)
        raise TypeError(f"No type of the page is known for {hint!r}.")

    def interface(self, name: str, struct: type[msgspec.Struct]) -> str:
        config = struct.__struct_config__
        sent_by_page = issubclass(struct, FROM_PAGE)
        hints = typing.get_type_hints(struct, include_extras=True)
        told = fields_told(struct)
        lines = [f"/** {' '.join((struct.__doc__ or '').split())} */"] if struct.__doc__ else []
        lines.append(f"export interface {name} {{")
        if config.tag is not None:
            # The page makes messages of its own, without their tag.
            lines.append(f"  {config.tag_field}{'?' if struct is words.Message else ''}: '{config.tag}';")
        for field in msgspec.structs.fields(struct):
            left_out = not field.required and (bool(config.omit_defaults) or sent_by_page)
            typed = FROM_GAMES.get((struct, field.name)) or self.type(hints[field.name])
            if left_out and field.default is None:
                typed = " | ".join(part for part in typed.split(" | ") if part != "null")
            if field.name in told:
                lines.append(f"  /** {told[field.name]} */")
            lines.append(f"  {field.encode_name}{'?' if left_out else ''}: {typed};")
        return "\n".join([*lines, "}"])


def written() -> str:
    writer = Writer()
    for struct in (*SLOTS, *get_args(m.ToPage), *OTHERS):
        writer.name(struct)
    slot = " | ".join(writer.type(part) for part in get_args(Slot))
    to_page = " | ".join(writer.name(struct) for struct in get_args(m.ToPage))
    parts = [
        HEAD.rstrip("\n"),
        f"export const PROTOCOL = {m.PROTOCOL};",
        f"export type Level = {writer.type(m.Level)};",
        f"/** What goes into a message. */\nexport type Slot = {slot};",
        *writer.written.values(),
        f"/** Everything that the server says over a line. */\nexport type FromServer = {to_page};",
    ]
    return "\n\n".join(parts) + "\n"


def main(check: bool) -> int:
    fresh = written()
    if check:
        if not FILE.exists() or FILE.read_text(encoding="utf-8") != fresh:
            print(f"{FILE.name} is not what the server's structs say; run `python web/tools/wire.py`.", file=sys.stderr)
            return 1
        return 0
    FILE.write_text(fresh, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
