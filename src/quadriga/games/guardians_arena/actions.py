"""Actions of a Duel: announced, perhaps answered, then applied (gua.house.answer.1)."""

from __future__ import annotations

from quadriga.games.guardians_arena.abilities import ENEMY_CHANNELS, REVEALED, REVEALED_ON, Saves, Shows
from quadriga.games.guardians_arena.announcing import (
    ANSWERING,
    CARD,
    CASTING,
    CHANNELING_ACTION,
    COLUMN,
    COMMANDING,
    OUTCOME,
    POINTS,
    POWERING,
    SEAT,
    SHOOTING,
    STRIKING,
    TARGET,
    WHAT,
    announce,
)
from quadriga.games.guardians_arena.answers import answer_options, answer_with, apply_answer
from quadriga.games.guardians_arena.bans import AREAS, Ban, CantFight
from quadriga.games.guardians_arena.channeling import (
    shot_points,
)
from quadriga.games.guardians_arena.destroying import Area
from quadriga.games.guardians_arena.faces import BRIBERY, ITEM_H, NONE, card
from quadriga.games.guardians_arena.glossary import (
    area_of,
    bribe,
    dispel,
    happen,
    show_by_text,
    strike,
)
from quadriga.games.guardians_arena.moves import (
    destroy,
    gain_stones,
    go,
    raze_terrain,
    recount_duels,
    take_item,
)
from quadriga.games.guardians_arena.storage import (
    AN_AREA,
    SUBTRACT,
    TAKE_CARD,
    TAKE_OVER,
    DestroysBoth,
    DispelsCommand,
    GainsStones,
    Lends,
    RazesTerrain,
    RazesUpgrade,
)
from quadriga.games.guardians_arena.supporting import LetsReceive, RangedAttack
from quadriga.games.guardians_arena.table import (
    CHANNELED,
    COLUMNS,
    DISCARD,
    LASTING,
    LENT,
    MAY_RECEIVE,
    PLAYED,
    PRIMARY,
    SHOT,
    Arena,
    duelist,
    terrain,
    zone,
)
from quadriga.games.guardians_arena.verbs import ANSWER
from quadriga.games.guardians_arena.voices import banned
from quadriga.kernel.applied import Applied
from quadriga.kernel.decisions import DONE, arg_a, option, verb
from quadriga.kernel.frames import Frame


def action(s: Arena, f: Frame) -> None:
    """Carry an announced action on: the answer first, then the action itself."""
    if f.pc == 0:
        options = answer_options(s, f)
        if options:
            options.append(option(DONE))
            f.pc = 1
            s.ask(1 - f.x[SEAT], "answer", options, "gua.house.answer.1", f.source)
            return
    elif f.pc == 1:
        f.pc = 2
        if verb(s.picked) == ANSWER:
            answer_with(s, f, arg_a(s.picked))
            return
    s.pop()
    apply(s, f)
    recount_duels(s)


# -- applying ------------------------------------------------------------------------------------


def apply(s: Arena, f: Frame) -> None:
    what = f.x[WHAT]
    if what == ANSWERING:
        if f.x[OUTCOME] == 0:
            apply_answer(s, f)
        _put_away(s, f)
    elif what == CASTING:
        if f.x[OUTCOME] == 0:
            _apply_cast(s, f)
        if f.x[OUTCOME] != TAKE_CARD:
            _put_away(s, f)
    elif what == CHANNELING_ACTION or what == POWERING:
        _apply_channeling(s, f)
    elif what == SHOOTING:
        _apply_shot(s, f)
    elif what == STRIKING:
        area = area_of(s, f.x[CARD])
        if area is not None and f.x[OUTCOME] == 0:
            strike(s, area, f.x[SEAT], f.x[COLUMN], f.source)
    elif what == COMMANDING:
        if f.x[OUTCOME]:
            dispel(s, f.x[CARD], "gua.card.answer.1")
        else:
            _apply_command(s, f)


def _put_away(s: Arena, f: Frame) -> None:
    """Used in the primary round: discarded, an H Item that still works after step 3; in step 5 it waits for step 6
    (gua.house.storage.1).
    """
    c = f.x[CARD]
    if s.zone[c] != zone(f.x[SEAT], PLAYED) or s.step != PRIMARY:
        return
    if card(s, c).type != ITEM_H or f.x[OUTCOME]:
        go(s, c, zone(s.owner[c], DISCARD), "used", "gua.house.storage.1")


