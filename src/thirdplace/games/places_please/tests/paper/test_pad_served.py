"""The score pad of Places, Please over HTTP."""

from collections.abc import Iterator
from typing import Any

import pytest
from support.live_server import Server, post_json

PLEASE = "/api/pads/places-please"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("pads") / "tables") as server:
        yield server


def test_the_numbers_are_ranked(server: Server) -> None:
    sheet = {"names": ["Ann", "Bob"], "numbers": [[6421, 5421]], "options": {"rounds": 1}}
    scores = {"rounds": [[5, 3]], "totals": [5, 3], "winners": [0]}
    assert post_json(server, PLEASE, sheet) == (200, scores)


def test_what_is_impossible_is_told_in_the_readers_language_with_its_place(server: Server) -> None:
    sheet = {"names": ["Ann", "Jörg"], "numbers": [[6421, 9431]]}
    status, answer = post_json(server, PLEASE, sheet, **{"Accept-Language": "de"})
    assert status == 400
    assert answer == {
        "type": "refused",
        "code": "impossible",
        "message": "Runde 1, Jörg: In 9431 steht eine 9, und die hat der Würfel nicht.",
        "where": "numbers[0][1]",
    }


@pytest.mark.parametrize(
    ("sheet", "code"),
    [
        ({"names": ["Ann"]}, "bad-request"),
        ({"names": ["Ann", ""]}, "bad-request"),
        ({"names": ["x"] * 61}, "bad-request"),
        ({"names": ["Ann", "B" * 61]}, "bad-request"),
        ({"names": ["Ann", "Bob"], "numbers": [[]] * 13}, "bad-request"),
        ({"names": ["Ann", "Bob"], "numbers": [[-1]]}, "bad-request"),
        ({"names": ["Ann", "Bob"], "numbers": [["6421"]]}, "bad-request"),
        ({"names": ["Ann", "Bob"], "numbers": [[10**30]]}, "bad-request"),
        ({"names": ["Ann", "Bob"], "zork": 1}, "bad-request"),
        ({"names": ["Ann", "Bob"], "options": {"rounds": 99}}, "bad-request"),
        ({"names": ["Ann", "Bob"], "options": {"goal": "target"}}, "bad-options"),
        ([], "bad-request"),
    ],
)
def test_nonsense_is_refused(server: Server, sheet: Any, code: str) -> None:
    status, answer = post_json(server, PLEASE, sheet)
    assert (status, answer["code"]) == (400, code)
