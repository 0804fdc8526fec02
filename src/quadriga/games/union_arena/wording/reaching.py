"""What a deed reaches: cards chosen without a place, one goal or another, either line, the bottom of the deck, who decides."""

from __future__ import annotations

from quadriga.effects.choices import ChooseModes
from quadriga.effects.flow import Sequence
from quadriga.effects.groups import (
    ANYBODYS,
    OPPONENTS,
    YOURS,
    AllOf,
    AnyOf,
    Except,
    Fixed,
    It,
    LookedAt,
    This,
    Together,
)
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT
from quadriga.games.union_arena.chapters.timing import HAND_TO_SIDELINE
from quadriga.games.union_arena.chapters.versions import InsteadOf
from quadriga.games.union_arena.vocabulary.actions import (
    PlaceInSideline,
    PlaceUnder,
    Remove,
    ToDeck,
    ToHand,
    ToLife,
    ToTopOrBottom,
)
from quadriga.games.union_arena.vocabulary.actions_draw import DrawCards, Mill, MillUpTo
from quadriga.games.union_arena.vocabulary.actions_lines import MoveLine, Swap
from quadriga.games.union_arena.vocabulary.actions_play import EitherOf, PerformRaid, PlayCards, PlayOrRaid
from quadriga.games.union_arena.vocabulary.actions_state import ActivateAbility, NextCosts, Provided, Ready, Rest
from quadriga.games.union_arena.vocabulary.conditions import DidNot, MovedOne
from quadriga.games.union_arena.vocabulary.conditions_turn import Happened
from quadriga.games.union_arena.vocabulary.filters import AnyCard, Kind, NoAffinities
from quadriga.games.union_arena.vocabulary.filters_numbers import FulfilledEnergy, GeneratesIs
from quadriga.games.union_arena.vocabulary.gains import Bundle, Gain, GainOneOf, LoseAbilities, MoreBP, QuotedAbility
from quadriga.games.union_arena.vocabulary.lines import (
    AlsoNamed,
    Do,
    Keywords,
    Line,
    Mixed,
    Sentence,
    Silently,
    Stand,
    Step,
    UsableIf,
)
from quadriga.games.union_arena.vocabulary.looking import Look
from quadriga.games.union_arena.vocabulary.picking import BottomCards, DifferentNames, Pick, PickMore, TopCards
from quadriga.games.union_arena.vocabulary.places import AmongThem, At, CardsAt, OtherLine, Revealed, Those
from quadriga.games.union_arena.vocabulary.registers import (
    LINE_CHANGED,
    PLAYED,
    PLAYED_IT,
    TO_HAND,
    TO_HAND_ANYHOW,
    DoneTo,
    Pronoun,
)
from quadriga.games.union_arena.vocabulary.standing import AP_COST, BE_PLAYED, ENERGY_COST, Forbids
from quadriga.games.union_arena.wording.carried import GOALS, LINES, OUT, STATES
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.text.grammar import of, slot, splice

FIELD = [FRONT, ENERGY]


def without_a_place(g: DialectGrammar) -> None:
    """Choose 1 character with …: of either player, on the field, since only there cards are characters.

    A name or a trait alone can also mean a card elsewhere: so it needs a deed that is done on the field.
    """
    g.phrase("fielded", "<{adjectives:adjs} ><{which} >{noun:bare}< {more:mods}>", Kind)
    g.phrase("nameless", "<{adjectives:adjs} >{which}< {more:mods}>", Kind)
    g.phrase("nameless", "<{adjectives:adjs} >{which} {noun:plaincard}< {more:mods}>", Kind)
    anywhere = At(ANYBODYS, FIELD)
    for kind in ("fielded", "nameless"):
        among = of(CardsAt, where=anywhere, kind=slot("k"))
        for words, up_to in (("{c:count} {k:" + kind + "}", False), ("up to {c:count} {k:" + kind + "}", True)):
            g.phrase(f"{kind} choice", words, Pick, among=among, count=slot("c"), up_to=up_to)
    gets = "<gets|gains|get|gain>"
    active, rested = ("set {} to active", "rest {}") if g.asian else ("switch {} to active", "switch {} to resting")
    for it in ("it", "them"):
        g.phrase("on it", active.format(it), Ready, what=It())
        g.phrase("on it", rested.format(it), Rest, what=It())
        g.phrase("on it", f"give {it} {{gains}} {{ends:until}}", Gain, what=It())
    for it in ("it", "they"):
        g.phrase("it has", f"{it} {gets} {{gains}} {{ends:until}}", Gain, what=It())
    for kind in ("fielded choice", "nameless choice"):
        steps = [slot("c"), slot("a")]
        g.phrase("act", f"choose {{c:{kind}}} and {{a:on it}}", Sequence, steps=steps)
        if g.asian:
            g.phrase("act", f"choose {{c:{kind}}}, {{a:on it}}", Sequence, steps=steps)
            g.phrase("act", f"choose {{c:{kind}}}, {{a:it has}}", Sequence, steps=steps)
            g.phrase("act", f"choose {{c:{kind}}} and {{a:it has}}", Sequence, steps=steps)


