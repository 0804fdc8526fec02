"""High Card: a toy of one page. Both players play a card; the higher one takes the round; three rounds win.

It is here to show what a game consists of, and for a test that nothing outside a game's folder names the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from quadriga.games.boards import Board, Boards, different, everything
from quadriga.games.fields import Field
from quadriga.games.game import Card, Deck, Game, Offence, Refusal
from quadriga.games.observation_columns import Column, ObservationColumns, kinds_of
from quadriga.games.saying import player_of, slot_with_ref
from quadriga.kernel.cards import Face, Match
from quadriga.kernel.decisions import FIRST_GAME_VERB, Decision, arg_a, option
from quadriga.kernel.frames import NEXT, Frame, Procedure, Step
from quadriga.kernel.observation import Observation, place_code
from quadriga.kernel.state import DRAW, NOBODY, Rules, State, run
from quadriga.kernel.view import sees_face
from quadriga.kernel.zones import add_cards, move, shuffle
from quadriga.messages import Card as Told
from quadriga.messages import Message, speaker

DECK: Final = 0
HAND: Final = 1
ROUND: Final = 2
DISCARD: Final = 3
PLACES: Final = ("deck", "hand", "round", "discard pile")
HAND_SIZE: Final = 3  # hc.setup.1
ROUNDS_TO_WIN: Final = 3  # hc.win.1
DECK_SIZE: Final = 10  # hc.deck.1
PLAY: Final = FIRST_GAME_VERB
say = speaker("high-card")


class CardFace(Face):
    def __init__(self, card: Card) -> None:
        super().__init__(str(card["number"]), str(card["name"]), "")
        self.height = int(card["height"])


class Table(State):
    def __init__(self, rules: Rules, match: Match, other: Table | None = None) -> None:
        super().__init__(rules, match, other)
        self.points: list[int] = [0, 0] if other is None else other.points[:]

    def clone(self) -> Table:
        return Table(self.rules, self.match, self)

    def more(self) -> list[str]:
        return ["points"]

    def pile(self, seat: int, place: int) -> list[int]:
        return self.zones[seat * len(PLACES) + place]

    def height(self, c: int) -> int:
        face = self.faces[self.card[c]]
        assert isinstance(face, CardFace)
        return face.height


def table(s: State) -> Table:
    assert isinstance(s, Table)
    return s


# -- the rules --------------------------------------------------------------------------------


def draw(t: Table, seat: int, n: int, rule: str) -> None:
    for _ in range(min(n, len(t.pile(seat, DECK)))):
        c = t.pile(seat, DECK)[-1]
        move(t, c, seat * len(PLACES) + HAND)
        t.mark()
        if t.recording:
            t.emit("draw", rule, seat, t.handle(c), seen=1 << seat)


class SetUp(Step):
    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        for seat in range(2):
            shuffle(t, seat * len(PLACES) + DECK)
            draw(t, seat, HAND_SIZE, "hc.setup.1")
        t.active = t.chance.below(2)
        return NEXT


class AskForCard(Step):
    """Who leads plays first (hc.round.1)."""

    def __init__(self, leads: bool) -> None:
        super().__init__()
        self.leads = leads

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        seat = t.active if self.leads else 1 - t.active
        if self.leads:
            t.turn += 1
            if t.recording:
                t.emit("turn", "hc.round.1", seat, n=t.turn)
        t.ask(seat, "play", [option(PLAY, c) for c in t.pile(seat, HAND)], "hc.round.1")
        return NEXT


class PlayCard(Step):
    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        c = arg_a(t.picked)
        move(t, c, t.owner[c] * len(PLACES) + ROUND)
        t.mark()
        if t.recording:
            t.emit("play", "hc.round.1", t.owner[c], t.handle(c), t.height(c))
        return NEXT


class Compare(Step):
    """The higher card takes the round (hc.round.2), and its player leads the next one (hc.round.3)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        heights = [t.height(t.pile(seat, ROUND)[0]) for seat in range(2)]
        winner = NOBODY if heights[0] == heights[1] else heights.index(max(heights))
        if t.recording:
            t.emit("round", "hc.round.2", winner, n=max(heights))
        for seat in range(2):
            move(t, t.pile(seat, ROUND)[0], seat * len(PLACES) + DISCARD)
            draw(t, seat, 1, "hc.draw.1")
        if winner != NOBODY:
            t.points[winner] += 1
            t.active = winner
            if t.points[winner] == ROUNDS_TO_WIN:
                t.end(winner, "hc.win.1")
        if not t.over and not (t.pile(0, HAND) and t.pile(1, HAND)):
            t.end(DRAW if t.points[0] == t.points[1] else t.points.index(max(t.points)), "hc.win.2")
        return ASK_LEADER.number


