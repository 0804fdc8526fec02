"""Two English wordings, one language: told apart from the text, read into the same programs, printed in either."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from quadriga.effects.node import meaning
from quadriga.games.union_arena import cards
from quadriga.games.union_arena.cards import CardDeclined, corrected, lines_of, misprints, read_text
from quadriga.games.union_arena.game import GAME
from quadriga.games.union_arena.wording.dialects import ASIAN, NORTH_AMERICAN, dialect_of, plain
from quadriga.games.union_arena.wording.grammar import grammar
from quadriga.text.errors import Declined, Unprintable

OWN = tomllib.loads((Path(__file__).parents[2] / "src/quadriga/games/union_arena/sets/qdr.toml").read_text())["card"]
LINES = sorted({line for card in OWN for line in lines_of(card.get("text", ""))})

SAME = [
    ("[When Played] Draw a card.", "[On Play] Draw 1 card."),
    ("[When Played] Choose up to one character with 3000 or less BP on your opponent's front line and sideline it.",
     "[On Play] Choose up to 1 character with BP 3000 or less on your opponent's Front Line and retire it."),
    ('If there is a "Oda" on your field, this character gains 1000 BP.', "If there is a <Oda> on your area, this character gets +1000 BP."),
    ("[Activate: Main] (Switch to Resting) (Place 1 Card From Hand Into Sideline) Draw a card.", "[Main] [Rest this card] [Discard 1] Draw 1 card."),
    ("[When Attacking] You may pay 1 AP. If you do, this character gains [Snipe] until the end of the turn.",
     "[When Attacking] You may pay 1 AP. If you did, this character gains [Sniper] during this turn."),
    ("[When Sidelined] Return up to one [Tide Pilots] affinity card from your sideline to your hand.",
     "[On Retire] Return up to 1 <Trait: Tide Pilots> card from your Outside Area to your hand."),
]  # fmt: skip


@pytest.mark.parametrize(("american", "asian"), SAME)
def test_both_wordings_give_the_same_program(american: str, asian: str) -> None:
    assert dialect_of(american) == NORTH_AMERICAN and dialect_of(asian) == ASIAN
    one, other = grammar(NORTH_AMERICAN).read("ability", american), grammar(ASIAN).read("ability", asian)
    assert meaning(one) == meaning(other)


@pytest.mark.parametrize(("american", "asian"), SAME)
def test_one_tree_prints_in_either_wording(american: str, asian: str) -> None:
    tree = grammar(ASIAN).read("ability", asian)
    assert meaning(grammar(NORTH_AMERICAN).read("ability", grammar(NORTH_AMERICAN).print("ability", plain(tree)))) == meaning(tree)


def test_our_own_cards_print_in_asian_words_and_read_back() -> None:
    """A line without an Asian wording is not printed; a line that is printed comes back as the same program."""
    back = []
    for line in LINES:
        tree = grammar().read("ability", line)
        try:
            text = grammar(ASIAN).print("ability", plain(tree))
            again = grammar(ASIAN).read("ability", text)
        except (Unprintable, Declined):
            continue
        assert _does(again) == _does(tree), (line, text)
        back.append(line)
    assert len(back) >= SHARE * len(LINES), [line for line in LINES if line not in back][:20]


def _does(tree: object) -> object:
    """What a line does; where the marks of its versions stand is another matter in each wording."""
    return meaning(plain(tree))


SHARE = 0.93
"""Of our own lines, how many go through the Asian wording and come back; raise it, never lower it."""


def test_cards_check_says_which_wording() -> None:
    cards = [{"text": american} for american, _ in SAME] + [{"text": SAME[0][1]}, {"text": ""}]
    assert GAME.dialects(cards) == {NORTH_AMERICAN: len(SAME), ASIAN: 1}


def test_a_misprint_is_put_right_by_number_alone() -> None:
    """What is listed for one card is put right there, whole words only, and nowhere else."""
    assert corrected("HTR-2-013", "Place it form your hand, in form.") == "Place it from your hand, in form."
    assert corrected("QDR-1-001", "Place it form your hand.") == "Place it form your hand."
    assert corrected("CGH-1-109", "in any ord") == "in any order."
    for number, pairs in misprints().items():
        assert all(wrong != right for wrong, right in pairs), number


def test_a_text_without_a_reading_in_its_own_wording_is_read_in_the_other() -> None:
    """Some words are the same in both wordings; what tells them apart may stand elsewhere on the card."""
    text = "[When Attacking] Look at the top card of your deck. Place that card at the top or bottom of your deck."
    assert dialect_of(text) == NORTH_AMERICAN
    with pytest.raises(Declined):
        grammar(NORTH_AMERICAN).read("ability", text)
    assert read_text("QX-1", text)
    with pytest.raises(CardDeclined):
        read_text("QX-2", "[When Attacking] Look at the top card of your deck and smile.")


def test_a_label_after_a_full_stop_begins_another_ability() -> None:
    first, second = "[Your Turn] This character gets +500 BP.", "[On Retire] Draw 1 card."
    assert lines_of(f"{first} {second}") == [first, second]
    told = "Draw 1 card. [On Play] effects of characters played with this effect do not activate."
    assert lines_of(told) == [told]
    quoted = 'It gains "This character cannot move. [On Retire] Draw 1 card" during this turn.'
    assert lines_of(quoted) == [quoted]


def test_one_card_is_never_these_and_those() -> None:
    build = {"number": "QX-3", "name": "Oda", "type": "event", "color": "red"}
    both = "Add up to {} [Reed Marsh] and [Tide Pilots] affinity card{} from your sideline to your hand."
    assert cards.build({**build, "text": both.format("two", "s")})
    with pytest.raises(CardDeclined, match="these and those"):
        cards.build({**build, "text": both.format("one", "")})


def test_a_standing_text_once_per_turn_is_declined() -> None:
    with pytest.raises(CardDeclined, match="once per turn"):
        cards.build({"number": "QX-4", "name": "Oda", "type": "character", "bp": 1000,
                     "text": "[1 Per Turn] This character gets +500 BP."})  # fmt: skip


def test_a_line_break_inside_an_ability_or_a_list_is_none() -> None:
    """An instruction has no timing of its own: it belongs to the ability on the line before."""
    told = "[Main] [1 Per Turn] Can only be activated if this character is active.\nDraw 1 card."
    assert lines_of(told) == [told.replace("\n", " ")]
    assert lines_of("[On Play] Draw 1 card.\nPlay this field in active.") == ["[On Play] Draw 1 card.", "Play this field in active."]
    unmarked = "Choose 1 of the following effects.\nDraw 1 card.\nChoose 1 character on your area, it gets +500 BP during this turn."
    marked = "Choose 1 of the following effects.\n• Draw 1 card.\n• Choose 1 character on your area, it gets +500 BP during this turn."
    assert lines_of(unmarked) == lines_of(marked) == lines_of(marked.replace("• ", "·")) == [marked]
    assert lines_of("[Your Turn] If there are 3 or more <Oda>\nwith\n[Raid] in your Outside Area, draw 1 card.") == [
        "[Your Turn] If there are 3 or more <Oda> with [Raid] in your Outside Area, draw 1 card."
    ]


def test_a_range_that_grows_is_the_marked_one_or_the_only_one() -> None:
    """What a sentence widens stands in brackets, or is the only range of the text; of two nobody knows which is meant."""
    text = "Play up to 1 <Oda> with required energy of {} or less from your hand to your area rested. For each <Wall> on your area, increase the required energy range of the character that can be played by this effect by 1."
    event = {"number": "QX-4", "name": "Oda", "type": "event", "color": "red"}
    assert cards.build({**event, "text": text.format("[1]")})
    assert cards.build({**event, "text": text.format("1")})
    with pytest.raises(CardDeclined, match="none is marked"):
        cards.build({**event, "text": "Play up to 1 <Rook> with required energy of 2 or less from your hand to your area rested. " + text.format("1")})

