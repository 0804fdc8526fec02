"""Statuses of a character's page."""

from __future__ import annotations

from collections.abc import Sequence

from quadriga.effects.flow import If
from quadriga.effects.node import Node
from quadriga.effects.program import Action, Condition, ProgramFace
from quadriga.games.universal_arena.chapters import faces
from quadriga.games.universal_arena.chapters.faces import CharacterFace, Mitigation, StatusFace, Trigger, type_bit
from quadriga.games.universal_arena.pages.files import number_of
from quadriga.games.universal_arena.pages.layout import (
    Layout,
    Member,
    add_program,
    bind,
    fresh,
    mark_key,
    misplaced,
    put_off,
    statements,
    walk,
)
from quadriga.games.universal_arena.vocabulary import actions as do
from quadriga.games.universal_arena.vocabulary import amounts as a
from quadriga.games.universal_arena.vocabulary import conditions, lines, rules
from quadriga.games.universal_arena.vocabulary import spending as pay
from quadriga.games.universal_arena.vocabulary import status_actions as st
from quadriga.games.universal_arena.vocabulary import team_actions as team
from quadriga.games.universal_arena.vocabulary.values import (
    ADJACENT_ALLIES,
    ALLIES,
    ENEMIES,
    OPPOSED,
    OTHER_ALLIES,
    THIS_CHARACTER,
)
from quadriga.games.universal_arena.wording.reading import Reading


def add_statuses(out: Layout, one: Member) -> None:
    for status in one.page["statuses"]:
        face = StatusFace(number_of(one.page, status["name"]), status["name"], "\n".join(status["lines"]))
        face.owner = one.slot
        one.statuses[status["name"]] = out.add(face)
    for text in (*one.pages.innates, *one.pages.statuses, *one.pages.cards, *one.pages.created):
        for part in walk([segment.sentences for segment in text.segments()]):
            if isinstance(part, rules.Marked):
                _add_mark(out, one, part, text)
    for name in one.pages.implicit:
        face = StatusFace(number_of(one.page, name), name, "")
        face.owner = one.slot
        one.statuses[name] = out.add(face)


def _add_mark(out: Layout, one: Member, part: rules.Marked, text: Reading) -> None:
    """The status by which something that is so for a while is remembered; it has the name of the part that says so."""
    if (key := mark_key(part)) in one.marks:
        return
    name = next(name for name, other in one.pages.texts() if other is text)
    face = StatusFace(number_of(one.page, f"{name} ({len(one.marks) + 1})"), name, "")
    face.owner = one.slot
    assert isinstance(part, (rules.ForNow, rules.ForNextCard, rules.WaitFor))
    face.mode, face.cap = faces.ONE, 2
    if isinstance(part, rules.ForNow):
        face.lasts = part.lasts
    elif part.span is not None:
        face.lasts = part.span.lasts
    if isinstance(part, rules.ForNextCard):
        face.next_card = _types_of(part.card)
        face.on_play = part.rule.kind in (faces.COSTS, faces.COSTS_EXACTLY, faces.SPEED_STEPS)
        if part.card.played and not face.on_play:
            raise misplaced(one, name, part)  # which of the cards in the zones was played since is not remembered
    one.marks[key] = out.add(face)


def fill_marks(out: Layout, one: Member, node: Node) -> None:
    """What is said for a while is written on its status; what is done once a turn gets its flag."""
    for part in walk(node):
        if isinstance(part, do.OnceEvery):
            part.bit = out.flag()
        elif isinstance(part, (conditions.HappenedThisTurn, a.TimesThisTurn)):
            one.face.remembers |= 1 << part.event
            _remember(out, one, part)
        if isinstance(part, (rules.ForNow, rules.ForNextCard)):
            part.mark = one.marks[mark_key(part)]
            face = out.faces[part.mark]
            assert isinstance(face, StatusFace)
            if not face.rules:
                made = standing_rule(part.rule)
                made.whom, made.that = faces.FOR_ITSELF, None  # who has it is found when it is given
                made.types |= _types_of(part.card) if isinstance(part, rules.ForNextCard) else 0
                face.rules.append(made)
        elif isinstance(part, rules.WaitFor):
            part.mark = one.marks[mark_key(part)]
            face = out.faces[part.mark]
            assert isinstance(face, StatusFace)
            if not face.triggers:
                steps = [part.then, st.ExpireThis()] if part.once else [part.then]
                waits = lines.When(lines.Limit(faces.EACH_TIME), part.what, part.then, part.subject)
                add_trigger(out, face, face.triggers, waits, steps)


