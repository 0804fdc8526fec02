"""Playing in a terminal: plain lines and numbered options, so that a screen reader can read it too.

Everything shown comes from the view and the events of the player's own seat.
"""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from quadriga import replay
from quadriga.cardfiles import find_cards, in_words
from quadriga.games import grouping
from quadriga.games.game import Card, Game
from quadriga.games.told import bring
from quadriga.games.told import told as told_card
from quadriga.kernel.state import DRAW
from quadriga.messages import Card as CardSlot
from quadriga.messages import Listed, Message, Slot, Zone, message_of
from quadriga.messages import Player as PlayerSlot
from quadriga.messages.commands import language, say, speaking, words
from quadriga.messages.message import slug
from quadriga.players.player import Player
from quadriga.rulebook import catalogue

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
        self.written = write
        self.told = 0
        """Events already told."""
        self.playing = True
        bring(self.game.name, session.state.match.cards)

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

    def write(self, what: Slot) -> None:
        self.written(words(what))

    def line(self, prompt: str) -> str:
        try:
            return self.read(prompt).strip()
        except EOFError:
            return "quit"

    def tell(self) -> None:
        """What happened since the last time."""
        for line in grouping.lines(self.game.events(self.session.state, self.seat, self.told)):
            self.write(line)
        self.told = len(self.session.state.log)

    def ask(self) -> None:
        asked = self.view()["decision"]
        self.write("")
        self.write(asked["prompt"])
        for number, option in enumerate(asked["options"], 1):
            self.write(f"{number}. {words(option['label'])}")

    def view(self) -> dict[str, Any]:
        return self.game.view(self.session.state, self.seat)

    def result(self) -> Message:
        winner = self.session.state.winner
        rule = self.session.state.end_rule
        if winner == DRAW:
            return say("play-draw", rule=rule)
        return say("play-won" if winner == self.seat else "play-lost", rule=rule)

    def after_the_end(self) -> None:
        """The game is over: look back, save, take back, or leave."""
        while self.playing:
            line = self.line(words(say("play-after")) + " ")
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
            self.write(say("play-nothing-asked"))
            return
        labels = [words(option["label"]) for option in asked["options"]]
        if line.isdigit():
            if not 1 <= int(line) <= len(labels):
                self.write(say("play-no-option", option=line, n=len(labels)))
                return
            self.session.answer(int(line) - 1)
            return
        typed = line.lower().split()
        found = [i for i, label in enumerate(labels) if all(part in label.lower() for part in typed)]
        if len(found) == 1 or (found and len({labels[i] for i in found}) == 1):
            self.session.answer(found[0])
        elif found:
            self.write(say("play-several-options", list="; ".join(labels[i] for i in found)))
        else:
            self.write(say("play-no-words"))

    def help(self, _: str) -> None:
        self.write(say("play-help"))

    def quit(self, _: str) -> None:
        self.playing = False

    def why(self, rest: str) -> None:
        if rest.startswith("not"):
            self.why_not(rest[3:].strip())
            return
        decision = self.session.state.decision
        if decision is not None:
            self.write(say("play-asked-by", rule=cite(decision.rule)))
        events = self.game.events(self.session.state, self.seat)[-WHY_EVENTS:]
        for event in events:
            self.write(say("play-happened-by", what=event["text"], rule=cite(event["rule"])))

    def why_not(self, name: str) -> None:
        """For each card of this name that the person sees: what cannot be done with it, and why."""
        cards = self.visible(name) if name else []
        if not cards:
            self.write(say("play-no-card-seen", name=name))
            return
        told: set[str] = set()
        for place, view in cards:
            head = words(say("play-card-at", card=self.name(view), place=place))
            lines = "\n".join([head, *(f"  {words(line)}" for line in self.against(view))])
            if lines not in told:  # copies of a card in one place need no second answer
                told.add(lines)
                self.write(lines)

    def against(self, view: dict[str, Any]) -> list[Message]:
        """Lines that say what can be done with a card now, and what not and why."""
        allowed: list[Message] = []
        refused: dict[tuple[str, str], tuple[Slot, list[Message]]] = {}
        for action in self.game.actions:
            refusal = self.game.why_not(self.session.state, self.seat, action, view["id"])
            told = Message(f"{self.game.name}.action-{slug(action)}")
            if refusal is None:
                allowed.append(told)
            else:
                why = refused.setdefault((str(refusal.reason), refusal.rule), (refusal.reason, []))
                why[1].append(told)
        lines = [say("play-can", actions=Listed(tuple(allowed), run=True))] if allowed else []
        return lines + [
            say("play-cannot", actions=Listed(tuple(actions), run=True), why=reason, rule=rule)
            for (_, rule), (reason, actions) in refused.items()
        ]

    def undo(self, _: str) -> None:
        try:
            free = self.session.may_undo(self.seat, deeds=False) == "free"
            self.session.undo(self.seat, consent=True)  # the computer always agrees
        except ValueError as error:
            self.write(message_of(error))
            return
        self.told = len(self.session.state.log)
        self.write(say("play-undone") if free else say("play-undone-agreed"))

    def redo(self, _: str) -> None:
        try:
            self.session.redo()
        except ValueError as error:
            self.write(message_of(error))

    def log(self, rest: str) -> None:
        number = int(rest) if rest.isdigit() else LOG_LINES
        for line in grouping.lines(self.game.events(self.session.state, self.seat))[-number:]:
            self.write(line)

    def save(self, rest: str) -> None:
        if not rest:
            self.write(say("play-name-file"))
            return
        try:
            self.session.save(Path(rest))
        except OSError as error:
            self.write(say("play-not-saved", file=rest, why=str(error.strerror)))
            return
        self.write(say("play-saved", file=rest))

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
            self.write(say("play-no-card", name=name))
        for card in found[:5]:
            self.write(in_words(self.game.name, card, language()))
            for text in told_card(self.game.name, card, language()).values():
                self.write(text)
            for place, view in self.visible(str(card["number"])):
                if "values" in view:
                    self.write(say("play-card-now", place=place, card=card_words(self.session, view)))
                for change in view.get("changes", []):
                    self.write(say("indented", text=change_words(self.session, change)))
        if len(found) > 5:
            self.write(say("play-more-cards", n=len(found) - 5))

    def visible(self, name: str) -> list[tuple[Message, dict[str, Any]]]:
        """Cards of this name or number in the view, else those with a part of it, with the place where each lies."""
        lower = name.lower()
        return self.seen(lambda words: lower in words) or self.seen(lambda words: any(lower in w for w in words))

    def seen(self, wanted: Callable[[tuple[str, str]], bool]) -> list[tuple[Message, dict[str, Any]]]:
        found = []
        for zone in self.view()["zones"]:
            for view in zone["cards"]:
                if "number" in view and wanted((self.name(view).lower(), str(view["number"]).lower())):
                    found.append((place_words(self.game, zone, self.seat), view))
        return found

    def name(self, view: dict[str, Any]) -> str:
        return name_of(self.session, view)


