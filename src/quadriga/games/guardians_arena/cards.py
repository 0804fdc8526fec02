"""Cards as data and as faces: the library of sets, and the building of one card with its text read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quadriga.effects.node import Node, content, pack, unpack
from quadriga.games.game import Unreadable
from quadriga.games.guardians_arena.chapters.faces import (
    COLOURS,
    GUARDIAN,
    ICONS,
    SIZES,
    TERRAINS,
    TYPES,
    Ability,
    Card,
)
from quadriga.games.guardians_arena.vocabulary import (
    bans,
    bonuses,
    destroying,
    events,
    immunity,
    storage,
    supporting,
    winning,
)
from quadriga.games.guardians_arena.vocabulary.inert_texts import OTHER_GAME, STORY, STRONGHOLD_DEFENCE, NoCounterpart
from quadriga.games.guardians_arena.vocabulary.kinds import Namesake
from quadriga.games.guardians_arena.vocabulary.sentences import Clauses, Sentences
from quadriga.games.guardians_arena.wording.inert import only_continues, subject_of
from quadriga.games.guardians_arena.wording.normal import normalise, sentences_of
from quadriga.games.library import sets
from quadriga.text.cache import Cache, held, version_of
from quadriga.text.errors import Declined

if TYPE_CHECKING:  # loading it is what the cache saves
    from quadriga.text.grammar import Grammar

FOLDER = Path(__file__).parent
PLACES = {"left": 0, "center": 1, "right": 2}

NODES = (bans, bonuses, destroying, events, immunity, storage, supporting, winning)
"""Kept programs name their nodes, so the modules that make nodes known are loaded with the cards."""

RULE_WORDS = re.compile(
    r"~|\d|vitality|creature|combat|match-up|attack|channel|stone|shield|terrain|brib|opponent|discard|destroy|immune|draw|card|"
    r"play|command|fly|spell|dispel|heal|beaten|pen\b|storage|stronghold|guardian|power|up-card|phase|size|face-|\bwins?\b|\blos(?:e|es|t)\b|"
    r"bonus|class|colou?r|round|deck|\bhand|costs?\b|\bpay|spend|space|\bturn|size|push|choose|look at|\bshow|"
    r"\bfights?\b|\bcannot\b|\ballowed|\bbeer\b|\bgold\b|\bbabes\b|\bhere\b|\bAOE\b|\breturns?\b|\bfear-|\bfire-|"
    r"\bcounts? as\b|\bcancel|\bnegat|\bdouble|\bignor|\bprevent|\bstops?\b|\bgains?\b|\badds?\b|\bsubtract",
    re.IGNORECASE,
)
"""A text without any of these words, and without the card's own name, says nothing about the game: a line of story."""

MORE_RULE_WORDS = re.compile(
    r"\bcounts?\b|\bagainst\b|\bonly\b|\baffect|\bmortals?\b|\belementals?\b|\bexternals?\b|\bfly|\busable|\bused\b|"
    r"\bsmall\b|\blarge\b|\bmedium\b|\bgets?\b|\bmountains\b|\brivers\b|\bspires\b|\bswamp\b|\bheaps\b|\bwoods\b|\bjungle\b|\bundead\b|"
    r"\ball\b|\bany\b|\beach\b|\bfire\b|\bfear\b",
    re.IGNORECASE,
)
"""Beside a sentence of rules a line of story must be free of these as well: "Only against Mortals." is none."""


_NAME_INSIDE = re.compile(r"(?<=\w )[A-Z][a-z]+")
"""A class or card that is spoken of: "Vulnerable to Wizards." is no story either."""


@cache
def library() -> dict[str, Mapping[str, Any]]:
    """All cards of the sets, by number."""
    found = sets(FOLDER)
    read_ahead(found.values())
    return found


def read_ahead(entries: Iterable[Mapping[str, Any]]) -> None:
    """Read many texts at once, which saves opening the cache for each."""
    _programs([text for text in (live_text(e) for e in entries if e.get("text") and not is_story(e)) if text])


def is_story(entry: Mapping[str, Any]) -> bool:
    """Is the card's text no rule at all, but a line of story?"""
    return not RULE_WORDS.search(normal_text(entry))


