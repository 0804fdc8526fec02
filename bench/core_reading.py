"""How far Union Arena's texts have come onto the core language.

    python bench/core_reading.py               share of lines that the core reads, by dialect
    python bench/core_reading.py --play 8      also: play lines that both languages read, 8 positions each, and compare
    python bench/core_reading.py --play 8 --every 10    only each tenth line

A line is one ability of a card, labels and limits with it. Two programs agree where the same position, chances and
answers lead to the same questions and the same table; a position counts where the ability was carried out.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

from quadriga.exercise import DECISIONS, essence
from quadriga.games.union_arena import cards
from quadriga.games.union_arena.cards import lines_of
from quadriga.games.union_arena.game import GAME
from quadriga.games.union_arena.vocabulary.lines import Line, Stand
from quadriga.games.union_arena.wording.core.grammar import grammar as core_grammar
from quadriga.games.union_arena.wording.dialects import ASIAN, NORTH_AMERICAN, dialect_of
from quadriga.games.union_arena.wording.grammar import grammar
from quadriga.kernel.cards import Trace
from quadriga.kernel.chance import seeded
from quadriga.kernel.decisions import arg_a, arg_b
from quadriga.kernel.state import answer
from quadriga.text.errors import Declined

CORPUS = Path(__file__).parents[2] / "shared/corpus/union-arena"
BATCHES = ("cards", "asia-1", "asia-2", "asia-3", "asia-4")
POSITIONS = 40
"""Positions tried for each in which the ability is carried out."""


def distinct_lines() -> dict[str, tuple[str, dict[str, Any]]]:
    """Each line of the batches with its dialect and a card that has it."""
    found: dict[str, tuple[str, dict[str, Any]]] = {}
    for batch in BATCHES:
        for card in json.loads((CORPUS / f"{batch}.json").read_text(encoding="utf-8")):
            if card.get("text"):
                for line in lines_of(cards.corrected(card["number"], card["text"])):
                    plain = {key: value for key, value in card.items() if value is not None}
                    found.setdefault(line, (dialect_of(card["text"]), plain))
    return found


def by_old(dialect: str, line: str) -> Any:
    try:
        return grammar(dialect).read("ability", line)
    except Declined:
        return None


def by_core(dialect: str, line: str) -> Any:
    try:
        return core_grammar(dialect).read("ability", line)
    except Declined:
        return None


def built(card: dict[str, Any], line: Any) -> Any:
    """The card with this one ability, or nothing where it makes none."""
    _as_read(card, line)
    try:
        return cards.build(card)
    except cards.CardError:
        return None


def _as_read(card: dict[str, Any], line: Any) -> None:
    whole = cards.read_text
    if not hasattr(cards, "really_read"):
        cards.really_read = whole  # type: ignore[attr-defined]
    cards.read_text = lambda number, text: [line] if text == card["text"] else cards.really_read(number, text)  # type: ignore[attr-defined]
    cards._built.clear()


def played(card: dict[str, Any], line: Any, pool: list[Any], seed: int) -> tuple[list[Any], bool]:
    """What is asked and how the table looks, step by step; and whether the ability was carried out."""
    _as_read(card, line)
    chance = seeded(seed)
    state = GAME.boards().build(GAME.trial(card, pool, chance.below))
    state.recording = False
    trace = state.match.trace = Trace()
    faces = [i for i, face in enumerate(state.faces) if face.number == card["number"]]
    steps: list[Any] = []
    for _ in range(DECISIONS // 2):
        if state.decision is None:
            break
        options = sorted(state.decision.options)
        steps.append((state.decision.player, options, essence(state)))
        slots = [c for c in range(len(state.card)) if state.card[c] in faces]
        liked = [o for o in options if arg_a(o) in slots or arg_b(o) in slots]
        some = liked if liked and chance.below(10) < 6 else options
        answer(state, state.decision.options.index(some[chance.below(len(some))]))
    ran = any(program >> 6 in faces for program in trace.began)
    return steps, ran


def agree(card: dict[str, Any], lines: tuple[Any, Any], pool: list[Any], wanted: int) -> tuple[int, int, str]:
    """Positions in which the ability ran, those in which both did the same, and the first difference."""
    ran = same = 0
    first = ""
    for position in range(POSITIONS * wanted):
        try:
            one, did = played(card, lines[0], pool, position + 1)
            other, also = played(card, lines[1], pool, position + 1)
        except Exception as error:
            return ran + 1, same, f"{type(error).__name__}: {error}"
        if did or also:
            ran += 1
            if one == other:
                same += 1
            elif not first:
                apart = [i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b]
                first = difference(one, other, apart[0] if apart else min(len(one), len(other)))
            if ran >= wanted:
                break
        elif position >= POSITIONS and not ran:
            break
    return ran, same, first


def difference(one: list[Any], other: list[Any], at: int) -> str:
    if at >= len(one) or at >= len(other):
        return f"step {at}: one goes on"
    a, b = one[at], other[at]
    if a[:2] != b[:2]:
        return f"step {at}: asked {a[0]} {a[1]} and {b[0]} {b[1]}"
    return f"step {at}: " + ", ".join(f"{k} {a[2][k]} / {b[2][k]}"[:120] for k in a[2] if a[2][k] != b[2].get(k))


if __name__ == "__main__":
    asked = argparse.ArgumentParser()
    asked.add_argument("--play", type=int, default=0)
    asked.add_argument("--every", type=int, default=1)
    asked.add_argument("--from", dest="start", type=int, default=0)
    asked.add_argument("--tell", default="", help="a file for every line that differs")
    wish = asked.parse_args()
    total, core, old, both, alike, unreached, agreed = (Counter[str]() for _ in range(7))
    tell = open(wish.tell, "w", encoding="utf-8") if wish.tell else None  # noqa: SIM115
    pool = [c for c in json.loads((CORPUS / "cards.json").read_text(encoding="utf-8")) if c.get("number")]
    pool = [{key: value for key, value in card.items() if value is not None and key != "text"} for card in pool]
    for i, (line, (dialect, card)) in enumerate(distinct_lines().items()):
        if i % wish.every != wish.start:
            continue
        card = {**card, "text": line}
        total[dialect] += 1
        new = by_core(dialect, line)
        new = new if new is not None and built(card, new) is not None else None
        core[dialect] += new is not None
        if new is None:
            continue
        known = by_old(dialect, line)
        known = known if known is not None and built(card, known) is not None else None
        old[dialect] += known is None
        if known is None:
            if tell:
                tell.write(f"NEW {line}\n")
            continue
        if isinstance(known, Line) and isinstance(known.body, Stand):
            if tell:
                tell.write(f"STANDING {line}\n")
        both[dialect] += 1
        if wish.play:
            ran, same, first = agree(card, (known, new), pool, wish.play)
            unreached[dialect] += ran == 0
            alike[dialect] += ran > 0 and same == ran
            agreed[dialect] += ran > 0
            if tell and same < ran:
                tell.write(f"DIFFERS {ran - same} of {ran}: {line}\n    {first}\n")
                tell.flush()
    for dialect in (NORTH_AMERICAN, ASIAN):
        print(json.dumps({
            "dialect": dialect, "lines": total[dialect], "core": core[dialect],
            "share": round(core[dialect] / max(1, total[dialect]), 4), "only core": old[dialect], "both": both[dialect],
            "played": agreed[dialect], "same": alike[dialect], "never carried out": unreached[dialect],
        }))  # fmt: skip
