"""Words for people: prompts, labels of options, lines of the log."""

from __future__ import annotations

from typing import Any

from quadriga.games.guardians_arena.chapters import verbs
from quadriga.games.guardians_arena.chapters.faces import card
from quadriga.games.guardians_arena.chapters.table import (
    CAPTURED,
    COLUMNS,
    DECK,
    DISCARD,
    FIGHTERS,
    GUARDIAN_PLACE,
    HAND,
    ITEMS,
    ON,
    OUT,
    PEN,
    PLAYED,
    SHIELDS,
    SPACE,
    STORAGE,
    STRONGHOLDS,
    TERRAIN_ZONE,
    UNDER,
    UPGRADES,
    VICTORIOUS,
    Arena,
    zone_column,
    zone_kind,
    zone_seat,
)
from quadriga.games.saying import plain_option, player_of, prompted
from quadriga.kernel.decisions import PICK, Decision, arg_a, arg_b, arg_c, verb
from quadriga.kernel.unknown import knows
from quadriga.messages import Card, Listed, Message, Slot, Zone, speaker
from quadriga.messages.message import slug

PLACE_NAMES = {
    DECK: "deck",
    HAND: "hand",
    PEN: "Creatures Pen",
    STORAGE: "Storage",
    DISCARD: "discard pile",
    VICTORIOUS: "Victorious",
    CAPTURED: "captured",
    GUARDIAN_PLACE: "Guardian",
    SHIELDS: "Shields in play",
    ITEMS: "Items in play",
    OUT: "out of the game",
    PLAYED: "played cards",
    STRONGHOLDS: "Stronghold",
    ON: "on Stronghold",
    UNDER: "under Stronghold",
    UPGRADES: "Upgrade",
    SPACE: "Combat Zone",
    FIGHTERS: "secondary fighters",
    TERRAIN_ZONE: "Terrain",
}
SIDES = ("left", "centre", "right")

ASKED = (
    "redraw", "leave up-card", "draft", "discard", "enter", "primary", "secondary", "answer", "save", "pay",
    "movement", "terrain", "challenge", "raid", "raid fight",
)  # fmt: skip
"""The kinds of questions; each has its message `ask-…`."""
TOLD = (
    "phase I", "phase II", "phase III", "cut", "draw", "take up", "put away", "up-card", "up-card under deck",
    "active", "pass", "lay", "shield", "terrain", "item", "build", "discard", "enter", "turn up", "play", "answer",
    "cancelled", "used", "back", "command", "dispelled", "channel", "shoot", "area of effect", "fighter", "total",
    "duel over", "duel won", "beaten", "destroyed", "tied", "to pen", "shield lost", "shield back", "item goes",
    "rearrange", "terrain destroyed", "victorious", "capture", "capturing shield", "raid", "raid tied", "siege",
    "ruin", "rebuild", "rebuilt", "upgrade lost", "stones", "show", "taken", "guardian killed", "guardian stands",
)  # fmt: skip
"""The kinds of events that are told; each has its message `log-…`."""
DONE = {
    "draft": "do-pass",
    "primary": "do-pass",
    "secondary": "do-pass",
    "raid fight": "do-pass",
    "enter": "do-enter-no-more",
    "answer": "do-no-answer",
    "save": "do-let-go",
    "pay": "do-no-pay",
    "terrain": "do-leave-terrain",
    "challenge": "do-no-challenge",
    "raid": "do-no-raid",
}
"""What leaving a question means, by its kind; else it is done."""
say = speaker("guardians-arena")


def side(seat: int, column: int) -> str:
    """A column as a player sees it: your left is their right (gua.house.board.1)."""
    return SIDES[column if seat == 0 else COLUMNS - 1 - column]


def side_told(seat: int, column: int) -> Message:
    return say(f"side-{side(seat, column)}")


PLACES = {
    STRONGHOLDS: "place-stronghold",
    ON: "place-on",
    UNDER: "place-under",
    UPGRADES: "place-upgrade",
    SPACE: "place-space",
    FIGHTERS: "place-fighters",
    TERRAIN_ZONE: "place-terrain",
}


