"""Cards as data: our sets, and how a card's text becomes effect texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from quadriga.effects.node import Node
from quadriga.effects.program import program
from quadriga.games.door import Unreadable
from quadriga.games.library import sets
from quadriga.games.ultraman import (
    changing_type,
    charging,
    copying,
    discarding,
    drawing,
    either,
    exiling,
    giving,
    in_place,
    negating,
    playing,
    revealing,
    sending,
    swapping,
    taking,
)
from quadriga.games.ultraman.blocks import (
    AlsoKind,
    AnyNumber,
    Block,
    CountsAs,
    Team,
    Text,
)
from quadriga.games.ultraman.faces import (
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
from quadriga.games.ultraman.paying import Payment
from quadriga.games.ultraman.standing import Continuous, gift_bit
from quadriga.games.ultraman.timing import SENT_FROM_DECK, SENT_FROM_SCENE_AREA
from quadriga.games.ultraman.triggers import Triggered
from quadriga.text.cache import read_cached
from quadriga.text.errors import Declined

FOLDER = Path(__file__).parent
NODES = (
    changing_type, charging, copying, discarding, drawing, either, exiling, giving, in_place, negating, playing,
    revealing, sending, swapping, taking,
)  # fmt: skip
"""Kept programs name their nodes, so the modules that make nodes known are loaded with the cards."""


def read_texts(texts: Iterable[str]) -> dict[str, Any]:
    """Each text's tree, or its Declined."""

    def load_grammar() -> Any:
        from quadriga.games.ultraman.phrases import grammar

        return grammar()

    return read_cached("ultraman", "text", texts, load_grammar, [*FOLDER.glob("*.py"), *FOLDER.glob("phrases/*.py")])


_read: dict[str, Any] = {}


def read_text(text: str) -> Any:
    """The tree of one text, or its Declined; a whole set is read at once when its first card is."""
    if text not in _read:
        texts = {str(card["text"]) for card in sets(FOLDER).values() if card.get("text")} if not _read else set()
        _read.update(read_texts({*texts, text}))
    return _read[text]


def build(card: Mapping[str, Any], vanilla: bool = False) -> Card:
    """A card with its effect texts. Raises Unreadable unless `vanilla` leaves the text out."""
    number = str(card["number"])
    text = str(card.get("text", ""))
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
        elif isinstance(word, Team):
            face.teams = face.teams + [word.name]  # ucg.team.1
        elif isinstance(word, CountsAs):
            face.names = word.names[:]  # 11.21.1
            if face.character not in face.names:
                face.names.append(face.character)
    for block in tree.blocks:
        add_text(face, block)


def add_text(face: Card, block: Block) -> None:
    """One marked block is one effect text (2.3.5.2g); untagged text is continuous (9.3)."""
    power = block.power
    if isinstance(power, Triggered):
        text = EffectText(TRIGGERED, power)
        text.watches = power.trigger.kind
        text.limit = power.limit
        text.own_zone = power.trigger.own and power.trigger.kind in (SENT_FROM_DECK, SENT_FROM_SCENE_AREA)
        text.program = len(face.programs)
        face.programs.append(program(power.effect))
        face.watches |= 1 << power.trigger.kind
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
            gift = sentence.standing().gift
            face.gives |= 1 << gift_bit(gift.what, gift.worth())
    for state in block.states:
        text.states |= 1 << state
    text.number = len(face.texts)
    face.texts.append(text)


@cache
def printed_texts(text: str) -> list[str]:
    """The printed words of each effect text of a card."""
    tree = read_text(text)
    if isinstance(tree, Declined):
        return []
    from quadriga.games.ultraman.phrases import grammar

    g = grammar()
    return [g.print("block" if b.states or not isinstance(b.power, Continuous) else "unmarked", b) for b in tree.blocks]
