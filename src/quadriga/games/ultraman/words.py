"""Words for people: prompts, labels of options, lines of the log."""

from __future__ import annotations

import re
from typing import Any

from quadriga.games.saying import plain_option, player_of, prompted
from quadriga.games.ultraman import terms
from quadriga.games.ultraman.battle import shown
from quadriga.games.ultraman.bp import bp
from quadriga.games.ultraman.describing import standing_for
from quadriga.games.ultraman.faces import STATE_NAMES, TYPES
from quadriga.games.ultraman.setting import vacancies
from quadriga.games.ultraman.table import FIRST_CHARACTER, PHASE_NAMES, PLACE_NAMES, SCENE_AREA, WIDTH, Table
from quadriga.games.ultraman.triggers import NUMBER as WAITING_NUMBER
from quadriga.games.ultraman.triggers import SOURCE, TEXT
from quadriga.kernel.decisions import MODE, PICK, WAITING, Decision, arg_a, arg_b, verb
from quadriga.kernel.decisions import option as make_option
from quadriga.kernel.unknown import knows

PROMPTS = {
    "lead or next": "You won the draw. Do you want to be the Lead or the Next Player of the first turn?",
    "redraw": "Return your whole hand and draw six new cards, once?",
    "scene": "Set a scene card, or none.",
    "scene draw": "You put a scene: draw a card?",
    "set": "Set a character card face-down in battle area {area}.",
    "level up": "Level up your characters, each once.",
    "waiting": "Several effects wait: which is carried out next?",
    "power": "Use a payment power, or pass.",
    "may": "Do you want to do this?",
    "choose": "Choose.",
    "type": "Choose a TYPE.",
    "old type": "Which of its TYPEs is changed?",
    "text": "Choose an effect text.",
    "mode": "Which of the two?",
    "end of deck": "To the top or the bottom of the deck?",
    "end of stack": "The top or the bottom card?",
    "charge": "Charge: how many cards do you reveal?",
    "charge put": "Put the revealed cards under a character?",
    "charge host": "Under which character?",
}
MARKS_BEFORE = re.compile(r"^(\[(SIN|DBL|TRP|QUAD)\])*(\[Activate\](\([^)]*\))?)?(No cost → )?")
"""What a label leaves out: it is offered only where the text is active and its cost can be paid."""
DONE_LABELS = {"scene": "Set no scene", "level up": "Finish levelling up", "power": "Pass", "choose": "Done"}


def prompt(t: Table, d: Decision) -> str:
    text = PROMPTS.get(d.kind, "Choose.")
    if d.kind == "set":
        text = text.format(area=vacancies(t, d.player)[0] + 1)
    return prompted(t, d, text, lambda c: t.face(c).full_name)


def name(t: Table, seat: int, c: int) -> str:
    """A card's name as this seat may know it."""
    return t.face(c).full_name if knows(t, seat, c) else "a hidden card"


def label(t: Table, seat: int, c: int) -> str:
    """A card to pick; a character with its area, state and BP."""
    k = standing_for(t, c)
    if k < 0 or not shown(t, k):
        card = t.face(c)
        if knows(t, seat, c) and card.level:
            return f"{card.full_name} (level {card.level})"
        return name(t, seat, c)
    side = "your" if t.side[k] == seat else "the opponent's"
    state = STATE_NAMES[min(4, t.state_of(k))]
    return f"{side} {name(t, seat, c)} in area {t.area_of[k] + 1} ({state}, {bp(t, k)} BP)"


def option_view(t: Table, option: int) -> dict[str, Any]:
    """An option in words, with the ids of the cards it touches."""
    d = t.decision
    assert d is not None
    seat = d.player
    what = verb(option)
    a = arg_a(option)
    b = arg_b(option)
    plain = plain_option(d, what, a, DONE_LABELS)
    if plain is not None:
        return plain
    if what == MODE:
        return {"verb": "mode", "label": ("The first", "The second")[a], "cards": [], "n": a}
    if what == terms.CHOOSE_LEAD:
        word = "Lead" if a == 1 else "Next"
        return {"verb": word.lower(), "label": f"Be the {word} Player", "cards": []}
    if what == terms.TYPE:
        return {"verb": "type", "label": TYPES[a], "cards": [], "type": TYPES[a]}
    if what == terms.ENDS:
        word = "top" if a == 1 else "bottom"
        return {"verb": word, "label": f"The {word}", "cards": []}
    if what == WAITING:
        return waiting_view(t, a)
    cards = [t.ref[a]]
    if what == PICK:
        verb_word = {"set": "set", "scene": "set scene"}.get(d.kind, "pick")
        return {"verb": verb_word, "label": label(t, seat, a), "cards": cards}
    if what == terms.LEVEL:
        k = t.character_of(b)
        text = f"Level up {name(t, seat, b)} in area {t.area_of[k] + 1} with {name(t, seat, a)}"
        return {"verb": "level up", "label": text, "cards": [*cards, t.ref[b]]}
    if what in (terms.USE, terms.TEXT):
        word = "use" if what == terms.USE else "text"
        text = f"{name(t, seat, a)}: {text_line(t, a, b)}"
        return {"verb": word, "label": text, "cards": cards, "text": b}
    raise AssertionError(f"No words for verb {what}")


