"""PPO in one file of PyTorch: a policy over option rows learns on many games at once, by self-play and from a pool.

    python examples/ppo.py [--game ultraman] [--minutes 60] [--out ppo.pt]

Each option is scored from its own row, the rows of the cards it names and a summary of the table, so one network
serves decisions with any number of options. Some of the games are played against itself, some against what it was
earlier, some against the heuristic player. The curve that is printed is of other games against the heuristic.
"""

import argparse
import copy
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from quadriga.env.compact import Numbering
from quadriga.env.matches import Matches
from quadriga.env.vector import Vector
from quadriga.players.search import player
from quadriga.simulate.statistics import Rate

SELF, PAST, HEURISTIC = 0, 1, 2
SHARES = (0.5, 0.2, 0.3)
"""Of the games: against itself, against an earlier self, against the heuristic."""
STEPS, EPOCHS, BATCH = 64, 3, 1024
CLIP, LAMBDA, ENTROPY, RATE = 0.2, 0.95, 0.02, 1e-3
POOL, EVERY = 20, 10
"""Earlier selves that are kept, and updates between two of them."""
KNOWN = 1024
"""Cards that have a place in the network, by their number; what is printed on them is given for all."""


class Policy(nn.Module):
    """Scores for options and a value, from the bytes of `quadriga.env.vector`."""

    def __init__(self, games: Vector, width: int = 64) -> None:
        super().__init__()
        layout = games.encoding.layout
        self.split, self.numbering = games.compact.split, games.compact.numbering
        self.register_buffer("printed", torch.from_numpy(games.cards()))
        self.register_buffer("table_unit", torch.tensor([*[float(c.unit) for c in layout.table], 1.0, 1.0]))
        self.register_buffer("card_unit", torch.tensor([float(c.unit) for c in layout.card]))
        self.face = nn.Linear(self.printed.shape[1], width)
        self.card = nn.Embedding(KNOWN, width)
        self.place = nn.Embedding(256, width)
        self.standing = nn.Linear(len(layout.card), width, bias=False)
        self.row = nn.Linear(width, width)
        self.question = nn.Embedding(256, 2 * width)
        self.table = nn.Linear(len(layout.table) + width, 2 * width)
        self.summary = nn.Linear(2 * width, 2 * width)
        self.verb, self.towards, self.number = (nn.Embedding(256, width) for _ in range(3))
        self.named, self.other = (nn.Linear(width, width, bias=False) for _ in range(2))
        self.around = nn.Linear(2 * width, width)
        self.option = nn.Linear(width, width)
        self.score = nn.Linear(width, 1)
        self.value = nn.Linear(2 * width, 1)
        for embedding in (self.card, self.place, self.question, self.verb, self.towards, self.number):
            nn.init.normal_(embedding.weight, std=0.1)
        nn.init.zeros_(self.score.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, seen: np.ndarray, counts: np.ndarray) -> tuple[torch.Tensor, torch.Tensor]:
        parts = self.split(seen)
        cards = torch.from_numpy(parts["cards"])
        lying = cards[..., 2] > 0
        cards = cards[:, : int(lying.any(0).nonzero().max()) + 1 if lying.any() else 1]  # rows that nobody uses
        lying = lying[:, : cards.shape[1]]
        rows = cards[lying].long()
        number = rows[:, 0] + 256 * rows[:, 1]
        printed = F.embedding(number, self.face(self.printed))
        standing = self.standing((rows[:, 3:] / self.card_unit).clamp(max=4.0))
        known = F.relu(printed + self.card(number % KNOWN) + self.place(rows[:, 2]) + standing)
        each = torch.zeros(*cards.shape[:2], known.shape[1])
        each[lying] = F.relu(self.row(known))
        table = torch.from_numpy(parts["table"])
        numbers = (table / self.table_unit)[:, :-2].clamp(max=4.0)
        whole = self.table(torch.cat([numbers, each.sum(1) / 8], 1)) + self.question(table[:, -2].long())
        whole = F.relu(self.summary(F.relu(whole)))
        most = int(counts.max())
        options = torch.from_numpy(parts["options"])[:, :most].long()
        at = torch.arange(len(seen))[:, None]
        one, other = (each[at, options[..., i].clamp(max=each.shape[1] - 1)] for i in (2, 3))
        option = self.verb(options[..., 0]) + self.towards(options[..., 1]) + self.number(options[..., 4])
        option = F.relu(option + self.named(one) + self.other(other) + self.around(whole)[:, None])
        scores = self.score(F.relu(self.option(option))).squeeze(2)
        possible = torch.arange(most) < torch.from_numpy(counts.astype(np.int64))[:, None]
        return scores.masked_fill(~possible, -1e9), torch.tanh(self.value(whole)).squeeze(1)


