"""Gifts: what can be said of a card. One list, used by standing texts and by "… until …" alike, joined by and, or, commas."""

from __future__ import annotations

from quadriga.effects.flow import Not, Sequence
from quadriga.effects.groups import Fixed, It, This, Times
from quadriga.games.union_arena.chapters.durations import UNTIL_ATTACK_PHASE_ENDS, UNTIL_BATTLE_ENDS, UNTIL_TURN_ENDS
from quadriga.games.union_arena.chapters.faces import ANY_COLOR
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT, HAND
from quadriga.games.union_arena.vocabulary.actions_draw import ReadyAP
from quadriga.games.union_arena.vocabulary.actions_play import EitherOf
from quadriga.games.union_arena.vocabulary.actions_state import KeepLife, LockPhase, NextCosts, Ready, WidenNextRange
from quadriga.games.union_arena.vocabulary.conditions_turn import UsedFree
from quadriga.games.union_arena.vocabulary.filters import IsType
from quadriga.games.union_arena.vocabulary.gains import (
    Bundle,
    Gain,
    GainOneOf,
    GainPrinted,
    Has,
    KeywordPer,
    LoseAbilities,
    MoreBP,
    QuotedAbility,
)
from quadriga.games.union_arena.vocabulary.lines import AlsoNamed, Line, NotUsableIf, Sentence, Stand
from quadriga.games.union_arena.vocabulary.protection import (
    ITS_ABILITIES,
    YOUR_ABILITIES,
    CostsOwn,
    CostsOwnAP,
    ForbidsDeeds,
    ForbidsLine,
    Immune,
    Price,
    PriceFromHand,
    Sources,
)
from quadriga.games.union_arena.vocabulary.registers import TO_REMOVAL, DoneTo
from quadriga.games.union_arena.vocabulary.standing import (
    AP_COST,
    ATTACK_FROM_ENERGY,
    BE_MOVED,
    BE_REMOVED,
    BE_RESTED,
    BE_RETURNED,
    BE_SIDELINED,
    DAMAGE_PLUS,
    ENERGY_COST,
    FALL_IN_BATTLE,
    GENERATE_ON_FRONT,
    IMPACT_PLUS,
    LOSE_BP,
    LOSE_BP_TO_OPPONENT,
    MOVE_IN_PHASE,
    AllOfThese,
    Forbids,
    Permits,
    While,
)
from quadriga.games.union_arena.wording.circumstances import TURN
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.text.grammar import of, slot

# Whose abilities cannot do it, and on which cards: words, types of the card, not even one's own.
SOURCES: list[tuple[str, list[int], bool]] = [
    ("by your opponent's <effect|effects>", [], False),
    ("by your opponent's character <effect|effects>", [0], False),
    ("by your opponent's event <effect|effects>", [2], False),
    ("by your opponent's character or event <effect|effects>", [0, 2], False),
    ("by <your|you> or your opponent's <effect|effects>", [], True),
]


def protected(g: DialectGrammar) -> None:
    """What nobody, or nobody's abilities of a sort, can do to it."""
    if not g.asian:
        g.value("deed or loss", "affected by BP-reducing abilities", LOSE_BP)
        for words, deed in (("switched to resting", BE_RESTED), ("moved", BE_MOVED), ("returned to your hand", BE_RETURNED)):
            g.value("deed or loss", words, deed)
        g.list("deeds or losses", "deed or loss", ("a, b, or c", "a or b"))
        g.phrase("stand1", "{who:subject} cannot be {deeds:deeds or losses}", ForbidsDeeds, anyones=True)
        return
    for words, deed in (("rested", BE_RESTED), ("moved", BE_MOVED), ("returned to your hand", BE_RETURNED), ("retired", BE_SIDELINED)):
        g.value("passive", words, deed)
    g.list("passives", "passive", ("a", "a or b", "a, b or c"))
    for words, types, anyones in SOURCES:
        others = [IsType(types)] if types else []
        g.phrase("predicate", f"cannot be {{deeds:passives}} {words}", ForbidsDeeds, who=This(), others=others, anyones=anyones)
        g.phrase("stand1", f"{{who:subject}} cannot be {{deeds:passives}} {words}", ForbidsDeeds, others=others, anyones=anyones)
    for words in ("cannot return to your hand", "cannot be returned to your hand"):
        g.phrase("predicate", words, ForbidsDeeds, who=This(), deeds=[BE_RETURNED], anyones=True)
        g.phrase("stand1", "this character " + words, ForbidsDeeds, who=This(), deeds=[BE_RETURNED], anyones=True)
    g.include("predicate", "pred")
    g.list("predicates", "predicate", ("a and b", "a, b and c"))
    g.list("predicates with commas", "predicate", ("a, and b", "a, b, and c"))
    for listed in ("predicates", "predicates with commas"):
        g.phrase("stand1", "this character {effects:" + listed + "}", AllOfThese)


