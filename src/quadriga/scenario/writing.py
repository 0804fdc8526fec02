"""A position as a scenario file: every card, number and word of its board, and what only the engine remembers.

The board is for people; they may change it. Its `memory` is the saved state that it was written from: effects that
last, what each player has seen, the generator, what is half done. As long as the board tells the same as the
memory, laying it out gives exactly that state again, in the middle of an effect too. A changed board takes over
from the memory whatever the change leaves untouched (changing.py).
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Mapping
from typing import Any

import msgspec

from quadriga.games import budgets
from quadriga.games.boards import BadBoard, Boards
from quadriga.games.game import Game
from quadriga.kernel import save
from quadriga.kernel.chance import seed_number, seed_text
from quadriga.kernel.state import State
from quadriga.messages.files import say

LETTERS = "AB"
MEMORY = "memory"
FORMAT = "3"
MOST_PARTS = 200_000
"""Words and numbers of the cards and decks in a memory."""
LONGEST = 1_000_000
"""Bytes that a memory may unfold to."""


def scenario_of(game: Game, s: State, title: str) -> dict[str, Any]:
    """The scenario file of this position as data: it expects nothing but whose turn it is, or what is asked."""
    known = game.cards()
    made_up = {str(c["number"]): _definition(c) for c in s.match.cards if str(c["number"]) not in known}
    board = {**board_of(game, s), MEMORY: memory_of(game, s)}
    data = {"game": game.name, "title": title, "cards": made_up, "board": board, "expect": expectation_of(game, s)}
    return {key: value for key, value in data.items() if value}


def expectation_of(game: Game, s: State) -> dict[str, Any]:
    """Whose turn it is, or what is asked where that is nothing of the phase."""
    d = s.decision
    if d is not None and d.kind not in game.boards().natural:
        return {"decision": f"{LETTERS[d.player]} {d.kind}"}
    return {"turn": LETTERS[s.active]}


def text_of(data: Mapping[str, Any]) -> str:
    return msgspec.yaml.encode(dict(data)).decode()


def _definition(card: Mapping[str, Any]) -> dict[str, Any]:
    return {str(key): value for key, value in card.items() if value is not None}


def board_of(game: Game, s: State) -> dict[str, Any]:
    """The board as people read it."""
    boards = game.boards()
    named = set(game.cards()) | {str(card["number"]) for card in s.match.cards}
    board: dict[str, Any] = {"turn": LETTERS[s.active], "phase": boards.phase_now(s), "seed": s.match.seed % 2**31}
    board |= boards.words_now(s)
    for seat in range(2):
        board[LETTERS[seat]] = {**_zones(boards, s, seat, named), **boards.values_now(s, seat)}
    return board


def _zones(boards: Boards, s: State, seat: int, named: set[str]) -> dict[str, Any]:
    zones: dict[str, Any] = {}
    for zone in dict.fromkeys(boards.zones.values()):
        cards = boards.written_in(s, seat, zone)
        if cards or zone in boards.unsaid or zone in boards.loose:
            zones[zone] = [entry_of(boards, s, c, named) for c in cards]
    return zones


def entry_of(boards: Boards, s: State, c: int, named: set[str]) -> Any:
    """A card as a board writes it: its label alone, or with all that there is to say of it."""
    if c < 0:
        return "-"
    entry: dict[str, Any] = {"card": label_of(s, c, named), **boards.words_of(s, c)}
    for u in boards.beneath(s, c):
        down = bool(boards.facts(s, u).get("face down"))
        entry.setdefault("face down" if down else "beneath", []).append(label_of(s, u, named))
    for u in boards.charged(s, c):
        entry.setdefault("face down", []).append(label_of(s, u, named))
    return entry if len(entry) > 1 else entry["card"]


def label_of(s: State, c: int, named: set[str]) -> str:
    """A card's number; a card that another one brings along has none of its own and goes by its name."""
    face = s.faces[s.card[c]]
    return face.number if face.number in named else face.name


# -- what the engine remembers -----------------------------------------------------------------


def memory_of(game: Game, s: State) -> str:
    """The state and its match in one word."""
    known = game.cards()
    m = s.match
    cards = [c["number"] if known.get(str(c["number"])) == c else c for c in m.cards]
    whole = [cards, m.decks, seed_text(m.seed), m.options, save.data_of(s)]
    return f"{FORMAT} {base64.b85encode(zlib.compress(msgspec.msgpack.encode(whole), 9)).decode()}"


def remembered(game: Game, memory: object) -> State:
    """The state of a memory. Raises BadBoard for one that this version does not understand."""
    form, _, packed = str(memory).partition(" ")
    if form != FORMAT:
        raise BadBoard(say("no-memory-board-format-version-reads", form=form, format=FORMAT))
    try:
        unfolding = zlib.decompressobj()
        raw = unfolding.decompress(base64.b85decode(packed), LONGEST)
        if not unfolding.eof:  # only at its end is the checksum looked at
            raise ValueError("it is not whole")
        cards, decks, seed, options, data = msgspec.msgpack.decode(raw)
        known = game.cards()
        given = [dict(known[c]) if isinstance(c, str) else c for c in cards]
        budgets.measure([given, decks, options], MOST_PARTS)
        return save.sound(save.state_from(game.rules, game.match_of(given, decks, seed_number(seed), options), data))
    except Exception as error:  # whatever is wrong with it, it is no memory
        raise BadBoard(
            say("no-memory-board-damaged-from-another")
        ) from error
