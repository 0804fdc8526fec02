"""Quadriga: four arena card games on one engine."""

from quadriga import purity

__version__ = "0.1.0"

purity.settle()
