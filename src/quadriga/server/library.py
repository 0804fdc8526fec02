"""The library: games, cards, card files, the rules and the games' words."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.routing import BaseRoute

from quadriga import games
from quadriga.games import by_hand, importing
from quadriga.games import library as shelf
from quadriga.games import readings as readings_of
from quadriga.games.game import Card, Game
from quadriga.messages import Message, message_of
from quadriga.rulebook import catalogue, glossary
from quadriga.rulebook.options import match_options
from quadriga.server import queries
from quadriga.server.background import in_background, slowly
from quadriga.server.messages import BODY_BYTES, RuleText
from quadriga.server.naming import plain
from quadriga.server.piles import declined
from quadriga.server.reader import tell_progress
from quadriga.server.readers import FILES as FILES_LANE
from quadriga.server.readers import SHORT, SHORT_FILE
from quadriga.server.readying import scenarios_by_rule
from quadriga.server.records import CardFile
from quadriga.server.refusing import Refused, say
from quadriga.server.requests import FileBody, ReadingBody, ReadingsBody
from quadriga.server.tokens import new_id
from quadriga.server.web import Caller, route
from quadriga.server.why import rule_text

FILES = 50
"""Card files that a person may keep for a game."""
CARDS = 10_000
"""Cards of a person's files of a game: twice what one file may hold."""
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
        "by_hand": by_hand.tools(found),
        "options": [msgspec.to_builtins(o, str_keys=True) for o in match_options(found.name) if o.offered],
        "words": found.explained_words(),
    }


async def cards(c: Caller) -> dict[str, Any]:
    found = await c.game()
    return {"cards": await slowly(all_cards, found, await c.host.files_of(c.person, found.name))}


def all_cards(game_: Game, kept: list[CardFile]) -> list[dict[str, Any]]:
    """Our cards, those of whoever runs the server, and those of somebody's own files."""
    known = game_.cards()
    own = [dict(card) for number, card in shelf.own(game_.name).items() if number in known]
    shown = marked([dict(card) for card in known.values()], "", declined(game_.name, own))
    shown += [{**part, "from": ""} for card in known.values() for part in parts(card)]
    for file in kept:
        shown += marked(file.cards, file.id, file.declined)
    return shown


def marked(cards_: list[dict[str, Any]], source: str, unread_: list[tuple[str, str, str]]) -> list[dict[str, Any]]:
    """Cards with where they are from, and of some the words that were not understood."""
    unread = {number: words_ for number, _, words_ in unread_}
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
        raise Refused("not-found", say("no-such-game", name=name))
    return {"terms": [msgspec.to_builtins(term) for term in glossary.terms(name).values()]}


async def rules(c: Caller) -> dict[str, Any]:
    name = c.path("game")
    if name not in catalogue.games():
        raise Refused("not-found", say("no-such-game", name=name))
    wanted = c.request.query_params.get("search", "")[:200]
    by_rule = scenarios_by_rule(name)
    found = catalogue.search(wanted, name)
    if not wanted:
        found = tuple(sorted(found, key=lambda r: r.chapter_number))  # as the rulebook has its chapters
    return {"rules": [rule_text(r.id, by_rule.get(r.id, [])) for r in found]}


async def rule(c: Caller) -> RuleText:
    wanted = c.path("rule")
    if not catalogue.exists(wanted):
        raise Refused("not-found", say("no-such-rule", wanted=wanted))
    by_rule = scenarios_by_rule(catalogue.rule(wanted).game)
    found = rule_text(wanted, by_rule.get(wanted, []))
    assert found is not None
    return found


# -- card files -------------------------------------------------------------------------------


async def files(c: Caller) -> dict[str, Any]:
    found = await c.game()
    return {"files": [_report(file) for file in await c.host.files_of(c.person, found.name)]}


async def add_file(c: Caller) -> dict[str, Any]:
    c.allowed("files")
    found = await c.game()
    body = await c.body(FileBody, BODY_BYTES)
    kept = await c.host.files_of(c.person, found.name)
    if len(kept) >= FILES:
        raise Refused("not-now", say("no-more-files", n=FILES))
    mine = {str(card["number"]) for file in kept for card in file.cards}
    if len(mine) >= CARDS:
        raise Refused("not-now", say("no-more-cards", n=len(mine)))
    taken = {**await in_background(importing.taken_numbers, found), **dict.fromkeys(mine, say("cards-in-another-file"))}
    file = CardFile(new_id(), c.person, found.name, plain(body.name), [])

    def heard(done: int, total: int) -> None:
        c.host.progress[c.person] = (done, total)

    heard(0, 0)
    try:
        what = read_cards, found.name, body.text, taken
        lane = SHORT if len(body.text) <= SHORT_FILE else FILES_LANE
        made = await c.host.read(c.person, *what, kind=lane, heard=heard)
    finally:
        c.host.progress.pop(c.person, None)
    file.cards = made.pop("cards")
    file.declined = [tuple(told) for told in made.pop("declined")]
    await c.store.do(queries.add_file(file))
    c.host.remember(file)
    return {**_report(file), **made}


