"""A table at which two players play by words: the machinery under scenario files and tests.

table.place(A="front: Ram 4000 [Impact (1)]", B="front: Wall 3000 [Nullify Impact]; life: 7")
table.A.attacks("Ram"); table.B.blocks("Wall")
assert table.B.sideline == ["Wall"] and table.B.life == 7
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quadriga import games, replay
from quadriga.games.boards import BadBoard, Boards
from quadriga.games.game import Card, Game, Refusal
from quadriga.kernel.decisions import Decision
from quadriga.kernel.events import Event
from quadriga.kernel.state import DRAW, NOBODY, State
from quadriga.kernel.view import SPECTATOR
from quadriga.messages import Message
from quadriga.messages.files import say
from quadriga.scenario import changing, laying
from quadriga.scenario.saying import Meant, Names, content, meant
from quadriga.scenario.writing import MEMORY

LETTERS = "AB"
DEAL = "deal"
"""Instead of a position: a new game between two decks."""
DENYING = ("no", "done", "pass", "decline")
"""How the verbs of options begin that may mean not to do something."""
SAYS = {"pick": "choose pick take", "mode": "choose", "number": "choose", "place": "choose put", "done": "end pass"}
"""Words for the verbs that all games share."""


class BadWords(ValueError):
    """Words that fit no option, or several."""


class Thing:
    """A card on the table as it is at the moment of asking."""

    def __init__(self, table: Table, slot: int) -> None:
        self.table = table
        self.slot = slot

    def __getattr__(self, fact: str) -> Any:
        facts = self.facts()
        name = fact.replace("_", " ")
        if name not in facts:
            raise AttributeError(f"{self.label} has no {name!r} now; it has {', '.join(facts)}.")
        return facts[name]

    @property
    def label(self) -> str:
        return self.table.label(self.slot)

    @property
    def beneath(self) -> list[str]:
        """Labels of the cards under it, the uppermost first."""
        state = self.table.state
        return [self.table.label(c) for c in self.table.boards.beneath(state, self.slot)]

    @property
    def ref(self) -> int:
        return self.table.state.ref[self.slot]

    def facts(self) -> dict[str, Any]:
        return self.table.boards.facts(self.table.state, self.slot)


class Player:
    """One of the two players. Zones and values are attributes; every other word is something to say.

    `player.attacks("Ram")` says "attacks Ram", `player.plays("Ram", "energy line")` says where.
    """

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        word = name.replace("_", " ")
        boards = self.table.boards
        if word in boards.zones:
            zone = boards.zones[word]
            cards = self.cards_in(zone)
            return len(cards) if zone in boards.counted else cards
        try:
            return boards.value(self.table.state, self.seat, word)
        except KeyError:
            return self._saying(word)

    def _saying(self, word: str) -> Callable[..., list[Event]]:
        def say(*things: str) -> list[Event]:
            return self.table.say(self.seat, " ".join([word, *things]))

        return say

    def cards_in(self, zone: str) -> list[str]:
        """Labels of the cards of a zone, also of one that is spoken of as a number."""
        boards = self.table.boards
        slots = boards.cards_in(self.table.state, self.seat, boards.zones[zone])
        return [self.table.label(c) for c in slots]

    def answers(self, words: str) -> list[Event]:
        return self.table.say(self.seat, words)

    def chooses(self, *cards: str) -> None:
        """Pick these cards one after the other, then stop; no card: choose none."""
        for card in cards:
            self.table.say(self.seat, f"choose {card}")
        if not cards or self.can("choose none"):
            self.table.say(self.seat, "choose none")

    def ends_phase(self) -> list[Event]:
        return self.table.say(self.seat, "end")

    def ends_turn(self) -> list[Event]:
        return self.table.end_turn(self.seat)

    def options(self) -> list[str]:
        """Labels of what this player can do now; nothing if the other one is asked."""
        decision = self.table.state.decision
        if decision is None or decision.player != self.seat:
            return []
        return self.table.game.labels(self.table.state)

    def can(self, words: str) -> bool:
        """Is there an option for these words at the present decision?"""
        self.table.understand(words)
        return bool(self.table.matching(self.seat, words))

    def refusal(self, action: str, card: str) -> Refusal | None:
        """Why this player cannot do that with that card now; None if it can be done."""
        slot = self.table.find(card, self.seat)
        return self.table.game.why_not(self.table.state, self.seat, action, self.table.state.ref[slot])


class Table:
    def __init__(self, game: str | Game = games.DEFAULT) -> None:
        self.game: Game = games.load(game) if isinstance(game, str) else game
        self.boards: Boards = self.game.boards()
        self.cards = laying.Cards(self.game)
        self.asked: set[str] = set()
        """Kinds of decisions that are asked although nobody could tell their options apart."""
        self.lost = ""
        self.lost_said: Message | None = None
        """What of a changed board's memory could not be kept, in a sentence."""
        self._session: replay.Session | None = None
        self.A = Player(self, 0)
        self.B = Player(self, 1)

    # -- setting up -----------------------------------------------------------------------

    def card(self, label: str, **fields: Any) -> Card:
        """Make a card up: `card("Elder", name="Squire", bp=4000, text=…)`. It is named by its label."""
        return self.cards.make(label, fields=fields)

    def place(self, A: object = "", B: object = "", ask: str = "", **more: Any) -> None:
        """Lay out a board. `ask="life"` has a question asked that is answered silently otherwise."""
        data = {name.replace("_", " "): value for name, value in more.items()}
        self.asked = set(ask.split(", ")) if ask else set()
        self.cards.clear()
        if DEAL in data:
            self._session = replay.board_session(self.game, laying.dealt(self.game, data))
            return
        data = {"A": A, "B": B, **data}
        kept = changing.recalled(self.game, data) if data.get(MEMORY) else changing.Recalled(None)
        self.lost, self.lost_said = kept.lost, kept.said
        board = laying.board(self.game, self.cards, {k: v for k, v in data.items() if k != MEMORY})
        self._session = replay.board_session(self.game, kept.state or self.boards.build(board))
        if kept.state is None:
            self._automatic()

    def watch(self, session: replay.Session) -> None:
        """Sit down at a game that is going on."""
        self._session = session

    @property
    def session(self) -> replay.Session:
        if self._session is None:
            raise BadBoard(say("no-no-board-been-laid-out"))
        return self._session

    @property
    def state(self) -> State:
        return self.session.state

    # -- looking --------------------------------------------------------------------------

    def __getitem__(self, name: str) -> Thing:
        return Thing(self, self.find(name))

    def label(self, slot: int) -> str:
        """How words name the card in this slot."""
        return self.cards.label(self.state.faces[self.state.card[slot]].number)

    def find(self, name: str, seat: int = -1) -> int:
        """The slot of the card of this name; `Ram#2` is the second. A player's own cards come first."""
        mentions, rest = self.names().find(name)
        if len(mentions) != 1 or rest.strip():
            known = ", ".join(self.cards.by_label)
            raise BadWords(say("no-names-no-card-board-cards", name=name, known=known))
        slots = sorted(mentions[0].slots, key=lambda c: self.boards.zone_of(self.state, c)[0] != seat)
        if not slots:
            raise BadWords(say("no-not-so-many-cards", name=name))
        return slots[0]

    def names(self) -> Names:
        """Labels and printed names, each with the slots it may mean; a label wins over a printed name."""
        slots: dict[str, list[int]] = {}
        for c in range(len(self.state.card)):
            slots.setdefault(self.label(c), []).append(c)
        labels = set(slots)
        for c in range(len(self.state.card)):
            printed = self.state.faces[self.state.card[c]].name
            if printed not in labels:
                slots.setdefault(printed, []).append(c)
        return Names(slots)

    @property
    def decision(self) -> Decision | None:
        return self.state.decision

    @property
    def waiting_for(self) -> str:
        """The open question: `B block`, or nothing when the game is over."""
        decision = self.state.decision
        return "" if decision is None else f"{LETTERS[decision.player]} {decision.kind}"

    @property
    def turn(self) -> str:
        return LETTERS[self.state.active]

    @property
    def phase(self) -> str:
        return str(self.game.view(self.state, SPECTATOR).get("phase", ""))

    @property
    def winner(self) -> str:
        """`A`, `B`, `draw`, or nothing."""
        winner = self.state.winner
        return "" if winner == NOBODY else "draw" if winner == DRAW else LETTERS[winner]

    @property
    def log(self) -> list[str]:
        """What happened, as a spectator reads it."""
        return [str(event["text"]) for event in self.game.events(self.state, SPECTATOR)]

    @property
    def rules_cited(self) -> list[str]:
        return [event.rule for event in self.state.log]

    # -- playing --------------------------------------------------------------------------

    def options(self, state: State | None = None) -> list[Meant]:
        """The options of the present decision with everything that words can say of them."""
        s = self.state if state is None else state
        decision = s.decision
        if decision is None:
            return []
        names = self.names()
        slot_of = {ref: c for c, ref in enumerate(s.ref)}
        views = [self.game.option_view(s, option) for option in decision.options]
        verbs = frozenset[str]().union(*(content(str(view["verb"])) for view in views))  # what tells options apart
        found = []
        for index, view in enumerate(views):
            label, verb = str(view["label"]), str(view["verb"])
            slots = [slot_of[ref] for ref in view["cards"] if ref in slot_of]
            place = str(view.get("place", ""))
            more = self.boards.says.get((decision.kind, verb), "")
            shared = SAYS.get(verb, "")
            denied = self.boards.says.get((decision.kind, "yes"), "") if verb == "no" else ""
            words = content(f"{label} {verb} {shared} {more} {denied}") | (content(decision.kind) - verbs)
            if verb == "done":
                words |= {"phase", "not"}
            # A card's name may hold a "no", and so may the text of something that is done.
            denies = verb == "no" or (verb.startswith(DENYING) and "not" in content(names.find(label)[1]))
            besides = label.lower()
            for c in slots:
                besides = besides.replace(s.faces[s.card[c]].name.lower(), "")
            rest = {k: v for k, v in view.items() if k not in ("cards", "label")}
            alike = (label, str(rest), [self._alike(s, c) for c in slots])
            found.append(Meant(index, label, verb, slots, besides, words, content(more), denies, place, alike))
        return found

    def _alike(self, s: State, c: int) -> tuple[object, ...]:
        beneath = [s.card[u] for u in self.boards.beneath(s, c)]
        return s.card[c], s.zone[c], str(self.boards.facts(s, c)), beneath

    def matching(self, seat: int, words: str, state: State | None = None) -> list[Meant]:
        s = self.state if state is None else state
        if s.decision is None or s.decision.player != seat:
            return []
        return meant(self.options(s), self.names(), words, self.boards.assumed)

    def understand(self, words: str) -> None:
        """Refuse words that could mean nothing in this game: what "cannot" be done must be spelled right."""
        said = content(self.names().find(words)[1])
        known = content(" ".join([*self.game.actions, *self.boards.says.values(), *SAYS.values(), *self.boards.zones]))
        known |= content(" ".join(kind for kind, _ in self.boards.says)) | {"yes", "not"}
        strange = sorted(said - known.union(*(o.words for o in self.options())))
        if strange:
            raise BadWords(say("no-nothing-here-called", words=words, list=', '.join(strange)))

    def say(self, seat: int, words: str) -> list[Event]:
        """Do what these words mean; the events that followed.

        Where they fit no option of a phase, the player goes on to the next phase that they fit:
        who attacks in the main phase has ended it.
        """
        if words.strip().lower() in ("end turn", "ends turn"):
            return self.end_turn(seat)
        before = len(self.state.log)
        passes = self.ways_to(seat, words)
        for choice in passes:
            self._answer(choice)
        found = self.matching(seat, words)
        if len(found) > 1:
            labels = "; ".join(o.label for o in found)
            raise BadWords(say("no-may-mean-several-things", seat=LETTERS[seat], words=words, labels=labels))
        if not found:
            raise BadWords(say("no-not-possible-now", seat=LETTERS[seat], words=words, open=self._open()))
        self._answer(found[0].index)
        return self.state.log[before:]

    def _open(self) -> str:
        decision = self.state.decision
        if decision is None:
            return "the game is over."
        labels = "; ".join(self.game.labels(self.state))
        return f"{LETTERS[decision.player]} is asked {decision.kind!r} with the options: {labels}."

    def ways_to(self, seat: int, words: str) -> list[int]:
        """How to pass on to the decision that these words answer; nothing if there is none."""
        trial = self.state
        choices: list[int] = []
        while not self.matching(seat, words, trial):
            decision = trial.decision
            if decision is None or decision.player != seat or decision.kind not in self.boards.passing:
                return []
            verb = self.boards.passing[decision.kind]
            wanted = [o.index for o in self.options(trial) if o.verb == verb]
            if not wanted:
                return []
            trial = trial.clone()
            trial.recording = False
            self.game.answer(trial, wanted[0])
            choices.append(wanted[0])
        return choices

    def end_turn(self, seat: int) -> list[Event]:
        """Pass through the phases until the turn has ended or something else is asked."""
        before = len(self.state.log)
        turn = self.state.turn
        decision = self.state.decision
        if self.state.active != seat or decision is None or decision.kind not in self.boards.passing:
            raise BadWords(say("no-end-turn-not-possible-now", seat=LETTERS[seat], open=self._open()))
        while True:
            decision = self.state.decision
            if decision is None or decision.player != seat or self.state.turn != turn:
                break
            verb = self.boards.passing.get(decision.kind)
            wanted = [o.index for o in self.options() if o.verb == verb]
            if not wanted:
                break
            self._answer(wanted[0])
        return self.state.log[before:]

    def _answer(self, choice: int) -> None:
        self.session.answer(choice)
        self._automatic()

    def _automatic(self) -> None:
        while True:
            decision = self.state.decision
            if decision is None or decision.kind not in self.boards.automatic or decision.kind in self.asked:
                return
            self.session.answer(0)


def seat_of(word: str) -> int:
    if word not in LETTERS or len(word) != 1:
        raise BadWords(say("no-no-player-players-b", word=word))
    return LETTERS.index(word)
