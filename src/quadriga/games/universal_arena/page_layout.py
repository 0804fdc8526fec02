"""What laying out a character's page needs everywhere: numbers for names, programs on faces."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from quadriga.effects.flow import Sequence as Steps
from quadriga.effects.node import Node, content, pack, unpack
from quadriga.effects.program import Action, ProgramFace, program
from quadriga.games.door import Unreadable
from quadriga.games.universal_arena import keywords, lines, reading
from quadriga.games.universal_arena import status_actions as st
from quadriga.games.universal_arena import values as v
from quadriga.games.universal_arena.faces import CharacterFace, type_bit
from quadriga.games.universal_arena.pages import Pages, number_of
from quadriga.games.universal_arena.reading import Reading
from quadriga.games.universal_arena.statuses import SHARED_NAMES


class Layout:
    """The faces of a match under construction: statuses first, then characters, then cards."""

    def __init__(self) -> None:
        self.faces: list[ProgramFace] = []
        self.flags = 1  # bit 0 remembers a rescue

    def flag(self) -> int:
        self.flags += 1
        return self.flags - 1

    def add(self, face: ProgramFace) -> int:
        self.faces.append(face)
        return len(self.faces) - 1


class Member:
    """One character of one team: its page, its slot, and the faces that its texts can name."""

    def __init__(self, pages: Pages, slot: int) -> None:
        self.pages = pages
        self.page = pages.page
        self.slot = slot
        self.face = CharacterFace("", "", "")
        self.statuses: dict[str, int] = {name: i for i, name in enumerate(SHARED_NAMES)}
        self.cards: dict[str, int] = {}


def walk(node: Any) -> Iterable[Node]:
    if isinstance(node, Node):
        yield node
        for part in content(node):
            yield from walk(part)
    elif isinstance(node, (list, tuple)):
        for part in node:
            yield from walk(part)


def fresh(text: Reading) -> Reading:
    """A copy with nodes of its own: names are bound per match."""
    copied = [[reading.Segment(s.label, s.text, unpack(pack(s.sentences))) for s in line] for line in text.lines]
    return Reading(copied, text.remarks)


def bind(one: Member, node: Node) -> None:
    """Give every name the face it stands for in this match."""
    for part in walk(node):
        if isinstance(part, v.StatusName):
            known = one.statuses.get(part.name)
            if known is None:  # a longer name of a shared status
                known = next(i for i, name in enumerate(SHARED_NAMES) if part.name.endswith(name))
            part.id = known
        elif isinstance(part, v.CardName):
            found = one.cards.get(plain(part.name))
            if found is None:
                raise Unreadable(number_of(one.page), one.page["name"], part.name)
            part.id = found
        elif isinstance(part, (st.GainStatus, st.InflictStatus)):
            if part.more_of is not None and part.more_of.name != part.status.name:
                raise Unreadable(number_of(one.page), one.page["name"], f"+ {part.more_of.name} Count")
        elif isinstance(part, (keywords.Seek, keywords.SearchPile)):
            part.bits = type_bit(part.kind)


def add_program(face: ProgramFace, steps: Sequence[Action]) -> int:
    face.programs.append(program(steps[0] if len(steps) == 1 else Steps(list(steps))))
    return len(face.programs) - 1


def statements(text: Reading) -> Iterable[tuple[str, Node]]:
    """(label, statement) in printed order."""
    for segment in text.segments():
        for sentence in segment.sentences:
            yield segment.label, sentence.it if isinstance(sentence, lines.Sentence) else sentence


def misplaced(one: Member, where: str, node: Node) -> Unreadable:
    return Unreadable(
        number_of(one.page), f"{one.page['name']}: {where}", f"a {type(node).__name__} where none can stand"
    )


def plain(name: str) -> str:
    return re.sub(r"\W+", "", name).lower()


def bound(one: Member, node: Any) -> Any:
    bind(one, node)
    return node
