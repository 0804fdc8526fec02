"""Rows of whole numbers, one entry for each card, seat or place: machine integers side by side in the compiled engine.

A copy of one with another entry costs a sixth of a list's, a look at an entry a third. Plain Python has no use for
them (an entry would be made into a number at each look), so there they are lists.

    row: Numbers = numbers([0, 0])
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quadriga import purity

if TYPE_CHECKING or purity.compiled():
    from librt.vecs import append, vec
else:

    class vec(list):
        def __class_getitem__(cls, item):
            return list

    def append(row, entry):
        return [*row, entry]


__all__ = ["append", "i64", "vec"]
