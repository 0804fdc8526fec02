"""Cards of a character's page: types, cost, power, hits, and what happens when."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from quadriga.effects.choices import ChooseModes
from quadriga.effects.flow import Both, Either, Not
from quadriga.effects.flow import Sequence as Steps
from quadriga.effects.groups import Fixed
from quadriga.effects.node import Node
from quadriga.effects.program import Action, Amount, Condition
from quadriga.games.game import Unreadable
from quadriga.games.universal_arena.chapters import faces
from quadriga.games.universal_arena.chapters.faces import CardFace, StatusFace, type_bit
from quadriga.games.universal_arena.chapters.playing import LARGEST_X
from quadriga.games.universal_arena.pages.files import number_of
from quadriga.games.universal_arena.pages.layout import (
    Layout,
    Member,
    add_program,
    bound,
    fresh,
    misplaced,
    plain,
    put_off,
    walk,
)
from quadriga.games.universal_arena.pages.statuses import continues, fill_marks, no_number
from quadriga.games.universal_arena.vocabulary import actions as do
from quadriga.games.universal_arena.vocabulary import amounts as a
from quadriga.games.universal_arena.vocabulary import conditions as c
from quadriga.games.universal_arena.vocabulary import lines
from quadriga.games.universal_arena.vocabulary import spending as pay
from quadriga.games.universal_arena.vocabulary import status_actions as st
from quadriga.games.universal_arena.vocabulary import team_actions as team
from quadriga.games.universal_arena.vocabulary import values as v
from quadriga.games.universal_arena.wording.reading import Reading, Segment

_COST = re.compile(r"(?:(\d{1,5})|X)(?: times (\d{1,5}))? (Energy|Ultimate Meter)")
_POWER = re.compile(r"(\d{1,5})-(\d{1,5})(?: \+ (\d{1,5})-(\d{1,5}) times X)?|(\d{1,5})-(\d{1,5}) times X")


def add_cards(out: Layout, one: Member) -> None:
    for card in one.page["cards"] + one.page["created"]:
        number = card.get("number", number_of(one.page, card["slot"]))
        face = CardFace(number, card["name"], "\n".join(card["effect"]))
        face.user = one.slot
        at = out.add(face)
        one.faces.append(at)
        one.families[at] = family(card)
        one.cards.setdefault(plain(card["name"]), []).append(at)


def family(card: Mapping[str, Any]) -> str:
    """The slot number: cards that share it are forms of one card (uni.house.forms.1)."""
    return str(card["slot"]).split("-")[0]


def lay_out_cards(out: Layout, one: Member) -> tuple[list[int], list[int]]:
    """The texts of one character's cards; the faces of its deck cards and of its Ultimates."""
    families: dict[str, list[CardFace]] = {}
    listed = zip(
        one.page["cards"] + one.page["created"], one.pages.cards + one.pages.created, one.faces, strict=True
    )
    for card, text, at in listed:
        face = out.faces[at]
        assert isinstance(face, CardFace)
        lay_out_card(out, one, face, card, fresh(text), at)
        families.setdefault(family(card), []).append(face)
    deck: list[int] = []
    ultimates: list[int] = []
    for name, members in families.items():
        if name != "created":
            roots = _link_forms(out, one, name, members)
            (ultimates if name == "ultimate" else deck).extend(out.faces.index(face) for face in roots)
    return deck, ultimates


def _link_forms(out: Layout, one: Member, family: str, members: list[CardFace]) -> list[CardFace]:
    """One slot number is one card; unlinked Ultimates are separate (uni.house.forms.1, uni.house.forms.2)."""
    linked = {i for face in members for i in face.becomes_face}
    first = members[0]
    if len(members) > 1 and not linked and family != "ultimate":
        for other in members[1:]:
            weapon = next(
                (
                    s
                    for s in one.pages.own
                    if s.startswith("Equip: ") and other.name.endswith(s.removeprefix("Equip: "))
                ),
                None,
            )
            if weapon is None:
                raise Unreadable(other.number, other.name, "no condition under which the slot has this form")
            name = v.StatusName(weapon)
            name.id = one.statuses[weapon]
            first.becomes.append(c.HasStatus(v.Whom(v.THIS_CHARACTER), name))
            first.becomes_face.append(out.faces.index(other))
        linked = set(first.becomes_face)
    roots = [first]
    for other in members[1:]:
        if out.faces.index(other) in linked:
            other.root = False
        elif family == "ultimate":
            roots.append(other)
        else:
            raise Unreadable(other.number, other.name, "no condition under which the slot has this form")
    return roots


