"""Where conditions stand: behind what they limit, or before it and a comma. One declaration gives every place."""

from __future__ import annotations


def anywhere(core: str) -> str:
    """The words alone, with conditions behind them, or with conditions before them. That a text works "here" and while
    its card is in play goes without saying (gua.house.words.2), so it may stand there as well.
    """
    return f"<{core}|{core} {{whens}}|{{whens:front}}, {core}< <here|when ~ is in play>>>"
