"""The phrase table: each line reads a wording of the game's texts and prints it back.

Names stand between marks when a text comes here (see `reading`): «status» and ‹card›.
"""

from __future__ import annotations

from quadriga.effects.flow import If, Sequence
from quadriga.games.universal_arena import actions as do
from quadriga.games.universal_arena import faces, keywords, lines
from quadriga.games.universal_arena import status_actions as st
from quadriga.games.universal_arena import team_actions as team
from quadriga.games.universal_arena import values as v
from quadriga.games.universal_arena.statuses import CLEANSE, DISPEL, PURGE
from quadriga.text.grammar import Grammar, Normal, of, slot

REMINDERS = [r"Cards already played still resolve\."]

WHICH = [(st.VALUE, "Value"), (st.COUNT, "Count"), (st.STACK, "Stack"), (st.POTENCY, "Potency")]


def table() -> Grammar:
    g = Grammar("universal-arena", Normal(reminders=REMINDERS))
    g.names("status name", "«", "»", samples=("Burn", "Ember"))
    g.names("card name", "‹", "›", samples=("Cut", "Parry"))
    g.phrase("status", "{name:status name}", v.StatusName)
    g.phrase("card", "{name:card name}", v.CardName)
    for which, word in WHICH:
        g.value("which", word, which)
    for name in faces.TYPE_NAMES:
        g.value("kind name", name, name)
    _amounts(g)
    _conditions(g)
    _card_actions(g)
    _status_actions(g)
    _spending(g)
    _team_actions(g)
    _keyword_actions(g)
    _card_lines(g)
    _innate_lines(g)
    _status_lines(g)
    _sentences(g)
    return g


def _amounts(g: Grammar) -> None:
    g.phrase("amount", "{n:#}", v.PlainNumber)
    g.phrase("amount", "X", v.XNumber)
    g.phrase("amount", "X-{n:#}", v.XLess)
    g.phrase("product", "{n:#} times X", v.XTimes)
    g.phrase("product", "{n:#} times {status} spent", v.SpentTimes)
    g.phrase("product", "X times {n:#}", v.TimesX)
    g.phrase("divisor", "{n:#}", v.PlainNumber)
    g.phrase("divisor", "X", v.XNumber)
    g.phrase("divisor", "(X + {more:#})", v.XNumber)
    g.phrase("times", "{n:#}", v.PlainNumber)
    g.phrase("times", "(X + {more:#})", v.XNumber)
    g.phrase("times", "X", v.XNumber)


def _conditions(g: Grammar) -> None:
    for who, word in ((v.THIS_CHARACTER, "this character"), (v.THE_TARGET, "the target")):
        kind = f"had by {who}"
        g.phrase(kind, "{status}", v.HasStatus, who=who)
        g.phrase(kind, "{least:#}+ {status}", v.HasStatus, who=who)
        g.phrase(kind, "{least:#} {status}", v.HasStatus, who=who)
        g.list(f"some {kind}", kind, ["a or b", "a, b or c"])
        for verb in (f"{word} has",):
            g.phrase("condition", verb + " {status}", v.HasStatus, who=who)
            g.phrase("condition", verb + " {least:#}+ {status}", v.HasStatus, who=who)
            g.phrase("condition", verb + " {least:#} {status}", v.HasStatus, who=who)
            g.phrase("condition", verb + " {wanted:some " + kind + "}", v.HasAny, who=who)
        g.phrase("condition", word + " <doesn't|does not> have {status}", v.LacksStatus, who=who)
    g.phrase("condition", "X is {n:#}", v.XIs)
    for value in ("{status}", "{status} Value"):
        g.phrase("condition", value + " is {least:#}<+| or more>", v.NumberAtLeast)
        g.phrase("condition", value + " is {most:#} or less", v.NumberAtMost)


