"""Conditions: every comparison with its opposite, of anybody and anything that can be counted."""

from __future__ import annotations

from typing import Any

from quadriga.effects.flow import Both, Either, Not
from quadriga.games.universal_arena.chapters import faces
from quadriga.games.universal_arena.chapters.faces import NEGATIVE, POSITIVE, SPEED_NAMES
from quadriga.games.universal_arena.vocabulary import amounts as a
from quadriga.games.universal_arena.vocabulary import conditions as c
from quadriga.games.universal_arena.vocabulary import values as v
from quadriga.games.universal_arena.wording.numbers import CARDS, PILES, SIDES
from quadriga.text.grammar import Grammar, of, slot

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


def conditions(g: Grammar) -> None:
    simple = "simple condition"
    g.phrase(simple, "{who:asked about} <has|already has|currently has|has any> {status}", c.HasStatus)
    g.phrase(simple, "{who:asked about} has {least:#}<+| or more> {status}", c.HasStatus)
    g.phrase(simple, "{who:asked about} has at least {least:#} {status}", c.HasStatus)
    g.phrase(simple, "{who:asked about} has {least:#} {status}", c.HasStatus)
    g.phrase(simple, "{who:many} have {status}", c.HasStatus, every=True)
    g.phrase(simple, "{who:many} have {least:#}<+| or more> {status}", c.HasStatus, every=True)
    g.phrase("wanted", "{status}", c.Wanted)
    g.phrase("wanted", "{least:#}<+| or more|> {status}", c.Wanted)
    g.list("any wanted", "wanted", ["a or b", "a, b or c"])
    g.list("none wanted", "wanted", ["a nor b"])
    g.phrase("simple condition", "{who:one} has neither {wanted:none wanted}", Not,
             condition=of(c.HasAny, who=slot("who"), wanted=slot("wanted")))  # fmt: skip
    g.phrase("simple condition", "{who:asked about} has both {wanted:all wanted}", c.HasAny, every=True)
    g.list("all wanted", "wanted", ["a and b", "a, b and c"])
    g.phrase(simple, "{who:asked about} has {wanted:any wanted}", c.HasAny)
    g.phrase(simple, "{who:asked about} has {wanted:all wanted}", c.HasAny, every=True)
    g.phrase(simple, "{who:one} <doesn't have|does not have|has no> {status}", c.LacksStatus)
    here = of(v.Whom, group=v.THIS_CHARACTER)
    g.phrase(simple, "{status} is active", c.HasStatus, who=here)
    g.phrase(simple, "{status} is not active", c.LacksStatus, who=here)
    g.phrase(simple, "{who:one} is in {status}", c.HasStatus)
    for group, words in ((v.ALLIES, "ally"), (v.OTHER_ALLIES, "other ally"), (v.ENEMIES, "enemy")):
        nobody = of(c.HasStatus, who=of(v.Whom, group=group), status=slot("status"))
        g.phrase(simple, f"no {words} has {{status}}", Not, condition=nobody)
    for kind, words in ((NEGATIVE, "negative"), (POSITIVE, "positive")):
        some = {"left": of(a.StatusesOn, kind=kind, who=slot("who"))}
        one, none_at_all = of(a.PlainNumber, n=1), of(a.PlainNumber, n=0)
        g.phrase(simple, f"{{who:one}} has <a|any> {words} <status|status effect>", c.Compares, relation=c.AT_LEAST, right=one, **some)
        g.phrase(simple, f"{{who:one}} has no {words} <statuses|status effects>", c.Compares, relation=c.EXACTLY,
                 right=none_at_all, **some)  # fmt: skip
        for how, said in AFTER:
            g.phrase(simple, "{who:one} has " + said.replace("{n}", "{n:#}") + f" {words} status(es:n)", c.Compares, relation=how,
                     right=of(a.PlainNumber, n=slot("n")), **some)  # fmt: skip
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
        g.phrase(simple, "{left:number} is " + said, c.Compares, relation=how, right=n)
    g.phrase(simple, "{left:number} is {n:#}", c.Compares, relation=c.EXACTLY, right=n)
    g.phrase(simple, "{left:number} is not {n:#}", c.Compares, relation=c.OTHER_THAN, right=n)
    for how, words in SIGNS:
        g.phrase(simple, "{left:number} " + words + " {n:#}", c.Compares, relation=how, right=n)
    for how, words in (
        (c.LESS_THAN, "is <below|under>"),
        (c.MORE_THAN, "is <above|over>"),
        (c.AT_MOST, "is at< or below>"),
        (c.AT_LEAST, "is at or above"),
    ):
        g.phrase(simple, "{who:one} " + words + " {n:#}% HP", c.Compares, left=percent, relation=how, right=n)
        g.phrase(simple, "{who:one} " + words + " {n:#} HP", c.Compares, left=hp, relation=how, right=n)
        if how in (c.LESS_THAN, c.MORE_THAN):
            g.phrase(simple, "{who:whose} HP " + words + " {n:#}%", c.Compares, left=percent, relation=how, right=n)
    for how, words in ((c.AT_MOST, "<less|lower|below>"), (c.AT_LEAST, "<more|higher|above>")):
        g.phrase(simple, "{who:one} is at {n:#}% HP or " + words, c.Compares, left=percent, relation=how, right=n)
        g.phrase(simple, "HP is {n:#}% or " + words, c.Compares, left=of(a.HPPercent), relation=how, right=n)
    full = of(a.PlainNumber, n=100)
    g.phrase(simple, "{who:one} <is at|has> full HP", c.Compares, left=percent, relation=c.AT_LEAST, right=full)
    g.phrase(simple, "{who:one} has Shield", c.Compares, left=shield, relation=c.AT_LEAST, right=of(a.PlainNumber, n=1))
    for how, words in ((c.MORE_THAN, "<more|higher|greater>"), (c.LESS_THAN, "<less|lower|fewer>")):
        other = of(a.StatusNumber, status=slot("status"), who=slot("other"))
        g.phrase(simple, "{who:one} has " + words + " {status} than {other:one}", c.Compares, left=status, relation=how, right=other)
        theirs_too = {"relation": how, "right": of(a.HPNumber, who=slot("other"))}
        g.phrase(simple, "{who:one} has " + words + " HP than {other:one}", c.Compares, left=hp, **theirs_too)
        shields = {"relation": how, "right": of(a.ShieldNumber, who=slot("other"))}
        g.phrase(simple, "{who:one} has " + words + " Shield than {other:one}", c.Compares, left=shield, **shields)
        g.phrase(simple, "{left:number} is " + words + " than {right:number}", c.Compares, relation=how)
    g.phrase(simple, "{left:number} <is equal to|equals> {right:number}", c.Compares, relation=c.EXACTLY)
    most = of(a.StatusCap, status=slot("status"))
    g.phrase(simple, "{who:one} has <max|maximum> {status}", c.Compares, left=status, relation=c.AT_LEAST, right=most)
    here = of(v.Whom, group=v.THIS_CHARACTER)
    g.phrase(simple, "{status} is <at |><max|maximum|its maximum>", c.Compares, relation=c.AT_LEAST, right=most,
             left=of(a.StatusNumber, status=slot("status"), who=here))  # fmt: skip
    g.phrase(simple, "{which} is <at |><max|maximum|its maximum>", c.Compares, left=of(a.OwnNumber, which=slot("which")),
             relation=c.AT_LEAST, right=of(a.StatusCap))  # fmt: skip
    _how_many(g)
    for theirs, whose in ((False, "your"), (True, "your opponent's")):
        for where, pile in PILES:
            cards = of(a.HandNumber, theirs=theirs, where=where)
            for how, words in AFTER:
                g.phrase(simple, f"{whose} {pile} has " + words.replace("{n}", "{n:#}") + " card(s:n)", c.Compares, left=cards,
                         relation=how, right=n)  # fmt: skip
            g.phrase(simple, f"{whose} {pile} is empty", c.Compares, left=cards, relation=c.EXACTLY, right=of(a.PlainNumber, n=0))
    none = of(a.PlainNumber, n=0)
    g.phrase(simple, "{who:one} has no Shield", c.Compares, left=shield, relation=c.EXACTLY, right=none)
    g.phrase(simple, "<your hand is empty|you have no cards in hand>", c.Compares, left=of(a.HandNumber),
             relation=c.EXACTLY, right=none)  # fmt: skip
    g.phrase(simple, "{who:one} <is|was> defeated", c.IsDefeated)
    g.phrase(simple, "this <card|Attack|> <defeats|kills|defeated> {who:one}", c.IsDefeated)
    g.phrase(simple, "this <card|Attack|> <defeats|kills|defeated> <an enemy|any enemy|a character>", c.FelledSomebody)
    g.phrase(simple, "<an|any> enemy <is|was> defeated by this <card|Attack>", c.FelledSomebody)
    g.phrase(simple, "{who:one} is opposed<| to this character>", c.IsOpposed)
    g.phrase(simple, "{who:one} is this character", c.IsAmong, others=of(v.Whom, group=v.THIS_CHARACTER))
    g.phrase(simple, "{who:one} is {others:somebody}", c.IsAmong)
    among = of(c.IsAmong, who=slot("who"), others=slot("others"))
    g.phrase(simple, "{who:one} is not this character", Not, condition=of(c.IsAmong, who=slot("who"), others=here))
    g.phrase(simple, "{who:one} is not {others:somebody}", Not, condition=among)
    g.phrase(simple, "{who:one} is another character", Not, condition=of(c.IsAmong, who=slot("who"), others=here))
    g.phrase(simple, "{who:one} is adjacent to {other:one}", c.IsBeside)
    for column, words in enumerate(("<leftmost|left>", "<middle|center|central>", "<rightmost|right>")):
        g.phrase(simple, "{who:one} is in the " + words + " <column|position|slot>", c.StandsIn, column=column)
    g.phrase(simple, "<you have|your team has|this character's team has|this character has> initiative", c.HasInitiative)
    g.phrase(simple, "<your opponent has|the enemy team has> initiative", Not, condition=of(c.HasInitiative))
    for row, words in enumerate(SPEED_NAMES):
        g.phrase(simple, f"this card <is|was played> in the {words} Zone", c.LiesIn, row=row)
    for how, words in AFTER:
        spent = {"left": of(a.SpentNumber, status=slot("status")), "relation": how, "right": n}
        said = words.replace("{n}", "{n:#}")
        g.phrase(simple, "you spent " + said + " {status}", c.Compares, **spent)
        g.phrase(simple, said + " {status} <was|were> spent", c.Compares, **spent)
    for what, words in (
        (c.HAS_HIT, "<this card hits|this card hit|this Attack hits>"),
        (c.CAME_AS_FOLLOW_UP, "this card <was|is> played as <a |>Follow-Up"),
        (c.WON_ITS_CLASH, "this card <won|wins><| the clash| its clash| a clash>"),
        (c.LOST_ITS_CLASH, "this card <lost|loses><| the clash| its clash| a clash>"),
        (c.IS_CANCELLED, "this card <is|was> <Cancelled|cancelled>"),
        (c.IS_UNOPPOSED, "this card is <used |>unopposed"),
    ):
        g.phrase(simple, words, c.ThisCard, what=what)
    g.phrase(simple, "this card <clashed|clashes>", c.ThisCard, what=c.HAS_CLASHED)
    g.phrase(simple, "this <card|Attack> <deals|dealt> damage", c.Compares, left=of(a.DamageDealt), relation=c.AT_LEAST,
             right=of(a.PlainNumber, n=1))  # fmt: skip
    for how, words in AFTER:
        g.phrase(simple, "this <card|Attack> <deals|dealt> " + words.replace("{n}", "{n:#}") + " damage", c.Compares,
                 left=of(a.DamageDealt), relation=how, right=n)  # fmt: skip
    g.phrase(simple, "this <card|Attack> <deals|dealt> no damage", c.Compares, left=of(a.DamageDealt), relation=c.EXACTLY, right=none)
    g.phrase(simple, "this card <did not clash|does not clash>", c.ThisCard, what=c.IS_UNOPPOSED)
    article = "<a|an> {kind:kind name}"
    g.phrase(simple, f"you <discarded|discard> {article}< card>", c.Discarded)
    g.phrase(simple, "{who:one} targets itself", c.IsAmong, others=of(v.Whom, group=v.THE_TARGET))
    for left in (of(a.SpentNumber, status=slot("status")),):
        for words in ("no {status} <was|were> spent", "you spent no {status}", "you did not spend {status}"):
            g.phrase(simple, words, c.Compares, left=left, relation=c.EXACTLY, right=none)
        g.phrase(simple, "you spent {status}", c.Compares, left=left, relation=c.AT_LEAST, right=of(a.PlainNumber, n=1))
        g.phrase(simple, "you spent {n:#} {status}", c.Compares, left=left, relation=c.AT_LEAST, right=n)
    for nth in ("{least:#ordinal}",):
        for event, did in ((faces.WHEN_PLAYS, "played"), (faces.WHEN_USES, "used")):
            count = of(a.TimesThisTurn, event=event, who=slot("who"))
            g.phrase(simple, f"this is the {nth} card {{who:one}} <has |>{did} this turn", c.Compares, left=count,
                     relation=c.EXACTLY, right=of(a.PlainNumber, n=slot("least")))  # fmt: skip
            for of_type in ("{kind:kind name}", "{kind:kind name} card"):
                typed = of(a.TimesThisTurn, event=event, who=slot("who"), kind=slot("kind"))
                g.phrase(simple, f"this is the {nth} {of_type} {{who:one}} <has |>{did} this turn", c.Compares, left=typed,
                         relation=c.EXACTLY, right=of(a.PlainNumber, n=slot("least")))  # fmt: skip
        team = of(a.TimesThisTurn, event=faces.WHEN_PLAYS, who=of(v.Whom, group=v.ALLIES))
        g.phrase(simple, f"this is the {nth} card <you have |you |>played this turn", c.Compares, left=team,
                 relation=c.EXACTLY, right=of(a.PlainNumber, n=slot("least")))  # fmt: skip
    g.phrase(simple, f"<the opposing card is|this card <clashes|clashed|is clashing> with> {article}< card>", c.OpposingCardIs)
    g.phrase(simple, f"<the opposing card is|this card <clashes|clashed|is clashing> with> {article} Attack", c.OpposingCardIs, attack=True)
    _this_turn(g)
    g.phrase(simple, "<an|another> ally is defeated", c.Compares, left=of(a.Fallen), relation=c.AT_LEAST, right=of(a.PlainNumber, n=1))
    others = of(a.HowMany, who=of(v.Whom, group=v.OTHER_ALLIES))
    g.phrase(simple, "<there are no other allies|this character is the last ally standing|this character is the only ally>", c.Compares,
             left=others, relation=c.EXACTLY, right=none)  # fmt: skip
    for group, words in ((v.OTHER_ALLIES, "<an ally|another ally|any other ally> is <alive|standing>"),
                         (v.ADJACENT_ALLIES, "an adjacent ally is <alive|standing>")):  # fmt: skip
        g.phrase(simple, words, c.Compares, left=of(a.HowMany, who=of(v.Whom, group=group)), relation=c.AT_LEAST,
                 right=of(a.PlainNumber, n=1))  # fmt: skip
    g.phrase(simple, "<an|any> enemy has been defeated", c.Compares, left=of(a.Fallen, theirs=True), relation=c.AT_LEAST,
             right=of(a.PlainNumber, n=1))  # fmt: skip
    g.phrase(simple, "it is turn {n:#} or <later|higher>", c.Compares, left=of(a.TurnNumber), relation=c.AT_LEAST, right=n)
    g.phrase(simple, "it is the first turn", c.Compares, left=of(a.TurnNumber), relation=c.EXACTLY, right=of(a.PlainNumber, n=1))
    g.phrase(simple, "<this is the last card in your hand|you have no other cards in hand>", c.Compares, left=of(a.HandNumber),
             relation=c.EXACTLY, right=none)  # fmt: skip
    _owners(g)
    g.include("condition", simple)
    g.list("all conditions", simple, ["a and b", "a, b and c"], Both, "conditions")
    g.list("some conditions", simple, ["a or b", "a, b or c"], Either, "conditions")
    g.include("condition", "all conditions", "some conditions")


