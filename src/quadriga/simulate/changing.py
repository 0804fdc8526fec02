"""Designers' what-if: a card with another number or another word, and the decks that play it, before and after."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from quadriga.games import fields
from quadriga.games.game import Card, Deck, Game, Unreadable
from quadriga.messages import Message, message_of
from quadriga.messages.commands import say
from quadriga.simulate.paired import Comparison, Pairing, Version, check_versions, compare


@dataclass
class Change:
    """One deck with the changed cards beside itself."""

    key: str
    deck: Deck
    comparison: Comparison


def changed_cards(game: Game, changes: Sequence[str]) -> dict[str, Card]:
    """Cards by number with what `NUMBER:field=value` says; several fields of a card are several changes."""
    known = game.cards()
    by_name = {name: field for field in game.fields for name in field.names}
    made: dict[str, dict[str, Any]] = {}
    for change in changes:
        number, _, rest = change.partition(":")
        name, is_, value = rest.partition("=")
        name = name.strip()
        if number not in known:
            raise ValueError(say("no-change-card", change=change, number=number, game=game.title))
        if not is_ or name not in by_name:
            listed = ", ".join(field.name for field in game.fields if field.kind not in ("ignored", "entries"))
            raise ValueError(say("no-change-like-this", change=change, fields=listed))
        field = by_name[name]
        card = made.setdefault(number, fields.canonical(known[number], game.fields))
        card[field.name] = fields.from_cell(field, value)
        for at, message in fields.wrong(card, game.fields, strange=False):
            raise ValueError(say("no-change-value", change=change, field=at, why=message))
    for number, card in made.items():
        try:
            game.face(card)
        except Unreadable as why:
            raise ValueError(say("no-change-read", why=message_of(why))) from why
        except (ValueError, KeyError, TypeError) as error:
            raise ValueError(say("no-change-card-unfit", number=number, why=message_of(error))) from error
    return dict(made)


def play_changes(
    game: Game,
    changes: Mapping[str, Card],
    decks: Mapping[str, Deck],
    player: str,
    games: int,
    seed: int,
    jobs: int,
    progress: Callable[[int, int], Any] | None = None,
) -> list[Change]:
    """Every deck that has a changed card, as it is and as it would be, against all other decks."""
    concerned = {key: deck for key, deck in decks.items() if changes.keys() & set(game_numbers(game, deck))}
    if not concerned:
        raise ValueError(say("no-deck-has-change", list=", ".join(decks)))
    pairs = max(20, games // 2 // len(concerned))
    made: list[Change] = []
    for key, deck in concerned.items():
        others = [other for name, other in decks.items() if name != key] or list(_others(game, deck))
        pairing = Pairing(game.name, (Version(deck), Version(deck, dict(changes))), others, player, seed)
        check_versions(pairing)
        before = len(made)

        def told(done: int, total: int, before: int = before) -> None:
            if progress is not None:
                progress(before * pairs + done, len(concerned) * pairs)

        made.append(Change(key, deck, compare(pairing, pairs, jobs, told)))
    return made


def game_numbers(game: Game, deck: Deck) -> list[str]:
    return [number for group in game.brings(deck).values() for number in group]


def _others(game: Game, deck: Deck) -> list[Deck]:
    return [other for other in game.decks().values() if other.cards != deck.cards]


def told_of(change: Change) -> Message:
    """One line for people."""
    c = change.comparison
    low, high = c.interval()
    verdict = {"better": say("verdict-better"), "worse": say("verdict-worse")}.get(c.verdict, say("verdict-none"))
    shares = {"before": f"{c.first / c.pairs:.1%}", "after": f"{c.second / c.pairs:.1%}"}
    span = {"points": f"{100 * c.difference:+.1f}", "low": f"{100 * low:+.1f}", "high": f"{100 * high:+.1f}"}
    return say("change-told", deck=change.deck.name, verdict=verdict, n=c.pairs, **shares, **span)
