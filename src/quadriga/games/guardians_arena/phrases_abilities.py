"""Phrases for what creatures, Shields, Terrains and Guardians do besides Vitality bonuses."""

from __future__ import annotations

from quadriga.games.guardians_arena.abilities import (
    BEATEN_BY_RECEIVER,
    BEATS_CHANNELED,
    BRIBERY_CARDS,
    DOUBLE_BORDERED,
    ENEMY_CHANNELS,
    HAND_KIND,
    IS_BRIBED,
    ITEMS_C,
    OF_KIND,
    PLAYED_FIRST,
    PLAYED_IN_DUEL,
    RANDOM_ONE,
    RANDOM_PEN,
    REVEALED,
    REVEALED_ON,
    SHIELD_ON_CARD,
    STORAGE_CARDS,
    SURVIVES_PRIMARY,
    WHOLE_HAND,
    WINS_DUEL,
    WINS_PRIMARY,
    CountsAs,
    Discards,
    DrawsForLostShields,
    DrawsForTerrains,
    DrawsForUpCard,
    FleesAfter,
    KindRule,
    MayLeaveUpCard,
    MustBeBeatenBy,
    ReturnsUnlessPaid,
    Saves,
    SendsHome,
    Shows,
    StonesChange,
    WinsTies,
)
from quadriga.games.guardians_arena.bans import (
    AREAS,
    BOTH,
    BRIBING,
    CHANNELING,
    ENEMY,
    HAND_ITEMS,
    RANGED,
    SPELLS,
    STONES,
    Ban,
    BanNamed,
    CantFight,
    NoSecondaries,
    OnePerSide,
)
from quadriga.games.guardians_arena.bonuses import (
    DifferentInPlay,
    InPlay,
    TerrainsInPlay,
)
from quadriga.games.guardians_arena.destroying import (
    FEARFUL,
    FIERY,
    PLAIN,
    AllAreImmuneToThis,
    Area,
    BeatenAreDestroyed,
    CannotBeDestroyed,
    Destroys,
    Doomed,
    GrantImmunity,
    WinDestroys,
)
from quadriga.games.guardians_arena.faces import JUNGLE, SPIRES, TERRAINS, WOODS
from quadriga.games.guardians_arena.kinds import (
    AnyKind,
    Anything,
    FearAttack,
    FireAttack,
    Immune,
    Named,
    Namesake,
)
from quadriga.games.guardians_arena.lands import A_LAND, IN_LANDS, LANDS
from quadriga.games.guardians_arena.sentences import AsSpelt
from quadriga.games.guardians_arena.storage import (
    A_SHOT,
    A_SPELL,
    AN_AREA,
    CANCEL,
    CREATURE_CHANNELING,
    DESTROY_GIVER,
    GUARDIAN_CHANNELING,
    Answers,
    CannotBeDispelled,
    DispelsCommand,
)
from quadriga.games.guardians_arena.supporting import (
    AddsOtherShots,
    AnyoneReceives,
    ChannelsEven,
    ChannelsGrow,
    ChannelsTo,
    KindReceives,
    NoChannelingAgainst,
    OncePerCreature,
    OnlyGuardiansChannel,
    PaysMoreForAny,
    RangedAttack,
    ReceivesFrom,
    ReceivesUpTo,
    ShotReceives,
    ShotsAllowed,
    ShotsGrow,
)
from quadriga.text.grammar import Grammar, of, slot

STONES_N = "{n:#} Power <Stone|Stones>"


def add(g: Grammar) -> None:
    _immunities(g)
    _destroying(g)
    _areas(g)
    _ranged(g)
    _channeling(g)
    _bans(g)
    _winning(g)
    _saving(g)
    _stones(g)
    _discarding(g)
    _commands(g)
    _guardians(g)
    _terrains(g)


def _immunities(g: Grammar) -> None:
    g.phrase("ability", "immune to {to:threats}", Immune)
    for land, words in IN_LANDS.items():
        g.phrase("ability", f"when {words}, ~ is immune to {{to:threats}}", Immune, terrains=land)
    g.phrase("ability", "all Creatures are immune to ~", AllAreImmuneToThis)
    g.phrase("ability", "all Creatures are immune to {word:name}", AsSpelt, ability=AllAreImmuneToThis())
    g.phrase("ability", "all {kind:kindlist} played after ~ are immune to {to:threats}", GrantImmunity)
    g.phrase("ability", "all your {kind:kindlist} are immune to {to:threats}", GrantImmunity)
    g.phrase("ability", "<has a |has |>fire-based attack", FireAttack)
    g.phrase("ability", "<has a |has |>fear-based attack", FearAttack)
    g.phrase("ability", "~ cannot be destroyed", CannotBeDestroyed)


