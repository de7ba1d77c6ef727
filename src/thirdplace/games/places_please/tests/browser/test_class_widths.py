"""The screens of a class in three languages, from the narrowest phone to a desk."""

from collections.abc import Iterator

import pytest
from support.live_site import BrowserUser, LiveSite
from support.width_checks import check_widths

from thirdplace.games.places_please.tests.browser.lesson_table import lesson, play_round, take_over

pytestmark = pytest.mark.browser


def screens(site: LiveSite, user: BrowserUser) -> Iterator[str]:
    table = lesson(site, "Ann", "Ben", "Cleo", rounds=1)
    take_over(user, table, f"/big/{table.id}")
    yield "the big screen"
    user.open(f"/lead/{table.id}")
    user.page.locator("h1").first.wait_for()
    yield "the screen of who leads"
    play_round(site, table, apart=2)
    yield "the screen of who leads, after a round"
    user.open(f"/big/{table.id}")
    user.wait_for_text("please-class-spread")
    yield "the big screen, after a round"


def test_no_screen_of_a_class_overflows_or_cuts_a_word_at_any_width(site: LiveSite) -> None:
    with site.open_browser("places-please") as user:
        check_widths(user, screens(site, user))
