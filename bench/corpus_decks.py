"""Play the decks of a collection that lies beside the project: every one whose cards are all read, without an error.

python bench/corpus_decks.py GAME [--games 50] [--player heuristic|random] [--blank-text] [--seed 1] [--dir DIR]

Union Arena: each complete deck against itself; Ultraman: every pairing. Guardians Arena: each deck; `--blank-text`
plays cards whose text is not understood without it, and lists them. Universal Arena has no decks there: mixed teams of
its characters. DIR is ../shared/corpus if none is given. Prints JSON.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import traceback
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from quadriga import games
from quadriga.cardfiles import load_cards
from quadriga.games.game import Card, Deck, Game, Unreadable
from quadriga.kernel.chance import seeded
from quadriga.kernel.state import State, answer
from quadriga.players.search import player

COLLECTION = Path(__file__).parents[2] / "shared" / "corpus"
MOST_DECISIONS = 20_000
"""A game that takes more stands still."""
NO_DECK = ("guardian", "stronghold")


def unread(game: Game, card: Card) -> str:
    try:
        game.face(card)
    except Unreadable as why:
        return why.unread
    return ""


def guardians_deck(game: Game, data: Mapping[str, Any], known: Mapping[str, Card]) -> Deck:
    """A published deck by the names of the list: what it brings in, and where it starts."""
    numbers = {" ".join(str(card["name"]).split()).lower(): number for number, card in known.items()}
    zones = data["zones"]
    start = [numbers[name.lower()] for name in zones.get("Starting", {}) if name.lower() in numbers]
    main = {numbers[name.lower()]: n for name, n in zones["Deck"].items() if name.lower() in numbers}
    guardians = [n for n in known if known[n]["type"] == "guardian"]
    walls = [n for n in start if known[n]["type"] == "stronghold"]
    walls += [n for n in known if known[n]["type"] == "stronghold" and n not in walls]
    extra = {
        "guardian": next((n for n in start if n in guardians), guardians[0]),
        "strongholds": walls[:3],
    }
    playable = {n: k for n, k in main.items() if known[n]["type"] not in NO_DECK and _of_arena(game, known[n])}
    return Deck(str(data["name"]), game.name, playable, extra=extra)


def _of_arena(game: Game, card: Card) -> bool:
    return "not part of Arena" not in unread(game, card)


def teams(game: Game, known: Mapping[str, Card], count: int, seed: int) -> list[Deck]:
    """Mixed teams, in which every character has its turn."""
    chance, names = random.Random(seed), list(known)
    size = len(next(iter(game.decks().values())).cards)
    found = []
    for i in range(count):
        others = [name for name in names if name != names[i % len(names)]]
        team = [names[i % len(names)], *chance.sample(others, size - 1)]
        found.append(Deck(f"team {i + 1}", game.name, dict.fromkeys(team, 1)))
    return found


def play(game: Game, match: Any, kind: str, seed: int) -> State:
    """One game to its end."""
    match.seed = seed
    s = game.begin(match, recording=False)
    chance = seeded(seed)
    players = None if kind == "random" else [player(kind, game, seed + seat) for seat in range(2)]
    for _ in range(MOST_DECISIONS):
        d = s.decision
        if d is None:
            return s
        answer(s, chance.below(len(d.options)) if players is None else players[d.player].choose(s))
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")


def run(name: str, count: int, kind: str, blank: bool, seed: int, folder: Path) -> dict[str, Any]:
    game = games.load(name)
    file = folder / name / ("characters.json" if name == "universal-arena" else "cards.json")
    if not file.is_file():
        raise SystemExit(f"There is no collection of cards at {file}.")
    if name == "universal-arena":
        entries = [game.card_data(card) for card in json.loads(file.read_text(encoding="utf-8"))]
    else:
        entries = load_cards(file, game)
        game.read_ahead(entries)
    known = {str(card["number"]): card for card in entries}
    declined = {number: words for number, card in known.items() if (words := unread(game, card))}
    if name == "universal-arena":
        decks = teams(game, known, count, seed)
    else:
        listed = json.loads((folder / name / "decks.json").read_text(encoding="utf-8"))
        decks = [guardians_deck(game, d, known) if "zones" in d else Deck(d["name"], name, d["cards"]) for d in listed]
    told = []
    start = time.perf_counter()
    options = {"blank_text": 1} if blank else {}
    for i, deck in enumerate(decks):
        missing = {n: declined[n] for n in deck.cards if n in declined}
        one: dict[str, Any] = {"deck": deck.name, "complete": not missing, "games": 0, "errors": []}
        if missing:
            one["blanked" if blank else "declined"] = missing
        if not missing or blank:
            others = {"universal-arena": [decks[(i + 1) % len(decks)]], "ultraman": decks[i:]}.get(name, [deck])
            each = 1 if name == "universal-arena" else count
            for other in others:
                pair = [deck, other]
                match = game.match(pair, seed=0, cards=known, options=options, checked=name != "guardians-arena")
                for n in range(each):
                    try:
                        play(game, match, kind, seed + i * count + n)
                        one["games"] += 1
                    except Exception as error:  # the error is what we look for
                        where = traceback.extract_tb(error.__traceback__)[-1]
                        place = f"{Path(where.filename).name}:{where.lineno}"
                        one["errors"].append(f"{other.name}, {n}: {type(error).__name__}: {error} ({place})")
        told.append(one)
    return {
        "game": name,
        "player": kind,
        "decks": len(decks),
        "complete": sum(bool(one["complete"]) for one in told),
        "games": sum(int(one["games"]) for one in told),
        "errors": sum(len(one["errors"]) for one in told),
        "seconds": round(time.perf_counter() - start, 1),
        "told": told,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--player", default="heuristic", choices=["heuristic", "random"])
    parser.add_argument("--blank-text", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--dir", type=Path, default=COLLECTION)
    given = parser.parse_args()
    print(json.dumps(run(given.game, given.games, given.player, given.blank_text, given.seed, given.dir), indent=1))


if __name__ == "__main__":
    main()
