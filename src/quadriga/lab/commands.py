"""`quadriga deck odds`, `lab`, `goldfish` and `improve`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Annotated, Any

import typer

from quadriga import games
from quadriga.decks.commands import AsJson, DeckName, GameOption, deck_app, told
from quadriga.messages import Message, Slot
from quadriga.messages.commands import say, tell

__all__ = ["deck_app"]

Level = Annotated[str, typer.Option("--level")]
Seed = Annotated[int, typer.Option()]
Against = Annotated[str, typer.Option("--against")]
VERDICTS = {
    "better": say("verdict-better"),
    "worse": say("verdict-worse"),
    "no difference found": say("verdict-none"),
}


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
    cards: Annotated[str, typer.Option("--cards")] = "",
    game: GameOption = games.DEFAULT,
    least: Annotated[int, typer.Option(min=1)] = 1,
    turns: Annotated[int, typer.Option(min=1)] = 6,
    second: Annotated[bool, typer.Option("--second")] = False,
    keep: Annotated[bool, typer.Option("--keep")] = False,
    extra: Annotated[bool, typer.Option("--extra")] = False,
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
            raise ValueError(say("no-card-in-deck", card=words, near=names.near(words)[0]))
        numbers.append(number)
    result = odds(loaded, found, library, numbers, least, Asked(turns, not second, not keep, extra))
    if as_json:
        typer.echo(json.dumps(result))
        return
    if numbers:
        tell(say("odds-of", least=least, wanted=result["wanted"], size=result["size"]))
        for turn, share in enumerate(result["odds"]):
            when = say("odds-turn", turn=turn) if turn else say("odds-hand")
            tell(say("odds-line", when=when, share=f"{share:.1%}", n=result["seen"][turn]))
    for row in result["curve"]:
        shares = " ".join(f"{share:4.0%}" for share in row["one"]) or " ".join(f"{n:4.1f}" for n in row["mean"])
        if row["cost"] is None:
            tell(say("odds-energy", n=row["cards"], shares=shares))
        else:
            tell(say("odds-cost", field=Message(f"{loaded.name}.field-{row['what']}"), cost=row["cost"], n=row["cards"],
                     shares=shares))  # fmt: skip


@deck_app.command("lab")
def deck_lab(
    deck: DeckName,
    game: GameOption = games.DEFAULT,
    against: Against = "",
    games: Annotated[int, typer.Option(min=2)] = 500,
    level: Level = "middle",
    seed: Seed = 1,
    swap: Annotated[
        list[str] | None, typer.Option("--swap"
    )] = None,
    jobs: int = 0,
    as_json: AsJson = False,
) -> None:
    """Play many games with the deck, or ask what a swap of cards would change."""
    from quadriga.lab.playing import play, told_of_play, what_if
    from quadriga.progress import shown

    bench = _bench(game, deck, against, level, seed)
    if swap:
        other = _swapped(bench, swap)
        with shown(say("progress-pairs"), hidden=as_json) as progress:
            made = what_if(bench, other, max(20, games // 2), jobs, progress)
        if as_json:
            typer.echo(json.dumps(made.data()))
            return
        low, high = made.interval()
        shares = {"before": f"{made.first / made.pairs:.1%}", "after": f"{made.second / made.pairs:.1%}"}
        span = {"low": f"{100 * low:+.1f}", "high": f"{100 * high:+.1f}"}
        tell(say("lab-swap", **shares, verdict=VERDICTS[made.verdict]))
        tell(say("lab-points", points=f"{100 * made.difference:+.1f}", **span, n=made.pairs))
        return
    with shown(say("progress-games"), hidden=as_json) as progress:
        result = told_of_play(bench, play(bench, games, progress))
    if as_json:
        typer.echo(json.dumps(result))
        return
    names = {number: str(bench.cards[number]["name"]) for number in bench.deck.cards}
    for line in _lines(result, names):
        tell(line)


def _swapped(bench: Any, swaps: list[str]) -> Any:
    import re

    from quadriga.decks.names import Names
    from quadriga.lab.playing import swapped

    names = Names(bench.game, bench.cards)
    other = bench.deck
    for words in swaps:
        found = re.fullmatch(r"(?:(\d+)x)?(.+?)=(.+)", words.strip())
        if not found:
            raise ValueError(say("no-swap-like-this", swap=words))
        out, in_ = names.find(found[2].strip()), names.find(found[3].strip())
        if out is None or in_ is None:
            raise ValueError(say("no-swap-card", swap=words, card=found[2] if out is None else found[3]))
        copies = int(found[1]) if found[1] else other.cards.get(out, 0)
        other = swapped(other, {out: copies}, {in_: copies})
    return other


def _lines(result: dict[str, Any], names: dict[str, str]) -> Iterator[Slot]:
    def share(rate: dict[str, Any]) -> Message:
        spans = {key: f"{rate[key]:.1%}" for key in ("share", "low", "high")}
        return say("rate", n=rate["games"], **spans)

    yield say("lab-won", rate=share(result["wins"]), turns=str(result["turns"]))
    for other in result["opponents"]:
        yield say("lab-against", deck=other["name"], rate=share(other))
    yield say("lab-first", rate=share(result["first"]))
    yield say("lab-second", rate=share(result["second"]))
    yield say("lab-opening")
    opened = [card for card in result["cards"] if card["opening"]]
    for card in sorted(opened, key=lambda card: -card["opening"]["difference"]):
        effect = card["opening"]
        mark = "*" if effect["real"] else " "
        span = f"({100 * effect['low']:+.0f} … {100 * effect['high']:+.0f})"
        yield f" {mark} {100 * effect['difference']:+5.1f} {span:14} {names[card['number']]} {card['number']}"


@deck_app.command("goldfish")
def deck_goldfish(
    deck: DeckName,
    game: GameOption = games.DEFAULT,
    turns: Annotated[int, typer.Option(min=1)] = 5,
    seed: Seed = 1,
    as_json: AsJson = False,
) -> None:
    """Watch the deck play turn by turn against an opponent who does nothing."""
    from quadriga.lab.openings import goldfish

    loaded, found = _found(game, deck)
    result = goldfish(loaded, found, loaded.cards(), seed, turns)
    if as_json:
        typer.echo(json.dumps(result, default=str))
        return
    for turn in result["turns"]:
        tell(say("goldfish-turn", turn=turn["turn"]) if turn["turn"] else say("goldfish-hand"))
        for line in turn["lines"]:
            tell(say("indented", text=line))


@deck_app.command("improve")
def deck_improve(
    deck: DeckName,
    game: GameOption = games.DEFAULT,
    against: Against = "",
    pool: str = "",
    games: Annotated[int, typer.Option(min=40)] = 400,
    level: Level = "middle",
    seed: Seed = 1,
    jobs: int = 0,
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
            raise ValueError(say("no-pool-card", card=words))
        numbers.append(number)
    with shown(say("progress-pairs"), hidden=as_json) as progress:
        made = improve(bench, numbers or list(bench.cards), max(20, games // 2), jobs, progress)
    if as_json:
        typer.echo(json.dumps(made))
        return
    out, in_ = (str(bench.cards[made[key]]["name"]) for key in ("out", "in"))
    tell(say("improve-best", n=made["copies"], out=f"{out} ({made['out']})", into=f"{in_} ({made['in']})"))
    how = {"better": "improve-better", "worse": "improve-worse"}.get(made["verdict"], "improve-the-same")
    span = {"low": f"{100 * made['low']:+.1f}", "high": f"{100 * made['high']:+.1f}"}
    tell(say(how, n=made["pairs"], points=f"{100 * made['difference']:+.1f}", **span))
