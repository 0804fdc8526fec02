"""Rules that hold: as long as an innate or a status is there, while a condition holds, for a turn or a round."""

from __future__ import annotations

from typing import Any

from quadriga.games.universal_arena.chapters import faces
from quadriga.games.universal_arena.vocabulary import rules as r
from quadriga.games.universal_arena.vocabulary import values as v
from quadriga.text.grammar import Grammar, of

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


def _bearers(g: Grammar) -> None:
    """For whom a rule holds."""
    g.include("bearer", "one")
    g.include("bearers", "many")
    for group, words in ((v.ALLIES, "<allies'|all allies'>"), (v.OTHER_ALLIES, "<other allies'|all other allies'>"),
                         (v.ENEMIES, "<enemies'|all enemies'|enemy>")):  # fmt: skip
        g.phrase("of bearers", words, v.Whom, group=group)
    for group, words in ((v.THIS_CHARACTER, "this character's"), (v.THE_TARGET, "the target's"),
                         (v.OPPOSED, "the opposed enemy's")):  # fmt: skip
        g.phrase("of bearer", words, v.Whom, group=group)
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
            g.phrase("rule", f"{anybody} <have|gain> {plus}{{n:#}}% Power", r.Rule, kind=faces.POWER_PERCENT, **given)
            g.phrase("rule", f"{anybody} <have|gain> {plus}{{n:#}} Power", r.Rule, kind=faces.POWER_FLAT, **given)
            g.phrase("rule", f"{anybody} deal {plus}{{n:#}}% damage", r.Rule, kind=faces.DEALS_PERCENT, **given)
            g.phrase("rule", f"{anybody} are {{n:#}} step(s:n) {words}", r.Rule, kind=faces.SPEED_STEPS, **given)
            g.phrase("rule", f"{anybody} gain {plus}{{n:#}} <Speed|speed>", r.Rule, kind=faces.SPEED_STEPS, **given)
        g.phrase("rule", "{who:of bearers} " + cards + " <have|gain> {keyword}", r.Rule, kind=faces.KEYWORDS, **more)
        g.phrase("rule", anybody + " cannot be <Evaded|evaded>", r.Rule, kind=faces.NOT_EVADED, n=1, **more)
    g.phrase("rule", "Attacks from this character cannot be <Evaded|evaded>", r.Rule, kind=faces.NOT_EVADED, n=1, attacks=True)
    for kind, words in ((faces.POWER_PERCENT, "{n:#}%"), (faces.POWER_FLAT, "{n:#}")):
        for sign, verb, done in ((1, "increase", "increased"), (-1, "<reduce|decrease|lower>", "<reduced|decreased|lowered>")):
            power = "{who:of anybody} {type:kind name} Power"
            g.phrase("rule", f"{verb} {power} by {words}", r.Rule, kind=kind, sign=sign)
            g.phrase("rule", f"{power} is {done} by {words}", r.Rule, kind=kind, sign=sign)


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
    g.phrase("rule", "{who:bearer} is immune to {status}", r.Rule, kind=faces.STATUS_BARRED)
    g.phrase("rule", "{who:bearers} are immune to {status}", r.Rule, kind=faces.STATUS_BARRED)
    g.phrase("rule", "<immune|Immune> to {status}", r.Rule, kind=faces.STATUS_BARRED)
