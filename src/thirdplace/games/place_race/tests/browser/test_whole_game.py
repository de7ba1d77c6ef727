"""Place Race in a real browser from the first move to its end, with the mouse and by keyboard alone."""

import pytest
from support.live_server import Json
from support.live_site import BrowserUser, LiveSite, go_to_end

pytestmark = pytest.mark.browser

RACE = "place-race"


HOME: Json = {"hands": [["auckland-1840"], ["nelson-1842"]]}
NEAR: Json = {"hands": [["waitangi-1840"], ["auckland-1840"]]}
"""One step for the first, none for the second, who starts where their card is."""
UNHURRIED: Json = {"seconds_per_year": 20, "lead_years": 0}


# Place Race NZ: everything that has to be done is done in the first year, which lasts long enough for any
# machine.


def choose_start(ann: BrowserUser, city: str, keys: bool = False) -> None:
    """The city is a red circle on the map, and stands in a list beside it."""
    before = ann.answers
    if not keys:
        ann.page.get_by_role("combobox", name=ann.text_of("race-start")).select_option(label=city)
    else:
        ann.tab_to(ann.button("race-start-in", place=city))
        ann.page.keyboard.press("Space")
    ann.wait_for_answer(before)
    (ann.press_and_wait if keys else ann.click_and_wait)(ann.button_starting("race-ready"))


def move_to(ann: BrowserUser, place: str, keys: bool = False) -> None:
    move = ann.button_starting("race-move", place=place).and_(ann.page.locator("[aria-disabled=false]"))
    move.first.wait_for()
    (ann.press_and_wait if keys else ann.click_and_wait)(move)


def turn_in(ann: BrowserUser, place: str, keys: bool = False) -> None:
    card = ann.button_starting("race-turn-in", place=place)
    card.first.wait_for()
    (ann.press_and_wait if keys else ann.click_and_wait)(card)


def sees_victory(ann: BrowserUser) -> None:
    go_to_end(ann)
    ann.wait_for_text("race-won")
    ann.wait_for_text("race-won-text", cards=2, year="1840")


def test_place_race_won_with_a_computer_by_keyboard_alone(site: LiveSite) -> None:
    table = site.make_table(RACE, "Ann", "bot", options=UNHURRIED, setup=NEAR)
    with site.open_browser(RACE) as ann:
        ann.open_seat(table)
        choose_start(ann, "Whangārei", keys=True)
        move_to(ann, "Waitangi", keys=True)
        turn_in(ann, "Waitangi", keys=True)
        sees_victory(ann)


def test_place_race_goes_on_after_a_reload_and_a_cut(site: LiveSite) -> None:
    """In the middle of the race: the map and the seat are there again, and the race is won."""
    settings: Json = {"countdown": 0, "rhythm": False, "pause_on_drop": False}
    table = site.make_table(RACE, "Ann", "Ben", options=UNHURRIED, setup=NEAR, settings=settings)
    with site.open_browser(RACE) as ann, site.open_browser(RACE) as ben:
        ann.open_seat(table, 0)
        ben.open_seat(table, 1)
        choose_start(ann, "Whangārei")
        choose_start(ben, "Auckland")
        ann.button_starting("race-move", place="Waitangi").first.wait_for()
        ann.page.reload()
        ann.page.get_by_label(ann.text_of.pattern_of("race-map", "places", "lines")).wait_for()
        move_to(ann, "Waitangi")
        ann.cut_off = True
        ann.page.context.set_offline(True)
        ann.wait_for_text("web-reconnecting")
        turn_in(ben, "Auckland")
        ann.page.context.set_offline(False)
        ann.page.get_by_text(ann.text_of("web-reconnecting")).wait_for(state="hidden")
        turn_in(ann, "Waitangi")
        for user in (ann, ben):
            sees_victory(user)


def test_place_race_lost_by_waiting(site: LiveSite) -> None:
    options = {"seconds_per_year": 0.4, "lead_years": 2}
    table = site.make_table(RACE, "Ann", "bot", options=options, setup=HOME)
    with site.open_browser(RACE) as ann:
        ann.open_seat(table)
        choose_start(ann, "Auckland")
        go_to_end(ann)
        ann.wait_for_text("race-lost")
        ann.wait_for_text("lost", year="1841", done=0, cards=2)
