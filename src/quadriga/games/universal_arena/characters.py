"""Characters: from their pages to the faces of a match."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from quadriga.effects.choices import ChooseModes
from quadriga.effects.flow import Not
from quadriga.effects.flow import Sequence as Steps
from quadriga.effects.groups import Fixed
from quadriga.effects.node import Node, content, pack, unpack
from quadriga.effects.program import Action, Condition, ProgramFace, program
from quadriga.games.door import Unreadable
from quadriga.games.universal_arena import actions as do
from quadriga.games.universal_arena import faces, keywords, lines, reading
from quadriga.games.universal_arena import status_actions as st
from quadriga.games.universal_arena import values as v
from quadriga.games.universal_arena.faces import CardFace, CharacterFace, Mitigation, StatusFace, Trigger, type_bit
from quadriga.games.universal_arena.playing import LARGEST_X
from quadriga.games.universal_arena.reading import Reading
from quadriga.games.universal_arena.statuses import SHARED_NAMES, shared_statuses
from quadriga.games.universal_arena.table import TEAM
from quadriga.text.errors import Declined

FOLDER = Path(__file__).parent
DECK_SLOTS = 5  # uni.prep.3
BASICS = 2

_COST = re.compile(r"(?:(\d+)|X)(?: times (\d+))? (Energy|Ultimate Meter)")
_POWER = re.compile(r"(\d+)-(\d+)(?: \+ (\d+)-(\d+) times X)?|(\d+)-(\d+) times X")

Page = Mapping[str, Any]


# -- pages ---------------------------------------------------------------------------------------


def tidy(page: Page) -> dict[str, Any]:
    """A character's page in one shape, whether it came as TOML or as JSON of the wider world."""
    return {
        "id": page["id"],
        "number": page["id"],
        "name": page["name"],
        "version": page["version"],
        "hp": page.get("hp", faces.MAX_HP),  # uni.house.char.1
        "roles": [role.removeprefix("role-") for role in page.get("roles", [])],
        "difficulty": page.get("difficulty", ""),
        "gameplan": page.get("gameplan", "").strip(),
        "innates": [{"name": i["name"], "text": i["text"]} for i in page.get("innates", [])],
        "statuses": [
            {"name": s["name"], "lines": list(s["lines"])} for s in page.get("statuses", page.get("statusEffects", []))
        ],
        "cards": [_tidy_card(c) for c in page["cards"]],
        "created": [_tidy_card(c) for c in page.get("created", page.get("createdCards", []))],
    }


def _tidy_card(card: Page) -> dict[str, Any]:
    tidied = {key: card[key] for key in ("slot", "name", "cost", "power", "types", "target", "speed", "effect")}
    return tidied | ({"number": card["number"]} if "number" in card else {})


def load_file(path: Path) -> list[dict[str, Any]]:
    """The characters of a set file: TOML tables `character`, or a JSON list."""
    text = path.read_text(encoding="utf-8")
    pages = json.loads(text) if path.suffix == ".json" else tomllib.loads(text).get("character", [])
    if isinstance(pages, dict):
        pages = pages.get("character", pages.get("characters", []))
    return [tidy(page) for page in pages]


@cache
def library() -> dict[str, dict[str, Any]]:
    """The characters that come with the game, by id."""
    return {page["id"]: page for path in sorted((FOLDER / "sets").glob("*.toml")) for page in load_file(path)}


# -- reading -------------------------------------------------------------------------------------


class Pages:
    """The texts of one character, cut and read."""

    def __init__(self, page: dict[str, Any]) -> None:
        self.page = page
        self.own = [s["name"] for s in page["statuses"]]
        self.implicit = [n for n in reading.implicit_statuses(i["text"] for i in page["innates"]) if n not in self.own]
        known = self.own + self.implicit
        self.innates = [reading.cut([i["text"]], known) for i in page["innates"]]
        self.statuses = [reading.cut(s["lines"], known) for s in page["statuses"]]
        self.cards = [reading.cut(c["effect"], known) for c in page["cards"]]
        self.created = [reading.cut(c["effect"], known) for c in page["created"]]

    def texts(self) -> Iterable[tuple[str, Reading]]:
        """Every text with the name of what it stands on."""
        yield from zip((i["name"] for i in self.page["innates"]), self.innates, strict=True)
        yield from zip(self.own, self.statuses, strict=True)
        yield from zip(
            (c["name"] for c in self.page["cards"] + self.page["created"]), self.cards + self.created, strict=True
        )


