"""`thirdplace calibrate`: what the coach said, compared with what came true."""

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.games import CLOCK_GAME, LED_GAME

from thirdplace.cli import main
from thirdplace.core.chance import Chance
from thirdplace.core.game import Game
from thirdplace.core.match import Match
from thirdplace.core.registry import all_games
from thirdplace.lab.calibration.asked_games import DecisionPicker, play_game, shares_of_win
from thirdplace.lab.calibration.calibration_plan import CalibrationPlan, Case, CheckedCost
from thirdplace.lab.calibration.calibration_run import CalibrationRun
from thirdplace.lab.calibration.checked_costs import draw_world
from thirdplace.lab.calibration.reliability import largest_gap, summarize_cases, summarize_costs
from thirdplace.lab.chunks.chunk_runner import InlineRunner

QUICK = ["--seats", "2", "--level", "expert", "--option", "rounds=1", "--on", "here", "--lang", "en"]


def run_calibrate(*words: str) -> int:
    return main(["calibrate", LED_GAME, *QUICK, *words])


# What is counted.


def make_cases(said: float, won: list[float], games: Iterable[int] | None = None) -> list[Case]:
    numbers = range(len(won)) if games is None else games
    return [Case(4, game, "advice", 0, said, share) for game, share in zip(numbers, won, strict=True)]


def test_said_chances_are_compared_with_the_share_that_was_won() -> None:
    cases = [*make_cases(0.25, [1.0] + [0.0] * 3), *make_cases(1.0, [1.0] * 4)]
    group = summarize_cases(cases, is_team=False)
    assert [(tenth.low, tenth.cases, tenth.won) for tenth in group.tenths] == [(0.2, 4, 0.25), (0.9, 4, 1)]
    assert group.brier == pytest.approx((0.75**2 + 3 * 0.25**2) / 8)
    assert group.reference == pytest.approx((5 * 0.75**2 + 3 * 0.25**2) / 8)
    assert (group.said, group.won, group.games) == (0.625, 0.625, 4)
    assert all(tenth.won_low <= tenth.won <= tenth.won_high for tenth in group.tenths)
    assert group.tenths[1].won_low < 0.75, "four wins are no proof"


