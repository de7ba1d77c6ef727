"""A sheet of PLACES Bid that would be empty."""

import pytest
from playwright.sync_api import expect
from support.browsing import House

pytestmark = pytest.mark.browser

BID = "places-bid"


def test_a_sheet_of_nothing_says_what_is_missing(house: House) -> None:
    with house.guest(BID) as guest:
        guest.go(f"/print/{BID}#own")
        guest.sees("print-empty", option=guest.say("option-custom_buildings"))
        expect(guest.button("print-save")).to_be_disabled()
