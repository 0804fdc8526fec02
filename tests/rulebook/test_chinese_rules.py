"""The glossary, and the Chinese text of the Union Arena rules."""

from __future__ import annotations

import re

import pytest

from quadriga import rulebook
from quadriga.rulebook.glossary import Term, terms

RULES = rulebook.rules("union-arena")
WORDS = terms("union-arena")
EVERY_TERM = [term for game in rulebook.games() for term in terms(game).values()]
# Words that English uses for other things too, so that the Chinese word need not stand there.
AMBIGUOUS = {"zone.field", "zone.sideline", "phase.turn"}
STRICT = [
    term
    for term in WORDS.values()
    if term.group in ("zone", "phase", "timing label") and term.key not in AMBIGUOUS
]


def test_every_rule_of_union_arena_has_a_chinese_text() -> None:
    assert [rule.id for rule in RULES if not rule.says_zh] == []


def test_the_texts_are_traditional_chinese_sentences() -> None:
    for rule in RULES:
        assert rule.says_zh.endswith("。"), rule.id
        # The manual itself writes this one word with a Japanese character.
        rule.says_zh.replace("狙撃", "").encode("cp950")
        assert not re.search(r"[぀-ヿ]", rule.says_zh), rule.id


def test_the_texts_are_all_different() -> None:
    assert len({rule.says_zh for rule in RULES}) == len(RULES)


def test_numbers_of_a_rule_are_kept() -> None:
    for rule in RULES:
        for number in re.findall(r"\b\d{2,}\b", rule.says):
            assert number in rule.says_zh, rule.id


def spellings(text: str) -> list[str]:
    """A second way to write a word stands in brackets, Western or Chinese, or behind a stroke."""
    return [part.strip() for part in re.split(r"[\uff08\uff09()/]", text) if part.strip()]


@pytest.mark.parametrize("term", STRICT, ids=lambda term: term.key)
def test_a_term_of_the_game_is_translated_by_its_own_word(term: Term) -> None:
    english = re.compile(rf"\b{re.escape(spellings(term.en)[0])}s?\b", re.IGNORECASE)
    for rule in RULES:
        said = rule.says.replace("-", " ").replace("by hand", "")  # a way of playing, no zone
        if english.search(said):
            assert any(word in rule.says_zh for word in spellings(term.zh_hant)), rule.id


def test_a_term_has_one_entry() -> None:
    keys = [(term.game, term.key) for term in EVERY_TERM]
    assert len(keys) == len(set(keys))


def test_every_term_belongs_to_a_game() -> None:
    assert {term.game for term in EVERY_TERM} <= set(rulebook.games())
    assert terms("ultraman")["player.lead"].en == "Lead Player"
    assert terms("guardians-arena") == {}


def test_union_arena_has_a_chinese_word_for_every_term() -> None:
    assert [term.key for term in WORDS.values() if not term.zh_hant] == []


def test_words_of_our_own_are_marked() -> None:
    assert WORDS["kw.step"].unofficial
    assert not WORDS["zone.removal"].unofficial
    assert all(term.zh_hant for term in EVERY_TERM if term.unofficial)
