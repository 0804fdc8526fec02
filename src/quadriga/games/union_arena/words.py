"""Words for people: prompts, labels of options, lines of the log."""

from __future__ import annotations

import re
from typing import Any

from quadriga.games.saying import plain_option, player_of, prompted
from quadriga.games.union_arena import verbs
from quadriga.games.union_arena.abilities import (
    IMPACT_PROGRAM,
    W_ABILITY,
    W_PROGRAM,
    W_SOURCE,
)
from quadriga.games.union_arena.faces import ACTIVATE, TRIGGER_NAMES
from quadriga.games.union_arena.table import ENERGY, LIFE, PLACE_NAMES, WIDTH, Table
from quadriga.games.union_arena.values import bp
from quadriga.kernel.decisions import (
    MODE,
    PICK,
    PLACE,
    WAITING,
    Decision,
    arg_a,
    arg_b,
    arg_c,
    verb,
)
from quadriga.kernel.unknown import knows

PROMPTS = {
    "seat": "You won the draw for seats. Do you want to be Player One?",
    "mulligan": "Replace your whole opening hand, once?",
    "extra draw": "Pay 1 AP for an extra draw?",
    "movement": "Move characters between your lines; they all move together.",
    "make room": "That line is full: choose a card to put into the removal area.",
    "remove": "That line holds too many cards: choose one to put into the removal area.",
    "main": "Use a card or an ability, or end your main phase.",
    "pay": "Choose a card from your hand to place into your sideline.",
    "attack": "Attack with a character, or end your attack phase.",
    "block": "Block the attack?",
    "life": "Choose a life card to turn up.",
    "trigger": "Use the trigger of this card?",
    "raid trigger": "Take the card to your hand or perform Raid with it.",
    "raid move": "Move the Raided character to the front line?",
    "order": "Several abilities wait: which is carried out next?",
    "hand limit": "You hold too many cards: choose one to put into the removal area.",
    "choose": "Choose a card.",
    "may": "Do you want to do this?",
    "mode": "Choose an ability from the list.",
    "number": "Choose a number.",
    "line": "Onto which line?",
    "instead": "This card would be sidelined. Do you want something else to happen instead?",
    "put order": "Choose the card that goes first.",
    "top or bottom": "On the top or the bottom of the deck?",
    "top or sideline": "On the top of the deck or into the sideline?",
    "draw": "Draw a card?",
    "mill": "Place the top card of your deck into your sideline?",
    "version": "Use the other version of this ability?",
    "raid instead": "Perform Raid with this card instead of playing it?",
    "base": "Choose the character to Raid.",
    "pay with": "Choose how to pay.",
}

DONE_LABELS = {
    "main": "End the main phase",
    "attack": "End the attack phase",
    "block": "Do not block",
    "movement": "Finish moving",
}


def name(g: Table, c: int) -> str:
    return g.face(c).name


def shown(g: Table, seat: int, c: int) -> str:
    """A card's name as this seat may know it."""
    if knows(g, seat, c):
        return name(g, c)
    place = g.place(c)
    if place == LIFE:
        return f"life card {g.pile(g.seat_of(c), LIFE).index(c) + 1}"
    return "a hidden card"


def prompt(g: Table, d: Decision) -> str:
    text = PROMPTS.get(d.kind, "Choose.")
    return prompted(g, d, text, lambda c: name(g, c))


