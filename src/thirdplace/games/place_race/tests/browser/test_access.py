"""Every screen of Place Race for everyone: axe-core, three languages on a phone, nothing jumps."""

from collections.abc import Callable, Iterator

import pytest
from support.live_server import Json
from support.live_site import BrowserUser, LiveSite
from support.screen_checks import (
    Act,
    check_nothing_jumps,
    check_screens,
    visit_big_screen,
    visit_end,
    visit_replay,
)

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


def visit_race_screens(site: LiveSite, user: BrowserUser) -> Iterator[str]:
    options = {"seconds_per_year": 60, "lead_years": 0}
    table = site.make_table(RACE, "Ann", "bot", options=options, setup=HOME)
    user.open_seat(table)
    user.page.get_by_role("combobox", name=user.text_of("race-start")).wait_for()
    yield "planning"
    user.page.get_by_role("combobox", name=user.text_of("race-start")).select_option(label="Auckland")
    user.click_and_wait(user.button_starting("race-ready"))
    user.button_starting("race-turn-in", place="Auckland").wait_for()
    yield "racing"
    user.button("race-pause").click()
    user.button("race-resume").wait_for()
    yield "halt"
    yield from visit_big_screen(user, table)


def race_over(site: LiveSite, user: BrowserUser) -> Iterator[str]:
    options = {"seconds_per_year": 0.2, "lead_years": 0}
    table = site.make_table(RACE, "Ann", "bot", options=options, setup=HOME)
    user.open_seat(table)
    yield from visit_end(site, user, table)
    yield from visit_replay(user, table)


@pytest.mark.parametrize("way", [visit_race_screens, race_over])
def test_every_screen_is_accessible(
    site: LiveSite, way: Callable[[LiveSite, BrowserUser], Iterator[str]]
) -> None:
    with site.open_browser(RACE) as user:
        check_screens(user, way(site, user))


def test_nothing_jumps_when_others_move(site: LiveSite) -> None:
    """A race moves once, from planning to racing."""
    wanted = {"options": {"seconds_per_year": 20}, "setup": HOME}
    check_nothing_jumps(site, RACE, ("Ann", "Ben"), wanted, RACED, 0.03)
