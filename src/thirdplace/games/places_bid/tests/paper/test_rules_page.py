"""The rules page of PLACES Bid in the terminal: where each building stands."""

import re

import pytest

from thirdplace.cli import main


def test_a_line_of_the_list_tells_where_a_building_stands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "places-bid", "--lang", "en", "--part", "cards"]) == 0
    cards = capsys.readouterr().out
    assert re.search(r"22\s+Religious Center\s+4\+\s+Philadelphia, PA\s+Community", cards)
    assert re.search(r"7\s+Pool\s+5\+\s+–\s+Neighbourhood", cards)
    assert len(re.findall(r"(?m)^\s+\d+\s+\S.*\d\+\s", cards)) == 48
