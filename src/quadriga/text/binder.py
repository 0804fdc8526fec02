"""References bound to registers, in one pass over a tree that was read.

The binder keeps what has been spoken of. Each noun phrase that is introduced gets a register of its own; "it", "those
characters", "the chosen card", "the rest", "that many" are resolved by agreement (one or many, sort, role), nearest
first. Predicates and reports introduce nobody: "is a Kaiju", "if you returned cards". A pronoun that fits two things
of one instruction equally well is declined, with both readings.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from quadriga.effects.adjuncts import Doing, ForEach
from quadriga.effects.amounts import AttributeOf, CountOf
from quadriga.effects.conditions import Has, Is, ThereIs
from quadriga.effects.deeds import Deed
from quadriga.effects.descriptions import Description, Posts
from quadriga.effects.gates import MayDo, MayTo
from quadriga.effects.gifts import ForPlayers
from quadriga.effects.happenings import Happened, HappenedTo, Trigger
from quadriga.effects.instead import Instead, act_of, introduced, referred
from quadriga.effects.lists import Listed
from quadriga.effects.node import CHOSEN_NUMBER, OWN_GROUP, OWN_NUMBER, Node, content
from quadriga.effects.owners import EACH, THEIR, YOU, Whose
from quadriga.effects.phrases import Phrase, Some
from quadriga.effects.piles import InPile
from quadriga.effects.properties import Differs, SameAs, With
from quadriga.effects.provisos import IfDone, Otherwise, Provided
from quadriga.effects.quantities import ONE_OF_EACH, THAT_MANY, THE, Quantity
from quadriga.effects.references import (
    DISCARDED,
    DRAWN,
    EXILED,
    IT,
    PUT,
    REST,
    RETURNED,
    REVEALED,
    SENT,
    THAT,
    THEM,
    THEY,
    THOSE,
    FromAmong,
    PartOf,
    Ref,
    Thing,
    ThisOne,
)
from quadriga.effects.registers import EVENT, FIRST_GROUP, FIRST_NUMBER, MOST_GROUPS, MOST_NUMBERS, SELF
from quadriga.effects.repeating import Every
from quadriga.effects.sentences import Adverb, OneSentence, Sentences, Tail, inner, instead_in
from quadriga.effects.showing import RevealUntil
from quadriga.effects.sorts import ANYTHING, CARD, UNIT
from quadriga.effects.stacks import EndOfStack
from quadriga.text.errors import Unbound

MOVED: Final = (PUT, SENT, RETURNED, EXILED, DISCARDED)


class Spoken:
    """Something that was spoken of."""

    def __init__(self, number: int, phrase: Node, many: bool, sort: int, clause: int) -> None:
        self.number, self.phrase, self.many, self.sort, self.clause = number, phrase, many, sort, clause
        self.roles: set[int] = set()
        self.weak = False
        """Spoken of in a condition only."""
        self.told = False
        """Spoken of in a report only ("if you sent three cards"): a pronoun behind it could mean these or others."""
        self.part = False
        """Found among others that are spoken of with it: never "the rest"."""


class Binder:
    """Binds one effect text: a cost and its effect, or a trigger and its effect."""

    def __init__(self) -> None:
        self.spoken: list[Spoken] = []
        self.groups = FIRST_GROUP
        self.numbers = FIRST_NUMBER
        self.clause = 0
        self.actor_is_you = True
        self.chosen_number = 0
        self.reports = 0
        """Above 0 while something is told that has happened: where a card lay need not be said."""
        self.asking = 0
        """Above 0 inside a condition about who has what."""
        self.done: Deed | None = None
        """What "if you do" asks about."""
        self.asked: Deed | None = None
        """The condition that "otherwise" asks about."""
        self.pairs: list[list[Phrase]] = []
        """Objects that stand beside each other in one instruction."""
        self.beside: Spoken | None = None
        """The object of the verb of which another object is being bound: that one is somebody else."""
        self.branch: list[Spoken] = []
        """What is only spoken of where the condition holds: "otherwise" knows nothing of it."""
        self.wanting: list[int] = []
        """The sorts that the verb whose object is being bound can be done to; "it" is one of these."""
        self.bound: list[tuple[Node, Node]] = []
        """Each reference with what it means, for those who ask."""

    # -- allotting ---------------------------------------------------------------------

    def group(self, node: Node) -> int:
        if self.groups >= FIRST_GROUP + MOST_GROUPS:
            raise Unbound(node, why=f"it speaks of more than {MOST_GROUPS} things")
        self.groups += 1
        return self.groups - 1

    def number(self, node: Node) -> int:
        if self.numbers >= FIRST_NUMBER + MOST_NUMBERS:
            raise Unbound(node, why=f"it asks about more than {MOST_NUMBERS} outcomes")
        self.numbers += 1
        return self.numbers - 1

    def introduce(self, phrase: Phrase, many: bool | None = None) -> Spoken:
        phrase.reg = self.group(phrase)
        one = Spoken(phrase.reg, phrase, phrase.many() if many is None else many, phrase.sort(), self.clause)
        one.part = taken_from_others(phrase)
        self.spoken.append(one)
        return one

    # -- walking -----------------------------------------------------------------------

    def walk(self, value: Any) -> None:
        if isinstance(value, list):
            for part in value:
                self.walk(part)
            return
        if not isinstance(value, Node):
            return
        self.own(value)
        if isinstance(value, Phrase):
            self.phrase(value)
        elif isinstance(value, Description):
            for part in value.parts():
                self.walk(part)
        elif isinstance(value, (Has, ThereIs)):
            self.weakly(value)
        elif isinstance(value, Is):
            self.asked_of(value.what)
            self.quietly(value.test)
        elif isinstance(value, AttributeOf):
            self.asked_of(value.what)
        elif isinstance(value, (Happened, HappenedTo)):
            for what in value.act.objects()[:1]:
                if isinstance(what, EndOfStack) and what.n > 1:
                    raise Unbound(value, why="of several cards of a stack it is not written down how they lay")
            self.quietly(value.act)
            self.walk(value.by)
            if isinstance(value, Happened):
                for what in value.act.objects()[:1]:
                    if not isinstance(what, (ThisOne, Thing, Ref)):
                        one = Spoken(0, what, what.many(), what.sort(), self.clause)
                        one.told = True
                        self.spoken.append(one)
        elif isinstance(value, Trigger):
            self.trigger(value)
        elif isinstance(value, Whose):
            if value.who == THEIR and not self.actor_is_you:
                value.reg = 1
        elif isinstance(value, Quantity):
            if value.op == THAT_MANY:
                value.reg = self.find(value, True, ANYTHING, None, either=True).number
        elif isinstance(value, SameAs) and value.ref is None:
            if not self.spoken or self.asking > 0:
                raise Unbound(value, why="it does not say the same as what")
            value.reg = self.spoken[-1].number
        elif isinstance(value, Deed):
            self.deed(value)
        else:
            self.inside(value)

    def inside(self, node: Node) -> None:
        for field in fields(node):  # type: ignore[arg-type]
            self.walk(getattr(node, field.name))

    def own(self, node: Node) -> None:
        """What a node gets beside what a noun phrase gets."""
        wants = node.binds()
        if wants == OWN_NUMBER:
            node.reg = self.chosen_number = self.number(node)
        elif wants == CHOSEN_NUMBER:
            if self.chosen_number == 0:
                raise Unbound(node)
            node.reg = self.chosen_number
        elif wants == OWN_GROUP:
            node.reg = self.group(node)

    def quietly(self, node: Node) -> None:
        """What is spoken of there introduces nobody, although it has registers to work with."""
        count = len(self.spoken)
        self.reports += 1
        self.walk(node)
        self.reports -= 1
        del self.spoken[count:]

    def weakly(self, node: Node) -> None:
        count = len(self.spoken)
        problem = counted_problem(node)
        if problem:
            raise Unbound(node, why=problem)
        self.asking += 1
        self.inside(node)
        self.asking -= 1
        for one in self.spoken[count:]:
            one.weak = True

    def phrase(self, phrase: Phrase) -> Spoken | None:
        """Walk a noun phrase; what it introduces or refers to."""
        if isinstance(phrase, Ref):
            return self.reference(phrase)
        if isinstance(phrase, (ThisOne, Thing, ForPlayers)):
            return None
        if isinstance(phrase, Listed):
            phrase.settle()
            for item in phrase.items:  # this character and its battle opponent
                if isinstance(item, ThisOne):
                    self.itself(item)
        if isinstance(phrase, Some) and self.asking == 0 and self.reports == 0:
            self.single_difference(phrase)
        self.inside(phrase)
        return self.introduce(phrase)

    def single_difference(self, phrase: Some) -> None:
        """One card with a different TYPE: different from what was spoken of just before it."""
        q = phrase.q
        if q is None or q.many() or q.op == ONE_OF_EACH:
            return
        for test in differences(phrase.what):
            if not self.spoken:
                raise Unbound(test, why="it does not say different from what")
            test.reg = self.spoken[-1].number
            phrase.what.tests = phrase.what.apart = None  # gathered anew

    def asked_of(self, what: Phrase) -> None:
        """Of whom a condition speaks; "its" may mean the source itself there."""
        if isinstance(what, ThisOne):
            self.itself(what)
        else:
            self.phrase(what)

    def itself(self, this: ThisOne) -> None:
        one = Spoken(SELF, this, False, this.sort(), self.clause)
        one.weak = True
        self.spoken.append(one)

    def trigger(self, trigger: Trigger) -> None:
        """What the event was about is "it" and "that card" afterwards, if the trigger does not name the card itself."""
        count = len(self.spoken)
        for what in trigger.act.objects()[:1]:
            if isinstance(what, EndOfStack) and what.n > 1:
                raise Unbound(trigger, why="of several cards of a stack it is not written down how they lay")
        self.walk(trigger.source)
        self.walk(trigger.by)
        for what in trigger.act.objects():
            self.walk(what)
        del self.spoken[count:]
        for what in trigger.act.objects()[:1]:
            if not isinstance(what, (ThisOne, Thing)):
                self.spoken.append(Spoken(EVENT, what, False, what.sort(), self.clause))

    # -- deeds -------------------------------------------------------------------------

    def deed(self, deed: Deed) -> None:
        if isinstance(deed, Sentences):
            earlier: Deed | None = None
            for sentence in deed.sentences:
                self.walk(sentence)
                instead = instead_in(sentence)
                if instead is None:
                    earlier = sentence
                else:
                    self.instead(earlier, instead)
        elif isinstance(deed, OneSentence):
            self.clause += 1
            self.walk(deed.body)
            self.remember_done(deed)
        elif isinstance(deed, Doing):
            self.acting(deed)
        elif isinstance(deed, (MayDo, MayTo)):
            before = self.actor_is_you
            self.actor_is_you = deed.who is None or deed.who.who == YOU
            if isinstance(deed, MayDo):
                self.walk(deed.do)
            else:
                self.walk(deed.first)
                self.walk(deed.then)
            self.actor_is_you = before
        elif isinstance(deed, IfDone):
            self.if_done(deed)
        elif isinstance(deed, Instead):
            self.inside(deed)
        elif isinstance(deed, Otherwise):
            if self.asked is None:
                raise Unbound(deed, why="no condition was asked before it")
            deed.reg = self.outcome_of(self.asked)
            self.without_branch(deed.then)
        elif isinstance(deed, Provided):
            first, second = (deed.then, deed.condition) if deed.trailing else (deed.condition, deed.then)
            known = len(self.spoken)
            self.walk(first)
            bound = len(self.bound)
            new = self.spoken[known:]
            said = len(self.spoken)
            self.walk(second)
            if deed.trailing:
                self.nothing_chosen(new, self.bound[bound:])
            self.asked = deed
            self.branch = new if deed.trailing else self.spoken[said:]
        elif isinstance(deed, ForEach):
            self.every(deed.per)
            self.walk(deed.then)
        elif isinstance(deed, (Adverb, Tail)):
            self.inside(deed)
        else:
            self.plain(deed)

    def instead(self, before: Deed | None, deed: Instead) -> None:
        """What is done instead must have something to take the place of, and be chosen in one place only."""
        while before is not None:
            inside = inner(before)
            if inside is None:
                break
            before = inside
        if before is None:
            raise Unbound(deed, why="nothing was said before it in whose place it could be done")
        chosen = introduced(before)
        if act_of(before) is None and any(number in chosen for number in referred(deed)):
            raise Unbound(deed, why="it speaks of what is chosen in the sentence that it takes the place of")

    def without_branch(self, then: Deed) -> None:
        """Otherwise, B: what A would have been done to was never spoken of."""
        known = self.spoken
        self.spoken = [one for one in known if not any(one is other for other in self.branch)]
        count = len(self.spoken)
        self.walk(then)
        self.spoken = known + self.spoken[count:]

    def nothing_chosen(self, new: list[Spoken], bound: list[tuple[Node, Node]]) -> None:
        """A condition behind an instruction is asked before it: it cannot speak of what is chosen there."""
        for ref, meant in bound:
            for one in new:
                if one.phrase is meant and isinstance(meant, Phrase) and meant.quantity() is not None:
                    raise Unbound(ref, why="the condition is asked before this is chosen")

    def plain(self, deed: Deed) -> None:
        """A verb: its objects get its role."""
        objects = deed.objects()
        problem = sort_problem(deed) or (place_problem(deed) if self.reports == 0 else "")
        if problem:
            raise Unbound(deed, why=problem)
        if len(objects) > 1:
            self.pairs.append(objects)
        new: Spoken | None = None
        for field in fields(deed):  # type: ignore[arg-type]
            part = getattr(deed, field.name)
            if isinstance(part, ThisOne) and objects and part is objects[0]:
                new = self.introduce(part)
                self.give_role(deed, part, new)
            elif isinstance(part, Phrase):
                self.beside = new if isinstance(part, Ref) else None  # under it: never under the card that is put there
                self.wanting = deed.wants() if isinstance(part, Ref) and objects and part is objects[0] else []
                found = self.phrase(part)
                self.beside = None
                self.wanting = []
                if found is not None and objects and part is objects[0]:
                    self.give_role(deed, part, found)
                    new = found if part.introduces() else None
            else:
                if field.name == "dest":
                    self.destination(deed, part)
                self.walk(part)
        if isinstance(deed, RevealUntil):
            self.spoken[-1].part = True
            every = Spoken(deed.reg, deed, True, CARD, self.clause)
            every.roles.add(REVEALED)
            self.spoken.insert(-1, every)
        if len(objects) > 1 and deed.binds() == OWN_GROUP:  # its objects together: those characters
            self.spoken.append(Spoken(deed.reg, deed, True, objects[0].sort(), self.clause))
        if deed.role() == DRAWN and deed.reg > 0:
            one = Spoken(deed.reg, deed, True, CARD, self.clause)
            one.roles.add(DRAWN)
            self.spoken.append(one)

    def give_role(self, deed: Deed, part: Phrase, found: Spoken) -> None:
        role = deed.role()
        if role < 0:
            return
        found.roles.add(role)
        if isinstance(part, Listed):
            for one in self.spoken:
                if any(one.phrase is item for item in part.items):
                    one.roles.add(role)

    def destination(self, deed: Deed, dest: Node) -> None:
        """"In its place" means what was moved away last; the host of a card is looked for with it in mind."""
        if getattr(dest, "how", -1) == 2:  # in its place
            objects = deed.objects()
            for one in reversed(self.spoken):
                if one.phrase is not objects[0] and one.roles & set(MOVED):
                    dest.reg = one.number
                    return
            raise Unbound(deed, why="nothing was taken away in whose place it could come")

    def acting(self, doing: Doing) -> None:
        before = self.actor_is_you
        if doing.who is not None:
            self.actor_is_you = doing.who.who == YOU
        self.walk(doing.do)
        if doing.who is not None and doing.who.who == EACH:  # one of each player's: together several
            for what in doing.do.objects()[:1]:
                for one in self.spoken:
                    one.many = one.many or one.phrase is what
        if doing.per is not None and doing.per.most != 0 and doing.per.times(doing.do) <= 0:
            raise Unbound(doing, why="nothing is given that this limit could be about")
        if doing.per is not None:
            count = len(self.spoken)
            self.every(doing.per)
            del self.spoken[count:]
        self.actor_is_you = before

    def every(self, per: Every) -> None:
        self.own(per)
        count = per.count
        held = len(self.spoken)
        self.inside(count)
        del self.spoken[held:]
        count.reg = self.group(count)
        if isinstance(count, CountOf):
            one = Spoken(count.reg, count.what, False, count.what.sort(), self.clause)
            self.spoken.append(one)

    def if_done(self, deed: IfDone) -> None:
        asked = self.done
        if asked is None:
            raise Unbound(deed, why="nothing was done before it")
        if asked.reg == 0:
            asked.reg = self.number(asked)
        deed.reg = asked.reg
        if deed.condition is not None:
            self.walk(deed.condition)
            deed.reg |= self.number(deed) << 8  # where the condition's outcome is kept
        said = len(self.spoken)
        self.walk(deed.then)
        if deed.condition is not None:
            self.asked = deed
            self.branch = self.spoken[said:]

    def outcome_of(self, asked: Deed) -> int:
        if isinstance(asked, IfDone):
            return asked.reg >> 8
        if asked.reg == 0:
            asked.reg = self.number(asked)
        return asked.reg

    def remember_done(self, sentence: OneSentence) -> None:
        """What "if you do" asks about: the may of the sentence before, or all of it; several may ask about the same."""
        body: Deed = sentence.body
        while isinstance(body, (Provided, Adverb, Tail)):
            body = body.then
        if isinstance(body, (IfDone, Otherwise, Instead)):
            return
        self.done = body if isinstance(body, MayTo) else sentence

    # -- references --------------------------------------------------------------------

    def reference(self, ref: Ref) -> Spoken:
        sort = ref.sort()
        plural = ref.what is not None and ref.what.noun is not None and ref.what.noun.form != 0
        role: int | None = None
        many: bool | None = None
        if ref.role == IT:
            many = False
        elif ref.role in (THEM, THEY, THOSE):
            many = True
        elif ref.role == THAT:
            many = False
        elif ref.role == REST:
            role, sort = REVEALED, ANYTHING
        else:
            role = ref.role
            many = True if plural or ref.whole else None
        found = self.find(ref, many, sort, role)
        ref.reg = found.number
        return found

    def find(self, node: Node, many: bool | None, sort: int, role: int | None, either: bool = False) -> Spoken:
        others = [one for one in reversed(self.spoken) if one is not self.beside]
        agreeing = [one for one in others if self.agrees(one, many, sort, role, either)]
        if self.wanting and sort == ANYTHING:  # give it +1000 BP: never the card that was spoken of last
            agreeing = [one for one in agreeing if one.sort == ANYTHING or one.sort in self.wanting] or agreeing
        fits = [one for one in agreeing if not one.told]
        if role is None and not either and fits and agreeing[0].told and agreeing[0].clause == self.clause:
            raise Unbound(node, (agreeing[0].phrase, fits[0].phrase), "it could mean two things")
        strong = [one for one in fits if not one.weak] or fits
        if isinstance(node, Ref) and node.role == REST:
            strong = [one for one in strong if not one.part] or strong
        if isinstance(node, Ref) and node.role == THAT:  # nobody calls the source "that character" beside another one
            strong = [one for one in strong if not isinstance(one.phrase, ThisOne)]
        if not strong:
            raise Unbound(node)
        first = strong[0]
        rivals = [one for one in strong[1:] if self.rivals(first, one)]
        if rivals and role is None and not either:
            raise Unbound(node, (first.phrase, rivals[0].phrase), "it could mean two things")
        self.bound.append((node, first.phrase))
        return first

    def agrees(self, one: Spoken, many: bool | None, sort: int, role: int | None, either: bool) -> bool:
        if many is not None and one.many != many and not either and not number_is_open(one.phrase):
            return False
        if sort != ANYTHING and one.sort not in (ANYTHING, sort) and not (sort == CARD and one.sort != UNIT):
            return False
        return role is None or role in one.roles

    def rivals(self, first: Spoken, other: Spoken) -> bool:
        """Two objects of one verb of one sort: a pronoun may not choose between them."""
        if first.clause != other.clause or first.sort != other.sort:
            return False
        return any(
            any(first.phrase is what for what in pair) and any(other.phrase is what for what in pair)
            for pair in self.pairs
        )


def number_is_open(phrase: Node) -> bool:
    """The scene, the Kaiju: one or several, unless the noun says that they are several."""
    if not isinstance(phrase, Some) or phrase.q is None or phrase.q.op != THE:
        return False
    head = phrase.what.noun or phrase.what.what
    return head is None or head.form == 0


def differences(node: object) -> list[Differs]:
    """With a different …, said of a thing."""
    if isinstance(node, Differs):
        return [node]
    parts = node if isinstance(node, list) else content(node) if isinstance(node, (Description, Posts, With)) else []
    return [one for part in parts for one in differences(part)]


def counted_problem(node: Node) -> str:
    """Two or more cards under one of your characters: they would be counted under all of them together."""
    for what in node.what if isinstance(node, Has) else [node.what] if isinstance(node, ThereIs) else []:
        if isinstance(what, Some) and what.q is not None and what.q.many():
            host = getattr(what.what.place(), "host", None)
            if isinstance(host, Phrase) and host.quantity() is not None:
                return "cards of several would be counted together"
    return ""


def taken_from_others(phrase: Phrase) -> bool:
    """Some of the cards that were spoken of before: never what is meant by "the rest"."""
    if isinstance(phrase, Listed):
        return all(taken_from_others(item) for item in phrase.items)
    if isinstance(phrase, Some):
        return phrase.what.reg > 0 or isinstance(phrase.what.place(), FromAmong)
    return isinstance(phrase, PartOf)


def place_problem(deed: Deed) -> str:
    """A card, said of no place: it lies nowhere where it could be looked for."""
    for what in deed.objects()[:1]:
        place = what.what.place() if isinstance(what, Some) and what.quantity() is not None else None
        if isinstance(place, InPile) and place.pile.whose is not None and place.pile.whose.who == EACH:
            return "one could be meant, or one of each player's"
    if not deed.needs_place() or not deed.objects():
        return ""
    what = deed.objects()[0]
    if isinstance(what, Listed):
        what.settle()
    for one in what.items if isinstance(what, Listed) else [what]:
        if isinstance(one, Some) and one.sort() == CARD and one.what.place() is None and one.what.reg == 0:
            return "it does not say where the card lies"
    return ""


def sort_problem(deed: Deed) -> str:
    """What is wrong with the sort of a verb's object, or nothing."""
    wants = deed.wants()
    if not wants:
        return ""
    for what in deed.objects():
        if isinstance(what, Listed):
            what.settle()
        if what.sort() != ANYTHING and what.sort() not in wants:
            return f"{type(deed).__name__} cannot be done to that"
    return ""
