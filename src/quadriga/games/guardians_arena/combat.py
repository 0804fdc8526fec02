"""Combat Detailed: the seven steps, once for all Duels of the turn (gua.house.combat.1)."""

from __future__ import annotations

from quadriga.games.guardians_arena.abilities import (
    A_SHOT,
    AN_AREA,
    AREAS,
    CREATURE_CHANNELING,
    GUARDIAN_CHANNELING,
    PLAYED_FIRST,
    PLAYED_IN_DUEL,
    WINS_DUEL,
    DispelsCommand,
    Doomed,
    NoSecondaries,
    OnePerSide,
    ReturnsUnlessPaid,
    Saves,
)
from quadriga.games.guardians_arena.actions import (
    CHANNELING_ACTION,
    COMMANDING,
    POWERING,
    SHOOTING,
    STRIKING,
    announce,
    cast,
    cast_options,
    command_nature,
    use_supporter,
)
from quadriga.games.guardians_arena.channeling import (
    channel_points,
    guardian_points,
    guardian_points_to_shot,
    may_shoot,
    supporters,
)
from quadriga.games.guardians_arena.faces import NONE, card
from quadriga.games.guardians_arena.glossary import (
    area_of,
    destroys,
    happen,
    meet,
    primary_decided,
    settle_commands,
)
from quadriga.games.guardians_arena.kinds import own_abilities
from quadriga.games.guardians_arena.moves import (
    destroy,
    fighters_home,
    gain_stones,
    gather,
    go,
    leave_play,
    recount_duels,
    send_to_pen,
    sort_hand,
    take_item,
    take_shield,
    turn_up,
)
from quadriga.games.guardians_arena.table import (
    COLUMNS,
    DECIDED,
    DISCARD,
    FIGHTERS,
    FIGHTING,
    GUARDIAN_PLACE,
    HAND,
    PEN,
    PLAYED,
    PRIMARY,
    RESOLUTION,
    SECONDARY,
    STORAGE,
    UNDER,
    Arena,
    columns_from_left,
    duelist,
    only,
    zone,
)
from quadriga.games.guardians_arena.verbs import (
    CAST,
    CHANNEL,
    FIGHT,
    PAY,
    POWER,
    ROUND_PROC,
    SAVE,
    SHOOT,
)
from quadriga.games.guardians_arena.vitality import (
    cannot_fight,
    primary_total,
    secondary_total,
    winner,
)
from quadriga.games.guardians_arena.voices import banned, command_works, voices
from quadriga.kernel.decisions import DONE, arg_a, arg_b, option, verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import NOBODY, with_value


def combat(s: Arena, f: Frame) -> None:
    """Steps 1 to 7. The Active player is the Attacker in every Duel (gua.duel.2)."""
    order = columns_from_left(s.active)
    if f.pc == 0:
        if not _begin(s):
            s.pop()
            return
        _hand_of_primary_round(s)
        _reveal(s)
        f.x = [0, 0]
        f.sets = [[], [], []]
        f.pc = 1
    elif f.pc == 1:
        # Commands: those that dispel first, then the Attacker's, then the Defender's (gua.house.command.1).
        while f.x[0] < 12:
            n = f.x[0]
            f.x[0] += 1
            if _command(s, order[n % 3], s.active if n % 6 < 3 else 1 - s.active, n < 6):
                return
        for column in order:
            if s.duel[column] == FIGHTING:
                _met(s, column)
        f.x[0] = 0
        f.pc = 2
    elif f.pc == 2:
        if f.x[0] < COLUMNS:
            column = order[f.x[0]]
            f.x[0] += 1
            if s.duel[column] == FIGHTING:
                s.push(_round(s, column, False))
            return
        f.pc = 3
    elif f.pc == 3:
        _end_of_primary_round(s, f)
        f.x = [0, 0]
        f.pc = 4
    elif f.pc == 4:
        _hand_of_secondary_round(s)
        f.pc = 5
    elif f.pc == 5:
        if f.x[0] < COLUMNS:
            column = order[f.x[0]]
            f.x[0] += 1
            if s.duel[column] == FIGHTING:
                s.push(_round(s, column, True))
            return
        f.pc = 6
    elif f.pc == 6:
        _end_of_secondary_round(s, f, order)
        f.x = [0, 0]
        f.pc = 7
    elif f.pc == 7:
        if not _rescues(s, f, order):
            return
        _resolution(s, f, order)
        s.pop()


