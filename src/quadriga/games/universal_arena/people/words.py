"""Words for people: prompts, labels of options, lines of the log."""

from __future__ import annotations

from typing import Any

from quadriga.effects.choices import EnterModes
from quadriga.effects.program import find_program
from quadriga.games.saying import plain_option, player_of, prompted
from quadriga.games.universal_arena.chapters.context import PROGRAM
from quadriga.games.universal_arena.chapters.faces import StatusFace
from quadriga.games.universal_arena.chapters.movement import SWAP, swap_cost
from quadriga.games.universal_arena.chapters.placing import PLAY
from quadriga.games.universal_arena.chapters.playing import AS_FOLLOW_UP, FROM_HAND, energy_cost, meter_cost
from quadriga.games.universal_arena.chapters.table import (
    CHARACTERS,
    JANUARY,
    PHASE_NAMES,
    ROW_NAMES,
    TEAM,
    Table,
    card,
    character,
)
from quadriga.games.universal_arena.wording import reading
from quadriga.games.universal_arena.wording.status_names import status_message
from quadriga.kernel.decisions import MODE, PICK, PLACE, Decision, arg_a, verb
from quadriga.kernel.unknown import knows
from quadriga.messages import Card, Message, Printed, Slot, Zone, speaker
from quadriga.messages.message import slug

ASKED = (
    "line", "movement", "open", "combat", "target", "x", "zone", "follow-up", "counter", "cover", "rescue",
    "spend", "may", "amount", "mode", "direction", "scry", "top", "seek", "search", "exhaust", "discard",
)  # fmt: skip
"""The kinds of questions; each has its message `ask-…`."""
TOLD = (
    "first player", "lines", "shuffle", "turn", "round", "round over", "pass", "swap", "move failed", "pushed",
    "pulled", "draw", "reshuffle", "energy", "energy gained", "energy lost", "hand filled", "meter", "meter lost",
    "pay", "target", "play", "clash", "clash decided", "cancelled", "negated", "reuse", "use", "roll", "distance",
    "hit", "evaded", "damage", "immune", "hp lost", "heal", "shield", "shield lost", "gain", "lose", "number set",
    "count set", "spend", "expired", "status gone", "dearer", "trigger", "redirected", "reload", "rescued",
    "defeated", "vanished", "discard", "exhausted", "return", "taken", "shown", "create", "barred", "initiative",
)  # fmt: skip
"""The kinds of events that are told; each has its message `log-…`."""
DONE = {
    "movement": "do-pass",
    "open": "do-end-turn",
    "combat": "do-pass",
    "follow-up": "do-no-answer",
    "counter": "do-no-counter",
    "scry": "do-keep-rest",
    "seek": "do-take-no-more",
}
"""What leaving a question means, by its kind; else it is done."""
say = speaker("universal-arena")


def name(g: Table, c: int) -> str:
    return character(g, c).name if c < CHARACTERS else card(g, c).name


def known_card(g: Table, c: int) -> Card:
    return Card(name(g, c), g.faces[g.card[c]].number)


def prompt(g: Table, d: Decision) -> Message:
    free = d.kind == "movement" and g.edition != JANUARY
    ask = say("ask-movement-free") if free else say(f"ask-{slug(d.kind)}")
    return prompted(g, d, ask, lambda c: name(g, c))


def price(g: Table, c: int, how: int) -> Message | None:
    """What a card costs; None if nothing."""
    face = card(g, c)
    parts = []
    if face.meter or face.meter_x:
        parts.append(say("price-meter", n=meter_cost(g, face, 0)))
    if face.pays_energy:
        parts.append(say("price-energy", n=energy_cost(g, c, face, 0, how)))
    if face.energy_x or face.meter_x:
        parts.append(say("price-x"))
    if not parts:
        return None
    whole = parts[0]
    for part in parts[1:]:
        whole = say("price-and", first=whole, next=part)
    return whole


