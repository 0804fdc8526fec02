"""What the server refuses is said by id, down to what a deck or a file did wrong; the English of it goes beside."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from quadriga import server
from quadriga.messages import Message
from quadriga.messages.voice import PSEUDO, voice
from quadriga.server.refusing import LONGEST, Refused, say
from tests.server.page import HERE, ME, Page

REFUSING = (
    "Refused",
    "Broken",
    "cut",
    "drop",
    "Offence",
    "BadDeckFile",
    "BadBoard",
    "BadScenario",
    "BadWords",
    "BadOption",
    "NotByHand",
    "BrokenReplay",
    "BadCardFile",
    "OverBudget",
)
"""By these names something is refused, found broken, or a line is ended."""
PAGE = Path(__file__).parents[2] / "web/src"


def sentences_in(node: ast.expr) -> Iterator[str]:
    """The sentences that stand in an argument itself."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        text = node.value
    elif isinstance(node, ast.JoinedStr):
        text = "".join(str(part.value) if isinstance(part, ast.Constant) else "7" for part in node.values)
    else:
        return
    if len(text.split()) > 1:
        yield text


def test_no_sentence_of_a_refusal_stands_in_the_code() -> None:
    found: list[tuple[str, str]] = []
    for module in Path(server.__file__).parents[1].rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in REFUSING:
                found += [(module.name, text) for argument in node.args for text in sentences_in(argument)]
    assert found == []


def test_the_page_finds_no_words_by_their_english() -> None:
    assert not list(PAGE.rglob("match.ts")) and not list((PAGE / "lang").rglob("server.ts"))


def chinese(told: dict[str, Any]) -> str:
    """What is told by id in Chinese; it has its own words there, and its English is what goes beside it."""
    message = msgspec.convert(told["said"], Message)
    assert str(message) == told["message"] and voice("zh-Hant").has(message.id)
    return voice("zh-Hant").say(message)


def test_a_refused_request_says_why_by_id(page: Page) -> None:
    assert chinese(page.get("/api/games/chess/decks", 404)).startswith("沒有叫'chess'的遊戲；")
    assert chinese(page.post("/api/tables/nowhere/link", {"seat": 0}, 404)).startswith("沒有這張桌子；")


def test_a_refused_message_says_why_by_id(page: Page) -> None:
    made = page.table(ME, HERE)  # whoever begins is at this line
    with page.join(made["table"]["id"], begun=True) as line:
        assert chinese(line.ask("answer", number=line.number, option=999)).startswith("沒有選項999：選項是0到")
        assert chinese(line.ask("undo", number=line.number + 7)).startswith("那個問題已過去")


def test_offences_and_lines_of_a_list_are_told_by_id(page: Page) -> None:
    read = page.post("/api/games/union-arena/decks/read", {"text": "5 QDR-1-014\n3 Nobody At All\n"})
    offences = [chinese(offence) for offence in read["offences"]]
    assert "有5張卡片，應為50張" in offences and "QDR-1-014「Lanternkeeper Oda」有5張，最多4張" in offences
    problem = read["problems"][0]
    assert chinese({**problem, "message": problem["reason"]}) == "沒有這張卡片。"


def test_what_a_file_did_wrong_is_told_inside_the_refusal(page: Page) -> None:
    told = page.post("/api/games/union-arena/decks/read", {"text": "{"}, 422)
    assert chinese(told).startswith("文字看起來是JSON，但無法讀取：")
    wrong = "{game: union-arena, title: x, board: {A: 'nowhere: QDR-1-014'}, expect: {turn: A}}"
    told = page.post("/api/games/union-arena/scenarios/check", {"text": wrong}, 422)
    assert chinese(told).startswith("無法擺出局面：沒有區域「nowhere」；")


def test_what_is_quoted_can_be_sent_and_stays_short() -> None:
    refused = Refused("malformed", say("no-such-request-body", why="\ud800" + "x" * 5 * LONGEST))
    assert len(refused.message) < 2 * LONGEST and refused.said is not None
    msgspec.json.encode(refused.said)
    assert voice(PSEUDO).say(refused.said) != refused.message