def numbered(game: str) -> Numbering:
    """The cards of all decks, met in an order that every run shares: a network that was kept knows them again."""
    numbering, matches = Numbering(), Matches(game)
    for seed in range(400):
        numbering.ids_of(matches.match(seed).faces)
    return numbering


class Learner:
    def __init__(self, game: str, n: int, seed: int) -> None:
        torch.manual_seed(seed)
        self.chance = np.random.default_rng(seed)
        self.games = Vector(game, n, seed=seed, numbering=numbered(game))
        self.net = Policy(self.games)
        self.past = Policy(self.games)
        self.pool = [copy.deepcopy(self.net.state_dict())]
        self.heuristic = player("heuristic", self.games.game, seed)
        self.adam = torch.optim.Adam(self.net.parameters(), lr=RATE, eps=1e-5)
        self.opponent = np.zeros(n, np.int64)
        self.learns = np.ones((n, 2), bool)
        for i in range(n):
            self.seat(i)
        self.updates = self.decisions = self.ended = 0

    def seat(self, i: int) -> None:
        """Who plays the next game in place i."""
        self.opponent[i] = self.chance.choice(3, p=SHARES)
        self.learns[i] = True
        if self.opponent[i] != SELF:
            self.learns[i, self.chance.integers(2)] = False

    @torch.no_grad()
    def choose(self, net: Policy, rows: np.ndarray) -> tuple[np.ndarray, ...]:
        """Actions by chance, how likely they were, and values."""
        seen = self.games.seen
        scores, values = net(seen.observations[rows], seen.counts[rows])
        likely = F.log_softmax(scores, 1)
        actions = torch.multinomial(likely.exp(), 1)
        return actions.squeeze(1).numpy(), likely.gather(1, actions).squeeze(1).numpy(), values.numpy()

    def play(self, shown: bool = False) -> dict[str, np.ndarray]:
        """Some steps of all games, with advantages, for the seats that learn; or as the heuristic shows them."""
        games, n = self.games, self.games.n
        each = np.arange(n)
        self.past.load_state_dict(self.pool[self.chance.integers(len(self.pool))])
        seen = np.zeros((STEPS, n, games.size), np.uint8)
        seats, counts, actions = (np.zeros((STEPS, n), np.int64) for _ in range(3))
        likely, values = (np.zeros((STEPS, n), np.float32) for _ in range(2))
        learned, ended = (np.zeros((STEPS, n), bool) for _ in range(2))
        rewards = np.zeros((STEPS, n, 2), np.float32)
        for t in range(STEPS):
            now = games.seen
            seen[t], seats[t], counts[t] = now.observations, now.seats, now.counts
            learned[t] = shown | self.learns[each, now.seats]
            mine = np.flatnonzero(learned[t] & (not shown))
            if len(mine):
                actions[t, mine], likely[t, mine], values[t, mine] = self.choose(self.net, mine)
            theirs = np.flatnonzero(~learned[t] & (self.opponent == PAST))
            if len(theirs):
                actions[t, theirs] = self.choose(self.past, theirs)[0]
            for i in each if shown else np.flatnonzero(~learned[t] & (self.opponent == HEURISTIC)):
                actions[t, i] = self.heuristic.choose(games.state(i))
            now = games.step(actions[t])
            rewards[t], ended[t] = now.rewards, now.ended
            for i in np.flatnonzero(now.ended):
                self.seat(i)
                self.ended += 1
        advantages = self.advantages(seats, values, learned, ended, rewards)
        return {
            "seen": seen[learned], "counts": counts[learned], "actions": actions[learned],
            "likely": likely[learned], "advantages": advantages[learned], "returns": (advantages + values)[learned],
        }  # fmt: skip

    def advantages(self, seats, values, learned, ended, rewards) -> np.ndarray:
        """Generalised advantages: the next state of a seat is where that seat is asked next."""
        n = self.games.n
        each = np.arange(n)
        _, _, last = self.choose(self.net, each)
        following = np.zeros((n, 2), np.float32)  # what the seat's next decision is worth
        following[each, self.games.seen.seats] = last
        following[each, 1 - self.games.seen.seats] = -last
        later, due = np.zeros((n, 2), np.float32), np.zeros((n, 2), np.float32)
        found = np.zeros_like(values)
        for t in reversed(range(STEPS)):
            over = ended[t]
            following[over], later[over], due[over] = 0.0, 0.0, rewards[t, over]
            rows = np.flatnonzero(learned[t])
            at = (rows, seats[t, rows])
            found[t, rows] = due[at] + following[at] - values[t, rows] + LAMBDA * later[at]
            following[at], later[at], due[at] = values[t, rows], found[t, rows], 0.0
        return found

    def learn(self, left: float, shown: bool = False) -> dict[str, float]:
        """Play and learn once; `left` is the part of the time that is left. What is `shown` is learned by heart."""
        played = self.play(shown)
        played["advantages"] = played["advantages"] - played["advantages"].mean()
        played["advantages"] /= played["advantages"].std() + 1e-8
        count = len(played["actions"])
        for group in self.adam.param_groups:
            group["lr"] = RATE * max(0.05, left)
        told = {"policy": 0.0, "value": 0.0, "entropy": 0.0}
        for _ in range(EPOCHS):
            order = self.chance.permutation(count)
            for begin in range(0, count - count % BATCH or count, BATCH):
                rows = order[begin : begin + BATCH]
                batch = {name: column[rows] for name, column in played.items()}
                scores, values = self.net(batch["seen"], batch["counts"])
                all_likely = F.log_softmax(scores, 1)
                likely = all_likely.gather(1, torch.from_numpy(batch["actions"])[:, None]).squeeze(1)
                gain, target = torch.from_numpy(batch["advantages"]), torch.from_numpy(batch["returns"])
                ratio = (likely - torch.from_numpy(batch["likely"])).exp()
                policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                policy = -likely.mean() if shown else policy
                value = F.mse_loss(values, target)
                entropy = -(all_likely.exp() * all_likely.clamp(min=-20.0)).sum(1).mean()
                self.adam.zero_grad()
                (policy + 0.5 * value - ENTROPY * entropy).backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.adam.step()
                told = {"policy": policy.item(), "value": value.item(), "entropy": entropy.item()}
        self.updates += 1
        self.decisions += count
        if self.updates % EVERY == 0:
            self.pool = [*self.pool[-POOL + 1 :], copy.deepcopy(self.net.state_dict())]
        return told


