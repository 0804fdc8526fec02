"""Further moments, standing texts and conditions that are parts known elsewhere in another arrangement."""

from __future__ import annotations

from quadriga.effects.flow import Both, Not, Sequence
from quadriga.effects.groups import (
    OPPONENTS,
    YOURS,
    AllOf,
    Another,
    AnyOf,
    Except,
    Fixed,
    It,
    NumberOf,
    OtherCard,
    This,
    Times,
    Together,
)
from quadriga.games.union_arena.chapters.faces import ANY_COLOR
from quadriga.games.union_arena.chapters.table import DECK, ENERGY, FRONT, HAND, LIFE, LIMBO, REMOVAL, SIDELINE
from quadriga.games.union_arena.chapters.timing import (
    ATTACKED,
    BLOCKED,
    BY_ANYBODY,
    BY_OPPONENT,
    BY_YOU,
    DECK_TO_SIDELINE,
    HAND_TO_SIDELINE,
    LIFE_TO_SIDELINE,
    NOT_BLOCKED,
    PLAYED,
    RAIDED_OVER,
    READIED,
    RETURNED,
    SIDELINED,
    TO_REMOVAL,
    WON,
    AttackTiming,
    Timing,
)
from quadriga.games.union_arena.vocabulary.actions import TakeTopCard
from quadriga.games.union_arena.vocabulary.actions_lines import MoveLine
from quadriga.games.union_arena.vocabulary.actions_play import EitherOf
from quadriga.games.union_arena.vocabulary.amounts import BPOf, DifferentAffinities, EnergySum
from quadriga.games.union_arena.vocabulary.conditions import (
    Counts,
    Did,
    DidNot,
    EachThere,
    GroupIs,
    Spoken,
    ThereIs,
    ThisIs,
)
from quadriga.games.union_arena.vocabulary.conditions_turn import Happened
from quadriga.games.union_arena.vocabulary.filters import AnyCard, IsThisCard, IsType, Kind, OfYours, OnOtherLine
from quadriga.games.union_arena.vocabulary.filters_numbers import (
    BaseBPIs,
    BPAboveBase,
    BPComparedTo,
    EnergyAtMost,
    EnergyEquals,
)
from quadriga.games.union_arena.vocabulary.filters_turn import IsAttacking, PlayedBy, PlayedFrom
from quadriga.games.union_arena.vocabulary.gains import Energy, Gain, Has
from quadriga.games.union_arena.vocabulary.lines import (
    AlsoNamed,
    Do,
    Keywords,
    Line,
    ListedIf,
    Mixed,
    Stand,
    TreatedEnergy,
    When,
)
from quadriga.games.union_arena.vocabulary.looking import SelectedEnergy, SelectEnergy
from quadriga.games.union_arena.vocabulary.picking import DifferentNames
from quadriga.games.union_arena.vocabulary.places import AmongThem, At, Beneath, CardsAt, Chosen, Revealed, UnderCards
from quadriga.games.union_arena.vocabulary.protection import CostsOthers, CostsOwn, CostsOwnAP, ForbidsLine, LosersGo
from quadriga.games.union_arena.vocabulary.registers import ONE, Otherwise, Pronoun
from quadriga.games.union_arena.vocabulary.standing import (
    BE_PLAYED,
    BE_RAIDED_BY,
    BE_RAIDED_BY_ANY,
    BE_REMOVED,
    SNIPE_AT,
    AllOfThese,
    EntersActive,
    Forbids,
    ForbidsTrigger,
    Permits,
    While,
)
from quadriga.games.union_arena.vocabulary.withstanding import Withstands
from quadriga.games.union_arena.wording.cards import TRIGGERS
from quadriga.games.union_arena.wording.dialects import DialectGrammar, asian_words
from quadriga.games.union_arena.wording.standing import PREDICATES
from quadriga.games.union_arena.wording.timings import DEEDS
from quadriga.text.grammar import of, slot

FIELD = [FRONT, ENERGY]


