"""The lessons of Place Race: the rulebook's examples, played as their prompts ask, with wrong moves too."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from support.browser.lessons import SMALL_PHONE, SMALL_PHONES, LessonUser, band_height, resize, tap
from support.browser.offline import game_address, keep_all_and_cut_off
from support.live_site import PHONE, BrowserUser, LiveSite

pytestmark = pytest.mark.browser

RACE = "place-race"


def start_action(user: BrowserUser, city: str) -> Callable[[], None]:
    start = user.page.get_by_role("combobox", name=user.text_of("race-start"))
    return lambda: (start.select_option(label=city), None)[1]


def move_action(user: BrowserUser, place: str) -> Callable[[], None]:
    """By the button with the place's name: on the map of a small phone it takes a steady hand."""
    return tap(user, user.page.locator(f'button[aria-label^="{user.text_of("race-move", place=place)}"]'))


def short_race(user: BrowserUser, pupil: LessonUser) -> None:
    pupil.begin()
    pupil.continue_after("goal")
    pupil.wait_for_part("start")
    expect(user.page.get_by_text("∞")).to_have_count(0)  # the clock stands: there is no pace to choose
    expect(user.page.get_by_text(user.text_of("race-told-pace", pace="slower"))).to_have_count(0)
    start_action(user, "Hamilton")()
    pupil.wait_for_part("start.hint")
    start_action(user, "Whangārei")()
    pupil.continue_after("start.done")
    pupil.do_task("ready", tap(user, user.button_starting("race-ready")), reads=False)
    pupil.wait_for_part("ready.done")
    user.page.wait_for_timeout(2000)  # a year takes 1.5 seconds; but somebody reads
    assert user.page.get_by_role("timer").inner_text() == "1837"
    pupil.continue_after("ready.done")
    pupil.do_task("move", move_action(user, "Waitangi"))
    pupil.do_task("skip", tap(user, user.button("race-skip")))
    pupil.run_clock_after("years")
    pupil.do_task("turn-in", tap(user, user.button_starting("race-turn-in", place="Waitangi")))
    user.wait_for_text("race-won")
    pupil.finish("race-trading")


def play_trading_lesson(user: BrowserUser, pupil: LessonUser) -> None:
    pupil.begin()
    pupil.continue_after("goal")
    pupil.do_task("start", start_action(user, "Napier"))
    pupil.wait_for_part("offer")
    user.page.get_by_role("button", name=user.text_of("race-trade"), exact=True).first.click()
    desk = user.region("race-trade-title")
    desk.get_by_role("radio", name=re.compile("1843")).check(force=True)
    desk.get_by_role("radio", name=re.compile("1881")).check(force=True)
    pupil.on_note("desk")
    desk.get_by_role("button").last.click()
    pupil.continue_after("offer.done")
    pupil.do_task("ready", tap(user, user.button_starting("race-ready")), reads=False)
    pupil.do_task("north", move_action(user, "Taupō"), reads=False)
    for place in ("Hamilton", "Auckland", "Whangārei"):
        pupil.do_task("on", move_action(user, place), reads=False)
        user.page.wait_for_timeout(100)
    pupil.do_task("there", move_action(user, "Waitangi"))
    pupil.run_clock_after("years")
    pupil.do_task("turn-in", tap(user, user.button_starting("race-turn-in", place="Waitangi")))
    pupil.run_clock_after("ben")
    pupil.finish(None)


def test_a_task_leaves_the_map_its_room(site: LiveSite) -> None:
    with site.open_browser(RACE, lang="de", size=SMALL_PHONES[0]) as user:
        pupil = LessonUser(user, "race-first")
        pupil.begin()
        pupil.continue_after("goal")
        for size, least in zip(SMALL_PHONES, (300, 450, 260), strict=True):
            resize(user, size)
            pupil.wait_for_part("start")
            assert band_height(user) < 76, size
            chart = user.page.locator("main svg.pawns").bounding_box()
            assert chart
            assert min(chart["y"] + chart["height"], size[1]) - max(chart["y"], 0) > least, (size, chart)
        start_action(user, "Whangārei")()
        pupil.wait_for_part("start.done")
        assert user.find_axe_violations() == []


@pytest.mark.parametrize(
    ("name", "play", "lang", "size"),
    [
        ("race-first", short_race, "en", SMALL_PHONE),
        pytest.param("race-trading", play_trading_lesson, "de", PHONE, marks=pytest.mark.nightly),
    ],
)
def test_a_lesson_is_played_to_its_end(
    site: LiveSite,
    name: str,
    play: Callable[[BrowserUser, LessonUser], None],
    lang: str,
    size: tuple[int, int],
) -> None:
    with site.open_browser(RACE, lang=lang, size=size) as user:
        play(user, LessonUser(user, name))
        assert user.find_axe_violations() == []


def test_a_lesson_is_played_without_a_network(site: LiveSite) -> None:
    with site.open_browser(RACE, size=SMALL_PHONE, shell=True) as user:
        keep_all_and_cut_off(user)
        short_race(user, LessonUser(user, "race-first"))
        game_address(user)
