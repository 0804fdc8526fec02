"""Phrases for instructions: choose, draw, place, return, look, play, move, activate."""

from __future__ import annotations

from typing import Any

from quadriga.effects.choices import ChooseNumber
from quadriga.effects.flow import Sequence
from quadriga.effects.groups import OPPONENTS, YOURS, Fixed, It, LastCount, LookedAt, Plus, This, Together
from quadriga.effects.program import Action
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT, HAND, SIDELINE
from quadriga.games.union_arena.chapters.timing import (
    ATTACK_ENDED,
    ATTACK_PHASE_ENDS,
    ATTACK_PHASE_STARTS,
    ATTACKED,
    BATTLE_ENDED,
    BLOCKED,
    END_PHASE_STARTS,
    MAIN_PHASE_ENDS,
    MAIN_PHASE_STARTS,
    PLAYED,
    SIDELINED,
    TURN_STARTS,
)
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
from quadriga.games.union_arena.vocabulary.actions_draw import (
    DrawCards,
    DrawUntil,
    DrawUpTo,
    Mill,
    MillUpTo,
    PayAP,
    ReadyAP,
    ShuffleDeck,
)
from quadriga.games.union_arena.vocabulary.actions_lines import (
    MoveLine,
    Swap,
)
from quadriga.games.union_arena.vocabulary.actions_play import PerformRaid, PlayCards, PlayOrRaid
from quadriga.games.union_arena.vocabulary.actions_state import (
    ActivateAbility,
    DealDamage,
    Later,
    LockNext,
    LockPhase,
    LockWhile,
    NextCosts,
    NoMoreCards,
    Oblige,
    Ready,
    Rest,
    WidenNextRange,
)
from quadriga.games.union_arena.vocabulary.amounts import MovedWithThis
from quadriga.games.union_arena.vocabulary.filters import AnyCard, ColorIs
from quadriga.games.union_arena.vocabulary.lines import (
    Sentence,
)
from quadriga.games.union_arena.vocabulary.looking import Look, LookAt, Reveal, SelectEnergy
from quadriga.games.union_arena.vocabulary.picking import (
    Pick,
    PickMore,
    TopCards,
)
from quadriga.games.union_arena.vocabulary.places import AmongThem, At, Beneath, CardsAt, UnderCards
from quadriga.games.union_arena.vocabulary.registers import SIDELINED as SIDELINED_BY_THIS
from quadriga.games.union_arena.vocabulary.registers import TO_DECK
from quadriga.games.union_arena.vocabulary.specials import UseCard
from quadriga.games.union_arena.vocabulary.standing import AP_COST, ENERGY_COST, MUST_BE_BLOCKED
from quadriga.text.grammar import Grammar, of, slot

HAND_CARDS = CardsAt(At(YOURS, [HAND]), AnyCard())


def verb(g: Grammar, template: str, make: type, category: str = "act", pick: str = "pick", field: str = "what", **more: object) -> None:
    """A verb for a group already known, and for cards picked by the same words."""
    known = template.replace("{x}", "{" + field + ":what}")
    g.phrase(category, known, make, **more)
    picking = template.replace("{x}", "{p:" + pick + "}")
    g.phrase(category, picking, Sequence, steps=[slot("p"), of(make, **{field: It()}, **more)])


