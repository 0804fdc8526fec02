"""The language of the texts: each line reads a wording and prints it back.

Names stand between marks when a text comes here (see `reading`): «status» and ‹card›.
Small categories first (whom, how much, under which condition), then deeds that take any of them, then the gates
between deeds, then what a card, an innate or a status says of itself.
"""

from __future__ import annotations

from typing import Any

from quadriga.effects.flow import Both, Either, If, Not, Sequence
from quadriga.games.universal_arena.chapters import faces
from quadriga.games.universal_arena.chapters.statuses import CLEANSE, DISPEL, PURGE
from quadriga.games.universal_arena.chapters.table import DISCARD_PILE, DRAW_PILE, HAND
from quadriga.games.universal_arena.vocabulary import actions as do
from quadriga.games.universal_arena.vocabulary import amounts as a
from quadriga.games.universal_arena.vocabulary import conditions as c
from quadriga.games.universal_arena.vocabulary import keywords, lines
from quadriga.games.universal_arena.vocabulary import spending as pay
from quadriga.games.universal_arena.vocabulary import status_actions as st
from quadriga.games.universal_arena.vocabulary import team_actions as team
from quadriga.games.universal_arena.vocabulary import values as v
from quadriga.games.universal_arena.wording.standing import standing_lines
from quadriga.text.grammar import Grammar, Normal, of, slot

REMINDERS = [
    r"Cards already played still resolve\.",
    r"[Rr]ound(ed|ing)? down\.?",
    r"[Mm]inimum 0\.?",
    r"[Tt]his stacks\.?",
]
WHICH = [(a.VALUE, "Value"), (a.COUNT, "Count"), (a.STACK, "Stack"), (a.POTENCY, "Potency")]
SINGULAR = [
    (v.THIS_CHARACTER, "<this character|the user>"),
    (v.THE_TARGET, "the target"),
    (v.OPPOSED, "the opposed enemy"),
    (v.ALLIES, "each ally"),
    (v.OTHER_ALLIES, "each other ally"),
    (v.ADJACENT_ALLIES, "each adjacent ally"),
    (v.ENEMIES, "each enemy"),
    (v.OTHER_ENEMIES, "each other enemy"),
    (v.RANDOM_ENEMY, "<a random enemy|1 random enemy>"),
    (v.RANDOM_ALLY, "<a random ally|1 random ally>"),
    (v.ATTACKER, "the attacker"),
    (v.WEAKEST_ALLY, "the ally with the <lowest|least> HP"),
    (v.STRONGEST_ALLY, "the ally with the <highest|most> HP"),
    (v.WEAKEST_ENEMY, "the enemy with the <lowest|least> HP"),
    (v.STRONGEST_ENEMY, "the enemy with the <highest|most> HP"),
]
PLURAL = [
    (v.ALLIES, "<all allies|allies|All Allies>"),
    (v.OTHER_ALLIES, "<all other allies|other allies>"),
    (v.ADJACENT_ALLIES, "<adjacent allies|all adjacent allies>"),
    (v.ENEMIES, "<All Enemies|all enemies|enemies>"),
    (v.OTHER_ENEMIES, "<all other enemies|other enemies>"),
    (v.BESIDE_THE_TARGET, "<enemies adjacent to the target|adjacent enemies|all adjacent enemies>"),
    (v.TARGET_AND_BESIDE, "the target and <adjacent enemies|all adjacent enemies|enemies adjacent to it>"),
]
SOMEBODY = [
    (v.ALLIES, "<an ally|any ally|1 ally>"),
    (v.OTHER_ALLIES, "<another ally|any other ally>"),
    (v.ADJACENT_ALLIES, "<an adjacent ally|any adjacent ally>"),
    (v.ENEMIES, "<an enemy|any enemy|1 enemy>"),
]
POSSESSIVE = [
    (v.THIS_CHARACTER, "<this character's|the user's>"),
    (v.THE_TARGET, "<the target's|its>"),
    (v.OPPOSED, "the opposed enemy's"),
    (v.ENEMIES, "<all enemies'|each enemy's>"),
    (v.ALLIES, "<all allies'|each ally's>"),
]
# Every comparison with its opposite: words behind the number, words before it.
AFTER = [
    (c.AT_LEAST, "{n}<+| or more| or higher>"),
    (c.AT_MOST, "{n} or <less|fewer|lower>"),
    (c.AT_LEAST, "at least {n}"),
    (c.AT_MOST, "at most {n}"),
    (c.MORE_THAN, "more than {n}"),
    (c.LESS_THAN, "<less|fewer> than {n}"),
    (c.EXACTLY, "exactly {n}"),
]
SIGNS = [
    (c.AT_LEAST, ">="),
    (c.AT_MOST, "\\<="),
    (c.MORE_THAN, "\\>"),
    (c.LESS_THAN, "\\<"),
    (c.EXACTLY, "="),
]
SIDES = [
    (False, "<your hand|your team's hand>", "<you have|your team has>"),
    (True, "<the enemy hand|your opponent's hand|the opponent's hand>", "<your opponent has|the enemy team has>"),
]


