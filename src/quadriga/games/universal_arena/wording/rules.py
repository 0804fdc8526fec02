"""Rules that hold: as long as an innate or a status is there, while a condition holds, for a turn or a round."""

from __future__ import annotations

from typing import Any

from quadriga.effects.flow import Not
from quadriga.games.universal_arena.chapters import faces
from quadriga.games.universal_arena.vocabulary import amounts as a
from quadriga.games.universal_arena.vocabulary import conditions as c
from quadriga.games.universal_arena.vocabulary import rules as r
from quadriga.games.universal_arena.vocabulary import values as v
from quadriga.text.grammar import Grammar, of, slot

CARDS = [("cards", {}), ("{type:kind name} cards", {}), ("Attacks", {"attacks": True}),
         ("{type:kind name} Attacks", {"attacks": True})]  # fmt: skip
"""Cards of which a rule speaks."""
NUMBER = "<Value|Stack|Potency|X>"
SPANS = [
    (faces.THIS_TURN, "<this turn|until the end of this turn|until the end of the turn|until Turn End|for this turn>"),
    (faces.THIS_ROUND, "<this Combat Round|until the end of this Combat Round|for this Combat Round>"),
    (faces.TO_NEXT_TURN_END, "<until the end of the next turn|until the end of your next turn>"),
]
"""How long something is so."""


def rule_lines(g: Grammar) -> None:
    _bearers(g)
    _cards(g)
    _damage(g)
    _healing(g)
    _prohibitions(g)
    g.include("standing line", "rule")
    g.phrase("standing line", "<while|as long as|if> {condition}<,|:> {it:standing fact}", r.While)
    g.phrase("standing line", "{it:standing fact} <while|as long as|if> {condition}", r.While)
    g.include("standing fact", "rule", "fact")
    _together(g)
    _next(g)
    g.include("standing line", "fact")
    g.include("statement", "standing line")
    _passing(g)
    g.include("passing", "rule")
    for lasts, words in SPANS:
        g.phrase("free deed", "{rule:passing} " + words, r.ForNow, lasts=lasts)
        g.phrase("free deed", words + ", {rule:passing}", r.ForNow, lasts=lasts)


def _passing(g: Grammar) -> None:
    """What its own statuses and innates say of a character in other lines: for a while it is a rule like the others."""
    own = "this character's "
    for cards, more in CARDS:
        for sign, words in ((-1, "less"), (1, "more")):
            given: dict[str, Any] = {"sign": sign, **more}
            g.phrase("passing", own + cards + f" cost {{n:#}} {words} Energy", r.Rule, kind=faces.COSTS, **given)
        g.phrase("passing", own + cards + " <have|gain> {keyword}", r.Rule, kind=faces.KEYWORDS, **more)
    for flat, percent, words, verb in (
        (faces.RESISTS_FLAT, faces.RESISTS_PERCENT, "less", "reduce"),
        (faces.WEAK_FLAT, faces.WEAK_PERCENT, "more", "increase"),
    ):
        for kind, n in ((flat, "{n:#}"), (percent, "{n:#}%")):
            g.phrase("passing", f"<take|this character takes> {n} {words} damage", r.Rule, kind=kind)
            g.phrase("passing", f"{verb} damage taken by {n}", r.Rule, kind=kind)
    for kind, n in ((faces.POWER_PERCENT, "{n:#}%"), (faces.POWER_FLAT, "{n:#}")):
        for sign, verb in ((1, "increase"), (-1, "<reduce|decrease>")):
            g.phrase("passing", verb + " {type:kind name} Power by " + n, r.Rule, kind=kind, sign=sign)
    g.phrase("passing", "this character cannot play cards", r.Rule, kind=faces.FORBIDDEN, n=1)
    g.phrase("passing", "this character cannot play {type:kind name} cards", r.Rule, kind=faces.FORBIDDEN, n=1)


