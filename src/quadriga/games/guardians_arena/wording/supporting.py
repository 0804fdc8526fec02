"""Wording of Ranged Attacks, Channeling, and of what is forbidden."""

from __future__ import annotations

from quadriga.games.guardians_arena.vocabulary.bans import Ban, BanNamed, CannotBeBribed, CantFight, OnePerSide
from quadriga.games.guardians_arena.vocabulary.bonuses import InRole, Itself, Those
from quadriga.games.guardians_arena.vocabulary.conditions import (
    Against,
    AgainstThis,
    Attacking,
    Beside,
    Defending,
    OffTerrain,
    OnTerrain,
)
from quadriga.games.guardians_arena.vocabulary.kinds import AllOf, AnyKind, Anything, Coloured, Namesake, Not, Sized
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
from quadriga.games.guardians_arena.vocabulary.supporting import (
    AddsOtherShots,
    ChannelsTo,
    LetsReceive,
    MayChannelTo,
    MayReceive,
    NeverChannelsTo,
    NeverReceives,
    OncePerCreature,
    OnlyGuardiansChannel,
    PaysMoreForAny,
    RangedAttack,
    ReceivesFrom,
    ReceivesUpTo,
    ShotLimit,
    ShotReceives,
    ShotsAllowed,
)
from quadriga.games.guardians_arena.wording.placing import anywhere
from quadriga.text.grammar import Grammar, of, slot

WHENS = "< {whens}>"


def add(g: Grammar) -> None:
    _ranged(g)
    _channeling(g)
    _bans(g)
    _fighting(g)


def _ranged(g: Grammar) -> None:
    """n points, with every limit (gua.card.ranged.1)."""
    # a limit, as words after the attack
    only = "<|but >only"
    g.phrase("limit", f"<{only} |>against {{kind:anyone}}<| only>", Against)
    g.phrase("limit", "not usable against {k:anyone}", Against, kind=of(Not, kind=slot("k")))
    g.phrase("limit", f"<{only} |>in {{lands:either land}}<| only>", OnTerrain)
    g.phrase("limit", "not usable in {lands:either land}", OffTerrain)
    g.phrase("limit", f"{only} when your primary attacker is <a |>{{kind:kind or kind}}", Beside)
    g.phrase(
        "limit",
        f"{only} <with|beside|for|to support|support> {{kind:anyone}}<| primary attackers| primary attacker>",
        Beside,
    )
    g.phrase("limit", f"{only} <with|beside|for|to support|support> {{kind:attackers}}", Beside)
    g.phrase("limit", f"{only} when attacking", Attacking)
    g.phrase("limit", f"{only} when defending", Defending)
    g.list("limits", "limit", ("a", "a b"))
    shot = "<<|has a |a >{points:#} pt. ranged attack|ranged attack <of |>{points:#}>"
    g.phrase("clause", shot + "<<|,> {whens:limits}>", RangedAttack)
    g.phrase(
        "clause", shot + " that forces opponent to discard 1 creature magic item<| here>", RangedAttack, breaks=True
    )
    mine = "<~'s|its> ranged attack<| can>"
    g.phrase("clause", mine + " be used {whens:limits}", ShotLimit)
    g.phrase("clause", mine + " {whens:limits}", ShotLimit)
    g.phrase("clause", "can be used as a ranged attack {whens:limits}", ShotLimit)
    for size, word in enumerate(("small", "medium", "large"), 1):
        g.phrase("attackers", word + " primary <attacker|attackers>", Sized, size=size)
    for colour, word in enumerate(("mortal", "elemental", "external")):
        g.phrase("attackers", word + " primary <attacker|attackers>", Coloured, colour=colour)
    g.phrase("clause", "add the sum of the unmodified point values of any other ranged attacks already played on this match-up to <~'s|its> ranged attack", AddsOtherShots)  # fmt: skip
    g.phrase(
        "clause",
        "add the <points|point value|point values|value|values> of <any|all|the> other ranged attacks <already |><played|used><| here>",
        AddsOtherShots,
    )
    g.phrase("clause", "can receive up to {n:#} pt. of channeling when used as a ranged attack", ShotReceives)
    g.phrase("clause", "ranged attacks allowed<| here>", ShotsAllowed)


