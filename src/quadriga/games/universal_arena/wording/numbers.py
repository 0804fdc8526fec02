"""Of whom and how much: the small categories that fit everywhere."""

from __future__ import annotations

from typing import Any

from quadriga.games.universal_arena.chapters import faces
from quadriga.games.universal_arena.chapters.faces import NEGATIVE, POSITIVE
from quadriga.games.universal_arena.chapters.table import DISCARD_PILE, DRAW_PILE
from quadriga.games.universal_arena.vocabulary import amounts as a
from quadriga.games.universal_arena.vocabulary import spending as pay
from quadriga.games.universal_arena.vocabulary import values as v
from quadriga.text.grammar import Grammar, of, slot

SINGULAR = [
    (v.THIS_CHARACTER, "<this character|the user>"),
    (v.THE_TARGET, "the target"),
    (v.THE_TARGET, "<that enemy|that character>"),
    (v.OPPOSED, "the opposed enemy"),
    (v.ALLIES, "<each|every> ally"),
    (v.OTHER_ALLIES, "<each|every> other ally"),
    (v.ADJACENT_ALLIES, "<each|every> adjacent ally"),
    (v.ENEMIES, "<each|every> enemy"),
    (v.OTHER_ENEMIES, "<each|every> other enemy"),
    (v.BESIDE_THE_TARGET, "<each|every> <adjacent enemy|enemy adjacent to the target>"),
    (v.EVERYBODY, "<each|every> character"),
    (v.EVERYBODY_ELSE, "<each|every> other character"),
    (v.THOSE_HIT, "<each|every> <enemy|target> hit"),
    (v.THE_CHOSEN, "the chosen <ally|enemy|character>"),
    (v.RANDOM_ENEMY, "<a random enemy|1 random enemy>"),
    (v.RANDOM_ALLY, "<a random ally|1 random ally>"),
    (v.OPPOSING, "<the opposing character|the opposing card's user|the user of the opposing card>"),
    (v.OWNER, "the owner of this status"),
    (v.ATTACKER, "the <attacker|attacking character|attacking enemy>"),
    (v.WEAKEST_ALLY, "<the ally with the <lowest|least> HP|the lowest HP ally>"),
    (v.STRONGEST_ALLY, "<the ally with the <highest|most> HP|the highest HP ally>"),
    (v.WEAKEST_ENEMY, "<the enemy with the <lowest|least> HP|the lowest HP enemy>"),
    (v.STRONGEST_ENEMY, "<the enemy with the <highest|most> HP|the highest HP enemy>"),
]
PLURAL = [
    (v.ALLIES, "<all allies|allies|All Allies>"),
    (v.OTHER_ALLIES, "<all other allies|other allies>"),
    (v.ADJACENT_ALLIES, "<adjacent allies|all adjacent allies>"),
    (v.ENEMIES, "<All Enemies|all enemies|enemies>"),
    (v.OTHER_ENEMIES, "<all other enemies|other enemies>"),
    (v.EVERYBODY, "all characters"),
    (v.EVERYBODY_ELSE, "all other characters"),
    (v.THOSE_HIT, "<all enemies hit|enemies hit|all targets hit>"),
    (v.BESIDE_THE_TARGET, "<enemies adjacent to the target|enemies adjacent to it|adjacent enemies|all adjacent enemies>"),
]
SOMEBODY = [
    (v.ALLIES, "<an ally|any ally|1 ally>"),
    (v.OTHER_ALLIES, "<another ally|any other ally|1 other ally>"),
    (v.ADJACENT_ALLIES, "<an adjacent ally|any adjacent ally|1 adjacent ally>"),
    (v.ENEMIES, "<an enemy|any enemy|1 enemy>"),
    (v.OTHER_ENEMIES, "<another enemy|any other enemy|1 other enemy>"),
    (v.BESIDE_THE_TARGET, "<an adjacent enemy|any adjacent enemy|1 adjacent enemy>"),
]
POSSESSIVE = [
    (v.THIS_CHARACTER, "<this character's|the user's>"),
    (v.THE_TARGET, "<the target's|its>"),
    (v.OPPOSED, "the opposed enemy's"),
    (v.ENEMIES, "<all enemies'|each enemy's>"),
    (v.ALLIES, "<all allies'|each ally's>"),
    (v.THE_CHOSEN, "<that ally's|the chosen ally's|the chosen enemy's>"),
    (v.ATTACKER, "the attacker's"),
]
MOST = " (max {cap:#})"
"""No more than so much, said behind the number or what it counts."""
KINDS = [(NEGATIVE, "negative"), (POSITIVE, "positive")]
SIDES = [
    (False, "<your hand|your team's hand>", "<you have|your team has>"),
    (True, "<the enemy hand|your opponent's hand|the opponent's hand>", "<your opponent has|the enemy team has>"),
]


