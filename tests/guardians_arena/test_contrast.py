"""One word changed must be another program, or none: our own sentences, each with every change that fits it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.guardians_arena.test_language import program

FILES = (Path(__file__).with_name("general_sentences.tsv"), Path(__file__).parents[2] / "bench/guardians_sentences.tsv")

CHANGES = (
    ("your opponent's", "your"), ("your opponent", "you"), ("all your", "all your opponent's"), ("other ", ""),
    ("primary", "secondary"), ("secondary attackers?", "primary attackers"), ("attacking", "defending"),
    ("Large", "Small"), ("Small", "Medium"), ("Mortals?", "Externals"), ("Externals?", "Elementals"),
    ("flying", "non-flying"), ("can fly", "cannot fly"), (r"\+(\d)", r"+1\1"), (r"\+(\d)", r"-\1"),
    (r"(\d+) (pt|Power)", r"1\1 \2"), ("can't|may not|cannot", "can"), ("No", "Any"), ("wins", "loses"), ("gains?", "loses"),
    ("Beer", "Gold"), ("Gold", "Babes"), ("fire", "fear"), ("fear", "fire"), ("discard pile", "Creature Pen"),
    ("Combat Hand", "Creature Pen"), ("at random|random", ""), ("or more|at least", "exactly"), ("less", "more"),
    ("both", "your"), ("[Ii]mmune", "vulnerable"), ("[Dd]estroys", "heals"), ("destroyed", "healed"), ("Woods", "Jungle"),
    ("Swamps?", "Spires"), ("Mountains", "Woods"), ("Dry Heaps", "Swamps"), ("Spells?", "Terrains"),
    ("[Ww]hen|[Ii]f", "unless"), ("[Ww]hile", "until"), ("vs|against", "beside"), ("Terrain bonus", "Off-Color bonus"),
    ("Off-Color", "Terrain"), ("Power Stones?", "card"), ("channeling", "bribery"), ("ranged attacks?", "AOE attacks"),
    ("for each|for every", "if you have a"), ("unless", "if"), ("normally", "never"),
)  # fmt: skip
"""Words that carry meaning, and what is put in their place. And and or, one and two of whom one can be saved, and "only"
at the end of a limit are no such words here: the kinds of a list are each meant, and a Duel has one who is beaten.
"""


@pytest.mark.once
def test_one_word_changed_is_another_program_or_none() -> None:
    same, tried = [], 0
    for line in [line for file in FILES for line in file.read_text(encoding="utf-8").splitlines()]:
        kind, name, text = line.split("\t")
        read = program(kind, name, text)
        if not read or any("NoCounterpart" in str(ability) for ability in read):
            continue  # what does nothing does the same with another word
        for old, new in CHANGES:
            changed = re.sub(rf"(?<!\w)(?:{old})(?!\w)", new, text, count=1)
            if changed != text:
                tried += 1
                again = program(kind, name, changed)
                if again == read or "NoCounterpart" in str(again):
                    same.append(f"{text} -> {changed}")
    assert tried > 1_800
    assert same == []
