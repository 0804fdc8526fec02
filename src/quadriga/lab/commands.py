"""`quadriga deck odds`, `lab`, `goldfish` and `improve`."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from quadriga import games
from quadriga.decks.commands import AsJson, DeckName, GameOption, deck_app, told

__all__ = ["deck_app"]

Level = Annotated[str, typer.Option("--level", help="Who plays: beginner, easy, middle, or any player.")]
Seed = Annotated[int, typer.Option(help="The first seed.")]
Against = Annotated[str, typer.Option("--against", help="Opponents' decks, with commas; the starter decks if none.")]


def _found(game: str, deck: str) -> tuple[Any, Any]:
    from quadriga.decks.files import find_deck

    loaded = games.load(game)
    return loaded, find_deck(loaded, deck, told)


def _bench(game: str, deck: str, against: str, level: str, seed: int) -> Any:
    from quadriga.decks.files import find_deck
    from quadriga.lab.playing import Bench
    from quadriga.players.search import player

    loaded, found = _found(game, deck)
    player(level, loaded)
    others = [find_deck(loaded, name.strip(), told) for name in against.split(",") if name.strip()]
    return Bench(loaded, found, loaded.cards(), others, level, seed)


@deck_app.command("odds")
def deck_odds(
    deck: DeckName,
    cards: Annotated[str, typer.Option("--cards", help="Numbers or names, with commas: at least one of these.")] = "",
    game: GameOption = games.DEFAULT,
    least: Annotated[int, typer.Option(help="At least so many of them.", min=1)] = 1,
    turns: Annotated[int, typer.Option(help="Up to this turn.", min=1)] = 6,
    second: Annotated[bool, typer.Option("--second", help="The opponent begins.")] = False,
    keep: Annotated[bool, typer.Option("--keep", help="Hands are never replaced.")] = False,
    extra: Annotated[bool, typer.Option("--extra", help="Take the extra draw every turn.")] = False,
    as_json: AsJson = False,
) -> None:
    """How likely the deck draws what it needs, turn by turn: exact."""
    from quadriga.decks.names import Names
    from quadriga.lab.odds import Asked, odds

    loaded, found = _found(game, deck)
    library = loaded.cards()
    names = Names(loaded, {number: library[number] for number in found.cards if number in library})
    numbers = []
    for words in (part.strip() for part in cards.split(",") if part.strip()):
        number = names.find(words)
        if number is None:
            raise ValueError(f"The deck has no card {words!r}: {names.near(words)[0]}")
        numbers.append(number)
    result = odds(loaded, found, library, numbers, least, Asked(turns, not second, not keep, extra))
    if as_json:
        typer.echo(json.dumps(result))
        return
    if numbers:
        typer.echo(f"At least {least} of {result['wanted']} cards among {result['size']}:")
        for turn, share in enumerate(result["odds"]):
            when = "opening hand" if not turn else f"turn {turn}"
            typer.echo(f"  {when:12} {share:6.1%}  ({result['seen'][turn]} cards seen)")
    for row in result["curve"]:
        what = f"{row['what']} {row['cost']}" if row["cost"] is not None else row["what"]
        shares = " ".join(f"{share:4.0%}" for share in row["one"]) or " ".join(f"{n:4.1f}" for n in row["mean"])
        typer.echo(f"  {what:18} {row['cards']:3}  {shares}")


@deck_app.command("lab")
def deck_lab(
    deck: DeckName,
    game: GameOption = games.DEFAULT,
    against: Against = "",
    games: Annotated[int, typer.Option(help="How many games.", min=2)] = 500,
    level: Level = "middle",
    seed: Seed = 1,
    swap: Annotated[
        list[str] | None, typer.Option("--swap", help="What if? OUT=IN, all copies, or 2xOUT=IN; plays both versions.")
    ] = None,
    jobs: Annotated[int, typer.Option(help="Processes for --swap; all cores if 0.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Play many games with the deck, or ask what a swap of cards would change."""
    from quadriga.lab.playing import play, told_of_play, what_if
    from quadriga.progress import shown

    bench = _bench(game, deck, against, level, seed)
    if swap:
        other = _swapped(bench, swap)
        with shown("pairs of games", hidden=as_json) as progress:
            made = what_if(bench, other, max(20, games // 2), jobs, progress)
        if as_json:
            typer.echo(json.dumps(made.data()))
            return
        low, high = made.interval()
        typer.echo(
            f"As it is {made.first / made.pairs:.1%}, with the swap {made.second / made.pairs:.1%}: {made.verdict}."
        )
        typer.echo(
            f"{100 * made.difference:+.1f} points (95%: {100 * low:+.1f} to {100 * high:+.1f}), {made.pairs} pairs."
        )
        return
    with shown("games", hidden=as_json) as progress:
        result = told_of_play(bench, play(bench, games, progress))
    if as_json:
        typer.echo(json.dumps(result))
        return
    names = {number: str(bench.cards[number]["name"]) for number in bench.deck.cards}
    for line in _lines(result, names):
        typer.echo(line)


def _swapped(bench: Any, swaps: list[str]) -> Any:
    import re

    from quadriga.decks.names import Names
    from quadriga.lab.playing import swapped

    names = Names(bench.game, bench.cards)
    other = bench.deck
    for words in swaps:
        found = re.fullmatch(r"(?:(\d+)x)?(.+?)=(.+)", words.strip())
        if not found:
            raise ValueError(f"--swap {words!r}: write OUT=IN, or 2xOUT=IN for two copies.")
        out, in_ = names.find(found[2].strip()), names.find(found[3].strip())
        if out is None or in_ is None:
            raise ValueError(f"--swap {words!r}: there is no card {found[2] if out is None else found[3]!r}.")
        copies = int(found[1]) if found[1] else other.cards.get(out, 0)
        other = swapped(other, {out: copies}, {in_: copies})
    return other


def _lines(result: dict[str, Any], names: dict[str, str]) -> list[str]:
    def share(rate: dict[str, Any]) -> str:
        return f"{rate['share']:.1%} of {rate['games']} games (95%: {rate['low']:.1%} to {rate['high']:.1%})"

    lines = [f"won {share(result['wins'])}; {result['turns']} turns a game"]
    lines += [f"  against {other['name']}: {share(other)}" for other in result["opponents"]]
    lines += [f"  when it began: {share(result['first'])}", f"  when it did not: {share(result['second'])}"]
    lines.append("In the opening hand (points more or fewer; * more than chance explains):")
    opened = [card for card in result["cards"] if card["opening"]]
    for card in sorted(opened, key=lambda card: -card["opening"]["difference"]):
        effect = card["opening"]
        mark = "*" if effect["real"] else " "
        span = f"({100 * effect['low']:+.0f} to {100 * effect['high']:+.0f})"
        lines.append(f" {mark} {100 * effect['difference']:+5.1f} {span:14} {names[card['number']]} {card['number']}")
    return lines


@deck_app.command("goldfish")
def deck_goldfish(
    deck: DeckName,
    game: GameOption = games.DEFAULT,
    turns: Annotated[int, typer.Option(help="So many turns.", min=1)] = 5,
    seed: Seed = 1,
    as_json: AsJson = False,
) -> None:
    """Watch the deck play turn by turn against an opponent who does nothing."""
    from quadriga.lab.openings import goldfish

    loaded, found = _found(game, deck)
    result = goldfish(loaded, found, loaded.cards(), seed, turns)
    if as_json:
        typer.echo(json.dumps(result))
        return
    for turn in result["turns"]:
        typer.echo(f"Turn {turn['turn']}" if turn["turn"] else "The opening hand")
        for line in turn["lines"]:
            typer.echo(f"  {line}")


@deck_app.command("improve")
def deck_improve(
    deck: DeckName,
    game: GameOption = games.DEFAULT,
    against: Against = "",
    pool: Annotated[str, typer.Option(help="Numbers or names of cards to try, with commas; all cards if none.")] = "",
    games: Annotated[int, typer.Option(help="Games of the last test of the best swap.", min=40)] = 400,
    level: Level = "middle",
    seed: Seed = 1,
    jobs: Annotated[int, typer.Option(help="Processes; all cores if 0.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Search for a swap of cards that makes the deck better, and test the best one with fresh games."""
    from quadriga.decks.names import Names
    from quadriga.lab.playing import improve
    from quadriga.progress import shown

    bench = _bench(game, deck, against, level, seed)
    names = Names(bench.game, bench.cards)
    numbers = []
    for words in (part.strip() for part in pool.split(",") if part.strip()):
        if (number := names.find(words)) is None:
            raise ValueError(f"--pool: there is no card {words!r}.")
        numbers.append(number)
    with shown("pairs of games", hidden=as_json) as progress:
        made = improve(bench, numbers or list(bench.cards), max(20, games // 2), jobs, progress)
    if as_json:
        typer.echo(json.dumps(made))
        return
    out, in_ = (str(bench.cards[made[key]]["name"]) for key in ("out", "in"))
    typer.echo(f"The best of the swaps tried: {made['copies']} {out} ({made['out']}) for {in_} ({made['in']}).")
    verdict = {"better": "It is better", "worse": "It is worse"}.get(made["verdict"], "No difference was found")
    span = f"95%: {100 * made['low']:+.1f} to {100 * made['high']:+.1f}"
    typer.echo(f"{verdict} in {made['pairs']} fresh pairs of games: {100 * made['difference']:+.1f} points ({span}).")