def either_goal(g: DialectGrammar) -> None:
    """To one place or to another, as its player likes, with any object and any two goals."""
    two = [slot("a"), slot("b")]
    g.include("other goal", "itgo out", "itgo else")
    g.include("any goal", "itgo top", "other goal")
    for first, second in (("itgo top", "itgo else"), ("other goal", "any goal")):  # top or outside area is a deed of its own
        goals = f"{{a:{first}}} or {{b:{second}}}"
        for words in ("it", "that card", "them", "those cards", "that character"):
            g.phrase("act", f"<place|add> {words} {goals}", EitherOf, options=two)
        for pick in ("pick", "looked", "some of them"):
            g.phrase("act", f"place {{p:{pick}}} {goals}", Sequence, steps=[slot("p"), of(EitherOf, options=two)])
    g.phrase("act", "add {p:looked} {a:any goal} or {b:any goal}", Sequence, steps=[slot("p"), of(EitherOf, options=two)])
    g.phrase("act", "add {p:pick} {a:any goal} or {b:any goal}", Sequence, steps=[slot("p"), of(EitherOf, options=two)])
    for words in ("it", "that card", "them", "those cards", "that character"):
        for verb in ("place", "add"):
            g.phrase("act", f"{verb} {words} {{a:any goal}} or place {words} {{b:any goal}}", EitherOf, options=two)
    any_way = Pick(CardsAt(AmongThem(), AnyCard()), Fixed(99), True, 0, False)
    for words in ("any number of cards among them at the top or bottom of your deck in any order", "them at the top or bottom of your deck in any order"):
        g.phrase("act", "place " + words, Sequence, steps=[any_way, ToDeck(It(), False), ToDeck(LookedAt(), True)])
    g.phrase("act", "place the remaining cards at the bottom in any order", ToDeck, what=LookedAt(), bottom=True)


def placed_into_play(g: DialectGrammar) -> None:
    """Place … to your area rested: to place a card onto a line is to play it."""
    for pick in ("pick", "looked"):
        for verb in ("place", "put"):
            g.phrase("act", f"{verb} {{p:{pick}}} {{a:itplay}}", Sequence, steps=[slot("p"), slot("a")])
    for words, line in LINES:
        for word, active in STATES:
            g.phrase("theirplay", f"<to|on|onto> their {words} {word}", PlayCards, what=It(), active=active, line=line, whose=1)
    g.phrase("act", "play {p:their pick} {a:theirplay}", Sequence, steps=[slot("p"), slot("a")])
    for by in ("by", "with"):
        for not_ in ("does not activate", "do not activate", "cannot be activated", "are not activated"):
            subject = f"<the |>[On Play]<| effect| effects> of <the |><character|characters> played {by} this effect"
            g.phrase("sentence", f"{subject} {not_}.", Sentence, do=Silently())
    for who in ("your and your opponent's <character|characters>", "<the |>characters", "the character"):
        for by in ("by", "with"):
            g.phrase("sentence", f"{who} played {by} this effect <do not|does not|don't|cannot> activate <their|its> [On Play]<| effect| effects>.", Sentence, do=Silently())


def either_line(g: DialectGrammar) -> None:
    """Move it to the other line or swap it with a character there."""
    other = of(CardsAt, where=OtherLine(It()), kind=slot("k"))
    partner = of(PickMore, among=other, count=Fixed(1), up_to=False, taxed=False)
    swap = of(Sequence, steps=[partner, Swap(It(), It())])
    if not g.asian:
        return
    with_ = "<with|for> <1|a> {k:fielded} on another line"
    for words in ("swap its position", "swap it", "switch its position", "swap positions"):
        for joint in (", or ", " or "):
            g.phrase("act", f"move it to another line{joint}{words} {with_}", EitherOf, options=[MoveLine(It()), swap])
    here = of(Pick, among=slot("c"), count=Fixed(1), up_to=False, taxed=False)
    for words in ("swap its position with", "swap it with"):
        mine = of(Sequence, steps=[here, Swap(This(), It())])
        g.phrase("act", f"move this character to the front line or {words} <1|a> {{c:cards at}}", EitherOf, options=[MoveLine(This(), FRONT), mine])


