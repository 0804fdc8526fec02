"""Deeds: what is gained, inflicted and lost, damage and healing, numbers of statuses, the team's cards, keywords that act."""

from __future__ import annotations

from typing import Any

from quadriga.effects.flow import If, Sequence
from quadriga.games.universal_arena.chapters import faces
from quadriga.games.universal_arena.chapters.statuses import CLEANSE, DISPEL, PURGE
from quadriga.games.universal_arena.chapters.table import DISCARD_PILE, DRAW_PILE, HAND
from quadriga.games.universal_arena.vocabulary import actions as do
from quadriga.games.universal_arena.vocabulary import amounts as a
from quadriga.games.universal_arena.vocabulary import conditions as c
from quadriga.games.universal_arena.vocabulary import keywords
from quadriga.games.universal_arena.vocabulary import spending as pay
from quadriga.games.universal_arena.vocabulary import status_actions as st
from quadriga.games.universal_arena.vocabulary import team_actions as team
from quadriga.games.universal_arena.vocabulary import values as v
from quadriga.games.universal_arena.wording.numbers import CAPPED, MOST, PER, counted
from quadriga.text.grammar import Grammar, of, slot

GIVEN = [
    ("{status}", st.StatusGift), ("Shield", st.ShieldGift),
    ("Energy", st.EnergyGift), ("Ultimate Meter", st.MeterGift),
]  # fmt: skip
"""What is given by a number."""


def deeds(g: Grammar) -> None:
    """A free deed is none that could be a cost."""
    g.include("deed", "free deed")
    _gifts(g)
    _damage_and_healing(g)
    _status_numbers(g)
    _team_actions(g)
    _keyword_actions(g)


