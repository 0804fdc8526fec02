"""Phrases for what cards gain and lose, and for how long."""

from __future__ import annotations

from quadriga.effects.flow import Sequence
from quadriga.effects.groups import Fixed, It, This, Times
from quadriga.games.union_arena.chapters.durations import (
    IN_OPPONENTS_TURN,
    UNTIL_ATTACK_ENDS,
    UNTIL_ATTACK_PHASE_ENDS,
    UNTIL_BATTLE_ENDS,
    UNTIL_OPPONENTS_TURN_ENDS,
    UNTIL_TURN_ENDS,
    UNTIL_YOUR_NEXT_TURN,
)
from quadriga.games.union_arena.chapters.faces import ANY_COLOR, OPPONENTS_TURN, YOUR_TURN
from quadriga.games.union_arena.vocabulary.actions_play import MayDo
from quadriga.games.union_arena.vocabulary.amounts import Marked
from quadriga.games.union_arena.vocabulary.gains import (
    BecomeBP,
    Bundle,
    Energy,
    Gain,
    GainOneOf,
    GainPrinted,
    LessBP,
    LoseAbilities,
    LoseKeyword,
    LoseLabelled,
    MoreBP,
    PlayerGains,
    QuotedAbility,
)
from quadriga.games.union_arena.vocabulary.places import Chosen
from quadriga.games.union_arena.vocabulary.registers import ONE, TO_REMOVAL, DoneTo, Pronoun
from quadriga.games.union_arena.vocabulary.standing import IMPACT
from quadriga.text.grammar import Grammar, of, slot

COLOR_LETTERS = "RBYGP"
# Plain values have one wording each, so each further wording of a duration is a category of its own.
UNTILS = ("until", "forbattle", "forturn", "thisturn", "endofthis", "endofturn", "yournext", "thisbattle", "thisattack", "theirnext")


def durations(g: Grammar) -> None:
    g.value("until", "until the end of the turn", UNTIL_TURN_ENDS)
    g.value("until", "until the start of your next turn", UNTIL_YOUR_NEXT_TURN)
    g.value("until", "until the end of the battle", UNTIL_BATTLE_ENDS)
    g.value("until", "until the end of the attack", UNTIL_ATTACK_ENDS)
    g.value("until", "during your opponent's next turn", IN_OPPONENTS_TURN)
    g.value("until", "until the end of your opponent's next turn", UNTIL_OPPONENTS_TURN_ENDS)
    g.value("until", "until the end of your opponent's next attack phase", UNTIL_ATTACK_PHASE_ENDS)
    g.value("forbattle", "for the duration of this battle", UNTIL_BATTLE_ENDS)
    g.value("forturn", "until end of the turn", UNTIL_TURN_ENDS)
    g.value("thisturn", "this turn", UNTIL_TURN_ENDS)
    g.value("endofthis", "until the end of this turn", UNTIL_TURN_ENDS)
    g.value("endofturn", "until end of turn", UNTIL_TURN_ENDS)
    g.value("yournext", "until the start of your next start phase", UNTIL_YOUR_NEXT_TURN)
    g.value("thisbattle", "until the end of this battle", UNTIL_BATTLE_ENDS)
    g.value("thisattack", "until the end of this attack", UNTIL_ATTACK_ENDS)
    g.value("theirnext", "until the end of their next turn", UNTIL_OPPONENTS_TURN_ENDS)


def gained(g: Grammar) -> None:
    g.phrase("gain", "{n:#} BP", MoreBP, amount=of(Fixed, n=slot("n")))
    g.phrase("gain", "{n:#} BP for {e:each}", MoreBP, amount=of(Times, amount=slot("e"), factor=slot("n")))
    g.phrase("gain", "{n:#} BP for {e:eachsum}", MoreBP, amount=of(Times, amount=slot("e"), factor=slot("n")))
    g.phrase("gain", "BP equal to {amount:bpamount}", MoreBP)
    g.phrase("gain", "[{n:#}] BP", MoreBP, amount=of(Marked, n=slot("n"), square=True))
    g.phrase("gain", "\\{{n:#}\\} BP", MoreBP, amount=of(Marked, n=slot("n"), square=False))
    g.phrase("gain", "{color:Color} energy generation", Energy)
    g.phrase("gain", "{color:Color} x{n:#} energy generation", Energy)
    g.phrase("gain", "{n:#} energy generation", Energy, color=ANY_COLOR)  # of its own colour
    for i, letter in enumerate(COLOR_LETTERS):
        for n in (1, 2, 3):
            g.phrase("gain", f"{letter * n} energy generation", Energy, color=i, n=n)
    g.include("gain", "keyword")
    g.phrase("gain", '"{ability:quoted}"', QuotedAbility)
    g.list("gains", "gain", ("a", "a and b", "a, b, and c"))
    g.phrase("loss", "{n:#} BP", LessBP, amount=of(Fixed, n=slot("n")))
    g.phrase("loss", "{n:#} BP for {e:each}", LessBP, amount=of(Times, amount=slot("e"), factor=slot("n")))
    g.list("losses", "loss", ("a",))
    g.list("gain1", "gain", ("a", "a and b"))


