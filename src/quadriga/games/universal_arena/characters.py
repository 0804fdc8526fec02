"""Characters: their pages laid out as the faces of a match, with innates, statuses and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quadriga.effects.program import Action, ProgramFace
from quadriga.games.door import Unreadable
from quadriga.games.universal_arena import lines, reading
from quadriga.games.universal_arena.faces import CardFace, CharacterFace, StatusFace
from quadriga.games.universal_arena.page_cards import add_cards, lay_out_card, lay_out_cards, note_forms
from quadriga.games.universal_arena.page_layout import (
    Layout,
    Member,
    add_program,
    bind,
    fresh,
    misplaced,
    plain,
    statements,
)
from quadriga.games.universal_arena.page_statuses import (
    add_statuses,
    add_trigger,
    lay_out_status,
    lay_out_statuses,
    mitigation,
)
from quadriga.games.universal_arena.pages import Pages, number_of, read_pages
from quadriga.games.universal_arena.reading import Reading
from quadriga.games.universal_arena.statuses import shared_statuses
from quadriga.games.universal_arena.table import TEAM
from quadriga.text.errors import Declined

DECK_SLOTS = 5  # uni.prep.3
BASICS = 2


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
    add_statuses(out, one)
    _add_character(out, one)
    add_cards(out, one)
    if kind == "innates":
        _lay_out_innate(out, one, one.face, name, fresh(text))
        return one.face
    face = out.faces[one.statuses[name] if kind == "statuses" else one.cards[plain(name)]]
    if isinstance(face, StatusFace):
        lay_out_status(out, one, face, fresh(text))
    elif isinstance(face, CardFace):
        lay_out_card(one, face, page[kind][i], fresh(text))
    return face


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
        add_statuses(out, one)
    for one in members:
        brought[one.slot // TEAM]["characters"].append(_add_character(out, one))
    for one in members:
        add_cards(out, one)
    for one in members:
        lay_out_statuses(out, one)
        _lay_out_innates(out, one)
        deck, ultimates = lay_out_cards(out, one)
        brought[one.slot // TEAM]["cards"] += deck
        brought[one.slot // TEAM]["ultimates"] += ultimates
    note_forms(out)
    return out.faces, brought


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
        _lay_out_innate(out, one, one.face, innate["name"], fresh(text))


def _lay_out_innate(out: Layout, one: Member, face: CharacterFace, name: str, text: Reading) -> None:
    waiting: lines.When | lines.WhenX | None = None
    steps: list[Action] = []
    phases: dict[str, list[Action]] = {"Turn Start": [], "Turn End": []}
    for label, node in statements(text):
        bind(one, node)
        if isinstance(node, Action) and waiting is not None and not label:
            steps.append(node)  # a further sentence of the same trigger
            continue
        if isinstance(node, Action) and label in phases:
            phases[label].append(node)
            continue
        if waiting is not None:
            add_trigger(out, face, face.triggers, waiting, steps)
            waiting = None
        if isinstance(node, (lines.When, lines.WhenX)):
            waiting, steps = node, [node.then]
        elif isinstance(node, lines.Mitigate):
            face.mitigations.append(mitigation(node))
        elif isinstance(node, lines.StartsWith):
            for item in node.items:
                face.starts += [item.status.id, 1 if item.n == lines.SIMPLY_THERE else item.n]
        elif isinstance(node, lines.Rescue):
            face.rescue_status, face.rescue_cost, face.rescue_hp = node.status.id, node.n, node.hp
        elif isinstance(node, lines.InflictsMore):
            face.more_status += [node.status.id, node.n]
        else:
            raise misplaced(one, name, node)
    if waiting is not None:
        add_trigger(out, face, face.triggers, waiting, steps)
    if phases["Turn Start"]:
        face.turn_start = add_program(face, phases["Turn Start"])
    if phases["Turn End"]:
        face.turn_end = add_program(face, phases["Turn End"])
