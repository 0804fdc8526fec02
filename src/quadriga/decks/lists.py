"""Deck lists as people copy and paste them; `read_list` takes every common shape (docs/decks.md)."""

from __future__ import annotations

import csv
import itertools
import json
import re
import tomllib
import unicodedata
from collections.abc import Mapping
from typing import Any

from quadriga.decks.links import ABOUT_CODE, CODE, LINK, OWN, SHORT_CODE, about_link, read_code
from quadriga.decks.names import Names
from quadriga.decks.reading import BadDeckFile, Problem, Read
from quadriga.decks.recipes import read_recipe
from quadriga.games.game import Card, Game
from quadriga.messages import message_of
from quadriga.messages.files import say

__all__ = ["Problem", "Read", "read_line", "read_list"]

_COUNT = r"(\d{1,4})"
_FIRST = re.compile(rf"^[(\[]?{_COUNT}[)\]]?(?:\s*[×*:]\s*|[xX]\s*|\s+[xX]\s+|\s+-?\s*|(?<=[)\]]))(\S.*)$")
_LAST = re.compile(rf"^(\S.*?)(?:\s*[xX×*:=]\s*|\s*[,;\t|]\s*|\s+-?\s*|\s*[(\[]\s*[xX×]?){_COUNT}\s*[xX×]?[)\]]?$")
_GLUED = re.compile(rf"^{_COUNT}[xX×*](\S+)$")
_BEHIND = re.compile(rf"^(\S+?)[xX×*]{_COUNT}$")
_ALONE = re.compile(rf"^[(\[]?[xX×*]?{_COUNT}[xX×*]?[)\]]?$")
_NUMERIC = re.compile(r"^(?=.*\d)[-+−xX×*:=.,/()\[\]\d]+$")
"""A word that tells a number, though none of copies: -3, 2.5, 999999999x."""
_SPELT = frozenset(("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"))
"""Numbers in words: whether copies are meant or a part of a name is not clear."""
_UNIT = re.compile(r"(\d{1,4})\s*(?:枚|張|张|장|copies\b(?: of\b)?|copy\b(?: of\b)?|pcs\b|ea\b)", re.IGNORECASE)
_COMMENT = re.compile(r"(?:^|\s+)(?:#|//).*$")
_SHAPE = re.compile(r"^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]+(?:[-/_][A-Za-z0-9]+)+$")
"""What looks like the number of a card, known or not."""
_BETWEEN = re.compile(r"\s*\|\|\s*")
_HEADING = re.compile(
    r"(?:main|deck|decklist|cards?|characters?|events?|sites?|fields?|heroes|ultra heroes|kaiju|ultra mechs?|scenes?|"
    r"raid|triggers?|メイン|デッキ|カード|牌組|主牌組|main deck|deck list|メインデッキ)"
)
_BESIDE = re.compile(r"(?:side ?deck|side ?board|side|maybe ?board|maybe|considering|サイド ?デッキ|サイド|備牌)")
_SIZE = re.compile(r"^(?:(?:total|sum|合計|計|总计|總計)(?:\s*[:：]?\s*\d{1,3})?\s*(?:cards?)?|\d{1,3}\s*cards?)$")
_COLUMNS = frozenset(
    ("number", "card_number", "cardno", "card", "no.", "code", "id", "name", "card_name", "title", "count", "copies",
     "quantity", "qty", "amount", "set", "rarity")
)  # fmt: skip
LINES = 1_000
LONGEST_LINE, LONGEST = 20_000, 1_000
"""Characters of a line, which may hold a whole deck; and of what names one card."""
NEAR = 15
"""Lines that are not understood for which near names are looked up; that takes some time for each."""
UNCLEAR = say("no-several-cards-stand-on-line")
TOO_LONG = say("no-line-too-long-name-card")


def read_list(text: str, game: Game, cards: Mapping[str, Card]) -> Read:
    """A deck from a pasted list, the text of a deck file, a share code or a link."""
    text = text.strip("\ufeff \n\r\t")
    if (link := OWN.search(text)) is not None:
        return read_code(link[1])
    names = Names(game, cards)
    if CODE.match(text) and names.find(text) is None:
        try:
            return read_code(text)
        except BadDeckFile:
            if not _SHAPE.match(text):
                raise
    if re.search(r"^[ \t]*(?:\[cards\][ \t]*$|characters[ \t]*=[ \t]*\[)", text, re.MULTILINE):
        return _read_toml(text, names)
    if text[:1] in ("{", "[") and (data := _json(text)) is not None:
        return read_recipe(data, names)
    read = Read()
    beside = False
    lines = text.splitlines()
    if len(lines) > LINES:
        raise BadDeckFile(say("no-list-lines-most-read", n=len(lines), lines=LINES))
    for place, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            read.decline(place, line, TOO_LONG)
        else:
            beside = _read_row(line, place, names, read, beside)
    return read


