"""Cards and decks that a person can use: our sets and starter decks, own card files and decks."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from quadriga import games
from quadriga.games import by_hand
from quadriga.games.game import BadDeck, Card, Deck, Game, Offence, Unreadable
from quadriga.messages import Message, message_of
from quadriga.rulebook.options import BadOption, match_options
from quadriga.rulebook.options import checked as checked_options
from quadriga.server import queries
from quadriga.server.background import in_background
from quadriga.server.records import OwnDeck, Setup
from quadriga.server.refusing import Refused, say
from quadriga.server.requests import DeckInfo, OffenceInfo
from quadriga.server.store import Store

if TYPE_CHECKING:
    from quadriga.server.host import Host

T = TypeVar("T")


class Brought(msgspec.Struct):
    """A deck as somebody brings it to a table, with the cards it names."""

    name: str
    cards: dict[str, int]
    extra: dict[str, Any]
    known: dict[str, dict[str, Any]]
    """Those cards that are in no set of ours."""
    unread: list[str] = []
    """Those of them whose text is not understood."""


def playable(name: str) -> Game:
    """A game that can be played."""
    if name not in games.NAMES:
        raise Refused("not-found", say("no-such-game-these", name=name, list=", ".join(games.NAMES)))
    return games.load(name)


async def own_cards(host: Host, person: str, game: Game) -> dict[str, Card]:
    """The cards of this person's files, by number."""
    found: dict[str, Card] = {}
    for file in await host.files_of(person, game.name):
        for card in file.cards:
            found.setdefault(str(card["number"]), card)
    return found


def with_ours(game: Game, own: Mapping[str, Card]) -> dict[str, Card]:
    """Somebody's own cards and ours; where a number is taken, ours is meant."""
    return {**own, **game.cards()}


async def judge(host: Host, person: str, work: Callable[..., T], game: Game, deck: Deck, *more: Any) -> T:
    """Do this with a deck and the own cards that it names: beside the tables, or in a reader if there are such."""
    ours = game.cards()
    foreign = [number for number in deck.cards if number not in ours]
    own = await own_cards(host, person, game) if foreign else {}
    used = {number: own[number] for number in foreign if number in own}
    if used:
        return await host.read(person, work, game.name, deck, used, *more)
    return await in_background(work, game.name, deck, used, *more)


def learned(name: str, cards: list[Card], vanilla: bool) -> None:
    """In a reader: read the texts of these cards, so that the server can take in what is learned."""
    game = games.load(name)
    game.read_ahead(cards)
    for card in cards:
        with contextlib.suppress(Exception):  # it is told where the table is laid out
            game.face(card, vanilla)


def declined(name: str, cards: list[dict[str, Any]]) -> list[tuple[str, str, str]]:
    """In a reader: cards whose text is not understood: number, name, the first words that were not."""
    game = games.load(name)
    found = []
    game.read_ahead(cards)
    for card in cards:
        try:
            game.face(card)
        except Unreadable as why:
            found.append((str(card["number"]), str(card["name"]), why.unread))
    return found


async def deck_named(store: Store, person: str, game: Game, key: str | None) -> Deck:
    """A starter deck by its key, an own deck by its id, or any starter deck."""
    starters = game.decks()
    if key is None:
        return random.choice(list(starters.values()))
    if key in starters:
        return starters[key]
    own = await store.do(queries.deck(key))
    if own is None or own.person != person or own.game != game.name:
        raise Refused("bad-deck", say("no-deck-of-that-name", key=key, title=game.title))
    return deck_of(own)


def deck_of(own: OwnDeck) -> Deck:
    return Deck(own.name, own.game, own.cards, own.description, own.extra)


def checked(game: Game, deck: Deck, cards: Mapping[str, Card], vanilla: bool = False) -> list[Offence]:
    """Everything that is wrong with a deck, also where a game stumbles over what nobody thought of."""
    try:
        return game.check(deck, cards, vanilla)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        return [Offence("", say("deck-cannot-be-read", why=message_of(error)))]


async def bring(host: Host, person: str, game: Game, key: str | None, vanilla: bool) -> Brought:
    """A deck for a table; refused if it may not be played."""
    deck = await deck_named(host.store, person, game, key)
    return await judge(host, person, brought, game, deck, vanilla)


def brought(name: str, deck: Deck, own_: Mapping[str, Card], vanilla: bool) -> Brought:
    game = games.load(name)
    cards = with_ours(game, own_)
    offences = checked(game, deck, cards, vanilla)
    if offences:
        raise Refused("bad-deck", message_of(BadDeck(deck.name, offences)), offences[0].rule)
    ours = game.cards()
    own = {number: dict(cards[number]) for number in deck.cards if number in cards and number not in ours}
    unread = [number for number, _, _ in declined(name, list(own.values()))] if vanilla else []
    return Brought(deck.name, dict(deck.cards), dict(deck.extra), own, unread)


def agreed(game: str, options: Mapping[str, int]) -> dict[str, int]:
    """The match options that somebody asks for; refused where a custom game does not offer them."""
    try:
        found = checked_options(game, options)
    except BadOption as error:
        raise Refused("malformed", message_of(error)) from error
    offered = [option.name for option in match_options(game) if option.offered]
    if strange := [name for name in found if name not in offered]:
        raise Refused("malformed", say("no-such-custom-game", game=game, list=", ".join(strange)))
    return found


def set_up(game: Game, both: list[Brought], seed: int, version: str, options: Mapping[str, int]) -> Setup:
    """Fix a match between two decks."""
    cards: dict[str, Card] = dict(game.cards())
    for brought in both:
        for number, card in brought.known.items():
            if cards.setdefault(number, card) != card:
                raise Refused("bad-cards", say("no-two-cards-of-a-number", number=number))
    decks = [Deck(b.name, game.name, b.cards, "", b.extra) for b in both]
    try:
        match = game.match(decks, seed, options, cards, bool(options.get("vanilla")))
    except (BadDeck, ValueError) as error:
        raise Refused("bad-deck", message_of(error)) from error
    setup = Setup(game.name, version, list(match.cards), list(match.decks), seed, dict(match.options))
    if options.get(by_hand.OPTION):
        setup.by_hand = sorted({number for b in both for number in b.unread})
    return setup


def offences_of(name: str, deck: Deck, own: Mapping[str, Card]) -> list[OffenceInfo]:
    game = games.load(name)
    found = checked(game, deck, with_ours(game, own))
    return [_told(offence) for offence in found]


def _told(offence: Offence) -> OffenceInfo:
    by_id = offence.said if isinstance(offence.said, Message) else None
    return OffenceInfo(offence.rule, offence.message, list(offence.cards), by_id)


def shown_deck(name: str, deck: Deck, own_cards_: Mapping[str, Card], key: str, own: bool) -> DeckInfo:
    offences = offences_of(name, deck, own_cards_)
    game = games.load(name)
    hand = bool(offences) and by_hand.possible(game) and not checked(game, deck, with_ours(game, own_cards_), True)
    return DeckInfo(
        key, name, deck.name, deck.description, dict(deck.cards), dict(deck.extra), own, not offences, offences, hand,
        None if own else deck.said,
    )
