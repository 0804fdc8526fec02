"""ARCHITECTURE.md tells the truth: the functions of the newcomer's walk exist where it says."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"^\| .* \| `([\w/]+\.py)` \| `([\w.]+)` \|$", re.MULTILINE)


def defined(file: Path) -> set[str]:
    """Functions and classes of a file, methods as Class.method."""
    found: set[str] = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            found |= {
                f"{node.name}.{inner.name}"
                for inner in node.body
                if isinstance(inner, (ast.FunctionDef, ast.AsyncFunctionDef))
            }
    return found


def test_every_step_of_the_walk_is_there() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    rows = ROW.findall(text[text.index("## A newcomer's walk") :])
    assert len(rows) >= 20
    for file, name in rows:
        assert name in defined(ROOT / "src" / "quadriga" / file), f"{file} has no {name}"


def test_files_that_it_names_are_there() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    for file in re.findall(r"`((?:kernel|effects|text|games|server|env|players|simulate)/\w+\.py)`", text):
        assert (ROOT / "src" / "quadriga" / file).is_file(), f"ARCHITECTURE.md names {file}"
