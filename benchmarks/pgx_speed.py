"""Pgx on games of its own: thousands of tables in one compiled call, with random legal actions, on one core.

Run in a process of its own, which prints steps for each second of CPU time, a line each round:
JAX takes all cores unless it is told otherwise before it is imported.
"""

import os
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

__all__ = ["GAMES", "PgxMissing", "PgxProcess"]

GAMES = {"leduc_holdem": "Leduc hold'em", "connect_four": "Connect Four"}
TABLES = 1024
STEPS_IN_ONE_CALL = 500
ONE_THREAD = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"


class PgxMissing(Exception):
    """Pgx is not installed."""


class PgxProcess:
    """A process that steps one of Pgx's games whenever it is asked to."""

    def __init__(self, game: str, *, deals: bool = True) -> None:
        """Without `deals`, finished tables stand idle, which is less than any learner needs; but Pgx deals a
        new game in every step of every table, and throws most of them away."""
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__)), game, *(["deals"] if deals else [])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | {"XLA_FLAGS": ONE_THREAD, "JAX_PLATFORMS": "cpu"},
        )
        if self._read() != "ready":
            self.close()
            raise PgxMissing("not installed: .venv/bin/pip install --group bench")

    def measure_round(self, seconds: float) -> float:
        """Steps for each second of CPU time."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{seconds}\n")
        self._process.stdin.flush()
        return float(self._read())

    def close(self) -> None:
        self._process.communicate()

    def _read(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()


def main(game: str, deals: bool) -> None:
    jax: Any = import_module("jax")  # as modules of which types are not asked: they need not be installed
    pgx: Any = import_module("pgx")
    auto_reset = import_module("pgx.experimental.wrappers").auto_reset

    env = pgx.make(game)
    initialize = jax.jit(jax.vmap(env.init))
    step = jax.vmap(auto_reset(env.step, env.init) if deals else lambda s, chosen, _: env.step(s, chosen))

    def step_once(carried: Any, _: Any) -> Any:
        # Random numbers by a multiplication and an addition: JAX's own would take most of the time.
        state, numbers = carried
        numbers = numbers * jax.numpy.uint32(1664525) + jax.numpy.uint32(1013904223)
        mask = state.legal_action_mask
        left = ((numbers >> 16) * mask.sum(axis=1).astype(jax.numpy.uint32)) >> 16
        chosen = (mask.cumsum(axis=1) > left[:, None]).argmax(axis=1)
        keys = jax.numpy.stack([numbers, ~numbers], axis=1)
        return (step(state, chosen, keys), numbers), None

    def play_on(carried: Any) -> Any:
        return jax.lax.scan(step_once, carried, None, STEPS_IN_ONE_CALL)[0]

    play = jax.jit(play_on)
    state = initialize(jax.random.split(jax.random.PRNGKey(1), TABLES))
    carried = jax.block_until_ready(play((state, jax.numpy.arange(TABLES, dtype=jax.numpy.uint32))))
    print("ready", flush=True)
    for line in sys.stdin:
        calls, start = 0, time.process_time()
        while time.process_time() - start < float(line):
            carried = jax.block_until_ready(play(carried))
            calls += 1
        print(calls * STEPS_IN_ONE_CALL * TABLES / (time.process_time() - start), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], "deals" in sys.argv)
