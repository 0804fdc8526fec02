"""Phrases for standing texts: what is on as long as its conditions hold."""

from __future__ import annotations

from typing import Any

from quadriga.effects.flow import Not
from quadriga.effects.groups import OPPONENTS, YOURS, Except, Fixed, This, Times, Together
from quadriga.games.union_arena.chapters.faces import ANY_COLOR
from quadriga.games.union_arena.chapters.table import DECK, ENERGY, FRONT, HAND, LIFE, LIMBO, REMOVAL, SIDELINE
from quadriga.games.union_arena.vocabulary.conditions import ThisIs
from quadriga.games.union_arena.vocabulary.filters import IsType, Kind
from quadriga.games.union_arena.vocabulary.filters_turn import FirstAttack, IsAttacking
from quadriga.games.union_arena.vocabulary.gains import DoesNotStack, Gain, Has, LessBP, QuotedAbility
from quadriga.games.union_arena.vocabulary.lines import Line, Stand
from quadriga.games.union_arena.vocabulary.places import At, CardsAt
from quadriga.games.union_arena.vocabulary.protection import (
    CostsOthers,
    CostsOthersAP,
    CostsOwn,
    CostsOwnAP,
    ForbidsDeeds,
    ForbidsLine,
    Immune,
    LosersGo,
    Price,
    PriceFromHand,
    Sources,
    WidensRange,
)
from quadriga.games.union_arena.vocabulary.standing import (
    ATTACK,
    ATTACK_FROM_ENERGY,
    BE_BLOCKED,
    BE_MOVED,
    BE_PLAYED,
    BE_RAIDED_BY_ANY,
    BE_REMOVED,
    BE_RESTED,
    BE_RETURNED,
    BE_SIDELINED,
    BE_SNIPED,
    BLOCK,
    GENERATE_ON_FRONT,
    LOSE_BP,
    MOVE,
    MUST_ATTACK,
    MUST_BE_BLOCKED,
    MUST_BLOCK,
    SNIPE_AT,
    AllOfThese,
    Duty,
    EntersActive,
    Forbids,
    ForbidsTrigger,
    HandLimit,
    LineLimit,
    Permits,
    Standing,
    While,
)
from quadriga.games.union_arena.wording.cards import TRIGGERS
from quadriga.games.union_arena.wording.gains import UNTILS
from quadriga.text.grammar import Grammar, of, slot


def gaining(g: Grammar) -> None:
    g.phrase("subject", "this <character|site|card>", This)
    g.phrase("subject", "it", This)
    g.phrase("subject", "your opponent's {kind:kinds}", CardsAt, where=At(OPPONENTS, [FRONT, ENERGY]))
    g.phrase("subject", "your {kind:kinds}", CardsAt, where=At(YOURS, [FRONT, ENERGY]))
    g.phrase("subject", "<all |each |>{kind:kinds} {where:loc}< {more:mods}>", CardsAt)
    g.phrase("stand1", "{who:subject} <|also ><gains|gain> {gains}", Has)
    g.phrase("stand1", "this character and {a:subject} gain {gains}", Has, who=of(Together, groups=[This(), slot("a")]))
    g.phrase("stand1", "{who:subject} <loses|lose> {n:#} BP for {e:each}", Has, gains=[of(LessBP, amount=of(Times, amount=slot("e"), factor=slot("n")))])
    g.phrase("stand1", "{who:subject} <loses|lose> {n:#} BP", Has, gains=[of(LessBP, amount=of(Fixed, n=slot("n")))])


