"""What laying out a character's page needs everywhere: numbers for names, programs on faces."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from quadriga.effects.flow import Sequence as Steps
from quadriga.effects.node import Node, content, pack, unpack
from quadriga.effects.program import Action, ProgramFace, program
from quadriga.games.game import Unreadable
from quadriga.games.universal_arena.chapters.faces import EVENTS, CharacterFace, type_bit
from quadriga.games.universal_arena.chapters.statuses import SHARED_NAMES
from quadriga.games.universal_arena.pages.files import Pages, number_of
from quadriga.games.universal_arena.vocabulary import actions, conditions, keywords, lines, rules
from quadriga.games.universal_arena.vocabulary import status_actions as st
from quadriga.games.universal_arena.vocabulary import values as v
from quadriga.games.universal_arena.wording import reading
from quadriga.games.universal_arena.wording.reading import Reading


class Layout:
    """The faces of a match under construction: statuses first, then characters, then cards."""

    def __init__(self) -> None:
        self.faces: list[ProgramFace] = []
        self.flags = 1  # bit 0 remembers a rescue
        self.histories = EVENTS

    def flag(self) -> int:
        self.flags += 1
        return self.flags - 1

    def history(self) -> int:
        """A place in the tally of a turn, after those of the events."""
        self.histories += 1
        return self.histories - 1

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
        self.cards: dict[str, list[int]] = {}
        """Faces by the plain form of their name; two cards may have the same name."""
        self.faces: list[int] = []
        """The faces of its cards, then of those its texts create, as the page lists them."""
        self.marks: dict[str, int] = {}
        """Statuses by which it is remembered what its texts say for a while."""
        self.families: dict[int, str] = {}
        """The slot number of each face."""


def walk(node: Any) -> Iterable[Node]:
    if isinstance(node, Node):
        yield node
        for part in content(node):
            yield from walk(part)
    elif isinstance(node, (list, tuple)):
        for part in node:
            yield from walk(part)


def mark_key(part: rules.Marked) -> str:
    """The same words are remembered by the same status."""
    return repr(pack(part))


def fresh(text: Reading) -> Reading:
    """A copy with nodes of its own: names are bound per match."""
    copied = [[reading.Segment(s.label, s.text, unpack(pack(s.sentences))) for s in line] for line in text.lines]
    return Reading(copied, text.remarks)


def bind(one: Member, node: Node, on: int = -1) -> None:
    """Give every name the face it stands for in this match; `on` is the face of the card whose text it is."""
    for part in walk(node):
        if isinstance(part, v.StatusName):
            known = one.statuses.get(part.name)
            if known is None:  # a longer name of a shared status
                known = next(i for i, name in enumerate(SHARED_NAMES) if part.name.endswith(name))
            part.id = known
        elif isinstance(part, v.CardName):
            part.id = _named(one, part.name, on)
        elif isinstance(part, st.StatusGift):
            if part.more_of is not None and part.more_of.name != part.status.name:
                raise Unreadable(number_of(one.page), one.page["name"], f"+ {part.more_of.name} Count")
        elif isinstance(part, (keywords.Seek, keywords.SearchPile, keywords.TakeBack, conditions.OfKind)):
            part.bits = type_bit(part.kind) if part.kind else 0


def _named(one: Member, name: str, on: int) -> int:
    """The card that a text means: another form of its own slot before any other card of that name."""
    found = one.cards.get(plain(name), [])
    if not found:
        raise Unreadable(number_of(one.page), one.page["name"], name)
    family = one.families.get(on, "")
    forms = [face for face in found if one.families[face] == family and face != on]
    if len(forms) == 1 or (not forms and len(found) == 1):
        return (forms or found)[0]
    if on < 0:
        return found[0]  # a happening asks for the name alone
    raise Unreadable(number_of(one.page), one.page["name"], f"more than one card is called {name}")


def add_program(face: ProgramFace, steps: Sequence[Action]) -> int:
    face.programs.append(program(steps[0] if len(steps) == 1 else Steps(list(steps))))
    return len(face.programs) - 1


def put_off(face: ProgramFace, at: int, node: Node) -> None:
    """What a text does later becomes a program of its own on the same face (uni.term.delayed.1)."""
    for part in walk(node):
        if isinstance(part, (actions.NextTurnStart, actions.AtTurnEnd)):
            part.face = at
            part.program = add_program(face, [part.then])


def statements(text: Reading) -> Iterable[tuple[str, Node]]:
    """(label, statement) in printed order."""
    for segment in text.segments():
        for sentence in segment.sentences:
            it = sentence.it if isinstance(sentence, lines.Sentence) else sentence
            for one in _each(it):
                yield segment.label, one


def _each(node: Node) -> Iterable[Node]:
    """Things that are so together, one by one, each while its condition holds."""
    if isinstance(node, rules.Rules):
        yield from node.rules
    elif isinstance(node, rules.While) and isinstance(node.it, rules.Rules):
        for one in node.it.rules:
            yield rules.While(node.condition, one)
    else:
        yield node


def misplaced(one: Member, where: str, node: Node) -> Unreadable:
    """What is understood but cannot be carried out where it stands."""
    words = reading.unmark(reading.load_grammar().say(node))
    return Unreadable(
        number_of(one.page), f"{one.page['name']}: {where}", words or type(node).__name__,
        "This is understood, but cannot be carried out here: at this timing, or before the card is used.",
    )  # fmt: skip


def plain(name: str) -> str:
    return re.sub(r"\W+", "", name).lower()


def bound(one: Member, node: Any, on: int) -> Any:
    bind(one, node, on)
    return node
