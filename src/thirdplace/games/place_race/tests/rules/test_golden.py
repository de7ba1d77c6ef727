"""Place Race NZ: whole games as text, to be read beside the rulebook.

A change of a rule shows here as changed lines. To write the files in golden/ anew:

    THIRDPLACE_GOLDEN=write pytest -k race_golden
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from thirdplace.core.game import ALL
from thirdplace.core.match import Match
from thirdplace.core.step import Step
from thirdplace.core.testing.scenario import check_golden
from thirdplace.games.place_race import GAME
from thirdplace.games.place_race.planning import deal_solver
from thirdplace.games.place_race.tests.race_table import (
    let_time_pass,
    line_of,
    lines_of,
    move_one_player,
    new_game,
    play_lines,
    start_race,
)

GOLDEN = Path(__file__).parents[1] / "golden"


def game_won() -> Match:
    """Three players, late cards and a trade, played as the solver would: one action a year each."""
    table = new_game(
        hands="waitangi-1840 auckland-1840 / st-arnaud-1843 christchurch-1850 / taupo-1856",
        late="nelson-1870 / lawrence-1861 / wellington-1865",
    )
    plan = deal_solver.find_winning_plan(table.state)
    assert plan is not None
    for seat, action, now in deal_solver.list_plan_actions(table.state, plan):
        table.do(seat, GAME.actions.decode(table.state, table.options, action), now)
    return table


def game_of_rulebook() -> Match:
    """The rulebook's example of trading, and how two of its cards were then turned in; Parihaka was not."""
    table = new_game(
        hands="waitangi-1840 st-arnaud-1843 / parihaka-1881 wellington-1893 / rotorua-1886 napier-1931",
        late="te-hapua-1975 / oban-2002 / queenstown-1988",
    )
    play_lines(table, "Ben: start palmerston-north", "Clara: start wellington")
    play_lines(table, "Ben: offer 2 wellington-1893 rotorua-1886", "Clara: accept 1")
    play_lines(
        table, "Aroha: start auckland", "Aroha: offer 1 st-arnaud-1843 parihaka-1881", "Aroha: start napier"
    )
    play_lines(table, "Clara: offer 0 napier-1931 waitangi-1840", "Aroha: decline 2")
    play_lines(table, "Clara: offer 1 napier-1931 parihaka-1881", "Clara: withdraw 1", "Ben: accept 0")
    start_race(table)
    move_one_player(table, "Aroha", "taupo", "hamilton", "auckland", "whangarei", "waitangi", first=1830)
    play_lines(table, "Aroha: skip @1835", "Ben: skip", "Clara: move masterton")
    move_one_player(table, "Ben", "wellington", "picton", "st-arnaud", first=1836)
    play_lines(table, "Aroha: turn-in waitangi-1840 @1840", "Ben: skip", "Clara: skip")
    play_lines(table, "Aroha: skip @1843", "Ben: turn-in st-arnaud-1843 @1843.5", "Clara: skip")
    let_time_pass(table, 1882.25)
    return table


def describe_step(match: Match, step: Step | None) -> list[str]:
    """What happened, one line each; at the beginning everyone's cards, those face down too."""
    if step is not None:
        return lines_of(step.events(ALL))
    return [
        line_of({"type": "hand", "seat": seat, "cards": [card.card for card in shown.cards]})
        for seat, shown in enumerate(match.view(ALL).seats)
    ]


GAMES: dict[str, Callable[[], Match]] = {
    "won": game_won,
    "example": game_of_rulebook,
}
"""By the name of the file in golden/."""


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_written(name: str) -> None:
    check_golden(GOLDEN / f"{name}.txt", GAMES[name](), describe_step)


def test_what_the_golden_games_show() -> None:
    """They are only worth keeping while the rarer things happen in them."""
    texts = {path.stem: path.read_text(encoding="utf-8") for path in GOLDEN.glob("*.txt")}
    assert texts.keys() == {"won", "example"}
    for kind in ("traded", "timer", "moved", "skipped", "turned-in", "late-cards", "over won=True"):
        assert f"# {kind} " in texts["won"]
    for kind in ("offered", "declined", "withdrawn", "traded", "over won=False"):
        assert f"# {kind} " in texts["example"]
    assert texts["example"].endswith("# over won=False year=1882 missed=parihaka-1881\n")