def _remember(out: Layout, one: Member, part: conditions.HappenedThisTurn | a.TimesThisTurn) -> None:
    """What is asked for more exactly than by the event has a place of its own in the tally."""
    types = (type_bit(part.kind) if part.kind else 0) | (type_bit("Attack") if part.attack else 0)
    if types or part.card is not None or part.status is not None:
        part.slot = out.history()
        name = "" if part.card is None else part.card.name
        status = -1 if part.status is None else part.status.id
        one.face.histories.append(faces.History(part.event, part.slot, types, name, status))


def _types_of(node: rules.Rule | rules.NextCard) -> int:
    return (type_bit(node.type) if node.type else 0) | (type_bit("Attack") if node.attacks else 0)


def standing_rule(node: rules.Rule) -> faces.StandingRule:
    types = _types_of(node)
    n = node.sign * node.n
    if node.kind == faces.KEYWORDS:
        n = 1 << node.keyword
    elif node.status is not None:
        n = node.status.id
    elif node.kind == faces.COSTS_EXACTLY:
        n = node.n + 1
    r = faces.StandingRule(node.kind, n, types, WHOM.get(THIS_CHARACTER if node.who is None else node.who.group, -1))
    r.per_value = node.per_value
    r.floor = node.floor
    r.per, r.aim = node.per, node.aim
    r.that = None if node.who is None else node.who.that
    return r


WHOM = {
    THIS_CHARACTER: faces.FOR_ITSELF, ALLIES: faces.FOR_ALLIES, OTHER_ALLIES: faces.FOR_OTHER_ALLIES,
    ADJACENT_ALLIES: faces.FOR_NEIGHBOURS, ENEMIES: faces.FOR_ENEMIES, OPPOSED: faces.FOR_OPPOSED,
}  # fmt: skip
"""For whom a standing rule can hold."""


def add_rule(face: StatusFace | CharacterFace, node: Node, condition: Condition | None = None) -> bool:
    """A rule that holds as long as its innate or status is there, or while a condition holds beside."""
    if isinstance(node, rules.While):
        return condition is None and add_rule(face, node.it, node.condition)
    if isinstance(node, rules.OfCard):
        made = standing_rule(node.rule)
        made.condition, made.name = condition, node.card.name
        face.rules.append(made)
        return True
    if isinstance(node, rules.Rule):
        if node.who is not None and node.who.group not in WHOM:
            return False
        made = standing_rule(node)
        made.condition = condition
        face.rules.append(made)
    elif isinstance(node, lines.Mitigate):
        made_less = mitigation(node)
        made_less.condition = condition
        face.mitigations.append(made_less)
    elif isinstance(node, lines.LessDamage):
        made_less = less_damage(node)
        made_less.condition = condition
        face.mitigations.append(made_less)
    elif condition is not None and isinstance(node, lines.ChangesCost) and not node.meter:
        _more(face, faces.COSTS, node.sign * node.n, type_bit(node.kind) if node.kind else 0, condition)
    elif condition is not None and isinstance(node, lines.GrantsKeyword) and node.which == 0 and node.least == 1:
        _more(face, faces.KEYWORDS, 1 << node.keyword, type_bit(node.kind) if node.kind else 0, condition)
    elif condition is not None and isinstance(node, lines.RaisesPower) and not node.per_value:
        for kind in node.kinds:
            if kind.bars:
                return False
            _more(face, faces.POWER_PERCENT, node.sign * node.percent, type_bit(kind.name), condition)
            _more(face, faces.POWER_FLAT, node.sign * node.flat, type_bit(kind.name), condition)
    elif condition is not None and isinstance(node, lines.ForbidsCards):
        _more(face, faces.FORBIDDEN, 1, type_bit(node.kind) if node.kind else 0, condition)
    else:
        return False
    return True


