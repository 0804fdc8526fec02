"""Small plots as inline SVG, so that a report is one file that needs nothing."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT, LEFT, BOTTOM = 640, 240, 46, 34


def bars(pairs: Sequence[tuple[str, float]], title: str, unit: str = "") -> str:
    """Upright bars, one per pair."""
    if not pairs:
        return ""
    top = max(v for _, v in pairs) or 1.0
    step = (WIDTH - LEFT) / len(pairs)
    every = max(1, len(pairs) // 16)
    parts = [_frame(title)]
    for i, (name, value) in enumerate(pairs):
        height = (HEIGHT - BOTTOM - 24) * value / top
        x, y = LEFT + i * step, HEIGHT - BOTTOM - height
        tip = escape(f"{name}: {value:g}{unit}")
        parts.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{y:.1f}" width="{max(1.0, step - 2):.1f}" '
            f'height="{height:.1f}"><title>{tip}</title></rect>'
        )
        if i % every == 0:
            parts.append(
                f'<text x="{x + step / 2:.1f}" y="{HEIGHT - BOTTOM + 16}" text-anchor="middle">{escape(name)}</text>'
            )
    parts.append(f'<text x="{LEFT - 6}" y="30" text-anchor="end">{top:g}</text>')
    return _svg("".join(parts), title)


def intervals(rows: Sequence[tuple[str, float, float, float]], title: str) -> str:
    """Win shares with their 95% intervals, one row each, around the 50% line."""
    if not rows:
        return ""
    height = 34 + 22 * len(rows)
    left, right = 220, WIDTH - 56

    def x(share: float) -> float:
        return left + (right - left) * share

    parts = [f'<line class="half" x1="{x(0.5)}" x2="{x(0.5)}" y1="20" y2="{height - 8}"/>']
    for i, (name, low, share, high) in enumerate(rows):
        y = 34 + 22 * i
        parts.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<line class="range" x1="{x(low):.1f}" x2="{x(high):.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="dot" cx="{x(share):.1f}" cy="{y}" r="4"/>')
        parts.append(f'<text x="{right + 8}" y="{y + 4}">{share:.1%}</text>')
    return _svg("".join(parts), title, height)


def _frame(title: str) -> str:
    return f'<line class="axis" x1="{LEFT}" x2="{WIDTH}" y1="{HEIGHT - BOTTOM}" y2="{HEIGHT - BOTTOM}"/>'


def _svg(inside: str, title: str, height: int = HEIGHT) -> str:
    caption = escape(title)
    svg = f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{caption}">{inside}</svg>'
    return f"<figure><figcaption>{caption}</figcaption>{svg}</figure>"