def _gifts(g: Grammar) -> None:
    """What is gained, inflicted and lost, joined by "and", by whom a sentence names."""
    g.phrase("gift", "{status}", st.StatusGift, amount=None)
    counted_gift = "{amount} {status} and +{more:amount} {more_of:status} Count"
    g.phrase("gift", counted_gift, st.StatusGift)
    g.phrase("gift", "{status} and +{more:amount} {more_of:status} Count", st.StatusGift, amount=None)
    g.phrase("gift", "{amount} <additional|more> {status}", st.StatusGift, additional=True)
    g.phrase("gift", "{amount:power} Shield", st.ShieldGift)
    for noun, cls in GIVEN:
        g.phrase("gift", "{amount} " + noun, cls)
        g.phrase("gift alone", "{of:amount} " + noun + MOST, cls, amount=CAPPED)
    g.phrase("count gift", "+{amount} {status} Count", st.CountGift)  # alone: with others it belongs to its status
    g.list("gifts", "gift", ["a", "a and b", "a, b, and c"])
    for noun, cls in GIVEN:
        for words, count in PER:
            g.phrase("gift alone", "{n:#} " + noun + words, cls, amount=count)
            g.phrase("gift alone", "{n:#} " + noun + words + MOST, cls, amount=of(a.Capped, of=count, n=slot("cap")))
        g.phrase("gift alone", noun + " equal to {amount:limited}", cls)
    more_too = "{status} equal to {amount:limited} and +{more:amount} {more_of:status} Count"
    g.phrase("gift alone", more_too, st.StatusGift)
    for words, count in PER:
        g.phrase("gift alone", "{n:#} {status} and +{more:amount} {more_of:status} Count" + words, st.StatusGift, amount=count)
    g.include("gift alone", "count gift")
    for gifts in ("{gifts}", "{gift:gift alone}"):
        given: dict[str, Any] = {} if gifts == "{gifts}" else {"gifts": [slot("gift")]}
        g.phrase("free deed", "<gain|also gain> " + gifts, st.Gains, **given)
        g.phrase("free deed", "{who:one} <gains|also gains> " + gifts, st.Gains, **given)
        g.phrase("free deed", "{who:many} <gain|also gain> " + gifts, st.Gains, **given)
        g.phrase("free deed", "<give|grant> {who:whom} " + gifts, st.Gains, **given)
        g.phrase("free deed", "<give|grant> " + gifts + " to {who:whom}", st.Gains, **given)
        g.phrase("free deed", "<inflict|also inflict|apply> " + gifts, st.Inflicts, **given)
        if not given:
            g.phrase("free deed", "<inflict|also inflict|apply> {gifts} <on|to> {who:whom}", st.Inflicts)
        g.phrase("free deed", "inflict {who:whom} with " + gifts, st.Inflicts, **given)
        chosen = of(v.Whom, group=v.THE_CHOSEN)
        listed: Any = slot("gifts") if gifts == "{gifts}" else [slot("gift")]
        gives = of(st.Gains, gifts=listed, who=chosen)
        g.phrase("free deed", "{pick:chosen} gains " + gifts, do.ToOne, then=gives)
        g.phrase("free deed", "<give|grant> {pick:chosen} " + gifts, do.ToOne, then=gives)
        if not given:
            g.phrase("free deed", "<inflict|also inflict|apply> {gifts} <on|to> {pick:chosen}", do.ToOne,
                     then=of(st.Inflicts, gifts=listed, who=chosen))  # fmt: skip
    for words, count in PER:  # "for each … on the target" counts there; on whom it is inflicted stands before
        g.phrase("free deed", "<inflict|apply> {n:#} {status} <on|to> {who:whom}" + words, st.Inflicts,
                 gifts=[of(st.StatusGift, amount=count, status=slot("status"))])  # fmt: skip
    for status in ("{status} equal to {amount:limited}", "+{amount} {status} Count"):
        cls = st.CountGift if status.startswith("+") else st.StatusGift
        g.phrase("free deed", f"<inflict|apply> {status} <on|to> {{who:whom}}", st.Inflicts,
                 gifts=[of(cls, amount=slot("amount"), status=slot("status"))])  # fmt: skip
    twice = [of(st.Inflicts, gifts=slot("gifts"), who=slot("who")), of(st.Inflicts, gifts=slot("others"), who=slot("whom"))]
    g.phrase("free deed", "inflict {gifts} on {who:whom} and {others:gifts} on {whom}", Sequence, steps=twice)
    own: dict[str, Any] = {"status": slot("status"), "amount": slot("amount")}
    target = of(v.Whom, group=v.THE_TARGET)
    while_it_lasts = "<this turn|for this turn|until the end of this turn|until the end of the turn>"
    for words, whose in (("gain", {}), ("the target gains", {"who": target})):
        given_for_now: dict[str, Any] = whose
        back = of(do.AtTurnEnd, then=of(st.ReduceNumber, which=a.VALUE, **own, **given_for_now))
        now = of(st.Gains, gifts=[of(st.StatusGift, **own)], **given_for_now)
        g.phrase("free deed", words + " {amount} {status} " + while_it_lasts, Sequence, steps=[now, back])
    g.phrase("loss", "{amount} HP", st.HPLoss)
    g.phrase("loss for each", "{amount} HP to a minimum of {floor:#}", st.HPLoss)
    g.phrase("loss", "{amount} Shield", st.ShieldLoss)
    g.phrase("loss", "all Shield", st.ShieldLoss, amount=None)
    g.phrase("loss", "{amount} Energy", st.EnergyLoss)
    g.phrase("loss", "{amount} Ultimate Meter", st.MeterLoss)
    g.phrase("loss", "<all |>{status}", st.StatusLoss, amount=None)
    g.phrase("loss", "{amount} {status}", st.StatusLoss)
    g.list("losses", "loss", ["a", "a and b", "a, b, and c"])
    for noun, loss in (("HP", st.HPLoss), ("Shield", st.ShieldLoss), ("{status}", st.StatusLoss)):
        for words, count in PER:
            g.phrase("loss for each", "{n:#} " + noun + words, loss, amount=count)
        g.phrase("loss for each", "{of:amount} " + noun + MOST, loss, amount=CAPPED)
        g.phrase("loss for each", noun + " equal to {amount:limited}", loss)
    for losses in ("{losses}", "{loss:loss for each}"):
        lost: dict[str, Any] = {} if losses == "{losses}" else {"losses": [slot("loss")]}
        g.phrase("deed", "lose " + losses, st.Loses, **lost)
        g.phrase("deed", "{who:one} loses " + losses, st.Loses, **lost)
        g.phrase("deed", "{who:many} lose " + losses, st.Loses, **lost)


