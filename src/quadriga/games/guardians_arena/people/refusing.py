"""Why not? What is missing for an action, with the rule that demands it."""

from __future__ import annotations

from quadriga.games.game import Refusal
from quadriga.games.guardians_arena.chapters import verbs
from quadriga.games.guardians_arena.chapters.active_texts import active_texts
from quadriga.games.guardians_arena.chapters.channeling import can_receive, shots_allowed
from quadriga.games.guardians_arena.chapters.combat_rounds import may_second, one_too_many
from quadriga.games.guardians_arena.chapters.faces import BRIBERY, DOWNGRADE, ITEM_C, SPELL, UPGRADE, card
from quadriga.games.guardians_arena.chapters.raid import RUINS_FOR_GUARDIAN, empty_strongholds, raid_targets
from quadriga.games.guardians_arena.chapters.storage_cards import stones_to_play, targets
from quadriga.games.guardians_arena.chapters.table import (
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
from quadriga.games.saying import slot_with_ref, unaskable
from quadriga.kernel.decisions import arg_a, verb
from quadriga.messages import speaker

say = speaker("guardians-arena")
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
    "draft": ((DRAFTING,), "gua.draft.1", say("no-step-draft")),
    "enter": ((ENTERING,), "gua.enter.1", say("no-step-enter")),
    "play": ((PRIMARY, SECONDARY), "gua.primary.5", say("no-step-play")),
    "channel": ((PRIMARY,), "gua.house.channel.1", say("no-step-channel")),
    "shoot": ((PRIMARY,), "gua.house.ranged.1", say("no-step-shoot")),
    "fight": ((SECONDARY, RAID), "gua.secondary.3", say("no-step-fight")),
    "capture": ((CHALLENGE,), "gua.challenge.1", say("no-step-capture")),
    "raid": ((RAID,), "gua.raid.1", say("no-step-raid")),
    "siege": ((RAID,), "gua.raid.5", say("no-step-siege")),
    "storm": ((RAID,), "gua.raid.4", say("no-step-storm")),
    "rebuild": ((RAID,), "gua.raid.6", say("no-step-rebuild")),
}


def why_not(s: Arena, seat: int, action: str, ref: int) -> Refusal | None:
    refusal = unaskable(s, seat, action, ref, ACTIONS, "gua.house.visible.1", "gua.turn.1")
    if refusal is not None:
        return refusal
    c = slot_with_ref(s, ref)
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
            say("no-passed"), "gua.draft.9" if action == "draft" else "gua.primary.9"
        )
    missing = _missing(s, seat, action, c)
    if missing is not None:
        return missing
    return Refusal(say("no-not-your-move"), rule)


def _missing(s: Arena, seat: int, action: str, c: int) -> Refusal | None:
    if action in ("draft", "play", "fight", "rebuild") and s.zone[c] != zone(seat, HAND):
        return Refusal(say("no-only-from-hand"), "gua.storagehand.1")
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
            return Refusal(say("no-only-shields"), "gua.challenge.2")
        return Refusal(say("no-nothing-to-capture"), "gua.challenge.2")
    if action == "rebuild":
        if not card(s, c).is_terrain():
            return Refusal(say("no-only-terrain-rebuilds"), "gua.raid.6")
        return Refusal(say("no-ruin"), "gua.raid.6")
    return _raid(s, seat, action, c)


def _draft(s: Arena, seat: int, c: int) -> Refusal | None:
    face = card(s, c)
    standing = [k for k in range(COLUMNS) if stands(s, seat, k)]
    if face.is_creature():
        if not standing:
            return Refusal(say("no-all-ruins"), "gua.draft.2")
        if not face.supports():
            return Refusal(
                say("no-only-supporters-under"),
                "gua.draft.4",
            )
        return Refusal(say("no-strongholds-full"), "gua.draft.3")
    if face.is_shield():
        return Refusal(say("no-creature-without-shield"), "gua.draft.5")
    if face.is_terrain() and all(terrain(s, k) >= 0 for k in range(COLUMNS)):
        return Refusal(say("no-free-space"), "gua.draft.6")
    if face.type == ITEM_C:
        return Refusal(say("no-creature-without-item"), "gua.draft.7")
    if face.type == UPGRADE:
        return Refusal(
            say("no-free-end"), "gua.draft.8"
        )
    if face.type == DOWNGRADE:
        return Refusal(say("no-free-enemy-end"), "gua.orig.updown.1")
    return Refusal(say("no-storage-not-laid"), "gua.discard.4")


