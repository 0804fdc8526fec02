"""What a deed reaches: cards chosen without a place, one goal or another, either line, the bottom of the deck, who decides."""

from __future__ import annotations

from quadriga.effects.flow import Sequence
from quadriga.effects.groups import ANYBODYS, Fixed, It, LookedAt, This
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT
from quadriga.games.union_arena.vocabulary.actions import PlaceInSideline, Remove, ToDeck, ToHand, ToTopOrBottom
from quadriga.games.union_arena.vocabulary.actions_lines import MoveLine, Swap
from quadriga.games.union_arena.vocabulary.actions_play import EitherOf, PlayCards
from quadriga.games.union_arena.vocabulary.actions_state import Ready, Rest
from quadriga.games.union_arena.vocabulary.filters import AnyCard, Kind
from quadriga.games.union_arena.vocabulary.gains import Gain
from quadriga.games.union_arena.vocabulary.lines import Sentence, Silently
from quadriga.games.union_arena.vocabulary.looking import Look
from quadriga.games.union_arena.vocabulary.picking import BottomCards, Pick, PickMore
from quadriga.games.union_arena.vocabulary.places import AmongThem, At, CardsAt, OtherLine
from quadriga.games.union_arena.wording.carried import LINES, STATES
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.text.grammar import of, slot

FIELD = [FRONT, ENERGY]


def without_a_place(g: DialectGrammar) -> None:
    """Choose 1 character with …: of either player, on the field, since only there cards are characters.

    A name or a trait alone can also mean a card elsewhere: so it needs a deed that is done on the field.
    """
    g.phrase("fielded", "<{adjectives:adjs} ><{which} >{noun:bare}< {more:mods}>", Kind)
    g.phrase("nameless", "<{adjectives:adjs} >{which}< {more:mods}>", Kind)
    g.phrase("nameless", "<{adjectives:adjs} >{which} {noun:plaincard}< {more:mods}>", Kind)
    anywhere = At(ANYBODYS, FIELD)
    for kind in ("fielded", "nameless"):
        among = of(CardsAt, where=anywhere, kind=slot("k"))
        for words, up_to in (("{c:count} {k:" + kind + "}", False), ("up to {c:count} {k:" + kind + "}", True)):
            g.phrase(f"{kind} choice", words, Pick, among=among, count=slot("c"), up_to=up_to)
    gets = "<gets|gains|get|gain>"
    active, rested = ("set {} to active", "rest {}") if g.asian else ("switch {} to active", "switch {} to resting")
    for it in ("it", "them"):
        g.phrase("on it", active.format(it), Ready, what=It())
        g.phrase("on it", rested.format(it), Rest, what=It())
        g.phrase("on it", f"give {it} {{gains}} {{ends:until}}", Gain, what=It())
    for it in ("it", "they"):
        g.phrase("it has", f"{it} {gets} {{gains}} {{ends:until}}", Gain, what=It())
    for kind in ("fielded choice", "nameless choice"):
        steps = [slot("c"), slot("a")]
        g.phrase("act", f"choose {{c:{kind}}} and {{a:on it}}", Sequence, steps=steps)
        if g.asian:
            g.phrase("act", f"choose {{c:{kind}}}, {{a:on it}}", Sequence, steps=steps)
            g.phrase("act", f"choose {{c:{kind}}}, {{a:it has}}", Sequence, steps=steps)
            g.phrase("act", f"choose {{c:{kind}}} and {{a:it has}}", Sequence, steps=steps)


def either_goal(g: DialectGrammar) -> None:
    """To one place or to another, as its player likes, with any object and any two goals."""
    two = [slot("a"), slot("b")]
    g.include("other goal", "itgo out", "itgo else")
    g.include("any goal", "itgo top", "other goal")
    for first, second in (("itgo top", "itgo else"), ("other goal", "any goal")):  # top or outside area is a deed of its own
        goals = f"{{a:{first}}} or {{b:{second}}}"
        for words in ("it", "that card", "them", "those cards", "that character"):
            g.phrase("act", f"place {words} {goals}", EitherOf, options=two)
        for pick in ("pick", "looked", "some of them"):
            g.phrase("act", f"place {{p:{pick}}} {goals}", Sequence, steps=[slot("p"), of(EitherOf, options=two)])
    for words in ("it", "that card", "them", "those cards", "that character"):
        for verb in ("place", "add"):
            g.phrase("act", f"{verb} {words} {{a:any goal}} or place {words} {{b:any goal}}", EitherOf, options=two)
    any_way = Pick(CardsAt(AmongThem(), AnyCard()), Fixed(99), True, 0, False)
    for words in ("any number of cards among them at the top or bottom of your deck in any order", "them at the top or bottom of your deck in any order"):
        g.phrase("act", "place " + words, Sequence, steps=[any_way, ToDeck(It(), False), ToDeck(LookedAt(), True)])
    g.phrase("act", "place the remaining cards at the bottom in any order", ToDeck, what=LookedAt(), bottom=True)


