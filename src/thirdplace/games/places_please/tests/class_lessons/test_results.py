"""Places, Please: the results that a teacher keeps agree with the game, in every language, on any paper."""

import csv
from typing import Any

import pytest
from support.games import TURN_GAME
from support.paper import pdf_pages

from thirdplace import LANGUAGES
from thirdplace.core.errors import Refused
from thirdplace.core.match import Match
from thirdplace.core.parts.paper import PrintRequest
from thirdplace.core.parts.results import ResultTable, results_for, to_csv
from thirdplace.core.registry import find_game
from thirdplace.games.places_please import GAME
from thirdplace.games.places_please.results import make_rows, make_sheet, result_table
from thirdplace.games.places_please.tests.please_table import new_game, play_lines
from thirdplace.games.places_please.tests.rules.test_ending import (
    LESSON,
    end_game,
    in_the_third_round,
    play_round,
)
from thirdplace.paper.typesetting import make_pdf_of_printed
from thirdplace.text import text_for


def parse_csv(made: bytes, delimiter: str) -> list[list[str]]:
    """As a spreadsheet reads it."""
    return list(csv.reader(made.decode("utf-8-sig").splitlines(), delimiter=delimiter))


def test_a_row_for_everybody_who_played_best_first() -> None:
    table = in_the_third_round("writing")
    end_game(table)
    table.names[1] = "Zoe"
    found = [
        (row.rank, row.name, row.numbers, row.points, row.total)
        for row in make_rows(table.state, table.names)
    ]
    assert found == [
        (1, "Zoe", [321, 321], [5, 5], 10),
        (2, "Ida", [123, 123], [3, 3], 6),
        (2, "Nora", [123, 123], [3, 3], 6),
    ]  # fmt: skip


def test_during_a_game_the_finished_rounds_are_told_and_nothing_of_the_one_in_hand() -> None:
    table = in_the_third_round("writing")
    assert [len(row.numbers) for row in make_rows(table.state, table.names)] == [2, 2, 2]


def test_who_rested_has_no_number_and_a_seat_on_which_nobody_sits_no_row() -> None:
    table = new_game(4, rolls=[1, 2, 3] * 2, **LESSON)
    play_lines(table, "Tom: rest")
    play_round(table, best=0)
    play_lines(table, "Ida: rest")
    play_round(table, best=0)
    table.names[1] = "Seat 1"  # whoever sat there has gone
    found = {row.name: row.numbers for row in make_rows(table.state, table.names)}
    assert found == {"Nora": [321, 321], "Ida": [123, None]}
    ranks = [row.rank for row in make_rows(table.state, table.names)]
    assert ranks == [1, 2]


@pytest.mark.parametrize(("lang", "separator"), [("en", ","), ("de", ";"), ("it", ";")])
def test_the_table_opens_in_a_spreadsheet_of_its_language(lang: str, separator: str) -> None:
    table = in_the_third_round("rolling")
    made = to_csv(result_table(table.options, table.state, table.names, text_for(lang, GAME)), lang)
    assert made.startswith(b"\xef\xbb\xbf")
    head, *rows = parse_csv(made, separator)
    words = text_for(lang, GAME)
    assert head[:3] == [words("results-rank"), words("results-name"), words("results-number", round="1")]
    assert rows == [
        ["1", "Ben", "321", "5", "321", "5", "10"],
        ["2", "Ida", "123", "3", "123", "3", "6"],
        ["2", "Nora", "123", "3", "123", "3", "6"],
    ]


@pytest.mark.parametrize("name", ["=HYPERLINK(1)", "+1", "-1", "@SUM(A1)", "\t=1", "=1;=2", '="a,b"'])
def test_no_name_becomes_a_formula(name: str) -> None:
    for lang, separator in (("en", ","), ("de", ";")):
        _, row = parse_csv(to_csv(ResultTable(["Name", "Total"], [[name, -3]]), lang), separator)
        assert row == [f"'{name}", "-3"]


def make_pages(match: Match, lang: str, paper: Any, date: str = "") -> list[str]:
    sheet = make_sheet(match.options, match.state, match.names, text_for(lang, GAME), date)
    made = make_pdf_of_printed(GAME, sheet, "Results", PrintRequest(lang=lang, paper=paper))  # type: ignore[arg-type]
    return [page.text for page in pdf_pages(made)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_sixty_pupils_stand_on_several_pages_each_with_its_heading(lang: str, paper: str) -> None:
    names = [f"Pupil {number}" for number in range(60)]
    match = Match(GAME, 60, seed="a school", options={"lesson": True, "rounds": 1}, names=names)
    while not match.over:
        match.do(match.active[0], match.legal(match.active[0])[0])
    found = make_pages(match, lang, paper, "17. 11. 2026")
    words = text_for(lang, GAME)
    assert len(found) > 1
    assert all(words("results-name") in page and words("results-total") in page for page in found)
    assert "17. 11. 2026" in found[0]
    lines = "\n".join(found).splitlines()
    assert sum(line.count("Pupil ") for line in lines) == 60


def test_before_a_round_is_finished_the_sheet_says_so() -> None:
    (page,) = make_pages(new_game(2, **LESSON), "en", "a4")
    assert "No round was finished" in page


def test_a_game_that_keeps_no_results_says_so() -> None:
    with pytest.raises(Refused, match="unknown-sheet"):
        results_for(find_game(TURN_GAME))