def _owners(g: Grammar) -> None:
    """What somebody has: behind "with", "that has" and "who have"."""
    owner = "owner of"
    target = of(v.Whom, group=v.THE_TARGET)
    g.phrase(owner, "{wanted:any wanted}", c.HasAny, who=target)
    g.phrase(owner, "{wanted:all wanted}", c.HasAny, who=target, every=True)
    g.phrase(owner, "{status}", c.HasStatus, who=target)
    g.phrase(owner, "{least:#}<+| or more|> {status}", c.HasStatus, who=target)
    g.phrase(owner, "at least {least:#} {status}", c.HasStatus, who=target)
    g.phrase(owner, "no {status}", c.LacksStatus, who=target)
    n = of(a.PlainNumber, n=slot("n"))
    numbers = (
        (" HP", of(a.HPNumber, who=target)), (" Shield", of(a.ShieldNumber, who=target)),
        (" {status}", of(a.StatusNumber, status=slot("status"), who=target)),
    )  # fmt: skip
    for how, words in AFTER:
        for noun, left in numbers:
            if noun != " {status}" or how != c.AT_LEAST:
                g.phrase(owner, words.replace("{n}", "{n:#}") + noun, c.Compares, left=left, relation=how, right=n)
        part = words.replace("{n}", "{n:#}%") + " HP"
        g.phrase(owner, part, c.Compares, left=of(a.HPPercent, who=target), relation=how, right=n)
        if " or " in words:
            noun = words.replace("{n}", "{n:#}% HP").replace("<+| or more| or higher>", " or <more|higher>")
            g.phrase(owner, noun, c.Compares, left=of(a.HPPercent, who=target), relation=how, right=n)
            g.phrase(owner, noun.replace("%", ""), c.Compares, left=of(a.HPNumber, who=target), relation=how, right=n)
    for kind, words in ((NEGATIVE, "negative"), (POSITIVE, "positive")):
        g.phrase(owner, f"<a|any> {words} status", c.Compares, left=of(a.StatusesOn, kind=kind, who=target),
                 relation=c.AT_LEAST, right=of(a.PlainNumber, n=1))  # fmt: skip