def _begin(s: Arena) -> bool:
    """Two opposing creatures in the same space fight a Duel (gua.duel.1)."""
    found = False
    for column in range(COLUMNS):
        if duelist(s, 0, column) != NONE and duelist(s, 1, column) != NONE:
            s.duel = with_value(s.duel, column, FIGHTING)
            found = True
    return found  # gua.house.combat.3: without a Duel the sequence is skipped


# -- 1. Primary Round Hand, 2. Primary Attacks Round -------------------------------------------------


def _hand_of_primary_round(s: Arena) -> None:
    """1. Each player takes the Storage cards into the hand; the Pen stays down."""
    s.step = PRIMARY
    s.passed = [0, 0]
    for seat in range(2):
        gather(s, seat, STORAGE, "gua.primary.1")


def _reveal(s: Arena) -> None:
    """2. The creatures in Duels are turned face up; an unopposed one stays hidden (gua.primary.2)."""
    for column in range(COLUMNS):
        if s.duel[column] == FIGHTING:
            for seat in (s.active, 1 - s.active):
                turn_up(s, duelist(s, seat, column), "gua.primary.2")
            settle_commands(s, column)


def _command(s: Arena, column: int, seat: int, dispelling: bool) -> bool:
    """Reveal one Command; False if there is none."""
    if s.duel[column] != FIGHTING:
        return False
    c = duelist(s, seat, column)
    if not command_works(s, c, column) or _dispels(s, c) != dispelling:
        return False
    s.column = column
    announce(s, COMMANDING, seat, column, c, 0, 0, command_nature(s, c))
    return True


def _dispels(s: Arena, c: int) -> bool:
    for ability in card(s, c).abilities:
        if isinstance(ability, DispelsCommand):
            return True
    return False


def _met(s: Arena, column: int) -> None:
    """The texts of Duelists that have met."""
    for seat in (s.active, 1 - s.active):
        d = duelist(s, seat, column)
        if d != NONE:
            happen(s, d, seat, column, PLAYED_IN_DUEL)
            happen(s, d, seat, column, PLAYED_FIRST)
    meet(s, column)


def _round(s: Arena, column: int, secondary: bool) -> Frame:
    f = Frame(ROUND_PROC, -1, 0)
    f.x = [column, 1 if secondary else 0, 1 - s.active if secondary else s.active]
    return f


def round_of_actions(s: Arena, f: Frame) -> None:
    """Steps 2 and 5 of one Duel: alternate until both have passed (gua.primary.4, gua.secondary.2)."""
    column = f.x[0]
    secondary = f.x[1] == 1
    if f.pc == 0:
        s.column = column
        s.passed = [0, 0]  # gua.house.combat.2
        f.pc = 1
    elif f.pc == 2:
        seat = f.x[2]
        f.x[2] = 1 - seat
        f.pc = 1
        if verb(s.picked) == DONE:
            _pass(s, seat, "gua.secondary.7" if secondary else "gua.primary.9")
        else:
            _act(s, seat, column, s.picked)
            return
    while s.duel[column] == FIGHTING and not (s.passed[0] and s.passed[1]):
        seat = f.x[2]
        if not s.passed[seat]:
            options = secondary_options(s, seat, column) if secondary else primary_options(s, seat, column)
            if options:
                options.append(option(DONE))
                f.pc = 2
                s.ask(
                    seat,
                    "secondary" if secondary else "primary",
                    options,
                    "gua.secondary.2" if secondary else "gua.primary.4",
                )
                return
            _pass(s, seat, "gua.secondary.7" if secondary else "gua.primary.9")
        f.x[2] = 1 - seat
    s.column = -1
    s.passed = [0, 0]
    s.pop()


def _pass(s: Arena, seat: int, rule: str) -> None:
    s.passed = with_value(s.passed, seat, 1)
    if s.recording:
        s.emit("pass", rule, seat)


