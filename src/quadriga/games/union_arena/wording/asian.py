"""What only the Asian wording says, or says in an order of its own."""

from __future__ import annotations

from quadriga.effects.flow import Either, Not, Sequence
from quadriga.effects.groups import (
    OPPONENTS,
    YOURS,
    AllOf,
    AnyOf,
    Except,
    Fixed,
    It,
    LookedAt,
    NumberOf,
    This,
    Times,
    Together,
)
from quadriga.games.union_arena.chapters.durations import UNTIL_TURN_ENDS
from quadriga.games.union_arena.chapters.faces import ANY_COLOR
from quadriga.games.union_arena.chapters.table import DECK, ENERGY, FRONT, HAND, LIFE, LIMBO, REMOVAL, SIDELINE
from quadriga.games.union_arena.chapters.timing import (
    ATTACK_PHASE_ENDS,
    BY_ANYBODY,
    DECK_TO_SIDELINE,
    HAND_TO_SIDELINE,
    MAIN_PHASE_ENDS,
    RAIDED_OVER,
    USED_CARD,
    Timing,
)
from quadriga.games.union_arena.vocabulary.actions import PlaceInSideline, TakeTopCard, ToDeck, ToHand
from quadriga.games.union_arena.vocabulary.actions_draw import DrawCards, DrawUntil
from quadriga.games.union_arena.vocabulary.actions_lines import Swap
from quadriga.games.union_arena.vocabulary.actions_state import DealDamage, Later, LockNext
from quadriga.games.union_arena.vocabulary.amounts import HappenedCount, UniqueNames
from quadriga.games.union_arena.vocabulary.conditions import (
    AddedCard,
    AddedNone,
    Counts,
    LineFull,
    MovedOne,
    Spoken,
    ThereIs,
    ThisIs,
    YourTurn,
)
from quadriga.games.union_arena.vocabulary.conditions_turn import Happened
from quadriga.games.union_arena.vocabulary.filters import (
    EXACTLY,
    AnyCard,
    HasActivateMain,
    HasKeyword,
    IsRaided,
    IsResting,
    NameContains,
    NoAffinities,
    OfYours,
)
from quadriga.games.union_arena.vocabulary.filters_numbers import (
    BaseBPIs,
    BPComparedTo,
    BPIs,
    EnergyIs,
    FulfilledEnergy,
    GeneratesIs,
)
from quadriga.games.union_arena.vocabulary.filters_turn import MovedThisTurn, PlayedBy, PlayedFromHand, PlayedThisTurn
from quadriga.games.union_arena.vocabulary.gains import (
    Energy,
    Gain,
    GainOneOf,
    Has,
    LessBP,
    LoseAbilities,
    MoreBP,
    QuotedAbility,
)
from quadriga.games.union_arena.vocabulary.lines import (
    AddToRange,
    AlsoNamed,
    Do,
    Line,
    Listed,
    NotUsableIf,
    OnceByName,
    OnceEach,
    OnlyIf,
    OnTurnPlayed,
    Sentence,
    Stand,
    TreatedEnergy,
    UsableIf,
    UsableOnce,
)
from quadriga.games.union_arena.vocabulary.looking import Reveal
from quadriga.games.union_arena.vocabulary.picking import Pick
from quadriga.games.union_arena.vocabulary.places import AmongThem, At, CardsAt, Chosen, UnderCards
from quadriga.games.union_arena.vocabulary.protection import CostsOwn, CostsOwnAP, ForbidsLine, Immune, Price, Sources
from quadriga.games.union_arena.vocabulary.registers import ONE, PLAYED, SIDELINED, TO_HAND, DoneTo, Pronoun
from quadriga.games.union_arena.vocabulary.standing import (
    BE_PLAYED,
    DAMAGE,
    GENERATE_ON_FRONT,
    AllOfThese,
    EntersActive,
    Forbids,
    LineLimit,
    Permits,
)
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.text.grammar import of, slot, splice
from quadriga.text.table import Quoted

ANYWHERE = -1
OWN_COLOR = ANY_COLOR
"""Energy and costs for which the text names no colour."""
PLACES = (
    ("in your hand", [HAND]),
    ("in your outside area", [SIDELINE]),
    ("in all places except on the area", [HAND, SIDELINE, DECK, LIFE, REMOVAL, LIMBO]),
)