HISTORY = [
    (faces.WHEN_DAMAGED, "took damage", "taken damage", "take damage"),
    (faces.WHEN_IS_HIT, "was hit", "been hit", ""),
    (faces.WHEN_DEALS, "dealt damage", "dealt damage", "deal damage"),
    (faces.WHEN_HEALED, "was healed", "been healed", ""),
    (faces.WHEN_SHIELDED, "gained Shield", "gained Shield", "gain Shield"),
    (faces.WHEN_EVADES, "<evaded|evaded an Attack>", "<evaded|evaded an Attack>", "<evade|evade an Attack>"),
    (faces.WHEN_WINS_CLASH, "won a clash", "won a clash", "win a clash"),
    (faces.WHEN_LOSES_CLASH, "lost a clash", "lost a clash", "lose a clash"),
    (faces.WHEN_LOSES_HP, "lost HP", "lost HP", "lose HP"),
    (faces.WHEN_MOVES, "<moved|swapped>", "<moved|swapped>", "<move|swap>"),
    (faces.WHEN_DEFEATS, "defeated an enemy", "defeated an enemy", "defeat an enemy"),
    (faces.WHEN_CLASHES, "clashed", "clashed", "clash"),
    (faces.WHEN_CANCELLED, "had a card Cancelled", "had a card Cancelled", ""),
    (faces.WHEN_GAINS, "gained {status}", "gained {status}", "gain {status}"),
    (faces.WHEN_SPENDS, "spent {status}", "spent {status}", "spend {status}"),
    (faces.WHEN_INFLICTS, "inflicted {status}", "inflicted {status}", "inflict {status}"),
    (faces.WHEN_INFLICTED, "was inflicted with {status}", "been inflicted with {status}", ""),
    (faces.WHEN_PLAYS, "played {card}", "played {card}", "play {card}"),
    (faces.WHEN_USES, "used {card}", "used {card}", "use {card}"),
]
"""What may have happened this turn: past, past with "has", and behind "did not"."""
CARD_HISTORY = [
    (faces.WHEN_PLAYS, "played ", "played ", "play "),
    (faces.WHEN_USES, "used ", "used ", "use "),
    (faces.WHEN_HITS, "hit with ", "hit with ", "hit with "),
    (faces.WHEN_IS_HIT, "was hit by ", "been hit by ", ""),
]
"""The same with cards."""


