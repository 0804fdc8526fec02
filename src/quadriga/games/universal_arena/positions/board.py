"""Boards of Universal Arena: from a written position to a state, and the words of its players.

    line: Ava, Abe 40, Ann            characters from left to right, with their HP
    hand: Jab attack 10, Wall fast defense 8 of Abe, Plan special "Draw 1."
    energy: 5; meter: 20

A made-up card is: name, speed (left out: normal), attack, defense, hybrid or special, its Power, `of` its
character (left out: the leftmost), `for` its Energy cost (left out: 1), its text in quotation marks with a
bar between lines. Its fields may say more: {types: [Slash], target: All Enemies, ultimate: 30}.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from quadriga.games import budgets
from quadriga.games.boards import BadBoard, Board, Placed, Side
from quadriga.games.game import Card, Game
from quadriga.games.universal_arena.chapters import preparation
from quadriga.games.universal_arena.chapters.faces import CardFace
from quadriga.games.universal_arena.chapters.playing import FROM_HAND, energy_cost, speed, stunned
from quadriga.games.universal_arena.chapters.power import highest, lowest
from quadriga.games.universal_arena.chapters.settle import refresh_forms
from quadriga.games.universal_arena.chapters.statuses import gain
from quadriga.games.universal_arena.chapters.table import (
    ASIDE,
    CHARACTERS,
    ENERGY,
    PHASE_NAMES,
    PLACE_NAMES,
    ROW_NAMES,
    ROWS,
    TEAM,
    WIDTH,
    Table,
    alive,
    card,
    character,
    entry,
    entry_index,
    place,
    seat_of,
    table,
)
from quadriga.games.universal_arena.chapters.turn import STEPS, turn_at
from quadriga.games.universal_arena.people.layout import speed_name, status_words
from quadriga.games.universal_arena.positions.position_writer import CHARACTER_WORDS, PLACES, WrittenBoards, give
from quadriga.games.universal_arena.rules import RULES
from quadriga.kernel.state import State, run
from quadriga.messages.files import say

PHASES = tuple(step.phase for step in STEPS if step.phase)
PILE_UNSAID = 12  # ours: enough that no scenario runs out of cards unawares
UNPLAYABLE = 99
"""Energy cost of blank cards, so that they are never among the options."""

_CARD = re.compile(
    r'(?P<name>[^"{]+?) (?:(?P<speed>fast|normal|slow) )?(?P<kind>attack|defense|hybrid|special)'
    r"(?: (?P<power>\d+(?:-\d+)?))?(?: of (?P<user>[A-Z]\w*))?(?: for (?P<cost>\d+|X))?"
    r'(?: "(?P<text>[^"]*)")?(?: (?P<fields>\{.*\}))?'
)

_TYPES = {"attack": ["Attack"], "defense": ["Defense"], "hybrid": ["Attack", "Defense"], "special": ["Special"]}
_TEXTS = {
    "attack": "Deal Power damage.",
    "defense": "Gain Power Shield.",
    "hybrid": "Gain Power Shield.|Deal Power damage.",
    "special": "",
}
_TARGETS = {"attack": "1 Enemy", "defense": "1 Ally", "hybrid": "1 Enemy", "special": "Self"}


class UniversalArenaBoards(WrittenBoards):
    zones: ClassVar[Mapping[str, str]] = {
        "line": "line",
        "hand": "hand",
        "pile": "draw pile",
        "draw pile": "draw pile",
        "discard": "discard pile",
        "discard pile": "discard pile",
        "ultimates": "ultimates",
        "removed": "removed",
        "fast": "Fast Zone",
        "normal": "Normal Zone",
        "slow": "Slow Zone",
        "Fast Zone": "Fast Zone",
        "Normal Zone": "Normal Zone",
        "Slow Zone": "Slow Zone",
    }
    unsaid: ClassVar[Mapping[str, int]] = {"draw pile": PILE_UNSAID}
    counted = frozenset({"draw pile"})
    values = frozenset({"energy", "meter"})
    words = frozenset({"turn number"})
    phases = tuple(name.lower() for name in PHASE_NAMES[1:])
    natural = frozenset({"movement", "open", "combat"})
    passing: ClassVar[Mapping[str, str]] = {"movement": "done"}
    automatic = frozenset({"target", "zone"})
    """Unless they are asked for: the leftmost target, the fastest zone."""
    says: ClassVar[Mapping[tuple[str, str], str]] = {
        ("target", "pick"): "target aim",
        ("open", "done"): "turn",
        ("follow-up", "play"): "follow answer",
        ("counter", "play"): "counter",
        ("cover", "pick"): "cover",
        ("rescue", "yes"): "rescue spend",
        ("spend", "yes"): "spend",
        ("amount", "number"): "spend",
        ("scry", "pick"): "discard",
        ("seek", "pick"): "take",
        ("search", "pick"): "take",
        ("discard", "pick"): "discard",
        ("line", "pick"): "next",
    }

    def __init__(self, game: Game) -> None:
        self.game = game

    # -- cards --------------------------------------------------------------------------

    def special(self, words: str) -> tuple[str, Mapping[str, Any]] | None:
        m = _CARD.fullmatch(words)
        if m is None:
            return None
        fields: dict[str, Any] = budgets.read_yaml(m["fields"]) if m["fields"] else {}
        power = m["power"] or ("-" if m["kind"] == "special" else "10")
        cost = f"{m['cost'] or 1} Energy"
        if "ultimate" in fields:
            meter = f"{fields['ultimate']} Ultimate Meter"
            cost = meter if m["cost"] is None else f"{meter} + {cost}"
        card = {
            "kind": m["kind"],
            "user": m["user"] or "",
            "cost": str(fields.get("cost", cost)),
            "power": str(fields.get("power", power if "-" in power else f"{power}-{power}")),
            "types": [
                "Ultimate" if "ultimate" in fields else "Technique",
                *_TYPES[m["kind"]],
                *fields.get("types", []),
            ],
            "target": fields.get("target", _TARGETS[m["kind"]]),
            "speed": (m["speed"] or "normal").capitalize(),
            "effect": [line.strip() for line in (m["text"] or _TEXTS[m["kind"]]).split("|") if line.strip()],
            "form of": fields.get("form of", ""),
        }
        return m["name"], card

    def made_up(self, number: str, name: str, printed: Sequence[int], text: str, fields: Mapping[str, Any]) -> Card:
        """A character with its HP and innates, or, where fields say so, a card."""
        if "effect" in fields:
            return {"number": number, "name": name, **fields}
        if text:
            raise BadBoard(say("no-characters-texts-innates-give-them", name=name))
        page: dict[str, Any] = {"number": number, "id": number, "name": name, "version": "", "cards": [], **fields}
        if any(isinstance(innate, str) for innate in page.get("innates", [])):  # the short way: texts alone
            page["innates"] = [{"name": f"Innate {i}", "text": t} for i, t in enumerate(page["innates"], 1)]
        if isinstance(page.get("statuses"), Mapping):  # the short way: name and lines
            page["statuses"] = [{"name": n, "lines": list(ls)} for n, ls in page["statuses"].items()]
        if printed:
            page["standing at"] = printed[0]
        return page

    def blank(self, number: str) -> Card:
        special = self.special(f"Blank special for {UNPLAYABLE}")
        assert special is not None
        return {"number": number, "name": "Blank", **special[1]}

    # -- building -----------------------------------------------------------------------

    def build(self, board: Board) -> State:
        pages: list[dict[str, Any]] = []
        decks: list[dict[str, Any]] = []
        for seat in range(2):
            team = self.team(board.sides[seat])
            decks.append({"name": "AB"[seat], "team": list(range(len(pages), len(pages) + len(team)))})
            pages += team
        match = self.game.match_of(pages, decks, board.seed, {"pause": 1, **board.options})
        g = table(RULES.blank(match))
        preparation.lay_characters(g)
        for seat in range(2):
            lay_side(g, board.sides[seat], seat)
        begin(g, board)
        refresh_forms(g)
        run(g)
        return g

    def team(self, side: Side) -> list[dict[str, Any]]:
        """The pages of a side: characters of its line, with the cards that lie about on the board."""
        line = side.zones.get("line", [])
        if not 1 <= len(line) <= TEAM:
            raise BadBoard(say("no-line-one-three-characters-one", n=len(line)))
        pages = [{**placed.card, "cards": list(placed.card.get("cards", []))} for placed in line]
        for zone, cards in side.zones.items():
            for placed in [] if zone == "line" else cards:
                add_card_to_page(pages, line, placed)
        while len(pages) < TEAM:
            pages.append({"id": f"nobody {len(pages)}", "name": "Nobody", "version": str(len(pages)), "cards": []})
        return pages

    # -- looking ------------------------------------------------------------------------

    def cards_in(self, s: State, seat: int, zone: str) -> list[int]:
        g = table(s)
        if zone == "line":
            return [g.line[seat * TEAM + k] for k in range(TEAM) if g.line[seat * TEAM + k] >= 0]
        if zone in ROW_NAMES:  # the rows are shared: either player may name them
            return g.zones[ROWS + ROW_NAMES.index(zone)][:]
        cards = g.zones[place(seat, PLACES[zone])]
        return cards[::-1] if zone == "draw pile" else cards[:]

    def zone_of(self, s: State, c: int) -> tuple[int, str]:
        return s.owner[c], self.zone_name(s.zone[c])

    def zone_name(self, number: int) -> str:
        if number >= ROWS:
            return "aside" if number == ASIDE else ROW_NAMES[number - ROWS]
        return PLACE_NAMES[number % WIDTH]

    def facts(self, s: State, c: int) -> dict[str, Any]:
        g = table(s)
        if c < CHARACTERS:
            return {
                "zone": "line",
                "hp": g.hp[c],
                "shield": g.shield[c],
                "column": g.column[c] + 1,
                "defeated": not alive(g, c),
                "stunned": stunned(g, c),
                "marks": [str(status_words(g, c, st)) for st in g.order[c]],
            }
        face = card(g, c)
        facts: dict[str, Any] = {
            "zone": self.zone_name(g.zone[c]),
            "form": face.name,
            "cost": energy_cost(g, c, face, 0, FROM_HAND),
            "speed": speed_name(speed(g, face)),
        }
        if face.rolls:
            facts["power"] = f"{lowest(g, face, 0)}-{highest(g, face, 0)}"
        i = entry_index(g, c)
        if i >= 0 and entry(g, c).target >= 0:
            facts["target"] = character(g, entry(g, c).target).name
        return facts

    def value(self, s: State, seat: int, name: str) -> Any:
        g = table(s)
        if name == "energy":
            return g.energy[seat]
        if name == "meter":
            return g.meter[seat]
        if name == "initiative":
            return g.initiative == seat
        if name == "priority":
            return g.priority == seat
        if name == "active zone":
            return ROW_NAMES[g.row] if g.row >= 0 else "none"
        if name == "round":
            return g.round
        raise KeyError(name)


def add_card_to_page(pages: list[dict[str, Any]], line: list[Placed], placed: Placed) -> None:
    """Give a card lying on a board to its character, unless that character's page has it already."""
    written = placed.card
    name = str(written["name"])
    for page in pages:
        for kind in ("cards", "created"):
            for i, own in enumerate(page.get(kind, [])):
                if own["name"] == name:
                    if "effect" not in written:  # words know it by the number that the board gave it
                        page[kind] = [*page[kind][:i], {**own, "number": written["number"]}, *page[kind][i + 1 :]]
                    return
    if "effect" not in written:
        raise BadBoard(say("no-card-no-character-line-write", name=name, name2=name))
    user = str(written["user"]) or line[0].label
    owners = [page for page, p in zip(pages, line, strict=False) if p.label == user]
    if not owners:
        raise BadBoard(say("no-belongs-who-does-not-stand", name=name, user=user))
    family = str(written.get("form of") or "")
    slot = f"t{len(owners[0]['cards'])}"
    if family:
        base = next((c for c in owners[0]["cards"] if c["name"] == family), None)
        if base is None:
            raise BadBoard(say("no-form-must-written-before", name=name, family=family))
        slot = base["slot"].split("-")[0] + f"-{len(owners[0]['cards'])}"
    elif "Ultimate" in written["types"]:
        slot = f"ultimate-{len(owners[0]['cards'])}"
    owners[0]["cards"].append({**written, "slot": slot})


