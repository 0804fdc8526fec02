"""The atoms of the game: every change of place goes through one of these."""

from __future__ import annotations

from quadriga.games.guardians_arena.chapters.faces import NONE, card
from quadriga.games.guardians_arena.chapters.table import (
    BANNED,
    COLUMNS,
    DECIDED,
    DECK,
    DISCARD,
    FIGHTERS,
    FIGHTING,
    HAND,
    ITEMS,
    LASTING,
    PEN,
    SHIELDS,
    SPACE,
    STORAGE,
    TERRAIN_ZONE,
    UPGRADES,
    Arena,
    duelist,
    only,
    own_abilities,
    zone,
    zone_column,
    zone_kind,
)
from quadriga.kernel.applied import Applied
from quadriga.kernel.state import EVERYBODY, NOBODY, with_value
from quadriga.kernel.zones import conceal, move, reveal


def go(s: Arena, c: int, to: int, kind: str, rule: str, cause: int = -1, other: int = -1) -> None:
    """Move a card and say so; who can see it in either place may know which card it was."""
    if not s.recording:
        move(s, c, to)
        return
    came = s.zone[c]
    seen = _seers(s, c)
    move(s, c, to)
    s.emit(kind, rule, s.owner[c], s.handle(c), 0, came, to, cause, other, seen | _seers(s, c))


def _seers(s: Arena, c: int) -> int:
    rules = s.rules
    return (1 if rules.sees(s, 0, c) else 0) | (2 if rules.sees(s, 1, c) else 0)


def pile_of(s: Arena, c: int) -> int:
    """Creatures Pen or Storage, by the back of the card."""
    return STORAGE if card(s, c).double_border() else PEN  # gua.discard.3, gua.discard.4, gua.orig.piles.1


def known_first(s: Arena, seat: int, which: int) -> list[int]:
    """A whole pile, what the opponent knows of it first: so nothing is told by which of two equal cards moves."""
    cards = s.zones[zone(seat, which)]
    bit = 2 if seat == 0 else 1
    return [c for c in cards if s.known[c] & bit] + [c for c in cards if not s.known[c] & bit]


def gather(s: Arena, seat: int, which: int, rule: str) -> None:
    """Take a whole pile into the hand."""
    cards = known_first(s, seat, which)
    for c in cards:
        move(s, c, zone(seat, HAND))
    if s.recording and cards:
        s.emit("take up", rule, seat, -1, len(cards), zone(seat, which), zone(seat, HAND))


def sort_hand(s: Arena, seat: int, rule: str) -> None:
    """Split the hand into Creatures Pen and Storage."""
    cards = known_first(s, seat, HAND)
    for c in cards:
        move(s, c, zone(seat, pile_of(s, c)))
    if cards:
        s.mark()  # the sizes of the piles tell something
    if s.recording and cards:
        s.emit("put away", rule, seat, -1, len(cards), zone(seat, HAND), zone(seat, PEN))


def hide(s: Arena, seat: int, c: int) -> None:
    """A card laid face down out of the hand: the opponent can no longer tell it from the rest."""
    cards = [x for x in s.zones[zone(seat, HAND)] if s.known[x] >> (1 - seat) & 1]
    if s.known[c] >> (1 - seat) & 1 or cards:
        cards.append(c)
        conceal(s, cards, seat)


def turn_up(s: Arena, c: int, rule: str) -> None:
    """Turn a creature in play face up, its Item with it."""
    if s.face_up[c] == 0:
        s.face_up = with_value(s.face_up, c, 1)
        s.touch()
        reveal(s, c, EVERYBODY)
        item = s.item_of[c]
        if item != NONE:
            reveal(s, item, EVERYBODY)  # gua.house.draft.1
        s.mark()
        if s.recording:
            s.emit("turn up", rule, s.owner[c], s.handle(c), 0, s.zone[c], s.zone[c])


def attach_shield(s: Arena, c: int, shield: int, kind: str, rule: str) -> None:
    go(s, shield, zone(s.owner[shield], SHIELDS), kind, rule, -1, s.handle(c))
    s.shield_of = with_value(s.shield_of, c, shield)
    s.bearer = with_value(s.bearer, shield, c)


def attach_item(s: Arena, c: int, item: int, rule: str) -> None:
    go(s, item, zone(s.owner[item], ITEMS), "item", rule, -1, s.handle(c))
    hide(s, s.owner[item], item)
    s.item_of = with_value(s.item_of, c, item)
    s.bearer = with_value(s.bearer, item, c)


def take_shield(s: Arena, c: int, which: int, rule: str) -> None:
    """The Shield leaves its creature for a pile of its owner."""
    shield = s.shield_of[c]
    if shield == NONE:
        return
    s.shield_of = with_value(s.shield_of, c, -1)
    s.bearer = with_value(s.bearer, shield, -1)
    owner = s.owner[shield]
    if which == DISCARD:
        s.lost_shields = with_value(s.lost_shields, owner, s.lost_shields[owner] + 1)
    go(s, shield, zone(owner, which), "shield lost" if which == DISCARD else "shield back", rule)


def take_item(s: Arena, c: int, which: int, rule: str) -> None:
    """The C Item leaves with or from its creature."""
    item = s.item_of[c]
    if item == NONE:
        return
    s.item_of = with_value(s.item_of, c, -1)
    s.bearer = with_value(s.bearer, item, -1)
    go(s, item, zone(s.owner[item], which), "item goes", rule)


