"""A sheet of PLACES Bid that would be empty."""

import pytest
from playwright.sync_api import expect
from support.live_site import LiveSite

pytestmark = pytest.mark.browser

BID = "places-bid"


def test_a_sheet_of_nothing_says_what_is_missing(site: LiveSite) -> None:
    with site.open_browser(BID) as user:
        user.open(f"/print/{BID}#own")
        user.wait_for_text("print-empty", option=user.text_of("option-custom_buildings"))
        expect(user.button("print-save")).to_be_disabled()
