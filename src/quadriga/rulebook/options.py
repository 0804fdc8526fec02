"""Match options: what two players may agree on before a game, `games/*/options.yaml`.

An option is a whole number with a name. Rules ask for it by `match.option(name, default)`; a custom game offers it,
`quadriga simulate --option` and the boards of scenario files set it. What nobody set is as the rules have it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache

import msgspec

from quadriga.messages.files import say
from quadriga.rulebook.catalogue import BadCatalogue, exists, folder

LARGEST = 1000


class MatchOption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that can be agreed on."""

    name: str
    title: str
    """What it is called on the page, in a few words."""
    default: int
    says: str = ""
    """What it changes, in a sentence."""
    rule: str = ""
    """The ruling that it switches."""
    choices: dict[int, str] = {}
    """Its values with their words; without them any number from `least` to `most` will do."""
    least: int = 0
    most: int = LARGEST
    offered: bool = True
    """Whether a custom game asks for it; others are for simulations, scenario files and tests."""
    told: bool = False
    """Whether a table says it even where it is as usual."""

    def check(self, value: int) -> None:
        if self.choices and value not in self.choices:
            known = "; ".join(f"{number} ({words})" for number, words in self.choices.items())
            raise BadOption(say("no-option-cannot-can", name=self.name, value=value, known=known))
        if not self.choices and not self.least <= value <= self.most:
            raise BadOption(
                say("no-option-number-from-not", name=self.name, least=self.least, most=self.most, value=value)
            )

    def words(self, value: int) -> str:
        return self.choices.get(value, str(value))


class BadOption(ValueError):
    """An option that a game does not have, or a value that it cannot take."""


VANILLA = MatchOption(
    "vanilla", "Cards without their text", 0, "Cards whose text is not understood are played without it.",
    choices={0: "no", 1: "yes"}, offered=False,
)  # fmt: skip


@cache
def match_options(game: str) -> tuple[MatchOption, ...]:
    """The options of a game in the order in which a custom game offers them."""
    file = folder(game) / "options.yaml"
    if not file.is_file():
        return (VANILLA,)
    try:
        found = msgspec.yaml.decode(file.read_bytes(), type=list[MatchOption])
    except msgspec.DecodeError as error:
        raise BadCatalogue(f"{file} is no list of match options: {error}.") from error
    for option in found:
        if option.rule and not exists(option.rule):
            raise BadCatalogue(f"{file}: the option {option.name} names the unknown rule {option.rule}.")
        option.check(option.default)
    names = [option.name for option in found]
    if len(set(names)) < len(names):
        raise BadCatalogue(f"{file} has two options of the same name.")
    return (*found, VANILLA)


def checked(game: str, options: Mapping[str, int]) -> dict[str, int]:
    """The same options, if the game has them all and they can have these values."""
    known = {option.name: option for option in match_options(game)}
    for name, value in options.items():
        if name not in known:
            near = get_close_matches(name, known, n=1)
            remedy = f"did you mean {near[0]}? Its" if near else "its"
            raise BadOption(say("no-no-option-options", game=game, name=name, remedy=remedy, list=", ".join(known)))
        known[name].check(value)
    return dict(options)


def given(game: str, words: Iterable[str]) -> dict[str, int]:
    """Options as typed: `edition=2`, or `edition=July 2026`."""
    known = {option.name: option for option in match_options(game)}
    found: dict[str, int] = {}
    for text in words:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not value:
            raise BadOption(say("no-option-given-namevalue-not", text=text))
        said = {w.lower(): number for number, w in known[name].choices.items()} if name in known else {}
        if value.lower() in said:
            found[name] = said[value.lower()]
        elif value.lstrip("-").isdigit():
            found[name] = int(value)
        elif name not in known:
            checked(game, {name: 0})
        else:
            takes = " or ".join([*map(repr, said), "a number"])
            raise BadOption(say("no-option-takes-not", name=name, takes=takes, value=value))
    return checked(game, found)


def settled(game: str, options: Mapping[str, int]) -> dict[str, int]:
    """Of the options that a custom game offers, those worth telling: changed ones, and those always told."""
    return {
        option.name: options.get(option.name, option.default)
        for option in match_options(game)
        if option.offered and (option.told or options.get(option.name, option.default) != option.default)
    }
