"""The verbs of options."""

from __future__ import annotations

from typing import Final

from quadriga.kernel.decisions import FIRST_GAME_VERB

# Verbs of options
LEVEL: Final = FIRST_GAME_VERB
"""Put card a on the character whose top card is b."""
USE: Final = FIRST_GAME_VERB + 1
"""Use effect text b of card a."""
CHOOSE_LEAD: Final = FIRST_GAME_VERB + 2
"""Be Lead (a = 1) or Next (a = 0)."""
TYPE: Final = FIRST_GAME_VERB + 3
"""Name TYPE a."""
ENDS: Final = FIRST_GAME_VERB + 4
"""The top (a = 1) or the bottom (a = 0)."""
TEXT: Final = FIRST_GAME_VERB + 5
"""Effect text b of card a."""