def moments(g: DialectGrammar) -> None:
    """Whoever it happens to, in the further ways in which this wording names them."""
    k = slot("k")
    subjects = (
        ("your {k:kind}", {"own": False, "whose": BY_YOU, "filters": [k]}),
        ("<a|an> {k:kind} from your area", {"own": False, "whose": BY_YOU, "filters": [k]}),
        ("your other {k:kind}", {"own": False, "whose": BY_YOU, "filters": [Another(), k]}),
        ("your opponent's {k:kind}", {"own": False, "whose": BY_OPPONENT, "filters": [k]}),
    )
    for deed, kind, cls, by in DEEDS:
        words = asian_words(deed)
        if words is None:
            continue
        for who, fields in subjects:
            g.phrase("moment", f"when {who} {words}", cls, kind=kind, others=by, **fields)
    for deed, kind, cls, by in DEEDS:
        words = asian_words(deed)
        if words is not None and words.startswith(("attacks", "blocks")):
            g.phrase("moment", f"if this character {words}", cls, kind=kind, others=by, own=True, whose=BY_ANYBODY, filters=[])
    lost = {REMOVAL: ("is placed to the remove area",), HAND: ("returns to your opponent's hand", "returns to their hand", "is returned to your opponent's hand", "is returned to their hand"),
            DECK: ("is placed at the bottom of your opponent's deck", "is placed at the bottom of their deck")}  # fmt: skip
    won = AttackTiming(WON, True, BY_ANYBODY, [], [])
    for place, goals in lost.items():
        loses = Stand([AllOfThese([While(ThisIs([IsAttacking()]), LosersGo(place))])])
        for goal in goals:
            for end in ("retiring", "being retired", "retire", "retired"):
                g.phrase("body", f"when this character attacks and wins a battle, {{c:clause0}} and your opponent's character that lost this battle {goal} instead of {end}.", Mixed,
                         first=loses, second=of(When, timings=[won], first=slot("c")))  # fmt: skip
    both = [of(Timing, kind=kind, own=False, whose=BY_YOU, filters=[k], others=[]) for kind in (ATTACKED, BLOCKED)]
    for who in ("your {k:kind}", "<a|an> {k:kind} on your area"):
        g.phrase("whenbody", f"when {who} attacks or blocks, {{first:clause}}.", When, timings=both)
        g.phrase("whenbody", f"when {who} attacks or blocks, {{first:clause}}. {{sentences}}", When, timings=both)
    g.phrase("moment", "when your {k:named}'s attack is not blocked", Timing, kind=NOT_BLOCKED, own=False, whose=BY_YOU, filters=[k], others=[])
    against = [slot("l")]
    g.phrase("moment", "<when|if> this character attacks and wins a battle against <a|an> {l:kind}", AttackTiming, kind=WON, own=True, whose=BY_ANYBODY, filters=[], others=against)
    g.phrase("moment", "<when|if> this rested <character|field> <is set to|becomes> active by your effect", Timing, kind=READIED, own=True, whose=BY_ANYBODY, filters=[], others=[OfYours()])
    for words in ("you place <a|an> {k:kind} from your life area to the outside area", "<a|an> {k:kind} is placed from your life area to the outside area"):
        g.phrase("moment", "when " + words, Timing, kind=LIFE_TO_SIDELINE, own=False, whose=BY_YOU, filters=[k], others=[])
    for agent, others in (("", []), (" by your effect", [OfYours()]), (" by the effect of your {l:kind}", [slot("l"), OfYours()])):
        g.phrase("moment", "when this card is placed to the remove area" + agent, Timing, kind=TO_REMOVAL, own=True, whose=BY_ANYBODY, filters=[], others=others)
    for zone, kind in (("hand", HAND_TO_SIDELINE), ("deck", DECK_TO_SIDELINE)):
        for agent, others in (("", []), (" by your effect", [OfYours()]), (" by your own effect", [OfYours()])):
            g.phrase("moment", f"when you place <1|a> card from your {zone} to the outside area{agent}", Timing, kind=kind, own=False, whose=BY_YOU, filters=[], others=others)
    g.phrase("moment", "when you raid", Timing, kind=RAIDED_OVER, own=False, whose=BY_YOU, filters=[], others=[])
    either = [Timing(kind, True, BY_ANYBODY, [], []) for kind in (SIDELINED, RETURNED)]
    g.phrase("whenbody", "when this character is retired or returns to your hand, {first:clause}.", When, timings=either)
    g.phrase("whenbody", "when this character is retired or returns to your hand, {first:clause}. {sentences}", When, timings=either)