def costs(g: Grammar) -> None:
    n = of(Fixed, n=slot("x"))
    each = of(Times, amount=slot("e"), factor=slot("x"))
    for words, places in (
        ("while in your hand", [HAND]),
        ("while in your sideline", [SIDELINE]),
        ("while in your removal area", [REMOVAL]),
        ("while in your hand or sideline", [HAND, SIDELINE]),
        ("while anywhere other than on your field", [HAND, SIDELINE, DECK, LIFE, REMOVAL, LIMBO]),
    ):
        own = "reduce this card's required energy by {color:Color} x{x:#} " + words
        g.phrase("stand1", own, CostsOwn, n=n, places=places)
        g.phrase("stand1", "reduce this card's required energy by {x:#} {color:Color} " + words, CostsOwn, n=n, places=places)
        g.phrase("stand1", "for {e:each}, " + own, CostsOwn, n=each, places=places)
        for before, amount in (("", n), ("for {e:each}, ", each)):  # of its own colour, where none is named
            g.phrase("stand1", before + "reduce this card's required energy by {x:#} " + words, CostsOwn, n=amount, places=places, color=ANY_COLOR)
        g.phrase("stand1", "reduce this card's AP cost by {x:#} " + words, CostsOwnAP, n=n, places=places)
        g.phrase("stand1", "for {e:each}, reduce this card's AP cost by {x:#} " + words, CostsOwnAP, n=each, places=places)
        g.phrase("stand1", "reduce the required energy of this card by {color:Color} x{x:#} " + words, CostsOwn, n=n, places=places)
        g.phrase("stand1", "this card's required energy is reduced by {color:Color} x{x:#} " + words, CostsOwn, n=n, places=places)
        g.phrase("stand1", "this card's AP cost is reduced by {x:#} " + words, CostsOwnAP, n=n, places=places)
    hand = of(CardsAt, where=At(YOURS, [HAND]), kind=slot("kind"))
    for before, amount in (("", n), ("for {e:each}, ", each)):
        g.phrase("stand1", before + "reduce the required energy of< all> {kind} in your hand by {color:Color} x{x:#}", CostsOthers, who=hand, n=amount)
        g.phrase("stand1", before + "reduce the AP cost of< all> {kind} in your hand by {x:#}", CostsOthersAP, who=hand, n=amount)
        g.phrase("stand1", before + "the required energy of< all> {kind} in your hand is reduced by {color:Color} x{x:#}", CostsOthers, who=hand, n=amount)
        g.phrase("stand1", before + "the AP cost of< all> {kind} in your hand is reduced by {x:#}", CostsOthersAP, who=hand, n=amount)
    g.phrase("stand1", "when <a|an> {kind} performs Raid from your hand, reduce its required energy by {color:Color} x{x:#}", CostsOthers, who=hand, n=n, raid_only=True)


# What is said of a card, as a standing text or for a while: predicate, class of standing text, its fields.
PREDICATES: list[tuple[str, type[Standing], dict[str, Any]]] = [
    ("cannot attack", Forbids, {"what": ATTACK, "others": []}),
    ("cannot block", Forbids, {"what": BLOCK, "others": []}),
    ("cannot block {k:kind}", Forbids, {"what": BLOCK, "others": [slot("k")]}),
    ("cannot be blocked", Forbids, {"what": BE_BLOCKED, "others": []}),
    ("cannot be blocked by <a |>{k:kind}", Forbids, {"what": BE_BLOCKED, "others": [slot("k")]}),
    ("can only be blocked by {k:kind}", Forbids, {"what": BE_BLOCKED, "others": [of(Except, one=slot("k"))]}),
    ("cannot move", Forbids, {"what": MOVE, "others": []}),
    ("must attack if able", Duty, {"what": MUST_ATTACK, "others": []}),
    ("must block if able", Duty, {"what": MUST_BLOCK, "others": []}),
    ("must block your opponent's attacks if able", Duty, {"what": MUST_BLOCK, "others": []}),
    ("can attack from the energy line", Permits, {"what": ATTACK_FROM_ENERGY, "others": []}),
    ("<generates|generate> energy even if <it is|they are> on the front line", Permits, {"what": GENERATE_ON_FRONT, "others": []}),
    ("is not affected by BP-reducing abilities", Forbids, {"what": LOSE_BP, "others": []}),
    ("cannot be removed from the field by your opponent's abilities", Forbids, {"what": BE_REMOVED, "others": []}),
    ("cannot be targeted by [Snipe]", Forbids, {"what": BE_SNIPED, "others": []}),
    ("cannot target {k:kind} <using|with> [Snipe]", Forbids, {"what": SNIPE_AT, "others": [slot("k")]}),
    ("cannot be {deeds} by your opponent's abilities", ForbidsDeeds, {}),
    ("cannot be chosen by {by:bysource2}", Immune, {}),
    ("cannot be chosen by abilities on your opponent's {k:kind1}", Immune, {"by": Sources([0]), "on": [slot("k")]}),
    ("cannot be sidelined by abilities on your opponent's characters or event cards", Forbids, {"what": BE_SIDELINED, "others": [IsType([0, 2])]}),
    ("cannot be sidelined by your opponent's abilities", Forbids, {"what": BE_SIDELINED, "others": []}),
    ("cannot be sidelined by abilities on your opponent's {k:kind1}", Forbids, {"what": BE_SIDELINED, "others": [slot("k")]}),
    ("cannot be sidelined by your opponent's character abilities", Forbids, {"what": BE_SIDELINED, "others": [IsType([0])]}),
    ("cannot be sidelined by your opponent's event abilities", Forbids, {"what": BE_SIDELINED, "others": [IsType([2])]}),
]


