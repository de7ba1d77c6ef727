"""How much one attacker slows everybody else down: each scenario, measured.

    python tests/attacks.py                            every scenario, and a table of what was measured
    python tests/attacks.py send_pings send_hellos     these two

The attacker is a process with an address of its own. People at other tables play on, from other addresses,
and somebody new joins again and again. The same people play on a second server that nobody attacks: what
that one suffers is this machine's doing, which attacker, players and servers share. Calm and attack take
turns, and medians are compared.
"""

import argparse
import asyncio
import gc
import os
import random
import statistics
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

import psutil
import support.reliability.attacks_on_net  # registers its scenarios
import support.reliability.attacks_on_work  # noqa: F401
from support.games import LED_GAME, TURN_GAME, options_with_rounds
from support.live_server import Json, Lobby, Server, TableMade
from support.random_players import run_together
from support.reliability.attack_scenarios import SCENARIOS, Scenario, Target
from support.reliability.fuzzing import HonestPlayer

__all__ = ["AttackMeasurement", "Target", "format_table", "measure_all"]

TABLES = 4
"""People play at so many tables, each from an address of its own."""
MOVE_PAUSE_S = 0.06
"""Between a player's moves: within the usual limit of messages."""
TURNS = 3
"""Calm and attack take turns so many times."""
CALM_S = 5.0
ATTACK_S = 6.0
WARM_UP_S = 1.5
MAX_SLOWDOWN = 3.0
MAX_MEMORY_MB = 200.0
MAX_JOIN_S = 1.0
NICENESS = 10
"""Of the attacker, who would bring a machine of their own."""


@dataclass(frozen=True)
class AttackMeasurement:
    """What people noticed of one scenario."""

    scenario: Scenario
    calm_ms: float
    p99_ms: float
    """How long 99 % of the moves took at most, until they were kept and told."""
    machine: float
    """How many times longer it took on the server that was not attacked."""
    memory_mb: float
    """How much the server grew."""
    join_s: float
    """The longest time it took to come to a table."""
    core: float
    """How much of a core the server's own process used."""

    @property
    def slowdown(self) -> float:
        return self.p99_ms / self.calm_ms

    @property
    def allowed_slowdown(self) -> float:
        """Where the server works for the attacker, its work is what slows the machine: no excuse."""
        return MAX_SLOWDOWN * (1.0 if self.scenario.costs_work else max(1.0, self.machine))

    @property
    def is_within_limits(self) -> bool:
        return (
            self.slowdown <= self.allowed_slowdown
            and self.memory_mb <= MAX_MEMORY_MB
            and self.join_s <= MAX_JOIN_S
        )


class Player(HonestPlayer):
    """Plays without hurry, and notes how long each move takes to be kept and told."""

    def __init__(self, table: TableMade, seat: int, waits_s: list[float]) -> None:
        super().__init__(table, (seat,), random.Random(seat))
        self._waits_s = waits_s
        self._sent_at: dict[str, float] = {}

    async def send(self, seat: int, action: Json) -> None:
        await asyncio.sleep(MOVE_PAUSE_S)
        await super().send(seat, action)
        self._sent_at[self.pending[seat].id] = perf_counter()

    def on_message(self, message: Json) -> None:
        super().on_message(message)
        if message.get("id") in self._sent_at:
            self._waits_s.append(perf_counter() - self._sent_at.pop(message["id"]))


async def _play_on(url: str, number: int, waits_s: list[float]) -> None:
    """One table, and another when its game is over."""
    async with Target(url, f"127.0.1.{number + 1}").session() as session:
        lobby = Lobby(session)
        while True:
            table = await lobby.make_table(LED_GAME, "Ann", "Bob", options=options_with_rounds(12))
            players = [Player(table, seat, waits_s) for seat in (0, 1)]
            await run_together(*(player.connect(lobby) for player in players))
            await run_together(*(player.play() for player in players))


async def _join_repeatedly(url: str, waits_s: list[float]) -> None:
    """Somebody new, again and again: open a table, sit down, see it."""
    number = 0
    while True:
        number += 1
        async with Target(url, f"127.0.2.{number % 250 + 1}").session() as session:
            lobby, began = Lobby(session), perf_counter()
            table = await lobby.make_table(TURN_GAME, "Cleo", start=False)
            person = await lobby.connect(table, table.tokens[0])
            await person.receive("update", patience=60)
            waits_s.append(perf_counter() - began)
            await person.close()
        await asyncio.sleep(0.3)


