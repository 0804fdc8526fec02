"""What a card does, in plain words: every part of a program has words and rules."""

from __future__ import annotations

import json
import pkgutil
from importlib import import_module
from typing import Any

import pytest
from typer.testing import CliRunner

from quadriga import games
from quadriga.cardfiles import explain
from quadriga.cli import app
from quadriga.effects.node import _classes
from quadriga.games.explained import acts, walk
from quadriga.rulebook import catalogue


def package_of(name: str) -> str:
    return f"quadriga.games.{name.replace('-', '_')}"


def load_all(name: str) -> None:
    """Import every module of a game, so that all its node classes are known."""
    package = import_module(package_of(name))
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        import_module(module.name)


@pytest.mark.parametrize("name", games.NAMES)
def test_every_class_of_a_program_names_its_rules(name: str) -> None:
    load_all(name)
    own = {c.__name__ for c in _classes.values() if c.__module__.startswith(package_of(name) + ".")}
    missing = sorted(own - set(acts(name).own))
    assert not missing, f"add these classes with the rules they act by to games/{name}/acts.yaml: {missing}"
    assert set(acts(name).own) <= own, "acts.yaml names classes that are gone"
    known = {rule.id for rule in catalogue.rules(name)}
    for ids in (*acts(name).own.values(), *acts(name).shared.values()):
        assert set(ids) <= known, set(ids) - known


@pytest.mark.parametrize("name", games.NAMES)
def test_every_card_of_our_sets_can_be_explained(name: str) -> None:
    game = games.load(name)
    shared = acts(name).shared
    told = 0
    for card in game.cards().values():
        abilities = game.explain(card)
        for ability in abilities:
            told += 1
            assert ability.steps or ability.facts, ability
            assert ability.rules and all(catalogue.exists(rule) for rule in ability.rules), ability
            for step in ability.steps:
                assert step.words and "(" + step.words + ")" != "()", ability
        face: Any = game.face(card)
        for program in getattr(face, "abilities", ()):
            for node in walk(getattr(program, "tree", program)):
                if type(node).__module__.startswith("quadriga.effects"):
                    assert type(node).__name__ in shared, f"{type(node).__name__} has no rules in acts.yaml of {name}"
    assert told


def shown(*words: str) -> str:
    result = CliRunner().invoke(app, ["cards", "explain", *words])
    assert result.exit_code == 0, result.output
    return result.output


def test_union_arena_tells_when_costs_steps_and_rules(tmp_path: Any) -> None:
    card = {
        "number": "LMP-1-001", "name": "Wick", "type": "character", "bp": 1000,
        "text": "[Activate: Main] (Switch to Resting) [Once Per Turn] You may place one card from your hand into your "
                "sideline. If you do, choose up to one character on your front line. "
                "It gains 1000 BP until the end of the turn.",
    }  # fmt: skip
    (tmp_path / "c.json").write_text(json.dumps([card]))
    text = shown("LMP-1-001", "--file", str(tmp_path / "c.json"))
    for words in (
        "works: whenever its player likes in their main phase", "works: once per turn",
        "costs: switch this card from active to resting", "1. optional:",
        "- choose one card from your hand", "- place it into your sideline", "if you do, and only then:",
        "choose up to one character on your front line", "gains 1000 BP until the end of the turn",
        "ua.cond.rest.1: 'Switch to Resting'",
    ):  # fmt: skip
        assert words in text, text


def test_what_is_not_understood_is_said(tmp_path: Any) -> None:
    card = {"number": "LMP-1-001", "name": "Wick", "type": "event", "text": "Hum the tune of the lamp."}
    (tmp_path / "c.json").write_text(json.dumps([card]))
    text = shown("Wick", "--file", str(tmp_path / "c.json"))
    assert "not understood from these words on: Hum the tune of the lamp." in text
    [told] = explain(games.load("union-arena"), "Wick", tmp_path / "c.json")
    assert told.data()["unread"] == "Hum the tune of the lamp." and told.data()["abilities"] == []