ALWAYS_ASKED = (faces.FOLLOW_UP, faces.ASSIST, faces.RETAIN, faces.ETHEREAL, faces.REUSE)
"""Keywords that are asked for anew wherever they count; the others are told at preparation or by what a use has gained."""


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
    for i, name in enumerate(faces.KEYWORD_NAMES):
        g.value("keyword", name, i)
    _whom(g)
    _amounts(g)
    _conditions(g)
    _gifts(g)
    _damage_and_healing(g)
    _status_numbers(g)
    _team_actions(g)
    _keyword_actions(g)
    _costs(g)
    _gates(g)
    _card_lines(g)
    standing_lines(g)
    _sentences(g)
    return g


def _whom(g: Grammar) -> None:
    for category, words in (("one", SINGULAR), ("many", PLURAL), ("somebody", SOMEBODY), ("whose", POSSESSIVE)):
        for group, phrase in words:
            g.phrase(category, phrase, v.Whom, group=group)
    g.include("whom", "one", "many")
    g.phrase("whom", "<self|itself>", v.Whom, group=v.THIS_CHARACTER)
    g.include("asked about", "one", "somebody")


# -- how much ------------------------------------------------------------------------------------


def _amounts(g: Grammar) -> None:
    g.phrase("amount", "{n:#}", a.PlainNumber)
    g.phrase("amount", "X", a.XNumber)
    g.phrase("amount", "X<-| - >{n:#}", a.XLess)
    g.phrase("amount", "X + {more:#}", a.XNumber)
    g.phrase("amount", "(X + {more:#})", a.XNumber)
    g.phrase("amount", "(X - {n:#})", a.XLess)
    g.phrase("amount", "{n:#}X", a.XTimes)
    g.phrase("amount", "{n:#} times X", a.XTimes)
    g.phrase("amount", "X times {n:#}", a.TimesX)
    g.phrase("amount", "X / {n:#}", a.Quotient, of=of(a.XNumber))
    g.phrase("amount", "{n:#} times {of:number}", a.Product)
    g.phrase("amount", "{of:number} times {n:#}", a.Product)
    g.phrase("amount", "{of:number} / {n:#}", a.Quotient)
    g.phrase("amount", "half <of|> {of:number}", a.Quotient, n=2)
    g.phrase("amount", "{of:number} + {n:#}", a.Sum)
    g.phrase("amount", "twice {of:number}", a.Product, n=2)
    g.include("amount", "number")
    g.phrase("limited", "{of:amount} (max {n:#})", a.Capped)
    g.phrase("limited", "{of:amount}, <up to|to a maximum of> {n:#}", a.Capped)
    g.include("limited", "amount")
    # what can be counted, as a number of its own
    number = "number"
    g.phrase(number, "{status} spent", a.SpentNumber)
    g.phrase(number, "the amount spent", a.SpentNumber)
    g.phrase(number, "{status} {which}", a.StatusNumber)
    g.phrase(number, "{status}<'|'s> {which}", a.StatusNumber)
    g.phrase(number, "{status}", a.StatusNumber)
    g.phrase(number, "{who:whose} {status} {which}", a.StatusNumber)
    g.phrase(number, "{who:whose} {status}", a.StatusNumber)
    g.phrase(number, "{which}", a.OwnNumber)
    g.phrase(number, "{who:whose}< current> HP", a.HPNumber)
    g.phrase(number, "{who:whose} missing HP", a.MissingHP)
    g.phrase(number, "missing HP", a.MissingHP)
    g.phrase(number, "{who:whose} Shield", a.ShieldNumber)
    g.phrase(number, "<the |>damage dealt<| by this card>", a.DamageDealt)
    g.phrase(number, "this card's remaining Multihit Count< (before resolving this card)>", pay.RemainingHits)
    for theirs, hand, _ in SIDES:
        whose = "your opponent's" if theirs else "your"
        g.phrase(number, f"the number of cards in {hand}", a.HandNumber, theirs=theirs)
        g.phrase(number, f"{whose} Energy", a.EnergyNumber, theirs=theirs)
        g.phrase(number, f"{whose} Ultimate Meter", a.MeterNumber, theirs=theirs)
    g.phrase(number, "the number of {who:counted}", a.HowMany)
    g.phrase(number, "the number of {who:counted} with {status}", a.HowMany)
    g.phrase(number, "the number of defeated allies", a.Fallen)
    g.phrase(number, "the number of defeated enemies", a.Fallen, theirs=True)
    for group, words in ((v.ALLIES, "allies"), (v.OTHER_ALLIES, "other allies"), (v.ENEMIES, "enemies")):
        g.phrase("counted", words, v.Whom, group=group)
    # for each …
    each = "each"
    g.phrase(each, "{status} spent", a.SpentNumber)
    g.phrase(each, "{status}", a.StatusNumber)
    g.phrase(each, "{status} on {who:one}", a.StatusNumber)
    g.phrase(each, "{status} {who:one} has", a.StatusNumber)
    for group, words in ((v.ALLIES, "ally"), (v.OTHER_ALLIES, "other ally"), (v.ENEMIES, "enemy")):
        g.phrase(each, words, a.HowMany, who=of(v.Whom, group=group))
        g.phrase(each, words + " with {status}", a.HowMany, who=of(v.Whom, group=group))
    g.phrase(each, "defeated ally", a.Fallen)
    g.phrase(each, "defeated enemy", a.Fallen, theirs=True)
    g.phrase(each, "card in your hand", a.HandNumber)
    # Power, and by what it is divided
    g.phrase("power", "Power", a.Power)
    g.phrase("power", "Power / {divisor}", a.Power)
    g.include("healing", "power", "amount")
    for category in ("divisor", "times"):
        g.phrase(category, "{n:#}", a.PlainNumber)
        g.phrase(category, "X", a.XNumber)
        g.phrase(category, "(X + {more:#})", a.XNumber)


