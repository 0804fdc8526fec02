"""Whom the words of a text mean: references are bound once, when a card is made of its text.

A text is gone through in printed order. Each noun phrase that it introduces gets a register; each pronoun is
bound to one, by agreement: one or many, a character or any card, chosen, revealed or played, and whether what
is said of it can be said of a card that lies there. Of those that agree the nearest is meant; the subject of a
"when" comes before the other party. Conditions and reports introduce nobody, but speaking of somebody again
brings them near. The result is a program that says of every reference which register it means; the tree that
was read, which prints the text, stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from quadriga.effects.choices import Choose, ChooseModes
from quadriga.effects.flow import Sequence
from quadriga.effects.groups import (
    OPPONENTS,
    YOURS,
    AllOf,
    Among,
    EventCard,
    Except,
    Fixed,
    It,
    LookedAt,
    Moved,
    NumberOf,
    OtherCard,
    This,
    Together,
)
from quadriga.effects.node import Node, content, same
from quadriga.effects.program import EVENT, OTHER, Action, Condition, Filter, Group
from quadriga.games.union_arena.chapters import timing as happening
from quadriga.games.union_arena.chapters.faces import CHARACTER
from quadriga.games.union_arena.chapters.replacing import Saves
from quadriga.games.union_arena.chapters.table import (
    DECK,
    ENERGY,
    FRONT,
    HAND,
    LIFE,
    LIMBO,
    REMOVAL,
    SIDELINE,
    UNDER,
)
from quadriga.games.union_arena.chapters.timing import Timing, TogetherTiming
from quadriga.games.union_arena.chapters.versions import InsteadOf, unfolded
from quadriga.games.union_arena.vocabulary import lines as li
from quadriga.games.union_arena.vocabulary import registers as reg
from quadriga.games.union_arena.vocabulary.actions import (
    PlaceInSideline,
    PlaceUnder,
    Remove,
    Sideline,
    TakeTopCard,
    ToDeck,
    ToDeckShuffled,
    ToHand,
    ToLife,
    TopOrSideline,
    ToTopOrBottom,
)
from quadriga.games.union_arena.vocabulary.actions_draw import Mill, MillUpTo
from quadriga.games.union_arena.vocabulary.actions_lines import MoveLine, Swap
from quadriga.games.union_arena.vocabulary.actions_play import EitherOf, MayDo, PerformRaid, PlayCards, PlayOrRaid
from quadriga.games.union_arena.vocabulary.actions_state import (
    DoListed,
    DoStep,
    Later,
    LockNext,
    LockPhase,
    LockWhile,
    Oblige,
    Provided,
    Ready,
    Rest,
    Watch,
)
from quadriga.games.union_arena.vocabulary.amounts import RevealedCount
from quadriga.games.union_arena.vocabulary.conditions import (
    ChoseSo,
    ChoseWith,
    Did,
    DidNot,
    GroupIs,
    Spoken,
    ThisIs,
)
from quadriga.games.union_arena.vocabulary.conditions_turn import Happened
from quadriga.games.union_arena.vocabulary.filters import AnyCard, IsType, Kind, Named, OfYours
from quadriga.games.union_arena.vocabulary.gains import (
    BecomeBP,
    Gain,
    GainListed,
    GainOneOf,
    Granting,
    LoseAbilities,
    LoseKeyword,
    LoseLabelled,
)
from quadriga.games.union_arena.vocabulary.looking import Look, LookAt, Reveal
from quadriga.games.union_arena.vocabulary.modes import Already, ChooseFresh
from quadriga.games.union_arena.vocabulary.picking import Pick, PickMore, TopCards
from quadriga.games.union_arena.vocabulary.places import (
    AmongMoved,
    AmongThem,
    At,
    BothPlaces,
    CardsAt,
    Chosen,
    In,
    Revealed,
    RevealedOf,
    Those,
    UnderCards,
    Where,
)
from quadriga.games.union_arena.vocabulary.registers import (
    FIRST,
    MANY,
    ONE,
    ByOpponent,
    Deed,
    DoneTo,
    EachPlayer,
    Flag,
    Noted,
    Otherwise,
    Pronoun,
    Ref,
)
from quadriga.games.union_arena.vocabulary.specials import UseCard


class Unbound(ValueError):
    """A word that nobody agrees with, or that two could be meant by."""


FIELD = -2
"""A place: on either line."""
UNKNOWN = -1
ON_FIELD = (
    Gain, GainOneOf, GainListed, BecomeBP, LoseAbilities, LoseLabelled, LoseKeyword, Ready, Rest, LockNext,
    LockPhase, LockWhile, Oblige, MoveLine, Swap, Sideline, TakeTopCard,
)  # fmt: skip
"""What can be said only of a card on the field."""
FROM_ELSEWHERE = (PlayCards, PerformRaid, UseCard)
"""What can be said only of a card that is not there yet."""
GOES: list[tuple[tuple[type[Node], ...], int]] = [
    ((Sideline, PlaceInSideline, TakeTopCard), SIDELINE),
    ((Remove,), REMOVAL),
    ((ToHand,), HAND),
    ((ToDeck, ToDeckShuffled, ToTopOrBottom, TopOrSideline), DECK),
    ((ToLife,), LIFE),
    ((PlaceUnder,), UNDER),
    ((PlayCards, PerformRaid), FIELD),
]
"""Where an instruction leaves the cards of which it speaks."""
ARRIVED = {
    happening.SIDELINED: SIDELINE,
    happening.HAND_TO_SIDELINE: SIDELINE,
    happening.DECK_TO_SIDELINE: SIDELINE,
    happening.LIFE_TO_SIDELINE: SIDELINE,
    happening.RETURNED: HAND,
    happening.LEFT_FIELD: UNKNOWN,
    happening.TO_REMOVAL: REMOVAL,
    happening.USED_EVENT: LIMBO,
    happening.USED_CARD: UNKNOWN,
}
"""Where the card of an event lies when an ability answers it."""
THIS = -1
"""The register of the card itself."""


@dataclass(eq=False)
class Mention:
    """Somebody a text has spoken of."""

    register: int
    many: bool | None
    """None: it can be one or several."""
    character: bool | None
    place: int
    roles: set[int] = field(default_factory=set)
    kind: Node | None = None
    owner: int = 2
    party: bool = False
    """The other party of an event: never "it"."""
    looked: bool = False
    """What is left of it is in the second register of the pair."""
    asked: bool = False
    """Spoken of in a condition only."""
    overheard: bool = False
    """Since then a condition on the past has spoken of another character, so "it" would not mean this one."""


class Binder:
    """Goes through the sentences of one ability."""

    def __init__(self, this_place: int = FIELD, loose: bool = False, character: bool = True) -> None:
        self.mentions = [Mention(THIS, False, character, this_place)]
        """From the farthest to the nearest."""
        self.next = FIRST
        self.loose = loose
        """One or many does not matter: words outside of braces apply to whatever stands inside (ua.subst.4)."""
        self.before: list[list[Action]] = []
        """The lists of sentences around the present place, as far as they are bound."""
        self.own_event = False
        """What sets the ability off happens to this card itself."""
        self.apart: list[Mention] = []
        """The other parties of the instruction: nobody is put under itself."""
        self.trace: list[tuple[str, list[Mention]]] = []

    # -- who is spoken of ----------------------------------------------------------------

    def watched(self, timings: list[Timing]) -> None:
        """Who takes part in the event that sets an ability off."""
        for one in timings:
            if any(not is_whose(f) for f in one.others):
                kind = Kind([], None, None, list(one.others))
                self.mention(Mention(OTHER, False, is_character(kind), UNKNOWN, kind=kind, party=True))
        if timings and all(one.own for one in timings):
            self.own_event = True
            self.again(self.mentions[0])
            self.mentions[-1].place = ARRIVED.get(timings[0].kind, self.mentions[-1].place)
        elif timings and timings[0].filters:
            kind = Kind([], None, None, list(timings[0].filters))
            place = ARRIVED.get(timings[0].kind, FIELD)
            owner = {happening.BY_YOU: YOURS, happening.BY_OPPONENT: OPPONENTS}.get(timings[0].whose, 2)
            many = None if isinstance(timings[0], TogetherTiming) else False
            self.mention(Mention(EVENT, many, is_character(kind), place, kind=kind, owner=owner))
        elif timings and timings[0].kind in ARRIVED:
            self.mentions.insert(0, Mention(EVENT, None, None, ARRIVED[timings[0].kind]))

    def mention(self, one: Mention) -> Mention:
        self.mentions.append(one)
        return one

    def again(self, one: Mention) -> Mention:
        self.mentions.remove(one)
        self.mentions.append(one)
        one.asked = False
        one.overheard = False
        return one

    def pair(self) -> int:
        """Two registers: one that follows the cards, one that stays as it was."""
        self.next += 2
        return self.next - 2

    # -- what a word means ---------------------------------------------------------------

    def find(self, word: Node, need: int = UNKNOWN) -> Mention:
        """The nearest that agrees; `need` is FIELD, or LIMBO for what is not on the field."""
        many, character, role = 0, False, 0
        if isinstance(word, Pronoun):
            many, character, role = word.many, word.character, word.role
        elif isinstance(word, Chosen):
            role = reg.CHOSEN
        elif isinstance(word, Revealed):
            role = reg.REVEALED
        that = isinstance(word, Pronoun) and (character or role > 0 or many == 0) and not is_it(word)
        fitting = [one for one in reversed(self.mentions) if not (that and one.register == THIS) and one not in self.apart]
        if not that:
            fitting = [one for one in fitting if not one.party]
        tests: list[Callable[[Mention], bool]] = [
            lambda one: not role or role in one.roles,
            lambda one: not isinstance(word, RevealedOf) or one.owner == word.whose,
            lambda one: not character or one.character is not False,
            lambda one: self.loose or many == 0 or one.many is None or one.many == (many == MANY),
            lambda one: need == UNKNOWN or one.place == UNKNOWN or (one.place == FIELD) == (need == FIELD),
        ]
        for test in tests:  # what agrees in more is meant, as long as somebody does
            fitting = [one for one in fitting if test(one)] or fitting
        if not fitting:
            raise Unbound("nobody has been spoken of before")
        self.trace.append((words_of(word), fitting))
        if fitting[0].register == THIS and fitting[0].overheard:
            raise Unbound(f'"{words_of(word)}", which can mean the character of which the condition on the past speaks')
        if fitting[0].register == THIS and fitting[0].asked and len(fitting) > 1 and reg.CHOSEN in fitting[1].roles:
            raise Unbound(f'"{words_of(word)}", which can mean this card, of which the condition speaks, or the card chosen before it')
        return fitting[0]

    def group(self, value: Group, need: int = UNKNOWN) -> tuple[Group, Mention | None]:
        """A group as it is carried out, and whom it brings near."""
        if isinstance(value, This):
            if need == FIELD and self.this().place == LIMBO:  # an event is nobody on the field: who was chosen is meant
                return self.chosen_here()
            return This(), self.again(self.this())
        if isinstance(value, EventCard):
            return Ref(EVENT), None
        if isinstance(value, OtherCard):
            return Ref(OTHER), None
        if isinstance(value, Those):
            one = self.named(value.filters)
            return Among(self.ref(one), [self.copy(f) for f in value.filters]), self.again(one)
        if isinstance(value, Moved):
            return DoneTo(reg.MOVES), None
        if isinstance(value, It):
            one = self.find(value, need)
            return self.ref(one), self.again(one)
        if isinstance(value, LookedAt):
            return Ref(self.looked().register + 1), None
        if isinstance(value, (Ref, Noted, DoneTo)):
            return value, None
        bound = self.copy(value)
        one = self.mention(Mention(self.pair(), is_many(value), is_character(value), place_of(value), kind=value, owner=owner_of(value)))
        return Noted(bound, one.register), one

    def chosen_here(self) -> tuple[Group, Mention | None]:
        for one in reversed(self.mentions):
            if reg.CHOSEN in one.roles and one.place in (FIELD, UNKNOWN):
                return self.ref(one), self.again(one)
        raise Unbound('"this character", on a card that is none')

    def this(self) -> Mention:
        return next(one for one in self.mentions if one.register == THIS)

    def ref(self, one: Mention) -> Group:
        return This() if one.register == THIS else Ref(one.register)

    def looked(self) -> Mention:
        for one in reversed(self.mentions):
            if one.looked:
                return one
        raise Unbound("no cards have been looked at or revealed before")

    def chosen(self) -> Mention:
        return self.find(Chosen())

    def named(self, filters: list[Filter]) -> Mention:
        """Whose description speaks of that very name, else the nearest who may be one of several."""
        for one in reversed(self.mentions):
            names = [part for part in parts(one.kind) if isinstance(part, Named)]
            if names and any(same(name, part) for name in names for f in filters for part in parts(f)):
                return one
        for one in reversed(self.mentions):
            if one.register != THIS and (reg.CHOSEN in one.roles or one.many is not False or not one.party):
                return one
        raise Unbound("nobody has been spoken of before")

    # -- going through -------------------------------------------------------------------

    def sentences(self, given: Iterable[Action]) -> list[Action]:
        bound: list[Action] = []
        self.before.append(bound)
        for one in given:
            bound.append(self.action(one))
        self.before.pop()
        return bound

    def asked(self, condition: Condition, bound: list[Action]) -> Condition:
        """A condition that stands after these sentences."""
        self.before.append(bound)
        found = self.condition(condition)
        self.before.pop()
        return found

    def action(self, value: Action) -> Action:
        if isinstance(value, li.AddToRange):
            return li.AddToRange(self.copy(value.amount), value.mark)
        if isinstance(value, li.Limit):
            limit: Action = alone(value)
            return limit
        if isinstance(value, Sequence):
            made: Action = Sequence(self.sentences(value.steps))
        elif isinstance(value, li.Sentence):
            made = li.Sentence(self.action(value.do))
        elif isinstance(value, Provided):
            condition = self.condition(value.condition)
            made = Provided(condition, self.perhaps([value.then])[0])
        elif isinstance(value, MayDo):
            made = MayDo(self.perhaps([value.action])[0], value.opponent)
            if value.opponent:
                made.action = ByOpponent(made.action)
        elif isinstance(value, DoListed):
            amount = self.copy(value.amount)
            steps = [DoStep(self.copy(one.n), one.how, self.perhaps([one.action])[0]) for one in value.steps]
            made = DoListed(amount, steps)
        elif isinstance(value, PlayOrRaid):
            play = self.action(value.play)
            assert isinstance(play, PlayCards)
            made = PlayOrRaid(play, PerformRaid(play.what))
        elif isinstance(value, ChooseModes):
            made = self.modes(value)
        elif isinstance(value, EitherOf):
            made = self.either(value)
        elif isinstance(value, InsteadOf):
            made = self.instead(value)
        elif isinstance(value, Later):
            made = Later(value.kind, value.turn, self.action(value.action), This())
        elif isinstance(value, Watch):
            made = Watch(value.kind, self.group(value.what)[0], self.perhaps([value.action])[0])
        elif isinstance(value, EachPlayer):
            made = Sequence([self.action(mine(value.action)), self.action(value.action)])
        elif isinstance(value, Choose):
            made = self.choice(value)
        else:
            made = self.deed(value)
        made.form = value.form
        return made

    def perhaps(self, ways: list[Action]) -> list[Action]:
        """Ways of which one or none is taken: none knows where another has left a card, nor does what follows."""
        were = {id(one): one.place for one in self.mentions}
        after: dict[int, int] = {}
        found: list[Action] = []
        for way in ways:
            for one in self.mentions:
                one.place = were.get(id(one), one.place)
            found.append(self.action(way))
            for one in self.mentions:
                if one.place != were.get(id(one), one.place):
                    after[id(one)] = UNKNOWN
        for one in self.mentions:
            one.place = after.get(id(one), one.place)
        return found

    def modes(self, value: ChooseModes) -> Action:
        """What one mode speaks of, another does not know."""
        start = list(self.mentions)
        count = self.copy(value.count)
        found: list[Action] = []
        after = list(start)
        for mode in value.modes:
            self.mentions = [*start]
            found += self.perhaps([mode])
            after += [one for one in self.mentions if one not in after]
        self.mentions = after
        if isinstance(value, ChooseFresh):
            return ChooseFresh(count, found, value.up_to, value.rule, value.already)
        limited = {i: part.name for i, mode in enumerate(value.modes) for part in parts(mode) if isinstance(part, li.OnceByName)}
        if limited:  # a limit among the sentences of one mode is of that mode alone (ua.choose.mode.3)
            already = Already(next(iter(limited.values())), list(limited))
            return ChooseFresh(count, found, value.up_to, value.rule, already)
        return ChooseModes(count, found, value.up_to, value.rule)

    def either(self, value: EitherOf) -> Action:
        """Two ways; where the second speaks of what the first chooses, that is chosen for both."""
        first = self.next
        options = self.perhaps(value.options[:1])
        introduced = range(first, self.next)
        options += self.perhaps(value.options[1:])
        made = EitherOf([ByOpponent(one) for one in options] if value.opponent else options, value.opponent)
        made.shared = bool(registers_in(options[1:]) & {*introduced})
        return made

    def instead(self, value: InsteadOf) -> Action:
        """Two versions without braces (ua.subst.1). Where the other speaks of a card that was chosen before, it takes the
        place of all that was to be done with that card, also in the sentences before; the card is chosen either way."""
        first = self.next
        one = self.perhaps([value.first])[0]
        introduced = {*range(first, self.next)}
        condition = self.condition(value.condition)
        other = self.perhaps([value.other])[0]
        told = [*self.before[-1], one] if self.before else [one]
        steps = [bare_steps(sentence) for sentence in told]
        picked = {step.register for sentence in steps for step in sentence if isinstance(step, Pick)}
        meant = registers_in(other) & (picked | introduced)
        if not meant:
            return InsteadOf(one, condition, other, value.may)
        every = [(i, j) for i, sentence in enumerate(steps) for j in range(len(sentence))]
        places = [(i, j) for i, j in every if concerns(steps[i][j], meant)]
        if not meant <= picked or not places or every[every.index(places[0]) :][: len(places)] != places:
            raise Unbound('"instead", of which it is not clear what it replaces')
        replaced = InsteadOf(Sequence([steps[i][j] for i, j in places]), condition, other, value.may)
        for i in {i for i, _ in places}:
            kept = [replaced if (i, j) == places[0] else step for j, step in enumerate(steps[i]) if (i, j) not in places[1:]]
            told[i] = Sequence(kept)
        if self.before:
            self.before[-1][:] = told[:-1]
        return told[-1]

    def choice(self, value: Choose) -> Action:
        bound: Action = self.copy(value)
        if not isinstance(bound, Pick):
            return bound
        among = value.among
        again = among.kind if isinstance(among, CardsAt) else among
        one = Mention(-1, is_several(value.count), is_character(again), place_of(among), {reg.CHOSEN} if value.taxed else set(), again, owner_of(among))
        if isinstance(value, PickMore):
            first = self.find(It())
            bound.before = first.register
            bound.adds_to_this = first.register == THIS
            one.roles |= first.roles
            one.many = True
            one.kind = Kind([], None, None, [f for f in (first.kind, again) if isinstance(f, Filter)])
            one.owner = 2
            if first.character != one.character:
                one.character = None
        bound.register = one.register = self.pair()
        self.mention(one)
        return bound

    def deed(self, value: Action) -> Action:
        """An instruction: its objects in order, then where they are afterwards."""
        need = FIELD if isinstance(value, ON_FIELD) else LIMBO if isinstance(value, FROM_ELSEWHERE) else UNKNOWN
        given: list[Any] = []
        spoken: list[Mention] = []
        others: list[Mention] = []
        objects = [name for name in ("what", "first", "second", "against", "host") if isinstance(getattr(value, name, None), Group)]
        for name in names_of(value):
            part = getattr(value, name)
            if name in objects:
                wanted = FIELD if name == "host" else need
                self.apart = others
                if name == "second" and isinstance(part, It):
                    group: Group = given[-1] if isinstance(value, Swap) and isinstance(value.first, It) else self.group(part, wanted)[0]
                else:
                    group, one = self.group(part, wanted)
                    if one is not None:
                        others.append(one)
                        if name == "what":
                            spoken.append(one)
                self.apart = []
                given.append(group)
            elif isinstance(part, Action):
                given.append(self.action(part))
            else:
                given.append(self.copy(part))
        made: Action = type(value)(*given)
        for kinds, place in GOES:
            if isinstance(value, kinds):
                for one in spoken:
                    one.place = place
        if isinstance(value, (PlayCards, PerformRaid)):
            for one in spoken:
                one.roles = one.roles | {reg.PLAYED}
        if isinstance(made, (Mill, MillUpTo)):
            one = self.mention(Mention(self.pair(), is_several(made.n), None, SIDELINE))
            made.register = one.register
        elif isinstance(made, Look):
            one = self.mention(Mention(self.pair(), is_several(made.n), None, DECK, {reg.LOOKED_AT}, looked=True, owner=made.whose))
            if made.reveal:
                one.roles.add(reg.REVEALED)
            made.register = one.register
        elif isinstance(made, (LookAt, Reveal)):
            self.shown(made, spoken)
        return made

    def shown(self, made: LookAt | Reveal, spoken: list[Mention]) -> None:
        if not spoken or spoken[0].register < FIRST:
            spoken = [self.mention(Mention(self.pair(), None, None, UNKNOWN))]
        one = spoken[0]
        one.looked = one.place != DECK  # who shows some of the cards looked at leaves the others as they are
        one.roles = one.roles | {reg.LOOKED_AT if isinstance(made, LookAt) else reg.REVEALED}
        made.register = one.register

    # -- conditions, amounts, descriptions: they introduce nobody -----------------------------

    def condition(self, value: Condition) -> Condition:
        if isinstance(value, ThisIs):
            one = self.again(self.this())
            one.asked = True
        if isinstance(value, Happened) and not self.own_event and is_character(Kind([], None, None, list(value.filters))):
            self.this().overheard = True
        return self.copy(value)  # type: ignore[no-any-return]

    def copy(self, value: Any) -> Any:
        """The same, with every reference bound."""
        if isinstance(value, list):
            return [self.copy(part) for part in value]
        if not isinstance(value, Node):
            return value
        if isinstance(value, Saves) and value.program >= 0:  # its words are bound already
            return value
        if isinstance(value, Granting):  # what stands in quotation marks is an ability of its own
            return type(value)(*content(value))
        if isinstance(value, (Did, DidNot, Otherwise)):
            return self.done_before(value)
        if isinstance(value, GroupIs) and isinstance(value.group, CardsAt) and isinstance(value.group.where, UnderCards):
            group, one = self.group(value.group)  # the base card of which a condition spoke is "it" in the next one
            if one is not None:
                one.place, one.many, one.asked = UNDER, False, True
            return GroupIs(group, self.copy(value.filters))
        if isinstance(value, (Spoken, GroupIs)):
            group, one = self.group(value.group) if isinstance(value.group, (It, This, Moved, DoneTo, Ref)) else (self.copy(value.group), None)
            if one is not None:
                one.asked = True
            return type(value)(group, self.copy(value.filters))
        if isinstance(value, (ChoseSo, ChoseWith)):
            counted = type(value)(*[self.copy(part) for part in content(value)])
            counted.register = self.chosen().register
            return counted
        if isinstance(value, RevealedCount):
            return NumberOf(Ref(self.looked().register + 1))
        if isinstance(value, AmongThem):
            return In(self.them())
        if isinstance(value, AmongMoved):
            return In(self.ref(self.find(Pronoun(MANY))) if value.those else DoneTo(reg.TO_SIDELINE))
        if isinstance(value, (It, Those, Moved, EventCard, OtherCard, LookedAt)):
            where = list(self.mentions)
            group, _ = self.group(value)
            self.mentions = where  # inside a description nobody comes near
            return group
        made = type(value)(*[self.copy(part) for part in content(value)])
        made.form = value.form
        return made

    def them(self) -> Group:
        """Among them, of them: what is left of the cards looked at, or several cards spoken of."""
        for one in reversed(self.mentions):
            if one.looked:
                return Ref(one.register + 1)
            if one.many is not False and one.register >= FIRST:
                return Ref(one.register)
        found = self.find(Pronoun(MANY))
        if found.register == THIS:
            raise Unbound("no cards have been looked at, revealed or chosen before")
        return self.ref(found)

    # -- if you do, otherwise ----------------------------------------------------------------

    def done_before(self, value: Condition) -> Condition:
        """The sentence that is asked about: the one before; "if you do not" after "if you do" asks about the same."""
        for bound in reversed(self.before):
            for i in range(len(bound) - 1, -1, -1):
                one = bare(bound[i])
                if isinstance(one, li.Limit):
                    continue
                gate = bare(one.action) if isinstance(one, Deed) else one
                if isinstance(gate, Provided) and not isinstance(value, Did):
                    if isinstance(gate.condition, Flag):
                        return Flag(gate.condition.register, not gate.condition.was)
                    if isinstance(value, Otherwise):
                        if gate.truth < 0:
                            gate.truth = self.pair() + 1
                        return Flag(gate.truth, False)
                if isinstance(value, Otherwise) and not fallible(gate) and i > 0:
                    continue
                if not isinstance(one, Deed):
                    deed = Deed(bound[i], self.pair() + 1)
                    bound[i] = deed
                    one = deed
                return Flag(one.register, isinstance(value, Did))
        raise Unbound("nothing is said to be done before")


def bare_steps(action: Action) -> list[Action]:
    """The single instructions of a sentence."""
    return [one for step in unfolded(bare(action)) for one in ([step] if step is action else bare_steps(step))]


def registers_in(value: Any) -> set[int]:
    """Of whom it speaks."""
    return {part.register for part in parts(value) if isinstance(part, Ref)}


def concerns(step: Action, meant: set[int]) -> bool:
    """Something is done with one of these cards; choosing and showing them comes before."""
    return not isinstance(step, (Choose, Reveal, LookAt)) and bool(registers_in(step) & meant)


def mine(value: Any) -> Any:
    """What the opponent does, as you do it: your cards, your choice."""
    if isinstance(value, list):
        return [mine(part) for part in value]
    if not isinstance(value, Node):
        return value
    made = type(value)(*[0 if name in ("whose", "chooser") and part == 1 else mine(part) for name, part in zip(names_of(value), content(value), strict=True)])
    made.form = value.form
    return made


def fallible(action: Action) -> bool:
    return any(isinstance(part, (MayDo, Choose, Provided)) for part in parts(action))


def alone(value: Any) -> Any:
    """A standing text, a condition of a whole ability, a limit: there "it" is the card that has the text."""
    return Binder().copy(value)


def bare(action: Action) -> Action:
    while isinstance(action, (li.Sentence, Sequence)):
        if isinstance(action, li.Sentence):
            action = action.do
        elif len(action.steps) == 1:
            action = action.steps[0]
        else:
            break
    return action


def is_whose(one: Filter) -> bool:
    """By one of your abilities, by one of your opponent's: that introduces nobody."""
    if isinstance(one, AllOf):  # an effect of some kind of card, whoever has it
        return all(isinstance(part, (IsType, AnyCard)) or is_whose(part) for part in one.filters)
    return isinstance(one, OfYours) or (isinstance(one, Except) and isinstance(one.one, OfYours))


