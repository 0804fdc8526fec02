"""Walking a finished game with the search: which decisions cost the most, and what was better."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from quadriga import replay as replays
from quadriga.kernel.chance import SECRET, seed_number
from quadriga.messages import Message
from quadriga.messages.files import say
from quadriga.players.search import SearchPlayer
from quadriga.players.search import player as make_player

WORTH_A_MARK = 0.05
"""Win chance given away that makes a decision worth a mark."""


@dataclass
class Mark:
    number: int
    """Which answer of the replay."""
    turn: int
    seat: int
    kind: str
    taken: Message
    better: Message
    rule: str
    cost: float
    """Win chance given away, from 0 to 1."""
    chance: float
    """Estimated chance after the better option."""
    asked: Message | None = None
    """The question, as its player read it."""


def review(
    replay: replays.Replay, strength: str = "search:1000", progress: Callable[[int, int], None] | None = None
) -> list[Mark]:
    """Every decision that cost something, the dearest first."""
    session = replays.begin(replay)
    thinker = make_player(strength, session.game, seed=seed_number(replay.seed) % SECRET)
    if not isinstance(thinker, SearchPlayer):
        raise ValueError(say("no-review-by-this-player", player=strength))
    marks: list[Mark] = []
    for number in range(len(replay.answers)):
        s = session.state
        d = s.decision
        if d is not None and len(d.options) > 1:
            mark = _judge(thinker, session, replay.answers[number], number)
            if mark is not None:
                marks.append(mark)
        replays.step(session, replay, number)
        if progress:
            progress(number + 1, len(replay.answers))
    return sorted(marks, key=lambda m: -m.cost)


def _judge(thinker: SearchPlayer, session: replays.Session, choice: int, number: int) -> Mark | None:
    s = session.state
    d = s.decision
    assert d is not None
    if not 0 <= choice < len(d.options):
        return None
    game = session.game
    best = thinker.think(s)[0].option
    if game.option_key(s, d.options[choice]) == game.option_key(s, d.options[best]):
        return None
    # A search spends little on what looks bad, so the two are now given the same attention.
    chance = thinker.chance_after(s, best)
    cost = chance - thinker.chance_after(s, choice)
    if cost < WORTH_A_MARK:
        return None
    taken, better = (game.option_view(s, d.options[i])["label"] for i in (choice, best))
    asked = game.view(s, d.player)["decision"].get("prompt")
    return Mark(number, s.turn, d.player, d.kind, taken, better, d.rule, cost, chance, asked)
