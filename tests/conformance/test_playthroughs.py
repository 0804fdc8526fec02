"""The same seed and answers give the same game in every version, event by event (law 1)."""

from __future__ import annotations

import pytest

from quadriga import games
from tests.conformance import playthroughs

FILES = [
    (name, file, options) for name in games.NAMES for file, options in playthroughs.editions(games.load(name)).items()
]


@pytest.mark.pure
@pytest.mark.parametrize(("name", "file", "options"), FILES, ids=[file for _, file, _ in FILES])
def test_a_game_is_played_as_it_was_before(name: str, file: str, options: dict[str, int]) -> None:
    text = (playthroughs.FOLDER / f"{file}.txt").read_text(encoding="utf-8")
    before = playthroughs.games_in(text)
    assert len(before) == playthroughs.SEEDS
    for seed, was in enumerate(before):
        lines = list(playthroughs.play(games.load(name), seed, options))
        for number, (then, now) in enumerate(zip(was, lines, strict=False)):
            story = "\n".join(was[max(0, number - 5) : number])
            assert now == then, (
                f"game {seed} of {file} goes another way after\n{story}\n"
                f"before: {then}\nnow:    {now}\n"
                f"If a rule or a card was changed on purpose: python -m tests.conformance.playthroughs {name}"
            )
        assert len(lines) == len(was)
