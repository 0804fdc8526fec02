"""Every rule by which a game normalises its texts shows what it does by an example, and does just that."""

from __future__ import annotations

import pytest

from quadriga.games.guardians_arena.wording.normal import normal as guardians_normal
from quadriga.games.ultraman.wording.grammar import grammar as ultraman
from quadriga.games.union_arena.wording.grammar import grammar as union
from quadriga.games.union_arena.wording.normal import normal as union_normal
from quadriga.text.normal import Rule

NORMALS = (union_normal(), ultraman().normal, guardians_normal())
RULES = [rule for normal in NORMALS for rule in normal.rules if rule.name != "reminders"]
"""What a reminder looks like is the game's own; its example is only a picture of one."""
WORDS = ("form your hand", "attack pahse", "to you hand", "until the start if your next turn", "Chose one card")


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_a_rule_does_what_its_example_shows(rule: Rule) -> None:
    assert rule.apply(rule.before) == rule.after


@pytest.mark.parametrize("words", WORDS)
def test_misprinted_words_stay_as_they_are(words: str) -> None:
    assert union().normalise(words, "clause").lower() == words.lower()