def bottom_of_the_deck(g: DialectGrammar) -> None:
    if not g.asian:
        return
    for verb, reveal in (("reveal", True), ("look at", False)):
        for at in ("from", "at"):
            g.phrase("act", f"{verb} {{n:count}} <card|cards> {at} the bottom of your deck", Look, reveal=reveal, bottom=True)
        g.phrase("act", f"{verb} the bottom card of your deck", Look, n=Fixed(1), reveal=reveal, bottom=True)
    for words, n in (("{n:count} <card|cards> from the bottom of your deck", slot("n")), ("the bottom card of your deck", Fixed(1))):
        cards = of(BottomCards, n=n)
        for goal, make in (("to the outside area", PlaceInSideline), ("to the remove area", Remove), ("to your hand", ToHand)):
            g.phrase("act", f"<place|add> {words} {goal}", make, what=cards)


def who_decides(g: DialectGrammar) -> None:
    """At the top or bottom of their deck, as one player or the other says."""
    if not g.asian:
        return
    deck = "at the top or bottom of <their|your opponent's> deck"
    for said, chooser in (("by your opponent's choice", 1), ("by your choice", 0), ("your opponent chooses", 1), ("you choose", 0)):
        for goal in (f"{deck} {said}", f"{deck}, {said}"):
            g.phrase("act", f"place {{what}} {goal}", ToTopOrBottom, chooser=chooser)


def alternatives(g: DialectGrammar) -> None:
    """One deed or another; one gift or another; this character or another."""
    g.phrase("clause0", "choose {c:choice} and either {a:act} or {b:act}", Sequence, steps=[slot("c"), of(EitherOf, options=[slot("a"), slot("b")])])
    if not g.asian:
        return
    g.phrase("clause0", "{a:joined}, or {b:joined}", EitherOf, options=[slot("a"), slot("b")])
    g.phrase("one gift", "{g:gain}", Bundle, gains=[slot("g")])
    g.phrase("one gift", "{g:gain} and {h:gain}", Bundle, gains=[slot("g"), slot("h")])
    for first, second in (("mixed gift", "one gift"), ("keyword", "unworded gift")):
        g.phrase("act", f"give {{what}} {{a:{first}}} or {{b:{second}}} {{ends:until}}", GainOneOf, always=[], gains=[slot("a"), slot("b")])
    g.phrase("mixed gift", "+{n:#} BP", MoreBP, amount=of(Fixed, n=slot("n")))
    g.phrase("mixed gift", "{g:gain} and {h:gain}", Bundle, gains=[slot("g"), slot("h")])
    g.phrase("mixed gift", '"{ability:quoted}"', QuotedAbility)
    g.phrase("unworded gift", '"{ability:quoted}"', QuotedAbility)
    g.phrase("unworded gift", "+{n:#} BP", MoreBP, amount=of(Fixed, n=slot("n")))
    for category, taxed in (("pick", False), ("choice", True)):
        among = of(Together, groups=[This(), slot("b")])
        g.phrase(category, "this character or <1|a> {b:one at}", Pick, among=among, count=Fixed(1), up_to=False, taxed=taxed)
        g.phrase(category, "up to 1 of this character or {b:one at}", Pick, among=among, count=Fixed(1), up_to=True, taxed=taxed)
        moved = DoneTo(LINE_CHANGED)
        for words, up_to in (("{c:count}", False), ("up to {c:count}", True)):
            g.phrase(category, words + " <character|characters> that <was |were |>moved <by|with> this effect", Pick, among=moved, count=slot("c"), up_to=up_to, taxed=taxed)
    for loc in ("loc", "source"):
        for words, up_to, count in (("{c:count}", False, slot("c")), ("up to {c:count}", True, slot("c")), ("any number of", True, Fixed(99))):
            for category, taxed in (("pick", False), ("choice", True)):
                fuller = of(CardsAt, where=slot("where"), kind=of(AllOf, filters=[slot("k"), splice("m")]))
                g.phrase(category, words + " {k:kind} with different names {m:mods} {where:" + loc + "}", DifferentNames, among=fuller, count=count, up_to=up_to, taxed=taxed)
    for words, up_to in (("{c:count}", False), ("up to {c:count}", True)):
        seen = of(CardsAt, where=AmongThem(), kind=of(AllOf, filters=[slot("k"), splice("m")]))
        g.phrase("looked", words + " {k:kind} with different names {m:mods}", DifferentNames, among=seen, count=slot("c"), up_to=up_to, taxed=False)
    for loc in ("loc", "source"):
        first = of(CardsAt, where=slot("where"), kind=slot("k"))
        second = of(CardsAt, where=slot("where"), kind=slot("l"))
        g.phrase("pick", "up to {a:count} {k:kind} and {b:count} {l:kind} {where:" + loc + "}", Sequence, steps=[
            of(Pick, among=first, count=slot("a"), up_to=True, taxed=False), of(PickMore, among=second, count=slot("b"), up_to=True, taxed=False)])  # fmt: skip


