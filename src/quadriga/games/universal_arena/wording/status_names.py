"""Statuses of the rules by name: each language has a word for them (`status-…`)."""

from __future__ import annotations

import re

from quadriga.messages import Message, speaker
from quadriga.messages.message import slug

say = speaker("universal-arena")


def status_message(name: str) -> Message:
    """Cover (Adjacent) is `status-cover-adjacent`."""
    return say(f"status-{slug(re.sub('[()]', '', name))}")