def face_of(g: Table, seat: int, name: str) -> int:
    """The face of this card of this team."""
    for i in range(len(g.faces)):
        face = g.faces[i]
        if isinstance(face, CardFace) and face.name == name and seat_of(face.user) == seat:
            return i
    raise BadBoard(say("no-card-team", name=name))


def lay_side(g: Table, side: Side, seat: int) -> None:
    line = side.zones["line"]
    for k in range(TEAM):
        ch = seat * TEAM + k
        if k < len(line):
            g.line[ch] = ch
            g.column[ch] = k
            lay_character(g, ch, line[k])
        else:
            g.hp[ch] = 0
    lay_cards(g, side, seat)
    g.energy[seat] = int(side.values.get("energy", ENERGY))
    g.meter[seat] = int(side.values.get("meter", 0))


def lay_cards(g: Table, side: Side, seat: int) -> None:
    """Exactly the cards that the board names, in its order."""
    for zone_name, cards in side.zones.items():
        if zone_name == "line":
            continue
        if zone_name not in PLACES:
            raise BadBoard(say("no-cards-played-into-not-laid", zone=zone_name))
        # Boards list a pile from the top; a state keeps the top card last.
        for placed in reversed(cards) if zone_name == "draw pile" else cards:
            face = face_of(g, seat, str(placed.card["name"]))
            preparation.add(g, face, seat, place(seat, PLACES[zone_name]))