def costs(g: DialectGrammar) -> None:
    """Reduce what this card costs: the colour, the place and the number in any order."""
    n = of(Fixed, n=slot("x"))
    for may in ("", "you can ", "you may "):
        for own in ("this card's required energy", "this character's required energy", "the required energy of this card"):
            for words, color in ((" {c:color}", slot("c")), ("", ANY_COLOR)):
                for place, places in (("from your hand", [HAND]), ("in your hand", [HAND])):
                    g.phrase("stand1", f"{may}reduce {own} by {{x:#}}{words} {place}", CostsOwn, n=n, places=places, color=color)
                    if words:
                        g.phrase("stand1", f"{may}reduce {own}{words} by {{x:#}} {place}", CostsOwn, n=n, places=places, color=color)
    g.phrase("stand1", "this card's required energy is reduced by {x:#}", CostsOwn, n=n, places=[HAND], color=ANY_COLOR)
    hand = of(CardsAt, where=At(YOURS, [HAND]), kind=slot("kind"))
    for words in ("<all |>your {kind}", "<all |>{kind} in your hand"):
        g.phrase("stand1", f"reduce the required energy of {words} by {{x:#}}", CostsOthers, who=hand, n=n, color=ANY_COLOR)
    g.phrase("stand1", "reduce the AP cost in your hand by {x:#}", CostsOwnAP, n=n, places=[HAND])


