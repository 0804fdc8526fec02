"""A report that a designer opens in a browser: one HTML file with tables and plots."""

from __future__ import annotations

from html import escape

from quadriga import rulebook
from quadriga.games.door import Game
from quadriga.simulate.charts import bars, intervals
from quadriga.simulate.statistics import Rate, Summary, mean

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;
 max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d2430;background:#fbfaf7}
h1{font-size:1.6rem}h2{margin-top:2.4rem;border-bottom:1px solid #d8d3c8}
table{border-collapse:collapse;margin:1rem 0}td,th{padding:.3rem .7rem;text-align:right;border-bottom:1px solid #e6e1d6}
th:first-child,td:first-child{text-align:left}figure{margin:1.2rem 0}figcaption{font-weight:600}
svg{width:100%;height:auto;font-size:12px}.bar{fill:#31657f}.axis,.half{stroke:#8b8577}.half{stroke-dasharray:4 3}
.range{stroke:#31657f;stroke-width:3}.dot{fill:#c4552d}
.good{background:#dcefe3}.bad{background:#f7e0d8}small{color:#5c6370}
"""
CARDS_SHOWN = 80
LEAST_GAMES = 20
"""A card seen in fewer games than this says nothing yet."""


def percent(r: Rate) -> str:
    low, high = r.interval()
    return f"{r.share:.1%} <small>({low:.0%}–{high:.0%})</small>" if r.games else "–"


def report(game: Game, s: Summary, title: str) -> str:
    names = {number: str(card.get("name", number)) for number, card in game.cards().items()}
    parts = [
        "<!doctype html><html lang='en'><meta charset='utf-8'><meta name='viewport' content='width=device-width'>",
        f"<title>{escape(title)}</title><style>{STYLE}</style><h1>{escape(title)}</h1>",
        f"<p>{s.games} games of {escape(game.title)}, {s.decisions} decisions, {s.seconds:.0f} seconds of play.</p>",
        "<h2>Players</h2>",
        _table(
            ["player", "against", "wins (95%)", "games"],
            [[escape(a), escape(b), percent(r), str(r.games)] for (a, b), r in sorted(s.by_player.items())],
        ),
        "<h2>Decks</h2>",
        intervals(
            [(n, r.interval()[0], r.share, r.interval()[1]) for n, r in sorted(s.decks.items())],
            "Win share of each deck",
        ),
        _matrix(s),
        "<h2>The first seat</h2>",
        f"<p>The player who began won {percent(s.first)}.</p>",
        "<h2>How games were won</h2>",
        _table(
            ["rule", "what it says", "games"],
            [[escape(rule), escape(_says(rule)), str(n)] for rule, n in s.endings.most_common()],
        ),
        "<h2>How long they lasted</h2>",
        bars([(str(t), float(n)) for t, n in sorted(s.turns.items())], "Games by number of turns"),
    ]
    if s.damage:
        parts += ["<h2>Damage</h2>", bars([(str(t), v) for t, v in sorted(s.damage.items())], "Damage by turn, a game")]
    if s.wasted:
        rows = [[escape(what), f"{mean(values):.2f}"] for what, values in sorted(s.wasted.items())]
        parts += ["<h2>Wasted</h2>", _table(["what", "a game and player"], rows)]
    if s.units:
        rows2 = [
            (n, r.interval()[0], r.share, r.interval()[1])
            for n, r in sorted(s.units.items(), key=lambda x: -x[1].share)
        ]
        parts += ["<h2>Characters</h2>", intervals(rows2, "Win share of teams with each character")]
    if s.cards:
        parts += ["<h2>Cards</h2>", _cards(s, names)]
    return "\n".join(p for p in parts if p)


def _says(rule: str) -> str:
    return rulebook.rule(rule).says if rulebook.exists(rule) else ""


def _table(head: list[str], rows: list[list[str]]) -> str:
    cells = "".join(f"<th>{escape(h)}</th>" for h in head)
    body = "".join("<tr>" + "".join(f"<td>{c}</td>" for c in row) + "</tr>" for row in rows)
    return f"<table><tr>{cells}</tr>{body}</table>"


def _matrix(s: Summary) -> str:
    decks = sorted(s.decks)
    head = "".join(f"<th>{escape(d)}</th>" for d in decks)
    rows = []
    for a in decks:
        cells = []
        for b in decks:
            r = s.matrix.get((a, b))
            if r is None or a == b:
                cells.append("<td>–</td>")
                continue
            low, high = r.interval()
            shade = " class='good'" if low > 0.5 else " class='bad'" if high < 0.5 else ""
            cells.append(f"<td{shade}>{percent(r)}</td>")
        rows.append(f"<tr><td>{escape(a)}</td>{''.join(cells)}</tr>")
    return f"<table><tr><th>row against column</th>{head}</tr>{''.join(rows)}</table>"


def _cards(s: Summary, names: dict[str, str]) -> str:
    none = Rate()
    rows = []
    ranked = sorted(s.cards.items(), key=lambda item: -item[1].get("played", item[1].get("drawn", none)).share)
    for number, hows in ranked:
        if max(r.games for r in hows.values()) < LEAST_GAMES:
            continue
        cells = [percent(hows.get(how, none)) for how in ("opening", "drawn", "played")]
        rows.append([f"{escape(names.get(number, number))} <small>{escape(number)}</small>", *cells])
    return _table(["card", "in opening hand", "when drawn", "when played"], rows[:CARDS_SHOWN])