def _card_actions(g: Grammar) -> None:
    a = "deed"
    g.phrase(a, "deal Power damage", do.DealPower)
    g.phrase(a, "deal Power / {divisor} damage", do.DealPower)
    g.phrase(a, "deal Power damage {times} times", do.DealPower)
    g.phrase(a, "deal Power / {divisor} damage {times} times", do.DealPower)
    g.phrase(a, "deal Power / {divisor} damage once per Ammo spent", do.DealPower, per_ammo=True)
    g.phrase(a, "deal {amount} bonus damage", do.DealBonus)
    g.phrase(a, "deal {amount:product} bonus damage", do.DealBonus)
    g.phrase(a, "heal for Power HP", do.HealPower, divisor=None)
    g.phrase(a, "heal for Power / {divisor} HP", do.HealPower)
    g.phrase(a, "heal the target for Power HP", do.HealPower, divisor=None, who=v.THE_TARGET)
    g.phrase(a, "heal the target for Power / {divisor} HP", do.HealPower, who=v.THE_TARGET)
    for amount in ("{amount}", "{amount:product}"):
        g.phrase(a, f"heal {amount} HP", do.HealHP)
        g.phrase(a, f"heal the target for {amount} HP", do.HealHP, who=v.THE_TARGET)
        g.phrase(a, f"heal <all allies|allies> for {amount} HP", do.HealHP, who=v.ALL_YOUR_CHARACTERS)
    g.phrase(a, "heal <all allies|allies> for Power HP", do.HealPower, divisor=None, who=v.ALL_YOUR_CHARACTERS)
    g.phrase(a, "heal <all allies|allies> for Power / {divisor} HP", do.HealPower, who=v.ALL_YOUR_CHARACTERS)
    g.phrase(a, "gain Power Shield", do.GainPowerShield)
    g.phrase(a, "gain Power / {divisor} Shield", do.GainPowerShield)
    g.phrase(a, "this card gains Evade", do.GainsEvade)


def _status_actions(g: Grammar) -> None:
    a = "deed"
    for who, verb in ((v.THIS_CHARACTER, "gain"), (v.THE_TARGET, "the target gains")):
        g.phrase(a, verb + " {amount} {status}", st.GainStatus, who=who)
        g.phrase(a, verb + " {amount} {status} and +{more:amount} {more_of:status} Count", st.GainStatus, who=who)
        g.phrase(a, verb + " {status}", st.GainStatus, who=who, amount=None)
    g.phrase(a, "<all allies|allies> gain {amount} {status}", st.GainStatus, who=v.ALL_YOUR_CHARACTERS)
    counted = "<all allies|allies> gain {amount} {status} and +{more:amount} {more_of:status} Count"
    g.phrase(a, counted, st.GainStatus, who=v.ALL_YOUR_CHARACTERS)
    g.phrase(a, "increase {status}< Value> by {amount}", st.GainStatus)
    g.phrase(
        a,
        "replace {a:status} with {b:status}",
        Sequence,
        steps=[of(st.RemoveStatus, status=slot("a")), of(st.GainStatus, status=slot("b"), amount=None)],
    )
    g.phrase(a, "gain +{amount} {status} Count", st.GainCount)
    g.phrase(a, "gain {amount} additional {status}", st.GainStatus)
    for where, all_enemies in (("", False), (" on All Enemies", True)):
        g.phrase(a, "<inflict|also inflict> {amount} {status}" + where, st.InflictStatus, on_all_enemies=all_enemies)
        counted = "<inflict|also inflict> {amount} {status} and +{more:amount} {more_of:status} Count" + where
        g.phrase(a, counted, st.InflictStatus, on_all_enemies=all_enemies)
        g.phrase(
            a, "<inflict|also inflict> {status}" + where, st.InflictStatus, amount=None, on_all_enemies=all_enemies
        )
    for who, whose in ((v.THIS_CHARACTER, "this character's "), (v.THE_TARGET, "the target's ")):
        g.phrase(a, "set " + whose + "{status} {which} to {n:#}", st.SetNumber, who=who)
        g.phrase(a, "set " + whose + "{status} to {n:#}", st.SetNumber, who=who, which=st.VALUE)
        g.phrase(a, "reduce " + whose + "{status} {which} by {amount}", st.ReduceNumber, who=who)
        g.phrase(a, "reduce " + whose + "{status} by {amount}", st.ReduceNumber, who=who, which=st.VALUE)
        g.phrase(a, "halve " + whose + "{status} {which}", st.HalveNumber, who=who)
    g.phrase(a, "set its {status} {which} to {n:#}", st.SetNumber, who=v.THE_TARGET)
    g.phrase(a, "set {status} {which} to {n:#}", st.SetNumber, who=v.THIS_CHARACTER)
    g.phrase(a, "set {status} to {n:#}", st.SetNumber, who=v.THIS_CHARACTER, which=st.VALUE)
    g.phrase(a, "reduce {status} {which} by {amount}", st.ReduceNumber, who=v.THIS_CHARACTER)
    g.phrase(a, "reduce {status} by {amount}", st.ReduceNumber, who=v.THIS_CHARACTER, which=st.VALUE)
    g.phrase(a, "reduce {which} by {amount}", st.ReduceNumber, who=v.THIS_CHARACTER, status=None)
    g.phrase(
        a,
        "reduce by {n:#} additional per {per:#} Ultimate Meter spent (max {most:#}; cannot reduce below {floor:#})",
        st.ReduceMore,
    )
    g.phrase(
        a,
        "reduce {which} by {amount} while {again:which} is {n:#} or less",
        If,
        condition=of(v.OwnNumberAtMost, n=slot("n"), which=slot("again")),
        then=of(st.ReduceNumber, who=v.THIS_CHARACTER, status=None, which=slot("which"), amount=slot("amount")),
    )
    g.phrase(a, "<remove|lose> {status}", st.RemoveStatus)
    g.phrase(a, "expires", st.ExpireThis)
    for which, verb in ((CLEANSE, "cleanse"), (DISPEL, "dispel"), (PURGE, "purge")):
        g.phrase(a, verb + " All", st.Sweep, which=which, status=None, n=0)
        g.phrase(a, verb + " All {n:#}", st.Sweep, which=which, status=None)
        g.phrase(a, verb + " {status}", st.Sweep, which=which, n=0)
        g.phrase(a, verb + " {n:#} {status}", st.Sweep, which=which)


