"""The library: games, cards, card files, the rules and the games' words."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from starlette.routing import BaseRoute

from quadriga import games
from quadriga.games import importing
from quadriga.games import library as shelf
from quadriga.games.door import Card, Game, Unreadable
from quadriga.rulebook import catalogue, glossary
from quadriga.server import shelves
from quadriga.server.aside import slowly
from quadriga.server.messages import BODY_BYTES, RuleText
from quadriga.server.naming import plain
from quadriga.server.readying import scenarios_by_rule
from quadriga.server.records import CardFile
from quadriga.server.refusing import Refused
from quadriga.server.requests import FileBody
from quadriga.server.tokens import new_id
from quadriga.server.web import Caller, route
from quadriga.server.why import rule_text

FILES = 50
"""Card files that a person may keep for a game."""
TOLD = 20
"""Problems of a card file that are told at once."""


async def game(c: Caller) -> dict[str, Any]:
    found = await c.game()
    return {
        "name": found.name,
        "title": found.title,
        "seats": list(found.seats),
        "layout": found.layout(),
        "actions": list(found.actions),
    }


async def cards(c: Caller) -> dict[str, Any]:
    found = await c.game()
    kept = await c.store.do(shelves.files_of(c.person, found.name))
    return {"cards": await slowly(all_cards, found, kept)}


def all_cards(game_: Game, kept: list[CardFile]) -> list[dict[str, Any]]:
    """Our cards, those of whoever runs the server, and those of somebody's own files."""
    known = game_.cards()
    shown = marked(game_, [dict(card) for card in known.values()], "", shelf.own(game_.name).keys())
    shown += [{**part, "from": ""} for card in known.values() for part in parts(card)]
    for file in kept:
        shown += marked(game_, file.cards, file.id, {str(card["number"]) for card in file.cards})
    return shown


def marked(game_: Game, cards_: list[dict[str, Any]], source: str, doubtful: Collection[str]) -> list[dict[str, Any]]:
    """Cards with where they are from, and of the doubtful ones the words that were not understood."""
    unread = {n: words_ for n, _, words_ in declined(game_, [card for card in cards_ if card["number"] in doubtful])}
    return [
        {**card, "from": source, **({"declined": unread[card["number"]]} if card["number"] in unread else {})}
        for card in cards_
    ]


def parts(card: Card) -> list[dict[str, Any]]:
    """Cards that another card brings along (a character's, say), numbered as they are on the table."""
    brought = card.get("cards")
    if not isinstance(brought, list):
        return []
    return [
        {**part, "number": f"{card['number']}/{part['slot']}", "of": card["number"], "text": "\n".join(part["effect"])}
        for part in brought
    ]


async def words(c: Caller) -> dict[str, Any]:
    name = c.path("game")
    if name not in games.NAMES:
        raise Refused("not-found", f"There is no game called {name!r}.")
    return {"terms": [msgspec.to_builtins(term) for term in glossary.terms(name).values()]}


async def rules(c: Caller) -> dict[str, Any]:
    name = c.path("game")
    if name not in catalogue.games():
        raise Refused("not-found", f"There is no game called {name!r}.")
    wanted = c.request.query_params.get("search", "")[:200]
    by_rule = scenarios_by_rule(name)
    return {"rules": [rule_text(r.id, by_rule.get(r.id, [])) for r in catalogue.search(wanted, name)]}


async def rule(c: Caller) -> RuleText:
    wanted = c.path("rule")
    if not catalogue.exists(wanted):
        raise Refused("not-found", f"There is no rule {wanted!r}.")
    by_rule = scenarios_by_rule(catalogue.rule(wanted).game)
    found = rule_text(wanted, by_rule.get(wanted, []))
    assert found is not None
    return found


# -- card files -------------------------------------------------------------------------------


async def files(c: Caller) -> dict[str, Any]:
    found = await c.game()
    kept = await c.store.do(shelves.files_of(c.person, found.name))
    return {"files": [await slowly(_report, found, file) for file in kept]}


async def add_file(c: Caller) -> dict[str, Any]:
    found = await c.game()
    body = await c.body(FileBody, BODY_BYTES)
    kept = await c.store.do(shelves.files_of(c.person, found.name))
    if len(kept) >= FILES:
        raise Refused("not-now", f"You have {FILES} card files of this game; delete one before you add another.")
    taken = {str(card["number"]) for file in kept for card in file.cards}
    file = CardFile(new_id(), c.person, found.name, plain(body.name), [])
    file.cards = await slowly(read_cards, found, body.text, taken)
    report = await slowly(_report, found, file)
    await c.store.do(shelves.add_file(file))
    return report


async def drop_file(c: Caller) -> dict[str, Any]:
    if not await c.store.do(shelves.drop_file(c.person, c.path("file"))):
        raise Refused("not-found", "There is no such card file of yours.")
    return {}


def read_cards(game_: Game, text: str, taken: set[str]) -> list[dict[str, Any]]:
    """The cards of a file, judged as those of the user's library are (docs/cards.md)."""
    numbers = {**importing.taken_numbers(game_), **dict.fromkeys(taken, "another file of yours")}
    try:
        return importing.judge(game_, importing.entries(text, game_), "", numbers).cards
    except importing.BadCards as error:
        told = [str(problem) for problem in error.problems[:TOLD]]
        more = len(error.problems) - TOLD
        raise Refused("bad-cards", " ".join([*told, f"And {more} more."] if more > 0 else told)) from error
    except importing.BadCardFile as error:
        raise Refused("bad-cards", str(error)) from error


def declined(game_: Game, all_cards: list[dict[str, Any]]) -> list[tuple[str, str, str]]:
    """Cards whose text is not understood: number, name, the first words that were not."""
    found = []
    for card in all_cards:
        try:
            game_.face(card)
        except Unreadable as why:
            found.append((str(card["number"]), str(card["name"]), why.unread))
    return found


def _report(game_: Game, file: CardFile) -> dict[str, Any]:
    unread = declined(game_, file.cards)
    return {
        "id": file.id,
        "name": file.name,
        "cards": len(file.cards),
        "read": len(file.cards) - len(unread),
        "declined": [{"number": number, "name": name, "unread": words_} for number, name, words_ in unread],
    }


ROUTES: list[BaseRoute] = [
    route("/api/games/{game}", game),
    route("/api/games/{game}/cards", cards),
    route("/api/games/{game}/glossary", words),
    route("/api/games/{game}/rules", rules),
    route("/api/rules/{rule}", rule),
    route("/api/games/{game}/files", files),
    route("/api/games/{game}/files", add_file, "POST"),
    route("/api/files/{file}", drop_file, "DELETE"),
]
