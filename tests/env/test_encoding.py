"""Law 6 for tensors, masks and text, and that nothing is cut off."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import quadriga
from quadriga import games
from quadriga.env import Encoding, Matches, TooMany
from quadriga.env.compact import Compact
from quadriga.env.encoding import HIGH
from quadriga.env.matches import step
from quadriga.env.spaces import text
from quadriga.kernel.chance import Chance, seeded
from quadriga.kernel.decisions import PICK, arg_a, verb
from quadriga.kernel.state import State
from quadriga.kernel.unknown import knows, scramble

each_game = pytest.mark.parametrize("name", games.NAMES)


def states(matches: Matches, seeds: int, every: int, chance: Chance) -> Iterator[State]:
    for seed in range(seeds):
        s = matches.begin(seed)
        count = 0
        while s.decision is not None:
            if count % every == 0:
                yield s
            count += 1
            step(s, chance.below(len(s.decision.options)))
        yield s


@each_game
def test_what_a_seat_cannot_know_changes_nothing(name: str) -> None:
    matches = Matches(name)
    encoding = Encoding(matches.game)
    chance = seeded(11)
    looked = 0
    for s in states(matches, 6, 7, chance):
        for seat in range(2):
            other = s.clone()
            other.log = s.log
            scramble(other, seat, chance)
            assert encoding.observe(other, seat).tobytes() == encoding.observe(s, seat).tobytes()
            assert encoding.mask(other, seat).tobytes() == encoding.mask(s, seat).tobytes()
            assert text(matches.game, other, seat) == text(matches.game, s, seat)
            looked += 1
    assert looked > 50


@each_game
def test_a_look_does_tell_what_is_known(name: str) -> None:
    """The leak test could pass with empty vectors: what the other seat sees does differ."""
    matches = Matches(name)
    encoding = Encoding(matches.game)
    chance = seeded(12)
    differ = 0
    for s in states(matches, 2, 9, chance):
        other = s.clone()
        other.log = s.log
        scramble(other, 0, chance)
        differ += int((encoding.observe(other, 1) != encoding.observe(s, 1)).any())
    assert differ > 3


@each_game
def test_names_of_slots_change_nothing(name: str) -> None:
    """Two unknown cards of one zone exchange everything but their numbers: rows go by place, not by slot."""
    matches = Matches(name)
    encoding = Encoding(matches.game)
    chance = seeded(13)
    renamed = 0
    for s in states(matches, 4, 11, chance):
        for seat in range(2):
            for zone in range(len(s.zones)):
                unknown = [c for c in s.zones[zone] if not knows(s, seat, c) and not knows(s, 1 - seat, c)]
                unknown = [c for c in unknown if c not in named(s)]
                if len(unknown) < 2:
                    continue
                before = encoding.observe(s, seat).tobytes()
                other = s.clone()
                other.log = s.log
                exchange(other, unknown[0], unknown[-1])
                assert encoding.observe(other, seat).tobytes() == before
                renamed += 1
    assert renamed > 20


def named(s: State) -> set[int]:
    """Slots that options name: these would have to be renamed too."""
    return set() if s.decision is None else {arg_a(o) for o in s.decision.options}


def exchange(s: State, a: int, b: int) -> None:
    cards = s.zones[s.zone[a]][:]
    i, j = cards.index(a), cards.index(b)
    cards[i], cards[j] = b, a
    s.zones[s.zone[a]] = cards
    faces = s.card[:]
    faces[a], faces[b] = faces[b], faces[a]
    s.card = faces
    s.ref[a], s.ref[b] = s.ref[b], s.ref[a]
    s.touch()


@each_game
def test_hidden_cards_are_offered_in_the_order_of_their_places(name: str) -> None:
    """An option's number must not tell which card lies where."""
    matches = Matches(name)
    chance = seeded(14)
    for s in states(matches, 6, 1, chance):
        d = s.decision
        if d is None:
            continue
        hidden = [arg_a(o) for o in d.options if verb(o) == PICK and not knows(s, d.player, arg_a(o))]
        for zone in {s.zone[c] for c in hidden}:
            here = [c for c in hidden if s.zone[c] == zone]
            places = [s.zones[zone].index(c) for c in here]
            assert places in (sorted(places), sorted(places, reverse=True))


@each_game
def test_every_kind_verb_and_event_has_a_column(name: str) -> None:
    matches = Matches(name)
    encoding = Encoding(matches.game)
    observation = encoding.observation
    for s in states(matches, 12, 1, seeded(15)):
        if s.decision is not None:
            assert s.decision.kind in observation.kind_at
            assert all(observation.verb_at[verb(o)] for o in s.decision.options)
        else:
            assert {event.kind for event in s.log} <= set(observation.event_at)


@each_game
def test_every_kind_and_event_in_the_source_has_a_column(name: str) -> None:
    """Also those that random games did not come to."""
    columns = games.load(name).observation_columns()
    package = Path(quadriga.__file__).parent
    files = [*(package / "games" / name.replace("-", "_")).rglob("*.py"), *(package / "effects").glob("*.py")]
    files = [path for path in files if path.parent.name != "positions"]  # a judge's deeds by hand are no part of play
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    asked = set(re.findall(r'\.ask\(\s*[^,"]+,\s*"([^"]+)"', source))
    told = set(re.findall(r'\.emit\(\s*"([^"]+)"(?! \+)', source))
    assert len(asked) > 10 and asked <= set(columns.kinds)
    assert len(told) > 10 and told <= set(columns.events)


