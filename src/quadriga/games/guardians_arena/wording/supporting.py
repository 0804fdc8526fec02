"""Wording of Ranged Attacks and Channeling."""

from __future__ import annotations

from quadriga.games.guardians_arena.vocabulary.bonuses import Itself, Those
from quadriga.games.guardians_arena.vocabulary.conditions import Against, Beside, OffTerrain
from quadriga.games.guardians_arena.vocabulary.kinds import AllOf, AnyKind, Anything, Coloured, Not, Sized
from quadriga.games.guardians_arena.vocabulary.sorts import YOU
from quadriga.games.guardians_arena.vocabulary.supporting import (
    GUARDIANS_CMP,
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
from quadriga.games.guardians_arena.wording.placing import clause, said_of
from quadriga.text.grammar import Grammar, of, slot


def add(g: Grammar) -> None:
    _ranged(g)
    _giving(g)
    _receiving(g)
    _guardians(g)


def _ranged(g: Grammar) -> None:
    """n points, with every limit (gua.card.ranged.1)."""
    shot = "<<|has a |a >{points:#} pt. ranged attack|ranged attack <of |>{points:#}>"
    breaks = " that <forces|makes> opponent <to |>discard <1|a|one> creature item<| here>"
    g.phrase("clause", shot, RangedAttack)
    g.phrase("clause", shot + breaks, RangedAttack, breaks=True)
    mine = "<~'s|its> ranged attack"
    only = "<|but >only"
    for limit in (f"<{only} |>{{whens:states}}<| only>", "{whens:limits}"):
        g.phrase("clause", f"{shot}<,|> {limit}", RangedAttack)
        g.phrase("clause", f"<{mine}<| can><| be used>|can be used as a ranged attack> {limit}", ShotLimit)
    g.list("limits", "limit", ("a",))
    g.phrase("limit", "not usable against {k:anyone}", Against, kind=of(Not, kind=slot("k")))
    g.phrase("limit", "not usable in {lands:either land}", OffTerrain)
    help_ = "<with|beside|for|to support|support>"
    g.phrase("limit", f"{only} {help_} {{kind:anyone}}<| primary attackers>", Beside)
    g.phrase("limit", f"{only} {help_} {{kind:attackers}}", Beside)
    for size, word in enumerate(("small", "medium", "large"), 1):
        g.phrase("attackers", word + " primary <attacker|attackers>", Sized, size=size)
    for colour, word in enumerate(("mortal", "elemental", "external")):
        g.phrase("attackers", word + " primary <attacker|attackers>", Coloured, colour=colour)
    sum_ = "<points|point values|sum of the point values|sum of the unmodified point values>"
    played = "<already |><played|used><| here>"
    g.phrase("clause", f"add the {sum_} of any other ranged attacks {played}< to {mine}>", AddsOtherShots)
    g.phrase("clause", "can receive up to {n:#} pt. of channeling when used as a ranged attack", ShotReceives)
    g.phrase("clause", "ranged attacks allowed<| here>", ShotsAllowed)


def _giving(g: Grammar) -> None:
    """Channeling given to a kind, only to a kind, even to those of it that cannot normally receive (gua.card.channel.1)."""
    g.include("receivers", "anyone", "small kinds")
    g.phrase("receivers", "all your {k:kindlist}", AnyKind, kinds=[slot("k")])
    normally = "<normally |>cannot <normally |>receive channeling"
    g.phrase("excepted", "{k:plain plural} that " + normally, AllOf, tests=[slot("k")])
    those = f"<<|to >those that|when <it|they>> {normally}"
    gives = "<only channels to {kind:receivers}|channels to {kind:receivers} only>"
    also = "channels to {kind:receivers}"
    g.phrase("clause", gives, ChannelsTo, even=None)
    g.phrase("clause", f"{gives}<,| -|> even <to |>{{even:excepted}}", ChannelsTo)
    g.phrase("clause", f"{gives}<,| -|> even {those}", ChannelsTo, even=Anything())
    g.phrase("clause", f"{also}<,| -|> even <to |>{{again:excepted}}", MayChannelTo)
    g.phrase("clause", f"{also}<,| -|> even {those}", MayChannelTo)
    g.phrase("clause", "channels to {kind:some one}", MayChannelTo)
    g.phrase("clause", "<cannot channel|never channels|doesn't channel> to {kind:receivers}", NeverChannelsTo)


def _receiving(g: Grammar) -> None:
    """Channeling accepted from a kind, up to a limit, and granted to those that cannot receive (gua.card.channel.1)."""
    g.include("giver", "anyone", "small kinds")
    giver = [slot("k")]
    for guardian, kinds, words in (
        (True, [], "guardian"), (True, giver, "guardian <and|or> {k:giver}"), (True, giver, "{k:giver} <and|or> guardian"), (False, giver, "{k:giver}"),
    ):  # fmt: skip
        whom = {"guardian": guardian, "kinds": kinds}
        only = f"<only receives channeling from {words}|<can receive|receives> channeling from {words} only>"
        g.phrase("clause", only, ReceivesFrom, **whom)
        g.phrase("clause", f"cannot receive channeling from {words}", NeverReceives, **whom)
    g.phrase("clause", "cannot receive channeling", NeverReceives, guardian=True, kinds=[Anything()])
    take = "<receives|can receive|can be given>"
    up_to = "<up to|a maximum of|at most>"
    amount = f"{take} {up_to} {{n:#}}<| pt.><| of> channeling"
    g.phrase("clause", amount, ReceivesUpTo)
    g.phrase("clause", f"{amount} from guardian", ReceivesUpTo, guardian=True)
    g.phrase("clause", f"<<receives|can receive> channeling {up_to}|can be channeled {up_to}|limit <of |is |>> {{n:#}} pt.<| of channeling>", ReceivesUpTo)  # fmt: skip
    no_limit = "<unlimited channeling|<receives|can receive> <unlimited|any amount of> channeling>"
    g.phrase("clause", f"<{no_limit}|no limit <to|on> channeling<| received>>", ReceivesUpTo, n=999)
    g.phrase("clause", f"{no_limit} from guardian", ReceivesUpTo, n=999, guardian=True)
    can = "<receives channeling|receive channeling|can receive channeling|are channeling receiver|become channeling receiver|becomes a channeling receiver|is a channeling receiver>"
    said_of(g, can, MayReceive, whom="named ones", own="<receives channeling|can receive channeling|is a channeling receiver>")  # fmt: skip
    subject = "{whom:named ones} " + can
    g.phrase("clause", f"{subject}<| here> up to {{most:#}}<| pt.><| of channeling>", MayReceive)
    up_to_value = "<and can receive up to|and can receive|up to> guardian's CMP"
    g.phrase("clause", f"{subject}<| here> {up_to_value}", MayReceive, most=GUARDIANS_CMP)
    anyone = {"whom": of(Those, kind=Anything(), whose=YOU)}
    g.phrase("clause", "<you|guardian> can channel to any creature<| here| in match-up>", MayReceive, **anyone)
    named = of(Those, kind=slot("k"), whose=YOU)
    clause(g, "<you|guardian> can channel to <all |all your |your |>{k:kindlist}", MayReceive, whom=named)
    g.phrase("clause", "<allows|lets> <any creature|a creature|its creature|the creature|its bearer> to receive channeling", MayReceive, whom=Itself())  # fmt: skip
    g.phrase("clause", "<|when played here, >any one creature <can receive|receives> channeling<| here>", LetsReceive)


def _guardians(g: Grammar) -> None:
    any_ = "<a|any> creature<| that is not a channeling receiver>"
    g.phrase("clause", f"for {{stones:#}} stone, you can channel {{points:#}} pt. to {any_}", PaysMoreForAny)
    once = "You cannot <repeatedly channel|channel repeatedly|channel more than once> to the same creature<| here>"
    g.phrase("whole", f"{once}. (max {{points:#}} pt. to any one creature.)", OncePerCreature)
    only = "only guardian <can|may> channel<| into combat><| here>"
    g.phrase("clause", only, OnlyGuardiansChannel, n=0)
    g.phrase("clause", f"{only}, and<| at> {{n:#+}} per stone", OnlyGuardiansChannel)
