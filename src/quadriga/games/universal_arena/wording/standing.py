"""What innates and statuses say: when something happens, what holds as long as they are there, their numbers."""

from __future__ import annotations

from typing import Any

from quadriga.games.universal_arena.chapters import faces
from quadriga.games.universal_arena.vocabulary import actions as do
from quadriga.games.universal_arena.vocabulary import conditions as c
from quadriga.games.universal_arena.vocabulary import lines
from quadriga.games.universal_arena.vocabulary import status_actions as st
from quadriga.games.universal_arena.vocabulary import values as v
from quadriga.games.universal_arena.wording.numbers import CARDS
from quadriga.games.universal_arena.wording.rules import rule_lines
from quadriga.text.grammar import Grammar, of, slot

LIMITS = (
    ("the first time each turn", faces.ONCE_A_TURN),
    ("once per turn, when", faces.ONCE_A_TURN),
    ("once each turn, when", faces.ONCE_A_TURN),
    ("the first time", faces.ONCE_A_GAME),
    ("once per game, when", faces.ONCE_A_GAME),
    ("each time", faces.EACH_TIME),
    ("whenever", faces.EACH_TIME),
    ("when", faces.EACH_TIME),
    ("every time", faces.EACH_TIME),
    ("once per turn, whenever", faces.ONCE_A_TURN),
    ("once per turn, after", faces.ONCE_A_TURN),
    ("after", faces.EACH_TIME),
    ("the first time each turn that", faces.ONCE_A_TURN),
    ("the first time per turn", faces.ONCE_A_TURN),
    ("the first time every turn", faces.ONCE_A_TURN),
    ("once per turn, if", faces.ONCE_A_TURN),
    ("once per game, if", faces.ONCE_A_GAME),
)
SUBJECTS = (
    (faces.BY_ITSELF, "this character"),
    (faces.BY_ALLY, "<an ally|any ally>"),
    (faces.BY_OTHER_ALLY, "<another ally|any other ally>"),
    (faces.BY_ENEMY, "<an enemy|any enemy>"),
    (faces.BY_ANYBODY, "<any character|a character>"),
)
# What may happen, once for all subjects and limits: how it is said of one who does it.
HAPPENINGS = (
    (faces.WHEN_GAINS, "gains {status}"),
    (faces.WHEN_GAINS, "gains {least:#}<+| or more> {status}"),
    (faces.WHEN_INFLICTS, "inflicts {status}"),
    (faces.WHEN_INFLICTS, "inflicts {least:#}<+| or more> {status}"),
    (faces.WHEN_SPENDS, "spends {status}"),
    (faces.WHEN_SPENDS, "spends {least:#}<+| or more> {status}"),
    (faces.WHEN_HP_DAMAGED, "<takes damage to HP from an enemy Attack|takes HP damage from an enemy Attack>"),
    (faces.WHEN_DAMAGED, "takes damage"),
    (faces.WHEN_DAMAGED, "takes {least:#}<+| or more> damage"),
    (faces.WHEN_HITS, "hits"),
    (faces.WHEN_HITS, "hits an enemy"),
    (faces.WHEN_DEFEATS, "<defeats an enemy|defeats a character|kills an enemy>"),
    (faces.WHEN_LOSES_HP, "loses HP"),
    (faces.WHEN_LOSES_HP, "loses {least:#}<+| or more> HP"),
    (faces.WHEN_LOSES, "<loses {status}|no longer has {status}|loses all {status}>"),
    (faces.WHEN_INFLICTED, "is inflicted with {status}"),
    (faces.WHEN_USES, "uses {card}"),
    (faces.WHEN_HITS, "hits with {card}"),
    (faces.WHEN_AIMED_AT, "<is targeted by <an Attack|an enemy Attack>|is attacked>"),
    (faces.WHEN_MOVES, "<moves|swaps|is moved|is swapped|changes position|is pushed or pulled>"),
    (faces.WHEN_DEALS, "deals damage"),
    (faces.WHEN_DEALS, "deals {least:#}<+| or more> damage"),
    (faces.WHEN_SHIELDED, "gains Shield"),
    (faces.WHEN_IS_HIT, "<is hit by an enemy Attack|is hit>"),
    (faces.WHEN_DEFEATED, "is defeated"),
    (faces.WHEN_HEALED, "<is healed|heals|heals HP|recovers HP>"),
    (faces.WHEN_HEALED, "heals {least:#}<+| or more> HP"),
    (faces.WHEN_WINS_CLASH, "wins a clash"),
    (faces.WHEN_LOSES_CLASH, "loses a clash"),
    (faces.WHEN_CLASHES, "clashes"),
    (faces.WHEN_EVADES, "<Evades|evades>< <an Attack|an enemy Attack>>"),
    (faces.WHEN_PLAYS, "plays {card}"),
    (faces.WHEN_REACHES_HP, "<reaches|falls to|drops to|is reduced to> {n:#}% HP< or less>"),
    (faces.WHEN_BELOW_HP, "<falls|drops> below {n:#}% HP"),
    (faces.WHEN_CANCELLED, "has a card Cancelled"),
)
OF_ITS_OWN = (
    (faces.WHEN_SHIELD_BREAKS, "Shield <is broken|breaks|is destroyed|is depleted|is removed by damage>"),
    (faces.WHEN_CANCELLED, "card <is|gets> <Cancelled|cancelled>"),
    (faces.WHEN_HITS, "Attack hits"),
)
"""What happens to something of this character."""
OF_THE_TEAM = (
    (faces.WHEN_ROUND_STARTS, "a Combat Round <starts|begins>"),
    (faces.WHEN_ROUND_ENDS, "a Combat Round ends"),
    (faces.WHEN_DRAWS, "you draw a card<| by an effect| outside of Turn Start>"),
    (faces.WHEN_DISCARDS, "you discard a card<| by an effect| from your hand>"),
)
"""What its player does by a text."""


