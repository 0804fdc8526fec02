"""HTTP: making and joining matches, the queue, and what is said between two games."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa
from starlette.routing import BaseRoute

from quadriga.games.game import BadDeck, Deck, Game
from quadriga.messages import message_of
from quadriga.server import queries
from quadriga.server.naming import plain
from quadriga.server.piles import Brought, agreed, bring, with_ours
from quadriga.server.refusing import Refused, say
from quadriga.server.together import kept, match_queries, queue
from quadriga.server.together.match_info import match_info
from quadriga.server.together.matches import human, seat_of
from quadriga.server.together.records import MatchRow, MatchSettings, Player, plain_fields
from quadriga.server.together.requests import Agreed, NewMatch, Queue, Ready, SitDown, WhichGame
from quadriga.server.tokens import new_id
from quadriga.server.web import Caller, route


async def name_for(c: Caller, wished: str, default: str) -> str:
    """What a player is called: as they wish, as they are called here, or by the seat."""
    return plain(wished) or await c.store.do(queries.name_of(c.person)) or default


async def brought(c: Caller, game: Game, keys: list[str], decks: str, vanilla: bool) -> list[Brought]:
    """The decks that somebody brings to a match: one, or the two of the format with two (FR.6)."""
    chosen: list[str | None] = [*keys] or [None]
    found = [await bring(c.host, c.person, game, key, vanilla) for key in chosen]
    if decks == "two":
        if len(found) != 2:
            raise Refused("bad-deck", say("no-not-two-decks"))
        known = with_ours(game, {number: card for deck in found for number, card in deck.known.items()})
        both = [Deck(deck.name, game.name, deck.cards, "", deck.extra) for deck in found]
        offences = game.check_two(both, known, vanilla)
        if offences:
            raise Refused("bad-deck", message_of(BadDeck(found[0].name, offences)), offences[0].rule)
    elif len(found) > 1:
        raise Refused("bad-deck", say("no-not-one-deck"))
    return found


def settings_of(game: Game, wish: Agreed) -> MatchSettings:
    if wish.decks == "two" and not game.floor.two_decks:
        raise Refused("malformed", say("no-two-deck-format", title=game.title))
    return MatchSettings(
        wish.clock, agreed(game.name, wish.options), wish.spectators, wish.delay, wish.undo, wish.decks, wish.minutes,
        wish.lists,
    )  # fmt: skip


async def make(c: Caller) -> dict[str, Any]:
    wish = await c.body(NewMatch)
    game = await c.host.game(wish.game)
    if wish.against != "computer":
        await c.host.owner.may_meet(c.person)
        await few_enough(c)
    settings = settings_of(game, wish)
    settings.level, settings.note, settings.private = wish.level, plain(wish.note), wish.against == "link"
    if wish.decks == "free" and wish.rated:
        raise Refused("malformed", say("no-rated-two-decks"))
    me = human(0, c.person, await name_for(c, wish.name, game.seats[0]))
    me.decks = await brought(c, game, wish.deck, wish.decks, False)
    row = MatchRow(new_id(), game.name, "casual", "open", wish.best_of, settings, [me, Player(1, "open")])
    row.rated = wish.rated and wish.against != "computer"
    if wish.against == "computer":
        keys = [wish.computer_deck] if wish.computer_deck else []
        theirs = await brought(c, game, keys or ([] if wish.decks != "two" else wish.deck), wish.decks, False)
        row.players[1] = Player(1, "computer", level=wish.computer, decks=theirs)
        row.status = "playing"
    elif wish.against == "person":
        row.invited = await opponent_in(c, wish.played or "")
    await c.host.matches.make(row)
    c.host.lobby.changed()
    if row.invited:
        await c.host.lobby.match_changed(row.id)
    return await shown(c, row.id)


async def few_enough(c: Caller) -> None:
    mine = sa.select(kept.match_players.c.match).where(kept.match_players.c.person == c.person)
    where = (kept.matches.c.status == "open") & kept.matches.c.id.in_(mine)
    limit = c.host.owner.limits.open_tables
    if len(await c.store.do(match_queries.chosen_matches(where, limit + 1))) >= limit:
        raise Refused("not-now", say("no-more-open-tables", limit=limit))


async def opponent_in(c: Caller, match_id: str) -> str:
    """The other person of a match that I played."""
    row = await c.host.matches.get(match_id)
    other = row.players[1 - seat_of(row, c.person)]
    if other.kind != "human" or not other.person:
        raise Refused("not-found", say("no-such-opponent"))
    if await c.store.do(is_blocked(other.person, c.person)):
        raise Refused("not-now", say("no-invitations"))
    return other.person


def is_blocked(by: str, whom: str) -> match_queries.Work[bool]:
    where = (kept.blocks.c.person == by) & (kept.blocks.c.other == whom)
    return lambda c: c.execute(sa.select(kept.blocks.c.person).where(where)).first() is not None


async def show(c: Caller) -> dict[str, Any]:
    return await shown(c, c.path("match"))


async def shown(c: Caller, match_id: str) -> dict[str, Any]:
    row = await c.host.matches.get(match_id)
    mine = [p.seat for p in row.players if p.kind == "human" and p.person == c.person]
    table = row.games[-1].table if row.games else ""
    return {
        "match": match_info(row, table, mine),
        "game": row.game,
        "table": table,
        "mine": mine,
        "names": [p.name or p.level for p in row.players],
        "settings": plain_fields(row.settings, "clock", "decks", "spectators", "undo", "options"),
        "games": [plain_fields(game, "table", "winner", "reason", "first", "turns") for game in row.games],
    }


async def sit(c: Caller) -> dict[str, Any]:
    wish = await c.body(SitDown)
    await c.host.owner.may_meet(c.person)
    row = await c.host.matches.get(c.path("match"))
    maker = row.players[0].person
    if row.status != "open":
        raise Refused("taken", say("no-seat-taken"))
    if maker == c.person:
        raise Refused("not-now", say("no-playing-yourself"))
    if row.invited and row.invited != c.person:
        raise Refused("not-yours", say("no-table-kept"))
    if await c.store.do(is_blocked(maker, c.person)) or await c.store.do(is_blocked(c.person, maker)):
        raise Refused("not-now", say("no-blocked"))
    game = await c.host.game(row.game)
    me = human(1, c.person, await name_for(c, wish.name, game.seats[1]))
    me.decks = await brought(c, game, wish.deck, row.settings.decks, row.settings.vanilla)
    await c.store.do(queue.leave(c.person))
    await c.host.matches.sit_down(row.id, me)
    await c.host.lobby.match_changed(row.id)
    return await shown(c, row.id)


async def ready(c: Caller) -> dict[str, Any]:
    wish = await c.body(Ready)
    await c.host.matches.ready(c.path("match"), c.person, wish.begin, wish.deck, wish.key)
    return await shown(c, c.path("match"))


async def leave(c: Caller) -> dict[str, Any]:
    await c.host.matches.give_up(c.path("match"), c.person)
    return {}


async def wait(c: Caller) -> dict[str, Any]:
    """Wait for anybody."""
    wish = await c.body(Queue)
    await c.host.owner.may_meet(c.person)
    game = await c.host.game(wish.game)
    deck = await bring(c.host, c.person, game, wish.deck, False)
    now = time.time()
    rating, _ = await c.store.do(match_queries.rating_of(c.person, game.name, now))
    name = await name_for(c, wish.name, game.seats[0])
    waiting = queue.Waiting(c.person, game.name, name, wish.best_of, deck, rating.rating, now, now)
    await c.store.do(queue.wait(waiting), contended=True, lobby="1")
    c.host.lobby.changed()
    return {"waiting": await c.store.do(queue.of(c.person))}


async def stop_waiting(c: Caller) -> dict[str, Any]:
    await c.store.do(queue.leave(c.person, (await c.body(WhichGame)).game), lobby="1")
    c.host.lobby.changed()
    return {"waiting": await c.store.do(queue.of(c.person))}


ROUTES: list[BaseRoute] = [
    route("/api/matches", make, "POST"),
    route("/api/matches/{match}", show),
    route("/api/matches/{match}/sit", sit, "POST"),
    route("/api/matches/{match}/ready", ready, "POST"),
    route("/api/matches/{match}", leave, "DELETE"),
    route("/api/queue", wait, "POST"),
    route("/api/queue/leave", stop_waiting, "POST"),
]
