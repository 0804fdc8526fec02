"""Words for people: prompts, labels of options, lines of the log."""

from __future__ import annotations

from typing import Any

from quadriga.games.saying import plain_option, player_of, prompted
from quadriga.games.union_arena.chapters import verbs
from quadriga.games.union_arena.chapters.abilities import (
    DOUBLE_PROGRAM,
    IMPACT_PROGRAM,
)
from quadriga.games.union_arena.chapters.faces import ACTIVATE, COLORS, TRIGGER_NAMES
from quadriga.games.union_arena.chapters.table import (
    DECK,
    ENERGY,
    FRONT,
    HAND,
    LIFE,
    LIMBO,
    PLACE_NAMES,
    REMOVAL,
    SIDELINE,
    UNDER,
    WIDTH,
    Table,
)
from quadriga.games.union_arena.chapters.timing import ATTACKED
from quadriga.games.union_arena.chapters.values import bp
from quadriga.games.union_arena.wording.quoted import activations, given_activations
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
from quadriga.kernel.handles import slot_of
from quadriga.kernel.unknown import knows
from quadriga.messages import Card, Message, Printed, Slot, Zone, speaker
from quadriga.messages.message import slug

ASKED = (
    "seat", "mulligan", "extra draw", "movement", "make room", "remove", "main", "pay", "attack", "block", "life",
    "trigger", "raid trigger", "raid move", "order", "hand limit", "choose", "may", "mode", "number", "line",
    "instead", "put order", "top or bottom", "top or sideline", "draw", "mill", "version", "raid instead", "base",
    "pay with", "beneath",
)  # fmt: skip
"""The kinds of questions; each has its message `ask-…`."""
TOLD = (
    "shuffle", "player one", "mulligan", "turn", "AP", "ready AP", "pay", "play", "raid", "under", "move line",
    "activate", "ability", "attack", "block", "not blocked", "battle", "damage", "trigger", "trigger declined",
    "ready", "rest", "stays resting", "lock ends", "BP", "gain", "applied", "discount", "instead", "chosen", "look",
    "reveal", "game over",
)  # fmt: skip
"""The kinds of events that are told; each has its message `log-…`."""
APPLIED = {
    "ua.dur.1": "log-bp",
    "ua.kw.gain.1": "log-gain",
    "ua.text.gain.1": "log-gain",
    "ua.text.copy.2": "log-gain",
    "ua.text.gain.2": "log-lose",
}
"""How an effect that lasts on a card is told, by its rule."""
DONE = {
    "main": "do-end-main",
    "attack": "do-end-attack",
    "block": "do-no-block",
    "movement": "do-end-movement",
}
"""What leaving a question means, by its kind; else it is done."""
IN_WORDS = ("seat", "mulligan", "extra draw", "raid move")
"""Questions whose yes and no say what they do."""
say = speaker("union-arena")


def zone(place: int) -> Zone:
    return Zone(PLACE_NAMES[place], "union-arena")


def known_card(g: Table, c: int) -> Card:
    return Card(g.face(c).name, g.face(c).number)


def shown(g: Table, seat: int, c: int) -> Card | Message:
    """A card as this seat may know it."""
    if knows(g, seat, c):
        return known_card(g, c)
    if g.place(c) == LIFE:
        return say("life-card", n=g.pile(g.seat_of(c), LIFE).index(c) + 1)
    return say("hidden-card")


def prompt(g: Table, d: Decision) -> Message:
    if d.kind == "trigger":
        return trigger_prompt(g, d)
    return prompted(g, d, say(f"ask-{slug(d.kind)}"), lambda c: g.face(c).name)


def trigger_prompt(g: Table, d: Decision) -> Message:
    """It names the card whose trigger it is, and what the trigger does."""
    if d.source < 0:
        return say("ask-triggers")
    c = slot_of(d.source)
    face = g.face(c)
    trigger = TRIGGER_NAMES[face.trigger]
    does = f"does-color-{COLORS[face.color]}" if trigger == "color" else f"does-{trigger}"
    return say("ask-trigger", card=known_card(g, c), trigger=say(f"trigger-{trigger}"), does=say(does))


