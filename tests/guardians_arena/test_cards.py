"""Cards, decks and card texts."""

from __future__ import annotations

import pytest

from quadriga import games
from quadriga.effects.node import pack, unpack
from quadriga.games.game import BadDeck, Deck, Unreadable
from quadriga.games.guardians_arena import card_list, cards
from quadriga.games.guardians_arena.chapters.faces import BEER, CREATURE, GOLD, ITEM_C, ITEM_H, MORTAL, Card
from quadriga.games.guardians_arena.wording.grammar import grammar
from quadriga.games.guardians_arena.wording.normal import normalise
from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table
from tests.guardians_arena.seeing import lay

GAME = games.load("guardians-arena")
LIBRARY = cards.library()


def deck(counts: dict[str, int], **extra: object) -> Deck:
    model = GAME.decks()["lamp"]
    return Deck("Test", "guardians-arena", counts, extra={**model.extra, **extra})


def offences(counts: dict[str, int], **extra: object) -> list[str]:
    return [o.rule for o in GAME.check(deck(counts, **extra))]


@rule("gua.orig.card.1")
def test_items_are_told_apart_and_unknown_types_refused() -> None:
    assert cards.build({"number": "1", "name": "Wings", "type": "item/creature"}).type == ITEM_C
    assert cards.build({"number": "2", "name": "Horn", "type": "item/hand"}).type == ITEM_H
    with pytest.raises(Unreadable, match="not part of Arena"):
        cards.build({"number": "3", "name": "Flood", "type": "event"})
    assert "gua.orig.card.1" in offences({"SM-XX99": 55})


@rule("gua.orig.creature.1")
def test_a_creature_shows_everything_that_the_list_prints() -> None:
    row = {"Name": "Bowman", "Set": "X", "Type": "Mortal", "Class": "Knight/Scout", "Size": "M", "Vitality": "6", "Vit. Red": "8",
           "OCB": "2", "Gold": "G", "Beer": "B", "Flying": "F", "Channeling": "C", "Channeler": "3", "Ranged attack": "3", "Command": "Y"}  # fmt: skip
    face = cards.build(card_list.from_row(row))
    assert (face.type, face.colour, face.classes, face.size) == (CREATURE, MORTAL, ["Knight", "Scout"], 2)
    assert (face.vitality, face.red, face.has_red, face.ocb, face.icons) == (6, 8, True, 2, GOLD | BEER)
    assert face.fly and face.receives and face.channels == 3 and face.ranged == 3 and face.command
    assert face.stones == face.draw == face.ldl == face.mdl == face.luc == 0
    doom = {**row, "Channeling": "", "Channeler": "6", "Ranged attack": "", "Effect": "6 pt. ranged attack."}
    assert cards.build(card_list.from_row(doom)).channels == 0 and cards.build(card_list.from_row(doom)).ranged == 6
    guard = {"Name": "Warden", "Set": "X", "Type": "guardian", "Vitality": "27", "Channeling": "5", "Power stones": "6",
             "basic draw": "3", "LDL": "-1", "MDL": "+1", "LUC": "1"}  # fmt: skip
    keeper = cards.build(card_list.from_row(guard))
    assert (keeper.channels, keeper.stones, keeper.draw, keeper.ldl, keeper.mdl, keeper.luc) == (5, 6, 3, -1, 1, 1)
    wall = card_list.from_row({"Name": "Keep R", "Set": "X", "Type": "stronghold"})
    assert wall["place"] == "right" and not card_list.is_row(wall) and card_list.is_row(guard)
    plain = cards.build({"number": "4", "name": "Fool", "type": "mortal", "vitality": -5})
    assert plain.vitality == -5 and not plain.has_red and not plain.receives


@rule("gua.orig.guardian.1")
def test_a_guardian_is_no_creature(table: Table) -> None:
    lay(
        table,
        A="hand: Shield s, Spare 1; left: Ram 3",
        B="guardian: Guardian G 20 {bribery: [Beer]}",
        phase="challenge",
    )
    assert not table.A.can("capture Guardian G") and table.waiting_for == "A raid"
    guardian = cards.build(LIBRARY["SM-KE01"])
    assert (guardian.vitality, guardian.draw, guardian.ldl, guardian.mdl, guardian.luc) == (28, 3, -1, 1, 1)
    assert (guardian.stones, guardian.channels, guardian.is_creature()) == (7, 6, False)


@rule("gua.orig.deck.1")
def test_a_deck_has_at_least_fifty_five_cards_without_guardian_and_strongholds() -> None:
    assert offences({"SM-AR01": 54}) == ["gua.orig.deck.1"]
    assert offences({"SM-AR01": 55}) == []
    assert offences({"SM-AR01": 55, "SM-KE02": 1}) == ["gua.orig.deck.1"]
    assert offences({"SM-AR01": 55}, guardian="SM-AR01") == ["gua.setup.1"]
    assert GAME.check(deck({"SM-AR01": 55}, guardian="SM-AR01"))[0].cards == ["SM-AR01"]
    assert offences({"SM-AR01": 55}, strongholds=["SM-KE07"]) == ["gua.setup.1"]