ASK_LEADER: Final = AskForCard(leads=True)
PLAYING: Final = Procedure(
    "playing", SetUp(), ASK_LEADER, PlayCard(), AskForCard(leads=False), PlayCard(), Compare()
)


class HighCardRules(Rules):
    name = "high-card"
    endless = "hc.endless.1"

    def procedures(self) -> list[Procedure]:
        return [PLAYING]

    def sees(self, s: State, seat: int, c: int) -> bool:
        place = s.zone[c] % len(PLACES)
        return place >= ROUND or (place == HAND and s.zone[c] // len(PLACES) == seat)

    def unordered(self, zone: int) -> bool:
        return zone % len(PLACES) == HAND

    def blank(self, match: Match) -> State:
        t = Table(self, match)
        t.zones = [[] for _ in range(2 * len(PLACES))]
        return t

    def start(self, s: State) -> None:
        for seat in range(2):
            faces = s.match.decks[seat]["faces"]
            assert isinstance(faces, list)
            add_cards(s, faces, seat, seat * len(PLACES) + DECK)
        s.push(PLAYING.frame())


# -- boards of scenarios ------------------------------------------------------------------------


class HighCardBoards(Boards):
    zones: ClassVar[Mapping[str, str]] = {place: place for place in PLACES} | {"discard": "discard pile"}
    unsaid: ClassVar[Mapping[str, int]] = {"deck": 3}
    counted = frozenset({"deck"})
    values = frozenset({"points"})
    phases = ("playing",)
    natural = frozenset({"play"})

    def __init__(self, game: Game) -> None:
        self.game = game

    def made_up(self, number: str, name: str, printed: Sequence[int], text: str, fields: Mapping[str, Any]) -> Card:
        return {"number": number, "name": name, "height": printed[0] if printed else 0}

    def blank(self, number: str) -> Card:
        return {"number": number, "name": "Blank", "height": 0}

    def build(self, board: Board) -> State:
        cards, index = different([placed.card for placed in everything(board)])
        sides: list[dict[str, Any]] = [{"name": "A", "faces": []}, {"name": "B", "faces": []}]
        t = table(self.game.rules.blank(self.game.match_of(cards, sides, board.seed, board.options)))
        for seat, side in enumerate(board.sides):
            for zone, placed in side.zones.items():
                faces = [index[str(one.card["number"])] for one in placed]
                add_cards(t, faces, seat, seat * len(PLACES) + PLACES.index(zone))
            t.points[seat] = int(side.values.get("points", 0))
        t.active = board.turn
        f = PLAYING.frame()
        f.pc = ASK_LEADER.number
        t.push(f)
        run(t)
        return t

    def cards_in(self, s: State, seat: int, zone: str) -> list[int]:
        return table(s).pile(seat, PLACES.index(zone))

    def facts(self, s: State, c: int) -> dict[str, Any]:
        return {"height": table(s).height(c)}

    def value(self, s: State, seat: int, name: str) -> Any:
        return table(s).points[seat]

    def zone_of(self, s: State, c: int) -> tuple[int, str]:
        return s.zone[c] // len(PLACES), PLACES[s.zone[c] % len(PLACES)]

    def zone_name(self, number: int) -> str:
        return PLACES[number % len(PLACES)]

    def phase_now(self, s: State) -> str:
        return "playing"


# -- what programs that learn see ---------------------------------------------------------------


class HighCardObservation(Observation):
    def see_table(self, s: State, seat: int) -> None:
        for side in (seat, 1 - seat):
            self.out.append(table(s).points[side])

    def see_cards(self, s: State, seat: int) -> None:
        for side in range(2):
            for place in (HAND, ROUND, DISCARD):
                zone = side * len(PLACES) + place
                if place == HAND and side != seat:
                    self.see_hidden_zone(s, seat, zone, place_code(place, side, seat))
                else:
                    self.see_zone(s, seat, zone, place_code(place, side, seat))

    def see_card(self, s: State, seat: int, c: int, known: bool, at: int) -> None:
        self.out.append(at)

    def see_option(self, s: State, seat: int, option: int) -> None:
        self.option_row(arg_a(option), -1, 0)

    def place_of(self, s: State, seat: int, zone: int) -> int:
        return place_code(zone % len(PLACES), zone // len(PLACES), seat)


EVENTS = ("turn", "draw", "play", "round", "game over")
COLUMNS = ObservationColumns(
    observation=lambda: HighCardObservation(["play"], [PLAY], list(EVENTS)),
    places=PLACES,
    table=(Column("points", 3), Column("their points", 3)),
    card=(Column("at", 10),),
    face=("height",),
    face_row=lambda face: [face.height / 10 if isinstance(face, CardFace) else 0.0],
    verbs=("play",),
    kinds=kinds_of(["play"]),
    events=EVENTS,
    rows=2 * DECK_SIZE,
    options=HAND_SIZE + 1,
)


# -- the game -----------------------------------------------------------------------------------


class HighCard(Game):
    name = "high-card"
    title = "High Card"
    rules = HighCardRules()
    folder = Path(__file__).parent
    actions = ("play",)
    fields = (Field("number", "name", True), Field("name", "name", True), Field("height", "number", True))
    feature_names = ("points", "their points")

    def face(self, card: Card, vanilla: bool = False) -> Face:
        return CardFace(card)

    def check(self, deck: Deck, cards: Mapping[str, Card] | None = None, vanilla: bool = False) -> list[Offence]:
        n = sum(deck.cards.values())
        return [] if n == DECK_SIZE else [Offence("hc.deck.1", f"A deck has ten cards; this one has {n}.")]

    def option_view(self, s: State, option: int) -> dict[str, Any]:
        c = arg_a(option)
        face = s.faces[s.card[c]]
        return {"verb": "play", "label": say("do-play", card=Told(face.name, face.number)), "cards": [s.ref[c]]}

    def prompt(self, s: State, d: Decision) -> Message:
        return say("ask-play")

    def table_view(self, s: State, seat: int) -> dict[str, Any]:
        t = table(s)
        zones = [
            {"id": PLACES[place], "seat": side, "cards": [self.card_view(t, seat, c) for c in t.pile(side, place)]}
            for side in range(2)
            for place in range(len(PLACES))
        ]
        return {"phase": "playing", "zones": zones, "players": [{"points": t.points[side]} for side in range(2)]}

    def card_view(self, t: Table, seat: int, c: int) -> dict[str, Any]:
        if not sees_face(t, seat, c):
            return {"hidden": True}
        return {"id": t.ref[c], "number": t.faces[t.card[c]].number, "values": {"height": t.height(c)}}

    def describe(self, s: State, event: dict[str, Any], seat: int) -> Message:
        number = event.get("card")
        card = next((Told(face.name, face.number) for face in s.faces if face.number == number), Told())
        kind = str(event["kind"]).replace(" ", "-")
        return say(f"log-{kind}", player=player_of(event, seat), card=card, n=int(event.get("n", 0)))

    def why_not(self, s: State, seat: int, action: str, card: int) -> Refusal | None:
        c = slot_with_ref(s, card)
        d = s.decision
        if d is not None and d.player == seat and option(PLAY, c) in d.options:
            return None
        return Refusal(say("not-now"), "hc.round.1")

    def layout(self) -> dict[str, Any]:
        return {
            "phases": ["playing"],
            "actions": list(self.actions),
            "places": list(PLACES),
            "rows": [["round"], ["discard pile", "deck"], ["hand"]],
            "shared": [],
            "zones": {
                "round": {"kind": "line", "size": 1},
                "deck": {"kind": "pile"},
                "discard pile": {"kind": "pile", "open": True},
                "hand": {"kind": "hand"},
            },
            "counters": [{"id": "points", "kind": "number"}],
            "card": {"shape": "portrait", "corner": ["height"], "value": "height", "colors": {}, "fields": ["height"]},
        }

    def boards(self) -> Boards:
        return HighCardBoards(self)

    def observation_columns(self) -> ObservationColumns:
        return COLUMNS

    def evaluate(self, s: State, seat: int) -> float:
        t = table(s)
        return 0.5 + (t.points[seat] - t.points[1 - seat]) / (2 * ROUNDS_TO_WIN)

    def scores(self, s: State) -> list[float]:
        assert s.decision is not None
        return [float(table(s).height(arg_a(o))) for o in s.decision.options]

    def features(self, s: State, seat: int) -> list[float]:
        return [float(table(s).points[side]) for side in (seat, 1 - seat)]


GAME = HighCard()