def _destroying(g: Grammar) -> None:
    g.phrase("ability", "destroys {kind:kindlist}", Destroys)
    g.phrase("ability", "destroys {word:proper name}", Destroys, kind=of(Named, word=slot("word")))
    g.phrase("ability", "destroys any {kind:kind}", Destroys)
    g.phrase("ability", "destroys {kind:kindlist} when used as a secondary attacker", Destroys, seconding=True)
    g.phrase("ability", "when used as a secondary attacker, ~ destroys {kind:kindlist}", Destroys, seconding=True)
    for land, words in IN_LANDS.items():
        g.phrase("ability", f"when fighting {words}, ~ destroys {{kind:kindlist}}", Destroys, terrains=land)
    g.phrase("ability", "if ~ wins a match-up, <its |>opponent is destroyed", WinDestroys, kind=Anything())
    g.phrase("ability", "if ~ beats a {kind:kind} during primary attacks, the <small|medium|large> <Creature|Creatures> is destroyed", WinDestroys)
    g.phrase("ability", "during primary match-ups, if ~ beats a {kind:kind}, that Creature is destroyed", WinDestroys)
    g.phrase("ability", "all Creatures on both sides beaten during primary attacks are destroyed", BeatenAreDestroyed)
    g.phrase("ability", "if ~ <loses a match-up|is beaten>, it is destroyed", Doomed, by=Anything())
    g.phrase("ability", "if beaten by {a:kind} or {b:kinds}, ~ is destroyed", Doomed, by=of(AnyKind, kinds=[slot("a"), slot("b")]))


def _areas(g: Grammar) -> None:
    for sort, words in ((PLAIN, "AOE<| attack| methane attack| acid attack| gas attack| lightning attack| ice attack| poison attack| sonic attack>"), (FIERY, "AOE <fireball|fire breath|Fire breath|fire attack|flame attack>"), (FEARFUL, "AOE fear attack")):
        g.phrase("ability", f"{{points:#}} <pt.|pt|point> {words}", Area, sort=sort)
    g.phrase("ability", "{points:#} pt. fear AOE attack that only affects {only:kindlist}", Area, sort=FEARFUL)
    g.phrase("ability", "{points:#} pt. AOE attack that only affects {only:kindlist}", Area)
    for land, words in LANDS.items():
        g.phrase("ability", "{points:#} pt. AOE, {step:#+} point to the AOE for every " + words + " in play", Area, thing=of(TerrainsInPlay, terrains=land))
    g.phrase("ability", "{points:#} pt<.> AOE fear attack, {step:#+} pt. to the AOE for every other {kind:kind} you have in play", Area, sort=FEARFUL, thing=of(InPlay, kind=slot("kind"), other=True, yours=True))  # fmt: skip
    g.phrase("whole ability", "{points:#} pt. AOE fear attack. When played, {step:#+} pts. to the AOE attack for each different type of {kind:kind} in play.", Area, sort=FEARFUL, thing=of(DifferentInPlay, kind=slot("kind")))  # fmt: skip
    g.phrase("whole ability", "{points:#} pt. AOE methane attack. All affected Creatures can't attack and don't count toward victory, but can be attacked by secondary attackers.", Area, stuns=True)  # fmt: skip


