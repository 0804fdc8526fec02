"""What is remembered and shown: undo marks, saved games, views, events, words and refusals."""

from __future__ import annotations

import json

from quadriga.games import load
from quadriga.games.universal_arena.chapters.table import DISCARD_PILE, REMOVED
from quadriga.games.universal_arena.computer.heuristic import evaluate, option_key
from quadriga.kernel import save
from quadriga.kernel.decisions import arg_a
from quadriga.kernel.state import answer
from tests.universal_arena.arena import Arena, page

GAME = load("universal-arena")


def marks(table: Arena, *names: str) -> int:
    """How many marks the uses of these cards left, beside those of the players' turns."""
    before = table.state.marks
    for name in names:
        table.play("A", name)
        table.resolve()
    return table.state.marks - before


def nothing_to_shuffle(table: Arena) -> None:
    """A's discard pile leaves the game."""
    for c in table.g.zones[DISCARD_PILE]:
        table.g.zone[c] = REMOVED
    table.g.zones[REMOVED] = table.g.zones[REMOVED] + table.g.zones[DISCARD_PILE]
    table.g.zones[DISCARD_PILE] = []


def test_drawing_a_single_card_is_a_mark(table: Arena) -> None:
    # B has nothing to play and passes by hand: a mark for each change of the player asked.
    table.place(A='line: Ava; hand: Plain special, Read special "Draw 1."', B="line: Bea")
    plain = marks(table, "Plain")
    assert marks(table, "Read") == plain + 1


def test_a_roll_is_a_mark(table: Arena) -> None:
    table.place(A="line: Ava; hand: Plain special, Jab attack 3", B="line: Bea")
    plain = marks(table, "Plain")
    assert marks(table, "Jab") == plain + 1


def test_looking_at_cards_is_a_mark(table: Arena) -> None:
    table.place(
        A='line: Ava; hand: Plain special, See special "Scry 1.", Find special "Search (Defense)."', B="line: Bea"
    )
    plain = marks(table, "Plain")
    table.play("A", "See")
    before = table.state.marks
    table.passes()
    table.passes()
    assert table.waiting_for == "A scry" and table.state.marks > before
    table.passes()
    assert marks(table, "Find") == plain + 1


def test_an_additional_card_outside_turn_start_is_simply_drawn(table: Arena) -> None:
    table.place(A='line: Ava; hand: Read special "Draw 1 additional card."', B="line: Bea")
    table.play("A", "Read")
    table.resolve()
    assert len(table.A.hand) == 1


def test_once_per_game_is_remembered_per_character(table: Arena) -> None:
    once = "The first time this character reaches 25% HP, gain 1 Root."
    for name in ("Bea", "Bob", "Ben"):
        table.card(name, **page(innates=[once], **{"standing at": 30}))
    table.place(A="line: Ava; hand: Sweep attack 10 {target: All Enemies}", B="line: Bea, Bob, Ben")
    table.play("A", "Sweep")
    table.resolve()
    assert [table.has(n) for n in ("Bea", "Bob", "Ben")] == [["Root 1"]] * 3


def test_a_saved_game_goes_on_the_same_way() -> None:
    teams = list(GAME.decks().values())
    s = GAME.new(teams[:2], seed=3)
    for i in range(60):
        assert s.decision is not None
        answer(s, i % len(s.decision.options))
    twin = GAME.load(json.loads(json.dumps(GAME.dump(s))))
    assert save.data_of(twin) == save.data_of(s)
    for i in range(40):
        if s.decision is None:
            break
        choice = i % len(s.decision.options)
        answer(s, choice)
        answer(twin, choice)
    assert GAME.hash(s) == GAME.hash(twin)


def test_every_event_and_option_has_words() -> None:
    teams = list(GAME.decks().values())
    for seed, pair in enumerate(((teams[0], teams[1]), (teams[2], teams[3]))):
        s = GAME.new(pair, seed=seed)
        n = 0
        while s.decision is not None:
            view = GAME.view(s, s.decision.player)["decision"]
            assert view["prompt"] and all(o["label"] for o in view["options"])
            answer(s, (7 * n) % len(s.decision.options))
            n += 1
        for e in GAME.events(s, 0):
            assert "{" not in str(e["text"]) and e["rule"].startswith("uni.")


def test_the_opponents_hand_and_both_piles_are_hidden_in_a_view(table: Arena) -> None:
    table.place(A="line: Ava; hand: Jab attack 3", B="line: Bea; hand: Hook attack 3, Wall defense 3")
    zones = {(z["id"], z.get("seat")): z["cards"] for z in GAME.view(table.state, 0)["zones"]}
    assert zones["hand", 1] == [{"hidden": True}] * 2 and zones["hand", 0][0]["name"] == "Jab"
    assert zones["draw pile", 0] == [{"hidden": True}] * 12 and zones["draw pile", 1] == [{"hidden": True}] * 12
    [bea] = [c for c in zones["line", 1] if c.get("name") == "Bea"]
    assert bea["values"] == {"HP": 100, "max HP": 100, "Shield": 0}


