"""Words for people: prompts, labels of options, lines of the log."""

from __future__ import annotations

from typing import Any

from quadriga.games.guardians_arena import verbs
from quadriga.games.guardians_arena.faces import card
from quadriga.games.guardians_arena.table import (
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

PROMPTS = {
    "redraw": "You hold no creature. Show your hand and draw eight new cards?",
    "leave up-card": "Leave the Up-Card on your deck and draw the cards below it?",
    "draft": "Drafting: take one action or pass for the rest of the step.",
    "discard": "You hold more than seven cards: choose one to discard.",
    "enter": "Entering the Arena: which of your shielded creatures go in?",
    "primary": "Primary round: play a Storage card, use a supporter or your Guardian, or pass.",
    "secondary": "Secondary round: add a fighter, play a Storage card on a fighter, or pass.",
    "answer": "Answer this before it takes effect?",
    "save": "Your Duelist is beaten. Save it?",
    "pay": "Pay a Power Stone, or the beaten creature returns to its owner's Pen.",
    "movement": "Movement: arrange the creatures on your Strongholds.",
    "terrain": "Terrain: change the Terrain under your creature?",
    "challenge": "Challenge: capture a creature or destroy a Shield with one of your Shields?",
    "raid": "Raid: attack with one creature, or rebuild a Ruin?",
    "raid fight": "Raid: add a fighter, use your Guardian's Channeling, or pass.",
}
DONE_LABELS = {
    "draft": "Pass",
    "primary": "Pass",
    "secondary": "Pass",
    "raid fight": "Pass",
    "enter": "No further creature enters",
    "answer": "Do not answer",
    "save": "Let it go",
    "pay": "Do not pay",
    "terrain": "Leave it",
    "challenge": "No Challenge",
    "raid": "No Raid",
}


def side(seat: int, column: int) -> str:
    """A column as a player sees it: your left is their right (gua.house.board.1)."""
    return SIDES[column if seat == 0 else COLUMNS - 1 - column]


def place_name(z: int, seat: int) -> str:
    """A place in a sentence, its column as this seat counts them."""
    kind = zone_kind(z)
    if kind < STRONGHOLDS:
        return PLACE_NAMES[kind]
    where = side(seat, zone_column(z))
    return IN_SENTENCES[kind].format(where)


IN_SENTENCES = {
    STRONGHOLDS: "{} Stronghold",
    ON: "on the {} Stronghold",
    UNDER: "under the {} Stronghold",
    UPGRADES: "at the {} Stronghold",
    SPACE: "in the {} space",
    FIGHTERS: "beside the {} Duelist",
    TERRAIN_ZONE: "{} space",
}


def shown(s: Arena, seat: int, c: int) -> str:
    """A card's name as this seat may know it."""
    if knows(s, seat, c):
        return card(s, c).name
    return f"the hidden card {place_name(s.zone[c], seat)}"


def at(s: Arena, seat: int, c: int) -> str:
    """A creature with the place where it lies."""
    kind = zone_kind(s.zone[c])
    if kind in (ON, UNDER, SPACE):
        if not knows(s, seat, c):
            return shown(s, seat, c)
        owner = "your" if zone_seat(s.zone[c]) == seat else "the enemy's"
        where = {ON: "on", UNDER: "under", SPACE: "in front of"}[kind]
        return f"{card(s, c).name} ({where} {owner} {side(seat, zone_column(s.zone[c]))} Stronghold)"
    return shown(s, seat, c)


def prompt(s: Arena, d: Decision) -> str:
    text = PROMPTS.get(d.kind, "Choose.")
    return prompted(s, d, text, lambda c: card(s, c).name)


def option_view(s: Arena, option: int) -> dict[str, Any]:
    """An option in words, with the ids of the cards it touches."""
    d = s.decision
    assert d is not None
    seat = d.player
    what = verb(option)
    a = arg_a(option)
    b = arg_b(option)
    plain = plain_option(d, what, a, DONE_LABELS)
    if plain is not None:
        return plain
    if what == verbs.KEEP:
        return {"verb": "keep", "label": "Keep this hand", "cards": []}
    if what == verbs.REDRAW:
        return {"verb": "redraw", "label": "Show the hand and draw eight new cards", "cards": []}
    if what == verbs.ARRANGE:
        return _arrangement(s, seat, (a, b, arg_c(option)))
    if what == verbs.RAZE:
        return {
            "verb": "raze",
            "label": f"Destroy the Terrain in the {side(seat, a)} space",
            "cards": [],
            "place": side(seat, a),
        }
    return _card_option(s, seat, what, a, b)


def _card_option(s: Arena, seat: int, what: int, a: int, b: int) -> dict[str, Any]:
    name = shown(s, seat, a)
    one = [s.ref[a]]
    if what == PICK:
        return {"verb": "discard", "label": f"Discard {name}", "cards": one}
    if what == verbs.LAY_ON:
        return {
            "verb": "lay on",
            "label": f"Put {name} on the {side(seat, b)} Stronghold",
            "cards": one,
            "place": side(seat, b),
        }
    if what == verbs.LAY_UNDER:
        return {
            "verb": "lay under",
            "label": f"Put {name} under the {side(seat, b)} Stronghold",
            "cards": one,
            "place": side(seat, b),
        }
    if what == verbs.GIVE_SHIELD:
        return {"verb": "shield", "label": f"Give {name} to {at(s, seat, b)}", "cards": [*one, s.ref[b]]}
    if what == verbs.LAY_TERRAIN or what == verbs.SETTLE:
        return {
            "verb": "terrain",
            "label": f"Put {name} on the {side(seat, b)} space",
            "cards": one,
            "place": side(seat, b),
        }
    if what == verbs.GIVE_ITEM:
        return {"verb": "item", "label": f"Give {name} to {at(s, seat, b)}", "cards": [*one, s.ref[b]]}
    if what == verbs.BUILD:
        return {
            "verb": "build",
            "label": f"Build {name} at the {side(seat, b)} Stronghold",
            "cards": one,
            "place": side(seat, b),
        }
    if what == verbs.ENTER:
        return {"verb": "enter", "label": f"{at(s, seat, a)} enters", "cards": one}
    if what == verbs.CAST:
        if b == 0:
            return {"verb": "play", "label": f"Play {name}", "cards": one}
        return {"verb": "play", "label": f"Play {name} on {at(s, seat, b - 1)}", "cards": [*one, s.ref[b - 1]]}
    if what == verbs.CHANNEL:
        return {"verb": "channel", "label": f"{name} channels", "cards": one}
    if what == verbs.SHOOT:
        return {"verb": "shoot", "label": f"{name} uses its Ranged Attack", "cards": one}
    if what == verbs.POWER:
        stones = "a Power Stone" if b == 1 else f"{b} Power Stones"
        return {"verb": "guardian", "label": f"Your Guardian channels to {name} for {stones}", "cards": one}
    if what == verbs.FIGHT:
        return {"verb": "fight", "label": f"Add {name} as a secondary fighter", "cards": one}
    if what == verbs.ANSWER:
        return {"verb": "answer", "label": f"Answer with {name}", "cards": one}
    if what == verbs.SAVE:
        return {"verb": "save", "label": f"Save it by {name}", "cards": one}
    if what == verbs.PAY:
        return {"verb": "pay", "label": "Pay a Power Stone", "cards": one}
    if what == verbs.CAPTURE:
        return {
            "verb": "capture",
            "label": f"Capture {at(s, seat, b)} with {_shield(s, seat, a)}",
            "cards": [*one, s.ref[b]],
        }
    if what == verbs.BREAK:
        return {
            "verb": "break",
            "label": f"Destroy {_shield(s, seat, b)} with {_shield(s, seat, a)}",
            "cards": [*one, s.ref[b]],
        }
    if what == verbs.RAID_CREATURE:
        return {"verb": "raid", "label": f"{at(s, seat, a)} attacks {at(s, seat, b)}", "cards": [*one, s.ref[b]]}
    if what == verbs.SIEGE:
        label = f"{name} attacks the empty {side(seat, b)} Stronghold"
        return {"verb": "siege", "label": label, "cards": one, "place": side(seat, b)}
    if what == verbs.STORM:
        return {"verb": "storm", "label": f"{at(s, seat, a)} attacks the Guardian", "cards": one}
    if what == verbs.REBUILD:
        return {
            "verb": "rebuild",
            "label": f"Rebuild the {side(seat, b)} Ruin with {name}",
            "cards": one,
            "place": side(seat, b),
        }
    raise AssertionError(f"No words for verb {what}")


def _shield(s: Arena, seat: int, c: int) -> str:
    bearer = s.bearer[c]
    return shown(s, seat, c) if bearer < 0 else f"{shown(s, seat, c)} borne by {at(s, seat, bearer)}"


def _arrangement(s: Arena, seat: int, sources: tuple[int, int, int]) -> dict[str, Any]:
    """A whole arrangement: who stands where."""
    parts = []
    cards = []
    still = True
    for column in range(COLUMNS):
        source = sources[column]
        if source:
            c = s.zones[seat * 30 + ON + source - 1][0]
            cards.append(s.ref[c])
            parts.append((side(seat, column), f"{shown(s, seat, c)} {side(seat, column)}"))
            still = still and source == column + 1
    label = (
        "Stay as you are" if still else ", ".join(text for _, text in sorted(parts, key=lambda p: SIDES.index(p[0])))
    )
    return {"verb": "stay" if still else "arrange", "label": label, "cards": cards}


LINES = {
    "phase I": "Turn {n}. Phase I: Draw and Organize.",
    "phase II": "Phase II: Movement and Combat.",
    "phase III": "Phase III: Terrain Settlement.",
    "cut": "{player} cut the deck.",
    "draw": "{player} drew {card}.",
    "take up": "{player} took {n} cards from the {from} into the hand.",
    "put away": "{player} put {n} cards into Creatures Pen and Storage.",
    "up-card": "{player}: the Up-Card is {card}, number {n}.",
    "up-card under deck": "Equal numbers: {card} goes under the deck.",
    "active": "{player} has initiative.",
    "pass": "{player} passed.",
    "lay": "{player} put {card} {to}.",
    "shield": "{player} gave {card} to a creature.",
    "terrain": "{player} put {card} on the {to}.",
    "item": "{player} gave {card} to a creature.",
    "build": "{player} built {card}.",
    "discard": "{player} discarded {card}.",
    "enter": "{player} sent {card} into the Arena.",
    "turn up": "{card} is turned face up.",
    "play": "{player} played {card}.",
    "answer": "{player} answered with {card}.",
    "cancelled": "{card} is answered.",
    "used": "{card} goes to the discard pile.",
    "back": "{card} returns to Storage.",
    "command": "The Command of {card} takes effect.",
    "dispelled": "The Command of {card} is dispelled.",
    "channel": "{card} channels {n} points.",
    "shoot": "{card}: Ranged Attack of {n} points.",
    "area of effect": "{card}: Area of Effect of {n} points.",
    "fighter": "{player} added {card} as a secondary fighter.",
    "total": "{player}: {card} counts {n}.",
    "duel over": "The Duel is over.",
    "duel won": "{card} won its Duel.",
    "beaten": "{card} is beaten and discarded.",
    "destroyed": "{card} is destroyed.",
    "tied": "{card} goes to the Creatures Pen after a tied Duel.",
    "to pen": "{card} goes to its owner's Creatures Pen.",
    "shield lost": "{card} is discarded.",
    "shield back": "{card} goes to Storage.",
    "item goes": "{card} leaves its creature.",
    "rearrange": "{player} moved {card}.",
    "terrain destroyed": "{card} is destroyed.",
    "victorious": "{card} is Victorious.",
    "capture": "{card} is captured.",
    "capturing shield": "{card} holds the captive.",
    "raid": "{card} raids.",
    "raid tied": "The raid is tied; nothing happens.",
    "siege": "{card} attacks an empty Stronghold.",
    "ruin": "{player}: a Stronghold becomes a Ruin.",
    "rebuild": "{player} spends {card} to rebuild.",
    "rebuilt": "{player}: a Ruin is a Stronghold again.",
    "upgrade lost": "{card} is discarded.",
    "stones": "{player}: Power Stones {sign}.",
    "show": "{player} shows {card}.",
    "taken": "{card} is taken.",
    "guardian killed": "{card} is killed.",
    "guardian stands": "{card} withstands the attack.",
}


def describe(s: Arena, event: dict[str, Any], seat: int) -> str:
    kind = str(event["kind"])
    player = player_of(event, seat)
    if kind == "game over":
        return f"{player} won." if "player" in event else "The game is a draw."
    if kind in ("primary", "secondary"):
        who = "Nobody" if "player" not in event else player
        return f"{who} won the primary round of the Duel." if kind == "primary" else f"{who} won the Duel."
    viewer = seat if seat < 2 else 0
    n = int(event.get("n", 0))
    return LINES.get(kind, kind.capitalize() + ".").format(
        player=player,
        card=card_name(s, event.get("card")),
        n=n,
        sign=f"{n:+d}",
        to=place_name(event["to"], viewer) if "to" in event else "",
        **{"from": place_name(event["from"], viewer) if "from" in event else ""},
    )


def card_name(s: Arena, number: str | None) -> str:
    if number is None:
        return "a card"
    for face in s.faces:
        if face.number == number:
            return face.name
    return number
