"""Answers: what may be played at once against a card or ability, and what it does to it (gua.card.answer.1)."""

from __future__ import annotations

from typing import Final

from quadriga.games.guardians_arena.chapters.announcing import ActionFrame, announced, use_supporter
from quadriga.games.guardians_arena.chapters.channeling import (
    shots_allowed,
    supporters,
)
from quadriga.games.guardians_arena.chapters.faces import NONE, SPELL, Card, card
from quadriga.games.guardians_arena.chapters.moves import (
    ban_for_combat,
    destroy,
    gain_stones,
    go,
)
from quadriga.games.guardians_arena.chapters.storage_cards import may_play, pay_for
from quadriga.games.guardians_arena.chapters.table import (
    GUARDIAN_PLACE,
    HAND,
    PLAYED,
    PRIMARY,
    Arena,
    duelist,
    guardian,
    zone,
)
from quadriga.games.guardians_arena.chapters.verbs import ANSWER
from quadriga.games.guardians_arena.vocabulary.storage import (
    A_COMMAND,
    A_SPELL,
    AN_ITEM,
    DESTROY_GIVER,
    TAKE_CARD,
    Answers,
)
from quadriga.kernel.decisions import option

COUNTER: Final = A_SPELL | AN_ITEM | A_COMMAND
"""What a card must negate to be allowed as the answer to an answer: Dispel Magic."""


def answer_options(s: Arena, f: ActionFrame, counter: bool) -> list[int]:
    """Cards and abilities with which the opponent may answer; a player who has passed may not.

    `counter`: what was announced is an answer itself.
    """
    seat = 1 - f.controller
    nature = f.nature
    options: list[int] = []
    if nature == 0 or s.passed[seat]:
        return options
    column = f.column
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
        found = ability.answer()
        if found is not None:
            return found
    return None


def _fits(s: Arena, f: ActionFrame, found: Answers) -> bool:
    """Does this answer fit what has been announced (gua.card.answer.1)?"""
    if found.to & f.nature == 0:
        return False
    return found.icon == 0 or card(s, f.card).icons & found.icon != 0


def play_answer(s: Arena, f: ActionFrame, c: int) -> int:
    """Pay for the answer to an announced action and lay it down; what can answer it in turn."""
    seat = 1 - f.controller
    face = card(s, c)
    found = answers_of(face)
    assert found is not None
    if face.double_border():
        pay_for(s, seat, c)
        go(s, c, zone(seat, PLAYED), "answer", "gua.house.answer.1", f.source)
        return A_SPELL if face.type == SPELL else AN_ITEM
    gain_stones(s, seat, -found.stones, "gua.card.answer.1", s.handle(c))
    if face.is_creature():
        use_supporter(s, c, f.column)
    elif s.recording:
        s.emit("answer", "gua.house.answer.1", seat, s.handle(c), 0, -1, -1, f.source)
    return 0


def apply_answer(s: Arena, f: ActionFrame) -> None:
    """What the answer does to the action it answers, which waits on the stack below it."""
    below = announced(s.stack[len(s.stack) - 2])
    found = answers_of(card(s, f.card))
    assert found is not None
    below.outcome = found.does
    if s.recording:
        s.emit("cancelled", "gua.card.answer.1", f.controller, s.handle(below.card), found.does, -1, -1, f.source)
    if found.bans:
        ban_for_combat(s, found.bans, 1 - f.controller, f.source)
        if found.bans_both:
            ban_for_combat(s, found.bans, f.controller, f.source)
    if found.does == DESTROY_GIVER:
        destroy(s, below.card, "gua.card.answer.1", f.source)
    elif found.does == TAKE_CARD:
        go(s, below.card, zone(f.controller, HAND), "taken", "gua.card.answer.1", f.source)