def _channeling(g: Grammar) -> None:
    """Given to, accepted from, granted to a kind (gua.card.channel.1)."""
    g.include("receivers", "anyone", "small kinds")
    g.phrase("receivers", "all your {k:kindlist}", AnyKind, kinds=[slot("k")])
    gives = "<only channels to {kind:receivers}|channels to {kind:receivers} only>"
    g.phrase("clause", gives, ChannelsTo, even=None)
    g.phrase("clause", f"{gives}<,| -> even to {{even:excepted}}", ChannelsTo)
    normally = "cannot <normally |>receive channeling"
    even = f"<,|> even <<|to >those that <normally |>{normally}|when <it|they> <normally |>{normally}>"
    g.phrase("clause", gives + even, ChannelsTo, even=Anything())
    g.phrase("excepted", "{k:plain plural} that <normally |>" + normally, AllOf, tests=[slot("k")])
    g.phrase("clause", "channels to {kind:receivers}" + even, MayChannelTo)
    g.phrase("clause", "channels to {kind:receivers}<,|> even <to |>{again:excepted}", MayChannelTo)
    g.phrase("clause", "channels to {kind:some one}", MayChannelTo)
    g.phrase("clause", "<cannot channel|never channels|doesn't channel> to {kind:receivers}", NeverChannelsTo)
    g.list("givers", "giver kind", ("a",))
    g.include("giver kind", "anyone", "small kinds")
    for guardian, words in ((True, "guardian"), (True, "guardian <and|or> {kinds:givers}"), (True, "{kinds:givers} <and|or> guardian"), (False, "{kinds:givers}")):  # fmt: skip
        g.phrase("clause", f"<only receives channeling from {words}|<can receive|receives> channeling from {words} only>", ReceivesFrom, guardian=guardian)  # fmt: skip
        g.phrase("clause", f"cannot receive channeling from {words}", NeverReceives, guardian=guardian)
    g.phrase("clause", "cannot receive channeling", NeverReceives, guardian=True, kinds=[Anything()])
    g.phrase(
        "clause",
        "<receives|can receive|can be given> <up to|a maximum of|at most> {n:#}<| pt.><| of> channeling",
        ReceivesUpTo,
    )
    g.phrase("clause", "limit <of |is |>{n:#} pt. of channeling", ReceivesUpTo)
    g.phrase("clause", "can receive up to {n:#} pt. of channeling from guardian", ReceivesUpTo)
    g.phrase("clause", "can be channeled <up to|at most> {n:#}<| pt.>", ReceivesUpTo)
    g.phrase("clause", "<unlimited channeling|<receives|can receive> unlimited channeling|<receives|can receive> any amount of channeling>< from guardian>", ReceivesUpTo, n=999)  # fmt: skip
    g.phrase("clause", "no limit <to|on> channeling<| received>", ReceivesUpTo, n=999)
    # granted
    anyone = {"whom": of(Those, kind=Anything(), whose=YOU)}
    g.phrase("clause", "<you|guardian> can channel to any creature<| here| in match-up>", MayReceive, **anyone)
    g.phrase("clause", "you can channel to {k:kindlist}<| here>", MayReceive, whom=of(Those, kind=slot("k"), whose=YOU))
    can = "<receives channeling|receive channeling|can receive channeling|are channeling receiver|become channeling receiver|becomes a channeling receiver|is a channeling receiver>"
    g.phrase("clause", anywhere("{whom:groups} " + can), MayReceive)
    g.phrase("clause", anywhere("{whom:both sides} " + can), MayReceive)
    g.phrase("clause", anywhere("{whom:bearer} " + can), MayReceive)
    g.phrase("clause", anywhere("<receives|can receive> channeling"), MayReceive, whom=Itself())
    g.phrase("clause", anywhere("is a channeling receiver"), MayReceive, whom=Itself())
    cap = "<and can receive|up to> <up to |>guardian's CMP"
    g.phrase("clause", "{whom:groups} " + can + "<| here> " + cap, MayReceive, capped=True)
    g.phrase("clause", "<|when played here, >any one creature <can receive|receives> channeling<| here>", LetsReceive)
    # the Guardian's
    g.phrase(
        "clause",
        "for {stones:#} stone, you can channel {points:#} pt. to <a|any> creature<| that is not a channeling receiver>",
        PaysMoreForAny,
    )
    g.phrase(
        "whole",
        "You cannot repeatedly channel to the same creature here. (max {points:#} pt. to any one creature.)",
        OncePerCreature,
    )
    g.phrase("clause", "only guardian <can|may> channel<| into combat><| here>", OnlyGuardiansChannel, n=0)
    g.phrase(
        "clause",
        "only guardian <can|may> channel<| into combat><| here>, and<| at> {n:#+} per stone",
        OnlyGuardiansChannel,
    )


