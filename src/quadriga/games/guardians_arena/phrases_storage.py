"""Phrases for Spells, Items, Bribery, Upgrades, and for text without counterpart in Arena."""

from __future__ import annotations

from quadriga.games.guardians_arena.abilities import OPEN_HAND, Saves, ShieldOrTerrain, Shows
from quadriga.games.guardians_arena.bans import RANGED, CantFight
from quadriga.games.guardians_arena.destroying import Area
from quadriga.games.guardians_arena.kinds import (
    Anything,
    Bribable,
    Flight,
    FlightFor,
    Flyers,
)
from quadriga.games.guardians_arena.storage import (
    A_BRIBERY,
    A_COMMAND,
    A_SHOT,
    A_SPELL,
    AN_ITEM,
    CANCEL,
    CREATURE_CHANNELING,
    DESTROY_GIVER,
    GUARDIAN_CHANNELING,
    SUBTRACT,
    TAKE_CARD,
    TAKE_OVER,
    Answers,
    BribesNow,
    CostsStones,
    DestroysBoth,
    GainsStones,
    PlayedWhen,
    RazesTerrain,
    RazesUpgrade,
)
from quadriga.games.guardians_arena.supporting import LetsReceive
from quadriga.games.guardians_arena.unheard import (
    CONTROL,
    FACE_DOWN_TERRAIN,
    MATCH_UP_ORDER,
    OTHER_GAME,
    RETREAT,
    SHIELD_MOVEMENT,
    STACKING_LIMIT,
    STRONGHOLD_DEFENCE,
    NoCounterpart,
)
from quadriga.text.grammar import Grammar


def add(g: Grammar) -> None:
    _when_played(g)
    _answers(g)
    _effects(g)
    _items(g)
    _control(g)
    _movement(g)
    _order(g)
    _strongholds(g)


def _when_played(g: Grammar) -> None:
    g.phrase("storage", "play <at |>any time", PlayedWhen)
    g.phrase("storage", "play <as a|instead of a> Command Card", PlayedWhen)
    g.phrase("storage", "costs {n:#} <Power |>Stone to <use|play>", CostsStones)
    g.phrase("storage", "bribery", BribesNow)


def _answers(g: Grammar) -> None:
    """Cards that answer another card or ability at once (gua.card.answer.1)."""
    g.phrase("storage", "negates any Spell, Item, or Command Card effect (but not channeling)", Answers, to=A_SPELL | AN_ITEM | A_COMMAND, does=CANCEL)
    g.phrase("whole storage", "Play when your opponent's Guardian channels. Opponent must SUBTRACT the value of the channeling instead of adding it to his target Creature.", Answers, to=GUARDIAN_CHANNELING, does=SUBTRACT)  # fmt: skip
    g.phrase("whole storage", "Destroy any creature who has just channeled (except guardians). Channeling is <canceled|cancelled>.", Answers, to=CREATURE_CHANNELING, does=DESTROY_GIVER)  # fmt: skip
    g.phrase("whole storage", "Play when an opponent uses a ranged attack. The ranged <attack|attck> acts as if you played it.", Answers, to=A_SHOT, does=TAKE_OVER)
    g.phrase("whole storage", "Play immediately after an opponent uses a ranged attack. Cancel that ranged attack. No more ranged attacks are allowed during this combat by that opponent.", Answers, to=A_SHOT, does=CANCEL, bans=RANGED)  # fmt: skip
    g.phrase("whole storage", "Play when an opponent plays a {icon} Bribery Card. The bribery is <cancelled|canceled> and YOU get the Bribery Card to use until the end of this combat. If you do not use the Bribery Card by the end of this combat, it is discarded to the owner's discard pile.", Answers, to=A_BRIBERY, does=TAKE_CARD)  # fmt: skip


def _effects(g: Grammar) -> None:
    g.phrase("whole storage", "All flyers are hit by a {points:#} pt. AOE attack. Good for one combat only, spell effects flyers on BOTH sides.", Area, only=Flyers(), both=True)  # fmt: skip
    g.phrase("storage", "add {n:#word} Power <Stone|Stones>", GainsStones)
    g.phrase("storage", "when played during combat, any one Creature may receive channeling for one match-up", LetsReceive)
    g.phrase("storage", "when played on your {kind:kind} currently in a match-up, both the {again:kind} and its opponent are destroyed", DestroysBoth)
    g.phrase("storage", "all of your {kind:kindlist} lost in this combat are returned to your Creature Pen", Saves)
    g.phrase("storage", "heal one creature (after combat) for {stones:#} Power Stone", Saves, kind=Anything())
    g.phrase("storage", "destroy any one Stronghold Upgrade", RazesUpgrade)
    g.phrase("storage", "destroy a Terrain card of your choice", RazesTerrain)
    g.phrase("whole storage", "Your opponent must play the remainder of combat with his Combat Hand face-up. You must pick but not show your match-up cards first.", Shows, what=OPEN_HAND)  # fmt: skip
    g.phrase("whole storage", "All {kind:several on this space} can't fight and don't count for control of the space. Place them off to one side. They can still be attacked by secondary attackers.", CantFight)  # fmt: skip
    g.phrase("several on this space", "Creatures on this space bribable by {icons:icon}", Bribable)