def _this_turn(g: Grammar) -> None:
    simple = "simple condition"
    who = slot("who")
    told: list[tuple[int, str, str, str, dict[str, Any]]] = [(*row, {}) for row in HISTORY]
    for event, did, done, do in CARD_HISTORY:
        told += [(event, did + one, done + one, do + one if do else "", more) for one, _, _, more in CARDS]
    for event, did, done, do, given in told:
        for words in (did, "has " + done):
            g.phrase(simple, "{who:asked about} " + words + " this turn", c.HappenedThisTurn, event=event, **given)
        with_what: dict[str, Any] = dict(given)
        with_what |= {name: slot(name) for name in ("kind", "card", "status") if "{" + name in did}
        no = of(c.HappenedThisTurn, who=who, event=event, **with_what)
        for words in ("has not " + done, "hasn't " + done, *(("did not " + do, "didn't " + do) if do else ())):
            g.phrase(simple, "{who:one} " + words + " this turn", Not, condition=no)
    for event, took in ((faces.WHEN_DAMAGED, "<took|has taken> no damage"), (faces.WHEN_DEALS, "<dealt|has dealt> no damage"),
                        (faces.WHEN_PLAYS, "<played|has played> no cards")):  # fmt: skip
        g.phrase(simple, "{who:one} " + took + " this turn", Not, condition=of(c.HappenedThisTurn, who=who, event=event))
    here = of(v.Whom, group=v.THIS_CHARACTER)
    g.phrase(simple, "{card} <was|has been> played this turn", c.HappenedThisTurn, event=faces.WHEN_PLAYS, who=here)
    g.phrase(simple, "{card} <was|has been> used this turn", c.HappenedThisTurn, event=faces.WHEN_USES, who=here)
    for event, verb in ((faces.WHEN_GAINS, "gained"), (faces.WHEN_SPENDS, "spent"), (faces.WHEN_INFLICTS, "inflicted")):
        much = "{who:asked about} <" + verb + "|has " + verb + "> {least:#}<+| or more> {status} this turn"
        g.phrase(simple, much, c.HappenedThisTurn, event=event)
    another = "{who:one} <played|has played> another card this turn"
    g.phrase(simple, another, c.HappenedThisTurn, event=faces.WHEN_PLAYS, least=2)
    for event, verb in ((faces.WHEN_PLAYS, "played"), (faces.WHEN_USES, "used")):
        for _, _, many, more in CARDS:
            cards = "{who:one} <" + verb + "|has " + verb + "> {least:#}<+| or more> " + many + " this turn"
            g.phrase(simple, cards, c.HappenedThisTurn, event=event, **more)