def place_told(z: int, seat: int) -> Message:
    """A place in a sentence, its column as this seat counts them."""
    kind = zone_kind(z)
    if kind < STRONGHOLDS:
        return say("place-off", zone=Zone(PLACE_NAMES[kind], "guardians-arena"))
    return say(PLACES[kind], side=side_told(seat, zone_column(z)))


def shown(s: Arena, seat: int, c: int) -> Card | Message:
    """A card as this seat may know it."""
    if knows(s, seat, c):
        return Card(card(s, c).name, card(s, c).number)
    return say("hidden-at", where=place_told(s.zone[c], seat))


def at(s: Arena, seat: int, c: int) -> Card | Message:
    """A creature with the place where it lies."""
    kind = zone_kind(s.zone[c])
    if kind not in (ON, UNDER, SPACE) or not knows(s, seat, c):
        return shown(s, seat, c)
    owner = "yours" if zone_seat(s.zone[c]) == seat else "theirs"
    where = {ON: "on", UNDER: "under", SPACE: "front"}[kind]
    return say(f"at-{where}-{owner}", card=shown(s, seat, c), side=side_told(seat, zone_column(s.zone[c])))


def prompt(s: Arena, d: Decision) -> Message:
    return prompted(s, d, say(f"ask-{slug(d.kind)}"), lambda c: card(s, c).name)


def option_view(s: Arena, option: int) -> dict[str, Any]:
    """An option in words, with the ids of the cards it touches."""
    d = s.decision
    assert d is not None
    seat = d.player
    what = verb(option)
    a = arg_a(option)
    b = arg_b(option)
    plain = plain_option(d, what, a, say, DONE)
    if plain is not None:
        return plain
    if what == verbs.KEEP:
        return {"verb": "keep", "label": say("do-keep"), "cards": []}
    if what == verbs.REDRAW:
        return {"verb": "redraw", "label": say("do-redraw"), "cards": []}
    if what == verbs.ARRANGE:
        return _arrangement(s, seat, (a, b, arg_c(option)))
    if what == verbs.RAZE:
        label = say("do-raze", side=side_told(seat, a))
        return {"verb": "raze", "label": label, "cards": [], "place": f"Terrain {SIDES[a]}"}
    return _card_option(s, seat, what, a, b)


