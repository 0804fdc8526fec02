"""Wording of Ranged Attacks, Channeling, and of what is forbidden."""

from __future__ import annotations

from quadriga.games.guardians_arena.vocabulary.bans import Ban, BanNamed, CannotBeBribed, CantFight, OnePerSide
from quadriga.games.guardians_arena.vocabulary.bonuses import Itself, Those
from quadriga.games.guardians_arena.vocabulary.conditions import (
    Against,
    AgainstThis,
    Beside,
    OffTerrain,
    OnTerrain,
)
from quadriga.games.guardians_arena.vocabulary.kinds import AllOf, Anything, Coloured, Namesake, Not, Sized
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
    only = "<that only works|that works only|only usable|usable only|that is only usable|that can only be used|that can be used only|only|that is usable only|useable only>"
    g.phrase("limit", f"{only} <on|against|when fighting> {{kind:anyone}}", Against)
    g.phrase("limit", "against {kind:anyone}<| only>", Against)
    g.phrase(
        "limit",
        "that <doesn't work|cannot be used|is not usable|isn't usable> <on|against> {k:anyone}",
        Against,
        kind=of(Not, kind=slot("k")),
    )
    g.phrase("limit", f"{only} in {{a:land}}", OnTerrain, lands=[slot("a")])
    g.phrase("limit", "in {a:land}<| only>", OnTerrain, lands=[slot("a")])
    g.phrase("limit", f"{only} in {{a:land}} <or|and> {{b:land}}", OnTerrain, lands=[slot("a"), slot("b")])
    g.phrase("limit", "in {a:land} <or|and> {b:land}<| only>", OnTerrain, lands=[slot("a"), slot("b")])
    g.phrase("limit", "that cannot be used in {a:land}", OffTerrain, lands=[slot("a")])
    g.phrase("limit", f"{only} when your primary attacker is <a |>{{kind:kind or kind}}", Beside)
    g.phrase(
        "limit",
        f"<{only[1:-1]}|that can only support|that only supports> <with|beside|for|to support> {{kind:anyone}}",
        Beside,
    )
    g.list("limits", "limit", ("a",))
    shot = "<|has a |a >{points:#} pt. ranged attack"
    g.phrase("clause", shot, RangedAttack)
    g.phrase("clause", shot + "<|,> {whens:limits}", RangedAttack)
    g.phrase("clause", "ranged attack <of |>{points:#}<| pt.>", RangedAttack)
    g.phrase("clause", "ranged attack <of |>{points:#}<| pt.><|,> {whens:limits}", RangedAttack)
    g.phrase(
        "clause", shot + " that forces opponent to discard 1 creature magic item<| here>", RangedAttack, breaks=True
    )
    g.phrase(
        "clause",
        "<~'s|its> ranged attack can only be used <against|on> {k:anyone}",
        ShotLimit,
        whens=[of(Against, kind=slot("k"))],
    )
    g.phrase(
        "clause",
        "<~'s|its> ranged attack can only be used in {l:land}",
        ShotLimit,
        whens=[of(OnTerrain, lands=[slot("l")])],
    )
    helped = "<~'s|its> ranged attack can only <be used with|be used beside|support|help> {k:anyone}<| primary attackers| primary attacker>"
    g.phrase("clause", helped, ShotLimit, whens=[of(Beside, kind=slot("k"))])
    g.phrase(
        "clause",
        "<~'s|its> ranged attack can only <support|help> {k:attackers}",
        ShotLimit,
        whens=[of(Beside, kind=slot("k"))],
    )
    for size, word in enumerate(("small", "medium", "large"), 1):
        g.phrase("attackers", word + " primary <attacker|attackers>", Sized, size=size)
    for colour, word in enumerate(("mortal", "elemental", "external")):
        g.phrase("attackers", word + " primary <attacker|attackers>", Coloured, colour=colour)
    g.phrase("clause", "add the sum of the unmodified point values of any other ranged attacks already played on this match-up to <~'s|its> ranged attack", AddsOtherShots)  # fmt: skip
    g.phrase(
        "clause",
        "add the <|printed |unmodified >points of <any|all|the> other ranged attacks <already |><played|used><| here| on this match-up>",
        AddsOtherShots,
    )
    g.phrase("clause", "can receive up to {n:#} pt. of channeling when used as a ranged attack", ShotReceives)
    g.phrase("clause", "ranged attacks allowed<| here>", ShotsAllowed)