def _more(face: StatusFace | CharacterFace, kind: int, n: int, types: int, condition: Condition) -> None:
    if n != 0:
        made = faces.StandingRule(kind, n, types, faces.FOR_ITSELF)
        made.condition = condition
        face.rules.append(made)


def _switched(one: Member) -> set[str]:
    """Statuses between which a text of the page switches: having one ends the others (uni.text.switch.1)."""
    return {
        node.status.name
        for text in (*one.pages.innates, *one.pages.statuses, *one.pages.cards, *one.pages.created)
        for node in walk([segment.sentences for segment in text.segments()])
        if isinstance(node, team.SwitchTo)
    }


def lay_out_statuses(out: Layout, one: Member) -> None:
    switched = _switched(one)
    for name, text in zip(one.pages.own, one.pages.statuses, strict=True):
        face = out.faces[one.statuses[name]]
        assert isinstance(face, StatusFace)
        lay_out_status(out, one, face, fresh(text))
        if name.startswith("Equip: "):
            face.equips = True
            face.ammo = _ammo_of(one, name.removeprefix("Equip: "))
        elif name in switched:
            face.equips = True
        face.group = name.split(": ")[0] if ": " in name else ""


def _ammo_of(one: Member, weapon: str) -> int:
    """The Ammo that the cards of this weapon spend (uni.term.ammo.1)."""
    spent = (pay.SpendForDamage, pay.SpendUpTo, pay.StatusCost)
    for card, text in zip(one.page["cards"], one.pages.cards, strict=True):
        if card["name"].endswith(weapon):
            for _, node in statements(text):
                for part in walk(node):
                    if isinstance(part, spent) and part.status.name in one.pages.implicit:
                        return one.statuses[part.status.name]
    return -1


PROGRAMS = ("Turn Start", "Turn End", "On Gain", "When this expires")
"""Labels of a status under which something is done."""
HAPPENINGS = {
    "On Play": faces.WHEN_PLAYS, "Allies' Card Played": faces.WHEN_ALLY_PLAYS, "Enemies' Card Played": faces.WHEN_PLAYS,
    "On Hit": faces.WHEN_HITS, "On Damage": faces.WHEN_DAMAGED, "On HP Damage": faces.WHEN_HP_DAMAGED,
}  # fmt: skip
"""Labels that say when: the bearer hits, or is damaged."""


