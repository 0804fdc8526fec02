"""Whole texts: what the card is, state marks, triggered, payment and continuous powers."""


from __future__ import annotations

from quadriga.effects.groups import ANYBODYS, OPPONENTS, YOURS, NumberOf
from quadriga.games.ultraman import gates, standing, timing
from quadriga.games.ultraman.blocks import AlsoKind, AnyNumber, Block, CountsAs, Team, Text
from quadriga.games.ultraman.counting import ChargeCount, GroupsOf, HandSize
from quadriga.games.ultraman.describing import AnyCard, Faces
from quadriga.games.ultraman.faces import KAIJU, ULTRA_HERO, ULTRA_MECH
from quadriga.games.ultraman.paying import NoCost, Payment
from quadriga.games.ultraman.speaking import Characters, PileCards, ThisCharacter
from quadriga.games.ultraman.timing import BY_ANYBODY, BY_OPPONENT, BY_YOU, Trigger
from quadriga.games.ultraman.triggers import Triggered
from quadriga.text.grammar import Grammar, of, slot, splice


def add(g: Grammar) -> None:
    triggered(g)
    payment(g)
    continuous(g)
    whole(g)


def triggered(g: Grammar) -> None:
    g.phrase("trigger", "When this character enters play", Trigger, kind=timing.ENTERS_PLAY, own=True, whose=BY_ANYBODY, filters=[])
    g.phrase("trigger", "When this scene enters play", Trigger, kind=timing.SCENE_ENTERS_PLAY, own=True, whose=BY_ANYBODY, filters=[])
    g.phrase("trigger", "<Whenever|When> {what:references} enters play", Trigger, kind=timing.ENTERS_PLAY, own=False, whose=BY_ANYBODY, filters=[slot("what")])
    g.phrase("trigger", "<Whenever|When> <a|your> scene enters play", Trigger, kind=timing.SCENE_ENTERS_PLAY, own=False, whose=BY_ANYBODY, filters=[])
    g.phrase("trigger", "Whenever you discard one or more cards from your hand", Trigger, kind=timing.DISCARDED, own=False, whose=BY_YOU, filters=[])
    g.phrase("trigger", "Whenever an opponent discards one or more cards from their hand", Trigger, kind=timing.DISCARDED, own=False, whose=BY_OPPONENT, filters=[])
    g.phrase("trigger", "Whenever this character's battle opponent resolves an [Activate]effect", Trigger, kind=timing.ACTIVATE_RESOLVED, own=False, whose=BY_OPPONENT, filters=[of(Faces, who=of(ThisCharacter))])
    g.phrase("trigger", "When this card is sent to your discard area from your deck", Trigger, kind=timing.SENT_FROM_DECK, own=True, whose=BY_ANYBODY, filters=[])
    g.phrase("trigger", "When this card is sent to your discard area from the scene area", Trigger, kind=timing.SENT_FROM_SCENE_AREA, own=True, whose=BY_ANYBODY, filters=[])
    g.phrase("trigger", "When this character wins <its|a> battle", Trigger, kind=timing.WON_BATTLE, own=True, whose=BY_ANYBODY, filters=[])
    g.phrase("trigger", "When this character loses <its|a> battle", Trigger, kind=timing.LOST_BATTLE, own=True, whose=BY_ANYBODY, filters=[])
    g.phrase("trigger", "Whenever you draw a card", Trigger, kind=timing.DREW, own=False, whose=BY_YOU, filters=[])
    g.phrase("power", "《{trigger}》{effect}", Triggered, limit=0)
    g.phrase("power", "《{trigger}》({limit:times} per turn){effect}", Triggered)


def payment(g: Grammar) -> None:
    g.phrase("power", "[Activate]({limit:times} per turn){cost} → {effect}", Payment)
    g.phrase("power", "[Activate]{cost} → {effect}", Payment, limit=0)
    g.phrase("cost", "No cost", NoCost)
    g.phrase("cost", "{deed:cost chain}", gates.Do)
    g.phrase("cost", "if {condition}, {deed:cost chain}", gates.Provided)
    g.include("cost chain", "chain")
    g.capital("cost")


