"""The page's types of what travels are written from the server's structs; what is not written anew is noticed."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from quadriga.server.messages import Outgoing

TOOL = Path(__file__).parents[2] / "web/tools/wire.py"


@pytest.fixture(scope="module")
def wire() -> ModuleType:
    found = importlib.util.spec_from_file_location("wire", TOOL)
    assert found is not None and found.loader is not None
    tool = importlib.util.module_from_spec(found)
    found.loader.exec_module(tool)
    return tool


def test_the_types_of_the_page_are_as_the_structs_say(wire: ModuleType) -> None:
    assert wire.FILE.read_text(encoding="utf-8") == wire.written(), "run `python web/tools/wire.py`"
    assert wire.main(check=True) == 0


def test_drift_fails(wire: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stale = tmp_path / "wire.ts"
    stale.write_text(wire.written().replace("  code: string;", "  kind: string;"), encoding="utf-8")
    monkeypatch.setattr(wire, "FILE", stale)
    assert wire.main(check=True) == 1


def test_a_field_is_optional_where_it_may_be_missing(wire: ModuleType) -> None:
    class Left(Outgoing, tag="left"):
        """Somebody left."""

        seat: int
        why: str = ""
        """In a word."""
        next: int | None = None

    class Kept(msgspec.Struct):
        names: list[str | int] = []

    writer = wire.Writer()
    assert writer.interface("Left", Left).splitlines() == [
        "/** Somebody left. */", "export interface Left {", "  type: 'left';", "  seat: number;", "  /** In a word. */",
        "  why?: string;", "  next?: number;", "  re?: number;", "}",
    ]  # fmt: skip
    assert "  names: (string | number)[];" in writer.interface("Kept", Kept)


def test_what_no_type_is_known_for_is_refused(wire: ModuleType) -> None:
    with pytest.raises(TypeError, match="No type of the page"):
        wire.Writer().type(set[int])