def counted(g: Grammar, category: str, template: str, cls: Any, amount: str = "amount", **more: Any) -> None:
    """A deed with a number in it: {#} is any amount, or "N … for each" of something."""
    g.phrase(category, template.replace("{#}", "{amount:" + amount + "}"), cls, **more)
    per = of(a.PerEach, n=slot("n"), per=slot("per"))
    g.phrase(category, template.replace("{#}", "{n:#}") + " <for each|per> {per:each}", cls, amount=per, **more)
    g.phrase(category, template.replace("{#} ", "") + " equal to {amount:limited}", cls, **more)


# -- under which condition -----------------------------------------------------------------------


def _conditions(g: Grammar) -> None:
    simple = "simple condition"
    g.phrase(simple, "{who:asked about} has {status}", c.HasStatus)
    g.phrase(simple, "{who:asked about} has {least:#}<+| or more> {status}", c.HasStatus)
    g.phrase(simple, "{who:asked about} has at least {least:#} {status}", c.HasStatus)
    g.phrase(simple, "{who:asked about} has {least:#} {status}", c.HasStatus)
    g.phrase(simple, "{who:many} have {status}", c.HasStatus, every=True)
    g.phrase(simple, "{who:many} have {least:#}<+| or more> {status}", c.HasStatus, every=True)
    g.phrase("wanted", "{status}", c.Wanted)
    g.phrase("wanted", "{least:#}<+| or more|> {status}", c.Wanted)
    g.list("any wanted", "wanted", ["a or b", "a, b or c"])
    g.list("all wanted", "wanted", ["a and b", "a, b and c"])
    g.phrase(simple, "{who:asked about} has {wanted:any wanted}", c.HasAny)
    g.phrase(simple, "{who:asked about} has {wanted:all wanted}", c.HasAny, every=True)
    g.phrase(simple, "{who:one} <doesn't have|does not have|has no> {status}", c.LacksStatus)
    status = of(a.StatusNumber, status=slot("status"), who=slot("who"))
    hp = of(a.HPNumber, who=slot("who"))
    percent = of(a.HPPercent, who=slot("who"))
    shield = of(a.ShieldNumber, who=slot("who"))
    n = of(a.PlainNumber, n=slot("n"))
    for how, words in AFTER:
        said = words.replace("{n}", "{n:#}")
        if how != c.AT_LEAST:
            g.phrase(simple, "{who:one} has " + said + " {status}", c.Compares, left=status, relation=how, right=n)
        g.phrase(simple, "{who:one} has " + said + " HP", c.Compares, left=hp, relation=how, right=n)
        g.phrase(simple, "{who:one} has " + said + " Shield", c.Compares, left=shield, relation=how, right=n)
        part = words.replace("{n}", "{n:#}%")
        g.phrase(simple, "{who:one} has " + part + " HP", c.Compares, left=percent, relation=how, right=n)
        if " or " in words:
            noun = words.replace("{n}", "{n:#}% HP").replace("<+| or more| or higher>", " or <more|higher>")
            g.phrase(simple, "{who:one} has " + noun, c.Compares, left=percent, relation=how, right=n)
            g.phrase(simple, "{who:one} has " + noun.replace("%", ""), c.Compares, left=hp, relation=how, right=n)
        g.phrase(simple, "{who:whose} HP is " + part, c.Compares, left=percent, relation=how, right=n)
        for theirs, hand, have in SIDES:
            cards = of(a.HandNumber, theirs=theirs)
            g.phrase(simple, f"{hand} has {said} card(s:n)", c.Compares, left=cards, relation=how, right=n)
            g.phrase(simple, f"{have} {said} card(s:n) in hand", c.Compares, left=cards, relation=how, right=n)
            energy, meter = of(a.EnergyNumber, theirs=theirs), of(a.MeterNumber, theirs=theirs)
            g.phrase(simple, f"{have} {said} Energy", c.Compares, left=energy, relation=how, right=n)
            g.phrase(simple, f"{have} {said} Ultimate Meter", c.Compares, left=meter, relation=how, right=n)
        g.phrase(simple, "X is " + said, c.Compares, left=of(a.XNumber), relation=how, right=n)
        g.phrase(simple, "{left:number} is " + said, c.Compares, relation=how, right=n)
    g.phrase(simple, "X is {n:#}", c.Compares, left=of(a.XNumber), relation=c.EXACTLY, right=n)
    g.phrase(simple, "X is not {n:#}", c.Compares, left=of(a.XNumber), relation=c.OTHER_THAN, right=n)
    g.phrase(simple, "{left:number} is {n:#}", c.Compares, relation=c.EXACTLY, right=n)
    g.phrase(simple, "{left:number} is not {n:#}", c.Compares, relation=c.OTHER_THAN, right=n)
    for how, words in SIGNS:
        g.phrase(simple, "{left:number} " + words + " {n:#}", c.Compares, relation=how, right=n)
        g.phrase(simple, "X " + words + " {n:#}", c.Compares, left=of(a.XNumber), relation=how, right=n)
    for how, words in (
        (c.LESS_THAN, "is <below|under>"),
        (c.MORE_THAN, "is <above|over>"),
        (c.AT_MOST, "is at< or below>"),
        (c.AT_LEAST, "is at or above"),
    ):
        g.phrase(simple, "{who:one} " + words + " {n:#}% HP", c.Compares, left=percent, relation=how, right=n)
    full = of(a.PlainNumber, n=100)
    g.phrase(simple, "{who:one} <is at|has> full HP", c.Compares, left=percent, relation=c.AT_LEAST, right=full)
    g.phrase(simple, "{who:one} has Shield", c.Compares, left=shield, relation=c.AT_LEAST, right=of(a.PlainNumber, n=1))
    for how, words in ((c.MORE_THAN, "<more|higher>"), (c.LESS_THAN, "<less|lower|fewer>")):
        theirs_too = {"relation": how, "right": of(a.HPNumber, who=slot("other"))}
        g.phrase(simple, "{who:one} has " + words + " HP than {other:one}", c.Compares, left=hp, **theirs_too)
        shields = {"relation": how, "right": of(a.ShieldNumber, who=slot("other"))}
        g.phrase(simple, "{who:one} has " + words + " Shield than {other:one}", c.Compares, left=shield, **shields)
        g.phrase(simple, "{left:number} is " + words + " than {right:number}", c.Compares, relation=how)
    none = of(a.PlainNumber, n=0)
    g.phrase(simple, "{who:one} has no Shield", c.Compares, left=shield, relation=c.EXACTLY, right=none)
    g.phrase(simple, "<your hand is empty|you have no cards in hand>", c.Compares, left=of(a.HandNumber),
             relation=c.EXACTLY, right=none)  # fmt: skip
    g.phrase(simple, "{who:one} <is|was> defeated", c.IsDefeated)
    g.phrase(simple, "this <card|Attack|> <defeats|kills|defeated> {who:one}", c.IsDefeated)
    g.phrase(simple, "{who:one} is opposed<| to this character>", c.IsOpposed)
    for what, words in (
        (c.HAS_HIT, "<this card hits|this card hit|this Attack hits>"),
        (c.CAME_AS_FOLLOW_UP, "this card <was|is> played as <a |>Follow-Up"),
        (c.WON_ITS_CLASH, "this card <won|wins> <the|its|a> clash"),
        (c.LOST_ITS_CLASH, "this card <lost|loses> <the|its|a> clash"),
        (c.IS_UNOPPOSED, "this card is <used |>unopposed"),
    ):
        g.phrase(simple, words, c.ThisCard, what=what)
    article = "<a|an> {kind:kind name}"
    g.phrase(simple, f"<the opposing card is|this card clashes with> {article}< card>", c.OpposingCardIs)
    g.include("condition", simple)
    g.list("all conditions", simple, ["a and b", "a, b and c"], Both, "conditions")
    g.list("some conditions", simple, ["a or b", "a, b or c"], Either, "conditions")
    g.include("condition", "all conditions", "some conditions")