def objects(g: DialectGrammar) -> None:
    """Cards named in further ways, and the goals of more of them."""
    if not g.asian:
        return
    for goal, make, fields in GOALS[:5]:
        g.phrase("act", f"place this card and {{p:pick}} {goal}", Sequence, steps=[slot("p"), of(make, what=It(), **fields), of(make, what=This(), **fields)])
    for cards in ("<card|cards> from your deck", "<card|cards> of your deck"):
        g.phrase("act", f"place up to {{n:count}} {cards} {OUT}", MillUpTo)
        g.phrase("act", f"place {{n:count}} {cards} {OUT}", Mill)
    g.phrase("hosts", "your {kind:fielded}", CardsAt, where=At(YOURS, FIELD))
    g.phrase("hosts", "the <played character|character played by this effect|character you played>", Pronoun, role=PLAYED)
    g.phrase("itgo", "under {h:hosts}", PlaceUnder, what=It(), host=slot("h"))
    g.phrase("act", "place that card under {h:hosts}", PlaceUnder, what=Pronoun(), host=slot("h"))
    top = of(TopCards, n=Fixed(1))
    for words in ("face-up <in|to> your life area", "<in|to> your life area face-up"):
        g.phrase("act", "place the top card of your deck " + words, ToLife, what=top, face_up=True)
    for words in ("<in|to> your life area", "face-down <in|to> your life area", "<in|to> your life area face-down"):
        g.phrase("act", "place the top card of your deck " + words, ToLife, what=top)
    g.phrase("prop", "no trait", NoAffinities)
    g.phrase("prop", "original generated energy of {n:#} {how}", GeneratesIs)
    g.phrase("prop", "an original generated energy of {n:#} {how}", GeneratesIs)
    g.phrase("mod", "with {a:affnode} or with {p:prop}", AnyOf, filters=[slot("a"), slot("p")])
    g.phrase("mod", "without {a:trig} <nor|or> {b:trig}", Except, one=of(AnyOf, filters=[slot("a"), slot("b")]))
    g.phrase("mod", "that fulfilled required energy and <has|have> {p:prop}", AllOf, filters=[FulfilledEnergy(), slot("p")])
    for label, kind in (("[On Play]", 1), ("[When Attacking]", 3), ("[On Block]", 4), ("[On Retire]", 7)):
        g.phrase("act", f"this character activates that character's {label}<| effect| effects>", ActivateAbility, what=It(), kind=kind, as_this=True)
    raid = of(InsteadOf, first=slot("a"), condition=slot("c"), other=PerformRaid(It()), may=True)
    then = of(Sequence, steps=[slot("p"), raid])
    g.phrase("sentence", "play {p:pick} {a:itplay}. If {c:conds}, you may raid <it|with it> instead.", Sentence, do=then)
    for words, line in LINES:
        for word, active in STATES:
            play = of(PlayCards, what=This(), active=active, line=line)
            g.phrase("act", f"play this card <to|on|onto> <your|the> {words} {word} or raid <it|with it>", PlayOrRaid, play=play, raid=PerformRaid(This()))
    g.phrase("act", "for {n:each}, <you |>draw 1 card", DrawCards)
    g.phrase("line", "this card is treated as <both |>{names:alsolist}.", Line, labels=[], body=of(AlsoNamed, names=slot("names")))
    g.phrase("stand1", "this card can only be played by your effect or raided", Forbids, who=This(), what=BE_PLAYED, others=[])
    for may in ("can only be used", "this card can only be used"):
        for if_ in ("if", "when"):
            if may == "this card can only be used" and if_ == "if":
                continue
            g.phrase("sentence", f"{may} {if_} {{c:conds}}.", Sentence, do=of(UsableIf, condition=slot("c")))
    g.phrase("body", "{s:standings} {second:listed}", Mixed, first=of(Stand, effects=slot("s")))
    for deed in ("the next {k:kind} <|that >you <use|play> from your hand",):
        for kind, words in ((AP_COST, "AP cost"), (ENERGY_COST, "required energy")):
            g.phrase("act", f"during this turn, reduce the {words} of {deed} during this turn by {{n:#}}", NextCosts, kind=kind, filters=[slot("k")])
    g.phrase("act", "during this turn, reduce the required energy of the next {k:kind} you play from your hand by {n:#}", NextCosts, kind=ENERGY_COST, filters=[slot("k")])