def drawing(g: Grammar) -> None:
    g.phrase("act", "draw <a card|an additional card|1 card>", DrawCards, n=Fixed(1))
    g.phrase("act", "draw {n:count} cards", DrawCards)
    g.phrase("act", "draw up to {n:count} <card|cards>", DrawUpTo)
    g.phrase("act", "draw a number of cards equal to the number of {m:withthis}", DrawCards, n=slot("m"))
    g.phrase("act", "for {n:each}, draw a card", DrawCards)
    g.phrase("withthis", "cards placed on the bottom of your deck with this ability", MovedWithThis, deed=TO_DECK)
    g.phrase("withthis", "characters sidelined by this ability", MovedWithThis, deed=SIDELINED_BY_THIS)
    g.phrase("act", "draw cards until you have {n:#word} cards in your hand", DrawUntil)
    g.phrase("act", "draw cards until you have {n:#} cards in your hand", DrawUntil)
    g.phrase("act", "your opponent draws a card", DrawCards, n=Fixed(1), whose=1)
    g.phrase("act", "your opponent draws {n:count} cards", DrawCards, whose=1)
    g.phrase("act", "draw a card for {n:each}", DrawCards)
    g.phrase("act", "draw {n:each2}", DrawCards)
    g.phrase("each2", "a number of cards equal to {amount:number}", Plus, more=0)
    g.phrase("act", "shuffle your deck", ShuffleDeck)
    g.phrase("act", "shuffle the remaining cards and place them on the bottom of your deck", ToDeckShuffled, what=LookedAt())
    g.phrase("act", "place the remaining cards on the bottom of your deck in a random order", ToDeckShuffled, what=LookedAt())
    g.phrase("act", "you cannot use cards from your hand <until the end of the turn|for the rest of the turn|this turn>", NoMoreCards)
    g.phrase("act", "pay {n:#} AP", PayAP)
    g.phrase("act", "choose up to {n:#word} of your AP <cards|card> and switch <them|it> to active", ReadyAP)
    g.phrase("act", "switch {n:#word} of your AP cards to active", ReadyAP, up_to=False)
    g.phrase("act", "choose {n:#word} of your AP <cards|card> and switch <them|it> to active", ReadyAP, up_to=False)
    g.phrase("act", "switch up to {n:#word} of your AP cards to active", ReadyAP)
    g.phrase("act", "<deal|deals> {n:#} damage to <your opponent|them>", DealDamage)


