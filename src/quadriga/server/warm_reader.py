"""Loaded once by the process from which readers are forked, so that a new reader is ready at once."""

from __future__ import annotations

import gc
import signal

from quadriga import games
from quadriga.server import positions, replays, scenarios  # noqa: F401 (what readers call)
from quadriga.server.readying import load_grammar, make_ready
from quadriga.text import cache

signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
cache.keep_nothing()
for name in games.NAMES:
    make_ready(name)
    load_grammar(games.load(name))
gc.freeze()
