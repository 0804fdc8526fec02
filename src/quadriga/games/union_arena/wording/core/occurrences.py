"""What happened this turn: each occurrence is declared once, with all its surfaces.

"has been sidelined this turn", "two or more … have been sidelined", "no …", "for each … sidelined this turn".
"""

from __future__ import annotations

from typing import Any

from quadriga.effects import owners
from quadriga.effects.conditions import NotTrue
from quadriga.effects.happenings import THIS_TURN, Happened, HappenedTo, Window
from quadriga.effects.owners import Player
from quadriga.effects.references import Thing
from quadriga.games.union_arena.chapters import timing as t
from quadriga.games.union_arena.chapters.table import REMOVAL, SIDELINE
from quadriga.games.union_arena.vocabulary.conditions_turn import (
    FirstAttackOfTurn,
    PaidForAbility,
    PaidInAttackPhase,
    RaidedWith,
)
from quadriga.games.union_arena.vocabulary.filters_turn import (
    AttackedThisTurn,
    ChosenThisTurnBy,
    FirstAttack,
    IsAttacking,
    IsBlocking,
    MovedThisTurn,
    NotAttackedThisTurn,
    PlayedBy,
    PlayedFrom,
    PlayedFromHand,
    PlayedThisTurn,
)
from quadriga.games.union_arena.vocabulary.occurrences import ByAbilities, Occurrence
from quadriga.games.union_arena.wording.core.words import Words
from quadriga.text.grammar import of, slot

# What became of a card: participle in both wordings, kind, whether the record only has what abilities did
FATES: tuple[tuple[str, str, int, bool], ...] = (
    ("sidelined", "retired", t.SIDELINED, False),
    ("switched to resting", "rested", t.RESTED, True),
    ("switched to active", "set to active", t.READIED, True),
    ("returned to your hand", "returned to your hand", t.RETURNED, False),
    ("returned to your hand from your field", "returned to your hand from your area", t.RETURNED, False),
    ("returned from your field to your hand", "returned from your area to your hand", t.RETURNED, False),
    ("Raided", "raided", t.RAIDED_OVER, False),
    ("played", "played", t.PLAYED, False),
    ("placed from your hand into your sideline", "placed from your hand to the outside area", t.HAND_TO_SIDELINE, False),
    ("placed from your deck into your sideline", "placed from your deck to the outside area", t.DECK_TO_SIDELINE, False),
    ("placed from your life area into your sideline", "placed from your life area to the outside area", t.LIFE_TO_SIDELINE, False),
    ("added from your life area to your hand", "added from your life area to your hand", t.LIFE_TO_HAND, False),
    ("placed into your removal area", "placed to the remove area", t.TO_REMOVAL, False),
)
# What a card did: past and participle, kind, the number of the event
DEEDS: tuple[tuple[str, int, int], ...] = (
    ("attacked", t.ATTACKED, -1), ("blocked", t.BLOCKED, -1), ("won a battle", t.WON, -1), ("lost a battle", t.LOST, -1),
    ("moved", t.MOVED, -1), ("moved outside of <your|the> movement phase", t.MOVED, 0), ("left <the|your> @field", t.LEFT_FIELD, -1),
)  # fmt: skip
# What a player did: past and participle, kind, number, whether something is said of the card
DOINGS: tuple[tuple[str, int, int], ...] = (
    ("used {what:past np}", t.USED_CARD, -1),
    ("played {what:past np}", t.PLAYED, -1),
    ("placed {what:past np} from your hand @into @your @sideline", t.HAND_TO_SIDELINE, -1),
    ("placed {what:past np} from your deck @into @your @sideline", t.DECK_TO_SIDELINE, -1),
    ("added {what:past np} from your <life area|life> to your hand", t.LIFE_TO_HAND, -1),
)
SHORT: tuple[tuple[str, int, int], ...] = (
    ("taken damage", t.DAMAGED, 0), ("dealt damage to your opponent", t.DAMAGED, 1), ("activated an [Activate: Main] ability", t.USED_ACTIVATE, 0),
    ("performed Raid", t.RAIDED_OVER, 0), ("activated a trigger ability", t.TRIGGER_USED, 0),
)  # fmt: skip
TURN: Any = of(Window, when=THIS_TURN)


def add(w: Words) -> None:
    agents(w)
    fates(w)
    doings(w)
    of_a_card(w)


def agents(w: Words) -> None:
    L = w.L
    L.include("past np", "some", "owned", "bare")
    if w.asian:
        for words, who in (("your <effect|effects>", owners.YOU), ("your opponent's <effect|effects>", owners.OPPONENT), ("<an effect|effects>", owners.ANY)):
            w("by ability", words, ByAbilities, who=who)
        w("by ability", "<the |an |>effect<|s> of <your |a |an |>{on:desc}", ByAbilities, who=owners.YOU)
        return
    for words, who in (("one of your abilities", owners.YOU), ("one of your opponent's abilities", owners.OPPONENT), ("an ability", owners.ANY)):
        w("by ability", words, ByAbilities, who=who)
    w("by ability", "an ability on <one of your|a|an> {on:desc}", ByAbilities, who=owners.YOU)


