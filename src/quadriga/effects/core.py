"""The whole core language: kept programs name their nodes, so a game loads these modules with its cards."""

from __future__ import annotations

from typing import Final

from quadriga.effects import (
    adjuncts,
    amounts,
    chains,
    conditions,
    deeds,
    delays,
    descriptions,
    drawing,
    gates,
    gifts,
    happenings,
    instead,
    lists,
    lots,
    modes,
    naming,
    owners,
    phrases,
    piles,
    properties,
    provisos,
    quantities,
    references,
    repeating,
    searching,
    sentences,
    showing,
    stacks,
    tests,
)

NODES: Final = (
    adjuncts, amounts, chains, conditions, deeds, delays, descriptions, drawing, gates, gifts, happenings, instead,
    lists, lots, modes, naming, owners, phrases, piles, properties, provisos, quantities, references, repeating,
    searching, sentences, showing, stacks, tests,
)  # fmt: skip