async def progress(c: Caller) -> dict[str, Any]:
    """How far the file is that this person is adding."""
    done, total = c.host.progress.get(c.person, (0, 0))
    return {"done": done, "total": total}


async def drop_file(c: Caller) -> dict[str, Any]:
    if not await c.store.do(queries.drop_file(c.person, c.path("file"))):
        raise Refused("not-found", say("no-such-file"))
    return {}


async def reading(c: Caller) -> dict[str, Any]:
    """What becomes of a reading while it is typed."""
    found = await c.game()
    body = await c.body(ReadingBody)
    mine = [card for file in await c.host.files_of(c.person, found.name) for card in file.cards]
    card = readings_of.holder(found, [*mine, *found.cards().values()], body.number)
    if card is None:
        raise Refused("not-found", say("no-such-card", number=body.number))
    asked = found.name, dict(card), body.words, body.number
    told: dict[str, Any] = await c.host.read(c.person, help_with, *asked, kind=SHORT)
    return told


def help_with(name: str, card: dict[str, Any], words_: str, number: str) -> dict[str, Any]:
    """In a reader."""
    return readings_of.help_with(games.load(name), card, words_, number)


async def set_readings(c: Caller) -> dict[str, Any]:
    """Give cards of one's own files readings, or take them away."""
    found = await c.game()
    body = await c.body(ReadingsBody, BODY_BYTES)
    left, taken = dict(body.readings), 0
    refused: dict[str, str] = {}
    for file in await c.host.files_of(c.person, found.name):
        numbers = {number for card in file.cards for number in readings_of.numbers(found, card)}
        some = {number: words_ for number, words_ in left.items() if number in numbers}
        if not some:
            continue
        left = {number: words_ for number, words_ in left.items() if number not in numbers}
        made = await c.host.read(c.person, apply_readings, found.name, file.cards, some, kind=FILES_LANE)
        file.cards, not_taken, file.declined = made
        refused |= not_taken
        taken += len(some) - len(not_taken)
        await c.store.do(queries.change_file(file))
        c.host.remember(file)
    refused |= dict.fromkeys(left, str(say("no-such-card-of-yours")))
    return {"taken": taken, "refused": refused}


def apply_readings(
    name: str, cards_: list[dict[str, Any]], some: dict[str, str]
) -> tuple[list[dict[str, Any]], dict[str, str], list[tuple[str, str, str]]]:
    """In a reader: the cards with these readings, those not taken, and what is declined still."""
    made, refused = readings_of.apply(games.load(name), cards_, some)
    return made, refused, declined(name, made)


async def export_readings(c: Caller) -> dict[str, Any]:
    found = await c.game()
    mine = [card for file in await c.host.files_of(c.person, found.name) for card in file.cards]
    return readings_of.export(found, mine)


def read_cards(name: str, text: str, taken: dict[str, Message]) -> dict[str, Any]:
    """In a reader: the good cards of a file, judged like those of the user's library (docs/cards.md), and the rest."""
    game_ = games.load(name)
    try:
        made = importing.judge(game_, importing.entries(text, game_), "", taken, progress=tell_progress)
    except importing.BadCards as error:
        told = error.problems[0].said
        for problem in error.problems[1:TOLD]:
            told = say("no-cards", before=told, next=problem.said)
        more = len(error.problems) - TOLD
        raise Refused("bad-cards", say("no-cards-and-more", faults=told, n=more) if more > 0 else told) from error
    except importing.BadCardFile as error:
        raise Refused("bad-cards", message_of(error)) from error
    names = {str(card["number"]): str(card["name"]) for card in made.cards}
    return {
        "cards": made.cards,
        "declined": [(number, names[number], unread) for number, unread in made.declined.items()],
        "faults": [{**p.data(), "said": p.said} for p in made.faults],
        "left_out": len(made.left_out),
        "prints": made.prints,
        "notes": [{"message": str(note), "said": note} for note in made.notes],
    }


def _report(file: CardFile) -> dict[str, Any]:
    unread = file.declined
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
    route("/api/games/{game}/files/progress", progress),
    route("/api/games/{game}/reading", reading, "POST"),
    route("/api/games/{game}/readings", export_readings),
    route("/api/games/{game}/readings", set_readings, "PUT"),
    route("/api/files/{file}", drop_file, "DELETE"),
]
