"""Attack Phase: declaration, blocking, resolution, one attack at a time."""

from __future__ import annotations

from quadriga.games.union_arena import procedures as proc
from quadriga.games.union_arena import verbs
from quadriga.games.union_arena.abilities import happened, wake_delayed
from quadriga.games.union_arena.durations import UNTIL_ATTACK_ENDS, UNTIL_ATTACK_PHASE_ENDS, UNTIL_BATTLE_ENDS
from quadriga.games.union_arena.faces import CHARACTER
from quadriga.games.union_arena.prohibitions import forbidden, has_duty, permitted
from quadriga.games.union_arena.readying import ready, rest
from quadriga.games.union_arena.settle import settle
from quadriga.games.union_arena.standing import (
    ATTACK,
    ATTACK_FROM_ENERGY,
    BE_BLOCKED,
    BE_SNIPED,
    BLOCK,
    DOUBLE_ATTACK,
    DOUBLE_BLOCK,
    MUST_ATTACK,
    MUST_BE_BLOCKED,
    MUST_BLOCK,
    SNIPE,
    SNIPE_AT,
)
from quadriga.games.union_arena.table import ENERGY, FRONT, Table
from quadriga.games.union_arena.timing import (
    ATTACK_ENDED,
    ATTACK_PHASE_ENDS,
    ATTACK_PHASE_STARTS,
    ATTACKED,
    BLOCKED,
    NOT_BLOCKED,
    WAS_BLOCKED,
)
from quadriga.games.union_arena.values import direct_damage, keyword
from quadriga.kernel.decisions import DONE, PICK, arg_a, arg_b, option, verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import with_value


def step_phase(g: Table, f: Frame) -> None:
    seat = g.active
    if f.pc == 0:
        f.pc = 1
        happened(g, ATTACK_PHASE_STARTS, seat)  # ua.attack.phase.1
        wake_delayed(g, ATTACK_PHASE_STARTS, seat)
        settle(g)
    elif f.pc == 1:
        options = attack_options(g, seat)
        f.pc = 2
        # ua.attack.6; boards of scenarios pause here, so that what an attack left can be seen
        if len(options) == 1 and verb(options[0]) == DONE and g.match.option("pause", 0) == 0:
            g.picked = options[0]
            return
        g.ask(seat, "attack", options, "ua.attack.1")
    elif f.pc == 2:
        if verb(g.picked) == DONE:
            f.pc = 3
            happened(g, ATTACK_PHASE_ENDS, seat)
            wake_delayed(g, ATTACK_PHASE_ENDS, seat)
            settle(g)
            return
        f.pc = 1  # ua.attack.2
        attack = Frame(proc.ATTACK, g.handle(arg_a(g.picked)), seat)
        attack.x = [arg_b(g.picked)]
        g.push(attack)
    else:
        expire_phase(g, seat)
        g.pop()


def attackers(g: Table, seat: int) -> list[int]:
    """Active characters that may attack now (ua.attack.1, ua.state.2, ua.card.char.1)."""
    if g.own_turn[seat] == 1 and seat == g.first and g.match.option("first_attack", 1) == 0:
        return []  # ua.attack.first.1: a switch
    found = [c for c in g.pile(seat, FRONT) if g.resting[c] == 0 and not forbidden(g, ATTACK, c, -1)]
    for c in g.pile(seat, ENERGY):  # ua.attack.11
        if g.resting[c] == 0 and g.face(c).type == CHARACTER and permitted(g, ATTACK_FROM_ENERGY, c, -1):
            if not forbidden(g, ATTACK, c, -1):
                found.append(c)
    return found


def attack_options(g: Table, seat: int) -> list[int]:
    able = attackers(g, seat)
    bound = [c for c in able if has_duty(g, MUST_ATTACK, c, -1)]  # ua.must.attack.1, ua.must.attack.2
    options: list[int] = []
    for c in bound or able:
        options.append(option(verbs.ATTACK, c, 0))  # ua.attack.3
        if keyword(g, c, SNIPE):
            for x in g.pile(1 - seat, FRONT):  # ua.kw.snipe.1, ua.kw.snipe.3, ua.kw.snipe.6
                if not forbidden(g, BE_SNIPED, x, c) and not forbidden(g, SNIPE_AT, c, x):  # ua.kw.snipe.8
                    options.append(option(verbs.ATTACK, c, x + 1))
    if not bound:
        options.append(option(DONE))
    return options


def step(g: Table, f: Frame) -> None:
    """One attack (ua.attack.7)."""
    seat = f.controller
    if f.pc == 0:
        declare(g, f, seat)
    elif f.pc == 1:
        declare_block(g, f, seat)
    elif f.pc == 2:
        block(g, f, seat)
    elif f.pc == 3:
        resolve(g, f, seat)
    elif f.pc == 4:
        f.pc = 5
        g.battling = 0
        if g.here(f.source):
            happened(g, ATTACK_ENDED, seat, f.source)  # ua.attack.9
        wake_delayed(g, ATTACK_ENDED, seat)
        settle(g)
    else:
        # effects of a battle that never came end here too (ua.battle.12)
        kept = [a for a in g.applied if a.ends != UNTIL_ATTACK_ENDS and a.ends != UNTIL_BATTLE_ENDS]
        if len(kept) != len(g.applied):
            g.applied = kept
            g.touch()
        g.attacker = -1
        g.target = -1
        g.blocker = -1
        g.pop()
        settle(g)


