"""The deck box: starter decks and own ones, live legality, lists, links, opening hands."""

from __future__ import annotations

from typing import Any

from starlette.routing import BaseRoute

from quadriga import games
from quadriga.decks.links import write_code
from quadriga.decks.lists import read_list
from quadriga.decks.reading import BadDeckFile
from quadriga.decks.writing import FORMATS
from quadriga.games.game import Card, Deck, Game
from quadriga.messages import message_of
from quadriga.server import queries
from quadriga.server.background import in_background
from quadriga.server.naming import plain
from quadriga.server.piles import checked, deck_of, judge, offences_of, own_cards, shown_deck, with_ours
from quadriga.server.records import OwnDeck
from quadriga.server.refusing import Refused, say
from quadriga.server.requests import DeckBody, DeckInfo, ListBody
from quadriga.server.tokens import new_id, new_seed
from quadriga.server.web import Caller, route

DECKS = 500
"""Own decks that a person may keep for a game."""


async def decks(c: Caller) -> dict[str, Any]:
    game = await c.game()
    own = await c.store.do(queries.decks_of(c.person, game.name))

    def starters() -> list[DeckInfo]:
        return [shown_deck(game.name, deck, {}, key, False) for key, deck in game.decks().items()]

    shown = await in_background(starters)
    for kept in own:
        shown.append(await judge(c.host, c.person, shown_deck, game, deck_of(kept), kept.id, True))
    return {"decks": shown}


async def mine(c: Caller) -> OwnDeck:
    own: OwnDeck | None = await c.store.do(queries.deck(c.path("deck")))
    if own is None or own.person != c.person:
        raise Refused("not-found", say("no-such-deck"))
    return own


async def _kept(c: Caller, game: Game, deck_id: str) -> DeckInfo:
    body = await c.body(DeckBody)
    name = plain(body.name) or "Deck"
    own = OwnDeck(deck_id, c.person, game.name, name, body.description, body.cards, body.extra)
    shown = await judge(c.host, c.person, shown_deck, game, deck_of(own), own.id, True)
    await c.store.do(queries.save_deck(own))
    return shown


async def deck(c: Caller) -> DeckInfo:
    own = await mine(c)
    game = await c.host.game(own.game)
    return await judge(c.host, c.person, shown_deck, game, deck_of(own), own.id, True)


async def add(c: Caller) -> DeckInfo:
    game = await c.game()
    if len(await c.store.do(queries.decks_of(c.person, game.name))) >= DECKS:
        raise Refused("not-now", say("no-more-decks", n=DECKS))
    return await _kept(c, game, new_id())


async def change(c: Caller) -> DeckInfo:
    own = await mine(c)
    return await _kept(c, await c.host.game(own.game), own.id)


async def drop(c: Caller) -> dict[str, Any]:
    own = await mine(c)
    await c.store.do(queries.drop_deck(own.id))
    return {}


async def _given(c: Caller) -> tuple[Game, Deck, DeckBody]:
    game = await c.game()
    body = await c.body(DeckBody)
    return game, Deck(plain(body.name) or "Deck", game.name, body.cards, body.description, body.extra), body


def _legality(name: str, given: Deck, own: dict[str, Card]) -> dict[str, Any]:
    offences = offences_of(name, given, own)
    return {"legal": not offences, "offences": offences, "size": sum(given.cards.values())}


async def check(c: Caller) -> dict[str, Any]:
    game, given, _ = await _given(c)
    return await judge(c.host, c.person, _legality, game, given)


async def read(c: Caller) -> dict[str, Any]:
    game = await c.game()
    own = await own_cards(c.host, c.person, game)
    return await c.host.read(c.person, _read, game.name, (await c.body(ListBody)).text, own)


def _read(name: str, text: str, own: dict[str, Card]) -> dict[str, Any]:
    """In a reader: what a pasted list says."""
    game = games.load(name)
    try:
        found = read_list(text, game, with_ours(game, own))
    except BadDeckFile as error:
        raise Refused("bad-deck", message_of(error)) from error
    if found.game not in ("", game.name):
        raise Refused("bad-deck", say("no-deck-of-this-game", game=found.game, name=game.name))
    given = Deck(plain(found.name), game.name, found.cards, found.description, found.extra)
    parts = {"name": given.name, "cards": found.cards, "extra": found.extra, "problems": found.problems,
             "beside": found.beside, "left_out": found.left_out, "listed": found.listed}  # fmt: skip
    return {**parts, **_legality(name, given, own)}


async def write(c: Caller) -> dict[str, Any]:
    game, given, _ = await _given(c)
    cards = with_ours(game, await own_cards(c.host, c.person, game))
    formats = {name: write_(given, cards) for name, write_ in FORMATS.items()}
    return {"text": formats["list"], "toml": formats["toml"], "code": write_code(given), "formats": formats}


async def hand(c: Caller) -> dict[str, Any]:
    """An opening hand, dealt by the game itself."""
    game, given, body = await _given(c)
    seed = new_seed() % 2**32 if body.seed is None else body.seed
    return {"seed": seed, "hand": await judge(c.host, c.person, opening_hand, game, given, seed)}


def opening_hand(name: str, given: Deck, own: dict[str, Card], seed: int) -> list[str]:
    """The first hand that seat 0 holds in a game of the deck against itself."""
    game = games.load(name)
    cards = with_ours(game, own)
    offences = checked(game, given, cards)
    if offences:
        raise Refused("bad-deck", say("no-hand-from-bad-deck", offence=offences[0].said), offences[0].rule)
    s = game.new([given, given], seed, cards=cards)
    for _ in range(50):  # games ask who begins and the like before they deal
        held = [
            str(card["number"])
            for zone in game.view(s, 0)["zones"]
            if zone["id"] == "hand" and zone["seat"] == 0
            for card in zone["cards"]
            if "number" in card
        ]
        if held or s.decision is None:
            return held
        game.answer(s, 0)
    return []


ROUTES: list[BaseRoute] = [
    route("/api/games/{game}/decks", decks),
    route("/api/games/{game}/decks", add, "POST"),
    route("/api/games/{game}/decks/check", check, "POST"),
    route("/api/games/{game}/decks/read", read, "POST"),
    route("/api/games/{game}/decks/write", write, "POST"),
    route("/api/games/{game}/decks/hand", hand, "POST"),
    route("/api/decks/{deck}", deck),
    route("/api/decks/{deck}", change, "PUT"),
    route("/api/decks/{deck}", drop, "DELETE"),
]