def _apply_cast(s: Arena, f: Frame) -> None:
    seat = f.x[SEAT]
    column = f.x[COLUMN]
    c = f.x[CARD]
    target = f.x[TARGET] - 1
    face = card(s, c)
    if face.type == BRIBERY:
        bribe(s, target, f.source)
        return
    for ability in face.abilities:
        if isinstance(ability, Lends):
            handle = s.handle(target)
            whose = seat if ability.n > 0 else 1 - seat
            s.gifts = s.gifts + [[column, whose, LENT, handle, handle, ability.n]]
            s.touch()
        elif isinstance(ability, GainsStones):
            gain_stones(s, seat, ability.n, "gua.card.stones.1", f.source)
        elif isinstance(ability, RazesTerrain):
            for k in range(COLUMNS):
                if terrain(s, k) == target:
                    raze_terrain(s, k, "gua.card.storage.1", f.source)
        elif isinstance(ability, RazesUpgrade):
            go(s, target, zone(s.owner[target], DISCARD), "upgrade lost", "gua.card.storage.1", f.source)
        elif isinstance(ability, LetsReceive):
            s.applied = s.applied + [Applied(MAY_RECEIVE, s.handle(target), 0, 0, seat, f.source, 0)]
        elif isinstance(ability, DestroysBoth):
            enemy = duelist(s, 1 - seat, column)
            destroy(s, target, "gua.card.storage.1", f.source)
            if enemy != NONE:
                destroy(s, enemy, "gua.card.storage.1", f.source)
        elif isinstance(ability, Area):
            strike(s, ability, seat, column, f.source)
        elif isinstance(ability, Shows):
            show_by_text(s, ability, seat, f.source)
        elif isinstance(ability, (CantFight, Saves, Ban)):
            s.applied = s.applied + [Applied(LASTING, column, s.card[c], 0, seat, f.source, 0)]
            s.touch()


def _apply_channeling(s: Arena, f: Frame) -> None:
    """Channeling goes to the own Duelist (gua.house.channel.1)."""
    seat = f.x[SEAT]
    column = f.x[COLUMN]
    points = f.x[POINTS]
    outcome = f.x[OUTCOME]
    if outcome == 0 or outcome == SUBTRACT:
        target = s.handle(f.x[TARGET] - 1)
        if outcome == SUBTRACT:
            points = -points  # gua.card.answer.1
        s.gifts = s.gifts + [[column, seat, CHANNELED, f.source, target, points]]
        s.touch()
        if s.recording:
            s.emit("channel", "gua.house.channel.1", seat, f.source, points, -1, -1, -1, target)
    enemy = duelist(s, 1 - seat, column)
    if enemy != NONE:
        happen(s, enemy, 1 - seat, column, ENEMY_CHANNELS)  # gua.card.stones.1


def _apply_shot(s: Arena, f: Frame) -> None:
    """An n-point Ranged Attack adds n to its side (gua.orig.ranged.1)."""
    outcome = f.x[OUTCOME]
    if outcome != 0 and outcome != TAKE_OVER:
        return
    seat = f.x[SEAT] if outcome == 0 else 1 - f.x[SEAT]
    column = f.x[COLUMN]
    c = f.x[CARD]
    points = shot_points(s, f.x[SEAT], column, c)
    s.gifts = s.gifts + [[column, seat, SHOT, f.source, f.source, points]]
    s.touch()
    if s.recording:
        s.emit("shoot", "gua.orig.ranged.1", seat, f.source, points)
    for ability in card(s, c).abilities:
        if isinstance(ability, RangedAttack) and ability.breaks_item:
            d = duelist(s, 1 - seat, column)
            if d != NONE:
                take_item(s, d, DISCARD, "gua.card.discard.1")


def _apply_command(s: Arena, f: Frame) -> None:
    """What a Command does at once; its standing effects speak by themselves (gua.primary.3)."""
    seat = f.x[SEAT]
    column = f.x[COLUMN]
    c = f.x[CARD]
    if s.recording:
        s.emit("command", "gua.primary.3", seat, s.handle(c))
    for ability in card(s, c).abilities:
        if isinstance(ability, DispelsCommand):
            enemy = duelist(s, 1 - seat, column)
            if enemy != NONE and card(s, enemy).command:
                dispel(s, enemy, "gua.card.dispel.1", s.handle(c))
        elif isinstance(ability, Area):
            if not banned(s, column, seat, AREAS):
                announce(s, STRIKING, seat, column, c, 0, 0, AN_AREA)  # gua.house.aoe.1
        elif isinstance(ability, Shows):
            show_by_text(s, ability, seat, s.handle(c))
    happen(s, c, seat, column, REVEALED)
    happen(s, c, seat, column, REVEALED_ON)