# -- deeds ---------------------------------------------------------------------------------------


def _gifts(g: Grammar) -> None:
    """What is gained, inflicted and lost, joined by "and", by whom a sentence names."""
    g.phrase("gift", "{status}", st.StatusGift, amount=None)
    counted_gift = "{amount} {status} and +{more:amount} {more_of:status} Count"
    g.phrase("gift", counted_gift, st.StatusGift)
    g.phrase("gift", "{amount} <additional|more> {status}", st.StatusGift, additional=True)
    g.phrase("gift", "{amount} {status}", st.StatusGift)
    g.phrase("gift", "{amount:power} Shield", st.ShieldGift)
    g.phrase("gift", "{amount} Shield", st.ShieldGift)
    g.phrase("gift", "{amount} Energy", st.EnergyGift)
    g.phrase("gift", "{amount} Ultimate Meter", st.MeterGift)
    g.phrase("count gift", "+{amount} {status} Count", st.CountGift)  # alone: with others it belongs to its status
    g.list("gifts", "gift", ["a", "a and b", "a, b, and c"])
    per = of(a.PerEach, n=slot("n"), per=slot("per"))
    for noun, cls in (
        ("{status}", st.StatusGift), ("Shield", st.ShieldGift), ("Energy", st.EnergyGift),
        ("Ultimate Meter", st.MeterGift),
    ):  # fmt: skip
        g.phrase("gift for each", "{n:#} " + noun + " <for each|per> {per:each}", cls, amount=per)
        g.phrase("gift equal to", noun + " equal to {amount:limited}", cls)
    g.include("gift alone", "gift for each", "gift equal to", "count gift")
    for gifts in ("{gifts}", "{gift:gift alone}"):
        given: dict[str, Any] = {} if gifts == "{gifts}" else {"gifts": [slot("gift")]}
        g.phrase("deed", "gain " + gifts, st.Gains, **given)
        g.phrase("deed", "{who:one} gains " + gifts, st.Gains, **given)
        g.phrase("deed", "{who:many} gain " + gifts, st.Gains, **given)
        g.phrase("deed", "<give|grant> {who:whom} " + gifts, st.Gains, **given)
        g.phrase("deed", "<inflict|also inflict> " + gifts, st.Inflicts, **given)
        g.phrase("deed", "<inflict|also inflict> " + gifts + " on {who:whom}", st.Inflicts, **given)
    g.phrase("loss", "{amount} HP", st.HPLoss)
    g.phrase("loss", "{amount} Shield", st.ShieldLoss)
    g.phrase("loss", "all Shield", st.ShieldLoss, amount=None)
    g.phrase("loss", "{amount} Energy", st.EnergyLoss)
    g.phrase("loss", "{amount} Ultimate Meter", st.MeterLoss)
    g.phrase("loss", "<all |>{status}", st.StatusLoss, amount=None)
    g.phrase("loss", "{amount} {status}", st.StatusLoss)
    g.list("losses", "loss", ["a", "a and b", "a, b, and c"])
    for noun, loss in (("HP", st.HPLoss), ("Shield", st.ShieldLoss), ("{status}", st.StatusLoss)):
        g.phrase("loss for each", "{n:#} " + noun + " <for each|per> {per:each}", loss, amount=per)
        g.phrase("loss for each", noun + " equal to {amount:limited}", loss)
    for losses in ("{losses}", "{loss:loss for each}"):
        lost: dict[str, Any] = {} if losses == "{losses}" else {"losses": [slot("loss")]}
        g.phrase("deed", "lose " + losses, st.Loses, **lost)
        g.phrase("deed", "{who:one} loses " + losses, st.Loses, **lost)
        g.phrase("deed", "{who:many} lose " + losses, st.Loses, **lost)