def moving(g: Grammar) -> None:
    g.phrase("act", "choose {c:choice}", Sequence, steps=[slot("c")])
    g.phrase("act", "choose {among:enemy}", Pick, count=Fixed(1), up_to=False)
    verb(g, "sideline {x}", Sideline)
    verb(g, "place {x} into <your|their|its owner's|their owner's|the> sideline", PlaceInSideline)
    verb(g, "place {x} into <your|their|its owner's|their owner's|the> removal area", Remove)
    verb(g, "return {x} to <your|their|its owner's|their owner's> hand", ToHand)
    verb(g, "place {x} <face down |>into <your|their|its owner's> life area", ToLife)
    verb(g, "place {x} face up into <your|their|its owner's> life area", ToLife, face_up=True)
    g.phrase("act", "place the top card of your deck <face down |>into your life area", ToLife, what=of(TopCards, n=Fixed(1)))
    g.phrase("act", "place the top {n:count} cards of your deck <face down |>into your life area", ToLife, what=of(TopCards, n=slot("n")))
    g.phrase("act", "place the top card of your opponent's deck into their sideline", Mill, n=Fixed(1), whose=1)
    g.phrase("act", "your opponent places the top card of their deck into their sideline", Mill, n=Fixed(1), whose=1)
    g.phrase("act", "your opponent places the top {n:count} cards of their deck into their sideline", Mill, whose=1)
    g.phrase("act", "place the top {n:count} cards of your opponent's deck into their sideline", Mill, whose=1)
    verb(g, "add {x} to your hand", ToHand)
    verb(g, "place {x} on <the |>top of <your|their|its owner's|their owner's> deck< in any order>", ToDeck, bottom=False)
    verb(g, "place {x} on the bottom of <your|their|its owner's|their owner's> deck< in any order>", ToDeck, bottom=True)
    verb(g, "return {x} to the bottom of <your|their|its owner's> deck", ToDeck, bottom=True)
    verb(g, "return {x} to the top of <your|their|its owner's> deck", ToDeck, bottom=False)
    g.phrase("act", "shuffle {w:what} into your deck", Sequence, steps=[of(ToDeckShuffled, what=slot("w")), ShuffleDeck()])
    g.phrase("act", "shuffle {p:pick} into your deck", Sequence, steps=[slot("p"), ToDeckShuffled(It()), ShuffleDeck()])
    verb(g, "place {x} <on|onto> the top or bottom of <your|their> deck", ToTopOrBottom)
    verb(g, "place {x} on the top of <your|their> deck or into <your|their> sideline", TopOrSideline)
    g.phrase("act", "place {what} on your opponent's choice of the top or bottom of their deck", ToTopOrBottom, chooser=1)
    g.phrase("act", "place {what} on your choice of the top or bottom of <your|their> deck", ToTopOrBottom)
    g.phrase("what", "<the|any> remaining <cards|card>", LookedAt)
    g.phrase("what", "the <rest|others|other cards>", LookedAt)
    g.include("what", "base")
    goals: list[tuple[str, Any]] = [
        ("into your sideline", PlaceInSideline), ("on <the |>top of your deck< in any order>", ToDeck),
        ("on the bottom of your deck< in any order>", ToDeck), ("face down under this character", PlaceUnder),
        ("into your removal area", Remove),
    ]  # fmt: skip
    extra: list[dict[str, Any]] = [{}, {"bottom": False}, {"bottom": True}, {"host": This()}, {}]
    for (here, first), more in zip(goals, extra, strict=True):
        for (there, second), most in zip(goals, extra, strict=True):
            if here != there:
                g.phrase("act", "place {p:pick} " + here + " and the <remaining cards|rest> " + there, Sequence, steps=[
                    slot("p"), of(first, what=It(), **more), of(second, what=LookedAt(), **most)])  # fmt: skip
    hidden = of(CardsAt, where=of(UnderCards, group=slot("h"), face_down=True), kind=AnyCard())
    anything = of(CardsAt, where=of(Beneath, group=slot("h")), kind=AnyCard())
    for zone, deed in (("sideline", PlaceInSideline), ("removal area", Remove)):
        whose = "<your|their owner's|their owners'> " + zone
        g.phrase("act", "place all<| the| of the> face-down cards under {h:hosts} into " + whose, deed, what=hidden)
        g.phrase("act", "place all<| the| of the> cards under {h:hosts} into " + whose, deed, what=anything)
    g.phrase("act", "add all<| the| of the> face-down cards under {h:hosts} to your hand", ToHand, what=hidden)
    g.phrase("act", "place all the cards in your hand into your sideline", PlaceInSideline, what=HAND_CARDS)
    top = {"a": of(TopCards, n=Fixed(1)), "n": of(TopCards, n=slot("n"))}
    for words, cards in (("card", top["a"]), ("{n:count} cards", top["n"])):
        g.phrase("act", f"place the top {words} of your deck into your removal area", Remove, what=cards)
        g.phrase("act", f"place the top {words} of your deck on the bottom of your deck< in any order>", ToDeck, what=cards, bottom=True)
        g.phrase("act", f"add the top {words} of your deck to your hand", ToHand, what=cards)
    g.phrase("act", "place the top card of your deck into your sideline", Mill, n=Fixed(1))
    g.phrase("act", "place the top {n:count} cards of your deck into your sideline", Mill)
    g.phrase("act", "place the top card of your deck face down under {host:hosts}", PlaceUnder, what=of(TopCards, n=Fixed(1)))
    g.phrase("act", "place the top {n:count} cards of your deck face down under {host:hosts}", PlaceUnder, what=of(TopCards, n=slot("n")))
    g.phrase("act", "place {what} face down under {host:hosts}", PlaceUnder)
    g.phrase("act", "place {p:pick} face down under {host:hosts}", Sequence, steps=[slot("p"), of(PlaceUnder, what=It(), host=slot("host"))])
    g.phrase("act", "place {what} face up under {host:hosts}", PlaceUnder, face_down=False)
    g.phrase("act", "place a combined total of {n:count} face-down cards under {h:hosts} into your sideline", Sequence, steps=[
        of(Pick, among=of(CardsAt, where=of(UnderCards, group=slot("h"), face_down=True), kind=AnyCard()), count=slot("n"), up_to=False, taxed=False),
        PlaceInSideline(It())])  # fmt: skip
    g.phrase("act", "place its top Raided card into <their|its owner's> sideline", TakeTopCard, what=It(), place=SIDELINE)
    g.phrase("act", "place the top card from this Raided character into your sideline", TakeTopCard, what=This(), place=SIDELINE)
    g.phrase("act", "place up to {n:count} <card|cards> from the top of your deck into your sideline", MillUpTo)


