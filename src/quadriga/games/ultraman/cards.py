"""Cards as data: our sets, and how a card's text becomes effect texts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from quadriga.effects import core
from quadriga.effects.gifts import Gift, standing_gifts
from quadriga.effects.happenings import LAST_TURN, THE_COST, THIS_EFFECT, Happened, HappenedTo
from quadriga.effects.node import Node, content
from quadriga.effects.program import program
from quadriga.games.decks import worded
from quadriga.games.game import Unreadable
from quadriga.games.library import sets
from quadriga.games.ultraman.chapters.faces import (
    CARD_TYPES,
    CONTINUOUS,
    PAYMENT,
    SCENE,
    STATE_MARKS,
    TRIGGERED,
    TYPES,
    Card,
    EffectText,
)
from quadriga.games.ultraman.chapters.marks import BANNED, NO_ACTIVATE, NO_CHOOSING, SHIELDED
from quadriga.games.ultraman.chapters.paying import Payment
from quadriga.games.ultraman.chapters.standing import Continuous, gift_bit
from quadriga.games.ultraman.chapters.timing import DISCARDED, EXILED, SENT
from quadriga.games.ultraman.chapters.triggers import Triggered
from quadriga.games.ultraman.vocabulary import (
    assembling,
    discarding,
    drawing,
    events,
    gifts,
    into_play,
    moving,
    powers,
    prohibitions,
    swapping,
    tests,
    to_zones,
)
from quadriga.games.ultraman.vocabulary.blocks import (
    AlsoKind,
    AlsoNamed,
    AnyNumber,
    Block,
    Copies,
    CountsAs,
    LevelsFrom,
    Team,
    Text,
)
from quadriga.text.cache import held, read_cached
from quadriga.text.errors import Declined

FOLDER = Path(__file__).parent
ASKED_OF_ALL = (SHIELDED, BANNED, NO_CHOOSING, NO_ACTIVATE)
"""Marks that are looked for on every character or player, so that a match without any need not look."""
NODES = (
    core.NODES,
    (
        assembling, discarding, drawing, events, gifts, into_play, moving, powers, prohibitions, swapping, tests,
        to_zones,
    ),
)
"""Kept programs name their nodes, so the modules that make nodes known are loaded with the cards."""


def read_texts(texts: Iterable[str]) -> dict[str, Any]:
    """Each text's tree, or its Declined."""

    def load_grammar() -> Any:
        from quadriga.games.ultraman.wording.grammar import grammar

        return grammar()

    return read_cached("ultraman", "text", texts, load_grammar, sorted(FOLDER.rglob("*.py")))


_read: dict[str, Any] = held()


def read_text(text: str) -> Any:
    """The tree of one text, or its Declined; a whole set is read at once when its first card is."""
    found = _read.get(text)
    if found is None:
        texts = {str(card["text"]) for card in sets(FOLDER).values() if card.get("text")} if not _read else set()
        fresh = read_texts({*texts, text})
        _read.update(fresh)
        found = fresh[text]
    return found


def build(card: Mapping[str, Any], vanilla: bool = False) -> Card:
    """A card with its effect texts. Raises Unreadable unless `vanilla` leaves the text out."""
    number = str(card["number"])
    text = str(worded(card).get("text", ""))
    face = Card(number, str(card["name"]), text)
    version = card.get("version")
    face.full_name = str(card.get("full_name") or (f"{face.name}, {version}" if version else face.name))  # 2.3.1.3
    kind = str(card["card_type"])
    if kind not in CARD_TYPES:
        raise ValueError(f"The card {number} has the card type {kind!r}; there are {', '.join(CARD_TYPES)} (2.2.1).")
    face.kinds = CARD_TYPES[kind]
    if face.kinds == SCENE:
        face.round = int(card["round"])
    else:
        character_fields(face, card)
    if text:
        tree = read_text(text)
        if not isinstance(tree, Declined):
            apply_text(face, tree)
        elif not vanilla:
            raise Unreadable(number, face.name, tree.unread)
    return face


def character_fields(face: Card, card: Mapping[str, Any]) -> None:
    kind = str(card["type"])
    if kind not in TYPES:
        raise ValueError(f"The card {face.number} has the TYPE {kind!r}; there are {', '.join(TYPES)} (2.3.4.2).")
    face.character = str(card["character"])
    face.names = [face.character]
    face.type = TYPES.index(kind)
    face.level = int(card["level"])
    for mark, value in card["bp"].items():
        if mark == "EXT":
            face.extra = int(value)  # 2.3.7.3
        else:
            face.bp[STATE_MARKS.index(mark)] = int(value)


