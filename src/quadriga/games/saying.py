"""What all games say alike: the simplest options, prompts, who did something, what nobody may ask."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from quadriga.games.game import Refusal
from quadriga.kernel.decisions import DONE, NO, NUMBER, YES, Decision
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State
from quadriga.kernel.unknown import knows
from quadriga.messages import Card, Listed, Message, Player, speaker
from quadriga.messages.message import slug

say = speaker("shared")


def plain_option(
    d: Decision,
    what: int,
    n: int,
    say: Callable[..., Message],
    done: Mapping[str, str],
    in_words: Collection[str] = (),
) -> dict[str, Any] | None:
    """The view of done, yes, no or a number; None for options of other verbs.

    `done`: a message by kind of decision. `in_words`: the kinds whose yes and no say what they do (`do-KIND-yes`).
    """
    if what == DONE:
        return {"verb": "done", "label": say(done.get(d.kind, "do-done")), "cards": []}
    if what == YES:
        return {"verb": "yes", "label": say(f"do-{slug(d.kind)}-yes" if d.kind in in_words else "do-yes"), "cards": []}
    if what == NO:
        return {"verb": "no", "label": say(f"do-{slug(d.kind)}-no" if d.kind in in_words else "do-no"), "cards": []}
    if what == NUMBER:
        return {"verb": "number", "label": say("do-number", n=n), "cards": [], "n": n}
    return None


def prompted(s: State, d: Decision, ask: Message, name: Callable[[int], str]) -> Message:
    """A prompt, with the name of the card that asks where the player asked knows it."""
    c = slot_of(d.source)
    if d.source >= 0 and knows(s, d.player, c):
        return Message("shared.ask-about", {"card": Card(name(c)), "ask": ask})
    return ask


def player_of(event: Mapping[str, Any], seat: int) -> Player:
    """Whom an event is about, as a seat says it."""
    player = int(event.get("player", -1))
    return Player(player, player == seat)


def slot_with_ref(s: State, ref: int) -> int:
    """The slot of the object of this id, or -1."""
    refs = list(s.ref)
    return refs.index(ref) if ref in refs else -1


def unaskable(
    s: State, seat: int, action: str, ref: int, actions: Sequence[str], unseen: str, unknown: str
) -> Refusal | None:
    """Why "why not?" has no better answer: the card is hidden (rule `unseen`), there is no such action (rule
    `unknown`), or the game is over."""
    c = slot_with_ref(s, ref)
    if c < 0 or not knows(s, seat, c):
        return Refusal(say("no-such-card"), unseen)
    if action not in actions:
        return Refusal(say("no-such-action", action=action, actions=Listed(tuple(actions))), unknown)
    if s.over:
        return Refusal(say("no-game-over"), s.end_rule)
    return None