def looking(g: Grammar) -> None:
    g.phrase("act", "look at your opponent's hand", LookAt, what=CardsAt(At(OPPONENTS, [HAND]), AnyCard()))
    g.phrase("act", "your opponent reveals their hand", Reveal, what=CardsAt(At(OPPONENTS, [HAND]), AnyCard()))
    g.phrase("act", "look at the top card of your opponent's deck", Look, n=Fixed(1), whose=1)
    g.phrase("act", "look at the top {n:count} cards of your opponent's deck", Look, whose=1)
    g.phrase("act", "look at up to {n:count} cards from the top of your deck", Sequence, steps=[
        of(ChooseNumber, least=Fixed(0), most=slot("n"), rule="ua.choose.upto.1"), Look(LastCount())])  # fmt: skip
    g.phrase("act", "look at the top card of your deck", Look, n=Fixed(1))
    g.phrase("act", "look at the top {n:count} cards of your deck", Look)
    g.phrase("act", "reveal the top card of your deck", Look, n=Fixed(1), reveal=True)
    g.phrase("act", "reveal the top {n:count} cards of your deck", Look, reveal=True)
    g.phrase("act", "your opponent reveals the top card of their deck", Look, n=Fixed(1), reveal=True, whose=1)
    g.phrase("act", "reveal {p:pick}", Sequence, steps=[slot("p"), Reveal(It())])
    g.phrase("act", "reveal it", Reveal, what=It())
    among = of(CardsAt, where=AmongThem(), kind=slot("k"))
    for words, up_to in (("up to {count} {k:kind}", True), ("{count} {k:kind}", False), ("up to {count} {k:eitherkind}", True)):
        g.phrase("looked", words, Pick, among=among, up_to=up_to, taxed=False)
    g.phrase("act", "reveal {p:looked}", Sequence, steps=[slot("p"), Reveal(It())])
    g.phrase("act", "place {p:looked} into your sideline", Sequence, steps=[slot("p"), PlaceInSideline(It())])
    g.phrase("act", "add {p:looked} to your hand", Sequence, steps=[slot("p"), ToHand(It())])
    g.phrase("act", "place {p:looked} into your removal area", Sequence, steps=[slot("p"), Remove(It())])
    g.phrase("act", "place {p:looked} on the bottom of your deck< in any order>", Sequence, steps=[slot("p"), ToDeck(It(), True)])
    g.phrase("act", "place {p:looked} <face down |>into your life area", Sequence, steps=[slot("p"), ToLife(It())])
    g.phrase("act", "place {p:looked} on the top of your deck", Sequence, steps=[slot("p"), ToDeck(It(), False)])
    g.phrase("act", "place {p:looked} face down under {h:hosts}", Sequence, steps=[slot("p"), of(PlaceUnder, what=It(), host=slot("h"))])
    g.phrase("act", "place them on the top and/or bottom of your deck in any order", Sequence, steps=[
        Pick(CardsAt(AmongThem(), AnyCard()), Fixed(99), True, 0, False), ToDeck(It(), False), ToDeck(LookedAt(), True)])  # fmt: skip
    g.phrase("act", "look at the <|face-down >cards under {h:hosts}", LookAt, what=of(CardsAt, where=of(UnderCards, group=slot("h"), face_down=True), kind=AnyCard()))
    g.phrase("act", "select a required energy amount", SelectEnergy)


def turning(g: Grammar) -> None:
    verb(g, "switch {x} to active", Ready)
    verb(g, "switch {x} to resting", Rest)
    g.phrase("act", "switch it and {a:all} to resting", Rest, what=of(Together, groups=[It(), slot("a")]))
    g.phrase("act", "switch to resting {p:pick}", Sequence, steps=[slot("p"), Rest(It())])
    g.phrase("act", "{what} <will remain|remain|remains> <set to |>resting the next time <it|they> would be <switched|set> to active", LockNext)
    g.phrase("act", "{what} will remain set to resting until the end of their next attack phase", LockPhase)
    g.phrase("act", "{what} remains set to resting until this character leaves the front line", LockWhile, line=True, phases=False)
    g.phrase("act", "{what} will not switch to active during start and end phases while this site is on your field", LockWhile, line=False, phases=True)
    g.phrase("act", "{ends:until}, your opponent must block this character's attacks if able", Oblige, what=This(), duty=MUST_BE_BLOCKED, against=None)


def lines(g: Grammar) -> None:
    verb(g, "move {x} to the other line", MoveLine)
    verb(g, "move {x} to <their|your|the> energy line", MoveLine, to=ENERGY)
    verb(g, "move {x} to <their|your|the> front line", MoveLine, to=FRONT)
    g.phrase("act", "swap it with this character", Swap, first=It(), second=This())
    g.phrase("act", "swap them", Swap, first=It(), second=It())
    g.phrase("act", "swap this character with {p:onepick}", Sequence, steps=[slot("p"), Swap(This(), It())])
    g.phrase("act", "swap it with {p:partner}", Sequence, steps=[slot("p"), Swap(It(), It())])
    g.phrase("partner", "<a|an|one> {among:cards at}", PickMore, count=Fixed(1), up_to=False, taxed=False)
    g.phrase("onepick", "<a|an> {among:cards at}", Pick, count=Fixed(1), up_to=False, taxed=False)
    for seat, owner in ((0, "your"), (1, "your opponent's"), (1, "their")):
        g.phrase("act", "choose one {k:kind} on both " + owner + " front line and energy line", Sequence, steps=[
            of(Pick, among=of(CardsAt, where=At(seat, [FRONT]), kind=slot("k")), count=Fixed(1), up_to=False),
            of(PickMore, among=of(CardsAt, where=At(seat, [ENERGY]), kind=slot("k")), count=Fixed(1), up_to=False)])  # fmt: skip
    g.phrase("act", "choose {a:choice} and {b:morechoice}", Sequence, steps=[slot("a"), slot("b")])
    g.phrase("morechoice", "{count} {among:cards}", PickMore, up_to=False)
    g.phrase("morechoice", "up to {count} {among:cards}", PickMore, up_to=True)


