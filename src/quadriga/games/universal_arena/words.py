"""Words for people: prompts, labels of options, lines of the log."""

from __future__ import annotations

from typing import Any

from quadriga.effects.choices import EnterModes
from quadriga.effects.program import find_program
from quadriga.games.saying import plain_option, player_of, prompted
from quadriga.games.universal_arena import reading
from quadriga.games.universal_arena.context import P_PROGRAM
from quadriga.games.universal_arena.faces import StatusFace
from quadriga.games.universal_arena.movement import SWAP
from quadriga.games.universal_arena.placing import PLAY
from quadriga.games.universal_arena.playing import AS_FOLLOW_UP, FROM_HAND, energy_cost, meter_cost
from quadriga.games.universal_arena.table import CHARACTERS, ROW_NAMES, TEAM, Table, card, character
from quadriga.kernel.decisions import MODE, PICK, PLACE, Decision, arg_a, verb
from quadriga.kernel.unknown import knows

PROMPTS = {
    "line": "Who stands next in your line, from left to right?",
    "movement": "Movement Round: pay 1 Energy to swap two neighbours, or pass.",
    "open": "Open a Combat Round with a card, or end the turn.",
    "combat": "You have priority: play a card or pass.",
    "target": "Choose a target.",
    "x": "Name X.",
    "zone": "Into which zone?",
    "follow-up": "A card has been used: answer with a Follow-Up or an Assist Attack?",
    "counter": "Counter the attacker with a card?",
    "cover": "Who covers the target?",
    "rescue": "It would fall to 0 HP. Spend to keep it standing?",
    "spend": "Spend for the effect?",
    "amount": "How much do you spend?",
    "mode": "Choose 1.",
    "direction": "Push to which side?",
    "scry": "Discard one of the cards you look at, or keep the rest.",
    "top": "Which card lies on top?",
    "seek": "Take a card that fits, or discard the rest.",
    "search": "Which card do you take from your Draw Pile?",
    "discard": "Which card do you discard?",
}

DONE_LABELS = {
    "movement": "Pass",
    "open": "End the turn",
    "combat": "Pass",
    "follow-up": "No answer",
    "counter": "No Counter",
    "scry": "Keep the rest",
    "seek": "Take no more",
}


def name(g: Table, c: int) -> str:
    return character(g, c).name if c < CHARACTERS else card(g, c).name


def shown(g: Table, seat: int, c: int) -> str:
    return name(g, c) if knows(g, seat, c) else "a hidden card"


def prompt(g: Table, d: Decision) -> str:
    text = PROMPTS[d.kind]
    return prompted(g, d, text, lambda c: name(g, c))


def price(g: Table, c: int, how: int) -> str:
    face = card(g, c)
    parts = []
    if face.meter or face.meter_x:
        parts.append(f"{meter_cost(face, 0)} Meter")
    if face.pays_energy:
        parts.append(f"{energy_cost(g, c, face, 0, how)} Energy")
    if face.energy_x or face.meter_x:
        parts.append("X")
    return " + ".join(parts)


def option_view(g: Table, option: int) -> dict[str, Any]:
    """An option in words, with the ids of the cards it touches."""
    d = g.decision
    assert d is not None
    what = verb(option)
    a = arg_a(option)
    plain = plain_option(d, what, a, DONE_LABELS)
    if plain is not None:
        return plain
    if what == MODE:
        return {"verb": "mode", "label": mode_words(g, a), "cards": [], "n": a}
    if what == PLACE:
        label = ("Left", "Right")[a] if d.kind == "direction" else ROW_NAMES[a]
        return {"verb": "place", "label": label, "cards": [], "place": label}
    if what == SWAP:
        left = g.line[d.player * TEAM + a]
        right = g.line[d.player * TEAM + a + 1]
        return {
            "verb": "swap",
            "label": f"Swap {name(g, left)} and {name(g, right)}",
            "cards": [g.ref[left], g.ref[right]],
        }
    if what == PLAY:
        how = AS_FOLLOW_UP if d.kind == "follow-up" else FROM_HAND
        return {"verb": "play", "label": f"Play {name(g, a)} ({price(g, a, how)})", "cards": [g.ref[a]]}
    if what == PICK:
        if a < CHARACTERS and d.kind != "line":
            return {"verb": "pick", "label": f"{name(g, a)} ({g.hp[a]} HP)", "cards": [g.ref[a]]}
        return {"verb": "pick", "label": shown(g, d.player, a), "cards": [g.ref[a]]}
    raise AssertionError(f"No words for verb {what}")


