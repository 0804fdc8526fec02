"""The games' own words in the languages of the pages: `glossary.yaml`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from quadriga.rulebook.catalogue import BadCatalogue


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"zh_hant": "zh-Hant"}):
    """One word of a game. An empty text means that the word is not known in that language."""

    game: str
    key: str
    group: str
    en: str
    zh_hant: str = ""
    ja: str = ""
    unofficial: bool = False
    """The Chinese word is ours."""


@cache
def _glossary() -> tuple[Term, ...]:
    file = files("quadriga.rulebook") / "glossary.yaml"
    try:
        return msgspec.yaml.decode(file.read_bytes(), type=tuple[Term, ...])
    except msgspec.DecodeError as error:
        raise BadCatalogue(f"{file} is no list of terms: {error}.") from error


def terms(game: str) -> dict[str, Term]:
    """The words of a game by their keys; a game without a glossary has none."""
    return {term.key: term for term in _glossary() if term.game == game}