def limits(g: Grammar) -> None:
    for words, cls, fields in PREDICATES:
        g.phrase("stand1", "{who:subject} " + words, cls, **fields)
        named = {name: slot(name) for name in ("deeds", "by") if "{" + name in words}
        said = of(Stand, effects=[of(cls, who=This(), **fields, **named)])
        for until in UNTILS:
            gains = [of(QuotedAbility, ability=of(Line, labels=[], body=said))]
            g.phrase("act", "{what} " + words + " {ends:" + until + "}", Gain, gains=gains)
    g.phrase("stand1", "{who:subject} cannot attack or block", AllOfThese, effects=[
        of(Forbids, who=slot("who"), what=ATTACK, others=[]), of(Forbids, who=slot("who"), what=BLOCK, others=[])])  # fmt: skip
    g.phrase("stand1", "your opponent cannot block {who:subject} with {k:kind}", Forbids, what=BE_BLOCKED, others=[slot("k")])
    g.phrase("stand1", "this character can only be played by performing Raid with it", Forbids, who=This(), what=BE_PLAYED, others=[])
    g.phrase("stand1", "this <card|character> cannot be played onto your energy line", ForbidsLine, place=ENERGY, move=False)
    g.phrase("stand1", "this <card|character> cannot be played onto or moved to your energy line", ForbidsLine, place=ENERGY, move=True)
    g.phrase("stand1", "this <card|character> cannot be played onto or moved to your front line", ForbidsLine, place=FRONT, move=True)
    g.phrase("stand1", "the number of cards you can place onto your front line is reduced by {less:#word}", LineLimit, place=FRONT)
    g.phrase("stand1", "your maximum hand size is now {n:#} cards", HandLimit)
    g.phrase("stand1", "play this <character|site> set to active< onto your field>", EntersActive)
    g.phrase("stand1", "your character cards with [Raid] can perform Raid on this character", Permits, who=This(), what=BE_RAIDED_BY_ANY, others=[])
    for word, trigger in TRIGGERS.items():
        g.phrase("stand1", f"your opponent cannot activate [{word}] abilities during trigger checks resulting from damage dealt by this character", ForbidsTrigger, who=This(), trigger=trigger)
    for words, place in (
        ("move to their energy line", ENERGY),
        ("are placed into their removal area", REMOVAL),
        ("are returned to their hand", HAND),
        ("are placed on the bottom of their deck", DECK),
    ):
        g.phrase("stand1", "your opponent's characters that lose to this character in battle " + words + " instead of being sidelined", LosersGo, place=place)
    g.value("deed", "switched to resting", BE_RESTED)
    g.value("deed", "moved", BE_MOVED)
    g.value("deed", "returned to your hand", BE_RETURNED)
    g.list("deeds", "deed", ("a", "a or b", "a, b, or c"))


