"""The lab on a real Ray cluster of three nodes, one of which is taken away in the middle of a run.

    python tests/lab_cluster.py

Not part of `make test`: Ray is heavy, and starting the nodes takes most of a minute. `make torture` runs it.
The report must be equal to the byte to that of one thread, all cores of the cluster are used unless somebody
says how many, and where there is no cluster, the command says so. With --speedup two cores must also be
LEAST_SPEEDUP times as fast as one, on a machine that does nothing else.
"""

import argparse
import logging
import os
import sys
from collections.abc import Callable
from contextlib import redirect_stderr
from importlib import import_module
from io import StringIO
from time import perf_counter
from typing import Any

import msgspec

from thirdplace.cli import main as run_command
from thirdplace.core.registry import all_games
from thirdplace.lab.chunks.choose_runner import choose_runner
from thirdplace.lab.chunks.chunk_runner import ChunkRunner, InlineRunner
from thirdplace.lab.lab_request import LabRequest, make_run
from thirdplace.lab.lab_run import LabRun
from thirdplace.lab.simulation.play_chunk import find_simulation

NODES = 3
DEALS = 40_000
LOST_AFTER_CHUNKS = 3
LEAST_SPEEDUP = 1.8
NOWHERE = "ray://127.0.0.1:1"
"""Nothing listens there."""


def find_lab_game() -> str:
    """A game whose players are compiled."""
    return next(
        game.id for game in all_games() if game.brings("simulation") and find_simulation(game).RESTRICTIONS
    )


def make_lab_run(deals: int) -> LabRun:
    run = make_run(LabRequest(find_lab_game(), deals=deals, seed="cluster"))
    return LabRun(run.plan, run.stop, blocks_per_chunk=8)


def play(run: LabRun, runner: ChunkRunner, lose_node: Any = None) -> bytes:
    for chunks, _ in enumerate(run.advance(runner), 1):
        if lose_node is not None and chunks == LOST_AFTER_CHUNKS:
            lose_node()
            lose_node = None
    return msgspec.json.encode(run.report())


def compare_on_cluster(deals: int) -> bool:
    """Is the report equal to the byte, although a node was lost?"""
    ray: Any = import_module("ray")  # only where the group `cluster` is installed
    cluster: Any = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1}
    )
    others = [cluster.add_node(num_cpus=1) for _ in range(NODES - 1)]
    ray.init(address=cluster.address, log_to_driver=False, logging_level=logging.ERROR)
    try:
        print(f"{len(ray.nodes())} nodes, {int(ray.cluster_resources()['CPU'])} cores", flush=True)
        runner = choose_runner("ray", None)
        print(f"{runner.workers} workers", flush=True)
        expected = play(make_lab_run(deals), InlineRunner())
        found = play(make_lab_run(deals), runner, lambda: cluster.remove_node(others[0]))
        alive = sum(node["Alive"] for node in ray.nodes())
        print(f"{alive} nodes at the end; the reports are {'equal' if found == expected else 'DIFFERENT'}")
        return found == expected and alive == NODES - 1 and runner.workers == NODES
    finally:
        ray.shutdown()
        cluster.shutdown()


def refuses_absent_cluster() -> bool:
    """Does the command end with a sentence where there is no cluster?"""
    words = ["lab", find_lab_game(), "--deals", "8", "--on", NOWHERE, "--lang", "en"]
    with redirect_stderr(StringIO()) as told:
        code = run_command(words)
    is_told = code == 2 and f"There is no Ray cluster at {NOWHERE}." in told.getvalue()
    print(
        f"a cluster that is not there is {'named' if is_told else 'NOT NAMED: ' + told.getvalue()}",
        flush=True,
    )
    return is_told


def open_ray(workers: int) -> ChunkRunner:
    """A cluster of this machine alone, with so many cores."""
    ray: Any = import_module("ray")
    ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    return choose_runner("ray", None)


def measure_speedup(open_runner: Callable[[int], ChunkRunner], deals: int) -> float:
    """How many times as fast two workers are as one. Only a machine that does nothing else can tell."""
    took = []
    for workers in (1, 2):
        runner = open_runner(workers)
        play(make_lab_run(1000), runner)  # loads and compiles
        begun = perf_counter()
        play(make_lab_run(deals), runner)
        took.append(perf_counter() - begun)
        runner.close()
        if open_runner is open_ray:
            import_module("ray").shutdown()
    return took[0] / took[1]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--speedup", action="store_true", help="measure how much faster two cores are")
    given = parser.parse_args()
    is_sound = refuses_absent_cluster() & compare_on_cluster(given.deals)
    if given.speedup:
        from thirdplace.lab.chunks.local_runners import ProcessRunner

        for name, open_runner in (("processes", ProcessRunner), ("Ray", open_ray)):
            found = measure_speedup(open_runner, given.deals * 4)
            print(
                f"{name}: two workers are {found:.2f} times as fast as one, at least {LEAST_SPEEDUP} wanted",
                flush=True,
            )
            is_sound &= found >= LEAST_SPEEDUP
        print(f"others on this machine: a load of {os.getloadavg()[2]:.1f} in the last quarter of an hour")
    return 0 if is_sound else 1


if __name__ == "__main__":
    sys.exit(main())
