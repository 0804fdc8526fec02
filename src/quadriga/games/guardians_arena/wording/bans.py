"""Wording of what is forbidden (gua.card.ban.1), of who cannot fight (gua.card.cantfight.1), of one per space
(gua.card.limit.1).
"""

from __future__ import annotations

from typing import Any

from quadriga.games.guardians_arena.vocabulary.bans import Ban, BanNamed, CannotBeBribed, CantFight, OnePerSide
from quadriga.games.guardians_arena.vocabulary.bonuses import InRole, Itself, Those
from quadriga.games.guardians_arena.vocabulary.conditions import AgainstThis
from quadriga.games.guardians_arena.vocabulary.kinds import Namesake, Not
from quadriga.games.guardians_arena.vocabulary.sorts import (
    AREAS,
    BRIBING,
    CHANNELING,
    CREATURES_CHANNEL,
    EITHER,
    HAND_ITEMS,
    OPPONENT,
    RANGED,
    SECONDS,
    SPELLS,
    STONES,
    YOU,
)
from quadriga.games.guardians_arena.wording.placing import clause, said_of
from quadriga.text.grammar import Grammar, of, slot

BANNED = (
    (RANGED, "ranged attacks"), (CHANNELING, "channeling"), (BRIBING, "bribery"), (SPELLS, "spells"), (HAND_ITEMS, "items"),
    (AREAS, "AOE attacks"), (SECONDS, "secondary attackers"), (STONES, "stone for channeling"),
    (CREATURES_CHANNEL, "channeling by creatures"),
)  # fmt: skip
ICON = "<bribery by {icon}|{icon} bribery|{icon} bribery cards|{icon}>"


def add(g: Grammar) -> None:
    _forbidden(g)
    _bribery(g)
    _seconds(g)
    _fighting(g)


def _forbidden(g: Grammar) -> None:
    """What is forbidden, to the enemy, to both or to oneself."""
    for what, noun in BANNED:
        g.value("banned", noun, what)
    g.list("banned list", "banned", ("a", "a or b", "a, b or c"))
    g.list("banned pair", "banned", ("a and b", "a, b and c"))
    g.value("to channel", "channel", [CHANNELING])
    g.value("to channel", "channel with creatures", [CREATURES_CHANNEL])
    named: tuple[tuple[str, dict[str, Any]], ...] = (
        ("{whats:banned list}", {}), ("{whats:banned pair}", {}), (ICON, {"whats": [BRIBING]}),
    )  # fmt: skip
    for things, fields in named:
        for who, by in ((EITHER, "<| by either player>"), (OPPONENT, " by opponent")):
            clause(g, f"no {things}<| allowed>{by}", Ban, who=who, **fields)
            clause(g, f"{things} cannot be <used|played>{by}", Ban, who=who, **fields)
        for who, cannot in ((OPPONENT, "opponent cannot"), (EITHER, "neither player can"), (YOU, "you cannot")):
            clause(g, f"{cannot} use {things}", Ban, who=who, **fields)
        clause(g, f"<stops|prevents> opponent from using {things}", Ban, who=OPPONENT, **fields)  # fmt: skip
        if not fields:  # whoever loses all his Gold discards it
            clause(g, f"opponent loses <any|its|all> {things}", Ban, who=OPPONENT, **fields)
    for who, cannot in ((OPPONENT, "opponent cannot"), (EITHER, "neither player can"), (YOU, "you cannot")):
        clause(g, f"{cannot} {{whats:to channel}}", Ban, who=who)
    shot = "cannot be <shot|attacked> by ranged attacks"
    g.phrase(
        "clause", f"<|creatures under this shield >{shot}", Ban, whats=[RANGED], who=OPPONENT, whens=[AgainstThis()]
    )
    g.phrase("clause", "{name:card name} cannot be played<| here| when ~ is in play>", BanNamed)


def _bribery(g: Grammar) -> None:
    for by in ("", " by {icon}"):
        said_of(g, "cannot be bribed" + by, CannotBeBribed, whom="named ones", own="cannot be bribed" + by)
    said_of(g, "<is|are> immune to bribery", CannotBeBribed, whom="named ones", own="immune to bribery")
    g.phrase("clause", "immune to <bribery by {icon}|{icon}|{icon} bribery>", CannotBeBribed, whom=Itself())
    clause(g, "opponent cannot bribe <~|it>", CannotBeBribed, whom=Itself())
    clause(g, "opponent cannot bribe {whom:groups}", CannotBeBribed)
    unless = "<|when ~ is in play ><unless <~|it> is bribed first|until <~|it> is bribed>"
    first = {"whats": [BRIBING], "who": OPPONENT, "unless_first": True}
    g.phrase("clause", f"no bribery by {{icon}}<| allowed> {unless}", Ban, **first)
    for who in ("no creature", "no other creature"):
        g.phrase("clause", f"<|when ~ is in play, >{who} can be bribed by {{icon}} {unless}", Ban, **first)
        g.phrase("clause", f"<|when ~ is in play, >{who} can be bribed {unless}", Ban, **first)
    clause(g, "no other creature can be bribed< by {icon}>", Ban, **first)
    clause(g, "no {k:kind} can be bribed< by {icon}>", CannotBeBribed, whom=of(Those, kind=slot("k"), whose=EITHER))
    g.phrase("clause", f"opponent cannot use {{icon}}<| bribery| bribery cards| cards><| on any other creature| on other creatures> {unless}", Ban, **first)  # fmt: skip


