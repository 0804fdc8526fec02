"""Sentences and whole characters of our own, written before anybody looked at the grammar: what is read, and that it plays.

docs/universal-arena.md has the figures of the first looks.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quadriga.games import load
from quadriga.games.game import Deck, Unreadable
from quadriga.games.universal_arena.pages.characters import read_part
from quadriga.games.universal_arena.pages.files import library, load_file, parts
from quadriga.games.universal_arena.wording import reading
from quadriga.kernel.chance import seeded
from quadriga.kernel.playout import play_randomly
from quadriga.text.errors import Ambiguous, Declined
from tests.universal_arena import contrast

HERE = Path(__file__).parent
LOOKS = sorted((HERE / "looks").glob("look-*.toml"))
READ = {"look-1": 45, "look-2": 25, "look-3": 36, "look-4": 56}
"""Texts of each look that are read."""
SENTENCES = [line.strip() for line in (HERE / "sentences-2.txt").read_text(encoding="utf-8").splitlines() if line.strip()]
SENTENCES_READ = 173
LABEL = re.compile("^(" + "|".join(map(re.escape, reading.LABELS)) + "): ")


def marked(sentence: str) -> str:
    """Without its label, with its names marked."""
    return reading.mark(LABEL.sub("", reading.labelled(sentence)), ["Ember", "Tide", "Glow"])


@pytest.mark.parametrize("path", LOOKS, ids=lambda path: path.stem)
def test_texts_of_the_looks_are_read(path: Path) -> None:
    found = 0
    for page in load_file(path):
        for part in parts(page):
            try:
                read_part(page, *part["part"])
                found += 1
            except Unreadable:
                pass
    assert found >= READ[path.stem]


def test_sentences_are_read() -> None:
    g = reading.load_grammar()
    found = 0
    for sentence in SENTENCES:
        try:
            g.read("segment", marked(sentence))
            found += 1
        except Declined:
            pass
    assert found >= SENTENCES_READ


@pytest.mark.parametrize("name", ["look-2", "look-4"])
def test_the_characters_of_a_look_that_is_read_play(name: str) -> None:
    game = load("universal-arena")
    pages = {str(page["id"]): page for page in load_file(HERE / "looks" / f"{name}.toml")}
    known = {**library(), **pages}
    mates = sorted(library())
    for seed in range(4):
        teams = []
        for k in range(2):
            own = sorted(pages)
            ids = [own[(seed + k) % len(own)], own[(seed + k + 1) % len(own)], mates[(2 * seed + k) % len(mates)]]
            teams.append(Deck("Looks", game.name, dict.fromkeys(ids, 1), extra={"characters": ids}))
        s = game.new(teams, seed=seed, cards=known, recording=False)
        play_randomly(s, seeded(seed))
        assert s.over and s.end_rule.startswith("uni.")


@pytest.mark.once
def test_another_word_is_another_program_or_none() -> None:
    texts = [*contrast.segments(library().values()), *map(marked, SENTENCES)]
    for path in LOOKS:
        texts += contrast.segments(load_file(path))
    counts, same = contrast.contrast(texts)
    assert [pair for pair in same if pair[0] not in contrast.SAME] == []
    assert counts["different"] > 700


def test_two_readings_are_an_error() -> None:
    g = reading.load_grammar()
    for sentence in SENTENCES:
        try:
            g.read("segment", marked(sentence))
        except Ambiguous as error:
            raise AssertionError(sentence) from error
        except Declined:
            pass