def _spending(g: Grammar) -> None:
    a = "deed"
    g.phrase(a, "spend {n:#} {status}", st.SpendStatus, amount=of(v.PlainNumber, n=slot("n")))
    g.phrase(a, "spend X {status}", st.SpendX)
    g.phrase(a, "spend {n:#} {status} to deal damage", st.SpendForDamage)
    g.phrase("action", "spend {n:#} {status} to {then:action}", st.SpendTo)
    g.phrase(
        "action", "you may spend {n:#} {status}. If you do, {then:action}", st.MaySpend, least=slot("n"), most=slot("n")
    )
    g.phrase("action", "you may spend X {status} ({least:#}-{most:#}). If you do, {then:action}", st.MaySpend)
    g.phrase("action", "you may spend up to {most:#} {status}. If you do, {then:action}", st.MaySpendUpTo)
    g.phrase(
        a,
        "set X to this card's remaining Multihit Count (before resolving this card)."
        " Spend {status} up to X. Spend as many as possible",
        st.SpendAmmo,
    )


def _team_actions(g: Grammar) -> None:
    a = "deed"
    g.phrase(a, "gain {amount} Ultimate Meter", team.GainMeter)
    g.phrase(a, "gain {amount} Energy", team.GainEnergy)
    g.phrase(a, "lose {amount} Energy", team.LoseEnergy)
    g.phrase(a, "draw {n:#}", team.TeamDraws)
    g.phrase(a, "draw {n:#} card(s)", team.TeamDraws)
    g.phrase(a, "draw {n:#} additional card(s)", team.TeamDrawsMore)
    g.phrase(a, "draw {n:#} fewer card(s)", team.TeamDrawsFewer)
    g.phrase(a, "discard {n:#} card(s)", keywords.DiscardFromHand)
    g.phrase(a, "create {n:#} {card} in <hand|this character's hand>", team.CreateCards)
    g.phrase(a, "create {n:#} {card}", team.CreateCards, in_hand=False)
    g.phrase(a, "until the end of this Combat Round, enemies cannot play cards", team.EnemiesCannotPlay)
    g.phrase(a, "reduce current HP by {percent}", do.ReduceHP)
    g.phrase("percent", "{n:#}%", v.PlainNumber)
    g.phrase("percent", "X times {n:#}%", v.XTimes)
    g.phrase(a, "this character's HP becomes 0", do.HPBecomesZero)
    g.phrase(a, "reload currently Equipped Weapon", team.Reload)
    g.phrase(a, "reload", team.Reload)
    g.phrase(a, "switch to {status}", team.SwitchTo)


def _keyword_actions(g: Grammar) -> None:
    a = "deed"
    g.phrase(a, "push {n:#}", keywords.PushTarget)
    g.phrase(a, "pull {n:#}", keywords.PullTarget)
    g.phrase(a, "swap with the target", keywords.SwapWithTarget)
    g.phrase(a, "scry {n:#}", keywords.Scry)
    g.phrase(a, "seek {n:#} ({kind:kind name}, {most:#})", keywords.Seek)
    g.phrase(a, "search ({kind:kind name})", keywords.SearchPile)
    g.phrase(a, "redirect to this character", keywords.RedirectHere)
    g.phrase(a, "cancel the opposing card", keywords.CancelOpposing, negate=False)
    g.phrase(a, "negate the opposing card", keywords.CancelOpposing, negate=True)


