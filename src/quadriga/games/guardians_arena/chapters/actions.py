"""Actions of a Duel: announced, perhaps answered, then applied (gua.house.answer.1)."""

from __future__ import annotations

from typing import Final

from quadriga.games.guardians_arena.chapters.active_texts import banned
from quadriga.games.guardians_arena.chapters.announcing import ActionFrame, announce, announced
from quadriga.games.guardians_arena.chapters.answers import answer_options, apply_answer, play_answer
from quadriga.games.guardians_arena.chapters.channeling import (
    shot_points,
)
from quadriga.games.guardians_arena.chapters.faces import BRIBERY, ITEM_H, NONE, card
from quadriga.games.guardians_arena.chapters.glossary import (
    area_of,
    bribe,
    dispel,
    happen,
    strike,
)
from quadriga.games.guardians_arena.chapters.moves import (
    go,
    go_on_working,
    recount_duels,
    take_item,
)
from quadriga.games.guardians_arena.chapters.table import (
    CHANNELED,
    DISCARD,
    PLAYED,
    PRIMARY,
    SHOT,
    Arena,
    Gift,
    arena,
    duelist,
    zone,
)
from quadriga.games.guardians_arena.chapters.verbs import ANSWER
from quadriga.games.guardians_arena.vocabulary.sorts import AREAS, ENEMY_CHANNELS, REVEALED
from quadriga.games.guardians_arena.vocabulary.storage import AN_AREA, SUBTRACT, TAKE_CARD, TAKE_OVER
from quadriga.kernel.decisions import DONE, arg_a, option, verb
from quadriga.kernel.frames import END, NEXT, Frame, Procedure, Step
from quadriga.kernel.state import State


class AskForAnswer(Step):
    """The opponent may answer before anything happens."""

    def __init__(self, apply: Step) -> None:
        super().__init__()
        self.apply = apply

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        action = announced(f)
        options = answer_options(a, action, f.procedure is ANSWERING)
        if not options:
            return self.apply.number
        options.append(option(DONE))
        a.ask(1 - action.controller, "answer", options, "gua.house.answer.1", action.source)
        return NEXT


class Answer(Step):
    def run(self, s: State, f: Frame) -> int:
        if verb(s.picked) == ANSWER:
            a = arena(s)
            action = announced(f)
            c = arg_a(s.picked)
            nature = play_answer(a, action, c)
            announce(a, ANSWERING, 1 - action.controller, action.column, c, 0, 0, nature)
        return NEXT


class Apply(Step):
    """The action itself, unless an answer has undone it."""

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        self.apply(a, announced(f))
        recount_duels(a)
        return END

    def apply(self, s: Arena, f: ActionFrame) -> None:
        raise NotImplementedError(type(self).__name__)


def action(name: str, apply: Apply) -> Procedure:
    return Procedure(name, AskForAnswer(apply), Answer(), apply, kind=ActionFrame)


# -- applying ------------------------------------------------------------------------------------


class ApplyAnswer(Apply):
    def apply(self, s: Arena, f: ActionFrame) -> None:
        if f.outcome == 0:
            apply_answer(s, f)
        _put_away(s, f)


class ApplyCast(Apply):
    def apply(self, s: Arena, f: ActionFrame) -> None:
        if f.outcome == 0:
            _apply_cast(s, f)
        if f.outcome != TAKE_CARD:
            _put_away(s, f)


class ApplyChanneling(Apply):
    """A creature's or the Guardian's."""

    def apply(self, s: Arena, f: ActionFrame) -> None:
        _apply_channeling(s, f)


class ApplyShot(Apply):
    def apply(self, s: Arena, f: ActionFrame) -> None:
        _apply_shot(s, f)


class ApplyStrike(Apply):
    """An Area of Effect."""

    def apply(self, s: Arena, f: ActionFrame) -> None:
        area = area_of(s, f.card)
        if area is not None and f.outcome == 0:
            strike(s, area, f.controller, f.column, f.source)


