"""The Ultraman Card Game at a glance: preparation, then turns of nine phases shared by both players.

Start, Draw, Lead Player Set Scene Card, Set Character Card, Level Up, Open, Effect Activation,
Judgement, End (5.1.2). Three or more battles won in one turn win the game (1.3.2b); whoever cannot
set a character loses (1.3.4a).
"""

from __future__ import annotations

from quadriga.effects.amounts import past
from quadriga.effects.grounds import NOBODY_HERE, Grounds
from quadriga.effects.phrases import Phrase
from quadriga.effects.properties import AttributeIn
from quadriga.effects.records import DelayedPart, Happening
from quadriga.effects.registers import BOUND, SHOWN, THEN_LEVEL, THEN_OBJECT
from quadriga.effects.sorts import UNIT
from quadriga.effects.tests import Test
from quadriga.games.ultraman.chapters import judgement, progression, resolving, setting, starting, zones
from quadriga.games.ultraman.chapters.battle import level_of, name_of, types_of
from quadriga.games.ultraman.chapters.bp import bp
from quadriga.games.ultraman.chapters.faces import Card
from quadriga.games.ultraman.chapters.marks import BAN_DRAW, NO_CHOOSING
from quadriga.games.ultraman.chapters.standing import banned
from quadriga.games.ultraman.chapters.table import (
    DECK,
    FIRST_CHARACTER,
    HAND,
    NO_CHARACTER,
    SCENE_AREA,
    WIDTH,
    Table,
    table,
)
from quadriga.games.ultraman.chapters.terms import ENDS
from quadriga.games.ultraman.chapters.timing import FIELD
from quadriga.games.ultraman.vocabulary import tests
from quadriga.kernel.cards import Match
from quadriga.kernel.frames import Frame, Procedure
from quadriga.kernel.handles import slot_of
from quadriga.kernel.numbers import i64, vec
from quadriga.kernel.state import State, with_more
from quadriga.kernel.zones import add_cards, reveal