def _damage_and_healing(g: Grammar) -> None:
    d = "free deed"
    for to in ("", " to {who:whom}"):
        g.phrase(d, "deal Power damage" + to, do.DealPower)
        g.phrase(d, "deal Power / {divisor} damage" + to, do.DealPower)
        g.phrase(d, "deal Power damage {times} times" + to, do.DealPower)
        g.phrase(d, "deal Power / {divisor} damage {times} times" + to, do.DealPower)
        twice = of(a.PlainNumber, n=2)
        g.phrase(d, "deal Power damage twice" + to, do.DealPower, times=twice)
        g.phrase(d, "deal Power damage again" + to, do.DealPower)
        g.phrase(d, "deal Power / {divisor} damage again" + to, do.DealPower)
        g.phrase(d, "deal Power / {divisor} damage twice" + to, do.DealPower, times=twice)
        counted(g, d, "deal {#} damage" + to, do.DealDamage)
        g.phrase(d, "deal {amount} damage {times} times" + to, do.DealDamage)
        if to:
            g.phrase(d, "deal {amount} damage" + to + " {times} times", do.DealDamage)
            g.phrase(d, "deal Power damage" + to + " {times} times", do.DealPower)
            g.phrase(d, "deal Power / {divisor} damage" + to + " {times} times", do.DealPower)
        counted(g, d, "deal {#} bonus damage" + to, do.DealBonus)
        percent = of(a.PlainNumber, n=100)
        g.phrase(d, "deal {factor:#}% <Power damage|of Power as damage|of Power damage>" + to, do.DealPower, divisor=percent)
        for words, factor in (("double Power", 2), ("triple Power", 3)):
            g.phrase(d, f"deal {words} damage" + to, do.DealPower, factor=factor)
        for words in ("Power <times|x|*> {factor:#}", "{factor:#} times Power"):
            g.phrase(d, f"deal {words} damage" + to, do.DealPower)
        g.phrase(d, "deal Power + {plus:amount} damage" + to, do.DealPower)
        g.phrase(d, "deal Power damage <+|plus> {plus:amount}" + to, do.DealPower)
        for words, count in PER:
            g.phrase(d, "deal Power damage <+|plus> {n:#}" + words + to, do.DealPower, plus=count)
        share = of(a.Share, of=slot("of"), n=slot("n"))
        g.phrase(d, "deal {n:#}% of {of:number} as damage" + to, do.DealDamage, amount=share)
        g.phrase(d, "deal {n:#}% of {of:number} as bonus damage" + to, do.DealBonus, amount=share)
    for this in ("this card", "this Attack"):
        counted(g, d, this + " deals {#} bonus damage", do.DealBonus)
        g.phrase(d, this + " deals {amount} bonus damage to {who:whom}", do.DealBonus)
    chosen = of(v.Whom, group=v.THE_CHOSEN)
    amount = slot("amount")
    for words, deed in (
        ("deal {amount} damage to", of(do.DealDamage, amount=amount, who=chosen)),
        ("deal {amount} bonus damage to", of(do.DealBonus, amount=amount, who=chosen)),
        ("deal Power damage to", of(do.DealPower, who=chosen)),
        ("deal Power / {divisor} damage to", of(do.DealPower, divisor=slot("divisor"), who=chosen)),
    ):
        g.phrase(d, words + " {pick:chosen}", do.ToOne, then=deed)
    heals = of(do.HealHP, amount=amount, who=chosen)
    g.phrase(d, "heal {pick:chosen} for {amount:healing} HP", do.ToOne, then=heals)
    g.phrase(d, "{pick:chosen} <heals|recovers>< for> {amount:healing} HP", do.ToOne, then=heals)
    g.phrase(d, "choose {who:somebody}", do.ChooseOne)
    first = of(do.DealPower, divisor=slot("divisor"), who=slot("who"))
    g.phrase(d, "deal Power damage to the target and Power / {divisor} damage to {who:whom}", Sequence,
             steps=[of(do.DealPower), first])  # fmt: skip
    g.phrase(d, "deal Power / {divisor} damage once per Ammo spent", do.DealPower, per_ammo=True)
    for words in ("heal< for>", "<recover|restore>"):
        counted(g, d, words + " {#} HP", do.HealHP, "healing")
        g.phrase(d, words + " {amount:healing} HP to {who:whom}", do.HealHP)
        g.phrase(d, words + " {percent:percent} HP", do.HealPercent)
    g.phrase(d, "<heal|recover|restore> {percent:percent} of <max|maximum> HP", do.HealPercent)
    g.phrase(d, "heal for {amount:number}", do.HealHP)  # "heal for 10% of max HP" too: a share is a number
    g.phrase(d, "heal for X times {n:#}% of <max|maximum> HP", do.HealPercent, percent=of(a.Product, of=of(a.XNumber), n=slot("n")))
    g.phrase(d, "heal {n:#}% of <the |>damage dealt", do.HealHP, amount=of(a.Share, of=of(a.DamageDealt), n=slot("n")))
    g.phrase(d, "heal for half <of|> {of:number}", do.HealHP, amount=of(a.Quotient, of=slot("of"), n=2))
    counted(g, d, "take {#} damage", do.TakeDamage)
    counted(g, d, "{who:one} takes {#} damage", do.TakeDamage)
    counted(g, d, "{who:many} take {#} damage", do.TakeDamage)
    counted(g, d, "heal {who:whom} for {#} HP", do.HealHP, "healing")
    g.phrase(d, "heal {who:whom} {amount:healing} HP", do.HealHP)
    g.phrase(d, "heal {who:whom} for {percent:percent} of <max|maximum|their max|its max> HP", do.HealPercent)
    counted(g, d, "{who:one} <heals|recovers>< for> {#} HP", do.HealHP, "healing")
    counted(g, d, "{who:many} <heal|recover>< for> {#} HP", do.HealHP, "healing")
    g.phrase(d, "{who:one} heals for {amount:number}", do.HealHP)
    g.phrase(d, "{who:one} heals <for |>half <of |>{of:number}", do.HealHP, amount=of(a.Quotient, of=slot("of"), n=2))
    g.phrase("percent", "{n:#}%", a.PlainNumber)
    g.phrase("percent", "X times {n:#}%", a.Product, of=of(a.XNumber))
    g.phrase(d, "reduce current HP by {percent}", do.ReduceHP)
    g.phrase(d, "reduce {who:whose} current HP by {percent}", do.ReduceHP)
    g.phrase(d, "lose {percent} of current HP", do.ReduceHP)
    g.phrase(d, "lose {percent} of <max|maximum> HP", do.ReduceHP, of_maximum=True)
    g.phrase(d, "{who:one} loses {percent} of <its|> current HP", do.ReduceHP)
    g.phrase(d, "{who:one} loses {percent} of <its|> max HP", do.ReduceHP, of_maximum=True)
    g.phrase(d, "this character's HP becomes 0", do.HPBecomesZero)
    g.phrase(d, "the target's HP becomes 0", do.HPBecomesZero, who=of(v.Whom, group=v.THE_TARGET))
    g.phrase(d, "<defeat|kill> {who:whom}", do.HPBecomesZero)
    g.phrase(d, "<halve {who:whose} HP|halve HP>", do.HalveHP)
    for whose in ("", "{who:whose} "):
        g.phrase(d, "set " + whose + "HP to {amount:limited}", do.SetHP)
        maximum = of(a.MaximumHP, who=slot("who")) if whose else of(a.MaximumHP)
        g.phrase(d, "set " + whose + "HP to {n:#}%", do.SetHP, amount=of(a.Share, of=maximum, n=slot("n")))
    g.phrase(d, "halve {who:whose} Shield", do.LoseShield, amount=None, half=True)
    g.phrase(d, "remove {who:whose} Shield", do.LoseShield, amount=None)
    g.phrase(d, "remove <all|> Shield from {who:whom}", do.LoseShield, amount=None)
    for which in range(len(faces.KEYWORD_NAMES)):
        if 1 << which in (faces.EVADE, faces.COUNTER, faces.REUSE, faces.EXHAUST):
            g.phrase(d, f"this card <gains|also gains> {faces.KEYWORD_NAMES[which]}", do.GainsKeyword, which=which)
    g.phrase(d, "<exhaust this card|this card is Exhausted>", do.GainsKeyword, which=faces.KEYWORD_NAMES.index("Exhaust"))
    g.phrase(d, "return this card to <your |>hand", do.ReturnsToHand)
    g.phrase(d, "Reuse this card", do.GainsKeyword, which=faces.KEYWORD_NAMES.index("Reuse"))
    g.phrase(d, "set X to {amount}", do.SetX)


