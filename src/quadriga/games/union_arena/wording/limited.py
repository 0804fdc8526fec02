"""How often and when an ability may be used, lists by number, ranges that grow, locks, prices: each said in many ways."""

from __future__ import annotations

from quadriga.effects.choices import ChooseModes
from quadriga.effects.flow import Not, Sequence
from quadriga.effects.groups import It, NumberOf, This, Times
from quadriga.games.union_arena.chapters.table import DECK, ENERGY, HAND, REMOVAL
from quadriga.games.union_arena.vocabulary.actions_state import DoListed, LockWhile
from quadriga.games.union_arena.vocabulary.amounts import (
    AmountIf,
    BPOf,
    DifferentAffinities,
    ForEvery,
    MovedWithThis,
    UniqueNames,
)
from quadriga.games.union_arena.vocabulary.conditions import Counts, Did, EnergyForThis, ThisIs
from quadriga.games.union_arena.vocabulary.filters_numbers import BPMarked, EnergyMarked
from quadriga.games.union_arena.vocabulary.filters_turn import PlayedThisTurn
from quadriga.games.union_arena.vocabulary.gains import Gain, GainListed, Has, LessBP, MoreBP
from quadriga.games.union_arena.vocabulary.lines import (
    ENERGY_RANGE,
    AddToRange,
    Copies,
    Line,
    Listed,
    OnceByName,
    OnceEach,
    OnlyIf,
    OnlyInHand,
    OnTurnPlayed,
    Sentence,
    Step,
)
from quadriga.games.union_arena.vocabulary.modes import Already, ChooseFresh
from quadriga.games.union_arena.vocabulary.places import CardsAt
from quadriga.games.union_arena.vocabulary.protection import (
    Immune,
    LosersGo,
    Price,
    PriceFromHand,
    Sources,
    WidensRange,
)
from quadriga.games.union_arena.vocabulary.registers import RESTED, TO_SIDELINE
from quadriga.games.union_arena.vocabulary.standing import FREE_EXTRA_DRAW, Permits
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.text.grammar import of, slot, splice

ONLY = ("you can only activate", "you can only activate this effect", "you can only use this effect", "this effect can only be activated", "can only be activated",
        "can only activate", "activate only", "this can only be activated", "this effect can only be used")  # fmt: skip
OFTEN = "<once per turn|1 time per turn>"


def times(g: DialectGrammar) -> None:
    """Once per turn, only then, only if."""
    played = "<during|on> the turn this <character|field|card> <was|is> played"
    for only in ONLY:
        g.phrase("sentence", f"{only} {OFTEN}.", Sentence, do=OnceEach())
        g.phrase("sentence", f"{only} if {{c:conds}}.", Sentence, do=of(OnlyIf, condition=slot("c")))
        g.phrase("sentence", f"{only} {played}.", Sentence, do=OnTurnPlayed())
        both = of(Sequence, steps=[OnTurnPlayed(), of(OnlyIf, condition=slot("c"))])
        g.phrase("sentence", f"{only} {played}<| and| and if|, and if|, if> {{c:conds}}.", Sentence, do=both)
        for named in ("this effect of {n:name}", "this {n:name} effect", "the effect of {n:name}", "{n:name} effect"):
            g.phrase("sentence", f"{only.removesuffix(' this effect')} {named} {OFTEN}.", Sentence, do=of(OnceByName, name=slot("n")))
    g.phrase("sentence", "<this effect|the effect|this> of {n:name} can only be <activated|used> " + OFTEN + ".", Sentence, do=of(OnceByName, name=slot("n")))
    g.phrase("sentence", "cannot be activated " + played + ".", Sentence, do=OnlyIf(Not(ThisIs([PlayedThisTurn()]))))
    fulfilled = of(Sequence, steps=[OnlyInHand(), OnlyIf(EnergyForThis())])
    for only in ONLY:
        g.phrase("sentence", f"{only} if this card is in your hand.", Sentence, do=OnlyInHand())
        g.phrase("sentence", f"{only} if this card is in your hand with fulfilled required energy.", Sentence, do=fulfilled)
    g.phrase("limit", "<this effect|the effect|this> of {n:name} can only be <activated|used> " + OFTEN + ".", Sentence, do=of(OnceByName, name=slot("n")))
    for words in ("you can have up to {n:count} copies of this card in your deck.", "you can include up to {n:count} copies of this card in your deck."):
        g.phrase("line", words, Line, labels=[], body=of(Copies, n=slot("n"), only=False))


