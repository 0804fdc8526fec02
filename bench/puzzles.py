"""Make puzzles from simulated games: `python bench/puzzles.py GAME [--wanted 12] [--seconds 600] [--seed 1]`.

Games of the heuristic against itself are played to their end; positions of the last turns are written down as boards,
laid out again from their words alone (so a file needs no memory of the engine's) and given to the solver. What it
proves to be won this turn, by at least so many own decisions, and however the cards that the player cannot see are
dealt, becomes a scenario file in the game's `scenarios/puzzles`. Those that the heuristic itself does not find come
first.
"""

from __future__ import annotations

import argparse
import copy
import re
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import quadriga
from quadriga.games.boards import BadBoard
from quadriga.games.game import Game
from quadriga.kernel.chance import seeded
from quadriga.kernel.state import State
from quadriga.kernel.unknown import scramble
from quadriga.players.search import player
from quadriga.players.solve import ROLLS, Move, Solver
from quadriga.scenario import files, running, writing
from quadriga.scenario.table import LETTERS, Table

FEWEST = 3
"""Own decisions with more than one option: fewer are no puzzle."""
DEALS = 6
"""How often what the player cannot see is dealt anew; each must be won as well, beginning with the same move."""
LAST_TURNS = 2
BUDGET = 20_000
"""Positions that the solver may look at."""
ME = 0


@dataclass
class Puzzle:
    board: dict[str, Any]
    line: list[Move]
    decisions: int
    hard: bool
    """The heuristic does not find it."""
    proved: bool