def lay_out_status(out: Layout, one: Member, face: StatusFace, text: Reading) -> None:
    parts: dict[str, list[Action]] = {}
    limits: dict[int, int] = {}
    waiting: lines.When | lines.WhenX | None = None
    steps: list[Action] = []
    for label, node in statements(text):
        bind(one, node)
        fill_marks(out, one, node)
        no_power(one, face.name, node)
        put_off(face, out.faces.index(face), node)
        if waiting is not None and continues(node, label in ("", "Effect"), steps):
            continue
        if waiting is not None:
            add_trigger(out, face, face.triggers, waiting, steps)
            waiting = None
        if isinstance(node, (lines.When, lines.WhenX)):
            waiting, steps = node, [node.then]
        elif isinstance(node, lines.Most):
            limits[node.which] = node.n
        elif isinstance(node, lines.WhenAllyPlays):
            t = Trigger(faces.WHEN_ALLY_PLAYS, faces.ONCE_A_TURN, add_program(face, [node.then]))
            t.flag, t.number, t.types, t.at_enemy = out.flag(), node.cost, type_bit("Attack"), True
            face.triggers.append(t)
        elif isinstance(node, do.NextTurnStart) and label == "When this expires":
            face.expires_next_turn = node.program
        elif label in PROGRAMS or label in HAPPENINGS:
            if not continues(node, True, parts.setdefault(label, [])):
                raise misplaced(one, face.name, node)
        elif not _standing(face, node):
            raise misplaced(one, face.name, node)
    if waiting is not None:
        add_trigger(out, face, face.triggers, waiting, steps)
    if a.POTENCY in limits:
        face.mode, face.cap, face.count_cap = faces.TWO, limits[a.POTENCY], limits.get(a.COUNT, faces.STATUS_CAP)
    elif limits:
        face.mode, face.cap = faces.ONE, next(iter(limits.values()))  # uni.house.status.1
    else:
        face.mode, face.cap = faces.PLAIN, 1
    if face.mode == faces.TWO:
        for _, node in statements(text):
            if isinstance(node, lines.RaisesPower) and node.by_count:
                raise misplaced(one, face.name, node)  # Power grows with the Potency of such a status
    if "Turn Start" in parts:
        face.turn_start = add_program(face, parts["Turn Start"])
    if "Turn End" in parts:
        face.turn_end = add_program(face, parts["Turn End"])
        gains = (st.Gains, st.Inflicts, st.RaiseNumber)
        face.turn_end_gains = any(isinstance(n, gains) for step in parts["Turn End"] for n in walk(step))
    if "On Gain" in parts:
        face.on_gain = add_program(face, parts["On Gain"])
    if "When this expires" in parts:
        face.expires = add_program(face, parts["When this expires"])
    for label, event in HAPPENINGS.items():
        if label in parts:
            t = Trigger(event, faces.EACH_TIME, add_program(face, parts[label]))
            if label == "Enemies' Card Played":
                t.subject = faces.BY_ENEMY
            face.triggers.append(t)


def continues(node: Node, here: bool, steps: list[Action]) -> bool:
    """Does this sentence belong to the steps before it? Then it is added to them."""
    if not here:
        return False
    if isinstance(node, lines.XEquals):
        own = node.amount
        if not isinstance(own, a.OwnNumber) or own.which == a.COUNT:  # the X of a status line is its number anyway
            steps.insert(0, do.SetX(node.amount))
    elif isinstance(node, lines.Then):
        steps.append(node.then)
    elif isinstance(node, do.InsteadIf):
        if len(steps) != 1 or isinstance(steps[0], If):
            return False
        steps[0] = If(node.condition, node.then, steps[0])  # nothing comes before it, so it is asked in time
    elif isinstance(node, lines.Otherwise) and steps:
        return _otherwise(steps, node.then)
    elif isinstance(node, lines.OtherwiseIf) and steps:
        return _otherwise(steps, If(node.condition, node.then))
    elif isinstance(node, Action):
        steps.append(node)
    else:
        return False
    return True


def _otherwise(steps: list[Action], then: Action) -> bool:
    """The other branch of the sentence before: where its condition fails, or where it is not paid or done."""
    last = steps[-1]
    if isinstance(last, If):
        inner = last
        while isinstance(inner.otherwise, If):
            inner = inner.otherwise
        if inner.otherwise is not None:
            return False
        inner.otherwise = then
    elif isinstance(last, (pay.Paid, pay.MayDo)) and last.otherwise is None:
        last.otherwise = then
    else:
        return False
    return True