def option_view(g: Table, option: int) -> dict[str, Any]:
    """An option in words, with the ids of the cards it touches."""
    d = g.decision
    assert d is not None
    what = verb(option)
    a = arg_a(option)
    b = arg_b(option)
    seat = d.player
    plain = plain_option(d, what, a, say, DONE, IN_WORDS)
    if plain is not None:
        return plain
    if what == MODE:
        return {"verb": "mode", "label": say("do-mode", n=a + 1), "cards": [], "n": a}
    if what == PLACE:
        return {"verb": "place", "label": say("do-place", place=zone(a)), "cards": [], "place": PLACE_NAMES[a]}
    if what == WAITING:
        return waiting_view(g, a)
    if what == verbs.PAY_WITH:
        return {"verb": "pay with", "label": say("do-pay-with", n=a + 1), "cards": [], "n": a}
    return card_option(g, seat, what, a, b, arg_c(option))


def card_option(g: Table, seat: int, what: int, a: int, b: int, gained: int) -> dict[str, Any]:
    card = shown(g, seat, a)
    cards = [g.ref[a]]
    if what == verbs.TOP:
        return {"verb": "top", "label": say("do-to-top", card=card), "cards": cards}
    if what == verbs.BOTTOM:
        return {"verb": "bottom", "label": say("do-to-bottom", card=card), "cards": cards}
    if what == PICK:
        return {"verb": "pick", "label": pick_label(g, seat, a), "cards": cards}
    if what == verbs.PLAY:
        label = say("do-play", card=card, place=zone(b))
        return {"verb": "play", "label": label, "cards": cards, "place": PLACE_NAMES[b]}
    if what == verbs.RAID:
        label = say("do-raid", card=card, base=shown(g, seat, b))
        return {"verb": "raid", "label": label, "cards": [*cards, g.ref[b]]}
    if what == verbs.USE_EVENT:
        return {"verb": "use", "label": say("do-use", card=card), "cards": cards}
    if what == verbs.ACTIVATE:
        line = gained_line(g, gained - 1) if gained else ability_line(g, a, b)
        label = say("do-activate", card=card, text=line) if line.text else say("do-activate-ability", card=card)
        return {"verb": "activate", "label": label, "cards": cards, "ability": b}
    if what == verbs.ATTACK:
        if b == 0:
            return {"verb": "attack", "label": say("do-attack-player", card=card), "cards": cards}
        label = say("do-attack", target=shown(g, seat, b - 1), card=card)
        return {"verb": "attack", "label": label, "cards": [*cards, g.ref[b - 1]]}
    if what == verbs.MOVE:
        to = FRONT if g.place(a) == ENERGY else ENERGY
        return {"verb": "move", "label": say("do-move", card=card, place=zone(to)), "cards": cards}
    if what == verbs.SWAP:
        return {"verb": "swap", "label": say("do-swap", card=card), "cards": cards}
    if what == verbs.TO_HAND:
        return {"verb": "to hand", "label": say("do-to-hand", card=card), "cards": cards}
    if what == verbs.USE_TRIGGER:
        label = say("do-use-trigger", card=card, trigger=trigger_name(g.face(a).trigger))
        return {"verb": "use trigger", "label": label, "cards": cards}
    if what == verbs.CHANGE_TRIGGER:
        now = trigger_name(g.face(a).trigger)
        label = say("do-change-trigger", card=card, trigger=trigger_name(b), **{"from": now})
        return {"verb": "change trigger", "label": label, "cards": cards, "n": b}
    if what == verbs.DECLINE_TRIGGER:
        return {"verb": "decline trigger", "label": say("do-decline-trigger", card=card), "cards": cards}
    if what == verbs.TO_SIDELINE:
        return {"verb": "to sideline", "label": say("do-to-sideline", card=card), "cards": cards}
    if what == verbs.REPLACE:
        return {"verb": "replace", "label": say("do-replace", card=card), "cards": cards}
    raise AssertionError(f"No words for verb {what}")


def trigger_name(trigger: int) -> Message:
    return say(f"trigger-{TRIGGER_NAMES[trigger]}")