def standing_lines(g: Grammar) -> None:
    _mitigation(g)
    _starting(g)
    _happenings(g)
    _thresholds(g)
    _hp(g)
    _status_lines(g)
    rule_lines(g)


def _mitigation(g: Grammar) -> None:
    line = "fact"
    g.phrase("kind", "{name:kind name}", lines.Kind)
    g.phrase("kind", "non-{bars:barred kind} {name:kind name}", lines.Kind)
    g.list("kinds", "kind", ["a", "a, b", "a, b, c"])
    for kind, word in ((faces.RESIST, "Resist"), (faces.ABSORB, "Absorb"), (faces.WEAKNESS, "Weakness")):
        of_kinds: list[tuple[str, dict[str, list[str]]]] = [(" ({kinds})", {}), ("", {"kinds": []})]
        for kinds, given in of_kinds:
            own = "<this character has |>"
            g.phrase(line, own + word + " {flat:#}" + kinds, lines.Mitigate, kind=kind, percent=0, **given)
            g.phrase(line, own + word + " {percent:#}%" + kinds, lines.Mitigate, kind=kind, flat=0, **given)
            g.phrase(line, own + word + " {flat:#}/{percent:#}%" + kinds, lines.Mitigate, kind=kind, **given)
    g.phrase(line, "<<this character |>takes no damage|this character cannot take damage|Immune to all damage|this character is Immune to all damage>",
             lines.Mitigate, kind=faces.IMMUNE, flat=0, percent=0, kinds=[])  # fmt: skip
    g.phrase(line, "<Immune ({kinds})|this character is Immune ({kinds})>", lines.Mitigate, kind=faces.IMMUNE, flat=0, percent=0)


def _starting(g: Grammar) -> None:
    line = "statement"
    g.phrase("start item", "{status}", lines.StartItem, n=lines.SIMPLY_THERE)
    g.phrase("start item", "{n:#} {status}", lines.StartItem)
    g.phrase("start item", "{status} at {n:#}", lines.StartItem)
    g.list("start items", "start item", ["a", "a and b", "a, b, and c"])
    start = "<this character starts with|this character starts the game with|starts with|start with|start the game with>"
    g.phrase(line, start + " {items:start items}", lines.StartsWith)


