"""Place Race between two browsers, one of which loses its network without noticing."""

import pytest
from playwright.sync_api import expect
from support.browsing import PHONE, House
from support.serving import QUICK, Json
from support.silent_proxy import SilentProxy

pytestmark = pytest.mark.browser

FIRST: Json = {"hands": [["waitangi-1840"], ["auckland-1840"]]}


def test_who_falls_silent_is_waited_for_and_nothing_is_lost(house: House) -> None:
    """Paused, named, back, counted down, goes on. The race would be lost a second before Ben is missed."""
    table = house.make(
        "place-race",
        "Ann",
        "Ben",
        options={"seconds_per_year": 4, "lead_years": 0},
        setup=FIRST,
        settings={**QUICK, "countdown": 5},
    )
    with (
        SilentProxy(house.server.address) as proxy,
        house.guest("place-race", size=PHONE) as ann,
        house.guest("place-race") as ben,
    ):
        ben.address = proxy.address
        for seat, (guest, city) in enumerate(((ann, "auckland"), (ben, "hamilton"))):
            guest.sit(table, seat)
            house.do(table, seat, {"type": "start", "place": city})
            guest.starting("race-ready").wait_for()
        for seat in range(2):
            house.do(table, seat, {"type": "ready"})
        counted = ben.page.get_by_role("status", name=ben.say.like("race-countdown", "seconds"))
        counted.wait_for()
        counted.wait_for(state="hidden")
        ben.cut_off = True
        proxy.fall_silent()
        sheet = ann.region("race-paused").filter(has_text=ann.say("race-paused-away", names="Ben"))
        sheet.wait_for()
        ann.button("race-resume-without", names="Ben").wait_for()
        ben.sees("web-reconnecting")
        proxy.come_back()
        expect(
            ann.page.get_by_role("status").filter(has_text=ann.say("race-back", name="Ben"))
        ).to_be_visible()
        sheet.wait_for(state="hidden")
        for guest in (ann, ben):
            guest.button("race-pause").wait_for()
        entries = house.record(table)
        assert entries["clock"] is None or entries["clock"] < 4000