def gaining(g: Grammar) -> None:
    for until in UNTILS:
        g.phrase("act", "{what} <|also |each ><gains|gain> {gains} {ends:" + until + "}", Gain)
        g.phrase("act", "{what} may gain {gains} {ends:" + until + "}", MayDo, action=of(Gain, what=slot("what"), gains=slot("gains"), ends=slot("ends")))
    g.phrase("act", "{ends:until}, {what} <gains|gain> {gains}", Gain)
    g.phrase("act", "give {what} {gains} {ends:until}", Gain)
    g.phrase("act", "for {e:each}, {what} <gains|gain> {n:#} BP {ends:until}", Gain, gains=[of(MoreBP, amount=of(Times, amount=slot("e"), factor=slot("n")))])
    g.phrase("act", "for {e:each}, {what} <loses|lose> {n:#} BP {ends:until}", Gain, gains=[of(LessBP, amount=of(Times, amount=slot("e"), factor=slot("n")))])
    g.phrase("itgains", "<it|they> <gains|gain> {gains} {ends:until}", Gain, what=It())
    g.phrase("itgains", "<it|they> <loses|lose> {gains:losses} {ends:until}", Gain, what=It())
    g.phrase("modal", "{what} <gains|gain> all abilities listed below {ends:until}<.|:>\n{gains:gainbullets}", Gain)
    g.phrase("gainbullet", "• {gains}.", Bundle)
    g.list("gainbullets", "gainbullet", ("a", "a\nb", "a\nb\nc"))
    g.phrase("act", "{what} gains all [Activate: Main] abilities on the cards placed into the removal area <by|with> this ability {ends:until}", GainPrinted, printed=DoneTo(TO_REMOVAL))
    g.phrase("act", "{what} loses {a:loss} and gains {gains:gain1} {ends:until}", Sequence, steps=[
        of(Gain, what=slot("what"), gains=[slot("a")], ends=slot("ends")), of(Gain, what=slot("what"), gains=slot("gains"), ends=slot("ends"))])  # fmt: skip
    for until in UNTILS:
        g.phrase("act", "{what} <|also |each ><loses|lose> {gains:losses} {ends:" + until + "}", Gain)
        g.phrase("act", "{what}'s BP becomes {n:#} {ends:" + until + "}", BecomeBP)
        g.phrase("act", "its BP becomes {n:#} {ends:" + until + "}", BecomeBP, what=It())
        each = of(Times, amount=slot("e"), factor=slot("n"))
        g.phrase("act", "{what} <gains|gain> {n:#} BP {ends:" + until + "} for {e:each}", Gain, gains=[of(MoreBP, amount=each)])
        g.phrase("act", "{what} <loses|lose> {n:#} BP {ends:" + until + "} for {e:each}", Gain, gains=[of(LessBP, amount=each)])
    g.phrase("act", "reduce the BP of {what} by {n:#}< BP> {ends:until}", Gain, gains=[of(LessBP, amount=of(Fixed, n=slot("n")))])
    for possessive, who in (("its", It()), ("their", It()), ("that character's", Pronoun(ONE, True))):
        g.phrase("act", f"reduce {possessive} BP by " + "{n:#}< BP> {ends:until}", Gain, what=who, gains=[of(LessBP, amount=of(Fixed, n=slot("n")))])
        g.phrase("act", f"{possessive} BP is reduced by " + "{n:#} {ends:until}", Gain, what=who, gains=[of(LessBP, amount=of(Fixed, n=slot("n")))])
        g.phrase("act", f"increase {possessive} BP by " + "{n:#}< BP> {ends:until}", Gain, what=who, gains=[of(MoreBP, amount=of(Fixed, n=slot("n")))])
    g.phrase("act", "reduce this character's BP by {n:#} {ends:until}", Gain, what=This(), gains=[of(LessBP, amount=of(Fixed, n=slot("n")))])
    g.phrase("act", "reduce the chosen character's BP by {n:#} {ends:until}", Gain, what=Chosen(), gains=[of(LessBP, amount=of(Fixed, n=slot("n")))])
    g.phrase("act", "{what} <gains|gain> {a:keyword} or {b:keyword} {ends:until}", GainOneOf, always=[], gains=[slot("a"), slot("b")])
    g.phrase("act", "{what} <gains|gain> {n:gain} and either {a:keyword} or {b:keyword} {ends:until}", GainOneOf, always=[slot("n")], gains=[slot("a"), slot("b")])
    g.phrase("act", "you gain {ability:quoting} {ends:until}", PlayerGains)
    g.phrase("quoting", '"{ability:quoted}"', QuotedAbility)
    g.phrase("act", "{what} loses all base abilities {ends:until}", LoseAbilities)
    g.phrase("act", "{what} <loses|lose> [During Your Turn] abilities {ends:until}", LoseLabelled, turn=YOUR_TURN)
    g.phrase("act", "{what} <loses|lose> [During Opponent's Turn] abilities {ends:until}", LoseLabelled, turn=OPPONENTS_TURN)
    g.phrase("act", "{what} <loses|lose> [Impact] {ends:until}", LoseKeyword, word=IMPACT)


def add(g: Grammar) -> None:
    durations(g)
    gained(g)
    gaining(g)
