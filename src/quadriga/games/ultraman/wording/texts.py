"""Whole texts: what the card is, state marks, triggered, payment and continuous powers."""

from __future__ import annotations

from quadriga.games.ultraman.chapters.faces import KAIJU, ULTRA_HERO, ULTRA_MECH
from quadriga.games.ultraman.chapters.paying import NoCost, Payment
from quadriga.games.ultraman.chapters.standing import Continuous
from quadriga.games.ultraman.chapters.triggers import Triggered
from quadriga.games.ultraman.vocabulary.blocks import (
    AlsoKind,
    AlsoNamed,
    AnyNumber,
    Block,
    Copies,
    CountsAs,
    LevelsFrom,
    Team,
    Text,
)
from quadriga.text.english import AND, OR
from quadriga.text.grammar import slot, splice
from quadriga.text.language import Language


def add(L: Language) -> None:
    times = list(enumerate(("Once", "Twice", "Three times", "Four times", "Five times"), 1))
    L.value("limit", {f"({word} per turn)": number for number, word in times} | {f"({word} per game)": -number for number, word in times[:2]})
    L("power", "《{trigger:moment}》<{limit}>{effect}", Triggered)
    L("power", "[Activate]<{limit}>{cost} → {effect}", Payment)
    L("cost", "no cost", NoCost)
    L.include("cost", "clause")
    # an unmarked continuous text stands first, or one could not tell where the text before it ends
    L("standing", "{gifts:sentences}", Continuous, stacks=True)
    L("standing", "{gifts:sentences} This effect does not stack.", Continuous, stacks=False)
    L("block", "{states:marks}{power}", Block)
    L("block", "{states:marks}{power:standing}", Block)
    L("block", "{power}", Block, states=[])
    L.list("blocks", "block", ("a", "a b", "a b c"))
    L("unmarked", "{power:standing}", Block, states=[])
    L("identity", "A deck may include any number of this card.", AnyNumber)
    for digits in ("#word", "#"):
        L("identity", "A deck may include up to {n:" + digits + "} <copies |>of this card.", Copies)
    for words in ("This card can level up from {names:also names} as well.", "This card can also level up from {names:also names}.", "{names:also names} can level up with this card.", "This card can be used to level up {names:also names}."):
        L("identity", words, LevelsFrom)
    L.words("identity", AlsoKind, "kinds", {f"This card also has the {words} card type.": kinds for words, kinds in (("Ultra Hero", ULTRA_HERO), ("Kaiju", KAIJU), ("Ultra Mech", ULTRA_MECH))})
    L("identity", "[TEAM]{name:team}", Team)
    L("identity", "This card counts as {names:counted names}.", CountsAs)
    L.list("counted names", "character", OR)
    for words in ("This card is also treated as {names:also names}.", "This card's character name is also treated as {names:also names}.", "This card also has the character name {names:also names}.", "This card also counts as {names:also names}."):
        L("identity", words, AlsoNamed)
    L.list("also names", "character", ("a", *AND))
    L.list("identities", "identity", ("a", "a b", "a b c"))
    L("text", "{blocks}", Text, identity=[])
    L("text", "{first:unmarked}", Text, identity=[], blocks=[slot("first")])
    L("text", "{first:unmarked} {more:blocks}", Text, identity=[], blocks=[slot("first"), splice("more")])
    L("text", "{identity:identities}< >{blocks}", Text)
    L("text", "{identity:identities} {first:unmarked}", Text, blocks=[slot("first")])
    L("text", "{identity:identities} {first:unmarked} {more:blocks}", Text, blocks=[slot("first"), splice("more")])
    L("text", "{identity:identities}", Text, blocks=[])
