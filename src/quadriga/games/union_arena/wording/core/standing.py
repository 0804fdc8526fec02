"""Standing texts: what cards have, cannot do and must do as long as the text holds, and what cards cost."""

from __future__ import annotations

from typing import Any

from quadriga.effects.conditions import NotTrue
from quadriga.effects.groups import Fixed, This, Times
from quadriga.effects.tests import IsNot
from quadriga.games.union_arena.chapters.faces import ANY_COLOR, COLORS
from quadriga.games.union_arena.chapters.table import DECK, ENERGY, FRONT, HAND, LIFE, LIMBO, REMOVAL, SIDELINE
from quadriga.games.union_arena.vocabulary.filters import IsType
from quadriga.games.union_arena.vocabulary.gains import (
    DoesNotStack,
    Energy,
    Gain,
    Has,
    KeywordPer,
    LessBP,
    MoreBP,
    QuotedAbility,
)
from quadriga.games.union_arena.vocabulary.lines import CoreLine, Keywords, Stand
from quadriga.games.union_arena.vocabulary.protection import (
    ITS_ABILITIES,
    YOUR_ABILITIES,
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
    DAMAGE_PLUS,
    GENERATE_ON_FRONT,
    IMPACT_PLUS,
    LOSE_BP,
    LOSE_BP_TO_OPPONENT,
    MOVE,
    MOVE_IN_PHASE,
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
from quadriga.games.union_arena.wording.core.words import Words
from quadriga.text.grammar import of, slot

WHO = ("{who:them}", "{who:bare}")
# What is said of a card, as a standing text or for a while: words, class, fields.
PREDICATES: list[tuple[str, type[Standing], dict[str, Any]]] = [
    ("cannot attack", Forbids, {"what": ATTACK, "others": []}),
    ("cannot block", Forbids, {"what": BLOCK, "others": []}),
    ("cannot block {k:desc}", Forbids, {"what": BLOCK, "others": [slot("k")]}),
    ("cannot be blocked", Forbids, {"what": BE_BLOCKED, "others": []}),
    ("cannot be blocked by <a |an |>{k:desc}", Forbids, {"what": BE_BLOCKED, "others": [slot("k")]}),
    ("can only be blocked by {k:desc}", Forbids, {"what": BE_BLOCKED, "others": [of(IsNot, test=slot("k"))]}),
    ("cannot move", Forbids, {"what": MOVE, "others": []}),
    ("must attack if <able|possible>", Duty, {"what": MUST_ATTACK, "others": []}),
    ("must block if <able|possible>", Duty, {"what": MUST_BLOCK, "others": []}),
    ("must block your opponent's attacks if able", Duty, {"what": MUST_BLOCK, "others": []}),
    ("can attack from <the|your> energy line", Permits, {"what": ATTACK_FROM_ENERGY, "others": []}),
    ("<generates|generate> energy even if <it is|they are> on the front line", Permits, {"what": GENERATE_ON_FRONT, "others": []}),
    ("also <generates|generate> energy on <the|your> front line", Permits, {"what": GENERATE_ON_FRONT, "others": []}),
    ("is not affected by BP-reducing abilities", Forbids, {"what": LOSE_BP, "others": []}),
    ("cannot be removed from the field by your opponent's abilities", Forbids, {"what": BE_REMOVED, "others": []}),
    ("cannot be targeted by [Snipe]", Forbids, {"what": BE_SNIPED, "others": []}),
    ("cannot target {k:desc} <using|with> [Snipe]", Forbids, {"what": SNIPE_AT, "others": [slot("k")]}),
    ("cannot be {deeds} by your opponent's abilities", ForbidsDeeds, {}),
    ("cannot be chosen by {by:by whom}", Immune, {}),
    ("cannot be chosen by abilities on your opponent's {k:desc}", Immune, {"by": Sources([0]), "on": [slot("k")]}),
    ("cannot be sidelined by abilities on your opponent's characters or event cards", Forbids, {"what": BE_SIDELINED, "others": [IsType([0, 2])]}),
    ("cannot be sidelined by your opponent's abilities", Forbids, {"what": BE_SIDELINED, "others": []}),
    ("cannot be sidelined by your opponent's character abilities", Forbids, {"what": BE_SIDELINED, "others": [IsType([0])]}),
    ("cannot be sidelined by your opponent's event abilities", Forbids, {"what": BE_SIDELINED, "others": [IsType([2])]}),
    ("cannot be sidelined by your opponent's character or event abilities", Forbids, {"what": BE_SIDELINED, "others": [IsType([0, 2])]}),
]
DEEDS = {"switched to resting": BE_RESTED, "moved": BE_MOVED, "returned to your hand": BE_RETURNED}


def add(w: Words) -> None:
    L = w.L
    having(w)
    predicates(w)
    sources(w)
    costs(w)
    lines(w)
    L.include("stand0", "stand1")
    L("stand", "if {condition:cond}, {effect:stand0}", While)
    L("stand", "{effect:stand0} if {condition:cond}", While)
    L("stand", "<while|as long as> {condition:cond}, {effect:stand0}", While)
    L("stand", "{effect:stand0} <while|as long as> {condition:cond}", While)
    L("stand", "{effect:stand0} unless {c:cond}", While, condition=of(NotTrue, condition=slot("c")))
    L.include("stand", "stand0")
    L("standing", "{s:stand}.", AllOfThese, effects=[slot("s")])
    w("standing", "this {name:called} @ability does not stack.", AllOfThese, effects=[of(DoesNotStack, name=slot("name"))])
    L.g.capital("standing")
    L.list("standings", "standing", ("a", "a b", "a b c"))
    L("standing body", "{effects:standings}", Stand)
    L.include("body", "standing body")
    L("body", "{words:keywords}", Keywords)
    L.list("keywords", "keyword", ("a", "a b", "a b c"))
    L.include("body", "effect")


def having(w: Words) -> None:
    """What a card gains as long as the text holds."""
    for who in WHO:
        w("stand1", who + " <|also |each >@gains {gains}", Has)
        if not w.asian:
            w("stand1", who + " <loses|lose> {gains:losses}", Has)
    each = of(Times, amount=slot("e"), factor=slot("n"))
    plus = "+" if w.asian else ""
    for per in ("for each", "for every"):
        w("gain", f"{plus}{{n:#}} BP {per} {{e:count}}", MoreBP, amount=each)
        w("stand1", f"{per} {{e:count}}, {{who:them}} @gains {plus}{{n:#}} BP", Has, gains=[of(MoreBP, amount=each)])
        if w.asian:
            w("gain", f"-{{n:#}} BP {per} {{e:count}}", LessBP, amount=each)
        else:
            w("loss", f"{{n:#}} BP {per} {{e:count}}", LessBP, amount=each)
        for word, code in (("Impact", IMPACT_PLUS), ("Damage", DAMAGE_PLUS)):
            w("gain", f"[{word} (+{{n:#}})] {per} {{amount:count}}", KeywordPer, word=code)
            w("stand1", f"{per} {{e:count}}, {{who:them}} @gains [{word} (+{{n:#}})]", Has, gains=[of(KeywordPer, word=code, n=slot("n"), amount=slot("e"))])
    if w.asian:
        for words, color in (("", ANY_COLOR), (" {c:color word}", slot("c"))):
            more = [of(Energy, n=slot("n"), color=color)]
            w("stand1", "increase {who:this}'s generated energy by <|+>{n:#}" + words, Has, gains=more)
            w("stand1", "increase its generated energy by <|+>{n:#}" + words, Has, who=of(This), gains=more)
            w("stand1", "increase the energy it generates by <|+>{n:#}" + words, Has, who=of(This), gains=more)
            w("stand1", "{who:them} generates <additional {n:#}|{n:#} additional|+{n:#}>" + words + " energy", Has, gains=more)


def predicates(w: Words) -> None:
    L = w.L
    for american, deed in DEEDS.items():
        L.value("deed done", {("rested" if american == "switched to resting" else american) if w.asian else american: deed})
    L.list("deeds", "deed done", ("a", "a or b", "a, b, or c"))
    spans = 3
    for words, cls, fields in PREDICATES:
        named = {name: slot(name) for name in ("deeds", "by") if "{" + name in words}
        for who in WHO:
            w.both("stand1", f"{who} {words}", cls, **fields)
        said = of(CoreLine, labels=[], body=of(Stand, effects=[of(cls, who=of(This), **fields, **named)]))
        for i in range(spans):
            w.both("do", "{what:them} " + words + " {ends:span " + str(i) + "}", Gain, gains=[of(QuotedAbility, ability=said)])
        w.both("said of it", words, cls, who=of(This), **fields)
    for who in WHO:
        w.both("stand1", who + " cannot attack or block", AllOfThese, effects=[
            of(Forbids, who=slot("who"), what=ATTACK, others=[]), of(Forbids, who=slot("who"), what=BLOCK, others=[])])  # fmt: skip
        w.both("stand1", who + " cannot be chosen by {b:by whom}, and <they|it> cannot be targeted by [Snipe]", AllOfThese, effects=[
            of(Immune, who=slot("who"), by=slot("b")), of(Forbids, who=slot("who"), what=BE_SNIPED, others=[])])  # fmt: skip
    L.list("said together", "said of it", ("a and b", "a, b and c"))
    L.list("said with commas", "said of it", ("a, and b", "a, b, and c"))
    for listed in ("said together", "said with commas"):
        w("stand1", "this character {effects:" + listed + "}", AllOfThese)
    gained = of(Has, who=of(This), gains=slot("gains"))
    w("stand1", "this character {b:said of it} and @gains {gains}", AllOfThese, effects=[slot("b"), gained])
    w("stand1", "this character @gains {gains} and {b:said of it}", AllOfThese, effects=[gained, slot("b")])
    w.both("stand1", "your opponent cannot block {who:them} with {k:desc}", Forbids, what=BE_BLOCKED, others=[slot("k")])
    w.both("stand1", "your opponent must block this character's attacks if <able|possible>", Duty, who=of(This), what=MUST_BE_BLOCKED, others=[])
    w.both("stand1", "your opponent must block this character's attack if <able|possible>", Duty, who=of(This), what=MUST_BE_BLOCKED, others=[])
    w.both("stand1", "this character can only attack if {c:cond}", While, condition=of(NotTrue, condition=slot("c")), effect=of(Forbids, who=of(This), what=ATTACK, others=[]))
    w.both("stand1", "your character cards with [Raid] can perform Raid on this character", Permits, who=of(This), what=BE_RAIDED_BY_ANY, others=[])
    for word, trigger in TRIGGERS.items():
        w.both("stand1", f"your opponent cannot activate [{word}] abilities during trigger checks resulting from damage dealt by this character", ForbidsTrigger, who=of(This), trigger=trigger)
    for words, place in (
        ("move to their energy line", ENERGY),
        ("are placed into their removal area", REMOVAL),
        ("are returned to their hand", HAND),
        ("are placed on the bottom of their deck", DECK),
    ):
        w.both("stand1", "your opponent's characters that lose to this character in battle " + words + " instead of being sidelined", LosersGo, place=place)


def sources(w: Words) -> None:
    """Whose abilities of which kinds."""
    for words, kinds in (("abilities on characters", [0]), ("abilities", [0, 1, 2, 3]), ("abilities on event cards", [2]), ("abilities on characters or event cards", [0, 2]), ("abilities on characters or triggers", [0, 3]), ("abilities on character or event cards", [0, 2]), ("an ability on an event card", [2])):
        w.both("with what", words, Sources, kinds=kinds)
    for words, kinds in (("your opponent's abilities", [0, 1, 2, 3]), ("your opponent's character, site, event card, or trigger abilities", [0, 1, 2, 3]), ("abilities on your opponent's characters", [0])):
        w.both("by whom", words, Sources, kinds=kinds)
    w.both("by whom", "abilities on event cards your opponent uses from their hand", Sources, kinds=[2], from_hand=True)
    w.L.value("source", {"character": 0, "field" if w.asian else "site": 1, "event": 2, "trigger": 3})
    w.L.list("source kinds", "source", ("a", "a or b", "a, b, or c"))
    w.both("by whom", "your opponent's {k:source kinds} abilities", Sources, kinds=slot("k"))
    w.both("stand1", "your opponent cannot choose {who:them} with {by:with what}", Immune)
    for pay, make, more in (("pay {n:#} AP as an additional cost", Price, {}), ("place one card from their hand into their sideline as an additional cost", PriceFromHand, {"n": 1})):
        w.both("stand1", "your opponent cannot choose {who:them} with {by:with what} unless they " + pay, make, **more)
    w.both("stand1", "when you choose a character with an ability that specifies a BP range, add {n:#} to the specified BP range", WidensRange)
    if not w.asian:
        return
    for words, kinds in (("character<|s> or event card effect<|s>", [0, 2]), ("<a |>character or event card effect", [0, 2]), ("<a |the >character effect or event effect", [0, 2]), ("an effect of a character or an event card", [0, 2]), ("an effect", [0, 1, 2, 3])):
        w("of what", words, Sources, kinds=kinds)
    w("stand1", "your opponent cannot choose this character by {by:of what}", Immune, who=of(This))
    w("stand1", "when your opponent chooses this character <with|for> {by:of what}, they must pay {n:#} additional AP", Price, who=of(This))
    for words in ("your opponent's event <card|cards|effect|effects> <|used >from <your|their> hand", "your opponent's event effects used from their hand"):
        w("by whom", words, Sources, kinds=[2], from_hand=True)
    w("by whom", "your opponent's event cards", Sources, kinds=[2])
    w("stand1", "{who:them} cannot be targeted by your opponent's <effect|effects>", Immune, by=of(Sources, kinds=[0, 1, 2, 3]))
    keeps = of(Forbids, who=of(This), what=LOSE_BP_TO_OPPONENT, others=[])
    w("choosers", "your opponent's character effects or event <card|cards>", Sources, kinds=[0, 2])
    w("choosers", "the effects of character or event cards", Sources, kinds=[0, 2])
    pays = ("pay {n:#} additional AP", "additionally pay {n:#} AP")
    gives = ("place 1 additional card from their hand to the outside area", "additionally place 1 card from their hand to the outside area")
    prices: list[tuple[tuple[str, ...], type[Standing], dict[str, Any]]] = [(pays, Price, {}), (gives, PriceFromHand, {"n": 1})]
    for words_of, priced, more in prices:
        for price in words_of:
            w("stand1", f"when this character is chosen by {{by:choosers}}, they cannot choose this character unless they {price}", priced, who=of(This), **more)
            w("stand1", f"if this character is chosen by {{by:choosers}}, they must {price}", priced, who=of(This), **more)
    w.L.value("done to it", {"rested": BE_RESTED, "moved": BE_MOVED, "returned to your hand": BE_RETURNED, "retired": BE_SIDELINED})
    w.L.list("all done to it", "done to it", ("a", "a or b", "a, b or c"))
    for by, types, anyones in (("by your opponent's <effect|effects>", [], False), ("by your opponent's character <effect|effects>", [0], False), ("by your opponent's event <effect|effects>", [2], False), ("by your opponent's character or event <effect|effects>", [0, 2], False), ("by <your|you> or your opponent's <effect|effects>", [], True)):
        others = [of(IsType, types=types)] if types else []
        for who in WHO:
            w("stand1", f"{who} cannot be {{deeds:all done to it}} {by}", ForbidsDeeds, others=others, anyones=anyones)
        w("said of it", f"cannot be {{deeds:all done to it}} {by}", ForbidsDeeds, who=of(This), others=others, anyones=anyones)
        if anyones:
            continue
        stays = of(Forbids, who=of(This), what=BE_REMOVED, others=others)
        rested = of(ForbidsDeeds, who=of(This), deeds=[BE_RESTED], others=others)
        whom = by.removeprefix("by ")
        for words, effects in (("cannot leave the area or lose BP by", [stays, keeps]), ("cannot be rested or <gets|get|have> its BP reduced by", [rested, keeps]), ("cannot lose BP by", [keeps]), ("cannot have its BP reduced by", [keeps]), ("is not affected by BP-reducing effects of", [keeps])):
            w("stand1", f"this character {words} {whom}", AllOfThese, effects=effects)


def costs(w: Words) -> None:
    """Required energy and AP costs; of the card's own colour where none is named."""
    n: Any = of(Fixed, n=slot("x"))
    each: Any = of(Times, amount=slot("e"), factor=slot("x"))
    off_field = [HAND, SIDELINE, DECK, LIFE, REMOVAL, LIMBO]
    if not w.asian:
        w.L.value("Color", {name.capitalize(): i for i, name in enumerate(COLORS)})
        for words, places in (
            ("while in your hand", [HAND]), ("while in your sideline", [SIDELINE]), ("while in your removal area", [REMOVAL]),
            ("while in your hand or sideline", [HAND, SIDELINE]), ("while anywhere other than on your field", off_field),
        ):  # fmt: skip
            for before, amount in (("", n), ("for each {e:count}, ", each)):
                for by in ("{color:Color} x{x:#}", "{x:#} {color:Color}"):
                    w("stand1", f"{before}reduce this card's required energy by {by} {words}", CostsOwn, n=amount, places=places)
                    w("stand1", f"{before}this card's required energy is reduced by {by} {words}", CostsOwn, n=amount, places=places)
                w("stand1", f"{before}reduce this card's required energy by {{x:#}} {words}", CostsOwn, n=amount, places=places, color=ANY_COLOR)
                w("stand1", f"{before}reduce this card's AP cost by {{x:#}} {words}", CostsOwnAP, n=amount, places=places)
                w("stand1", f"{before}this card's AP cost is reduced by {{x:#}} {words}", CostsOwnAP, n=amount, places=places)
        for before, amount in (("", n), ("for each {e:count}, ", each)):
            for who in WHO:
                w("stand1", f"{before}reduce the required energy of {who} by {{color:Color}} x{{x:#}}", CostsOthers, n=amount)
                w("stand1", f"{before}the required energy of {who} is reduced by {{color:Color}} x{{x:#}}", CostsOthers, n=amount)
                w("stand1", f"{before}reduce the AP cost of {who} by {{x:#}}", CostsOthersAP, n=amount)
                w("stand1", f"{before}the AP cost of {who} is reduced by {{x:#}}", CostsOthersAP, n=amount)
        return
    w.L.value("color word", {name: i for i, name in enumerate(COLORS)})
    for words, places in (("in your hand", [HAND]), ("in your outside area", [SIDELINE]), ("in all places except on the area", off_field)):
        for color, given in (("", {"color": ANY_COLOR}), (" {color:color word}", {})):
            for what in (f"this card's required energy {words}", f"the required energy of this card {words}"):
                for before, amount in (("", n), ("for each {e:count}, ", each), ("for every {e:count}, ", each)):
                    w("stand1", before + f"<|you may |you can >reduce {what} by {{x:#}}{color}", CostsOwn, n=amount, places=places, **given)
                    w("stand1", before + f"{what} is reduced by {{x:#}}{color}", CostsOwn, n=amount, places=places, **given)
                w("stand1", f"reduce {what} by {{x:#}}{color} for each {{e:count}}", CostsOwn, n=each, places=places, **given)
                w("stand1", f"reduce {what} for each {{e:count}} by {{x:#}}{color}", CostsOwn, n=each, places=places, **given)
            w("stand1", f"{words}, this card's required energy is reduced by {{x:#}}{color}", CostsOwn, n=n, places=places, **given)
        for what in (f"this card's AP cost {words}", f"the AP cost of this card {words}"):
            w("stand1", f"reduce {what} by {{x:#}}", CostsOwnAP, n=n, places=places)
            w("stand1", f"reduce {what} by {{x:#}} for each {{e:count}}", CostsOwnAP, n=each, places=places)
            w("stand1", f"for each {{e:count}}, reduce {what} by {{x:#}}", CostsOwnAP, n=each, places=places)
    w("stand1", "reduce <this card's AP cost|the AP cost of this card> by {x:#}", CostsOwnAP, n=n, places=[HAND])
    for words in ("reduce the required energy to play this card from your hand by {x:#}", "you may reduce the required energy to play this card from your hand by {x:#}"):
        w("stand1", words, CostsOwn, n=n, places=[HAND], color=ANY_COLOR)


def lines(w: Words) -> None:
    """Lines on which a card is not played, and how cards enter."""
    w.both("stand1", "this character can only be played by performing Raid with it", Forbids, who=of(This), what=BE_PLAYED, others=[])
    w.both("stand1", "the number of cards you can place onto your front line is reduced by {less:#word}", LineLimit, place=FRONT)
    w.both("stand1", "your maximum hand size is now {n:#} cards", HandLimit)
    stays = of(Forbids, who=of(This), what=MOVE_IN_PHASE, others=[])
    for words, place in (("front line", FRONT), ("energy line", ENERGY)):
        if not w.asian:
            w("stand1", f"this <card|character> cannot be played onto your {words}", ForbidsLine, place=place, move=False)
            w("stand1", f"this <card|character> cannot be played onto or moved to your {words}", ForbidsLine, place=place, move=True)
            w("stand1", f"this <card|character> cannot be played onto or moved to your {words} unless {{c:cond}}", While, condition=of(NotTrue, condition=slot("c")), effect=of(ForbidsLine, place=place, move=True))
            w("stand1", f"this <card|character> cannot be played onto your {words} and can only be moved to your {words} using its ability", AllOfThese, effects=[of(ForbidsLine, place=place, move=False), of(ForbidsLine, place=place, move=True, but=ITS_ABILITIES)])
            w("stand1", f"this card cannot be played to your {words} or move during your move phase", AllOfThese, effects=[of(ForbidsLine, place=place, move=False), stays])
            continue
        here = f"this <card|character> cannot be played on or moved to the {words}"
        w("stand1", here, ForbidsLine, place=place, move=True)
        for but in ("except by this effect", "except with this card's [Main] effect", "except by this card's effect", "other than by this effect"):
            w("stand1", f"{here}<|,> {but}", ForbidsLine, place=place, move=True, but=ITS_ABILITIES)
        for but in ("except by your effects", "other than by your effects", "except using your effects"):
            w("stand1", f"{here}<|,> {but}", ForbidsLine, place=place, move=True, but=YOUR_ABILITIES)
        for by in ("using your effects", "by your effects", "with your effects", "by your effect"):
            w("stand1", f"this <card|character> can only be played on or moved to the {words} {by}", ForbidsLine, place=place, move=True, but=YOUR_ABILITIES)
        for onto in ("to", "on"):
            head = f"this <card|character> cannot be played {onto} the {words} and cannot"
            w("stand1", f"{head} move during the movement phase", AllOfThese, effects=[of(ForbidsLine, place=place, move=False), stays])
            w("stand1", f"{head} be moved other than by your effect", AllOfThese, effects=[of(ForbidsLine, place=place, move=False), stays, of(ForbidsDeeds, who=of(This), deeds=[BE_MOVED])])
    if w.asian:
        for words in ("play this {x} in active", "play this {x} on your area and set it to active", "this {x} is played in active", "this {x} comes into play in active"):
            w("stand1", words.replace("{x}", "<character|card|field>"), EntersActive)
        w("stand1", "this character cannot be played other than by raiding", Forbids, who=of(This), what=BE_PLAYED, others=[])
    else:
        w("stand1", "play this <character|site> set to active< onto your field>", EntersActive)