def ranges(g: DialectGrammar) -> None:
    """A range in brackets that another sentence widens."""
    g.phrase("prop", "[BP {n:#} or less]", BPMarked, square=True)
    g.phrase("prop", '"BP {n:#} or less"', BPMarked, square=True)
    g.phrase("prop", "required energy of [{n:#}] or less", EnergyMarked, square=True)
    each = of(Times, amount=slot("e"), factor=slot("n"))
    for range_ in ("the limit", "the BP range", "the specified BP range", "the specified range", "the BP range of characters you can choose with this effect",
                   "the BP range of the characters you can choose with this effect", "the specified BP range of characters you can choose with this effect"):  # fmt: skip
        for by in ("by +{n:#}", "by {n:#}", "by +{n:#} BP"):
            one = of(AddToRange, amount=each)
            g.phrase("sentence", f"for {{e:each}}, increase {range_} {by}.", Sentence, do=one)
            g.phrase("sentence", f"increase {range_} {by} for {{e:each}}.", Sentence, do=one)
            asked = of(AddToRange, amount=of(AmountIf, condition=slot("c"), amount=each))
            g.phrase("sentence", f"if {{c:conds}}, for {{e:each}}, increase {range_} {by}.", Sentence, do=asked)
            g.phrase("sentence", f"if {{c:conds}}, increase {range_} {by} for {{e:each}}.", Sentence, do=asked)
            paid = of(AddToRange, amount=of(AmountIf, condition=Did(), amount=each))
            g.phrase("sentence", f"if you did, for {{e:each}}, increase {range_} {by}.", Sentence, do=paid)
    more = of(AddToRange, amount=each, mark=ENERGY_RANGE)
    for what in ("characters", "cards", "the character", "the card"):
        for may in ("you can play with this effect", "you can play or raid with this effect", "you can choose with this effect", "that can be played with this effect", "that can be played by this effect"):
            energy = f"increase the required energy range of {what} {may} by <+|>{{n:#}}"
            g.phrase("sentence", f"for {{e:each}}, {energy}.", Sentence, do=more)
            asked = of(AddToRange, amount=of(AmountIf, condition=slot("c"), amount=each), mark=ENERGY_RANGE)
            g.phrase("sentence", f"if {{c:conds}}, for {{e:each}}, {energy}.", Sentence, do=asked)
    for words in ("an effect that specifies a BP range", "an [effect that specifies a BP range]", 'an "effect that specifies a BP range"', "an [Effect that specifies a BP range]"):
        for goal in ("increase the specified BP range by <+|>{n:#}", "increase the specified range by <+|>{n:#}"):
            for where in ("", " on your opponent's area"):
                g.phrase("stand1", f"when you choose a character{where} with {words}, {goal}", WidensRange)


