"""What a card says of itself: its keywords, forms, conditions, cost and Power."""

from __future__ import annotations

from typing import Any

from quadriga.games.universal_arena.chapters import faces
from quadriga.games.universal_arena.vocabulary import amounts as a
from quadriga.games.universal_arena.vocabulary import conditions as c
from quadriga.games.universal_arena.vocabulary import lines
from quadriga.games.universal_arena.vocabulary import team_actions as team
from quadriga.text.grammar import Grammar, of, slot

ALWAYS_ASKED = (faces.FOLLOW_UP, faces.ASSIST, faces.RETAIN, faces.ETHEREAL, faces.REUSE)
"""Keywords that are asked for anew wherever they count; the others are told at preparation or by what a use has gained."""
EXACT_COSTS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("this card costs {amount} Energy", {"sign": lines.EXACTLY}),
    ("this card's <Energy cost|Energy Cost|cost> <is|becomes> {amount}", {"sign": lines.EXACTLY}),
)
"""What a card costs in place of its printed cost."""


def card_lines(g: Grammar) -> None:
    line = "statement"
    g.phrase(line, "{which:keyword}", lines.Keyword)
    for card in ("<this|This> card becomes {card}", "<this|This> Ultimate becomes {card}"):
        for joint in (": ", ", "):
            g.phrase(line, "if {condition}" + joint + card, lines.Becomes)
            g.phrase(line, "otherwise, if {condition}" + joint + card, lines.Becomes, otherwise=True)
    for verb, played in (("used", False), ("played", True)):
        g.phrase(line, f"can only be {verb} <if|while> {{condition}}", lines.OnlyIf, played=played)
        g.phrase(line, f"cannot be {verb} <if|while> {{condition}}", lines.NotIf, played=played)
    for window, words in enumerate(("Follow-Up", "Assist Attack", "Counter")):
        g.phrase(line, f"can only be <played|used> as <|a |an >{words}", lines.OnlyAs, window=window + 1)
    g.phrase(line, "choose 1 enemy with {condition:owner of}", lines.ChooseEnemyWith)
    g.phrase(line, "this card's Multihit Count starts at {n:#}", lines.HitsStartAt)
    g.phrase(line, "choose X ({least:#}-{most:#})", lines.ChooseX)
    for joint, what in ((", ", "{then:action}"), (": ", "{then:opening}")):
        g.phrase(line, "if you choose the same weapon" + joint + what + " instead", lines.SameAgain)
    g.phrase(line, "if you choose the same weapon, Reload instead", lines.SameAgain, then=of(team.Reload))
    g.phrase(line, "Distance \\> 0: Reduce this card's final Power by Distance", lines.DistanceLine)
    g.phrase(line, "Bounce {n:#}", lines.Bounces)
    g.phrase(line, "Prepare {n:#+}", lines.Prepare)
    g.phrase(line, "-{n:#} Energy <Cost|cost>", lines.CostsLess)
    for sign, words in ((-1, "less"), (1, "more")):
        per = of(a.PerEach, n=slot("n"), per=slot("per"))
        for costs, amount in (
            (f"this card costs {{amount}} {words} Energy", {}),
            (f"this card costs {{amount}} Energy {words}", {}),
            (f"{'reduce' if sign < 0 else 'increase'} this card's <Energy cost|Energy Cost|cost> by {{amount}}", {}),
            (f"{'reduce' if sign < 0 else 'increase'} this card's <Energy cost|Energy Cost|cost> by {{n:#}} <for each|per> {{per:each}}",
             {"amount": per}),
            (f"this card's <Energy cost|Energy Cost|cost> is {'reduced' if sign < 0 else 'increased'} by {{amount}}", {}),
            (f"this card costs {{n:#}} {words} Energy <for each|per> {{per:each}}", {"amount": per}),
            *(EXACT_COSTS if sign > 0 else ()),
        ):
            cheaper: dict[str, Any] = {"sign": sign, **amount}  # an exact cost has its own sign
            g.phrase(line, costs, lines.CostsOf, **cheaper)
            g.phrase(line, "if {condition}, " + costs, lines.CostsOf, **cheaper)
            g.phrase(line, "if {condition}: " + costs[0].upper() + costs[1:], lines.CostsOf, **cheaper)
            g.phrase(line, costs + " <if|while> {condition}", lines.CostsOf, **cheaper)
        for powers, amount in (
            ("<increase|raise> this card's Power by {amount}" if sign > 0 else "<reduce|decrease> this card's Power by {amount}", {}),
            ("<increase|raise> this card's Power by {n:#} <for each|per> {per:each}" if sign > 0
             else "<reduce|decrease> this card's Power by {n:#} <for each|per> {per:each}", {"amount": per}),
            (f"this card <gains|has> {'+' if sign > 0 else '-'}{{amount}} Power", {}),
            (f"this card <gains|has> {'+' if sign > 0 else '-'}{{n:#}} Power <for each|per> {{per:each}}", {"amount": per}),
            (f"this card {'gains' if sign > 0 else 'loses'} {{amount}} Power", {}),
            (f"this card {'gains' if sign > 0 else 'loses'} {{n:#}} Power <for each|per> {{per:each}}", {"amount": per}),
        ):  # fmt: skip
            stronger: dict[str, Any] = {"sign": sign, **amount}
            g.phrase(line, powers, lines.PowerOf, **stronger)
            g.phrase(line, "if {condition}, " + powers, lines.PowerOf, **stronger)
            g.phrase(line, powers + " <if|while> {condition}", lines.PowerOf, **stronger)
    _damage_of_its_own(g)
    own = [i for i in range(len(faces.KEYWORD_NAMES)) if 1 << i in ALWAYS_ASKED]
    for which in own:
        has = f"card <gains|has|also has|also gains> {faces.KEYWORD_NAMES[which]}"
        g.phrase(line, f"if {{condition}}, this {has}", lines.HasKeywordIf, which=which)
        g.phrase(line, f"if {{condition}}: This {has}", lines.HasKeywordIf, which=which)
        g.phrase(line, f"this {has} <if|while> {{condition}}", lines.HasKeywordIf, which=which)
        g.phrase(line, f"{faces.KEYWORD_NAMES[which]} <if|while> {{condition}}", lines.HasKeywordIf, which=which)
    for speed, name in enumerate(faces.SPEED_NAMES):
        is_so = f"card <is|becomes> {name}"
        g.phrase(line, f"if {{condition}}, this {is_so}", lines.SpeedIf, speed=speed)
        g.phrase(line, f"if {{condition}}: This {is_so}", lines.SpeedIf, speed=speed)
        g.phrase(line, f"this {is_so} <if|while> {{condition}}", lines.SpeedIf, speed=speed)
        becomes = f"card's <speed|Speed> <is|becomes> {name}"
        g.phrase(line, f"if {{condition}}, this {becomes}", lines.SpeedIf, speed=speed)
        g.phrase(line, f"if {{condition}}: This {becomes}", lines.SpeedIf, speed=speed)
    for bit, name in (
        (faces.NO_SHIELD_HELPS, "Shield"), (faces.NO_BARRIER_HELPS, "«Barrier»"), (faces.NO_RESIST_HELPS, "Resist"),
        (faces.NO_COVER_HELPS, "Cover"), (faces.NO_EVADE_HELPS, "Evade"),
        (faces.NO_SHIELD_HELPS | faces.NO_BARRIER_HELPS, "Shield and «Barrier»"),
    ):  # fmt: skip
        g.phrase(line, f"<ignore|ignores|this card ignores|this Attack ignores|this damage ignores|damage ignores> {name}",
                 lines.Ignores, what=bit)  # fmt: skip
    for bit, name in ((faces.NO_EVADE_HELPS, "<Evaded|evaded>"), (faces.NO_COVER_HELPS, "<Redirected|redirected|Covered>"),
                      (faces.NO_COUNTER_HELPS, "<Countered|countered>")):  # fmt: skip
        g.phrase(line, f"<this card |this Attack |>cannot be {name}", lines.Ignores, what=bit)
    for words, times in (("turn", faces.ONCE_A_TURN), ("game", faces.ONCE_A_GAME)):
        g.phrase(line, f"<this card |>can only be <used|played> once per {words}", lines.OnlyOnce, times=times)
    g.phrase(line, "<this card |>always wins <its clash|its clashes|clashes|the clash>", lines.AlwaysWins)
    g.phrase(line, "<this card |>cannot lose <a clash|clashes>", lines.AlwaysWins)
    g.phrase(line, "cannot be <used|played> on the first turn", lines.NotIf,
             condition=of(c.Compares, left=of(a.TurnNumber), relation=c.EXACTLY, right=of(a.PlainNumber, n=1)))  # fmt: skip
    g.phrase(line, "{then:action} instead", lines.ReplacesText)


