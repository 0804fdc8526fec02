"""Union Arena at a glance: preparing, then turns of five phases until somebody has lost.

Winning the Game (ua.win.1): the opponent has no life left, or (ua.win.2) has to draw in the
start phase from an empty deck.
"""

from __future__ import annotations

from quadriga.effects.deeds import ChooseThem
from quadriga.effects.grounds import Grounds, actor
from quadriga.effects.phrases import Phrase
from quadriga.effects.program import ABILITY
from quadriga.effects.records import Happening
from quadriga.effects.taking import Taker
from quadriga.games.union_arena.chapters import (  # noqa: F401 (each chapter gives its procedures their steps)
    activating,
    attack_phase,
    battle,
    choosing,
    damage,
    drawing,
    end_phase,
    entering,
    limits,
    main_phase,
    movement_phase,
    moving,
    playing,
    preparing,
    raid,
    replacing,
    settle,
    start_phase,
    triggers,
    turn,
    using_events,
)
from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters.table import (
    DECK,
    ENERGY,
    FRONT,
    HAND,
    LIFE,
    LIMBO,
    REMOVAL,
    SIDELINE,
    UNDER,
    WIDTH,
    Table,
    table,
)
from quadriga.games.union_arena.chapters.values import bp
from quadriga.games.union_arena.vocabulary import attributes
from quadriga.games.union_arena.vocabulary.looking import show
from quadriga.games.union_arena.vocabulary.occurrences import as_told
from quadriga.games.union_arena.vocabulary.picking import states_range
from quadriga.kernel import zones
from quadriga.kernel.cards import Match
from quadriga.kernel.frames import Frame, Procedure
from quadriga.kernel.state import EVERYBODY, State, with_more


