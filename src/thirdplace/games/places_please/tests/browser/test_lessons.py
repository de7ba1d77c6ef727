"""The lesson of Places, Please: the rulebook's example, played as its prompts ask."""

from collections.abc import Callable

import pytest
from support.browsing import Guest, House
from support.lessons import SMALL_PHONE, Pupil, tap

pytestmark = pytest.mark.browser

PLEASE = "places-please"


def writes(guest: Guest, slot: str, digit: int) -> Callable[[], None]:
    if slot == "garbage":
        return tap(guest, guest.button("please-throw", digit=digit))
    name = guest.say(f"slot-{slot}")
    free = guest.button("please-write", "digit", "worth", slot=name).or_(
        guest.button("please-write", "digit", "worth", slot=guest.say(f"slot-{slot}.in"))
    )
    return tap(guest, free)


def five_rolls(guest: Guest, pupil: Pupil) -> None:
    """The first digit is written elsewhere than in the example, and the lesson goes on."""
    pupil.begin()
    pupil.reads_on("goal")
    pupil.does("roll", tap(guest, guest.button("please-roll")), reads=False)
    pupil.does("first", writes(guest, "tens", 4), reads=False)
    pupil.reads_on("first.other", slot=guest.say("slot-tens.in"))
    pupil.does("second", writes(guest, "garbage", 1))
    pupil.does("reroll", tap(guest, guest.button("please-roll")), reads=False)
    pupil.does("third", writes(guest, "thousands", 6))
    pupil.does("fourth", writes(guest, "ones", 2))
    pupil.does("reroll", tap(guest, guest.button("please-roll")), reads=False)
    pupil.does("fifth", writes(guest, "hundreds", 5), reads=False)
    pupil.reads_on("fifth.other")
    pupil.learned(None)


@pytest.mark.parametrize(("name", "play", "lang", "size"), [("please-five", five_rolls, "it", SMALL_PHONE)])
def test_a_lesson_is_played_to_its_end(
    house: House, name: str, play: Callable[[Guest, Pupil], None], lang: str, size: tuple[int, int]
) -> None:
    with house.guest(PLEASE, lang=lang, size=size) as guest:
        play(guest, Pupil(guest, name))
        assert guest.violations() == []