@torch.no_grad()
def against(net: Policy, game: str, opponent: str = "heuristic", games: int = 400, seed: int = 1_000_000) -> Rate:
    """Points of so many games on seeds of their own: as many from each place, so that short games count no more."""
    table = Vector(game, min(games, 50), seed=seed, opponent=opponent, numbering=net.numbering)
    most = -(-games // table.n)
    done, points = np.zeros(table.n, np.int64), 0.0
    while (done < most).any():
        now = table.seen
        mine = now.seats.copy()
        scores, _ = net(now.observations, now.counts.astype(np.int64))
        now = table.step(scores.argmax(1).numpy())
        for i in np.flatnonzero(now.ended & (done < most)):
            points += (float(now.rewards[i, mine[i]]) + 1) / 2
            done[i] += 1
    return Rate(points, int(done.sum()))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", default="ultraman")
    asked.add_argument("--minutes", type=float, default=60.0, help="time to learn, without the games of the curve")
    asked.add_argument("--imitate", type=float, default=0.0, help="minutes of these in which it imitates the heuristic")
    asked.add_argument("--curve", type=float, default=5.0, help="minutes between two points of the curve")
    asked.add_argument("--judged", type=int, default=400, help="games for each point of the curve")
    asked.add_argument("--games", type=int, default=256, help="games at once")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--out", default="", help="keep the network in this file at each point of the curve")
    chosen = asked.parse_args()
    torch.set_num_threads(1)  # the network is small: threads would only wait for each other
    learner = Learner(chosen.game, chosen.games, chosen.seed)
    spent, cpu, point = 0.0, 0.0, 0.0
    told: dict[str, float] = {}
    while True:
        if spent >= 60 * point or spent >= 60 * chosen.minutes:
            rate = against(learner.net, chosen.game, games=chosen.judged)
            low, high = rate.interval()
            losses = ", ".join(f"{name} {value:.3f}" for name, value in told.items())
            print(
                f"{spent / 60:.1f} minutes ({cpu / 60:.1f} of a processor), {learner.decisions:,} decisions, "
                f"{learner.ended:,} games: {rate.share:.1%} of {rate.games} against the heuristic "
                f"({low:.1%} to {high:.1%}) {losses}",
                flush=True,
            )
            point += chosen.curve
            if chosen.out:
                torch.save(learner.net.state_dict(), chosen.out)
        if spent >= 60 * chosen.minutes:
            break
        began, worked = time.monotonic(), time.process_time()
        told = learner.learn(1 - spent / (60 * chosen.minutes), shown=spent < 60 * chosen.imitate)
        spent, cpu = spent + time.monotonic() - began, cpu + time.process_time() - worked


if __name__ == "__main__":
    main()
