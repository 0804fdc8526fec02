"""Games written down for learning without playing: a row for each decision, as Parquet or Arrow (docs/datasets.md).

Which games are played is what `quadriga simulate` with the same players, decks and seed plays. A file is written
beside and renamed, so it is whole or not there; how many processes play makes no difference to it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import Any

from quadriga import __version__, load
from quadriga.env.compact import Compact
from quadriga.env.encoding import Encoding, TooMany
from quadriga.env.matches import results
from quadriga.games.decks import BadDeck
from quadriga.games.game import Deck
from quadriga.kernel.state import State, answer
from quadriga.messages.commands import say
from quadriga.players.player import Player
from quadriga.players.search import SearchPlayer
from quadriga.players.search import player as make_player
from quadriga.simulate.plan import Planned, plan
from quadriga.simulate.playing import Table
from quadriga.simulate.workers import Work, spread

FORMAT = 1
CHUNK = 8
"""Games that a worker plays at a time."""
ROWS = 16_384
"""Rows that are written at a time: a row group of Parquet, a record batch of Arrow."""
ENDINGS = (".parquet", ".arrow")

Row = dict[str, Any]
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Settings:
    game: str
    decks: dict[str, Deck] = field(hash=False)
    players: tuple[str, ...] = ("heuristic", "heuristic")
    games: int = 1000
    seed: int = 1
    labels: bool = False
    """Whether the options are also written as people read them."""
    thoughts: bool = False
    """Whether what a searching player thought of each option is written too."""
    options: int | None = None
    """Room for so many options in an observation; as many as the game's own environments have if None."""


