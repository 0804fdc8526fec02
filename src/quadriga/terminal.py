"""Playing in a terminal: plain lines and numbered options, so that a screen reader can read it too.

Everything shown comes from the view and the events of the player's own seat.
"""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

from quadriga import replay
from quadriga.cardfiles import find_cards, in_words
from quadriga.games import grouping
from quadriga.games.game import Card, Game
from quadriga.kernel.state import DRAW
from quadriga.players.player import Player
from quadriga.rulebook import catalogue

HELP = """Type the number of an option, or part of its words.
why            the rule of this question, and of what happened last
why not CARD   what stands against using a card now
undo, redo     take your last answer back, or give it again
log [N]        the last N things that happened (20)
zones          the table as you see it
card NAME      what is printed on a card
options        the question again
save FILE      save the game; `quadriga play --load FILE` goes on with it
quit           stop playing"""
LOG_LINES = 20
NARROWEST = 20
"""Columns below which wrapping would only make it worse."""
WHY_EVENTS = 5


def wrapped(text: str) -> None:
    """Print lines that are longer than the terminal is wide broken between words; into a file they go as they are."""
    columns = shutil.get_terminal_size().columns
    if not sys.stdout.isatty() or columns < NARROWEST:
        print(text)
        return
    for line in text.split("\n"):
        indent = " " * (len(line) - len(line.lstrip()) + (4 if line.lstrip()[:1].isdigit() else 2))
        print(textwrap.fill(line, columns - 1, subsequent_indent=indent, break_long_words=False) if line else "")


