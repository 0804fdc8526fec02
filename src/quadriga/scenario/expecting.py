"""What must hold: zones, values, cards, options, refusals, events, the open question, the winner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from quadriga.kernel.events import Event
from quadriga.kernel.handles import slot_of
from quadriga.kernel.view import SPECTATOR
from quadriga.messages.files import say
from quadriga.scenario import notation
from quadriga.scenario.files import BadScenario
from quadriga.scenario.laying import BLANK
from quadriga.scenario.notation import Entry
from quadriga.scenario.saying import content
from quadriga.scenario.table import LETTERS, Player, Table


@dataclass
class Difference:
    """The first thing that is not as it should be."""

    expected: str
    found: str


def differences(table: Table, expect: Mapping[str, Any], since: int) -> Iterator[Difference]:
    """Everything that is not as expected; events are looked for from number `since` on."""
    for key, wanted in expect.items():
        player = {"A": table.A, "B": table.B}.get(key[:1]) if key[1:] in ("", " can", " cannot") else None
        if player is not None and len(key) == 1:
            yield from side(player, wanted)
        elif player is not None and key[2:] == "can":
            yield from can(table, player, wanted)
        elif player is not None:
            yield from cannot(table, player, wanted)
        elif key == "events":
            yield from events(table, wanted, since)
        elif key == "no events":
            yield from no_events(table, wanted, since)
        elif key in ("decision", "turn", "phase", "winner", "ends by"):
            yield from plain(table, key, wanted)
        else:
            yield from card(table, key, wanted)


def plain(table: Table, key: str, wanted: object) -> Iterator[Difference]:
    found = {
        "decision": table.waiting_for,
        "turn": table.turn,
        "phase": table.phase,
        "winner": table.winner,
        "ends by": table.state.end_rule,
    }[key]
    words = "" if wanted in ("none", "nobody", None) else str(wanted)
    if words != found:
        yield Difference(f"{key}: {words or 'none'}", f"{key}: {found or 'none'}")


# -- zones and values ---------------------------------------------------------------------------


def side(player: Player, wanted: object) -> Iterator[Difference]:
    boards = player.table.boards
    parts: list[tuple[str, object]]
    if isinstance(wanted, str):
        parts = list(notation.zones(wanted))
    elif isinstance(wanted, Mapping):
        parts = [(str(k), v) for k, v in wanted.items()]
    else:
        raise BadScenario(say("no-no-side-board", wanted=str(wanted)))
    who = LETTERS[player.seat]
    for word, value in parts:
        if word in boards.zones:
            yield from zone(player, word, value)
            continue
        try:
            found = boards.value(player.table.state, player.seat, word)
        except KeyError as error:
            raise BadScenario(say("no-no", who=who, word=word)) from error
        if str(found) != str(value):
            yield Difference(f"{who} {word}: {value}", f"{who} {word}: {found}")


def zone(player: Player, word: str, value: object) -> Iterator[Difference]:
    """A number counts; `includes …`, `without …` and `top …` look at a part; all else is the whole.

    `in order …` is the whole as it lies.
    """
    table = player.table
    name = table.boards.zones[word]
    slots = table.boards.cards_in(table.state, player.seat, name)
    shown = [describe(table, c) for c in slots]
    place = f"{LETTERS[player.seat]} {word}"
    found = f"{place}: {', '.join(shown) or 'nothing'}"
    text = ", ".join(str(part) for part in value) if isinstance(value, list) else str(value)
    if text.isdigit():
        if len(slots) != int(text):
            yield Difference(f"{place}: {text}", f"{place}: {len(slots)} ({', '.join(shown)})")
        return
    how = next((word for word in ("includes", "without", "top", "in order") if text.startswith(f"{word} ")), "all")
    if how != "all":
        text = text.removeprefix(f"{how} ")
    if how in ("top", "in order"):
        lying = [] if text in ("nothing", "") else [e for e in notation.entries(text) for _ in range(e.count)]
        enough = len(slots) == len(lying) or (how == "top" and len(slots) > len(lying))
        if not enough or not all(fits(table, e, c) for e, c in zip(lying, slots, strict=False)):
            yield Difference(f"{place}: {value}", found)
        return
    wanted = [] if text in ("nothing", "") else spread(notation.entries(text))
    left = list(slots)
    for entry in wanted:
        hit = next((c for c in left if fits(table, entry, c)), None)
        if how == "without":
            if hit is not None:
                yield Difference(f"{place}: {value}", found)
            continue
        if hit is None:
            yield Difference(f"{place}: {value}", found)
            return
        left.remove(hit)
    if how == "all" and left:
        yield Difference(f"{place}: {text}", found)


def spread(entries: list[Entry]) -> list[Entry]:
    """Each counted entry so many times; those that say the most first, so that they find their card."""
    found = [entry for entry in entries for _ in range(entry.count)]
    return sorted(found, key=lambda e: not (e.printed or e.resting is not None or e.beneath))


def fits(table: Table, entry: Entry, c: int) -> bool:
    label = BLANK if entry.blank else entry.name
    if table.label(c) != label:
        return False
    facts = table.boards.facts(table.state, c)
    if entry.printed and list(entry.printed) != [facts.get("bp")]:
        return False
    if entry.resting is not None and facts.get("resting") != entry.resting:
        return False
    if entry.beneath:
        under = table.boards.beneath(table.state, c)
        if len(under) != len(entry.beneath):
            return False
        return all(
            table.label(u) == e.name and bool(table.boards.facts(table.state, u).get("face down")) == e.face_down
            for e, u in zip(entry.beneath, under, strict=True)
        )
    return True


def describe(table: Table, c: int) -> str:
    """A card as a board would write it."""
    facts = table.boards.facts(table.state, c)
    words = [table.label(c)]
    if "marks" in facts:  # it lies on the field
        words += [str(facts["bp"])] if "bp" in facts else []
        words += ["resting"] if facts.get("resting") else []
    for u in table.boards.beneath(table.state, c):
        down = "face-down " if table.boards.facts(table.state, u).get("face down") else ""
        words.append(f"over {down}{table.label(u)}")
    return " ".join(words)


def card(table: Table, name: str, wanted: object) -> Iterator[Difference]:
    """`Ram: {bp: 6000, resting: true, zone: front line, beneath: [Lamb], marks: [Impact 1]}`"""
    if not isinstance(wanted, Mapping):
        raise BadScenario(say("no-what-expected-must-mapping-such", name=name))
    thing = table[name]
    facts = thing.facts() | {"beneath": thing.beneath, "owner": LETTERS[table.state.owner[thing.slot]]}
    for fact, value in wanted.items():
        if fact in ("marks", "lacks"):
            have = facts.get("marks", [])
            same = all((str(mark) in have) == (fact == "marks") for mark in as_list(value))
            if fact == "marks" and value == []:
                same = not have
        elif fact not in facts:
            raise BadScenario(say("no-no-now", name=name, fact=fact, list=', '.join(facts)))
        else:
            have = facts[fact]
            same = as_list(value) == have if isinstance(have, list) else value == have
        if not same:
            yield Difference(f"{name} {fact}: {value}", f"{name} {'marks' if fact == 'lacks' else fact}: {have}")


def as_list(value: object) -> list[Any]:
    return value if isinstance(value, list) else [value]


# -- options and refusals -----------------------------------------------------------------------


def can(table: Table, player: Player, wanted: object) -> Iterator[Difference]:
    for words in as_list(wanted):
        if not table.matching(player.seat, str(words)):
            yield Difference(f"{LETTERS[player.seat]} can: {words}", open_question(table))


def cannot(table: Table, player: Player, wanted: object) -> Iterator[Difference]:
    """A list of words, or words with the rule that stands against them: `{play Ram: ua.card.ap.1}`."""
    pairs = list(wanted.items()) if isinstance(wanted, Mapping) else [(words, None) for words in as_list(wanted)]
    who = LETTERS[player.seat]
    for words, rule in pairs:
        table.understand(str(words))
        if found := table.matching(player.seat, str(words)):
            yield Difference(f"{who} cannot: {words}", f"{who} can: {'; '.join(o.label for o in found)}")
            continue
        if rule is None:
            continue
        action, _, name = str(words).partition(" ")
        refusal = player.refusal(action, name.removeprefix("with "))
        if refusal is None or refusal.rule != rule:
            said = "no refusal" if refusal is None else f"{refusal.rule} ({refusal.reason})"
            yield Difference(f"{who} cannot {words} because of {rule}", said)


def open_question(table: Table) -> str:
    decision = table.state.decision
    if decision is None:
        return "the game is over"
    return f"{table.waiting_for}: {'; '.join(table.game.labels(table.state))}"


# -- events -------------------------------------------------------------------------------------


def events(table: Table, wanted: object, since: int) -> Iterator[Difference]:
    """The events named must have happened in this order; others may lie between."""
    at = since
    log = table.state.log
    for one in as_list(wanted):
        hit = next((i for i in range(at, len(log)) if event_fits(table, i, one)), None)
        if hit is None:
            tail = "; ".join(line(table, i) for i in range(at, len(log)))
            yield Difference(f"event: {one}", f"events: {tail or 'none'}")
            return
        at = hit + 1


def no_events(table: Table, wanted: object, since: int) -> Iterator[Difference]:
    for one in as_list(wanted):
        for i in range(since, len(table.state.log)):
            if event_fits(table, i, one):
                yield Difference(f"no event: {one}", f"event: {line(table, i)}")
                return


def line(table: Table, number: int) -> str:
    event = table.state.log[number]
    who = f"{LETTERS[event.player]} " if event.player >= 0 else ""
    name = f" {table.label(slot_of(event.obj))}" if event.obj >= 0 else ""
    return f"{who}{event.kind}{name} [{event.rule}]"


def event_fits(table: Table, number: int, wanted: object) -> bool:
    """A rule id, words of the line in the log, or a mapping of what the event must have."""
    event = table.state.log[number]
    if isinstance(wanted, Mapping):
        return all(has(table, event, str(key), value) for key, value in wanted.items())
    words = str(wanted)
    if "." in words and " " not in words:
        return event.rule == words
    text = str(table.game.events(table.state, SPECTATOR, number)[0]["text"])
    return content(words) <= content(f"{text} {line(table, number)}")


def has(table: Table, event: Event, key: str, value: object) -> bool:
    boards = table.boards
    if key in ("kind", "rule", "n"):
        return bool(getattr(event, key) == value)
    if key == "player":
        return event.player >= 0 and LETTERS[event.player] == value
    if key in ("card", "other", "cause"):
        handle = {"card": event.obj, "other": event.other, "cause": event.cause}[key]
        return handle >= 0 and table.label(slot_of(handle)) == value
    if key in ("from", "to"):
        number = event.source if key == "from" else event.target
        return number >= 0 and boards.zone_name(number) == boards.zones.get(str(value))
    raise BadScenario(say("no-event-no-kind-rule-n", key=key))
