"""Sessions: undo by what was revealed, redo, saving; replays that break say where."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import quadriga
from quadriga import replay
from quadriga.kernel.chance import seeded
from quadriga.replay import BrokenReplay, NeedsConsent, Session
from quadriga.scenario.table import Table


def new_session(seed: int = 7) -> Session:
    game = quadriga.load("union-arena")
    first, second, *_ = game.decks().values()
    return Session(game, game.new((first, second), seed))


def play(session: Session, answers: int, seed: int = 1) -> None:
    chance = seeded(seed)
    for _ in range(answers):
        decision = session.state.decision
        if decision is None:
            return
        session.answer(chance.below(len(decision.options)))


@pytest.fixture(scope="module")
def finished() -> Session:
    session = new_session()
    play(session, 5000)
    assert session.state.over
    return session


# -- taking back --------------------------------------------------------------------------------


def test_back_to_the_start_and_forward_again_is_the_same_game(finished: Session) -> None:
    log = [event.data() for event in finished.state.log]
    before, after = replay.same_again(finished)
    assert before == after
    assert [event.data() for event in finished.state.log] == log


def test_undo_is_free_while_nothing_was_revealed(table: Table) -> None:
    table.place(A="hand: 2x Page 1000")
    table.A.plays("Page")
    table.A.plays("Page")
    session = table.session
    assert session.may_undo(0) == "free"
    assert session.undo(0) == 1 and session.undo(0) == 1
    assert table.A.hand == ["Page", "Page"] and table.A.ap == 3 and not session.practice
    with pytest.raises(ValueError, match="nothing to take back"):
        session.undo(0)


def test_undo_past_a_reveal_needs_consent_and_marks_the_game_as_practice(table: Table) -> None:
    table.place(A="front: Scout 1000", B="life: Ash 1000, 3")
    table.A.attacks("Scout")  # a life card was turned up
    session = table.session
    assert session.may_undo(0) == "ask"
    with pytest.raises(NeedsConsent, match="revealed"):
        session.undo(0)
    assert table.B.life == 3
    session.undo(0, consent=True)
    assert table.B.life == 4 and session.practice


def test_undo_past_the_other_players_answer_needs_consent(table: Table) -> None:
    table.place(A="front: Ram 2000", B="front: Wall 3000")
    table.A.attacks("Ram")
    table.B.blocks("Wall")
    assert table.session.may_undo(0) == "ask"


def test_redo_gives_the_same_answer_again_until_another_is_given(table: Table) -> None:
    table.place(A="hand: 2x Page 1000")
    table.A.plays("Page")
    table.A.plays("Page", "energy line")
    session = table.session
    wanted = session.game.hash(session.state)
    session.undo(0)
    session.undo(0)
    session.redo()
    session.redo()
    assert session.game.hash(session.state) == wanted
    session.undo(0)
    table.A.plays("Page")
    with pytest.raises(ValueError, match="nothing to give again"):
        session.redo()


def test_an_answer_that_is_no_option_changes_nothing(table: Table) -> None:
    table.place(A="hand: Page 1000")
    session = table.session
    before = session.game.hash(session.state)
    with pytest.raises(ValueError, match="no option 99"):
        session.answer(99)
    assert session.game.hash(session.state) == before and session.answers == []


# -- keeping ------------------------------------------------------------------------------------


def test_a_saved_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    session = new_session()
    play(session, 60)
    session.save(tmp_path / "game.json")
    again = replay.resume(replay.read(tmp_path / "game.json"))
    assert again.game.hash(again.state) == session.game.hash(session.state)
    assert len(again.state.log) == len(session.state.log)
    again.undo(consent=True)
    assert len(again.answers) == 59


def test_a_replay_needs_no_card_file(finished: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    finished.save(tmp_path / "game.json")
    monkeypatch.setattr(type(finished.game), "cards", lambda self: {})
    again = replay.resume(replay.read(tmp_path / "game.json"))
    assert again.state.winner == finished.state.winner
    assert again.game.hash(again.state) == finished.game.hash(finished.state)


def test_a_board_is_saved_with_its_position(table: Table, tmp_path: Path) -> None:
    table.place(A="front: Ram 4000", B="front: Wall 3000")
    table.A.attacks("Ram")
    table.session.save(tmp_path / "board.json")
    again = replay.resume(replay.read(tmp_path / "board.json"))
    assert again.game.hash(again.state) == table.game.hash(table.state)


def damaged(finished: Session, tmp_path: Path, **changes: object) -> Path:
    path = tmp_path / "damaged.json"
    finished.save(path)
    path.write_text(json.dumps(json.loads(path.read_text()) | changes))
    return path


def test_a_replay_cut_off_in_the_file_says_where(finished: Session, tmp_path: Path) -> None:
    path = damaged(finished, tmp_path)
    path.write_text(path.read_text()[:500])
    with pytest.raises(BrokenReplay, match=r"stops being JSON at line \d+, column \d+"):
        replay.read(path)


def test_a_replay_with_an_impossible_answer_says_which(finished: Session, tmp_path: Path) -> None:
    answers = [*finished.answers[:20], 999, *finished.answers[21:]]
    with pytest.raises(BrokenReplay, match=rf"answer 21 of {len(answers)}: Player . is asked .* 999 is given"):
        replay.resume(replay.read(damaged(finished, tmp_path, answers=answers)))


def test_a_replay_with_a_changed_answer_says_between_which(finished: Session, tmp_path: Path) -> None:
    session = new_session()
    place = 0
    for place, choice in enumerate(finished.answers):  # the first answer after 50 that can be another one
        decision = session.state.decision
        assert decision is not None
        if place > 50 and len(decision.options) > choice + 1 and decision.kind == "main":
            break
        session.answer(choice)
    answers = list(finished.answers)
    answers[place] += 1
    with pytest.raises(BrokenReplay, match="breaks"):
        replay.resume(replay.read(damaged(finished, tmp_path, answers=answers)))


def test_a_replay_with_another_end_says_so(finished: Session, tmp_path: Path) -> None:
    with pytest.raises(BrokenReplay, match="at its end"):
        replay.resume(replay.read(damaged(finished, tmp_path, hash="0" * 32)))


def test_a_replay_with_missing_answers_at_its_end_says_so(finished: Session, tmp_path: Path) -> None:
    with pytest.raises(BrokenReplay, match="at its end"):
        replay.resume(replay.read(damaged(finished, tmp_path, answers=finished.answers[:-1])))


def test_a_replay_with_answers_after_the_end_says_so(finished: Session, tmp_path: Path) -> None:
    with pytest.raises(BrokenReplay, match="the game is over by then"):
        replay.resume(replay.read(damaged(finished, tmp_path, answers=[*finished.answers, 0])))


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"format": 99}, "has format 99"),
        ({"answers": "many"}, "answers"),
        ({"decks": []}, "before its first answer"),
        ({"cards": []}, "before its first answer"),
    ],
)
def test_a_replay_with_damaged_parts_says_which(
    finished: Session, tmp_path: Path, changes: dict[str, object], told: str
) -> None:
    with pytest.raises(BrokenReplay, match=told):
        replay.resume(replay.read(damaged(finished, tmp_path, **changes)))


def test_a_file_that_is_not_there_is_said_to_be_so(tmp_path: Path) -> None:
    with pytest.raises(BrokenReplay, match="can't be read"):
        replay.read(tmp_path / "nothing.json")