def playing(g: Grammar) -> None:
    for word, active in (("resting", False), ("active", True)):
        for words, line in (("field", -1), ("front line", FRONT), ("energy line", ENERGY)):
            ending = " set to " + word + " onto your " + words
            g.phrase("act", "play {what:playable}" + ending, PlayCards, active=active, line=line)
            g.phrase("act", "play {p:pick}" + ending, Sequence, steps=[slot("p"), of(PlayCards, what=It(), active=active, line=line)])
        for words, line in (("field", -1), ("front line", FRONT), ("energy line", ENERGY)):
            g.phrase("act", "play {p:pick} set to " + word + " onto your " + words + ", or perform Raid with it", Sequence, steps=[
                slot("p"), PlayOrRaid(PlayCards(It(), active, line), PerformRaid(It()))])  # fmt: skip
    free = "<by |>ignoring <its |>required energy and without paying <AP|its AP cost>"
    g.phrase("act", "use {what:playable}<, | >" + free, UseCard, free=True)
    g.phrase("act", "use {p:pick}<, | >" + free, Sequence, steps=[slot("p"), of(UseCard, what=It(), free=True)])
    g.include("playable", "it", "that", "base")
    for word, active in (("resting", False), ("active", True)):
        for words, line in (("field", -1), ("front line", FRONT), ("energy line", ENERGY)):
            g.phrase("act", "play this card<| from your sideline> set to " + word + " onto your " + words, PlayCards, what=This(), active=active, line=line)
            g.phrase("act", "play this card from your hand set to " + word + " onto your " + words, PlayCards, what=This(), active=active, line=line, origin=HAND)
    g.phrase("act", "perform Raid with {what}<| from your sideline| on a character on your field>", PerformRaid)


