"""Every screen of Place Race for everyone: axe-core, three languages on a phone, nothing jumps."""

from collections.abc import Callable, Iterator

import pytest
from support.browsing import Guest, House
from support.screen_checks import Act, again, check_nothing_jumps, check_screens, ending, wall
from support.serving import Json

pytestmark = pytest.mark.browser

RACE = "place-race"
HOME: Json = {"hands": [["auckland-1840"], ["nelson-1842"]]}
RACED: list[Act] = [
    (0, "start", {"place": "whangarei"}),
    (1, "start", {"place": "auckland"}),
    (0, "ready", {}),
    (1, "ready", {}),
    (0, "move", {"to": "waitangi"}),
    (1, "move", {"to": "hamilton"}),
]


def racing(house: House, guest: Guest) -> Iterator[str]:
    options = {"seconds_per_year": 60, "lead_years": 0}
    table = house.make(RACE, "Ann", "bot", options=options, setup=HOME)
    guest.sit(table)
    guest.page.get_by_role("combobox", name=guest.say("race-start")).wait_for()
    yield "planning"
    guest.page.get_by_role("combobox", name=guest.say("race-start")).select_option(label="Auckland")
    guest.act(guest.starting("race-ready"))
    guest.starting("race-turn-in", place="Auckland").wait_for()
    yield "racing"
    guest.button("race-pause").click()
    guest.button("race-resume").wait_for()
    yield "halt"
    yield from wall(guest, table)


def race_over(house: House, guest: Guest) -> Iterator[str]:
    options = {"seconds_per_year": 0.2, "lead_years": 0}
    table = house.make(RACE, "Ann", "bot", options=options, setup=HOME)
    guest.sit(table)
    yield from ending(house, guest, table)
    yield from again(guest, table)


@pytest.mark.parametrize("way", [racing, race_over])
def test_every_screen_is_for_everyone(house: House, way: Callable[[House, Guest], Iterator[str]]) -> None:
    with house.guest(RACE) as guest:
        check_screens(guest, way(house, guest))


def test_nothing_jumps_when_others_move(house: House) -> None:
    """A race moves once, from planning to racing."""
    wanted = {"options": {"seconds_per_year": 20}, "setup": HOME}
    check_nothing_jumps(house, RACE, ("Ann", "Ben"), wanted, RACED, 0.03)
