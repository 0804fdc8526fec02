"""Phrases that few cards have: replacements, and what only some texts allow."""

from __future__ import annotations

from quadriga.effects.flow import Sequence
from quadriga.effects.groups import YOURS, AllOf, Except, Fixed, It, This
from quadriga.games.union_arena.chapters.durations import UNTIL_TURN_ENDS
from quadriga.games.union_arena.chapters.replacing import SavesAnother, SavesBase
from quadriga.games.union_arena.chapters.table import FRONT, REMOVAL, SIDELINE
from quadriga.games.union_arena.chapters.timing import ATTACKED, BY_ANYBODY, EXTRA_DRAW, Timing
from quadriga.games.union_arena.vocabulary.actions_state import Oblige, SendElsewhere
from quadriga.games.union_arena.vocabulary.conditions_turn import Happened
from quadriga.games.union_arena.vocabulary.filters import OfYours
from quadriga.games.union_arena.vocabulary.filters_turn import FirstOfItsPlayer, NthAttack
from quadriga.games.union_arena.vocabulary.gains import LoseKeyword
from quadriga.games.union_arena.vocabulary.lines import RemovedInstead, Sentence, UsedAreRemoved
from quadriga.games.union_arena.vocabulary.picking import (
    Pick,
)
from quadriga.games.union_arena.vocabulary.places import At, Battling, CardsAt, Those
from quadriga.games.union_arena.vocabulary.protection import ChangesTrigger
from quadriga.games.union_arena.vocabulary.specials import CanPayFor, TurnUpTop, UseCard, WinGame
from quadriga.games.union_arena.vocabulary.standing import (
    BLOCK,
    FREE_EXTRA_DRAW,
    MUST_BLOCK,
    NULLIFY_IMPACT,
    Forbids,
    Permits,
)
from quadriga.games.union_arena.wording.cards import TRIGGERS
from quadriga.text.grammar import Grammar, of, slot


def instead(g: Grammar) -> None:
    """Replacements without braces (ua.text.instead.1)."""
    saved = of(CardsAt, where=At(YOURS, [FRONT]), kind=slot("k"))
    would = "if <a|an> {k:kind} on your front line would be sidelined, you may sideline this character instead."
    g.phrase("stand1", would + " If you do, move that {named} to your energy line", SavesAnother, who=saved)
    g.phrase("stand1", "when this character is sidelined, you may place this top Raided card into your sideline instead", SavesBase)


def triggers(g: Grammar) -> None:
    """Triggers used as others (ua.trig.change.1)."""
    for word, trigger in TRIGGERS.items():
        g.value("trigger type", f"[{word}]", trigger)
    g.list("trigger types", "trigger type", ("a", "a or b", "a, b, or c"))
    change = "if you activate one of your {triggers:trigger types} abilities, you may change it to a {to:trigger type} ability instead"
    g.phrase("stand1", change, ChangesTrigger)


def attacks(g: Grammar) -> None:
    """First, second and later attacks (ua.attack.10), duties tied to a pair (ua.must.block.3)."""
    g.value("nth", "second", 2)
    g.value("nth", "third", 3)
    g.phrase("moment", "when this character attacks a {n:nth} time this turn", Timing, kind=ATTACKED, own=True, whose=BY_ANYBODY,
             filters=[of(NthAttack, n=slot("n"))], others=[])  # fmt: skip
    g.phrase("stand1", "{who:subject} cannot block your opponent's first attack", Forbids, what=BLOCK, others=[FirstOfItsPlayer()])
    g.phrase("act", "the chosen character of your opponent must block the chosen {n:named} character's attacks if able this turn", Oblige,
             what=Those([Except(OfYours())]), duty=MUST_BLOCK, against=of(Those, filters=[OfYours(), slot("n")]), ends=UNTIL_TURN_ENDS)  # fmt: skip
    for until in ("until", "forbattle"):
        g.phrase("act", "the character battling this character loses [Nullify Impact] {ends:" + until + "}", LoseKeyword, what=Battling(), word=NULLIFY_IMPACT)


def using(g: Grammar) -> None:
    """Cards used from elsewhere, and events that do not go to the sideline (ua.cost.use.1, ua.main.event.5)."""
    for place, zone in (("sideline", SIDELINE), ("removal area", REMOVAL)):
        found = of(CardsAt, where=At(YOURS, [zone]), kind=of(AllOf, filters=[slot("k"), CanPayFor()]))
        words = f"use up to one {{k:kind}} from your {place} by ignoring its required energy and paying its AP cost"
        g.phrase("act", words, Sequence, steps=[of(Pick, among=found, count=Fixed(1), up_to=True, taxed=False), UseCard(It())])
    used = "place any card used with this ability into your removal area instead of your sideline."
    g.phrase("sentence", used, Sentence, do=UsedAreRemoved())
    would = "if this card would be placed into your sideline besides when using it from your hand, place it into your removal area instead."
    g.phrase("sentence", would, Sentence, do=RemovedInstead())
    g.phrase("act", "place this card into your removal area instead of your sideline", SendElsewhere)


def others(g: Grammar) -> None:
    g.phrase("act", "you win the game", WinGame)
    g.phrase("act", "turn the top card of your deck face up", TurnUpTop)
    g.phrase("stand1", "your extra draw costs no AP", Permits, who=This(), what=FREE_EXTRA_DRAW, others=[])
    g.phrase("cond", "you have taken your extra draw this turn", Happened, kind=EXTRA_DRAW, whose=0, filters=[], by=[])


def add(g: Grammar) -> None:
    using(g)
    others(g)
    instead(g)
    triggers(g)
    attacks(g)