def _together(g: Grammar) -> None:
    """Several things that are so, and those that depend on the number of their status."""
    g.list("standing facts", "standing fact", ["a and b", "a, b, and c"], r.Rules, "rules")
    g.include("standing line", "standing facts")
    g.phrase("standing line", "<while|as long as|if> {condition}<,|:> {it:standing facts}", r.While)
    own = of(c.Compares, left=of(a.OwnNumber, which=slot("which")), relation=c.AT_LEAST, right=of(a.PlainNumber, n=slot("n")))
    for facts in ("rule", "standing facts"):
        g.phrase("standing line", "while this has {n:#}+ {which}, {it:" + facts + "}", r.While, condition=own)
        g.phrase("standing line", "at {n:#}<+| or more> {which}<,|:> {it:" + facts + "}", r.While, condition=own)
    g.phrase("standing line", "at {n:#}<+| or more> {which}<,|:> {it:fact}", r.While, condition=own)
    g.phrase("barred status", "{status}", r.Rule, kind=faces.STATUS_BARRED)
    g.list("barred statuses", "barred status", ["a", "a, b", "a, b, c"])
    g.phrase("fact", "<Immune ({rules:barred statuses})|this character is Immune ({rules:barred statuses})>", r.Rules)
    for join in ("and", "or"):
        g.list(f"barred {join}", "barred status", [f"a {join} b", f"a, b, {join} c"])
    g.phrase("rule", "<immune|this character is immune> to {rules:barred and}", r.Rules)
    g.phrase("rule", "<cannot|this character cannot> <gain|be inflicted with> {rules:barred or}", r.Rules)
    for sign, words in ((-1, "less"), (1, "more")):
        for who, played in ((v.THIS_CHARACTER, "this character plays"), (v.ALLIES, "you play")):
            first = of(Not, condition=of(c.HappenedThisTurn, who=of(v.Whom, group=who), event=faces.WHEN_PLAYS))
            cost = of(r.Rule, kind=faces.COSTS, sign=sign, n=slot("n"), who=of(v.Whom, group=who))
            g.phrase("standing line", f"the first card {played} each turn costs {{n:#}} {words} Energy", r.While,
                     condition=first, it=cost)  # fmt: skip
            typed = of(Not, condition=of(c.HappenedThisTurn, who=of(v.Whom, group=who), event=faces.WHEN_PLAYS, kind=slot("type")))
            cost = of(r.Rule, kind=faces.COSTS, sign=sign, n=slot("n"), who=of(v.Whom, group=who), type=slot("type"))
            for card in ("{type:kind name}", "{type:kind name} card"):
                g.phrase("standing line", f"the first {card} {played} each turn costs {{n:#}} {words} Energy", r.While,
                         condition=typed, it=cost)  # fmt: skip


NEXT_CARDS: list[tuple[str, dict[str, Any]]] = [
    ("card", {}), ("{type:kind name} card", {}), ("Attack", {"type": "Attack"}), ("{type:kind name} Attack", {"attacks": True}),
    ("Defense", {"type": "Defense"}), ("Ultimate", {"type": "Ultimate"}),
]  # fmt: skip