@rule("gua.house.deck.1")
def test_at_most_five_copies_of_one_name_shields_and_terrains_excepted() -> None:
    assert offences({"SM-AR01": 50, "SM-MO02": 6}) == ["gua.house.deck.1"]
    assert offences({"SM-AR01": 40, "SM-LA01": 10, "SM-MO02": 5}) == []
    with pytest.raises(BadDeck, match="6 copies of Marshwall Pikeman"):
        GAME.match([deck({"SM-AR01": 50, "SM-MO02": 6}), deck({"SM-AR01": 55})], seed=1)
    six = [deck({"SM-AR01": 50, "SM-MO02": 6}), deck({"SM-AR01": 55})]
    assert GAME.match(six, seed=1, options={"max_copies": 6}).options["max_copies"] == 6


STRANGE = {
    "number": "X-1",
    "name": "Titan",
    "type": "mortal",
    "vitality": 15,
    "text": "While face-up, the Titan can change size at will.",
}


@rule("gua.house.scope.1")
def test_a_text_outside_the_vocabulary_is_refused_or_blank_by_option() -> None:
    known = {**LIBRARY, "X-1": STRANGE}
    mine = deck({"SM-AR01": 54, "X-1": 1})
    assert [o.rule for o in GAME.check(mine, known)] == ["gua.house.scope.1"]
    with pytest.raises(BadDeck, match="Titan isn't understood"):
        GAME.match([mine, mine], seed=1, cards=known)
    match = GAME.match([mine, mine], seed=1, cards=known, options={"blank_text": 1})
    titan = next(f for f in match.faces if f.number == "X-1")
    assert isinstance(titan, Card) and titan.blanked and titan.vitality == 15 and titan.abilities == []
    state = GAME.begin(match)
    assert GAME.load(GAME.dump(state)).match.options["blank_text"] == 1


@pytest.mark.parametrize("number", [n for n, c in LIBRARY.items() if c.get("text")])
def test_every_text_of_ours_is_read_and_printed_back(number: str) -> None:
    entry = LIBRARY[number]
    text = cards.live_text(entry)
    if not text:
        assert cards.without_counterpart(cards.build(entry))
        return
    tree = grammar().read("text", text)
    assert grammar().print("text", tree) == text
    assert grammar().print("text", unpack(pack(tree))) == text


def test_a_text_that_is_not_understood_names_its_first_unread_words() -> None:
    with pytest.raises(Unreadable) as why:
        cards.build(
            {"number": "1", "name": "Owl", "type": "mortal", "text": "Immune to fire. Sings at dawn for 3 stones."}
        )
    assert "at dawn" in why.value.unread


def test_a_cards_own_name_is_known_by_any_of_its_words() -> None:
    assert normalise("No channeling vs. Ogre.", "Frost Ogre", ["Ogre"]) == "No channeling against ~."
    assert normalise("Destroys Ogres.", "Frost Ogre", ["Ogre"]) == "Destroys Ogres."
    assert normalise("+4 Vitality to all your Pirates when Captain Roe is in play", "Captain Roe", ["Pirate"]).endswith(
        "when ~ is in play."
    )


def test_stories_are_told_from_rules() -> None:
    def story(text: str) -> bool:
        return cards.is_story({"number": "1", "name": "Old Owl", "type": "mortal", "text": text})

    assert story("The roar of a heartbeat deafens the soul.")
    assert not story("Destroys Saurians.") and not story("At dawn the Old Owl is everywhere.")


def test_a_cards_own_name_may_be_spelt_in_another_way() -> None:
    text = "All Creatures are immune to Reed Pythones."
    face = cards.build({"number": "5", "name": "Reed Pythons", "type": "mortal", "vitality": 3, "text": text})
    assert [type(a).__name__ for a in face.abilities] == ["HarmsNobody"]
    # On another card the same words speak of another kind: a group is immune to it.
    other = cards.build({"number": "6", "name": "Lamp Keeper", "type": "mortal", "vitality": 3, "text": text})
    assert [type(a).__name__ for a in other.abilities] == ["Immune"]
    leech = "If played in a match-up, no channeling allowed after the Leach is played by either player."
    assert cards.build({"number": "7", "name": "Ebb Leech", "type": "mortal", "text": leech}).abilities
    with pytest.raises(Unreadable):
        cards.build({"number": "8", "name": "Lamp Keeper", "type": "mortal", "text": leech})


def test_names_without_capitals_are_printed_without_them() -> None:
    text = "Can only accept channeling from Guardians and grey river wardens."
    face = cards.build({"number": "7", "name": "Heron", "type": "mortal", "vitality": 3, "text": text})
    [ability] = face.abilities
    assert ability.kinds[0].word == "Grey River Warden"  # type: ignore[attr-defined]
    told = grammar().normalise(text)
    assert "grey river wardens" in told and grammar().print("text", grammar().read("text", text)) == told