def mode_words(g: Table, i: int) -> str:
    """The printed line of a choice in progress."""
    f = g.stack[len(g.stack) - 1]
    if f.proc == P_PROGRAM:
        step = find_program(g, f.program).code[f.pc]
        if isinstance(step, EnterModes):
            lines = g.faces[f.program >> 6].text.split("\n")
            if "Choose 1:" in lines:
                return reading.unmark(lines[lines.index("Choose 1:") + 1 + i])
    return f"Line {i + 1}"


LINES = {
    "first player": "{player} is first and has initiative.",
    "lines": "Both lines are shown.",
    "shuffle": "{player} shuffles.",
    "turn": "Turn {n}; {player} has initiative.",
    "round": "{player} opens Combat Round {n}.",
    "round over": "The Combat Round is over.",
    "pass": "{player} passes.",
    "swap": "{card} changes places.",
    "move failed": "{card} cannot be moved.",
    "pushed": "{card} is pushed.",
    "pulled": "{card} is pulled.",
    "draw": "{player} draws {card}.",
    "reshuffle": "{player} shuffles the Discard Pile into a new Draw Pile.",
    "energy": "{player} has {n} Energy.",
    "energy gained": "{player} gains {n} Energy.",
    "energy lost": "{player} loses {n} Energy.",
    "hand filled": "{player} fills the hand up to {n} this turn.",
    "meter": "{player} gains {n} Ultimate Meter.",
    "pay": "{player} pays {n} Energy for {card}.",
    "target": "{card} is aimed.",
    "play": "{player} plays {card}.",
    "clash": "{card} clashes.",
    "clash decided": "{card} wins the clash by {n}.",
    "cancelled": "{card} is Cancelled.",
    "negated": "{card} is Negated.",
    "reuse": "{card} is Reused.",
    "use": "{card} is used.",
    "roll": "{card} rolls {n}.",
    "hit": "{card} is hit.",
    "evaded": "{card} evades.",
    "damage": "{card} loses {n} HP.",
    "immune": "{card} is immune.",
    "hp lost": "{card} loses {n} HP without damage.",
    "heal": "{card} recovers {n} HP.",
    "shield": "{card} gains {n} Shield.",
    "gain": "{card} gains {n} {status}.",
    "lose": "{card} loses {n} {status}.",
    "number set": "{card} now has {n} {status}.",
    "count set": "{status} of {card} now has a Count of {n}.",
    "spend": "{card} spends {n} {status}.",
    "expired": "{status} of {card} expires.",
    "status gone": "{card} no longer has {status}.",
    "dearer": "{card} in hand costs 1 more.",
    "trigger": "A text of {card} goes off.",
    "redirected": "{card} is turned to another target.",
    "reload": "{card} reloads.",
    "rescued": "{card} stays up with {n} HP.",
    "defeated": "{card} is defeated.",
    "vanished": "{card} leaves with its character.",
    "discard": "{card} is discarded.",
    "exhausted": "{card} is Exhausted.",
    "return": "{card} returns to the Ultimates.",
    "taken": "{player} shows and takes {card}.",
    "create": "{card} is created.",
    "barred": "{player} cannot play cards until the end of this Combat Round.",
    "initiative": "Initiative passes to {player}.",
}


def describe(g: Table, event: dict[str, Any], seat: int) -> str:
    kind = str(event["kind"])
    n = event.get("n", 0)
    player = player_of(event, seat)
    if kind == "game over":
        return f"{player} won." if "player" in event else "The game is a draw."
    if kind == "phase":
        return f"{('Preparation', 'Turn Start', 'Movement', 'Combat', 'Turn End')[n]}."
    if kind in ("resolve", "active", "paused"):
        verbs = {"resolve": "resolves", "active": "is active again", "paused": "is paused"}
        return f"The {ROW_NAMES[n]} {verbs[kind]}."
    status = ""
    if "to" in event and isinstance(g.faces[event["to"]], StatusFace):
        status = g.faces[event["to"]].name
    return LINES[kind].format(player=player, card=card_name(g, event.get("card")), n=n, status=status)


def card_name(g: Table, number: str | None) -> str:
    if number is None:
        return "a card"
    for face in g.faces:
        if face.number == number:
            return face.name
    return number
