"""Answers, undo, clocks, hints, why, chat, spectators: what goes over a line."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import threading
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from quadriga import games
from quadriga.server.thinking import Question, Thinkers
from quadriga.server.why import chain
from tests.server.page import COMPUTER, FRIEND, HERE, ME, Line, Page, play_out


def two(page: Page, other: Page, **more: Any) -> tuple[str, Line, Line]:
    """Two people at one table, each with a line."""
    made = page.table(ME, FRIEND, **more)
    table = made["table"]["id"]
    claim = {"invite": made["invite"]["token"], "name": "Bo", "deck": "tide-pilots"}
    other.post(f"/api/tables/{table}/claim", claim)
    return table, page.join(table), other.join(table)


def asked_first(a: Line, b: Line) -> tuple[Line, Line]:
    return (a, b) if "options" in a.state["view"]["decision"] else (b, a)


def follow(*lines: Line) -> None:
    """Let every line hear of the latest number."""
    latest = max(line.number for line in lines)
    for line in lines:
        while line.number < latest:
            line.next()


def answer_until(a: Line, b: Line, undo: str, seat_asked: bool | None = None) -> Line:
    """Answer at random until a line's undo is of that kind; that line."""
    chance = random.Random(5)
    for _ in range(300):
        for line in (a, b):
            mine = "options" in line.state["view"].get("decision", {})
            if line.state["undo"] == undo and seat_asked in (None, mine):
                return line
        asked, _ = asked_first(a, b)
        asked.answer(chance.randrange(len(asked.state["view"]["decision"]["options"])))
        follow(a, b)
    raise AssertionError("That kind of undo never came.")


# -- answers ----------------------------------------------------------------------------------


def test_an_answer_out_of_turn_or_to_an_old_question_changes_nothing(page: Page, other: Page) -> None:
    _, a, b = two(page, other)
    with a, b:
        asked, waiting = asked_first(a, b)
        before = asked.number
        assert waiting.ask("answer", number=before, option=0)["code"] == "not-asked"
        assert asked.ask("answer", number=before, option=99)["code"] == "no-option"
        assert asked.ask("answer", number=before + 1, option=0)["code"] == "stale"
        assert asked.ask("ping")["type"] == "pong" and asked.number == before
        accepted = asked.answer(0)
        assert accepted["type"] == "accepted" and accepted["number"] > before
        assert asked.ask("answer", number=before, option=0)["code"] == "stale"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"type":"steal"}',
        '{"type":"answer"}',
        '{"type":"answer","number":-1,"option":0}',
        '{"type":"answer","number":"1","option":0}',
        '{"type":"answer","number":1,"option":0,"as":1}',
        '{"type":"answer","number":1e99,"option":0}',
        "[" * 2000,
        "\x00",
    ],
)
def test_malformed_messages_are_answered_with_a_sentence(page: Page, text: str) -> None:
    with page.join(page.table(ME, HERE)["table"]["id"]) as line:
        line.socket.send(text)
        error = line.until_type("error")
        assert error["code"] == "malformed" and error["message"].endswith(".")
        assert line.ask("ping")["type"] == "pong"


def test_oversized_messages_are_refused_and_huge_ones_cut_the_line(page: Page) -> None:
    table = page.table(ME, HERE)["table"]["id"]
    with page.join(table) as line:
        line.socket.send(json.dumps({"type": "chat", "text": "x" * 5000}))
        assert line.until_type("error")["code"] == "too-large"
        line.socket.send("x" * 100_000)
        assert line.closed() == 1009
    with page.join(table) as line:
        assert line.answer(0)["type"] == "accepted"


def test_who_sends_too_fast_is_told_and_then_cut_off(page: Page) -> None:
    with page.join(page.table(ME, HERE)["table"]["id"]) as line:
        with contextlib.suppress(ConnectionClosed):  # it may be cut off before all is sent
            for _ in range(1500):
                line.socket.send('{"type":"ping"}')
        line.closed()
        codes = {m.get("code") for m in line.heard}
        assert "too-fast" in codes and line.heard[-1]["type"] == "bye"


def test_an_old_page_is_told_to_load_again(page: Page) -> None:
    with page.line() as line:
        assert line.ask("join", table=page.table(ME, HERE)["table"]["id"], protocol=0)["code"] == "protocol"


def test_a_reload_in_the_middle_gives_exactly_the_same_view(page: Page, other: Page) -> None:
    table, a, b = two(page, other)
    with a, b:
        chance = random.Random(3)
        for _ in range(25):
            asked, _ = asked_first(a, b)
            asked.answer(chance.randrange(len(asked.state["view"]["decision"]["options"])))
            follow(a, b)
        events = [e for m in a.heard if m["type"] == "state" for e in m["events"]]
        with page.join(table) as again:
            assert again.state["view"] == a.state["view"]
            assert again.state["since"] == 0 and again.state["events"] == events
        with page.join(table, log=len(events) - 3, number=a.number) as back:
            assert back.state["since"] == len(events) - 3 and back.state["events"] == events[-3:]