class ApplyCommand(Apply):
    def apply(self, s: Arena, f: ActionFrame) -> None:
        if f.outcome:
            dispel(s, f.card, "gua.card.answer.1")
        else:
            _apply_command(s, f)


ANSWERING: Final = action("answer", ApplyAnswer())
CASTING: Final = action("cast", ApplyCast())
CHANNELING_ACTION: Final = action("channel", ApplyChanneling())
SHOOTING: Final = action("shoot", ApplyShot())
STRIKING: Final = action("strike", ApplyStrike())
COMMANDING: Final = action("command", ApplyCommand())


def _put_away(s: Arena, f: ActionFrame) -> None:
    """Used in the primary round: discarded, an H Item that still works after step 3; in step 5 it waits for step 6
    (gua.house.storage.1).
    """
    c = f.card
    if s.zone[c] != zone(f.controller, PLAYED) or s.step != PRIMARY:
        return
    if card(s, c).type != ITEM_H or f.outcome:
        go(s, c, zone(s.owner[c], DISCARD), "used", "gua.house.storage.1")


def _apply_cast(s: Arena, f: ActionFrame) -> None:
    seat = f.controller
    column = f.column
    c = f.card
    target = f.target - 1
    face = card(s, c)
    if face.type == BRIBERY:
        bribe(s, target, f.source)
        return
    for ability in face.abilities:
        area = ability.area()
        if area is not None:
            strike(s, area, seat, column, f.source)
        else:
            ability.cast(s, seat, column, c, target)
    for ability in face.abilities:
        if ability.stands():
            go_on_working(s, seat, column, c)
            return


def _apply_channeling(s: Arena, f: ActionFrame) -> None:
    """Channeling goes to the own Duelist (gua.house.channel.1)."""
    seat = f.controller
    column = f.column
    points = f.points
    outcome = f.outcome
    if outcome == 0 or outcome == SUBTRACT:
        target = s.handle(f.target - 1)
        if outcome == SUBTRACT:
            points = -points  # gua.card.answer.1
        s.gifts = s.gifts + [Gift(column, seat, CHANNELED, f.source, target, points)]
        s.touch()
        if s.recording:
            s.emit("channel", "gua.house.channel.1", seat, f.source, points, -1, -1, -1, target)
    enemy = duelist(s, 1 - seat, column)
    if enemy != NONE:
        happen(s, enemy, 1 - seat, column, ENEMY_CHANNELS)  # gua.card.stones.1


def _apply_shot(s: Arena, f: ActionFrame) -> None:
    """An n-point Ranged Attack adds n to its side (gua.orig.ranged.1)."""
    outcome = f.outcome
    if outcome != 0 and outcome != TAKE_OVER:
        return
    seat = f.controller if outcome == 0 else 1 - f.controller
    column = f.column
    c = f.card
    points = shot_points(s, f.controller, column, c)
    s.gifts = s.gifts + [Gift(column, seat, SHOT, f.source, f.source, points)]
    s.touch()
    if s.recording:
        s.emit("shoot", "gua.orig.ranged.1", seat, f.source, points)
    for ability in card(s, c).abilities:
        if ability.breaks_item():
            d = duelist(s, 1 - seat, column)
            if d != NONE:
                take_item(s, d, DISCARD, "gua.card.discard.1")


def _apply_command(s: Arena, f: ActionFrame) -> None:
    """What a Command does at once; its standing effects speak by themselves (gua.primary.3)."""
    seat = f.controller
    column = f.column
    c = f.card
    if s.recording:
        s.emit("command", "gua.primary.3", seat, s.handle(c))
    for ability in card(s, c).abilities:
        if ability.dispels():
            enemy = duelist(s, 1 - seat, column)
            if enemy != NONE and card(s, enemy).command:
                dispel(s, enemy, "gua.card.dispel.1", s.handle(c))
        elif ability.area() is not None and not banned(s, column, seat, AREAS):
            announce(s, STRIKING, seat, column, c, 0, 0, AN_AREA)  # gua.house.aoe.1
    happen(s, c, seat, column, REVEALED)
