"""The published card list: its columns (Name, Type, Vit. Red …) made into the fields of our cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

ICON_COLUMNS = ("Babes", "Beer", "Gold")


def is_row(row: Mapping[str, Any]) -> bool:
    """Does this look like a row of the card list, not like a card of ours?"""
    return "Name" in row and "Type" in row


def from_row(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row as a card. The list has no numbers: name and set stand for one."""
    kind = str(row["Type"]).lower()
    name = " ".join(str(row["Name"]).split())
    found: dict[str, Any] = {"number": f"{row['Set']}/{name}", "name": name, "type": kind}
    if row.get("Class"):
        found["class"] = str(row["Class"])
    if row.get("Size"):
        found["size"] = str(row["Size"]).upper()
    for column, field in (("Vitality", "vitality"), ("Vit. Red", "red"), ("OCB", "ocb"), ("Ranged attack", "ranged"),
                          ("Power stones", "stones"), ("basic draw", "draw"), ("LDL", "ldl"), ("MDL", "mdl"),
                          ("LUC", "luc")):  # fmt: skip
        if str(row.get(column, "")).strip() not in ("", "-"):
            found[field] = int(str(row[column]).replace("+", ""))
    icons = [icon for icon in ICON_COLUMNS if row.get(icon)]
    if kind == "bribery":
        icons = [icon for icon in ICON_COLUMNS if icon == name]
    if icons:
        found["bribery"] = icons
    if row.get("Flying"):
        found["flying"] = True
    _channeling(row, kind, found)
    command = str(row.get("Command", ""))
    text = str(row.get("Effect", ""))
    if command:
        found["command"] = True
        if len(command) > 1 and not text:
            text = command  # one row has its text in the Command column
    if text:
        found["text"] = text
    if kind == "stronghold":
        last = name.split()[-1]
        found["place"] = {"L": "left", "C": "center", "R": "right"}.get(last[0], "center")
    return found


def _channeling(row: Mapping[str, Any], kind: str, found: dict[str, Any]) -> None:
    """The bar and the value; a Guardian's value stands in the column of the bar."""
    bar = str(row.get("Channeling", "")).strip()
    if kind == "guardian":
        if bar.isdigit():
            found["channeler"] = int(bar)
    elif bar:
        found["channeling"] = True
    value = str(row.get("Channeler", "")).strip()
    if value.isdigit():
        # One row has its Ranged Attack in this column; its text says which of the two it is.
        if "channel" in str(row.get("Effect", "")).lower() or "ranged" not in str(row.get("Effect", "")).lower():
            found["channeler"] = int(value)
