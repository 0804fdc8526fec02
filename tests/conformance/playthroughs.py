"""Games that were played before and must be played the same way again, written so that a person can read them.

    python -m tests.conformance.playthroughs [GAME…]

writes them anew: after a rule or a card was changed on purpose, never to make a test pass. Read the difference
(`git diff`) before you commit it: it says what the change does to a game.

A line with `?` is a question: whose, of which kind, by which rule, the options with the taken one in brackets. Lines
with a dash are what happened then, each with its rule. Nothing of it is prose for players, so that a better sentence
changes no playthrough.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

from quadriga import games
from quadriga.games.game import Game
from quadriga.kernel.chance import seeded
from quadriga.kernel.decisions import Decision
from quadriga.kernel.events import Event
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import DRAW, State, answer
from quadriga.rulebook.options import match_options

FOLDER = Path(__file__).parent / "playthroughs"
SEEDS = 4
SEATS = "AB"


def editions(game: Game) -> dict[str, dict[str, int]]:
    """The ways of playing a game that have playthroughs of their own: its options' values, by the file's name."""
    named = {game.name: dict[str, int]()}
    for option in match_options(game.name):
        if option.name == "edition":
            others = {value: words for value, words in option.choices.items() if value != option.default}
            named |= {f"{game.name}-{words.replace(' ', '-').lower()}": {"edition": v} for v, words in others.items()}
    return named


def play(game: Game, seed: int, options: dict[str, int] | None = None) -> Iterator[str]:
    """The lines of one random game."""
    decks = game.decks()
    pairs = list(permutations(decks, 2))
    first, second = pairs[seed % len(pairs)]
    s = game.new((decks[first], decks[second]), seed=seed, options=options or {})
    yield f"== game {seed}: {first} (A) against {second} (B)"
    chance = seeded(seed + 1)
    turn, told = s.turn, 0
    yield from (happened(s, e) for e in s.log)
    told = len(s.log)
    while s.decision is not None:
        d = s.decision
        chosen = chance.below(len(d.options))
        yield question(game, s, d, chosen)
        answer(s, chosen)
        yield from (happened(s, e) for e in s.log[told:])
        told = len(s.log)
        if s.turn != turn:
            turn = s.turn
            yield f"-- turn {turn}"
    yield f"== {'a draw' if s.winner == DRAW else f'{SEATS[s.winner]} wins'} in turn {s.turn} [{s.end_rule}]"


def question(game: Game, s: State, d: Decision, chosen: int) -> str:
    options = [said(game, s, option) for option in d.options]
    options[chosen] = f"[{options[chosen]}]"
    about = f" about {named(s, d.source)}" if d.source >= 0 else ""
    return f"? {SEATS[d.player]} {d.kind}{about} ({d.rule}): {' | '.join(options)}"


def said(game: Game, s: State, option: int) -> str:
    """An option by its verb and the cards, places and numbers it names."""
    view = game.option_view(s, option)
    refs = list(s.ref)
    slots = [refs.index(ref) for ref in view["cards"]]
    words = [str(view["verb"]), " with ".join(card(s, c) for c in slots)]
    words += [str(view[key]) for key in ("place", "n") if key in view]
    return " ".join(word for word in words if word)


def happened(s: State, e: Event) -> str:
    parts = [f"- {e.kind}"]
    if e.player >= 0:
        parts.append(SEATS[e.player])
    if e.obj >= 0:
        parts.append(f"{s.faces[e.face].name} #{slot_of(e.obj)}")
    parts += [
        f"{word} {value}"
        for word, value, none in (
            ("n", e.n, 0),
            ("from", e.source, -1),
            ("to", e.target, -1),
            ("with", e.other if e.other < 0 else slot_of(e.other), -1),
        )
        if value != none
    ]
    if e.cause >= 0:
        parts.append(f"by {s.faces[e.cause_face].name} #{slot_of(e.cause)}")
    if e.seen != 3:
        parts.append(f"seen by {''.join(SEATS[seat] for seat in (0, 1) if e.seen >> seat & 1) or 'nobody'}")
    return f"{' '.join(parts)} [{e.rule}]"


def card(s: State, c: int) -> str:
    return f"{s.faces[s.card[c]].name} #{c}"


def named(s: State, handle: int) -> str:
    return card(s, slot_of(handle))


def written(game: Game, options: dict[str, int]) -> str:
    return "".join(f"{line}\n" for seed in range(SEEDS) for line in play(game, seed, options))


def record(name: str) -> None:
    game = games.load(name)
    FOLDER.mkdir(exist_ok=True)
    for file, options in editions(game).items():
        (FOLDER / f"{file}.txt").write_text(written(game, options), encoding="utf-8")


def games_in(text: str) -> list[list[str]]:
    """The lines of each game of a file."""
    found: list[list[str]] = []
    for line in text.splitlines():
        if line.startswith("== game"):
            found.append([])
        found[-1].append(line)
    return found


if __name__ == "__main__":
    for wanted in sys.argv[1:] or games.NAMES:
        record(wanted)
