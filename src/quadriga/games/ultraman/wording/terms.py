"""Names, TYPEs, states, kinds, levels, places: the words that only this game has."""

from __future__ import annotations

from itertools import combinations

from quadriga.effects import owners, references, sorts
from quadriga.effects.amounts import EQUAL, LESS, MORE, OR_LESS, OR_MORE, Compared, CountOf, GameNumber
from quadriga.effects.conditions import AmountIs, GameFact, Is, NotTrue, ThereIs
from quadriga.effects.descriptions import Description, Posts
from quadriga.effects.happenings import Agent
from quadriga.effects.lists import InEither
from quadriga.effects.naming import NamedNumber
from quadriga.effects.owners import Whose
from quadriga.effects.phrases import Some
from quadriga.effects.piles import InPile, Pile, WholePile
from quadriga.effects.properties import AttributeBeyond, AttributeIn, AttributeIs, Being, Extreme, TotalAtMost, Without
from quadriga.effects.references import ThisOne
from quadriga.effects.tests import OneOf
from quadriga.games.ultraman.chapters.faces import KAIJU, SCENE, STATE_MARKS, STATE_NAMES, TYPES, ULTRA_HERO, ULTRA_MECH
from quadriga.games.ultraman.chapters.table import DECK, DISCARD, HAND
from quadriga.games.ultraman.chapters.timing import ENTERS_PLAY, SCENE_ENTERS_PLAY
from quadriga.games.ultraman.vocabulary import tests
from quadriga.games.ultraman.vocabulary.tests import (
    A_SCENE,
    BP,
    CARD_NAME,
    FIRST,
    LEFTMOST,
    LEVEL,
    NAME,
    NEWEST,
    RIGHTMOST,
    ROUND,
    TYPE,
    Belonging,
    BeneathOf,
    BesideOf,
    CanTake,
    ChargeOf,
    Exiled,
    FaceDown,
    FacesOf,
    GradeIs,
    HasAnyText,
    HasChosenType,
    HasPrintedExtra,
    HasTeam,
    HasText,
    HasTypes,
    InArea,
    InSceneArea,
    IsExtra,
    KindIs,
    LevelledName,
    LevelledUp,
    NameHas,
    NameIs,
    Noun,
    OnField,
    OpponentOf,
    PrintedIn,
    StateIs,
    TypeCount,
    TypeOtherThan,
)
from quadriga.games.ultraman.vocabulary.to_zones import To
from quadriga.text.english import AND, OR, differing
from quadriga.text.grammar import of, slot
from quadriga.text.language import Language
from quadriga.text.table import Quoted

LONGEST_TITLE = 16
"""Words of a scene's name; some are whole sentences."""
CIRCLED = "①②③④⑤"


def add(L: Language) -> None:
    names(L)
    kinds(L)
    properties(L)
    places(L)


def names(L: Language) -> None:
    g = L.g
    g.names("character", "『", "』", samples=("ORREL", "WICK"))
    g.names("title", "「", "」", samples=("Bell", "Dawn"))
    titles = g.terminals["title"]
    assert isinstance(titles, Quoted)
    titles.longest = LONGEST_TITLE
    g.names("team", "[", "]", samples=("BELLWARDENS",))
    g.names("charged", "【", "】", samples=("GANTRY/ORREL",))
    L.value("type", {f"【{name}】": number for number, name in enumerate(TYPES)})
    L.list("types", "type", ("a", *OR))
    L.list("several types", "type", OR)
    L.list("both types", "type", AND)
    L.value("state", {STATE_NAMES[state]: state for state in range(1, 5)})
    L.list("states", "state", ("a", *OR))
    L.list("and states", "state", AND)
    marks = {}
    for size in range(1, 5):
        for some in combinations(range(1, 5), size):
            marks["".join(f"[{STATE_MARKS[state]}]" for state in some)] = list(some)
    L.value("marks", marks)
    L.value("circled", {sign: number for number, sign in enumerate(CIRCLED, 1)})
    L.value("times", {word: number for number, word in enumerate(("Once", "Twice", "Three times", "Four times", "Five times"), 1)})
    L("name", "{name:character}", NameIs)
    L("name", "{words:title}", NameHas)
    L("name", "[TEAM]{name:team}", HasTeam)
    L.list("titles", "name", ("a", *OR))