def lines(g: DialectGrammar) -> None:
    """A line on which a card is not played, to which it is not moved; whose abilities may do so."""
    stays = Forbids(This(), MOVE_IN_PHASE, [])
    if not g.asian:
        here = "this <card|character> cannot be played onto your {line}"
        for words, place in (("front line", FRONT), ("energy line", ENERGY)):
            said = here.replace("{line}", words)
            g.phrase("stand1", f"{said} and can only be moved to your {words} using its ability", AllOfThese, effects=[ForbidsLine(place, False), ForbidsLine(place, True, ITS_ABILITIES)])
            g.phrase("stand1", f"this card cannot be played to your {words} or move during your move phase", AllOfThese, effects=[ForbidsLine(place, False), stays])
        return
    for words, place in (("front line", FRONT), ("energy line", ENERGY)):
        for but in ("except by this effect", "except with this card's [Main] effect", "except by this card's effect", "other than by this effect"):
            g.phrase("stand1", f"this <card|character> cannot be played on or moved to the {words}<|,> {but}", ForbidsLine, place=place, move=True, but=ITS_ABILITIES)
        for but in ("except by your effects", "other than by your effects", "except using your effects"):
            g.phrase("stand1", f"this <card|character> cannot be played on or moved to the {words}<|,> {but}", ForbidsLine, place=place, move=True, but=YOUR_ABILITIES)
        for by in ("using your effects", "by your effects", "with your effects", "by your effect"):
            g.phrase("stand1", f"this <card|character> can only be played on or moved to the {words} {by}", ForbidsLine, place=place, move=True, but=YOUR_ABILITIES)
        for onto in ("to", "on"):
            head = f"this <card|character> cannot be played {onto} the {words} and cannot"
            g.phrase("stand1", f"{head} move during the movement phase", AllOfThese, effects=[ForbidsLine(place, False), stays])
            g.phrase("stand1", f"{head} be moved other than by your effect", AllOfThese, effects=[
                ForbidsLine(place, False), stays, ForbidsDeeds(This(), [BE_MOVED])])  # fmt: skip


def chosen_for_a_price(g: DialectGrammar) -> None:
    """The opponent can choose it only at a price, said from the side of the card that is chosen."""
    if not g.asian:
        return
    g.phrase("choosers", "your opponent's character effects or event <card|cards>", Sources, kinds=[0, 2])
    g.phrase("choosers", "the effects of character or event cards", Sources, kinds=[0, 2])
    pays = ("pay {n:#} additional AP", "additionally pay {n:#} AP")
    gives = ("place 1 additional card from their hand to the outside area", "additionally place 1 card from their hand to the outside area")
    for prices, make, more in ((pays, Price, {}), (gives, PriceFromHand, {"n": 1})):
        for price in prices:
            g.phrase("stand1", f"when this character is chosen by {{by:choosers}}, they cannot choose this character unless they {price}", make, who=This(), **more)
            g.phrase("stand1", f"if this character is chosen by {{by:choosers}}, they must {price}", make, who=This(), **more)


def either(g: DialectGrammar) -> None:
    """One of two gifts, each of them a list (the Asian wording: reaching.py)."""
    if g.asian:
        return
    g.include("this or that", "gain")
    g.list("this or that", "gain", ("a and b",), Bundle, "gains")
    two = [slot("a"), slot("b")]
    g.phrase("act", "{what} <gains|gain> {a:this or that} or {b:this or that} {ends:until}", GainOneOf, always=[], gains=two)
    g.phrase("act", "give {what} {a:this or that} or {b:this or that} {ends:until}", GainOneOf, always=[], gains=two)