def primary_options(s: Arena, seat: int, column: int) -> list[int]:
    options = cast_options(s, seat, column)
    for c in supporters(s, seat):  # gua.primary.6
        if channel_points(s, seat, column, c) > 0:
            options.append(option(CHANNEL, c))
        if may_shoot(s, seat, column, c):
            options.append(option(SHOOT, c))  # gua.house.ranged.1
    points, stones = guardian_points(s, seat, column)
    if points > 0:
        options.append(option(POWER, duelist(s, seat, column), stones))  # gua.primary.8
    for k in range(COLUMNS):
        c = only(s, zone(seat, UNDER, k))
        if c != NONE and s.used[c] == column + 1 and guardian_points_to_shot(s, seat, column, c) > 0:
            options.append(option(POWER, c, 1))
    return options


def secondary_options(s: Arena, seat: int, column: int) -> list[int]:
    options: list[int] = []
    if may_second(s, seat, column):
        offered: list[int] = []
        speaking = voices(s, column)
        for c in s.zones[zone(seat, HAND)]:
            if card(s, c).is_creature() and s.card[c] not in offered:
                offered.append(s.card[c])
                if not cannot_fight(s, c, speaking) and not one_too_many(s, seat, column, c):
                    options.append(option(FIGHT, c))  # gua.secondary.3
    return options + cast_options(s, seat, column)


def may_second(s: Arena, seat: int, column: int) -> bool:
    """Does no text forbid this player secondary fighters here (gua.card.nosec.1)?"""
    for v in voices(s, column):
        ability = v.ability
        if isinstance(ability, NoSecondaries) and (v.seat != seat or ability.both):
            if ability.after is None:
                return False
            beaten = duelist(s, 1 - v.seat, column)
            if s.primary_winner[column] == v.seat and beaten != NONE and ability.after.fits(s, beaten):
                return False
    return True


def one_too_many(s: Arena, seat: int, column: int, c: int) -> bool:
    """One such card on a side of a Duel (gua.card.limit.1)."""
    for ability in card(s, c).abilities:
        if isinstance(ability, OnePerSide):
            for other in s.zones[zone(seat, FIGHTERS, column)] + [duelist(s, seat, column)]:
                if ability.kind.fits(s, other):
                    return True
    return False


def _act(s: Arena, seat: int, column: int, picked: int) -> None:
    v = verb(picked)
    c = arg_a(picked)
    if v == CAST:
        cast(s, seat, column, c, arg_b(picked))
    elif v == CHANNEL:
        points = channel_points(s, seat, column, c)
        use_supporter(s, c, column)
        announce(s, CHANNELING_ACTION, seat, column, c, duelist(s, seat, column) + 1, points, CREATURE_CHANNELING)
    elif v == SHOOT:
        use_supporter(s, c, column)
        announce(s, SHOOTING, seat, column, c, 0, 0, A_SHOT)
    elif v == POWER:
        d = duelist(s, seat, column)
        points = guardian_points(s, seat, column)[0] if c == d else guardian_points_to_shot(s, seat, column, c)
        gain_stones(s, seat, -arg_b(picked), "gua.primary.8")
        announce(s, POWERING, seat, column, s.zones[zone(seat, GUARDIAN_PLACE)][0], c + 1, points, GUARDIAN_CHANNELING)
    elif v == FIGHT:
        _fight(s, seat, column, c)


def _fight(s: Arena, seat: int, column: int, c: int) -> None:
    """A secondary fighter joins; its Area of Effect goes off (gua.secondary.4)."""
    go(s, c, zone(seat, FIGHTERS, column), "fighter", "gua.secondary.3")
    s.face_up = with_value(s.face_up, c, 1)
    s.mark()
    happen(s, c, seat, column, PLAYED_IN_DUEL)
    enemy = duelist(s, 1 - seat, column)
    if enemy != NONE and destroys(s, c, enemy, column, True):
        destroy(s, enemy, "gua.card.destroys.1", s.handle(c))
    if area_of(s, c) is not None and s.duel[column] == FIGHTING and not banned(s, column, seat, AREAS):
        announce(s, STRIKING, seat, column, c, 0, 0, AN_AREA)


# -- 3. End of Primary Round ---------------------------------------------------------------------