def test_a_view_tells_the_active_zone_and_what_a_card_is_aimed_at(table: Arena) -> None:
    table.place(A="line: Ava; hand: Slug slow attack 3 for X", B="line: Bea, Bob; hand: Hook attack 3")
    table.play("A", "Slug", at="Bob", x=2)
    table.play("B", "Hook", zone="Normal")
    view = GAME.view(table.state, 1)
    rows = {z["id"]: z for z in view["zones"] if z["id"].endswith("Zone")}
    assert rows["Normal Zone"].get("active") and rows["Slow Zone"].get("paused") and not rows["Fast Zone"].get("active")
    slug = rows["Slow Zone"]["cards"][0]
    assert slug["target"] == table["Bob"].ref and slug["X"] == 2
    assert view["players"][0]["Energy"] == 3 and view["players"][0]["initiative"]


def test_refusals_name_the_rule(table: Arena) -> None:
    table.place(A="line: Ava, Abe; hand: Jab attack 3; discard: Old attack 1", B="line: Bea; hand: Hook attack 3")

    def why(seat: int, action: str, name: str) -> str:
        refusal = GAME.why_not(table.state, seat, action, table[name].ref)
        return "" if refusal is None else refusal.rule

    assert why(0, "play", "Jab") == ""
    assert why(0, "play", "Old") == "uni.house.ultimate.2"
    assert why(0, "play", "Ava") == "uni.timing.1"
    assert why(0, "play", "Hook") == "uni.board.1"  # not to be seen
    assert why(1, "play", "Hook") == "uni.combat.4"
    assert why(0, "swap", "Ava") == "uni.move.1"
    assert why(0, "swap", "Jab") == "uni.move.3"
    assert why(0, "swap", "Bea") == "uni.move.3"
    assert why(0, "dance", "Ava") == "uni.combat.1"
    table = Arena()
    table.place(A="line: Ava, Abe; hand: Jab attack 3", B="line: Bea, Bob", phase="movement")
    assert (
        why(0, "swap", "Ava") == ""
        and why(1, "swap", "Bea") == "uni.move.9"
        and why(0, "play", "Jab") == "uni.combat.1"
    )


def test_refusals_in_windows_and_after_the_end(table: Arena) -> None:
    follow = '"Follow-Up.|Deal Power damage."'
    table.place(
        A=f"line: Ava, Abe; hand: A1 attack 3, F1 attack 3 for 9 {follow}, Plain attack 1",
        B="line: Bea 6; hand: Nap special for 9",
    )
    table.play("A", "A1")
    table.passes()
    table.passes()
    assert table.waiting_for == "A open"  # F1 costs too much, so no window was asked

    def why(action: str, name: str) -> tuple[str, str]:
        refusal = GAME.why_not(table.state, 0, action, table[name].ref)
        assert refusal is not None
        return refusal.rule, refusal.reason.id

    assert why("play", "F1") == ("uni.play.2", "universal-arena.no-energy")
    table.play("A", "Plain")
    table.resolve()
    table.end_the_turn()
    table = Arena()
    table.place(A="line: Ava; hand: Kill attack 9, More attack 1", B="line: Bea 6")
    table.play("A", "Kill")
    table.resolve()
    assert why("play", "More") == ("uni.win.1", "shared.no-game-over")


def test_stunned_characters_are_refused_a_swap(table: Arena) -> None:
    table.card("Yan", **page(has=["Stun 1"], working=True))
    table.place(A="line: Xia, Yan, Zoe", B="line: Bea", phase="movement")
    for name in ("Xia", "Yan", "Zoe"):
        refusal = table.A.refusal("swap", name)
        assert refusal is not None and refusal.rule == "uni.house.stun.1"
    assert table.A.options() == ["Pass"]
    table = Arena()
    table.place(A="line: Xia", B="line: Bea", phase="movement")
    refusal = table.A.refusal("swap", "Xia")
    assert refusal is not None and refusal.rule == "uni.house.char.3"


def test_copies_in_hand_are_alike_for_a_searcher(table: Arena) -> None:
    table.place(A="line: Ava; hand: Jab attack 3, Jab, Hook attack 3", B="line: Bea")
    assert table.decision is not None
    keys = {option_key(table.g, o) for o in table.decision.options if arg_a(o) >= 6}
    assert len(keys) == 2


def test_the_evaluation_prefers_to_be_ahead(table: Arena) -> None:
    table.place(A="line: Ava", B="line: Bea 10")
    assert evaluate(table.g, 0) > 0.5 > evaluate(table.g, 1)


def test_the_chronicle_counts_plays_and_damage(table: Arena) -> None:
    table.place(A="line: Ava; hand: Jab attack 3", B="line: Bea", phase="combat")
    table.play("A", "Jab")
    table.resolve()
    told = GAME.chronicle(table.state)
    assert len(told["sides"][0]["played"]) == 1 and list(told["sides"][0]["by_turn"]["damage dealt"].values()) == [3]
    assert len(told["sides"][1]["units"]) == 3


def test_drawing_nothing_is_no_mark(table: Arena) -> None:
    table.place(A='line: Ava; hand: Plain special, Read special "Draw 1."; pile: 0', B="line: Bea")
    nothing_to_shuffle(table)
    plain = marks(table, "Plain")
    nothing_to_shuffle(table)
    assert marks(table, "Read") == plain
