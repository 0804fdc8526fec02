"""What the command line says, in the language of the reader: `--language`, QUADRIGA_LANGUAGE or the system's own.

`--json` stays English: it is for programs.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from quadriga.messages import books
from quadriga.messages.message import Slot, speaker
from quadriga.messages.voice import PSEUDO, Voice, voice

say = speaker("commands")
OPTION = "--language"
VARIABLE = "QUADRIGA_LANGUAGE"
_SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
_TRADITIONAL = ("tw", "hk", "mo", "hant")
_chosen = books.ENGLISH


def known(language: str) -> bool:
    return language == PSEUDO or language in books.languages()


def of_system() -> str:
    """The language that the reader's system asks for, if we have it; English if not."""
    asked = os.environ.get(VARIABLE, "")
    if known(asked):
        return asked
    locale = next((value for name in _SYSTEM if (value := os.environ.get(name))), "").lower()
    if locale.startswith("zh") and any(place in locale for place in _TRADITIONAL):
        return "zh-Hant"
    return books.ENGLISH


def asked_for(arguments: Sequence[str]) -> str:
    """The language that a command line names, wherever it stands in it; "" if none."""
    for at, word in enumerate(arguments):
        if word == OPTION and at + 1 < len(arguments):
            return arguments[at + 1]
        if word.startswith(OPTION + "="):
            return word.partition("=")[2]
    return ""


def without_language(arguments: Sequence[str]) -> list[str]:
    """A command line without the language: every command speaks it, and none needs to know."""
    left, skip = [], False
    for word in arguments:
        if skip or word.startswith(OPTION + "="):
            skip = False
        elif word == OPTION:
            skip = True
        else:
            left.append(word)
    return left


def speak(language: str) -> None:
    """From now on say everything in this language."""
    global _chosen
    _chosen = language


def language() -> str:
    return _chosen


def speaking() -> Voice:
    return voice(_chosen)


def words(slot: Slot) -> str:
    return speaking().words(slot)


def tell(slot: Slot, err: bool = False) -> None:
    """Say something on the terminal."""
    import typer

    typer.echo(words(slot), err=err)
