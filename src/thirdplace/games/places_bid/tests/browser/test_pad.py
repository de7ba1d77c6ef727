"""The score pad of PLACES Bid on small screens."""

import re

import pytest
from support.live_site import PHONE, LiveSite
from support.screen_checks import check_fits_width

pytestmark = pytest.mark.browser

BID = "places-bid"


@pytest.mark.parametrize("size", [PHONE, (320, 640), (1024, 768)], ids=str)
def test_letters_of_the_pad_are_large_enough(site: LiveSite, size: tuple[int, int]) -> None:
    with site.open_browser(BID, lang="de", size=size) as user:
        user.open(f"/pad/{BID}")
        group = user.page.get_by_role("group", name=re.compile(f"^{user.text_of('bid-pad-project')}: ")).first
        for letter in group.get_by_role("button").all():
            box = letter.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= 44
        letters, tokens = (
            user.page.locator(f".secret > {part}").first.bounding_box() for part in ("div", "label")
        )
        assert letters
        assert tokens
        beside = letters["x"] + letters["width"] <= tokens["x"]
        assert beside or letters["y"] + letters["height"] <= tokens["y"], "nothing lies over the letters"
        word = user.page.locator("label b", has_text=user.text_of("bid-pad-tokens")).first
        assert word.evaluate("it => it.scrollWidth <= it.clientWidth"), "the word has room"
        check_fits_width(user)