def _card_lines(g: Grammar) -> None:
    line = "statement"
    for i, name in enumerate(faces.KEYWORD_NAMES):
        g.phrase(line, f"{name}", lines.Keyword, which=i)
    for card in ("<this|This> card becomes {card}", "<this|This> Ultimate becomes {card}"):
        for joint in (": ", ", "):
            g.phrase(line, "if {condition}" + joint + card, lines.Becomes)
            g.phrase(line, "otherwise, if {condition}" + joint + card, lines.Becomes, otherwise=True)
    g.phrase(line, "can only be used if {condition}", lines.OnlyIf)
    g.phrase(line, "cannot be used if {condition}", lines.NotIf)
    who = f"had by {v.THE_TARGET}"
    g.phrase("owner of", "{wanted:some " + who + "}", v.HasAny, who=v.THE_TARGET)
    g.include("owner of", who)
    g.phrase(line, "choose 1 enemy with {condition:owner of}", lines.ChooseEnemyWith)
    g.phrase(line, "this card's Multihit Count starts at {n:#}", lines.HitsStartAt)
    g.phrase(line, "choose X ({least:#}-{most:#})", lines.ChooseX)
    g.phrase(line, "if you choose the same weapon, Reload instead", lines.SameWeaponReloads)
    g.phrase(line, "Bounce {n:#}", lines.Bounces)
    g.phrase(line, "Prepare {n:#+}", lines.Prepare)
    g.phrase(line, "-{n:#} Energy <Cost|cost>", lines.CostsLess)
    g.phrase(line, "{then:action} instead", lines.ReplacesText)


def _innate_lines(g: Grammar) -> None:
    line = "statement"
    g.phrase("kind", "{name:kind name}", lines.Kind)
    g.names("barred kind", "⟪", "⟫", samples=("Tag",))
    g.phrase("kind", "non-{bars:barred kind} {name:kind name}", lines.Kind)
    g.list("kinds", "kind", ["a", "a, b", "a, b, c"])
    for kind, word in ((faces.RESIST, "Resist"), (faces.ABSORB, "Absorb"), (faces.WEAKNESS, "Weakness")):
        of_kinds: list[tuple[str, dict[str, list[str]]]] = [(" ({kinds})", {}), ("", {"kinds": []})]
        for kinds, given in of_kinds:
            g.phrase(line, word + " {flat:#}" + kinds, lines.Mitigate, kind=kind, percent=0, **given)
            g.phrase(line, word + " {percent:#}%" + kinds, lines.Mitigate, kind=kind, flat=0, **given)
            g.phrase(line, word + " {flat:#}/{percent:#}%" + kinds, lines.Mitigate, kind=kind, **given)
    g.phrase(line, "Immune ({kinds})", lines.Mitigate, kind=faces.IMMUNE, flat=0, percent=0)
    g.phrase("start item", "{status}", lines.StartItem, n=lines.SIMPLY_THERE)
    g.phrase("start item", "{n:#} {status}", lines.StartItem)
    g.list("start items", "start item", ["a", "a and b", "a, b, and c"])
    g.phrase(line, "this character starts with {items:start items}", lines.StartsWith)
    first = (
        ("the first time each turn", faces.ONCE_A_TURN),
        ("the first time", faces.ONCE_A_GAME),
        ("each time", faces.EACH_TIME),
        ("whenever", faces.EACH_TIME),
    )
    for words, limit in first:
        for event, happening in (
            (faces.WHEN_GAINS, "gains {status}"),
            (faces.WHEN_INFLICTS, "inflicts {status}"),
            (faces.WHEN_SPENDS, "spends {status}"),
            (faces.WHEN_HP_DAMAGED, "takes damage to HP from an enemy Attack"),
            (faces.WHEN_HITS, "hits with an Attack"),
            (faces.WHEN_PLAYS, "plays {card}"),
            (faces.WHEN_REACHES_HP, "reaches {n:#}% HP"),
        ):
            g.phrase(
                line, words + " this character " + happening + ", {then:action}", lines.When, event=event, limit=limit
            )
    for event, happening in ((faces.WHEN_GAINS, "gains"), (faces.WHEN_SPENDS, "spends")):
        g.phrase(line, "whenever this character " + happening + " X {status}, {then:action}", lines.WhenX, event=event)
    for words in ("each time any character inflicts {status}", "whenever any character inflicts {status}"):
        g.phrase(line, words + ", <inflict|also inflict> {n:#} <additional|more> {again:status}", lines.InflictsMore)
        g.phrase(line, words + ", <inflict|also inflict> {n:#} <additional|more>", lines.InflictsMore)
    g.phrase(
        line,
        "each time any character inflicts {status}, {then:action}",
        lines.When,
        event=faces.WHEN_ANY_INFLICTS,
        limit=faces.EACH_TIME,
    )
    for joint, body in ((": ", "{then:opening}"), (", ", "{then:action}")):
        g.phrase(
            line,
            "when <this character's >{status} reaches {n:#}" + joint + body,
            lines.When,
            event=faces.WHEN_REACHES,
            limit=faces.EACH_TIME,
        )
        g.phrase(
            line,
            "when <this character's >{status} Value reaches {n:#}" + joint + body,
            lines.When,
            event=faces.WHEN_REACHES,
            limit=faces.EACH_TIME,
        )
    g.include("opening", "action")
    g.capital("opening")
    g.phrase(
        line,
        "once per game, when this character would be reduced to 0 HP: You may spend {n:#} {status}."
        " If you do, set HP to {hp:#} instead",
        lines.Rescue,
    )