def apply_text(face: Card, tree: Node) -> None:
    """Lay a read text out on its card."""
    assert isinstance(tree, Text)
    for word in tree.identity:
        if isinstance(word, AlsoKind):
            face.kinds |= word.kinds  # ucg.ident.1
        elif isinstance(word, AnyNumber):
            face.any_number = True  # ucg.ident.2
        elif isinstance(word, Copies):
            face.copies = word.n
        elif isinstance(word, LevelsFrom):
            face.levels_from = face.levels_from + word.names
        elif isinstance(word, Team):
            face.teams = face.teams + [word.name]  # ucg.team.1
        elif isinstance(word, CountsAs):
            face.names = word.names[:]  # 11.21.1
            if face.character not in face.names:
                face.names.append(face.character)
        elif isinstance(word, AlsoNamed):
            face.also = face.also + word.names
    for block in tree.blocks:
        add_text(face, block)


def add_text(face: Card, block: Block) -> None:
    """One marked block is one effect text (2.3.5.2g); untagged text is continuous (9.3)."""
    power = block.power
    if isinstance(power, Triggered):
        text = EffectText(TRIGGERED, power)
        for kind in power.trigger.kinds():
            text.watches |= 1 << kind
        text.own = power.trigger.own()
        if not text.own:
            face.watches_others |= text.watches
        text.limit = power.limit
        text.own_zone = power.trigger.own() and any(kind in (SENT, DISCARDED, EXILED) for kind in power.trigger.kinds())
        text.program = len(face.programs)
        face.programs.append(program(power.effect))
        face.watches |= text.watches
    elif isinstance(power, Payment):
        text = EffectText(PAYMENT, power)
        text.limit = power.limit
        text.program = len(face.programs)
        face.programs.append(program(power))
        face.has_payment = True
    else:
        assert isinstance(power, Continuous)
        text = EffectText(CONTINUOUS, power)
        face.has_continuous = True
        for sentence in power.gifts:
            for gift in standing_gifts(sentence):
                text.gifts.append(gift)
                text.gives |= 1 << gift_bit(gift.what, gift.worth)
        text.stacks = power.stacks
        face.gives |= text.gives
    for one in all_gifts(power):
        if one.what() in ASKED_OF_ALL:
            face.could_give |= 1 << gift_bit(one.what(), 1)
    for kind in asked_kinds(power, False):
        face.asks |= 1 << kind
    for kind in asked_kinds(power, True):
        face.asks_itself |= 1 << kind
    face.remembers = face.remembers or asks_of_last_turn(power)
    for state in block.states:
        text.states |= 1 << state
    text.number = len(face.texts)
    face.texts.append(text)


def asked_kinds(node: object, this_effect: bool) -> list[int]:
    """The kinds of happenings that a program asks about afterwards, of this effect or of the turn (ucg.hist.1)."""
    found: list[int] = []
    if isinstance(node, (Happened, HappenedTo)):
        if this_effect == (node.when is not None and node.when.when in (THIS_EFFECT, THE_COST)):
            found += node.act.kinds()
    parts = content(node) if isinstance(node, Node) else node if isinstance(node, list) else []
    for part in parts:
        if isinstance(part, (Node, list)):
            found += asked_kinds(part, this_effect)
    return found


def asks_of_last_turn(node: object) -> bool:
    """Does a program ask about the turn before?"""
    if isinstance(node, (Happened, HappenedTo)) and node.when is not None and node.when.when == LAST_TURN:
        return True
    parts = content(node) if isinstance(node, Node) else node if isinstance(node, list) else []
    return any(asks_of_last_turn(part) for part in parts)


def all_gifts(node: object) -> list[Gift]:
    """Every gift that a power speaks of, for a while or standing."""
    if isinstance(node, Gift):
        return [node]
    parts = content(node) if isinstance(node, Node) else node if isinstance(node, list) else []
    return [gift for part in parts if isinstance(part, (Node, list)) for gift in all_gifts(part)]


_MARKS_BEFORE = re.compile(r"^(\[(SIN|DBL|TRP|QUAD)\])*(\[Activate\](\([^)]*\))?)?(No cost → )?")


def bare(line: str) -> str:
    """An effect text as an option quotes it: it is offered only where the text is active and its cost can be paid."""
    return _MARKS_BEFORE.sub("", line)


@lru_cache(10_000)
def printed_texts(text: str) -> list[str]:
    """The printed words of each effect text of a card."""
    tree = read_text(text)
    if isinstance(tree, Declined):
        return []
    from quadriga.games.ultraman.wording.grammar import grammar

    g = grammar()
    return [g.print("block" if b.states or not isinstance(b.power, Continuous) else "unmarked", b) for b in tree.blocks]