def pick_label(g: Table, seat: int, c: int) -> Message:
    """A card to pick: its name, and where it lies if that tells equal names apart."""
    card = shown(g, seat, c)
    if not g.on_field(c) or not g.face(c).bp:
        return say("do-pick", card=card)
    if g.decision is not None and g.decision.kind == "block":
        return say("do-block", card=card, bp=bp(g, c))
    whose = "do-pick-yours" if g.seat_of(c) == seat else "do-pick-theirs"
    state = say("state-resting") if g.resting[c] else say("state-active")
    return say(whose, card=card, place=zone(g.place(c)), bp=bp(g, c), state=state)


def ability_line(g: Table, c: int, number: int) -> Printed:
    """The printed line of an ability; an empty one if it is not told apart."""
    face = g.face(c)
    lines = activations(face.text)
    abilities = [a.number for a in face.abilities if a.kind == ACTIVATE]
    known = number in abilities and abilities.index(number) < len(lines)
    return Printed(lines[abilities.index(number)] if known else "", face.number, "union-arena")


def gained_line(g: Table, at: int) -> Printed:
    """The words of an Activate: Main ability that a card has gained: printed on another card, or quoted there."""
    extra = g.applied[at].extra
    face, number = g.prints[extra >> 6], extra & 63
    if face.gained[number].lent:
        lines = activations(face.text)
        place = sum(ability.lent for ability in face.gained[:number])
    else:
        lines = given_activations(face.text)
        place = sum(ability.kind == ACTIVATE and not ability.lent for ability in face.gained[:number])
    return Printed(lines[place] if place < len(lines) else "", face.number, "union-arena")


def waiting_view(g: Table, i: int) -> dict[str, Any]:
    w = g.pool[i]
    c = slot_of(w.source)
    card = known_card(g, c)
    if w.program == IMPACT_PROGRAM:
        label = say("do-waiting-impact", card=card)
    elif w.program == DOUBLE_PROGRAM:
        twice = "do-waiting-double-attack" if w.kind == ATTACKED else "do-waiting-double-block"
        label = say(twice, card=card)
    else:
        label = say("do-waiting", card=card, n=w.ability + 1)
    return {"verb": "waiting", "label": label, "cards": [g.ref[c]]}


def describe(g: Table, event: dict[str, Any], seat: int) -> Message:
    kind = str(event["kind"])
    slots: dict[str, Slot] = {
        "player": player_of(event, seat),
        "card": card_told(g, event.get("card")),
        "n": int(event.get("n", 0)),
    }
    if "from" in event:
        slots["from"] = zone(event["from"] % WIDTH)
    if "to" in event:
        slots["to"] = zone(event["to"] % WIDTH)
    if kind == "move":
        return say(move_told(event["from"] % WIDTH, event["to"] % WIDTH, "card" in event), **slots)
    if kind == "applied":
        return say(applied_told(str(event["rule"]), "card" in event), **slots)
    return say(f"log-{slug(kind)}", **slots)


def applied_told(rule: str, on_card: bool) -> str:
    """What an effect that lasts does to a card is told by the rule that it cites."""
    return APPLIED.get(rule, "log-applied") if on_card else "log-applied-player"


def move_told(source: int, target: int, known: bool) -> str:
    """How people say that a card goes from here to there."""
    if target == LIFE and source == DECK:
        return "log-to-life"
    if source == DECK and target == HAND:
        return "log-draw"
    if source == HAND and target == LIMBO:
        return "log-use"
    if source == LIFE and target == LIMBO:
        return "log-turn-up"
    if source == UNDER:
        return "log-move-from-under"
    if target == SIDELINE and source in (FRONT, ENERGY, LIMBO):
        return "log-to-sideline" if known else "log-to-sideline-hidden"
    if target == REMOVAL and known:
        return "log-to-removal"
    if target == HAND and source in (FRONT, ENERGY, SIDELINE, LIMBO):
        return "log-to-hand"
    if target == DECK:
        return "log-to-deck"
    return "log-move"


def card_told(g: Table, number: str | None) -> Card:
    if number is None:
        return Card()
    return Card(next((face.name for face in g.faces if face.number == number), number), number)