def option_view(g: Table, option: int) -> dict[str, Any]:
    """An option in words, with the ids of the cards it touches."""
    d = g.decision
    assert d is not None
    what = verb(option)
    a = arg_a(option)
    b = arg_b(option)
    seat = d.player
    plain = plain_option(d, what, a, DONE_LABELS)
    if plain is not None:
        return plain
    if what == MODE:
        return {"verb": "mode", "label": f"Ability {a + 1}", "cards": [], "n": a}
    if what == PLACE:
        return {"verb": "place", "label": PLACE_NAMES[a].capitalize(), "cards": [], "place": PLACE_NAMES[a]}
    if what == WAITING:
        return waiting_view(g, a)
    if what == verbs.TOP or what == verbs.BOTTOM:
        where = "top" if what == verbs.TOP else "bottom"
        return {"verb": where, "label": f"{shown(g, seat, a)} to the {where} of the deck", "cards": [g.ref[a]]}
    card = shown(g, seat, a)
    cards = [g.ref[a]]
    if what == PICK:
        return {"verb": "pick", "label": pick_label(g, seat, a), "cards": cards}
    if what == verbs.PLAY:
        return {
            "verb": "play",
            "label": f"Play {card} onto the {PLACE_NAMES[b]}",
            "cards": cards,
            "place": PLACE_NAMES[b],
        }
    if what == verbs.RAID:
        return {"verb": "raid", "label": f"Raid with {card} onto {shown(g, seat, b)}", "cards": [*cards, g.ref[b]]}
    if what == verbs.USE_EVENT:
        return {"verb": "use", "label": f"Use {card}", "cards": cards}
    if what == verbs.ACTIVATE:
        gained = arg_c(option)
        line = gained_line(g, gained - 1) if gained else ability_line(g, a, b)
        return {"verb": "activate", "label": f"Activate {card}: {line}", "cards": cards, "ability": b}
    if what == verbs.ATTACK:
        if b == 0:
            return {"verb": "attack", "label": f"Attack the player with {card}", "cards": cards}
        return {
            "verb": "attack",
            "label": f"Attack {shown(g, seat, b - 1)} with {card}",
            "cards": [*cards, g.ref[b - 1]],
        }
    if what == verbs.MOVE:
        to = "front line" if g.place(a) == ENERGY else "energy line"
        return {"verb": "move", "label": f"Move {card} to the {to}", "cards": cards}
    if what == verbs.SWAP:
        return {"verb": "swap", "label": f"Trade places with {card}", "cards": cards}
    if what == verbs.TO_HAND:
        return {"verb": "to hand", "label": f"Take {card} to your hand", "cards": cards}
    if what == verbs.USE_TRIGGER:
        trigger = TRIGGER_NAMES[g.face(a).trigger].capitalize()
        return {"verb": "use trigger", "label": f"Use the {trigger} trigger of {card}", "cards": cards}
    if what == verbs.CHANGE_TRIGGER:
        trigger = TRIGGER_NAMES[g.face(a).trigger].capitalize()
        label = f"Change the {trigger} trigger of {card} to {TRIGGER_NAMES[b].capitalize()}"
        return {"verb": "change trigger", "label": label, "cards": cards, "n": b}
    if what == verbs.DECLINE_TRIGGER:
        return {"verb": "decline trigger", "label": f"Do not use the trigger of {card}", "cards": cards}
    if what == verbs.TO_SIDELINE:
        return {"verb": "to sideline", "label": f"{card} into the sideline", "cards": cards}
    if what == verbs.PAY_WITH:
        return {"verb": "pay with", "label": f"Pay in way {a + 1}", "cards": [], "n": a}
    if what == verbs.REPLACE:
        return {"verb": "replace", "label": f"Let {card} act instead", "cards": cards}
    raise AssertionError(f"No words for verb {what}")


def pick_label(g: Table, seat: int, c: int) -> str:
    """A card to pick: its name, and where it lies if that tells equal names apart."""
    text = shown(g, seat, c)
    if g.on_field(c):
        side = "your" if g.seat_of(c) == seat else "the opponent's"
        state = "resting" if g.resting[c] else "active"
        return f"{text} on {side} {PLACE_NAMES[g.place(c)]} ({bp(g, c)} BP, {state})" if g.face(c).bp else text
    return text