def is_it(word: Pronoun) -> bool:
    return word.role == 0 and not word.character and word.many != 0


def words_of(word: Node) -> str:
    if isinstance(word, Pronoun):
        if word.role:
            return ("", "the chosen", "the revealed", "the played", "the one looked at")[word.role]
        return {0: "that", ONE: "it", MANY: "they"}[word.many] + (" character" if word.character else "")
    return type(word).__name__


def names_of(node: Node) -> list[str]:
    return list(getattr(node, "__dataclass_fields__"))  # noqa: B009 (compiled, an attribute would be refused)


def parts(value: Any) -> Iterable[Node]:
    """Every node of a tree."""
    if isinstance(value, Node):
        yield value
        if not isinstance(value, Granting):
            for part in content(value):
                yield from parts(part)
    elif isinstance(value, list):
        for part in value:
            yield from parts(part)


def is_several(count: Node) -> bool | None:
    return count.n > 1 if isinstance(count, Fixed) else None


def is_many(group: Group) -> bool | None:
    if isinstance(group, TopCards):
        return is_several(group.n)
    return isinstance(group, (CardsAt, Together))


def is_character(value: Any) -> bool | None:
    """Does a description speak of characters only (True), of other cards only (False)?"""
    for part in parts(value):
        if isinstance(part, IsType):
            return True if part.types == [CHARACTER] else None if CHARACTER in part.types else False
    return None


def place_of(value: Any) -> int:
    for part in parts(value):
        if isinstance(part, At):
            if all(place in (FRONT, ENERGY) for place in part.places):
                return FIELD
            return part.places[0] if len(part.places) == 1 else UNKNOWN
        if isinstance(part, BothPlaces):
            return UNKNOWN
        if isinstance(part, (AmongThem, TopCards)):
            return DECK
        if isinstance(part, Where):
            return UNKNOWN
    return FIELD if not isinstance(value, (CardsAt, TopCards)) else UNKNOWN


def owner_of(value: Any) -> int:
    for part in parts(value):
        if isinstance(part, At):
            return part.whose
        if isinstance(part, OfYours):
            return YOURS
    return 2