def _next(g: Grammar) -> None:
    """For the next card alone; and what waits for something to happen, for a while."""
    for card, more in NEXT_CARDS:
        given: dict[str, Any] = more
        g.phrase("next card", "<this character's|the user's|its> next " + card, r.NextCard, **given)
        g.phrase("next card", "<the target's|that enemy's|that character's> next " + card, r.NextCard,
                 who=of(v.Whom, group=v.THE_TARGET), **given)  # fmt: skip
        for group, words in ((v.ENEMIES, "each enemy's"), (v.ALLIES, "each ally's"), (v.ATTACKER, "the attacker's"),
                             (v.THE_CHOSEN, "that ally's")):  # fmt: skip
            g.phrase("next card", words + " next " + card, r.NextCard, who=of(v.Whom, group=group), **given)
        g.phrase("next card", "the next " + card + " this character uses", r.NextCard, **given)
        g.phrase("next card", "the next " + card + " this character plays", r.NextCard, played=True, **given)
    for words, said in _sayings():
        g.phrase("saying", words, r.Rule, **said)
    for lasts, words in SPANS:
        g.phrase("span", words, r.Span, lasts=lasts)
    g.phrase("free deed", "{card:next card} {rule:saying}", r.ForNextCard)
    g.phrase("free deed", "{card:next card} {rule:saying} {span}", r.ForNextCard)
    g.phrase("free deed", "{card:next card} {span} {rule:saying}", r.ForNextCard)
    for what in ("{subject} {what:happening}", "{what:threshold}"):
        g.phrase("free deed", f"the next time {what}, {{then:deeds}}", r.WaitFor, once=True)
        g.phrase("free deed", f"the next time {what} {{span}}, {{then:deeds}}", r.WaitFor, once=True)
        g.phrase("free deed", f"{{span}}, <whenever|each time> {what}, {{then:deeds}}", r.WaitFor)
        g.phrase("free deed", f"<whenever|each time> {what} {{span}}, {{then:deeds}}", r.WaitFor)


def _sayings() -> list[tuple[str, dict[str, Any]]]:
    """What can be said of one card."""
    said: list[tuple[str, dict[str, Any]]] = []
    for sign, more, plus in ((1, "more", "+"), (-1, "less", "-")):
        said += [
            (f"costs {{n:#}} {more} Energy", {"kind": faces.COSTS, "sign": sign}),
            (f"<gains|has> {plus}{{n:#}} Power", {"kind": faces.POWER_FLAT, "sign": sign}),
            (f"<gains|has> {plus}{{n:#}}% Power", {"kind": faces.POWER_PERCENT, "sign": sign}),
            (f"deals {{n:#}}% {more} damage", {"kind": faces.DEALS_PERCENT, "sign": sign}),
        ]
        said.append((f"costs {{n:#}} Energy {more}", {"kind": faces.COSTS, "sign": sign}))
        said.append((f"has its cost {'increased' if sign > 0 else 'reduced'} by {{n:#}}", {"kind": faces.COSTS, "sign": sign}))
    return [
        *said,
        ("costs {n:#} Energy", {"kind": faces.COSTS_EXACTLY}),
        ("deals {n:#} bonus damage", {"kind": faces.DEALS_BONUS}),
        ("deals double damage", {"kind": faces.DEALS_PERCENT, "n": 100}),
        ("<gains|has> {keyword}", {"kind": faces.KEYWORDS}),
        ("cannot be <Evaded|evaded>", {"kind": faces.NOT_EVADED, "n": 1}),
        ("<rolls maximum Power|rolls its maximum Power>", {"kind": faces.ROLLS_MOST, "n": 1}),
        ("is {n:#} step(s:n) faster", {"kind": faces.SPEED_STEPS}),
    ]


def _bearers(g: Grammar) -> None:
    """For whom a rule holds."""
    g.include("bearer", "one")
    g.include("bearers", "many")
    for group, words in ((v.ALLIES, "<allies'|all allies'>"), (v.OTHER_ALLIES, "<other allies'|all other allies'>"),
                         (v.ENEMIES, "<enemies'|all enemies'|enemy>")):  # fmt: skip
        g.phrase("of bearers", words, v.Whom, group=group)
    for group, words in ((v.THIS_CHARACTER, "this character's"), (v.THE_TARGET, "the target's")):
        g.phrase("of bearer", words, v.Whom, group=group)
    g.phrase("of bearers", "the opposed enemy's", v.Whom, group=v.OPPOSED)
    for group, words in ((v.ADJACENT_ALLIES, "adjacent allies'"), (v.BESIDE_THE_TARGET, "adjacent enemies'")):
        g.phrase("of bearers", words, v.Whom, group=group)
    g.include("of anybody", "of bearers", "of bearer")


