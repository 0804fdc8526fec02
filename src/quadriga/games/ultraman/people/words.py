"""Words for people: prompts, labels of options, lines of the log."""

from __future__ import annotations

from typing import Any

from quadriga.games.saying import plain_option, player_of, prompted
from quadriga.games.ultraman.chapters import terms
from quadriga.games.ultraman.chapters.battle import shown
from quadriga.games.ultraman.chapters.bp import bp
from quadriga.games.ultraman.chapters.faces import STATE_NAMES, TYPES
from quadriga.games.ultraman.chapters.setting import vacancies
from quadriga.games.ultraman.chapters.table import (
    FIRST_CHARACTER,
    PHASE_NAMES,
    PLACE_NAMES,
    SCENE_AREA,
    WIDTH,
    Table,
    Waiting,
)
from quadriga.games.ultraman.vocabulary.tests import standing_for
from quadriga.kernel.decisions import MODE, PICK, WAITING, Decision, arg_a, arg_b, as_argument, verb
from quadriga.kernel.decisions import option as make_option
from quadriga.kernel.handles import slot_of
from quadriga.kernel.unknown import knows
from quadriga.messages import Card, Message, Printed, speaker
from quadriga.messages.message import slug

ASKED = (
    "lead or next", "redraw", "scene", "scene draw", "set", "level up", "waiting", "power", "may", "choose",
    "type", "old type", "text", "mode", "end of deck", "end of stack", "charge", "charge put", "charge host",
    "number",
)  # fmt: skip
"""The kinds of questions; each has its message `ask-…`."""
TOLD = (
    "shuffle", "redraw", "lead", "draw", "set", "level up", "open", "enters play", "put", "scene", "effect",
    "reveal", "charge", "discard", "exile", "put into hand", "return to deck", "swap", "bp", "grade", "type",
    "extra", "be a win", "be a tie", "no level up", "unaffected", "negate", "no effect", "no activate",
    "no exile", "level", "no return", "set again", "no send", "no deck", "no exiling", "no choice", "shield", "ban",
)  # fmt: skip
"""The kinds of events that are told; each has its message `log-…`."""
DONE = {"scene": "do-no-scene", "level up": "do-finish-levelling", "power": "do-pass"}
"""What leaving a question means, by its kind; else it is done."""
IN_WORDS = ("redraw", "scene draw")
"""Questions whose yes and no say what they do."""
say = speaker("ultraman")


def prompt(t: Table, d: Decision) -> Message:
    slots = {"area": vacancies(t, d.player)[0] + 1} if d.kind == "set" else {}
    return prompted(t, d, say(f"ask-{slug(d.kind)}", **slots), lambda c: t.face(c).full_name)


def card(t: Table, seat: int, c: int) -> Card:
    """A card as this seat may know it."""
    return Card(t.face(c).full_name, t.face(c).number) if knows(t, seat, c) else Card()


def label(t: Table, seat: int, c: int) -> Message:
    """A card to pick; a character with its area, state and BP."""
    k = standing_for(t, c)
    if k < 0 or not shown(t, k):
        level = t.face(c).level
        if knows(t, seat, c) and level:
            return say("do-pick-level", card=card(t, seat, c), level=level)
        return say("do-pick", card=card(t, seat, c)) if knows(t, seat, c) else say("do-pick-hidden")
    whose = "do-pick-yours" if t.side[k] == seat else "do-pick-theirs"
    state = STATE_NAMES[min(4, t.state_of(k))]
    return say(whose, card=card(t, seat, c), area=t.area_of[k] + 1, state=state, bp=bp(t, k))


def option_view(t: Table, option: int) -> dict[str, Any]:
    """An option in words, with the ids of the cards it touches."""
    d = t.decision
    assert d is not None
    seat = d.player
    what = verb(option)
    a = arg_a(option)
    b = arg_b(option)
    plain = plain_option(d, what, a, say, DONE, IN_WORDS)
    if plain is not None:
        return plain
    if what == MODE:
        said = say(("do-first", "do-second")[a]) if a < 2 else say("do-mode", n=a + 1)
        return {"verb": "mode", "label": said, "cards": [], "n": a}
    if what == terms.CHOOSE_LEAD:
        word = "lead" if a == 1 else "next"
        return {"verb": word, "label": say("do-lead") if a == 1 else say("do-next"), "cards": []}
    if what == terms.TYPE:
        return {"verb": "type", "label": say("do-type", type=TYPES[a]), "cards": [], "type": TYPES[a]}
    if what == terms.ENDS:
        word = "top" if a == 1 else "bottom"
        return {"verb": word, "label": say("do-top") if a == 1 else say("do-bottom"), "cards": []}
    if what == WAITING:
        return waiting_view(t, a)
    cards = [t.ref[a]]
    if what == PICK:
        verb_word = {"set": "set", "scene": "set scene"}.get(d.kind, "pick")
        return {"verb": verb_word, "label": label(t, seat, a), "cards": cards}
    if what == terms.LEVEL:
        k = t.character_of(b)
        text = say("do-level-up", base=card(t, seat, b), area=t.area_of[k] + 1, card=card(t, seat, a))
        return {"verb": "level up", "label": text, "cards": [*cards, t.ref[b]]}
    if what in (terms.USE, terms.TEXT):
        word = "use" if what == terms.USE else "text"
        return {"verb": word, "label": text_label(t, seat, a, b), "cards": cards, "text": b}
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
        if as_argument(w.number) == number:
            c = slot_of(w.source)
            words = text_label(t, t.owner[c], c, w.text)
            k = t.character_of(c)
            if k >= 0 and has_twin(t, w):
                words = say("do-text-in-area", area=t.area_of[k] + 1, **words.slots)
            return {"verb": "waiting", "label": words, "cards": [t.ref[c]], "n": number}
    raise AssertionError(f"No effect {number} waits")


def has_twin(t: Table, w: Waiting) -> bool:
    """Does the same text of another copy of the card wait too?"""
    mine = t.card[slot_of(w.source)]
    for other in t.waiting:
        if other.source != w.source and other.text == w.text and t.card[slot_of(other.source)] == mine:
            return True
    return False


def text_label(t: Table, seat: int, c: int, number: int) -> Message:
    """A card with the printed words of one of its effect texts."""
    from quadriga.games.ultraman.cards import bare, printed_texts

    lines = printed_texts(t.face(c).text)
    if number >= len(lines):
        return say("do-effect", card=card(t, seat, c))
    return say("do-text", card=card(t, seat, c), text=Printed(bare(lines[number]), t.face(c).number, "ultraman"))


def describe(t: Table, event: dict[str, Any], seat: int) -> Message:
    kind = str(event["kind"])
    n = int(event.get("n", 0))
    if kind == "phase":
        return say("log-phase", phase=slug(PHASE_NAMES[n]))
    number = str(event.get("card", ""))
    name = next((face.full_name for face in t.prints if face.number == number), number)
    return say(f"log-{slug(kind)}", player=player_of(event, seat), card=Card(name, number), n=n)


def zone_name(zone: int) -> str:
    if zone >= FIRST_CHARACTER:
        return "battle area"
    return "scene area" if zone == SCENE_AREA else PLACE_NAMES[zone % WIDTH]
