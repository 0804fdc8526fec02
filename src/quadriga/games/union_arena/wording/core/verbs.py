"""What texts do to cards: both wordings from the same verbs."""

from __future__ import annotations

from quadriga.effects.adjuncts import Doing
from quadriga.effects.chains import Chain
from quadriga.effects.deeds import ChooseThem
from quadriga.effects.modes import Modes
from quadriga.effects.owners import EACH, OPPONENT, Player
from quadriga.effects.provisos import IfDone
from quadriga.effects.sentences import OneSentence, Sentences
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT
from quadriga.games.union_arena.vocabulary.actions import (
    PlaceInSideline,
    PlaceUnder,
    Remove,
    Sideline,
    ToDeck,
    ToHand,
    ToLife,
    TopOrSideline,
    ToTopOrBottom,
)
from quadriga.games.union_arena.vocabulary.actions_draw import PayAP, ReadyAP, ShuffleDeck
from quadriga.games.union_arena.vocabulary.actions_lines import MoveLine
from quadriga.games.union_arena.vocabulary.actions_play import PlayCards
from quadriga.games.union_arena.vocabulary.actions_state import DealDamage, LockNext, LockPhase, Ready, Rest
from quadriga.games.union_arena.wording.core.words import Words
from quadriga.text.grammar import of, slot


def add(w: Words) -> None:
    moving(w)
    turning(w)
    playing(w)
    sentences(w)


def moving(w: Words) -> None:
    w.frame(Sideline, "retire|retires" if w.asian else "sideline|sidelines", "{what:obj}")
    w.frame(PlaceInSideline, "place|places", "{what:obj} @into @your @sideline")
    w.frame(Remove, "place|places", "{what:obj} @into @your @removal")
    for verb in ("return|returns", "add|adds"):
        w.frame(ToHand, verb, "{what:obj} to @your hand")
    w.frame(ToLife, "place|places", "{what:obj} <|face down |face-down >@into @your life area")
    w.frame(ToLife, "place|places", "{what:obj} <face up|face-up> @into @your life area", face_up=True)
    for verb in ("place|places", "return|returns"):
        for end, bottom in (("bottom", True), ("top", False)):
            w.frame(ToDeck, verb, "{what:obj} " + f"<on|to|at> the {end} of @your deck< in any order>", bottom=bottom)
    w.frame(ToTopOrBottom, "place|places", "{what:obj} <on|onto|at> the top or bottom of @your deck")
    w.frame(TopOrSideline, "place|places", "{what:obj} <on|at> the top of <your|their> deck or @into <your|their|the> @sideline")
    w("do", "shuffle your deck", ShuffleDeck)
    for face, down in (("<face down|face-down>", True), ("<face up|face-up>", False)):
        w.frame(PlaceUnder, "place|places", "{what:obj} " + face + " under {host:ref}", face_down=down)


def turning(w: Words) -> None:
    if w.asian:
        w.frame(Ready, "set|sets", "{what:obj} <to|as> active")
        w.frame(Rest, "rest|rests", "{what:obj}")
        for count in ("{n:#}", "{n:#word}"):
            for it in ("it", "them"):
                w("do", f"choose up to {count} of your AP <cards|card> and set {it} to active", ReadyAP)
                w("do", f"choose {count} of your AP <cards|card> and set {it} to active", ReadyAP, up_to=False)
            w("do", f"set up to {count} of your AP <cards|card> to active", ReadyAP)
        for words in ("the next time {what:ref} would <be |>set to active<|,> it does not", "{what:ref} is not set to active the next time it would be set to active"):
            w("do", words, LockNext)
    else:
        w.frame(Ready, "switch|switches", "{what:obj} to active")
        w.frame(Rest, "switch|switches", "{what:obj} to resting")
        w.frame(Rest, "switch to resting|switches to resting", "{what:obj}")
        for it in ("it", "them"):
            w("do", f"choose up to {{n:#word}} of your AP <cards|card> and switch {it} to active", ReadyAP)
            w("do", f"choose {{n:#word}} of your AP <cards|card> and switch {it} to active", ReadyAP, up_to=False)
        w("do", "switch up to {n:#word} of your AP cards to active", ReadyAP)
        w("do", "{what:ref} <will remain|remain|remains> <set to |>resting the next time <it|they> would be <switched|set> to active", LockNext)
        w("do", "{what:ref} will remain set to resting until the end of their next attack phase", LockPhase)
    w("do", "pay {n:#} AP", PayAP)
    w("do", "<deal|deals> {n:#} damage to your opponent", DealDamage)
    for words in ("the other line", "another line"):
        w.frame(MoveLine, "move|moves", "{what:obj} to " + words)
    w.frame(MoveLine, "move|moves", "{what:obj} to <their|your|the> energy line", to=ENERGY)
    w.frame(MoveLine, "move|moves", "{what:obj} to <their|your|the> front line", to=FRONT)


def playing(w: Words) -> None:
    for active in (False, True):
        for words, line in (("@field", -1), ("front line", FRONT), ("energy line", ENERGY)):
            if w.asian:
                state = "<in active|active>" if active else "rested"
                w.frame(PlayCards, "play|plays", f"{{what:obj}} <to|on|onto> <your|their|the> {words} {state}", active=active, line=line)
            else:
                state = "active" if active else "resting"
                w.frame(PlayCards, "play|plays", f"{{what:obj}} set to {state} onto <your|their> {words}", active=active, line=line)


def sentences(w: Words) -> None:
    L = w.L
    if w.asian:
        w("gated", "if <you did|they did>, {then:clause}", IfDone, did=True)
        w("gated", "if <you did not|they did not>, {then:clause}", IfDone, did=False)
        # choose A, it gets B: one sentence of two deeds
        w("chain", "{a:deed}, {b:deed}", Chain, items=[slot("a"), slot("b")])
    w("deed", "<you and your opponent|both players> {do}", Doing, who=of(Player, who=EACH))
    w("bullet", "• {sentences}", Sentences)
    L.list("bullets", "bullet", ("a\nb", "a\nb\nc"))
    for words in ("{q} of the following<| effects| abilities><.|:>\n{options:bullets}",):
        w("modal", "choose " + words, Modes)
    w("modal sentence", "{body:modal}", OneSentence)
    L.g.capital("modal sentence")
    w("effect", "{m:modal sentence}", Sentences, sentences=[slot("m")])
    w("deed", "your opponent chooses {a:np} and {b:does}", Doing, who=of(Player, who=OPPONENT), do=of(Chain, items=[of(ChooseThem, what=slot("a")), slot("b")]))