def told_again(g: DialectGrammar) -> None:
    """What has been done, and who was spoken of, in further words."""
    if not g.asian:
        return
    for by in ("by", "with"):
        g.phrase("cond", f"you returned <a|an> {{k:fielded}} to your hand {by} this effect", MovedOne, filters=[slot("k")], deed=TO_HAND_ANYHOW)
        g.phrase("cond", f"you <play|played> {{k:named}} {by} this effect", MovedOne, filters=[slot("k")], deed=PLAYED_IT)
        g.phrase("cond", f"you <add|added> {{k:named}} to your hand {by} this effect", MovedOne, filters=[slot("k")], deed=TO_HAND)
        for turn in ("this turn", "during this turn"):
            placed = {"kind": HAND_TO_SIDELINE, "whose": 0, "filters": [], "by": [], "by_yours": True}
            g.phrase("cond", f"you placed a card from your hand to the outside area {by} your effect {turn}", Happened, **placed)
    for words in ("place it to the outside area", "place that card to the outside area", "add it to your hand"):
        g.phrase("cond", f"you did not {words}", DidNot)
    g.phrase("theone", "the chosen {n:named}", Those, filters=[slot("n")])
    g.phrase("theone", "the <card revealed|revealed card> by this effect", Revealed)
    g.phrase("state", "had {p:prop}", Kind, more=[slot("p")])
    g.phrase("cards at", "of your opponent's {kind} on the front line", CardsAt, where=At(OPPONENTS, [FRONT]))
    g.phrase("eitherkind", "{a:traitkind}, or {b:typedkind}", AnyOf, filters=[slot("a"), slot("b")])
    g.phrase("traitkind", "<{adjectives:adjs} >{noun:bare} {more:mods}", Kind)
    for words, up_to in (("up to {c:count}", True), ("{c:count}", False)):
        among = of(CardsAt, where=slot("where"), kind=slot("k"))
        pick = of(Pick, among=among, count=slot("c"), up_to=up_to, taxed=False)
        g.phrase("act", "<add|return> to your hand {where:source} " + words + " {k:kind}", Sequence, steps=[pick, ToHand(It())])
    g.phrase("act", "{ends:until}, {what} <loses|lose> all <of its |>original effects", LoseAbilities)
    g.phrase("inner", "{words:keywords}.", Line, labels=[], body=of(Keywords, words=slot("words")))
    g.phrase("step", "• {n:count} {how} cards: {line:inner}", Step)


def modes(g: DialectGrammar) -> None:
    """Lists after another instruction, and more of a list for a payment."""
    if not g.asian:
        return
    first = of(Sequence, steps=[slot("a"), slot("b")])
    g.phrase("modally", "{a:joined}, {b:modal}", Sentence, do=first)
    g.phrase("modally", "if {c:conds}, {a:joined}, {b:modal}", Sentence, do=of(Provided, condition=slot("c"), then=first))
    for words, up_to in (("choose {c:count}", False), ("choose up to {c:count}", True)):
        paid = of(ChooseModes, count=slot("c"), modes=slot("modes"), up_to=up_to, rule="ua.choose.mode.1")
        head = words + " of the following effects. {s:paying}"
        g.phrase("modalpaid", head + "\n{modes:bullets}", Do, sentences=[of(Sentence, do=paid), slot("s")])
        g.phrase("modalpaid", head + " {l:limits}\n{modes:bullets}", Do, sentences=[splice("l"), of(Sentence, do=paid), slot("s")])
        capital = head[0].upper() + head[1:]
        g.phrase("body", "{b:sentences} " + capital + "\n{modes:bullets}", Do, sentences=[splice("b"), of(Sentence, do=paid), slot("s")])
        g.phrase("body", "{b:sentences} " + capital + " {l:limit}\n{modes:bullets}", Do, sentences=[splice("b"), slot("l"), of(Sentence, do=paid), slot("s")])


def add(g: DialectGrammar) -> None:
    told_again(g)
    modes(g)
    without_a_place(g)
    either_line(g)
    alternatives(g)
    objects(g)
    if not g.asian:
        return
    either_goal(g)
    placed_into_play(g)
    bottom_of_the_deck(g)
    who_decides(g)

