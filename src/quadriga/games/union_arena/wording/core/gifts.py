"""What cards gain and lose, and for how long."""

from __future__ import annotations

from typing import Any

from quadriga.effects.groups import Fixed
from quadriga.games.union_arena.chapters.durations import (
    IN_OPPONENTS_TURN,
    UNTIL_ATTACK_ENDS,
    UNTIL_BATTLE_ENDS,
    UNTIL_OPPONENTS_TURN_ENDS,
    UNTIL_TURN_ENDS,
    UNTIL_YOUR_NEXT_TURN,
)
from quadriga.games.union_arena.chapters.faces import ANY_COLOR, COLORS
from quadriga.games.union_arena.vocabulary.gains import (
    BecomeBP,
    Energy,
    Gain,
    Keyword,
    LessBP,
    LoseAbilities,
    MoreBP,
    QuotedAbility,
)
from quadriga.games.union_arena.vocabulary.standing import (
    DAMAGE,
    DAMAGE_PLUS,
    DOUBLE_ATTACK,
    DOUBLE_BLOCK,
    IMPACT,
    IMPACT_PLUS,
    NULLIFY_IMPACT,
    SNIPE,
    STEP,
)
from quadriga.games.union_arena.wording.core.quoted import Ability
from quadriga.games.union_arena.wording.core.words import Words
from quadriga.text.grammar import of, slot

# Plain values have one wording each, so each further wording of a duration is a category of its own.
AMERICAN: tuple[dict[str, int], ...] = (
    {
        "until the end of the turn": UNTIL_TURN_ENDS, "until the start of your next turn": UNTIL_YOUR_NEXT_TURN,
        "until the end of the battle": UNTIL_BATTLE_ENDS, "until the end of the attack": UNTIL_ATTACK_ENDS,
        "during your opponent's next turn": IN_OPPONENTS_TURN,
        "until the end of your opponent's next turn": UNTIL_OPPONENTS_TURN_ENDS,
    },
    {
        "until the end of this turn": UNTIL_TURN_ENDS, "until the end of this battle": UNTIL_BATTLE_ENDS,
        "until the end of this attack": UNTIL_ATTACK_ENDS, "until the start of your next start phase": UNTIL_YOUR_NEXT_TURN,
    },
    {"this turn": UNTIL_TURN_ENDS},
)  # fmt: skip
ASIAN: tuple[dict[str, int], ...] = (
    {
        "during this turn": UNTIL_TURN_ENDS, "until the start of your next turn": UNTIL_YOUR_NEXT_TURN,
        "during this battle": UNTIL_BATTLE_ENDS, "during this attack": UNTIL_ATTACK_ENDS,
        "during your opponent's next turn": IN_OPPONENTS_TURN,
        "until the end of your opponent's next turn": UNTIL_OPPONENTS_TURN_ENDS,
    },
    {"until the end of this turn": UNTIL_TURN_ENDS, "until the end of this battle": UNTIL_BATTLE_ENDS},
    {"until the end of the turn": UNTIL_TURN_ENDS},
)  # fmt: skip
KEYWORDS = (
    ("[Step]", "[Step]", STEP), ("[Snipe]", "[Sniper]", SNIPE), ("[Double Attack]", "[Double Attack]", DOUBLE_ATTACK),
    ("[Double Block]", "[Double Block]", DOUBLE_BLOCK), ("[Nullify Impact]", "[Impact Negate]", NULLIFY_IMPACT),
    ("[Impact (+{n:#})]", "[Impact (+{n:#})]", IMPACT_PLUS), ("[Impact ({n:#})]", "[Impact ({n:#})]", IMPACT),
    ("[Damage (+{n:#})]", "[Damage (+{n:#})]", DAMAGE_PLUS), ("[Damage ({n:#})]", "[Damage ({n:#})]", DAMAGE),
)  # fmt: skip


def add(w: Words) -> None:
    L = w.L
    spans = ASIAN if w.asian else AMERICAN
    for i, table in enumerate(spans):
        L.value(f"span {i}", table)
    given(w)
    for i in range(len(spans)):
        ends = f"{{ends:span {i}}}"
        for who in ("{what:them}", "{what:bare}"):
            w("do", who + " <|also |each >@gains {gains} " + ends, Gain)
            if not w.asian:
                w("do", who + " <|also |each ><loses|lose> {gains:losses} " + ends, Gain)
        w("do", ends + ", {what:them} @gains {gains}", Gain)
        w("do", "give {what:np} {gains} " + ends, Gain)
        w("do", "{what:ref}'s BP becomes {n:#} " + ends, BecomeBP)
        w("do", "{what:np} <loses|lose> all base abilities " + ends if not w.asian else "{what:np} <loses|lose> all original effects " + ends, LoseAbilities)


def given(w: Words) -> None:
    L = w.L
    fixed: Any = of(Fixed, n=slot("n"))
    if w.asian:
        w("gain", "+{n:#} BP", MoreBP, amount=fixed)
        w("gain", "-{n:#} BP", LessBP, amount=fixed)
        w("gain", "+{n:#} generated energy", Energy, color=ANY_COLOR)
        for i, color in enumerate(COLORS):
            w("gain", f"+{{n:#}} {color} generated energy", Energy, color=i)
    else:
        w("gain", "{n:#} BP", MoreBP, amount=fixed)
        w("loss", "{n:#} BP", LessBP, amount=fixed)
        L.list("losses", "loss", ("a",))
        w("gain", "{n:#} energy generation", Energy, color=ANY_COLOR)
        for i, color in enumerate(COLORS):
            w("gain", f"{color.capitalize()} x{{n:#}} energy generation", Energy, color=i)
            w("gain", f"{color.capitalize()} energy generation", Energy, color=i, n=1)
    for american, asian, word in KEYWORDS:
        w("keyword", asian if w.asian else american, Keyword, word=word)
    L.include("gain", "keyword")
    L.g.terminals["quotation"] = Ability(w.asian)
    w("gain", "{ability:quotation}", QuotedAbility)
    L.list("gains", "gain", ("a", "a and b", "a, b, and c"))
