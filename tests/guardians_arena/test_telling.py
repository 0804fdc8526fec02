"""What is told: every change has its event, and nothing is written down when nobody listens."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from quadriga import games
from quadriga.games.guardians_arena.chapters.table import HAND, PEN, STORAGE, Arena, arena, zone_kind
from quadriga.kernel.chance import seeded
from quadriga.kernel.events import Event
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import answer
from quadriga.kernel.unknown import knows
from quadriga.rulebook import catalogue
from quadriga.scenario.table import Table
from tests.guardians_arena.seeing import lay, named, state, told

GAME = games.load("guardians-arena")
DECKS = list(GAME.decks().values())
PILES = (HAND, PEN, STORAGE)


def check(before: Arena, after: Arena, events: list[Event]) -> None:
    """Zones, stones, Ruins and faces turned up: what changed was told, and what was told has happened."""
    last = {slot_of(e.obj): e.target for e in events if e.obj >= 0 and e.target >= 0 and e.source != e.target}
    for c in range(len(after.card)):
        if before.zone[c] != after.zone[c]:
            piled = zone_kind(before.zone[c]) in PILES and zone_kind(after.zone[c]) in PILES
            assert piled or c in last, f"{after.faces[after.card[c]].name} moved from {before.zone[c]} to {after.zone[c]} untold"
    for seat in range(2):
        change = sum(e.n for e in events if e.kind == "stones" and e.player == seat)
        assert after.stones[seat] - before.stones[seat] == change
        ruins = sum(e.kind == "ruin" and e.player == seat for e in events)
        rebuilt = sum(e.kind == "rebuilt" and e.player == seat for e in events)
        assert sum(after.ruin[seat * 3 : seat * 3 + 3]) - sum(before.ruin[seat * 3 : seat * 3 + 3]) == ruins - rebuilt
    assert before.decision is not None
    actor = before.decision.player  # who learns something by an answer of his own cannot take it back unasked
    for c in range(len(after.card)):
        if knows(after, actor, c) and not knows(before, actor, c):
            assert after.marks > before.marks, f"{after.faces[after.card[c]].name} was revealed without a mark"
    assert all(catalogue.exists(e.rule) for e in events)
    if after.turn > before.turn:
        assert [e.kind for e in events].count("active") == after.turn - before.turn
        assert [e.kind for e in events].count("phase I") == after.turn - before.turn


@pytest.mark.parametrize("seed", range(6))
def test_every_change_is_told(seed: int) -> None:
    chance = seeded(seed)
    s = arena(GAME.new([DECKS[seed % 4], DECKS[(seed + 1) % 4]], seed=seed))
    while s.decision is not None:
        before = s.clone()
        seen = len(s.log)
        answer(s, chance.below(len(s.decision.options)))
        check(before, s, s.log[seen:])
    assert s.log[-1].kind == "game over"


@pytest.mark.parametrize("seed", range(8))
def test_nothing_is_written_down_when_nobody_listens(seed: int) -> None:
    chance = seeded(seed)
    s = GAME.new([DECKS[seed % 4], DECKS[(seed + 1) % 4]], seed=seed, recording=False)
    while s.decision is not None:
        answer(s, chance.below(len(s.decision.options)))
    assert s.log == []


def test_every_event_has_a_line_of_its_own() -> None:
    chance = seeded(3)
    s = GAME.new(DECKS[:2], seed=3)
    while s.decision is not None:
        answer(s, chance.below(len(s.decision.options)))
    for event in GAME.events(s, 0):
        assert "{" not in str(event["text"]) and event["rule"]


def test_a_known_creature_laid_face_down_again_is_hidden_among_the_hand(table: Table) -> None:
    lay(
        table,
        A="space left: Ram 6 over Shield a; storage: Gold; left: Cow 1",
        B="space right: Wolf 9 {bribery: [Gold]} over Shield b; pen: Cub 2; left: Dog 1",
        options={"turn_limit": 3},
    )
    table.A.plays("Gold")
    wolf = table.find("Wolf")
    assert state(table).known[wolf] & 1
    while table.waiting_for != "B draft":
        (table.A if table.waiting_for[0] == "A" else table.B).passes()
    assert table.cards.by_label["Wolf"]["number"] in str(table.game.view(table.state, 0)["zones"])  # known to be in that hand
    table.B.lays("Cub", "on right")
    assert not state(table).known[wolf] & 1
    assert table.cards.by_label["Wolf"]["number"] not in str(table.game.view(table.state, 0)["zones"])


def test_answers_by_abilities_and_equal_up_cards_are_told(table: Table) -> None:
    lay(
        table,
        A='space left: Ram 6 over Shield a; pen: Bomb 1 "4 pt. AOE attack."',
        B='space right: Wolf 5 over Standard s "Spend 1 Power Stone to cancel any Creature\'s AOE attack."; left: Pup 1; stones: 1; pen: Cub 9',
    )
    table.B.fights("Cub")
    table.A.fights("Bomb")
    table.B.answers("Standard s")
    assert named(table, told(table, "answer")) == ["Standard s"] and table.B.stones == 0 and table.B.left == ["Pup"]
    again = Table("guardians-arena")
    lay(again, A="deck: Nine 9, Four 4; hand: Ram 1", B="deck: Neun 9, Elf 11; hand: Wolf 1", phase="up-card")
    assert named(again, told(again, "up-card under deck")) == ["Nine", "Neun"]


def test_passes_cite_the_rule_of_their_step(table: Table) -> None:
    lay(table, A="space left: Ram 6 over Shield a; under left: Bow 1 {ranged: 1}; pen: Kid 1", B="space right: Wolf 5 over Shield b")
    table.A.passes()
    table.A.passes()
    assert [e.rule for e in told(table, "pass") if e.player == 0] == ["gua.primary.9", "gua.secondary.7"]


def test_turning_up_cards_is_a_mark_for_undo(table: Table) -> None:
    lay(table, A="hand: Ram 1", B="hand: Wolf 1", phase="up-card")
    assert table.state.marks >= 2


STARTING = """
import sys
from quadriga.games.guardians_arena import cards
cards.library()
faces = [cards.build(c) for c in cards.library().values()]
print("quadriga.text.grammar" in sys.modules, sum(len(f.abilities) for f in faces))
"""


def test_starting_up_reads_no_grammar_once_texts_are_cached(tmp_path: Path) -> None:
    told_twice = []
    for _ in range(2):
        environment = {**os.environ, "QUADRIGA_CACHE": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
        run = subprocess.run([sys.executable, "-c", STARTING], env=environment, capture_output=True, text=True, check=True)
        told_twice.append(run.stdout.split())
    assert told_twice[0][0] == "True" and told_twice[1][0] == "False"
    assert told_twice[0][1] == told_twice[1][1]
