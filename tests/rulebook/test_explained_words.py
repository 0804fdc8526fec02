"""Words of the cards that the page explains: each by a rule of its game, and none of the important ones missing."""

from __future__ import annotations

import pytest

from quadriga import games
from quadriga.games.union_arena.chapters.faces import TRIGGER_NAMES
from quadriga.rulebook import catalogue

WITHOUT_A_WORD = {"uni.type.label.1"}
"""Rules of a keyword's shape that no single word of a card stands for."""


@pytest.mark.parametrize("name", games.NAMES)
def test_each_word_is_explained_by_a_rule_of_its_game(name: str) -> None:
    words = games.load(name).explained_words()
    assert words
    assert [word for word, rule in words.items() if catalogue.rule(rule).game != name] == []


def test_every_kind_of_trigger_is_explained() -> None:
    words = games.load("union-arena").explained_words()
    assert [kind for kind in TRIGGER_NAMES if kind and f"{kind.capitalize()} trigger" not in words] == []


@pytest.mark.parametrize("name", ["union-arena", "universal-arena"])
def test_every_keyword_type_and_status_of_the_rulebook_is_explained(name: str) -> None:
    explained = set(games.load(name).explained_words().values())
    families = (".kw.", ".st.", ".type.")
    wanted = {r.id for r in catalogue.search("", name) if any(f in r.id for f in families) and r.id.endswith(".1")}
    assert wanted - explained - WITHOUT_A_WORD - {"ua.kw.gain.1", "uni.type.bounce.1", "ua.card.type.1"} == set()