def _seconds(g: Grammar) -> None:
    """Who cannot be a secondary fighter (gua.card.nosec.1)."""
    attacked = "cannot be attacked by"
    seconds = "secondary attackers"
    g.phrase("clause", f"{attacked} {seconds}", Ban, whats=[SECONDS], who=OPPONENT, whens=[AgainstThis()])
    against = {"whom": of(InRole, second=True, whose=OPPONENT, kind=slot("kind")), "whens": [AgainstThis()]}
    some = f"<{{kind:adjective}} {seconds}|{seconds} {{kind:property}}|{{kind:kindlist}} <as|used as> {seconds}>"
    g.phrase("clause", f"{attacked} {some}", CantFight, **against)
    from_some = f"no {seconds} <against ~ <by|from> {{kind:kindlist}}|<by|from> {{kind:kindlist}} against ~>"
    g.phrase("clause", f"<{from_some}|no {{kind:adjective}} {seconds} against ~>", CantFight, **against)
    g.phrase("clause", f"opponent cannot use {{kind:kindlist}} <as {seconds}|as a secondary attacker> against ~", CantFight, **against)  # fmt: skip
    for whose, words in ((EITHER, ""), (OPPONENT, "opponent's "), (YOU, "your ")):
        barred = of(InRole, second=True, whose=whose, kind=slot("kind"))
        g.phrase("clause", f"{words}{{kind:kindlist}} cannot be used as {seconds}<| here>", CantFight, whom=barred)
    barred = of(InRole, second=True, whose=OPPONENT, kind=slot("kind"))
    g.phrase("clause", f"opponent cannot use {{kind:kindlist}} as {seconds}<| here>", CantFight, whom=barred)
    others = of(InRole, second=True, whose=OPPONENT, kind=of(Not, kind=slot("k")))
    apart = {"whom": others, "whens": [AgainstThis()]}
    g.phrase("clause", f"only {{k:kindlist}} <can be used as|can be> {seconds} against ~", CantFight, **apart)


def _fighting(g: Grammar) -> None:
    """Who cannot fight, on which side, and one per space."""
    for some, whose in (("{kind:kindlist}", EITHER), ("<all|any> {kind:kindlist}", EITHER), ("opponent's {kind:kindlist}", OPPONENT)):  # fmt: skip
        them = of(Those, kind=slot("kind"), whose=whose)
        fight = (
            "cannot <fight|attack|be used|be played>" if some.startswith("<all") else "cannot <fight|attack|be used>"
        )
        sides = "<| on both sides| by either player>" if whose == EITHER else ""
        g.phrase("clause", f"{some}<| here> {fight}{sides}<| here>", CantFight, whom=them)
        if whose == EITHER:
            g.phrase("clause", f"{some} on both sides {fight}<| here>", CantFight, whom=them)
    theirs = {"whom": of(Those, kind=slot("kind"), whose=OPPONENT), "whens": [AgainstThis()]}
    g.phrase("clause", "<|all |any >{kind:kindlist} cannot fight against ~", CantFight, **theirs)
    g.phrase("clause", "cannot fight {whens:states}", CantFight, whom=Itself())
    both = of(Those, kind=slot("kind"), whose=EITHER)
    g.phrase(
        "clause", "<neither player can use {kind:kindlist}|no {kind:kindlist} allowed><| here>", CantFight, whom=both
    )
    them = of(Those, kind=slot("kind"), whose=OPPONENT)
    g.phrase("clause", "opponent cannot use {kind:kindlist}<| here>", CantFight, whom=them)
    per = "per space<,|><| per player>"
    g.phrase("clause", f"<|only |limit |limit of >one {{kind:kind or kind}} {per}", OnePerSide)
    limit = "<one|limit one|limit 1|only one|limit of one|limit is one><| per ~>"
    g.phrase("clause", f"{limit} {per}", OnePerSide, kind=Namesake())