def _enter(s: Arena, seat: int, c: int) -> Refusal | None:
    if zone_kind(s.zone[c]) != ON or zone_seat(s.zone[c]) != seat:
        return Refusal(say("no-only-strongholds-enter"), "gua.enter.3")
    if not shielded(s, c):
        return Refusal(say("no-shield-no-entry"), "gua.enter.3")
    return None


def _play(s: Arena, seat: int, c: int) -> Refusal | None:
    face = card(s, c)
    if not face.double_border():
        return Refusal(say("no-only-double-border"), "gua.primary.5")
    if stones_to_play(face) > s.stones[seat]:
        return Refusal(
            say("no-stones", cost=stones_to_play(face), have=s.stones[seat]), "gua.house.stones.1"
        )
    if face.abilities and all(a.does_nothing() for a in face.abilities):
        return Refusal(say("no-text-counterpart"), "gua.card.dead.1")
    if s.column >= 0 and not targets(s, seat, s.column, c):
        if face.type == BRIBERY:
            return Refusal(say("no-icon"), "gua.bribery.1")
        rule = "gua.secondary.6" if s.step == SECONDARY else "gua.house.storage.2"
        return Refusal(say("no-duel-target"), rule)
    return Refusal(say("no-text-forbids-spell" if face.type == SPELL else "no-text-forbids-card"), "gua.card.ban.1")


def _support(s: Arena, seat: int, action: str, c: int) -> Refusal | None:
    face = card(s, c)
    if zone_kind(s.zone[c]) != UNDER or zone_seat(s.zone[c]) != seat:
        return Refusal(say("no-only-under-supports"), "gua.primary.6")
    if s.used[c]:
        return Refusal(say("no-used"), "gua.house.channel.1")
    if action == "channel":
        if face.channels <= 0:
            return Refusal(say("no-channeling"), "gua.orig.channel.4")
        d = only(s, zone(seat, 24, s.column)) if s.column >= 0 else -1
        if d >= 0 and not can_receive(s, seat, d, active_texts(s, s.column)):
            return Refusal(say("no-receiving"), "gua.orig.channel.1")
        return Refusal(say("no-channel-now"), "gua.card.channel.1")
    if not face.shooter:
        return Refusal(say("no-ranged"), "gua.orig.ranged.1")
    if s.column >= 0 and not shots_allowed(s, seat, s.column):
        return Refusal(say("no-ranged-here"), "gua.orig.ranged.2")
    return Refusal(say("no-ranged-fits"), "gua.card.ranged.1")


def _fight(s: Arena, seat: int, c: int) -> Refusal | None:
    if not card(s, c).is_creature():
        return Refusal(say("no-only-creatures-fight"), "gua.secondary.3")
    if s.step == SECONDARY and s.column >= 0:
        if not may_second(s, seat, s.column):
            return Refusal(say("no-secondary-here"), "gua.card.nosec.1")
        if one_too_many(s, seat, s.column, c):
            return Refusal(say("no-one-already"), "gua.card.limit.1")
        return Refusal(say("no-kind-fights"), "gua.card.cantfight.1")
    return None


def _raid(s: Arena, seat: int, action: str, c: int) -> Refusal | None:
    if zone_seat(s.zone[c]) != seat or zone_kind(s.zone[c]) not in (ON, CAPTURED):
        return Refusal(say("no-raiders"), "gua.raid.3")
    if action == "raid" and not raid_targets(s, seat):
        return Refusal(say("no-unshielded-enemy"), "gua.raid.2")
    if action == "siege":
        if not s.zones[zone(seat, HAND)]:
            return Refusal(say("no-card-to-pay"), "gua.siege.3")
        if not empty_strongholds(s, seat):
            return Refusal(say("no-empty-stronghold"), "gua.siege.1")
    if action == "storm" and ruins(s, 1 - seat) < RUINS_FOR_GUARDIAN:
        return Refusal(say("no-guardian-yet", n=RUINS_FOR_GUARDIAN), "gua.raid.4")
    return None