def _card_option(s: Arena, seat: int, what: int, a: int, b: int) -> dict[str, Any]:
    name = shown(s, seat, a)
    one = [s.ref[a]]
    if what == PICK:
        return {"verb": "discard", "label": say("do-discard", card=name), "cards": one}
    if what == verbs.LAY_ON:
        label = say("do-lay-on", card=name, side=side_told(seat, b))
        return {"verb": "lay on", "label": label, "cards": one, "place": f"on Stronghold {side(seat, b)}"}
    if what == verbs.LAY_UNDER:
        label = say("do-lay-under", card=name, side=side_told(seat, b))
        return {"verb": "lay under", "label": label, "cards": one, "place": f"under Stronghold {side(seat, b)}"}
    if what == verbs.LAY_TERRAIN or what == verbs.SETTLE:
        label = say("do-terrain", card=name, side=side_told(seat, b))
        return {"verb": "terrain", "label": label, "cards": one, "place": f"Terrain {SIDES[b]}"}
    if what == verbs.GIVE_SHIELD or what == verbs.GIVE_ITEM:
        word = "shield" if what == verbs.GIVE_SHIELD else "item"
        label = say("do-give", card=name, target=at(s, seat, b))
        return {"verb": word, "label": label, "cards": [*one, s.ref[b]]}
    if what == verbs.BUILD:
        label = say("do-build", card=name, side=side_told(seat, b))
        return {"verb": "build", "label": label, "cards": one, "place": f"Upgrade {side(seat, b)}"}
    if what == verbs.ENTER:
        return {"verb": "enter", "label": say("do-enter", target=at(s, seat, a)), "cards": one}
    if what == verbs.CAST:
        if b == 0:
            return {"verb": "play", "label": say("do-play", card=name), "cards": one}
        label = say("do-play-on", card=name, target=at(s, seat, b - 1))
        return {"verb": "play", "label": label, "cards": [*one, s.ref[b - 1]]}
    if what == verbs.CHANNEL:
        return {"verb": "channel", "label": say("do-channel", card=name), "cards": one}
    if what == verbs.SHOOT:
        return {"verb": "shoot", "label": say("do-shoot", card=name), "cards": one}
    if what == verbs.POWER:
        return {"verb": "guardian", "label": say("do-guardian", card=name, stones=b), "cards": one}
    if what == verbs.FIGHT:
        return {"verb": "fight", "label": say("do-fight", card=name), "cards": one}
    if what == verbs.ANSWER:
        return {"verb": "answer", "label": say("do-answer", card=name), "cards": one}
    if what == verbs.SAVE:
        return {"verb": "save", "label": say("do-save", card=name), "cards": one}
    if what == verbs.PAY:
        return {"verb": "pay", "label": say("do-pay"), "cards": one}
    if what == verbs.CAPTURE:
        label = say("do-capture", target=at(s, seat, b), shield=_shield(s, seat, a))
        return {"verb": "capture", "label": label, "cards": [*one, s.ref[b]]}
    if what == verbs.BREAK:
        label = say("do-break", target=_shield(s, seat, b), shield=_shield(s, seat, a))
        return {"verb": "break", "label": label, "cards": [*one, s.ref[b]]}
    if what == verbs.RAID_CREATURE:
        label = say("do-raid", card=at(s, seat, a), target=at(s, seat, b))
        return {"verb": "raid", "label": label, "cards": [*one, s.ref[b]]}
    if what == verbs.SIEGE:
        label = say("do-siege", card=name, side=side_told(seat, b))
        there = f"Stronghold {side(1 - seat, b)}"
        return {"verb": "siege", "label": label, "cards": one, "place": there, "seat": 1 - seat}
    if what == verbs.STORM:
        return {"verb": "storm", "label": say("do-storm", card=at(s, seat, a)), "cards": one}
    if what == verbs.REBUILD:
        label = say("do-rebuild", card=name, side=side_told(seat, b))
        return {"verb": "rebuild", "label": label, "cards": one, "place": f"Stronghold {side(seat, b)}"}
    raise AssertionError(f"No words for verb {what}")


def _shield(s: Arena, seat: int, c: int) -> Card | Message:
    bearer = s.bearer[c]
    if bearer < 0:
        return shown(s, seat, c)
    return say("borne-by", card=shown(s, seat, c), target=at(s, seat, bearer))


def _arrangement(s: Arena, seat: int, sources: tuple[int, int, int]) -> dict[str, Any]:
    """A whole arrangement: who stands where."""
    parts: list[tuple[str, Message]] = []
    cards = []
    still = True
    for column in range(COLUMNS):
        source = sources[column]
        if source:
            c = s.zones[seat * 30 + ON + source - 1][0]
            cards.append(s.ref[c])
            told = say("do-arranged", card=shown(s, seat, c), side=side_told(seat, column))
            parts.append((side(seat, column), told))
            still = still and source == column + 1
    if still:
        return {"verb": "stay", "label": say("do-stay"), "cards": cards}
    places = tuple(told for _, told in sorted(parts, key=lambda part: SIDES.index(part[0])))
    return {"verb": "arrange", "label": say("do-arrange", places=Listed(places)), "cards": cards}


def describe(s: Arena, event: dict[str, Any], seat: int) -> Message:
    kind = str(event["kind"])
    viewer = seat if seat < 2 else 0
    slots: dict[str, Slot] = {
        "player": player_of(event, seat),
        "card": card_told(s, event.get("card")),
        "n": int(event.get("n", 0)),
    }
    if "to" in event:
        slots["to"] = place_told(event["to"], viewer)
    if "from" in event:
        slots["from"] = Zone(PLACE_NAMES[zone_kind(event["from"])], "guardians-arena")
    return say(f"log-{slug(kind)}", **slots)


def card_told(s: Arena, number: str | None) -> Card:
    if number is None:
        return Card()
    return Card(next((face.name for face in s.faces if face.number == number), number), number)