class Writer:
    """Plays planned games and writes their decisions down; cards have the same numbers in every process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.table = Table(settings.game, settings.decks, True, False, {})
        self.game = self.table.game
        self.compact = Compact(Encoding(self.game, settings.options))
        planned = plan(list(settings.decks), settings.players, settings.games, settings.seed)
        pairs = dict.fromkeys((p.sides[0].deck, p.sides[1].deck) for p in planned)
        self._faces = [self.game.match([settings.decks[key] for key in pair], 0).faces for pair in sorted(pairs)]
        for faces in self._faces:  # all cards are numbered before the first game
            self.compact.ids_of(faces)

    def play(self, planned: Planned) -> list[Row]:
        """The decisions of a game, those with one option left out."""
        s = self.game.begin(self.table.match(planned), recording=True)
        names = [side.player.partition("#")[0] for side in planned.sides]
        players = [make_player(name, self.game, planned.seed * 2 + i) for i, name in enumerate(names)]
        rows: list[Row] = []
        while s.decision is not None:
            if len(s.decision.options) == 1:
                answer(s, 0)
                continue
            seat = s.decision.player
            row = self._row(s, players[seat])
            mine, theirs = planned.sides[seat], planned.sides[1 - seat]
            row |= {
                "game": planned.number, "seed": planned.seed, "step": len(rows), "player": names[seat],
                "opponent": names[1 - seat], "deck": mine.deck, "opponent_deck": theirs.deck,
            }  # fmt: skip
            rows.append(row)
            answer(s, row["chosen"])
        for seat in range(2):
            self._end([row for row in rows if row["seat"] == seat], results(s)[seat])
        return rows

    def _observed(self, s: State, seat: int) -> bytes:
        try:
            return self.compact.observe(s, seat).tobytes()
        except TooMany as error:
            asked, room = len(s.decision.options) if s.decision else 0, self.compact.encoding.options
            if asked <= room:
                what, remedy = "more cards to be seen than an observation has room for", "Leave that deck out"
            else:
                what = f"a decision with {asked} options, and an observation has room for {room}"
                remedy = f"Give more room with --options {2 * asked}, or leave that deck out"
            raise ValueError(
                f"The game with seed {s.match.seed} has {what}; nothing was written. {remedy}."
            ) from error

    def _row(self, s: State, player: Player) -> Row:
        d = s.decision
        assert d is not None
        row: Row = {
            "seat": d.player, "turn": s.turn, "question": d.kind, "rule": d.rule, "options": len(d.options),
            "observation": self._observed(s, d.player),
        }  # fmt: skip
        if self.settings.labels:
            row["labels"] = self.game.labels(s)
        if not self.settings.thoughts:
            return row | {"chosen": player.choose(s)}
        if not isinstance(player, SearchPlayer):
            return row | {"chosen": player.choose(s), "shares": None, "chances": None}
        thoughts = player.think(s)
        by_option = sorted(thoughts, key=lambda t: t.option)
        return row | {
            "chosen": thoughts[0].option,
            "shares": [t.share for t in by_option],
            "chances": [t.chance for t in by_option],
        }

    def _end(self, rows: list[Row], outcome: float) -> None:
        """What the game brought to one seat: each row has it as its outcome, the last one as its reward."""
        for i, row in enumerate(rows):
            last = i == len(rows) - 1
            row["outcome"], row["reward"], row["last"] = outcome, outcome if last else 0.0, last


def open_writer(settings: Settings) -> Writer:
    return Writer(settings)


def play(writer: Writer, chunk: list[Planned]) -> tuple[int, list[Row]]:
    return chunk[0].number, [row for planned in chunk for row in writer.play(planned)]


GAMES = Work(open_writer, play)


def needs_arrow() -> None:
    """Refuse in one sentence where pyarrow is not installed. It is not loaded yet: see `write`."""
    if find_spec("pyarrow") is None:
        raise ValueError(say("no-pyarrow"))


def schema(writer: Writer) -> Any:
    """The columns of a file, and beside them what is needed to read its observations."""
    import pyarrow as pa

    word = pa.string()  # Parquet numbers them itself; a file of Arrow's could number them only once for all batches
    settings, compact = writer.settings, writer.compact
    columns: list[tuple[str, Any]] = [
        ("game", pa.int32()), ("seed", pa.int64()), ("step", pa.int32()), ("turn", pa.int16()), ("seat", pa.int8()),
        ("player", word), ("opponent", word), ("deck", word), ("opponent_deck", word), ("question", word),
        ("rule", word), ("options", pa.int16()), ("chosen", pa.int16()), ("reward", pa.float32()),
        ("outcome", pa.float32()), ("last", pa.bool_()), ("observation", pa.binary(compact.size)),
    ]  # fmt: skip
    if settings.labels:
        columns.append(("labels", pa.list_(pa.string())))
    if settings.thoughts:
        columns += [("shares", pa.list_(pa.float32())), ("chances", pa.list_(pa.float32()))]
    about = {
        "format": FORMAT, "version": __version__, "game": settings.game, "players": list(settings.players),
        "games": settings.games, "seed": settings.seed, "shapes": compact.shapes, "columns": compact.columns,
    }  # fmt: skip
    printed = compact.cards().tolist()
    cards = [{"number": number, "printed": row} for number, row in zip(compact.numbers(), printed, strict=True)]
    told = {"quadriga": json.dumps(about), "quadriga.cards": json.dumps(cards)}
    return pa.schema([pa.field(name, kind) for name, kind in columns], metadata=told)


def write(settings: Settings, out: Path, jobs: int = 1, progress: Progress | None = None) -> int:
    """Play and write; how many rows there are."""
    needs_arrow()
    if out.suffix not in ENDINGS:
        raise ValueError(say("no-dataset-ending", first=ENDINGS[0], second=ENDINGS[1], file=out.name))
    game = load(settings.game)
    for deck in settings.decks.values():
        if offences := game.check(deck):
            raise BadDeck(deck.name, offences)
    if not settings.players:
        raise ValueError(say("no-dataset-players"))
    for name in settings.players:
        make_player(name, game)
    batches = _batches(_in_order(settings, jobs, progress))
    first = next(batches)  # now the workers are there: processes are not forked beside pyarrow's threads
    fresh = out.with_name(f".{out.name}.new")
    try:
        count = _written(chain([first], batches), fresh, out.suffix, schema(Writer(settings)))
        fresh.replace(out)
    finally:
        fresh.unlink(missing_ok=True)
    return count


def _written(batches: Iterable[list[Row]], path: Path, ending: str, made: Any) -> int:
    import pyarrow as pa

    count = 0
    with _sink(path, ending, made) as sink:
        for rows in batches:
            sink.write_batch(pa.RecordBatch.from_pylist(rows, schema=made))
            count += len(rows)
    return count


def _sink(path: Path, ending: str, made: Any) -> Any:
    if ending == ".parquet":
        import pyarrow.parquet

        return pyarrow.parquet.ParquetWriter(path, made, compression="zstd")
    import pyarrow.ipc

    return pyarrow.ipc.new_file(path, made, options=pyarrow.ipc.IpcWriteOptions(compression="zstd"))


def _in_order(settings: Settings, jobs: int, progress: Progress | None) -> Generator[list[Row], None, None]:
    """The rows of all games in the order of their numbers, whoever plays them."""
    planned = list(plan(list(settings.decks), settings.players, settings.games, settings.seed))
    chunks = [planned[i : i + CHUNK] for i in range(0, len(planned), CHUNK)]
    waiting: dict[int, list[Row]] = {}
    following = 0
    for number, rows in spread(GAMES, settings, chunks, jobs):
        waiting[number] = rows
        while following in waiting:
            yield waiting.pop(following)
            following += CHUNK
            if progress:
                progress(min(following, settings.games), settings.games)


def _batches(parts: Iterator[list[Row]]) -> Iterator[list[Row]]:
    kept: list[Row] = []
    for rows in parts:
        kept += rows
        while len(kept) >= ROWS:
            yield kept[:ROWS]
            kept = kept[ROWS:]
    if kept:
        yield kept