def placed_into_play(g: DialectGrammar) -> None:
    """Place … to your area rested: to place a card onto a line is to play it."""
    for pick in ("pick", "looked"):
        for verb in ("place", "put"):
            g.phrase("act", f"{verb} {{p:{pick}}} {{a:itplay}}", Sequence, steps=[slot("p"), slot("a")])
    for words, line in LINES:
        for word, active in STATES:
            g.phrase("theirplay", f"<to|on|onto> their {words} {word}", PlayCards, what=It(), active=active, line=line, whose=1)
    g.phrase("act", "play {p:their pick} {a:theirplay}", Sequence, steps=[slot("p"), slot("a")])
    for by in ("by", "with"):
        for not_ in ("does not activate", "do not activate", "cannot be activated", "are not activated"):
            subject = f"<the |>[On Play]<| effect| effects> of <the |><character|characters> played {by} this effect"
            g.phrase("sentence", f"{subject} {not_}.", Sentence, do=Silently())
    for who in ("your and your opponent's <character|characters>", "<the |>characters", "the character"):
        for by in ("by", "with"):
            g.phrase("sentence", f"{who} played {by} this effect <do not|does not|don't|cannot> activate <their|its> [On Play]<| effect| effects>.", Sentence, do=Silently())


def either_line(g: DialectGrammar) -> None:
    """Move it to the other line or swap it with a character there."""
    other = of(CardsAt, where=OtherLine(It()), kind=slot("k"))
    partner = of(PickMore, among=other, count=Fixed(1), up_to=False, taxed=False)
    swap = of(Sequence, steps=[partner, Swap(It(), It())])
    if not g.asian:
        return
    with_ = "<with|for> <1|a> {k:fielded} on another line"
    for words in ("swap its position", "swap it", "switch its position", "swap positions"):
        for joint in (", or ", " or "):
            g.phrase("act", f"move it to another line{joint}{words} {with_}", EitherOf, options=[MoveLine(It()), swap])
    here = of(Pick, among=slot("c"), count=Fixed(1), up_to=False, taxed=False)
    for words in ("swap its position with", "swap it with"):
        mine = of(Sequence, steps=[here, Swap(This(), It())])
        g.phrase("act", f"move this character to the front line or {words} <1|a> {{c:cards at}}", EitherOf, options=[MoveLine(This(), FRONT), mine])


def bottom_of_the_deck(g: DialectGrammar) -> None:
    if not g.asian:
        return
    for verb, reveal in (("reveal", True), ("look at", False)):
        for at in ("from", "at"):
            g.phrase("act", f"{verb} {{n:count}} <card|cards> {at} the bottom of your deck", Look, reveal=reveal, bottom=True)
        g.phrase("act", f"{verb} the bottom card of your deck", Look, n=Fixed(1), reveal=reveal, bottom=True)
    for words, n in (("{n:count} <card|cards> from the bottom of your deck", slot("n")), ("the bottom card of your deck", Fixed(1))):
        cards = of(BottomCards, n=n)
        for goal, make in (("to the outside area", PlaceInSideline), ("to the remove area", Remove), ("to your hand", ToHand)):
            g.phrase("act", f"<place|add> {words} {goal}", make, what=cards)


def who_decides(g: DialectGrammar) -> None:
    """At the top or bottom of their deck, as one player or the other says."""
    if not g.asian:
        return
    deck = "at the top or bottom of <their|your opponent's> deck"
    for said, chooser in (("by your opponent's choice", 1), ("by your choice", 0), ("your opponent chooses", 1), ("you choose", 0)):
        for goal in (f"{deck} {said}", f"{deck}, {said}"):
            g.phrase("act", f"place {{what}} {goal}", ToTopOrBottom, chooser=chooser)


def add(g: DialectGrammar) -> None:
    without_a_place(g)
    either_line(g)
    if not g.asian:
        return
    either_goal(g)
    placed_into_play(g)
    bottom_of_the_deck(g)
    who_decides(g)