def kinds(L: Language) -> None:
    with L.closed("kinds of cards"):
        L.words("kind", KindIs, "kinds", {"Ultra <Hero|Heroes>": ULTRA_HERO, "Kaiju": KAIJU, "Ultra <Mech|Mechs>": ULTRA_MECH, "<scene|scenes>": SCENE})
        L.words("noun", Noun, "noun", {"<card|cards>": tests.NOUN_CARD, "<character|characters>": tests.NOUN_CHARACTER, "character <card|cards>": tests.NOUN_CHARACTER_CARD})
    with L.closed("levels"):
        L("level", "level {n:#} or higher", AttributeIs, attribute=LEVEL, compared=of(Compared, op=OR_MORE, n=slot("n")))
        L("level", "level {n:#} or lower", AttributeIs, attribute=LEVEL, compared=of(Compared, op=OR_LESS, n=slot("n")))
        L("level", "level {values:ors}", AttributeIn, attribute=LEVEL)
        L("level", "level {values:ands}", AttributeIn, attribute=LEVEL, every=True)
        for joint, every in (("or", False), ("and", True)):  # level 1, level 2, and level 3
            L("level", "level {a:#} " + joint + " level {b:#}", AttributeIn, attribute=LEVEL, values=[slot("a"), slot("b")], every=every)
            L("level", "level {a:#}, level {b:#}, " + joint + " level {c:#}", AttributeIn, attribute=LEVEL, values=[slot("a"), slot("b"), slot("c")], every=every)
            four = [slot(name) for name in "abcd"]
            L("level", "level {a:#}, level {b:#}, level {c:#}, " + joint + " level {d:#}", AttributeIn, attribute=LEVEL, values=four, every=every)
    L("alt", "{level} {what:atom}", LevelledName)
    L("statewise", "{s:state}", StateIs, states=[slot("s")])
    L("alt", "{level:statewise} {what:atom}", LevelledName)
    with L.closed("states"):
        L("pre", "{states}", StateIs)
        L("pre", "{states:and states}", StateIs)
    L.include("pre", "level")
    L("pre", "face-down<| and sideways>", FaceDown)
    L.words("this", ThisOne, "kind", {"this character": sorts.UNIT, "this <scene|scene card>": A_SCENE, "this card": sorts.CARD})
    L("this", "{who:this}'s battle opponent", OpponentOf)
    L("some", "<its|their> battle opponent", OpponentOf, who=of(references.Ref, role=references.IT))
    L("some", "the battle <opponent|opponents> of {who:one np}", OpponentOf)
    L("some", "{who:that one}'s battle opponent", OpponentOf)
    L("that one", "that {what:bare desc}", references.Ref, role=references.THAT)
    L("that one", "the chosen {what:bare desc}", references.Ref, role=references.CHOSEN)
    L("some", "the {end:one end} face-down and sideways card under {host:one np}", ChargeOf)


