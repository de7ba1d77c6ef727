"""A lab run gives the same report to the byte, however it is cut, where it runs, and if it is interrupted."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from thirdplace.core.options.option_schema import option_schema
from thirdplace.core.registry import all_games, find_game
from thirdplace.lab.chunks.choose_runner import choose_runner
from thirdplace.lab.chunks.chunk_runner import ChunkRunner, InlineRunner
from thirdplace.lab.dial_steps import list_steps
from thirdplace.lab.lab_request import LabRequest, UnusableRequest, Vary, make_run
from thirdplace.lab.lab_run import LabRun, StopRule
from thirdplace.lab.results.report_structs import LabReport
from thirdplace.lab.run_file import OtherPlan, UnreadableRun, read_run, write_run
from thirdplace.lab.simulation import tally_arrays
from thirdplace.lab.simulation.play_chunk import find_simulation
from thirdplace.lab.simulation.tally_arrays import TallyKeeper

GAMES = [game.id for game in all_games() if find_simulation(game).IS_COMPILED]
GAME = next(
    game.id for game in all_games() if game.brings("simulation") and find_simulation(game).RESTRICTIONS
)
RESTRICTION = find_simulation(next(game for game in all_games() if game.id == GAME)).RESTRICTIONS[0]


def finish(run: LabRun, runner: ChunkRunner | None = None) -> bytes:
    for _ in run.advance(runner or InlineRunner()):
        pass
    return msgspec.json.encode(run.report())


def make_small_run(blocks_per_chunk: int = 4, deals: int = 300, seed: str = "small") -> LabRun:
    run = make_run(LabRequest(GAME, deals=deals, restrict=(RESTRICTION,), seed=seed))
    return LabRun(run.plan, run.stop, pairs=run.pairs, blocks_per_chunk=blocks_per_chunk)


def test_the_report_is_the_same_for_any_chunks_and_workers() -> None:
    expected = finish(make_small_run())
    assert finish(make_small_run(blocks_per_chunk=7)) == expected
    assert finish(make_small_run(blocks_per_chunk=1000)) == expected
    for on, workers in (("threads", 1), ("threads", 3), ("processes", 2)):
        runner = choose_runner(on, workers)
        assert finish(make_small_run(blocks_per_chunk=11), runner) == expected
        runner.close()
    assert finish(make_small_run(seed="another")) != expected


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_lab(game: str) -> None:
    report = msgspec.json.decode(finish(make_run(LabRequest(game, deals=40))), type=LabReport)
    wins = report.settings[0].tables[0]
    assert report.games >= 40
    assert sum(row.estimate.value for row in wins.rows) == pytest.approx(1)


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_every_dial_can_be_varied(game: str) -> None:
    """Also one that changes what is counted: another die has other faces, another deck other cards."""
    known = [(info, list_steps(info, LabRequest(game))) for info in option_schema(find_game(game))]
    possible = 0
    for info, values in known:
        for value in values[:2]:
            try:
                run = make_run(LabRequest(game, deals=8, vary=(Vary(info.key, (value,)),)))
            except UnusableRequest:  # not without another option
                continue
            report = msgspec.json.decode(finish(run), type=LabReport)
            tables = [*report.comparisons[0].tables, *report.settings[1].tables]
            assert tables
            assert all(table.rows for table in tables)
            possible += 1
    assert possible or not any(values for _, values in known)


def test_a_run_stops_once_it_is_precise_enough() -> None:
    run = make_run(LabRequest(GAME, precision=0.02))
    report = msgspec.json.decode(finish(run), type=LabReport)
    halves = [row.estimate.high - row.estimate.value for row in report.settings[0].tables[0].rows]
    assert max(halves) <= 0.02
    assert run.blocks % 16 == 0
    other = LabRun(run.plan, run.stop, blocks_per_chunk=5)
    finish(other)
    assert other.blocks == run.blocks


def test_a_precise_run_weighs_as_many_games_as_were_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """One in each block: without them, the run would end at the first look."""
    monkeypatch.setattr("thirdplace.lab.lab_run.LOOK_BLOCKS", 4)
    monkeypatch.setattr("thirdplace.lab.lab_run.FEWEST_BLOCKS", 4)
    run = make_run(LabRequest(GAME, precision=0.2, weighed_games=6))
    finish(run)
    assert run.blocks == 8, "the first look after the last of them"
    decisions = next(table for table in run.report().settings[0].tables if table.key == "decisions")
    assert decisions.rows[0].count == 6


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "lab.run"
    run = make_small_run()
    playing = run.advance(InlineRunner())
    for _ in range(3):
        next(playing)
    playing.close()  # type: ignore[attr-defined]
    write_run(run, file)
    again = make_small_run(blocks_per_chunk=3)
    read_run(again, file)
    assert again.blocks == run.blocks > 0
    assert finish(again) == finish(make_small_run())


def test_a_file_of_another_plan_or_of_nothing_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "lab.run"
    run = make_small_run()
    next(iter(run.advance(InlineRunner())))
    write_run(run, file)
    with pytest.raises(OtherPlan):
        read_run(make_small_run(seed="another"), file)
    file.write_bytes(file.read_bytes()[:100])
    with pytest.raises(UnreadableRun):
        read_run(make_small_run(), file)


def test_many_blocks_are_joined_alike_however_they_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tally_arrays, "MOST_BLOCKS", 8)
    numbers = np.arange(37)

    def gather(*sizes: int) -> TallyKeeper:
        keeper, place = TallyKeeper(), 0
        for size in sizes:
            keeper.add({"games": numbers[place : place + size]})
            place += size
        return keeper

    one, other = gather(37), gather(5, 11, 1, 20)
    assert one.joined == 8
    assert list(one.tally()["games"]) == list(other.tally()["games"])
    assert one.tally()["games"].sum() == numbers.sum()


def test_the_same_setting_differs_from_itself_in_nothing() -> None:
    run = make_run(LabRequest(GAME, deals=200))
    base = run.plan.settings[0]
    plan = msgspec.structs.replace(run.plan, settings=(base, msgspec.structs.replace(base, key="again")))
    report = msgspec.json.decode(
        finish(LabRun(plan, StopRule(20), pairs=[("again", base.key)])), type=LabReport
    )
    assert {row.estimate.value for table in report.comparisons[0].tables for row in table.rows} == {0.0}


@pytest.mark.parametrize(
    ("request_", "reason"),
    [
        (LabRequest(GAME, seats=(99,)), "seats"),
        (LabRequest(GAME, levels=("genius",)), "level"),
        (LabRequest(GAME, restrict=("never-breathes",)), "restriction"),
        (LabRequest(GAME, options={"no_such_dial": 3}), "options"),
        (LabRequest(GAME, vary=(Vary("no_such_dial", (3,)),)), "options"),
    ],
)
def test_what_is_not_possible_is_refused(request_: LabRequest, reason: str) -> None:
    with pytest.raises(UnusableRequest) as refused:
        make_run(request_)
    assert refused.value.reason == reason
