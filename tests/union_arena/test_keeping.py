"""A game that is copied, saved and loaded goes on as if nothing had happened; what is told of it afterwards."""

from __future__ import annotations

import quadriga
from quadriga.games.union_arena.chapters.table import table as field
from quadriga.games.union_arena.people.chronicle import chronicle
from quadriga.kernel.chance import seeded
from quadriga.kernel.save import data_of, digest, state_from
from quadriga.kernel.state import State, answer
from quadriga.scenario.table import Table

GAME = quadriga.load("union-arena")


def play_on(state: State, seed: int, decisions: int) -> None:
    chance = seeded(seed)
    for _ in range(decisions):
        if state.decision is None:
            return
        answer(state, chance.below(len(state.decision.options)))


def test_a_saved_game_goes_on_the_same_way() -> None:
    for seed in range(4):
        state = GAME.new(list(GAME.decks().values())[:2], seed=seed)
        play_on(state, seed, 40 + 15 * seed)
        loaded = state_from(state.rules, state.match, data_of(state))
        twin = state.clone()
        assert digest(loaded) == digest(state) == digest(twin)
        for copy in (state, loaded, twin):
            play_on(copy, 7, 60)
        assert digest(loaded) == digest(state) == digest(twin)


def test_values_are_derived_anew_after_loading(table: Table) -> None:
    table.card("Drum", bp=1000, text="All characters on your field gain 500 BP.")
    table.place(A="front: Drum, Ram 1000; energy: 2 red")
    assert table["Ram"].bp == 1500
    loaded = field(state_from(table.state.rules, table.state.match, data_of(table.state)))
    assert [table.boards.facts(loaded, c)["bp"] for c in loaded.pile(0, 2)] == [1500, 1500]


def test_the_chronicle_counts_draws_plays_damage_and_idle_ap(table: Table) -> None:
    table.card("Call", type="event", text="Draw a card.")
    table.card("Wolf", bp=3000, raid="Pup")
    table.place(A="front: Pup 1000, Ram 3000; hand: Wolf, Kid 1000, Call; deck: P 1000, 9; ap: 3/3", B="deck: 9", phase="start")
    table.A.answers("no")
    table.A.uses("Call")
    table.A.answers("raid with Wolf onto Pup")
    table.A.attacks("Ram")
    table.A.ends_turn()
    told = chronicle(field(table.state))
    number = {name: table.cards.by_label[name]["number"] for name in ("Call", "Wolf", "P")}
    mine, theirs = told["sides"]
    assert mine["played"] == [number["Call"], number["Wolf"]] and theirs["played"] == []
    assert len(mine["drawn"]) == 2 and mine["drawn"][0] == number["P"] and mine["wasted"] == {"AP left": 1}
    assert list(mine["by_turn"]["damage dealt"].values()) == [1] and theirs["by_turn"] == {"damage dealt": {}}