class Terminal:
    """One person at a terminal against a player of the computer."""

    def __init__(
        self,
        session: replay.Session,
        opponent: Player,
        seat: int = 0,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = wrapped,
    ) -> None:
        self.session = session
        self.game: Game = session.game
        self.opponent = opponent
        self.seat = seat
        self.read = read
        self.write = write
        self.told = 0
        """Events already told."""
        self.playing = True

    # -- the game ---------------------------------------------------------------------------

    def play(self) -> None:
        """Play until the game is over or the person stops."""
        while self.playing:
            self.tell()
            decision = self.session.state.decision
            if decision is None:
                self.write(self.result())
                self.after_the_end()
                return
            if decision.player != self.seat:
                self.session.answer(self.opponent.choose(self.session.state))
                continue
            self.ask()
            self.obey(self.line("> "))

    def line(self, prompt: str) -> str:
        try:
            return self.read(prompt).strip()
        except EOFError:
            return "quit"

    def tell(self) -> None:
        """What happened since the last time."""
        for line in grouping.lines(self.game.events(self.session.state, self.seat, self.told)):
            self.write(str(line))
        self.told = len(self.session.state.log)

    def ask(self) -> None:
        asked = self.view()["decision"]
        self.write("")
        self.write(str(asked["prompt"]))
        for number, option in enumerate(asked["options"], 1):
            self.write(f"{number}. {option['label']}")

    def view(self) -> dict[str, Any]:
        return self.game.view(self.session.state, self.seat)

    def result(self) -> str:
        winner = self.session.state.winner
        rule = self.session.state.end_rule
        if winner == DRAW:
            return f"The game is a draw ({rule})."
        return f"{'You have won' if winner == self.seat else 'You have lost'} ({rule})."

    def after_the_end(self) -> None:
        """The game is over: look back, save, take back, or leave."""
        while self.playing:
            line = self.line("log, save FILE, undo or quit> ")
            if not line:
                continue
            if line == "undo":
                self.obey(line)
                self.play()
                return
            self.obey(line)

    # -- commands ---------------------------------------------------------------------------

    def obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "?": self.help,
            "why": self.why,
            "undo": self.undo,
            "redo": self.redo,
            "log": self.log,
            "zones": self.zones,
            "card": self.card,
            "options": lambda _: None,
            "save": self.save,
            "quit": self.quit,
        }
        if not line:
            return
        if word.lower() in commands:
            commands[word.lower()](rest)
        else:
            self.answer(line)

    def answer(self, line: str) -> None:
        """A number or words that only one option has; anything else changes nothing."""
        asked = self.view().get("decision")
        if asked is None or "options" not in asked:
            self.write("Nobody is asked anything now.")
            return
        labels = [str(option["label"]) for option in asked["options"]]
        if line.isdigit():
            if not 1 <= int(line) <= len(labels):
                self.write(f"There is no option {line}; the options are 1 to {len(labels)}.")
                return
            self.session.answer(int(line) - 1)
            return
        words = line.lower().split()
        found = [i for i, label in enumerate(labels) if all(w in label.lower() for w in words)]
        if len(found) == 1 or (found and len({labels[i] for i in found}) == 1):
            self.session.answer(found[0])
        elif found:
            self.write(f"That may mean: {'; '.join(labels[i] for i in found)}. Type a number.")
        else:
            self.write("No option has these words. Type a number, part of an option, or help.")

    def help(self, _: str) -> None:
        self.write(HELP)

    def quit(self, _: str) -> None:
        self.playing = False

    def why(self, rest: str) -> None:
        if rest.startswith("not"):
            self.why_not(rest[3:].strip())
            return
        decision = self.session.state.decision
        if decision is not None:
            self.write(f"You are asked by {cite(decision.rule)}")
        events = self.game.events(self.session.state, self.seat)[-WHY_EVENTS:]
        for event in events:
            self.write(f"{event['text']} By {cite(event['rule'])}")

    def why_not(self, name: str) -> None:
        """For each card of this name that the person sees: what cannot be done with it, and why."""
        cards = self.visible(name) if name else []
        if not cards:
            self.write(f"You see no card called {name!r}.")
            return
        told: set[str] = set()
        for place, view in cards:
            lines = "\n".join([f"{self.name(view)} ({place}):", *self.against(view)])
            if lines not in told:  # copies of a card in one place need no second answer
                told.add(lines)
                self.write(lines)

    def against(self, view: dict[str, Any]) -> list[str]:
        """Lines that say what can be done with a card now, and what not and why."""
        allowed: list[str] = []
        refused: dict[str, list[str]] = {}
        for action in self.game.actions:
            refusal = self.game.why_not(self.session.state, self.seat, action, view["id"])
            if refusal is None:
                allowed.append(action)
            else:
                refused.setdefault(f"{refusal.reason} ({refusal.rule})", []).append(action)
        lines = [f"  You can {' or '.join(allowed)} it now."] if allowed else []
        return lines + [f"  Not {', '.join(actions)}: {reason}" for reason, actions in refused.items()]

    def undo(self, _: str) -> None:
        try:
            free = self.session.may_undo(self.seat, deeds=False) == "free"
            self.session.undo(self.seat, consent=True)  # the computer always agrees
        except ValueError as error:
            self.write(str(error))
            return
        self.told = len(self.session.state.log)
        self.write("Taken back." if free else "Your opponent agrees. Taken back; the game now counts as practice.")

    def redo(self, _: str) -> None:
        try:
            self.session.redo()
        except ValueError as error:
            self.write(str(error))

    def log(self, rest: str) -> None:
        number = int(rest) if rest.isdigit() else LOG_LINES
        for line in grouping.lines(self.game.events(self.session.state, self.seat))[-number:]:
            self.write(str(line))

    def save(self, rest: str) -> None:
        if not rest:
            self.write("Name a file: save FILE.")
            return
        try:
            self.session.save(Path(rest))
        except OSError as error:
            self.write(f"{rest} cannot be written: {error.strerror}.")
            return
        self.write(f"Saved in {rest}.")

    # -- looking ----------------------------------------------------------------------------

    def zones(self, _: str) -> None:
        for line in table_lines(self.game, self.session, self.seat):
            self.write(line)

    def card(self, name: str) -> None:
        """A card of the sets, or one that the person sees on the table."""
        seen = {str(view["number"]): view for _, view in self.visible(name)} if name else {}
        printed = [card for card in self.session.state.match.cards if card["number"] in seen]
        found: list[Card] = [*printed, *(c for c in find_cards(self.game, name) if c["number"] not in seen)]
        if not name or not found:
            self.write(f"There is no card called {name!r}.")
        for card in found[:5]:
            self.write(in_words(card))
            for place, view in self.visible(str(card["number"])):
                if "values" in view:
                    self.write(f"Now, {place}: {card_words(self.session, view)}.")
                for change in view.get("changes", []):
                    self.write(f"  {change_words(self.session, change)}")
        if len(found) > 5:
            self.write(f"{len(found) - 5} more have this in their names.")

    def visible(self, name: str) -> list[tuple[str, dict[str, Any]]]:
        """Cards of this name or number in the view, else those with a part of it, with the place where each lies."""
        lower = name.lower()
        return self.seen(lambda words: lower in words) or self.seen(lambda words: any(lower in w for w in words))

    def seen(self, wanted: Callable[[tuple[str, str]], bool]) -> list[tuple[str, dict[str, Any]]]:
        found = []
        for zone in self.view()["zones"]:
            for view in zone["cards"]:
                if "number" in view and wanted((self.name(view).lower(), str(view["number"]).lower())):
                    found.append((f"{whose(zone.get('seat'), self.seat)} {zone['id']}", view))
        return found

    def name(self, view: dict[str, Any]) -> str:
        return name_of(self.session, view)