@each_game
def test_columns_have_names_and_numbers_stay_in_range(name: str) -> None:
    matches = Matches(name)
    encoding = Encoding(matches.game)
    names = encoding.columns()
    for part, shape in encoding.shapes.items():
        assert len(names[part]) == shape[-1]
        assert len(set(names[part])) == len(names[part]), part
    assert len(encoding.layout.verbs) == max(encoding.observation.verb_at)
    most = 0
    for s in states(matches, 4, 5, seeded(16)):
        for seat in range(2):
            seen = encoding.observe(s, seat)
            assert seen.shape == (encoding.size,) and np.abs(seen).max() <= HIGH
            most = max(most, encoding.observation.cards)
            parts = encoding.split(seen)
            assert not parts["cards"][0].any(), "row 0 is no card"
            assert parts["options"].any(axis=1).sum() == encoding.mask(s, seat).sum()
    assert encoding.rows // 8 < most <= encoding.rows


def test_a_card_is_told_as_it_is() -> None:
    """Spot check: the hand, row by row, and the option that plays a card of it."""
    matches = Matches("union-arena")
    encoding = Encoding(matches.game)
    names = encoding.columns()
    chance = seeded(2)
    s = matches.begin(1)
    while s.decision is not None and s.decision.kind != "main":
        step(s, chance.below(len(s.decision.options)))
    assert s.decision is not None
    seat = s.decision.player
    view = matches.game.view(s, seat)
    parts = encoding.split(encoding.observe(s, seat))
    table = dict(zip(names["table"], parts["table"], strict=True))
    assert table["my turn"] == 1 and table["main phase"] == 1 and table["asked: main"] == 1 and table["I am asked"] == 1
    hand = next(z["cards"] for z in view["zones"] if z["id"] == "hand" and z["seat"] == seat)
    faces = {face.number: face for face in s.faces}
    for row, seen in zip(parts["cards"][1:], hand, strict=False):
        told = dict(zip(names["cards"], row, strict=True))
        face = faces[seen["number"]]
        assert told["hand"] == 1 and told["mine"] == 1 and told["known"] == 1
        assert told["printed energy"] * 5 == pytest.approx(face.energy)  # type: ignore[attr-defined]
    for i, option in enumerate(view["decision"]["options"]):
        told = dict(zip(names["options"], parts["options"][i], strict=True))
        if option["verb"] == "play":
            assert told["play"] == 1 and told[f"to: {option['place']}"] == 1 and told["card: hand"] == 1
            row = round(float(told["row of the card"]) * encoding.rows)
            assert hand[row - 1]["id"] == option["cards"][0]
            card = dict(zip(names["cards"], parts["cards"][row], strict=True))
            assert all(told[f"card: {c}"] == card[c] for c in card if f"card: {c}" in told)
        if option["verb"] == "done":
            assert told["done"] == 1 and told["row of the card"] == 0
            assert not any(told[c] for c in names["options"] if c.startswith(("card: ", "other card: ")))


def test_more_options_than_room_is_an_error_with_the_state() -> None:
    matches = Matches("union-arena")
    encoding = Encoding(matches.game, options=4)
    chance = seeded(3)
    s = matches.begin(1)
    while s.decision is not None and len(s.decision.options) <= 4:
        encoding.observe(s, s.decision.player)
        step(s, chance.below(len(s.decision.options)))
    assert s.decision is not None
    seat = s.decision.player
    for look in (encoding.observe, encoding.mask):
        with pytest.raises(TooMany, match="make it with options=") as caught:
            look(s, seat)
        again = matches.game.load(json.loads(json.dumps(caught.value.saved)))
        assert matches.game.hash(again) == matches.game.hash(s)
    encoding.observe(s, 1 - seat)  # who is not asked sees no options
    roomy = Encoding(matches.game, options=len(s.decision.options))
    assert roomy.mask(s, seat).all()


def test_more_cards_than_rows_is_an_error_with_the_state() -> None:
    matches = Matches("union-arena")
    encoding = Encoding(matches.game)
    encoding.rows = 3
    s = matches.begin(1)
    step(s, 0)
    with pytest.raises(TooMany, match="more than the 3 rows") as caught:
        encoding.observe(s, 0)
    assert caught.value.saved["game"] == "union-arena"


def test_the_history_is_newest_first() -> None:
    matches = Matches("union-arena")
    encoding = Encoding(matches.game, history=4)
    names = encoding.columns()["history"]
    s = matches.begin(1)
    step(s, 0)
    parts = encoding.split(encoding.observe(s, 0))
    for row, event in zip(parts["history"], reversed(s.log[-4:]), strict=True):
        assert dict(zip(names, row, strict=True))[event.kind] == 1


def test_the_page_tells_how_large_observations_are() -> None:
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    for name in games.NAMES:
        row = next(line for line in page.splitlines() if line.startswith(f"| {name} |")).split("|")
        encoding = Encoding(games.load(name))
        told = [row[2], row[4], row[5], row[6]]
        assert [int(number.replace(",", "")) for number in told] == [
            encoding.options, encoding.rows, encoding.size, Compact(encoding).size,
        ]  # fmt: skip
