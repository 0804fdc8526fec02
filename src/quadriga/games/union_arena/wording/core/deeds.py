"""Further deeds of this game: costs that wait, abilities activated, characters swapped, parts put off."""

from __future__ import annotations

from typing import Any

from quadriga.effects.chains import Chain
from quadriga.effects.deeds import ChooseThem
from quadriga.effects.groups import Fixed, This
from quadriga.effects.quantities import ANY_NUMBER, Quantity
from quadriga.effects.references import REST, THEM, PartOf, Ref
from quadriga.games.union_arena.chapters.faces import OPPONENTS_TURN, YOUR_TURN
from quadriga.games.union_arena.chapters.table import HAND, REMOVAL, SIDELINE
from quadriga.games.union_arena.chapters.timing import (
    ATTACK_PHASE_ENDS,
    ATTACK_PHASE_STARTS,
    ATTACKED,
    BATTLE_ENDED,
    BLOCKED,
    END_PHASE_STARTS,
    MAIN_PHASE_ENDS,
    PLAYED,
)
from quadriga.games.union_arena.vocabulary.actions import TakeTopCard, ToDeck
from quadriga.games.union_arena.vocabulary.actions_lines import Swap
from quadriga.games.union_arena.vocabulary.actions_play import PerformRaid, PlayCards, PlayOrPerform
from quadriga.games.union_arena.vocabulary.actions_state import (
    ActivateAbility,
    AtMoment,
    KeepLife,
    LockNext,
    NextCosts,
    WidenNextRange,
)
from quadriga.games.union_arena.vocabulary.gains import (
    Energy,
    Gain,
    GainOneOf,
    LoseKeyword,
    LoseLabelled,
    PlayerGains,
    QuotedAbility,
)
from quadriga.games.union_arena.vocabulary.specials import TurnUpTop, UseCard
from quadriga.games.union_arena.vocabulary.standing import AP_COST, ENERGY_COST, IMPACT
from quadriga.games.union_arena.wording.core.words import Words
from quadriga.text.grammar import of, slot

MOMENTS = (
    ("at the end of <your|the> main phase", MAIN_PHASE_ENDS, 0), ("at the end of <your|the> attack phase", ATTACK_PHASE_ENDS, 0),
    ("at the end of your opponent's attack phase", ATTACK_PHASE_ENDS, 1), ("at the start of <your|the> attack phase", ATTACK_PHASE_STARTS, 0),
    ("at the start of the attack phase this turn", ATTACK_PHASE_STARTS, 0), ("at the end of the attack phase this turn", ATTACK_PHASE_ENDS, 0),
    ("at the end of your turn", END_PHASE_STARTS, 0), ("at the end of your opponent's turn", END_PHASE_STARTS, 1),
    ("at the end of <the|this> battle", BATTLE_ENDED, 2),
)  # fmt: skip


def add(w: Words) -> None:
    later(w)
    costs(w)
    abilities(w)
    cards(w)


def later(w: Words) -> None:
    for words, kind, turn in MOMENTS:
        w("gated", words + ", {then:clause}", AtMoment, kind=kind, turn=turn)


def costs(w: Words) -> None:
    fits = [slot("k")]
    froms: list[tuple[str, dict[str, Any]]] = [("from your hand", {}), ("from your hand or @sideline", {"sideline": True})]
    if w.asian:
        froms.append(("", {}))
    for where, fields in froms:
        for what, kind in (("AP cost", AP_COST), ("required energy", ENERGY_COST)):
            for verb in ("<|that >you use", "<|that >you play") if w.asian else ("you use",):
                head = f"reduce the {what} of the next {{k:desc}} {verb}{' ' + where if where else ''}"
                if w.asian:
                    w("do", f"{head} by {{n:#}}", NextCosts, kind=kind, filters=fits, **fields)
                    w("do", f"{head} during this turn by {{n:#}}", NextCosts, kind=kind, filters=fits, **fields)
                    w("do", f"{head} this turn by {{n:#}}", NextCosts, kind=kind, filters=fits, **fields)
                    w("do", f"during this turn, {head} by {{n:#}}", NextCosts, kind=kind, filters=fits, **fields)
                    w("do", f"during this turn, {head} during this turn by {{n:#}}", NextCosts, kind=kind, filters=fits, **fields)
                elif kind == AP_COST:
                    w("do", f"{head} this turn by {{n:#}}", NextCosts, kind=kind, filters=fits, **fields)
    if w.asian:
        both = [of(NextCosts, kind=ENERGY_COST, filters=fits, n=slot("n")), of(NextCosts, kind=AP_COST, filters=fits, n=slot("m"))]
        w("do", "<|during this turn, >the next {k:desc} you use from your hand gets its required energy reduced by {n:#} and AP cost reduced by {m:#}", Chain, items=both)
        w("do", "the next {k:desc} you use from your hand gets its AP cost reduced by {n:#}", NextCosts, kind=AP_COST, filters=fits)
        for words in ("you cannot place cards from your life area to the outside area by your effect",):
            w("do", f"during this turn, {words}", KeepLife)
            w("do", f"{words} during this turn", KeepLife)
        for next_ in ("the next time you choose a character with an effect that specifies a BP range", "the next time you choose a character with an effect with a specified BP range"):
            w("do", f"during this turn, {next_}, <you can |you may |>increase the specified BP range by <+|>{{x:#}}", WidenNextRange, n=of(Fixed, n=slot("x")))


