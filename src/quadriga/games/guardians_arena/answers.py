"""Answers: what may be played at once against a card or ability, and what it does to it (gua.card.answer.1)."""

from __future__ import annotations

from typing import Final

from quadriga.games.guardians_arena.announcing import (
    ANSWERING,
    CARD,
    COLUMN,
    NATURE,
    OUTCOME,
    SEAT,
    WHAT,
    announce,
    use_supporter,
)
from quadriga.games.guardians_arena.channeling import (
    shots_allowed,
    supporters,
)
from quadriga.games.guardians_arena.faces import NONE, SPELL, Card, card
from quadriga.games.guardians_arena.glossary import (
    ban_for_combat,
)
from quadriga.games.guardians_arena.moves import (
    destroy,
    gain_stones,
    go,
)
from quadriga.games.guardians_arena.storage import (
    A_COMMAND,
    A_SPELL,
    AN_ITEM,
    CANCEL,
    DESTROY_GIVER,
    TAKE_CARD,
    Answers,
    DispelsCommand,
)
from quadriga.games.guardians_arena.storage_cards import may_play, pay_for
from quadriga.games.guardians_arena.table import (
    GUARDIAN_PLACE,
    HAND,
    PLAYED,
    PRIMARY,
    Arena,
    duelist,
    guardian,
    zone,
)
from quadriga.games.guardians_arena.verbs import ANSWER
from quadriga.kernel.decisions import option
from quadriga.kernel.frames import Frame

COUNTER: Final = A_SPELL | AN_ITEM | A_COMMAND
"""What a card must negate to be allowed as the answer to an answer: Dispel Magic."""


def answer_options(s: Arena, f: Frame) -> list[int]:
    """Cards and abilities with which the opponent may answer; a player who has passed may not."""
    seat = 1 - f.x[SEAT]
    nature = f.x[NATURE]
    options: list[int] = []
    if nature == 0 or s.passed[seat]:
        return options
    column = f.x[COLUMN]
    counter = f.x[WHAT] == ANSWERING
    offered: list[int] = []
    for c in s.zones[zone(seat, HAND)]:
        face = card(s, c)
        if face.double_border() and s.card[c] not in offered:
            offered.append(s.card[c])
            found = answers_of(face)
            if found is not None and _fits(s, f, found) and may_play(s, seat, column, c):
                if not counter or found.to & COUNTER == COUNTER:
                    options.append(option(ANSWER, c))
    if counter:
        return options
    own = answers_of(guardian(s, seat))
    if own is not None and _fits(s, f, own) and s.stones[seat] >= own.stones:
        options.append(option(ANSWER, s.zones[zone(seat, GUARDIAN_PLACE)][0]))
    d = duelist(s, seat, column)
    shield = s.shield_of[d] if d != NONE else -1
    if shield != NONE:
        standard = answers_of(card(s, shield))
        if standard is not None and _fits(s, f, standard) and s.stones[seat] >= standard.stones:
            options.append(option(ANSWER, shield))
    if s.step == PRIMARY and shots_allowed(s, seat, column):
        for c in supporters(s, seat):
            shot = answers_of(card(s, c))
            if shot is not None and shot.as_shot and _fits(s, f, shot):
                options.append(option(ANSWER, c))
    return options


def answers_of(face: Card) -> Answers | None:
    for ability in face.abilities:
        if isinstance(ability, Answers):
            return ability
        if isinstance(ability, DispelsCommand) and ability.stones:
            return Answers(A_COMMAND, CANCEL, ability.stones)
    return None


def _fits(s: Arena, f: Frame, found: Answers) -> bool:
    """Does this answer fit what has been announced (gua.card.answer.1)?"""
    if found.to & f.x[NATURE] == 0:
        return False
    return found.icon == 0 or card(s, f.x[CARD]).icons & found.icon != 0


def answer_with(s: Arena, f: Frame, c: int) -> None:
    """Announce the answer itself."""
    seat = 1 - f.x[SEAT]
    face = card(s, c)
    found = answers_of(face)
    assert found is not None
    nature = 0
    if face.double_border():
        nature = A_SPELL if face.type == SPELL else AN_ITEM
        pay_for(s, seat, c)
        go(s, c, zone(seat, PLAYED), "answer", "gua.house.answer.1", f.source)
    else:
        gain_stones(s, seat, -found.stones, "gua.card.answer.1", s.handle(c))
        if face.is_creature():
            use_supporter(s, c, f.x[COLUMN])
        elif s.recording:
            s.emit("answer", "gua.house.answer.1", seat, s.handle(c), 0, -1, -1, f.source)
    announce(s, ANSWERING, seat, f.x[COLUMN], c, 0, 0, nature)


def apply_answer(s: Arena, f: Frame) -> None:
    """What the answer does to the action it answers, which waits on the stack below."""
    stack = s.stack
    below = stack[len(stack) - 1]
    found = answers_of(card(s, f.x[CARD]))
    assert found is not None
    below.x[OUTCOME] = found.does
    if s.recording:
        s.emit("cancelled", "gua.card.answer.1", f.x[SEAT], s.handle(below.x[CARD]), found.does, -1, -1, f.source)
    if found.bans:
        ban_for_combat(s, found.bans, 1 - f.x[SEAT], f.source)
        if found.bans_both:
            ban_for_combat(s, found.bans, f.x[SEAT], f.source)
    if found.does == DESTROY_GIVER:
        destroy(s, below.x[CARD], "gua.card.answer.1", f.source)
    elif found.does == TAKE_CARD:
        go(s, below.x[CARD], zone(f.x[SEAT], HAND), "taken", "gua.card.answer.1", f.source)