def _ranged(g: Grammar) -> None:
    shot = "{points:#} pt. ranged attack"
    g.phrase("ability", shot, RangedAttack)
    g.phrase("ability", shot + " that only works <on|vs.|against> {against:kindlist}", RangedAttack)
    g.phrase("ability", shot + " <vs.|against> {against:kindlist} only", RangedAttack)
    g.phrase("ability", shot + " <only usable|usable only> <vs.|against> {against:kindlist}", RangedAttack)
    g.phrase("ability", shot + " <which|that> <is only usable|can only be used> <when fighting|against> <a|an> {against:kind}", RangedAttack)
    g.phrase("ability", shot + " which can only be used if your current primary attacker is <a|an> {beside:kind}", RangedAttack)
    g.phrase("ability", shot + " which also forces opponent to discard 1 Creature Magic Item on the space", RangedAttack, breaks_item=True)
    g.phrase("ability", "add the sum of the unmodified point values of any other ranged attacks already played on this match-up to ~'s ranged attack", AddsOtherShots)  # fmt: skip
    for when, words in ((0, "{n:#+} to all your ranged attacks"), (1, "{n:#+} to ranged when attacking"), (2, "{n:#+} to ranged when defending")):
        g.phrase("ability", words, ShotsGrow, when=when)
    g.phrase("ability", "when defending, add {n:#} strength to all your ranged attacks< during combat>", ShotsGrow, when=2)
    g.phrase("ability", "when attacking, add {n:#} strength to all your ranged attacks< during combat>", ShotsGrow, when=1)
    g.phrase("ability", "all ranged attacks by Creatures are {n:#+} from beneath this Stronghold Card", ShotsGrow, beneath=True)
    g.phrase("ability", "can receive up to {n:#} pts. of channeling when used as a ranged attack", ShotReceives)
    g.phrase("ability", "ranged attack - cancels an opponent's ranged attack", Answers, to=A_SHOT, does=CANCEL, as_shot=True)
    g.phrase("ability", "ranged attack - Cancels an opponent's ranged attack", Answers, to=A_SHOT, does=CANCEL, as_shot=True)
    g.phrase("ability", "ranged attack - destroys any non-Guardian Creature which has just channeled and cancels that channel", Answers, to=CREATURE_CHANNELING, does=DESTROY_GIVER, as_shot=True)  # fmt: skip


def _channeling(g: Grammar) -> None:
    g.phrase("ability", "can only channel to {kind:kindlist}", ChannelsTo)
    g.phrase("ability", "channels to {kind:kindlist} only", ChannelsTo)
    g.phrase("ability", "can channel to {kind:kindlist} only - even to {again:kindlist} that normally cannot accept channeling", ChannelsEven)
    g.phrase("ability", "channels to {kind:kindlist} only, even those that normally cannot accept channeling", ChannelsTo, even=True)
    g.phrase("small kinds", "{word:small names}", Named)  # names without capitals, where nothing else can stand
    g.phrase("ability", "channels to {kind:small kinds} only, even those that normally cannot accept channeling", ChannelsTo, even=True)
    g.phrase("ability", "can only accept channeling from Guardians and {kind:small kinds}", ReceivesFrom, kinds=[slot("kind")])
    g.phrase("ability", "<can|may> only accept channeling from <your Guardian|Guardian|Guardians>", ReceivesFrom, kinds=[])
    g.phrase("ability", "can only accept channeling from Guardians and {kind:kinds}", ReceivesFrom, kinds=[slot("kind")])
    g.phrase("ability", "can accept up to {n:#} pts. of channeling", ReceivesUpTo)
    g.phrase("ability", "unlimited channeling", ReceivesUpTo, n=-1)
    g.phrase("ability", "you can channel to any creature in match-up", AnyoneReceives)
    g.phrase("ability", "all your {kind:kindlist} are channel receivers this combat and can take up to Guardians CMP", KindReceives, capped=True)
    g.phrase("ability", "all {kind:kindlist} may receive channeling on this space", KindReceives)
    g.phrase("ability", "no <channeling|Channeling><| allowed> <vs.|vs|against> ~", NoChannelingAgainst)
    g.phrase("ability", "all channeling to your Creatures gain {n:#+} CMP", ChannelsGrow)
    g.phrase("ability", "all channeling by Creatures is {n:#+} CMP from beneath this Stronghold Card", ChannelsGrow, beneath=True)
    g.phrase("ability", "only Guardians may channel into combat on this space, and at {n:#+} CMP per stone", OnlyGuardiansChannel)


