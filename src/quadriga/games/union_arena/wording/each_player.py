"""What each player does: every deed of an opponent, done by both, one after the other (ua.text.opp.1)."""

from __future__ import annotations

from typing import Any

from quadriga.effects.flow import Sequence
from quadriga.effects.groups import Fixed, It
from quadriga.effects.program import Action
from quadriga.games.union_arena.vocabulary.actions import PlaceInSideline, Remove, Sideline, ToDeck, ToHand
from quadriga.games.union_arena.vocabulary.actions_draw import DrawCards, Mill, ShuffleDeck
from quadriga.games.union_arena.vocabulary.actions_state import Ready, Rest
from quadriga.games.union_arena.vocabulary.amounts import EnergySum
from quadriga.games.union_arena.vocabulary.conditions import Compare
from quadriga.games.union_arena.vocabulary.looking import Look, Reveal
from quadriga.games.union_arena.vocabulary.places import Revealed, RevealedOf
from quadriga.games.union_arena.vocabulary.registers import EachPlayer
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.text.grammar import of, slot

# the deed: of each player, of both players; what stands behind the object; the instruction
DEEDS: list[tuple[str, str, str, str, Action]] = [
    ("sidelines", "retires", "", "", Sideline(It())),
    ("places", "places", " into their sideline", " <to|in> the outside area", PlaceInSideline(It())),
    ("places", "places", " into their removal area", " <to|in> the remove area", Remove(It())),
    ("places", "places", " on the bottom of their deck< in any order>", " at the bottom of their deck< in any order>", ToDeck(It(), True, 1)),
    ("places", "places", " on the top of their deck< in any order>", " at the top of their deck< in any order>", ToDeck(It(), False, 1)),
    ("returns", "returns", " to their hand", " to their hand", ToHand(It())),
    ("adds", "adds", " to their hand", " to their hand", ToHand(It())),
    ("switches to resting", "rests", "", "", Rest(It())),
    ("switches to active", "sets to active", "", "", Ready(It())),
    ("reveals", "reveals", "", "", Reveal(It())),
]


def _plural(verb: str) -> str:
    first, _, rest = verb.partition(" ")
    base = "switch" if first == "switches" else first.removesuffix("s")
    return f"{base} {rest}".strip()


def deeds(g: DialectGrammar) -> None:
    def deed(words: str, make: type[Any], **fields: Any) -> None:
        verb, _, rest = words.partition(" ")
        g.phrase("each deed", words, make, **fields)
        g.phrase("both deed", f"{_plural(verb)} {rest}", make, **fields)

    out = "<to|in> the outside area" if g.asian else "into their sideline"
    bottom = "at the bottom of their deck" if g.asian else "on the bottom of their deck"
    deed("draws a card", DrawCards, n=Fixed(1), whose=1)
    deed("draws {n:count} <card|cards>", DrawCards, whose=1)
    deed("reveals the top card of their deck", Look, n=Fixed(1), reveal=True, whose=1)
    deed("reveals the top {n:count} cards of their deck", Look, reveal=True, whose=1)
    deed(f"places the top card of their deck {out}", Mill, n=Fixed(1), whose=1)
    deed(f"places the top {{n:count}} cards of their deck {out}", Mill, whose=1)
    deed(f"places <the revealed card|it> {bottom}", ToDeck, what=Revealed(), bottom=True, chooser=1)
    deed(f"places <the revealed card|it> {out}", PlaceInSideline, what=Revealed())
    deed("adds <the revealed card|it> to their hand", ToHand, what=Revealed())
    deed("shuffles their deck", ShuffleDeck, whose=1)
    for american, asian, ending, asian_ending, action in DEEDS:
        verb, end = (asian, asian_ending) if g.asian else (american, ending)
        g.phrase("each deed", f"{verb} {{p:their pick}}{end}", Sequence, steps=[slot("p"), action])
        g.phrase("both deed", f"{_plural(verb)} {{p:their pick}}{end}", Sequence, steps=[slot("p"), action])
        g.phrase("each deed", f"chooses {{p:their pick}} and {verb.split()[0]} <it|them>{' ' + ' '.join(verb.split()[1:]) if ' ' in verb else ''}{end}", Sequence, steps=[slot("p"), action])


def add(g: DialectGrammar) -> None:
    deeds(g)
    for one, who in (("each deed", "each player"), ("both deed", "<both players|you and your opponent|you and your opponent each>")):
        many = one + "s"
        g.include(many, one)
        g.list(many, one, ("a and b", "a, then b", "a, b, and c"), Sequence, "steps")
        g.phrase("clause0", f"{who} {{a:{many}}}", EachPlayer, action=slot("a"))
    mine, theirs = of(EnergySum, group=RevealedOf(0)), of(EnergySum, group=RevealedOf(1))
    revealed = "the required energy of your revealed card is {} <the required energy of |>your opponent's revealed card"
    for words, amount, other, how in (
        ("<equal or higher than|equal to or higher than|equal to or more than|higher than or equal to|equal to or greater than>", mine, theirs, 0),
        ("<higher than|greater than|more than>", mine, theirs, 1),
        ("<less than|lower than>", mine, theirs, -1),
        ("<equal to or less than|equal to or lower than|less than or equal to|equal or less than>", theirs, mine, 0),
        ("<equal to|the same as>", mine, theirs, 2),
    ):
        g.phrase("cond", revealed.format(words), Compare, amount=amount, other=other, how=how)