def ability_line(g: Table, c: int, number: int) -> str:
    """The printed line of an ability."""
    lines = [line for line in g.face(c).text.split("\n") if line.startswith("[Activate")]
    abilities = [a.number for a in g.face(c).abilities if a.kind == ACTIVATE]
    if number in abilities and abilities.index(number) < len(lines):
        return lines[abilities.index(number)]
    return "its ability"


def gained_line(g: Table, at: int) -> str:
    """The words of an Activate: Main ability that a card has gained: printed on another card, or quoted there."""
    extra = g.applied[at].extra
    face, number = g.prints[extra >> 6], extra & 63
    if face.gained[number].lent:
        lines = [line for line in face.text.split("\n") if line.startswith("[Activate")]
        place = sum(ability.lent for ability in face.gained[:number])
    else:
        lines = re.findall(r'"(\[Activate.*?)" (?:until|during|and)\b', face.text)
        place = sum(ability.kind == ACTIVATE and not ability.lent for ability in face.gained[:number])
    return lines[place] if place < len(lines) else "its ability"


def waiting_view(g: Table, i: int) -> dict[str, Any]:
    entry = g.pool[i]
    c = entry[W_SOURCE] & 4095
    if entry[W_PROGRAM] == IMPACT_PROGRAM:
        return {"verb": "waiting", "label": f"Impact of {name(g, c)}", "cards": [g.ref[c]]}
    return {"verb": "waiting", "label": f"The ability of {name(g, c)} ({entry[W_ABILITY] + 1})", "cards": [g.ref[c]]}


LINES = {
    "shuffle": "{player} shuffles.",
    "player one": "{player} is Player One.",
    "mulligan": "{player} takes a mulligan.",
    "turn": "Turn {n}: {player}.",
    "AP": "{player} has {n} AP cards.",
    "ready AP": "{player} readies AP cards.",
    "pay": "{player} pays {n} AP.",
    "play": "{player} plays {card} onto the {to}.",
    "raid": "{player} Raids with {card}.",
    "under": "{player} puts {card} beneath a card.",
    "move line": "{card} moves to the {to}.",
    "activate": "{player} activates an ability of {card}.",
    "ability": "The ability of {card} is carried out.",
    "attack": "{card} attacks.",
    "block": "{card} blocks.",
    "not blocked": "The attack is not blocked.",
    "battle": "{card} battles with {n} BP.",
    "damage": "{player} takes {n} damage.",
    "trigger": "{player} uses the trigger of {card}.",
    "trigger declined": "{player} leaves the trigger of {card}.",
    "ready": "{card} becomes active.",
    "rest": "{card} rests.",
    "stays resting": "{card} stays resting.",
    "BP": "{card} changes by {n} BP.",
    "gain": "{card} gains an ability.",
    "instead": "{card} is not sidelined: something else happens instead.",
    "chosen": "{player} chooses {card}.",
    "look": "{player} looks at {card}.",
    "reveal": "{player} reveals {card}.",
    "game over": "The game is over.",
}


def describe(g: Table, event: dict[str, Any], seat: int) -> str:
    kind = str(event["kind"])
    player = player_of(event, seat)
    card = card_name(g, event.get("card"))
    to = PLACE_NAMES[event["to"] % WIDTH] if "to" in event else ""
    if kind.startswith("phase "):
        return f"{kind[6:].capitalize()} phase."
    if kind == "game over":
        return f"{player} won." if "player" in event else "The game is a draw."
    if kind == "move":
        source = PLACE_NAMES[event["from"] % WIDTH]
        if source == "deck" and to == "hand":
            return f"{player}: {card} is drawn."
        where = "beneath a card" if source == "under" else f"the {source}"
        return f"{player}: {card} goes from {where} to the {to}."
    text = LINES.get(kind, kind.capitalize() + ".")
    return text.format(player=player, card=card, to=to, n=event.get("n", 0))


def card_name(g: Table, number: str | None) -> str:
    if number is None:
        return "a card"
    for face in g.faces:
        if face.number == number:
            return face.name
    return number