def test_single_options_are_taken_unless_the_player_wants_to_be_asked(page: Page) -> None:
    table = page.table(ME, HERE)["table"]["id"]
    with page.join(table) as line:
        play_out([line], random.Random(4))
        alone = [m for m in line.heard if m["type"] == "state" and len(options(m)) == 1]
        assert not alone
    table = page.table(ME, HERE)["table"]["id"]
    with page.join(table) as line:
        for seat in (0, 1):
            assert line.ask("settings", seat=seat, auto_pass=False)["type"] == "accepted"
        play_out([line], random.Random(4))
        assert [m for m in line.heard if m["type"] == "state" and len(options(m)) == 1]


def options(state: dict[str, Any]) -> list[Any]:
    return list(state["view"].get("decision", {}).get("options", []))


# -- undo -------------------------------------------------------------------------------------


def test_undo_is_free_back_to_the_last_thing_revealed(page: Page, other: Page) -> None:
    _, a, b = two(page, other)
    with a, b:
        line = answer_until(a, b, "free")
        numbers = line.number
        events = line.state["since"] + len(line.state["events"])
        accepted = line.ask("undo", number=numbers)
        assert accepted["type"] == "accepted" and accepted["number"] > numbers
        follow(a, b)
        assert line.state["since"] <= events and "options" in line.state["view"]["decision"]
        assert "practice" not in line.state


def test_undo_past_a_reveal_asks_the_opponent_who_may_refuse(page: Page, other: Page) -> None:
    _, a, b = two(page, other)
    with a, b:
        line = answer_until(a, b, "ask")
        opponent = b if line is a else a
        before = line.state["view"]
        line.send("undo", number=line.number)
        assert opponent.until_type("request")["kind"] == "undo"
        assert line.ask("reply", kind="undo", yes=True)["code"] == "no-request"
        opponent.ask("reply", kind="undo", yes=False)
        assert line.until(lambda m: m["type"] == "request" and not m["open"]).get("granted") is None
        assert line.state["view"] == before
        line.send("undo", number=line.number)
        opponent.until(lambda m: m["type"] == "request" and m["open"])
        assert opponent.ask("reply", kind="undo", yes=True)["type"] == "accepted"
        follow(a, b)
        assert line.state["view"] != before and "options" in line.state["view"]["decision"]


def test_the_computer_consents_and_the_game_becomes_practice(page: Page) -> None:
    table = page.table(ME, COMPUTER)["table"]["id"]
    chance = random.Random(6)
    with page.join(table) as line:
        for _ in range(100):
            if options(line.state):
                if line.state["undo"] == "ask":
                    break
                line.answer(chance.randrange(len(options(line.state))))
            else:
                line.until_type("state")
        before = line.number
        assert line.ask("undo", number=before)["type"] == "accepted"
        while line.number <= before:
            line.next()
        assert line.state["practice"] is True and options(line.state)
    assert page.get("/api/tables")["tables"][0]["practice"] is True


def test_there_is_nothing_to_undo_before_the_first_answer(page: Page, other: Page) -> None:
    _, a, b = two(page, other)
    with a, b:
        assert a.ask("undo", number=a.number)["code"] == "no-undo"


# -- the end ----------------------------------------------------------------------------------


def test_conceding_ends_the_game_and_both_can_agree_to_a_rematch(page: Page, other: Page) -> None:
    _, a, b = two(page, other)
    with a, b:
        assert a.ask("rematch")["code"] == "not-now"
        assert a.ask("concede")["type"] == "accepted"
        follow(a, b)
        for over in (a.state, b.state):
            assert over["result"] == {"winner": 1, "reason": "concede"} and "decision" not in over["view"]
        assert a.ask("answer", number=a.number, option=0)["code"] == "over"
        a.send("rematch")
        assert b.until_type("request")["kind"] == "rematch"
        b.send("reply", kind="rematch", yes=True)
        nexts = [line.until_type("next") for line in (a, b)]
    assert nexts[0]["table"] == nexts[1]["table"] and [n["seat"] for n in nexts] == [0, 1]
    with other.join(nexts[1]["table"], token=nexts[1]["token"]) as line:
        assert line.state["seat"] == 1 and line.state["number"] == 0