def _end_of_primary_round(s: Arena, f: Frame) -> None:
    """3. Compare; the higher one has won the primary round; supporters go back, face up."""
    for column in columns_from_left(s.active):
        if s.duel[column] != FIGHTING:
            continue
        totals = [primary_total(s, column, 0), primary_total(s, column, 1)]
        win = winner(s, column, totals, True)  # gua.primary.11, gua.primary.13
        s.primary_winner = with_value(s.primary_winner, column, win)
        _tell(
            s, column, totals, "gua.primary.10", "primary", win, "gua.primary.11" if win != NOBODY else "gua.primary.13"
        )
        primary_decided(s, column, totals)
    recount_duels(s)
    # Supporters have lain under their Strongholds all the time; from here on they no longer speak (gua.primary.14).
    for seat in range(2):
        for c in s.zones[zone(seat, PLAYED)]:
            go(s, c, zone(s.owner[c], DISCARD), "used", "gua.house.storage.1")


def _tell(s: Arena, column: int, totals: list[int], total_rule: str, kind: str, win: int, rule: str) -> None:
    """Both totals, then who has won; both Duelists stay readable (gua.primary.12)."""
    if s.recording:
        for seat in range(2):
            s.emit("total", total_rule, seat, s.handle(duelist(s, seat, column)), totals[seat])
        s.emit(kind, rule, win, -1, column)


# -- 4. Secondary Round Hand, 6. End of the Secondary Round ----------------------------------------


def _hand_of_secondary_round(s: Arena) -> None:
    """4. Each player takes the Creatures Pen into the hand as well."""
    s.step = SECONDARY
    for seat in range(2):
        gather(s, seat, PEN, "gua.secondary.1")


def _end_of_secondary_round(s: Arena, f: Frame, order: list[int]) -> None:
    """6. The sums decide the Duel; who may be saved is fixed; the cards go back."""
    for column in order:
        if s.duel[column] != FIGHTING:
            continue
        if (
            s.match.option("primary_stands", 0)
            and not s.zones[zone(0, FIGHTERS, column)] + s.zones[zone(1, FIGHTERS, column)]
        ):
            win = s.primary_winner[column]  # gua.house.primary.1
            rule = "gua.house.primary.1"
            totals = [primary_total(s, column, 0), primary_total(s, column, 1)]
        else:
            totals = [secondary_total(s, column, 0), secondary_total(s, column, 1)]
            win = winner(s, column, totals, False)
            rule = "gua.secondary.12" if win != NOBODY else "gua.secondary.13"
        s.duel_winner = with_value(s.duel_winner, column, win)
        _tell(s, column, totals, "gua.secondary.8", "secondary", win, rule)
    for column in order:
        if s.duel[column] == FIGHTING and s.duel_winner[column] != NOBODY:
            f.sets[column] = saviours(s, column, 1 - s.duel_winner[column])
    for column in order:
        fighters_home(s, column, "gua.secondary.14")
    for seat in range(2):
        _give_back(s, seat)
        sort_hand(s, seat, "gua.secondary.14")
    s.step = RESOLUTION


def _give_back(s: Arena, seat: int) -> None:
    """Cards played in step 5 return to Storage; a Bribery card taken from the opponent is discarded
    (gua.house.storage.1).
    """
    for c in s.zones[zone(seat, PLAYED)]:
        go(s, c, zone(s.owner[c], STORAGE), "back", "gua.house.storage.1")
    for c in s.zones[zone(seat, HAND)]:
        if s.owner[c] != seat:
            go(s, c, zone(s.owner[c], DISCARD), "discard", "gua.card.answer.1")


def saviours(s: Arena, column: int, loser: int) -> list[int]:
    """Cards that may save the beaten Duelist, fixed while the fighters are still beside it (gua.card.rescue.1)."""
    d = duelist(s, loser, column)
    by = duelist(s, 1 - loser, column)
    for ability in own_abilities(s, d):
        if isinstance(ability, Doomed) and ability.by.fits(s, by):
            return []  # gua.card.fate.1
    found: list[int] = []
    for v in voices(s, column):
        saves = v.ability
        if v.seat != loser or v.source in found:
            continue
        if isinstance(saves, Saves):
            if saves.if_enemy_lost and loser not in s.duel_winner:
                continue
            if saves.kind is None:
                if v.source == d or s.bearer[v.source] == d:
                    found.append(v.source)
            elif saves.kind.fits(s, d) and (v.source != d or v.command):
                found.append(v.source)
        elif isinstance(saves, ReturnsUnlessPaid) and v.source == d and s.primary_winner[column] == 1 - loser:
            found.append(d)
    return found