STORED = ("spell", "item/hand")
"""Cards that are played from the Storage."""
WITHOUT_CREATURE = (*STORED, "guardian", "terrain")
"""Nobody whose card it is could be meant there."""
UNPLAYED = ("guardian", "terrain")
"""They never come into a Duel by being played."""
ON_STRONGHOLDS = ("upgrade", "downgrade")


def read(entry: Mapping[str, Any]) -> list[Ability]:
    """The abilities of a card's text; raises Unreadable, also if a card of its type could never do what it says."""
    found = _read(entry)
    kind = str(entry["type"]).lower()
    lands = TERRAINS.get(str(entry["name"]), 0)
    for ability in found:
        lands |= ability.lands_counted()
    for ability in found:
        lost = (ability.stored_only() and kind not in STORED) or (ability.needs_creature() and kind in WITHOUT_CREATURE)
        lost = lost or (kind in STORED and not ability.is_cast())
        lost = lost or (kind in UNPLAYED and ability.acts_when_played())
        lost = lost or ability.land_described() & ~lands != 0
        if lost or (kind in ON_STRONGHOLDS and not ability.serves_stronghold()):
            raise Unreadable(str(entry["number"]), str(entry["name"]), str(entry["text"]))
    return found


def _read(entry: Mapping[str, Any]) -> list[Ability]:
    if not entry.get("text") or is_story(entry):
        return []
    name = str(entry["name"])
    found: list[Ability] = [NoCounterpart(about, n) for n, (_, about) in enumerate(_sorted_out(entry)) if about]
    text = live_text(entry)
    if text:
        packed = _programs([text])[text]
        if isinstance(packed, Declined) and found:
            return found + _beside(entry, name, packed)
        if isinstance(packed, Declined):
            raise Unreadable(str(entry["number"]), name, packed.unread)
        tree = unpack(packed)  # a tree of its own: it is told the card's name
        assert isinstance(tree, Sentences)
        _name(tree, name)
        found = _flat(tree.sentences) + found
    return found


def _beside(entry: Mapping[str, Any], name: str, why: Declined) -> list[Ability]:
    """Sentence by sentence, what stands beside one without counterpart: some only go on about it (gua.card.dead.1)."""
    found: list[Ability] = []
    about = 0
    for n, (sentence, subject) in enumerate(_sorted_out(entry)):
        about = subject or about
        if subject:
            continue
        packed = _programs([sentence])[sentence]
        if not isinstance(packed, Declined):
            tree = unpack(packed)
            assert isinstance(tree, Sentences)
            _name(tree, name)
            found += _flat(tree.sentences)
        elif only_continues(sentence):
            found.append(NoCounterpart(about or OTHER_GAME, n))
        else:
            raise Unreadable(str(entry["number"]), name, why.unread)
    return found


def live_text(entry: Mapping[str, Any]) -> str:
    """The sentences of its text that have a counterpart in Arena."""
    return " ".join(sentence for sentence, about in _sorted_out(entry) if not about)


def _sorted_out(entry: Mapping[str, Any]) -> list[tuple[str, int]]:
    """Each sentence, and for those without counterpart what they are about (gua.card.dead.1)."""
    found = _subjects(normal_text(entry))
    if str(entry["type"]).lower() != "stronghold":
        return found
    return [(sentence, about or STRONGHOLD_DEFENCE) for sentence, about in found]  # all Strongholds are alike


@cache
def _subjects(text: str) -> list[tuple[str, int]]:
    sentences = sentences_of(text)
    found = []
    for sentence in sentences:
        says = RULE_WORDS.search(sentence) or MORE_RULE_WORDS.search(sentence) or _NAME_INSIDE.search(sentence)
        story = len(sentences) > 1 and not says
        found += _halves(sentence) or [(sentence, subject_of(sentence) or (STORY if story else 0))]
    return found


_JOINT = re.compile(r",? (?:and|but)(?: then)? |; ")


def _halves(sentence: str) -> list[tuple[str, int]]:
    """A sentence of which one half has no counterpart and the other can be read by itself, as two; else nothing. So
    what stands beside such a half is never lost with it.
    """
    for joint in _JOINT.finditer(sentence):
        one = sentence[: joint.start()] + "."
        two = sentence[joint.end() :][:1].upper() + sentence[joint.end() + 1 :]
        halves = [(half, subject_of(half)) for half in (one, two)]
        alive = [half for half, about in halves if not about]
        if len(alive) == 1 and not isinstance(_programs(alive)[alive[0]], Declined):
            return halves
    return []


