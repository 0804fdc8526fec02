"""The deck box: starter decks and own ones, live legality, lists, links, opening hands."""

from __future__ import annotations

from typing import Any

from starlette.routing import BaseRoute

from quadriga.games.door import Card, Deck, Game
from quadriga.server import shelves
from quadriga.server.aside import aside
from quadriga.server.decklists import read_list, write_code, write_list, write_toml
from quadriga.server.naming import plain
from quadriga.server.piles import cards_of, checked, deck_of, shown_deck
from quadriga.server.records import OwnDeck
from quadriga.server.refusing import Refused
from quadriga.server.requests import DeckBody, DeckInfo, ListBody, OffenceInfo
from quadriga.server.tokens import new_id, new_seed
from quadriga.server.web import Caller, route

DECKS = 500
"""Own decks that a person may keep for a game."""


async def decks(c: Caller) -> dict[str, Any]:
    game = await c.game()
    cards = await cards_of(c.store, c.person, game)
    own = await c.store.do(shelves.decks_of(c.person, game.name))

    def all_decks() -> list[DeckInfo]:
        starters = [shown_deck(game, key, deck, False, cards) for key, deck in game.decks().items()]
        return starters + [shown_deck(game, deck.id, deck_of(deck), True, cards) for deck in own]

    return {"decks": await aside(all_decks)}


async def _mine(c: Caller) -> OwnDeck:
    own: OwnDeck | None = await c.store.do(shelves.deck(c.path("deck")))
    if own is None or own.person != c.person:
        raise Refused("not-found", "There is no such deck of yours.")
    return own


async def _kept(c: Caller, game: Game, deck_id: str) -> DeckInfo:
    body = await c.body(DeckBody)
    name = plain(body.name) or "Deck"
    own = OwnDeck(deck_id, c.person, game.name, name, body.description, body.cards, body.extra)
    shown = await aside(shown_deck, game, own.id, deck_of(own), True, await cards_of(c.store, c.person, game))
    await c.store.do(shelves.save_deck(own))
    return shown


async def deck(c: Caller) -> DeckInfo:
    own = await _mine(c)
    game = await c.host.game(own.game)
    return await aside(shown_deck, game, own.id, deck_of(own), True, await cards_of(c.store, c.person, game))


async def add(c: Caller) -> DeckInfo:
    game = await c.game()
    if len(await c.store.do(shelves.decks_of(c.person, game.name))) >= DECKS:
        raise Refused("not-now", f"You have {DECKS} decks of this game; delete one before you add another.")
    return await _kept(c, game, new_id())


async def change(c: Caller) -> DeckInfo:
    own = await _mine(c)
    return await _kept(c, await c.host.game(own.game), own.id)


async def drop(c: Caller) -> dict[str, Any]:
    own = await _mine(c)
    await c.store.do(shelves.drop_deck(own.id))
    return {}


async def _given(c: Caller) -> tuple[Game, Deck, dict[str, Card], DeckBody]:
    game = await c.game()
    body = await c.body(DeckBody)
    given = Deck(plain(body.name) or "Deck", game.name, body.cards, body.description, body.extra)
    return game, given, await cards_of(c.store, c.person, game), body


def _legality(game: Game, given: Deck, cards: dict[str, Card]) -> dict[str, Any]:
    offences = [OffenceInfo(o.rule, o.message, list(o.cards)) for o in checked(game, given, cards)]
    return {"legal": not offences, "offences": offences, "size": sum(given.cards.values())}


async def check(c: Caller) -> dict[str, Any]:
    game, given, cards, _ = await _given(c)
    return await aside(_legality, game, given, cards)


async def read(c: Caller) -> dict[str, Any]:
    game = await c.game()
    cards = await cards_of(c.store, c.person, game)
    return await aside(_read, game, (await c.body(ListBody)).text, cards)


def _read(game: Game, text: str, cards: dict[str, Card]) -> dict[str, Any]:
    found = read_list(text, cards)
    given = Deck(found.name, game.name, found.cards, "", found.extra)
    parts = {"name": found.name, "cards": found.cards, "extra": found.extra, "problems": found.problems}
    return {**parts, **_legality(game, given, cards)}


async def write(c: Caller) -> dict[str, Any]:
    _, given, cards, _ = await _given(c)
    return {"text": write_list(given, cards), "toml": write_toml(given, cards), "code": write_code(given)}


async def hand(c: Caller) -> dict[str, Any]:
    """An opening hand, dealt by the game itself."""
    game, given, cards, body = await _given(c)
    offences = await aside(checked, game, given, cards)
    if offences:
        raise Refused(
            "bad-deck", f"A hand can be dealt from a legal deck only: {offences[0].message}.", offences[0].rule
        )
    seed = new_seed() % 2**32 if body.seed is None else body.seed
    return {"seed": seed, "hand": await aside(opening_hand, game, given, cards, seed)}


def opening_hand(game: Game, given: Deck, cards: dict[str, Card], seed: int) -> list[str]:
    """The first hand that seat 0 holds in a game of the deck against itself."""
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
