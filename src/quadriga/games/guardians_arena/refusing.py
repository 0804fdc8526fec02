"""Why not? What is missing for an action, with the rule that demands it."""

from __future__ import annotations

from quadriga.games.door import Refusal
from quadriga.games.guardians_arena import verbs
from quadriga.games.guardians_arena.channeling import can_receive, shots_allowed
from quadriga.games.guardians_arena.combat_rounds import may_second, one_too_many
from quadriga.games.guardians_arena.faces import BRIBERY, DOWNGRADE, ITEM_C, SPELL, UPGRADE, card
from quadriga.games.guardians_arena.raid import RUINS_FOR_GUARDIAN, empty_strongholds, raid_targets
from quadriga.games.guardians_arena.storage_cards import stones_to_play, targets
from quadriga.games.guardians_arena.table import (
    CAPTURED,
    CHALLENGE,
    COLUMNS,
    DRAFTING,
    ENTERING,
    HAND,
    ON,
    PRIMARY,
    RAID,
    SECONDARY,
    UNDER,
    Arena,
    only,
    ruins,
    shielded,
    stands,
    terrain,
    zone,
    zone_kind,
    zone_seat,
)
from quadriga.games.guardians_arena.voices import voices
from quadriga.games.saying import slot_of, unaskable
from quadriga.kernel.decisions import arg_a, verb

ACTIONS = ("draft", "enter", "play", "channel", "shoot", "fight", "capture", "raid", "siege", "storm", "rebuild")

VERBS = {
    "draft": (verbs.LAY_ON, verbs.LAY_UNDER, verbs.GIVE_SHIELD, verbs.LAY_TERRAIN, verbs.GIVE_ITEM, verbs.BUILD),
    "enter": (verbs.ENTER,),
    "play": (verbs.CAST, verbs.ANSWER),
    "channel": (verbs.CHANNEL,),
    "shoot": (verbs.SHOOT,),
    "fight": (verbs.FIGHT,),
    "capture": (verbs.CAPTURE, verbs.BREAK),
    "raid": (verbs.RAID_CREATURE,),
    "siege": (verbs.SIEGE,),
    "storm": (verbs.STORM,),
    "rebuild": (verbs.REBUILD,),
}
STEPS = {
    "draft": ((DRAFTING,), "gua.draft.1", "Cards are laid out in Drafting."),
    "enter": ((ENTERING,), "gua.enter.1", "Creatures enter in step II.A."),
    "play": ((PRIMARY, SECONDARY), "gua.primary.5", "Storage cards are played in the rounds of a Duel."),
    "channel": ((PRIMARY,), "gua.house.channel.1", "Creatures channel in the primary round of a Duel."),
    "shoot": ((PRIMARY,), "gua.house.ranged.1", "Ranged Attacks are used in the primary round of a Duel."),
    "fight": ((SECONDARY, RAID), "gua.secondary.3", "Secondary fighters join in the secondary round or in a raid."),
    "capture": ((CHALLENGE,), "gua.challenge.1", "Shields capture and break Shields in Challenge."),
    "raid": ((RAID,), "gua.raid.1", "Creatures raid in step III.D."),
    "siege": ((RAID,), "gua.raid.5", "Strongholds are attacked in step III.D."),
    "storm": ((RAID,), "gua.raid.4", "Guardians are attacked in step III.D."),
    "rebuild": ((RAID,), "gua.raid.6", "Ruins are rebuilt in step III.D."),
}


def why_not(s: Arena, seat: int, action: str, ref: int) -> Refusal | None:
    refusal = unaskable(s, seat, action, ref, ACTIONS, "gua.house.visible.1", "gua.turn.1")
    if refusal is not None:
        return refusal
    c = slot_of(s, ref)
    steps, rule, reason = STEPS[action]
    if s.step not in steps:
        return Refusal(reason, rule)
    d = s.decision
    if d is not None and d.player == seat:
        for o in d.options:
            if verb(o) in VERBS[action] and arg_a(o) == c:
                return None
    if s.passed[seat] and action in ("draft", "play", "channel", "shoot", "fight"):
        return Refusal(
            "You have passed: no more action in this step.", "gua.draft.9" if action == "draft" else "gua.primary.9"
        )
    missing = _missing(s, seat, action, c)
    if missing is not None:
        return missing
    return Refusal("It is not your turn to act.", rule)


def _missing(s: Arena, seat: int, action: str, c: int) -> Refusal | None:
    if action in ("draft", "play", "fight", "rebuild") and s.zone[c] != zone(seat, HAND):
        return Refusal("Only cards in your hand can be used.", "gua.storagehand.1")
    if action == "draft":
        return _draft(s, seat, c)
    if action == "enter":
        return _enter(s, seat, c)
    if action == "play":
        return _play(s, seat, c)
    if action in ("channel", "shoot"):
        return _support(s, seat, action, c)
    if action == "fight":
        return _fight(s, seat, c)
    if action == "capture":
        if not card(s, c).is_shield():
            return Refusal("Only a Shield can capture or break a Shield.", "gua.challenge.2")
        return Refusal("The enemy has neither an unshielded creature nor a Shield in play.", "gua.challenge.2")
    if action == "rebuild":
        if not card(s, c).is_terrain():
            return Refusal("Only a Terrain rebuilds a Ruin.", "gua.raid.6")
        return Refusal("You have no Ruin.", "gua.raid.6")
    return _raid(s, seat, action, c)


