"""Attack Phase: declaration, blocking, resolution, one attack at a time."""

from __future__ import annotations

from typing import Final

from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters import verbs
from quadriga.games.union_arena.chapters.abilities import (
    DOUBLE_PROGRAM,
    KEYWORD_ABILITY,
    add_waiting,
    raise_event,
    wake_delayed,
)
from quadriga.games.union_arena.chapters.durations import UNTIL_ATTACK_ENDS, UNTIL_ATTACK_PHASE_ENDS, UNTIL_BATTLE_ENDS
from quadriga.games.union_arena.chapters.faces import CHARACTER
from quadriga.games.union_arena.chapters.prohibitions import forbidden, has_duty, permitted
from quadriga.games.union_arena.chapters.readying import ready, rest
from quadriga.games.union_arena.chapters.settle import settle
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT, Table, table
from quadriga.games.union_arena.chapters.timing import (
    ATTACK_ENDED,
    ATTACK_PHASE_ENDS,
    ATTACK_PHASE_STARTS,
    ATTACKED,
    BLOCKED,
    COURSE_BLOCKED,
    COURSE_LOST,
    COURSE_NOT_BLOCKED,
    COURSE_WON,
    LOST,
    NOT_BLOCKED,
    WAS_BLOCKED,
    WON,
)
from quadriga.games.union_arena.chapters.values import direct_damage, keyword
from quadriga.games.union_arena.vocabulary.standing import (
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
from quadriga.kernel.decisions import DONE, PICK, arg_a, arg_b, option, verb
from quadriga.kernel.frames import END, NEXT, Frame, Step
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State, with_value


class AttackPhaseStarts(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        raise_event(g, ATTACK_PHASE_STARTS, g.active)  # ua.attack.phase.1
        wake_delayed(g, ATTACK_PHASE_STARTS, g.active)
        settle(g)
        return NEXT


class AskForAttack(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        options = attack_options(g, g.active)
        # ua.attack.6; boards of scenarios pause here, so that what an attack left can be seen
        if len(options) == 1 and verb(options[0]) == DONE and g.match.option("pause", 0) == 0:
            g.picked = options[0]
            return NEXT
        g.ask(g.active, "attack", options, "ua.attack.1")
        return NEXT


class BeginAttack(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if verb(g.picked) == DONE:
            raise_event(g, ATTACK_PHASE_ENDS, g.active)
            wake_delayed(g, ATTACK_PHASE_ENDS, g.active)
            settle(g)
            return NEXT
        attack = proc.AttackFrame(g.handle(arg_a(g.picked)), g.active)
        attack.aimed = arg_b(g.picked) - 1
        g.push(attack)
        return ASK_FOR_ATTACK.number  # ua.attack.2


class AttackPhaseOver(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        expire_phase(g, g.active)
        return END


ASK_FOR_ATTACK: Final = AskForAttack()
proc.ATTACK_PHASE.add(AttackPhaseStarts(), ASK_FOR_ATTACK, BeginAttack(), AttackPhaseOver())


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


# -- one attack (ua.attack.7) ----------------------------------------------------------


class Declare(Step):
    """Attacking Character Declaration."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        assert isinstance(f, proc.AttackFrame)
        seat = f.controller
        c = slot_of(f.source)
        g.attacker = f.source
        g.target = g.handle(f.aimed) if f.aimed >= 0 else -1
        g.blocker = -1
        g.attacks = with_value(g.attacks, c, g.attacks[c] + 1)
        g.player_attacks[seat] += 1
        g.touch()
        if g.recording:
            g.emit("attack", "ua.attack.1" if f.aimed < 0 else "ua.kw.snipe.1", seat, f.source, other=g.target)
        rest(g, c, "ua.state.4", -1)
        raise_event(g, ATTACKED, seat, f.source, g.target)  # ua.attack.declare.1, ua.timing.attacking.1
        if g.attacks[c] == 1 and keyword(g, c, DOUBLE_ATTACK):  # ua.kw.double-attack.1, ua.kw.double-attack.2
            add_waiting(g, DOUBLE_PROGRAM, f.source, seat, KEYWORD_ABILITY, -1, -1, 0, ATTACKED, None)
        settle(g)
        return NEXT


class AskForBlock(Step):
    """Blocking Character Declaration."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if attack_over(g):
            return ATTACK_ENDS.number
        if g.target >= 0:  # ua.attack.block.6, ua.kw.snipe.2, ua.kw.snipe.7
            return RESOLVE_ATTACK.number
        attacker = slot_of(f.source)
        defender = 1 - f.controller
        able = blockers(g, defender, attacker)
        if not able:
            g.picked = option(DONE)
            return NEXT
        bound = [c for c in able if has_duty(g, MUST_BLOCK, c, attacker)]  # ua.must.block.1, ua.must.block.3
        options = [option(PICK, c) for c in bound or able]
        if not bound and not has_duty(g, MUST_BE_BLOCKED, attacker, -1):  # ua.must.block.2
            options.append(option(DONE))
        g.ask(defender, "block", options, "ua.attack.block.1", f.source)
        return NEXT


class Block(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if verb(g.picked) == DONE:
            not_blocked(g, f)
        else:
            blocked(g, f, arg_a(g.picked))
        settle(g)
        return NEXT


class ResolveAttack(Step):
    """Attack Resolution: a battle or damage, by the present target (ua.attack.res.1)."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if attack_over(g):
            return NEXT
        if g.target >= 0:
            g.battling = 1
            battle = proc.BattleFrame(f.source, f.controller)
            battle.target = g.target
            g.push(battle)
        else:
            damage = proc.DamageFrame(f.source, f.controller)
            damage.amount = direct_damage(g, slot_of(f.source))
            damage.victim = 1 - f.controller
            g.push(damage)
        return NEXT


class AttackEnds(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        g.battling = 0
        if g.here(f.source):
            raise_event(g, ATTACK_ENDED, f.controller, f.source, n=course(g, f.source))  # ua.attack.9
        wake_delayed(g, ATTACK_ENDED, f.controller)
        settle(g)
        return NEXT


class CleanUp(Step):
    """Effects of a battle that never came end here too (ua.battle.12)."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        kept = [a for a in g.applied if a.ends != UNTIL_ATTACK_ENDS and a.ends != UNTIL_BATTLE_ENDS]
        if len(kept) != len(g.applied):
            g.applied = kept
            g.touch()
        g.attacker = -1
        g.target = -1
        g.blocker = -1
        settle(g)
        return END


RESOLVE_ATTACK: Final = ResolveAttack()
ATTACK_ENDS: Final = AttackEnds()
proc.ATTACK.add(Declare(), AskForBlock(), Block(), RESOLVE_ATTACK, ATTACK_ENDS, CleanUp())


class DoubleReadies(Step):
    """Its first attack or block of the turn: it is switched to active when its turn among the abilities comes."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        assert isinstance(f, proc.DoubleFrame)
        if g.here(f.source) and g.on_field(slot_of(f.source)):
            rule = "ua.kw.double-attack.1" if f.event == ATTACKED else "ua.kw.double-block.1"
            ready(g, slot_of(f.source), rule, -1)
        return END


proc.DOUBLE.add(DoubleReadies())


def course(g: Table, attacker: int) -> int:
    """How the attack of this character went, by what was written down since it was declared."""
    found = 0
    for i in range(len(g.history) - 1, -1, -1):
        entry = g.history[i]
        if entry.obj != attacker:
            continue
        if entry.kind == ATTACKED:
            break
        if entry.kind == WON and entry.n == 1:
            found |= COURSE_WON
        elif entry.kind == LOST and entry.n == 1:
            found |= COURSE_LOST
        elif entry.kind == WAS_BLOCKED:
            found |= COURSE_BLOCKED
        elif entry.kind == NOT_BLOCKED:
            found |= COURSE_NOT_BLOCKED
    return found


def attack_over(g: Table) -> bool:
    """The attacker or the attacked character has left (ua.attack.8, ua.attack.12)."""
    return g.attacker == -2 or g.target == -2


def blockers(g: Table, defender: int, attacker: int) -> list[int]:
    """Active front-line characters that may block this attacker (ua.attack.block.2, ua.block.limit.1)."""
    found: list[int] = []
    for c in g.pile(defender, FRONT):
        if g.resting[c] or forbidden(g, BLOCK, c, attacker) or forbidden(g, BE_BLOCKED, attacker, c):
            continue  # ua.block.limit.2, ua.block.limit.3
        found.append(c)
    return found


def not_blocked(g: Table, f: Frame) -> None:
    if g.recording:
        g.emit("not blocked", "ua.attack.block.4", 1 - f.controller, f.source)
    raise_event(g, NOT_BLOCKED, f.controller, f.source)  # ua.attack.block.4


def blocked(g: Table, f: Frame, c: int) -> None:
    seat = f.controller
    g.blocker = g.handle(c)
    g.target = g.blocker  # ua.attack.block.3
    g.blocks = with_value(g.blocks, c, g.blocks[c] + 1)
    g.touch()
    if g.recording:
        g.emit("block", "ua.attack.block.2", 1 - seat, g.blocker, other=f.source)
    rest(g, c, "ua.state.4", -1)
    raise_event(g, BLOCKED, 1 - seat, g.blocker, f.source)  # ua.attack.block.5, ua.timing.blocking.1
    if g.blocks[c] == 1 and keyword(g, c, DOUBLE_BLOCK):  # ua.kw.double-block.1, ua.kw.double-block.2
        add_waiting(g, DOUBLE_PROGRAM, g.blocker, 1 - seat, KEYWORD_ABILITY, -1, -1, 0, BLOCKED, None)
    raise_event(g, WAS_BLOCKED, seat, f.source, g.blocker)  # ua.attack.watch.1


def expire_phase(g: Table, seat: int) -> None:
    """Locks for this player's attack phase end with it (ua.lock.phase.1)."""
    kept = [a for a in g.applied if a.ends != UNTIL_ATTACK_PHASE_ENDS or g.owner[slot_of(a.target)] != seat]
    if len(kept) != len(g.applied):
        g.applied = kept
        g.touch()