def _damage_and_healing(g: Grammar) -> None:
    d = "deed"
    for to in ("", " to {who:whom}"):
        g.phrase(d, "deal Power damage" + to, do.DealPower)
        g.phrase(d, "deal Power / {divisor} damage" + to, do.DealPower)
        g.phrase(d, "deal Power damage {times} times" + to, do.DealPower)
        g.phrase(d, "deal Power / {divisor} damage {times} times" + to, do.DealPower)
        twice = of(a.PlainNumber, n=2)
        g.phrase(d, "deal Power damage twice" + to, do.DealPower, times=twice)
        g.phrase(d, "deal Power / {divisor} damage twice" + to, do.DealPower, times=twice)
        counted(g, d, "deal {#} damage" + to, do.DealDamage)
        g.phrase(d, "deal {amount} damage {times} times" + to, do.DealDamage)
        if to:
            g.phrase(d, "deal {amount} damage" + to + " {times} times", do.DealDamage)
            g.phrase(d, "deal Power damage" + to + " {times} times", do.DealPower)
            g.phrase(d, "deal Power / {divisor} damage" + to + " {times} times", do.DealPower)
        counted(g, d, "deal {#} bonus damage" + to, do.DealBonus)
    g.phrase(d, "deal Power / {divisor} damage once per Ammo spent", do.DealPower, per_ammo=True)
    for words in ("heal< for>", "<recover|restore>"):
        g.phrase(d, words + " {amount:healing} HP", do.HealHP)
        per = of(a.PerEach, n=slot("n"), per=slot("per"))
        g.phrase(d, words + " {n:#} HP <for each|per> {per:each}", do.HealHP, amount=per)
        g.phrase(d, words + " {percent:percent} of <max|maximum> HP", do.HealPercent)
        g.phrase(d, words + " {percent:percent} HP", do.HealPercent)
    g.phrase(d, "<heal|recover|restore> HP equal to {amount:limited}", do.HealHP)
    g.phrase(d, "heal for {amount:number}", do.HealHP)
    g.phrase(d, "heal for half <of|> {of:number}", do.HealHP, amount=of(a.Quotient, of=slot("of"), n=2))
    counted(g, d, "take {#} damage", do.TakeDamage)
    counted(g, d, "{who:one} takes {#} damage", do.TakeDamage)
    counted(g, d, "{who:many} take {#} damage", do.TakeDamage)
    g.phrase(d, "heal {who:whom} for {amount:healing} HP", do.HealHP)
    g.phrase(d, "heal {who:whom} for {percent:percent} of <max|maximum|their max|its max> HP", do.HealPercent)
    g.phrase(d, "{who:one} <heals|recovers> {amount:healing} HP", do.HealHP)
    g.phrase(d, "{who:many} <heal|recover> {amount:healing} HP", do.HealHP)
    g.phrase("percent", "{n:#}%", a.PlainNumber)
    g.phrase("percent", "X times {n:#}%", a.XTimes)
    g.phrase(d, "reduce current HP by {percent}", do.ReduceHP)
    g.phrase(d, "reduce {who:whose} current HP by {percent}", do.ReduceHP)
    g.phrase(d, "lose {percent} of current HP", do.ReduceHP)
    g.phrase(d, "lose {percent} of <max|maximum> HP", do.ReduceHP, of_maximum=True)
    g.phrase(d, "{who:one} loses {percent} of <its|> current HP", do.ReduceHP)
    g.phrase(d, "{who:one} loses {percent} of <its|> max HP", do.ReduceHP, of_maximum=True)
    g.phrase(d, "this character's HP becomes 0", do.HPBecomesZero)
    g.phrase(d, "set HP to {n:#}", do.SetHP)
    g.phrase(d, "set {who:whose} HP to {n:#}", do.SetHP)
    g.phrase(d, "halve {who:whose} Shield", do.LoseShield, amount=None, half=True)
    g.phrase(d, "remove {who:whose} Shield", do.LoseShield, amount=None)
    g.phrase(d, "remove <all|> Shield from {who:whom}", do.LoseShield, amount=None)
    for which in range(len(faces.KEYWORD_NAMES)):
        if 1 << which in (faces.EVADE, faces.COUNTER, faces.REUSE, faces.EXHAUST):
            g.phrase(d, f"this card gains {faces.KEYWORD_NAMES[which]}", do.GainsKeyword, which=which)
    g.phrase(d, "Reuse this card", do.GainsKeyword, which=faces.KEYWORD_NAMES.index("Reuse"))
    g.phrase(d, "set X to {amount}", do.SetX)


