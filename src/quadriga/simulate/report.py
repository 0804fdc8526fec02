"""A report that a designer opens in a browser: one HTML file with tables and plots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape, unescape
from pathlib import Path

from quadriga import rulebook
from quadriga.games.game import Deck, Game
from quadriga.simulate.charts import bars, intervals, lines
from quadriga.simulate.effects import FIRST_DRAWS, Effect
from quadriga.simulate.statistics import DeckSummary, Rate, Summary

LEAST_GAMES = 20
"""A card seen in fewer games than this says nothing yet."""
TAIL = 0.03
"""Turns that fewer than this share of the games reach are not drawn one by one."""
HERE = Path(__file__).parent


@dataclass
class Cell:
    """One cell of a table: what it shows, what it is sorted by, how it is shaded."""

    html: str
    value: float | None = None
    shade: str = ""

    def __str__(self) -> str:
        sort = "" if self.value is None else f" data-value='{self.value:.6g}'"
        return f"<td{f' class={self.shade!r}' if self.shade else ''}{sort}>{self.html}</td>"


def report(game: Game, s: Summary, title: str, decks: Mapping[str, Deck]) -> str:
    """The page. Sections for which nothing was counted are left out."""
    names = card_names(game)
    called = {key: unescape(_called(decks, key)) for key in s.decks}
    sections = [
        ("Players", _players(s)),
        ("Decks", _decks(s, called)),
        ("First player", _first(s, called)),
        ("How games were won", _endings(s, called)),
        ("Length of games", _lengths(s, called)),
        ("Turn by turn", _by_turn(s, called)),
        ("Left unused", _wasted(s, called)),
        ("Characters", _units(s, names)),
        ("Teams", _teams(s, names)),
        ("Cards", _cards(s, names, decks)),
    ]
    shown = [(name, name.lower().replace(" ", "-"), inside) for name, inside in sections if inside]
    links = "".join(f"<a href='#{key}'>{name}</a>" for name, key, _ in shown)
    body = "\n".join(f"<section id='{key}'><h2>{name}</h2>\n{inside}</section>" for name, key, inside in shown)
    style, script = ((HERE / name).read_text(encoding="utf-8") for name in ("style.css", "sorting.js"))
    return (
        "<!doctype html>\n<html lang='en'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>"
        f"<title>{escape(title)}</title><style>{style}</style></head><body>\n"
        f"<h1>{escape(title)}</h1>\n{_facts(s)}<nav>{links}</nav>\n"
        "<p class='note'>Ranges in brackets are 95% intervals (Wilson). A draw counts as half a win. "
        "Green and red mark what lies off the middle by more than chance explains; of single cards see there.</p>\n"
        f"{body}\n<script>{script}</script></body></html>\n"
    )


def card_names(game: Game) -> dict[str, str]:
    """Of cards, and of what is printed on a page beside its character."""
    names = {}
    for key, card in game.cards().items():
        names[key] = str(card.get("name", key))
        for part in game.parts(card):
            names[str(part.get("number", key))] = str(part.get("name", key))
    return names


# -- pieces ------------------------------------------------------------------------------------


def percent(r: Rate, middle: float = 0.5) -> Cell:
    if not r.games:
        return Cell("–", -1.0)
    low, high = r.interval()
    shade = "good" if low > middle else "bad" if high < middle else ""
    return Cell(f"{r.share:.1%} <small>({low:.0%}–{high:.0%})</small>", r.share, shade)


def number(value: float, digits: int = 0) -> Cell:
    return Cell(f"{value:,.{digits}f}", value)


def words(text: str) -> Cell:
    return Cell(escape(text), None, "words")


def table(head: Iterable[str], rows: Iterable[Iterable[Cell]], kind: str = "") -> str:
    cells = "".join(f"<th>{escape(h)}</th>" for h in head)
    body = "".join(f"<tr>{''.join(str(c) for c in row)}</tr>" for row in rows)
    return f"<div class='wide'><table{f' class={kind!r}' if kind else ''}><tr>{cells}</tr>{body}</table></div>"


def rows_of(rates: Mapping[str, Rate]) -> list[tuple[str, float, float, float]]:
    """For a plot of intervals: the best first."""
    ranked = sorted(rates.items(), key=lambda item: -item[1].share)
    return [(name, r.interval()[0], r.share, r.interval()[1]) for name, r in ranked if r.games]


def mean_turns(s: Summary) -> float:
    return sum(turns * n for turns, n in s.turns.items()) / max(1, s.games)


# -- sections ----------------------------------------------------------------------------------


def _facts(s: Summary) -> str:
    facts = [
        (f"{s.games:,}", "games"),
        (f"{mean_turns(s):.1f}", "turns a game"),
        (f"{s.decisions / max(1, s.games):,.0f}", "decisions a game"),
        (f"{s.first.share:.1%}", "won by who began"),
        (f"{s.seconds:,.0f} s", "of play on one core"),
    ]
    return f"<ul class='facts'>{''.join(f'<li><b>{escape(n)}</b>{what}</li>' for n, what in facts)}</ul>\n"


def _players(s: Summary) -> str:
    if not s.by_player:
        return ""
    rows = [[words(a), words(b), percent(r), number(r.games)] for (a, b), r in sorted(s.by_player.items())]
    return table(["player", "against", "wins", "games"], rows)


def _decks(s: Summary, called: Mapping[str, str]) -> str:
    rates = {name: deck.rate for name, deck in s.decks.items()}
    if not any(r.games for r in rates.values()):
        return "<p>One deck played against itself.</p>"
    names = sorted(rates)
    rows = []
    for a in names:
        cells = [Cell(escape(called[a]))]
        for b in names:
            cells.append(Cell("·") if a == b else percent(s.matrix.get((a, b), Rate())))
        rows.append([*cells, percent(rates[a])])
    return (
        intervals(rows_of({called[key]: rate for key, rate in rates.items()}), "Games won against the other decks")
        + "<h3>Row against column</h3>"
        + table(["", *(called[name] for name in names), "all others"], rows)
    )


def _first(s: Summary, called: Mapping[str, str]) -> str:
    low, high = s.first.interval()
    rows = [
        [Cell(escape(called[name])), percent(deck.first), percent(deck.second), number(deck.first.games)]
        for name, deck in sorted(s.decks.items())
    ]
    begun = {called[name]: deck.first for name, deck in s.decks.items()}
    return (
        f"<p>Who began won {s.first.share:.1%} of the games ({low:.1%} to {high:.1%}).</p>"
        + intervals(rows_of(begun), "Games won by a deck that began")
        + table(["deck", "when it began", "when it did not", "games begun"], rows)
    )


def _endings(s: Summary, called: Mapping[str, str]) -> str:
    names = sorted(s.decks)
    rows = []
    for rule, n in s.endings.most_common():
        cells = [number(s.decks[name].wins[rule]) for name in names]
        rows.append([Cell(escape(rule)), words(_says(rule)), Cell(f"{n / s.games:.1%}", n / s.games), *cells])
    note = "<p class='note'>The rule that ended the game, and how many games each deck won by it.</p>"
    return note + table(["rule", "what it says", "games", *(called[name] for name in names)], rows, "says")


def _says(rule: str) -> str:
    return rulebook.rule(rule).says if rulebook.exists(rule) else ""


def _lengths(s: Summary, called: Mapping[str, str]) -> str:
    last = max(s.turns)
    while sum(n for t, n in s.turns.items() if t > last - 1) < s.games * TAIL:
        last -= 1
    counts = [(str(t), float(s.turns[t])) for t in range(min(s.turns), last)]
    rest = sum(n for t, n in s.turns.items() if t >= last)
    counts.append((f"{last}+" if last < max(s.turns) else str(last), float(rest)))
    rows = [[Cell(escape(called[name])), number(deck.turns.value, 1)] for name, deck in sorted(s.decks.items())]
    return bars(counts, "Games by number of turns", "turns", "games") + table(["deck", "turns a game"], rows)


def _by_turn(s: Summary, called: Mapping[str, str]) -> str:
    plots = []
    for series in s.series():
        curves = {called[name]: deck.mean_by_turn(series, TAIL) for name, deck in sorted(s.decks.items())}
        plots.append(lines(curves, series[0].upper() + series[1:], "turn", "a game"))
    note = "<p class='note'>The mean of the games that had this turn, as long as three in a hundred games last.</p>"
    return note + "".join(plots) if plots else ""


def _wasted(s: Summary, called: Mapping[str, str]) -> str:
    what = s.wasted()
    if not what:
        return ""
    rows = [
        [Cell(escape(called[name])), *(number(deck.wasted[w].value if w in deck.wasted else 0.0, 2) for w in what)]
        for name, deck in sorted(s.decks.items())
    ]
    return table(["deck", *(f"{w}, a game" for w in what)], rows)


def _units(s: Summary, names: Mapping[str, str]) -> str:
    if not s.units:
        return ""
    rates = {names.get(unit, unit): summary.rate for unit, summary in s.units.items()}
    counted = list(dict.fromkeys(what for summary in s.units.values() for what in summary.means))
    rows = []
    for unit, summary in sorted(s.units.items(), key=lambda item: -item[1].rate.share):
        means = [number(summary.means[what].value, 2) if what in summary.means else Cell("–") for what in counted]
        rows.append([words(names.get(unit, unit)), percent(summary.rate), *means])
    note = "<p class='note'>Games against teams without that character. What was counted is the mean of a game.</p>"
    plot = intervals(rows_of(rates), "Games won by teams with this character")
    return note + plot + table(["character", "wins", *counted], rows, "sorted")


def _teams(s: Summary, names: Mapping[str, str]) -> str:
    rates = {" + ".join(names.get(unit, unit) for unit in team): rate for team, rate in s.teams.items()}
    ranked = sorted(rates.items(), key=lambda item: -item[1].share)
    rows = [[words(team), percent(rate), number(rate.games)] for team, rate in ranked]
    return table(["team", "wins", "games"], rows) if rows else ""


def _cards(s: Summary, names: Mapping[str, str], decks: Mapping[str, Deck]) -> str:
    parts = []
    for name, deck in sorted(s.decks.items()):
        rows = _card_rows(deck, names, decks[name].cards if name in decks else {})
        if rows:
            head = ["card", "copies", "in the opening hand", "in the first draws", "games opened with it", "played in"]
            parts.append(f"<h3>{_called(decks, name)} <small>{deck.all.share:.1%} of its games won</small></h3>")
            parts.append(table(head, rows, "sorted"))
    note = (
        "<p class='note'>By how many points the deck won more or less often with the card in its opening hand, or "
        f"among its first {FIRST_DRAWS} draws after it, than without it there, against the same opponents "
        "and with the same player beginning. Chance decides that, so it tells what the card does; how often one wins "
        "when a card is played does not, for late cards are played by those who are winning. Of all cards of a deck "
        "together only those are coloured of which at most one in twenty is expected to be chance (Benjamini and "
        "Hochberg).</p>"
    )
    return note + "".join(parts) if parts else ""


def _card_rows(deck: DeckSummary, names: Mapping[str, str], copies: Mapping[str, int]) -> list[list[Cell]]:
    """Cards of a deck, those first that do most in the opening hand."""
    effects = deck.effects.found()
    rows = []
    for card, hows in deck.cards.items():
        found = effects.get(card, {})
        if max(r.games for r in hows.values()) < LEAST_GAMES:
            continue
        opened = found.get("opening")
        played = hows.get("played", Rate()).games / max(1, deck.all.games)
        rows.append(
            [
                Cell(f"{escape(names.get(card, card))} <small>{escape(card)}</small>"),
                number(copies[card]) if card in copies else Cell("–", 0.0),
                points(opened),
                points(found.get("draws")),
                number(opened.games if opened else 0),
                Cell(f"{played:.0%}", played),
            ]
        )
    return sorted(rows, key=lambda row: -(row[2].value or -1.0))


def points(effect: Effect | None) -> Cell:
    """A difference in points with its interval; coloured only where it is more than chance explains."""
    if effect is None:
        return Cell("–", -1.0)
    low, high = effect.interval()
    shade = ("good" if effect.difference > 0 else "bad") if effect.real else ""
    shown = f"{100 * effect.difference:+.1f} <small>({100 * low:+.0f} to {100 * high:+.0f})</small>"
    return Cell(shown, effect.difference, shade)


def _called(decks: Mapping[str, Deck], key: str) -> str:
    """A deck by its name; by its key too where two have one name."""
    name = decks[key].name if key in decks else key
    same = sum(deck.name == name for deck in decks.values()) > 1
    return escape(f"{name} ({key})" if same else name)