def lay_out_card(out: Layout, one: Member, face: CardFace, card: dict[str, Any], text: Reading, at: int) -> None:
    face.slot = str(card["slot"])
    _types(face, card)
    _cost(face, card["cost"])
    _power(face, card["power"])
    face.target = _one_of(face, card["target"], faces.TARGET_NAMES, "target")
    face.speed = _one_of(face, card["speed"], faces.SPEED_NAMES, "speed")
    parts: dict[int, list[Action]] = {}
    modes: list[Action] | None = None
    chosen = 1
    once = 0
    before = -1
    """The timing of the sentence before, to which "instead" and "otherwise" belong."""
    for line in text.lines:
        only_actions = all(
            isinstance(sentence, lines.Sentence) and isinstance(sentence.it, Action)
            for s in line
            for sentence in s.sentences
        )
        if modes is not None and not (only_actions and all(not s.label for s in line)):
            _end_choice(face, parts, modes, chosen)
            modes = None
        if modes is not None:
            steps = [bound(one, sentence.it, at) for s in line for sentence in s.sentences]
            for step in steps:
                fill_marks(out, one, step)
                put_off(face, at, step)
            modes.append(steps[0] if len(steps) == 1 else Steps(steps))
            continue
        for segment in line:
            timing = faces.TIMING_NAMES.index(segment.label) if segment.label in faces.TIMING_NAMES else faces.ON_USE
            if not segment.label and before >= 0 and _goes_on(segment):
                timing = before  # "otherwise" and "instead" belong to the sentence before them
            if segment.label and segment.label not in faces.TIMING_NAMES:
                raise Unreadable(face.number, face.name, f"{segment.label}:")
            begins = len(parts.get(timing, []))
            for sentence in segment.sentences:
                if isinstance(sentence, lines.ChooseOneOf):
                    modes, chosen = [], sentence.n
                    continue
                node = bound(one, sentence.it, at)
                no_number(one, face.name, node)
                fill_marks(out, one, node)
                put_off(face, at, node)
                for part in walk(node):
                    if isinstance(part, v.Whom) and part.group == v.ATTACKER:
                        raise misplaced(one, face.name, part)  # nobody has attacked a card
                    if isinstance(part, do.OncePerUse):
                        part.bit = once
                        once += 1
                if isinstance(node, (do.InsteadIf, lines.Otherwise, lines.OtherwiseIf)) and before != timing:
                    raise misplaced(one, face.name, node)
                before = timing
                if isinstance(node, lines.XEquals):
                    face.x_equals = node.amount
                    parts.setdefault(timing, []).insert(begins, do.SetX(node.amount))
                else:
                    _statement(out, one, face, node, timing, parts)
    if modes is not None:
        _end_choice(face, parts, modes, chosen)
    for timing in sorted(parts):
        face.at[timing] = add_program(face, parts[timing])
    _hits(face, parts)
    _x(face, parts)


def _goes_on(segment: Segment) -> bool:
    """Does it begin with what happens otherwise, or instead?"""
    first = segment.sentences[0] if segment.sentences else None
    return isinstance(first, lines.Sentence) and isinstance(
        first.it, (lines.Otherwise, lines.OtherwiseIf, do.InsteadIf)
    )


def _end_choice(face: CardFace, parts: dict[int, list[Action]], modes: list[Action], n: int) -> None:
    if not 1 <= n <= max(1, len(modes)):
        raise Unreadable(face.number, face.name, f"Choose {n}: of {len(modes)}")
    parts.setdefault(faces.ON_USE, []).append(ChooseModes(Fixed(n), modes, False, "uni.text.choose.1"))


