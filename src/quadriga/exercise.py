"""The exerciser: every ability that was read is also used, in positions made for it, until it has resolved.

A round trip alone misses reversible misreadings. Here each card is put into random positions
(`Game.trial`) and played, with a liking for options that concern it, until each of its programs has
run to its end and the same position with and without it ended differently, and each standing text has been
seen at work (it is switched off and on).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from quadriga.effects.acting import Paying
from quadriga.effects.program import find_program, program_id
from quadriga.games.game import Card, Game, Unreadable
from quadriga.kernel.cards import Trace
from quadriga.kernel.chance import Chance, seeded
from quadriga.kernel.decisions import arg_a, arg_b
from quadriga.kernel.save import to_bytes
from quadriga.kernel.state import State, answer, run

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
    begun: dict[int, Begun] = {}
    for frame in s.stack:  # the position begins with the first question of an ability
        if frame.program >= 0 and frame.program >> 6 in faces:
            begun[frame.program] = Begun(passed_over(s, frame.program))
    for _ in range(DECISIONS):
        slots = [c for c in range(len(s.card)) if s.card[c] in faces]
        for c in slots:
            done.update(game.abilities_on(s, c))
        if s.decision is None or len(done) == len(programs):
            break
        index = pick(s, slots, chance, liking)
        known = dict(trace.began)
        before = s.clone()
        options = s.decision.options
        answer(s, index)
        for one in begun.values():
            one.answers.append((options, index))
        for i, program in enumerate(programs):
            if program < 0 or i in done:
                continue
            for f in faces:
                at = program_id(f, program)
                if trace.began.get(at) != known.get(at):
                    begun[at] = Begun(before, [(options, index)])
                if at in trace.ended:
                    trace.ended.discard(at)
                    if at in begun and essence(without(begun.pop(at), at)) != essence(s):
                        done.add(i)
                    else:
                        idle.add(i)
    conserved(s)


class Begun:
    """An ability in progress: the position before it, and what was answered since."""

    def __init__(self, before: State, answers: list[tuple[list[int], int]] | None = None) -> None:
        self.before = before
        self.answers = answers or []


def passed_over(s: State, program: int) -> State:
    """The position as it is, but for this ability: it is over without having done anything more."""
    s = s.clone()
    for frame in s.stack:
        if frame.program == program:
            frame.pc = len(find_program(s, program).code)
            frame.phase = 0
    s.decision = None
    trace, s.match.trace = s.match.trace, None
    run(s)
    s.match.trace = trace
    return s


def without(begun: Begun, at: int) -> State:
    """The same position and answers without the ability: its cost is paid, nothing else of it is done."""
    s = begun.before
    program = find_program(s, at)
    whole, trace = program.code, s.match.trace
    costs = [i for i, action in enumerate(whole) if isinstance(action, Paying) and action.on == 0]
    program.code = whole[: costs[-1] + 1] if costs else []
    s.match.trace = None
    try:
        for options, index in begun.answers:
            if s.decision is None or s.decision.options != options:
                break  # this was asked by the ability
            answer(s, index)
    finally:
        program.code, s.match.trace = whole, trace
    return s


BOOKKEEPING = {
    "picked", "next_ref", "ref", "marks", "decisions", "stack", "chance", "decision", "+used", "+used_names",
    "+history", "+effects", "+next_waiting", "+waiting", "+fresh", "+step_seat", "+phase", "+queue", "+entries",
}  # fmt: skip
"""What tells that an ability was used, and how far the game has come; the difference must lie elsewhere."""


def essence(s: State) -> dict[str, Any]:
    """What lies where, who knows it, what is given to whom, who has won."""
    data: dict[str, Any] = msgspec.msgpack.decode(to_bytes(s))
    return {name: value for name, value in data.items() if name not in BOOKKEEPING}


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
