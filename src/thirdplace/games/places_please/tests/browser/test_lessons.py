"""The lesson of Places, Please: the rulebook's example, played as its prompts ask."""

from collections.abc import Callable

import pytest
from support.browser.lessons import SMALL_PHONE, LessonUser, tap
from support.browser.offline import game_address, keep_all_and_cut_off
from support.live_site import BrowserUser, LiveSite

pytestmark = pytest.mark.browser

PLEASE = "places-please"


def write_action(user: BrowserUser, slot: str, digit: int) -> Callable[[], None]:
    if slot == "garbage":
        return tap(user, user.button("please-throw", digit=digit))
    name = user.text_of(f"slot-{slot}")
    free = user.button("please-write", "digit", "worth", slot=name).or_(
        user.button("please-write", "digit", "worth", slot=user.text_of(f"slot-{slot}.in"))
    )
    return tap(user, free)


def five_rolls(user: BrowserUser, pupil: LessonUser) -> None:
    """The first digit is written elsewhere than in the example, and the lesson goes on."""
    pupil.begin()
    pupil.continue_after("goal")
    pupil.do_task("roll", tap(user, user.button("please-roll")), reads=False)
    pupil.do_task("first", write_action(user, "tens", 4), reads=False)
    pupil.continue_after("first.other", slot=user.text_of("slot-tens.in"))
    pupil.do_task("second", write_action(user, "garbage", 1))
    pupil.do_task("reroll", tap(user, user.button("please-roll")), reads=False)
    pupil.do_task("third", write_action(user, "thousands", 6))
    pupil.do_task("fourth", write_action(user, "ones", 2))
    pupil.do_task("reroll", tap(user, user.button("please-roll")), reads=False)
    pupil.do_task("fifth", write_action(user, "hundreds", 5), reads=False)
    pupil.continue_after("fifth.other")
    pupil.finish(None)


@pytest.mark.parametrize(("name", "play", "lang", "size"), [("please-five", five_rolls, "it", SMALL_PHONE)])
def test_a_lesson_is_played_to_its_end(
    site: LiveSite,
    name: str,
    play: Callable[[BrowserUser, LessonUser], None],
    lang: str,
    size: tuple[int, int],
) -> None:
    with site.open_browser(PLEASE, lang=lang, size=size) as user:
        play(user, LessonUser(user, name))
        assert user.find_axe_violations() == []


def test_a_lesson_is_played_without_a_network(site: LiveSite) -> None:
    with site.open_browser(PLEASE, size=SMALL_PHONE, shell=True) as user:
        keep_all_and_cut_off(user)
        five_rolls(user, LessonUser(user, "please-five"))
        game_address(user)