def whom(g: Grammar) -> None:
    for category, words in (("one", SINGULAR), ("many", PLURAL), ("somebody", SOMEBODY), ("whose", POSSESSIVE)):
        for group, phrase in words:
            g.phrase(category, phrase, v.Whom, group=group)
    for group, one, many in (
        (v.ALLIES, "<each|every> ally", "<all allies|allies>"),
        (v.OTHER_ALLIES, "<each|every> other ally", "<all other allies|other allies>"),
        (v.ENEMIES, "<each|every> enemy", "<all enemies|enemies|All Enemies>"),
        (v.OTHER_ENEMIES, "<each|every> other enemy", "<all other enemies|other enemies>"),
    ):
        g.phrase("one", one + " <with|that has|who has> {that:owner of}", v.Whom, group=group)
        g.phrase("many", many + " <with|that have|who have> {that:owner of}", v.Whom, group=group)
    for group, noun in ((v.ALLIES, "ally"), (v.OTHER_ALLIES, "other ally"), (v.ENEMIES, "enemy")):
        g.phrase("somebody with", f"<an|any|1> {noun} <with|that has|who has> {{that:owner of}}", v.Whom, group=group)
    g.include("chosen", "somebody", "somebody with")
    g.phrase("many", "{one} and {other:one}", v.Whom, group=v.BOTH)
    g.phrase("many", "{one} and {other:many}", v.Whom, group=v.BOTH)
    g.include("whom", "one", "many")
    g.phrase("whom", "<self|itself>", v.Whom, group=v.THIS_CHARACTER)
    g.phrase("whom", "it", v.Whom, group=v.THE_TARGET)
    g.phrase("whom", "that ally", v.Whom, group=v.THE_CHOSEN)
    g.include("asked about", "one", "somebody")


