"""What is watched for a while or at a line: cards chosen now that something may happen to, moves to a line, triggers."""

from __future__ import annotations

from typing import Any

from quadriga.effects.groups import Another, It, This
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT
from quadriga.games.union_arena.chapters.timing import (
    ATTACKED,
    BLOCKED,
    BY_ANYBODY,
    BY_OPPONENT,
    BY_YOU,
    LEFT_FIELD,
    MOVED,
    RETURNED,
    SIDELINED,
    MoveTiming,
)
from quadriga.games.union_arena.vocabulary.actions_state import Watch
from quadriga.games.union_arena.vocabulary.lines import Sentence
from quadriga.games.union_arena.vocabulary.places import Chosen
from quadriga.games.union_arena.vocabulary.registers import TO_REMOVAL, TO_SIDELINE, DoneTo, Pronoun
from quadriga.games.union_arena.vocabulary.specials import ActivateTrigger
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.games.union_arena.wording.lexicon import said
from quadriga.text.grammar import of, slot

FATES = (("is @retired", SIDELINED), ("is returned to <their|your|its owner's> hand", RETURNED), ("leaves the @area", LEFT_FIELD), ("attacks", ATTACKED), ("blocks", BLOCKED))
WHOM = (("the chosen <character|card>", Chosen()), ("that character", Pronoun(1, True)), ("it", It()))


def waiting(g: DialectGrammar) -> None:
    """If it is sidelined this turn, do this; the same gained by a player in quotation marks."""
    for fate, kind in FATES:
        for who, ref in WHOM:
            watch = of(Watch, kind=kind, what=ref, action=slot("a"))
            happens = said(g, f"{who} {fate}")
            turn = said(g, "@this_turn")
            for when in ("if", "when"):
                g.phrase("sentence", f"{when} {happens} {turn}, {{a:clause1}}.", Sentence, do=watch)
                for until in ("until the end of the turn",) if not g.asian else ("during this turn",):
                    g.phrase("act", f'you gain "{when.capitalize()} {happens}, {{a:clause1}}" {until}', Watch, kind=kind, what=ref, action=slot("a"))
                    g.phrase("act", f'you gain "{{a:spoken}} {when} {happens}" {until}', Watch, kind=kind, what=ref, action=slot("a"))
                    if g.asian:
                        g.phrase("act", f'{until}, you gain "{when.capitalize()} {happens}, {{a:clause1}}"', Watch, kind=kind, what=ref, action=slot("a"))


def moves(g: DialectGrammar) -> None:
    """A move in any phase, to either line or to one."""
    k = slot("k")
    field = said(g, "@area")
    subjects: list[tuple[str, dict[str, Any]]] = [
        ("this <character|card>", {"own": True, "whose": BY_ANYBODY, "filters": []}),
        (f"<a|an> {{k:kind}} on your {field}", {"own": False, "whose": BY_YOU, "filters": [k]}),
        (f"another {{k:kind}} on your {field}", {"own": False, "whose": BY_YOU, "filters": [Another(), k]}),
        ("your {k:kind}", {"own": False, "whose": BY_YOU, "filters": [k]}),
        (f"<a|an> {{k:kind}} on your opponent's {field}", {"own": False, "whose": BY_OPPONENT, "filters": [k]}),
    ]
    for who, fields in subjects:
        for goal, to in (("", -1), ("<| from <your|the|their> energy line> to <your|the|their> front line", FRONT), ("<| from <your|the|their> front line> to <your|the|their> energy line", ENERGY)):
            for form in _forms(goal):
                for when in ("when", "if") if g.asian and fields["own"] else ("when",):
                    g.phrase("moment", f"{when} {who} moves{form}", MoveTiming, kind=MOVED, others=[], to=to, **fields)


def _forms(goal: str) -> list[str]:
    if not goal:
        return [""]
    first, second = ("energy", "front") if "to <your|the|their> front" in goal else ("front", "energy")
    owner = "<|your |the |their >"
    return [f" to {owner}{second} line", f" from {owner}{first} line to {owner}{second} line"]


def triggers(g: DialectGrammar) -> None:
    """A trigger activated by a text."""
    word = "<[Trigger]|trigger><| effect| effects>" if g.asian else "<[TRIGGER]|trigger> <ability|abilities>"
    for whose, ref in (("its", It()), ("that card's", Pronoun()), ("that character's", Pronoun(1, True)), ("the chosen <character's|card's>", Chosen()), ("the <character's|card's>", Pronoun()), ("this <character's|card's>", This())):
        g.phrase("act", f"activate {whose} {word}", ActivateTrigger, what=ref)
    for whose, ref in (("that card", Pronoun()), ("the chosen <character|card>", Chosen())):
        g.phrase("act", f"activate the {word} of {whose}", ActivateTrigger, what=ref)
    for zone, deed in (("outside", TO_SIDELINE), ("remove", TO_REMOVAL)):
        goal = f"<to|in> the {zone} area" if g.asian else "into your " + said(g, "@" + zone)
        by = "<by|with> this " + said(g, "@effect")
        g.phrase("act", f"activate the {word} of the card <|that was |that >placed {goal} {by}", ActivateTrigger, what=DoneTo(deed))


def add(g: DialectGrammar) -> None:
    waiting(g)
    moves(g)
    triggers(g)