def _channeling(g: Grammar) -> None:
    """Given to, accepted from, granted to a kind (gua.card.channel.1)."""
    gives = "<can only channel|channels only|only channels|can channel only|gives channeling only>"
    g.phrase("clause", f"{gives} to {{kind:anyone}}", ChannelsTo, even=None)
    g.phrase("clause", "<channels|can channel|gives channeling> to {kind:anyone} only", ChannelsTo, even=None)
    g.phrase("clause", "<channels|can channel> to {kind:small kinds} only", ChannelsTo, even=None)
    g.phrase(
        "clause",
        "<channels|can channel> to {kind:small kinds} only, even those that normally cannot receive channeling",
        ChannelsTo,
        even=Anything(),
    )
    normally = "that <normally |>cannot <normally |>receive channeling"
    g.phrase("clause", "<channels|can channel> to {kind:anyone} only<,| -> even to {even:excepted}", ChannelsTo)
    g.phrase(
        "clause",
        f"<channels|can channel|can only channel> to {{kind:anyone}}<| only>, even those {normally}",
        ChannelsTo,
        even=Anything(),
    )
    g.phrase("excepted", "{k:plain plural} " + normally, AllOf, tests=[slot("k")])
    g.phrase(
        "clause",
        "can channel to {kind:anyone}, even when <it|they> cannot <normally |>receive channeling",
        MayChannelTo,
    )
    g.phrase("clause", "<cannot channel|never channels|doesn't channel> to {kind:anyone}", NeverChannelsTo)
    takes = (
        "<can only receive channeling|only receives channeling|can receive channeling only|receives channeling only>"
    )
    g.phrase("clause", f"{takes} from guardian", ReceivesFrom, guardian=True, kinds=[])
    g.phrase("clause", f"{takes} from guardian <and|or> {{k:kindlist}}", ReceivesFrom, guardian=True, kinds=[slot("k")])
    g.phrase(
        "clause", f"{takes} from guardian <and|or> {{k:small kinds}}", ReceivesFrom, guardian=True, kinds=[slot("k")]
    )
    g.phrase("clause", f"{takes} from {{k:kindlist}}", ReceivesFrom, guardian=False, kinds=[slot("k")])
    g.phrase("clause", f"{takes} from {{k:kindlist}} <and|or> guardian", ReceivesFrom, guardian=True, kinds=[slot("k")])
    never = "<cannot receive|never receives|doesn't receive> channeling"
    g.phrase("clause", f"{never} from guardian", NeverReceives, guardian=True, kinds=[])
    g.phrase("clause", f"{never} from {{k:kindlist}}", NeverReceives, guardian=False, kinds=[slot("k")])
    g.phrase("clause", never, NeverReceives, guardian=True, kinds=[Anything()])
    g.phrase(
        "clause",
        "<can receive|receives|can be given> <up to|a maximum of|at most> {n:#}<| pt.><| of> channeling",
        ReceivesUpTo,
    )
    g.phrase("clause", "can be channeled <up to|at most> {n:#}<| pt.>", ReceivesUpTo)
    g.phrase(
        "clause",
        "<unlimited channeling|can receive unlimited channeling|can receive any amount of channeling>< from guardian>",
        ReceivesUpTo,
        n=999,
    )
    # granted
    anyone = {"whom": of(Those, kind=Anything(), whose=YOU)}
    g.phrase("clause", "you can channel to any creature<| here| in match-up>", MayReceive, **anyone)
    g.phrase("clause", "you can channel to {k:kindlist}<| here>", MayReceive, whom=of(Those, kind=slot("k"), whose=YOU))
    can = "<can receive channeling|are channeling receivers|become channeling receivers|is a channeling receiver>"
    g.phrase("clause", "{whom:groups} " + can + WHENS, MayReceive)
    g.phrase("clause", "{whens:front}, {whom:groups} " + can, MayReceive)
    g.phrase("clause", "can receive channeling" + WHENS, MayReceive, whom=Itself())
    cap = "<and can receive|up to> <up to |>guardian's CMP"
    g.phrase(
        "clause",
        "{whom:groups} are channeling receiver here and can receive up to guardian's CMP",
        MayReceive,
        capped=True,
    )
    g.phrase("clause", "{whom:groups} " + can + "<| here> " + cap, MayReceive, capped=True)
    g.phrase("clause", "when played here, any one creature can receive channeling<| here>", LetsReceive)
    g.phrase("clause", "any one creature can receive channeling<| here>", LetsReceive)
    # the Guardian's
    g.phrase(
        "clause",
        "for {stones:#} stone, you can channel {points:#} pt. to a creature that is not a channeling receiver",
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


def _bans(g: Grammar) -> None:
    """What is forbidden, to the enemy or to both (gua.card.ban.1)."""
    # as a noun: "no … allowed"; as a verb: "opponent cannot …"
    banned = (
        (RANGED, "<ranged attacks|ranged attack>", "<use any|use|make any|make> ranged attacks"),
        (CHANNELING, "channeling", "<channel|channel to any creature|use channeling|use any channeling>"),
        (BRIBING, "<bribery|bribery cards>", "<use|use any|play|play any> <bribery|bribery cards>"),
        (SPELLS, "<spells|spell>", "<use|use any|play|play any|cast|cast any> spells"),
        (HAND_ITEMS, "items", "<use|use any|play|play any> items"),
        (AREAS, "<AOE attacks|AOE>", "<use|use any> <AOE attacks|AOE>"),
        (SECONDS, "secondary attackers", "<use|use any|play|play any> secondary attackers"),
        (STONES, "<stone allowed for channeling|stone for channeling|guardian channeling|channeling by guardian>", "<use|spend|spend any> stone for channeling"),
        (CREATURES_CHANNEL, "<channeling by creatures|creature channeling>", "<channel with creatures|use creature channeling>"),
    )  # fmt: skip
    for what, noun, verb in banned:
        no = f"no {noun}"
        fields = {"what": what}
        g.phrase("clause", f"{no}<| allowed>{WHENS}", Ban, who=EITHER, **fields)
        g.phrase("clause", f"{no}<| allowed> by either player{WHENS}", Ban, who=EITHER, **fields)
        g.phrase("clause", f"{no}<| allowed> by opponent{WHENS}", Ban, who=OPPONENT, **fields)
        g.phrase("clause", f"when <played|~ is played>, {no}<| allowed><| by either player>", Ban, who=EITHER, **fields)
        g.phrase(
            "clause", f"when played here, {no} allowed when ~ is in play<| by either player>", Ban, who=EITHER, **fields
        )
        for who, words in (
            (OPPONENT, "opponent cannot"),
            (EITHER, "neither player can"),
            (EITHER, "both players cannot"),
            (YOU, "you cannot"),
        ):
            g.phrase("clause", f"{words} {verb}{WHENS}", Ban, who=who, **fields)
            g.phrase("clause", f"{{whens:front}}, {words} {verb}", Ban, who=who, **fields)
        g.phrase(
            "clause",
            f"<|when played, ><~|Infernal Racket> <stops|prevents> opponent from <using|playing><| any> {noun}",
            Ban,
            who=OPPONENT,
            **fields,
        )
        g.phrase("clause", f"<stops|prevents> opponent from <using|playing><| any> {noun}", Ban, who=OPPONENT, **fields)
    g.phrase("clause", "opponent loses any AOE attack", Ban, what=AREAS, who=OPPONENT)
    g.phrase("clause", "no bribery by {icon}<| allowed>" + WHENS, Ban, what=BRIBING, who=EITHER)
    g.phrase(
        "clause",
        "no bribery by {icon}<| allowed> when ~ is in play unless <~|it> is bribed first",
        Ban,
        what=BRIBING,
        who=OPPONENT,
        unless_first=True,
    )
    g.phrase("clause", "{name:card name} cannot be played<| here| when ~ is in play>", BanNamed)
    g.phrase("clause", "cannot be bribed", CannotBeBribed, whom=Itself())
    g.phrase("clause", "cannot be bribed by {icon}", CannotBeBribed, whom=Itself())
    g.phrase("clause", "immune to bribery", CannotBeBribed, whom=Itself())
    g.phrase("clause", "immune to bribery by {icon}", CannotBeBribed, whom=Itself())
    g.phrase("clause", "{whom:groups} cannot be bribed" + WHENS, CannotBeBribed)
    g.phrase("clause", "{whom:groups} cannot be bribed by {icon}" + WHENS, CannotBeBribed)
    g.phrase(
        "clause", "cannot be attacked by secondary attackers", Ban, what=SECONDS, who=OPPONENT, whens=[AgainstThis()]
    )


def _fighting(g: Grammar) -> None:
    """Who cannot fight (gua.card.cantfight.1), and one per space (gua.card.limit.1)."""
    both = of(Those, kind=slot("kind"), whose=EITHER)
    control = "<| and don't count <towards|toward|for> control of <the |a |>space>"
    for all_ in ("", "all ", "any "):
        g.phrase(
            "clause",
            all_ + "{kind:kindlist}<| here> cannot <fight|attack|be used>" + control + "<| on both sides>",
            CantFight,
            whom=both,
        )
    narrowed = of(Those, kind=of(AllOf, tests=[slot("kind"), slot("p")]), whose=EITHER)
    g.phrase(
        "clause", "<all|any> {kind:plain plural} here {p:property} cannot fight" + control, CantFight, whom=narrowed
    )
    g.phrase(
        "clause",
        "opponent's {kind:kindlist} cannot fight",
        CantFight,
        whom=of(Those, kind=slot("kind"), whose=OPPONENT),
    )
    g.phrase("clause", "no {kind:kindlist} allowed here", CantFight, whom=both)
    per = "per space<,|><| per player>"
    g.phrase("clause", f"<|only |limit >one {{kind:kind}} {per}", OnePerSide)
    g.phrase("clause", f"<one|limit one|limit 1|only one|limit of one><| per ~> {per}", OnePerSide, kind=Namesake())
