"""Small records: a few values with names that belong together, in place of a list of numbers."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """Never changed once made, so that copies of a state share it.

    A subclass names its values in FIELDS, in the order in which its constructor takes them: by these it is saved and
    hashed.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def data(self) -> list[object]:
        return [getattr(self, name) for name in self.FIELDS]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(tuple(self.data()))