def leave_play(s: Arena, c: int, which: int, kind: str, rule: str, cause: int = -1) -> None:
    """A creature leaves play for a pile of its owner. Its cards have been seen to before."""
    came = s.zone[c]
    go(s, c, zone(s.owner[c], which), kind, rule, cause)
    s.face_up = with_value(s.face_up, c, 0)
    s.used = with_value(s.used, c, 0)
    if zone_kind(came) == SPACE:
        duelist_left(s, zone_column(came))


def destroy(s: Arena, c: int, rule: str, cause: int = -1) -> bool:
    """Destruction: to the discard pile at once, with all cards attached."""
    for ability in own_abilities(s, c):
        if ability.indestructible():
            return False  # gua.card.grant.1
    take_shield(s, c, DISCARD, "gua.destroy.2")
    take_item(s, c, DISCARD, "gua.destroy.2")
    leave_play(s, c, DISCARD, "destroyed", rule, cause)  # gua.destroy.1
    s.mark()
    return True


def send_to_pen(s: Arena, c: int, rule: str, cause: int = -1) -> None:
    """To its owner's Creatures Pen; a Duelist's Shield is discarded, its Item goes along."""
    if zone_kind(s.zone[c]) == SPACE:
        take_shield(s, c, DISCARD, "gua.house.bribery.1")
    take_item(s, c, PEN, "gua.house.item.2")
    leave_play(s, c, PEN, "to pen", rule, cause)


def duelist_left(s: Arena, column: int) -> None:
    """If a Duelist leaves, its Duel ends: the other one is winner; both gone, nobody."""
    if s.duel[column] != FIGHTING:
        return
    here = [seat for seat in range(2) if duelist(s, seat, column) != NONE]
    s.duel = with_value(s.duel, column, DECIDED)
    s.duel_winner = with_value(s.duel_winner, column, here[0] if len(here) == 1 else NOBODY)
    fighters_home(s, column, "gua.house.combat.4")
    if s.recording:
        s.emit("duel over", "gua.house.combat.4", s.duel_winner[column], -1, column)


def recount_duels(s: Arena) -> None:
    """Both Duelists can leave by one cause: then nobody has won."""
    for column in range(COLUMNS):
        win = s.duel_winner[column]
        if s.duel[column] == DECIDED and win != NOBODY and duelist(s, win, column) == NONE:
            s.duel_winner = with_value(s.duel_winner, column, NOBODY)


def fighters_home(s: Arena, column: int, rule: str) -> None:
    """Secondary fighters go to their owners' Creatures Pens."""
    for seat in range(2):
        for c in s.zones[zone(seat, FIGHTERS, column)]:
            leave_play(s, c, PEN, "to pen", rule)


def ruin(s: Arena, seat: int, column: int) -> None:
    """Turn a Stronghold to its Ruin side; an Upgrade or Downgrade on it is discarded."""
    s.ruin = with_value(s.ruin, seat * 3 + column, 1)
    s.touch()
    if s.recording:
        s.emit("ruin", "gua.siege.4", seat, -1, column)
    upgrade = only(s, zone(seat, UPGRADES, column))
    if upgrade != NONE:
        go(s, upgrade, zone(s.owner[upgrade], DISCARD), "upgrade lost", "gua.house.draft.2")


def raze_terrain(s: Arena, column: int, rule: str, cause: int = -1) -> None:
    """Destroyed Terrain goes to its owner's discard pile (gua.house.terrain.1)."""
    t = only(s, TERRAIN_ZONE + column)
    if t != NONE:
        go(s, t, zone(s.owner[t], DISCARD), "terrain destroyed", rule, cause)


def draw(s: Arena, seat: int, n: int, rule: str) -> int:
    """Draw what is there; the Up-Card is the first card drawn."""
    drawn = 0
    while drawn < n:
        deck = s.zones[zone(seat, DECK)]
        if not deck:
            break  # gua.house.draw.1: no reshuffle
        c = deck[len(deck) - 1]
        go(s, c, zone(seat, HAND), "draw", rule)
        s.up_shown = with_value(s.up_shown, seat, 0)  # gua.orig.upcard.1
        drawn += 1
    if drawn:
        s.mark()
    return drawn


def gain_stones(s: Arena, seat: int, n: int, rule: str, cause: int = -1) -> None:
    """Power Stones come and go by card text; nobody goes below 0."""
    now = s.stones[seat] + n
    now = max(now, 0)  # gua.card.stones.1
    if now != s.stones[seat]:
        if s.recording:
            s.emit("stones", rule, seat, -1, now - s.stones[seat], -1, -1, cause)
        s.stones = with_value(s.stones, seat, now)
        s.touch()


def show(s: Arena, seat: int, cards: list[int], rule: str, cause: int = -1) -> None:
    """Show cards to the opponent: known at that moment only, so an event and no more (gua.card.reveal.1)."""
    if cards:
        s.mark()
    if s.recording:
        for c in cards:
            s.emit("show", rule, seat, s.handle(c), 0, s.zone[c], s.zone[c], cause, -1, EVERYBODY)


def ban_for_combat(s: Arena, what: int, seat: int, source: int, column: int = -1) -> None:
    """Forbid something to a player for the rest of the combat, or of one Duel."""
    s.applied = s.applied + [Applied(BANNED, -1 - seat, what, 0, 1 - seat, source, column + 1)]
    s.touch()


def go_on_working(s: Arena, seat: int, column: int, c: int) -> None:
    """The text of a Storage card goes on working in a Duel."""
    s.applied = s.applied + [Applied(LASTING, column, s.card[c], 0, seat, s.handle(c), 0)]
    s.touch()