def _draft(s: Arena, seat: int, c: int) -> Refusal | None:
    face = card(s, c)
    standing = [k for k in range(COLUMNS) if stands(s, seat, k)]
    if face.is_creature():
        if not standing:
            return Refusal("All your Strongholds are Ruins.", "gua.draft.2")
        if not face.supports():
            return Refusal(
                "Your Strongholds have creatures on them, and only those with Channeling or Ranged Attack go under.",
                "gua.draft.4",
            )
        return Refusal("Every standing Stronghold has a creature on and under it.", "gua.draft.3")
    if face.is_shield():
        return Refusal("You have no creature on a Stronghold without a Shield.", "gua.draft.5")
    if face.is_terrain() and all(terrain(s, k) >= 0 for k in range(COLUMNS)):
        return Refusal("Every space has a Terrain.", "gua.draft.6")
    if face.type == ITEM_C:
        return Refusal("You have no creature on or under a Stronghold without an Item.", "gua.draft.7")
    if face.type == UPGRADE:
        return Refusal(
            "Neither of your end Strongholds is free: it must stand and have no Upgrade or Downgrade.", "gua.draft.8"
        )
    if face.type == DOWNGRADE:
        return Refusal("Neither end Stronghold of the enemy is free of Upgrades.", "gua.orig.updown.1")
    return Refusal("Storage cards are not laid out; they are played in Duels.", "gua.discard.4")


def _enter(s: Arena, seat: int, c: int) -> Refusal | None:
    if zone_kind(s.zone[c]) != ON or zone_seat(s.zone[c]) != seat:
        return Refusal("Only creatures on your Strongholds can enter.", "gua.enter.3")
    if not shielded(s, c):
        return Refusal("A creature without a Shield cannot enter.", "gua.enter.3")
    return None


def _play(s: Arena, seat: int, c: int) -> Refusal | None:
    face = card(s, c)
    if not face.double_border():
        return Refusal("Only Spells, Bribery and H Items are played in a Duel.", "gua.primary.5")
    if stones_to_play(face) > s.stones[seat]:
        return Refusal(
            f"It costs {stones_to_play(face)} Power Stones; you have {s.stones[seat]}.", "gua.house.stones.1"
        )
    if face.abilities and all(a.does_nothing() for a in face.abilities):
        return Refusal("Its text speaks only of things that Arena does not have.", "gua.card.dead.1")
    if s.column >= 0 and not targets(s, seat, s.column, c):
        if face.type == BRIBERY:
            return Refusal("No enemy creature within reach shows its icon.", "gua.bribery.1")
        rule = "gua.secondary.6" if s.step == SECONDARY else "gua.house.storage.2"
        return Refusal("It has no target in the current Duel, or answers something that has not happened.", rule)
    what = "Spell" if face.type == SPELL else "card"
    return Refusal(f"A text forbids this {what} here.", "gua.card.ban.1")


def _support(s: Arena, seat: int, action: str, c: int) -> Refusal | None:
    face = card(s, c)
    if zone_kind(s.zone[c]) != UNDER or zone_seat(s.zone[c]) != seat:
        return Refusal("Only creatures under your Strongholds can support a Duel.", "gua.primary.6")
    if s.used[c]:
        return Refusal("It has been used in this combat already.", "gua.house.channel.1")
    if action == "channel":
        if face.channels <= 0:
            return Refusal("It has no Channeling value.", "gua.orig.channel.4")
        d = only(s, zone(seat, 24, s.column)) if s.column >= 0 else -1
        if d >= 0 and not can_receive(s, seat, d, voices(s, s.column)):
            return Refusal("Your Duelist cannot receive Channeling.", "gua.orig.channel.1")
        return Refusal("It cannot channel to your Duelist now.", "gua.card.channel.1")
    if not face.shooter:
        return Refusal("It has no Ranged Attack.", "gua.orig.ranged.1")
    if s.column >= 0 and not shots_allowed(s, seat, s.column):
        return Refusal("No Ranged Attack is allowed in this Duel.", "gua.orig.ranged.2")
    return Refusal("Its Ranged Attack does not fit this Duel.", "gua.card.ranged.1")


def _fight(s: Arena, seat: int, c: int) -> Refusal | None:
    if not card(s, c).is_creature():
        return Refusal("Only creatures can be secondary fighters.", "gua.secondary.3")
    if s.step == SECONDARY and s.column >= 0:
        if not may_second(s, seat, s.column):
            return Refusal("No secondary fighters are allowed against that Duelist.", "gua.card.nosec.1")
        if one_too_many(s, seat, s.column, c):
            return Refusal("One such card is on your side already.", "gua.card.limit.1")
        return Refusal("A text keeps this kind from fighting.", "gua.card.cantfight.1")
    return None


def _raid(s: Arena, seat: int, action: str, c: int) -> Refusal | None:
    if zone_seat(s.zone[c]) != seat or zone_kind(s.zone[c]) not in (ON, CAPTURED):
        return Refusal("Raiders stand on your Strongholds or are captured by you.", "gua.raid.3")
    if action == "raid" and not raid_targets(s, seat):
        return Refusal("The enemy has no creature without a Shield.", "gua.raid.2")
    if action == "siege":
        if not s.zones[zone(seat, HAND)]:
            return Refusal("You have no card in hand to pay with.", "gua.siege.3")
        if not empty_strongholds(s, seat):
            return Refusal("No enemy Stronghold that stands is empty.", "gua.siege.1")
    if action == "storm" and ruins(s, 1 - seat) < RUINS_FOR_GUARDIAN:
        return Refusal(f"The Guardian can be attacked once {RUINS_FOR_GUARDIAN} Strongholds are Ruins.", "gua.raid.4")
    return None
