"""Descriptions of characters and cards."""


from __future__ import annotations

from quadriga.effects.groups import ANYBODYS, OPPONENTS, YOURS, Among, AnyOf, Except
from quadriga.effects.program import LOOKED
from quadriga.games.ultraman.describing import (
    AnyCard,
    BesideThis,
    BPFrom,
    CardThat,
    Faces,
    GradeIs,
    HasTeam,
    HasType,
    IsExtra,
    KindIs,
    LevelFrom,
    LevelIs,
    NameHas,
    NameIs,
    NotThis,
    PrintedExtra,
    PrintedType,
    RoundFrom,
    RoundIs,
    RoundWithin,
    SameName,
    SharesType,
    StateIs,
    With,
)
from quadriga.games.ultraman.faces import CHARACTER, KAIJU, SCENE, ULTRA_HERO, ULTRA_MECH
from quadriga.games.ultraman.resolving import DISCARDED, EXILED, RETURNED, SENT, TO_HAND
from quadriga.games.ultraman.speaking import Characters, OpponentsOf, Remembered, Them, ThisCharacter, ThoseCharacters
from quadriga.text.grammar import Grammar, of, slot

ANY_PRINTED_EXTRA = 1_000_000
OR = ("a or b", "a, b, or c")
AND = ("a and b", "a, b, and c")


def add(g: Grammar) -> None:
    nouns(g)
    characters(g)
    cards(g)
    groups(g)


def nouns(g: Grammar) -> None:
    g.phrase("kind", "<Ultra Hero|Ultra Heroes>", KindIs, kinds=ULTRA_HERO)
    g.phrase("kind", "Kaiju", KindIs, kinds=KAIJU)
    g.phrase("kind", "<Ultra Mech|Ultra Mechs>", KindIs, kinds=ULTRA_MECH)
    g.phrase("noun", "character<|s>", KindIs, kinds=CHARACTER)
    g.include("noun", "kind")
    g.phrase("name", "{name:character}", NameIs)
    g.phrase("name", "{words:title}", NameHas)
    g.phrase("name", "[TEAM]{name:team}", HasTeam)
    g.phrase("name character", "{words:title} <character|characters>", NameHas)
    g.phrase("name character", "[TEAM]{name:team} <character|characters>", HasTeam)
    g.include("reference", "name", "noun", "name character")
    g.list("references", "reference", OR, AnyOf, "filters")
    g.include("references", "reference")
    g.list("all references", "reference", AND, AnyOf, "filters")
    g.list("titles", "title name", OR, AnyOf, "filters")
    g.include("titles", "title name")
    g.phrase("title name", "{words:title}", NameHas)
    g.phrase("level", "level {levels:numbers}", LevelIs)
    g.phrase("level", "level {x:#} and {y:#}", LevelIs, levels=[slot("x"), slot("y")])
    g.phrase("level", "level {level:#} or higher", LevelFrom, higher=True)
    g.phrase("level", "level {level:#} or lower", LevelFrom, higher=False)
    g.phrase("levelled", "{word:level} {what:reference}", With)


def characters(g: Grammar) -> None:
    """"TRIPLE Ultra Hero", "level 2 or 3 Kaiju that is DOUBLE": with what stands before and behind.

    A or B is any of them; A and B stands only where all are meant, and has categories of its own.
    """
    g.list("core", "levelled", OR, AnyOf, "filters")
    g.list("all core", "levelled", AND, AnyOf, "filters")
    for all_ in ("", "all "):
        core, stated, who, refs = f"{all_}core", f"{all_}stated", f"{all_}who", f"{all_}references"
        g.phrase(core, "{word:level} {what:" + refs + "}", With)
        g.include(core, refs)
        g.phrase(stated, "{states} {what:" + core + "}", With, word=of(StateIs, states=slot("states")))
        g.phrase(stated, "{word:level} {states} {core:" + refs + "}", With, what=of(With, word=of(StateIs, states=slot("states")), what=slot("core")))
        g.include(stated, core)
        g.include(who, stated)
        behind(g, "{what:" + stated + "}", "{what:" + who + "}", who)
    g.phrase("who", "<character|characters> with {word:titles}", With, what=of(KindIs, kinds=CHARACTER))