def _bans(g: Grammar) -> None:
    g.phrase("ability", "<once played, |>no ranged attacks allowed<| by either player>", Ban, what=RANGED, who=BOTH)
    g.phrase("ability", "opponent can't use any ranged attacks in this combat", Ban, what=RANGED, who=ENEMY)
    g.phrase("ability", "when played, Infernal Racket stops opponent from using any ranged attacks", Ban, what=RANGED, who=ENEMY)
    g.phrase("whole ability", "Infernal racket confuses opponent. Opponent in match-up loses any AOE <attack|atack>.", Ban, what=AREAS, who=ENEMY)
    g.phrase("ability", "opponent in match-up loses any AOE attack", Ban, what=AREAS, who=ENEMY)
    g.phrase("ability", "if played in a match-up, no channeling allowed after ~ is played by either player", Ban, what=CHANNELING, who=BOTH)
    g.phrase("ability", "if played in a match-up, no channeling allowed after the {word:name} is played by either player", AsSpelt, ability=Ban(CHANNELING, BOTH))
    g.phrase("ability", "opponent cannot channel to any Creature in combat if ~ is in play and unbeaten", Ban, what=CHANNELING, who=ENEMY)
    g.phrase("ability", "no Power Stones may be spent for channeling during this combat", Ban, what=STONES, who=BOTH)
    g.phrase("ability", "no Spells may be played during this combat", Ban, what=SPELLS, who=BOTH)
    g.phrase("ability", "while ~ is in play, your opponent may not play any Hand Magic Items", Ban, what=HAND_ITEMS, who=ENEMY)
    g.phrase("ability", "no bribery by {icon} allowed once ~ is in play unless ~ is bribed first", Ban, what=BRIBING, who=ENEMY, unless_first=True)
    g.phrase("ability", "no bribery by {icon} allowed on this space", Ban, what=BRIBING, who=BOTH)
    here = "allowed on this space"
    g.phrase("ability", f"no <bribery|Bribery> {here}", Ban, what=BRIBING, who=BOTH)
    g.phrase("ability", f"no <channeling|Channeling> {here}", Ban, what=CHANNELING, who=BOTH)
    g.phrase("ability", f"no ranged attacks {here}", Ban, what=RANGED, who=BOTH)
    g.phrase("ability", f"no AOE attacks {here}", Ban, what=AREAS, who=BOTH)
    g.phrase("ability", f"no Spells {here}", Ban, what=SPELLS, who=BOTH)
    for what, words in ((CHANNELING, "channel"), (SPELLS, "play any Spells"), (RANGED, "use any ranged attacks"), (AREAS, "use any AOE attacks")):
        g.phrase("ability", f"while ~ is in play, your opponent may not {words}", Ban, what=what, who=ENEMY)
    g.phrase("ability", "no bribery vs. Creatures under this Shield", Ban, what=BRIBING, who=ENEMY)
    g.phrase("ability", "{name} may not be played during combat on this space", BanNamed)
    g.phrase("ability", "no secondary attacks vs. ~", NoSecondaries)
    g.phrase("ability", "no secondary attacks< allowed| vs. ~| allowed vs. ~> by either player", NoSecondaries, both=True)
    g.phrase("ability", "no secondary <attackers|attacks> allowed <vs.|against> ~", NoSecondaries)
    g.phrase("ability", "if ~ beats <a|an> {after:kind} in the primary attack round, it may not be attacked by secondary attackers", NoSecondaries)
    beside = "can't fight and don't count <towards|for> control of <space|the space>"
    still = "They can <still |>be attacked by secondary attackers."
    g.phrase("whole ability", f"<All|Any> {{kind:kindlist}} {beside} (both sides). {still}", CantFight)
    g.phrase("whole ability", "No {kind:kindlist} may be used during this combat. Set them off to one side of the combat. They do not count toward control of the space, but CAN be attacked by secondary attackers.", CantFight)  # fmt: skip
    per = "per space<,|> per player"
    g.phrase("ability", f"only one {{kind:kind}} {per}", OnePerSide)
    g.phrase("ability", f"one {{kind:kind}} {per}", OnePerSide)
    g.phrase("ability", f"one per ~ {per}", OnePerSide, kind=Namesake())
    g.phrase("ability", f"<one|limit one|limit 1> {per}", OnePerSide, kind=Namesake())


def _winning(g: Grammar) -> None:
    g.phrase("ability", "~ must be beaten by {n:#} or more points <or|of> the result is a push", MustBeBeatenBy)
    for land, words in IN_LANDS.items():
        g.phrase("ability", f"when {words}, your enemy must beat you by at least {{n:#}} pts. or the match-up is a push", MustBeBeatenBy, terrains=land)
    g.phrase("ability", "in primary match-ups, your {kind:kindlist} must be beaten by at least {n:#} pts. or the result is a push", MustBeBeatenBy, primary=True)  # fmt: skip
    g.phrase("ability", "<win|wins|~ wins> all pushes<| in match-ups>", WinsTies)
    g.phrase("ability", "Creatures under this Shield win all pushes in match-ups", WinsTies)
    g.phrase("ability", "if ~'s primary match-up opponent is a {kind:kind}, that Creature immediately returns to the Creature Pen", SendsHome)


