"""From the lines of a text to the abilities of a card."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from quadriga.effects.choices import ChooseModes
from quadriga.effects.conditions import NotTrue
from quadriga.effects.flow import Not, Sequence
from quadriga.effects.groups import YOURS, AllOf, Another, Fixed, It, This
from quadriga.effects.node import Node, content, pack, same
from quadriga.effects.program import Action, Condition, program
from quadriga.games.union_arena.chapters.abilities import GAINED
from quadriga.games.union_arena.chapters.costs import SIDELINE_IT, TO_REMOVAL, GiveUp
from quadriga.games.union_arena.chapters.durations import UNTIL_TURN_ENDS
from quadriga.games.union_arena.chapters.faces import (
    ACTIVATE,
    CHARACTER,
    EVENT,
    KEYWORDS,
    OPPONENTS_TURN,
    STANDING,
    USE,
    WHEN,
    YOUR_TURN,
    Ability,
    Card,
    RaidSpec,
)
from quadriga.games.union_arena.chapters.replacing import Saves
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT, HAND, LIMBO, SIDELINE
from quadriga.games.union_arena.chapters.timing import (
    ATTACKED,
    BLOCKED,
    BY_ANYBODY,
    BY_YOU,
    PLAYED,
    SIDELINED,
    USED_CARD,
    Timing,
)
from quadriga.games.union_arena.chapters.versions import Alternative
from quadriga.games.union_arena.vocabulary import lines as li
from quadriga.games.union_arena.vocabulary.actions_play import MayDo, PerformRaid, PlayCards
from quadriga.games.union_arena.vocabulary.actions_state import (
    AtMoment,
    CountsAsUsed,
    Delaying,
    Later,
    NextCosts,
    Provided,
    Rest,
    Watch,
)
from quadriga.games.union_arena.vocabulary.amounts import Marked, MovedWithThis
from quadriga.games.union_arena.vocabulary.conditions import (
    Counts,
    Did,
    ThisIs,
)
from quadriga.games.union_arena.vocabulary.conditions_turn import Happened
from quadriga.games.union_arena.vocabulary.filters import OR_LESS, AnyCard, IsType, Kind, Named, TheseAndThose
from quadriga.games.union_arena.vocabulary.filters_numbers import BPIs, BPMarked, EnergyIs, EnergyMarked
from quadriga.games.union_arena.vocabulary.filters_turn import MovedThisTurn
from quadriga.games.union_arena.vocabulary.gains import (
    DoesNotStack,
    Gain,
    Granting,
    Grants,
    Has,
    Keyword,
    QuotedAbility,
)
from quadriga.games.union_arena.vocabulary.picking import (
    Pick,
)
from quadriga.games.union_arena.vocabulary.places import At, CardsAt
from quadriga.games.union_arena.vocabulary.registers import FIRST, Deed, Flag, Ref
from quadriga.games.union_arena.vocabulary.specials import UseCard
from quadriga.games.union_arena.vocabulary.standing import BE_USED, BP, GENERATES, Forbids, Standing, While
from quadriga.games.union_arena.vocabulary.substitution import Substitution
from quadriga.games.union_arena.vocabulary.uses import counting_uses
from quadriga.games.union_arena.vocabulary.withstanding import Withstands
from quadriga.games.union_arena.wording.binding import FIELD, Binder, Unbound, alone, names_of
from quadriga.games.union_arena.wording.told import for_this_turn, unwrapped, versions

T = TypeVar("T")
TIMINGS = {li.WHEN_PLAYED: PLAYED, li.WHEN_ATTACKING: ATTACKED, li.WHEN_BLOCKING: BLOCKED, li.WHEN_SIDELINED: SIDELINED}
ABOUT_USE = (li.UsableIf, li.NotUsableIf, li.UsableOnce, li.UseCost, li.RemovedInstead)
"""Sentences about the card itself that tell nothing to do."""


class TextError(ValueError):
    """A text that reads, but makes no ability of such a card."""


def assemble(card: Card, lines: list[Node]) -> None:
    """Give a card the abilities of its lines; those after the Raid line work when it is Raided (ua.raid.30)."""
    in_raid = False
    condition: Condition | None = None
    for line in lines:
        if isinstance(line, li.Line) and isinstance(line.body, li.Raid):
            card.has_raid = True
            card.raid = RaidSpec(_settled(line, line.body.bases), None)
            in_raid = True
        elif isinstance(line, li.Line) and isinstance(line.body, li.RaidOnlyIf):
            condition = _settled(line, line.body.condition)
        elif isinstance(line, li.Line) and isinstance(line.body, li.AlsoNamed):
            card.names += line.body.names
        elif isinstance(line, li.Line) and isinstance(line.body, li.Copies):
            card.copies = _number(line.body.n)
        elif isinstance(line, li.Line) and isinstance(line.body, li.AnyColors):
            card.color = line.body.color
        elif isinstance(line, li.Line) and isinstance(line.body, li.TreatedEnergy):
            card.treated_energy, card.treated_place = line.body.n, line.body.place
        else:
            for ability in abilities_of(card, line):
                ability.in_raid = in_raid
                ability.number = ability.key = len(card.abilities)
                card.abilities.append(ability)
    if card.raid is not None:
        card.raid.condition = condition
    _lend(card)
    for ability in card.abilities:
        if ability.kind == KEYWORDS and not ability.in_raid:
            words = [node.word for effect in ability.effects for node in _walk(effect) if isinstance(node, Keyword)]
            card.keywords += words
        card.watches |= ability.watches
        card.standing_kinds |= ability.standing_kinds
        if ability.kind == ACTIVATE and ability.place == SIDELINE:
            card.acts_in_sideline = True
        if ability.kind == ACTIVATE and ability.place == HAND:
            card.acts_in_hand = True
        if ability.place in (HAND, SIDELINE):
            card.elsewhere |= ability.watches


def _gained_key(card: Card, number: int) -> int:
    """Abilities gained from different cards are different ones (ua.cond.once.1)."""
    return (zlib.crc32(card.number.encode()) & 0xFFFFFF) << 8 | number


def _lend(card: Card) -> None:
    """Activate: Main abilities can be gained by other cards: each once more, as a gained one (ua.text.copy.2)."""
    for ability in card.abilities:
        if ability.kind == ACTIVATE and not ability.in_raid and ability.place not in (SIDELINE, HAND):
            number = GAINED + len(card.gained)
            card.gained.append(ability.to_lend(number, _gained_key(card, number)))


def _number(node: Any) -> int:
    return int(node.n)


def abilities_of(card: Card, line: Node, gained: bool = False) -> list[Ability]:
    if isinstance(line, Substitution):
        return _substituted(card, line, gained)
    assert isinstance(line, li.Line)
    body = line.body
    if isinstance(body, li.Listed):
        found = []
        for step in body.steps:
            asked = alone(Counts(body.amount, step.n, step.how))
            for ability in abilities_of(card, step.line, gained):
                _label(ability, line.labels)
                ability.conditions.append(asked)
                if ability.kind == KEYWORDS:  # no longer there in any case
                    ability.kind = STANDING
                found.append(ability)
        return found
    if isinstance(body, li.Mixed):
        whole = _taken_in(body)
        if whole is not None:
            return abilities_of(card, li.Line(line.labels, whole), gained)
        parts = [li.Line(line.labels, part) for part in (body.first, body.second)]
        return [ability for part in parts for ability in abilities_of(card, part, gained)]
    if isinstance(body, li.ListedIf):
        found = [ability for inner in body.lines for ability in abilities_of(card, inner, gained)]
        for ability in found:
            _label(ability, line.labels)
            ability.conditions.append(alone(body.condition))
            if ability.kind == KEYWORDS:
                ability.kind = STANDING
        return found
    if isinstance(body, li.Keywords):
        return [_standing(line, [Has(This(), list(body.words))], KEYWORDS)]
    if isinstance(body, li.Told):
        return [_told(card, line, body, gained)]
    if isinstance(body, li.Stand) and _timed(line) and isinstance(line, li.CoreLine):
        told = for_this_turn(pair for effect in body.effects for pair in unwrapped(effect, []))
        if told is None:
            raise TextError("a standing text under a timing label")
        return [_told(card, line, told, gained)]
    if isinstance(body, li.Stand) and _timed(line):
        body = _for_this_turn(body)
        line = li.Line(line.labels, body)
    if isinstance(body, li.Stand):
        return _standings(card, line, list(body.effects))
    if isinstance(body, (li.Do, li.When)):
        sentences = _sentences(body)
        lasting = _lasting(sentences) if isinstance(body, li.Do) and card.type != EVENT else None
        if lasting is not None and not _timed(line):
            return _standings(card, line, [lasting])
        sentences = _bound(card, line, gained, sentences)
        limits = [ability for sentence in sentences for ability in _use_limits(line, sentence)]
        card.use_costs += [limit.cost for limit in map(_bare, sentences) if isinstance(limit, li.UseCost)]
        card.to_removal |= any(isinstance(_bare(sentence), li.RemovedInstead) for sentence in sentences)
        if all(isinstance(_bare(sentence), ABOUT_USE) for sentence in sentences):
            return limits
        return [*limits, _instructing(card, line, Sequence(_widened(sentences)), sentences, gained)]
    raise TextError(f"{type(body).__name__} is no ability")


def _timed(line: li.Line) -> bool:
    return any(label.kind in (*TIMINGS, li.ACTIVATE_MAIN) for label in line.labels)


def _for_this_turn(body: li.Stand) -> li.Do | li.Stand:
    """What a text under a timing gives without saying for how long, it gives until the end of the turn (ua.dur.2)."""
    sentences: list[Action] = []
    for effect in body.effects:
        for part, conditions in unwrapped(effect, []):
            if not isinstance(part, Has):
                return body
            given: Action = Gain(part.who, part.gains, UNTIL_TURN_ENDS)
            for condition in reversed(conditions):
                given = Provided(condition, given)
            sentences.append(li.Sentence(given))
    return li.Do(sentences)


def _settled(line: Node, value: T) -> T:
    """A part of a standing text, with its pronouns bound; the core has bound its own."""
    return value if isinstance(line, li.CoreLine) else alone(value)


def _taken_in(body: li.Mixed) -> li.Stand | None:
    """… instead. If you did, …: the second sentence belongs to what is done instead (ua.text.instead.1)."""
    if not isinstance(body.first, li.Stand) or not isinstance(body.second, li.Do) or len(body.first.effects) != 1:
        return None
    (part, conditions), *others = unwrapped(body.first.effects[0], [])
    if others or not isinstance(part, Saves):
        return None
    asked = _bare(body.second.sentences[0])
    if not isinstance(asked, Provided) or not isinstance(asked.condition, Did):
        raise TextError("instructions after a text that replaces something")
    done = Sequence([part.action, *body.second.sentences])
    whole = Saves(part.who, part.deed, part.by, part.trigger, done, part.may)
    return li.Stand([_under(conditions, whole)])


def _binder(card: Card, line: li.Line, gained: bool, loose: bool = False) -> Binder:
    """Whom an ability can speak of before it says a word: its card, and who takes part in what sets it off."""
    event = card.type == EVENT and not gained
    binder = Binder(LIMBO if event else FIELD, loose, card.type == CHARACTER or gained)
    labelled = Ability(WHEN, line)
    _label(labelled, line.labels)
    binder.watched(labelled.timings + (line.body.timings if isinstance(line.body, li.When) else []))
    return binder


def _bound(card: Card, line: li.Line, gained: bool, sentences: list[Action]) -> list[Action]:
    binder = _binder(card, line, gained)
    return _with(card, binder, lambda: binder.sentences(sentences))


def _with(card: Card, binder: Binder, bind: Callable[[], T]) -> T:
    try:
        found = bind()
    except Unbound as error:
        raise TextError(str(error)) from None
    card.registers = max(card.registers, binder.next - FIRST)
    return found


def _standing(line: li.Line, effects: list[Standing], kind: int) -> Ability:
    ability = Ability(kind, line)
    effects = [effect if isinstance(effect, Grants) else _settled(line, effect) for effect in effects]
    _label(ability, line.labels)
    if ability.timings or ability.kind == ACTIVATE:
        raise TextError("a standing text under a timing label")
    if ability.once:
        for effect in effects:
            part = unwrapped(effect, [])[0][0]
            if not isinstance(part, (Withstands, Saves)):
                raise TextError("a standing text that works once per turn")
            part.once = True
    ability.effects = effects
    for effect in effects:
        ability.standing_kinds |= effect.kinds()
    return ability


def _standings(card: Card, line: li.Line, effects: list[Standing]) -> list[Ability]:
    """One ability for what stands there plainly; what this card has in quotation marks becomes others."""
    plain: list[Standing] = []
    found: list[Ability] = []
    single = any(isinstance(part, DoesNotStack) for effect in effects for part in _parts(effect))
    for effect in effects:
        for part, conditions in unwrapped(effect, []):
            if isinstance(part, Saves):
                plain.append(_under(conditions, _saving(card, part)))
                continue
            quotes = [gain for gain in part.gains if isinstance(gain, QuotedAbility)] if isinstance(part, Has) else []
            if not isinstance(part, Has) or not quotes:
                plain.append(_under(conditions, part))
                continue
            rest = [gain for gain in part.gains if not isinstance(gain, QuotedAbility)]
            if rest:
                plain.append(_under(conditions, Has(part.who, rest)))
            for quote in quotes:
                abilities = abilities_of(card, quote.ability, True)
                if isinstance(part.who, This):
                    for ability in abilities:
                        _label(ability, line.labels)
                        ability.conditions += conditions
                    found += abilities
                elif all(not ability.timings and ability.standing_kinds for ability in abilities):
                    plain.append(_under(conditions, Grants(part.who, abilities)))
                else:
                    raise TextError("an ability with a timing, given to several cards by a standing text")
    if single and any(effect.kinds() & (BP | GENERATES) for effect in plain):
        raise TextError("an ability that adds up and does not stack")
    if plain:
        found.append(_standing(line, plain, STANDING))
        found[-1].single = single
    return found


def _saving(card: Card, given: Saves) -> Saves:
    """What is done instead is a program of its own, in which "that character" is the one that would have left."""
    binder = Binder(FIELD, False, card.type == CHARACTER)
    if not isinstance(given.who, This):
        saved = Timing(SIDELINED, False, BY_YOU, [given.who.kind] if isinstance(given.who, CardsAt) else [AnyCard()], [])
        binder.watched([saved])
        binder.mentions[-1].place = FIELD
    done = _with(card, binder, lambda: binder.sentences([given.action]))
    made = Saves(alone(given.who), given.deed, alone(given.by), given.trigger, Sequence(done), given.may)
    _prepare(card, made.action)
    made.program = len(card.programs)
    card.programs.append(program(made.action))
    steps = list(_walk(made.action))
    picks = [node for node in steps if isinstance(node, Pick)]
    if picks and not picks[0].up_to and isinstance(picks[0].count, Fixed):
        made.needs, made.number_needed = picks[0].among, picks[0].count.n
    made.rests = any(isinstance(node, Rest) and isinstance(node.what, This) for node in steps)
    return made


def _parts(effect: Standing) -> list[Standing]:
    return [part for part, _ in unwrapped(effect, [])]


def _under(conditions: list[Condition], effect: Standing) -> Standing:
    for condition in reversed(conditions):
        effect = While(condition, effect)
    return effect


def _told(card: Card, line: li.Line, body: li.Told, gained: bool) -> Ability:
    """An ability whose instructions the core has read and bound."""
    ability = _begun(card, line, body.timings, gained)
    for limit in body.limits:
        _limit(ability, alone(_bare(limit)))
    for timing in ability.timings:
        ability.watches |= 1 << timing.kind
    effect = body.effect
    if ability.kind == WHEN and (ability.once or ability.once_name):
        effect = counting_uses(effect)
    _prepare(card, effect)
    ability.program = len(card.programs)
    card.programs.append(program(effect))
    return ability


def _begun(card: Card, line: li.Line, timings: list[Timing], gained: bool) -> Ability:
    """An ability with its labels and its moment, which it must have unless it is that of an event."""
    ability = Ability(WHEN, line)
    _label(ability, line.labels)
    ability.timings += alone(timings)
    if ability.kind == ACTIVATE:
        if ability.timings:
            raise TextError("an Activate: Main ability with another timing")
    elif not ability.timings:
        if card.type != EVENT or gained:
            raise TextError("instructions without a timing")
        ability.kind = USE
    return ability


def _instructing(card: Card, line: li.Line, tree: Action, sentences: list[Action], gained: bool) -> Ability:
    ability = _begun(card, line, line.body.timings if isinstance(line.body, li.When) else [], gained)
    for sentence in sentences:
        of_modes = [limit for node in _walk(sentence) if isinstance(node, ChooseModes) for limit in _walk(node.modes)]
        for node in _walk(sentence):
            if isinstance(node, li.Limit) and not (isinstance(node, li.OnceByName) and any(node is one for one in of_modes)):
                _limit(ability, node)
    for node in _walk(tree):
        if isinstance(node, Pick) and same(node.count, Fixed(1)) and _these_and_those(node.among):
            raise TextError("one card that is these and those")
    into_play = (PlayCards, PerformRaid)
    played = [node for node in _walk(tree) if isinstance(node, into_play) and isinstance(node.what, This)]
    if ability.timings and any(node.origin == HAND for node in played):
        ability.place = HAND  # a text that plays its card from hand works there (ua.zone.text.1)
    for timing in ability.timings:
        ability.watches |= 1 << timing.kind
    if ability.kind == WHEN and (ability.once or ability.once_name) and isinstance(tree, Sequence):
        tree = Sequence([_counted(step) for step in tree.steps])
    _bar(tree, sentences)
    _prepare(card, tree)
    ability.program = len(card.programs)
    card.programs.append(program(tree))
    return ability


def _these_and_those(group: Node) -> bool:
    kind = group.kind if isinstance(group, CardsAt) else None
    which = kind.which if isinstance(kind, Kind) else None
    parts = which.filters if isinstance(which, AllOf) else [which]
    return any(isinstance(part, TheseAndThose) for part in parts)


def _counted(action: Action) -> Action:
    """An ability is used when something of it is carried out: not by an offer that is declined, nor by an "if" that
    is not met (ua.cond.once.3)."""
    if isinstance(action, li.Sentence):
        return li.Sentence(_counted(action.do))
    if isinstance(action, Deed):
        return Deed(_counted(action.action), action.register)
    if isinstance(action, MayDo):
        return MayDo(Sequence([CountsAsUsed(), action.action]), action.opponent)
    if isinstance(action, Provided):
        gate = Provided(action.condition, _counted(action.then))
        gate.truth = action.truth
        return gate
    if isinstance(action, li.Limit):
        return action
    return Sequence([CountsAsUsed(), action])


def _lasting(sentences: list[Action]) -> Standing | None:
    """If something has happened this turn, this character gains … until the end of the turn, without a timing.

    What has happened stays so until the turn ends, so the text stands as long as that.
    """
    only = _bare(sentences[0]) if len(sentences) == 1 else None
    if not isinstance(only, Provided) or not isinstance(only.then, Gain) or only.then.ends != UNTIL_TURN_ENDS:
        return None
    moved = isinstance(only.condition, ThisIs) and all(isinstance(f, MovedThisTurn) for f in only.condition.filters)
    if not moved and not isinstance(only.condition, Happened):
        return None
    if not isinstance(only.then.what, (This, It)):
        return None
    return While(only.condition, Has(This(), list(only.then.gains)))


def _bar(tree: Action, sentences: list[Action]) -> None:
    """Sentences about what the ability may choose and how it plays cards work on the instructions themselves."""
    for limit in map(_bare, sentences):
        if isinstance(limit, (li.Barred, li.NoTwoAlike, li.Silently, li.UsedAreRemoved)):
            for node in _walk(tree):
                if isinstance(limit, li.Barred) and isinstance(node, Pick) and node.taxed:
                    node.barred = limit.filters
                elif isinstance(limit, li.NoTwoAlike) and isinstance(node, Pick):
                    node.distinct = True
                elif isinstance(limit, li.Silently) and isinstance(node, PlayCards):
                    node.silent = True
                elif isinstance(limit, li.UsedAreRemoved) and isinstance(node, UseCard):
                    node.to_removal = True


def _bare(sentence: Action) -> Action:
    return sentence.do if isinstance(sentence, li.Sentence) else sentence


def _use_limits(line: li.Line, sentence: Action) -> list[Ability]:
    """Texts about when the card itself may be used are standing texts (ua.cost.use.2)."""
    limit = _bare(sentence)
    if isinstance(limit, li.UsableIf):
        condition: Condition = Not(limit.condition)
    elif isinstance(limit, li.NotUsableIf):
        condition = limit.condition
    elif isinstance(limit, li.UsableOnce):
        condition = Happened(USED_CARD, 0, [Named(limit.name)], [])
    else:
        return []
    ability = Ability(STANDING, line)
    ability.effects = [While(condition, Forbids(This(), BE_USED, []))]
    ability.standing_kinds = ability.effects[0].kinds()
    return [ability]


def _widened(sentences: list[Action]) -> list[Action]:
    """A sentence that widens a BP range is known before the choice, and so is what it counts (ua.choose.range.1)."""
    order = list(sentences)
    own = [_bare(sentence) for sentence in sentences]
    for sentence in sentences:
        if any(isinstance(node, li.AddToRange) and node not in own for node in _walk(sentence)):
            raise TextError("a range that is widened in a part of a text")
        more = _bare(sentence)
        if not isinstance(more, li.AddToRange):
            continue
        if not any(isinstance(node, MARKS[more.mark]) for choice in sentences for node in _walk(choice)):
            _mark(sentences, more.mark)
        for choice in sentences:
            marked = [node for node in _walk(choice) if isinstance(node, MARKS[more.mark])]
            for node in marked:
                node.more = more.amount
            if marked and _counts_what_was_done(more.amount):
                order.remove(choice)
                order.insert(order.index(sentence) + 1, choice)
        if not any(isinstance(node, MARKS[more.mark]) for one in sentences for node in _walk(one)):
            raise TextError("a number is added to, and it is not told which")
    return order


def _mark(sentences: list[Action], mark: int) -> None:
    """A text with one range alone can leave out the brackets around it."""
    plain: type[Any] | None = {li.BP_RANGE: BPIs, li.ENERGY_RANGE: EnergyIs}.get(mark)
    found = [
        (owner, node)
        for sentence in sentences
        for owner in _walk(sentence)
        for part in content(owner)
        for node in (part if isinstance(part, list) else [part])
        if plain is not None and isinstance(node, plain) and node.how == OR_LESS
    ]
    if len(found) != 1:
        raise TextError("a range that grows, and none is marked")
    owner, node = found[0]
    marked = MARKS[mark](node.n, True)
    for name in names_of(owner):
        part = getattr(owner, name)
        if part is node:
            setattr(owner, name, marked)
        elif isinstance(part, list) and node in part:
            setattr(owner, name, [marked if one is node else one for one in part])


MARKS: dict[int, type[Any]] = {li.BP_RANGE: BPMarked, li.ENERGY_RANGE: EnergyMarked, li.MARKED_NUMBER: Marked}
"""What a sentence that adds to something looks for."""


def _counts_what_was_done(amount: Node) -> bool:
    """Does it count what an instruction beside it moves or reveals? Then that comes first."""
    return any(isinstance(node, (MovedWithThis, Ref, Flag)) for node in _walk(amount))


def _limit(ability: Ability, sentence: Action) -> None:
    if isinstance(sentence, li.OnlyIf):
        ability.conditions.append(sentence.condition)
    elif isinstance(sentence, li.OnceByName):
        ability.once_name = True
        ability.words = zlib.crc32(repr(pack(ability.tree)).encode())
    elif isinstance(sentence, li.OnceEach):
        ability.once = True
    elif isinstance(sentence, li.OnTurnPlayed):
        ability.turn_played = True
    elif isinstance(sentence, li.OnlyInSideline):
        ability.place = SIDELINE
    elif isinstance(sentence, li.OnlyInHand):
        ability.place = HAND


def _label(ability: Ability, labels: list[li.Label]) -> None:
    for label in labels:
        kind = label.kind
        if kind in TIMINGS:
            ability.timings.append(Timing(TIMINGS[kind], True, BY_ANYBODY, [], []))
        elif kind == li.ACTIVATE_MAIN:
            ability.kind = ACTIVATE
        elif kind == li.DURING_YOURS:
            ability.turn = YOUR_TURN
        elif kind == li.DURING_OPPONENTS:
            ability.turn = OPPONENTS_TURN
        elif kind == li.ONCE:
            ability.once = True
        elif kind == li.ON_FRONT_LINE:
            ability.place = FRONT
        elif kind == li.ON_ENERGY_LINE:
            ability.place = ENERGY
        elif kind == li.IN_SIDELINE:
            ability.place = SIDELINE
        elif kind == li.SWITCH_TO_RESTING:
            ability.rest = True
        elif kind == li.SIDELINE_THIS:
            ability.sideline = True
        elif kind == li.FROM_HAND:
            ability.discard = label.n
        elif kind == li.PAY:
            ability.ap = label.n
        elif kind == li.FROM_SIDELINE:
            ability.costs.append(GiveUp(CardsAt(At(YOURS, [SIDELINE]), AnyCard()), label.n, TO_REMOVAL))
        elif kind == li.SIDELINE_OTHERS:
            others = CardsAt(At(YOURS, [FRONT, ENERGY]), Kind([Another()], None, IsType([CHARACTER]), []))
            ability.costs.append(GiveUp(others, label.n, SIDELINE_IT))


def _prepare(card: Card, tree: Node) -> None:
    """Number what a program refers to beside itself: gained abilities, delayed instructions, discounts."""
    for node in _walk(tree):
        if isinstance(node, QuotedAbility):
            abilities = abilities_of(card, node.ability, True)
            if any(isinstance(part, Saves) for one in abilities for effect in one.effects for part in _parts(effect)):
                raise TextError("an ability to have something replaced that is given away")
            node.number = len(card.gained)
            node.more = len(abilities) - 1
            for ability in abilities:
                ability.number = GAINED + len(card.gained)
                ability.key = _gained_key(card, ability.number)
                card.gained.append(ability)
        elif isinstance(node, AtMoment):
            _prepare(card, node.later.action)
            node.later.program = len(card.programs)
            card.programs.append(program(node.later.action))
        elif isinstance(node, (Later, Watch)):
            _prepare(card, node.action)
            node.program = len(card.programs)
            card.programs.append(program(node.action))
        elif isinstance(node, NextCosts):
            node.number = len(card.gained)
            fits = Ability(STANDING, node)
            fits.conditions = [ThisIs(node.filters)]
            card.gained.append(fits)


def _walk(value: Any) -> Any:
    """Every node of a tree, but not what lies inside quotation marks or is put off: that has a program of its own."""
    if isinstance(value, Node):
        yield value
        if isinstance(value, (Granting, Delaying, AtMoment)):
            return
        for part in content(value):
            yield from _walk(part)
    elif isinstance(value, list):
        for part in value:
            yield from _walk(part)


def _substituted(card: Card, node: Substitution, gained: bool) -> list[Ability]:
    """One ability with several versions (ua.subst.1)."""
    first = node.line
    assert isinstance(first, li.Line)
    if isinstance(first.body, li.Told):
        told = versions(node, first.body)
        if told is None:
            raise TextError("two versions of different sorts")
        return [_told(card, first, told, gained)]
    body = first.body
    others = [version.line for version in node.versions]
    bodies = [other.body for other in others if isinstance(other, li.Line)]
    if _timed(first):
        body, *bodies = [_for_this_turn(one) if isinstance(one, li.Stand) else one for one in (body, *bodies)]
    if isinstance(body, li.Stand):
        effects: list[Standing] = list(body.effects)
        for version, other in zip(node.versions, bodies, strict=True):
            if not isinstance(other, li.Stand) or version.may:
                raise TextError("two versions of different sorts")
            unless: Condition = NotTrue(version.condition) if isinstance(first, li.CoreLine) else Not(version.condition)
            kept: list[Standing] = [While(unless, e) for e in effects]
            effects = kept + [While(version.condition, e) for e in other.effects]
        return _standings(card, first, effects)
    binder = _binder(card, first, gained)
    sentences = _with(card, binder, lambda: binder.sentences(_sentences(body)))
    limits = list(sentences)
    for version, other in zip(node.versions, bodies, strict=True):
        condition = _with(card, binder, partial(binder.asked, version.condition, sentences))
        second = _binder(card, first, gained, loose=True)
        instead = _with(card, second, partial(second.sentences, _governed(_sentences(other), version.governed)))
        limits += instead
        if any(isinstance(node, li.AddToRange) for one in (*sentences, *instead) for node in _walk(one)):
            raise TextError("a range that is widened in one of two versions")
        sentences = _either(sentences, instead, version.condition, condition, version.may)
    return [_instructing(card, first, Sequence(sentences), _unique_limits(limits), gained)]


def _unique_limits(sentences: list[Action]) -> list[Action]:
    found: dict[str, Action] = {}
    for sentence in sentences:
        do = _bare(sentence)
        if isinstance(do, li.Limit):
            found.setdefault(type(do).__name__, do)
    return list(found.values())


def _governed(sentences: list[Action], reach: list[int]) -> list[Action]:
    """The condition of a sentence also stands before the further sentences that replace its words (ua.subst.2)."""
    if not reach:
        return sentences
    start, end = reach
    gate = _bare(sentences[start - 1])
    if not isinstance(gate, Provided) or any(isinstance(part, Did) for part in _walk(gate.condition)):
        raise TextError("a condition before words of several sentences")
    under: list[Action] = [Provided(gate.condition, _bare(one)) for one in sentences[start:end]]
    return [*sentences[:start], *under, *sentences[end:]]


def _sentences(body: Node) -> list[Action]:
    if isinstance(body, li.Do):
        return list(body.sentences)
    if isinstance(body, li.When):
        return [body.first, *body.sentences]
    raise TextError("two versions of different sorts")


def _either(
    first: list[Action], other: list[Action], said: Condition, condition: Condition, may: bool
) -> list[Action]:
    """The condition is asked when the words that are replaced are carried out (ua.subst.2): what the ability did before
    them counts. A payment that stands behind them is offered first."""
    if isinstance(said, Did):
        paid = first[-1]
        return [paid, Alternative(condition, Sequence(first[:-1]), Sequence(other[:-1]), may)]
    return _where_they_part(first, other, condition, may)


def _where_they_part(first: list[Action], other: list[Action], condition: Condition, may: bool) -> list[Action]:
    """Everything that both versions share, and the choice between them where they differ."""
    start = 0
    while start < min(len(first), len(other)) and same(first[start], other[start]):
        start += 1
    mine, theirs = first[start:], other[start:]
    if mine and theirs:
        a, b = _inside(mine[0]), _inside(theirs[0])
        if len(a) > 1 and len(b) > 1 and same(a[0], b[0]):
            return [*first[:start], *_where_they_part(a + mine[1:], b + theirs[1:], condition, may)]
    return [*first[:start], Alternative(condition, Sequence(mine), Sequence(theirs), may)]


def _inside(action: Action) -> list[Action]:
    if isinstance(action, li.Sentence):
        return _inside(action.do)
    if isinstance(action, Sequence):
        return [step for part in action.steps for step in _inside(part)]
    return [action]