def _status_lines(g: Grammar) -> None:
    line = "statement"
    for kind, word in enumerate(faces.KIND_NAMES):
        g.phrase(line, f"Type\\: {word}", lines.StatusKind, kind=kind)
    g.phrase(line, "Max {which}\\: {n:#}", lines.Most)
    g.phrase(line, "{which}\\: Max {n:#}", lines.Most)
    g.phrase(line, "Base Value\\: {n:#}", lines.BaseValue)
    g.phrase(
        line,
        "while this has {least:#}+ {which}, this character's {kind:kind name} cards have Follow-Up",
        lines.GrantsFollowUp,
    )
    g.phrase(line, "reduce the Energy cost of this character's cards by Value (minimum 0)", lines.CutsCost)
    g.phrase(line, "this stacks with {status}", lines.StacksWith)
    g.list("power kinds", "kind", ["a", "a and b"])
    for verb, sign in (("increase", 1), ("<reduce|decrease>", -1)):
        g.phrase(line, verb + " {kinds:power kinds} Power by {percent:#}% times Value", lines.RaisesPower, sign=sign)
        g.phrase(
            line, verb + " {kinds:power kinds} Power by {percent:#}%", lines.RaisesPower, sign=sign, per_value=False
        )
    g.phrase(line, "cannot play any card from this character", lines.ForbidsCards)
    g.phrase(line, "this status cannot be removed", lines.CannotBeRemoved)
    g.phrase(line, "if {which} reaches 0, this character's HP becomes 0", lines.ZeroIsDeath)
    g.phrase(line, "X <equals|equal to|is equal to> {which}", lines.XEquals)
    g.phrase(line, "at your next Turn Start, {then:action}", lines.NextTurnStart)
    g.phrase(
        line,
        "once per turn, if {which} is {least:#}+ and any ally plays an Attack that costs {cost:#}+ Energy"
        " and targets an enemy: {then:opening}",
        lines.WhenAllyPlays,
    )


def _sentences(g: Grammar) -> None:
    a = "deed"
    g.include("action", a)
    g.phrase("action", "{a:deed} and {b:deed}", Sequence, steps=[slot("a"), slot("b")])
    g.phrase("clause", "if {condition}, {then:action}", If)
    g.phrase("clause", "if {condition}: {then:opening}", If)
    g.phrase("clause", "if {condition}, {then:action} instead", do.InsteadIf)
    g.phrase("clause", "if {condition}: {then:opening} instead", do.InsteadIf)
    g.phrase("clause", "once per use, if {condition}: {then:opening}", do.OncePerUse)
    g.phrase("clause", "once per use, if {condition}, {then:action}", do.OncePerUse)
    g.phrase("clause", "then {then:action}", lines.Then)
    g.include("clause", "action", "statement")
    g.phrase("sentence", "{it:clause}.", lines.Sentence)
    g.phrase("sentence", "choose 1:", lines.ChooseOneOf)
    g.capital("sentence")
    g.list("segment", "sentence", ["a", "a b", "a b c"])
