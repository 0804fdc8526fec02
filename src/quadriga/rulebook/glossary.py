"""The games' own words in the languages of the pages: `games/*/glossary.yaml`."""

from __future__ import annotations

from functools import cache

import msgspec

from quadriga.folders import game_folders
from quadriga.rulebook.catalogue import BadCatalogue


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"zh_hant": "zh-Hant"}):
    """One word of a game. An empty text means that the word is not known in that language."""

    key: str
    group: str
    en: str
    zh_hant: str = ""
    ja: str = ""
    unofficial: bool = False
    """The Chinese word is ours."""
    game: str = ""


@cache
def terms(game: str) -> dict[str, Term]:
    """The words of a game by their keys; a game without a glossary has none."""
    folder = game_folders().get(game)
    if folder is None or not (folder.path / "glossary.yaml").is_file():
        return {}
    file = folder.path / "glossary.yaml"
    try:
        found = msgspec.yaml.decode(file.read_bytes(), type=tuple[Term, ...])
    except msgspec.DecodeError as error:
        raise BadCatalogue(f"{file} is no list of terms: {error}.") from error
    return {term.key: msgspec.structs.replace(term, game=game) for term in found}