def test_who_runs_out_of_time_loses_and_it_is_said_so(page: Page, other: Page) -> None:
    _, a, b = two(page, other, clock={"kind": "bank", "seconds": 5, "increment": 0})
    with a, b:
        asked, _ = asked_first(a, b)
        seat = asked.state["seat"]
        clock = asked.state["clock"]
        assert clock["left"][1 - seat] == 5_000 and 0 < clock["left"][seat] <= 5_000 and clock["running"] == seat
        over = asked.until(lambda m: m["type"] == "state" and "result" in m, 15)
        assert over["result"] == {"winner": 1 - seat, "reason": "timeout"}


def test_an_answer_earns_the_increment_and_a_move_clock_starts_anew() -> None:
    from quadriga.server.clocks import Clocks
    from quadriga.server.messages import Clock

    now = [0.0]
    bank = Clocks(Clock("bank", 60, 10), lambda: now[0])
    bank.run_for(0)
    now[0] = 25.0
    assert bank.left_of(0) == 35_000
    bank.answered(0)
    assert bank.left_of(0) == 45_000 and bank.left_of(1) == 60_000
    move = Clocks(Clock("move", 60), lambda: now[0])
    move.run_for(1)
    now[0] = 50.0
    move.answered(1)
    assert move.left_of(1) == 60_000
    move.run_for(1)
    now[0] = 120.0
    assert move.left_of(1) == 0


def test_with_a_clock_for_each_move_every_answer_has_its_own_time(page: Page, other: Page) -> None:
    _, a, b = two(page, other, clock={"kind": "move", "seconds": 5})
    with a, b:
        for _ in range(4):
            asked, _ = asked_first(a, b)
            asked.answer(0)
            follow(a, b)
            clock = a.state["clock"]
            assert all(4_000 < left <= 5_000 for left in clock["left"])
            running = asked_first(a, b)[0].state["seat"]
            assert clock["running"] == b.state["clock"]["running"] == running, "The page counts down only what runs."
        asked, waiting = asked_first(a, b)
        over = waiting.until(lambda m: m["type"] == "state" and "result" in m, 15)
        assert over["result"] == {"winner": waiting.state["seat"], "reason": "timeout"}
        assert asked.ask("answer", number=asked.number, option=0)["code"] in ("over", "stale")


def test_without_a_clock_nobody_is_hurried(page: Page, other: Page) -> None:
    _, a, b = two(page, other)
    with a, b:
        assert "clock" not in a.state and "clock" not in b.state


def test_leaving_the_table_does_not_stop_the_clock(page: Page, other: Page) -> None:
    _, a, b = two(page, other, clock={"kind": "bank", "seconds": 5})
    with a, b:
        asked, waiting = asked_first(a, b)
        asked.__exit__()
        over = waiting.until(lambda m: m["type"] == "state" and "result" in m, 15)
        assert over["result"]["reason"] == "timeout" and over["result"]["winner"] == waiting.state["seat"]


def test_what_is_asked_of_a_player_waits_for_the_line_to_come_back(page: Page, other: Page) -> None:
    table, a, b = two(page, other)
    with a:
        b.ask("concede")
        a.until(lambda m: m["type"] == "state" and "result" in m)
        b.__exit__()
        a.send("rematch")
        a.until_type("request")
        with other.join(table) as back:
            assert back.until_type("request")["kind"] == "rematch"
            back.ask("reply", kind="rematch", yes=False)
        closed = a.until(lambda m: m["type"] == "request" and not m.get("open"))
        assert not closed.get("granted")


def test_a_game_is_conceded_once_and_by_its_own_players(page: Page, other: Page) -> None:
    _, a, b = two(page, other)
    with a, b:
        assert a.ask("concede", seat=1)["code"] == "no-seat"
        assert b.ask("concede")["type"] == "accepted"
        assert a.ask("concede")["code"] == "over" and b.ask("undo", number=b.number)["code"] in ("over", "stale")


# -- asking the server ------------------------------------------------------------------------


def test_hints_weigh_every_option_for_the_player_asked(page: Page, other: Page) -> None:
    _, a, b = two(page, other)
    with a, b:
        asked, waiting = asked_first(a, b)
        hints = asked.ask("hint", number=asked.number)
        found = [h["option"] for h in hints["options"]]
        assert sorted(found) == list(range(len(options(asked.state))))
        assert waiting.ask("hint", number=waiting.number)["code"] == "not-asked"
        assert asked.ask("hint", number=asked.number + 1)["code"] == "stale"