def choosing(g: Grammar) -> None:
    """Who may be chosen by what, and at which price."""
    g.phrase("stand1", "when you choose a character with an ability that specifies a BP range, add {n:#} to the specified BP range", WidensRange)
    g.phrase("stand1", "your opponent cannot choose {who:subject} with {by:bysource}", Immune)
    g.value("srcword", "character", 0)
    g.value("srcword", "site", 1)
    g.value("srcword", "event", 2)
    g.value("srcword", "trigger", 3)
    g.phrase("bysource", "abilities on characters", Sources, kinds=[0])
    g.phrase("bysource", "abilities", Sources, kinds=[0, 1, 2, 3])
    g.phrase("bysource", "abilities on event cards", Sources, kinds=[2])
    g.phrase("bysource", "abilities on characters or event cards", Sources, kinds=[0, 2])
    g.phrase("bysource", "abilities on characters or triggers", Sources, kinds=[0, 3])
    g.phrase("bysource2", "your opponent's abilities", Sources, kinds=[0, 1, 2, 3])
    g.phrase("bysource2", "your opponent's character, site, event card, or trigger abilities", Sources, kinds=[0, 1, 2, 3])
    g.phrase("bysource2", "your opponent's {k:srclist} abilities", Sources, kinds=slot("k"))
    g.phrase("bysource2", "abilities on event cards your opponent uses from their hand", Sources, kinds=[2], from_hand=True)
    g.phrase("bysource2", "abilities on your opponent's characters", Sources, kinds=[0])
    g.phrase("priced", "abilities on character or event cards", Sources, kinds=[0, 2])
    g.phrase("priced", "abilities on characters or event cards", Sources, kinds=[0, 2])
    g.phrase("priced", "an ability on an event card", Sources, kinds=[2])
    g.phrase("priced", "abilities", Sources, kinds=[0, 1, 2, 3])
    g.phrase("priced", "abilities on characters", Sources, kinds=[0])
    g.phrase("priced", "abilities on event cards", Sources, kinds=[2])
    g.list("srclist", "srcword", ("a", "a or b", "a, b, or c"))
    g.phrase("kind1", "{noun} {more:mods}", Kind)
    g.phrase("stand1", "your opponent must block this character's attacks if able", Duty, who=This(), what=MUST_BE_BLOCKED, others=[])
    g.phrase("stand1", "{who:subject} cannot be chosen by {b:bysource2}, and <they|it> cannot be targeted by [Snipe]", AllOfThese, effects=[
        of(Immune, who=slot("who"), by=slot("b")), of(Forbids, who=slot("who"), what=BE_SNIPED, others=[])])  # fmt: skip
    g.phrase("stand1", "this character can only attack if {c:conds}", While, condition=of(Not, condition=slot("c")), effect=Forbids(This(), ATTACK, []))
    g.phrase("stand1", "this <character|card> cannot be played onto or moved to your front line unless {c:conds}", While, condition=of(Not, condition=slot("c")), effect=ForbidsLine(FRONT, True))
    g.phrase("stand1", "your opponent cannot choose {who:subject} with {by:priced} unless they pay {n:#} AP as an additional cost", Price)
    g.phrase("stand1", "your opponent cannot choose {who:subject} with {by:priced} unless they place one card from their hand into their sideline as an additional cost", PriceFromHand, n=1)


def add(g: Grammar) -> None:
    gaining(g)
    costs(g)
    limits(g)
    choosing(g)
    g.include("stand0", "stand1")
    g.phrase("stand", "if {condition:conds}, {effect:stand0}", While)
    g.phrase("stand", "{effect:stand0} if {condition:conds}", While)
    g.phrase("stand", "<while|as long as> {condition:conds}, {effect:stand0}", While)
    g.phrase("stand", "during this character's first attack<| this turn>, {effect:stand0}", While, condition=ThisIs([IsAttacking(), FirstAttack()]))
    g.phrase("stand", "{effect:stand0} <while|as long as> {condition:conds}", While)
    g.include("stand", "stand0")
    g.phrase("standing", "{s:stand}.", AllOfThese, effects=[slot("s")])
    g.phrase("standing", "this {name} ability does not stack.", AllOfThese, effects=[of(DoesNotStack, name=slot("name"))])
    g.capital("standing")
    g.list("standings", "standing", ("a", "a b", "a b c"))