def _read_row(line: str, place: int, names: Names, read: Read, beside: bool) -> bool:
    """One row of a list, which may hold several cards; whether what follows is a side deck."""
    clean = _clean(line)
    if (link := LINK.search(clean)) is not None:
        read.leave_out(place, line, about_link(link[0]))
        clean = clean.replace(link[0], " ").strip()
        if not clean or names.find(_bare_words(clean)) is None:
            return beside
    words = _COMMENT.sub("", clean) if not names.name(clean) else clean
    section = _section(words if words else clean, names)
    if section is not None:
        return section
    for piece in _BETWEEN.split(words):
        if piece.strip(" ,;"):
            _read_piece(piece.strip(" ,;"), line, place, names, read, beside)
    return beside


def read_line(line: str, place: int, names: Names, read: Read, beside: bool) -> None:
    """One line, wherever it stands."""
    _read_row(line, place, names, read, beside)


def _clean(line: str) -> str:
    """Full-width digits and letters as usual ones, no invisible characters, counts without their unit."""
    wide = "".join(c if unicodedata.category(c) not in ("Cc", "Cf", "Cs") or c == "\t" else " " for c in line)
    wide = re.sub(r"[！-～　]", lambda c: unicodedata.normalize("NFKC", c[0]), wide)
    wide = wide.replace("\t", " , ").replace("\u00a0", " ")
    if "cards" not in wide.casefold():
        wide = _UNIT.sub(lambda found: f" {found[1]} ", wide)
    return " ".join(wide.split())


def _section(words: str, names: Names) -> bool | None:
    """For a heading: does a side deck begin here? None for a line that is no heading."""
    if not words or names.name(words):
        return None
    bare = words.lstrip("#/=-*[( ").rstrip(":：=-*]) ").casefold()
    bare = re.sub(r"\s*[(\[:：-]\s*\d{1,3}\s*(?:cards?)?$|\s+\d{1,3}\s*(?:cards?)?$", "", bare).strip()
    if _BESIDE.fullmatch(bare):
        return True
    if _HEADING.fullmatch(bare):
        return False
    if _SIZE.match(bare) and names.find(words) is None:
        return False
    cells = [cell.strip().strip('"').casefold().replace(" ", "_") for cell in re.split(r"[,;|]", words)]
    if len(cells) > 1 and all(cell in _COLUMNS for cell in cells):
        return False
    if words.endswith((":", "：")) and not words[0].isdigit() and names.find(words) is None:
        return False
    return None


def _read_piece(words: str, line: str, place: int, names: Names, read: Read, beside: bool) -> None:
    whole = names.name(words) if len(words) <= LONGEST else []
    if len(whole) == 1:  # a name may begin or end with a number
        read.add(place, line, whole[0], 1, beside)
        return
    tokens = [t for t in re.split(r"[\s,;|]+", words.replace('"', " ")) if t]
    several = _several(tokens, names)
    if several is not None:
        for number, shown, copies in several:
            _put(number, shown, copies, shown, place, names, read, beside)
        if not several:
            read.decline(place, line, UNCLEAR)
        return
    if len(words) > LONGEST:
        read.decline(place, line, TOO_LONG)
        return
    rest, copies, sure = _count(words, tokens, names)
    number = names.find(rest)
    if number is not None and not sure:
        read.decline(place, line, say("no-clear-number-of-copies", number=number), [number])
        return
    _put(number, rest, copies, line if "||" not in line else words, place, names, read, beside)


def _put(
    number: str | None, words: str, copies: int, shown: str, place: int, names: Names, read: Read, beside: bool
) -> None:
    if number is not None:
        read.add(place, shown, number, copies, beside)
    elif reason := names.game.not_in_decks(words):
        read.leave_out(place, shown, reason, copies)
    elif len(read.problems) > NEAR:
        read.decline(place, shown, say("no-such-card"), [], copies, words)
    elif SHORT_CODE.match(shown.strip()) and not names.near(words)[1]:
        read.decline(place, shown, ABOUT_CODE)
    else:
        why, near = names.near(words)
        read.decline(place, shown, why, near, copies, words)