def _cards(g: Grammar) -> None:
    for cards, more in CARDS:
        anybody = "{who:of anybody} " + cards
        for sign, words in ((-1, "less"), (1, "more")):
            given: dict[str, Any] = {"sign": sign, **more}
            # of this character itself: see the lines of statuses
            for who, fixed in (("{who:of bearers} ", {}), ("the target's ", {"who": of(v.Whom, group=v.THE_TARGET)})):
                for cost in (f"cost {{n:#}} {words} Energy", f"cost {{n:#}} Energy {words}"):
                    g.phrase("rule", who + cards + " " + cost, r.Rule, kind=faces.COSTS, **fixed, **given)
            g.phrase("rule", f"{anybody} deal {{n:#}}% {words} damage", r.Rule, kind=faces.DEALS_PERCENT, **given)
        for sign, words, plus in ((-1, "slower", "-"), (1, "faster", "+")):
            given = {"sign": sign, **more}
            for per, each in (("", {}), (f" <times|per|for each> {NUMBER}", {"per_value": True})):
                g.phrase("rule", f"{anybody} <have|gain> {plus}{{n:#}}% Power{per}", r.Rule, kind=faces.POWER_PERCENT, **given, **each)
                g.phrase("rule", f"{anybody} <have|gain> {plus}{{n:#}} Power{per}", r.Rule, kind=faces.POWER_FLAT, **given, **each)
                g.phrase("rule", f"{anybody} deal {plus}{{n:#}}% damage{per}", r.Rule, kind=faces.DEALS_PERCENT, **given, **each)
            for kind, amount in ((faces.POWER_PERCENT, "% Power"), (faces.POWER_FLAT, " Power"), (faces.DEALS_PERCENT, "% damage")):
                verb = "deal" if kind == faces.DEALS_PERCENT else "<have|gain>"
                g.phrase("rule", f"{anybody} {verb} {plus}{{n:#}}{amount} <for each|per> {{per:other each}}", r.Rule, kind=kind, **given)
            g.phrase("rule", f"{anybody} are {{n:#}} step(s:n) {words}", r.Rule, kind=faces.SPEED_STEPS, **given)
            g.phrase("rule", f"{anybody} gain {plus}{{n:#}} <Speed|speed>", r.Rule, kind=faces.SPEED_STEPS, **given)
        g.phrase("rule", "{who:of bearers} " + cards + " <have|gain> {keyword}", r.Rule, kind=faces.KEYWORDS, **more)
        g.phrase("rule", anybody + " cannot be <Evaded|evaded>", r.Rule, kind=faces.NOT_EVADED, n=1, **more)
    own = "<this character's |>{card}"
    g.phrase("rule", own + " {rule:saying}", r.OfCard)
    g.phrase("rule", own + " cannot be played", r.OfCard, rule=of(r.Rule, kind=faces.FORBIDDEN, n=1))
    g.phrase("rule", "this character cannot play {card}", r.OfCard, rule=of(r.Rule, kind=faces.FORBIDDEN, n=1))
    _to_some(g)
    for cards, more in CARDS:
        for who in ("{who:of bearers} ", "this character's "):
            for cost in ("cost {n:#} less Energy", "cost {n:#} Energy less"):
                given = {"sign": -1, **more}
                g.phrase("rule", who + cards + f" {cost} to a minimum of {{floor:#}}", r.Rule, kind=faces.COSTS, **given)
        g.phrase("rule", "{who:of anybody} " + cards + " <roll|always roll|always roll their> maximum Power", r.Rule,
                 kind=faces.ROLLS_MOST, n=1, **more)  # fmt: skip
    g.phrase("rule", "this character's Power Rolls are <always |>the maximum", r.Rule, kind=faces.ROLLS_MOST, n=1)
    g.phrase("rule", "this character always rolls maximum Power", r.Rule, kind=faces.ROLLS_MOST, n=1)
    for sign, words, verb in ((1, "more", "increase"), (-1, "less", "reduce")):
        deals = {"kind": faces.DEALS_PERCENT, "sign": sign}
        for one in ("{who:bearer} deals", "{who:bearers} deal"):
            g.phrase("rule", f"{one} {{n:#}}% {words} damage", r.Rule, **deals)
            if sign > 0:
                g.phrase("rule", f"{one} double damage", r.Rule, **{**deals, "n": 100})
        g.phrase("rule", f"{verb} damage dealt by {{n:#}}%", r.Rule, **deals)
        g.phrase("rule", f"{verb} damage dealt by {{n:#}}% <times|per> {NUMBER}", r.Rule, per_value=True, **deals)
        g.phrase("rule", f"damage dealt by {{who:bearer}} is {verb}d by {{n:#}}%", r.Rule, **deals)
    g.phrase("rule", "Attacks from this character cannot be <Evaded|evaded>", r.Rule, kind=faces.NOT_EVADED, n=1, attacks=True)
    for kind, words in ((faces.POWER_PERCENT, "{n:#}%"), (faces.POWER_FLAT, "{n:#}")):
        for sign, verb, done in ((1, "increase", "increased"), (-1, "<reduce|decrease|lower>", "<reduced|decreased|lowered>")):
            power = "{who:of anybody} {type:kind name} Power"
            g.phrase("rule", f"{verb} {power} by {words}", r.Rule, kind=kind, sign=sign)
            g.phrase("rule", f"{verb} {power} by {words} <for each|per> {{per:other each}}", r.Rule, kind=kind, sign=sign)
            g.phrase("rule", f"{verb} {{type:kind name}} Power by {words} <for each|per> {{per:other each}}", r.Rule, kind=kind, sign=sign)
            g.phrase("rule", f"{power} is {done} by {words}", r.Rule, kind=kind, sign=sign)