def lay_character(g: Table, ch: int, placed: Placed) -> None:
    page: dict[str, Any] = {"standing at": g.hp[ch], **placed.card, **placed.more}
    g.hp[ch] = int(page["hp"] if "hp" in placed.more else page["standing at"])
    g.shield[ch] = int(page.get("shield", 0))
    strange = sorted(set(placed.more) - set(CHARACTER_WORDS))
    if strange:
        raise BadBoard(say("no-none", label=placed.label, word=strange[0], list=', '.join(CHARACTER_WORDS)))
    if "hp" not in placed.more:  # a character as it comes to the table
        starts = character(g, ch).starts
        for i in range(0, len(starts), 2):
            gain(g, ch, starts[i], starts[i + 1], 0)
    for words in page.get("has", []):
        give(g, ch, str(words), bool(page.get("working", False)))
    g.queue = []
    g.stack = []


def begin(g: Table, board: Board) -> None:
    """Push the turn so that the phase of the board comes next."""
    phase = board.phase.lower() or "combat"
    if phase not in PHASES:
        raise BadBoard(say("no-phase-phases", phase=phase, list=', '.join(PHASES)))
    g.initiative = board.turn
    g.active = board.turn
    g.turn = int(board.values.get("turn number", 1))
    if phase == PHASES[0]:
        g.turn -= 1
    g.phase = PHASE_NAMES.index(next(n for n in PHASE_NAMES if n.lower() == phase))
    if phase == "combat":
        g.phase -= 1  # entering it is announced
    g.push(turn_at(phase, board.turn))
