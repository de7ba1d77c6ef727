"""What is planted into the games is found, and nothing else."""

import msgspec
import numpy as np
from support.lab.planted_effects import favour_owner, favour_seat, play_blocks, tally_of

from thirdplace.core.registry import all_games
from thirdplace.lab.lab_request import LabRequest, make_run
from thirdplace.lab.results.make_report import make_comparison, make_setting_report
from thirdplace.lab.results.report_structs import Table
from thirdplace.lab.simulation.play_chunk import find_simulation

GAME = next(
    game.id for game in all_games() if game.brings("simulation") and find_simulation(game).RESTRICTIONS
)
ITEM = 4


def find_alarms(tables: tuple[Table, ...], key: str) -> dict[str, float]:
    """The lines of a table that are not by chance, with their values."""
    table = next(table for table in tables if table.key == key)
    return {row.key: row.estimate.value for row in table.rows if (row.estimate.p or 0.0) < 0.05}


def test_a_seat_favoured_by_one_point_is_found() -> None:
    run = make_run(LabRequest(GAME, deals=60_000, seed="seat"))
    layout, rows = play_blocks(run)
    favoured = favour_seat(layout, rows, 2, 1.0, np.random.default_rng(1))
    found = [
        find_alarms(
            make_setting_report(run.plan, run.plan.settings[0], tally_of(run, layout, these), 0).tables,
            "wins/seat",
        )
        for these in (rows, favoured)
    ]
    assert found[0] == {}
    assert found[1]["3"] > 0.255


def test_a_card_that_wins_one_point_too_much_is_found() -> None:
    """Compared on the same games: only this card's value has changed."""
    run = make_run(LabRequest(GAME, deals=20_000, seed="card"))
    layout, rows = play_blocks(run)
    favoured = favour_owner(layout, rows, ITEM, 1.0, np.random.default_rng(2))
    base = run.plan.settings[0]
    changed = msgspec.structs.replace(base, key="planted")
    tallies = [tally_of(run, layout, these) for these in (favoured, rows)]
    compared = make_comparison(run.plan, (changed, tallies[0]), (base, tallies[1]))
    alarms = find_alarms(compared.tables, f"value/{layout.items[0].key}")
    assert str(ITEM) in alarms
    assert 0.004 < alarms[str(ITEM)] < 0.02
    assert compared.paired_gain > 3


def test_intervals_of_paired_differences_hold_what_was_planted() -> None:
    """95 times in 100: of 60 plants, 3 are expected to be missed."""
    run = make_run(LabRequest(GAME, deals=4000, seed="paired"))
    layout, rows = play_blocks(run)
    base = run.plan.settings[0]
    before = tally_of(run, layout, rows)
    missed = 0
    for number in range(60):
        planted = favour_seat(layout, rows, 1, 2.0, np.random.default_rng(number))
        changed = msgspec.structs.replace(base, key="planted")
        compared = make_comparison(run.plan, (changed, tally_of(run, layout, planted)), (base, before))
        table = next(table for table in compared.tables if table.key == "wins/seat")
        missed += not table.rows[1].estimate.low <= 0.02 <= table.rows[1].estimate.high
        assert compared.paired_gain > 3
    assert missed <= 9
