"""The door that every game opens: cards, decks, new games, answers, views, words.

The rules are compiled and know no words; this side makes labels and sentences when somebody
looks. A game's package subclasses `Game` and exports one instance of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quadriga import __version__
from quadriga.games import library
from quadriga.games.decks import BadDeck, Card, Deck, Offence, Unreadable
from quadriga.games.floor import DRAW, Floor, Played, more_wins
from quadriga.kernel import save, view
from quadriga.kernel.cards import Face, Match
from quadriga.kernel.chance import seed_number, seed_text
from quadriga.kernel.decisions import Decision
from quadriga.kernel.events import Event
from quadriga.kernel.handles import ref_of
from quadriga.kernel.state import NOBODY, Rules, State, answer, run
from quadriga.messages import Message
from quadriga.messages.files import say

if TYPE_CHECKING:
    from quadriga.games.boards import Board, Boards
    from quadriga.games.explained import Explained
    from quadriga.games.fields import Field
    from quadriga.games.observation_columns import ObservationColumns

__all__ = ["BadDeck", "Card", "Deck", "Drawing", "Game", "Limited", "Offence", "Refusal", "Unreadable"]


@dataclass
class Refusal:
    """Why something cannot be done: in words, and by which rule."""

    reason: Message
    rule: str


@dataclass(frozen=True)
class Levels:
    """The five levels of computer players: each should beat the one below it three times in five (docs/players.md)."""

    beginner: float = 0.85
    """Share of answers at random, the others by the heuristic player; so with the next two."""
    easy: float = 0.45
    middle: float = 0.0
    strong: int = 100
    """Iterations of the search; 0 is the heuristic player."""
    full: int = 1000


@dataclass(frozen=True)
class Searching:
    """How the searching player goes about a game, where it is not as usual (docs/players.md)."""

    deals: int = 1
    """Deals of the unknown among which one is taken, each as likely as it is `plausible`; 1 where all count alike."""
    replies: bool = True
    """Whether the opponent's best replies are searched for; not where what they reply to lies hidden."""
    outcome: float = 0.0
    """How much the outcome of playing on to the end counts beside the judgement at the end of the turn."""

SAVE_FORMAT = 4
"""Changes when frames or fields of saved states do: 2 has procedures by name, 4 one layout of frames."""


@dataclass(frozen=True)
class Limited:
    """Sealed play and draft: decks from boosters."""

    booster: int
    """Cards in a booster."""
    deck: int
    size_rule: str
    """The rule that says how many cards such a deck has."""
    boosters: int = 8
    extra: Mapping[str, Any] = field(default_factory=dict)
    """What such a deck says of itself."""
    options: Mapping[str, int] = field(default_factory=dict)
    """Options of a match between such decks."""


@dataclass(frozen=True)
class Drawing:
    """How a deck's cards come into the hand, as far as the rules say it before anything is played."""

    hand: int
    each_turn: int = 1
    skipped: tuple[int, int] = (0, 0)
    """Draws that the first turn does not have: for who begins, for the other."""
    redraw: str = ""
    """The kind of decision that offers a new hand, once and as a whole; "" where there is none."""
    extra: int = 0
    """Further cards that may be drawn each turn for a price."""
    rules: tuple[str, ...] = ()


