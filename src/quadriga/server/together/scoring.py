"""Who has won a match, and what is asked before its next game. Pure: rows in, decisions out."""

from __future__ import annotations

from quadriga import games
from quadriga.games.floor import Played
from quadriga.server.together.records import DRAWN, NONE, Between, GameRow, MatchRow

BETWEEN = 60.0
"""Seconds that players have between two games."""
REPLAYED = 5
"""Drawn games in a row after which a match that must have a winner goes to the first seat, the better placed one."""


def finished(match: MatchRow) -> list[GameRow]:
    return [game for game in match.games if game.winner != NONE]


def decided(match: MatchRow) -> int:
    """Who has won by the games played so far: a seat, DRAWN, or NONE if it goes on."""
    done = finished(match)
    wins = [sum(game.winner == seat for game in done) for seat in range(2)]
    needed = match.best_of // 2 + 1
    for seat in range(2):
        if wins[seat] >= needed:
            return seat
    if match.called and len(done) == len(match.games):
        winner = on_time(match)
        return 0 if winner == DRAWN and match.elimination else winner
    if len(done) < match.best_of:
        return NONE
    if wins[0] != wins[1] and not match.elimination:
        return int(wins[1] > wins[0])
    if not match.elimination:
        return DRAWN
    return NONE if len(done) < match.best_of + REPLAYED else int(wins[1] > wins[0])


def on_time(match: MatchRow) -> int:
    """Who wins when time is up between two games, by the game's floor rules."""
    played = [Played(game.winner, (game.tally_0, game.tally_1)) for game in finished(match)]
    return games.load(match.game).match_on_time(played)


def available(match: MatchRow, seat: int) -> list[int]:
    """The decks that a player may use next: in the format with two, one that has won is out (FR.6)."""
    decks = list(range(len(match.players[seat].decks)))
    if match.settings.decks != "two":
        return decks[-1:]
    won = {(game.used_0, game.used_1)[seat] for game in finished(match) if game.winner == seat}
    return [deck for deck in decks if deck not in won] or decks


def chooser(match: MatchRow) -> int:
    """Who chooses who begins the next game: the loser of the last one (FR.10b); NONE: by chance."""
    done = finished(match)
    return 1 - done[-1].winner if done and done[-1].winner in (0, 1) else NONE


def between(match: MatchRow, now: float) -> Between:
    """What is to be said before the next game; what goes without saying is said already."""
    floor = games.load(match.game).floor
    asked = chooser(match) if floor.first else NONE
    found = Between(now + BETWEEN, asked)
    for player in match.players:
        decks = available(match, player.seat)
        choice = len(decks) > 1 or match.settings.decks == "free"
        if not choice or player.kind == "computer" or not finished(match):
            found.decks[player.seat] = decks[0]  # FR.6: the first game with the first deck
        if player.kind == "computer" and player.seat == asked:
            found.begins = asked
    settle_ready(found)
    return found


def settle_ready(found: Between) -> None:
    """Who has said everything that is asked of them is ready."""
    for seat in range(2):
        chosen = found.chooser != seat or found.begins != NONE
        found.ready[seat] = found.ready[seat] or (chosen and found.decks[seat] != NONE)


def options_for(match: MatchRow, asked: Between) -> dict[str, int]:
    """The match options of the next game: who begins or who chooses it."""
    floor = games.load(match.game).floor
    options = dict(match.settings.options)
    loser = chooser(match)
    if floor.chooser and loser != NONE:
        options[floor.chooser] = loser
    elif floor.first and asked.begins != NONE:
        options[floor.first] = asked.begins
    return options
