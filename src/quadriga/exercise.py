"""The exerciser: every ability that was read is also used, in positions made for it, until it has resolved.

A round trip alone misses reversible misreadings. Here each card is put into random positions
(`Game.trial`) and played, with a liking for options that concern it, until each of its programs has
run to its end and changed something, and each standing text has been seen at work.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quadriga.games.door import Card, Game, Unreadable
from quadriga.kernel.cards import Trace
from quadriga.kernel.chance import Chance, seeded
from quadriga.kernel.decisions import arg_a, arg_b
from quadriga.kernel.state import State, answer

POSITIONS = 300
"""Positions tried before an ability counts as never reached."""
DECISIONS = 80
"""Decisions played in each."""
LIKINGS = (700, 700, 250)
"""Times in a thousand that an option with the card itself is preferred, from position to position."""


@dataclass
class Trial:
    """What became of one ability."""

    number: str
    ability: int
    outcome: str
    """resolved, idle (ran but changed nothing), unreached, broken"""
    note: str = ""


def try_card(game: Game, card: Card, pool: Sequence[Card], seed: int = 1) -> list[Trial]:
    try:
        face = game.face(card)
    except Unreadable:
        return []
    number = str(card["number"])
    own = game.differences(card)
    if own is not None:
        return [Trial(number, i, "resolved" if differs else "idle") for i, differs in enumerate(own)]
    programs = game.programs(face)
    done: set[int] = set()
    idle: set[int] = set()
    chance = seeded(seed + sum(number.encode()))
    for position in range(POSITIONS):
        if len(done) == len(programs):
            break
        try:
            state = game.boards().build(game.trial(card, pool, chance.below))
            liking = LIKINGS[position % len(LIKINGS)]
            watch(game, state, number, programs, chance, done, idle, liking)
        except Exception as error:  # whatever an ability breaks is what we are looking for
            what = f"{type(error).__name__}: {error}"
            return [Trial(number, i, "broken", what) for i in range(len(programs)) if i not in done]
    trials = []
    for i in range(len(programs)):
        outcome = "resolved" if i in done else "idle" if i in idle else "unreached"
        trials.append(Trial(number, i, outcome))
    return trials


def watch(
    game: Game,
    s: State,
    number: str,
    programs: list[int],
    chance: Chance,
    done: set[int],
    idle: set[int],
    liking: int,
) -> None:
    """Play a position for a while and note which abilities of the card did something."""
    s.recording = False
    trace = s.match.trace = Trace()
    faces = [i for i, face in enumerate(s.faces) if face.number == number]
    for _ in range(DECISIONS):
        slots = [c for c in range(len(s.card)) if s.card[c] in faces]
        for c in slots:
            done.update(game.abilities_on(s, c))
        if s.decision is None or len(done) == len(programs):
            break
        answer(s, pick(s, slots, chance, liking))
        for i, program in enumerate(programs):
            if program < 0 or i in done:
                continue
            for f in faces:
                if (f << 6 | program) in trace.changed:
                    done.add(i)
                elif (f << 6 | program) in trace.ended:
                    idle.add(i)
    conserved(s)


def pick(s: State, slots: list[int], chance: Chance, liking: int) -> int:
    assert s.decision is not None
    options = s.decision.options
    liked = [i for i, o in enumerate(options) if arg_a(o) in slots or arg_b(o) in slots]
    if liked and chance.below(1000) < liking:
        return liked[chance.below(len(liked))]
    return chance.below(len(options))


def conserved(s: State) -> None:
    """No card lost or doubled."""
    seen = sorted(c for zone in s.zones for c in zone)
    if seen != list(range(len(s.card))):
        raise AssertionError("a card was lost or doubled")