def _items(g: Grammar) -> None:
    g.phrase("whole storage", "Allows any Creature to fly. If the Creature is lost, ~ is lost.", Flight)
    g.phrase("storage", "allows all {kind:kindlist} on this space to fly", FlightFor)
    g.phrase("whole storage", "Shield/Terrain Use as either a Terrain Card or as a Shield Card. If used as a Shield Card, the space this Shield is on now has a {n:#}-point Vitality limit.", ShieldOrTerrain)  # fmt: skip


# -- text without counterpart -----------------------------------------------------------------


def _dead(g: Grammar, about: int, template: str, whole: bool = False) -> None:
    g.phrase("whole storage" if whole else "storage", template, NoCounterpart, about=about)


def _control(g: Grammar) -> None:
    space = "control of <space|the space|a space>"
    _dead(g, CONTROL, f"counts as {{n:#}} Vitality for {space}")
    _dead(g, CONTROL, "if it survives, ~ counts as {n:#} Vitality for control of the space")
    _dead(g, CONTROL, "if opponent in match-up was a large creature, then the large creature's Vitality doesn't count toward control of the space")
    _dead(g, CONTROL, "if ~ is alive after combat, add {n:#+} Vitality to each living {kind} for control of the space")
    _dead(g, CONTROL, "when attacking with this Shield, add {n:#} to your Vitality total for control of the space")
    _dead(g, CONTROL, "If alive after combat, pick one of your opponent's creatures. That creature's Vitality doesn't count towards control of the space.", True)
    _dead(g, CONTROL, "When determining control of the space after combat in either of the two spaces directly in front of the Idol, add {n:#} pts. to your Vitality total. Add an additional point of Vitality for each Power Stone spent.", True)  # fmt: skip
    _dead(g, CONTROL, "Creatures who beat ~ are destroyed if they don't get to stay in the space")
    _dead(g, CONTROL, "if beaten in combat, secondary attackers get a {n:#+} Vitality instead of the normal {m:#+}")
    _dead(g, CONTROL, "if ANY of your {kind:kinds} survive, ~ returns to your Shield")
    _dead(g, STACKING_LIMIT, "Allows one of your Creatures to use its Base Vitality for space limitation instead of its red Shield penalty number.", True)
    _dead(g, STACKING_LIMIT, "~ allows you to ignore one small demon or devil from counting towards the space's Vitality limit. Limit {n:#} per space, per player.", True)  # fmt: skip
    _dead(g, FACE_DOWN_TERRAIN, "{n:#+} Vitality on a Face-down Terrain Card")
    _dead(g, OTHER_GAME, "{n:#+} Vitality for each Creature Item used as a Command Card in this combat")
    _dead(g, OTHER_GAME, "must be played as your Command Card")
    _dead(g, OTHER_GAME, "does nothing")
    _dead(g, OTHER_GAME, "during the Draw and Organize Phase, draw an extra card for each Shield you have in the disputed lands")