def _to_some(g: Grammar) -> None:
    """Damage that depends on whom it hits."""
    against = " <to|against> <enemies|targets|characters> <with|that have> {aim:owner of}"
    for sign, words in ((1, "more"), (-1, "less")):
        given: dict[str, Any] = {"kind": faces.DEALS_PERCENT, "sign": sign}
        g.phrase("rule", "this character deals {n:#}% " + words + " damage" + against, r.Rule, **given)
        for cards, more in CARDS:
            g.phrase("rule", f"{{who:of anybody}} {cards} deal {{n:#}}% {words} damage" + against, r.Rule, **given, **more)
        g.phrase("rule", "enemies <with|that have> {aim:owner of} take {n:#}% " + words + " damage from this character", r.Rule, **given)
    bonus: dict[str, Any] = {"kind": faces.DEALS_BONUS}
    g.phrase("rule", "this character deals {n:#} bonus damage" + against, r.Rule, **bonus)
    for cards, more in CARDS:
        g.phrase("rule", f"{{who:of anybody}} {cards} deal {{n:#}} bonus damage" + against, r.Rule, **bonus, **more)
        g.phrase("rule", f"{{who:of bearers}} {cards} deal {{n:#}} bonus damage", r.Rule, **bonus, **more)
        g.phrase("rule", f"{{who:of anybody}} {cards} deal {{n:#}} bonus damage <for each|per> {{per:each}}", r.Rule, **bonus, **more)