def behind(g: Grammar, stated: str, what: str, who: str) -> None:
    """What stands behind a description."""
    g.phrase(who, stated + " with TYPE {types}", With, word=of(HasType, types=slot("types")))
    g.phrase(who, stated + " with printed TYPE {types}", With, word=of(PrintedType, types=slot("types")))
    g.phrase(who, stated + " without TYPE {types}", With, word=of(Except, one=of(HasType, types=slot("types"))))
    g.phrase(who, what + " that <is|are> {states}", With, word=of(StateIs, states=slot("states")))
    g.phrase(who, stated + " with printed EXTRA BP", With, word=of(PrintedExtra, most=ANY_PRINTED_EXTRA))
    g.phrase(who, stated + " with printed EXTRA BP of {most:#} or less", With, word=of(PrintedExtra, most=slot("most")))
    g.phrase(who, what + " and whose BP is currently EXTRA", With, word=of(IsExtra))
    g.phrase(who, stated + " whose BP is currently EXTRA", With, word=of(IsExtra))
    g.phrase(who, stated + " whose BP grade is increased", With, word=of(GradeIs, increased=True))
    g.phrase(who, stated + " whose BP grade is decreased", With, word=of(GradeIs, increased=False))
    g.phrase(who, stated + " with {value:#} BP or <more|higher>", With, word=of(BPFrom, value=slot("value"), higher=True))
    g.phrase(who, stated + " with {value:#} BP or <less|lower>", With, word=of(BPFrom, value=slot("value"), higher=False))
    g.phrase(who, stated + " that <shares|share> a TYPE with {group:the card}", With, word=of(SharesType, group=slot("group")))
    g.phrase(who, what + " <except this character,|other than this character|except this character>", With, word=of(NotThis))
    g.phrase(who, what + " <|and is >adjacent to the left or right of this character", With, word=of(BesideThis))
    g.phrase(who, what + " that is the battle opponent of one of your {other:who}", With, word=of(Faces, who=of(Characters, whose=YOURS, what=slot("other"))))
    g.phrase(who, stated + " with the same character name as {group:the card}", With, word=of(SameName, group=slot("group")))


def cards(g: Grammar) -> None:
    """"level 3 『WICK』 card with TYPE 【SPEED】", in a deck, a hand, a discard area."""
    g.phrase("card", "<card|cards>", AnyCard)
    g.phrase("scene noun", "<scene|scenes>", KindIs, kinds=SCENE)
    g.phrase("card reference", "scene", KindIs, kinds=SCENE)
    g.phrase("card reference", "character", KindIs, kinds=CHARACTER)
    g.include("card reference", "name", "kind")
    g.list("card references", "card reference", OR, AnyOf, "filters")
    g.include("card references", "card reference")
    g.phrase("card core", "{word:level} {what:card references}", With)
    g.list("card core", "levelled", OR, AnyOf, "filters")
    g.include("card core", "card references")
    g.phrase("plain card", "{what:card core} <card|cards>", CardThat)
    g.phrase("plain card", "{word:titles} character <card|cards>", With, what=of(KindIs, kinds=CHARACTER))
    g.include("card", "plain card")
    g.phrase("card", "{what:plain card} with TYPE {types}", With, word=of(HasType, types=slot("types")))
    g.phrase("card", "{what:plain card} without TYPE {types}", With, word=of(Except, one=of(HasType, types=slot("types"))))
    g.include("card", "rounded")
    g.phrase("rounded", "{what:plain card} with {word:round}", With)
    g.phrase("round", "round equal to or lower than the Field Round count", RoundWithin)
    g.phrase("round", "round {round:#}", RoundIs)
    g.phrase("round", "round {round:#} or lower", RoundFrom, higher=False)
    g.phrase("round", "round {round:#} or higher", RoundFrom, higher=True)
    # without the word card
    g.include("named card", "card")
    g.phrase("named card", "{name:character}", NameIs)
    g.phrase("named card", "{name:character} with TYPE {types}", With, word=of(HasType, types=slot("types")), what=of(NameIs, name=slot("name")))
    # scenes on the field
    g.include("field scene", "scene noun")
    g.phrase("field scene", "{what:scene noun} with {word:round}", With)


def groups(g: Grammar) -> None:
    """"the revealed card", "that character": what was spoken of before."""
    for word, where in (("revealed", LOOKED), ("sent", SENT), ("discarded", DISCARDED), ("exiled", EXILED), ("returned", RETURNED)):
        g.phrase("the card", f"the {word} card", Remembered, group=where)
    g.phrase("the card", "that card", Remembered, group=TO_HAND)
    g.phrase("those cards", "from among them", Them)
    g.phrase("those cards", "among them", Them)
    g.phrase("those cards", "among the cards sent", Remembered, group=SENT)
    g.phrase("those cards", "from among the cards sent", Remembered, group=SENT)
    g.phrase("this", "this character", ThisCharacter)
    g.phrase("opposite", "this character's battle opponent", OpponentsOf, who=of(ThisCharacter))
    g.phrase("that one", "<that|the chosen> character<|s>", ThoseCharacters)
    g.phrase("that one", "<that|the chosen> {what:name}", Among, group=of(ThoseCharacters), filters=[slot("what")])
    g.phrase("that one", "<that|the chosen> {what:kind}", Among, group=of(ThoseCharacters), filters=[slot("what")])
    g.phrase("yours", "your {what:who}", Characters, whose=YOURS)
    g.phrase("theirs", "<your opponent's|opponent's|an opponent's> {what:who}", Characters, whose=OPPONENTS)
    g.phrase("anybody's", "{what:who}", Characters, whose=ANYBODYS)