@dataclass
class People:
    """Those who play on one server, and what they have waited for since `measure` was called last."""

    server: Server
    waits_s: list[float] = field(default_factory=list)
    _playing: list[asyncio.Task[None]] = field(default_factory=list)

    def start_playing(self) -> None:
        self._playing = [
            asyncio.create_task(_play_on(self.server.address, number, self.waits_s))
            for number in range(TABLES)
        ]

    def p99_ms(self, within_s: float) -> float:
        """Who was not answered at all has waited for the whole time."""
        for task in self._playing:
            if task.done():
                task.result()
        if not self.waits_s:
            return within_s * 1000
        return sorted(self.waits_s)[int(len(self.waits_s) * 0.99)] * 1000

    def stop_playing(self) -> None:
        for task in self._playing:
            task.cancel()


def _core_seconds(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


async def _measure_attack(server: Server, other: Server, found: Scenario) -> AttackMeasurement:
    attacked, beside = People(server), People(other)
    process = psutil.Process(server.pid)
    calm: tuple[list[float], list[float]] = ([], [])
    under_attack: tuple[list[float], list[float]] = ([], [])
    joins_s: list[float] = []
    cores: list[float] = []
    for people in (attacked, beside):
        people.start_playing()
    await asyncio.sleep(WARM_UP_S)
    least = most = process.memory_info().rss

    async def watch(seconds: float, into: tuple[list[float], list[float]]) -> None:
        nonlocal most
        for people in (attacked, beside):
            people.waits_s.clear()
        began = perf_counter()
        while perf_counter() - began < seconds:
            await asyncio.sleep(0.25)
            most = max(most, process.memory_info().rss)
        for people, p99s_ms in zip((attacked, beside), into, strict=True):
            p99s_ms.append(people.p99_ms(seconds))

    for _ in range(TURNS):
        await watch(CALM_S, calm)
        attacker = subprocess.Popen(
            [sys.executable, __file__, "--attack", found.name, "--url", server.address]
        )
        try:
            await asyncio.sleep(WARM_UP_S)
            joining, joined = asyncio.create_task(_join_repeatedly(server.address, joins_s)), len(joins_s)
            used, began = _core_seconds(process), perf_counter()
            await watch(ATTACK_S, under_attack)
            cores.append((_core_seconds(process) - used) / (perf_counter() - began))
            assert attacker.poll() is None, f"{found.name} ended by itself"
            joining.cancel()
            if len(joins_s) == joined:
                joins_s.append(ATTACK_S)
        finally:
            attacker.kill()
            attacker.wait()
        await asyncio.sleep(WARM_UP_S)
    for people in (attacked, beside):
        people.stop_playing()
    median = statistics.median
    return AttackMeasurement(
        found,
        calm_ms=median(calm[0]),
        p99_ms=median(under_attack[0]),
        machine=median(under_attack[1]) / median(calm[1]),
        memory_mb=(most - least) / 2**20,
        join_s=max(joins_s),
        core=median(cores),
    )


def measure_all(names: list[str] | None = None) -> list[AttackMeasurement]:
    """Each scenario against a server of its own."""
    results = []
    for name in names or list(SCENARIOS):
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            servers = [stack.enter_context(Server(folder / name)) for name in ("attacked", "beside")]
            results.append(asyncio.run(_measure_attack(servers[0], servers[1], SCENARIOS[name])))
        print(_format_row(results[-1]), flush=True)
    return results


def _format_row(one: AttackMeasurement) -> str:
    return (
        f"| {one.scenario.what} | {one.calm_ms:.1f} ms | {one.p99_ms:.1f} ms | {one.slowdown:.1f} "
        f"| {one.machine:.1f} | +{one.memory_mb:.0f} MB | {one.join_s:.2f} s | {one.core:.0%} "
        f"| {'yes' if one.is_within_limits else 'no'} |"
    )


def format_table(results: list[AttackMeasurement]) -> str:
    heads = (
        "| attack | move time, calm | move time, attacked | factor | factor on an unattacked server "
        "| memory | time to join | CPU of one core | within the aim |"
    )
    return "\n".join([heads, "|---" * (heads.count("|") - 1) + "|", *map(_format_row, results)])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("scenarios", nargs="*", choices=[*SCENARIOS, []], help="all if none is named")
    parser.add_argument("--attack", choices=list(SCENARIOS), help="only attack, until killed")
    parser.add_argument("--url", default="")
    asked = parser.parse_args()
    if asked.attack:
        _run_attacker_process()
        asyncio.run(_run_attack(Target(asked.url), SCENARIOS[asked.attack]))
        return 0
    gc.freeze()  # otherwise the garbage collector stops the people for 30 to 80 ms, now and then
    results = measure_all(asked.scenarios)
    print(format_table(results))
    return 0 if all(one.is_within_limits for one in results) else 1


async def _run_attack(target: Target, found: Scenario) -> None:
    await found.run(target)


def _run_attacker_process() -> None:
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    os.nice(NICENESS)


if __name__ == "__main__":
    sys.exit(main())
