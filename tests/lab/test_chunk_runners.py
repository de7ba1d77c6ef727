"""The same results wherever chunks run, however many workers there are, and if some of them die."""

import sys
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from time import sleep

import pytest
from support.games import LED_GAME, TURN_GAME
from support.lab.chunk_work import die_always, die_once, divide_by, sleep_long, square

from thirdplace.cli import main
from thirdplace.lab.chunks.choose_runner import choose_runner
from thirdplace.lab.chunks.chunk_runner import ChunkRunner, InlineRunner, RunnerUnavailable, WorkersKeepDying
from thirdplace.lab.chunks.local_runners import ProcessRunner, ThreadRunner


@pytest.mark.parametrize("on", ["here", "threads", "processes"])
def test_results_come_in_the_order_of_chunks(on: str) -> None:
    runner = choose_runner(on, 2)
    try:
        assert list(runner.run(square, range(20))) == [number * number for number in range(20)]
        assert list(islice(runner.run(square, count()), 5)) == [
            0,
            1,
            4,
            9,
            16,
        ]  # endless chunks are no trouble
    finally:
        runner.close()


def test_no_more_chunks_are_taken_than_workers_need() -> None:
    taken: list[int] = []

    def chunks() -> Iterator[int]:
        for number in range(100):
            taken.append(number)
            yield number

    runner: ChunkRunner = ThreadRunner(2)
    results = runner.run(square, chunks())
    next(results)
    assert len(taken) <= 8
    runner.close()


def test_a_chunk_whose_worker_died_is_computed_again(tmp_path: Path) -> None:
    mark = str(tmp_path / "died")
    runner = ProcessRunner(2)
    assert list(runner.run(die_once, [(number, mark) for number in range(8)])) == [n * n for n in range(8)]
    assert Path(mark).exists()
    runner.close()


def test_workers_that_always_die_end_the_run(tmp_path: Path) -> None:
    runner = ProcessRunner(1)
    with pytest.raises(WorkersKeepDying):
        list(runner.run(die_always, [(1, "")]))
    runner.close()


def test_what_is_being_computed_is_given_up_when_a_runner_is_closed(tmp_path: Path) -> None:
    """Even by work that catches every exception."""
    mark = tmp_path / "runs"
    runner = ProcessRunner(1)
    results = runner.run(sleep_long, ["", str(mark)])
    next(results)
    while not mark.exists():
        sleep(0.02)
    results.close()
    runner.close()
    assert Path(f"{mark}-woken").exists()


def test_an_error_in_the_work_is_raised() -> None:
    runners: list[ChunkRunner] = [InlineRunner(), ThreadRunner(2)]
    for runner in runners:
        with pytest.raises(ZeroDivisionError):
            list(runner.run(divide_by, [1, 0]))
        runner.close()


def test_a_place_that_does_not_exist_is_refused() -> None:
    with pytest.raises(RunnerUnavailable) as refused:
        choose_runner("the moon", 1)
    assert refused.value.reason == "unknown"


def test_ray_that_is_not_installed_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(RunnerUnavailable) as refused:
        choose_runner("ray", None)
    assert refused.value.reason == "ray-missing"
    assert main(["lab", LED_GAME, "--deals", "8", "--on", "ray", "--lang", "en"]) == 2
    assert capsys.readouterr().err == "Ray is not installed: install thirdplace[ray].\n"


COMMANDS = (
    ("lab", LED_GAME, "--deals", "8"),
    ("solve", LED_GAME),
    ("ladder", TURN_GAME, "--bots", "easy,medium", "--games", "2"),
    ("calibrate", LED_GAME, "--games", "2"),
    ("data", TURN_GAME, "games.parquet", "--games", "2"),
)


@pytest.mark.parametrize("command", COMMANDS, ids=[words[0] for words in COMMANDS])
def test_how_many_compute_is_left_to_the_cluster_unless_it_is_typed(
    command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    chosen: list[tuple[str, int | None]] = []

    class Noted:
        def __init__(self, address: str | None, workers: int | None) -> None:
            chosen.append((address or "", workers))
            raise RunnerUnavailable("ray-missing")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("thirdplace.lab.chunks.ray_runner.RayRunner", Noted)
    for words in ((), ("--workers", "3")):
        assert main([*command, "--on", "ray://there:1", *words, "--lang", "en"]) == 2
    assert chosen == [("ray://there:1", None), ("ray://there:1", 3)]


def test_on_this_machine_there_is_a_worker_for_each_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 5)
    runner = choose_runner("threads", None)
    assert runner.workers == 5
    runner.close()