def normal_text(entry: Mapping[str, Any]) -> str:
    borne = str(entry["type"]).lower() == "item/creature"
    return _normalised(str(entry.get("text", "")), str(entry["name"]), tuple(classes_of(entry)), borne)


@lru_cache(10_000)
def _normalised(text: str, name: str, classes: tuple[str, ...], borne: bool) -> str:
    return normalise(text, name, list(classes), borne)  # a third of the time of loading a saved game


_kept: dict[str, Any] = held()
"""Packed programs, or why there is none, by normalised text."""


def _programs(texts: list[str]) -> dict[str, Any]:
    """Read texts through the cache on disk; the phrase table is loaded only for new ones."""
    found = {text: _kept.get(text) for text in texts}
    new = [text for text, outcome in found.items() if outcome is None]
    if new:
        for text, outcome in _cache().read(new, "text", _grammar).items():
            found[text] = _kept[text] = outcome if isinstance(outcome, Declined) else pack(outcome)
    return found


@cache
def _cache() -> Cache:
    sources = [*FOLDER.glob("wording/*.py"), *FOLDER.glob("vocabulary/*.py")]  # a change of these voids the cache
    return Cache("guardians-arena", version_of(sources))


def _grammar() -> Grammar:
    from quadriga.games.guardians_arena.wording.grammar import grammar

    return grammar()


def _flat(nodes: list[Node]) -> list[Ability]:
    found: list[Ability] = []
    for node in nodes:
        if isinstance(node, Clauses):
            found += _flat(node.parts)
        else:
            assert isinstance(node, Ability)
            found.append(node)
    return found


def _name(value: Any, name: str) -> None:
    """Tell the kinds that mean "cards of this name" which name that is."""
    if isinstance(value, Namesake):
        value.name = name
    if isinstance(value, Node):
        value = content(value)
    if isinstance(value, list):
        for part in value:
            _name(part, name)


def classes_of(entry: Mapping[str, Any]) -> list[str]:
    return [c.strip() for c in str(entry.get("class", "")).split("/") if c.strip()]


def build(entry: Mapping[str, Any], blank: bool = False) -> Card:
    """The face of a card. `blank`: a text that is not understood is left out instead of refused (gua.house.scope.1)."""
    kind = str(entry["type"]).lower()
    if kind not in TYPES:
        raise Unreadable(
            str(entry["number"]), str(entry["name"]), f"(type {kind}: not part of Arena)"
        )  # gua.orig.card.1
    face = Card(str(entry["number"]), str(entry["name"]), str(entry.get("text", "")))
    face.type = TYPES[kind]
    face.colour = COLOURS.get(kind, -1)
    face.classes = classes_of(entry)
    face.size = SIZES[str(entry.get("size", ""))]
    face.vitality = int(entry.get("vitality", 0))
    face.has_red = "red" in entry
    face.red = int(entry.get("red", 0))
    face.ocb = int(entry.get("ocb", 0))
    for icon in entry.get("bribery", []):
        face.icons |= ICONS[icon]
    face.fly = bool(entry.get("flying", False))
    face.receives = bool(entry.get("channeling", False)) and face.type != GUARDIAN
    face.channels = int(entry.get("channeler", 0))
    face.ranged = int(entry.get("ranged", 0))
    face.command = bool(entry.get("command", False))
    face.draw = int(entry.get("draw", 0))
    face.ldl, face.mdl, face.luc = int(entry.get("ldl", 0)), int(entry.get("mdl", 0)), int(entry.get("luc", 0))
    face.stones = int(entry.get("stones", 0))
    face.place = PLACES.get(str(entry.get("place", "")), -1)
    face.kinds = TERRAINS.get(face.name, 0)
    try:
        face.abilities = read(entry)
    except Unreadable:
        if not blank:
            raise
        face.blanked = True
    for ability in face.abilities:
        ability.put_on(face)
    face.shooter = face.shooter or face.ranged > 0
    return face


def without_counterpart(face: Card) -> list[Ability]:
    """Sentences of its text that do nothing in Arena (gua.card.dead.1)."""
    return [a for a in face.abilities if a.does_nothing()]
