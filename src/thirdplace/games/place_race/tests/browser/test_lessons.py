"""The lessons of Place Race: the rulebook's examples, played as their prompts ask, with wrong moves too."""

import re
from collections.abc import Callable

import pytest
from support.browsing import PHONE, Guest, House
from support.lessons import SMALL_PHONE, SMALL_PHONES, Pupil, band_height, resize, tap

pytestmark = pytest.mark.browser

RACE = "place-race"


def starts(guest: Guest, city: str) -> Callable[[], None]:
    start = guest.page.get_by_role("combobox", name=guest.say("race-start"))
    return lambda: (start.select_option(label=city), None)[1]


def moves(guest: Guest, place: str) -> Callable[[], None]:
    """By the button with the place's name: on the map of a small phone it takes a steady hand."""
    return tap(guest, guest.page.locator(f'button[aria-label^="{guest.say("race-move", place=place)}"]'))


def short_race(guest: Guest, pupil: Pupil) -> None:
    pupil.begin()
    pupil.reads_on("goal")
    pupil.hears("start")
    starts(guest, "Hamilton")()
    pupil.hears("start.hint")
    starts(guest, "Whangārei")()
    pupil.reads_on("start.done")
    pupil.does("ready", tap(guest, guest.starting("race-ready")), reads=False)
    pupil.hears("ready.done")
    guest.page.wait_for_timeout(2000)  # a year takes 1.5 seconds; but somebody reads
    assert guest.page.get_by_role("timer").inner_text() == "1837"
    pupil.reads_on("ready.done")
    pupil.does("move", moves(guest, "Waitangi"))
    pupil.does("skip", tap(guest, guest.button("race-skip")))
    pupil.waits("years")
    pupil.does("turn-in", tap(guest, guest.starting("race-turn-in", place="Waitangi")))
    guest.sees("race-won")
    pupil.learned("race-trading")


def trading(guest: Guest, pupil: Pupil) -> None:
    pupil.begin()
    pupil.reads_on("goal")
    pupil.does("start", starts(guest, "Napier"))
    pupil.hears("offer")
    guest.page.get_by_role("button", name=guest.say("race-trade"), exact=True).first.click()
    desk = guest.region("race-trade-title")
    desk.get_by_role("radio", name=re.compile("1843")).check(force=True)
    desk.get_by_role("radio", name=re.compile("1881")).check(force=True)
    pupil.on_note("desk")
    desk.get_by_role("button").last.click()
    pupil.reads_on("offer.done")
    pupil.does("ready", tap(guest, guest.starting("race-ready")), reads=False)
    pupil.does("north", moves(guest, "Taupō"), reads=False)
    for place in ("Hamilton", "Auckland", "Whangārei"):
        pupil.does("on", moves(guest, place), reads=False)
        guest.page.wait_for_timeout(100)
    pupil.does("there", moves(guest, "Waitangi"))
    pupil.waits("years")
    pupil.does("turn-in", tap(guest, guest.starting("race-turn-in", place="Waitangi")))
    pupil.waits("ben")
    pupil.learned(None)


def test_a_task_leaves_the_map_its_room(house: House) -> None:
    with house.guest(RACE, lang="de", size=SMALL_PHONES[0]) as guest:
        pupil = Pupil(guest, "race-first")
        pupil.begin()
        pupil.reads_on("goal")
        for size, least in zip(SMALL_PHONES, (300, 450, 260), strict=True):
            resize(guest, size)
            pupil.hears("start")
            assert band_height(guest) < 76, size
            chart = guest.page.locator("main svg.pawns").bounding_box()
            assert chart
            assert min(chart["y"] + chart["height"], size[1]) - max(chart["y"], 0) > least, (size, chart)
        starts(guest, "Whangārei")()
        pupil.hears("start.done")
        assert guest.violations() == []


@pytest.mark.parametrize(
    ("name", "play", "lang", "size"),
    [("race-first", short_race, "en", SMALL_PHONE), ("race-trading", trading, "de", PHONE)],
)
def test_a_lesson_is_played_to_its_end(
    house: House, name: str, play: Callable[[Guest, Pupil], None], lang: str, size: tuple[int, int]
) -> None:
    with house.guest(RACE, lang=lang, size=size) as guest:
        play(guest, Pupil(guest, name))
        assert guest.violations() == []