def _status_numbers(g: Grammar) -> None:
    d = "free deed"
    g.phrase(
        d,
        "replace {a:status} with {b:status}",
        Sequence,
        steps=[of(st.RemoveStatus, status=slot("a")), of(st.Gains, gifts=[of(st.StatusGift, status=slot("b"),
               amount=None)])],
    )  # fmt: skip
    replaced = [of(st.RemoveStatus, status=slot("a")),
                of(st.Gains, gifts=[of(st.StatusGift, status=slot("b"), amount=None)])]  # fmt: skip
    g.phrase(d, "{a:status} becomes {b:status}", Sequence, steps=replaced)
    for whose in ("", "{who:whose} "):
        g.phrase(d, "set " + whose + "{status} {which} to {amount:limited}", st.SetNumber)
        g.phrase(d, "set " + whose + "{status} to {amount:limited}", st.SetNumber, which=a.VALUE)
        g.phrase(d, "reduce " + whose + "{status} {which} by {amount:limited}", st.ReduceNumber)
        g.phrase(d, "reduce " + whose + "{status} by {amount:limited}", st.ReduceNumber, which=a.VALUE)
        g.phrase(d, "<increase|raise|extend> " + whose + "{status} {which} by {amount:limited}", st.RaiseNumber)
        g.phrase(d, "<increase|raise> " + whose + "{status} by {amount:limited}", st.RaiseNumber, which=a.VALUE)
        g.phrase(d, "halve " + whose + "{status} {which}", st.HalveNumber)
        g.phrase(d, "halve " + whose + "{status}", st.HalveNumber, which=a.VALUE)
        g.phrase(d, "double " + whose + "{status} {which}", st.DoubleNumber)
        g.phrase(d, "double " + whose + "{status}", st.DoubleNumber, which=a.VALUE)
        g.phrase(d, "remove " + whose + "{status}", st.RemoveStatus)
        g.phrase(d, "remove all " + whose + "{status}", st.RemoveStatus)
        g.phrase(d, "remove {amount} " + whose + "{status}", st.ReduceNumber, which=a.VALUE)
    for verb, cls in (("halve", st.HalveNumber), ("double", st.DoubleNumber)):
        g.phrase(d, verb + " {status} on {who:whom}", cls, which=a.VALUE)
    g.phrase(d, "{status} increases by {amount:limited}", st.RaiseNumber, which=a.VALUE)
    g.phrase(d, "{status} decreases by {amount:limited}", st.ReduceNumber, which=a.VALUE)
    g.phrase(d, "<expire {status}|{status} expires>", st.SetNumber, which=a.VALUE, amount=of(a.PlainNumber, n=0))
    g.phrase(d, "remove {a:status} and <all |>{b:status}", Sequence,
             steps=[of(st.RemoveStatus, status=slot("a")), of(st.RemoveStatus, status=slot("b"))])  # fmt: skip
    g.phrase(d, "remove {a:status} and {b:status} from {who:whom}", Sequence,
             steps=[of(st.RemoveStatus, status=slot("a"), who=slot("who")), of(st.RemoveStatus, status=slot("b"), who=slot("who"))])  # fmt: skip
    _conversions(g)
    for which, word in ((CLEANSE, "negative"), (DISPEL, "positive")):
        noun = f"{word} <statuses|status effects>"
        for whom in ("", " <from|on> {who:whom}"):
            g.phrase(d, f"remove all {noun}" + whom, st.Sweep, which=which, status=None, amount=None)
        g.phrase(d, f"remove all {{who:whose}} {noun}", st.Sweep, which=which, status=None, amount=None)
    g.phrase(d, "<remove|consume> all {status} on {who:whom}", st.RemoveStatus)
    g.phrase(d, "remove <all |>{status} from {who:whom}", st.RemoveStatus)
    g.phrase(d, "remove {amount} {status} from {who:whom}", st.ReduceNumber, which=a.VALUE)
    g.phrase(d, "reduce {which} by {amount}", st.ReduceNumber, status=None)
    g.phrase(d, "set {which} to {amount:limited}", st.SetNumber, status=None)
    g.phrase(d, "<increase|raise> {which} by {amount}", st.RaiseNumber, status=None)
    g.phrase(d, "halve {which}", st.HalveNumber, status=None)
    g.phrase(d, "double {which}", st.DoubleNumber, status=None)
    for n, moved in (("{amount} ", {}), ("all ", {"amount": None})):
        given: dict[str, Any] = dict(moved)
        here = of(v.Whom, group=v.THIS_CHARACTER)
        g.phrase(d, "steal " + n + "{status} from {giver:one}", st.MoveStatus, taker=here, **given)
        transfer = "<transfer|move> " + n + "{status}"
        g.phrase(d, transfer + " from {giver:one} to {taker:one}", st.MoveStatus, **given)
        g.phrase(d, transfer + " to {taker:one}", st.MoveStatus, giver=here, **given)
    g.phrase(
        d,
        "reduce by {n:#} additional per {per:#} Ultimate Meter spent (max {most:#}; cannot reduce below {floor:#})",
        st.ReduceMore,
    )
    g.phrase(
        d,
        "reduce {which} by {amount} while {again:which} is {n:#} or less",
        If,
        condition=of(
            c.Compares, left=of(a.OwnNumber, which=slot("again")), relation=c.AT_MOST, right=of(a.PlainNumber, n=slot("n"))
        ),
        then=of(st.ReduceNumber, status=None, which=slot("which"), amount=slot("amount")),
    )
    g.phrase(d, "<expires|remove this status|lose this status|this status expires|this expires|this status ends>", st.ExpireThis)
    g.phrase(d, "reduce {which} by half", st.HalveNumber, status=None)
    g.phrase(d, "<reset|clear> {status}", st.SetNumber, which=a.VALUE, amount=of(a.PlainNumber, n=0))
    g.phrase(d, "reset {status} to {amount:limited}", st.SetNumber, which=a.VALUE)
    enters = of(st.StatusGift, status=slot("status"), amount=None)
    g.phrase(d, "<enter|activate> {status}", st.Gains, gifts=[enters])
    g.phrase(d, "<exit|leave|end|deactivate> {status}", st.RemoveStatus)
    for which, verb in ((CLEANSE, "cleanse"), (DISPEL, "dispel"), (PURGE, "purge")):
        for whom in ("", " from {who:whom}"):
            every = "<All|all|all statuses|all negative statuses|all positive statuses>"
            g.phrase(d, verb + " " + every + whom, st.Sweep, which=which, status=None, amount=None)
            plain = of(a.PlainNumber, n=slot("n"))
            g.phrase(d, verb + " <All|all> {n:#}" + whom, st.Sweep, which=which, status=None, amount=plain)
            g.phrase(d, verb + " <All|all> X" + whom, st.Sweep, which=which, status=None, amount=of(a.XNumber))
            g.phrase(d, verb + " <|all >{status}" + whom, st.Sweep, which=which, amount=None)
            g.phrase(d, verb + " {amount} {status}" + whom, st.Sweep, which=which)


