"""Which file holds which rule: a map made from the ids that stand in the code and in the tests.

ARCHITECTURE.md shows it chapter by chapter, docs/rule-map.md rule by rule. `quadriga rules map --write`
makes both anew, `--check` (part of `make check`) tells where they are out of date.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from quadriga.rulebook.catalogue import games, rules
from quadriga.rulebook.coverage import found_in_project, project
from quadriga.rulebook.references import Reference

PAGES = ("ARCHITECTURE.md", "docs/rule-map.md")
MOST = 8  # files of a chapter that ARCHITECTURE.md names, those with the most rules first
_BLOCK = "<!-- rules of {} by chapter: made by `quadriga rules map --write` -->\n"
_END = "<!-- end -->"


def chapter(rule_id: str) -> str:
    """The opening of an id that its chapter shares: ua.attack, uni.combat; of official numbers the first."""
    return ".".join(rule_id.split(".")[: 1 if rule_id[0].isdigit() else 2])


def homes(game: str) -> dict[str, list[str]]:
    """Of each rule of a game the files of its code, those of the game's own folder without the folder's name.

    A rule that is true by how the game's data are laid out stands in no line of code: then its tests are named.
    """
    root = project()
    own = f"src/quadriga/games/{game.replace('-', '_')}/"
    named: dict[str, list[Reference]] = {}
    for reference in found_in_project().references:
        named.setdefault(reference.rule, []).append(reference)
    found = {}
    for rule in rules(game):
        places = [r for r in named.get(rule.id, []) if r.how == "code"] or [
            r for r in named.get(rule.id, []) if r.how in ("test", "scenario")
        ]
        files = (str(r.file.relative_to(root)) for r in places)
        found[rule.id] = sorted({f.removeprefix(own).removeprefix("src/quadriga/") for f in files})
    return found


def chapters(game: str) -> dict[str, list[str]]:
    """Of each chapter the source files that hold its rules, those with the most rules first."""
    counts: dict[str, Counter[str]] = {}
    for rule_id, files in homes(game).items():
        counts.setdefault(chapter(rule_id), Counter()).update(f for f in files if not f.startswith("tests/"))
    return {
        name: [file for file, _ in sorted(count.items(), key=lambda pair: (-pair[1], pair[0]))]
        for name, count in counts.items()
    }


def chapter_table(game: str) -> str:
    lines = ["| rules | files |", "| --- | --- |"]
    for name, files in chapters(game).items():
        shown = ", ".join(f"`{file}`" for file in files[:MOST] if not file.endswith(".yaml"))
        if shown:
            lines.append(f"| {name} | {shown} |")
    return "\n".join(lines) + "\n"


def rule_page() -> str:
    parts = [
        "# Where each rule lives\n\nMade by `quadriga rules map --write` from the ids in the code; don't edit it by "
        "hand. Files stand in the game's own folder unless they begin with another one; a rule that no line of code "
        "names is shown with the tests that prove it.\n"
    ]
    for game in games():
        rows = [f"| {rule_id} | {', '.join(f'`{file}`' for file in files)} |" for rule_id, files in homes(game).items()]
        parts.append(f"## {game}\n\n| rule | files |\n| --- | --- |\n" + "\n".join(rows) + "\n")
    return "\n".join(parts)


def architecture(text: str) -> str:
    """ARCHITECTURE.md with its tables made anew."""
    for game in games():
        head = _BLOCK.format(game)
        if head in text:
            text = re.sub(
                re.escape(head) + ".*?" + re.escape(_END),
                lambda _, game=game, head=head: head + chapter_table(game) + _END,  # type: ignore[misc]
                text,
                flags=re.DOTALL,
            )
    return text


def pages() -> dict[Path, str]:
    """What the pages should say."""
    root = project()
    made = root / "ARCHITECTURE.md"
    return {made: architecture(made.read_text(encoding="utf-8")), root / "docs" / "rule-map.md": rule_page()}


def stale() -> list[str]:
    """The pages that do not say what the code says."""
    root = project()
    return [
        str(path.relative_to(root))
        for path, text in pages().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]
