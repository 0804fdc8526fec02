"""Help pages and complaints of the command line by id: Typer brings its own in English.

A command's help is the message `help-COMMAND`, a parameter's `help-COMMAND-PARAMETER`, or `help-all-PARAMETER` where it
means the same everywhere. tests/messages/test_commands.py sees that each has one.
"""

from __future__ import annotations

import errno
from collections.abc import Iterator
from typing import Any

import typer
from typer import rich_utils
from typer.core import TyperOption

from quadriga.messages import Message, message_of
from quadriga.messages.commands import say, speaking, words

_ROOT = "quadriga"


def command_tree(app: typer.Typer) -> Any:
    """The commands with their help in the reader's language."""
    root: Any = typer.main.get_command(app)
    rich_utils.OPTIONS_PANEL_TITLE = words(say("usage-options"))
    rich_utils.ARGUMENTS_PANEL_TITLE = words(say("usage-arguments"))
    rich_utils.COMMANDS_PANEL_TITLE = words(say("usage-commands"))
    rich_utils.REQUIRED_LONG_STRING = words(say("usage-required"))
    rich_utils.DEFAULT_STRING = words(say("usage-default", value="{}"))
    for path, command in walk(root):
        command.help = command.short_help = words(say(help_id(path)))
        command.options_metavar = words(say("usage-options-mark"))
        if getattr(command, "commands", None):
            command.subcommand_metavar = words(say("usage-command-mark"))
        command.context_class = _Context
        for parameter in [*command.params, command.get_help_option(_Context(command))]:
            parameter.help = words(say(help_id(path, parameter.name)))
            if isinstance(parameter, TyperOption) and parameter.is_flag:
                parameter.display_type_rich = _nothing  # type: ignore[method-assign]  # nothing follows a flag
    return root


def _nothing(ctx: Any) -> None:
    return None


def walk(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    yield path, command
    for name, inner in getattr(command, "commands", {}).items():
        yield from walk(inner, (*path, name))


def help_id(path: tuple[str, ...], parameter: str = "") -> str:
    """The message that says what a command or a parameter is for."""
    if not parameter:
        return "-".join(("help", *(path or (_ROOT,))))
    name = parameter.replace("_", "-")
    own = "-".join(("help", *(path or (_ROOT,)), name))
    return own if speaking().has(f"commands.{own}") else f"help-all-{name}"


class _Formatter(typer._click.formatting.HelpFormatter):
    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, words(say("usage")) + " ")


class _Context(typer.Context):
    formatter_class = _Formatter


_FILES = {
    errno.ENOENT: "no-file-there",
    errno.EACCES: "no-file-allowed",
    errno.EPERM: "no-file-allowed",
    errno.EISDIR: "no-file-but-folder",
    errno.ENOTDIR: "no-folder-but-file",
    errno.EEXIST: "no-file-there-already",
    errno.ENOSPC: "no-room-on-disk",
}


def complaint(error: BaseException) -> Message | str:
    """What a person is told when a command fails."""
    if isinstance(error, OSError) and error.errno in _FILES and error.filename:
        return say(_FILES[error.errno], file=str(error.filename))
    if isinstance(error, typer.exceptions.TyperException):
        return _misused(error)
    return message_of(error)


def _misused(error: Any) -> Message:
    """A command line that Typer does not understand."""
    kind = type(error).__name__
    named = error.param.get_error_hint().strip("'") if getattr(error, "param", None) is not None else ""
    option = str(getattr(error, "option_name", ""))
    help_ = f"{error.ctx.command_path} --help" if getattr(error, "ctx", None) is not None else "quadriga --help"
    if kind == "MissingParameter":
        return say("no-parameter", parameter=named, help=help_)
    if kind == "NoSuchOption":
        near = ", ".join(error.possibilities or ())
        return say("no-option-near", option=option, near=near) if near else say("no-option", option=option, help=help_)
    if kind == "BadOptionUsage":
        return say("no-option-like-this", option=option, help=help_)
    if kind == "BadParameter":
        return say("no-value-like-this", parameter=named, help=help_)
    context = getattr(error, "ctx", None)
    known = getattr(context.command, "commands", None) if context is not None else None
    if context is not None and known:
        return say("no-command", path=context.command_path, list=", ".join(known))
    return say("no-more-words", help=help_)