def _happenings(g: Grammar) -> None:
    line = "statement"
    for words, times in LIMITS:
        g.phrase("limit", words, lines.Limit, times=times)
    for who, words in SUBJECTS:
        g.phrase("subject", words, lines.Subject, who=who)
    _subjects(g)
    for event, words in HAPPENINGS:
        g.phrase("happening", words, lines.Happening, event=event)
    _with_cards(g)
    _with_others(g)
    for event, words in OF_ITS_OWN:
        g.phrase("threshold", "<this character's|its> " + words, lines.Happening, event=event)
    for event, words in OF_THE_TEAM:
        g.phrase("threshold", words, lines.Happening, event=event)
    for what in ("{subject} {what:happening}", "{what:threshold}"):
        g.phrase(line, "{limit} " + what + ", {then:action}", lines.When)
        g.phrase(line, "{limit} " + what + ": {then:opening}", lines.When)
        for while_ in (" <while|if> {condition}", ", if {condition}"):
            g.phrase(line, "{limit} " + what + while_ + ", {then:action}", lines.When)
            g.phrase(line, "{limit} " + what + while_ + ": {then:opening}", lines.When)
        g.phrase(line, "while {condition}, {limit} " + what + ", {then:action}", lines.When)
        g.phrase(line, "{then:free deed} {limit} " + what, lines.When)
    for event, words in ((faces.WHEN_ROUND_STARTS, "start"), (faces.WHEN_ROUND_ENDS, "end")):
        given: dict[str, Any] = {"limit": of(lines.Limit, times=faces.EACH_TIME), "what": of(lines.Happening, event=event)}
        at = f"at the {words} of <each|every|a|the> Combat Round, "
        g.phrase(line, at + "{then:action}", lines.When, **given)
        g.phrase(line, at + "if {condition}, {then:action}", lines.When, **given)
    for event, happening in ((faces.WHEN_GAINS, "gains"), (faces.WHEN_SPENDS, "spends")):
        g.phrase(line, "whenever this character " + happening + " X {status}, {then:action}", lines.WhenX, event=event)
    g.phrase(line, "this character inflicts {n:#} <additional|more> {status}", lines.InflictsMore, own=True)
    g.phrase(line, "{status} inflicted by this character is increased by {n:#}", lines.InflictsMore, own=True)
    passive = "<whenever|each time> {status} is inflicted< on any character>"
    g.phrase(line, passive + ", <inflict|also inflict> {n:#} <additional|more> {again:status}", lines.InflictsMore)
    for words in ("<each time|whenever> any character inflicts {status}", passive):
        g.phrase(line, words + ", <inflict|also inflict> {n:#} <additional|more>", lines.InflictsMore)
        g.phrase(line, words + ", increase the amount by {n:#}", lines.InflictsMore)
    saved = "<once per game, when|the first time> this character would be reduced to 0 HP"
    for question in (": You may spend {n:#} {status}. If you do, set ", ": Spend {n:#} {status}? Set ",
                     ", you may spend {n:#} {status}. If you do, set ", ", you may spend {n:#} {status} to set "):  # fmt: skip
        g.phrase(line, saved + question + "<its |>HP to {hp:#} instead", lines.Rescue)
        g.phrase(line, saved + question + "<its |>HP to {hp:#} instead and {then:deeds}", lines.Rescue)
        g.phrase(line, saved + question + "<its |>HP to {hp:#} and {then:deeds} instead", lines.Rescue)
    g.phrase(line, saved + "<,|:> <set|Set> <its |>HP to {hp:#} instead and {then:deeds}", lines.Rescue, status=None)
    g.phrase(line, saved + ": Set HP to {hp:#} instead", lines.Rescue, status=None)
    g.phrase(line, saved + ", set HP to {hp:#} instead", lines.Rescue, status=None)
    g.phrase(line, saved + "<,|:> <set|Set> <its |>HP to {hp:#} and {then:deeds} instead", lines.Rescue, status=None)
    g.phrase(line, saved + "<,|:> instead set <its |>HP to {hp:#} and {then:deeds}", lines.Rescue, status=None)
    g.phrase(line, saved + "<,|:> instead set <its |>HP to {hp:#}", lines.Rescue, status=None)
    g.phrase(line, saved + "<,|:> <it |>survives with {hp:#} HP< instead>", lines.Rescue, status=None)
    g.phrase(line, saved + "<,|:> <it |>survives with {hp:#} HP and {then:deeds}", lines.Rescue, status=None)
    each: dict[str, Any] = {"limit": of(lines.Limit, times=faces.EACH_TIME)}
    hits = {**each, "what": of(lines.Happening, event=faces.WHEN_HITS),
            "subject": of(lines.Subject, who=faces.BY_ITSELF)}  # fmt: skip
    is_hit = {**each, "what": of(lines.Happening, event=faces.WHEN_IS_HIT),
              "subject": of(lines.Subject, who=faces.BY_ITSELF)}  # fmt: skip
    own = "this character's Attacks"
    g.phrase(line, own + " inflict {gifts}", lines.When, then=of(st.Inflicts, gifts=slot("gifts")), **hits)
    bonus = " deal {amount} bonus damage"
    g.phrase(line, own + bonus, lines.When, then=of(do.DealBonus, amount=slot("amount")), **hits)
    typed = {**hits, "what": of(lines.Happening, event=faces.WHEN_HITS, kind=slot("kind"))}
    of_kind = "this character's {kind:kind name} Attacks"
    g.phrase(line, of_kind + bonus, lines.When, then=of(do.DealBonus, amount=slot("amount")), **typed)
    g.phrase(line, of_kind + " inflict {gifts}", lines.When, then=of(st.Inflicts, gifts=slot("gifts")), **typed)
    here = of(v.Whom, group=v.THIS_CHARACTER)
    more = of(do.DealBonus, amount=slot("amount"), who=here)
    g.phrase(line, "Attacks against this character deal {amount} bonus damage", lines.When, then=more, **is_hit)