def _saving(g: Grammar) -> None:
    g.phrase("ability", "can heal one {kind:kind or kind}", Saves)
    g.phrase("ability", "can heal one {kind:kind} regardless of who controls the space", Saves)
    g.phrase("ability", "can heal one {kind:kind} for every creature your opponent lost in combat", Saves, if_enemy_lost=True)
    g.phrase("ability", "if lost in combat, you can return ~ to your Storage Hand for {stones:#word} Power Stone", Saves, kind=None)
    g.phrase("ability", "any Creature lost in combat from this Shield may be returned to your Storage Hand for {stones:#word} Power Stone", Saves, kind=None)
    g.phrase("ability", "during primary match-ups, you may return any of your beaten Creatures to your Creature Pen before the next primary match-up begins for {stones:#} Power Stone per creature", Saves, kind=Anything())  # fmt: skip
    g.phrase("ability", "if ~ loses a primary match-up by more than {n:#} Vitality, <he|it|she> immediately returns to your Creature Pen", FleesAfter)
    g.phrase("ability", "if ~ is beaten during primary match-ups, opponent must spend {stones:#} Power Stone or ~ returns to your Creature Pen at the end of combat", ReturnsUnlessPaid)  # fmt: skip


def _stones(g: Grammar) -> None:
    lose = "<your |>opponent loses " + STONES_N
    g.phrase("ability", f"if ~ beats an <opponent|oppoent> who has accepted channeling in this combat, {lose}", StonesChange, event=BEATS_CHANNELED, opponent=True)  # fmt: skip
    g.phrase("ability", f"if beaten <by |>in a match-up by a Creature who can accept channeling, {lose}", StonesChange, event=BEATEN_BY_RECEIVER, opponent=True)
    g.phrase("ability", f"if ~ beats its primary match-up Creature, {lose}", StonesChange, event=WINS_PRIMARY, opponent=True)
    g.phrase("ability", f"you gain {STONES_N} every time an opponent channels while ~ is in play", StonesChange, event=ENEMY_CHANNELS, opponent=False)
    g.phrase("ability", f"you gain {STONES_N} for each Creature you beat after ~ is in play, as long as it is unbeaten", StonesChange, event=WINS_PRIMARY, opponent=False)  # fmt: skip
    g.phrase("ability", "{n:#+} Power Stone every time one of your creatures is bribed", StonesChange, event=IS_BRIBED, opponent=False)
    g.phrase("ability", f"gain {STONES_N} every time this Shield wins a combat", StonesChange, event=WINS_DUEL, opponent=False)
    for land, words in A_LAND.items():
        g.phrase("ability", f"if this combat takes place on {words}, you gain {STONES_N}", StonesChange, event=REVEALED_ON, opponent=False, terrains=land)
    g.phrase("whole ability", "Stronghold's owner must burn {n:#word} Power Stone if he has a Shield on this Stronghold Card at the end of the Draw and Organize Phase. You may play this Downgrade on an opponent's end Stronghold Card if there is not already an Upgrade there.", StonesChange, event=SHIELD_ON_CARD, opponent=False)  # fmt: skip