def standings(g: DialectGrammar) -> None:
    """What is said of this character, two in one breath; a standing text before instructions."""
    for words, cls, fields in PREDICATES:
        said = asian_words(words)
        if said is not None:
            g.phrase("pred", said, cls, who=This(), **fields)
    for by in ("by", "due to"):
        for kind, others in (("", []), ("character ", [IsType([0])]), ("event ", [IsType([2])]), ("character or event ", [IsType([0, 2])])):
            g.phrase("stand1", f"if this character would leave the area {by} your opponent's {kind}<effect|effects>, it does not instead", Withstands, who=This(), what=BE_REMOVED, others=others)
    g.phrase("stand", "if {condition:conds} {effect:stand0}", While)
    for words in ("this character's [Sniper] cannot target {k:kind}", "this character [Sniper] cannot target {k:kind}"):
        g.phrase("stand1", words, Forbids, who=This(), what=SNIPE_AT, others=[slot("k")])
    for word, trigger in TRIGGERS.items():
        for words in (f"your opponent cannot activate [{word}] <trigger|triggers> from a trigger check caused by damage dealt by this character", f"your opponent cannot activate [{word}] <trigger|triggers> during a trigger check caused by damage dealt by this character"):
            g.phrase("stand1", words, ForbidsTrigger, who=This(), trigger=trigger)
    for words in ("your character cards with [Raid] can use this card to raid", "you can raid this character with your character cards without the required <raided|Raided> card"):
        g.phrase("stand1", words, Permits, who=This(), what=BE_RAIDED_BY_ANY, others=[])
    g.phrase("stand1", "your {k:altkind} cards with [Raid] can use this card to raid", Permits, who=This(), what=BE_RAIDED_BY, others=[slot("k")])
    g.phrase("this", "this rested <character|field|card>", This)
    for line, place in (("front line", FRONT), ("energy line", ENERGY)):
        g.phrase("act", f"move to the {line}", MoveLine, what=It(), to=place)
    g.phrase("stand1", "this character <gains|gets> {gains} and {b:pred}", AllOfThese, effects=[of(Has, who=This(), gains=slot("gains")), slot("b")])
    g.phrase("stand1", "this character {b:pred} and <gains|gets> {gains}", AllOfThese, effects=[slot("b"), of(Has, who=This(), gains=slot("gains"))])
    g.phrase("body", "{s:standings} {t:sentences}", Mixed, first=of(Stand, effects=slot("s")), second=of(Do, sentences=slot("t")))
    for line, place in (("front line", FRONT), ("energy line", ENERGY)):
        g.phrase("stand1", f"this <card|character> cannot be played or moved to the {line}", ForbidsLine, place=place, move=True)
        g.phrase("stand1", f"this <card|character> cannot be played to the {line} or moved to the {line}", ForbidsLine, place=place, move=True)
        g.phrase("stand1", f"this <card|character> cannot be played to the {line}", ForbidsLine, place=place, move=False)
    for end in ("except by raid", "except by raiding", "other than by raid"):
        g.phrase("stand1", "this <card|character> cannot be played " + end, Forbids, who=This(), what=BE_PLAYED, others=[])
    g.phrase("state", "is another <character|card>", Another)
    g.phrase("line", "you may treat this card at the top of your deck as required energy of {n:#}.", Line, labels=[], body=of(TreatedEnergy, n=slot("n"), color=ANY_COLOR, place=DECK))
    g.phrase("act", "declare required energy", SelectEnergy)
    declared = EnergyEquals(SelectedEnergy())
    for words in ("the same as the declared by this effect", "the same as the declared number", "the same as the declared required energy"):
        g.phrase("cond", "the required energy of the revealed card is " + words, Spoken, group=Revealed(), filters=[declared])
    g.phrase("prop", "required energy <lower than or equal to|equal to or lower than|equal to or less than> this card", EnergyAtMost, amount=EnergySum(This()))
    for own in ("this card's required energy", "the required energy of this card"):
        everywhere = {"places": [HAND, SIDELINE, DECK, LIFE, REMOVAL, LIMBO], "color": ANY_COLOR}
        g.phrase("stand1", f"reduce {own} by {{x:#}} in all places", CostsOwn, n=of(Fixed, n=slot("x")), **everywhere)
        each = of(Times, amount=slot("e"), factor=slot("x"))
        g.phrase("stand1", f"for {{e:each}}, reduce {own} by {{x:#}} in all places", CostsOwn, n=each, **everywhere)
    for goal, there in (("to the outside area", SIDELINE), ("to the remove area", REMOVAL), ("to your hand", HAND)):
        for card in ("that raided card", "that character", "that raided character", "it", "this character"):
            g.phrase("act", f"<place|return> the top card of {card} {goal}", TakeTopCard, what=This() if card == "this character" else Pronoun(), place=there)
    g.phrase("cond", "this character's BP is <higher|greater|more> than its original BP", ThisIs, filters=[BPAboveBase()])
    for words, fields in ((" {c:color}", {"color": slot("c")}), ("", {"color": ANY_COLOR})):
        more = [of(Energy, n=slot("n"), **fields)]
        for shape in ("increase the energy this <character|card|field> generates by <|+>{n:#}" + words, "increase the energy it generates" + words + " by <|+>{n:#}", "increase the energy this <character|card|field> generates" + words + " by <|+>{n:#}",
                      "this <character|field|card> increase its generated energy by <|+>{n:#}" + words, "this field's generate additional {n:#}" + words + " energy"):  # fmt: skip
            g.phrase("stand1", shape, Has, who=This(), gains=more)
        g.phrase("act", "this <character|field|card> increase its generated energy by <|+>{n:#}" + words + " {ends:until}", Gain, what=This(), gains=more)
        g.phrase("act", "{ends:until}, {what} generates <additional {n:#}|{n:#} additional|+{n:#}>" + words + " energy", Gain, gains=more)
    g.phrase("stand1", "this <card|character|field> is active when played onto the <area|field>", EntersActive)
    g.phrase("line", "this <card|character|field> is also treated as <a |an |>{n:name}.", Line, labels=[], body=of(AlsoNamed, names=[slot("n")]))
    g.phrase("line", "the [On Play] of the raided character and this effect can be resolved in any order.", Line, labels=[], body=Keywords([]))


