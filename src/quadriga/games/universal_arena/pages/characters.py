"""Characters: their pages laid out as the faces of a match, with innates, statuses and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from quadriga.effects.program import Action, ProgramFace
from quadriga.games.game import Unreadable
from quadriga.games.universal_arena.chapters import faces
from quadriga.games.universal_arena.chapters.faces import CardFace, CharacterFace, StatusFace, type_bit
from quadriga.games.universal_arena.chapters.statuses import shared_statuses
from quadriga.games.universal_arena.chapters.table import TEAM
from quadriga.games.universal_arena.pages.cards import add_cards, lay_out_card, lay_out_cards, note_forms
from quadriga.games.universal_arena.pages.files import Pages, number_of, read_pages
from quadriga.games.universal_arena.pages.layout import (
    Layout,
    Member,
    add_program,
    bind,
    fresh,
    misplaced,
    put_off,
    statements,
)
from quadriga.games.universal_arena.pages.statuses import (
    add_rule,
    add_statuses,
    add_trigger,
    continues,
    fill_marks,
    lay_out_status,
    lay_out_statuses,
    no_number,
    no_power,
)
from quadriga.games.universal_arena.vocabulary import amounts as a
from quadriga.games.universal_arena.vocabulary import lines, rules
from quadriga.games.universal_arena.vocabulary import status_actions as st
from quadriga.games.universal_arena.vocabulary import values as v
from quadriga.games.universal_arena.wording import reading
from quadriga.games.universal_arena.wording.reading import Reading
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
    at = i if kind == "cards" else len(page["cards"]) + i
    face = out.faces[one.statuses[name] if kind == "statuses" else one.faces[at]]
    if isinstance(face, StatusFace):
        lay_out_status(out, one, face, fresh(text))
    elif isinstance(face, CardFace):
        lay_out_card(out, one, face, page[kind][i], fresh(text), one.faces[at])
    return face


def lay_out(teams: Sequence[Sequence[dict[str, Any]]]) -> tuple[list[ProgramFace], list[dict[str, Any]]]:
    """The faces of a match, and per seat the faces of its characters, deck cards and Ultimates."""
    out = Layout()
    out.faces.extend(shared_statuses())
    different: dict[str, dict[str, Any]] = {}
    for page in (page for team in teams for page in team):
        if different.setdefault(page["id"], page) != page:
            raise Unreadable(number_of(page), page["name"], "two different characters with this id")
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
        _start_statuses(out, one)
        deck, ultimates = lay_out_cards(out, one)
        brought[one.slot // TEAM]["cards"] += deck
        brought[one.slot // TEAM]["ultimates"] += ultimates
    note_forms(out)
    return out.faces, brought


class Addition(NamedTuple):
    """So much more of a status is inflicted each time."""

    status: v.StatusName
    amount: a.PlainNumber


# -- characters ----------------------------------------------------------------------------------


def _add_character(out: Layout, one: Member) -> int:
    page = one.page
    face = CharacterFace(number_of(page), page["name"], "\n".join(f"{i['name']}: {i['text']}" for i in page["innates"]))
    face.version = page["version"]
    face.roles = list(page["roles"])
    face.hp = page["hp"]
    one.face = face
    return out.add(face)


def _start_statuses(out: Layout, one: Member) -> None:
    """Statuses whose own page says what their character starts with."""
    for name in one.pages.own:
        status = out.faces[one.statuses[name]]
        assert isinstance(status, StatusFace)
        if status.starts > 0:
            one.face.starts += [one.statuses[name], status.starts]


def _lay_out_innates(out: Layout, one: Member) -> None:
    for innate, text in zip(one.page["innates"], one.pages.innates, strict=True):
        _lay_out_innate(out, one, one.face, innate["name"], fresh(text))


def _lay_out_innate(out: Layout, one: Member, face: CharacterFace, name: str, text: Reading) -> None:
    waiting: lines.When | lines.WhenX | None = None
    under = ""
    steps: list[Action] = []
    phases: dict[str, list[Action]] = {"Turn Start": [], "Turn End": []}
    for label, node in statements(text):
        bind(one, node)
        fill_marks(out, one, node)
        no_power(one, name, node)
        no_number(one, name, node)
        put_off(face, out.faces.index(face), node)
        if waiting is not None and continues(node, label == under, steps):
            continue  # a further sentence of the same trigger
        if label in phases and continues(node, True, phases[label]):
            continue
        if waiting is not None:
            add_trigger(out, face, face.triggers, waiting, steps)
            waiting = None
        if isinstance(node, lines.When) and (added := _addition(node)) is not None:
            face.more_status += [added.status.id, added.amount.n]
        elif isinstance(node, lines.When) and node.what.event == faces.WHEN_REACHES and node.what.status is None:
            raise misplaced(one, name, node)  # an innate has no number of its own
        elif isinstance(node, (lines.When, lines.WhenX)):
            waiting, steps, under = node, [node.then], label
        elif isinstance(node, lines.ChangesCost) and not node.meter:
            face.costs += [node.sign * node.n, type_bit(node.kind) if node.kind else 0]
        elif isinstance(node, lines.GrantsKeyword) and node.which == 0 and node.least == 1:
            face.grants += [1 << node.keyword, type_bit(node.kind) if node.kind else 0]
        elif isinstance(node, lines.RaisesPower) and not node.per_value:
            types = 0
            for kind in node.kinds:
                types |= type_bit(kind.name)
            face.powers += [node.sign * node.percent, node.sign * node.flat, types]
        elif isinstance(node, lines.StartsWith):
            for item in node.items:
                face.starts += [item.status.id, 1 if item.n == lines.SIMPLY_THERE else item.n]
        elif isinstance(node, lines.Rescue):
            face.rescue_hp = node.hp
            if node.then is not None:
                face.rescue_program = add_program(face, [node.then])
            if node.status is not None:
                face.rescue_status, face.rescue_cost = node.status.id, node.n
        elif isinstance(node, lines.HasHP):
            face.hp = node.n
        elif isinstance(node, lines.InflictsMore) and (node.again is None or node.again.id == node.status.id):
            (face.more_own if node.own else face.more_status).extend([node.status.id, node.n])
        elif (isinstance(node, (rules.Rule, lines.LessDamage)) and node.per_value) or not add_rule(face, node):
            raise misplaced(one, name, node)
    if waiting is not None:
        add_trigger(out, face, face.triggers, waiting, steps)
    if phases["Turn Start"]:
        face.turn_starts.append(add_program(face, phases["Turn Start"]))
    if phases["Turn End"]:
        face.turn_ends.append(add_program(face, phases["Turn End"]))


def _addition(node: lines.When) -> Addition | None:
    """Each time any character inflicts S, inflict N additional S: it is added to the infliction (uni.innate.5)."""
    what, then = node.what, node.then
    if what.event != faces.WHEN_INFLICTS or node.subject is None or node.subject.who != faces.BY_ANYBODY:
        return None
    if not isinstance(then, st.Inflicts) or then.who is not None or len(then.gifts) != 1 or what.status is None:
        return None
    gift = then.gifts[0]
    if not isinstance(gift, st.StatusGift) or not gift.additional or gift.status.name != what.status.name:
        return None
    return Addition(gift.status, gift.amount) if isinstance(gift.amount, a.PlainNumber) else None