def _discarding(g: Grammar) -> None:
    g.phrase("ability", "when played in a match-up, opponent must discard <any |><Items|items> travelling as <Creatures|creatures> on <the|this> space", Discards, event=PLAYED_IN_DUEL, what=ITEMS_C)  # fmt: skip
    g.phrase("ability", "when played, opponent must discard all unplayed {kind:kindlist} in <his/her|his> Combat Hand", Discards, event=PLAYED_IN_DUEL, what=HAND_KIND)
    random_card = "opponent must discard {one:#word} random card from his Creature Pen, if possible"
    g.phrase("ability", "if ~ survives <its|her|his> primary match-up, " + random_card.replace("{one:#word}", "one"), Discards, event=SURVIVES_PRIMARY, what=RANDOM_PEN)
    shown = "your opponent must show you all double-bordered cards in his Storage Hand and discard all <of his |>{icon} Bribery <Cards|cards>"
    g.phrase("ability", f"if ~ survives <its|her|his> primary match-up, {shown}", Discards, event=SURVIVES_PRIMARY, what=BRIBERY_CARDS, shows=True)
    g.phrase("ability", f"when ~ <are|is> played as a primary attacker, {shown}", Discards, event=PLAYED_FIRST, what=BRIBERY_CARDS, shows=True)
    g.phrase("ability", "both players must immediately discard all double-bordered cards", Discards, event=REVEALED, what=DOUBLE_BORDERED)
    g.phrase("ability", "opponent must reveal his Combat Hand", Shows, what=WHOLE_HAND)
    g.phrase("ability", "opponent must show you all {kind:kindlist} in <their|his> Combat Hand", Shows, what=OF_KIND)
    g.phrase("ability", "look at any one card in your opponent's Combat Hand", Shows, what=RANDOM_ONE)
    g.phrase("ability", "opponent must tell you the total number of cards and total Vitality in <his/her|his> combat hand", Shows, what=WHOLE_HAND)
    g.phrase("ability", "view opponent's Storage Hand", Shows, what=STORAGE_CARDS)


def _commands(g: Grammar) -> None:
    g.phrase("ability", "<dispel|dispels> <opponent's|opponents> <command card|Command Card>", DispelsCommand)
    g.phrase("ability", "<dispel|dispels> <opponent's|opponents> <command card|Command Card> for {stones:#word} Power Stone", DispelsCommand)
    g.phrase("ability", "this ability <cannot|can't> be <dispelled|disspelled>", CannotBeDispelled)
    g.phrase("ability", "spend {stones:#} Power Stone to cancel any Creature's AOE attack", Answers, to=AN_AREA, does=CANCEL)


def _guardians(g: Grammar) -> None:
    g.phrase("ability", "for {stones:#} Power Stones, you can channel {points:#} pts. to a Creature which is not a Channeling Receiver", PaysMoreForAny)
    g.phrase("whole ability", "You may not repeatedly channel to the same Creature in combat. (Max {points:#} pts. to any one Creature.)", OncePerCreature)
    g.phrase("whole ability", "After an opponent channels, you may cancel it for {stones:#} Power Stones. No further channeling is allowed this combat by either <combat|player>.", Answers, to=GUARDIAN_CHANNELING | CREATURE_CHANNELING, does=CANCEL, bans=CHANNELING, bans_both=True)  # fmt: skip
    g.phrase("ability", "burn {stones:#} Power Stones to <dispel|dispell> any Spell", Answers, to=A_SPELL, does=CANCEL)
    phase = "during the Draw and Organize Phase"
    g.phrase("ability", phase + ", draw an extra card for each Shield you have lost from play during this game", DrawsForLostShields)
    g.phrase("ability", f"draw one extra card {phase} if your Up-card was a {{kind:kind}}", DrawsForUpCard)
    for land, words in LANDS.items():
        g.phrase("ability", f"{phase}, draw an extra card for each {words} you <control|have in play>", DrawsForTerrains, terrains=land)
    g.phrase("ability", "you can choose not to take your Up-card as your first draw and instead draw from the deck", MayLeaveUpCard)


def _terrains(g: Grammar) -> None:
    for kind in TERRAINS.values():
        g.phrase("ability", f"counts as {LANDS[kind]} Terrain", CountsAs, terrains=kind)
        if kind == WOODS:
            continue
        g.phrase("ability", f"counts as both <a |>{LANDS[WOODS]} and {LANDS[kind]} Terrain (no ranged attack)", CountsAs, terrains=kind | WOODS)
    pairs = [(a, b) for a in TERRAINS.values() for b in TERRAINS.values() if a != b]
    for a, b in pairs:
        g.phrase("ability", f"counts as both {LANDS[a]} and {LANDS[b]} Terrain", CountsAs, terrains=a | b)
    g.phrase("ability", "no ranged attack", KindRule, what=WOODS)
    g.phrase("ability", "no flying into, out of or over", KindRule, what=SPIRES)
    g.phrase("ability", "no Command Cards during combat", KindRule, what=JUNGLE)
    g.phrase("ability", "ranged attacks <are |ARE |>allowed<| on this space>", ShotsAllowed)


