"""BP and keywords of a character now: derived, never written back (ua.text.live.1)."""

from __future__ import annotations

from quadriga.games.union_arena.chapters.durations import A_BASE_BP, A_BP, A_KEYWORD, A_LOSES_KEYWORD, in_force
from quadriga.games.union_arena.chapters.faces import CHARACTER
from quadriga.games.union_arena.chapters.prohibitions import forbidden
from quadriga.games.union_arena.chapters.standing_effects import numbers, standing_kinds
from quadriga.games.union_arena.chapters.table import Table
from quadriga.games.union_arena.vocabulary.standing import (
    BP,
    DAMAGE,
    DAMAGE_PLUS,
    IMPACT,
    IMPACT_PLUS,
    KEYWORD,
    LOSE_BP,
    LOSE_BP_TO_OPPONENT,
    NULLIFY_IMPACT,
    together,
)
from quadriga.kernel.handles import handle_of


def bp(g: Table, c: int) -> int:
    """Battle Points now: printed value of the top card plus all changes; no floor."""
    if g.scratch.bp_at[c] == g.version:
        return g.scratch.bp_of[c]
    face = g.face(c)
    if face.type != CHARACTER:
        return 0
    if g.scratch.computing[c]:
        return face.bp  # a text that asks for its own BP sees the printed value
    if not g.on_field(c) or (not g.applied and standing_kinds(g) & BP == 0):
        return face.bp
    g.scratch.computing[c] = 1
    g.scratch.depth += 1
    total = face.bp
    minus = 0
    theirs = 0
    owner = g.owner[c]
    h = handle_of(g.ref[c], c)
    for a in g.applied:
        if a.target == h:
            if a.what == A_BP and in_force(a.ends):
                if a.amount < 0:
                    minus += a.amount
                    if a.seat != owner:
                        theirs += a.amount
                else:
                    total += a.amount
            elif a.what == A_BASE_BP and in_force(a.ends):
                total += a.amount - face.bp
    for src, n in numbers(g, BP, c):
        if n < 0:
            minus += n
            if g.owner[src] != owner:
                theirs += n
        else:
            total += n
    if minus < 0 and not forbidden(g, LOSE_BP, c, -1):  # ua.protect.2
        total += minus
        if theirs < 0 and forbidden(g, LOSE_BP_TO_OPPONENT, c, -1):
            total -= theirs
    g.scratch.computing[c] = 0
    g.scratch.depth -= 1
    if g.scratch.depth == 0:  # inside another computation a value may be provisional, so it is not kept
        g.scratch.bp_at[c] = g.version
        g.scratch.bp_of[c] = total
    return total


def keyword(g: Table, c: int, word: int) -> int:
    """0 if the character has not the keyword; its number otherwise (ua.kw.gain.1)."""
    total = 0
    h = handle_of(g.ref[c], c)
    for a in g.applied:
        if a.target == h and a.extra == word and in_force(a.ends):
            if a.what == A_LOSES_KEYWORD:
                return 0
            if a.what == A_KEYWORD:
                total = together(KEYWORD, word, total, a.amount)
    for _, n in numbers(g, KEYWORD, c, word):
        total = together(KEYWORD, word, total, n)
    return total


def impact(g: Table, c: int, opponent: int) -> int:
    """Impact damage of a winner against `opponent` (ua.kw.impact-plus.4)."""
    if opponent >= 0 and keyword(g, opponent, NULLIFY_IMPACT):  # ua.kw.nullify-impact.4
        return 0
    return keyword(g, c, IMPACT) + keyword(g, c, IMPACT_PLUS)


def direct_damage(g: Table, c: int) -> int:
    """Damage of an attack that reaches the player (ua.direct.1, ua.kw.damage2.5)."""
    n = keyword(g, c, DAMAGE)
    if n == 0:
        n = 1
    return n + keyword(g, c, DAMAGE_PLUS)  # ua.kw.damage-plus.1
