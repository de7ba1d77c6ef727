"""The screens of a class in three languages, from the narrowest phone to a desk."""

from collections.abc import Iterator

import pytest
from support.browsing import Guest, House
from support.widths import check_widths

from thirdplace.games.places_please.tests.browser.lesson_table import lesson, play_round, take_over

pytestmark = pytest.mark.browser


def screens(house: House, guest: Guest) -> Iterator[str]:
    table = lesson(house, "Ann", "Ben", "Cleo", rounds=1)
    take_over(guest, table, f"/big/{table.id}")
    yield "the big screen"
    guest.go(f"/lead/{table.id}")
    guest.page.locator("h1").first.wait_for()
    yield "the screen of who leads"
    play_round(house, table, apart=2)
    yield "the screen of who leads, after a round"
    guest.go(f"/big/{table.id}")
    guest.sees("please-class-spread")
    yield "the big screen, after a round"


def test_no_screen_of_a_class_overflows_or_cuts_a_word_at_any_width(house: House) -> None:
    with house.guest("places-please") as guest:
        check_widths(guest, screens(house, guest))