class UltramanRules(Grounds):
    name = "ultraman"
    endless = "ucg.r.endless"

    def procedures(self) -> list[Procedure]:
        return [
            starting.PREPARE, progression.TURN, setting.SET_SCENES, setting.SET_CHARACTERS, setting.LEVEL_UP,
            progression.OPEN, progression.USE_POWERS, judgement.JUDGE, progression.END_OF_TURN,
            resolving.EFFECT, resolving.WAITING_EFFECTS, resolving.SCENE_DRAW,
        ]  # fmt: skip

    def sees(self, s: State, seat: int, c: int) -> bool:
        return zones.sees(table(s), seat, c)

    def partly_known(self, s: State, c: int) -> bool:
        """A card set or levelled up with: it fits the place where it lies."""
        return table(s).character_of(c) != NO_CHARACTER

    def could_be(self, s: State, c: int, face: int, cards: vec[i64]) -> bool:
        t = table(s)
        card = t.faces[face]
        assert isinstance(card, Card)
        return setting.could_lie(t, c, card, cards)

    def unordered(self, zone: int) -> bool:
        return zone < SCENE_AREA and zone % WIDTH == HAND

    def blank(self, match: Match) -> State:
        return Table(self, match, None)

    def start(self, s: State) -> None:
        t = table(s)
        t.zones = [[] for _ in range(FIRST_CHARACTER)]
        for seat in range(2):
            faces = t.match.decks[seat]["faces"]
            assert isinstance(faces, list)
            self.add(t, faces, seat, seat * WIDTH + DECK)
        t.push(starting.PREPARE.frame())

    def add(self, t: Table, faces: list[int], owner: int, zone: int) -> int:
        """More physical cards, with what a table remembers of a card; the slot of the first."""
        c = add_cards(t, faces, owner, zone)
        t.down = with_more(t.down, [0] * len(faces))
        return c

    def choose_rule(self, s: State, f: Frame, up_to: bool) -> str:
        return "11.2.1"

    # -- what the core language asks (effects/speech.py) ----------------------------

    def in_play(self, s: State) -> list[int]:
        t = table(s)
        scratch = t.scratch
        if scratch.in_play_at != t.version:
            scratch.in_play_at = t.version
            found: list[int] = []
            for k in t.areas:
                if k >= 0:
                    c = t.top(k)
                    if c >= 0:
                        found.append(c)
            scene = t.scene()
            if scene >= 0:
                found.append(scene)
            scratch.in_play = found
        return scratch.in_play

    def belongs(self, s: State, c: int) -> int:
        """A character's player; a scene's and a Charge card's owner (ucg.scene.1); a pile's player."""
        t = table(s)
        zone = t.zone[c]
        if zone < SCENE_AREA:
            return zone // WIDTH
        k = t.character_of(c)
        return t.side[k] if k >= 0 else t.owner[c]

    def sort_in_play(self, s: State, c: int) -> int:
        return tests.A_SCENE if table(s).face(c).is_scene else UNIT

    def entity(self, s: State, c: int) -> int:
        """A character lives on through a change of its top card (ucg.char.1): -2 - its number; else the handle."""
        k = table(s).character_of(c)
        return -2 - k if k >= 0 else s.handle(c)

    def slot_of(self, s: State, entity: int) -> int:
        if entity >= 0:
            return slot_of(entity) if s.here(entity) else -1
        if entity == NOBODY_HERE:
            return -1
        t = table(s)
        k = -2 - entity
        return t.top(k) if k >= 0 and t.area_of[k] >= 0 else -1

    def here(self, s: State, entity: int) -> bool:
        if entity >= 0:
            return s.here(entity)
        return entity != NOBODY_HERE and entity <= -2 and table(s).area_of[-2 - entity] >= 0

    def cards_of(self, s: State, entity: int) -> list[int]:
        if entity >= 0:
            return [slot_of(entity)] if s.here(entity) else []
        t = table(s)
        return t.stack_of(-2 - entity) if entity <= -2 and t.area_of[-2 - entity] >= 0 else []

    def event_thing(self, s: State, record: Happening) -> int:
        """A character that something happens to on the field, else the card (ucg.char.1)."""
        return record.entity if record.entity != -1 and record.to in (-1, FIELD) else record.obj

    def this_entity(self, s: State, f: Frame) -> int:
        """The character or scene whose card the effect's source is (7.1.1a)."""
        t = table(s)
        if f.source < 0 or not t.here(f.source):
            return NOBODY_HERE
        c = slot_of(f.source)
        k = t.character_of(c)
        return -2 - k if k >= 0 else (f.source if t.zone[c] == SCENE_AREA else NOBODY_HERE)

    def pile(self, s: State, seat: int, place: int) -> list[int]:
        return s.zones[seat * WIDTH + place]

    def first_seat(self, s: State, f: Frame) -> int:
        return table(s).lead

    def gate_rule(self, gate: int) -> str:
        return GATE_RULES[gate]

    def ends_verb(self) -> int:
        return ENDS

    def picked_card(self, s: State, f: Frame, phrase: Phrase, c: int) -> None:
        """A card of several names serves as the one it was picked for, for the rest of the effect (11.21.2)."""
        t = table(s)
        names = t.face(c).names
        before = f.sets[BOUND]
        if len(names) < 2 or t.zone[c] >= SCENE_AREA or c in before[::2]:
            return
        h = s.handle(c)
        fits: list[int] = []
        for i in range(len(names)):
            f.sets[BOUND] = [c, i, *before]
            if h in phrase.could(s, f):
                fits.append(i)
        f.sets[BOUND] = [c, fits[0], *before] if fits and len(fits) < len(names) else before

    def attribute(self, s: State, f: Frame, c: int, attribute: int) -> int:
        t = table(s)
        card = t.face(c)
        k = tests.standing_for(t, c)
        if attribute == tests.LEVEL:
            then = past(f)
            if then and slot_of(then[THEN_OBJECT]) == c:
                return then[THEN_LEVEL]
            level = level_of(t, k) if k >= 0 else card.level
            return level if level > 0 else -1
        if attribute == tests.BP:
            return bp(t, k) if k >= 0 else -1
        if attribute == tests.ROUND:
            return card.round if card.is_scene else -1
        return card.extra

    def has_value(self, s: State, f: Frame, c: int, test: Test, value: int) -> bool:
        assert isinstance(test, AttributeIn)
        return self.attribute(s, f, c, test.attribute) == value

    def attribute_name(self, s: State, c: int, attribute: int) -> str:
        t = table(s)
        k = tests.standing_for(t, c)
        if attribute == tests.NAME:
            return name_of(t, k) if k >= 0 else t.face(c).character
        if attribute == tests.TYPE:
            return str(t.face(c).type if k < 0 else types_of(t, k))
        if attribute == tests.CARD_NAME:
            return t.face(c).full_name
        return str(self.attribute(s, t.lens, c, attribute))

    def attribute_names(self, s: State, c: int, attribute: int) -> list[str]:
        if attribute != tests.TYPE:
            return [self.attribute_name(s, c, attribute)]
        t = table(s)
        return [str(one) for one in tests.types_at(t, t.lens, c)]  # ucg.type.1

    def alike(self, s: State, f: Frame, c: int, other: int, attribute: int) -> bool:
        t = table(s)
        if attribute == tests.NAME:
            for name in tests.names_at(t, other):
                if name in tests.names_at(t, c):
                    return True
            return False
        if attribute == tests.TYPE:
            theirs = tests.types_at(t, f, other)
            for one in tests.types_at(t, f, c):
                if one in theirs:
                    return True
            return False
        if attribute == tests.CARD_NAME:
            return t.face(c).full_name == t.face(other).full_name
        return self.attribute(s, f, c, attribute) == self.attribute(s, f, other, attribute)

    def game_number(self, s: State, f: Frame, which: int) -> int:
        t = table(s)
        return t.turn if which == 1 else t.round_count()

    def game_fact(self, s: State, f: Frame, which: int) -> bool:
        """You are the Lead (1) or the Next (0) Player for this turn (ucg.lead.1)."""
        return (table(s).lead == f.controller) == (which == 1)

    def history(self, s: State) -> list[Happening]:
        return table(s).history

    def delay(self, s: State, f: Frame, part: DelayedPart) -> None:
        t = table(s)
        t.delayed = t.delayed + [part]

    def draw_cards(self, s: State, seat: int, n: int, f: Frame) -> list[int]:
        t = table(s)
        drawn = zones.draw(t, seat, n, "11.10.1a", f.source, f)
        return [s.handle(c) for c in t.pile(seat, HAND)[len(t.pile(seat, HAND)) - drawn :]]

    def drawable(self, s: State, seat: int) -> int:
        t = table(s)
        return 0 if banned(t, seat, [BAN_DRAW]) else len(t.pile(seat, DECK))

    def choosable(self, s: State, f: Frame, c: int) -> bool:
        """Not what a text keeps from being chosen (1.2.2)."""
        t = table(s)
        return (t.can_give >> CHOOSING_BIT) & 1 == 0 or not zones.barred(t, c, NO_CHOOSING, f)

    def held(self, s: State, seat: int) -> int:
        return len(table(s).pile(seat, HAND))

    def show_card(self, s: State, f: Frame, c: int) -> None:
        zones.show(table(s), c, "11.11.1a", f.source, f)
        f.sets[SHOWN] = f.sets[SHOWN] + [s.handle(c)]

    def show_to(self, s: State, f: Frame, c: int, seat: int) -> None:
        reveal(s, c, 1 << seat)


CHOOSING_BIT = 2 * NO_CHOOSING
GATE_RULES = ["11.3.1", "11.3.2a", "11.4.1", "11.4.3"]
RULES = UltramanRules()