def by_number(g: DialectGrammar) -> None:
    """Lists of effects by number: based on how many."""
    for all_ in ("all the following effects", "all of the following effects", "the following effects", "the following effect"):
        for end in (".", ":"):
            based = f"based on {{amount:amount}}{end}"
            g.phrase("modal", f"activate {all_} {based}\n{{steps:dosteps}}", DoListed)
            g.phrase("modal", f"{{what}} <gains|gets> {all_} {based[:-1]} {{ends:until}}{end}\n{{gifts}}", GainListed)
            g.phrase("modal", f"{{ends:until}}, {{what}} <gains|gets> {all_} {based}\n{{gifts}}", GainListed)
            g.phrase("modal", f"{{what}} <gains|gets> {all_} {{ends:until}} {based}\n{{gifts}}", GainListed)
            g.phrase("listed", f"this <character|field|card> <gains|gets> {all_} {based}\n{{steps}}", Listed)
            g.phrase("listed", f"based on {{amount:amount}}, this character <gains|gets> {all_}{end}\n{{steps}}", Listed)
            g.phrase("listed", f"this character <gains|gets> {all_} based on its BP{end}\n{{steps:bp steps}}", Listed, amount=BPOf(This()))
            g.phrase("listed", f"this character <gains|gets> {all_} based on this character's BP{end}\n{{steps:bp steps}}", Listed, amount=BPOf(This()))
    g.phrase("bp step", "• BP {n:count} {how}: {line:inner}", Step)
    g.list("bp steps", "bp step", ("a", "a\nb", "a\nb\nc"))
    for words, deed in (("rested", RESTED), ("placed to the outside area", TO_SIDELINE)):
        for by in ("", " by this effect", " with this effect"):
            g.phrase("number", f"the number of <cards|characters> <|that were |you >{words}{by}", MovedWithThis, deed=deed)
            g.phrase("each", f"<each|every> <|face-down ><card|character> {words}{by}", MovedWithThis, deed=deed)
    below = "of <the following effects|the following|these effects>"
    for words, up_to in (("choose {count}", False), ("choose up to {count}", True), ("activate {count}", False)):
        for end in (".", ":"):
            g.phrase("modal", f"{words} {below}{end}\n{{modes:bullets}}", ChooseModes, up_to=up_to, rule="ua.choose.mode.1")
    already = ("that has already been chosen", "that have already been chosen", "that has been chosen", "that has been used", "that has used", "already chosen", "that you have already chosen")
    for what in ("an effect", "the effect", "effects"):
        for said in already:
            for turn in (" during this turn", " again during this turn", " this turn"):
                g.phrase("already", f"you cannot choose {what} {said}<| by this character>{turn}.", Already)
                g.phrase("already", f"you cannot choose {what} {said} by <|another >{{name}}{turn}.", Already)
    for turn in ("during this turn", "this turn"):
        g.phrase("already", "you cannot choose the same effect that other {name} cards have chosen " + turn + ".", Already)
        g.phrase("already", "you cannot choose an effect that {name} has already chosen " + turn + ".", Already)
        g.phrase("already", "you cannot choose the effect of this character that you have already chosen " + turn + ".", Already)
    g.capital("already")
    once = of(ChooseModes, count=slot("c"), modes=slot("modes"), rule="ua.choose.mode.1")
    g.phrase("modal", f"choose {{c:count}} {below}. {{s:limits}}\n{{modes:bullets}}", Sequence, steps=[splice("s"), once])
    for words, up_to in (("choose {count}", False), ("choose up to {count}", True)):
        g.phrase("modal", f"{words} {below}. {{already}}\n{{modes:bullets}}", ChooseFresh, up_to=up_to, rule="ua.choose.mode.1")
    g.phrase("modal", "activate the following effect<.|:>\n{modes:bullets}", Sequence, steps=slot("modes"))


def each(g: DialectGrammar) -> None:
    """For each …: before or behind what it multiplies."""
    more = [of(MoreBP, amount=of(Times, amount=slot("e"), factor=slot("n")))]
    less = [of(LessBP, amount=of(Times, amount=slot("e"), factor=slot("n")))]
    gets = "<gets|gains|get|gain>"
    for sign, gains in (("+", more), ("-", less)):
        g.phrase("act", f"for {{e:each}}, {{what}} {gets} {sign}{{n:#}} BP {{ends:until}}", Gain, gains=gains)
        g.phrase("act", f"{{what}} {gets} {sign}{{n:#}} BP {{ends:until}} for {{e:each}}", Gain, gains=gains)
        g.phrase("act", f"{{what}} {gets} {sign}{{n:#}} BP for {{e:each}} {{ends:until}}", Gain, gains=gains)
        g.phrase("act", f"{{ends:until}}, for {{e:each}}, {{what}} {gets} {sign}{{n:#}} BP", Gain, gains=gains)
        g.phrase("stand1", f"for {{e:each}}, {{who:subject}} {gets} {sign}{{n:#}} BP", Has, gains=gains)
        g.phrase("stand1", f"{{who:subject}} {gets} {sign}{{n:#}} BP for {{e:each}}", Has, gains=gains)
    for words in ("with different names {where:loc}", "{where:loc} with different names"):
        g.phrase("each", "<each|every> {k:kind} " + words, UniqueNames, groups=[of(CardsAt, where=slot("where"), kind=slot("k"))])
    g.phrase("each", "each {n:count} {c:cards}", ForEvery, amount=of(NumberOf, group=slot("c")))
    traits = of(DifferentAffinities, group=of(CardsAt, where=slot("where"), kind=slot("k")))
    for head in ("there are", "you have"):
        for words in ("{k:kind} with different traits {where:loc}", "{k:kind} {where:loc} with different traits"):
            g.phrase("cond", f"{head} {{n:count}} {{how}} {words}", Counts, amount=traits)