def number_of(page: Page, part: str = "") -> str:
    return f"{page['id']}/{part}" if part else str(page["id"])


def read_pages(pages: Sequence[dict[str, Any]]) -> list[Pages]:
    """Cut and read; raises Unreadable for the first text that is not understood whole."""
    found = [Pages(page) for page in pages]
    reading.prepare([text for one in found for _, text in one.texts()])
    for one in found:
        for name, text in one.texts():
            try:
                reading.read(text)
            except Declined as why:
                raise Unreadable(number_of(one.page), f"{one.page['name']}: {name}", why.unread) from why
    return found


def parts(page: dict[str, Any]) -> list[dict[str, Any]]:
    """A character's innates, statuses and cards, each as an entry that can be read on its own."""
    found: list[dict[str, Any]] = []
    texts = {
        "innates": [(i["name"], i["name"], i["text"]) for i in page["innates"]],
        "statuses": [(s["name"], s["name"], "\n".join(s["lines"])) for s in page["statuses"]],
        "cards": [(c["slot"], c["name"], "\n".join(c["effect"])) for c in page["cards"]],
        "created": [(c["slot"], c["name"], "\n".join(c["effect"])) for c in page["created"]],
    }
    for kind, entries in texts.items():
        for i, (key, name, text) in enumerate(entries):
            found.append({"number": number_of(page, key), "name": name, "text": text, "part": [kind, i], "page": page})
    return found


def read_part(page: dict[str, Any], kind: str, i: int) -> ProgramFace:
    """One innate, status or card, read without the rest of its page; raises Unreadable."""
    pages = Pages(page)
    texts = {"innates": pages.innates, "statuses": pages.statuses, "cards": pages.cards, "created": pages.created}
    text = texts[kind][i]
    name = (page[kind][i])["name"]
    reading.prepare([text])
    try:
        reading.read(text)
    except Declined as why:
        raise Unreadable(number_of(page), f"{page['name']}: {name}", why.unread) from why
    out = Layout()
    out.faces.extend(shared_statuses())
    one = Member(pages, 0)
    _add_statuses(out, one)
    _add_character(out, one)
    _add_cards(out, one)
    if kind == "innates":
        _lay_out_innate(out, one, one.face, name, _fresh(text))
        return one.face
    face = out.faces[one.statuses[name] if kind == "statuses" else one.cards[_plain(name)]]
    if isinstance(face, StatusFace):
        _lay_out_status(out, one, face, _fresh(text))
    elif isinstance(face, CardFace):
        _lay_out_card(one, face, page[kind][i], _fresh(text))
    return face


# -- laying out a match --------------------------------------------------------------------------


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