def option_key(t: Table, option: int) -> int:
    """The same number for copies of a card in hand or discard area, and for cards nobody can tell apart."""
    what = verb(option)
    if what != PICK and what != terms.LEVEL:
        return option
    a = arg_a(option)
    if t.zone[a] >= SCENE_AREA:
        return option
    alike = [c for c in t.zones[t.zone[a]] if t.card[c] == t.card[a]]
    return make_option(what, alike[0], arg_b(option))


def waiting_view(t: Table, number: int) -> dict[str, Any]:
    for w in t.waiting:
        if w[WAITING_NUMBER] & 4095 == number:
            c = w[SOURCE] & 4095
            text = f"{t.face(c).full_name}: {text_line(t, c, w[TEXT])}"
            return {"verb": "waiting", "label": text, "cards": [t.ref[c]], "n": number}
    raise AssertionError(f"No effect {number} waits")


def text_line(t: Table, c: int, number: int) -> str:
    """The printed words of one effect text."""
    from quadriga.games.ultraman.cards import printed_texts

    lines = printed_texts(t.face(c).text)
    if number >= len(lines):
        return "its effect"
    return MARKS_BEFORE.sub("", lines[number])


LINES = {
    "shuffle": "{player} shuffles.",
    "redraw": "{player} redraws.",
    "lead": "Turn {n}: {player} is the Lead Player.",
    "draw": "{player}: {card} is drawn.",
    "set": "{player} sets {card} in area {n}.",
    "level up": "{player} levels up the character in area {n} with {card}.",
    "open": "{card} is opened in area {n}.",
    "enters play": "{card} enters play in area {n}.",
    "put": "{card} is put into play in area {n}.",
    "scene": "{player} puts the scene {card}.",
    "effect": "{player} carries out an effect of {card}.",
    "reveal": "{card} is revealed.",
    "charge": "{card} is put under the character in area {n}.",
    "discard": "{card} goes to the discard area.",
    "exile": "{card} is exiled.",
    "put into hand": "{card} is put into a hand.",
    "return to deck": "{card} goes to a deck.",
    "swap": "{card} changes places.",
    "bp": "{card} changes by {n} BP.",
    "grade": "{card} changes by {n} BP grade.",
    "type": "{card} has another TYPE.",
    "extra": "{card} uses its EXTRA BP.",
    "be a win": "The battle of {card} is a win.",
    "be a tie": "The battle of {card} is a tie.",
    "no level up": "{card} cannot level up.",
    "unaffected": "{card} is unaffected.",
    "negate": "{player} negates an effect text.",
    "no effect": "{card} cannot resolve its effect.",
    "no exile": "{player}: cards in the discard area cannot be exiled.",
    "level": "{card} changes by {n} levels.",
    "no return": "{card} cannot be put into a hand.",
    "set again": "{player} may set another scene card.",
}


def describe(t: Table, event: dict[str, Any], seat: int) -> str:
    kind = str(event["kind"])
    player = player_of(event, seat)
    n = event.get("n", 0)
    if kind == "phase":
        return f"{PHASE_NAMES[n].capitalize()} phase."
    if kind == "game over":
        return f"{player} won." if "player" in event else "The game ends without a winner."
    if kind == "battle":
        won = f"{player} won" if "player" in event else "nobody won"
        return f"Battle area {n}: {won}."
    card = "a card"
    if "card" in event:
        card = next((f.full_name for f in t.prints if f.number == event["card"]), str(event["card"]))
    return LINES.get(kind, kind.capitalize() + ".").format(player=player, card=card, n=n)


def zone_name(zone: int) -> str:
    if zone >= FIRST_CHARACTER:
        return "battle area"
    return "scene area" if zone == SCENE_AREA else PLACE_NAMES[zone % WIDTH]


