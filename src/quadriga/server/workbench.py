"""The deck lab on the page: odds, openings, a goldfish, many games, what if, and a search for better cards.

Games are played in a reader's process, one person's work at a time; the page asks how far it is.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from starlette.routing import BaseRoute

from quadriga import games
from quadriga.decks.reading import DIFFERENT_CARDS
from quadriga.games.game import BadDeck, Card, Deck
from quadriga.messages import message_of
from quadriga.server.naming import plain
from quadriga.server.piles import deck_named, own_cards, with_ours
from quadriga.server.reader import tell_progress
from quadriga.server.readers import LAB
from quadriga.server.refusing import Refused, say
from quadriga.server.requests import Copies, DeckBody, Key
from quadriga.server.tokens import new_seed
from quadriga.server.web import Caller, route

Numbers = Annotated[list[Key], msgspec.Meta(max_length=DIFFERENT_CARDS)]


class LabBody(DeckBody):
    numbers: Numbers = msgspec.field(default_factory=list)
    """The cards that the odds are about; the pool of a search."""
    least: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1
    turns: Annotated[int, msgspec.Meta(ge=1, le=12)] = 6
    begins: bool = True
    redraw: bool = True
    extra_draw: bool = False
    against: Annotated[list[Key], msgspec.Meta(max_length=12)] = msgspec.field(default_factory=list)
    level: Literal["beginner", "easy", "middle"] = "middle"
    games: Annotated[int, msgspec.Meta(ge=2, le=1000)] = 500
    other: Annotated[dict[Key, Copies], msgspec.Meta(max_length=DIFFERENT_CARDS)] = msgspec.field(default_factory=dict)
    """The deck's cards after a swap, for "what if"."""


class Task(msgspec.Struct):
    """What a reader is to do with a deck."""

    what: str
    deck: Deck
    opponents: list[Deck]
    body: LabBody
    seed: int


async def work(c: Caller) -> dict[str, Any]:
    what = c.path("what")
    if what not in DOES:
        raise Refused("not-found", say("no-such-lab", what=what, list=", ".join(DOES)))
    game = await c.game()
    body = await c.body(LabBody)
    opponents = [await deck_named(c.store, c.person, game, key) for key in body.against]
    deck = Deck(plain(body.name) or "Deck", game.name, body.cards, body.description, body.extra)
    used = {*deck.cards, *body.other, *body.numbers, *(number for other in opponents for number in other.cards)}
    own = {n: card for n, card in (await own_cards(c.host, c.person, game)).items() if n in used}
    task = Task(what, deck, opponents, body, new_seed() % 2**32 if body.seed is None else body.seed)
    key = f"lab {c.person}"
    c.host.progress[key] = (0, 0)

    def heard(done: int, total: int) -> None:
        c.host.progress[key] = (done, total)

    try:
        done: dict[str, Any] = await c.host.read(c.person, do, game.name, task, own, kind=LAB, heard=heard)
        return done
    finally:
        c.host.progress.pop(key, None)


async def progress(c: Caller) -> dict[str, Any]:
    done, total = c.host.progress.get(f"lab {c.person}", (0, 0))
    return {"done": done, "total": total}


def do(name: str, task: Task, own: dict[str, Card]) -> dict[str, Any]:
    """In a reader: one piece of work."""
    try:
        done = DOES[task.what](name, task, with_ours(games.load(name), own))
    except BadDeck as error:
        raise Refused("bad-deck", message_of(error), error.offences[0].rule) from error
    except ValueError as error:
        raise Refused("bad-deck", message_of(error)) from error
    return {"seed": task.seed, **done}


def _odds(name: str, task: Task, cards: dict[str, Card]) -> dict[str, Any]:
    from quadriga.lab.odds import Asked, odds

    b = task.body
    asked = Asked(b.turns, b.begins, b.redraw, b.extra_draw)
    told: dict[str, Any] = odds(games.load(name), task.deck, cards, b.numbers, b.least, asked)
    return told


def _legal(name: str, task: Task, cards: dict[str, Card]) -> None:
    if offences := games.load(name).check(task.deck, cards):
        raise BadDeck(task.deck.name, offences)


def _opening(name: str, task: Task, cards: dict[str, Card]) -> dict[str, Any]:
    from quadriga.lab.openings import judge_opening

    _legal(name, task, cards)
    most = min(task.body.games, 60)
    return judge_opening(games.load(name), task.deck, cards, task.seed, most, progress=tell_progress)


def _goldfish(name: str, task: Task, cards: dict[str, Card]) -> dict[str, Any]:
    from quadriga.lab.openings import goldfish

    _legal(name, task, cards)
    return goldfish(games.load(name), task.deck, cards, task.seed, task.body.turns)


def _bench(name: str, task: Task, cards: dict[str, Card]) -> Any:
    from quadriga.lab.playing import Bench

    return Bench(games.load(name), task.deck, cards, task.opponents, task.body.level, task.seed)


def _play(name: str, task: Task, cards: dict[str, Card]) -> dict[str, Any]:
    from quadriga.lab.playing import play, told_of_play

    bench = _bench(name, task, cards)
    return told_of_play(bench, play(bench, task.body.games, tell_progress))


def _what_if(name: str, task: Task, cards: dict[str, Card]) -> dict[str, Any]:
    from quadriga.lab.playing import what_if

    other = Deck(task.deck.name, name, task.body.other, "", task.deck.extra)
    made = what_if(_bench(name, task, cards), other, max(20, task.body.games // 2), 1, tell_progress)
    return made.data()


def _improve(name: str, task: Task, cards: dict[str, Card]) -> dict[str, Any]:
    from quadriga.lab.playing import improve

    pool = task.body.numbers or list(cards)
    return improve(_bench(name, task, cards), pool, max(20, task.body.games // 4), 1, tell_progress)


DOES = {
    "odds": _odds,
    "opening": _opening,
    "goldfish": _goldfish,
    "play": _play,
    "what-if": _what_if,
    "improve": _improve,
}

ROUTES: list[BaseRoute] = [
    route("/api/games/{game}/lab/{what}", work, "POST"),
    route("/api/lab/progress", progress),
]
