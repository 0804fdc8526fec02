"""The pages of formats: what they show is read as they say."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from quadriga import games, replay
from quadriga.decks.files import load_deck
from quadriga.games import importing
from quadriga.games.fields import Field
from quadriga.rulebook import map as rule_map
from quadriga.rulebook.exempt import exemptions

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
EXAMPLE = re.compile(r"^```(\w+)(?: ([\w-]+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def examples(page: str) -> list[tuple[str, str, str]]:
    return EXAMPLE.findall((DOCS / page).read_text(encoding="utf-8"))


def test_the_pages_show_examples_of_every_game() -> None:
    for page in ("cards.md", "decks.md"):
        assert {game for _, game, _ in examples(page)} == set(games.NAMES)


@pytest.mark.parametrize(("form", "name", "text"), examples("cards.md"))
def test_card_files_are_imported_as_shown(form: str, name: str, text: str) -> None:
    game = games.load(name)
    made = importing.judge(game, importing.entries(text, game, form), "shown", {})
    assert made.cards and made.declined == {}
    assert [card["number"] for card in made.cards] == [
        card["number"] for card in importing.judge(game, importing.entries(text, game), "seen", {}).cards
    ], "the format is also seen from the text alone"


@pytest.mark.parametrize("name", games.NAMES)
def test_the_tables_name_every_field_and_no_other(name: str) -> None:
    game = games.load(name)
    page = (DOCS / "cards.md").read_text(encoding="utf-8")
    section = page.split(f"### {game.title}\n")[1].split("\n### ")[0]
    first_columns = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    named = {word for column in first_columns for word in re.findall(r"`!?(\w+)`", column)}
    fields = {word for field in game.fields for word in field.names}
    assert named == fields
    marked = {word for column in first_columns for word in re.findall(r"`!(\w+)`", column)}
    assert marked == {field.name for field in game.fields if field.needed}
    for field in game.fields:
        assert all(f"`{choice}`" in section for choice in field.choices if choice), field
        for inner in field.inner:
            assert f"`{'!' if inner.needed else ''}{inner.name}`" in section, inner


def test_fields_have_kinds_that_are_judged() -> None:
    kinds = {"text", "name", "number", "flag", "list", "numbers", "energy", "entries", "ignored"}

    def all_fields(fields: tuple[Field, ...]) -> list[Field]:
        return [f for field in fields for f in (field, *all_fields(field.inner))]

    for name in games.NAMES:
        assert {field.kind for field in all_fields(games.load(name).fields)} <= kinds


@pytest.mark.parametrize(("form", "name", "text"), examples("decks.md"))
def test_deck_files_are_read_as_shown(tmp_path: Path, form: str, name: str, text: str) -> None:
    path = tmp_path / f"shown.{'txt' if form == 'text' else form}"
    path.write_text(text, encoding="utf-8")
    game = games.load(name)
    deck = load_deck(path, game)
    assert deck.cards and all(number in game.cards() for number in deck.cards)
    unknown = [o for o in game.check(deck) if "unknown" in o.message]
    assert not unknown


def test_the_replay_page_names_every_key() -> None:
    [(_, _, text)] = examples("replays.md")
    shown = json.loads(text)
    assert set(shown) == {field.name for field in msgspec.structs.fields(replay.Replay)}
    msgspec.convert(shown, replay.Replay)
    page = (DOCS / "replays.md").read_text(encoding="utf-8")
    columns = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    named = {word for column in columns for word in re.findall(r"`(\w+)`", column)}
    assert named == set(shown)


def test_every_rule_has_its_place_on_the_map() -> None:
    for name in games.NAMES:
        homes = rule_map.homes(name)
        assert not [rule for rule, files in homes.items() if not files and rule not in exemptions(name)]
        folder = ROOT / "src" / "quadriga" / "games" / name.replace("-", "_")
        shown = re.findall(r"`([\w/]+\.py)`", rule_map.chapter_table(name))
        assert shown
        assert not [file for file in shown if not (folder / file).exists() and not (folder.parents[1] / file).exists()]


def test_the_map_in_architecture_is_made_anew_where_it_is_marked() -> None:
    head = "<!-- rules of ultraman by chapter: made by `quadriga rules map --write` -->\n"
    text = rule_map.architecture(f"before\n{head}old\n<!-- end -->\nafter")
    assert "old" not in text and "chapters/judgement.py" in text and text.endswith("<!-- end -->\nafter")