def _hp(g: Grammar) -> None:
    line = "statement"
    for words in ("this character has {n:#}< <max|maximum>> HP", "this character's <max|maximum> HP is {n:#}",
                  "this character starts <with|at> {n:#} HP", "<Max|Maximum> HP\\: {n:#}"):  # fmt: skip
        g.phrase(line, words, lines.HasHP)


def _subjects(g: Grammar) -> None:
    """Those of whom something is true."""
    aimed = of(v.Whom, group=v.THE_TARGET)
    for who, noun in ((faces.BY_ALLY, "<an|any> ally"), (faces.BY_OTHER_ALLY, "<another|any other> ally"),
                      (faces.BY_ENEMY, "<an|any> enemy"), (faces.BY_ANYBODY, "<a|any> character")):  # fmt: skip
        g.phrase("subject", noun + " <with|that has|who has> {that:owner of}", lines.Subject, who=who)
    beside = of(c.IsBeside, who=aimed, other=of(v.Whom, group=v.THIS_CHARACTER))
    g.phrase("subject", "<an|any> adjacent ally", lines.Subject, who=faces.BY_OTHER_ALLY, that=beside)
    g.phrase("subject", "the opposed enemy", lines.Subject, who=faces.BY_ENEMY, that=of(c.IsOpposed, who=aimed))


def _with_cards(g: Grammar) -> None:
    """With which card: for all that a card does."""
    for cards, _, _, more in CARDS:
        given: dict[str, Any] = more
        for event, words in ((faces.WHEN_PLAYS, "plays "), (faces.WHEN_USES, "uses "), (faces.WHEN_DEALS, "deals damage with ")):
            g.phrase("happening", words + cards, lines.Happening, event=event, **given)
        for enemy in ("<an enemy|any enemy>",):
            g.phrase("threshold", f"{enemy} hits this character with " + cards, lines.Happening, event=faces.WHEN_IS_HIT, **given)
        g.phrase("happening", "plays " + cards + " <that costs|costing> {n:#}<+| or more> Energy", lines.Happening,
                 event=faces.WHEN_PLAYS, **given)  # fmt: skip
        g.phrase("threshold", "<you play|your team plays> " + cards, lines.Happening, event=faces.WHEN_ALLY_PLAYS, **given)
        g.phrase("threshold", "<you play|your team plays> " + cards + " <that costs|costing> {n:#}<+| or more> Energy", lines.Happening,
                 event=faces.WHEN_ALLY_PLAYS, **given)  # fmt: skip
        for event, words in ((faces.WHEN_HITS, "hits with "), (faces.WHEN_IS_HIT, "is hit by ")):
            g.phrase("happening", words + cards, lines.Happening, event=event, **given)


