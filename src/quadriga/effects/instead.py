"""A. If C, B instead: B takes the place of the sentence before it, with the choices that were made there."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.adjuncts import Doing
from quadriga.effects.deeds import Act, Carry, Deed
from quadriga.effects.flow import Unless
from quadriga.effects.node import Node, content, register
from quadriga.effects.phrases import Phrase
from quadriga.effects.program import Action, Condition
from quadriga.effects.references import Ref
from quadriga.effects.taking import WHOLLY
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class Instead(Deed):
    """If C, B instead. It is carried out where the sentence before it stands (`sentences.in_place_of`)."""

    condition: Condition
    then: Deed

    def emit(self, code: list[Action]) -> None:
        """Nothing: the sentence before has taken it in."""

    def scope(self, s: State, f: Frame) -> int:
        return WHOLLY


@dataclass(eq=False)
class Replaced(Deed):
    """A deed, or what is done instead of it; laid out, never read."""

    usual: Deed
    instead: Instead

    def chosen_before(self) -> bool:
        """Does the replacement speak of what the usual deed chooses? Then that is chosen first."""
        mine = introduced(self.usual)
        return any(number in mine for number in referred(self.instead))

    def emit(self, code: list[Action]) -> None:
        usual = act_of(self.usual)
        if usual is not None and self.chosen_before():
            usual.object().emit(code, usual)
            usual.prepare(code)
            Unless(self.instead.condition).between(code, self.instead.then, Carry(usual))
        else:
            Unless(self.instead.condition).between(code, self.instead.then, self.usual)

    def scope(self, s: State, f: Frame) -> int:
        if not self.chosen_before() and self.instead.condition.holds(s, f):
            return self.instead.then.scope(s, f)
        return self.usual.scope(s, f)


def act_of(deed: Deed) -> Act | None:
    """The verb with its object that a deed is, where nothing else stands beside it."""
    if isinstance(deed, Doing):
        plain = deed.who is None and deed.per is None and not deed.later
        return act_of(deed.do) if plain else None
    return deed if isinstance(deed, Act) else None


def introduced(node: object) -> list[int]:
    """The registers of what is introduced there."""
    found = [node.reg] if isinstance(node, Phrase) and node.introduces() and node.reg > 0 else []
    return found + [number for part in parts(node) for number in introduced(part)]


def referred(node: object) -> list[int]:
    """The registers that are spoken of there."""
    found = [node.reg] if isinstance(node, Ref) else []
    return found + [number for part in parts(node) for number in referred(part)]


def parts(node: object) -> list[object]:
    if isinstance(node, list):
        return list(node)
    return list(content(node)) if isinstance(node, Node) else []


register(Instead)