def _status_numbers(g: Grammar) -> None:
    d = "deed"
    g.phrase(
        d,
        "replace {a:status} with {b:status}",
        Sequence,
        steps=[of(st.RemoveStatus, status=slot("a")), of(st.Gains, gifts=[of(st.StatusGift, status=slot("b"),
               amount=None)])],
    )  # fmt: skip
    for whose in ("", "{who:whose} "):
        g.phrase(d, "set " + whose + "{status} {which} to {amount:limited}", st.SetNumber)
        g.phrase(d, "set " + whose + "{status} to {amount:limited}", st.SetNumber, which=a.VALUE)
        g.phrase(d, "reduce " + whose + "{status} {which} by {amount:limited}", st.ReduceNumber)
        g.phrase(d, "reduce " + whose + "{status} by {amount:limited}", st.ReduceNumber, which=a.VALUE)
        g.phrase(d, "<increase|raise> " + whose + "{status} {which} by {amount:limited}", st.RaiseNumber)
        g.phrase(d, "<increase|raise> " + whose + "{status} by {amount:limited}", st.RaiseNumber, which=a.VALUE)
        g.phrase(d, "halve " + whose + "{status} {which}", st.HalveNumber)
        g.phrase(d, "halve " + whose + "{status}", st.HalveNumber, which=a.VALUE)
        g.phrase(d, "double " + whose + "{status} {which}", st.DoubleNumber)
        g.phrase(d, "double " + whose + "{status}", st.DoubleNumber, which=a.VALUE)
        g.phrase(d, "remove " + whose + "{status}", st.RemoveStatus)
    g.phrase(d, "remove {status} from {who:whom}", st.RemoveStatus)
    g.phrase(d, "reduce {which} by {amount}", st.ReduceNumber, status=None)
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
            g.phrase(d, verb + " " + every + whom, st.Sweep, which=which, status=None, n=0)
            g.phrase(d, verb + " <All|all> {n:#}" + whom, st.Sweep, which=which, status=None)
            g.phrase(d, verb + " {status}" + whom, st.Sweep, which=which, n=0)
            g.phrase(d, verb + " {n:#} {status}" + whom, st.Sweep, which=which)


def _team_actions(g: Grammar) -> None:
    d = "deed"
    counted(g, d, "draw {#} card(s)", team.TeamDraws)
    g.phrase(d, "draw {amount:limited}", team.TeamDraws)
    g.phrase(d, "draw a card", team.TeamDraws, amount=of(a.PlainNumber, n=1))
    g.phrase(d, "draw {amount} <additional|more> card(s)", team.TeamDrawsMore)
    g.phrase(d, "draw {amount} fewer card(s)", team.TeamDrawsFewer)
    g.phrase(d, "discard {amount} card(s)", keywords.DiscardFromHand)
    g.phrase(d, "discard a card", keywords.DiscardFromHand, amount=of(a.PlainNumber, n=1))
    g.phrase(d, "discard {amount} random card(s)", keywords.DiscardFromHand, at_random=True)
    g.phrase(d, "discard {amount} card(s) at random", keywords.DiscardFromHand, at_random=True)
    g.phrase(d, "discard your hand", keywords.DiscardHand)
    g.phrase(d, "exhaust {amount} card(s) <from your hand|from hand|in hand|in your hand>", keywords.ExhaustFromHand)
    they = "<your opponent|the enemy team|the opponent>"
    g.phrase(d, they + " draws {amount} card(s)", team.TeamDraws, theirs=True)
    g.phrase(d, they + " discards {amount} card(s)", keywords.DiscardFromHand, theirs=True)
    for at_random in ("{amount} random card(s)", "{amount} card(s) at random"):
        g.phrase(d, they + " discards " + at_random, keywords.DiscardFromHand, theirs=True, at_random=True)
    g.phrase(d, they + " loses {amount} Energy", team.LoseEnergy, theirs=True)
    g.phrase(d, they + " loses {amount} Ultimate Meter", team.LoseMeter, theirs=True)
    for where, words in (
        (HAND, " in <hand|this character's hand|your hand>"),
        (DRAW_PILE, " in <the Draw Pile|your Draw Pile>"),
        (DISCARD_PILE, " in <the Discard Pile|your Discard Pile>"),
    ):
        g.phrase(d, "create {amount} {card}" + words, team.CreateCards, where=where)
    g.phrase(d, "create {amount} {card}", team.CreateCards, where=DISCARD_PILE)
    g.phrase(d, "until the end of this Combat Round, enemies cannot play cards", team.EnemiesCannotPlay)
    g.phrase(d, "reload<| currently Equipped Weapon>", team.Reload)
    g.phrase(d, "switch to {status}", team.SwitchTo)