BANNED = (
    (RANGED, "ranged attacks"), (CHANNELING, "channeling"), (BRIBING, "bribery"), (SPELLS, "spells"), (HAND_ITEMS, "items"),
    (AREAS, "AOE attacks"), (SECONDS, "secondary attackers"), (STONES, "stone for channeling"),
    (CREATURES_CHANNEL, "channeling by creatures"),
)  # fmt: skip


def _bans(g: Grammar) -> None:
    """What is forbidden, to the enemy or to both (gua.card.ban.1)."""
    for what, noun in BANNED:
        g.value("banned", noun, what)
    g.list("banned list", "banned", ("a", "a or b", "a, b or c"))
    g.list("banned pair", "banned", ("a and b", "a, b and c"))
    g.value("to channel", "channel", [CHANNELING])
    g.value("to channel", "channel with creatures", [CREATURES_CHANNEL])
    icon = "<bribery by {icon}|{icon} bribery|{icon} bribery cards|{icon} cards|{icon}>"
    for who, words in ((EITHER, "<| by either player>"), (OPPONENT, " by opponent")):
        for whats in ("banned list", "banned pair"):
            g.phrase("clause", anywhere(f"no {{whats:{whats}}}<| allowed>{words}"), Ban, who=who)
        g.phrase("clause", anywhere(f"no {icon}<| allowed>{words}"), Ban, whats=[BRIBING], who=who)
    for who, words in ((OPPONENT, "opponent cannot"), (EITHER, "neither player can"), (YOU, "you cannot")):
        for whats in ("banned list", "banned pair"):
            g.phrase("clause", anywhere(f"{words} use {{whats:{whats}}}"), Ban, who=who)
        g.phrase("clause", anywhere(f"{words} {{whats:to channel}}"), Ban, who=who)
        g.phrase("clause", anywhere(f"{words} use {icon}"), Ban, whats=[BRIBING], who=who)
    for whats in ("banned list", "banned pair"):
        stops = f"<stops|prevents> opponent from <using|playing><| any> {{whats:{whats}}}"
        g.phrase("clause", anywhere(stops), Ban, who=OPPONENT)
    g.phrase("clause", anywhere("<Infernal Racket|infernal racket|~> <stops|prevents> opponent from <using|playing><| any> {whats:banned list}"), Ban, who=OPPONENT)  # fmt: skip
    g.phrase("clause", anywhere("opponent loses <any|its|all> {whats:banned list}"), Ban, who=OPPONENT)
    unless = "<|when ~ is in play >unless <~|it> is bribed first"
    first = {"whats": [BRIBING], "who": OPPONENT, "unless_first": True}
    g.phrase("clause", f"no bribery by {{icon}}<| allowed> {unless}", Ban, **first)
    g.phrase("clause", f"opponent cannot use {{icon}}<| bribery| bribery cards| cards><| on any other creature| on other creatures> {unless}", Ban, **first)  # fmt: skip
    g.phrase("clause", "{name:card name} cannot be played<| here| when ~ is in play>", BanNamed)
    g.phrase("clause", anywhere("cannot be bribed"), CannotBeBribed, whom=Itself())
    g.phrase("clause", anywhere("cannot be bribed by {icon}"), CannotBeBribed, whom=Itself())
    g.phrase("clause", "immune to bribery", CannotBeBribed, whom=Itself())
    g.phrase("clause", "immune to <bribery by {icon}|{icon}|{icon} bribery>", CannotBeBribed, whom=Itself())
    for whom in ("groups", "both sides", "bearer"):
        g.phrase("clause", anywhere(f"{{whom:{whom}}} cannot be bribed"), CannotBeBribed)
        g.phrase("clause", anywhere(f"{{whom:{whom}}} cannot be bribed by {{icon}}"), CannotBeBribed)
        g.phrase("clause", anywhere(f"{{whom:{whom}}} are immune to bribery"), CannotBeBribed)
    g.phrase(
        "clause", "cannot be attacked by secondary attackers", Ban, whats=[SECONDS], who=OPPONENT, whens=[AgainstThis()]
    )
    some = of(InRole, second=True, whose=OPPONENT, kind=slot("kind"))
    seconds = {"whom": some, "whens": [AgainstThis()]}
    g.phrase("clause", "cannot be attacked by {kind:adjective} secondary attackers", CantFight, **seconds)
    g.phrase("clause", "cannot be attacked by secondary attackers {kind:property}", CantFight, **seconds)
    g.phrase("clause", "cannot be attacked by {kind:kindlist} <as|used as> secondary attackers", CantFight, **seconds)
    g.phrase("clause", "no secondary attackers against ~ <by|from> {kind:kindlist}", CantFight, **seconds)
    g.phrase("clause", "no secondary attackers <by|from> {kind:kindlist} against ~", CantFight, **seconds)
    g.phrase("clause", "no {kind:adjective} secondary attackers against ~", CantFight, **seconds)
    for whose, words in ((EITHER, ""), (OPPONENT, "opponent's "), (YOU, "your ")):
        barred = of(InRole, second=True, whose=whose, kind=slot("kind"))
        g.phrase(
            "clause", f"{words}{{kind:kindlist}} cannot be used as secondary attackers<| here>", CantFight, whom=barred
        )
    barred = of(InRole, second=True, whose=OPPONENT, kind=slot("kind"))
    g.phrase("clause", "opponent cannot use {kind:kindlist} as secondary attackers<| here>", CantFight, whom=barred)
    others = of(InRole, second=True, whose=OPPONENT, kind=of(Not, kind=slot("k")))
    apart = {"whom": others, "whens": [AgainstThis()]}
    g.phrase("clause", "only {k:kindlist} <can be used as|can be> secondary attackers against ~", CantFight, **apart)
    g.phrase("clause", anywhere("opponent cannot bribe <~|it>"), CannotBeBribed, whom=Itself())
    g.phrase("clause", anywhere("opponent cannot bribe {whom:groups}"), CannotBeBribed)
    g.phrase(
        "clause",
        "cannot be <shot|attacked> by ranged attacks",
        Ban,
        whats=[RANGED],
        who=OPPONENT,
        whens=[AgainstThis()],
    )


