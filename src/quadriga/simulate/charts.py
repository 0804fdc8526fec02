"""Small plots as inline SVG, so that a report is one file that needs nothing."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 720, 260, 52, 28, 40
COLORS = ("c0", "c1", "c2", "c3", "c4", "c5", "c6", "c7")
"""Classes that the report's style sheet gives colours to."""


def bars(pairs: Sequence[tuple[str, float]], title: str, across: str, up: str) -> str:
    """Upright bars, one per pair."""
    if not pairs:
        return ""
    plot = _Plot(max(v for _, v in pairs), across, up)
    step = (WIDTH - LEFT) / len(pairs)
    every = max(1, -(-len(pairs) // 20))
    parts = []
    for i, (name, value) in enumerate(pairs):
        x, y = LEFT + i * step, plot.y(value)
        parts.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{y:.1f}" width="{max(1.0, step - 2):.1f}" '
            f'height="{plot.y(0) - y:.1f}"><title>{escape(f"{name}: {value:g}")}</title></rect>'
        )
        if i % every == 0:
            parts.append(_word(x + step / 2, HEIGHT - BOTTOM + 15, name, "middle"))
    return _figure(plot.frame() + "".join(parts), title)


def lines(curves: Mapping[str, Mapping[int, float]], title: str, across: str, up: str) -> str:
    """A line for each name, its values over whole numbers."""
    drawn = {name: curve for name, curve in curves.items() if curve}
    if not drawn:
        return ""
    last = max(max(curve) for curve in drawn.values())
    first = min(min(curve) for curve in drawn.values())
    plot = _Plot(max(max(curve.values()) for curve in drawn.values()), across, up)

    def x(n: int) -> float:
        return LEFT + 12 + (WIDTH - LEFT - 24) * (n - first) / max(1, last - first)

    parts = []
    for n in range(first, last + 1):
        if (n - first) % max(1, -(-(last - first + 1) // 20)) == 0:
            parts.append(_word(x(n), HEIGHT - BOTTOM + 15, str(n), "middle"))
    for i, (name, curve) in enumerate(drawn.items()):
        color = COLORS[i % len(COLORS)]
        points = " ".join(f"{x(n):.1f},{plot.y(v):.1f}" for n, v in sorted(curve.items()))
        parts.append(f'<polyline class="line {color}" points="{points}"/>')
        for n, v in sorted(curve.items()):
            tip = escape(f"{name}, {across} {n}: {v:.2f}")
            parts.append(
                f'<circle class="point {color}" cx="{x(n):.1f}" cy="{plot.y(v):.1f}" r="3">'
                f"<title>{tip}</title></circle>"
            )
    legend = "".join(
        f'<span><i class="{COLORS[i % len(COLORS)]}"></i>{escape(name)}</span>' for i, name in enumerate(drawn)
    )
    return _figure(plot.frame() + "".join(parts), title, legend)


def intervals(rows: Sequence[tuple[str, float, float, float]], title: str) -> str:
    """Win shares with their 95% intervals, one row each, around the 50% line."""
    if not rows:
        return ""
    top, row = 30, 24
    height = top + row * len(rows) + 4
    left, right = 230, WIDTH - 60

    def x(share: float) -> float:
        return left + (right - left) * share

    parts = []
    for tenth in range(0, 11, 2):
        parts.append(f'<line class="grid" x1="{x(tenth / 10)}" x2="{x(tenth / 10)}" y1="18" y2="{height - 6}"/>')
        parts.append(_word(x(tenth / 10), 12, f"{tenth * 10}%", "middle"))
    parts.append(f'<line class="half" x1="{x(0.5)}" x2="{x(0.5)}" y1="18" y2="{height - 6}"/>')
    for i, (name, low, share, high) in enumerate(rows):
        y = top + row * i + 4
        parts.append(_word(left - 8, y + 4, name, "end"))
        parts.append(f'<line class="range" x1="{x(low):.1f}" x2="{x(high):.1f}" y1="{y}" y2="{y}"/>')
        parts.append(
            f'<circle class="dot" cx="{x(share):.1f}" cy="{y}" r="4.5">'
            f"<title>{escape(f'{name}: {share:.1%} ({low:.1%} to {high:.1%})')}</title></circle>"
        )
        parts.append(_word(right + 10, y + 4, f"{share:.1%}", "start"))
    return _figure("".join(parts), title, height=height)


def round_step(most: float) -> float:
    """The distance of ticks up to `most`: 1, 2 or 5 with zeros, four to seven of them."""
    unit = 10.0 ** math.floor(math.log10(most / 4))
    return next(unit * n for n in (1, 2, 5, 10) if most / (unit * n) <= 6)


class _Plot:
    """The axes of a plot whose values go from 0 to `most`."""

    def __init__(self, most: float, across: str, up: str) -> None:
        self.step = round_step(most or 1.0)
        self.top = self.step * math.ceil((most or 1.0) / self.step - 1e-9)
        self.across, self.up = across, up

    def y(self, value: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * value / self.top

    def frame(self) -> str:
        parts = [_word(WIDTH, HEIGHT - 6, self.across, "end"), _word(0, 10, self.up, "start")]
        for tick in range(round(self.top / self.step) + 1):
            y = self.y(tick * self.step)
            kind = "axis" if tick == 0 else "grid"
            parts.append(f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH}" y1="{y:.1f}" y2="{y:.1f}"/>')
            parts.append(_word(LEFT - 6, y + 4, f"{tick * self.step:g}", "end"))
        return "".join(parts)


def _word(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _figure(inside: str, title: str, legend: str = "", height: int = HEIGHT) -> str:
    caption = escape(title)
    svg = f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{caption}">{inside}</svg>'
    below = f"<p class='legend'>{legend}</p>" if legend else ""
    return f"<figure><figcaption>{caption}</figcaption>{svg}{below}</figure>"