def _statement(
    out: Layout, one: Member, face: CardFace, node: Node, timing: int, parts: dict[int, list[Action]]
) -> None:
    """One statement of a card: about the card, or something to do at a timing."""
    if isinstance(node, lines.Keyword):
        face.keywords |= 1 << node.which
    elif isinstance(node, lines.Becomes):
        if not _by_statuses(node.condition):
            raise misplaced(one, face.name, node)  # uni.e2.data.3
        face.becomes.append(node.condition)
        face.becomes_face.append(node.card.id)
    elif isinstance(node, STANDING) and not _askable(node, isinstance(node, STANDING[:3])):
        raise misplaced(one, face.name, node)
    elif isinstance(node, (lines.OnlyIf, lines.NotIf)):
        wanted = Not(node.condition) if isinstance(node, lines.NotIf) else node.condition
        (face.play_needs if node.played else face.needs).append(wanted)
    elif isinstance(node, lines.ChooseEnemyWith):
        face.needs.append(node.condition)
    elif isinstance(node, lines.OnlyAs):
        face.only_as = node.window
    elif isinstance(node, lines.DistanceLine):
        face.distance_line = True
    elif isinstance(node, lines.HitsStartAt):
        face.hits = node.n
    elif isinstance(node, lines.ChooseX):
        face.x_least, face.x_most = node.least, node.most
    elif isinstance(node, lines.SameAgain):
        if not _same_again(parts.get(faces.ON_USE, []), node.then):
            raise misplaced(one, face.name, node)
    elif isinstance(node, lines.Bounces):
        face.bounces = node.n
    elif isinstance(node, lines.Prepare):
        face.prepare = node.n
    elif isinstance(node, lines.CostsOf) and timing == faces.ON_USE:
        face.own_costs.append(faces.OwnCost(node.amount, node.sign, node.condition))
    elif isinstance(node, lines.PowerOf) and timing == faces.ON_USE:
        face.own_powers.append(faces.OwnCost(node.amount, node.sign, node.condition))
    elif isinstance(node, lines.DamageOf) and timing in (faces.ON_USE, faces.BEFORE_USE):
        face.own_damage.append(faces.OwnCost(node.amount, node.sign, node.condition))
    elif isinstance(node, lines.HasKeywordIf) and timing == faces.ON_USE:
        face.own_keywords.append(faces.OwnKeyword(1 << node.which, node.condition))
    elif isinstance(node, lines.AlwaysWins):
        face.always_wins = True
    elif isinstance(node, lines.OnlyOnce):
        face.once, face.once_flag = node.times, out.flag()
    elif isinstance(node, lines.SpeedIf) and timing == faces.ON_USE:
        face.own_speeds.append(faces.OwnKeyword(node.speed, node.condition))
    elif isinstance(node, lines.Ignores) and timing == faces.ON_USE:
        face.pierces |= node.what
    elif isinstance(node, lines.CostsLess) and timing == faces.ON_FOLLOW_UP:
        face.follow_up_discount = node.n
    elif isinstance(node, lines.ReplacesText) and timing == faces.ON_FOLLOW_UP:
        face.follow_up_instead = True
        parts.setdefault(timing, []).append(node.then)
    elif isinstance(node, do.InsteadIf) and parts.get(timing):
        usual = parts[timing].pop()
        parts[timing].append(do.EitherSentence(len(face.insteads), usual, node.then))
        face.insteads.append(node.condition)
    elif not continues(node, True, parts.setdefault(timing, [])):
        raise misplaced(one, face.name, node)


def _same_again(steps: list[Action], then: Action) -> bool:
    """What is done where the chosen one is there already: the sentence follows the choices that it speaks of."""
    switches = [part for part in walk(steps[-1:]) if isinstance(part, team.SwitchTo)]
    for switch in switches:
        switch.again = then
    return bool(switches)


STANDING = (lines.OnlyIf, lines.NotIf, lines.PowerOf, lines.CostsOf, lines.HasKeywordIf, lines.SpeedIf)
"""What a card says of itself, asked before it is used; the first three know its target."""
_LATER = (
    c.ThisCard, c.OpposingCardIs, c.LiesIn, c.FelledSomebody, c.IsDefeated, a.SpentNumber, a.DamageDealt, a.ThatAmount,
    pay.RemainingHits, a.XNumber, a.Power,
)  # fmt: skip
_LATER_WHOM = (
    v.THOSE_HIT, v.THE_CHOSEN, v.ATTACKER, v.RANDOM_ALLY, v.RANDOM_ENEMY, v.BESIDE_THE_TARGET, v.OTHER_ENEMIES,
)  # fmt: skip


def _askable(node: Node, of_target: bool) -> bool:
    """Can it be answered before the card is used? What the card has met, hit or spent cannot."""
    for part in walk(node):
        if isinstance(part, _LATER):
            return False
        if isinstance(part, v.Whom) and (part.group in _LATER_WHOM or (part.group == v.THE_TARGET and not of_target)):
            return False
    return True


def _by_statuses(condition: Condition) -> bool:
    """Is it about statuses of the user alone? Nothing else turns one card into another (uni.e2.data.3)."""
    for part in walk(condition):
        if isinstance(part, v.Whom) and part.group != v.THIS_CHARACTER:
            return False
        if isinstance(part, (Condition, Amount)) and not isinstance(
            part, (c.HasStatus, c.HasAny, c.Wanted, c.LacksStatus, c.Compares, Both, Either, Not, a.StatusNumber,
                   a.PlainNumber)
        ):  # fmt: skip
            return False
    return True


