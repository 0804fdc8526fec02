"""Words that all games share: the simplest options, prompts, who did something, what nobody may ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from quadriga.games.door import Refusal
from quadriga.kernel.decisions import DONE, NO, NUMBER, YES, Decision
from quadriga.kernel.state import State
from quadriga.kernel.unknown import knows


def plain_option(d: Decision, what: int, n: int, done: Mapping[str, str]) -> dict[str, Any] | None:
    """The view of done, yes, no or a number; None for options of other verbs. `done` is a word by kind of decision."""
    if what == DONE:
        return {"verb": "done", "label": done.get(d.kind, "Done"), "cards": []}
    if what == YES:
        return {"verb": "yes", "label": "Yes", "cards": []}
    if what == NO:
        return {"verb": "no", "label": "No", "cards": []}
    if what == NUMBER:
        return {"verb": "number", "label": str(n), "cards": [], "n": n}
    return None


def prompted(s: State, d: Decision, text: str, name: Callable[[int], str]) -> str:
    """A prompt, with the name of the card that asks where the player asked knows it."""
    c = d.source & 4095
    return f"{name(c)}: {text}" if d.source >= 0 and knows(s, d.player, c) else text


def player_of(event: Mapping[str, Any], seat: int) -> str:
    """Whom an event is about, as a seat says it."""
    if "player" not in event:
        return "Nobody"
    return "You" if event["player"] == seat else f"Player {'AB'[event['player']]}"


def slot_of(s: State, ref: int) -> int:
    """The slot of the object of this id, or -1."""
    return s.ref.index(ref) if ref in s.ref else -1


def unaskable(
    s: State, seat: int, action: str, ref: int, actions: Sequence[str], unseen: str, unknown: str
) -> Refusal | None:
    """Why "why not?" has no better answer: the card is hidden (rule `unseen`), there is no such action (rule
    `unknown`), or the game is over."""
    c = slot_of(s, ref)
    if c < 0 or not knows(s, seat, c):
        return Refusal("There is no such card that you can see.", unseen)
    if action not in actions:
        return Refusal(f"There is no action {action!r}; try one of {', '.join(actions)}.", unknown)
    if s.over:
        return Refusal("The game is over.", s.end_rule)
    return None
