"""The numbers and names of a card that texts compare."""

from __future__ import annotations

from typing import Final

BP: Final = 0
BASE_BP: Final = 1
ENERGY: Final = 2
AP_COST: Final = 3
NAME: Final = 4