def _fighting(g: Grammar) -> None:
    """Who cannot fight (gua.card.cantfight.1), and one per space (gua.card.limit.1)."""
    both = of(Those, kind=slot("kind"), whose=EITHER)
    control = "<| and don't count for control>"
    fight = "<fight|attack|be used>"
    for all_ in ("", "all ", "any "):
        g.phrase(
            "clause", f"{all_}{{kind:kindlist}}<| here> cannot {fight}{control}<| on both sides>", CantFight, whom=both
        )
        g.phrase("clause", f"{all_}{{kind:kindlist}} cannot {fight} here", CantFight, whom=both)
        g.phrase("clause", f"{all_}{{kind:kindlist}} on both sides cannot {fight}<| here>", CantFight, whom=both)
    g.phrase("clause", "<all|any> {kind:kindlist} cannot be played<| here>", CantFight, whom=both)
    narrowed = of(Those, kind=of(AllOf, tests=[slot("kind"), slot("p")]), whose=EITHER)
    g.phrase(
        "clause", "<all|any> {kind:plain plural} here {p:property} cannot fight" + control, CantFight, whom=narrowed
    )
    theirs = of(Those, kind=slot("kind"), whose=OPPONENT)
    g.phrase("clause", f"opponent's {{kind:kindlist}} cannot {fight}{control}", CantFight, whom=theirs)
    g.phrase("clause", f"opponent's {{kind:kindlist}} cannot {fight} here", CantFight, whom=theirs)
    g.phrase("clause", "opponent cannot use {kind:kindlist}<| here>", CantFight, whom=theirs)
    g.phrase("clause", f"{{kind:kindlist}} cannot {fight} by either player<| here>", CantFight, whom=both)
    g.phrase("clause", f"<all |any |>{{kind:kindlist}} cannot {fight} on both sides here", CantFight, whom=both)
    g.phrase("clause", "neither player can use {kind:kindlist}<| here>", CantFight, whom=both)
    g.phrase("clause", "no {kind:kindlist} allowed<| here>", CantFight, whom=both)
    per = "per space<,|><| per player>"
    g.phrase("clause", f"<|only |limit |limit of >one {{kind:kind or kind}} {per}", OnePerSide)
    g.phrase(
        "clause",
        f"<one|limit one|limit 1|only one|limit of one|limit is one><| per ~> {per}",
        OnePerSide,
        kind=Namesake(),
    )
