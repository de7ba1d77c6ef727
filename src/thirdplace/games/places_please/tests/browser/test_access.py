"""Every screen of Places, Please for everyone: axe-core, three languages on a phone, nothing jumps."""

from collections.abc import Callable, Iterator

import pytest
from support.browsing import Guest, House
from support.screen_checks import Act, again, check_nothing_jumps, check_screens, ending, wall

from thirdplace.games.places_please.tests.browser.decisions import decide

pytestmark = pytest.mark.browser

PLEASE = "places-please"
SLOTS = ("hundreds", "thousands", "ones", "garbage", "tens")
WRITTEN: list[Act] = [
    act
    for roll, slot in enumerate(SLOTS)
    for act in ((roll % 2, "roll", {}), (0, "write", {"slot": slot}), (1, "write", {"slot": slot}))
]


def one_device(house: House, guest: Guest) -> Iterator[str]:
    """Before the game and between two people."""
    table = house.make(PLEASE, "Ann", "Ben", "bot", start=False)
    for seat in (0, 1):
        guest.page.goto("about:blank")
        guest.sit(table, seat)
        guest.page.get_by_role("heading", name=guest.say("web-invite"), exact=True).wait_for()
    for summary in guest.page.locator("summary").all():
        summary.click()
    yield "gathering, with all options"
    house.ask("POST", f"/api/tables/{table.id}/start", None, table.host)
    guest.button("web-curtain-open", "name").wait_for()
    yield "curtain"
    guest.button("web-curtain-open", "name").click()
    guest.button("web-react").click()
    yield "reactions"


def writing(house: House, guest: Guest) -> Iterator[str]:
    table = house.make(PLEASE, "Ann", "bot", "bot", options={"rounds": 2})
    guest.sit(table)
    assert decide(guest, guest.act)
    guest.button("please-throw", "digit").wait_for()
    yield "writing"
    yield from wall(guest, table)
    yield from ending(house, guest, table)
    yield from again(guest, table)


@pytest.mark.parametrize("way", [one_device, writing])
def test_every_screen_is_for_everyone(house: House, way: Callable[[House, Guest], Iterator[str]]) -> None:
    with house.guest(PLEASE) as guest:
        check_screens(guest, way(house, guest))


def test_nothing_jumps_when_others_move(house: House) -> None:
    check_nothing_jumps(house, PLEASE, ("Ann", "Ben"), {"options": {"rounds": 2}}, WRITTEN, 0.015)