def _conversions(g: Grammar) -> None:
    """Convert one thing into another: it is spent, and as much of the other is gained."""
    spent = of(a.SpentNumber)
    given: tuple[tuple[str, Any], ...] = (
        ("{into:status}", of(st.StatusGift, status=slot("into"), amount=spent)), ("Shield", of(st.ShieldGift, amount=spent)),
        ("Energy", of(st.EnergyGift, amount=spent)), ("Ultimate Meter", of(st.MeterGift, amount=spent)),
    )  # fmt: skip
    for words, gift in given:
        for n, amount in (("all ", None), ("{amount} ", slot("amount"))):
            cost = of(pay.StatusCost, status=slot("status"), amount=amount)
            g.phrase("free deed", "convert " + n + "{status} <to|into> " + words, pay.Paid, cost=cost, then=of(st.Gains, gifts=[gift]))


def _team_actions(g: Grammar) -> None:
    d = "free deed"
    counted(g, d, "draw {#} card(s)", team.TeamDraws)
    g.phrase(d, "draw {amount:limited}", team.TeamDraws)
    for words, count in PER:
        g.phrase(d, "draw {n:#}" + words, team.TeamDraws, amount=count)
    g.phrase(d, "draw a card", team.TeamDraws, amount=of(a.PlainNumber, n=1))
    g.phrase(d, "draw <cards |>until you have {n:#}< cards> in <your |>hand", team.DrawUntil)
    g.phrase(d, "draw {amount} <additional|more> card(s)", team.TeamDrawsMore)
    g.phrase(d, "draw an additional card", team.TeamDrawsMore, amount=of(a.PlainNumber, n=1))
    for noun, given in (("Energy", st.EnergyGift), ("Ultimate Meter", st.MeterGift)):
        g.phrase(d, f"increase {noun} by {{amount}}", st.Gains, gifts=[of(given, amount=slot("amount"))])
    g.phrase(d, "draw {amount} fewer card(s)", team.TeamDrawsFewer)
    g.phrase("deed", "discard {amount} card(s)", keywords.DiscardFromHand)
    g.phrase(d, "discard {amount} card(s) <from your hand|from hand>", keywords.DiscardFromHand)
    g.phrase("deed", "discard a card", keywords.DiscardFromHand, amount=of(a.PlainNumber, n=1))
    g.phrase(d, "discard {amount} random card(s)", keywords.DiscardFromHand, at_random=True)
    g.phrase(d, "discard {amount} card(s) at random", keywords.DiscardFromHand, at_random=True)
    g.phrase(d, "discard your hand", keywords.DiscardHand)
    g.phrase(d, "exhaust {amount} card(s) <from your hand|from hand|in hand|in your hand>", keywords.ExhaustFromHand)
    they = "<your opponent|the enemy team|the opponent|the enemy player>"
    g.phrase(d, they + " draws {amount} card(s)", team.TeamDraws, theirs=True)
    g.phrase(d, they + " discards {amount} card(s)", keywords.DiscardFromHand, theirs=True)
    for at_random in ("{amount} random card(s)", "{amount} card(s) at random"):
        g.phrase(d, they + " discards " + at_random, keywords.DiscardFromHand, theirs=True, at_random=True)
    g.phrase(d, they + " loses {amount} Energy", team.LoseEnergy, theirs=True)
    g.phrase(d, "reduce <the target's|your opponent's|the enemy team's|the enemy's> Energy by {amount}", team.LoseEnergy, theirs=True)
    g.phrase(d, they + " loses {amount} Ultimate Meter", team.LoseMeter, theirs=True)
    for where, words in (
        (HAND, " in <hand|this character's hand|your hand>"),
        (DRAW_PILE, " in <the Draw Pile|your Draw Pile>"),
        (DISCARD_PILE, " in <the Discard Pile|your Discard Pile>"),
    ):
        g.phrase(d, "create {amount} {card}" + words, team.CreateCards, where=where)
        into = words.replace(" in ", " <to|into> ")
        g.phrase(d, "<add|put> {amount} {card}" + into, team.CreateCards, where=where)
        one = of(a.PlainNumber, n=1)
        g.phrase(d, "create <a|an> {card}" + words, team.CreateCards, where=where, amount=one)
    for pile in ("Draw Pile", "draw pile"):
        g.phrase(d, "shuffle {amount} {card} into <your|the> " + pile, team.CreateCards, where=DRAW_PILE)
    g.phrase(d, "create {amount} {card}", team.CreateCards, where=DISCARD_PILE)
    g.phrase(d, "until the end of this Combat Round, enemies cannot play cards", team.EnemiesCannotPlay)
    g.phrase(d, "enemies cannot play cards <until the end of this Combat Round|this Combat Round>", team.EnemiesCannotPlay)
    g.phrase(d, "reload<| currently Equipped Weapon>", team.Reload)
    g.phrase(d, "switch to {status}", team.SwitchTo)


