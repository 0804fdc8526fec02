"""Universal Arena behind the common door: who began, whole characters, and what players are told of a position."""

from __future__ import annotations

import pytest

from quadriga import games
from quadriga.games.game import Unreadable
from quadriga.games.universal_arena.chapters import faces
from quadriga.games.universal_arena.chapters.faces import CharacterFace
from quadriga.games.universal_arena.chapters.table import table as arena_state
from quadriga.games.universal_arena.computer import features, heuristic
from quadriga.games.universal_arena.pages import files as pages
from quadriga.games.universal_arena.people import chronicle
from quadriga.kernel.state import answer
from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena, page, using

GAME = games.load("universal-arena")


@rule("uni.turn.13")
def test_who_began_is_the_same_all_game() -> None:
    teams = list(GAME.decks().values())
    begun = set()
    for seed in range(6):
        s = GAME.new(teams[:2], seed=seed)
        first = arena_state(s).initiative
        begun.add(first)
        while s.decision is not None and s.turn < 4:
            assert GAME.first_seat(s) == first
            answer(s, len(s.decision.options) - 1)
    assert begun == {0, 1}


def test_the_door_asks_the_games_own_judges() -> None:
    s = GAME.new(list(GAME.decks().values())[:2], seed=2)
    for n in range(12):
        assert s.decision is not None
        answer(s, n % len(s.decision.options))
    g = arena_state(s)
    assert s.decision is not None
    for seat in (0, 1):
        assert GAME.features(s, seat) == features.features(g, seat) and len(GAME.feature_names) == len(
            GAME.features(s, seat)
        )
        assert GAME.evaluate(s, seat) == heuristic.evaluate(g, seat)
    assert [GAME.option_key(s, o) for o in s.decision.options] == [
        heuristic.option_key(g, o) for o in s.decision.options
    ]


def test_a_whole_character_has_a_face_and_its_parts_have_theirs() -> None:
    one = pages.tidy({"id": "x", "name": "Xan", "version": "I", "hp": 80, "cards": [],
                      "innates": [{"name": "Hard", "text": "Resist 2."}]})  # fmt: skip
    face = GAME.face(one)
    assert isinstance(face, CharacterFace) and face.name == "Xan" and face.hp == 80 and len(face.mitigations) == 1
    [part] = GAME.parts(one)
    assert part["name"] == "Hard" and part["text"] == "Resist 2."


def test_nothing_of_a_character_that_is_not_understood_is_exercised() -> None:
    bad = pages.tidy({"id": "x", "name": "Xan", "version": "I", "cards": [],
                      "innates": [{"name": "Hum", "text": "Gain 1 Root."}, {"name": "Haw", "text": "Frobnicate."}]})  # fmt: skip
    for part in GAME.parts(bad):
        assert GAME.exercised(part) == 0
    with pytest.raises(Unreadable):
        GAME.face(bad)


@rule("uni.text.if.1")
@pytest.mark.parametrize("who", ["this character", "the target"])
def test_lacking_a_status_is_a_condition_on_either(who: str) -> None:
    text = f"If {who} does not have Root, gain 1 Seal."
    on_user, on_bea = (["Root 1"], ()) if who == "this character" else ([], ("Root 1",))
    assert "Seal 1" in using(text).has("Ava")
    assert "Seal 1" not in using(text, *on_user, on_bea=on_bea).has("Ava")


@rule("uni.house.char.3")
def test_a_defeated_character_is_not_swapped(table: Arena) -> None:
    table.card("Abe", **page(**{"standing at": 3}))
    table.place(A="line: Ava, Abe, Ann", B="line: Bea; hand: B1 attack 9", turn="B")
    table.play("B", "B1", at="Abe")
    table.resolve()
    table.end_the_turn()
    assert table.waiting_for == "A movement"
    refusal = table.A.refusal("swap", "Abe")
    assert refusal is not None and refusal.rule == "uni.house.char.3"


def test_every_keyword_and_type_is_a_bit_of_its_own() -> None:
    for i, name in enumerate(faces.KEYWORD_NAMES):
        constant = name.split()[0].replace("-", "_").upper()  # Assist Attack is ASSIST
        assert getattr(faces, constant) == 1 << i
    named = {name: getattr(faces, f"T_{name.upper()}", None) for name in faces.TYPE_NAMES}
    assert all(named[name] in (None, 1 << i) for i, name in enumerate(faces.TYPE_NAMES))
    bits = [faces.type_bit(name) for name in (*faces.TYPE_NAMES, "Quibble", "Quaver", "Quibble")]
    assert bits[: len(named)] == [1 << i for i in range(len(named))]
    assert bits[-1] == bits[-3] and len({*bits}) == len(bits) - 1 and all(bit.bit_count() == 1 for bit in bits)


def test_lost_energy_is_not_counted_as_left_over() -> None:
    left = []
    for lost in (1, 2):
        table = using(f"Lose {lost} Energy.", target="Self")
        table.end_the_turn()
        left.append(chronicle.chronicle(table.g)["sides"][0]["wasted"]["Energy left"])
    assert left[0] - left[1] == 1


def test_first_looks_aim_where_most_hp_is_to_lose(table: Arena) -> None:
    table.card("Bea", **page(hp=40))
    table.place(A="line: Ava; hand: A1 attack 5", B="line: Bea, Bob", ask="target")
    table.A.plays("A1")
    looks = heuristic.scores(table.g)
    assert table.A.options()[looks.index(max(looks))].startswith("Bob")


@rule("uni.house.unread.1")
def test_a_character_that_is_not_understood_is_in_no_team() -> None:
    [deck, *_] = GAME.decks().values()
    known = {number: dict(page) for number, page in GAME.cards().items()}
    first = known[next(iter(deck.cards))]
    first["innates"] = [{"name": "Odd", "text": "Juggle three lanterns."}]
    assert [o.rule for o in GAME.check(deck, known)] == ["uni.house.unread.1"]