def whose(side: int | None, seat: int) -> str:
    """Whose side; a zone in the middle belongs to nobody."""
    if side not in (0, 1):
        return "the"
    if seat not in (0, 1):
        return f"Player {'AB'[side]}'s"
    return "your" if side == seat else "the opponent's"


def name_of(session: replay.Session, view: dict[str, Any]) -> str:
    if "name" in view:
        return str(view["name"])
    for face in session.state.faces:
        if face.number == view.get("number"):
            return face.name
    return "a hidden card"


def cite(rule: str) -> str:
    """A rule id with what it says."""
    try:
        return f"{rule}: {catalogue.rule(rule).says}"
    except catalogue.UnknownRule:
        return f"{rule}."


def table_lines(game: Game, session: replay.Session, seat: int) -> list[str]:
    """The table in plain lines, as this seat sees it."""
    view = game.view(session.state, seat)
    lines = [f"Turn {view['turn']}, {whose(view['active'], seat)} turn, {view.get('phase', '')} phase."]
    for side in (0, 1):
        counters = view["players"][side]
        told = "; ".join(f"{name} {counter_words(value)}" for name, value in counters.items() if value is not False)
        owner = whose(side, seat)
        lines.append(f"{owner[0].upper()}{owner[1:]} side: {told}.")
        for zone in view["zones"]:
            if zone.get("seat") == side and zone["cards"]:
                lines.append(f"  {zone['id']}: {zone_words(session, zone['cards'])}")
    for zone in view["zones"]:
        if zone.get("seat") not in (0, 1) and zone["cards"]:
            lines.append(f"{zone['id']}: {zone_words(session, zone['cards'])}")
    return lines


def counter_words(value: object) -> str:
    if value is True:
        return "yes"
    if isinstance(value, list):
        return " of ".join(str(v) for v in value)
    if isinstance(value, dict):
        return ", ".join(f"{n} {name}" for name, n in value.items()) or "none"
    return str(value)


def zone_words(session: replay.Session, cards: list[dict[str, Any]]) -> str:
    hidden = sum(1 for card in cards if card.get("hidden"))
    told = [card_words(session, card) for card in cards if not card.get("hidden")]
    if hidden:
        told.append(f"{hidden} hidden" if told or hidden > 1 else "1 hidden")
    return "; ".join(told)


def card_words(session: replay.Session, view: dict[str, Any]) -> str:
    words = [name_of(session, view)]
    words += [f"{value} {name}" for name, value in view.get("values", {}).items()]
    words += ["resting"] if view.get("resting") else []
    words += [str(mark) for mark in view.get("marks", [])]
    under = view.get("under", [])
    if under:
        words.append("over " + " and ".join(name_of(session, u) for u in under))
    return ", ".join(words)


def change_words(session: replay.Session, change: dict[str, Any]) -> str:
    """What changes a value, by which card and rule."""
    amounts = [
        f"{'+' if isinstance(n, int) and n > 0 else ''}{n} {name}"
        for name, n in change.items()
        if name not in ("by", "rule")
    ]
    by = name_of(session, {"number": change.get("by")}) if change.get("by") else "a rule"
    return f"{', '.join(amounts)} by {by} ({change.get('rule', '')})"


def walk(record: replay.Replay, seat: int, read: Callable[[str], str] | None, write: Callable[[str], None]) -> None:
    """Walk through a replay: Enter for the next answer, a number for so many, back, zones, quit.

    Without `read` everything is told at once.
    """
    session = replay.begin(record)
    game = session.game
    told = 0

    def tell() -> None:
        nonlocal told
        for line in grouping.lines(game.events(session.state, seat, told)):
            write(str(line))
        told = len(session.state.log)

    tell()
    while len(session.answers) < len(record.answers):
        steps = 1
        if read is not None:
            try:
                line = read(f"{len(session.answers)} of {len(record.answers)}> ").strip().lower()
            except EOFError:
                return
            if line == "quit":
                return
            if line == "zones":
                for text in table_lines(game, session, seat):
                    write(text)
                continue
            if line == "back":
                if session.answers:
                    session.back_to(len(session.answers) - 1)
                    session.ahead = []
                    told = len(session.state.log)
                continue
            if line.isdigit():
                steps = int(line)
            elif line:
                write("Enter for the next answer, a number for so many of them, back, zones, quit.")
                continue
        for _ in range(min(steps, len(record.answers) - len(session.answers))):
            replay.step(session, record, len(session.answers))
            tell()
    replay.resume(record)  # the end must be the one that the file names
    write(f"End of the replay after {len(record.answers)} answers.")