def _how_many(g: Grammar) -> None:
    """How many characters have something."""
    simple = "simple condition"
    n = of(a.PlainNumber, n=slot("n"))
    for group, one, many in ((v.ALLIES, "ally", "allies"), (v.OTHER_ALLIES, "other ally", "other allies"),
                             (v.ENEMIES, "enemy", "enemies")):  # fmt: skip
        some = of(a.HowMany, who=of(v.Whom, group=group, that=slot("that")))
        all_ = of(a.HowMany, who=of(v.Whom, group=group))
        for how, words in AFTER:
            said = words.replace("{n}", "{n:#}") + " " + many
            g.phrase(simple, said + " have {that:owner of}", c.Compares, left=some, relation=how, right=n)
            for there in ("there are ", "you have "):
                if there == "you have " and group == v.ENEMIES:
                    continue
                g.phrase(simple, there + said + " <with|that have> {that:owner of}", c.Compares, left=some, relation=how, right=n)
                g.phrase(simple, there + said, c.Compares, left=all_, relation=how, right=n)
        for words in (f"only 1 {one} <remains|is left|is alive|is standing>", f"there is only 1 {one}"):
            g.phrase(simple, words, c.Compares, left=all_, relation=c.EXACTLY, right=of(a.PlainNumber, n=1))