def _types(face: CardFace, card: dict[str, Any]) -> None:
    for name in card["types"]:
        face.types |= type_bit(name)
    face.attack = face.types & faces.T_ATTACK != 0
    face.defense = face.types & faces.T_DEFENSE != 0
    face.special = face.types & faces.T_SPECIAL != 0
    if not (face.attack or face.defense or face.special):
        raise Unreadable(face.number, face.name, "neither Attack nor Defense nor Special among its types")
    slot = face.slot.split("-")[0]
    if slot == "created":
        face.kind = faces.CREATED
    elif face.types & faces.T_ULTIMATE != 0:
        face.kind = faces.ULTIMATE
    else:
        face.kind = faces.BASIC if face.types & faces.T_BASIC != 0 else faces.TECHNIQUE


def _cost(face: CardFace, cost: str) -> None:
    """Parts in Energy and in Ultimate Meter, fixed or with X (uni.text.costx.1)."""
    face.pays_energy = False
    for part in cost.split(" + "):
        m = _COST.fullmatch(part)
        if m is None:
            raise Unreadable(face.number, face.name, cost)
        fixed, per, pool = m[1], m[2], m[3]
        n = int(fixed) if fixed else int(per or 1)
        if pool == "Energy":
            face.pays_energy = True
            if fixed:
                face.energy += n
            else:
                face.energy_x += n
        elif fixed:
            face.meter += n
        else:
            face.meter_x += n


def _power(face: CardFace, power: str) -> None:
    """A range, a range with X, or none for Specials (uni.power.1, uni.power.7, uni.text.powerx.1)."""
    if power.strip() == "-":
        if not face.special:
            raise Unreadable(face.number, face.name, "no Power on an Attack or Defense")
        return
    m = _POWER.fullmatch(power.strip())
    if m is None:
        raise Unreadable(face.number, face.name, power)
    if m[5]:
        face.low_x, face.high_x = int(m[5]), int(m[6])
    else:
        face.low, face.high = int(m[1]), int(m[2])
        face.low_x, face.high_x = int(m[3] or 0), int(m[4] or 0)
    if face.low > face.high or face.low_x > face.high_x:
        raise Unreadable(face.number, face.name, power)
    face.rolls = True


def _one_of(face: CardFace, value: str, names: Sequence[str], what: str) -> int:
    if value not in names:
        raise Unreadable(face.number, face.name, f"{what} {value}")
    return names.index(value)


def _hits(face: CardFace, parts: Mapping[int, list[Action]]) -> None:
    """The Multihit count: what the text names, or the number of hits it deals (uni.type.multihit.1)."""
    if face.types & faces.T_MULTIHIT == 0 or face.hits > 1:
        return
    for step in parts.get(faces.ON_USE, []):
        for node in walk(step):
            if isinstance(node, (do.DealPower, do.DealDamage)) and node.times is not None:
                if isinstance(node.times, a.PlainNumber):
                    face.hits = node.times.n
                elif isinstance(node.times, a.XNumber):
                    face.hits, face.hits_x = 0, 1
                elif isinstance(node.times, a.Sum) and isinstance(node.times.of, a.XNumber):
                    face.hits, face.hits_x = node.times.n, 1
                return


def _x(face: CardFace, parts: Mapping[int, list[Action]]) -> None:
    """Which X can be named on play: by the text, or as far as Energy and Meter go (uni.house.x.1)."""
    nodes = [n for steps in parts.values() for step in steps for n in walk(step)]
    if not (face.hits_x or face.low_x or face.high_x):
        face.x_equals = None  # its own text sets it in time
    if face.x_most >= 0:
        spends = [n.status.id for n in nodes if isinstance(n, pay.SpendX)]
        spends += [n.status.id for n in nodes if isinstance(n, pay.StatusCost) and pay.spends_x(n)]
        if spends:
            face.x_status = spends[0]
    elif face.energy_x or face.meter_x:
        face.x_most = LARGEST_X
        for node in nodes:
            if isinstance(node, st.ReduceMore):
                face.x_most = node.most // max(1, node.n)


def note_forms(out: Layout) -> None:
    """Mark the statuses on which some card's form depends."""
    conditions: list[Condition] = [c for f in out.faces if isinstance(f, CardFace) for c in f.becomes]
    for part in walk(conditions):
        if isinstance(part, v.StatusName):
            status = out.faces[part.id]
            assert isinstance(status, StatusFace)
            status.forms = True
