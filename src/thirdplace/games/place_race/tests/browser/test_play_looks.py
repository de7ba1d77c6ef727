"""The play screen of Place Race: small phones, the map, the end of a race and the next."""

import re
from functools import cache
from itertools import combinations
from math import dist
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect
from support.live_server import Json, TableMade
from support.live_site import PHONE, TWO_FRAMES, BrowserUser, LiveSite

pytestmark = pytest.mark.browser

RACE = "place-race"


VIEW_BOX = "document.querySelector('svg[role=group]').getAttribute('viewBox').split(' ').map(Number)"
UNHURRIED: Json = {"seconds_per_year": 60, "lead_years": 10}
PLACES_APART_PX = 14
"""As in RaceMap.svelte: two places nearer to a finger than this could both be meant."""


def lost_race(site: LiveSite, *names: str, **options: Any) -> TableMade:
    """Ann's card is lost as soon as everyone is ready."""
    setup = {"hands": [["auckland-1840", "waitangi-1934"], ["nelson-1842"]], "late": [[], []]}
    options = {"seconds_per_year": 0.4, "lead_years": 0, **options}
    table = site.make_table(RACE, *names, options=options, setup=setup)
    for seat, city in enumerate(("auckland", "nelson")):
        site.do(table, seat, {"type": "start", "place": city})
    return table


def test_the_host_of_any_table_races_again_slower_with_the_same_cards(site: LiveSite) -> None:
    """The other one stays at the end of the race and is asked; the pace is set when the new race begins."""
    table = lost_race(site, "Ann", "Ben")
    with site.open_browser(RACE, size=PHONE) as ann, site.open_browser(RACE) as ben:
        ann.open(f"/t/{table.id}#seat={table.tokens[0]}")
        ann.button_starting("race-ready").wait_for()
        keep = "([id, host]) => { const key = `table:${id}`; const kept = JSON.parse(localStorage[key]);"
        keep += " localStorage[key] = JSON.stringify({ ...kept, host }); }"
        ann.page.evaluate(keep, [table.id, table.host])
        ann.page.reload()
        ben.open_seat(table, 1)
        for seat, user in enumerate((ann, ben)):
            user.button_starting("race-ready").wait_for()
            site.do(table, seat, {"type": "ready"})
        ben.wait_for_text("race-lost")
        assert not ben.button("race-again-same").is_visible(), "one decides"
        ann.button("race-again-same-slower").click()
        ann.page.wait_for_url(re.compile(f"/t/(?!{table.id})"))
        ben.wait_for_text("web-again-asked", name="Ann")
        assert table.id in ben.page.url
        ben.button("web-again-join").click()
        ben.wait_for_text("web-set-up")  # the cards are those of the last race
        ann.button("web-start").or_(ann.button_starting("web-start")).first.click()
        for user in (ann, ben):
            pace = user.page.get_by_role("combobox", name=user.text_of("race-pace"))
            expect(pace).to_have_value("calm")
        expect(ben.page.locator(".lately")).to_have_text(ben.text_of("race-told-pace", pace="slower"))
        cards = ben.page.get_by_role("list", name=ben.text_of("race-agenda")).get_by_role("listitem")
        assert cards.count() == 3, "the same ones"


@cache
def session_of(user: BrowserUser) -> CDPSession:
    return user.page.context.new_cdp_session(user.page)


