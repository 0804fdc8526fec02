"""Our own rulings, with their reasons and the options that switch them: docs/house-rules.md is written here.

`python -m quadriga.rulebook.house > docs/house-rules.md`; a test compares.
"""

from __future__ import annotations

from quadriga.rulebook.catalogue import Rule, games, rules
from quadriga.rulebook.options import MatchOption, match_options

HEAD = """# House rules

Where a rulebook is silent or contradicts itself, a program must decide all the same. These are our rulings, each
the smallest that leaves nothing open, with its reason. Rulings with a sensible alternative are match options: a
custom game offers them on the page; `quadriga simulate --option NAME=VALUE` and the boards of scenario files
(`options: {NAME: VALUE}`) take them too. This page is written by `python -m quadriga.rulebook.house`.
"""


def rulings(game: str) -> list[Rule]:
    """The rules of a game that are ours."""
    return [found for found in rules(game) if found.basis == "house"]


def page() -> str:
    """The page of docs, from the catalogues and the options."""
    parts = [HEAD]
    for game in games():
        offered = [option for option in match_options(game) if option.offered]
        ours = rulings(game)
        if not offered and not ours:
            continue
        parts.append(f"## {game}\n")
        if offered:
            parts.append("| option | values | what it changes | ruling |\n| --- | --- | --- | --- |")
            parts += [_row(option) for option in offered]
            parts.append("")
        parts += [f"- **{found.id}** {found.says} *Why:* {found.reason}" for found in ours]
        if ours:
            parts.append("")
    return "\n".join(parts)


def _row(option: MatchOption) -> str:
    values = [f"`{number}` {words}" for number, words in option.choices.items()] or [f"{option.least} to {option.most}"]
    usual = f"; usually {option.words(option.default)}"
    return f"| `{option.name}` | {', '.join(values)}{usual} | {option.says} | {option.rule} |"


if __name__ == "__main__":
    print(page(), end="")
