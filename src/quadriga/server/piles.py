"""Cards and decks that a person can use: our sets and starter decks, own card files and decks."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import msgspec

from quadriga import games
from quadriga.games.door import BadDeck, Card, Deck, Game, Offence
from quadriga.server import shelves
from quadriga.server.aside import aside
from quadriga.server.records import OwnDeck, Setup
from quadriga.server.refusing import Refused
from quadriga.server.requests import DeckInfo, OffenceInfo
from quadriga.server.store import Store


class Brought(msgspec.Struct):
    """A deck as somebody brings it to a table, with the cards it names."""

    name: str
    cards: dict[str, int]
    extra: dict[str, Any]
    known: dict[str, dict[str, Any]]
    """Those cards that are in no set of ours."""


def playable(name: str) -> Game:
    """A game that can be played."""
    if name not in games.NAMES:
        raise Refused("not-found", f"There is no game called {name!r}; the games are {', '.join(games.NAMES)}.")
    return games.load(name)


async def cards_of(store: Store, person: str, game: Game) -> dict[str, Card]:
    """All cards that this person's decks can use."""
    files = await store.do(shelves.files_of(person, game.name))

    def together() -> dict[str, Card]:
        known = dict(game.cards())
        for file in files:
            for card in file.cards:
                known.setdefault(str(card["number"]), card)
        return known

    return await aside(together)


async def deck_named(store: Store, person: str, game: Game, key: str | None) -> Deck:
    """A starter deck by its key, an own deck by its id, or any starter deck."""
    starters = game.decks()
    if key is None:
        return random.choice(list(starters.values()))
    if key in starters:
        return starters[key]
    own = await store.do(shelves.deck(key))
    if own is None or own.person != person or own.game != game.name:
        raise Refused("bad-deck", f"There is no deck {key!r} of {game.title} among the starter decks and yours.")
    return deck_of(own)


def deck_of(own: OwnDeck) -> Deck:
    return Deck(own.name, own.game, own.cards, own.description, own.extra)


def checked(game: Game, deck: Deck, cards: Mapping[str, Card], vanilla: bool = False) -> list[Offence]:
    """Everything that is wrong with a deck, also where a game stumbles over what nobody thought of."""
    try:
        return game.check(deck, cards, vanilla)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        return [Offence("", f"the deck cannot be read: {error}")]


async def bring(store: Store, person: str, game: Game, key: str | None, vanilla: bool) -> Brought:
    """A deck for a table; refused if it may not be played."""
    deck = await deck_named(store, person, game, key)
    cards = await cards_of(store, person, game)
    return await aside(brought, game, deck, cards, vanilla)


def brought(game: Game, deck: Deck, cards: Mapping[str, Card], vanilla: bool) -> Brought:
    offences = checked(game, deck, cards, vanilla)
    if offences:
        raise Refused("bad-deck", str(BadDeck(deck.name, offences)), offences[0].rule)
    ours = game.cards()
    own = {number: dict(cards[number]) for number in deck.cards if number in cards and number not in ours}
    return Brought(deck.name, dict(deck.cards), dict(deck.extra), own)


def set_up(game: Game, both: list[Brought], seed: int, version: str, vanilla: bool) -> Setup:
    """Fix a match between two decks."""
    cards: dict[str, Card] = dict(game.cards())
    for brought in both:
        for number, card in brought.known.items():
            if cards.setdefault(number, card) != card:
                message = (
                    f"Both decks have a card {number}, but not the same one; one of them must change its card file."
                )
                raise Refused("bad-cards", message)
    decks = [Deck(b.name, game.name, b.cards, "", b.extra) for b in both]
    try:
        match = game.match(decks, seed, cards=cards, vanilla=vanilla)
    except (BadDeck, ValueError) as error:
        raise Refused("bad-deck", str(error)) from error
    return Setup(game.name, version, list(match.cards), list(match.decks), seed, dict(match.options))


def shown_deck(game: Game, key: str, deck: Deck, own: bool, cards: Mapping[str, Card]) -> DeckInfo:
    offences = [OffenceInfo(o.rule, o.message, list(o.cards)) for o in checked(game, deck, cards)]
    return DeckInfo(
        key, game.name, deck.name, deck.description, dict(deck.cards), dict(deck.extra), own, not offences, offences
    )