def there(g: DialectGrammar) -> None:
    """Under a card; with a bare noun; more than one answer."""
    beneath = of(CardsAt, where=of(Beneath, group=slot("h")), kind=slot("k"))
    g.phrase("cond", "there <is|are> <a |an |>{k:kind0} under {h:hosts}", ThereIs, group=beneath)
    g.phrase("cond", "there are {n:count} {how} {k:kind0} under {h:hosts}", Counts, amount=of(NumberOf, group=beneath))
    base = CardsAt(UnderCards(This(), False), AnyCard())
    for words in ("this character's raid source", "this character's raid source card", "the raid source of this character"):
        g.phrase("cond", words + " <is|was> {k:somekinds}", GroupIs, group=base, filters=[slot("k")])
        g.phrase("cond", words + " {s:state}", GroupIs, group=base, filters=[slot("s")])
        g.phrase("cond", words + "'s BP is {n:#} {how}", GroupIs, group=base, filters=[of(BaseBPIs, n=slot("n"), how=slot("how"))])
    for article in ("your", "a", "an", "your other"):
        for turn in ("", " during this turn"):
            g.phrase("cond", f"this character was played by the effect of {article} {{k:altkind}}{turn}", Happened, kind=PLAYED, whose=0, filters=[IsThisCard()], by=[slot("k")], by_yours=True)
    g.phrase("one bare", "<{adjectives:adjs} ><{which} >{noun:single}< {more:mods}>", Kind)
    g.phrase("single", "<card|cards>", AnyCard)
    g.phrase("single", "<character|characters>", IsType, types=[0])
    for who, whose in (("you have", YOURS), ("your opponent has", OPPONENTS)):
        g.phrase("cond", who + " {k:one bare}", ThereIs, group=of(CardsAt, where=At(whose, FIELD), kind=slot("k")))
        g.phrase("cond", who + " {k:one bare} {where:loc}", ThereIs, group=of(CardsAt, where=slot("where"), kind=slot("k")))
    counted = of(Counts, amount=of(NumberOf, group=of(CardsAt, where=slot("where"), kind=slot("k"))), n=slot("n"), how=slot("how"))
    g.phrase("cond", "there are {n:count} {how} {k:kind} {where:loc}, including <a |an |>{l:altkind}", Both, conditions=[counted, of(ThereIs, group=of(CardsAt, where=slot("where"), kind=slot("l")))])
    one, two = (of(NumberOf, group=of(CardsAt, where=slot("where"), kind=slot(k))) for k in "ab")
    g.phrase("cond", "there are {n:count} {how} {a:kind} and {m:count} {h:how} {b:kind} {where:loc}", Both, conditions=[
        of(Counts, amount=one, n=slot("n"), how=slot("how")), of(Counts, amount=two, n=slot("m"), how=slot("h"))])  # fmt: skip
    g.phrase("cond", "<it's not|it isn't|it is not>", Otherwise)
    g.phrase("cond", "your opponent <does not|did not><| retire 1| do so| retire>", DidNot)
    g.phrase("cond", "your opponent did", Did)
    for words, place in (("outside area", SIDELINE), ("remove area", REMOVAL)):
        g.phrase("state", f"<was|is> played from your {words}", PlayedFrom, place=place)
    four = [of(CardsAt, where=slot("where"), kind=slot(k)) for k in "abcd"]
    g.phrase("cond", "<you have|there are> {a:onekind}, {b:onekind}, {c:onekind}, and {d:onekind} {where:loc}", EachThere, groups=four)
    g.phrase("cond", "{w:theone} {s:state} and {t:state}", Spoken, group=slot("w"), filters=[slot("s"), slot("t")])
    g.phrase("cond", "{w:theone} {s:state} and <is|was> <a |an |>{k:altkind}", Spoken, group=slot("w"), filters=[slot("s"), slot("k")])
    g.phrase("cond", "{w:theone} {s:state} and <is|was> <a|an> {k:kind0}", Spoken, group=slot("w"), filters=[slot("s"), slot("k")])
    for words, ref in (("this character", This()), ("that character", Pronoun(ONE, True)), ("the chosen character", Chosen())):
        for than, strictly in (("less than", True), ("lower than", True), ("equal to or less than", False), ("equal to or lower than", False), ("less than or equal to", False), ("lower than or equal to", False)):
            g.phrase("prop", f"BP {than} {words}", BPComparedTo, amount=of(BPOf, group=ref), strictly=strictly)
            if not strictly:
                g.phrase("prop", f"required energy {than} {words}", EnergyAtMost, amount=of(EnergySum, group=ref))
    g.phrase("hosts", "<a |an |>{kind:names}", CardsAt, where=At(YOURS, FIELD))
    g.phrase("subject", "except for {w:which}, {k:kind} {where:loc}", CardsAt, kind=of(AllOf, filters=[of(Except, one=slot("w")), slot("k")]))
    schools = of(DifferentAffinities, group=of(CardsAt, where=slot("where"), kind=slot("k")), part=slot("p"))
    for head in ("there are", "you have"):
        g.phrase("cond", head + " {n:count} {how} {k:kind} with different {p:name} traits {where:loc}", Counts, amount=schools)
    for words, types in (("character, event or trigger", [0, 2, 3]), ("character or event", [0, 2]), ("character or event card", [0, 2]), ("event or trigger", [2, 3])):
        for shape in (f"your {words} effect", f"the effect of your {words}", f"the effect your {words}"):
            g.phrase("state", f"<was|is> played by {shape}", PlayedBy, types=types)
            g.phrase("state", f"<was|is> not played by {shape}", Except, one=of(PlayedBy, types=types))
    g.phrase("state", "was not played by your <card |>effect", Except, one=PlayedBy([0, 1, 2]))
    g.phrase("cond", "there <is|are> {k:one bare} {where:loc}", ThereIs, group=of(CardsAt, where=slot("where"), kind=slot("k")))
    g.phrase("clause0", "either {a:act} or {b:act}", EitherOf, options=[slot("a"), slot("b")])
    for head in ("this character gains all the following effects", "this character gains all of the following effects", "this character gains the following effects"):
        g.phrase("listed", "if {condition:conds}, " + head + "<.|:>\n{lines:plainlines}", ListedIf)
    g.phrase("which", "{a:which1} or {b:which1} or other {z:which1}", AnyOf, filters=[slot("a"), slot("b"), of(AllOf, filters=[Another(), slot("z")])])
    g.phrase("cond", "there are no {n:count} {how} {c:cards at}", Not, condition=of(Counts, amount=of(NumberOf, group=slot("c")), n=slot("n"), how=slot("how")))


