"""What must hold at every decision of every game, in the words of this game's own table."""

from __future__ import annotations

import pytest

from quadriga.games import load
from quadriga.games.universal_arena.chapters.faces import TWO
from quadriga.games.universal_arena.chapters.table import (
    ASIDE,
    CHARACTERS,
    REMOVED,
    ROWS,
    TEAM,
    WIDTH,
    Table,
    alive,
    character,
    printed,
    status_face,
    table,
)
from quadriga.kernel.chance import seeded
from quadriga.kernel.state import answer

GAME = load("universal-arena")


def holds(g: Table) -> None:
    for seat in range(2):
        assert g.energy[seat] >= 0 and g.meter[seat] >= 0
        for k in range(TEAM):
            ch = g.line[seat * TEAM + k]
            assert ch < 0 or (g.column[ch] == k and ch // TEAM == seat)
    for ch in range(CHARACTERS):
        assert 0 <= g.hp[ch] <= character(g, ch).hp and g.shield[ch] >= 0
        if not alive(g, ch) and g.phase > 0:
            assert g.hp[ch] == 0 and g.order[ch] == [] and g.shield[ch] == 0
        for st in range(len(g.num[ch])):
            face = status_face(g, st)
            assert 0 <= g.num[ch][st] <= face.cap
            there = st in g.order[ch]
            # At a decision in the middle of a use an emptied status may still wait to be removed.
            assert (g.num[ch][st] > 0) <= there
            if face.mode == TWO:
                assert 0 <= g.cnt[ch][st] <= face.count_cap and (g.num[ch][st] > 0 or not there or g.emptied)
    lying = [c for zone in (ROWS, ROWS + 1, ROWS + 2, ASIDE) for c in g.zones[zone]]
    remembered = [e.slot for e in g.entries]
    assert set(lying) <= set(remembered) and len(remembered) == len(set(remembered))
    for c in range(CHARACTERS, len(g.card)):
        if not alive(g, printed(g, c).user) and g.phase > 0 and g.hp[printed(g, c).user] == 0:
            assert g.zone[c] % WIDTH == REMOVED or c in remembered
    if g.row < 0:
        assert lying == [] and list(g.barred) == [0, 0]


@pytest.mark.parametrize("seed", range(8))
def test_the_table_is_sound_at_every_decision(seed: int) -> None:
    teams = list(GAME.decks().values())
    g = table(GAME.new((teams[seed % 4], teams[(seed + 1 + seed // 4) % 4]), seed=seed, recording=False))
    chance = seeded(seed + 77)
    while g.decision is not None:
        holds(g)
        answer(g, chance.below(len(g.decision.options)))
    assert g.winner in (0, 1, 2)
