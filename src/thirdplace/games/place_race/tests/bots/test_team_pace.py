"""How long people take for their turns, and what the coach makes of it."""

import pytest

from thirdplace.core.match import Match
from thirdplace.core.parts.coach import advise, random_from
from thirdplace.games.place_race import GAME
from thirdplace.games.place_race.benchmarks.dawdlers import DawdlingTeam, Speed, estimate_best, play_cases
from thirdplace.games.place_race.planning.remaining_race import describe_remaining_race
from thirdplace.games.place_race.planning.team_pace import (
    ImaginedTurns,
    TurnLengths,
    find_races_in_time,
    imagine_turns,
    measure_turns,
)
from thirdplace.games.place_race.planning.win_chance_calibration import calibrate_share
from thirdplace.games.place_race.tests.race_table import (
    clock_ms_of_year,
    new_game,
    play_lines,
    start_race,
)


def race_of_two() -> Match:
    """Aroha has one step to go to Waitangi, Ben stands in Auckland; both cards are due after ten years."""
    table = new_game(hands="waitangi-1840 / auckland-1840")
    start_race(table, "whangarei", "auckland")
    return table


def test_turns_while_a_card_is_due_are_measured_apart() -> None:
    table = race_of_two()
    year_ms = table.state.year_ms
    play_lines(
        table, "Aroha: move waitangi @1831", "Ben: skip @1833", "Aroha: skip @1840", "Ben: skip @1840.2"
    )
    assert measure_turns(table.state, table.moves) == TurnLengths(
        [[7 * year_ms, year_ms], [2 * year_ms]], [[], [year_ms // 5]]
    ), "the turn from 1840 on began while a card was due"
    play_lines(table, "Aroha: turn-in waitangi-1840 @1840.5")
    assert measure_turns(table.state, table.moves).due == [[year_ms * 3 // 10], [year_ms // 5]]


def test_pace_is_turns_per_player_and_year() -> None:
    year_ms = 2000
    assert TurnLengths([[], []], [[], []]).measure_pace(year_ms) == 1
    assert TurnLengths([[1000], [1000]], [[], []]).measure_pace(year_ms) == 1
    assert TurnLengths([[2000], [1000]], [[], [3000]]).measure_pace(year_ms) == 0.5


def find_share(table: Match, turns: ImaginedTurns) -> float:
    race = describe_remaining_race(table.state, table.now)
    found = find_races_in_time(table.state, race.hands, race.pool, turns)
    return sum(found) / len(found)


@pytest.mark.parametrize(("years", "least", "most"), [(0.3, 0.9, 1), (3, 0, 0.4)])
def test_people_are_thought_to_go_on_as_they_began(years: float, least: float, most: float) -> None:
    table = race_of_two()
    length = int(years * table.state.year_ms)
    turns = imagine_turns(table.state, 0, TurnLengths([[length] * 40, [length] * 40], [[], []]))
    assert least <= find_share(table, turns) <= most


def test_who_has_to_walk_needs_a_turn_for_every_step() -> None:
    table = race_of_two()
    at = [clock_ms_of_year(table, year) for year in (1839, 1840)]
    assert find_share(table, ImaginedTurns(0, [[at, at]])) == 1
    assert find_share(table, ImaginedTurns(0, [[at[1:], at]])) == 0, "Aroha's one turn is for the step"
    assert find_share(table, ImaginedTurns(0, [[at, at[:1]]])) == 0, "Ben has no turn in 1840"


def test_the_benchmark_asks_in_races_at_the_speed_it_says() -> None:
    team = DawdlingTeam(Match(GAME, 2, seed="slow"), Speed("missed", 50), 0)
    assert not team.play()
    assert len(team.situations) == 1
    pace = measure_turns(team.match.state, team.match.moves).measure_pace(team.match.state.year_ms)
    assert 0.3 < pace < 0.8
    found = list(play_cases(2, 4, "a test", 6))
    assert found
    assert all(one.speed == Speed("missed", 15) and 0 <= one.case.said <= 1 for one in found)


def test_the_benchmark_compares_what_the_coach_says() -> None:
    table = race_of_two()
    play_lines(table, "Aroha: move waitangi @1832", "Ben: skip @1833")
    situation = table.situation(0, clock_ms_of_year(table, 1834))
    said = estimate_best(situation, random_from("a test"))
    assert said is not None
    assert said.chance == advise(situation, random_from("a test")).rated[0].chance


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_more_races_in_time_are_a_better_chance_and_none_is_quite_sure(seats: int) -> None:
    said = [calibrate_share(won, 120, seats) for won in range(121)]
    assert said == sorted(said)
    assert len(set(said)) == 121
    assert 0 < said[0] < 0.04
    assert 0.97 < said[-1] < 1


def test_nobody_can_help_out_a_pair() -> None:
    assert calibrate_share(60, 120, 2) < calibrate_share(60, 120, 3) - 0.1
