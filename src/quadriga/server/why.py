"""Why? The chain of causes of an event, each link with its rule, from what a seat has seen."""

from __future__ import annotations

from typing import Any

from quadriga.rulebook import catalogue
from quadriga.server.messages import Link, RuleText

LONGEST = 12


def rule_text(rule_id: str, scenarios: list[str] | None = None) -> RuleText | None:
    """A rule in our words; None for what no catalogue has."""
    if not rule_id or not catalogue.exists(rule_id):
        return None
    found = catalogue.rule(rule_id)
    return RuleText(
        found.id, found.says, found.says_zh, found.where, found.kind, found.basis, found.note, scenarios or []
    )


def chain(events: list[dict[str, Any]], number: int) -> list[Link]:
    """The event, then the event that brought its cause about, and so on back.

    An event names the card that made it happen; that card got to do so by the last event about it
    before. `events` are all events as one seat saw them, so nothing hidden can come out.
    """
    links: list[Link] = []
    at: int | None = number
    while at is not None and len(links) < LONGEST:
        event = events[at]
        links.append(Link(event, rule_text(event["rule"])))
        at = _cause(events, at)
    return links


def _cause(events: list[dict[str, Any]], number: int) -> int | None:
    cause = events[number].get("cause")
    if cause is None:
        return None
    for at in range(number - 1, -1, -1):
        if events[at].get("id") == cause:
            return at
    return None