def locks(g: DialectGrammar) -> None:
    phases = "during the start <phase |>and end <phase|phases>"
    for head, line in (("as long as this character is on your front line, ", True), ("while this character is on your front line, ", True), ("while this field is on your area, ", False), ("as long as this field is on your area, ", False)):
        for who, ref in (("that character", It()), ("it", It())):
            g.phrase("act", f"{head}{who} <will not|does not> <set to active|become active> {phases}", LockWhile, what=ref, line=line, phases=True)
            g.phrase("act", f"{head}{who} <will not set|does not set|does not become|cannot be set to|cannot become> active", LockWhile, what=ref, line=line, phases=False)


def losers(g: DialectGrammar) -> None:
    """Where a character goes that loses to this one."""
    for who in ("<the |>your opponent's character that <battled|battles> with this character and <lost|loses>", "opponent's character that <battled|battles> with this character and <lost|loses>"):
        for place, goals in ((REMOVAL, ("the remove area", "your remove area")), (HAND, ("your hand", "their hand")), (DECK, ("the bottom of their deck", "the bottom of your deck")), (ENERGY, ("their energy line",))):
            for goal in goals:
                for deed in (f"is placed in {goal}", f"is placed to {goal}", f"is returned to {goal}", f"place them in {goal}", f"is moved to {goal}", f"is placed at {goal}"):
                    g.phrase("stand1", f"{who}<|,> {deed} instead of <retire|outside area|being retired|the outside area>", LosersGo, place=place)


def prices(g: DialectGrammar) -> None:
    """Whom the opponent can choose only at a price, or not at all."""
    kinds = (("character", [0]), ("event", [2]), ("event card", [2]), ("character or event", [0, 2]), ("character or event card", [0, 2]), ("character or an event card", [0, 2]), ("character, event or trigger", [0, 2, 3]), ("trigger", [3]), ("character or trigger", [0, 3]), ("event or trigger", [2, 3]), ("card", [0, 1, 2, 3]))
    for words, given in kinds:
        for shape in (f"<a |an |your opponent's |>{words} <effect|effects>", f"the effect of a {words}", f"the effect of an {words}", f"an effect of a {words}"):
            g.phrase("choosers", shape, Sources, kinds=given)
        g.phrase("bysource2", f"your opponent's {words} <effect|effects>", Sources, kinds=given)
    g.phrase("choosers", "character effects or event card effects", Sources, kinds=[0, 2])
    g.phrase("choosers", "<an effect|effects>", Sources, kinds=[0, 1, 2, 3])
    pays = ("pay {n:#} additional AP", "pays {n:#} additional AP", "additionally pay {n:#} AP", "additionally pays {n:#} AP", "pay an additional {n:#} AP")
    gives = ("additionally place 1 card from their hand to the outside area", "additionally places 1 card from their hand to the outside area", "place 1 additional card from their hand to the outside area")
    for prices_, make, more in ((pays, Price, {}), (gives, PriceFromHand, {"n": 1})):
        for price in prices_:
            for by in ("with", "for", "by", "due to"):
                chooses = f"when your opponent chooses {{who:subject}} {by} {{by:choosers}}, "
                g.phrase("stand1", f"{chooses}<this character|they|it> cannot be chosen unless <your opponent|they> {price}", make, **more)
                g.phrase("stand1", f"{chooses}<they|your opponent> must {price}", make, **more)
                g.phrase("stand1", f"your opponent cannot choose {{who:subject}} {by} {{by:choosers}}<|,> unless they {price}", make, **more)
    for by in ("with", "by"):
        g.phrase("stand1", f"your opponent cannot choose {{who:subject}} {by} {{by:choosers}}", Immune)
    g.phrase("stand1", "you may extra draw without paying AP", Permits, who=This(), what=FREE_EXTRA_DRAW, others=[])


def add(g: DialectGrammar) -> None:
    if not g.asian:
        return
    times(g)
    ranges(g)
    by_number(g)
    each(g)
    locks(g)
    losers(g)
    prices(g)