def save_cost(s: Arena, c: int) -> int:
    for ability in card(s, c).abilities:
        if isinstance(ability, Saves):
            return ability.stones
    return 0


# -- 7. Resolution -------------------------------------------------------------------------------


def _rescues(s: Arena, f: Frame, order: list[int]) -> bool:
    """Ask for rescues Duel by Duel; True when all are asked. f.x[0] counts Duels, f.sets keep who was saved."""
    while f.x[0] < COLUMNS:
        column = order[f.x[0]]
        rights = f.sets[column]
        if f.x[1] == 1:
            f.x[1] = 0
            f.x[0] += 1
            saved = verb(s.picked) == SAVE
            if saved:
                gain_stones(s, 1 - s.duel_winner[column], -save_cost(s, arg_a(s.picked)), "gua.card.rescue.1")
            if verb(s.picked) == PAY:
                gain_stones(s, s.duel_winner[column], -1, "gua.card.rescue.1")
            f.sets[column] = [1] if saved or (verb(s.picked) == DONE and _unpaid(s, rights)) else []
            continue
        if s.duel[column] == FIGHTING and rights:
            loser = 1 - s.duel_winner[column]
            if _unpaid(s, rights):
                # The winner's player pays, or the creature returns.
                if s.stones[1 - loser] > 0:
                    f.x[1] = 1
                    s.ask(
                        1 - loser,
                        "pay",
                        [option(PAY, rights[0]), option(DONE)],
                        "gua.card.rescue.1",
                        s.handle(rights[0]),
                    )
                    return False
                f.sets[column] = [1]
                f.x[0] += 1
                continue
            options = [option(SAVE, c, column) for c in rights if save_cost(s, c) <= s.stones[loser]]
            if options:
                options.append(option(DONE))
                f.x[1] = 1
                s.ask(loser, "save", options, "gua.card.rescue.1")
                return False
        f.sets[column] = []
        f.x[0] += 1
    return True


def _unpaid(s: Arena, rights: list[int]) -> bool:
    for ability in card(s, rights[0]).abilities:
        if isinstance(ability, ReturnsUnlessPaid):
            return True
    return False


def _resolution(s: Arena, f: Frame, order: list[int]) -> None:
    """7. The winner stays; the loser and its Shield are discarded; after a tie both creatures go to their Pens."""
    for column in order:
        if s.duel[column] == FIGHTING:
            s.duel = with_value(s.duel, column, DECIDED)
            win = s.duel_winner[column]
            if win == NOBODY:
                for seat in range(2):
                    d = duelist(s, seat, column)
                    take_shield(s, d, DISCARD, "gua.resolve.4")
                    take_item(s, d, PEN, "gua.house.item.2")
                    leave_play(s, d, PEN, "tied", "gua.resolve.3")
            else:
                loser = duelist(s, 1 - win, column)
                if f.sets[column]:
                    send_to_pen(s, loser, "gua.card.rescue.1")
                else:
                    take_shield(s, loser, DISCARD, "gua.resolve.2")
                    take_item(s, loser, DISCARD, "gua.resolve.2")
                    leave_play(s, loser, DISCARD, "beaten", "gua.resolve.2")
        if s.duel[column] == DECIDED and s.duel_winner[column] != NOBODY:
            win = s.duel_winner[column]
            d = duelist(s, win, column)
            if d != NONE:
                happen(s, d, win, column, WINS_DUEL)
                if s.recording:
                    s.emit("duel won", "gua.resolve.1", win, s.handle(d), column)  # gua.resolve.5: its Shield is on it
    _forget(s)


def _forget(s: Arena) -> None:
    """The combat is over: nothing of it goes on."""
    s.duel = [0, 0, 0]
    s.primary_winner = [-1, -1, -1]
    s.duel_winner = [-1, -1, -1]
    s.gifts = []
    s.dispelled = []
    s.applied = []
    s.used = [0] * len(s.used)
    s.column = -1
    s.touch()
