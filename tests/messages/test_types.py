"""The page's types of messages are those of the structs: a field that one side has and the other has not is noticed."""

from __future__ import annotations

import re
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import pytest

from quadriga.messages import Card, Listed, Message, Player, Zone
from quadriga.messages.message import TAG, Slot

PAGE = Path(__file__).parents[2] / "web/src/line/messages.ts"
NAMES: dict[Any, str] = {
    Card: "CardSlot", Player: "PlayerSlot", Zone: "ZoneSlot", Listed: "ListSlot", Message: "Message",
}  # fmt: skip
PLAIN: dict[Any, str] = {int: "number", str: "string", bool: "boolean", NoneType: "null"}


def typescript(hint: Any) -> str:
    if hint == Slot:
        return "Slot"
    if get_origin(hint) is UnionType:
        return " | ".join(typescript(part) for part in get_args(hint))
    if get_origin(hint) is tuple:
        return f"{typescript(get_args(hint)[0])}[]"
    if get_origin(hint) is dict:
        return "Record<{}, {}>".format(*(typescript(part) for part in get_args(hint)))
    return PLAIN.get(hint) or NAMES[hint]


def fields_of(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The fields as the page should have them: `?` where a default is left out on the way."""
    hints = get_type_hints(struct)
    config = struct.__struct_config__
    found = {TAG: f"'{config.tag}'"}
    for field in msgspec.structs.fields(struct):
        left_out = "" if field.required else "?"
        found[field.name + left_out] = typescript(hints[field.name])
    return found


@pytest.mark.parametrize("struct", NAMES)
def test_the_page_has_the_same_fields(struct: type[msgspec.Struct]) -> None:
    text = PAGE.read_text(encoding="utf-8")
    body = re.search(rf"export interface {NAMES[struct]} \{{\n(.*?)\n\}}", text, re.DOTALL)
    assert body is not None
    there = dict(re.findall(r"^  ([\w?]+): (.*);$", body[1], re.MULTILINE))
    if struct is Message:
        there["is"] = there.pop("is?")  # the page makes messages of its own, without it
    assert there == fields_of(struct)


def test_a_slot_is_the_same_on_both_sides() -> None:
    found = re.search(r"export type Slot = (.*);", PAGE.read_text(encoding="utf-8"))
    assert found is not None
    assert set(found[1].split(" | ")) == {typescript(part) for part in get_args(Slot)}
