"""The program of a card in plain words, for judges."""

from __future__ import annotations

from functools import cache
from typing import Any

from quadriga.effects.groups import It
from quadriga.effects.node import Node, content
from quadriga.games.explained import CORE, Explained, Parts, Step, Teller, rules_of, walk
from quadriga.games.union_arena.cards import lines_of, read_text
from quadriga.games.union_arena.vocabulary import lines as li
from quadriga.games.union_arena.vocabulary.actions_state import Later
from quadriga.games.union_arena.vocabulary.picking import Pick
from quadriga.games.union_arena.vocabulary.protection import CostsOwn, CostsOwnAP
from quadriga.games.union_arena.vocabulary.registers import ONE, Pronoun
from quadriga.games.union_arena.vocabulary.standing import EntersActive
from quadriga.games.union_arena.vocabulary.substitution import Substitution
from quadriga.games.union_arena.wording.core import grammar as core
from quadriga.games.union_arena.wording.dialects import NORTH_AMERICAN
from quadriga.games.union_arena.wording.grammar import grammar

HEADS: dict[str, Parts] = {
    "Sentence": (("", "do"),),
    "Do": (("", "sentences"),),
    "When": (("", "first"), ("", "sentences")),
    "Provided": (("if {condition}, and only then:", "then"),),
    "MayDo": (("optional:", "action"),),
    "EitherOf": (("one of these, as its player likes:", "options"),),
    "AllOfThese": (("", "effects"),),
    "While": (("as long as {condition}:", "effect"),),
    "Stand": (("", "effects"),),
    "ListedIf": (("all of these, as long as {condition}:", "lines"),),
}
"""An instruction, a standing text or a line that holds others, and how these are introduced."""
USUAL = ("act", "joined", "clause", "sentence", "conds", "cond", "standing", "count")

WORKS = {
    li.WHEN_PLAYED: ("when this card is played", "ua.timing.played.1"),
    li.WHEN_ATTACKING: ("when this card attacks", "ua.timing.attacking.1"),
    li.WHEN_BLOCKING: ("when this card blocks", "ua.timing.blocking.1"),
    li.WHEN_SIDELINED: ("when this card is sidelined", "ua.timing.sidelined.1"),
    li.ACTIVATE_MAIN: ("whenever its player likes in their main phase", "ua.main.1"),
    li.DURING_YOURS: ("only in its player's turn", "ua.timing.your-turn.1"),
    li.DURING_OPPONENTS: ("only in the opponent's turn", "ua.timing.opp-turn.1"),
    li.ONCE: ("once per turn", "ua.cond.once.1"),
    li.ON_FRONT_LINE: ("only while it is on the front line", "ua.cond.front.1"),
    li.ON_ENERGY_LINE: ("only while it is on the energy line", "ua.cond.energy.1"),
    li.IN_SIDELINE: ("only while it is in the sideline", "ua.cond.side.1"),
}
COSTS = {
    li.SWITCH_TO_RESTING: ("switch this card from active to resting", "ua.cond.rest.1"),
    li.SIDELINE_THIS: ("sideline this card", "ua.cond.sideline.1"),
    li.FROM_HAND: ("place {n} from hand into the sideline", "ua.cond.hand.1"),
    li.PAY: ("pay {n} AP", "ua.cond.ap.1"),
}


CHOICES = (
    "Pick", "PickMore", "DifferentNames", "OneOfEachEnergy", "SameBP", "TotalBP", "TotalEnergy",
    "OnDifferentLines", "OnOneLine",
)  # fmt: skip


class CardTeller(Teller):
    """Says what has no words of its own by the sentence or the line that it stands in."""

    def say(self, value: Any) -> str:
        if isinstance(value, Node) and any(type(part) is It for part in content(value)):
            told = [Pronoun(ONE) if type(part) is It else part for part in content(value)]
            value = type(value)(*told)  # inside a longer phrase "it" goes without saying
        return super().say(value)

    def steps(self, value: Any, depth: int = 0) -> list[Step]:
        if isinstance(value, li.Sentence) and isinstance(value.do, (li.Limit, Later)):
            return [Step(depth, self.say(value))]
        if isinstance(value, (li.Raid, li.AlsoNamed, li.Copies, li.TreatedEnergy, li.RaidOnlyIf)):
            return [Step(depth, self.say(li.Line([], value)))]
        if isinstance(value, Pick) and value.chooser == 1:
            return [Step(depth, "your opponent chooses " + self.say(value))]
        return super().steps(value, depth)


@cache
def teller() -> CardTeller:
    return CardTeller(grammar(), HEADS, USUAL, choices=CHOICES)


@cache
def core_teller() -> Teller:
    """For what the core language has read."""
    return Teller(core.grammar(NORTH_AMERICAN), CORE, ("do", "deed", "clause", "sentence", "cond", "acond", "np"))


def explain(number: str, text: str, is_event: bool) -> list[Explained]:
    """Each line of a text, told in order."""
    found: list[Explained] = []
    in_raid = False
    for printed, line in zip(lines_of(text), read_text(number, text), strict=True):
        one = _line(line, printed, len(found) + 1, is_event)
        if in_raid:
            one.facts.insert(0, ("works", "only while this card is Raided"))
            one.rules.append("ua.raid.16")
        in_raid = in_raid or (isinstance(line, li.Line) and isinstance(line.body, li.Raid))
        found.append(one)
    return found


def _line(line: Node, printed: str, number: int, is_event: bool) -> Explained:
    one = Explained(f"Ability {number}: {printed}", printed)
    if isinstance(line, Substitution):
        assert isinstance(line.line, li.Line)
        _labels(one, line.line, is_event)
        one.steps = teller().steps(line.line.body)
        for version in line.versions:
            words = teller().say(version.condition)
            told = f"if {words} when it is carried out, the words in braces are replaced"
            one.facts.append(("another version", told))
            assert isinstance(version.line, li.Line)
            inner = teller().steps(version.line.body)
            one.facts += [("then it reads", step.words) for step in inner]
    else:
        assert isinstance(line, li.Line)
        _labels(one, line, is_event)
        if isinstance(line.body, li.Told):
            one.steps = core_teller().steps(line.body.effect) + teller().steps(line.body.limits)
        else:
            one.steps = teller().steps(line.body)
    one.rules += [rule for rule in rules_of("union-arena", [line]) if rule not in one.rules]
    return one


def _labels(one: Explained, line: li.Line, is_event: bool) -> None:
    for label in line.labels:
        works = WORKS.get(label.kind)
        if works is not None:
            one.facts.append(("works", works[0]))
            one.rules.append(works[1])
    for label in line.labels:
        cost = COSTS.get(label.kind)
        if cost is not None:
            one.facts.append(("costs", cost[0].format(n=label.n)))
            one.rules.append(cost[1])
    if isinstance(line.body, (li.When, li.Told)) and line.body.timings:
        for timing in line.body.timings:
            one.facts.append(("works", teller().say(timing)))
    elif isinstance(line.body, (li.Raid, li.AlsoNamed, li.Copies, li.TreatedEnergy, li.RaidOnlyIf)):
        one.facts.append(("works", "wherever this card lies"))
    elif any(isinstance(part, (CostsOwn, CostsOwnAP, EntersActive)) for part in walk(line.body)):
        one.facts.append(("works", "where its words say, also before it is on the field"))
    elif not one.facts:
        one.facts.append(("works", "when the event is used" if is_event else "as long as this card is on the field"))