def _keyword_actions(g: Grammar) -> None:
    d = "deed"
    for places in ("", " column(s:amount)", " space(s:amount)", " place(s:amount)"):
        for verb, cls in (("push", keywords.PushTarget), ("pull", keywords.PullTarget)):
            g.phrase(d, verb + " {amount}" + places, cls)
            g.phrase(d, verb + " {who:whom} {amount}" + places, cls)
    g.phrase(d, "<swap|swap places|switch places> with the target", keywords.SwapWithTarget)
    g.phrase(d, "<swap|swap places|switch places> with {who:somebody}", keywords.SwapWith)
    g.phrase(d, "scry {amount}", keywords.Scry)
    g.phrase(d, "seek {n:#} ({kind:kind name}, {most:#})", keywords.Seek)
    g.phrase(d, "search ({kind:kind name})", keywords.SearchPile)
    g.phrase(d, "search< for> <a|an> {kind:kind name}< card>", keywords.SearchPile)
    g.phrase(d, "reveal the top card of your Draw Pile", keywords.RevealTop, amount=of(a.PlainNumber, n=1))
    g.phrase(d, "reveal the top {amount} cards of your Draw Pile", keywords.RevealTop)
    g.phrase(d, "redirect to this character", keywords.RedirectHere)
    g.phrase(d, "cancel the opposing card", keywords.CancelOpposing, negate=False)
    g.phrase(d, "negate the opposing card", keywords.CancelOpposing, negate=True)


# -- what is paid, and what hangs on it ----------------------------------------------------------


def _costs(g: Grammar) -> None:
    g.phrase("cost", "<spend|consume> {amount} {status}", pay.StatusCost)
    g.phrase("cost", "<spend|consume> all {status}", pay.StatusCost, amount=None)
    g.phrase("cost", "spend {amount} Energy", pay.EnergyCost)
    g.phrase("cost", "spend {amount} Ultimate Meter", pay.MeterCost)
    g.phrase("cost", "<lose|pay> {amount} HP", pay.HPCost)
    g.phrase("cost", "discard {amount} card(s)", pay.DiscardCost)


def _gates(g: Grammar) -> None:
    """May, to, if you do, a colon, a question mark: one family; a gate that opens a sentence reaches to its end."""
    act = "gate"
    g.phrase("deed", "<spend|consume> {n:#} {status}", pay.Spends,
             cost=of(pay.StatusCost, status=slot("status"), amount=of(a.PlainNumber, n=slot("n"))))  # fmt: skip
    g.phrase("deed", "<spend|consume> all {status}", pay.Spends, cost=of(pay.StatusCost, status=slot("status"), amount=None))
    g.phrase("deed", "spend X {status}", pay.SpendX)
    g.phrase("deed", "spend {n:#} {status} to deal damage", pay.SpendForDamage)
    g.phrase("deed", "spend {status} up to {amount}", pay.SpendUpTo)
    g.phrase("deed", "<spend|consume> up to {n:#} {status}", pay.SpendUpTo, amount=of(a.PlainNumber, n=slot("n")))
    g.phrase("deed", "spend as many as possible", pay.AsManyAsPossible)
    g.phrase(act, "{cost} to {then:deed}", pay.Paid)
    g.phrase(act, "{cost}: {then:opening}", pay.Paid)
    g.phrase(act, "{cost}. If you do, {then:action}", pay.Paid)
    g.phrase(act, "{cost}? {then:opening}", pay.Paid, optional=True)
    g.phrase(act, "{cost}? If you do, {then:action}", pay.Paid, optional=True)
    g.phrase(act, "you may {cost} to {then:deed}", pay.Paid, optional=True)
    g.phrase(act, "you may {cost}: {then:opening}", pay.Paid, optional=True)
    g.phrase(act, "you may {cost}. If you do, {then:action}", pay.Paid, optional=True)
    paid = of(pay.Paid, cost=slot("cost"), then=slot("do"), optional=True)
    g.phrase("clause", "if {condition}? {cost:opening cost}: {do:opening}", If, then=paid)
    g.include("opening cost", "cost")
    g.capital("opening cost")
    span = "X {status} ({least:#}-{most:#})"
    g.phrase(act, f"you may spend {span}. If you do, {{then:action}}", pay.MaySpend)
    g.phrase(act, f"spend {span}? {{then:opening}}", pay.MaySpend)
    g.phrase(act, f"spend {span}? If you do, {{then:action}}", pay.MaySpend)
    g.phrase(act, "you may spend up to {most:#} {status}. If you do, {then:action}", pay.MaySpendUpTo)
    g.phrase(act, "spend up to {most:#} {status}? {then:opening}", pay.MaySpendUpTo)


# -- what a card says of itself ------------------------------------------------------------------