def continuous(g: Grammar) -> None:
    this = of(ThisCharacter)
    g.phrase("given", "{amount:#+} BP", standing.Gift, what=standing.GIVES_BP)
    g.phrase("gift", "give {to:this} {gift:given}", standing.Standing)
    for who in ("who", "all who"):
        g.phrase("gift", "give all <|of >your {what:" + who + "} {gift:given}< each>", standing.Standing, to=of(Characters, whose=YOURS, what=slot("what")))
        g.phrase("gift", "give all {what:" + who + "} {gift:given}< each>", standing.Standing, to=of(Characters, whose=ANYBODYS, what=slot("what")))
        g.phrase("gift", "all <|of >your {what:" + who + "} <|each >have their BP grade increase by {n:#}", standing.Standing, to=of(Characters, whose=YOURS, what=slot("what")), gift=of(standing.Gift, what=standing.GIVES_GRADE, amount=slot("n")))
    g.phrase("gift", "give all your opponent's {what:who} {gift:given}< each>", standing.Standing, to=of(Characters, whose=OPPONENTS, what=slot("what")))
    g.phrase("gift", "this character's BP grade increases by {n:#}", standing.Standing, to=this, gift=of(standing.Gift, what=standing.GIVES_GRADE, amount=slot("n")))
    g.phrase("gift", "this character's BP grade decreases by {n:#}", standing.Standing, to=this, gift=of(standing.Gift, what=standing.GIVES_GRADE, amount=slot("n"), less=True))
    g.phrase("gift", "this character's BP becomes EXTRA", standing.Standing, to=this, gift=of(standing.Gift, what=standing.GIVES_EXTRA, amount=1))
    g.phrase("standing", "{given:gift}.", standing.Always)
    g.phrase("standing", "while {condition}, {given:gift}.", standing.While)
    g.phrase("standing", "additionally, while {condition}, {given:gift}.", standing.While)
    g.phrase("standing", "for each {count:standing count}, {given:gift}.", standing.ForEach)
    g.phrase("standing", "for every {n:#word} {amount:standing count}, {given:gift}.", standing.ForEach, count=of(GroupsOf, amount=slot("amount"), n=slot("n")))
    g.capital("standing")
    g.phrase("standing count", "{what:who} you have", NumberOf, group=of(Characters, whose=YOURS, what=slot("what")))
    g.phrase("standing count", "cards in an opponent's hand", HandSize, whose=OPPONENTS)
    g.phrase("standing count", "<card|cards> in your hand", HandSize, whose=YOURS)
    g.phrase("standing count", "<card|cards> in your discard area", NumberOf, group=of(PileCards, whose=YOURS, place=2, what=of(AnyCard)))
    g.phrase("standing count", "face-down and sideways <card|cards> under this character", ChargeCount)
    g.list("standings", "standing", ("a", "a b", "a b c"))
    g.phrase("continuous", "{gifts:standings}", standing.Continuous, stacks=True)
    g.phrase("continuous", "{gifts:standings} This effect does not stack.", standing.Continuous, stacks=False)


def whole(g: Grammar) -> None:
    g.phrase("identity", "A deck may include any number of this card.", AnyNumber)
    for words, kinds in (("Ultra Hero", ULTRA_HERO), ("Kaiju", KAIJU), ("Ultra Mech", ULTRA_MECH)):
        g.phrase("identity", f"This card also has the {words} card type.", AlsoKind, kinds=kinds)
    g.phrase("identity", "[TEAM]{name:team}", Team)
    g.phrase("identity", "This card counts as {names:counted names}.", CountsAs)
    g.list("counted names", "character", ("a or b", "a, b, or c"))
    g.list("identities", "identity", ("a", "a b", "a b c"))
    # an unmarked continuous text stands first, or one could not tell where the text before it ends
    g.phrase("block", "{states:marks}{power}", Block)
    g.phrase("block", "{states:marks}{power:continuous}", Block)
    g.phrase("block", "{power}", Block, states=[])
    g.list("more blocks", "block", ("a", "a b", "a b c"))
    g.phrase("unmarked", "{power:continuous}", Block, states=[])
    g.phrase("text", "{blocks:more blocks}", Text, identity=[])
    g.phrase("text", "{first:unmarked}", Text, identity=[], blocks=[slot("first")])
    g.phrase("text", "{first:unmarked} {more:more blocks}", Text, identity=[], blocks=[slot("first"), splice("more")])
    g.phrase("text", "{identity:identities}< >{blocks:more blocks}", Text)
    g.phrase("text", "{identity:identities} {first:unmarked}", Text, blocks=[slot("first")])
    g.phrase("text", "{identity:identities}", Text, blocks=[])


