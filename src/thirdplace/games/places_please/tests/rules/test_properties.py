"""Places, Please: what holds in every game, whatever the options and the moves."""

from itertools import pairwise
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from thirdplace.core.chance import Chance
from thirdplace.core.game import ALL
from thirdplace.core.match import Match
from thirdplace.core.records.record import record_of, verify
from thirdplace.games.places_please.tests.please_table import choose_at_random, new_game
from thirdplace.games.places_please.view_types import Board, RoundScored

PLACES = ["ones", "tens", "hundreds", "thousands", "ten-thousands", "hundred-thousands", "millions"]


@st.composite
def random_matches(draw: st.DrawFn) -> Match:
    options: dict[str, Any] = {
        "rounds": draw(st.integers(1, 3)),
        "die": draw(st.sampled_from([6, 10])),
        "places": draw(st.integers(3, 7)),
        "garbage": draw(st.integers(0, 2)),
        "goal": draw(st.sampled_from(["highest", "lowest", "target"])),
        "open_boards": draw(st.booleans()),
    }
    if draw(st.booleans()):
        best, second, third = sorted(draw(st.tuples(*[st.integers(0, 20)] * 3)), reverse=True)
        options |= {"best_points": max(1, best), "second_points": second, "third_points": third}
    if options["goal"] == "target":
        options["target"] = draw(st.integers(0, 10 ** options["places"] - 1))
    return new_game(draw(st.integers(2, 8)), seed=draw(st.text(max_size=8)), **options)


def number_on(board: Board) -> int:
    """Place by place, from the ones up."""
    return sum((board.get(place) or 0) * 10**power for power, place in enumerate(PLACES))


def points_for(numbers: list[int], options: Any) -> list[int]:
    """By ranking the different numbers, best first; a tie with the target shares a rank."""
    if options.goal == "target":
        merits = [-abs(number - options.target) for number in numbers]
    else:
        merits = numbers if options.goal == "highest" else [-number for number in numbers]
    ranked = sorted(set(merits), reverse=True)
    awards = [options.best_points, options.second_points, options.third_points]
    return [awards[ranked.index(merit)] if merit in ranked[:3] else 0 for merit in merits]


@settings(deadline=None, max_examples=60)
@given(random_matches(), st.text(max_size=8))
def test_numbers_and_points_follow_from_the_boards(match: Match, moves: str) -> None:
    chance = Chance(moves)
    totals = [0] * match.seats
    rounds = 0
    while not match.over:
        for event in match.do(*choose_at_random(match, chance)).events(None):
            if isinstance(event, RoundScored):
                rounds += 1
                assert event.round == rounds
                rolls = sorted(match.view(None).history[-1].rolls)
                assert all(sorted(map(int, board.values())) == rolls for board in event.boards)  # type: ignore[arg-type]
                assert event.numbers == [number_on(board) for board in event.boards]
                made = [number for number in event.numbers if number is not None]
                assert event.points == points_for(made, match.options)
                totals = [total + earned for total, earned in zip(totals, event.points, strict=True)]
    result = match.view(None).result
    assert rounds == match.options.rounds
    assert result.totals == totals
    assert result.winners == [seat for seat, total in enumerate(totals) if total == max(totals)]


@settings(deadline=None, max_examples=40)
@given(random_matches(), st.text(max_size=8))
def test_legal_is_what_is_not_refused_and_every_game_has_its_length(match: Match, moves: str) -> None:
    rules, chance = match.game.rules, Chance(moves)
    while not match.over:
        for seat in range(match.seats):
            fine = [n for n in range(rules.ACTIONS) if rules.refusal(match.state, seat, n, 0) == 0]
            assert sorted(match.numbers(seat)) == fine
            assert bool(fine) == (seat in match.active)
        match.do(*choose_at_random(match, chance))
    options = match.options
    spaces = options.places + options.garbage
    assert len(match.moves) == options.rounds * spaces * (1 + match.seats)
    assert verify(record_of(match)).state == match.state


@settings(deadline=None, max_examples=30)
@given(random_matches(), st.text(max_size=8))
def test_what_is_shown_once_stays(match: Match, moves: str) -> None:
    """Within a round, no viewer ever loses sight of a digit, nor sees one move."""
    chance = Chance(moves)
    for viewer in (None, 0, ALL):
        shown = [match.view(viewer)]
        twin = Match(match.game, match.seats, seed=match.seed, options=match.options)
        while not twin.over:
            twin.do(*choose_at_random(twin, chance))
            shown.append(twin.view(viewer))
        for before, after in pairwise(shown):
            if len(before.history) == len(after.history):
                for seat in range(match.seats):
                    digits = before.seats[seat].board.items()
                    kept = after.seats[seat].board
                    assert all(digit is None or kept[slot] == digit for slot, digit in digits)