def fates(w: Words) -> None:
    """Something happened to a card, to so many cards, to none."""
    turn = w.turn
    been = "<has been|have been|was|were|is>" if w.asian else "<has been|have been>"
    for american, asian, kind, by_ability in FATES:
        participle = asian if w.asian else american
        act = of(Occurrence, kind=kind, what=slot("x"))
        bare = of(Occurrence, kind=kind, what=of(Thing))
        for by, given in (("", {}), (" by {by:by ability}", {"by": slot("by")})):
            if by_ability and not by:
                continue
            w("acond", f"{{x:past np}} {been} {participle}{by} {turn}", Happened, act=act, when=TURN)
            w("acond", f"none of {{x:owned}} <were|have been> {participle}{by} {turn}", NotTrue, condition=of(Happened, act=act, when=TURN, **given))
            w("post", f"{participle}{by} {turn}", HappenedTo, act=bare, when=TURN, unit=False)
    for words, kind, number in DEEDS:
        act = of(Occurrence, kind=kind, what=slot("x"), number=number)
        has = "<has |have |>" if w.asian else "<has|have> "
        w("acond", f"{{x:past np}} {has}{words} {turn}", Happened, act=act, when=TURN)


def doings(w: Words) -> None:
    """What players did."""
    for words, kind, number in DOINGS:
        for who, player, has in (("you", owners.YOU, "have"), ("your opponent", owners.OPPONENT, "has")):
            act = of(Occurrence, kind=kind, what=slot("what"), number=number)
            said = words if player == owners.YOU else words.replace("your hand", "their hand").replace("your deck", "their deck")
            did = f"<{has} |>" if w.asian else has + " "
            given: dict[str, Any] = {"act": act, "when": TURN, "who": of(Player, who=player)}
            for by in ("", " <with|by> {by:by ability}"):
                w("acond", f"{who} {did}{said}{by} {w.turn}", Happened, **given)
            if words.startswith(("used", "played")):
                w("acond", f"{who} <did not|have not|has not> {'use' if 'used' in words else 'play'}{words[4 if 'used' in words else 6:]} {w.turn}", NotTrue, condition=of(Happened, **given))
        if words.startswith("used"):
            used = of(Occurrence, kind=kind, what=of(Thing), number=number)
            for said in ("used", "you used", "that you used"):
                w("post", f"{said} {w.turn}", HappenedTo, act=used, when=TURN, who=of(Player, who=owners.YOU), unit=False)
    for words, kind, whose in SHORT:
        for who, has, player in (("you", "have", owners.YOU), ("your opponent", "has", owners.OPPONENT)):
            victim = player if whose == 0 else owners.OPPONENT if player == owners.YOU else owners.YOU
            if whose == 1 and player != owners.YOU:
                continue
            did = f"<{has} |>" if w.asian else has + " "
            w.both("acond", f"{who} {did}{words} {w.turn}", Happened, act=of(Occurrence, kind=kind), when=TURN, who=of(Player, who=victim))
    w.both("acond", "you have performed Raid with <a|an> {k:desc} this turn", RaidedWith, filters=[slot("k")])
    w.both("acond", "you have paid an <AP|ability> cost <for an ability |>on one of your characters this turn", PaidForAbility)
    w.both("acond", "you have paid an AP cost during the attack phase this turn", PaidInAttackPhase)
    w.both("acond", "this is <your|the> first attack this turn", FirstAttackOfTurn)


def of_a_card(w: Words) -> None:
    """What is known of a card on the field: said of it, or behind the noun."""
    turn = w.turn
    said: list[tuple[str, str, type[Any], dict[str, Any]]] = [
        ("<has attacked|attacked>", "that <has |have |>attacked", AttackedThisTurn, {}),
        ("<has not attacked|did not attack>", "that <has|have|did> not <attacked|attack>", NotAttackedThisTurn, {}),
        ("<has moved|moved>", "that <has |have |>moved", MovedThisTurn, {}),
        ("has moved outside of your movement phase", "that <has |have |>moved outside of your movement phase", MovedThisTurn, {"outside": True}),
        ("was played", "<that was |that were |>played", PlayedThisTurn, {}),
        ("is attacking for the first time", "attacking for the first time", FirstAttack, {}),
    ]
    for pred, post, test, fields in said:
        w("own past", f"{pred} {turn}", test, **fields)
        if test is not PlayedThisTurn:
            w("post", f"{post} {turn}", test, **fields)
        else:
            w("post", f"<that was|that were> played {turn}", test)
    w("own past", "was blocking", IsBlocking)
    w("own past", f"is in its first attack {turn}", FirstAttack)
    w("pre", "attacking", IsAttacking)
    w("pre", "blocking", IsBlocking)
    played: list[tuple[str, type[Any], dict[str, Any]]] = [
        ("with an ability on one of your characters", PlayedBy, {"types": [0]}),
        ("with one of your character or event abilities", PlayedBy, {"types": [0, 2]}),
        ("from your hand", PlayedFromHand, {}),
    ]
    if w.asian:
        played = [
            ("by your <card |>effect", PlayedBy, {"types": [0, 1, 2]}), ("by your character effect", PlayedBy, {"types": [0]}),
            ("by your event effect", PlayedBy, {"types": [2]}), ("from your hand", PlayedFromHand, {}),
            ("by your character or event effect", PlayedBy, {"types": [0, 2]}),
        ]  # fmt: skip
    for zone, place in (("sideline", SIDELINE), ("removal area", REMOVAL)):
        words = {"sideline": "outside area", "removal area": "remove area"}[zone] if w.asian else zone
        played.append((f"from <your|the> {words}", PlayedFrom, {"place": place}))
    for words, test, fields in played:
        w("own past", f"<is|was> played {words}", test, **fields)
    w("own past", f"<has been|was> chosen by {'the effect of your' if w.asian else 'an ability on one of your'} {{k:desc}} {turn}", ChosenThisTurnBy, filters=[slot("k")])
