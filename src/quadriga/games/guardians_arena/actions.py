"""Actions of a Duel: announced, perhaps answered, then applied (gua.house.answer.1)."""

from __future__ import annotations

from typing import Final

from quadriga.games.guardians_arena.abilities import (
    A_BRIBERY,
    A_COMMAND,
    A_SPELL,
    AN_AREA,
    AN_ITEM,
    AREAS,
    BRIBING,
    CANCEL,
    DESTROY_GIVER,
    ENEMY_CHANNELS,
    HAND_ITEMS,
    REVEALED,
    REVEALED_ON,
    SPELLS,
    SUBTRACT,
    TAKE_CARD,
    TAKE_OVER,
    Answers,
    Area,
    Ban,
    CannotBeDispelled,
    CantFight,
    CostsStones,
    DestroysBoth,
    DispelsCommand,
    GainsStones,
    Lends,
    LetsReceive,
    RangedAttack,
    RazesTerrain,
    RazesUpgrade,
    Saves,
    Shows,
)
from quadriga.games.guardians_arena.channeling import (
    shot_points,
    shots_allowed,
    supporters,
)
from quadriga.games.guardians_arena.faces import BRIBERY, ITEM_H, NONE, SPELL, Card, card
from quadriga.games.guardians_arena.glossary import (
    area_of,
    ban_for_combat,
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
    turn_up,
)
from quadriga.games.guardians_arena.table import (
    CHANNELED,
    COLUMNS,
    DISCARD,
    FIGHTERS,
    GUARDIAN_PLACE,
    HAND,
    LASTING,
    LENT,
    MAY_RECEIVE,
    PLAYED,
    PRIMARY,
    SHOT,
    UNDER,
    UPGRADES,
    Arena,
    duelist,
    guardian,
    only,
    terrain,
    zone,
)
from quadriga.games.guardians_arena.verbs import ACTION_PROC, ANSWER, CAST
from quadriga.games.guardians_arena.voices import banned, banned_name
from quadriga.kernel.applied import Applied
from quadriga.kernel.decisions import DONE, arg_a, option, verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import with_value

# What is announced.
CASTING: Final = 1
CHANNELING_ACTION: Final = 2
POWERING: Final = 3
SHOOTING: Final = 4
STRIKING: Final = 5
COMMANDING: Final = 6
ANSWERING: Final = 7

# Places in an action's numbers.
WHAT: Final = 0
SEAT: Final = 1
COLUMN: Final = 2
CARD: Final = 3
TARGET: Final = 4
"""A card slot + 1, or 0; for razing a Terrain its slot."""
OUTCOME: Final = 5
"""0, or what an answer has done to it."""
POINTS: Final = 6
NATURE: Final = 7
"""What can answer it, as a mask."""

COUNTER: Final = A_SPELL | AN_ITEM | A_COMMAND
"""What a card must negate to be allowed as the answer to an answer: Dispel Magic."""


def announce(s: Arena, what: int, seat: int, column: int, c: int, target: int, points: int, nature: int) -> None:
    f = Frame(ACTION_PROC, s.handle(c), seat)
    f.x = [what, seat, column, c, target, 0, points, nature]
    s.push(f)


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
            _answer_with(s, f, arg_a(s.picked))
            return
    s.pop()
    apply(s, f)
    recount_duels(s)


# -- answers -------------------------------------------------------------------------------------


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


def _answer_with(s: Arena, f: Frame, c: int) -> None:
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


def _apply_answer(s: Arena, f: Frame) -> None:
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


# -- Storage cards -------------------------------------------------------------------------------


def stones_to_play(face: Card) -> int:
    n = 0
    for ability in face.abilities:
        if isinstance(ability, CostsStones):
            n += ability.n
        elif isinstance(ability, Answers):
            n += ability.stones
    return n


def may_play(s: Arena, seat: int, column: int, c: int) -> bool:
    """Is a Storage card free of bans, and can it be paid for?"""
    face = card(s, c)
    if face.type == SPELL and banned(s, column, seat, SPELLS):
        return False  # gua.card.ban.1
    if face.type == ITEM_H and banned(s, column, seat, HAND_ITEMS):
        return False
    return s.stones[seat] >= stones_to_play(face) and not banned_name(s, column, face.name)


def pay_for(s: Arena, seat: int, c: int) -> None:
    n = stones_to_play(card(s, c))
    if n:
        gain_stones(s, seat, -n, "gua.house.stones.1", s.handle(c))