def _card_lines(g: Grammar) -> None:
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
    g.phrase("owner of", "{wanted:any wanted}", c.HasAny, who=of(v.Whom, group=v.THE_TARGET))
    g.phrase("owner of", "{status}", c.HasStatus, who=of(v.Whom, group=v.THE_TARGET))
    g.phrase("owner of", "{least:#}<+| or more|> {status}", c.HasStatus, who=of(v.Whom, group=v.THE_TARGET))
    g.phrase(line, "choose 1 enemy with {condition:owner of}", lines.ChooseEnemyWith)
    g.phrase(line, "this card's Multihit Count starts at {n:#}", lines.HitsStartAt)
    g.phrase(line, "choose X ({least:#}-{most:#})", lines.ChooseX)
    g.phrase(line, "if you choose the same weapon<,|:> Reload instead", lines.SameWeaponReloads)
    g.phrase(line, "Distance \\> 0: Reduce this card's final Power by Distance", lines.DistanceLine)
    g.phrase(line, "Bounce {n:#}", lines.Bounces)
    g.phrase(line, "Prepare {n:#+}", lines.Prepare)
    g.phrase(line, "-{n:#} Energy <Cost|cost>", lines.CostsLess)
    for sign, words in ((-1, "less"), (1, "more")):
        per = of(a.PerEach, n=slot("n"), per=slot("per"))
        for costs, amount in (
            (f"this card costs {{amount}} {words} Energy", {}),
            (f"this card costs {{n:#}} {words} Energy <for each|per> {{per:each}}", {"amount": per}),
        ):
            cheaper: dict[str, Any] = {"sign": sign, **amount}
            g.phrase(line, costs, lines.CostsOf, **cheaper)
            g.phrase(line, "if {condition}, " + costs, lines.CostsOf, **cheaper)
            g.phrase(line, "if {condition}: T" + costs[1:], lines.CostsOf, **cheaper)
            g.phrase(line, costs + " <if|while> {condition}", lines.CostsOf, **cheaper)
        for powers, amount in (
            ("<increase|raise> this card's Power by {amount}" if sign > 0 else "<reduce|decrease> this card's Power by {amount}", {}),
            ("<increase|raise> this card's Power by {n:#} <for each|per> {per:each}" if sign > 0
             else "<reduce|decrease> this card's Power by {n:#} <for each|per> {per:each}", {"amount": per}),
            (f"this card <gains|has> {'+' if sign > 0 else '-'}{{amount}} Power", {}),
            (f"this card <gains|has> {'+' if sign > 0 else '-'}{{n:#}} Power <for each|per> {{per:each}}", {"amount": per}),
        ):  # fmt: skip
            stronger: dict[str, Any] = {"sign": sign, **amount}
            g.phrase(line, powers, lines.PowerOf, **stronger)
            g.phrase(line, "if {condition}, " + powers, lines.PowerOf, **stronger)
            g.phrase(line, powers + " <if|while> {condition}", lines.PowerOf, **stronger)
    own = [i for i in range(len(faces.KEYWORD_NAMES)) if 1 << i in ALWAYS_ASKED]
    for which in own:
        has = f"card <gains|has> {faces.KEYWORD_NAMES[which]}"
        g.phrase(line, f"if {{condition}}, this {has}", lines.HasKeywordIf, which=which)
        g.phrase(line, f"if {{condition}}: This {has}", lines.HasKeywordIf, which=which)
        g.phrase(line, f"this {has} <if|while> {{condition}}", lines.HasKeywordIf, which=which)
        g.phrase(line, f"{faces.KEYWORD_NAMES[which]} <if|while> {{condition}}", lines.HasKeywordIf, which=which)
    g.phrase(line, "{then:action} instead", lines.ReplacesText)


def _sentences(g: Grammar) -> None:
    g.include("deeds", "deed")
    g.phrase("deeds", "{a:deed} and {b:deeds}", Sequence, steps=[slot("a"), slot("b")])
    g.phrase("deeds", "{first:deed}, then {second:deeds}", do.ThenAction)
    g.include("action", "deeds", "gate")
    g.phrase("action", "{then:deeds}, where X <equals|is equal to|is> {amount:limited}", do.Where)
    g.phrase("action", "{a:deed} and {b:gate}", Sequence, steps=[slot("a"), slot("b")])
    g.include("opening", "action")
    g.capital("opening")
    g.phrase("clause", "if {condition}, {then:action}", If)
    g.phrase("clause", "if {condition}: {then:opening}", If)
    g.phrase("clause", "{then:action} if {condition}", If)
    g.phrase("clause", "{then:action} unless {condition:denied}", If)
    g.phrase("denied", "{condition}", Not)
    g.phrase("clause", "if {condition}, {then:action} instead", do.InsteadIf)
    g.phrase("clause", "if {condition}: {then:opening} instead", do.InsteadIf)
    g.phrase("clause", "once per use, if {condition}: {then:opening}", do.OncePerUse)
    g.phrase("clause", "once per use, if {condition}, {then:action}", do.OncePerUse)
    g.phrase("clause", "once per use<,|:> {then:action}", do.OncePerUse)
    g.phrase("clause", "otherwise<,|:> {then:action}", lines.Otherwise)
    later = "<at your next Turn Start|at the start of your next turn|at the start of the next turn|next turn>"
    g.phrase("clause", later + ", {then:action}", do.NextTurnStart)
    g.phrase("clause", "{then:deed} " + later, do.NextTurnStart)
    g.phrase("clause", "then<,|> {then:action}", lines.Then)
    g.include("clause", "action", "statement")
    g.phrase("sentence", "{it:clause}.", lines.Sentence)
    g.phrase("sentence", "choose {n:#}:", lines.ChooseOneOf)
    g.phrase("sentence", "choose {n:#word}:", lines.ChooseOneOf)
    g.capital("sentence")
    g.list("segment", "sentence", ["a", "a b", "a b c"])