def test_cases_of_one_game_are_no_independent_tries() -> None:
    won = [1.0] * 50 + [0.0] * 50
    apart = summarize_cases(make_cases(0.5, won), is_team=False)
    together = summarize_cases(make_cases(0.5, won, (place // 10 for place in range(100))), is_team=False)
    assert apart.won == together.won
    assert together.won_high - together.won_low > 2 * (apart.won_high - apart.won_low)


def test_cases_count_for_as_many_decisions_as_they_stand_for() -> None:
    long, short = Case(4, 0, "advice", 0, 0.4, 1.0, 9.0), Case(4, 1, "advice", 0, 0.8, 0.0, 1.0)
    group = summarize_cases([long, short], is_team=True)
    assert group.cases == 2
    assert group.said == pytest.approx(0.44)
    assert group.won == pytest.approx(0.9)
    assert group.brier == pytest.approx(0.9 * 0.6**2 + 0.1 * 0.8**2)
    assert group.reference == pytest.approx(0.9 * 0.1)
    alike = make_cases(0.5, [1.0, 0.0] * 20)
    unequal = [Case(4, case.game, "advice", 0, 0.5, case.won, 1.0 + case.game // 2 % 2 * 9) for case in alike]
    groups = [summarize_cases(cases, is_team=True) for cases in (alike, unequal)]
    assert groups[0].won == groups[1].won == 0.5
    assert groups[1].won_high > groups[0].won_high + 0.03, "few of them count for much"


def test_only_tenths_with_enough_cases_are_judged() -> None:
    cases = [*make_cases(0.32, [1.0] * 60 + [0.0] * 140), *make_cases(0.95, [0.0] * 199)]
    worst = largest_gap(summarize_cases(cases, is_team=False))
    assert worst is not None
    assert worst.gap == pytest.approx(0.02)


def test_costs_are_averaged_with_their_error() -> None:
    found = summarize_costs([CheckedCost(4, 0, 1, 0.1, 0.05, 0.03), CheckedCost(4, 0, 9, 0.2, 0.15, 0.04)])
    assert found.moves == 2
    assert [found.claimed, found.found] == pytest.approx([0.15, 0.1])
    assert found.error == pytest.approx(0.025)


# What is played.


def test_every_decision_is_as_likely_to_be_picked_and_the_first_always_is() -> None:
    from random import Random

    class Moment:
        state = None

        def __init__(self, number: int) -> None:
            self.moves = [None] * number

        def situation(self, seat: int) -> None:
            return None

    counts, weights = [0] * 10, [0.0] * 10
    for seed in range(600):
        picker = DecisionPicker(4, Random(seed))
        for number in range(10):
            picker.offer(Moment(number), 0)  # type: ignore[arg-type]
        assert picker.picked[0].moves == 0
        for decision in picker.weigh():
            counts[decision.moves] += 1
            weights[decision.moves] += decision.weight
    assert counts[0] == 600
    assert sum(counts) == 2400
    assert all(140 < count < 260 for count in counts[1:]), counts
    assert weights[0] == 600
    assert all(420 < weight < 780 for weight in weights[1:]), "each decision counts as much as any other"


def test_the_same_plan_gives_the_same_cases() -> None:
    plan = CalibrationPlan(LED_GAME, (2,), "expert", 3, asked=2, options={"rounds": 1})
    runs = [CalibrationRun(plan) for _ in range(2)]
    for run in runs:
        assert list(run.advance(InlineRunner())) == [3]
    assert runs[0].cases == runs[1].cases
    assert {case.kind for case in runs[0].cases} == {"advice", "review"}
    by_moment = [case for case in runs[0].cases if case.kind == "review"]
    for first, second in zip(by_moment[::2], by_moment[1::2], strict=True):
        assert first.said + second.said == pytest.approx(1)
        assert first.won + second.won == 1


def test_a_team_that_misses_its_turns_needs_longer() -> None:
    games = {
        missed: play_game(CalibrationPlan(CLOCK_GAME, (2,), "easy", 1, missed=missed), "easy", 2, 0).match
        for missed in (0, 60)
    }
    paces = {missed: len(match.moves) / match.now for missed, match in games.items()}
    assert paces[60] < 0.7 * paces[0]
    assert set(shares_of_win(games[0])) <= {0.0, 1.0}


# The command.


def test_results_are_shown_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found, plot = tmp_path / "found.json", tmp_path / "plot.svg"
    assert run_calibrate("--games", "6", "--json", str(found), "--plot", str(plot)) == 0
    told = capsys.readouterr().out
    assert "Brier score" in told
    assert "95% confidence interval" in told
    report = json.loads(found.read_bytes())
    assert report["games"] == 6
    assert report["command"].startswith(f"thirdplace calibrate {LED_GAME} --seats 2 --level expert --games 6")
    assert {section["kind"] for section in report["sections"]} == {"advice", "review"}
    assert plot.read_text(encoding="utf-8").count("<svg") == 1


@pytest.mark.parametrize("lang", ["de", "it"])
def test_it_speaks_other_languages(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_calibrate("--games", "2", "--markdown", "--lang", lang) == 0
    told = capsys.readouterr().out
    assert "|---:|" in told
    assert "95" in told


def test_claimed_costs_are_checked_by_playing_on(tmp_path: Path) -> None:
    found = tmp_path / "costs.json"
    words = ["--reviews", "3", "--reviewed", "easy", "--playouts", "6", "--json", str(found)]
    assert run_calibrate(*words) == 0
    report = json.loads(found.read_bytes())
    assert report["costs"]["moves"] == len(report["checked"]) > 0
    for cost in report["checked"]:
        assert 0.03 < cost["claimed"] <= 1
        assert -1 <= cost["found"] <= 1


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_an_imagined_world_looks_the_same_to_the_player(game: Game) -> None:
    """Where a game draws no inferences, it does so to all: what others have in secret stays."""
    match = Match(game, min(4, max(game.seats)), seed="secrets")
    rng = Random("secrets")
    for _ in range(14):
        if not match.over and match.active:
            seat = match.active[0]
            match.do(seat, rng.choice(match.legal(seat)))
    infers = game.brings("simulation") and hasattr(game.part("simulation"), "imagine")
    real, viewers = match.state, range(1 if infers else match.seats)
    seen = match.views(viewers)
    differs = False
    for number in range(3):
        match.state = draw_world(match, match.situation(0), Chance(f"other {number}"))
        assert match.views(viewers) == seen
        differs = differs or match.state != real
        match.state = real
    assert differs


def test_what_was_done_before_an_interruption_is_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run_one(_: InlineRunner, work: Callable[[Any], Any], chunks: Iterable[Any]) -> Iterator[Any]:
        yield work(next(iter(chunks)))
        raise KeyboardInterrupt

    monkeypatch.setattr(InlineRunner, "run", run_one)
    assert run_calibrate("--games", "10") == 130
    told = capsys.readouterr()
    assert "Brier score" in told.out
    assert "Games played: 5 of 10" in told.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--level", "genius"], "There is no level “genius”"),
        (["--reviewed", "genius"], "There is no level “genius”"),
        (["--seats", "77"], "77"),
        (["--games", "none"], "--games"),
        (["--missed", "20"], "has no clock"),
        (["--on", "threads"], "--on takes one of these: here, processes"),
        (["--plot", "picture.pdf"], ".svg"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_calibrate(*words) == 2
    told = capsys.readouterr()
    assert sentence in told.err
    assert told.err.count("\n") == 1
    assert not told.out