def _keyword_actions(g: Grammar) -> None:
    d = "free deed"
    for places in ("", " column(s:amount)", " space(s:amount)", " place(s:amount)"):
        for verb, cls in (("push", keywords.PushTarget), ("pull", keywords.PullTarget)):
            g.phrase(d, verb + " {amount}" + places, cls)
            g.phrase(d, verb + " {who:whom} {amount}" + places, cls)
    swap = "<swap|swap places|switch places|swap positions|change places|trade places> with "
    for words in (swap, "<swap|swap positions of|switch> this character <with|and> "):
        g.phrase(d, words + "the target", keywords.SwapWithTarget)
        g.phrase(d, words + "{who:somebody}", keywords.SwapWith)
    g.phrase(d, "move {amount} <space|column|place|spaces|columns|places>", keywords.MoveAlong)
    g.phrase(d, "move this character {amount} <space|column|place|spaces|columns|places>", keywords.MoveAlong)
    back = "from your Discard Pile to <your |>hand"
    g.phrase(d, "return <a|1> card " + back, keywords.TakeBack)
    g.phrase(d, "return <a|an|1> {kind:kind name}< card> " + back, keywords.TakeBack)
    g.phrase(d, "return <this character's |>{card} <" + back + "|to <your |>hand>", keywords.TakeBack)
    g.phrase(d, "shuffle your Discard Pile into your Draw Pile", keywords.Reshuffle)
    g.phrase(d, "scry {amount}", keywords.Scry)
    g.phrase(d, "seek {n:#} ({kind:kind name}, {most:#})", keywords.Seek)
    g.phrase(d, "search ({kind:kind name})", keywords.SearchPile)
    g.phrase(d, "search< for> <a|an> {kind:kind name}< card>", keywords.SearchPile)
    g.phrase(d, "search your Draw Pile for <a|an> {kind:kind name}< card>", keywords.SearchPile)
    g.phrase(d, "reveal the top card of your Draw Pile", keywords.RevealTop, amount=of(a.PlainNumber, n=1))
    g.phrase(d, "reveal the top {amount} cards of your Draw Pile", keywords.RevealTop)
    g.phrase(d, "redirect to this character", keywords.RedirectHere)
    g.phrase(d, "cancel the opposing card", keywords.CancelOpposing, negate=False)
    g.phrase(d, "negate the opposing card", keywords.CancelOpposing, negate=True)