def _with_others(g: Grammar) -> None:
    """Whom it is done to, or who does it."""
    target = of(v.Whom, group=v.THE_TARGET)
    enemies = of(v.Whom, group=v.ENEMIES)
    by_enemy = of(c.IsAmong, who=target, others=enemies)
    g.phrase("happening", "takes damage from <an enemy|an Attack|an enemy Attack>", lines.Happening, event=faces.WHEN_DAMAGED,
             other=by_enemy)  # fmt: skip
    for event, words in (
        (faces.WHEN_HITS, "hits <an enemy|a target|a character>"),
        (faces.WHEN_DEALS, "deals damage to <an enemy|a target|a character>"),
        (faces.WHEN_IS_HIT, "is hit by <an enemy|a character>"),
        (faces.WHEN_WINS_CLASH, "wins a clash <with|against> <an enemy|a character>"),
    ):
        g.phrase("happening", words + " <that has|who has|with> {other:owner of}", lines.Happening, event=event)
    g.phrase("happening", "deals damage to <an enemy|a target>", lines.Happening, event=faces.WHEN_DEALS, other=by_enemy)
    for kind, words in enumerate(("negative", "positive")):
        noun = f"<a|any> {words} <status|status effect>"
        for event, verb in ((faces.WHEN_GAINS, "gains "), (faces.WHEN_INFLICTS, "inflicts "), (faces.WHEN_LOSES, "loses "),
                            (faces.WHEN_INFLICTED, "is inflicted with ")):  # fmt: skip
            g.phrase("happening", verb + noun, lines.Happening, event=event, of_kind=kind)
        g.phrase("happening", f"inflicts {noun} on <an enemy|any enemy>", lines.Happening, event=faces.WHEN_INFLICTS, of_kind=kind,
                 other=by_enemy)  # fmt: skip
    g.phrase("happening", "inflicts {status} on <an enemy|any enemy>", lines.Happening, event=faces.WHEN_INFLICTS, other=by_enemy)
    an_enemy = "<an enemy|any enemy> "
    for event, words in (
        (faces.WHEN_IS_HIT, "hits this character"),
        (faces.WHEN_AIMED_AT, "<attacks this character|targets this character with an Attack>"),
        (faces.WHEN_WINS_CLASH, "loses a clash <against|with|to> this character"),
        (faces.WHEN_LOSES_CLASH, "wins a clash <against|with> this character"),
    ):
        g.phrase("threshold", an_enemy + words, lines.Happening, event=event)
    opposed = of(c.IsOpposed, who=target)
    g.phrase("happening", "hits the opposed enemy", lines.Happening, event=faces.WHEN_HITS, other=opposed)
    g.phrase("happening", "is hit by the opposed enemy", lines.Happening, event=faces.WHEN_IS_HIT, other=opposed)


def _thresholds(g: Grammar) -> None:
    reached = "<this character's >{status}< <Value|Stack|Potency|Count>> reaches {n:#}< or more>"
    g.phrase("threshold", reached, lines.Happening, event=faces.WHEN_REACHES)
    g.phrase("threshold", "<this|this status|Value|Stack|Potency> reaches {n:#}< or more>", lines.Happening, event=faces.WHEN_REACHES)
    empty = "<this character's >{status}< <Value|Stack|Potency|Count>> <expires|runs out|is removed>"
    g.phrase("threshold", "this character reaches {n:#}<+| or more|> {status}", lines.Happening, event=faces.WHEN_REACHES)
    g.phrase("threshold", empty, lines.Happening, event=faces.WHEN_LOSES)
    g.phrase("threshold", "<this character's >HP <reaches|falls to|drops to> {n:#}%< or less>", lines.Happening,
             event=faces.WHEN_REACHES_HP)  # fmt: skip
    g.phrase("threshold", "<this character's >HP <falls|drops> below {n:#}%", lines.Happening, event=faces.WHEN_BELOW_HP)


