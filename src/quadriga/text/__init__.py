"""Card text, both ways: phrase tables that read texts into programs and print them back."""

from quadriga.text.errors import Ambiguous, Declined, TableError, Unprintable
from quadriga.text.grammar import Grammar
from quadriga.text.normal import Normal, Rule
from quadriga.text.pattern import of, slot, splice

__all__ = ["Ambiguous", "Declined", "Grammar", "Normal", "Rule", "TableError", "Unprintable", "of", "slot", "splice"]