def _damage_of_its_own(g: Grammar) -> None:
    """By how much its hits are changed, asked of each target."""
    line = "statement"
    this = "<this card|this Attack>"
    deals: list[tuple[str, dict[str, Any]]] = []
    for sign, more, increase in ((1, "more", "increase"), (-1, "less", "reduce")):
        percent = {"amount": of(a.PlainNumber, n=slot("n")), "sign": sign}
        plus = "+" if sign > 0 else "-"
        deals += [
            (f"{this} deals {{n:#}}% {more} damage", percent),
            (f"{this} deals {plus}{{n:#}}% damage", percent),
            (f"{increase} this card's damage by {{n:#}}%", percent),
            (f"<this card's damage|damage> is {increase}d by {{n:#}}%", percent),
        ]
    for n, sign, times in ((100, 1, "double"), (200, 1, "triple"), (50, -1, "half")):
        fixed = {"amount": of(a.PlainNumber, n=n), "sign": sign}
        deals.append((f"{this} deals {times} damage", fixed))
        if times != "half":
            deals.append((f"{times} this card's damage", fixed))
            deals.append((f"<this card's damage|damage> is {times}d", fixed))
    for words, given in deals:
        g.phrase(line, words, lines.DamageOf, **given)
        g.phrase(line, "if {condition}, " + words, lines.DamageOf, **given)
        g.phrase(line, words + " <if|while|when> {condition}", lines.DamageOf, **given)
        if words.startswith(this):
            against = " <to|against> <enemies|targets|characters> <with|that have> {condition:owner of}"
            g.phrase(line, words + against, lines.DamageOf, **given)
    for n, times in ((100, "double"), (200, "triple")):
        fixed = {"amount": of(a.PlainNumber, n=n), "sign": 1}
        g.phrase(line, "if {condition}, " + f"deal {times} damage< instead>", lines.DamageOf, **fixed)
        g.phrase(line, "if {condition}: " + f"Deal {times} damage< instead>", lines.DamageOf, **fixed)