def _status_lines(g: Grammar) -> None:
    line = "statement"
    for kind, word in enumerate(faces.KIND_NAMES):
        g.phrase(line, f"Type\\: {word}", lines.StatusKind, kind=kind)
    g.phrase(line, "Max {which}\\: {n:#}", lines.Most)
    g.phrase(line, "{which}\\: Max {n:#}", lines.Most)
    g.phrase(line, "Base Value\\: {n:#}", lines.BaseValue)
    g.phrase(line, "<Starting|Start> {which}\\: {n:#}", lines.StartsAt)
    g.phrase(line, "{which}\\: <Starts|Start> at {n:#}", lines.StartsAt)
    while_ = "while this has {least:#}+ {which}, "
    for when in (while_, ""):
        whose = when + "this character's "
        to = line if when else "fact"
        g.phrase(to, whose + "{kind:kind name} cards <have|gain> {keyword}", lines.GrantsKeyword)
        g.phrase(to, whose + "cards <have|gain> {keyword}", lines.GrantsKeyword)
        for noun, kind_name in (("Attacks", "Attack"), ("Defenses", "Defense")):
            g.phrase(to, whose + noun + " <have|gain> {keyword}", lines.GrantsKeyword, kind=kind_name)
    for sign, words in ((-1, "less"), (1, "more")):
        amount = " cost {n:#} " + words
        for cost in (amount + " Energy", " cost {n:#} Energy " + words):
            g.phrase("fact", "this character's cards" + cost, lines.ChangesCost, sign=sign)
            g.phrase("fact", "this character's {kind:kind name} cards" + cost, lines.ChangesCost, sign=sign)
            for noun, kind_name in (("Attacks", "Attack"), ("Defenses", "Defense")):
                g.phrase("fact", f"this character's {noun}" + cost, lines.ChangesCost, sign=sign, kind=kind_name)
        for ultimates in ("this character's Ultimates cost", "this character's Ultimate costs"):
            g.phrase(line, ultimates + " {n:#} " + words + " Ultimate Meter", lines.ChangesCost, sign=sign, meter=True)
    for sign, verb in ((-1, "reduce"), (1, "increase")):
        cost = verb + " the Energy cost of this character's "
        g.phrase("fact", cost + "cards by {n:#}", lines.ChangesCost, sign=sign)
        g.phrase("fact", cost + "{kind:kind name} cards by {n:#}", lines.ChangesCost, sign=sign)
    g.phrase(line, "reduce the Energy cost of this character's cards by <Value|Stack|Potency>", lines.CutsCost)
    g.phrase(line, "this stacks with {status}", lines.StacksWith)
    for name in ("Attack", "Defense"):
        g.phrase("power kind", name, lines.Kind, name=name)
    g.list("power kinds", "power kind", ["a", "a and b"])
    for verb, sign in (("increase", 1), ("<reduce|decrease>", -1)):
        power = verb + " {kinds:power kinds} Power by {percent:#}%"
        g.phrase(line, power + " <times|per> <Value|Stack|Potency>", lines.RaisesPower, sign=sign)
        g.phrase(line, power + " <times|per> Count", lines.RaisesPower, sign=sign, by_count=True)
        g.phrase("fact", power, lines.RaisesPower, sign=sign, per_value=False)
        plain = verb + " {kinds:power kinds} Power by "
        g.phrase("fact", plain + "{flat:#}", lines.RaisesPower, sign=sign, percent=0, per_value=False)
        g.phrase(line, plain + "{flat:#} <times|per> <Value|Stack|Potency>", lines.RaisesPower, sign=sign, percent=0)
        g.phrase(line, plain + "{flat:#} <times|per> Count", lines.RaisesPower, sign=sign, percent=0, by_count=True)
        g.phrase(line, plain + "<Value|Stack|Potency>", lines.RaisesPower, sign=sign, percent=0, flat=1)
    g.phrase("fact", "<cannot play any card from this character|this character cannot play cards>", lines.ForbidsCards)
    g.phrase("fact", "<this character cannot|cannot> play {kind:kind name} cards", lines.ForbidsCards)
    for kind, less, reduce in ((faces.RESIST, "less", "reduce"), (faces.WEAKNESS, "more", "increase")):
        for n in ("{flat:#}", "{percent:#}%"):
            g.phrase("fact", "<take|this character takes> " + n + " " + less + " damage", lines.LessDamage, kind=kind)
            g.phrase("fact", reduce + " damage taken by " + n, lines.LessDamage, kind=kind)
            g.phrase(line, reduce + " damage taken by " + n + " <times|per> <Value|Stack|Potency>", lines.LessDamage,
                     kind=kind, per_value=True)  # fmt: skip
        g.phrase(line, reduce + " damage taken by <Value|Stack|Potency>", lines.LessDamage, kind=kind, flat=1, per_value=True)
    at = {"limit": of(lines.Limit, times=faces.EACH_TIME), "what": of(lines.Happening, event=faces.WHEN_REACHES, n=slot("n"))}
    g.phrase(line, "at {n:#} <Value|Stack|Potency><,|:> {then:action}", lines.When, **at)
    g.phrase(line, "this status cannot be removed", lines.CannotBeRemoved)
    g.phrase(line, "if {which} reaches 0, this character's HP becomes 0", lines.ZeroIsDeath)
    g.phrase(line, "X <equals|equal to|is equal to|is> {amount:limited}", lines.XEquals)
    g.phrase(
        line,
        "once per turn, if {which} is {least:#}+ and any ally plays an Attack that costs {cost:#}+ Energy"
        " and targets an enemy: {then:opening}",
        lines.WhenAllyPlays,
    )