def cards(g: DialectGrammar) -> None:
    """Numbers stand behind what they measure; Raid State is said after the noun."""
    g.phrase("prop", "BP {n:#} {how}", BPIs)
    g.phrase("prop", "BP {n:#}", BPIs, how=EXACTLY)
    g.phrase("mod", "in Raid State", IsRaided)
    g.phrase("mod", "not in Raid State", Except, one=IsRaided())
    g.phrase("adj", "in Raid State", IsRaided)
    g.names("part", '"')
    g.terminals["part"] = Quoted('"', '"', None, ("Oda", "Keeper"))
    g.phrase("namepart", "{p:part}", NameContains, parts=[slot("p")])
    g.phrase("prop", "{a:namepart} in <its|their> name<|s>", AllOf, filters=[slot("a")])
    g.phrase("prop", "{a:namepart} or {b:namepart} in <its|their> name<|s>", AnyOf, filters=[slot("a"), slot("b")])
    g.phrase("mod", "that <has|have> {p:props1}", AllOf, filters=[slot("p")])
    g.phrase("mod", "that fulfilled required energy", FulfilledEnergy)
    g.list("which", "which1", ("a or b or c",), AnyOf, "filters")


def gains(g: DialectGrammar) -> None:
    g.phrase("gain", "+{n:#} BP", MoreBP, amount=of(Fixed, n=slot("n")))
    g.phrase("gain", "+{n:#} BP for {e:each}", MoreBP, amount=of(Times, amount=slot("e"), factor=slot("n")))
    less = [of(LessBP, amount=of(Fixed, n=slot("n")))]
    for until in ("until",):
        g.phrase("act", "{what} <gets|gains|get|gain> -{n:#} BP {ends:" + until + "}", Gain, gains=less)
        g.phrase("act", "{ends:" + until + "}, {what} <gets|gains|get|gain> -{n:#} BP", Gain, gains=less)
        g.phrase("act", "give {what} -{n:#} BP {ends:" + until + "}", Gain, gains=less)
    g.phrase("stand1", "{who:subject} <gets|gains|get|gain> -{n:#} BP", Has, gains=less)


def energy(g: DialectGrammar) -> None:
    """Generated energy is of the card's own colour where none is named."""
    for words, fields in ((" {c:color}", {"color": slot("c")}), ("", {"color": OWN_COLOR})):
        more = [of(Energy, n=slot("n"), **fields)]
        g.phrase("gain", "+{n:#}" + words + " generated energy", Energy, **fields)
        g.phrase("gain", "{n:#} additional" + words + " generated energy", Energy, **fields)
        g.phrase("stand1", "increase {w:generator} generated energy by <|+>{n:#}" + words, Has, who=slot("w"), gains=more)
        g.phrase("stand1", "increase the energy it generates by <|+>{n:#}" + words, Has, who=This(), gains=more)
        g.phrase("stand1", "{who:subject} generates <additional {n:#}|{n:#} additional|+{n:#}>" + words + " energy", Has, gains=more)
        g.phrase("act", "{what} generates <additional {n:#}|{n:#} additional|+{n:#}>" + words + " energy {ends:until}", Gain, gains=more)
        g.phrase("act", "{ends:until}, increase {w:generator} generated energy by <|+>{n:#}" + words, Gain, what=slot("w"), gains=more)
        g.phrase("act", "increase {w:generator} generated energy by <|+>{n:#}" + words + " {ends:until}", Gain, what=slot("w"), gains=more)
    g.phrase("generator", "this <character|card|field>'s", This)
    g.phrase("generator", "its", Pronoun, many=ONE)
    g.phrase("prop", "generated energy of {n:#}", GeneratesIs, how=EXACTLY)


