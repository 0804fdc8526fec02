"""Why? The chain of causes of an event, each link with its rule, from what a seat has seen."""

from __future__ import annotations

from typing import Any

from quadriga.games.game import Game
from quadriga.kernel.handles import ref_of
from quadriga.kernel.state import State
from quadriga.kernel.view import visible_event
from quadriga.rulebook import catalogue
from quadriga.server.messages import Link, RuleText

LONGEST = 12


def rule_text(rule_id: str, scenarios: list[str] | None = None) -> RuleText | None:
    """A rule in our words; None for what no catalogue has."""
    if not rule_id or not catalogue.exists(rule_id):
        return None
    found = catalogue.rule(rule_id)
    return RuleText(
        found.id, found.says, found.says_zh, found.where, found.kind, found.basis, found.note, scenarios or [],
        found.reason, found.replaces, found.chapter, found.chapter_zh,
    )  # fmt: skip


def chain(game: Game, s: State, seat: int, number: int) -> list[Link]:
    """The event, then the event that brought its cause about, and so on back.

    An event names the card that made it happen; that card got to do so by the last event about it
    before. Events are looked at as this seat saw them, so nothing hidden can come out.
    """
    links: list[Link] = []
    at: int | None = number
    while at is not None and len(links) < LONGEST:
        event = game.event(s, seat, at)
        links.append(Link(event, rule_text(event["rule"])))
        at = _cause(s, seat, event)
    return links


def _cause(s: State, seat: int, event: dict[str, Any]) -> int | None:
    """The last event before that this seat knows to be about the card that caused this one."""
    cause = event.get("cause")
    if cause is None:
        return None
    for at in range(event["number"] - 1, -1, -1):
        before = s.log[at]
        if before.obj >= 0 and ref_of(before.obj) == cause and visible_event(before, seat):
            return at
    return None