def costs(g: DialectGrammar) -> None:
    """What cards cost less: the next one, all of a kind, this one where it performs Raid."""
    if not g.asian:
        return
    for where, fields in (("from your hand", {}), ("from your hand or outside area", {"sideline": True})):
        for verb in ("use", "play"):
            next_ = f"the next {{k:kind}} you {verb} {where}"
            g.phrase("act", f"reduce the AP cost of {next_} by {{n:#}}", NextCosts, kind=AP_COST, filters=[slot("k")], **fields)
            g.phrase("act", f"reduce the required energy of {next_} by {{n:#}}", NextCosts, kind=ENERGY_COST, filters=[slot("k")], **fields)
            g.phrase("act", f"during this turn, reduce the required energy of {next_} by {{n:#}}", NextCosts, kind=ENERGY_COST, filters=[slot("k")], **fields)
            g.phrase("act", f"during this turn, reduce the AP cost of {next_} during this turn by {{n:#}}", NextCosts, kind=AP_COST, filters=[slot("k")], **fields)


    less = of(Fixed, n=slot("x"))
    used = f"if you <played|used> another {{k:kind}} without paying AP {TURN}, this effect <is|will be> <negated|nullified>"
    for head in ("when you raid this card", "when you raid this card from your hand"):
        for what, make, color in (("AP cost", CostsOwnAP, {}), ("required energy", CostsOwn, {"color": ANY_COLOR})):
            own = of(make, n=less, places=[HAND], raid_only=True, **color)
            asked = of(While, condition=slot("c"), effect=own)
            g.phrase("stand", f"{head}, if {{c:conds}}, reduce the {what} of this card by {{x:#}}", While, condition=slot("c"), effect=own)
            g.phrase("standing", f"{head}, if {{c:conds}}, reduce the {what} of this card by {{x:#}}. {used[0].upper()}{used[1:]}.", AllOfThese, effects=[
                of(While, condition=of(Not, condition=of(UsedFree, filters=[slot("k")])), effect=asked)])  # fmt: skip
    g.phrase("cond", f"you <played|used> another {{k:kind}}<| from your hand> without paying AP {TURN}", UsedFree, filters=[slot("k")])
    g.phrase("sentence", "if {c:conds}, this <character|card> cannot be played.", Sentence, do=of(NotUsableIf, condition=slot("c")))
    for words in ("reduce the required energy to play this card from your hand by {x:#}", "you may reduce the required energy to play this card from your hand by {x:#}"):
        g.phrase("stand1", words, CostsOwn, n=less, places=[HAND], color=ANY_COLOR)
    g.phrase("stand1", "you may reduce the required energy by {x:#} and AP required by {y:#} to play this card", AllOfThese, effects=[
        of(CostsOwn, n=less, places=[HAND], color=ANY_COLOR), of(CostsOwnAP, n=of(Fixed, n=slot("y")), places=[HAND])])  # fmt: skip
    both = [of(NextCosts, kind=ENERGY_COST, filters=[slot("k")], n=slot("n")), of(NextCosts, kind=AP_COST, filters=[slot("k")], n=slot("m"))]
    g.phrase("act", "<|during this turn, >the next {k:kind} you use from your hand gets its required energy reduced by {n:#} and AP cost reduced by {m:#}", Sequence, steps=both)
    g.phrase("act", "the next {k:kind} you use from your hand gets its AP cost reduced by {n:#}", NextCosts, kind=AP_COST, filters=[slot("k")])


def counted(g: DialectGrammar) -> None:
    """Keywords whose number is counted."""
    gets = "<gets|gains|get|gain>" if g.asian else "<gains|gain>"
    for word, code in (("Impact", IMPACT_PLUS), ("Damage", DAMAGE_PLUS)):
        one = f"[{word} (+{{n:#}})]"
        g.phrase("gain", one + " for {amount:each}", KeywordPer, word=code)
        per = [of(KeywordPer, word=code, n=slot("n"), amount=slot("e"))]
        g.phrase("stand1", f"for {{e:each}}, {{who:subject}} {gets} {one}", Has, gains=per)
        g.phrase("act", f"for {{e:each}}, {{what}} {gets} {one} {{ends:until}}", Gain, gains=per)