def test_why_names_the_rule_in_both_languages_and_why_not_says_what_is_missing(page: Page) -> None:
    table = page.table(ME, HERE)["table"]["id"]
    with page.join(table) as line:
        chance = random.Random(8)
        while line.state["view"]["phase"] != "main":
            line.answer(chance.randrange(len(options(line.state))))
        because = line.ask("why", event=0, seat=0)
        assert because["chain"][0]["rule"]["says"] and because["chain"][0]["rule"]["says_zh"]
        assert line.ask("why", event=99_999)["code"] == "not-found"
        seat = line.state["seat"]
        hand = next(z for z in line.state["view"]["zones"] if z["id"] == "hand" and z["seat"] == seat)
        refusal = line.ask("why_not", action="attack", card=hand["cards"][0]["id"])
        assert refusal["reason"]["id"] == "union-arena.no-attack-phase" and refusal["rule"]["id"].startswith("ua.")


def test_the_chain_of_causes_goes_back_to_what_was_played(page: Page) -> None:
    game = games.load("union-arena")
    s = game.new(list(game.decks().values())[:2], seed=1)
    played, drawn, rested = (s.handle(c) for c in (7, 9, 3))
    s.log = []
    s.emit("play", "ua.play.1", 0, played)
    s.emit("draw", "ua.text.may.1", 0, drawn, cause=played, seen=1)
    s.emit("rest", "ua.state.4", 0, rested, cause=drawn)
    assert [link.event["number"] for link in chain(game, s, 0, 2)] == [2, 1, 0]
    assert [link.event["number"] for link in chain(game, s, 1, 2)] == [2]  # the other side did not see what was drawn


# -- company ----------------------------------------------------------------------------------


def test_chat_reaches_the_other_player_as_text_unless_muted(page: Page, other: Page) -> None:
    table, a, b = two(page, other)
    with a, b:
        a.send("chat", phrase="good-luck")
        assert b.until_type("chat")["phrase"] == "good-luck"
        a.send("chat", text="<b>hi</b>\u202e")
        assert b.until_type("chat")["text"] == "<b>hi</b>"
        assert a.ask("chat", phrase="rude")["code"] == "malformed"
        assert a.ask("chat")["code"] == "malformed"
        assert b.ask("settings", mute=True)["type"] == "accepted"
        a.ask("chat", text="still there?")
        assert b.ask("ping")["type"] == "pong"
        assert not any(m.get("text") == "still there?" for m in b.heard)
    with page.line() as again:
        assert len(again.ask("join", table=table)["chat"]) == 3
    with other.line() as again:
        assert again.ask("join", table=table)["chat"] == []


def test_spectators_need_the_consent_of_both_and_see_neither_hand(page: Page, other: Page) -> None:
    table, a, b = two(page, other)
    third = Page(page.url)
    with a, b:
        with third.line() as line:
            assert line.ask("join", table=table)["code"] == "no-seat"
        a.ask("settings", spectators=True)
        with third.line() as line:
            assert line.ask("join", table=table)["code"] == "no-seat"
        b.ask("settings", spectators=True)
        with third.join(table) as line:
            assert line.state["seat"] == 2 and "options" not in line.state["view"]["decision"]
            hands = [z["cards"] for z in line.state["view"]["zones"] if z["id"] == "hand"]
            assert all(card == {"hidden": True} for cards in hands for card in cards)
            for message in ("concede", "rematch", "undo", "chat"):
                fields = {"number": 0} if message == "undo" else {}
                assert line.ask(message, **fields)["code"] == "no-seat"
            a.ask("settings", spectators=False)
            assert line.until_type("bye")["again"] is False


def test_both_see_who_is_connected(page: Page, other: Page) -> None:
    table, a, b = two(page, other)
    with a:
        with b:
            a.until(lambda m: m["type"] == "table" and m["table"]["seats"][1].get("online") is True)
        a.until(lambda m: m["type"] == "table" and "online" not in m["table"]["seats"][1])
        with other.join(table):
            a.until(lambda m: m["type"] == "table" and m["table"]["seats"][1].get("online") is True)


def test_a_hint_does_not_hold_up_the_line_and_comes_one_at_a_time(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    best = Thinkers.best
    may_answer = threading.Event()

    async def held(thinkers: Thinkers, person: str, question: Question) -> list[tuple[int, float]]:
        while not may_answer.is_set():
            await asyncio.sleep(0.01)
        return await best(thinkers, person, question)

    monkeypatch.setattr(Thinkers, "best", held)
    with page.join(page.table(ME, HERE)["table"]["id"]) as line:
        first = line.send("hint", number=line.number)
        assert line.ask("hint", number=line.number)["code"] == "too-fast"
        assert line.ask("ping")["type"] == "pong"
        may_answer.set()
        assert line.until(lambda m: m.get("re") == first, 60)["type"] == "hints"
        assert line.ask("hint", number=line.number)["type"] == "hints"


def test_chat_has_a_pace(page: Page) -> None:
    with page.join(page.table(ME, HERE)["table"]["id"]) as line:
        codes = {line.ask("chat", phrase="hello").get("code") for _ in range(30)}
        assert codes == {None, "too-fast"}
