"""What must hold at every decision of every game, whatever the game."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from quadriga.games.game import Game
from quadriga.kernel import save
from quadriga.kernel.chance import Chance, seeded
from quadriga.kernel.state import State, answer
from quadriga.kernel.unknown import knows, redeal, scramble, unknown_slots
from tests.soundness import cards_are_conserved, table_is_sound

SPECTATOR = 2


def decision_is_sound(game: Game, s: State, views: list[dict[str, Any]]) -> None:
    """Somebody is asked, with options, each different, each in words; nobody else gets options. (`views` by seat.)"""
    d = s.decision
    assert d is not None and d.player in (0, 1)
    assert d.options, f"{d.kind} offers nothing"
    assert len(set(d.options)) == len(d.options), f"{d.kind} offers an option twice"
    assert d.rule, f"{d.kind} cites no rule"
    asked = views[d.player]["decision"]
    assert len(asked["options"]) == len(d.options) and asked["prompt"]
    assert all(o["label"] for o in asked["options"])
    for other in (views[1 - d.player], game.view(s, SPECTATOR)):
        assert "options" not in other["decision"]


def copy_is_apart(s: State, chance: Chance) -> None:
    """A copy equals its original, and what happens to the one does not touch the other."""
    before = save.to_bytes(s)
    twin = s.clone()
    assert save.to_bytes(twin) == before
    twin.recording = False
    for _ in range(4):
        if twin.decision is None:
            break
        answer(twin, chance.below(len(twin.decision.options)))
    assert save.to_bytes(s) == before, "playing on in a copy changed the original"


def options_apply(s: State) -> None:
    """Each option offered can be taken."""
    assert s.decision is not None
    for i in range(len(s.decision.options)):
        twin = s.clone()
        twin.recording = False
        answer(twin, i)
        cards_are_conserved(twin)


def save_is_equal(game: Game, s: State, choice: int) -> None:
    """Saved and loaded it is the same state, and goes on the same way."""
    text = json.dumps(game.dump(s))
    loaded = game.load(json.loads(text))
    assert save.to_bytes(loaded) == save.to_bytes(s)
    twin = s.clone()
    answer(twin, choice)
    answer(loaded, choice)
    assert game.hash(loaded) == game.hash(twin)


def seat_cannot_tell(game: Game, s: State, seat: int, seen: dict[str, Any], chance: Chance) -> None:
    """Law 6: another deal of what the seat cannot know gives it the same view (`seen`) and events."""
    other = s.clone()
    other.log = s.log
    scramble(other, seat, chance)
    assert as_bytes(game.view(other, seat)) == as_bytes(seen)
    since = max(0, len(s.log) - 12)
    assert as_bytes(game.events(other, seat, since)) == as_bytes(game.events(s, seat, since))


def next_question_tells_nothing(game: Game, parent: State, choice: int, child: State, chance: Chance) -> None:
    """Law 6 for options: had the cards that stay unknown been others, the player who acted would be asked the same.

    Only where one player's answer leads to the same player's next question: an opponent's
    hidden cards may well decide what the opponent is asked.
    """
    d, after = parent.decision, child.decision
    assert d is not None
    if after is None or after.player != d.player or child.marks != parent.marks:
        return
    seat = d.player
    twin = parent.clone()
    cards = twin.card[:]
    for owner in range(2):
        slots = [c for c in unknown_slots(parent, seat, owner) if c < len(child.card) and not knows(child, seat, c)]
        redeal(twin, slots, cards, chance)
    twin.card = cards
    twin.touch()
    twin.recording = False
    answer(twin, choice)
    if twin.marks != parent.marks:
        return  # another hidden card was hit by what happened and had to be shown
    if twin.decision is not None and twin.decision.player == seat and twin.decision.kind == after.kind:
        assert as_bytes(game.view(twin, seat)) == as_bytes(game.view(child, seat))


def as_bytes(value: Any) -> bytes:
    """What would go over a wire: the order of what is in it counts too."""
    return msgspec.json.encode(value)


def play_and_check(
    game: Game, decks: Any, seed: int, every: int = 1, options: dict[str, int] | None = None
) -> State:
    """One random game with all checks at every `every`-th decision."""
    chance = seeded(seed * 7919 + 1)
    s = game.new(decks, seed=seed, options=options or {})
    answers: list[int] = []
    told = 0
    while s.decision is not None:
        choice = chance.below(len(s.decision.options))
        if len(answers) % every == 0:
            table_is_sound(game.name, s, told)
            told = len(s.log)
            views = [game.view(s, seat) for seat in (0, 1)]
            decision_is_sound(game, s, views)
            copy_is_apart(s, chance)
            if len(answers) % (3 * every) == 0:
                options_apply(s)
                save_is_equal(game, s, choice)
            for seat in (0, 1):
                seat_cannot_tell(game, s, seat, views[seat], chance)
            parent = s.clone()
            answer(s, choice)
            next_question_tells_nothing(game, parent, choice, s, chance)
        else:
            answer(s, choice)
        answers.append(choice)
        assert len(answers) < 20_000, "the game does not end"
    table_is_sound(game.name, s, told)
    final = game.hash(s)
    again = game.new(decks, seed=seed, options=options or {}, recording=False)
    for choice in answers:
        answer(again, choice)
    assert game.hash(again) == final, "the same seed and answers gave another game"
    return s
