"""The page's sentences by id: finds `t('English {slot}')` in the page's code and puts the words into language files.

    python web/tools/by_id.py

It can be run again whenever somebody has written a sentence in English: `t('New game')` becomes `t('new-game')`, and
en.ftl and zh-Hant.ftl get a message `new-game`. The Chinese may wait in a file web/src/lang/zh-Hant/page.ts of lines
`'English': '中文',`; what has none is told and stands there in English until somebody translates it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"
LANG = SOURCE / "lang"
WAITING = LANG / "zh-Hant/page.ts"
"""Chinese sentences of which the English is still in the code."""
TABLES = ("games.ts", "table/phrases.ts", "table/names.ts", "decks/ExportDeck.svelte", "table/Combat.svelte")
"""Files with tables of sentences that are said later."""
CALL = re.compile(r"(?<![\w.$])t\(\s*'((?:[^'\\]|\\.)*)'")
QUOTED = re.compile(r"(?<=[:=?,(\[] )'((?:[^'\\]|\\.)*)'|(?<=\[)'((?:[^'\\]|\\.)*)'")
ENTRY = re.compile(
    r"""^\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(\w+)):\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"),$""",
    re.MULTILINE,
)
ID = re.compile(r"^[a-z][a-z0-9-]*$")
WORDS = 7


def unquoted(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)


def dictionary(path: Path) -> dict[str, str]:
    if not path.exists():
        return {}
    found = ENTRY.finditer(path.read_text(encoding="utf-8"))
    return {unquoted(m[1] or m[2] or m[3]): unquoted(m[4] or m[5] or "") for m in found}


def fluent(text: str) -> str:
    """A sentence with {slots} as Fluent writes it."""
    words = re.sub(r"\{(\w+)\}", r"{ $\1 }", text)
    if words[:1] in "[*.\"" or words != words.strip():
        first, rest = words[:1], words[1:]
        words = f'{{ "{first}" }}{rest}'
    return words


class Book:
    """One book of the page: its files, and the ids it has."""

    def __init__(self, folder: Path) -> None:
        self.files = {language: folder / f"{language}.ftl" for language in ("en", "zh-Hant")}
        self.texts = {k: p.read_text(encoding="utf-8") if p.exists() else "" for k, p in self.files.items()}
        entry = re.compile(r"^([a-z][\w-]*) = (.*)$", re.MULTILINE)
        self.ids = dict(entry.findall(self.texts["en"]))
        self.chinese = dict(entry.findall(self.texts["zh-Hant"]))

    def id_of(self, english: str, chinese: str | None) -> str:
        words = fluent(english)
        for known, text in self.ids.items():
            if text == words:
                return known
        plain = re.sub(r"[^a-z0-9 ]+", "", re.sub(r"['’]", "", re.sub(r"\{\w+\}", " ", english.lower())))
        base = "-".join(plain.split()[:WORDS]) or "text"
        base = base if base[0].isalpha() else f"n-{base}"
        made, n = base, 2
        while made in self.ids:
            if chinese and self.chinese.get(made) == fluent(chinese):
                return made  # its English has been bettered since
            made, n = f"{base}-{n}", n + 1
        self.ids[made] = words
        self.texts["en"] += f"{made} = {words}\n"
        self.texts["zh-Hant"] += f"{made} = {fluent(chinese or english)}\n"
        return made

    def write(self) -> None:
        for language, path in self.files.items():
            path.write_text(self.texts[language], encoding="utf-8")


def main() -> int:
    chinese = dictionary(WAITING)
    page = Book(LANG)
    missing: list[str] = []

    def by_id(book: Book, english: str) -> str:
        if ID.match(english) and english in book.ids and english not in chinese:
            return english
        if english not in chinese:
            missing.append(english)
        return book.id_of(english, chinese.get(english))

    for path in sorted([*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts")]):
        name = str(path.relative_to(SOURCE))
        if name.startswith("lang/"):
            continue
        before = after = path.read_text(encoding="utf-8")

        def called(m: re.Match[str]) -> str:
            return m[0].replace(f"'{m[1]}'", f"'{by_id(page, unquoted(m[1]))}'") if m[1] else m[0]

        def listed(m: re.Match[str]) -> str:
            text = unquoted(m[1] if m[1] is not None else m[2])
            return f"'{by_id(page, text)}'" if text in chinese else m[0]

        if name in TABLES:
            after = QUOTED.sub(listed, after)
        after = CALL.sub(called, after)
        if after != before:
            path.write_text(after, encoding="utf-8")
    page.write()
    for english in missing:
        print(f"no Chinese yet: {english}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
