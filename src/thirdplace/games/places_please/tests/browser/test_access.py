"""Every screen of Places, Please for everyone: axe-core, three languages on a phone, nothing jumps."""

from collections.abc import Callable, Iterator

import pytest
from support.live_site import BrowserUser, LiveSite
from support.screen_checks import (
    Act,
    check_nothing_jumps,
    check_screens,
    visit_big_screen,
    visit_end,
    visit_replay,
)

from thirdplace.games.places_please.tests.browser.decisions import decide

pytestmark = pytest.mark.browser

PLEASE = "places-please"
SLOTS = ("hundreds", "thousands", "ones", "garbage", "tens")
WRITTEN: list[Act] = [
    act
    for roll, slot in enumerate(SLOTS)
    for act in ((roll % 2, "roll", {}), (0, "write", {"slot": slot}), (1, "write", {"slot": slot}))
]


def one_device(site: LiveSite, user: BrowserUser) -> Iterator[str]:
    """Before the game and between two people."""
    table = site.make_table(PLEASE, "Ann", "Ben", "bot", start=False)
    for seat in (0, 1):
        user.page.goto("about:blank")
        user.open_seat(table, seat)
        user.page.get_by_role("heading", name=user.text_of("web-invite"), exact=True).wait_for()
    for summary in user.page.locator("summary").all():
        summary.click()
    yield "gathering, with all options"
    site.request("POST", f"/api/tables/{table.id}/start", None, table.host)
    user.button("web-curtain-open", "name").wait_for()
    yield "curtain"
    user.button("web-curtain-open", "name").click()
    user.button("web-react").click()
    yield "reactions"


def visit_writing_screens(site: LiveSite, user: BrowserUser) -> Iterator[str]:
    table = site.make_table(PLEASE, "Ann", "bot", "bot", options={"rounds": 2})
    user.open_seat(table)
    assert decide(user, user.click_and_wait)
    user.button("please-throw", "digit").wait_for()
    yield "writing"
    yield from visit_big_screen(user, table)
    yield from visit_end(site, user, table)
    yield from visit_replay(user, table)


@pytest.mark.parametrize("way", [one_device, visit_writing_screens])
def test_every_screen_is_accessible(
    site: LiveSite, way: Callable[[LiveSite, BrowserUser], Iterator[str]]
) -> None:
    with site.open_browser(PLEASE) as user:
        check_screens(user, way(site, user))


def test_nothing_jumps_when_others_move(site: LiveSite) -> None:
    check_nothing_jumps(site, PLEASE, ("Ann", "Ben"), {"options": {"rounds": 2}}, WRITTEN, 0.015)