def picks(g: DialectGrammar) -> None:
    """One of each name; different names among the cards looked at."""
    among = of(CardsAt, where=AmongThem(), kind=slot("k"))
    for words, count, up_to in (("up to {c:count}", slot("c"), True), ("{c:count}", slot("c"), False), ("any number of", Fixed(99), True)):
        g.phrase("looked", words + " {k:kind} with different names", DifferentNames, among=among, count=count, up_to=up_to, taxed=False)
    for place, where in (("", AmongThem()), (" {where:source}", slot("where"))):
        category = "looked" if not place else "pick"
        each = of(CardsAt, where=where, kind=of(Kind, which=slot("w"), more=slot("m")))
        plain = of(CardsAt, where=where, kind=of(Kind, which=slot("w")))
        for head in ("up to 1 each of", "up to 1 of each", "up to 1 of"):
            g.phrase(category, f"{head} {{w:name list}}{place}", DifferentNames, among=plain, count=Fixed(99), up_to=True, taxed=False)
            g.phrase(category, f"{head} {{w:name list}} {{m:mods}}{place}", DifferentNames, among=each, count=Fixed(99), up_to=True, taxed=False)
    g.list("name list", "named", ("a and b", "a, b, and c"), AnyOf, "filters")
    for a, b in (("that", "this"), ("this", "that"), ("it", "this")):
        g.phrase("what", "{a:" + a + "} and {b:" + b + "}", Together, groups=[slot("a"), slot("b")])
    g.phrase("noun", "<event|events>", IsType, types=[2])
    g.phrase("that", "the raided character", OtherCard)
    g.phrase("that", "the character", Pronoun, many=ONE, character=True)
    g.phrase("cards at", "of your {kind} {where:source}", CardsAt)
    g.phrase("moment", "when <a|an> {k:kind} is played on a line different from this character", Timing, kind=PLAYED, own=False, whose=BY_YOU, filters=[slot("k"), OnOtherLine()], others=[])
    g.phrase("joined", "{a:act} and <gains|gets> {g:gains} {e:until}", Sequence, steps=[slot("a"), of(Gain, what=It(), gains=slot("g"), ends=slot("e"))])
    g.phrase("mod", "other than the attacking character", Except, one=IsAttacking())


def add(g: DialectGrammar) -> None:
    if not g.asian:
        return
    moments(g)
    costs(g)
    standings(g)
    there(g)
    picks(g)
