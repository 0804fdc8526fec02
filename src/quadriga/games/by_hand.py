"""Played by hand: what a card's text says and the computer does not understand, carried out by the players themselves.

Both have agreed to it when they sat down. Each deed changes the position by the game's own atoms, is told in the log
and is part of the game like an answer: it can be taken back, and a replay has it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from quadriga.games.boards import BadBoard, Boards
from quadriga.games.game import Game
from quadriga.games.saying import slot_with_ref
from quadriga.kernel.state import NOBODY, State, run
from quadriga.kernel.unknown import knows
from quadriga.kernel.zones import reveal, shuffle
from quadriga.messages import Card, Message, Player, Slot, Zone, message_of, speaker
from quadriga.messages.files import say as say_no

say = speaker("shared")

OPTION = "by_hand"
"""The option of a match in which the players carry out by hand what is not understood."""
HALF_DONE = say_no("no-something-half-done-answer-what")
MOST_LOOKED_AT = 100

Seat = Annotated[int, msgspec.Meta(ge=0, le=1)]
Word = Annotated[str, msgspec.Meta(max_length=40)]


class NotByHand(ValueError):
    """A deed that cannot be done; says why."""


class Deed(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that a player does by hand.

    `text` says which card's text is carried out; `move` puts a card into a zone of its owner; `turn` changes how a card
    lies, `number` a number of a card or, without one, of a side; `look` shows a zone to who looks, `show` to both;
    `shuffle` shuffles it.
    """

    do: Literal["text", "move", "turn", "number", "look", "show", "shuffle"]
    card: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0
    """The id of the card as the table shows it. 0: the top card of a deck, any card of a hidden hand, or a side."""
    seat: Seat = 0
    """Whose zone or number it is, where no card is named."""
    zone: Word = ""
    """Where the card comes from where it has no id; the zone that is looked at or shuffled."""
    to: Word = ""
    bottom: bool = False
    word: Word = ""
    """How a card is turned, or which number is changed."""
    value: Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)] = 0
    """The number; 1 or 0 for turned or not; how many cards from the top are looked at, 0 for all."""


def possible(game: Game) -> bool:
    return bool(game.boards().by_hand_rule)


def tools(game: Game) -> dict[str, Any]:
    """What the page offers: zones, how cards can be turned, numbers of cards and of sides."""
    boards = game.boards()
    if not boards.by_hand_rule:
        return {}
    return {
        "zones": list(boards.hand_zones),
        "turns": list(boards.turns),
        "numbers": list(boards.numbers),
        "values": list(boards.hand_values),
    }


def carry_out(game: Game, s: State, seat: int, deed: Deed) -> State:
    """The state after a deed of this seat. The one given is left as it is; NotByHand says what cannot be done."""
    if not s.match.options.get(OPTION):
        raise NotByHand(say_no("no-table-not-played-by-hand"))
    if s.winner != NOBODY:
        raise NotByHand(say_no("no-game-over"))
    boards = game.boards()
    after = s.clone()
    after.log = s.log[:]
    if not boards.ask_again(after):
        raise NotByHand(HALF_DONE)
    after.decision = None
    after.log_end = len(after.log) + MOST_LOOKED_AT
    before = _known(after)
    try:
        _Doing(boards, after, seat, deed).do()
    except BadBoard as error:
        raise NotByHand(message_of(error)) from error
    after.touch()
    run(after)
    if any(now & ~then for then, now in zip(before, _known(after), strict=False)):
        after.mark()  # somebody has seen a card: that cannot be taken back unasked
    return after


def _known(s: State) -> list[int]:
    return [sum(1 << seat for seat in range(2) if knows(s, seat, c)) for c in range(len(s.card))]