def declare(g: Table, f: Frame, seat: int) -> None:
    """Attacking Character Declaration."""
    f.pc = 1
    c = f.source & 4095
    g.attacker = f.source
    g.target = g.handle(f.x[0] - 1) if f.x[0] > 0 else -1
    g.blocker = -1
    g.attacks = with_value(g.attacks, c, g.attacks[c] + 1)
    g.player_attacks[seat] += 1
    g.touch()
    if g.recording:
        g.emit("attack", "ua.attack.1" if f.x[0] == 0 else "ua.kw.snipe.1", seat, f.source, other=g.target)
    rest(g, c, "ua.state.4", -1)
    if g.attacks[c] == 1 and keyword(g, c, DOUBLE_ATTACK):  # ua.kw.double-attack.1, ua.kw.double-attack.2
        ready(g, c, "ua.kw.double-attack.1", -1)
    happened(g, ATTACKED, seat, f.source, g.target)  # ua.attack.declare.1, ua.timing.attacking.1
    settle(g)


def attack_over(g: Table) -> bool:
    """The attacker or the attacked character has left (ua.attack.8, ua.attack.12)."""
    return g.attacker == -2 or g.target == -2


def declare_block(g: Table, f: Frame, seat: int) -> None:
    """Blocking Character Declaration."""
    if attack_over(g):
        f.pc = 4
        return
    if g.target >= 0:  # ua.attack.block.6, ua.kw.snipe.2, ua.kw.snipe.7
        f.pc = 3
        return
    attacker = f.source & 4095
    defender = 1 - seat
    able = blockers(g, defender, attacker)
    bound = [c for c in able if has_duty(g, MUST_BLOCK, c, attacker)]  # ua.must.block.1, ua.must.block.3
    options = [option(PICK, c) for c in bound or able]
    if not bound and not (able and has_duty(g, MUST_BE_BLOCKED, attacker, -1)):  # ua.must.block.2
        options.append(option(DONE))
    f.pc = 2
    if not able:
        g.picked = option(DONE)
        return
    g.ask(defender, "block", options, "ua.attack.block.1", f.source)


def blockers(g: Table, defender: int, attacker: int) -> list[int]:
    """Active front-line characters that may block this attacker (ua.attack.block.2, ua.block.limit.1)."""
    found: list[int] = []
    for c in g.pile(defender, FRONT):
        if g.resting[c] or forbidden(g, BLOCK, c, attacker) or forbidden(g, BE_BLOCKED, attacker, c):
            continue  # ua.block.limit.2, ua.block.limit.3
        found.append(c)
    return found


def block(g: Table, f: Frame, seat: int) -> None:
    f.pc = 3
    if verb(g.picked) == DONE:
        if g.recording:
            g.emit("not blocked", "ua.attack.block.4", 1 - seat, f.source)
        happened(g, NOT_BLOCKED, seat, f.source)  # ua.attack.block.4
        settle(g)
        return
    c = arg_a(g.picked)
    g.blocker = g.handle(c)
    g.target = g.blocker  # ua.attack.block.3
    g.blocks = with_value(g.blocks, c, g.blocks[c] + 1)
    g.touch()
    if g.recording:
        g.emit("block", "ua.attack.block.2", 1 - seat, g.blocker, other=f.source)
    rest(g, c, "ua.state.4", -1)
    if g.blocks[c] == 1 and keyword(g, c, DOUBLE_BLOCK):  # ua.kw.double-block.1, ua.kw.double-block.2
        ready(g, c, "ua.kw.double-block.1", -1)
    happened(g, BLOCKED, 1 - seat, g.blocker, f.source)  # ua.attack.block.5, ua.timing.blocking.1
    happened(g, WAS_BLOCKED, seat, f.source, g.blocker)  # ua.attack.watch.1
    settle(g)


def resolve(g: Table, f: Frame, seat: int) -> None:
    """Attack Resolution: a battle or damage, by the present target (ua.attack.res.1)."""
    f.pc = 4
    if attack_over(g):
        return
    if g.target >= 0:
        g.battling = 1
        battle = Frame(proc.BATTLE, f.source, seat)
        battle.sets = [[g.target]]
        battle.x = [0, 0]
        g.push(battle)
        return
    damage = Frame(proc.DAMAGE, f.source, seat)
    damage.x = [direct_damage(g, f.source & 4095), 1 - seat, 0]
    damage.sets = [[], []]
    g.push(damage)


def expire_phase(g: Table, seat: int) -> None:
    """Locks for this player's attack phase end with it (ua.lock.phase.1)."""
    kept = [a for a in g.applied if a.ends != UNTIL_ATTACK_PHASE_ENDS or g.owner[a.target & 4095] != seat]
    if len(kept) != len(g.applied):
        g.applied = kept
        g.touch()