def properties(L: Language) -> None:
    """With TYPE …, without …, has …: each also as what a character is or has."""
    L.prop("TYPE {types}", HasTypes)
    L.prop("TYPE {types:both types}", HasTypes, every=True)
    L.prop("TYPE {a:type} or TYPE {b:type}", HasTypes, types=[slot("a"), slot("b")])
    L.prop("printed TYPE {types}", HasTypes, printed=True)
    L.prop("the <chosen|declared> TYPE", HasChosenType)
    L.prop("the <chosen|declared> level", AttributeIs, attribute=LEVEL, compared=of(Compared, op=EQUAL, amount=of(NamedNumber)))
    L.prop("{compared:word cmp} TYPEs", TypeCount)
    L.prop("TYPE other than {types}", TypeOtherThan)
    L.prop("a TYPE other than {types}", TypeOtherThan)
    L.prop("EXTRA BP", IsExtra)
    for article in ("", "a "):
        L.prop(article + "printed EXTRA BP< of {compared:cmp}>", HasPrintedExtra)
        L.prop(article + "printed {state} BP< of {compared:cmp}>", PrintedIn)
        L.prop(article + "printed BP of {compared:cmp}", PrintedIn, state=0)
        for words, attribute in (("level", LEVEL), ("round", ROUND)):
            L.prop(article + words + " {compared:cmp}", AttributeIs, attribute=attribute)
            L.prop(article + words + " of {compared:cmp}", AttributeIs, attribute=attribute)
            L.prop(article + words + " {compared:far cmp}", AttributeIs, attribute=attribute)
        L.prop(article + "BP of {compared:cmp}", AttributeIs, attribute=BP)
        L.prop(article + "BP {compared:far cmp}", AttributeIs, attribute=BP)
    L.prop("BP {compared:cmp}", AttributeIs, attribute=BP)
    for words, op in (("or <higher|more>", OR_MORE), ("or <lower|less>", OR_LESS)):
        L.prop("{n:#} BP " + words, AttributeIs, attribute=BP, compared=of(Compared, op=op, n=slot("n")))
    L.prop("{n:#} BP", AttributeIs, attribute=BP, compared=of(Compared, op=EQUAL, n=slot("n")))
    for words, attribute in (("TYPE", TYPE), ("level", LEVEL), ("character name", NAME), ("card name", CARD_NAME), ("name", CARD_NAME), ("round", ROUND)):
        differing(L, words, attribute, counted=words != "name")  # sharing a TYPE: at least one in common (ucg.type.3)
    for words, attribute in (("level", LEVEL), ("BP", BP)):
        L.prop(f"a higher {words} than {{ref}}", AttributeBeyond, attribute=attribute, op=MORE)
        L.prop(f"a lower {words} than {{ref}}", AttributeBeyond, attribute=attribute, op=LESS)
        L.prop(f"the highest {words}", Extreme, attribute=attribute, op=MORE)
        L.prop(f"the lowest {words}", Extreme, attribute=attribute, op=LESS)
        L("attr", words + " is {compared:cmp}", AttributeIs, attribute=attribute)
        L("attr", words + " is {compared:far cmp}", AttributeIs, attribute=attribute)
    L("attr", "round is {compared:cmp}", AttributeIs, attribute=ROUND)
    L.value("attribute", {"level": LEVEL, "BP": BP, "round": ROUND})
    L.value("attributes", {"levels": LEVEL, "rounds": ROUND})
    L.prop("<an|a> [Activate]effect", HasText, activate=True)
    L.prop("<effect text|an effect text|effect texts>", HasAnyText)
    for category, head in (("pred", "<has|have> no "), ("post", "with no ")):
        L(category, head + "<effect text|effect texts|effects>", Without, test=of(HasAnyText))
    for words, attribute in (("level", LEVEL), ("BP", BP)):
        L.prop(f"a total {words} of {{n:#}} or <lower|less|fewer>", TotalAtMost, attribute=attribute)
    L.prop("a 《When this character enters play》effect", HasText, activate=False, own_kind=ENTERS_PLAY)
    L.prop("a 《When this scene enters play》effect", HasText, activate=False, own_kind=SCENE_ENTERS_PLAY)
    L.list("words of names", "name", OR, OneOf, "items")
    L.g.include("prop", "name", "words of names")
    L("attr", "BP is< currently> EXTRA", IsExtra)
    L("attr", "BP grade is increased", GradeIs, increased=True)
    L("attr", "BP grade is decreased", GradeIs, increased=False)
    L("being", "TYPE {types}", HasTypes)
    L("being", "{states}", StateIs)
    L.include("being", "level", "beside")
    L("being", "able to level up with {ref}", CanTake)
    up = " <leveled|levelled> up this turn"
    L("post", "that" + up, Being, test=of(LevelledUp))
    L("acond", "{what:bare np}" + up, Is, test=of(LevelledUp))
    L("acond", "{what:bare np} <has|have>" + up, Is, test=of(LevelledUp))
    L("deep being", "the battle opponent of {who:np}", FacesOf)
    L.include("post", "beside")
    with L.closed("adjacent to"):
        for sides, words in ((tests.EITHER_SIDE, "the left or right of "), (tests.BOTH_SIDES, "both the left and right of "), (tests.ANY_SIDE, "")):
            L("beside", "adjacent to " + words + "{ref:this}", BesideOf, sides=sides)
            L("deep being", "adjacent to " + words + "{ref:near}", BesideOf, sides=sides)
            L("deep being", "adjacent to " + words + "{ref:some}", BesideOf, sides=sides)
            L("deep", "adjacent to " + words + "{ref:near}", BesideOf, sides=sides)
    two = [of(BesideOf, ref=slot(name), sides=tests.ANY_SIDE) for name in ("a", "b")]
    L("deep being", "adjacent to both {a:near} and {b:near}", Posts, items=two)
    L.include("near", "that one")  # without anything behind the noun: no chain of neighbours
    L("near", "{q:anyq} {what:bare desc}", Some)
    L("near", "{q} of {whose} {what:bare desc}", Some)
    L("near", "it", references.Ref, role=references.IT)
    L("near", "{whose} {what:bare desc}", Some, q=None)
    L("near", "{what:bare desc}", Some, q=None)
    L.words("being", InArea, "which", {"in the newest battle area": NEWEST, "in the first battle area": FIRST, "in the leftmost battle area": LEFTMOST, "in the rightmost battle area": RIGHTMOST})
    L.words("post", InArea, "which", {"in the newest battle area": NEWEST, "in the first battle area": FIRST, "in the leftmost battle area": LEFTMOST, "in the rightmost battle area": RIGHTMOST})
    L("being", "adjacent to the left and right of {ref:this}", BesideOf, sides=tests.BOTH_SIDES)
    # the characters adjacent to the left and right: whoever stands there
    around = of(Posts, items=[of(BesideOf, ref=slot("ref"), sides=tests.ANY_SIDE)])
    for words in ("<{pre:pres} ><{what:all alts} >{noun}", "<{pre:pres} >{what:all alts}"):
        L("all desc", words + " adjacent to <|both >the left and right of {ref:this}", Description, posts=around)


