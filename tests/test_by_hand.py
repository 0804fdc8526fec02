"""Played by hand: what is not understood is carried out by the players, told, kept and taken back like an answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from quadriga import games, replay
from quadriga.cli import app
from quadriga.games import by_hand
from quadriga.games.by_hand import Deed, NotByHand, carry_out
from quadriga.games.game import Game
from quadriga.kernel.state import State
from quadriga.kernel.unknown import knows
from quadriga.rulebook.marks import rule

NAMES = ["union-arena", "ultraman", "guardians-arena"]


def begun(name: str, seed: int = 3) -> tuple[Game, State]:
    """A game at a decision at which nothing is half done."""
    game = games.load(name)
    s = game.new(list(game.decks().values())[:2], seed, {by_hand.OPTION: 1, "vanilla": 1})
    while not game.boards().ask_again(s.clone()):
        game.answer(s, 0)
    return game, s


def pile(game: Game, s: State, seat: int, zone: str) -> list[int]:
    return s.zones[game.boards().zone_number(seat, zone)]


def said(game: Game, s: State, since: int, seat: int = 0) -> list[str]:
    return [str(event["text"]) for event in game.events(s, seat, since)]


@rule("ua.byhand.1", "ucg.byhand.1", "gua.house.byhand.1")
@pytest.mark.parametrize("name", NAMES)
def test_a_card_is_drawn_by_hand_told_and_hidden_from_the_other(name: str) -> None:
    game, s = begun(name)
    hand = len(pile(game, s, 0, "hand"))
    top = pile(game, s, 0, "deck")[-1]
    after = carry_out(game, s, 0, Deed("move", seat=0, zone="deck", to="hand"))
    assert pile(game, after, 0, "hand")[-1] == top and len(pile(game, after, 0, "hand")) == hand + 1
    assert len(pile(game, s, 0, "hand")) == hand, "the state before is left as it is"
    assert knows(after, 0, top) and knows(after, 1, top) == knows(s, 1, top)  # Guardians Arena has an open card there
    assert knows(s, 0, top) or after.marks > s.marks, "somebody has seen a card"
    assert after.decision is not None and s.decision is not None and after.decision.kind == s.decision.kind
    [event] = game.events(after, 1, len(s.log))
    assert event["rule"] == game.boards().by_hand_rule and event["text"] and ("card" in event) == knows(s, 1, top)


@pytest.mark.parametrize("name", NAMES)
def test_a_zone_is_looked_at_and_shuffled(name: str) -> None:
    game, s = begun(name)
    deck = pile(game, s, 1, "deck")
    looked = carry_out(game, s, 0, Deed("look", seat=1, zone="deck", value=2))
    assert [knows(looked, 0, c) for c in deck[-3:]] == [False, True, True] and not knows(looked, 1, deck[-2])
    assert said(game, looked, len(s.log)) == ["By hand: you look at 2 cards in Player B's deck."]
    shown = carry_out(game, s, 0, Deed("show", seat=0, zone="hand"))
    assert all(knows(shown, 1, c) for c in pile(game, s, 0, "hand"))
    mixed = carry_out(game, looked, 0, Deed("shuffle", seat=1, zone="deck"))
    assert sum(knows(mixed, 0, c) for c in deck) <= 1  # the open card of Guardians Arena
    assert sorted(pile(game, mixed, 1, "deck")) == sorted(deck)


def with_a_character(game: Game, s: State) -> tuple[State, int]:
    """Union Arena: a character on the front line, put there by hand."""
    c = next(c for c in pile(game, s, 0, "hand") if getattr(s.faces[s.card[c]], "bp", 0))
    return carry_out(game, s, 0, Deed("move", card=s.ref[c], to="front line")), c


def test_a_character_is_placed_turned_strengthened_and_sidelined() -> None:
    game, s = begun("union-arena")
    boards = game.boards()
    placed, c = with_a_character(game, s)
    assert boards.zone_of(placed, c) == (0, "front line")
    before = boards.facts(placed, c)["bp"]
    strong = carry_out(game, placed, 1, Deed("number", card=placed.ref[c], word="BP", value=1000))
    assert boards.facts(strong, c)["bp"] == before + 1000
    name = strong.faces[strong.card[c]].name
    assert said(game, strong, len(placed.log)) == [f"Player B gives {name} +1000 BP by hand."]
    lying = carry_out(game, strong, 0, Deed("turn", card=strong.ref[c], word="resting", value=1))
    assert boards.facts(lying, c)["resting"] and boards.facts(lying, c)["bp"] == before + 1000
    assert said(game, lying, len(strong.log)) == [f"You turn {name} by hand: resting."]
    gone = carry_out(game, lying, 0, Deed("move", card=lying.ref[c], to="sideline"))
    assert boards.zone_of(gone, c) == (0, "sideline")
    spent = carry_out(game, gone, 0, Deed("number", seat=1, word="AP", value=0))
    assert boards.value(spent, 1, "ap") in (0, "0/3", "0") or str(boards.values_now(spent, 1)["ap"]).startswith("0/")


def test_a_hidden_hand_is_not_chosen_from() -> None:
    game, s = begun("union-arena")
    theirs = pile(game, s, 1, "hand")
    with pytest.raises(NotByHand, match="can't see"):
        carry_out(game, s, 0, Deed("move", card=s.ref[theirs[0]], to="sideline"))
    after = carry_out(game, s, 0, Deed("move", seat=1, zone="hand", to="sideline"))
    assert len(pile(game, after, 1, "hand")) == len(theirs) - 1


@pytest.mark.parametrize(
    "deed",
    [Deed("move", card=99999, to="hand"), Deed("move", seat=0, zone="deck", to="nowhere"), Deed("turn", word="blue"),
     Deed("number", seat=0, word="AP", value=99), Deed("number", seat=0, word="luck"), Deed("look", zone="moon"),
     Deed("number", seat=0, word="AP", value=-1)],
)  # fmt: skip
def test_what_cannot_be_done_gets_a_sentence(deed: Deed) -> None:
    game, s = begun("union-arena")
    with pytest.raises(NotByHand, match=r"\.$"):
        carry_out(game, s, 0, deed)


def test_only_where_it_was_agreed_on_and_nothing_is_half_done() -> None:
    game = games.load("union-arena")
    s = game.new(list(game.decks().values())[:2], 3)
    draw = Deed("move", seat=0, zone="deck", to="hand")
    with pytest.raises(NotByHand, match="not played by hand"):
        carry_out(game, s, 0, draw)
    s = game.new(list(game.decks().values())[:2], 3, {by_hand.OPTION: 1})
    assert s.decision is not None and s.decision.kind not in game.boards().natural
    with pytest.raises(NotByHand, match="half done"):
        carry_out(game, s, 0, draw)


def test_ultraman_a_character_enters_and_leaves() -> None:
    game, s = begun("ultraman")
    boards = game.boards()
    while not any(area < 0 for area in s.areas):  # type: ignore[attr-defined]
        game.answer(s, 0)
    seat = next(i % 2 for i, area in enumerate(s.areas) if area < 0)  # type: ignore[attr-defined]
    c = next(c for c in pile(game, s, seat, "hand") if getattr(s.faces[s.card[c]], "level", 0))
    there = carry_out(game, s, seat, Deed("move", card=s.ref[c], to="battle area"))
    assert boards.zone_of(there, c)[1] == "battle area"
    before = boards.facts(there, c).get("bp")
    strong = carry_out(game, there, seat, Deed("number", card=there.ref[c], word="BP", value=2000))
    assert boards.facts(strong, c).get("bp") == before + 2000
    gone = carry_out(game, strong, seat, Deed("move", card=strong.ref[c], to="discard area"))
    assert boards.zone_of(gone, c)[1] == "discard area"


def test_a_replay_has_what_was_done_by_hand(tmp_path: Path) -> None:
    game = games.load("union-arena")
    fresh = game.new(list(game.decks().values())[:2], 3, {by_hand.OPTION: 1, "vanilla": 1})
    answers = 0
    while not game.boards().ask_again(fresh.clone()):
        game.answer(fresh, 0)
        answers += 1
    done = [replay.Done(answers, 1, Deed("move", seat=0, zone="deck", to="hand"))]
    start = game.new(list(game.decks().values())[:2], 3, {by_hand.OPTION: 1, "vanilla": 1})
    session = replay.Session(game, start, by_hand=done)
    for _ in range(answers + 3):
        session.answer(0)
    assert any(event.rule == "ua.byhand.1" for event in session.state.log)
    before, again = replay.same_again(session)
    assert before == again
    session.save(tmp_path / "game.json")
    record = replay.read(tmp_path / "game.json")
    assert record.by_hand == done
    assert game.hash(replay.resume(record).state) == before
    data: dict[str, Any] = msgspec.json.decode((tmp_path / "game.json").read_bytes())
    data["by_hand"][0][2]["to"] = "nowhere"
    (tmp_path / "bad.json").write_bytes(msgspec.json.encode(data))
    with pytest.raises(replay.BrokenReplay, match="nowhere"):
        replay.resume(replay.read(tmp_path / "bad.json"))


def test_computers_do_not_simulate_by_hand() -> None:
    run = ["simulate", "--game", "union-arena", "--games", "2", "--option", "by_hand=1"]
    done = CliRunner().invoke(app, run)
    assert done.exit_code != 0 and "two people" in str(done.exception or done.output)
