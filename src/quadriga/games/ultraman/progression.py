"""Game Progression: the nine phases of a turn, a function a phase or step."""

from __future__ import annotations

from quadriga.games.ultraman.battle import TIED, WIN, able_to_level_up_with, by_baton, conforms
from quadriga.games.ultraman.bp import bp
from quadriga.games.ultraman.faces import NO_VALUE, PAYMENT, SINGLE, EffectText
from quadriga.games.ultraman.other_rules import finish_on_time
from quadriga.games.ultraman.paying import can_pay
from quadriga.games.ultraman.powers import text_active, use_key, uses_left
from quadriga.games.ultraman.resolving import PLAYED, effect_frame, start_effect
from quadriga.games.ultraman.scenes import set_scene, sets_left, settable_scenes
from quadriga.games.ultraman.table import (
    ACTIVATION_PHASE,
    DRAW_PHASE,
    END_PHASE,
    HAND,
    JUDGEMENT_PHASE,
    LEVEL_UP_PHASE,
    NO_RESULT,
    OPEN_PHASE,
    SCENE_PHASE,
    SET_PHASE,
    START_PHASE,
    TIE,
    WINS_NEEDED,
    Table,
)
from quadriga.games.ultraman.terms import (
    END,
    GROUP,
    JUDGE,
    LEVEL,
    LEVEL_STEP,
    OPEN,
    POWERS_STEP,
    SET_STEP,
    USE,
)
from quadriga.games.ultraman.timing import LOST_BATTLE, WON_BATTLE
from quadriga.games.ultraman.triggers import NUMBER, SEAT, field_changed, happened
from quadriga.games.ultraman.zones import draw, enters_play, lay, new_character, send
from quadriga.kernel.decisions import DONE, PICK, arg_a, arg_b, option, verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import with_value


def step_turn(t: Table, f: Frame) -> None:
    """Nine phases in order, each of them every turn (5.1.2, 5.1.3)."""
    phase = f.pc
    if f.phase == 0 and phase != 0:
        t.phase = phase
        t.step_seat = -1
        if t.recording:
            t.emit("phase", "5.1.2", -1, n=phase)
    if phase == 0:
        f.pc = START_PHASE
    elif phase == START_PHASE:
        start_phase(t)
        f.pc = DRAW_PHASE
    elif phase == DRAW_PHASE:
        draw_phase(t)
        f.pc = SCENE_PHASE
    elif phase == SCENE_PHASE:
        scene_phase(t, f)
    elif phase == SET_PHASE:
        t.areas = t.areas + [-1, -1]  # this turn's battle area (5.5.7)
        two_steps(t, SET_STEP)  # 5.5.1
        f.pc = LEVEL_UP_PHASE
    elif phase == LEVEL_UP_PHASE:
        two_steps(t, LEVEL_STEP)  # 5.6.1a
        f.pc = OPEN_PHASE
    elif phase == OPEN_PHASE:
        t.push(Frame(OPEN, -1, -1))
        f.pc = ACTIVATION_PHASE
    elif phase == ACTIVATION_PHASE:
        two_steps(t, POWERS_STEP)  # 5.8.1
        f.pc = JUDGEMENT_PHASE
    elif phase == JUDGEMENT_PHASE:
        t.push(Frame(JUDGE, -1, -1))
        f.pc = END_PHASE
    elif phase == END_PHASE:
        t.push(Frame(END, -1, -1))
        f.pc = START_PHASE


def two_steps(t: Table, proc: int) -> None:
    """The Lead Player's step, then the Next Player's."""
    t.push(Frame(proc, -1, 1 - t.lead))
    t.push(Frame(proc, -1, t.lead))


# -- Start and Draw Phase -------------------------------------------------------------


def start_phase(t: Table) -> None:
    """Who is Lead is fixed here and holds for the turn (5.2.1, ucg.lead.1)."""
    t.turn += 1
    t.lead = t.next_lead
    t.active = t.lead
    t.used = []
    t.history = []
    if t.recording:
        t.emit("lead", "5.2.1", t.lead, n=t.turn)


def draw_phase(t: Table) -> None:
    """From the second turn on each player draws a card (5.3.1, 5.3.2); no hand limit (5.3.3, 3.4.3)."""
    if t.turn == 1:
        return
    draw(t, t.lead, 1, "5.3.2")
    draw(t, 1 - t.lead, 1, "5.3.2")
    if t.fresh:
        t.push(Frame(GROUP, -1, -1))