class UnionArenaRules(Grounds):
    name = "union-arena"
    endless = "ua.endless.1"

    def procedures(self) -> list[Procedure]:
        return proc.ALL

    # -- what is visible -------------------------------------------------------------

    def sees(self, s: State, seat: int, c: int) -> bool:
        """ua.zone.life.1, ua.zone.life.2, ua.zone.life.3, ua.under.3, ua.look.4"""
        g = table(s)
        place = g.zone[c] % WIDTH
        if place == FRONT or place == ENERGY or place == SIDELINE or place == REMOVAL or place == LIMBO:
            return True
        if place == HAND:
            return g.zone[c] // WIDTH == seat
        if place == UNDER:
            return g.face_down[c] == 0 or g.owner[c] == seat
        if place == DECK or place == LIFE:
            return g.face_up[c] == 1
        return False

    def unordered(self, zone: int) -> bool:
        return zone % WIDTH == HAND

    # -- beginning -------------------------------------------------------------------

    def blank(self, match: Match) -> State:
        return Table(self, match, None)

    def start(self, s: State) -> None:
        g = table(s)
        g.zones = [[] for _ in range(2 * WIDTH)]
        for seat in range(2):
            faces = g.match.decks[seat]["faces"]
            assert isinstance(faces, list)
            self.add(g, faces, seat, seat * WIDTH + DECK)
        g.push(proc.PREPARE.frame(0))

    def add(self, g: Table, faces: list[int], owner: int, zone: int) -> int:
        """More physical cards, with everything a table remembers of a card; the slot of the first."""
        c = zones.add_cards(g, faces, owner, zone)
        none = [0] * len(faces)
        g.resting = with_more(g.resting, none)
        g.host = with_more(g.host, [-1] * len(faces))
        g.face_down = with_more(g.face_down, none)
        g.face_up = with_more(g.face_up, none)
        g.entered = with_more(g.entered, none)
        g.played_by = with_more(g.played_by, none)
        g.attacks = with_more(g.attacks, none)
        g.blocks = with_more(g.blocks, none)
        g.scratch.bp_at.extend([-1] * len(faces))
        g.scratch.bp_of.extend(none)
        g.scratch.computing.extend(none)
        for face in faces:
            g.elsewhere |= g.prints[face].elsewhere
        return c

    # -- what the shared instructions ask ----------------------------------------------

    def choosable(self, s: State, f: Frame, c: int) -> bool:
        return choosing.choosable(table(s), f.controller, f.source, f.x[ABILITY], c)

    def chosen(self, s: State, f: Frame, c: int) -> None:
        choosing.chosen(table(s), f.controller, f.source, f.x[ABILITY], c)

    def draw(self, s: State, seat: int, n: int, f: Frame) -> int:
        return drawing.draw(table(s), seat, n, "ua.win.3", f.source)

    def choose_rule(self, s: State, f: Frame, up_to: bool) -> str:
        return "ua.choose.upto.1" if up_to else "ua.choose.exact.1"

    # -- what the core language asks (effects/grounds.py) --------------------------------

    def in_play(self, s: State) -> list[int]:
        g = table(s)
        return g.field(0) + g.field(1)

    def belongs(self, s: State, c: int) -> int:
        return s.zone[c] // WIDTH

    def gate_rule(self, gate: int) -> str:
        return "ua.text.may.1"

    def takes(self, s: State, f: Frame, c: int, taker: Taker) -> bool:
        """Immunity from being chosen has no say where a text only tells which cards go (ua.choose.immune.1)."""
        if not taker.allows(s, f, c):
            return False
        return not isinstance(taker, ChooseThem) or choosing.choosable(table(s), actor(f), f.source, f.x[ABILITY], c)

    def choice_begins(self, s: State, f: Frame, taker: Taker) -> None:
        """BP ranges may be wider (ua.choose.range.1)."""
        if isinstance(taker, ChooseThem):
            table(s).range_more = limits.range_bonus(table(s), f.controller)

    def choice_pauses(self, s: State) -> None:
        table(s).range_more = 0

    def taken(self, s: State, f: Frame, c: int, taker: Taker) -> None:
        if isinstance(taker, ChooseThem):
            choosing.chosen(table(s), actor(f), f.source, f.x[ABILITY], c)

    def choice_ends(self, s: State, f: Frame, phrase: Phrase, taker: Taker) -> None:
        g = table(s)
        if isinstance(taker, ChooseThem) and g.applied and phrase.handles(s, f) and states_range(phrase):
            limits.use_up_range(g, f.controller)

    def attribute(self, s: State, f: Frame, c: int, attribute: int) -> int:
        g = table(s)
        face = g.face(c)
        if attribute == attributes.BP:
            return bp(g, c)
        if attribute == attributes.BASE_BP:
            return face.bp
        return face.ap if attribute == attributes.AP_COST else face.energy

    def attribute_name(self, s: State, c: int, attribute: int) -> str:
        g = table(s)
        return g.face(c).name if attribute == attributes.NAME else str(self.attribute(s, g.look(-1, 0), c, attribute))

    def alike(self, s: State, f: Frame, c: int, other: int, attribute: int) -> bool:
        if attribute != attributes.NAME:
            return self.attribute(s, f, c, attribute) == self.attribute(s, f, other, attribute)
        g = table(s)
        for name in g.face(other).names:
            if name in g.face(c).names:
                return True
        return False

    def history(self, s: State) -> list[Happening]:
        g = table(s)
        return [as_told(g, entry) for entry in g.history]

    def history_of(self, s: State, kinds: list[int]) -> list[Happening]:
        """ua.text.history.1"""
        g = table(s)
        return [as_told(g, entry) for entry in g.history if entry.kind in kinds]

    def draw_cards(self, s: State, seat: int, n: int, f: Frame) -> list[int]:
        g = table(s)
        drawn = drawing.draw(g, seat, n, "ua.zone.deck.1", f.source)
        hand = g.pile(seat, HAND)
        return [s.handle(c) for c in hand[len(hand) - drawn :]]

    def single_draw_prompt(self) -> str:
        return "draw"

    def drawable(self, s: State, seat: int) -> int:
        return len(table(s).pile(seat, DECK))

    def held(self, s: State, seat: int) -> int:
        return len(table(s).pile(seat, HAND))

    def show_card(self, s: State, f: Frame, c: int) -> None:
        show(table(s), c, EVERYBODY, "ua.look.1", f.source)

    def show_to(self, s: State, f: Frame, c: int, seat: int) -> None:
        show(table(s), c, 1 << seat, "ua.look.1", f.source)


RULES = UnionArenaRules()
