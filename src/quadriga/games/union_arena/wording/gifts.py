"""Gifts: what can be said of a card. One list, used by standing texts and by "… until …" alike, joined by and, or, commas."""

from __future__ import annotations

from quadriga.effects.groups import This
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT
from quadriga.games.union_arena.vocabulary.actions_state import NextCosts
from quadriga.games.union_arena.vocabulary.filters import IsType
from quadriga.games.union_arena.vocabulary.gains import Bundle, GainOneOf
from quadriga.games.union_arena.vocabulary.protection import (
    ITS_ABILITIES,
    YOUR_ABILITIES,
    ForbidsDeeds,
    ForbidsLine,
    Price,
    PriceFromHand,
    Sources,
)
from quadriga.games.union_arena.vocabulary.standing import (
    AP_COST,
    BE_MOVED,
    BE_RESTED,
    BE_RETURNED,
    BE_SIDELINED,
    ENERGY_COST,
    LOSE_BP,
    MOVE_IN_PHASE,
    AllOfThese,
    Forbids,
)
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.text.grammar import slot

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


def add(g: DialectGrammar) -> None:
    protected(g)
    lines(g)
    chosen_for_a_price(g)
    either(g)
    costs(g)
