"""The lab's report on Place Race: a solver decides, so it speaks of deals and not of computer players."""

import pytest

from thirdplace.core.options.option_schema import option_schema
from thirdplace.games.place_race import GAME
from thirdplace.games.place_race.board import CARD_NUMBER
from thirdplace.games.place_race.opening import Options
from thirdplace.games.place_race.planning.deal_solver import solve_deal
from thirdplace.games.place_race.simulation import deal_alike
from thirdplace.games.place_race.state import NOBODY
from thirdplace.lab.chunks.chunk_runner import InlineRunner
from thirdplace.lab.lab_request import LabRequest, Vary, make_run
from thirdplace.lab.results.report_structs import LabReport
from thirdplace.lab_report.make_document import make_document
from thirdplace.text import LANGUAGES, text_for


@pytest.fixture(scope="module")
def report() -> LabReport:
    run = make_run(LabRequest(GAME.id, seats=(2, 3), deals=32, vary=(Vary("day_cards", (2,)),)))
    for _ in run.advance(InlineRunner()):
        pass
    return run.report()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_hold_for_the_game_and_not_for_its_players(report: LabReport, lang: str) -> None:
    say = text_for(lang, GAME)
    shown = make_document(report, "", say)
    assert shown.method[-1] == say("lab-players")
    assert say("lab-report-section-seats") in [section.title for section in shown.sections]


def test_a_change_is_told_of_the_deals_that_the_team_can_win(report: LabReport) -> None:
    shown = make_document(report, "", text_for("en", GAME))
    (changed,) = (one for one in shown.findings if one.section == "what-if")
    assert changed.sentence.startswith("The share of deals that the team can win is ")


def test_what_the_solver_cannot_feel_is_no_dial() -> None:
    assert not any(one.dial for one in option_schema(GAME) if one.key == "seconds_per_year")


def test_two_players_lose_exactly_the_deals_with_the_three_earliest_cards() -> None:
    """As docs/what-the-lab-found.md tells."""
    earliest = [CARD_NUMBER[one] for one in ("waitangi-1840", "auckland-1840", "st-arnaud-1843")]
    for seed in range(60):
        dealt = deal_alike(2, Options(), seed)
        has_all = all(dealt.owner[card] != NOBODY for card in earliest)
        assert (solve_deal(dealt).answer == "hopeless") == has_all