def costs(g: DialectGrammar) -> None:
    """Required energy and AP cost, reduced where the card lies; the colour is the card's own where none is named."""
    for words, places in PLACES:
        for color, given in ((" {c:color}", slot("c")), ("", OWN_COLOR)):
            for before, amount in (("", of(Fixed, n=slot("x"))), ("for {e:each}, ", of(Times, amount=slot("e"), factor=slot("x")))):
                for what in (f"this card's required energy {words}", f"the required energy of this card {words}"):
                    g.phrase("stand1", before + f"<|you may |you can >reduce {what} by {{x:#}}{color}", CostsOwn, n=amount, places=places, color=given)
                    g.phrase("stand1", before + f"{what} is reduced by {{x:#}}{color}", CostsOwn, n=amount, places=places, color=given)
            each = of(Times, amount=slot("e"), factor=slot("x"))
            for what in (f"this card's required energy {words}", f"the required energy of this card {words}"):
                g.phrase("stand1", f"reduce {what} by {{x:#}}{color} for {{e:each}}", CostsOwn, n=each, places=places, color=given)
                g.phrase("stand1", f"reduce {what} for {{e:each}} by {{x:#}}{color}", CostsOwn, n=each, places=places, color=given)
            g.phrase("stand1", f"{words}, this card's required energy is reduced by {{x:#}}{color}", CostsOwn, n=of(Fixed, n=slot("x")), places=places, color=given)
        for what in (f"this card's AP cost {words}", f"the AP cost of this card {words}"):
            g.phrase("stand1", f"reduce {what} by {{x:#}}", CostsOwnAP, n=of(Fixed, n=slot("x")), places=places)
            g.phrase("stand1", f"reduce {what} by {{x:#}} for {{e:each}}", CostsOwnAP, n=of(Times, amount=slot("e"), factor=slot("x")), places=places)
    g.phrase("stand1", "reduce <this card's AP cost|the AP cost of this card> by {x:#}", CostsOwnAP, n=of(Fixed, n=slot("x")), places=[HAND])


