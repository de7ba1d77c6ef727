"""Each game in a real browser from the first move to its end, with the mouse and by keyboard alone."""

from collections.abc import Iterator

import pytest
from browsing import Guest, House, bid, over, write
from serving import Json, TableMade

pytestmark = pytest.mark.browser


MOST = 400
"""More decisions than any of these games has."""
SHORT: Json = {"rounds": 2}
HOME: Json = {"hands": [["auckland-1840"], ["nelson-1842"]]}
"""Nobody has to move: both cards are where their owners start."""
NEAR: Json = {"hands": [["waitangi-1840"], ["auckland-1840"]]}
UNHURRIED: Json = {"seconds_per_year": 20, "lead_years": 0}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("browser")) as house:
        yield house


def result(house: House, table: TableMade) -> int:
    """How many actions it took; the whole record is told only once a game is over."""
    record = house.ask("GET", f"/api/tables/{table.id}/record")
    assert record["seed"] is not None
    return len(record["actions"])


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keys"])
def test_places_bid_against_computers(house: House, keys: bool) -> None:
    table = house.make("places-bid", "Ann", "bot", "bot")
    with house.guest("places-bid") as ann:
        ann.sit(table)
        how = ann.act_by_key if keys else ann.act
        for turn in range(MOST):
            if not bid(ann, how, greedy=turn % 3 == 0):
                break
        ann.region("bid-score-sheet").wait_for()
        assert result(house, table) > 20


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keys"])
def test_places_please_against_computers(house: House, keys: bool) -> None:
    table = house.make("places-please", "Ann", "bot", "bot", options=SHORT)
    with house.guest("places-please") as ann:
        ann.sit(table)
        how = ann.act_by_key if keys else ann.act
        for _ in range(MOST):
            if not write(ann, how):
                break
        ann.sees("please-standing")
        assert result(house, table) == 2 * 5 * (1 + 3)


def choose_start(ann: Guest, city: str, keys: bool) -> None:
    """The city is a red circle on the map, and stands in a list beside it."""
    before = ann.answers
    if not keys:
        ann.page.get_by_role("combobox", name=ann.say("race-start")).select_option(label=city)
    else:
        ann.tab_to(ann.button("race-start-in", place=city))
        ann.page.keyboard.press("Space")
    ann.wait_for_answer(before)
    (ann.act_by_key if keys else ann.act)(ann.starting("race-ready"))


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keys"])
def test_place_race_won_with_a_computer(house: House, keys: bool) -> None:
    """Both cards are of the first year, which lasts long enough for any machine."""
    table = house.make("place-race", "Ann", "bot", options=UNHURRIED, setup=NEAR)
    with house.guest("place-race") as ann:
        ann.sit(table)
        how = ann.act_by_key if keys else ann.act
        choose_start(ann, "Whangārei", keys)
        move = ann.starting("race-move", place="Waitangi").and_(ann.page.locator("[aria-disabled=false]"))
        move.wait_for()
        how(move)
        turn_in = ann.starting("race-turn-in", place="Waitangi")
        turn_in.wait_for()
        how(turn_in)
        over(ann).wait_for()
        ann.sees("race-won")
        ann.sees("race-won-text", cards=2, year="1840")


def test_place_race_lost_by_waiting(house: House) -> None:
    options = {"seconds_per_year": 0.4, "lead_years": 2}
    table = house.make("place-race", "Ann", "bot", options=options, setup=HOME)
    with house.guest("place-race") as ann:
        ann.sit(table)
        choose_start(ann, "Auckland", keys=False)
        over(ann).wait_for()
        ann.sees("race-lost")
        ann.sees("lost", year="1841", done=0, cards=2)