def place_words(game: Game, zone: dict[str, Any], seat: int) -> Message:
    """Where: a zone of a player, or one in the middle, which is nobody's."""
    return say("play-place", whose=whose(zone.get("seat"), seat), zone=Zone(zone["id"], game.name))


def whose(side: int | None, seat: int) -> Message:
    """Whose side; a zone in the middle belongs to nobody."""
    if side not in (0, 1):
        return say("whose-nobody")
    if seat not in (0, 1):
        return say("whose-player", player=PlayerSlot(side))
    return say("whose-yours" if side == seat else "whose-theirs")


def name_of(session: replay.Session, view: dict[str, Any]) -> str:
    if "name" in view:
        return str(view["name"])
    for face in session.state.faces:
        if face.number == view.get("number"):
            return face.name
    return words(CardSlot())


def cite(rule: str) -> str:
    """A rule id with what it says."""
    try:
        return f"{rule}: {catalogue.rule(rule).told(language())}"
    except catalogue.UnknownRule:
        return f"{rule}."


def word(session: replay.Session, kind: str, name: str) -> str:
    """A word of the game's table; what has none is said as it is printed."""
    for each in (kind, "flag") if kind == "counter" else (kind,):
        message = Message(f"{session.game.name}.{each}-{slug(name)}")
        if speaking().has(message.id):
            return words(message)
    return name