def instructions(g: DialectGrammar) -> None:
    g.phrase("act", "your opponent reveals <all cards in |>their hand", Reveal, what=CardsAt(At(OPPONENTS, [HAND]), AnyCard()))
    g.phrase("act", "place all <the |>cards from your hand to the outside area", PlaceInSideline, what=CardsAt(At(YOURS, [HAND]), AnyCard()))
    g.phrase("act", "also give {what} {gains} {ends:until}", Gain)
    g.phrase("act", "{what} also <gets|gains|get|gain> {gains} {ends:until}", Gain)
    g.phrase("act", "draw until you have {n:#} cards in <your |>hand", DrawUntil)
    g.phrase("cond", "<it's|it is> your turn", YourTurn, yours=True)
    g.phrase("cond", "<it's|it is> your opponent's turn", YourTurn, yours=False)
    for line, place in (("front line", FRONT), ("energy line", ENERGY)):
        for owner, theirs in (("your", False), ("your opponent's", True)):
            g.phrase("cond", f"there is <an open |>space on {owner} {line}", LineFull, opponents=theirs, place=place, full=False)
    g.phrase("cond", "you retired your opponent's character <by|with> this effect", MovedOne, deed=SIDELINED, filters=[Except(OfYours())])
    g.phrase("cond", "the added card {s:state}", Spoken, group=DoneTo(TO_HAND), filters=[slot("s")])
    g.phrase("cond", "the added <character|card> <is|was> {k:somekinds}", Spoken, group=DoneTo(TO_HAND), filters=[slot("k")])
    g.phrase("cond", "the played <character|card> <is|was> {k:somekinds}", Spoken, group=Pronoun(role=PLAYED), filters=[slot("k")])
    g.phrase("state", "was in Raid State", IsRaided)
    g.phrase("cond", "this card {s:state}", ThisIs, filters=[slot("s")])
    among = Pick(CardsAt(AmongThem(), AnyCard()), Fixed(99), True, 0, False)
    g.phrase("act", "place <them|those cards> at the top and/or bottom of your deck in any order", Sequence, steps=[
        among, ToDeck(It(), False), ToDeck(LookedAt(), True)])  # fmt: skip
    for who, group in (("this character", This()), ("that character", Pronoun(ONE, True)), ("the chosen character", Chosen())):
        g.phrase("cond", who + "'s required energy is {n:#} {how}", Spoken, group=group, filters=[of(EnergyIs, n=slot("n"), how=slot("how"))])
        g.phrase("cond", who + "<'s|> BP is {n:#} {how}", Spoken, group=group, filters=[of(BPIs, n=slot("n"), how=slot("how"))])
        g.phrase("cond", who + "'s original BP is {n:#} {how}", Spoken, group=group, filters=[of(BaseBPIs, n=slot("n"), how=slot("how"))])
    g.phrase("act", "draw {n:count} additional <card|cards>", DrawCards)
    g.list("joined", "act", ("a, b", "a, b and c", "a, b, c"), Sequence, "steps")
    g.phrase("each", "every {group:cards}", NumberOf)
    g.phrase("each", "<each|every> {k:kind} with different names {where:loc}", UniqueNames, groups=[of(CardsAt, where=slot("where"), kind=slot("k"))])
    g.phrase("each", "<each|every> {k:kind} {where:loc} with different names", UniqueNames, groups=[of(CardsAt, where=slot("where"), kind=slot("k"))])
    g.phrase("state", "<was|is> played by your <card |>effect", PlayedBy, types=[0, 1, 2])
    g.phrase("state", "<was|is> played by your character effect", PlayedBy, types=[0])
    g.phrase("state", "<was|is> played by your event effect", PlayedBy, types=[2])
    g.phrase("state", "<was|is> played from your hand", PlayedFromHand)
    g.phrase("act", "{a:what} and {b:what} <gets|gains|get|gain> {gains} {ends:until}", Gain, what=of(Together, groups=[slot("a"), slot("b")]))
    g.phrase("stand1", "this character cannot be played other than by raiding", Forbids, who=This(), what=BE_PLAYED, others=[])
    g.phrase("prop", "[Damage]", HasKeyword, word=DAMAGE)
    g.phrase("cards from", "raid source of this character", CardsAt, where=UnderCards(This(), False), kind=AnyCard())
    for goal, there in (("to the outside area", SIDELINE), ("to the remove area", REMOVAL), ("to your hand", HAND)):
        g.phrase("act", f"<place|return> the top card of this character in Raid State {goal}", TakeTopCard, what=This(), place=there)
        g.phrase("act", f"<place|return> the top card of <the|that> character in Raid State {goal}", TakeTopCard, what=Pronoun(), place=there)
    g.phrase("state", "moved <during |>this turn", MovedThisTurn)
    g.phrase("mod", "that <has |have |>moved <during |>this turn", MovedThisTurn)
    g.phrase("act", "{what} <loses|lose> all <of its |>original effects {ends:until}", LoseAbilities)
    g.phrase("act", "give {what} {a:keyword} or {b:keyword} {ends:until}", GainOneOf, always=[], gains=[slot("a"), slot("b")])
    g.phrase("stand1", "your opponent cannot choose this character by {by:sources}", Immune, who=This())
    g.phrase("sources", "character<|s> or event card effect<|s>", Sources, kinds=[0, 2])
    g.phrase("sources", "<a |>character or event card effect", Sources, kinds=[0, 2])
    g.phrase("bysource2", "your opponent's trigger effects", Sources, kinds=[3])
    g.phrase("moment", "when this character is raided on", Timing, kind=RAIDED_OVER, own=True, whose=BY_ANYBODY, filters=[], others=[])
    g.phrase("cond", "you used {k:named} <during |>this turn", Happened, kind=USED_CARD, whose=0, filters=[slot("k")], by=[])
    for who, fields in (("you", {"whose": 0}), ("your opponent", {"whose": 1})):
        used = of(HappenedCount, kind=USED_CARD, filters=[slot("k")], number=1, **fields)
        g.phrase("cond", who + " <have |has |>used {n:count} {how} {k:kind} from <your|their> hand <during |>this turn", Counts, amount=used)
        g.phrase("cond", who + " did not use <a|an> {k:kind} <during |>this turn", Not, condition=of(Happened, kind=USED_CARD, filters=[slot("k")], by=[], **fields))
    g.phrase("each", "<each|every> {k:kind} used <during |>this turn", HappenedCount, kind=USED_CARD, whose=0, filters=[slot("k")])
    g.phrase("prop", "BP equal to or less than the <total |>number of {c:cards} x{n:#}", BPComparedTo, amount=of(Times, amount=of(NumberOf, group=slot("c")), factor=slot("n")))
    g.phrase("prop", "no traits", NoAffinities)
    g.phrase("mod", "without traits", NoAffinities)
    g.phrase("stand1", "this <card|character> cannot be played on or moved to the front line", ForbidsLine, place=FRONT, move=True)
    g.phrase("stand1", "this <card|character> cannot be played on or moved to the energy line", ForbidsLine, place=ENERGY, move=True)
    for zone, kind in (("hand", HAND_TO_SIDELINE), ("deck", DECK_TO_SIDELINE)):
        g.phrase("moment", f"when this card is placed from your {zone} to the outside area by your effect", Timing, kind=kind, own=True, whose=BY_ANYBODY, filters=[], others=[OfYours()])
    g.phrase("cond", "<you have|there is|there are> {n:count} {how} {a:kind} with different names or <a |>{b:kind} {where:loc}", Either, conditions=[
        of(Counts, amount=of(UniqueNames, groups=[of(CardsAt, where=slot("where"), kind=slot("a"))]), n=slot("n"), how=slot("how")),
        of(ThereIs, group=of(CardsAt, where=slot("where"), kind=slot("b")))])  # fmt: skip
    g.phrase("cond", "you did not add a card to your hand", AddedNone)
    g.phrase("adj", "rested", IsResting)
    g.phrase("sentence", "{n:name} can only be used once per turn.", Sentence, do=of(UsableOnce, name=slot("n")))
    g.phrase("sentence", "if {c:conds}, this card cannot be used.", Sentence, do=of(NotUsableIf, condition=slot("c")))
    g.phrase("prop", "<an |>[Main]", HasActivateMain)
    g.phrase("cond", "you added<| a card| cards| it><| to your hand>", AddedCard)
    g.phrase("cond", "you added<| a card| cards| it><| to your hand> <with|by> this effect", AddedCard)
    g.phrase("act", "give {what} -{n:#} BP", Gain, gains=[of(LessBP, amount=of(Fixed, n=slot("n")))], ends=UNTIL_TURN_ENDS)
    g.phrase("act", "add {p:looked} to your hand", Sequence, steps=[slot("p"), ToHand(It())])
    g.phrase("act", "reveal and add {p:pick} to your hand", Sequence, steps=[slot("p"), Reveal(It()), ToHand(It())])
    g.phrase("act", "<deal|inflict> {n:#} damage to your opponent", DealDamage)
    g.phrase("act", "switch <their|its> <position|positions>", Swap, first=Pronoun(), second=Pronoun())
    g.phrase("act", "the next time <it|they> would <be set|set|switch> to active<|,> <it does|they do> not", LockNext, what=Pronoun())
    g.phrase("act", "<it|they> cannot be set to active the next 1 time", LockNext, what=Pronoun())
    g.phrase("act", "next time <it|they> would <be set|set|switch> to active<|,> <it does|they do> not", LockNext, what=Pronoun())


