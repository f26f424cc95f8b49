"""Train a small network with PPO until it beats `random` nine times out of ten: a few minutes on two cores.

pip install 'whistlestop[rl]' -r requirements-train.txt
python train_ppo.py --minutes 5 --out learned.npz --curve learning.svg
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from whistlestop.rl.vector import WhistlestopVectorEnv

GAMES, STEPS = 256, 64  # games in parallel, and decisions in each before the network learns from them
EPOCHS, BATCH = 3, 2048
GAMMA, LAMBDA, CLIP = 0.999, 0.95, 0.2
ENTROPY, RATE = 0.01, 5e-4
POINTS = 50  # a lead of this many points is a reward of 1
HIDDEN = 128


class Net(nn.Module):
    """Two hidden layers, a logit for each action, and the points still to be gained."""

    def __init__(self, size: int, actions: int, most: np.ndarray) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(1 / most.astype(np.float32)))
        self.body = nn.Sequential(nn.Linear(size, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.policy, self.value = nn.Linear(HIDDEN, actions), nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, observation: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body(observation.float() * self.scale)
        return self.policy(hidden).masked_fill(mask == 0, -1e9), self.value(hidden)[:, 0]


def tensors(seen: dict[str, np.ndarray]) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"])


class Learner:
    """The network, its games and its optimiser."""

    def __init__(self, edition: str, seats: int, opponents: str) -> None:
        self.env = WhistlestopVectorEnv(edition, GAMES, seats, opponents=opponents, reward="margin")
        encoding = self.env.games.encoding
        self.net = Net(encoding.size, encoding.actions, encoding.most)
        self.optimiser = torch.optim.Adam(self.net.parameters(), RATE)
        self.seen, _ = self.env.reset(seed=1)

    def play(self) -> list[torch.Tensor]:
        """Continue the games, and return observations, actions, estimates and gains of each step."""
        rows = []
        with torch.no_grad():
            for _ in range(STEPS):
                observation, mask = tensors(self.seen)
                logits, value = self.net(observation, mask)
                choice = Categorical(logits=logits)
                action = choice.sample()
                self.seen, reward, over, _, _ = self.env.step(action.numpy())
                gained, ended = torch.from_numpy(reward / POINTS), torch.from_numpy(over)
                rows.append((observation, mask, action, choice.log_prob(action), value, gained, ended))
            _, last = self.net(*tensors(self.seen))
        *columns, values, rewards, ends = (torch.stack(column) for column in zip(*rows, strict=True))
        gains = advantages(values, rewards.float(), ends.float(), last)
        return [column.flatten(0, 1) for column in (*columns, gains, gains + values)]

    def learn(self, columns: list[torch.Tensor]) -> None:
        """Learn from the played games a few times, in small batches."""
        for _ in range(EPOCHS):
            for rows in torch.randperm(len(columns[0])).split(BATCH):
                self._improve(*(column[rows] for column in columns))

    def _improve(self, observation, mask, action, was, gain, target) -> None:  # type: ignore[no-untyped-def]
        logits, value = self.net(observation, mask)
        choice = Categorical(logits=logits)
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        ratio = (choice.log_prob(action) - was).exp()
        policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        loss = policy + 0.5 * (value - target).pow(2).mean() - ENTROPY * choice.entropy().mean()
        self.optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self.optimiser.step()

    def save(self, file: Path) -> None:
        """Save the weights as plain arrays, so a bot needs only NumPy."""
        np.savez(file, **{name: weight.numpy() for name, weight in self.net.state_dict().items()})


def advantages(values: torch.Tensor, rewards: torch.Tensor, ends: torch.Tensor, last: torch.Tensor) -> torch.Tensor:
    """How much better than expected each decision turned out to be."""
    gains = torch.zeros_like(values)
    gain = torch.zeros_like(last)
    for step in reversed(range(len(values))):
        following = last if step == len(values) - 1 else values[step + 1]
        surprise = rewards[step] + GAMMA * following * (1 - ends[step]) - values[step]
        gain = surprise + GAMMA * LAMBDA * (1 - ends[step]) * gain
        gains[step] = gain
    return gains


def share_won(net: Net, edition: str, seats: int, opponent: str, games: int = 500) -> float:
    """The network's win rate on separate seeds, sampling actions as in training."""
    env = WhistlestopVectorEnv(edition, games, seats, opponents=opponent)
    seen, _ = env.reset(seed=1_000_000)
    won = np.full(games, np.nan)
    while np.isnan(won).any():
        with torch.no_grad():
            logits, _ = net(*tensors(seen))
        seen, rewards, over, _, _ = env.step(Categorical(logits=logits).sample().numpy())
        first = over & np.isnan(won)
        won[first] = (rewards[first] + 1) / 2  # a draw is half a win
    return float(won.mean())


def draw_curve(points: list[tuple[float, float]], opponent: str, file: Path) -> None:
    import matplotlib

    matplotlib.use("svg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 3.6))
    axes.plot(*zip(*((seconds / 60, 100 * share) for seconds, share in points), strict=True), marker="o")
    axes.axhline(90, linestyle="--", color="grey")
    axes.set(xlabel="minutes of training", ylabel=f"games won against {opponent}, %", ylim=(0, 102))
    figure.savefig(file, bbox_inches="tight", metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="usa")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--threads", type=int, default=1, help="more than one is slower where cores are shared")
    parser.add_argument("--out", type=Path, default=Path("learned.npz"))
    parser.add_argument("--curve", type=Path)
    options = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(options.threads)
    table = options.edition, options.seats, options.opponent
    learner, points, trained, rounds = Learner(*table), [], 0.0, 0
    while True:
        if rounds % 2 == 0:
            points.append((trained, share_won(learner.net, *table)))
            print(f"{trained:6.0f} s {rounds * GAMES * STEPS:>9,} decisions: {points[-1][1]:.1%} won", flush=True)
        if trained > 60 * options.minutes:
            break
        began = time.perf_counter()
        learner.learn(learner.play())
        trained += time.perf_counter() - began
        rounds += 1
    learner.save(options.out)
    if options.curve:
        draw_curve(points, options.opponent, options.curve)


if __name__ == "__main__":
    main()
