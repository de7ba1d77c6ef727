"""Learn PLACES Bid with MaskablePPO, at tables with three easy computer players.

    pip install 'thirdplace[envs]' sb3-contrib
    python docs/examples/learn_places_bid.py learned.zip

It learns to be ahead of the others in points, for some minutes (--minutes) or processor seconds, and then
plays games that it has not seen, to tell how often it wins. docs/learning.md explains every step.
"""

import argparse
import time
from math import sqrt
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from thirdplace.envs.stable_baselines import TableVecEnv

GAME = "places-bid"
SEATS = 4
TABLES = 256
STEPS = 32
POINTS = 20.0
"""So many points ahead of the others count as 1."""


class StopAfter(BaseCallback):
    """Stops after some minutes, or after so much time on processors, and tells now and then how it goes."""

    def __init__(self, minutes: float, cpu_seconds: float, tell_every_s: float = 30.0) -> None:
        super().__init__()
        self._minutes, self._cpu_seconds, self._tell_every_s = minutes, cpu_seconds, tell_every_s

    def _on_training_start(self) -> None:
        self._began, self._told = time.monotonic(), time.monotonic()

    def _on_step(self) -> bool:
        now, used = time.monotonic(), time.process_time()
        if now - self._told > self._tell_every_s and self.model.ep_info_buffer:
            self._told = now
            ahead = POINTS * float(np.mean([game["r"] for game in self.model.ep_info_buffer]))
            print(
                f"{self.num_timesteps:,} decisions, {used:.0f} s of processor: {ahead:+.1f} points",
                flush=True,
            )
        return now - self._began < 60 * self._minutes and used < self._cpu_seconds


def learn(
    minutes: float, cpu_seconds: float, *, tables: int = TABLES, decisions: int = 10**12, seed: int = 1
) -> MaskablePPO:
    """A network that has learned by playing against three easy computer players."""
    torch.set_num_threads(1)  # the network is small: more threads would only wait for each other
    env = TableVecEnv(
        GAME, SEATS, tables, opponents="easy", reward="score", envy=1.0, reward_scale=1 / POINTS, seed=seed
    )
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=STEPS,
        batch_size=tables * STEPS // 16,
        n_epochs=2,
        learning_rate=1e-3,
        gamma=0.995,
        gae_lambda=0.9,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128, 128], "activation_fn": torch.nn.ReLU},
        seed=seed,
    )
    model.learn(decisions, callback=StopAfter(minutes, cpu_seconds))
    return model


def measure(
    model: MaskablePPO, games: int, *, opponents: str = "easy", seed: int = 99
) -> tuple[float, float]:
    """How often it wins (a shared win counts in part), and half the width of the 95% interval."""
    env = TableVecEnv(GAME, SEATS, 128, opponents=opponents, seed=seed)
    seen, shares = env.reset(), []
    played, wanted = np.zeros(env.num_envs, np.int64), -(-games // env.num_envs)
    while played.min() < wanted:  # as many at each table: otherwise short games would count more
        chosen, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
        env.step_async(chosen)
        seen, rewards, over, _ = env.step_wait()
        counted = over & (played < wanted)
        played += over
        shares += [share_of_win(reward) for reward in rewards[counted]]
    share = float(np.mean(shares))
    return share, 1.96 * sqrt(float(np.var(shares)) / len(shares))


def share_of_win(reward: float) -> float:
    """1 for a win, 1/2 if two share it; the reward `win` is (seats - winners) / winners / (seats - 1)."""
    return 0.0 if reward < 0 else (reward * (SEATS - 1) + 1) / SEATS


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", help="where the network is saved, for example learned.zip")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument(
        "--cpu-seconds", type=float, default=1200.0, help="default: two cores for ten minutes"
    )
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--games", type=int, default=4000, help="games played afterwards, to measure it")
    given = parser.parse_args(arguments)
    model = learn(given.minutes, given.cpu_seconds, tables=given.tables)
    model.save(given.file)
    share, margin = measure(model, given.games)
    used = time.process_time()
    print(f"{given.file}: wins {share:.1%} ± {margin:.1%} of {given.games} games at a table with three easy")
    print(
        f"players, where one of them would win {1 / SEATS:.1%}. {used:.0f} seconds of processor time in all."
    )
    return {"share": share, "margin": margin, "decisions": model.num_timesteps}


if __name__ == "__main__":
    main()
