"""The score pad of Places, Please: a game on paper is scored on a phone."""

import pytest
from playwright.sync_api import Locator, expect
from support.browser.offline import keep_all_and_cut_off
from support.live_site import DESK, PHONE, BrowserUser, LiveSite
from support.screen_checks import OVERFLOW

from thirdplace.text import LANGUAGES

pytestmark = pytest.mark.browser

PLEASE = "places-please"

PAD = "/pad/places-please"


def number_field(user: BrowserUser, name: str, round: int) -> Locator:
    return user.page.get_by_label(user.text_of("please-pad-number", name=name, round=str(round)))


def write_down(user: BrowserUser, round: int, **numbers: str) -> None:
    for name, number in numbers.items():
        number_field(user, name, round).fill(number)


def fill_names(user: BrowserUser, *names: str) -> None:
    for number, name in enumerate(names, 1):
        label = user.text_of("please-pad-name", number=str(number))
        if number > 2:
            user.button("please-pad-add").click()
        user.page.get_by_label(label, exact=True).fill(name)


def points_shown(user: BrowserUser) -> list[str]:
    """Beside the fields, before what is only heard."""
    return [(text.split() or [""])[0] for text in user.page.locator(".points").all_text_contents()]


def expect_sums(user: BrowserUser, *wanted: str) -> None:
    expect(user.page.locator("tfoot td")).to_have_text(list(wanted))


def test_a_game_on_paper_is_scored_on_a_phone(site: LiveSite) -> None:
    with site.open_browser(PLEASE, size=PHONE) as user:
        user.open(PAD)
        fill_names(user, "Ann", "Bob", "Cleo")
        assert number_field(user, "Ann", 1).get_attribute("inputmode") == "numeric"
        number_field(user, "Ann", 1).click()
        for number in ("6421", "5421", "6421"):
            user.page.keyboard.type(number)  # a whole number leads to the next field
        expect_sums(user, "5", "3", "5")
        assert points_shown(user) == ["5", "3", "5"]
        user.button("please-pad-after").last.click()
        write_down(user, 2, Ann="1112", Bob="7211", Cleo="2111")
        user.wait_for_text("pad-digit", round="2", name="Bob", number="7211", digit="7")
        assert "400" in user.errors.pop(), "the browser's own words"
        expect(number_field(user, "Bob", 2)).to_have_attribute("aria-invalid", "true")
        expect_sums(user, "5", "3", "5")
        user.page.reload()
        expect(number_field(user, "Bob", 2)).to_have_value("7211")
        user.wait_for_text("pad-digit", round="2", name="Bob", number="7211", digit="7")
        user.errors.clear()
        expect_sums(user, "5", "3", "5")
        write_down(user, 2, Bob="1211")
        expect_sums(user, "6", "6", "10")
        user.button("web-pad-undo").click()
        expect(number_field(user, "Bob", 2)).to_have_value("7211")
        user.wait_for_text("pad-digit", round="2", name="Bob", number="7211", digit="7")
        user.errors.clear()
        write_down(user, 2, Bob="1211")
        for round in (3, 4, 5, 6):
            user.button("please-pad-after").first.click()
            write_down(user, round, Ann="1112", Bob="1211", Cleo="2111")
        user.page.get_by_role("heading", name=user.text_of("won", names="Cleo", count=1, total=30)).wait_for()
        user.button("web-pad-new").click()
        expect_sums(user, "0", "0", "0")
        user.button("web-pad-undo").click()
        expect_sums(user, "10", "18", "30")


def test_without_an_answer_what_was_typed_stays(site: LiveSite) -> None:
    with site.open_browser(PLEASE) as user:
        user.open(PAD)
        fill_names(user, "Ann", "Bob")
        write_down(user, 1, Ann="6421", Bob="5421")
        expect_sums(user, "5", "3")
        user.cut_off = True
        user.page.context.set_offline(True)
        user.button("please-pad-after").last.click()
        write_down(user, 2, Ann="1112", Bob="1211")
        user.wait_for_text("web-pad-offline")
        expect_sums(user, "5", "3")
        user.page.context.set_offline(False)
        expect_sums(user, "8", "8")
        expect(user.page.get_by_text(user.text_of("web-pad-offline"))).to_be_hidden()


def test_a_class_is_pasted_and_another_goal_ranks_otherwise(site: LiveSite) -> None:
    with site.open_browser(PLEASE) as user:
        user.open(PAD)
        first = user.page.get_by_label(user.text_of("please-pad-name", number="1"), exact=True)
        first.evaluate(
            """it => {
              const clipboardData = new DataTransfer();
              const names = Array.from({ length: 70 }, (_, before) => `Child ${before + 1}`);
              clipboardData.setData("text", names.join("\\n"));
              it.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
            }"""
        )
        user.button("please-pad-players", count=60).wait_for()
        user.page.get_by_text(user.text_of("please-pad-rules"), exact=True).click()
        user.page.get_by_label(user.text_of("option-goal-lowest"), exact=True).check()
        rolls = ("1245", "1246", "1256", "1456", "2456", "6124")  # all of 1, 2, 4, 5 and 6
        for number in range(1, 61):
            number_field(user, f"Child {number}", 1).fill(rolls[(number - 1) % 6])
        first_row = user.page.locator("tbody tr").first
        expect(first_row).to_contain_text("Child 1")
        expect(first_row).to_contain_text("1245")
        expect(user.page.locator("tbody tr")).to_have_count(60)
        assert points_shown(user)[:6] == ["5", "3", "1", "0", "0", "0"]


def open_full_pad(user: BrowserUser) -> None:
    """With long names, and a number that is refused; the language may be another afterwards."""
    user.open(PAD)
    fill_names(user, "Maximiliane-Charlotte", "Bob", "Cleo", "Dora", "Emil", "Friederike")
    write_down(user, 1, Bob="9999")
    user.page.locator("#pad-wrong").wait_for()
    user.errors.clear()
    user.page.locator("summary").click()


def test_the_pad_is_accessible(site: LiveSite) -> None:
    with site.open_browser(PLEASE, size=DESK) as user:
        open_full_pad(user)
        assert user.find_axe_violations() == []


def test_the_pad_fits_a_phone_in_every_language(site: LiveSite) -> None:
    with site.open_browser(PLEASE, size=PHONE) as user:
        open_full_pad(user)
        for lang in (*LANGUAGES[1:], LANGUAGES[0]):
            user.set_language(lang)
            assert user.page.evaluate(OVERFLOW) <= 0, lang
        user.errors.clear()


def test_points_are_counted_without_a_network(site: LiveSite) -> None:
    with site.open_browser(PLEASE, shell=True) as user:
        keep_all_and_cut_off(user)
        user.open(PAD)
        fill_names(user, "Ann", "Bob")
        write_down(user, 1, Ann="6421", Bob="5421")
        expect_sums(user, "5", "3")