class Game:
    """One game. Subclasses fill in what is marked as theirs."""

    name: str = ""
    title: str = ""
    rules: Rules
    folder: Path
    """The package's folder, with rulebook.yaml, sets/, decks/, scenarios/."""
    seats: tuple[str, str] = ("Player A", "Player B")
    actions: tuple[str, ...] = ()
    """What `why_not` can be asked about."""
    fields: tuple[Field, ...] = ()
    """The fields of its card files."""
    without_text = True
    """Can a card play without its text (`--vanilla`)?"""
    feature_names: tuple[str, ...] = ()
    """What the numbers of `features` are; learned evaluations are trained on them."""
    features_version = 0
    searching = Searching()
    levels = Levels()
    limited: Limited | None = None
    """How decks are built from boosters; None where a game has no such play."""
    floor = Floor()
    """How matches of several games are played."""

    # -- the game's own: cards and decks ------------------------------------------------

    def cards(self) -> dict[str, Card]:
        """All cards that decks can use, by number: our sets and the user's own."""
        return library.with_own(self.name, self.printed())

    def printed(self) -> dict[str, Card]:
        """The cards of our sets, by number."""
        return library.sets(self.folder)

    def face(self, card: Card, vanilla: bool = False) -> Face:
        """Read a card. Raises Unreadable unless `vanilla` leaves its text out."""
        raise NotImplementedError

    def read_ahead(self, cards: Sequence[Card]) -> None:
        """Many cards are about to be read: a game may read their texts in one go."""

    def card_data(self, card: Card) -> Card:
        """A card from a file of cards, with the fields named as in our own sets."""
        return card

    def explain(self, card: Card) -> list[Explained]:
        """The program of a card's text in plain words, with the rules it acts by; raises Unreadable."""
        raise NotImplementedError

    def is_published(self, card: Card) -> bool:
        """Is this entry in the shape of a published list with columns of its own, which `card_data` knows?"""
        return False

    def no_card(self, entry: Card) -> Message | None:
        """Why an entry of a card file is no card of a deck (an AP card, say); None if it is one."""
        return None

    def about_list(self, entry: Card) -> Message | None:
        """What a user of the published list that this entry is from should know; None if nothing."""
        return None

    def is_first_print(self, entry: Card) -> bool:
        """Is this entry the card itself, not a parallel print of it?"""
        number = str(entry.get("number") or "")
        return self.base_number(number) in ("", number)

    def base_number(self, number: str) -> str:
        """The number of the card itself where this is the number of one print of it; "" where it is no such thing."""
        return ""

    def pool_of(self, number: str, card: Card) -> str:
        """What cards must share to be in one deck, such as a source code."""
        return ""

    def not_in_decks(self, words: str) -> Message | None:
        """Why something that deck lists name is not among a deck's cards (an AP card, say); None if it is."""
        return None

    def parts(self, card: Card) -> list[Card]:
        """What of an entry of a card file is read on its own: the card, or the parts of a character."""
        return [self.card_data(card)]

    def readable(self, card: Card) -> list[Card]:
        """What of a card can have a reading of its own: the card, or the parts of a character."""
        return [card]

    def advice(self, card: Card) -> str:
        """For the author of a text that is not understood: what could stand there, and the nearest text that is."""
        return ""

    def with_reading(self, card: Card, number: str, words: str) -> dict[str, Any]:
        """The card with these words as the reading of what has this number; no words take the reading away."""
        bare = {key: value for key, value in card.items() if key != "reads_as"}
        return {**bare, "reads_as": words} if words.strip() else bare

    def characters(self, cards: Sequence[Card]) -> dict[str, str] | None:
        """Where these are parts of characters: each of them with what stands against playing it, or nothing."""
        return None

    def abilities(self, face: Face) -> int:
        """How many abilities were read from a card's text."""
        return len(getattr(face, "abilities", ()))

    def dialects(self, cards: Sequence[Card]) -> dict[str, int]:
        """How many of the texts are in which wording; nothing where a game has only one."""
        return {}

    def decks(self) -> dict[str, Deck]:
        """Decks that come with the game, by key."""
        return library.decks(self.folder)

    def check(self, deck: Deck, cards: Mapping[str, Card] | None = None, vanilla: bool = False) -> list[Offence]:
        """Everything that is wrong with a deck."""
        raise NotImplementedError

    def check_two(self, decks: Sequence[Deck], cards: Mapping[str, Card], vanilla: bool = False) -> list[Offence]:
        """Everything that is wrong with the two decks of a format with two, each of them and both together."""
        return [offence for deck in decks for offence in self.check(deck, cards, vanilla)]

    def drawing(self, deck: Deck, cards: Mapping[str, Card]) -> Drawing | None:
        """How this deck is drawn from; None where hands are filled in a way that has no fixed number of draws."""
        return None

    def brings(self, deck: Deck) -> dict[str, list[str]]:
        """The numbers of the cards that a player lays on the table, one for each copy, by what they are for."""
        return {"faces": [number for number in sorted(deck.cards) for _ in range(deck.cards[number])]}

    # -- the game's own: words ----------------------------------------------------------

    def option_view(self, s: State, option: int) -> dict[str, Any]:
        """An option for people: {"verb", "label": message, "cards": [ids], …}. Only for the player asked."""
        raise NotImplementedError

    def prompt(self, s: State, d: Decision) -> Message:
        """What is asked."""
        raise NotImplementedError

    def table_view(self, s: State, seat: int) -> dict[str, Any]:
        """The game's part of a view: zones, values, phase."""
        raise NotImplementedError

    def describe(self, s: State, event: dict[str, Any], seat: int) -> Message:
        """A log line for an event as a seat sees it."""
        raise NotImplementedError

    def why_not(self, s: State, seat: int, action: str, card: int) -> Refusal | None:
        """Why this seat cannot do that with the card of this id now; None if it can."""
        raise NotImplementedError

    def layout(self) -> dict[str, Any]:
        """How the table is drawn: zones as the rulebook draws them."""
        raise NotImplementedError

    def explained_words(self) -> dict[str, str]:
        """Words of the cards that people may want explained, each with the rule that says what it means."""
        return library.explained_words(self.folder)

    def boards(self) -> Boards:
        """What scenario files and tests must know of this game's table."""
        raise NotImplementedError

    def evaluate(self, s: State, seat: int) -> float:
        """How good a state is for a seat, from 0 (lost) to 1 (won), by what that seat knows."""
        raise NotImplementedError

    def scores(self, s: State) -> list[float]:
        """How good each option of the present decision looks at first sight, by what the player asked knows.

        The heuristic player takes the best; the searching player begins with the better ones.
        """
        raise NotImplementedError

    def plausible(self, s: State, seat: int) -> float:
        """How well the cards that this seat does not know, as dealt here, agree with what the opponent did."""
        return 1.0

    def observation_columns(self) -> ObservationColumns:
        """How programs that learn see this game: rows of numbers, of what a seat may know."""
        raise NotImplementedError

    def features(self, s: State, seat: int) -> list[float]:
        """The position in numbers for a seat, by what that seat knows; learned evaluations read them."""
        raise NotImplementedError

    def first_seat(self, s: State) -> int:
        """The seat that began."""
        return 0

    def on_time(self, s: State) -> int:
        """Who wins where time is up and the rules have no way of their own to end the game; 2 for a draw."""
        return DRAW

    def tally(self, s: State) -> tuple[int, int]:
        """How a finished game counts for each side where games won do not decide a match."""
        return (0, 0)

    def match_on_time(self, games: Sequence[Played]) -> int:
        """Who wins a match that time has ended after these games; 2 for a draw."""
        return more_wins(games)

    def chronicle(self, s: State) -> dict[str, Any]:
        """What statistics want to know of a finished game, from its log.

        `{"sides": [one per seat]}`: the numbers of the cards in the `opening` hand, `drawn` later and
        `played`; `wasted`, a number for each thing that was left over; `by_turn`, for each thing worth
        counting (damage dealt) its number in each turn; where a side is a team, its `units`,
        each with what was counted of it.
        """
        return {}

    # -- the game's own: trying abilities out ----------------------------------------------

    def programs(self, face: Face) -> list[int]:
        """For each ability of a card the number of its program, or -1 for a standing text or keyword."""
        raise NotImplementedError

    def exercised(self, card: Card) -> int | None:
        """How many abilities of a card came to work when tried out, where a game has a way of its own to see."""
        return None

    def abilities_on(self, s: State, c: int) -> list[int]:
        """Numbers of the standing abilities of the card in slot `c` that are switched on and change something."""
        raise NotImplementedError

    def differences(self, card: Card) -> list[bool] | None:
        """Of each ability, whether it made a difference in positions that the game made and compared itself.

        None: the common exerciser tries them, which watches effect programs and standing texts.
        """
        return None

    def trial(self, card: Card, pool: Sequence[Card], below: Callable[[int], int]) -> Board:
        """A random position in which this card's abilities may come to work."""
        raise NotImplementedError

    def option_key(self, s: State, option: int) -> int:
        """The same number for options that are alike (copies of a card in hand, hidden cards)."""
        return option

    # -- for all games ------------------------------------------------------------------

    def match(
        self,
        decks: Sequence[Deck],
        seed: int,
        options: Mapping[str, int] | None = None,
        cards: Mapping[str, Card] | None = None,
        vanilla: bool = False,
        checked: bool = True,
    ) -> Match:
        """Check two decks and fix everything that does not change during a game."""
        if len(decks) != 2:
            raise ValueError(say("no-game-for-so-many", game=self.title, n=len(decks)))
        known = self.cards() if cards is None else cards
        if checked:
            for deck in decks:
                offences = self.check(deck, known, vanilla)
                if offences:
                    raise BadDeck(deck.name, offences)
        used, brought = self.deal(decks, known)
        chosen = dict(options or {})
        if vanilla:
            chosen["vanilla"] = 1
        return self.match_of([dict(c) for c in used], brought, seed, chosen)

    def deal(self, decks: Sequence[Deck], cards: Mapping[str, Card]) -> tuple[list[Card], list[dict[str, Any]]]:
        """The different cards of a match, and per seat what it brings, naming cards by index."""
        sides = [self.brings(deck) for deck in decks]
        numbers = sorted({number for side in sides for group in side.values() for number in group})
        index = {number: i for i, number in enumerate(numbers)}
        brought: list[dict[str, Any]] = [
            {"name": deck.name, **{what: [index[number] for number in group] for what, group in side.items()}}
            for deck, side in zip(decks, sides, strict=True)
        ]
        return [cards[number] for number in numbers], brought

    def match_of(
        self,
        cards: list[dict[str, Any]],
        decks: list[dict[str, Any]],
        seed: int,
        options: Mapping[str, int],
    ) -> Match:
        """A match from its parts; the option `vanilla` leaves out texts that are not understood."""
        faces = [self.face(c, bool(options.get("vanilla"))) for c in cards]
        return Match(self.name, faces, cards, decks, seed, dict(options))

    def begin(self, match: Match, recording: bool = True) -> State:
        s = self.rules.blank(match)
        s.recording = recording
        self.rules.start(s)
        run(s)
        return s

    def new(
        self,
        decks: Sequence[Deck],
        seed: int = 0,
        options: Mapping[str, int] | None = None,
        recording: bool = True,
        **more: Any,
    ) -> State:
        """A new game, at its first decision."""
        return self.begin(self.match(decks, seed, options, **more), recording)

    def answer(self, s: State, choice: int) -> list[Event]:
        """Take an option of the present decision; the events that followed."""
        before = len(s.log)
        answer(s, choice)
        return s.log[before:]

    def labels(self, s: State) -> list[str]:
        """The options of the present decision in English."""
        if s.decision is None:
            return []
        return [str(self.option_view(s, o)["label"]) for o in s.decision.options]

    def view(self, s: State, seat: int) -> dict[str, Any]:
        """All that this seat may know, and nothing else. Seat 2 is a spectator."""
        seen: dict[str, Any] = {
            "game": self.name,
            "seat": seat,
            "turn": s.turn,
            "active": s.active,
            "over": s.over,
            **self.table_view(s, seat),
        }
        if s.winner != NOBODY:
            seen["winner"] = s.winner
            seen["rule"] = s.end_rule
        d = s.decision
        if d is not None:
            asked: dict[str, Any] = {"player": d.player, "kind": d.kind, "rule": d.rule}
            if d.player == seat:
                asked["prompt"] = self.prompt(s, d)
                asked["options"] = [self.option_view(s, o) for o in d.options]
                if d.source >= 0:
                    asked["source"] = ref_of(d.source)
            seen["decision"] = asked
        return seen

    def events(self, s: State, seat: int, since: int = 0) -> list[dict[str, Any]]:
        """Events from number `since` on as this seat sees them, each with its line of text."""
        return [self.event(s, seat, number) for number in range(since, len(s.log))]

    def event(self, s: State, seat: int, number: int) -> dict[str, Any]:
        """One event as this seat sees it, with its line of text."""
        event = view.event_view(s, s.log[number], seat)
        event["number"] = number
        if event["kind"].startswith("by hand "):
            from quadriga.games import by_hand  # only tables that are played by hand need it

            event["text"] = by_hand.line(self, s, event, seat)
        else:
            event["text"] = self.describe(s, event, seat)
        return event

    # -- saving ---------------------------------------------------------------------------

    def dump(self, s: State) -> dict[str, Any]:
        """A saved game as plain data: the match with its cards, and the state."""
        m = s.match
        return {
            "format": SAVE_FORMAT,
            "version": __version__,
            "game": self.name,
            "cards": m.cards,
            "decks": m.decks,
            "seed": seed_text(m.seed),
            "options": m.options,
            "state": save.data_of(s),
        }

    def load(self, data: Mapping[str, Any]) -> State:
        if data.get("game") != self.name:
            raise ValueError(say("no-saved-game-of", game=str(data.get("game")), wanted=self.name))
        if data.get("format") != SAVE_FORMAT:
            raise ValueError(
                f"This save has format {data.get('format')!r}; this version reads format {SAVE_FORMAT}. "
                "A replay of the same game can still be opened."
            )
        match = self.match_of(list(data["cards"]), list(data["decks"]), seed_number(data["seed"]), data["options"])
        return save.state_from(self.rules, match, data["state"])

    def hash(self, s: State) -> str:
        return save.digest(s)