def said_of_it(g: DialectGrammar) -> None:
    """Further gifts: energy on the front line, effects and readying lost, cards that stay in life, events used from hand."""
    if not g.asian:
        return
    g.phrase("stand1", "{who:subject} also <generates|generate> energy on your front line", Permits, what=GENERATE_ON_FRONT, others=[])
    for words in ("you cannot place cards from your life area to the outside area by your effect",):
        g.phrase("act", f"during this turn, {words}", KeepLife)
        g.phrase("act", f"{words} during this turn", KeepLife)
    for lost in ("loses all <of its |its |>original effects",):
        for locked in ("does not set to active", "does not become active", "cannot be set to active"):
            g.phrase("act", f"{{what}} {lost}<|,> and {locked} until the end of your opponent's next attack phase", Sequence, steps=[
                of(LoseAbilities, what=slot("what"), ends=UNTIL_ATTACK_PHASE_ENDS), LockPhase(It())])  # fmt: skip
    for words in ("your opponent's event <card|cards|effect|effects> <|used >from <your|their> hand", "your opponent's event effects used from their hand"):
        g.phrase("bysource2", words, Sources, kinds=[2], from_hand=True)
    g.phrase("bysource2", "your opponent's event cards", Sources, kinds=[2])
    g.phrase("stand1", "{who:subject} cannot be targeted by your opponent's <effect|effects>", Immune, by=Sources([0, 1, 2, 3]))
    g.phrase("stand1", "this character {b:predicate} and <gains|gets> {gains}", AllOfThese, effects=[slot("b"), of(Has, who=This(), gains=slot("gains"))])
    g.phrase("stand1", "this character <gains|gets> {gains} and {b:predicate}", AllOfThese, effects=[of(Has, who=This(), gains=slot("gains")), slot("b")])
    g.phrase("line", "this card is treated as both {a:name} and {b:name}.", Line, labels=[], body=of(AlsoNamed, names=[slot("a"), slot("b")]))


def bracketed(g: DialectGrammar) -> None:
    """Gifts that these lists put into other marks, and numbers for each inside a list."""
    if not g.asian:
        return
    from_line = of(Stand, effects=[Permits(This(), ATTACK_FROM_ENERGY, [])])
    g.phrase("gain", "[can attack from <the |>energy line]", QuotedAbility, ability=of(Line, labels=[], body=from_line))
    g.phrase("boost", "+{n:#} BP for {e:each}", MoreBP, amount=of(Times, amount=slot("e"), factor=slot("n")))
    for by, types in (("your opponent's <effect|effects>", []), ("your opponent's character <effect|effects>", [0]), ("your opponent's character or event <effect|effects>", [0, 2])):
        others = [IsType(types)] if types else []
        stays = Forbids(This(), BE_REMOVED, list(others))
        keeps = Forbids(This(), LOSE_BP_TO_OPPONENT, [])
        rested = ForbidsDeeds(This(), [BE_RESTED], list(others))
        for words, effects in (("cannot leave the area or lose BP by", [stays, keeps]), ("cannot be rested or <gets|get|have> its BP reduced by", [rested, keeps]), ("cannot lose BP by", [keeps]), ("cannot have its BP reduced by", [keeps]), ("is not affected by BP-reducing effects of", [keeps])):
            g.phrase("stand1", f"this character {words} {by}", AllOfThese, effects=list(effects))
    printed = DoneTo(TO_REMOVAL)
    g.phrase("act", "<|during this turn, >give {what} all [Main] effects of the <card|cards> <|you >placed to the remove area by this effect", GainPrinted, printed=printed, ends=UNTIL_TURN_ENDS)
    either = EitherOf([Ready(This()), ReadyAP(1, True)])
    g.phrase("act", "set this character or up to 1 of your AP cards to active", Sequence, steps=[either])
    for next_ in ("the next time you choose a character with an effect that specifies a BP range", "the next time you choose a character with an effect with a specified BP range"):
        g.phrase("act", f"during this turn, {next_}, <you can |you may |>increase the specified BP range by <+|>{{n:count}}", WidenNextRange)
    for words in ("this character will not be retired by losing this battle", "this character is not retired by losing this battle"):
        g.phrase("act", words, Gain, what=This(), gains=[QuotedAbility(Line([], Stand([Forbids(This(), FALL_IN_BATTLE, [])])))], ends=UNTIL_BATTLE_ENDS)


def add(g: DialectGrammar) -> None:
    bracketed(g)
    protected(g)
    lines(g)
    chosen_for_a_price(g)
    either(g)
    costs(g)
    counted(g)
    said_of_it(g)