def table_lines(game: Game, session: replay.Session, seat: int) -> list[Message]:
    """The table in plain lines, as this seat sees it."""
    view = game.view(session.state, seat)
    phase = word(session, "phase", str(view.get("phase", "")))
    lines = [say("play-turn", turn=view["turn"], whose=whose(view["active"], seat), phase=phase)]

    def zone_line(zone: dict[str, Any]) -> Message:
        return say("play-zone", zone=Zone(zone["id"], game.name), cards=zone_words(session, zone["cards"]))

    for side in (0, 1):
        counters = view["players"][side]
        told = [
            say("play-counter", counter=word(session, "counter", name), value=counter_words(session, value))
            if value is not True
            else say("play-flag", flag=word(session, "flag", name))
            for name, value in counters.items()
            if value is not False
        ]
        lines.append(say("play-side", whose=whose(side, seat), counters=semicolons(told)))
        lines += [say("indented", text=zone_line(z)) for z in view["zones"] if z.get("seat") == side and z["cards"]]
    lines += [zone_line(z) for z in view["zones"] if z.get("seat") not in (0, 1) and z["cards"]]
    return lines


def semicolons(parts: Sequence[Slot]) -> str:
    """Parts that have commas in them."""
    return words(say("play-between")).join(words(part) for part in parts)


def counter_words(session: replay.Session, value: object) -> Slot:
    if isinstance(value, list):
        if len(value) == 2:
            return say("play-of", n=value[0], of=value[1])
        return Listed(tuple(str(v) for v in value), run=True)
    if isinstance(value, dict):
        each = tuple(f"{n} {word(session, 'value', name)}" for name, n in value.items())
        return Listed(each, run=True) if each else say("play-none")
    return value if isinstance(value, int | Message) else str(value)


def zone_words(session: replay.Session, cards: list[dict[str, Any]]) -> str:
    hidden = sum(1 for card in cards if card.get("hidden"))
    told: list[Slot] = [card_words(session, card) for card in cards if not card.get("hidden")]
    return semicolons([*told, say("play-hidden", n=hidden)] if hidden else told)


def card_words(session: replay.Session, view: dict[str, Any]) -> Listed:
    parts: list[Slot] = [name_of(session, view)]
    for name, value in view.get("values", {}).items():
        parts.append(say("play-value", value=str(value), name=word(session, "value", name)))
    parts += [say("play-resting")] if view.get("resting") else []
    parts += view.get("marks", [])
    if under := view.get("under", []):
        parts.append(say("play-over", cards=Listed(tuple(name_of(session, u) for u in under))))
    return Listed(tuple(parts), run=True)


def change_words(session: replay.Session, change: dict[str, Any]) -> Message:
    """What changes a value, by which card and rule."""
    amounts = tuple(
        say("play-value", value=f"{n:+}" if isinstance(n, int) else words(n), name=word(session, "value", name))
        for name, n in change.items()
        if name not in ("by", "rule")
    )
    by = name_of(session, {"number": change.get("by")}) if change.get("by") else say("play-a-rule")
    return say("play-change", amounts=Listed(amounts, run=True), by=by, rule=str(change.get("rule", "")))


def walk(record: replay.Replay, seat: int, read: Callable[[str], str] | None, write: Callable[[str], None]) -> None:
    """Walk through a replay: Enter for the next answer, a number for so many, back, zones, quit.

    Without `read` everything is told at once.
    """
    session = replay.begin(record)
    game = session.game
    bring(game.name, session.state.match.cards)
    told = 0

    def tell() -> None:
        nonlocal told
        for line in grouping.lines(game.events(session.state, seat, told)):
            write(words(line))
        told = len(session.state.log)

    tell()
    while len(session.answers) < len(record.answers):
        steps = 1
        if read is not None:
            try:
                at = words(say("replay-at", n=len(session.answers), of=len(record.answers)))
                line = read(at + " ").strip().lower()
            except EOFError:
                return
            if line == "quit":
                return
            if line == "zones":
                for text in table_lines(game, session, seat):
                    write(words(text))
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
                write(words(say("replay-help")))
                continue
        for _ in range(min(steps, len(record.answers) - len(session.answers))):
            replay.step(session, record, len(session.answers))
            tell()
    replay.resume(record)  # the end must be the one that the file names
    write(words(say("replay-end", n=len(record.answers))))