class _Doing:
    def __init__(self, boards: Boards, s: State, seat: int, deed: Deed) -> None:
        self.boards, self.s, self.seat, self.deed = boards, s, seat, deed
        self.rule = boards.by_hand_rule

    def do(self) -> None:
        {"text": self.text, "move": self.move, "turn": self.turn, "number": self.number, "look": self.look,
         "show": self.look, "shuffle": self.shuffle}[self.deed.do]()  # fmt: skip

    def tell(self, kind: str, c: int = -1, n: int = 0, zone: int = -1, side: int = -1) -> None:
        obj = -1 if c < 0 else self.s.handle(c)
        seen = 0 if c < 0 else _known(self.s)[c]
        self.s.emit(f"by hand {kind}", self.rule, self.seat, obj, n, zone, side, seen=seen)

    def named(self) -> int:
        """The card of this id, if the table shows it."""
        s = self.s
        c = slot_with_ref(s, self.deed.card)
        if c < 0:
            raise NotByHand(say_no("no-such-card-on-table-now"))
        if not knows(s, self.seat, c) and s.rules.unordered(s.zone[c]):
            raise NotByHand(say_no("no-such-card-you-can-see"))
        return c

    def pile(self) -> int:
        if self.deed.zone not in self.boards.hand_zones:
            raise NotByHand(say_no("no-zone-zones", zone=self.deed.zone, list=', '.join(self.boards.hand_zones)))
        return self.boards.zone_number(self.deed.seat, self.deed.zone)

    def text(self) -> None:
        c = self.named()
        if not knows(self.s, self.seat, c):
            raise NotByHand(say_no("no-such-card-you-can-see"))
        self.tell("text", c)

    def move(self) -> None:
        if self.deed.to not in self.boards.hand_zones:
            raise NotByHand(say_no("no-zone-zones", zone=self.deed.to, list=', '.join(self.boards.hand_zones)))
        c = self.named() if self.deed.card else self.taken()
        self.boards.move_by_hand(self.s, c, self.deed.to, self.deed.bottom)

    def taken(self) -> int:
        """The top card of a pile; of a hand one at random, as nobody may choose what is hidden."""
        zone = self.pile()
        cards = self.s.zones[zone]
        if not cards:
            raise NotByHand(say_no("no-card-left-zone", zone=self.deed.zone))
        if self.s.rules.unordered(zone):
            return cards[self.s.chance.below(len(cards))]
        return cards[0] if self.deed.bottom and self.deed.zone != self.deed.to else cards[-1]

    def turn(self) -> None:
        c = self.named()
        word = self.deed.word
        if word not in self.boards.turns:
            raise NotByHand(say_no("no-cards-cannot-turned-here", word=word))
        words = {k: v for k, v in self.boards.words_of(self.s, c).items() if k != word}
        self.boards.set_words(self.s, c, {**words, word: True} if self.deed.value else words)
        self.tell(f"turn {word}", c, 1 if self.deed.value else 0)

    def number(self) -> None:
        if not self.deed.card:
            if self.deed.word not in self.boards.hand_values:
                raise NotByHand(say_no("no-side-no-number-can-changed", word=self.deed.word))
            if self.deed.value < 0:
                raise NotByHand(say_no("no-number-cannot-less-than-0"))
            self.boards.set_by_hand(self.s, self.deed.seat, self.deed.word, self.deed.value)
            self.tell(f"value {self.deed.word}", n=self.deed.value, side=self.deed.seat)
            return
        c = self.named()
        if self.deed.word not in self.boards.numbers:
            raise NotByHand(say_no("no-cards-have-no-number-can", word=self.deed.word))
        self.boards.give_by_hand(self.s, c, self.deed.word, self.deed.value)
        self.tell(f"number {self.deed.word}", c, self.deed.value)

    def look(self) -> None:
        """Some cards from the top, or all of them; `show` lets the other player see them too."""
        cards = self.s.zones[self.pile()][::-1]
        some = cards[: self.deed.value] if self.deed.value > 0 else cards
        if not some:
            raise NotByHand(say_no("no-card-left-zone", zone=self.deed.zone))
        for c in some:
            reveal(self.s, c, 3 if self.deed.do == "show" else 1 << self.seat)
        self.s.mark()
        self.tell(self.deed.do, n=len(some), zone=self.pile(), side=self.deed.seat)

    def shuffle(self) -> None:
        shuffle(self.s, self.pile())
        self.s.mark()
        self.tell("shuffle", zone=self.pile(), side=self.deed.seat)


def line(game: Game, s: State, event: dict[str, Any], seat: int) -> Message:
    """The line of the log for a deed."""
    what, _, word = str(event["kind"]).removeprefix("by hand ").partition(" ")
    slots: dict[str, Slot] = {"player": Player(event["player"], event["player"] == seat), "n": event.get("n", 0)}
    slots["card"] = Card(_name(s, event["card"]), event["card"]) if "card" in event else Card()
    slots["word"] = word
    if "to" in event:
        slots["owner"] = Player(event["to"], event["to"] == seat)
    if "from" in event:
        boards = game.boards()
        name = boards.zone_name(event["from"])
        slots["zone"] = Zone(boards.layout_names.get(name, name), game.name)
    if what == "turn" and not event.get("n"):
        what = "turn-back"
    return say(f"log-by-hand-{what}", **slots)


def _name(s: State, number: str) -> str:
    return next((face.name for face in s.faces if face.number == number), number)