def _damage(g: Grammar) -> None:
    """Damage taken, by anybody, of a type; from every damage the bearer alone is spoken of elsewhere."""
    sources = [("", {}), (" from {type:kind name} <cards|damage>", {}), (" from Attacks", {"attacks": True}),
               (" from {type:kind name} Attacks", {"attacks": True})]  # fmt: skip
    for flat, percent, words in (
        (faces.RESISTS_FLAT, faces.RESISTS_PERCENT, "less"),
        (faces.WEAK_FLAT, faces.WEAK_PERCENT, "<more|additional>"),
    ):
        for source, more in sources:
            given: dict[str, Any] = more
            for kind, n in ((flat, "{n:#}"), (percent, "{n:#}%")):
                amount = f"{n} {words} damage"
                for behind, per in (("", {}), (f" per {NUMBER}", {"per_value": True})):
                    said = f"{amount}{source}{behind}"
                    g.phrase("rule", "{who:other bearer} takes " + said, r.Rule, kind=kind, **given, **per)
                    g.phrase("rule", "{who:bearers} take " + said, r.Rule, kind=kind, **given, **per)
                    if source or per:
                        g.phrase("rule", "<take|takes|this character takes> " + said, r.Rule, kind=kind, **given, **per)
                        if per:
                            other = f"{amount}{behind}{source}"
                            if source:
                                g.phrase("rule", "<take|takes|this character takes> " + other, r.Rule, kind=kind, **given, **per)
    for flat, percent, verb, half in (
        (faces.RESISTS_FLAT, faces.RESISTS_PERCENT, "reduce", "half"),
        (faces.WEAK_FLAT, faces.WEAK_PERCENT, "increase", "double"),
    ):
        for source, more in sources:
            given = more
            for taken in (f"{verb} damage taken{source} by ", f"damage taken{source} is {verb}d by "):
                for kind, n in ((flat, "{n:#}"), (percent, "{n:#}%")):
                    if source or taken.startswith("damage"):
                        g.phrase("rule", taken + n, r.Rule, kind=kind, **given)
                        g.phrase("rule", taken + n + f" <times|per> {NUMBER}", r.Rule, kind=kind, per_value=True, **given)
                if source or taken.startswith("damage"):
                    g.phrase("rule", taken + NUMBER, r.Rule, kind=flat, n=1, per_value=True, **given)
            much = 50 if half == "half" else 100
            g.phrase("rule", f"<take|takes|this character takes> {half} damage{source}", r.Rule, kind=percent, n=much, **given)
            g.phrase("rule", f"{{who:other bearer}} takes {half} damage{source}", r.Rule, kind=percent, n=much, **given)
            g.phrase("rule", f"{{who:bearers}} take {half} damage{source}", r.Rule, kind=percent, n=much, **given)
    for group, words in ((v.THE_TARGET, "the target"), (v.OPPOSED, "the opposed enemy"), (v.ENEMIES, "each enemy"),
                         (v.ALLIES, "each ally"), (v.OTHER_ALLIES, "each other ally")):  # fmt: skip
        g.phrase("other bearer", words, v.Whom, group=group)


def _healing(g: Grammar) -> None:
    for kind, amount in ((faces.HEALED_PERCENT, "{n:#}%"), (faces.HEALED_FLAT, "{n:#}")):
        for sign, words, verb in ((-1, "less", "reduce"), (1, "more", "increase")):
            given: dict[str, Any] = {"kind": kind, "sign": sign}
            g.phrase("rule", f"{verb} healing received by {amount}", r.Rule, **given)
            g.phrase("rule", "healing received by {who:bearer} is " + f"{verb}d by {amount}", r.Rule, **given)
            g.phrase("rule", "{who:bearer} receives " + f"{amount} {words} healing", r.Rule, **given)
            if kind == faces.HEALED_PERCENT:
                g.phrase("rule", "{who:bearer} heals " + f"{amount} {words}", r.Rule, **given)
    for sign, verb in ((-1, "reduce"), (1, "increase")):
        given = {"kind": faces.HEALED_FLAT, "n": 1, "sign": sign, "per_value": True}
        g.phrase("rule", f"{verb} healing received by {NUMBER}", r.Rule, **given)
        g.phrase("rule", "healing received by this character is " + f"{verb}d by {NUMBER}", r.Rule, **given)
    for subject in ("{who:bearer}", "{who:bearers}", "cannot"):
        cannot = subject if subject == "cannot" else subject + " cannot"
        g.phrase("rule", cannot + " <be healed|heal|recover HP>", r.Rule, kind=faces.HEALED_PERCENT, n=100, sign=-1)


