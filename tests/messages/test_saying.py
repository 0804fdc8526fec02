"""What games say: by id, in every language, in right English."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from quadriga import games
from quadriga.games import NAMES, grouping
from quadriga.games import told as told_cards
from quadriga.games.decks import Deck
from quadriga.kernel.state import answer
from quadriga.messages import Card, Listed, Message, Player, Printed, Slot, Zone
from quadriga.messages.message import slug
from quadriga.messages.voice import PSEUDO, Unsaid, voice
from quadriga.players.player import HeuristicPlayer

MATCHES = 12
THINKING = 0.8
WRONG = {
    "number": re.compile(r"\b1 (?!(as|less)\b)[a-z]+s\b|\b(?!1\b)\d+ (AP card|card|copy|point|time)\b(?! \()"),
    "person": re.compile(r"\b[Yy]ou (is|was|has|goes|(?!pass\b|miss\b)[a-z]+[^u]s)\b|\b(of|to|by|from|with) You\b"),
    "other person": re.compile(r"\bPlayer [AB] (are|were|have|do|draw|play|take|pay|use|put|give|win|lose|gain)\b"),
    "case": re.compile(r"^(a|an|the|you|nobody) |\. [a-z]"),
    "doubled": re.compile(r"\b(\w+) \1\b|\.\.|  |[{}]"),
    "stilted": re.compile(r"\b(is carried out|stands against|limbo|borne by|cannot)\b"),
}
"""Wrong number and person, and what nobody says at a card table."""


def unnamed(slot: Slot, quoting: bool = True) -> Slot:
    """The same with cards named in a way that no word of ours is; and without what is quoted of them."""
    if isinstance(slot, Card):
        return Card("Xx") if slot.name else slot
    if isinstance(slot, Printed) and not quoting:
        return "Xx"
    if isinstance(slot, Listed):
        return Listed(tuple(unnamed(item, quoting) for item in slot.items), slot.run)
    if isinstance(slot, Message):
        return Message(slot.id, {name: unnamed(inner, quoting) for name, inner in slot.slots.items()})
    return slot


@cache
def spoken(name: str) -> dict[str, Message]:
    """What is asked, offered, told and refused in whole games, each English sentence once. Half of them are played at
    random, half by somebody who thinks most of the time and so comes to play the cards that cost much."""
    game = games.load(name)
    clever = HeuristicPlayer(game, 7)
    chance = random.Random(7)
    said: dict[str, Message] = {}

    def heard(*messages: Message) -> None:
        for message in messages:
            bare = unnamed(message)
            assert isinstance(bare, Message)
            said.setdefault(str(bare), message)

    decks: list[Deck] = list(game.decks().values())
    for seed in range(MATCHES):
        s = game.new((chance.choice(decks), chance.choice(decks)), seed=seed)
        while s.decision is not None:
            view = game.view(s, s.decision.player)
            heard(view["decision"]["prompt"], *(option["label"] for option in view["decision"]["options"]))
            heard(*(mark for zone in view["zones"] for card in zone["cards"] for mark in card.get("marks", ())))
            card, action = chance.choice(s.ref), chance.choice(game.actions)
            refusals = [game.why_not(s, seat, action, card) for seat in (0, 1)]
            heard(*(refusal.reason for refusal in refusals if refusal is not None))
            thinks = seed % 2 and chance.random() < THINKING
            answer(s, clever.choose(s) if thinks else chance.randrange(len(s.decision.options)))
        assert s.over
        winner = s.winner if s.winner in (0, 1) else -1
        for seat in (0, 1):
            sides = {"winner": Player(winner, winner == seat), "loser": Player(1 - winner, winner == 1 - seat)}
            heard(Message(f"{name}.end-{slug(s.end_rule)}", dict(sides) if winner >= 0 else {}))
        for seat in (0, 1, 2):
            events = game.events(s, seat)
            heard(*(event["text"] for event in events), *grouping.lines(events))
    return said


SIGNS = {"AP", "BP", "II", "III", "IV", "ID", "KO", "SIN", "DBL", "TRP", "QUAD", "EXT", "EXTRA"}
"""What Chinese players write with these letters too: marks printed on cards, steps of the turn."""


@cache
def printed_names(name: str) -> re.Pattern[str]:
    """What stays as printed: names of cards, affinities, characters, classes, types of our own cards."""
    found: set[str] = {"Xx", "SINGLE", "DOUBLE", "TRIPLE"}

    def gather(value: object, key: str) -> None:
        if isinstance(value, dict):
            for inner, one in value.items():
                gather(one, inner)
        elif isinstance(value, (list, tuple)):
            for one in value:
                gather(one, key)
        elif isinstance(value, str) and key not in ("text", "effect", "lines", "gameplan", "reads_as", "cost"):
            found.add(value)

    for card in games.load(name).cards().values():
        gather(dict(card), "")
        found.update(re.findall(r"(?<=\[TEAM\]\[)\w+|(?<=「)[^」]+", str(card.get("text", ""))))
    wanted = sorted((re.escape(one) for one in found if one), key=len, reverse=True)
    return re.compile(rf"(?<![A-Za-z])(?:{'|'.join(wanted)})(?![A-Za-z])")


def in_english(name: str, chinese: str) -> list[str]:
    """The English words of a Chinese sentence that are neither names nor signs."""
    return [word for word in re.findall(r"[A-Za-z]{2,}", printed_names(name).sub("", chinese)) if word not in SIGNS]


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_said_in_whole_games_is_said_in_chinese(name: str) -> None:
    """Prompts, options with the texts that they quote, marks, log lines, refusals, endings of whole games."""
    chinese = voice("zh-Hant")
    said = spoken(name)
    assert len(said) > 200
    left = {}
    for sentence, message in said.items():
        bare = unnamed(message)
        assert isinstance(bare, Message) and chinese.has(message.id)
        if in_english(name, into := chinese.say(bare)):
            left[sentence] = into
    assert not left


@pytest.mark.parametrize("name", NAMES)
def test_every_text_of_our_cards_is_said_in_chinese(name: str) -> None:
    left = {}
    texts = 0
    for number, card in games.load(name).cards().items():
        told = told_cards.quoted(name, card, "zh-Hant")
        texts += len(told)
        whole = [str(card["text"])] if card.get("text") and "page" not in card and "innates" not in card else []
        left |= {(number, text): "as printed" for text in whole if text not in told}
        left |= {(number, text): words for text, words in told.items() if in_english(name, words)}
    assert texts > 70
    assert not left


@pytest.mark.parametrize("name", NAMES)
def test_english_in_chinese_would_be_noticed(name: str) -> None:
    assert in_english(name, "「Xx」：Draw a card.") == ["Draw", "card"]
    assert in_english(name, "「Xx」以3000 BP戰鬥。") == []
    slots = [slot for message in spoken(name).values() for slot in message.slots.values()]
    quoting = [slot for slot in slots if isinstance(slot, Printed)]
    assert bool(quoting) == (name != "guardians-arena")
    for slot in quoting:
        assert voice("zh-Hant").words(Printed(slot.text + "?", slot.number, slot.book)) == slot.text + "?"


@pytest.mark.parametrize("name", NAMES)
def test_the_pseudo_language_reaches_every_word(name: str) -> None:
    """Whatever is said from code and not from a file would stand there without accents."""
    plain = {}
    for sentence, message in spoken(name).items():
        bare = unnamed(message, quoting=False)
        assert isinstance(bare, Message)
        into = voice(PSEUDO).say(bare)
        if re.search(r"(?<![A-Za-z])[a-z]*[aeo][a-z]*(?![A-Za-zÀ-ž])", into.replace("Xx", "")):
            plain[sentence] = into
    assert not plain


@pytest.mark.parametrize("kind", WRONG)
@pytest.mark.parametrize("name", NAMES)
def test_english_is_right_in_number_and_person(name: str, kind: str) -> None:
    said = {str(unnamed(message, quoting=False)) for message in spoken(name).values()}
    assert [sentence for sentence in said if WRONG[kind].search(sentence)] == []


def test_wrong_english_is_noticed() -> None:
    for kind, sentence in {
        "number": "You have 1 cards.",
        "person": "You is deciding…",
        "other person": "Player A draw a card.",
        "case": "a card is drawn.",
        "doubled": "Play Xx onto the the line.",
        "stilted": "The ability of Xx is carried out.",
    }.items():
        assert WRONG[kind].search(sentence), kind
    assert WRONG["number"].search("Player B has 3 card.") and WRONG["person"].search("Initiative passes to You.")


ODD = ("Oda (Lantern Form)", 'Oda "with" Lamp', "Attack, with Oda", "{ $player }", "Oda’s 「Lamp」")


@pytest.mark.parametrize("name", ODD)
def test_a_name_is_said_as_it_is_printed(name: str) -> None:
    attack = Message("union-arena.do-attack-player", {"card": Card(name)})
    assert str(attack) == f"Attack the player with {name}"
    assert voice("zh-Hant").say(attack) == f"用「{name}」攻擊玩家"
    both = Message("union-arena.do-attack", {"card": Card(name), "target": Card("The Wall, with Moss")})
    assert str(both) == f"Attack The Wall, with Moss with {name}"
    assert voice("zh-Hant").say(both) == f"用「{name}」攻擊「The Wall, with Moss」"


def test_players_numbers_and_places_are_said_by_the_language() -> None:
    def ap(player: Player, n: int) -> tuple[str, str]:
        message = Message("union-arena.log-ap", {"player": player, "n": n})
        return str(message), voice("zh-Hant").say(message)

    assert ap(Player(0, True), 1) == ("You have 1 AP card.", "你有1張AP卡。")
    assert ap(Player(1), 3) == ("Player B has 3 AP cards.", "玩家B有3張AP卡。")
    moved = Message("union-arena.log-move-line", {"card": Card(), "to": Zone("front line", "union-arena")})
    assert str(moved) == "A card moves to the front line." and voice("zh-Hant").say(moved) == "一張卡片移到前線。"
    assert str(Message("union-arena.log-battle", {"card": Card("Ram"), "n": 12000})) == "Ram battles with 12000 BP."


def test_a_message_that_no_file_has_is_noticed() -> None:
    with pytest.raises(Unsaid, match="ultraman"):
        str(Message("ultraman.log-nothing"))
    with pytest.raises(Unsaid, match="log-draw"):
        str(Message("ultraman.log-draw", {"player": Player(0, True)}))


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_a_number_that_no_game_has_is_written_in_short(language: str) -> None:
    said = voice(language).say(Message("server.no-replay-format", {"format": 10**400, "reads": 3}))
    assert "1.000e+400" in said
    assert "3" in said
