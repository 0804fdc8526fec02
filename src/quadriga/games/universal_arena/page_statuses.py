"""Statuses of a character's page."""

from __future__ import annotations

from collections.abc import Sequence

from quadriga.effects.node import Node
from quadriga.effects.program import Action, ProgramFace
from quadriga.games.universal_arena import faces, lines
from quadriga.games.universal_arena import status_actions as st
from quadriga.games.universal_arena.faces import Mitigation, StatusFace, Trigger, type_bit
from quadriga.games.universal_arena.page_layout import (
    Layout,
    Member,
    add_program,
    bind,
    fresh,
    misplaced,
    statements,
    walk,
)
from quadriga.games.universal_arena.pages import number_of
from quadriga.games.universal_arena.reading import Reading


def add_statuses(out: Layout, one: Member) -> None:
    for status in one.page["statuses"]:
        face = StatusFace(number_of(one.page, status["name"]), status["name"], "\n".join(status["lines"]))
        face.owner = one.slot
        one.statuses[status["name"]] = out.add(face)
    for name in one.pages.implicit:
        face = StatusFace(number_of(one.page, name), name, "")
        face.owner = one.slot
        one.statuses[name] = out.add(face)


def lay_out_statuses(out: Layout, one: Member) -> None:
    for name, text in zip(one.pages.own, one.pages.statuses, strict=True):
        face = out.faces[one.statuses[name]]
        assert isinstance(face, StatusFace)
        lay_out_status(out, one, face, fresh(text))
        if name.startswith("Equip: "):
            face.equips = True
            face.ammo = _ammo_of(one, name.removeprefix("Equip: "))


def _ammo_of(one: Member, weapon: str) -> int:
    """The Ammo that the cards of this weapon spend (uni.term.ammo.1)."""
    for card, text in zip(one.page["cards"], one.pages.cards, strict=True):
        if card["name"].endswith(weapon):
            for _, node in statements(text):
                for part in walk(node):
                    if isinstance(part, (st.SpendForDamage, st.SpendAmmo)) and part.status.name in one.pages.implicit:
                        return one.statuses[part.status.name]
    return -1


def lay_out_status(out: Layout, one: Member, face: StatusFace, text: Reading) -> None:
    parts: dict[str, list[Action]] = {}
    limits: dict[int, int] = {}
    trigger: list[Action] | None = None
    for label, node in statements(text):
        bind(one, node)
        if isinstance(node, lines.StatusKind):
            face.kind = node.kind
        elif isinstance(node, lines.Most):
            limits[node.which] = node.n
        elif isinstance(node, lines.BaseValue):
            face.base = node.n
        elif isinstance(node, (lines.XEquals, lines.StacksWith)):
            continue
        elif isinstance(node, lines.GrantsFollowUp):
            face.grants_follow_up |= type_bit(node.kind)
        elif isinstance(node, lines.CutsCost):
            face.cuts_cost = True
        elif isinstance(node, lines.RaisesPower):
            face.power_percent = node.sign * node.percent
            face.power_per_value = node.per_value
            for kind in node.kinds:
                face.power_types |= type_bit(kind.name)
        elif isinstance(node, lines.ForbidsCards):
            face.forbids_all = True
        elif isinstance(node, lines.CannotBeRemoved):
            face.unremovable = True
        elif isinstance(node, lines.ZeroIsDeath):
            face.hp_zero = True
        elif isinstance(node, lines.Mitigate):
            face.mitigations.append(mitigation(node))
        elif isinstance(node, (lines.When, lines.WhenX)):
            trigger = [node.then]
            add_trigger(out, face, face.triggers, node, trigger)
        elif isinstance(node, lines.WhenAllyPlays):
            t = Trigger(faces.WHEN_ALLY_PLAYS, faces.ONCE_A_TURN, add_program(face, [node.then]))
            t.flag, t.number, t.types, t.at_enemy = out.flag(), node.cost, type_bit("Attack"), True
            face.triggers.append(t)
        elif isinstance(node, lines.NextTurnStart) and label == "When this expires":
            face.expires_next_turn = add_program(face, [node.then])
        elif isinstance(node, Action) and label in ("Turn Start", "Turn End", "On Gain", "When this expires"):
            parts.setdefault(label, []).append(node)
        else:
            raise misplaced(one, face.name, node)
    if st.POTENCY in limits:
        face.mode, face.cap, face.count_cap = faces.TWO, limits[st.POTENCY], limits.get(st.COUNT, faces.STATUS_CAP)
    elif limits:
        face.mode, face.cap = faces.ONE, next(iter(limits.values()))  # uni.house.status.1
    else:
        face.mode, face.cap = faces.PLAIN, 1
    if "Turn Start" in parts:
        face.turn_start = add_program(face, parts["Turn Start"])
    if "Turn End" in parts:
        face.turn_end = add_program(face, parts["Turn End"])
        gains = (st.GainStatus, st.InflictStatus, st.GainCount)
        face.turn_end_gains = any(isinstance(n, gains) for step in parts["Turn End"] for n in walk(step))
    if "On Gain" in parts:
        face.on_gain = add_program(face, parts["On Gain"])
    if "When this expires" in parts:
        face.expires = add_program(face, parts["When this expires"])


def add_trigger(
    out: Layout, face: ProgramFace, triggers: list[Trigger], node: Node, steps: Sequence[Action]
) -> Trigger:
    assert isinstance(node, (lines.When, lines.WhenX))
    t = Trigger(node.event, node.limit if isinstance(node, lines.When) else faces.EACH_TIME, add_program(face, steps))
    t.flag = out.flag()
    if node.status is not None:
        t.status = node.status.id
    t.x_is_amount = isinstance(node, lines.WhenX)
    if isinstance(node, lines.When):
        t.number = node.n
        t.name = node.card.name if node.card is not None else ""
    triggers.append(t)
    return t


def mitigation(node: lines.Mitigate) -> Mitigation:
    m = Mitigation(node.kind, node.flat, node.percent)
    for kind in node.kinds:
        m.wants.append(type_bit(kind.name))
        m.bars.append(type_bit(kind.bars) if kind.bars else 0)
    return m