def _prohibitions(g: Grammar) -> None:
    for subject in ("{who:bearer} cannot ", "{who:bearers} cannot ", "cannot "):
        for n, words in ((faces.BY_ENEMIES, "by <enemies|enemy cards>"), (faces.BY_ALLIES, "by allies")):
            g.phrase("rule", subject + "be targeted " + words, r.Rule, kind=faces.NOT_AIMED_AT, n=n)
        by_cards: tuple[tuple[str, dict[str, Any]], ...] = (
            ("Attacks", {"attacks": True}), ("{type:kind name} cards", {}), ("{type:kind name} Attacks", {"attacks": True}),
        )  # fmt: skip
        for cards, more in by_cards:
            g.phrase("rule", subject + "be targeted by <|enemy >" + cards, r.Rule, kind=faces.NOT_AIMED_AT, n=faces.BY_ENEMIES, **more)
        g.phrase("rule", subject + "be targeted", r.Rule, kind=faces.NOT_AIMED_AT, n=faces.BY_ENEMIES | faces.BY_ALLIES)
        g.phrase("rule", subject + "gain Shield", r.Rule, kind=faces.NO_SHIELD, n=1)
        g.phrase("rule", subject + "<be moved|move|be moved or swapped|swap>", r.Rule, kind=faces.STAYS_PUT, n=1)
        g.phrase("rule", subject + "<be reduced|fall|drop> below {n:#} HP", r.Rule, kind=faces.UNDYING)
        g.phrase("rule", subject + "be defeated", r.Rule, kind=faces.UNDYING, n=1)
        g.phrase("rule", subject + "<gain|be inflicted with> {status}", r.Rule, kind=faces.STATUS_BARRED)
    g.phrase("rule", "{who:other bearer} cannot play cards", r.Rule, kind=faces.FORBIDDEN, n=1)
    for subject in ("{who:other bearer} cannot ", "{who:bearers} cannot "):
        g.phrase("rule", subject + "play {type:kind name} cards", r.Rule, kind=faces.FORBIDDEN, n=1)
    for words, kind in (("Ultimates", "Ultimate"), ("Attacks", "Attack"), ("Defenses", "Defense"), ("Specials", "Special")):
        for subject in ("{who:bearer} cannot ", "{who:bearers} cannot ", "cannot "):
            g.phrase("rule", subject + "play " + words, r.Rule, kind=faces.FORBIDDEN, n=1, type=kind)
    hp = "HP cannot <fall|drop|be reduced|go> below {n:#}"
    g.phrase("rule", hp, r.Rule, kind=faces.UNDYING)
    g.phrase("rule", "{who:of bearer} " + hp, r.Rule, kind=faces.UNDYING)
    for barred, words in enumerate(("negative", "positive")):
        noun = f"{words} <statuses|status effects>"
        for cannot in ("{who:bearer} cannot ", "{who:bearers} cannot ", "cannot "):
            g.phrase("rule", cannot + f"<gain|be inflicted with> {noun}", r.Rule, kind=faces.KIND_BARRED, n=barred)
        g.phrase("rule", "{who:bearer} is immune to " + noun, r.Rule, kind=faces.KIND_BARRED, n=barred)
        g.phrase("rule", "immune to " + noun, r.Rule, kind=faces.KIND_BARRED, n=barred)
    g.phrase("rule", "{who:bearer} is immune to {status}", r.Rule, kind=faces.STATUS_BARRED)
    g.phrase("rule", "{who:bearers} are immune to {status}", r.Rule, kind=faces.STATUS_BARRED)
    g.phrase("rule", "immune to {status}", r.Rule, kind=faces.STATUS_BARRED)