PLACES = {"hand": HAND, "discard area": DISCARD, "deck": DECK}


def places(L: Language) -> None:
    for words, place in PLACES.items():
        L("zone", "{whose:anywhose} " + words, Pile, place=place)
        L("zone", "{whose:whose many} " + words + "s", Pile, place=place)
        L("zone dest", f"<to|into> the {words}", To, pile=of(Pile, place=place, whose=of(Whose, who=owners.OWNER)))
    L.words("whose many", Whose, "who", {"their": owners.THEIR, "their owners'": owners.OWNER, "both players'": owners.EACH, "their respective owners'": owners.OWNER})
    for first, second in (("hand", "discard area"), ("discard area", "hand")):
        both = [of(InPile, pile=of(Pile, place=PLACES[words], whose=slot("w"))) for words in (first, second)]
        L("post", f"<in|from> {{w:anywhose}} {first} or {second}", InEither, places=both)
    for words, place in PLACES.items():  # an opponent's hand has more cards than yours
        for more, op in (("more", MORE), ("fewer", LESS)):
            for whose, mine, theirs in (("your", owners.YOU, owners.OPPONENT), ("<your opponent's|an opponent's>", owners.OPPONENT, owners.YOU)):
                counts = [of(CountOf, what=of(WholePile, pile=of(Pile, place=place, whose=of(Whose, who=who)))) for who in (mine, theirs)]
                other = "yours" if mine == owners.OPPONENT else "<your opponent's|an opponent's>"
                L("acond", f"{whose} {words} has {more} cards than {other}", AmountIs, amount=counts[0], compared=of(Compared, op=op, amount=counts[1]))
    for words in ("hand", "discard area"):
        L("whole pile", "{whose:anywhose} " + words, Pile, place=PLACES[words])
    with L.closed("places of cards"):
        L("origin", "{pile:zone}", InPile)
        L("origin", "the scene area", InSceneArea)
        L("post", "<in|from> the scene area", InSceneArea)
        L("being", "in the scene area", InSceneArea)
        L("being", "<in|on> {pile:zone}", InPile)
        L.words("being", Belonging, "seat", {"yours": owners.YOU, "<your opponent's|an opponent's>": owners.OPPONENT})
        L("post", "exiled from the game", Exiled)
    L("deep", "under {host:one np}", BeneathOf)
    L("deep", "under {host:owned}", BeneathOf)
    charges = of(Description, pre=[of(FaceDown)], noun=of(Noun, noun=tests.NOUN_CARD), posts=of(Posts, items=[of(BeneathOf, host=slot("h"))]))
    L("acond", "{h:this} has {q:anyq} face-down<| and sideways> <card|cards> under it", ThereIs, what=of(Some, q=slot("q"), what=charges))
    L.words("post", OnField, "seat", {"on your field": owners.YOU, "on <your opponent's|an opponent's> field": owners.OPPONENT, "<in play|on the field|on both fields|on either field>": owners.ANY})
    L.words("being", OnField, "seat", {"on your field": owners.YOU, "on <your opponent's|an opponent's> field": owners.OPPONENT})
    L.words("being", OnField, "seat", {"<in play|on the field>": owners.ANY})
    L.words("post", Belonging, "seat", {"you have": owners.YOU, "<your opponent|an opponent> has": owners.OPPONENT})
    L("amount", "the Field Round< count>", GameNumber, which=0)
    L("count", "battle area", GameNumber, which=0)
    turn = of(GameNumber, which=1)
    L("acond", "<it|this> is the {n:#ordinal} turn< of the game>", AmountIs, amount=turn, compared=of(Compared, op=EQUAL, n=slot("n")))
    L("acond", "<it|this> is not the {n:#ordinal} turn< of the game>", NotTrue, condition=of(AmountIs, amount=turn, compared=of(Compared, op=EQUAL, n=slot("n"))))
    L("acond", "<it|this> is the {n:#ordinal} turn or later", AmountIs, amount=turn, compared=of(Compared, op=OR_MORE, n=slot("n")))
    with L.closed("Lead and Next"):
        for words, which in (("Lead", 1), ("Next", 0)):
            is_it = f" the {words} <player|Player><| for this turn>"
            L("acond", "you are" + is_it, GameFact, which=which)
            L("acond", "you are not" + is_it, NotTrue, condition=of(GameFact, which=which))
            L("acond", "<your opponent|an opponent> is" + is_it, GameFact, which=1 - which)
            L("acond", "<your opponent|an opponent> is not" + is_it, NotTrue, condition=of(GameFact, which=1 - which))
    with L.closed("whose characters' effects"):
        for owner, who in (("your", owners.YOU), ("<opponent's|an opponent's|your opponent's>", owners.OPPONENT)):
            category = "their agent" if who == owners.OPPONENT else "agent"
            for one, many, by in (("character", "characters", {"unit": True}), ("scene", "scenes", {"other": True})):
                L(category, f"<one of |>{owner} <{one}'s|{many}'> <effects|effect>", Agent, who=who, **by)
                L(category, f"<the effects|the effect|an effect|effects> of <one of |>{owner} <{many}|{one}>", Agent, who=who, **by)