def amounts(g: Grammar) -> None:
    g.phrase("amount", "{n:#}", a.PlainNumber)
    g.phrase("amount", "{n:#word}", a.PlainNumber)
    g.phrase("number", "X", a.XNumber)
    g.phrase("amount", "{n:#}X", a.Product, of=of(a.XNumber))
    g.phrase("amount", "{n:#} times {of:number}", a.Product)
    g.phrase("amount", "{of:number} times {n:#}", a.Product)
    g.phrase("amount", "{of:number} / {n:#}", a.Quotient)
    g.phrase("amount", "half <of|> {of:number}", a.Quotient, n=2)
    for words in ("{of:number}<+| + | plus >{n:#}", "({of:number} + {n:#})", "{n:#} + {of:number}", "{n:#} plus {of:number}"):
        g.phrase("amount", words, a.Sum)
    for words in ("{of:number}<-| - | minus >{n:#}", "({of:number} - {n:#})"):
        g.phrase("amount", words, a.Less)
    g.phrase("amount", "twice {of:number}", a.Product, n=2)
    g.include("amount", "number")
    g.phrase("limited", "{of:amount}" + MOST.replace("cap", "n"), a.Capped)
    g.phrase("number", "{who:whose} <max|maximum> HP", a.MaximumHP)
    g.phrase("number", "<max|maximum> HP", a.MaximumHP)
    g.phrase("number", "their <max|maximum> HP", a.MaximumHP, who=of(v.Whom, group=v.THE_TARGET))
    g.include("limited", "amount", "power")
    # what can be counted, as a number of its own
    number = "number"
    g.phrase(number, "{status} <spent|removed|consumed>", a.SpentNumber)
    g.phrase(number, "the amount spent", a.SpentNumber)
    g.phrase(number, "{status} {which}", a.StatusNumber)
    g.phrase(number, "{status}<'|'s> {which}", a.StatusNumber)
    g.phrase(number, "{status}", a.StatusNumber)
    g.phrase(number, "{who:whose} {status} {which}", a.StatusNumber)
    g.phrase(number, "{who:whose} {status}", a.StatusNumber)
    g.phrase(number, "{which}", a.OwnNumber)
    g.phrase(number, "<the Power Roll|this card's Power Roll|the Power rolled>", a.Power)
    g.phrase(number, "{who:whose}< current> HP", a.HPNumber)
    g.phrase(number, "{who:whose} missing HP", a.MissingHP)
    g.phrase(number, "missing HP", a.MissingHP)
    g.phrase(number, "{who:whose} Shield", a.ShieldNumber)
    g.phrase(number, "<the |>damage dealt<| by this card>", a.DamageDealt)
    g.phrase(number, "{n:#}% of {of:number}", a.Share)
    g.phrase(number, "<that amount|that much|the amount gained|the amount lost|the amount healed|the damage taken>", a.ThatAmount)
    g.phrase(number, "{status} on {who:one}", a.StatusNumber)
    g.phrase(number, "the <amount|number> of {status}", a.StatusNumber)
    g.phrase(number, "the <amount|number> of {status} <on {who:one}|{who:one} has>", a.StatusNumber)
    for kind, words in KINDS:
        g.phrase(number, f"the number of {words} statuses", a.StatusesOn, kind=kind)
        g.phrase(number, f"the number of {words} statuses <on {{who:one}}|{{who:one}} has>", a.StatusesOn, kind=kind)
    g.phrase(number, "this card's remaining Multihit Count< (before resolving this card)>", pay.RemainingHits)
    for theirs, hand, _ in SIDES:
        whose = "your opponent's" if theirs else "your"
        g.phrase(number, f"the number of cards in {hand}", a.HandNumber, theirs=theirs)
        for where, pile in PILES:
            g.phrase(number, f"the number of cards in {whose} {pile}", a.HandNumber, theirs=theirs, where=where)
        g.phrase(number, f"{whose} Energy", a.EnergyNumber, theirs=theirs)
        g.phrase(number, f"{whose} Ultimate Meter", a.MeterNumber, theirs=theirs)
    g.phrase(number, "the number of {who:counted}", a.HowMany)
    g.phrase(number, "the number of {who:counted} with {status}", a.HowMany)
    _times(g)
    g.phrase(number, "the number of defeated allies", a.Fallen)
    g.phrase(number, "the number of defeated enemies", a.Fallen, theirs=True)
    for group, words in (
        (v.ALLIES, "allies"), (v.OTHER_ALLIES, "other allies"), (v.ENEMIES, "enemies"), (v.ADJACENT_ALLIES, "adjacent allies"),
        (v.THOSE_HIT, "enemies hit"), (v.THE_TARGET, "targets"),
    ):  # fmt: skip
        g.phrase("counted", words, v.Whom, group=group)
    # for each …
    each = "other each"
    g.phrase("each", "{which}", a.OwnNumber)
    g.phrase("each", "X", a.XNumber)
    g.include("each", each)
    g.phrase(each, "{status} <spent|removed|consumed>", a.SpentNumber)
    g.phrase(each, "{status}", a.StatusNumber)
    g.phrase(each, "{status} on {who:one}", a.StatusNumber)
    g.phrase(each, "{status} {who:one} has", a.StatusNumber)
    for group, words in ((v.ALLIES, "ally"), (v.OTHER_ALLIES, "other ally"), (v.ENEMIES, "enemy")):
        g.phrase(each, words, a.HowMany, who=of(v.Whom, group=group))
        g.phrase(each, words + " with {status}", a.HowMany, who=of(v.Whom, group=group))
    for group, words in (
        (v.ADJACENT_ALLIES, "adjacent ally"), (v.BESIDE_THE_TARGET, "adjacent enemy"), (v.THOSE_HIT, "enemy hit"),
        (v.THE_TARGET, "<enemy affected|enemy targeted|target>"),
    ):  # fmt: skip
        g.phrase(each, words, a.HowMany, who=of(v.Whom, group=group))
    g.phrase(each, "<missing HP|HP missing>", a.MissingHP)
    g.phrase(each, "<HP {who:one} is missing|missing HP on {who:one}>", a.MissingHP)
    g.phrase(each, "Shield", a.ShieldNumber)
    g.phrase(each, "Shield <on {who:one}|{who:one} has>", a.ShieldNumber)
    g.phrase(each, "Energy<| you have>", a.EnergyNumber)
    g.phrase(each, "Ultimate Meter<| you have>", a.MeterNumber)
    g.phrase(each, "damage dealt", a.DamageDealt)
    for kind, words in KINDS:
        g.phrase(each, f"{words} status <on {{who:one}}|{{who:one}} has>", a.StatusesOn, kind=kind)
    g.phrase(each, "defeated ally", a.Fallen)
    g.phrase(each, "defeated enemy", a.Fallen, theirs=True)
    g.phrase(each, "card in <your |>hand", a.HandNumber)
    for where, pile in PILES:
        g.phrase(each, f"card in your {pile}", a.HandNumber, where=where)
    g.phrase(each, "<point of |>Power<| Roll>", a.Power)
    # Power, and by what it is divided
    g.phrase("power", "Power", a.Power)
    g.phrase("power", "Power / {divisor}", a.Power)
    g.include("healing", "power", "amount")
    x = of(a.XNumber)
    for category in ("divisor", "times"):
        g.phrase(category, "{n:#}", a.PlainNumber)
        g.phrase(category, "X", a.XNumber)
        g.phrase(category, "(X + {n:#})", a.Sum, of=x)