def _movement(g: Grammar) -> None:
    _dead(g, RETREAT, "you may choose to retreat before melee, but discard ~ to do so")
    _dead(g, RETREAT, "you may then discard ~ and retreat before primary attacks begin")
    _dead(g, RETREAT, "if ~ is in play and unbeaten after primary attacks, you may choose to retreat your Shield and all unbeaten Creatures with it")
    _dead(g, RETREAT, "Play when one of your Shields is forced to retreat. That Shield may retreat to ANY adjacent unoccupied disputed land space.", True)
    _dead(g, SHIELD_MOVEMENT, "Allows any non-flying, all-{kind} Shield to move one extra space, obeying all normal movement rules. Must show your opponent the Shield's contents when moving the extra space.", True)  # fmt: skip
    _dead(g, SHIELD_MOVEMENT, "Play before opponent moves any Shields at the beginning of a turn. All your opponent's Shields can only move {n:#} space this turn.", True)
    _dead(g, SHIELD_MOVEMENT, "Play when opponent is flying a Shield. This spell stops the Shield from moving at all (still remains turned). Also, the targeted player may not fly any other Shields this turn.", True)  # fmt: skip
    _dead(g, SHIELD_MOVEMENT, "Play during your movement turn. You can move any {kind:kindlist} from your Creature Pen to any one of your turned Shields.", True)
    _dead(g, SHIELD_MOVEMENT, "Discard a Creature beneath one of your turned Shields not on an empty disputed land space. Unturn that Shield.", True)
    _dead(g, SHIELD_MOVEMENT, "Play during Movement and Combat Phase. This turn, you may fly two Shields which have the ability to fly.", True)
    _dead(g, SHIELD_MOVEMENT, "Play after using a Shield's movement option. Immediately use another of your Shield's movement options.", True)
    _dead(g, SHIELD_MOVEMENT, "Play when one of your Shields is attacked. Before creating your Combat Hand, you may switch the Shield and its contents with one of your unturned Shields. Both Shields involved in the Switch end the combat turned.", True)  # fmt: skip
    _dead(g, SHIELD_MOVEMENT, "{n:#+} movement to any shield that can move. This spell does not allow a Shield to move past a space that would normally stop it (an empty space, an enemy's shield, etc.)", True)  # fmt: skip
    _dead(g, SHIELD_MOVEMENT, "Playable on any flying shield (while moving face-up). Kill as many flying Creatures as desired, but lose one Power Stone for each Creature destroyed.", True)  # fmt: skip


def _order(g: Grammar) -> None:
    _dead(g, MATCH_UP_ORDER, "for the duration of combat, your opponent must declare the Size of Creatures in match-ups before you pick your Creatures")
    _dead(g, MATCH_UP_ORDER, "opponent must declare the Type (border color) of his/her first Creature in combat")
    _dead(g, MATCH_UP_ORDER, "while ~ is in play, your opponent must tell you the class of his Creatures in match-ups before you pick yours")
    _dead(g, MATCH_UP_ORDER, "opponent must play these in match-ups before any others")
    _dead(g, MATCH_UP_ORDER, "must play as first melee Creature")
    _dead(g, MATCH_UP_ORDER, "In the first match-up, play your Creature before your opponent. Opponent must play the highest Base Vitality Creature that yours can beat. Both sides may then try to modify combat through ranged attacks, channeling, etc....", True)  # fmt: skip
    _dead(g, MATCH_UP_ORDER, "Randomly pick the order that your opponent plays his cards in combat. He may used ranged attacks and secondary attackers normally.", True)
    _dead(g, MATCH_UP_ORDER, "Both players must play their lowest Vitality Creature first, followed by the second lowest, etc.... Ranged attacks are allowed as normal.", True)


def _strongholds(g: Grammar) -> None:
    _dead(g, STRONGHOLD_DEFENCE, "{n:#+} Vitality to <defending Creatures|defenders>")
    _dead(g, STRONGHOLD_DEFENCE, "{n:#}d{m:#}+1 Vitality to defending Creatures. Roll once before combat.", True)
    _dead(g, STRONGHOLD_DEFENCE, "no flying allowing to this space")
    _dead(g, STRONGHOLD_DEFENCE, "{n:#+} to your ranged attacks")
    _dead(g, STRONGHOLD_DEFENCE, "counts as River & Lakes")
    _dead(g, STRONGHOLD_DEFENCE, "all {kind} lost in combat on this card go to your {again:kind} Creature Pen instead of the discard pile")
    _dead(g, STRONGHOLD_DEFENCE, "all your Creatures are {n:#+} Vitality vs. Creatures defending in Strongholds")
    _dead(g, STRONGHOLD_DEFENCE, "{n:#+} Vitality <Vs.|vs.> Creatures defending in Strongholds")
    _dead(g, STRONGHOLD_DEFENCE, "when attacking <a |>Stronghold, ~'s match-up opponent loses its Stronghold bonus")
    _dead(g, STRONGHOLD_DEFENCE, "if ~ survives a combat over an opponent's non-rubbled Stronghold Card, that opponent loses two random cards from his Creature Pen")
    _dead(g, STRONGHOLD_DEFENCE, "All attacks versus Creatures defending a Stronghold are {n:#+} Vitality. Effect lasts for one combat. Play before combat starts.", True)
    _dead(g, STRONGHOLD_DEFENCE, "Crenalations stop flying to ALL of your Stronghold cards. Flying is still allowed FROM the Stronghold spaces.", True)
    _dead(g, STRONGHOLD_DEFENCE, "All defensive Vitality bonuses on this Stronghold Card are ignored. You may play this Downgrade on an opponent's end Stronghold Card if there is not already an Upgrade there.", True)  # fmt: skip