def cast_options(s: Arena, seat: int, column: int) -> list[int]:
    """Storage cards that can be played for the current Duel, each with its targets (gua.primary.5, gua.secondary.6)."""
    options: list[int] = []
    offered: list[int] = []
    for c in s.zones[zone(seat, HAND)]:
        face = card(s, c)
        if not face.double_border() or s.card[c] in offered:
            continue
        offered.append(s.card[c])
        if may_play(s, seat, column, c):
            for target in targets(s, seat, column, c):
                options.append(option(CAST, c, target))
    return options


def targets(s: Arena, seat: int, column: int, c: int) -> list[int]:
    """Targets (slot + 1) of a Storage card here; [0] if it needs none; [] if it does nothing now."""
    face = card(s, c)
    primary = s.step == PRIMARY
    found: list[int] = []
    if face.type == BRIBERY:
        for t in _creatures_here(s, 1 - seat, column):  # gua.house.bribery.1
            if card(s, t).icons & face.icons and not banned(s, column, seat, BRIBING, face.icons, t):
                found.append(t + 1)  # gua.bribery.1, gua.orig.bribery.1
        return found
    if not primary and not s.zones[zone(0, FIGHTERS, column)] and not s.zones[zone(1, FIGHTERS, column)]:
        return found  # gua.secondary.6
    for ability in face.abilities:
        if isinstance(ability, Lends):
            side = seat if ability.n > 0 else 1 - seat
            return [t + 1 for t in _creatures_here(s, side, column)]
        if isinstance(ability, GainsStones):
            return [0]
        if isinstance(ability, RazesTerrain):
            return [terrain(s, k) + 1 for k in range(COLUMNS) if terrain(s, k) != NONE]
        if isinstance(ability, RazesUpgrade):
            for side in range(2):
                for k in (0, 2):
                    upgrade = only(s, zone(side, UPGRADES, k))
                    if upgrade != NONE:
                        found.append(upgrade + 1)
            return found
        if not primary:
            continue  # the rest is played in step 2 (gua.house.command.1)
        if isinstance(ability, LetsReceive):
            d = duelist(s, seat, column)
            return [] if card(s, d).receives else [d + 1]
        if isinstance(ability, DestroysBoth):
            d = duelist(s, seat, column)
            return [d + 1] if ability.kind.fits(s, d) else []
        if isinstance(ability, Area) and banned(s, column, seat, AREAS):
            return []
        if isinstance(ability, (Area, Shows, CantFight, Saves, Ban)):
            return [0]
    return found


def _creatures_here(s: Arena, seat: int, column: int) -> list[int]:
    """Step 2: Duelist and used supporters of the current Duel; step 5: its secondary fighters (gua.house.storage.2)."""
    if s.step != PRIMARY:
        return s.zones[zone(seat, FIGHTERS, column)]
    found = [duelist(s, seat, column)]
    for k in range(COLUMNS):
        c = only(s, zone(seat, UNDER, k))
        if c != NONE and s.used[c] == column + 1:
            found.append(c)
    return found


def cast(s: Arena, seat: int, column: int, c: int, target: int) -> None:
    face = card(s, c)
    nature = A_SPELL if face.type == SPELL else AN_ITEM if face.type == ITEM_H else A_BRIBERY
    pay_for(s, seat, c)
    go(s, c, zone(seat, PLAYED), "play", "gua.primary.5" if s.step == PRIMARY else "gua.secondary.6")
    s.mark()
    announce(s, CASTING, seat, column, c, target, 0, nature)


# -- supporters ----------------------------------------------------------------------------------


def use_supporter(s: Arena, c: int, column: int) -> None:
    """Turned face up and laid beside the Duelist (gua.primary.7)."""
    turn_up(s, c, "gua.primary.7")
    s.used = with_value(s.used, c, column + 1)
    s.touch()


# -- applying ------------------------------------------------------------------------------------


def apply(s: Arena, f: Frame) -> None:
    what = f.x[WHAT]
    if what == ANSWERING:
        if f.x[OUTCOME] == 0:
            _apply_answer(s, f)
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


def command_nature(s: Arena, c: int) -> int:
    for ability in card(s, c).abilities:
        if isinstance(ability, CannotBeDispelled):
            return 0  # gua.card.dispel.1
    return A_COMMAND