def later(g: Grammar) -> None:
    """Delayed instructions (ua.text.delay.1)."""
    for words, kind, turn in (
        ("at the end of the main phase", MAIN_PHASE_ENDS, 0),
        ("at the start of the attack phase this turn", ATTACK_PHASE_STARTS, 0),
        ("at the start of your attack phase this turn", ATTACK_PHASE_STARTS, 0),
        ("at the end of your attack phase this turn", ATTACK_PHASE_ENDS, 0),
        ("at the end of your main phase this turn", MAIN_PHASE_ENDS, 0),
        ("at the end of the main phase this turn", MAIN_PHASE_ENDS, 0),
        ("at the start of your next main phase", MAIN_PHASE_STARTS, 0),
        ("at the start of your opponent's next main phase", MAIN_PHASE_STARTS, 1),
        ("at the start of your next attack phase", ATTACK_PHASE_STARTS, 0),
        ("at the start of your opponent's next attack phase", ATTACK_PHASE_STARTS, 1),
        ("at the end of your next turn", END_PHASE_STARTS, 0),
        ("at the start of your next end phase", END_PHASE_STARTS, 0),
        ("at the end of the attack phase this turn", ATTACK_PHASE_ENDS, 0),
        ("at the start of the end phase", END_PHASE_STARTS, 2),
        ("at the start of your opponent's next turn", TURN_STARTS, 1),
        ("at the start of your next turn", TURN_STARTS, 0),
        ("at the end of the attack", ATTACK_ENDED, 2),
        ("at the end of this attack", ATTACK_ENDED, 2),
        ("at the end of the battle", BATTLE_ENDED, 2),
        ("at the end of this battle", BATTLE_ENDED, 2),
        ("at the end of the turn", END_PHASE_STARTS, 2),
        ("at the end of this turn", END_PHASE_STARTS, 2),
        ("at the end of the attack phase", ATTACK_PHASE_ENDS, 2),
        ("at the end of your opponent's next turn", END_PHASE_STARTS, 1),
        ("at the end of your opponent's next attack phase", ATTACK_PHASE_ENDS, 1),
    ):
        g.phrase("sentence", words + ", {a:clause1}.", Sentence, do=of(Later, kind=kind, turn=turn, action=slot("a"), about=It()))
    g.phrase("act", "reduce the AP cost of the next {k:kind} you use from your hand this turn by {n:#}", NextCosts, kind=AP_COST, filters=[slot("k")])
    g.phrase("act", "reduce the AP cost of the next {k:kind} you use from your hand or sideline this turn by {n:#}", NextCosts, kind=AP_COST, filters=[slot("k")], sideline=True)
    g.phrase("act", "reduce the AP cost of the next {k:kind} you use from your hand this turn {m:mod} by {n:#}", NextCosts, kind=AP_COST, filters=[slot("k"), slot("m")])
    g.phrase("act", "reduce the required energy of the next {k:kind} you perform Raid with from your hand this turn by {c:Color} x{n:#}", NextCosts,
             kind=ENERGY_COST, filters=[slot("k"), of(ColorIs, color=slot("c"))], raid_only=True)  # fmt: skip
    for k in ("kind", "eitherkind"):
        g.phrase("act", "reduce the required energy and AP cost of the next {k:" + k + "} you use from your hand this turn by {c:Color} x{n:#} and {m:#}", Sequence, steps=[
            of(NextCosts, kind=ENERGY_COST, n=slot("n"), filters=[slot("k"), of(ColorIs, color=slot("c"))]),
            of(NextCosts, kind=AP_COST, n=slot("m"), filters=[slot("k")])])  # fmt: skip
    g.phrase("act", "the next time you choose a character with an ability that specifies a BP range this turn, add {n:count} to the specified BP range", WidenNextRange)
    for label, kind in (("Played", PLAYED), ("Attacking", ATTACKED), ("Sidelined", SIDELINED), ("Blocking", BLOCKED)):
        g.phrase("act", f"activate this <character's|site's> [When {label}] <ability|abilities>", ActivateAbility, what=This(), kind=kind)
        g.phrase("act", f"activate <its|that character's|the chosen character's> <[When {label}]|When {label}> <ability|abilities>", ActivateAbility, what=It(), kind=kind)
    g.phrase("act", "this character activates all of the chosen character's [When Played] abilities", ActivateAbility, what=It(), as_this=True)


def opponents(g: Grammar) -> None:
    """The opponent chooses what to give up (ua.text.opp.1)."""
    theirs: list[tuple[str, str, Action]] = [
        ("sidelines", "", Sideline(It())),
        ("places", " into their sideline", PlaceInSideline(It())),
        ("places", " into their removal area", Remove(It())),
        ("places", " on the bottom of their deck< in any order>", ToDeck(It(), True, 1)),
        ("places", " on the top of their deck< in any order>", ToDeck(It(), False, 1)),
        ("returns", " to their hand", ToHand(It())),
        ("switches", " to resting", Rest(It())),
        ("switches", " to active", Ready(It())),
        ("moves", " to their energy line", MoveLine(It(), ENERGY)),
        ("moves", " to their front line", MoveLine(It(), FRONT)),
    ]
    g.phrase("act", "your opponent reveals {p:their pick}", Sequence, steps=[slot("p"), Reveal(It())])
    g.phrase("act", "your opponent chooses {p:their pick}", Sequence, steps=[slot("p")])
    g.phrase("act", "your opponent shuffles their deck", ShuffleDeck, whose=1)
    for deed, ending, action in theirs:
        g.phrase("act", f"your opponent {deed} " + "{p:their pick}" + ending, Sequence, steps=[slot("p"), action])
        g.phrase("act", "your opponent chooses {p:their pick} and " + deed + " <it|them>" + ending, Sequence, steps=[slot("p"), action])
    for word, active in (("resting", False), ("active", True)):
        for words, line in (("field", -1), ("front line", FRONT), ("energy line", ENERGY)):
            g.phrase("act", "your opponent plays {p:their pick} set to " + word + " onto their " + words, Sequence, steps=[
                slot("p"), PlayCards(It(), active, line, False, 1)])  # fmt: skip
    g.phrase("act", "your opponent switches to resting {p:their pick}", Sequence, steps=[slot("p"), Rest(It())])


def add(g: Grammar) -> None:
    drawing(g)
    moving(g)
    looking(g)
    turning(g)
    lines(g)
    playing(g)
    later(g)
    opponents(g)