def _standing(face: StatusFace, node: Node) -> bool:
    """What holds as long as the status is there, and its numbers."""
    if isinstance(node, lines.StatusKind):
        face.kind = node.kind
    elif isinstance(node, lines.BaseValue):
        face.base = node.n
    elif isinstance(node, (lines.XEquals, lines.StacksWith)):
        if isinstance(node, lines.XEquals):
            return isinstance(node.amount, a.OwnNumber) and node.amount.which != a.COUNT
    elif isinstance(node, lines.GrantsKeyword):
        cards = type_bit(node.kind) if node.kind else 0
        face.grants += [1 << node.keyword, cards, 1 if node.which == a.COUNT else 0, node.least]
    elif isinstance(node, lines.ChangesCost) and node.meter:
        face.meter_cost += node.sign * node.n
    elif isinstance(node, lines.ChangesCost):
        face.costs += [node.sign * node.n, type_bit(node.kind) if node.kind else 0]
    elif isinstance(node, lines.StartsAt):
        face.starts = node.n
    elif isinstance(node, lines.CutsCost):
        face.cuts_cost = True
    elif isinstance(node, lines.RaisesPower):
        face.power_percent = node.sign * node.percent
        face.power_flat = node.sign * node.flat
        face.power_per_value = node.per_value
        for kind in node.kinds:
            face.power_types |= type_bit(kind.name)
    elif isinstance(node, lines.ForbidsCards) and node.kind:
        face.forbids |= type_bit(node.kind)
    elif isinstance(node, lines.ForbidsCards):
        face.forbids_all = True
    elif isinstance(node, lines.CannotBeRemoved):
        face.unremovable = True
    elif isinstance(node, lines.ZeroIsDeath):
        face.hp_zero = True
    else:
        return add_rule(face, node)
    return True


def no_power(one: Member, where: str, node: Node) -> None:
    """Only cards have Power; a status or an innate that speaks of it is not understood."""
    for part in walk(node):
        if isinstance(part, (a.Power, do.DealPower, do.GainsKeyword)):
            raise misplaced(one, where, part)


OF_A_STATUS = (st.SetNumber, st.ReduceNumber, st.RaiseNumber, st.HalveNumber, st.DoubleNumber)


def no_number(one: Member, where: str, node: Node) -> None:
    """Only a status has numbers of its own; a card or an innate that speaks of its Value is not understood."""
    for part in walk(node):
        if isinstance(part, st.ExpireThis) or (isinstance(part, OF_A_STATUS) and part.status is None):
            raise misplaced(one, where, part)


def add_trigger(
    out: Layout, face: ProgramFace, triggers: list[Trigger], node: Node, steps: Sequence[Action]
) -> Trigger:
    assert isinstance(node, (lines.When, lines.WhenX))
    if isinstance(node, lines.WhenX):
        t = Trigger(node.event, faces.EACH_TIME, add_program(face, steps))
        t.status = node.status.id
        t.x_is_amount = True
    else:
        what = node.what
        t = Trigger(what.event, node.limit.times, add_program(face, steps))
        t.status = -1 if what.status is None else what.status.id
        t.subject = faces.BY_ITSELF if node.subject is None else node.subject.who
        t.number = what.n
        t.name = what.card.name if what.card is not None else ""
        t.types = (type_bit(what.kind) if what.kind else 0) | (type_bit("Attack") if what.attack else 0)
        t.least, t.other, t.condition, t.kind = what.least, what.other, node.condition, what.of_kind
        t.doer = None if node.subject is None else node.subject.that
        if what.event == faces.WHEN_REACHES and what.status is None:
            t.status = out.faces.index(face)
        if what.event == faces.WHEN_REACHES and what.n == 0:
            t.event = faces.WHEN_LOSES  # at 0 it is gone (uni.status.7)
    if any(isinstance(part, (a.ThatAmount, a.DamageDealt)) for part in walk(list(steps))):
        t.x_is_amount = True
    if t.limit != faces.EACH_TIME:
        t.flag = out.flag()
    triggers.append(t)
    return t


def mitigation(node: lines.Mitigate) -> Mitigation:
    m = Mitigation(node.kind, node.flat, node.percent)
    for kind in node.kinds:
        m.wants.append(type_bit(kind.name))
        m.bars.append(type_bit(kind.bars) if kind.bars else 0)
    return m


def less_damage(node: lines.LessDamage) -> Mitigation:
    m = Mitigation(node.kind, node.flat, node.percent)
    m.per_value = node.per_value
    return m