def abilities(w: Words) -> None:
    labels = (("[When Played]", "[On Play]", PLAYED), ("[When Attacking]", "[When Attacking]", ATTACKED), ("[When Blocking]", "[On Block]", BLOCKED))
    for american, asian, kind in labels:
        label = asian if w.asian else american
        w("do", f"activate {{what:ref}}'s {label} @ability", ActivateAbility, kind=kind)
        w("do", f"activate its {label} @ability", ActivateAbility, kind=kind, what=of(Ref, role=0))
        w("do", f"activate the {label} @ability of {{what:ref}}", ActivateAbility, kind=kind)
    for i in range(3):
        ends = f"{{ends:span {i}}}"
        two = [slot("a"), slot("b")]
        w("do", "{what:them} @gains {a:keyword} or {b:keyword} " + ends, GainOneOf, always=[], gains=two)
        w("do", "give {what:np} {a:keyword} or {b:keyword} " + ends, GainOneOf, always=[], gains=two)
        w("do", "{what:them} @gains {n:gain} and either {a:keyword} or {b:keyword} " + ends, GainOneOf, always=[slot("n")], gains=two)
        w("do", "you gain {ability:quoting} " + ends, PlayerGains)
        w("do", ends + ", you gain {ability:quoting}", PlayerGains)
        w("do", ends + ", give {what:np} {gains}", Gain)
        yours, theirs = ("[Your Turn]", "[Opponent's Turn]") if w.asian else ("[During Your Turn]", "[During Opponent's Turn]")
        for label, turn in ((yours, YOUR_TURN), (theirs, OPPONENTS_TURN)):
            w.both("do", "{what:them} <loses|lose> " + label + " abilities " + ends, LoseLabelled, turn=turn)
        w("do", "{what:them} <loses|lose> [Impact] " + ends, LoseKeyword, word=IMPACT)
        if w.asian:
            for words, color in (("", {"color": 5}), (" {c:color word}", {"color": slot("c")})):
                more = [of(Energy, n=slot("n"), **color)]
                w("do", "increase {what:ref}'s generated energy by <|+>{n:#}" + words + " " + ends, Gain, gains=more)
                w("do", ends + ", increase {what:ref}'s generated energy by <|+>{n:#}" + words, Gain, gains=more)
                w("do", "{what:them} generates <additional {n:#}|{n:#} additional|+{n:#}>" + words + " energy " + ends, Gain, gains=more)
    w("quoting", "{ability:quotation}", QuotedAbility)


def cards(w: Words) -> None:
    for words in ("swap {first:np} with {second:np}", "swap {first:np} and {second:np}"):
        w("do", words, Swap)
    w("do", "turn the top card of your deck <face up|face-up>", TurnUpTop)
    for active in (False, True):
        if w.asian:
            state = "<in active|active>" if active else "<rested|in rested>"
            play = of(PlayCards, what=slot("x"), active=active)
            w("do", f"play {{x:obj}} <to|on|onto> <your|their|the> @field {state} or raid it", PlayOrPerform, play=play)
        else:
            state = "active" if active else "resting"
            play = of(PlayCards, what=slot("x"), active=active)
            w("do", f"play {{x:obj}} set to {state} onto your field or perform Raid with it", PlayOrPerform, play=play)
    if w.asian:
        w.frame(PerformRaid, "raid|raids", "{what:obj}")
    w.frame(PerformRaid, "perform Raid with|performs Raid with", "{what:obj}")
    tops = (("into your sideline", "to the outside area", SIDELINE), ("into your removal area", "to the remove area", REMOVAL), ("to your hand", "to your hand", HAND))
    for american, asian, place in tops:
        goal = asian if w.asian else american
        if w.asian:
            w("do", f"<place|return> the top card of this character in Raid State {goal}", TakeTopCard, what=of(This), place=place)
        else:
            w("do", f"place the top card from this Raided character {goal}", TakeTopCard, what=of(This), place=place)
    them = of(PartOf, q=of(Quantity, op=ANY_NUMBER), ref=of(Ref, role=THEM))
    split = [of(ChooseThem, what=them), of(ToDeck, what=of(Ref, role=THEM), bottom=False), of(ToDeck, what=of(Ref, role=REST), bottom=True)]
    for words in ("place <them|those cards> <at|on> the top and/or bottom of your deck in any order", "place any number of <them|cards> <at|on> <the |>top and bottom of your deck in any order"):
        if w.asian:
            w("do", words, Chain, items=split)
    for words in ("without paying AP", "without paying its AP cost", "ignoring required energy and without paying AP"):
        w("do", "use {what:np}<,|> " + words, UseCard, free=True)
    if w.asian:
        for words in ("{what:ref} cannot be set to active the next 1 time", "next time {what:ref} would <be set|set|switch> to active<|,> <it does|they do> not"):
            w("do", words, LockNext)