# -- Lead Player Set Scene Card Phase -------------------------------------------------


def scene_phase(t: Table, f: Frame) -> None:
    """Only the Lead may set one scene card, or none (5.4.1, 5.4.2, 6.1.2)."""
    lead = t.lead
    if f.phase == 0:
        f.x = [0]
        f.phase = 1
    elif f.phase == 2:
        f.phase = 1
        if verb(t.picked) == DONE:
            f.phase = 0
            f.pc = SET_PHASE
            return
        f.x = [f.x[0] + 1]
        set_scene(t, arg_a(t.picked))
        return
    scenes = settable_scenes(t, lead) if f.x[0] < sets_left(t, lead) else []
    if not scenes:
        f.phase = 0
        f.pc = SET_PHASE
        return
    t.step_seat = lead
    f.phase = 2
    options = [option(PICK, c) for c in scenes]
    options.append(option(DONE))
    t.ask(lead, "scene", options, "5.4.2")


# -- Set Character Card Phase ---------------------------------------------------------


def settable(t: Table, c: int) -> bool:
    """A character card with a SINGLE BP (5.5.3.1a, 11.15.1a, 11.15.1c)."""
    card = t.face(c)
    return card.is_character and card.bp[SINGLE] != NO_VALUE


def vacancies(t: Table, seat: int) -> list[int]:
    """Areas this player has to fill: the vacant ones and the newest (12.4.3a)."""
    return [i for i in range(len(t.areas) // 2) if t.areas[2 * i + seat] < 0]


def step_set(t: Table, f: Frame) -> None:
    """Set a face-down character in every vacant place; whoever cannot, loses (1.3.4a, 1.3.4b)."""
    seat = f.controller
    t.step_seat = seat
    if f.phase == 1:
        f.phase = 0
        area = vacancies(t, seat)[0]
        k = new_character(t, seat, area)
        lay(t, arg_a(t.picked), k, True, "5.5.3.1a" if seat == t.lead else "5.5.4.1", kind="set")
    missing = vacancies(t, seat)
    if not missing:
        t.pop()
        return
    cards = [c for c in t.pile(seat, HAND) if settable(t, c)]
    if len(cards) < len(missing):
        t.end(1 - seat, "1.3.4a" if len(missing) == 1 else "12.4.3b")
        return
    f.phase = 1
    rule = "5.5.3.1a" if seat == t.lead else "5.5.4.1"
    if missing[0] != len(t.areas) // 2 - 1:
        rule = "12.4.3a"
    t.ask(seat, "set", [option(PICK, c) for c in cards], rule)


# -- Level Up Phase -------------------------------------------------------------------


def level_ups(t: Table, seat: int) -> list[int]:
    """Every (card, character) of a legal level up, as options (5.6.1b, 5.6.2.3)."""
    options: list[int] = []
    hand = t.pile(seat, HAND)
    for k in t.characters(seat):
        if t.levelled[k] == t.turn:
            continue
        cards = t.stack_of(k)
        top = cards[len(cards) - 1]
        for c in hand:
            card = t.face(c)
            if card.is_character and able_to_level_up_with(t, k, card):
                options.append(option(LEVEL, c, top))
    return options


def step_level(t: Table, f: Frame) -> None:
    """A player levels up none, some or all of their characters (5.6.2.1, 5.6.3.1)."""
    seat = f.controller
    t.step_seat = seat
    if f.phase == 1:
        if verb(t.picked) == DONE:
            t.pop()
            return
        k = t.character_of(arg_b(t.picked))
        lay(t, arg_a(t.picked), k, True, "5.6.1b", kind="level up")  # 5.6.1c
        t.levelled = with_value(t.levelled, k, t.turn)
    options = level_ups(t, seat)
    if not options:
        t.pop()
        return
    f.phase = 1
    options.append(option(DONE))
    t.ask(seat, "level up", options, "5.6.2.1" if seat == t.lead else "5.6.3.1")


# -- Open Phase -----------------------------------------------------------------------


def step_open(t: Table, f: Frame) -> None:
    """All face-down cards at once, then the Lead's waiting effects, then the Next Player's (5.7.1a)."""
    if f.pc == 0:
        open_cards(t)
        f.x = t.fresh
        t.fresh = []
        f.pc = 1
    elif f.pc <= 2:
        seat = t.lead if f.pc == 1 else 1 - t.lead
        f.pc += 1
        t.step_seat = seat
        group = Frame(GROUP, -1, -1)
        # 5.7.1c, 9.2.2: they wait for their player's step
        group.x = [w[NUMBER] for w in t.waiting if w[SEAT] == seat and w[NUMBER] in f.x]
        if group.x:
            t.push(group)
    else:
        t.pop()


def open_cards(t: Table) -> None:
    """Turn all set and levelled cards face-up together; Charge cards stay (5.7.1b, ucg.r.chargeopen)."""
    opened: list[int] = []
    for k in t.areas:
        if k < 0:
            continue
        cards = t.stack_of(k)
        touched = cards_under_a_baton(t, cards)
        for c in cards[:touched]:
            t.down = with_value(t.down, c, 1)
        for c in cards[touched:]:
            if t.down[c] == 1:
                t.down = with_value(t.down, c, 0)
                t.mark()
                t.touch()
                if c == cards[len(cards) - 1]:
                    opened.append(c)
                if t.recording:
                    t.emit("open", "5.7.1b", t.side[k], t.handle(c), t.area_of[k] + 1)
    field_changed(t)
    for top in opened[:]:
        k = t.character_of(top)
        if not conforms(t, t.stack_of(k)):
            opened.remove(top)
            send(t, top, HAND, "12.1.1b")
    # a newly turned top card is an entering of play (5.7.1d); all of them are one instant (9.2.1b)
    enters_play(t, opened, -1, "5.7.1d")


def cards_under_a_baton(t: Table, cards: list[int]) -> int:
    """How many of the lowest cards lie face-down because of a Baton Touch (FR.14b)."""
    if t.match.option("sealed", 0) == 1:
        for i in range(len(cards) - 1, 0, -1):
            if by_baton(t, cards, i):
                return i
    return 0


# -- Effect Activation Phase ----------------------------------------------------------


def usable_powers(t: Table, seat: int) -> list[int]:
    """Every payment power this player can use and pay now, as options (5.8.2.1a, 9.4.4)."""
    options: list[int] = []
    for k in t.characters(seat):
        c = t.top(k)
        if c >= 0 and t.face(c).has_payment:
            _usable(t, c, seat, options)
    scene = t.scene()
    if scene >= 0 and t.owner[scene] == seat and t.face(scene).has_payment:  # 6.3.3
        _usable(t, scene, seat, options)
    return options


def _usable(t: Table, c: int, seat: int, options: list[int]) -> None:
    for text in t.face(c).texts:
        if text.kind == PAYMENT and text_active(t, c, text) and uses_left(t, c, text) and can_pay(t, c, text, seat):
            options.append(option(USE, c, text.number))


def step_powers(t: Table, f: Frame) -> None:
    """Use payment powers, each carried out at once, until a pass (5.8.2.1b, 5.8.2.1c, 5.8.3.1a, 5.8.3.1b)."""
    seat = f.controller
    t.step_seat = seat
    if f.phase == 1:
        f.phase = 0
        if verb(t.picked) == DONE:
            t.pop()
            return
        c = arg_a(t.picked)
        text: EffectText = t.face(c).texts[arg_b(t.picked)]
        t.used = t.used + [use_key(t, c, text)]
        start_effect(t, c, text, t.handle(c), seat)
        return
    options = usable_powers(t, seat)
    if not options:
        t.pop()
        return
    f.phase = 1
    options.append(option(DONE))
    t.ask(seat, "power", options, "5.8.2.1a" if seat == t.lead else "5.8.3.1a")


# -- Judgement Phase ------------------------------------------------------------------


def judge_area(t: Table, area: int) -> int:
    """The result of one battle: seat + 1 of the winner, TIE or NO_RESULT."""
    pair = [t.areas[2 * area], t.areas[2 * area + 1]]
    if pair[0] < 0 and pair[1] < 0:
        return NO_RESULT  # 12.4.2.2
    wins = [_has(t, pair[0], WIN), _has(t, pair[1], WIN)]
    ties = [_has(t, pair[0], TIED), _has(t, pair[1], TIED)]
    if wins[0] and wins[1]:
        return TIE  # 11.16.2
    if wins[0] or wins[1]:
        return 1 if wins[0] else 2  # 11.16.1a, 11.16.3
    if ties[0] or ties[1]:
        return TIE  # 11.16.1b, ucg.r.vacanttie
    if pair[0] < 0 or pair[1] < 0:
        return 1 if pair[1] < 0 else 2  # 12.4.2.1
    mine = bp(t, pair[0])
    theirs = bp(t, pair[1])
    if mine == theirs:
        return TIE  # 5.9.5.1
    return 1 if mine > theirs else 2  # 5.9.4.1


def _has(t: Table, k: int, what: int) -> bool:
    if k < 0:
        return False
    for a in t.applied:
        if a.what == what and a.target == k:
            return True
    return False


def step_judge(t: Table, f: Frame) -> None:
    """All results are fixed first and then take effect together (5.9.2.1)."""
    if f.pc == 0:
        f.pc = 1
        t.wins = [0, 0]
        t.results = [judge_area(t, area) for area in range(len(t.areas) // 2)]  # 5.9.1, 5.9.3.2
        turn_characters(t)
        if t.fresh:
            t.push(Frame(GROUP, -1, -1))
        return
    t.pop()
    victory(t)
    if t.winner < 0:
        t.next_lead = lead_for_next_turn(t)
        finish_on_time(t)


def turn_characters(t: Table) -> None:
    """The winner upright, the loser sideways (5.9.4.2), both sideways in a tie (5.9.5.2)."""
    winners: list[int] = []
    losers: list[int] = []
    for area in range(len(t.results)):
        result = t.results[area]
        for seat in range(2):
            k = t.areas[2 * area + seat]
            if k < 0:
                continue
            won = result == seat + 1
            t.sideways = with_value(t.sideways, k, 0 if won else 1)
            if won:
                t.wins = with_value(t.wins, seat, t.wins[seat] + 1)
                winners.append(t.top(k))
            elif result != TIE:
                losers.append(t.top(k))
        if t.recording:
            winner = result - 1 if result in (1, 2) else -1
            t.emit("battle", "5.9.2", winner, n=area + 1, other=-1)
    t.touch()
    happened(t, WON_BATTLE, winners, -1)
    happened(t, LOST_BATTLE, losers, -1)


def victory(t: Table) -> None:
    """Three or more battles won in this one turn (1.3.2a, 1.3.2b); the higher number (1.3.3)."""
    mine = t.wins[0]
    theirs = t.wins[1]
    if mine < WINS_NEEDED and theirs < WINS_NEEDED:
        return
    if mine == theirs:
        return  # 1.3.3.1
    both = mine >= WINS_NEEDED and theirs >= WINS_NEEDED
    t.end(0 if mine > theirs else 1, "1.3.3" if both else "1.3.2b")  # ucg.r.end: no End Phase follows


def lead_for_next_turn(t: Table) -> int:
    """Whoever won the newest battle (5.9.6.1); the Lead stays after a tie or no result (5.9.6.2, 12.4.2.3)."""
    result = t.results[len(t.results) - 1]
    return result - 1 if result in (1, 2) else t.lead


# -- End Phase ------------------------------------------------------------------------


def step_end(t: Table, f: Frame) -> None:
    """At end of turn parts, Lead first (5.10.2a, ucg.r.endorder); then this turn's effects end (5.10.2b)."""
    for seat in (t.lead, 1 - t.lead):
        for part in t.delayed:
            if part[3] == seat:
                t.delayed = [other for other in t.delayed if other is not part]
                begin_delayed(t, part)
                return
    t.pop()
    kept = [a for a in t.applied if a.ends > t.turn]
    if len(kept) != len(t.applied):
        t.applied = kept
        t.touch()


def begin_delayed(t: Table, part: list[int]) -> None:
    """Carry out a delayed part; its source need not be active any more (ucg.r.endorder)."""
    f = effect_frame(t, part[0], part[2], part[3], -1)
    f.pc = part[1]
    f.sets[PLAYED] = part[4:]
    if t.recording:
        t.emit("effect", "5.10.2a", part[3], part[2], 0)
    t.push(f)