PILES = [(DRAW_PILE, "<Draw Pile|draw pile>"), (DISCARD_PILE, "<Discard Pile|discard pile>")]
CARDS: list[tuple[str, str, str, dict[str, Any]]] = [
    ("a card", "card", "cards", {}),
    ("<a|an> {kind:kind name}< card>", "{kind:kind name}< card>", "{kind:many kind}", {}),
    ("<a|an> {kind:kind name} Attack", "{kind:kind name} Attack", "{kind:kind name} Attacks", {"attack": True}),
]
"""Cards of which something is told: one of them, each of them, several."""
TIMES = [
    (faces.WHEN_HITS, "times {who:one} <has |>hit", "time {who:one} <has |>hit"),
    (faces.WHEN_IS_HIT, "times {who:one} <was|has been> hit", "time {who:one} <was|has been> hit"),
    (faces.WHEN_DAMAGED, "times {who:one} <took|has taken> damage", "time {who:one} <took|has taken> damage"),
    (faces.WHEN_WINS_CLASH, "clashes {who:one} <has |>won", "clash {who:one} <has |>won"),
    (faces.WHEN_LOSES_CLASH, "clashes {who:one} <has |>lost", "clash {who:one} <has |>lost"),
]
"""What is counted over a turn: many, one."""


def _times(g: Grammar) -> None:
    for name in faces.TYPE_NAMES:
        plural = name in ("Attack", "Defense", "Special", "Ultimate")
        g.value("many kind", f"{name}s" if plural else f"{name} cards", name)
    for event, many, one in TIMES:
        g.phrase("number", f"the number of {many} this turn", a.TimesThisTurn, event=event)
        g.phrase("other each", f"{one} this turn", a.TimesThisTurn, event=event)
    for event, did in ((faces.WHEN_PLAYS, "played"), (faces.WHEN_USES, "used")):
        for _, one, many, more in CARDS:
            given: dict[str, Any] = more
            g.phrase("number", f"the number of {many} {{who:one}} <has |>{did} this turn", a.TimesThisTurn, event=event, **given)
            g.phrase("other each", f"{one} {{who:one}} <has |>{did} this turn", a.TimesThisTurn, event=event, **given)
        here = of(v.Whom, group=v.ALLIES)
        g.phrase("other each", f"card <you have |you |>{did} this turn", a.TimesThisTurn, event=event, who=here)
    for event, did in ((faces.WHEN_GAINS, "gained"), (faces.WHEN_SPENDS, "spent"), (faces.WHEN_INFLICTS, "inflicted")):
        for words in (f"{{status}} {did} this turn", f"{{status}} this character <has |>{did} this turn"):
            here = of(v.Whom, group=v.THIS_CHARACTER)
            g.phrase("other each", words, a.TimesThisTurn, event=event, who=here)
            g.phrase("number", "the <amount|number> of " + words, a.TimesThisTurn, event=event, who=here)


def counted(g: Grammar, category: str, template: str, cls: Any, amount: str = "amount", **more: Any) -> None:
    """A deed with a number in it: {#} is any amount, with a limit behind it, or "N … for each" of something."""
    plain = template.replace("{#}", "{n:#}")
    g.phrase(category, template.replace("{#}", "{amount:" + amount + "}"), cls, **more)
    g.phrase(category, template.replace("{#}", "{of:" + amount + "}") + MOST, cls, amount=CAPPED, **more)
    for words, count in PER:
        g.phrase(category, plain + words, cls, amount=count, **more)
        g.phrase(category, plain + words + MOST, cls, amount=of(a.Capped, of=count, n=slot("cap")), **more)
    g.phrase(category, template.replace("{#} ", "") + " equal to {amount:limited}", cls, **more)


CAPPED = of(a.Capped, of=slot("of"), n=slot("cap"))
PER = (
    (" <for each|per> {per:each}", of(a.PerEach, n=slot("n"), per=slot("per"))),
    (" <for each|per> {k:#} {per:each}",
     of(a.PerEach, n=slot("n"), per=of(a.Quotient, of=slot("per"), n=slot("k")))),
)  # fmt: skip
"""For each of something, for every N of something."""
