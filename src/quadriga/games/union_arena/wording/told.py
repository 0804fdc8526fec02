"""Bodies that the core has read, made ready for a card: standing words under a timing, and several versions."""

from __future__ import annotations

from collections.abc import Iterable

from quadriga.effects.chains import OR, Chain
from quadriga.effects.deeds import Deed
from quadriga.effects.node import Node, content, same
from quadriga.effects.program import Condition
from quadriga.effects.provisos import Provided
from quadriga.effects.quantities import Quantity
from quadriga.effects.sentences import OneSentence, Sentences
from quadriga.games.union_arena.chapters.durations import UNTIL_TURN_ENDS
from quadriga.games.union_arena.vocabulary.gains import Gain, Has
from quadriga.games.union_arena.vocabulary.lines import Line, Told
from quadriga.games.union_arena.vocabulary.standing import AllOfThese, Standing, While
from quadriga.games.union_arena.vocabulary.substitution import Substitution
from quadriga.games.union_arena.vocabulary.told_versions import EitherVersion


def unwrapped(effect: Standing, conditions: list[Condition]) -> list[tuple[Standing, list[Condition]]]:
    """The single effects inside, each with the conditions around it."""
    if isinstance(effect, AllOfThese):
        return [pair for part in effect.effects for pair in unwrapped(part, conditions)]
    if isinstance(effect, While):
        return unwrapped(effect.effect, [*conditions, effect.condition])
    return [(effect, conditions)]


def for_this_turn(effects: Iterable[tuple[Standing, list[Condition]]]) -> Told | None:
    """What a text under a timing gives without saying for how long, it gives until the end of the turn (ua.dur.2)."""
    sentences: list[Deed] = []
    for part, conditions in effects:
        if not isinstance(part, Has):
            return None
        given: Deed = Gain(part.who, part.gains, UNTIL_TURN_ENDS)
        for condition in reversed(conditions):
            given = Provided(condition, given)
        sentences.append(OneSentence(given))
    return Told(Sentences(sentences))


def versions(node: Substitution, body: Told) -> Told | None:
    """The versions of one ability in one: shared as far as they are the same. None where they are of different sorts."""
    sentences = body.effect.sentences
    for version in node.versions:
        other = version.line.body if isinstance(version.line, Line) else None
        if not isinstance(other, Told) or version.governed or not same(other.limits, body.limits):
            return None
        if _quantities(body.effect) != _quantities(other.effect):  # "it" would be one of several (ua.subst.2)
            return None
        sentences = _where_they_part(sentences, other.effect.sentences, version.condition, version.may)
    return Told(Sentences(sentences), body.limits, body.timings, body.first)


def _quantities(node: object) -> list[tuple[int, int]]:
    """How many are spoken of, in the order of the text."""
    if isinstance(node, list):
        return [one for part in node for one in _quantities(part)]
    own = [(node.op, node.n)] if isinstance(node, Quantity) else []
    return own + [one for part in content(node) for one in _quantities(part)] if isinstance(node, Node) else own


def _where_they_part(first: list[Deed], other: list[Deed], condition: Condition, may: bool) -> list[Deed]:
    """The condition is asked when the words that are replaced are carried out (ua.subst.2)."""
    shortest = min(len(first), len(other))
    start = end = 0
    while start < shortest and same(first[start], other[start]):
        start += 1
    while end < shortest - start and same(first[-1 - end], other[-1 - end]):
        end += 1
    mine, theirs = first[start : len(first) - end], other[start : len(other) - end]
    rest = first[len(first) - end :]
    if len(mine) == len(theirs) == 1:
        a, b = _chained(mine[0]), _chained(theirs[0])
        if len(a) > 1 and len(b) > 1 and same(a[0], b[0]):
            return [*first[:start], *_where_they_part(a, b, condition, may), *rest]
    return [*first[:start], EitherVersion(condition, Sentences(mine), Sentences(theirs), may), *rest]


def _chained(deed: Deed) -> list[Deed]:
    """What a sentence does, one after the other; a sentence that another one asks about stays whole."""
    body = deed.body if isinstance(deed, OneSentence) and deed.reg == 0 else None
    if isinstance(body, Chain) and body.op != OR:
        return [OneSentence(item) for item in body.items]
    return [deed]