def lines(g: DialectGrammar) -> None:
    g.phrase("line", "this card is also treated as having required energy of {n:#}.", Line, labels=[], body=of(TreatedEnergy, n=slot("n"), color=OWN_COLOR, place=ANYWHERE))
    g.phrase("line", "this card is also treated as {names:alsolist}.", Line, labels=[], body=of(AlsoNamed, names=slot("names")))
    g.list("alsolist", "name", ("a", "a and b", "a, b, and c"))
    listed = "{amount:number}<.|:>\n{steps}"
    g.phrase("listed", "this character gains all <|of >the following effects based on " + listed, Listed)
    g.phrase("listed", "this character gets all <|of >the following effects based on " + listed, Listed)
    has = of(Stand, effects=[of(AllOfThese, effects=[of(Has, who=This(), gains=slot("g"))])])
    g.phrase("inner", "{g:boosts}.", Line, labels=[], body=has)
    g.phrase("inner", "{g:boosts}", Line, labels=[], body=has)
    g.phrase("boost", "+{n:#} BP", MoreBP, amount=of(Fixed, n=slot("n")))
    g.phrase("boost", '"{ability:quoted}"', QuotedAbility)
    g.include("boosting", "gain")
    g.list("boosts", "boost", ("a",))
    both = of(Stand, effects=[of(AllOfThese, effects=[of(Has, who=This(), gains=[slot("a"), slot("b")])])])
    g.phrase("inner", "{a:boost} and {b:boosting}.", Line, labels=[], body=both)
    g.phrase("inner", "{a:boost} and {b:boosting}", Line, labels=[], body=both)
    for words in ("play this {x} in active", "play this {x} on your area and set it to active", "this {x} is played in active", "this {x} comes into play in active"):
        g.phrase("stand1", words.replace("{x}", "<character|card|field>"), EntersActive)
    g.phrase("stand1", "{who:subject} also <generates|generate> energy on the front line", Permits, what=GENERATE_ON_FRONT, others=[])
    must = "when your opponent chooses this character <with|for> {by:sources}, they must pay {n:#} additional AP"
    g.phrase("stand1", must, Price, who=This())
    g.phrase("sources", "<a |the >character effect or event effect", Sources, kinds=[0, 2])
    g.phrase("sources", "an effect of a character or an event card", Sources, kinds=[0, 2])
    g.phrase("sources", "an effect", Sources, kinds=[0, 1, 2, 3])
    g.phrase("sentence", "you cannot <use|play> this card if {c:conds}.", Sentence, do=of(NotUsableIf, condition=slot("c")))
    g.phrase("sentence", "if {c:conds}, you cannot <use|play> this card<| from your hand>.", Sentence, do=of(NotUsableIf, condition=slot("c")))
    g.phrase("sentence", "this <card|character|field> can only be <used|played> if {c:conds}.", Sentence, do=of(UsableIf, condition=slot("c")))
    g.phrase("sentence", "you can only use 1 {n:name} per turn.", Sentence, do=of(UsableOnce, name=slot("n")))
    g.phrase("stand1", "the number of cards you can place on the front line is reduced by {less:#}", LineLimit, place=FRONT)
    g.phrase("stand1", "this card cannot be played on the energy line", ForbidsLine, place=ENERGY, move=False)
    g.phrase("stand1", "this card cannot be played on the front line", ForbidsLine, place=FRONT, move=False)
    g.phrase("stand1", "this card can only be played by your effects or raided", Forbids, who=This(), what=BE_PLAYED, others=[])
    each = of(Times, amount=slot("e"), factor=slot("n"))
    for words in ("for {e:each}, increase the <specified |>BP range by +{n:#}", "for {e:each}, increase the specified range by +{n:#}", "increase the <specified |>BP range by +{n:#} for {e:each}"):
        g.phrase("sentence", words + ".", Sentence, do=of(AddToRange, amount=each))
    g.phrase("sentence", "cannot be activated <during|on> the turn this <character|field> <was|is> played.", Sentence, do=OnlyIf(Not(ThisIs([PlayedThisTurn()]))))
    # an instruction put off, after the first sentence: "At the end of your main phase, retire this character."
    for words, kind in (("at the end of <your|the> main phase", MAIN_PHASE_ENDS), ("at the end of <your|the> attack phase", ATTACK_PHASE_ENDS)):
        g.phrase("delayed", words + ", {a:clause1}.", Sentence, do=of(Later, kind=kind, turn=0, action=slot("a"), about=It()))
    g.capital("delayed")
    g.phrase("body", "{s:sentences} {l:delayed}", Do, sentences=[splice("s"), slot("l")])
    g.phrase("body", "{s:sentences} {l:delayed} {t:sentences}", Do, sentences=[splice("s"), slot("l"), splice("t")])
    g.phrase("sentence", "<this effect can|can|you can> only be activated if {c:conds}.", Sentence, do=of(OnlyIf, condition=slot("c")))
    g.phrase("sentence", "you can only activate<| this effect> if {c:conds}.", Sentence, do=of(OnlyIf, condition=slot("c")))
    g.phrase("sentence", "<can only be activated|activate only> if {c:conds}.", Sentence, do=of(OnlyIf, condition=slot("c")))
    g.phrase("sentence", "this effect of {n:name} can only be activated <once per turn|1 time per turn>.", Sentence, do=of(OnceByName, name=slot("n")))
    g.phrase("sentence", "you can only <use|activate> this effect of {n:name} once per turn.", Sentence, do=of(OnceByName, name=slot("n")))
    g.phrase("sentence", "this effect can only be <activated|used> once per turn.", Sentence, do=OnceEach())
    g.phrase("sentence", "<can only be activated|can only activate|this effect can only be activated|you can only activate this effect> <during|on> the turn this <character|field|card> <was|is> played.", Sentence, do=OnTurnPlayed())


def add(g: DialectGrammar) -> None:
    g.own()
    cards(g)
    gains(g)
    energy(g)
    costs(g)
    instructions(g)
    lines(g)
