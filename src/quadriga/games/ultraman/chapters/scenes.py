"""Rules for Scene Cards."""

from __future__ import annotations

from quadriga.games.ultraman.chapters.marks import BAN_SET_SCENE, SET_AGAIN
from quadriga.games.ultraman.chapters.resolving import SCENE_DRAW, waiting_effects
from quadriga.games.ultraman.chapters.standing import banned
from quadriga.games.ultraman.chapters.table import HAND, Table
from quadriga.games.ultraman.chapters.zones import put_scene
from quadriga.kernel.frames import Frame


def may_set(t: Table, c: int) -> bool:
    """May this scene card be set now: Round reached, and not below the present scene's?"""
    return round_reached(t, c) and not_below(t, c)


def round_reached(t: Table, c: int) -> bool:
    """Its Round is a threshold, at most the Field Round count (2.4.2.1, 2.4.2.2, 6.3.1)."""
    return t.face(c).round <= t.round_count()


def not_below(t: Table, c: int) -> bool:
    """Only an equal or higher Round replaces a scene (6.3.2a)."""
    scene = t.scene()
    return scene < 0 or t.face(c).round >= t.face(scene).round


def settable_scenes(t: Table, seat: int) -> list[int]:
    if banned(t, seat, [BAN_SET_SCENE]):
        return []
    return [c for c in t.pile(seat, HAND) if t.face(c).is_scene and may_set(t, c)]


def sets_left(t: Table, seat: int) -> int:
    """One scene card per turn (6.1.2), unless a card says more (1.2.1)."""
    more = 0
    for a in t.applied:
        if a.what == SET_AGAIN and a.target == -1 - seat:
            more += a.amount
    return 1 + more


def set_scene(t: Table, c: int) -> None:
    """Set a scene: the old one leaves, its player may draw, then its triggers (6.2.1, 6.2.3)."""
    put_scene(t, c, "5.4.2")
    t.scene_set = t.turn
    t.push(waiting_effects())
    t.scene_draws = [t.owner[c]]
    t.push(SCENE_DRAW.frame())


def put_scene_by_effect(t: Table, c: int, seat: int, cause: int, by: Frame) -> None:
    """An effect puts a scene: no Round is asked for (6.2.2c); the draw comes after the effect (6.2.2b)."""
    put_scene(t, c, "6.2.2a", cause, by)
    t.scene_draws = t.scene_draws + [seat]