def _several(tokens: list[str], names: Names) -> list[tuple[str | None, str, int]] | None:
    """The cards of a line that names several, each as (number, words, copies); empty where that is unclear.

    None for a line that names one card or none.
    """
    parts: list[tuple[int, str, int]] = []
    """Of each card: its place among the tokens, its word, the copies glued to it (0 if none)."""
    for at, token in enumerate(tokens):
        glued, behind = _GLUED.match(token), _BEHIND.match(token)
        word, copies = token, 0
        if glued and (names.number(glued[2]) or _SHAPE.match(glued[2])):
            word, copies = glued[2], int(glued[1])
        elif behind and names.number(behind[1]):
            word, copies = behind[1], int(behind[2])
        elif not (names.number(token) or (_SHAPE.match(token) and at and _ALONE.match(tokens[at - 1]))):
            continue
        parts.append((at, word, copies))
    plain = [p for p in parts if not tokens[p[0]].startswith(("(", "["))]
    if plain and len(plain) < len(parts):
        parts = plain  # a number in brackets beside another is that of a print
    if len(parts) < 2:
        return None
    if all(copies for _, _, copies in parts):
        return [(names.number(word), word, copies) for _, word, copies in parts]
    if any(copies for _, _, copies in parts):
        return []
    edges = [-1, *(at for at, _, _ in parts), len(tokens)]
    counts = [
        [int(found[1]) for token in tokens[start + 1 : end] if (found := _ALONE.match(token))]
        for start, end in itertools.pairwise(edges)
    ]
    if not any(counts):
        return [(names.number(word), word, 1) for _, word, _ in parts]
    for own, others in ((counts[:-1], counts[-1]), (counts[1:], counts[0])):  # copies first, or copies last
        if all(len(c) == 1 for c in own) and not others:
            return [(names.number(p[1]), p[1], c[0]) for p, c in zip(parts, own, strict=True)]
    known = [p for p in parts if names.number(p[1])]
    if len(known) == 1 and len(counts[0]) == 1:
        return [(names.number(known[0][1]), known[0][1], counts[0][0])]  # the other was a part of the name
    return []


def _count(words: str, tokens: list[str], names: Names) -> tuple[str, int, bool]:
    """What names the card, how many copies, and whether the copies are sure."""
    if len(tokens) == 3 and _ALONE.match(tokens[0]) and _ALONE.match(tokens[2]) and names.number(tokens[1]):
        return tokens[1], 1, False
    cells = _cells(words)
    named = [cell for cell in cells if names.number(cell) is not None]
    alone = [found[1] for cell in cells if (found := _ALONE.match(cell))]
    if len(cells) > 1 and len(named) == 1 and len(alone) == 1:
        return named[0], int(alone[0]), True
    if _is_titled(tokens, names):
        return words, 1, True
    for pattern, count, rest in ((_FIRST, 1, 2), (_LAST, 2, 1), (_GLUED, 1, 2), (_BEHIND, 2, 1)):
        match = pattern.match(words)
        if match is not None and names.find(match[rest]) is not None:
            return match[rest], int(match[count]), True
    number = next((token for token in tokens if names.number(token) is not None), None)
    if number is not None:
        return _count_inside(number, tokens, names)
    first, last = _FIRST.match(words), _LAST.match(words)
    if first:
        return first[2], int(first[1]), True
    if last and names.find(words) is None:
        return last[1], int(last[2]), True
    return words, 1, True


def _cells(words: str) -> list[str]:
    """The cells of a row of a table."""
    between = max(",;|", key=words.count)
    return [cell.strip() for cell in next(csv.reader([words], delimiter=between, skipinitialspace=True))]


def _is_titled(tokens: list[str], names: Names) -> bool:
    """Is this a number and the card's name, no more? The name may end with a number of its own."""
    for token in tokens:
        if (number := names.number(token)) is not None:
            return number in names.name(" ".join(t for t in tokens if t != token))
    return False


def _count_inside(number: str, tokens: list[str], names: Names) -> tuple[str, int, bool]:
    """The copies stand somewhere among the other words of a line with a number."""
    own = re.findall(r"\d+", number)
    others = [t for t in tokens if t != number and (found := _ALONE.match(t)) and found[1] not in own]
    if not others:
        odd = any(t.casefold() in _SPELT or (_NUMERIC.match(t) and t not in own) for t in tokens if t != number)
        return number, 1, not odd
    found = _ALONE.match(others[0])
    assert found is not None
    marked = [t for t in others if re.search(r"[xX×*]", t)]
    if len(marked) == 1 and (only := _ALONE.match(marked[0])):
        return number, int(only[1]), True
    return number, int(found[1]), len(others) == 1


def _bare_words(words: str) -> str:
    first, last = _FIRST.match(words), _LAST.match(words)
    return first[2] if first else last[1] if last else words


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        if re.match(r"[\[{]\s*(?:[\"{\[\]}]|$)", text):
            raise BadDeckFile(say("no-text-looks-like-json-cannot", why=message_of(error))) from error
        return None


def _read_toml(text: str, names: Names) -> Read:
    try:
        return read_recipe(tomllib.loads(text), names)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadDeckFile(say("no-deck-file-cannot-read", why=message_of(error))) from error