def lay_out(teams: Sequence[Sequence[dict[str, Any]]]) -> tuple[list[ProgramFace], list[dict[str, Any]]]:
    """The faces of a match, and per seat the faces of its characters, deck cards and Ultimates."""
    out = Layout()
    out.faces.extend(shared_statuses())
    different = {page["id"]: page for team in teams for page in team}
    read = {one.page["id"]: one for one in read_pages(list(different.values()))}
    brought: list[dict[str, Any]] = [{"characters": [], "cards": [], "ultimates": []} for _ in teams]
    members = [
        Member(read[page["id"]], seat * TEAM + k) for seat, team in enumerate(teams) for k, page in enumerate(team)
    ]
    for one in members:
        _add_statuses(out, one)
    for one in members:
        brought[one.slot // TEAM]["characters"].append(_add_character(out, one))
    for one in members:
        _add_cards(out, one)
    for one in members:
        _lay_out_statuses(out, one)
        _lay_out_innates(out, one)
        deck, ultimates = _lay_out_cards(out, one)
        brought[one.slot // TEAM]["cards"] += deck
        brought[one.slot // TEAM]["ultimates"] += ultimates
    _note_forms(out)
    return out.faces, brought


def _walk(node: Any) -> Iterable[Node]:
    if isinstance(node, Node):
        yield node
        for part in content(node):
            yield from _walk(part)
    elif isinstance(node, (list, tuple)):
        for part in node:
            yield from _walk(part)


def _fresh(text: Reading) -> Reading:
    """A copy with nodes of its own: names are bound per match."""
    copied = [[reading.Segment(s.label, s.text, unpack(pack(s.sentences))) for s in line] for line in text.lines]
    return Reading(copied, text.remarks)


def _bind(one: Member, node: Node) -> None:
    """Give every name the face it stands for in this match."""
    for part in _walk(node):
        if isinstance(part, v.StatusName):
            known = one.statuses.get(part.name)
            if known is None:  # a longer name of a shared status
                known = next(i for i, name in enumerate(SHARED_NAMES) if part.name.endswith(name))
            part.id = known
        elif isinstance(part, v.CardName):
            found = one.cards.get(_plain(part.name))
            if found is None:
                raise Unreadable(number_of(one.page), one.page["name"], part.name)
            part.id = found
        elif isinstance(part, (st.GainStatus, st.InflictStatus)):
            if part.more_of is not None and part.more_of.name != part.status.name:
                raise Unreadable(number_of(one.page), one.page["name"], f"+ {part.more_of.name} Count")
        elif isinstance(part, (keywords.Seek, keywords.SearchPile)):
            part.bits = type_bit(part.kind)


def _add_program(face: ProgramFace, steps: Sequence[Action]) -> int:
    face.programs.append(program(steps[0] if len(steps) == 1 else Steps(list(steps))))
    return len(face.programs) - 1


def _statements(text: Reading) -> Iterable[tuple[str, Node]]:
    """(label, statement) in printed order."""
    for segment in text.segments():
        for sentence in segment.sentences:
            yield segment.label, sentence.it if isinstance(sentence, lines.Sentence) else sentence


def _misplaced(one: Member, where: str, node: Node) -> Unreadable:
    return Unreadable(
        number_of(one.page), f"{one.page['name']}: {where}", f"a {type(node).__name__} where none can stand"
    )


# -- statuses ------------------------------------------------------------------------------------


def _add_statuses(out: Layout, one: Member) -> None:
    for status in one.page["statuses"]:
        face = StatusFace(number_of(one.page, status["name"]), status["name"], "\n".join(status["lines"]))
        face.owner = one.slot
        one.statuses[status["name"]] = out.add(face)
    for name in one.pages.implicit:
        face = StatusFace(number_of(one.page, name), name, "")
        face.owner = one.slot
        one.statuses[name] = out.add(face)


def _lay_out_statuses(out: Layout, one: Member) -> None:
    for name, text in zip(one.pages.own, one.pages.statuses, strict=True):
        face = out.faces[one.statuses[name]]
        assert isinstance(face, StatusFace)
        _lay_out_status(out, one, face, _fresh(text))
        if name.startswith("Equip: "):
            face.equips = True
            face.ammo = _ammo_of(one, name.removeprefix("Equip: "))


def _ammo_of(one: Member, weapon: str) -> int:
    """The Ammo that the cards of this weapon spend (uni.term.ammo.1)."""
    for card, text in zip(one.page["cards"], one.pages.cards, strict=True):
        if card["name"].endswith(weapon):
            for _, node in _statements(text):
                for part in _walk(node):
                    if isinstance(part, (st.SpendForDamage, st.SpendAmmo)) and part.status.name in one.pages.implicit:
                        return one.statuses[part.status.name]
    return -1


def _lay_out_status(out: Layout, one: Member, face: StatusFace, text: Reading) -> None:
    parts: dict[str, list[Action]] = {}
    limits: dict[int, int] = {}
    trigger: list[Action] | None = None
    for label, node in _statements(text):
        _bind(one, node)
        if isinstance(node, lines.StatusKind):
            face.kind = node.kind
        elif isinstance(node, lines.Most):
            limits[node.which] = node.n
        elif isinstance(node, lines.BaseValue):
            face.base = node.n
        elif isinstance(node, (lines.XEquals, lines.StacksWith)):
            continue
        elif isinstance(node, lines.GrantsFollowUp):
            face.grants_follow_up |= type_bit(node.kind)
        elif isinstance(node, lines.CutsCost):
            face.cuts_cost = True
        elif isinstance(node, lines.RaisesPower):
            face.power_percent = node.sign * node.percent
            face.power_per_value = node.per_value
            for kind in node.kinds:
                face.power_types |= type_bit(kind.name)
        elif isinstance(node, lines.ForbidsCards):
            face.forbids_all = True
        elif isinstance(node, lines.CannotBeRemoved):
            face.unremovable = True
        elif isinstance(node, lines.ZeroIsDeath):
            face.hp_zero = True
        elif isinstance(node, lines.Mitigate):
            face.mitigations.append(_mitigation(node))
        elif isinstance(node, (lines.When, lines.WhenX)):
            trigger = [node.then]
            _add_trigger(out, face, face.triggers, node, trigger)
        elif isinstance(node, lines.WhenAllyPlays):
            t = Trigger(faces.WHEN_ALLY_PLAYS, faces.ONCE_A_TURN, _add_program(face, [node.then]))
            t.flag, t.number, t.types, t.at_enemy = out.flag(), node.cost, type_bit("Attack"), True
            face.triggers.append(t)
        elif isinstance(node, lines.NextTurnStart) and label == "When this expires":
            face.expires_next_turn = _add_program(face, [node.then])
        elif isinstance(node, Action) and label in ("Turn Start", "Turn End", "On Gain", "When this expires"):
            parts.setdefault(label, []).append(node)
        else:
            raise _misplaced(one, face.name, node)
    if st.POTENCY in limits:
        face.mode, face.cap, face.count_cap = faces.TWO, limits[st.POTENCY], limits.get(st.COUNT, faces.STATUS_CAP)
    elif limits:
        face.mode, face.cap = faces.ONE, next(iter(limits.values()))  # uni.house.status.1
    else:
        face.mode, face.cap = faces.PLAIN, 1
    if "Turn Start" in parts:
        face.turn_start = _add_program(face, parts["Turn Start"])
    if "Turn End" in parts:
        face.turn_end = _add_program(face, parts["Turn End"])
        gains = (st.GainStatus, st.InflictStatus, st.GainCount)
        face.turn_end_gains = any(isinstance(n, gains) for step in parts["Turn End"] for n in _walk(step))
    if "On Gain" in parts:
        face.on_gain = _add_program(face, parts["On Gain"])
    if "When this expires" in parts:
        face.expires = _add_program(face, parts["When this expires"])


def _add_trigger(
    out: Layout, face: ProgramFace, triggers: list[Trigger], node: Node, steps: Sequence[Action]
) -> Trigger:
    assert isinstance(node, (lines.When, lines.WhenX))
    t = Trigger(node.event, node.limit if isinstance(node, lines.When) else faces.EACH_TIME, _add_program(face, steps))
    t.flag = out.flag()
    if node.status is not None:
        t.status = node.status.id
    if isinstance(node, lines.When):
        t.number = node.n
        t.name = node.card.name if node.card is not None else ""
    triggers.append(t)
    return t


def _mitigation(node: lines.Mitigate) -> Mitigation:
    m = Mitigation(node.kind, node.flat, node.percent)
    for kind in node.kinds:
        m.wants.append(type_bit(kind.name))
        m.bars.append(type_bit(kind.bars) if kind.bars else 0)
    return m


# -- characters ----------------------------------------------------------------------------------


def _add_character(out: Layout, one: Member) -> int:
    page = one.page
    face = CharacterFace(number_of(page), page["name"], "\n".join(f"{i['name']}: {i['text']}" for i in page["innates"]))
    face.version = page["version"]
    face.roles = list(page["roles"])
    face.hp = page["hp"]
    one.face = face
    return out.add(face)


def _lay_out_innates(out: Layout, one: Member) -> None:
    for innate, text in zip(one.page["innates"], one.pages.innates, strict=True):
        _lay_out_innate(out, one, one.face, innate["name"], _fresh(text))


def _lay_out_innate(out: Layout, one: Member, face: CharacterFace, name: str, text: Reading) -> None:
    waiting: lines.When | lines.WhenX | None = None
    steps: list[Action] = []
    phases: dict[str, list[Action]] = {"Turn Start": [], "Turn End": []}
    for label, node in _statements(text):
        _bind(one, node)
        if isinstance(node, Action) and waiting is not None and not label:
            steps.append(node)  # a further sentence of the same trigger
            continue
        if isinstance(node, Action) and label in phases:
            phases[label].append(node)
            continue
        if waiting is not None:
            _add_trigger(out, face, face.triggers, waiting, steps)
            waiting = None
        if isinstance(node, (lines.When, lines.WhenX)):
            waiting, steps = node, [node.then]
        elif isinstance(node, lines.Mitigate):
            face.mitigations.append(_mitigation(node))
        elif isinstance(node, lines.StartsWith):
            for item in node.items:
                face.starts += [item.status.id, 1 if item.n == lines.SIMPLY_THERE else item.n]
        elif isinstance(node, lines.Rescue):
            face.rescue_status, face.rescue_cost, face.rescue_hp = node.status.id, node.n, node.hp
        elif isinstance(node, lines.InflictsMore):
            face.more_status += [node.status.id, node.n]
        else:
            raise _misplaced(one, name, node)
    if waiting is not None:
        _add_trigger(out, face, face.triggers, waiting, steps)
    if phases["Turn Start"]:
        face.turn_start = _add_program(face, phases["Turn Start"])
    if phases["Turn End"]:
        face.turn_end = _add_program(face, phases["Turn End"])


# -- cards ---------------------------------------------------------------------------------------


def _add_cards(out: Layout, one: Member) -> None:
    for card in one.page["cards"] + one.page["created"]:
        number = card.get("number", number_of(one.page, card["slot"]))
        face = CardFace(number, card["name"], "\n".join(card["effect"]))
        face.user = one.slot
        one.cards[_plain(card["name"])] = out.add(face)


def _lay_out_cards(out: Layout, one: Member) -> tuple[list[int], list[int]]:
    """The texts of one character's cards; the faces of its deck cards and of its Ultimates."""
    families: dict[str, list[CardFace]] = {}
    for card, text in zip(one.page["cards"] + one.page["created"], one.pages.cards + one.pages.created, strict=True):
        face = out.faces[one.cards[_plain(card["name"])]]
        assert isinstance(face, CardFace)
        _lay_out_card(one, face, card, _fresh(text))
        families.setdefault(str(card["slot"]).split("-")[0], []).append(face)
    deck: list[int] = []
    ultimates: list[int] = []
    for family, members in families.items():
        if family != "created":
            roots = _link_forms(out, one, family, members)
            (ultimates if family == "ultimate" else deck).extend(out.faces.index(face) for face in roots)
    return deck, ultimates


def _plain(name: str) -> str:
    return re.sub(r"\W+", "", name).lower()


def _link_forms(out: Layout, one: Member, family: str, members: list[CardFace]) -> list[CardFace]:
    """One slot number is one card; unlinked Ultimates are separate (uni.house.forms.1, uni.house.forms.2)."""
    linked = {i for face in members for i in face.becomes_face}
    first = members[0]
    if len(members) > 1 and not linked and family != "ultimate":
        for other in members[1:]:
            weapon = next(
                (
                    s
                    for s in one.pages.own
                    if s.startswith("Equip: ") and other.name.endswith(s.removeprefix("Equip: "))
                ),
                None,
            )
            if weapon is None:
                raise Unreadable(other.number, other.name, "no condition under which the slot has this form")
            name = v.StatusName(weapon)
            name.id = one.statuses[weapon]
            first.becomes.append(v.HasStatus(v.THIS_CHARACTER, name))
            first.becomes_face.append(out.faces.index(other))
        linked = set(first.becomes_face)
    roots = [first]
    for other in members[1:]:
        if out.faces.index(other) in linked:
            other.root = False
        elif family == "ultimate":
            roots.append(other)
        else:
            raise Unreadable(other.number, other.name, "no condition under which the slot has this form")
    return roots


def _lay_out_card(one: Member, face: CardFace, card: dict[str, Any], text: Reading) -> None:
    face.slot = str(card["slot"])
    _types(face, card)
    _cost(face, card["cost"])
    _power(face, card["power"])
    face.target = _one_of(face, card["target"], faces.TARGET_NAMES, "target")
    face.speed = _one_of(face, card["speed"], faces.SPEED_NAMES, "speed")
    parts: dict[int, list[Action]] = {}
    modes: list[Action] | None = None
    once = 0
    for line in text.lines:
        only_actions = all(
            isinstance(sentence, lines.Sentence) and isinstance(sentence.it, Action)
            for s in line
            for sentence in s.sentences
        )
        if modes is not None and not (only_actions and all(not s.label for s in line)):
            _end_choice(parts, modes)
            modes = None
        if modes is not None:
            steps = [_bound(one, sentence.it) for s in line for sentence in s.sentences]
            modes.append(steps[0] if len(steps) == 1 else Steps(steps))
            continue
        for segment in line:
            timing = faces.TIMING_NAMES.index(segment.label) if segment.label in faces.TIMING_NAMES else faces.ON_USE
            if segment.label and segment.label not in faces.TIMING_NAMES:
                raise Unreadable(face.number, face.name, f"{segment.label}:")
            for sentence in segment.sentences:
                if isinstance(sentence, lines.ChooseOneOf):
                    modes = []
                    continue
                node = _bound(one, sentence.it)
                if isinstance(node, do.OncePerUse):
                    node.bit = once
                    once += 1
                _statement(one, face, node, timing, parts)
    if modes is not None:
        _end_choice(parts, modes)
    for timing in sorted(parts):
        face.at[timing] = _add_program(face, parts[timing])
    _hits(face, parts)
    _x(face, parts)


def _end_choice(parts: dict[int, list[Action]], modes: list[Action]) -> None:
    parts.setdefault(faces.ON_USE, []).append(ChooseModes(Fixed(1), modes, False, "uni.text.choose.1"))


def _bound(one: Member, node: Any) -> Any:
    _bind(one, node)
    return node


def _statement(one: Member, face: CardFace, node: Node, timing: int, parts: dict[int, list[Action]]) -> None:
    """One statement of a card: about the card, or something to do at a timing."""
    if isinstance(node, lines.Keyword):
        face.keywords |= 1 << node.which
    elif isinstance(node, lines.Becomes):
        face.becomes.append(node.condition)
        face.becomes_face.append(node.card.id)
    elif isinstance(node, (lines.OnlyIf, lines.ChooseEnemyWith)):
        face.needs.append(node.condition)
    elif isinstance(node, lines.NotIf):
        face.needs.append(Not(node.condition))
    elif isinstance(node, lines.HitsStartAt):
        face.hits = node.n
    elif isinstance(node, lines.ChooseX):
        face.x_least, face.x_most = node.least, node.most
    elif isinstance(node, lines.SameWeaponReloads):
        pass  # what switching does anyway (uni.text.switch.1)
    elif isinstance(node, lines.Bounces):
        face.bounces = node.n
    elif isinstance(node, lines.Prepare):
        face.prepare = node.n
    elif isinstance(node, lines.CostsLess) and timing == faces.ON_FOLLOW_UP:
        face.follow_up_discount = node.n
    elif isinstance(node, lines.ReplacesText) and timing == faces.ON_FOLLOW_UP:
        face.follow_up_instead = True
        parts.setdefault(timing, []).append(node.then)
    elif isinstance(node, lines.Then):
        parts.setdefault(timing, []).append(node.then)
    elif isinstance(node, do.InsteadIf) and parts.get(timing):
        usual = parts[timing].pop()
        parts[timing].append(do.EitherSentence(len(face.insteads), usual, node.then))
        face.insteads.append(node.condition)
    elif isinstance(node, Action) and not isinstance(node, do.InsteadIf):
        parts.setdefault(timing, []).append(node)
    else:
        raise _misplaced(one, face.name, node)


def _types(face: CardFace, card: dict[str, Any]) -> None:
    for name in card["types"]:
        face.types |= type_bit(name)
    face.attack = face.types & faces.T_ATTACK != 0
    face.defense = face.types & faces.T_DEFENSE != 0
    face.special = face.types & faces.T_SPECIAL != 0
    if not (face.attack or face.defense or face.special):
        raise Unreadable(face.number, face.name, "neither Attack nor Defense nor Special among its types")
    slot = face.slot.split("-")[0]
    if slot == "created":
        face.kind = faces.CREATED
    elif face.types & faces.T_ULTIMATE != 0:
        face.kind = faces.ULTIMATE
    else:
        face.kind = faces.BASIC if face.types & faces.T_BASIC != 0 else faces.TECHNIQUE


def _cost(face: CardFace, cost: str) -> None:
    """Parts in Energy and in Ultimate Meter, fixed or with X (uni.text.costx.1)."""
    face.pays_energy = False
    for part in cost.split(" + "):
        m = _COST.fullmatch(part)
        if m is None:
            raise Unreadable(face.number, face.name, cost)
        fixed, per, pool = m[1], m[2], m[3]
        n = int(fixed) if fixed else int(per or 1)
        if pool == "Energy":
            face.pays_energy = True
            if fixed:
                face.energy += n
            else:
                face.energy_x += n
        elif fixed:
            face.meter += n
        else:
            face.meter_x += n


def _power(face: CardFace, power: str) -> None:
    """A range, a range with X, or none for Specials (uni.power.1, uni.power.7, uni.text.powerx.1)."""
    if power.strip() == "-":
        if not face.special:
            raise Unreadable(face.number, face.name, "no Power on an Attack or Defense")
        return
    m = _POWER.fullmatch(power.strip())
    if m is None:
        raise Unreadable(face.number, face.name, power)
    if m[5]:
        face.low_x, face.high_x = int(m[5]), int(m[6])
    else:
        face.low, face.high = int(m[1]), int(m[2])
        face.low_x, face.high_x = int(m[3] or 0), int(m[4] or 0)
    if face.low > face.high or face.low_x > face.high_x:
        raise Unreadable(face.number, face.name, power)
    face.rolls = True


def _one_of(face: CardFace, value: str, names: Sequence[str], what: str) -> int:
    if value not in names:
        raise Unreadable(face.number, face.name, f"{what} {value}")
    return names.index(value)


def _hits(face: CardFace, parts: Mapping[int, list[Action]]) -> None:
    """The Multihit count: what the text names, or the number of hits it deals (uni.type.multihit.1)."""
    if face.types & faces.T_MULTIHIT == 0 or face.hits > 1:
        return
    for step in parts.get(faces.ON_USE, []):
        for node in _walk(step):
            if isinstance(node, do.DealPower) and node.times is not None:
                if isinstance(node.times, v.PlainNumber):
                    face.hits = node.times.n
                elif isinstance(node.times, v.XNumber):
                    face.hits, face.hits_x = node.times.more, 1
                return


def _x(face: CardFace, parts: Mapping[int, list[Action]]) -> None:
    """Which X can be named on play: by the text, or as far as Energy and Meter go (uni.house.x.1)."""
    nodes = [n for steps in parts.values() for step in steps for n in _walk(step)]
    if face.x_most >= 0:
        spends = [n for n in nodes if isinstance(n, st.SpendX)]
        if spends:
            face.x_status = spends[0].status.id
    elif face.energy_x or face.meter_x:
        face.x_most = LARGEST_X
        for node in nodes:
            if isinstance(node, st.ReduceMore):
                face.x_most = node.most // max(1, node.n)


def _note_forms(out: Layout) -> None:
    """Mark the statuses on which some card's form depends."""
    conditions: list[Condition] = [c for f in out.faces if isinstance(f, CardFace) for c in f.becomes]
    for part in _walk(conditions):
        if isinstance(part, v.StatusName):
            status = out.faces[part.id]
            assert isinstance(status, StatusFace)
            status.forms = True
