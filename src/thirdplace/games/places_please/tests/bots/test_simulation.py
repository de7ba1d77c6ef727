"""Compiled games for the lab: the games of a match, and the exact values of the solved game."""

import numpy as np
from support.carriers.fast_chance import FastChance

from thirdplace.core.match import Match
from thirdplace.core.simulations.simulation import Layout, Player, Rows
from thirdplace.games.places_please import GAME, rules, simulation
from thirdplace.games.places_please.actions import Write
from thirdplace.games.places_please.bots.opponent_model import expected_rest
from thirdplace.games.places_please.opening import Options, prepare
from thirdplace.games.places_please.simulation import please_games
from thirdplace.games.places_please.solution.best_number_plan import expected_number, make_plan
from thirdplace.games.places_please.solution.match_solver import measure_win_chance_against
from thirdplace.games.places_please.solution.policy import load_shipped_policy
from thirdplace.lab.chunks.chunk_runner import InlineRunner
from thirdplace.lab.lab_request import LabRequest, Vary, make_run
from thirdplace.lab.simulation.tally import LUCK_UNITS
from thirdplace.lab.statistics.jackknife import BlockSums

HOP = 0xD1342543DE82EF95
LEVELS = ("easy", "medium", "hard")


def play_match(options: Options, deal_seed: int, play_seed: int) -> Match:
    """A game of three levels through Match, with the random numbers that compiled players draw."""
    seats = len(LEVELS)
    dealt = prepare(seats, options)
    rules.deal(dealt, FastChance(deal_seed))
    rolls = dealt.dice[: options.rounds * rules.count_slots(dealt)]
    match = Match(GAME, seats, seed="lab", options=options, setup={"rolls": rolls})
    rest = expected_rest(dealt.die, dealt.places, dealt.garbage, dealt.target)
    for number in range(options.rounds):
        dice = [FastChance(play_seed + (number * seats + seat + 1) * HOP) for seat in range(seats)]
        for step in range(rules.count_slots(dealt)):
            match.do(match.state.roller, {"type": "roll"})
            for seat, level in enumerate(range(seats)):
                slot = please_games.choose_slot(
                    match.state, seat, level, ([], rest), step, 0, [0] * 6, dice[seat]
                )
                match.do(seat, match.messages([rules.WRITE + slot])[0])
    return match


def test_compiled_games_are_the_games_of_a_match() -> None:
    for options in (Options(rounds=3), Options(rounds=2, die=10, places=5, goal="lowest")):
        layout = simulation.layout(3, options)
        rows = np.zeros((8, layout.width), np.int32)
        seeds = np.random.default_rng(3).integers(0, 2**63, (2, 8), dtype=np.uint64)
        table = simulation.open_table(3, options, [Player(level) for level in LEVELS])
        table.play(seeds[0], seeds[1], [0, 1, 2] * 8, rows)
        for game in range(8):
            match = play_match(options, int(seeds[0][game]), int(seeds[1][game]))
            row = rows[game : game + 1]
            assert list(layout.column(row, "score")[0]) == match.state.total[:3]
            assert [int(seat in match.winners) for seat in range(3)] == list(layout.column(row, "won")[0])
            assert find_first_rolls(layout, row) == match_first_rolls(match)


def match_first_rolls(match: Match) -> dict[tuple[int, int], tuple[int, str]]:
    """By round and seat: the first roll and where it was written."""
    found: dict[tuple[int, int], tuple[int, str]] = {}
    slots = rules.count_slots(match.state)
    writes = [(move.seat, move.action.slot) for move in match.moves if isinstance(move.action, Write)]
    for number, first in enumerate(range(0, len(writes), slots * match.seats)):
        for seat, slot in writes[first : first + match.seats]:
            found[number, seat] = (match.state.dice[number * slots], str(slot))
    return found


def find_first_rolls(layout: Layout, row: Rows) -> dict[tuple[int, int], tuple[int, str]]:
    found = {}
    for factor in layout.factors:
        if factor.is_choice:
            for place, slot in enumerate(layout.column(row, factor.key)[0]):
                if slot >= 0:
                    digit = int(factor.key.rpartition("-")[2])
                    found[divmod(place, layout.seats)] = (digit, factor.values[slot].id.partition("-")[2])
    return found


def test_slots_and_rolls_are_counted_in_all_rounds_and_told_only_if_they_were_seen_often_enough() -> None:
    run = make_run(LabRequest(GAME.id, deals=256, vary=(Vary("rounds", (3,)),)))
    for _ in run.advance(InlineRunner()):
        pass
    report = run.report()
    for setting, rounds in zip(report.settings, (6, 3), strict=True):
        tables = [table for table in setting.tables if table.key.startswith("value/first-roll-")]
        assert len(tables) == 6
        counts = [row.count for table in tables for row in table.rows]
        assert min(counts) >= 30
        assert 0.9 < sum(counts) / (256 * 4 * rounds) <= 1
        assert not any(table.key.startswith("wins/first-roll") for table in setting.tables)
    assert any(len(table.rows) < 5 for table in tables), "a rare slot is left out"


def test_the_lab_agrees_with_the_solved_game() -> None:
    """The share of experts against whoever plays for the best number is known, that number, and skill."""
    run = make_run(LabRequest("places-please", seats=(2,), levels=("expert", "hard"), deals=16_000))
    for _ in run.advance(InlineRunner()):
        pass
    by_key = {setting.key: setting for setting in run.report().settings}
    mixed = next(table for table in by_key["mixed"].tables if table.key == "wins/player")
    share = mixed.rows[0].estimate
    exact = measure_win_chance_against(load_shipped_policy(), make_plan())
    assert abs(share.value - exact) < 2 * (share.high - share.value)
    luck = next(table for table in by_key["mixed"].tables if table.key == "luck")
    skill = next(row.estimate for row in luck.rows if row.key == "skill")
    sums = BlockSums(run.keepers[[one.key for one in run.plan.settings].index("mixed")].tally())
    decided = 2 * sums.total("square") / LUCK_UNITS**2 / sums.total("games") - 1  # games that are not shared
    assert abs(skill.value - (2 * exact - 1) ** 2 / decided) < 2 * (skill.high - skill.value)
    assert skill.low > 0
    measures = next(table for table in by_key["level/hard"].tables if table.key == "measures")
    number = next(row.estimate for row in measures.rows if row.key == "number")
    assert abs(number.value - expected_number()) < 2 * (number.high - number.value) + 1  # rounded down


def test_averages_are_compared_though_a_shorter_match_has_other_limits() -> None:
    run = make_run(LabRequest(GAME.id, deals=512, levels=("easy",), vary=(Vary("rounds", (3,)),)))
    for _ in run.advance(InlineRunner()):
        pass
    (compared,) = run.report().comparisons
    (measures,) = (table for table in compared.tables if table.key == "measures")
    points = next(row.estimate for row in measures.rows if row.key == "score")
    assert points.high < -9  # half of the points are missing