def last_turns(game: Game, seed: int) -> list[State]:
    """One game played to its end: the quiet positions of its last turns at which the first player is asked."""
    decks = list(game.decks().values())
    a, b = decks[seed % len(decks)], decks[(seed // len(decks) + seed + 1) % len(decks)]
    s = game.new([a, b], seed=seed, recording=False)
    players = [player("heuristic", game, seed), player("heuristic", game, seed + 1)]
    boards = game.boards()
    seen: list[State] = []
    while not s.over and s.decision is not None:
        d = s.decision
        if d.player == ME and d.kind in boards.natural and len(d.options) > 1:
            seen.append(s.clone())
        game.answer(s, players[d.player].choose(s) if len(d.options) > 1 else 0)
    return [x for x in seen if x.turn > s.turn - LAST_TURNS]


def eased(game: Game, board: dict[str, Any], budget: int) -> list[dict[str, Any]]:
    """Boards to try. Universal Arena's rolls leave few forced wins, so there the weakest enemy stands alone, with as
    many HP as a forced win can still take: the most that a player must find."""
    if game.name != "universal-arena":
        return [board]
    for side in "AB":
        board[side]["removed"] = []
    foes = board["B"]["line"]
    weakest = min(foes, key=lambda x: x["hp"] if isinstance(x, dict) else 999)
    board["B"] = {**board["B"], "line": [weakest], "ultimates": []}
    low, high, best = 4, int(weakest.get("hp", 90)) if isinstance(weakest, dict) else 90, None
    if not isinstance(weakest, dict):
        weakest = {"card": weakest}
    while low <= high:
        hp = (low + high) // 2
        board["B"]["line"] = [{**weakest, "hp": hp}]
        table = laid_out(game, board)
        if table is None:
            return []
        table.state.recording = False
        if Solver(game, table.state, budget).solve().won:
            best, low = copy.deepcopy(board), hp + 1
        else:
            high = hp - 1
    return [] if best is None else [best]


def laid_out(game: Game, board: dict[str, Any]) -> Table | None:
    """The board from its words alone."""
    while True:
        table = Table(game)
        try:
            table.place(**board)
        except BadBoard as error:
            # a card whose character is gone goes with it
            orphan = re.match(r"'(.+)' is a card of no character", str(error))
            if orphan is None or not without(board, orphan[1]):
                return None
            continue
        except Exception:  # what a board cannot say is no puzzle
            return None
        break
    d = table.state.decision
    return table if d is not None and d.player == ME and not table.lost else None


def without(board: dict[str, Any], card: str) -> bool:
    """Take a card off the board; whether it lay there."""
    for side in "AB":
        for zone, cards in board[side].items():
            if isinstance(cards, list) and card in cards:
                board[side][zone] = [c for c in cards if c != card]
                return True
    return False


def won_by(game: Game, s: State, wanted: Move, budget: int) -> bool:
    """Does this first move win, however what cannot be seen is dealt?"""
    for deal in range(DEALS):
        twin = s.clone()
        scramble(twin, ME, seeded(deal + 1))
        d = twin.decision
        assert d is not None
        labels = game.labels(twin)
        if wanted.label not in labels:
            return False
        game.answer(twin, labels.index(wanted.label))
        if twin.winner == ME:
            continue
        if twin.decision is None or twin.turn != s.turn:
            return False
        solver = Solver(game, twin, budget)
        solver.seat = ME
        if not solver.solve().won:
            return False
    return True


def found_by_the_heuristic(game: Game, s: State) -> bool:
    twin = s.clone()
    players = [player("heuristic", game, 1), player("heuristic", game, 2)]
    while twin.decision is not None and twin.turn == s.turn and not twin.over:
        d = twin.decision
        game.answer(twin, players[d.player].choose(twin) if len(d.options) > 1 else 0)
    return bool(twin.winner == ME)


def puzzle_of(game: Game, board: dict[str, Any], budget: int) -> Puzzle | None:
    table = laid_out(game, board)
    if table is None:
        return None
    start = table.state
    start.recording = False
    solution = Solver(game, start, budget).solve()
    if not solution.won:
        return None
    decisions = sum(m.seat == ME and not m.forced for m in solution.line)
    choices = many(game, start, solution.line)
    if choices < FEWEST or not won_by(game, start, solution.line[0], budget):
        return None
    return Puzzle(board, solution.line, decisions, not found_by_the_heuristic(game, start), solution.proved)


def many(game: Game, s: State, line: list[Move]) -> int:
    """How many of the player's decisions had more than one option."""
    twin, found = s.clone(), 0
    for m in line:
        d = twin.decision
        if d is None or m.option >= len(d.options):
            break
        found += d.player == ME and len(d.options) > 1
        game.answer(twin, m.option)
    return found


def play_of(game: Game, board: dict[str, Any], line: list[Move]) -> list[dict[str, str]] | None:
    """The line in words that a scenario understands; None where words cannot tell its options apart."""
    table = laid_out(game, board)
    assert table is not None
    said = []
    for m in line:
        d = table.state.decision
        if d is None:
            break
        words = words_for(table, m)
        if words is None:
            return None
        said.append({LETTERS[m.seat]: words})
        table.session.answer(m.option)
    return said


def words_for(table: Table, m: Move) -> str | None:
    options = table.options()
    meant = options[m.option]
    label = meant.label.replace(";", ",")
    tries = [label, f"{meant.verb} {label}"]
    named = label
    for c in meant.cards:
        face = table.state.faces[table.state.card[c]]
        which = table.names().slots.get(face.number, [])
        if c in which:
            mark = f"{face.number}#{which.index(c) + 1}" if len(which) > 1 else face.number
            named = named.replace(face.name, mark, 1)
    tries += [named, f"{meant.verb} {named}"]
    for words in tries:
        found = table.matching(m.seat, words)
        if len(found) == 1 and found[0].index == m.option:
            return words
    return None


def kept(game: Game, puzzle: Puzzle, number: int, folder: Path) -> bool:
    play = play_of(game, puzzle.board, puzzle.line)
    if play is None:
        return False
    data = {
        "game": game.name,
        "title": f"Puzzle {number}: win this turn in {puzzle.decisions} moves",
        "board": puzzle.board,
        "ask": sorted(game.boards().automatic),
        "play": play,
        "expect": {"winner": "A"},
    }
    text = writing.text_of({k: v for k, v in data.items() if v})
    failure = running.run(files.parse(text, f"puzzle-{number}"))
    if failure is not None:
        print(f"  not kept: {failure.at}: {failure.found[:160]}")
        return False
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"puzzle-{number:02}.yaml").write_text(text, encoding="utf-8")
    return True


def check(game: Game, budget: int) -> None:
    """Prove each puzzle of a game again, and see that its first move wins however the unseen cards are dealt."""
    bad = 0
    for path in sorted((game.folder / "scenarios").glob("**/puzzle-*.yaml")):
        start = running.lay(files.read(path)).state
        start.recording = False
        solution = Solver(game, start, budget).solve()
        dealt = solution.won and won_by(game, start, solution.line[0], budget)
        told = "proved" if solution.proved else f"won with every one of {ROLLS} rolls"
        unseen = "however it is dealt" if dealt else "AS DEALT ONLY"
        print(f"{path.stem}: {told if solution.won else 'NOT WON'}, {unseen}", flush=True)
        bad += not (solution.won and dealt)
    raise SystemExit(bad)


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("game")
    asked.add_argument("--wanted", type=int, default=12)
    asked.add_argument("--seconds", type=float, default=600)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--budget", type=int, default=BUDGET)
    asked.add_argument("--out", type=Path)
    asked.add_argument("--check", action="store_true", help="prove the puzzles that there are, and make none")
    given = asked.parse_args()
    game = quadriga.load(given.game)
    if given.check:
        return check(game, given.budget)
    until, seed = time.monotonic() + given.seconds, given.seed
    found: list[Puzzle] = []
    while time.monotonic() < until and sum(p.hard for p in found) < given.wanted * 2:
        of_this_game = 0
        for s in last_turns(game, seed):
            if of_this_game >= 1 or time.monotonic() > until:
                break
            boards = eased(game, writing.board_of(game, s), given.budget)
            puzzle = puzzle_of(game, boards[0], given.budget) if boards else None
            if puzzle is not None and play_of(game, puzzle.board, puzzle.line) is not None:
                found.append(puzzle)
                of_this_game += 1
                known = f"hard {puzzle.hard}, proved {puzzle.proved}"
                print(f"seed {seed}: {puzzle.decisions} decisions, {known}", flush=True)
        seed += 1
    found.sort(key=lambda p: (not p.proved, not p.hard, -p.decisions))
    folder = given.out or game.folder / "scenarios" / "puzzles"
    number = 1
    chosen = sorted(found[: given.wanted * 2], key=lambda p: (p.hard, p.decisions))
    for puzzle in chosen:
        if number <= given.wanted and kept(game, puzzle, number, folder):
            number += 1
    print(f"{game.name}: {seed - given.seed} games, {len(found)} found, {number - 1} kept")


if __name__ == "__main__":
    main()
