"""Every ability is played: games go on until each program of a character has run and made a difference.

A program counts when the game with it and the same game without it stand differently at the next decision.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from quadriga.games.universal_arena.chapters.combat import COMBAT_ROUNDS
from quadriga.games.universal_arena.chapters.context import PROGRAM
from quadriga.games.universal_arena.chapters.faces import CardFace, StatusFace
from quadriga.games.universal_arena.chapters.piles import draw
from quadriga.games.universal_arena.chapters.placing import PLAY
from quadriga.games.universal_arena.chapters.statuses import gain
from quadriga.games.universal_arena.chapters.table import Table, alive, card, living, table
from quadriga.games.universal_arena.pages.characters import lay_out
from quadriga.games.universal_arena.pages.files import library, tidy
from quadriga.games.universal_arena.rules import RULES
from quadriga.kernel.cards import Match
from quadriga.kernel.chance import Chance, seeded
from quadriga.kernel.decisions import Decision, arg_a, verb
from quadriga.kernel.frames import ask_again
from quadriga.kernel.numbers import i64, vec
from quadriga.kernel.state import NOBODY, State

MOST_GAMES = 60  # far more than any of our characters needs
LONGEST_GAME = 1500  # answers; then the next game brings other chances
EXTRA_CARDS = 5
RICH = 90
"""Energy and Meter enough that nothing is out of reach."""

Ability = tuple[str, int]
"""The number of a face and which of its programs."""

_COMPARED = (
    "hp", "shield", "num", "cnt", "order", "line", "energy", "meter", "barred", "draw_more", "energy_more", "zones",
    "entries", "queue", "pending", "winner", "dearer", "prepared",
)  # fmt: skip


def abilities_of(page: Mapping[str, Any]) -> list[Ability]:
    """All programs that a character's texts were read into."""
    faces, _ = lay_out([[tidy(page)]])
    return [(f.number, k) for f in faces for k in range(len(f.programs))]


def exercised(page: Mapping[str, Any], most_games: int = MOST_GAMES) -> list[Ability]:
    """Those of them that made a difference in games played for it."""
    return list(_exercised(msgspec.json.encode(tidy(page)), most_games))


@lru_cache(256)
def _exercised(content: bytes, most_games: int) -> tuple[Ability, ...]:
    page = msgspec.json.decode(content)
    wanted = set(abilities_of(page))
    found: set[Ability] = set()
    for game in range(most_games):
        if found == wanted:
            break
        _play(page, seeded(game + 1), wanted, found)
    return tuple(sorted(found))


def _teams(page: dict[str, Any], chance: Chance) -> list[list[dict[str, Any]]]:
    others = [p for p in library().values() if p["id"] != page["id"]]
    order = list(range(len(others)))
    chance.shuffle(order)
    picked = [others[i] for i in order[:5]]
    return [[page, picked[0], picked[1]], [picked[2], picked[3], picked[4]]]


def _play(page: dict[str, Any], chance: Chance, wanted: set[Ability], found: set[Ability]) -> None:
    faces, brought = lay_out(_teams(page, chance))
    s = table(RULES.blank(Match("universal-arena", list(faces), [], brought, chance.below(1 << 30), {})))
    s.recording = False
    RULES.start(s)
    enriched = (-1, -1)
    for _ in range(LONGEST_GAME):
        _go_on(s, wanted, found)
        d = asked(s)
        if d is None or found == wanted or not (s.phase == 0 or alive(s, 0)):
            return
        if d.kind == "open" and (s.turn, s.round) != enriched:
            enriched = (s.turn, s.round)
            _enrich(s, chance)
            s.decision = None  # ask again: other cards may open the round now
            for f in s.stack:
                if f.procedure is COMBAT_ROUNDS:
                    ask_again(f)
            continue
        _answer(s, d, _choice(s, d, chance))


def asked(s: State) -> Decision | None:
    return s.decision


def _answer(s: Table, d: Decision, choice: int) -> None:
    s.picked = d.options[choice]
    s.decision = None
    s.decisions += 1


def _choice(s: Table, d: Decision, chance: Chance) -> int:
    """Mostly cards of the character in question, and often the largest X."""
    if d.kind == "x" and chance.below(2) == 0:
        return len(d.options) - 1
    own = [i for i, o in enumerate(d.options) if verb(o) == PLAY and card(s, arg_a(o)).user == 0]
    if own and chance.below(4) > 0:
        return own[chance.below(len(own))]
    return chance.below(len(d.options))


def _enrich(s: Table, chance: Chance) -> None:
    """Bring rare things about: Energy, Meter, and statuses of the character on itself and on others."""
    s.energy = vec[i64]([RICH, RICH])
    s.meter = vec[i64]([RICH, RICH])
    own = [i for i, f in enumerate(s.faces) if isinstance(f, StatusFace) and f.owner == 0]
    for st in own:
        face = s.faces[st]
        assert isinstance(face, StatusFace)
        if face.hp_zero or chance.below(2) > 0:
            continue
        bearers = [0] if chance.below(3) > 0 else living(s, 1)
        n = face.cap if chance.below(2) == 0 else 1 + chance.below(face.cap)
        gain(s, bearers[chance.below(len(bearers))], st, n, 0)
    draw(s, 0, EXTRA_CARDS, "uni.term.draw.1")
    if chance.below(3) == 0:
        s.hp[0] = min(s.hp[0], 26 + chance.below(10))  # near enough to a quarter to cross it


def _go_on(s: Table, wanted: set[Ability], found: set[Ability]) -> None:
    """Go on to the next decision; a program not yet exercised runs beside a copy that leaves it out."""
    without: Table | None = None
    running: Ability = ("", 0)
    left_out = -1
    while s.decision is None and s.winner == NOBODY:
        f = s.stack[len(s.stack) - 1]
        if without is None and f.procedure is PROGRAM and f.pc == 0 and f.phase == 0:
            face = s.faces[f.program >> 6]
            ability = (face.number, f.program & 63)
            if ability in wanted and ability not in found and _of_character(face):
                without = s.clone()
                running = ability
                left_out = f.program
        RULES.step(s, f)
    if without is None:
        return
    while without.decision is None and without.winner == NOBODY:
        f = without.stack[len(without.stack) - 1]
        if f.procedure is PROGRAM and f.pc == 0 and f.phase == 0 and f.program == left_out:
            without.stack.pop()  # the same ability once more, at the next hit
        else:
            RULES.step(without, f)
    if _differ(s, without):
        found.add(running)


def _of_character(face: Any) -> bool:
    """Is it a face of the character in question, not of the same one in the other team?"""
    if isinstance(face, CardFace):
        return face.user == 0
    return not isinstance(face, StatusFace) or face.owner == 0


def _differ(a: Table, b: Table) -> bool:
    if any(getattr(a, name) != getattr(b, name) for name in _COMPARED):
        return True
    return (a.decision is None) != (b.decision is None) or (
        a.decision is not None and b.decision is not None and a.decision.kind != b.decision.kind
    )
