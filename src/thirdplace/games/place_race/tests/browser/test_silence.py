"""Place Race between two browsers, one of which loses its network without noticing."""

import pytest
from playwright.sync_api import expect
from support.live_server import QUICK, Json
from support.live_site import PHONE, LiveSite
from support.reliability.silent_proxy import SilentProxy

pytestmark = pytest.mark.browser

FIRST: Json = {"hands": [["waitangi-1840"], ["auckland-1840"]]}


@pytest.mark.nightly
def test_who_falls_silent_is_waited_for_and_nothing_is_lost(site: LiveSite) -> None:
    """Paused, named, back, counted down, goes on. The race would be lost a second before Ben is missed."""
    table = site.make_table(
        "place-race",
        "Ann",
        "Ben",
        options={"seconds_per_year": 4, "lead_years": 0},
        setup=FIRST,
        settings={**QUICK, "countdown": 5},
    )
    with (
        SilentProxy(site.server.address) as proxy,
        site.open_browser("place-race", size=PHONE) as ann,
        site.open_browser("place-race") as ben,
    ):
        ben.address = proxy.address
        for seat, (user, city) in enumerate(((ann, "auckland"), (ben, "hamilton"))):
            user.open_seat(table, seat)
            site.do(table, seat, {"type": "start", "place": city})
            user.button_starting("race-ready").wait_for()
        for seat in range(2):
            site.do(table, seat, {"type": "ready"})
        counted = ben.page.get_by_role("status", name=ben.text_of.pattern_of("race-countdown", "seconds"))
        counted.wait_for()
        counted.wait_for(state="hidden")
        ben.cut_off = True
        proxy.fall_silent()
        sheet = ann.region("race-paused").filter(has_text=ann.text_of("race-paused-away", names="Ben"))
        sheet.wait_for()
        ann.button("race-resume-without", names="Ben").wait_for()
        ben.wait_for_text("web-reconnecting")
        proxy.come_back()
        expect(
            ann.page.get_by_role("status").filter(has_text=ann.text_of("race-back", name="Ben"))
        ).to_be_visible()
        sheet.wait_for(state="hidden")
        for user in (ann, ben):
            user.button("race-pause").wait_for()
        entries = site.read_record(table)
        assert entries["clock"] is None or entries["clock"] < 4000