def option_view(g: Table, option: int) -> dict[str, Any]:
    """An option in words, with the ids of the cards it touches."""
    d = g.decision
    assert d is not None
    what = verb(option)
    a = arg_a(option)
    plain = plain_option(d, what, a, say, DONE)
    if plain is not None:
        return plain
    if what == MODE:
        return {"verb": "mode", "label": mode_words(g, a), "cards": [], "n": a}
    if what == PLACE:
        side = ("Left", "Right")[a] if d.kind == "direction" else ROW_NAMES[a]
        place = say(f"side-{slug(side)}") if d.kind == "direction" else Zone(side, "universal-arena")
        return {"verb": "place", "label": say("do-place", place=place), "cards": [], "place": side}
    if what == SWAP:
        left = g.line[d.player * TEAM + a]
        right = g.line[d.player * TEAM + a + 1]
        swap = "do-swap-free" if swap_cost(g, d.player) == 0 else "do-swap"
        label = say(swap, left=known_card(g, left), right=known_card(g, right))
        return {"verb": "swap", "label": label, "cards": [g.ref[left], g.ref[right]]}
    if what == PLAY:
        cost = price(g, a, AS_FOLLOW_UP if d.kind == "follow-up" else FROM_HAND)
        own = known_card(g, a)
        label = say("do-play", card=own, price=cost) if cost is not None else say("do-play-free", card=own)
        return {"verb": "play", "label": label, "cards": [g.ref[a]]}
    if what == PICK:
        return {"verb": "pick", "label": pick_label(g, d, a), "cards": [g.ref[a]]}
    raise AssertionError(f"No words for verb {what}")


def pick_label(g: Table, d: Decision, c: int) -> Message:
    """A card to pick; a character with its HP, except where the lines are formed."""
    if c < CHARACTERS and d.kind != "line":
        return say("do-pick-character", card=known_card(g, c), hp=g.hp[c])
    return say("do-pick", card=known_card(g, c)) if knows(g, d.player, c) else say("do-pick-hidden")


def mode_words(g: Table, i: int) -> Message:
    """The printed line of a choice in progress."""
    f = g.stack[len(g.stack) - 1]
    if f.procedure is PROGRAM:
        step = find_program(g, f.program).code[f.pc]
        if isinstance(step, EnterModes):
            lines = g.faces[f.program >> 6].text.split("\n")
            if "Choose 1:" in lines:
                line = reading.unmark(lines[lines.index("Choose 1:") + 1 + i])
                return say("do-mode", text=Printed(line, g.faces[f.program >> 6].number, "universal-arena"))
    return say("do-mode-line", n=i + 1)


def describe(g: Table, event: dict[str, Any], seat: int) -> Message:
    kind = str(event["kind"])
    n = int(event.get("n", 0))
    if kind == "phase":
        return say(f"log-phase-{slug(PHASE_NAMES[n])}")
    if kind in ("resolve", "active", "paused"):
        return say(f"log-{kind}", zone=Zone(ROW_NAMES[n], "universal-arena"))
    told = card_told(g, event.get("card"))
    if kind == "target":
        aim = next((known_card(g, c) for c in range(CHARACTERS) if g.ref[c] == event.get("other")), Card())
        return say("log-target", card=told, target=aim)
    slots: dict[str, Slot] = {"player": player_of(event, seat), "card": told, "n": n}
    if "to" in event and isinstance(face := g.faces[event["to"]], StatusFace):
        slots["status"] = status_told(face)
    return say(f"log-{slug(kind)}", **slots)


def status_told(face: StatusFace) -> Slot:
    """A status of the rules has a name in every language; a character's own has what the character's file has."""
    if face.owner < 0:
        return status_message(face.name)
    return Printed(face.name, face.number, "universal-arena")


def card_told(g: Table, number: str | None) -> Card:
    if number is None:
        return Card()
    return Card(next((face.name for face in g.faces if face.number == number), number), number)