def tap_at(user: BrowserUser, x: float, y: float) -> None:
    """With a finger."""
    session = session_of(user)
    for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def city_positions(user: BrowserUser) -> dict[str, tuple[float, float]]:
    """Where the cities are that can be tapped."""
    boxes = "all => all.map(it => [it.dataset.place, it.getBoundingClientRect()])"
    found = user.page.locator(".target").evaluate_all(boxes)
    return {place: (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for place, box in found}


def test_a_finger_between_two_cities_is_asked_and_wheel_and_double_tap_enlarge(site: LiveSite) -> None:
    table = site.make_table(RACE, "Ann", "Ben", options=UNHURRIED)
    with site.open_browser(RACE, size=(360, 640)) as ann:
        ann.open_seat(table)
        ann.button_starting("race-ready").wait_for()
        cities = city_positions(ann)
        one, other = min(combinations(cities, 2), key=lambda pair: dist(cities[pair[0]], cities[pair[1]]))
        assert dist(cities[one], cities[other]) < 2 * PLACES_APART_PX
        between = [sum(axis) / 2 for axis in zip(cities[one], cities[other], strict=True)]
        tap_at(ann, *between)
        which = ann.page.get_by_role("group", name=ann.text_of("race-which"))
        which.wait_for()
        assert which.get_by_role("button").count() >= 2
        for button in which.get_by_role("button").all():
            box = button.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= 360
        assert ann.find_axe_violations() == []
        name = which.get_by_role("button").first.inner_text()
        ann.click_and_wait(which.get_by_role("button").first)
        start = ann.page.get_by_role("combobox", name=ann.text_of("race-start"))
        assert start.evaluate("it => it.selectedOptions[0].text") == name

        def width() -> float:
            return float(ann.page.evaluate(VIEW_BOX)[2])

        whole = width()
        ann.page.mouse.move(150, 300)
        ann.page.mouse.wheel(0, -400)
        ann.button("race-whole").wait_for()
        assert width() < whole
        ann.button("race-whole").click()
        ann.button("race-close-up").wait_for()
        ann.page.mouse.dblclick(30, 330)  # the sea
        ann.button("race-whole").wait_for()
        assert width() < whole / 1.3


def test_the_end_of_a_race_and_a_pause_leave_the_map_and_the_year_in_sight(site: LiveSite) -> None:
    table = lost_race(site, "Ann", "Ben", seconds_per_year=20)
    year, sea = ".sea .year", ".sea"
    with site.open_browser(RACE) as ann:
        ann.open_seat(table)
        ann.button_starting("race-ready").wait_for()
        for seat in (0, 1):
            site.do(table, seat, {"type": "ready"})
        ann.click_and_wait(ann.button("race-pause"))
        sheet = ann.region("race-paused")
        for width, height in ((360, 640), (390, 664), (844, 390), (1280, 800)):
            ann.page.set_viewport_size({"width": width, "height": height})
            top, bottom = sheet.bounding_box(), ann.page.locator(year).first.bounding_box()
            assert top is not None
            assert bottom is not None
            beside = top["x"] > bottom["x"] + bottom["width"]
            assert beside or top["y"] >= bottom["y"] + bottom["height"] * 0.85, (width, height)
        command = {"type": "pace", "speed": 10}
        site.request("POST", f"/api/tables/{table.id}/commands", command, table.tokens[0])
        site.request("POST", f"/api/tables/{table.id}/commands", {"type": "resume"}, table.tokens[0])
        ann.wait_for_text("race-lost")
        for width, height in ((390, 664), (844, 390), (1024, 768), (1280, 800), (1920, 1080)):
            ann.page.set_viewport_size({"width": width, "height": height})
            card, map_ = ann.page.locator(".ending").bounding_box(), ann.page.locator(sea).bounding_box()
            assert card is not None
            assert map_ is not None
            apart = card["x"] >= map_["x"] + map_["width"] - 1 or card["y"] >= map_["y"] + map_["height"] - 1
            assert apart, (width, height)
        assert ann.find_axe_violations() == []


LONG_NAMES = (
    ("palmerston-north-1928", "aoraki-mount-cook-1894", "waikaremoana-2014", "christchurch-2011"),
    ("invercargill-2009", "new-plymouth-1860", "arthurs-pass-1923", "christchurch-1850"),
    ("queenstown-1862", "wellington-1893", "masterton-1961", "greymouth-1896"),
    ("st-arnaud-1843", "auckland-1840", "lawrence-1861", "parihaka-1881"),
)


@pytest.mark.parametrize("lang", ["en", "de", "it"])
def test_every_card_is_in_sight_on_a_wall_where_nobody_scrolls(site: LiveSite, lang: str) -> None:
    """Whatever was dealt; and the fewer cards are left, the larger they are written."""
    sizes = {}
    for count in (4, 1):
        setup = {"hands": [hand[:count] for hand in LONG_NAMES], "late": [[], [], [], []]}
        table = site.make_table(RACE, "Ann", "Ben", "Cleo", "Dora", options=UNHURRIED, setup=setup)
        with site.open_browser(RACE, lang=lang) as wall:
            wall.open(f"/big/{table.id}")
            cards = wall.page.get_by_role("list", name=wall.text_of("race-agenda"))
            cards.wait_for()
            for width, height in ((1024, 768), (1280, 720), (1920, 1080)):
                wall.page.set_viewport_size({"width": width, "height": height})
                wall.page.wait_for_timeout(100)  # it may fit for a moment, as it did before
                fits = "it => it.scrollHeight - it.clientHeight < 6"
                wall.page.wait_for_function(fits, arg=cards.element_handle())
                name = cards.locator("b").first
                sizes[count, width] = name.evaluate("it => parseFloat(getComputedStyle(it).fontSize)")
    assert all(sizes[1, width] > sizes[4, width] for width in (1024, 1280, 1920)), sizes


def test_a_pause_puts_the_offer_of_a_trade_away_and_escape_closes_it(site: LiveSite) -> None:
    """On a phone the offer takes the room of the map, which a pause gives back."""
    table = lost_race(site, "Ann", "Ben", seconds_per_year=60)
    with site.open_browser(RACE, size=(360, 640)) as ann:
        ann.open_seat(table)
        ann.button_starting("race-ready").wait_for()
        for seat in (0, 1):
            site.do(table, seat, {"type": "ready"})
        ann.button("race-pause").wait_for()
        sea = ann.page.locator(".sea")
        whole = sea.evaluate("it => it.clientHeight")
        ann.page.get_by_role("button", name=ann.text_of("race-trade"), exact=True).click()
        form = ann.region("race-trade-title")
        form.wait_for()
        ann.page.keyboard.press("Escape")
        form.wait_for(state="hidden")
        ann.page.get_by_role("button", name=ann.text_of("race-trade"), exact=True).click()
        form.wait_for()
        site.request("POST", f"/api/tables/{table.id}/commands", {"type": "pause"}, table.tokens[1])
        ann.region("race-paused").wait_for()
        form.wait_for(state="hidden")
        assert sea.evaluate(f"it => {TWO_FRAMES}.then(() => it.clientHeight)") >= whole - 2
