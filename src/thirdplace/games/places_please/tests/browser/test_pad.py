"""The score pad of Places, Please: a game on paper is scored on a phone."""

import pytest
from playwright.sync_api import Locator, expect
from support.browsing import DESK, PHONE, Guest, House
from support.screen_checks import OVERFLOW

from thirdplace.text import LANGUAGES

pytestmark = pytest.mark.browser

PLEASE = "places-please"

PAD = "/pad/places-please"


def field(guest: Guest, name: str, round: int) -> Locator:
    return guest.page.get_by_label(guest.say("please-pad-number", name=name, round=str(round)))


def write_down(guest: Guest, round: int, **numbers: str) -> None:
    for name, number in numbers.items():
        field(guest, name, round).fill(number)


def named(guest: Guest, *names: str) -> None:
    for number, name in enumerate(names, 1):
        label = guest.say("please-pad-name", number=str(number))
        if number > 2:
            guest.button("please-pad-add").click()
        guest.page.get_by_label(label, exact=True).fill(name)


def points(guest: Guest) -> list[str]:
    """Beside the fields, before what is only heard."""
    return [(text.split() or [""])[0] for text in guest.page.locator(".points").all_text_contents()]


def sums(guest: Guest, *wanted: str) -> None:
    expect(guest.page.locator("tfoot td")).to_have_text(list(wanted))


def test_a_game_on_paper_is_scored_on_a_phone(house: House) -> None:
    with house.guest(PLEASE, size=PHONE) as guest:
        guest.go(PAD)
        named(guest, "Ann", "Bob", "Cleo")
        assert field(guest, "Ann", 1).get_attribute("inputmode") == "numeric"
        field(guest, "Ann", 1).click()
        for number in ("6421", "5421", "6421"):
            guest.page.keyboard.type(number)  # a whole number leads to the next field
        sums(guest, "5", "3", "5")
        assert points(guest) == ["5", "3", "5"]
        guest.button("please-pad-after").last.click()
        write_down(guest, 2, Ann="1112", Bob="7211", Cleo="2111")
        guest.sees("pad-digit", round="2", name="Bob", number="7211", digit="7")
        assert "400" in guest.complaints.pop(), "the browser's own words"
        expect(field(guest, "Bob", 2)).to_have_attribute("aria-invalid", "true")
        sums(guest, "5", "3", "5")
        guest.page.reload()
        expect(field(guest, "Bob", 2)).to_have_value("7211")
        guest.sees("pad-digit", round="2", name="Bob", number="7211", digit="7")
        guest.complaints.clear()
        sums(guest, "5", "3", "5")
        write_down(guest, 2, Bob="1211")
        sums(guest, "6", "6", "10")
        guest.button("web-pad-undo").click()
        expect(field(guest, "Bob", 2)).to_have_value("7211")
        guest.sees("pad-digit", round="2", name="Bob", number="7211", digit="7")
        guest.complaints.clear()
        write_down(guest, 2, Bob="1211")
        for round in (3, 4, 5, 6):
            guest.button("please-pad-after").first.click()
            write_down(guest, round, Ann="1112", Bob="1211", Cleo="2111")
        guest.page.get_by_role("heading", name=guest.say("won", names="Cleo", count=1, total=30)).wait_for()
        guest.button("web-pad-new").click()
        sums(guest, "0", "0", "0")
        guest.button("web-pad-undo").click()
        sums(guest, "10", "18", "30")


def test_without_an_answer_what_was_typed_stays(house: House) -> None:
    with house.guest(PLEASE) as guest:
        guest.go(PAD)
        named(guest, "Ann", "Bob")
        write_down(guest, 1, Ann="6421", Bob="5421")
        sums(guest, "5", "3")
        guest.cut_off = True
        guest.page.context.set_offline(True)
        guest.button("please-pad-after").last.click()
        write_down(guest, 2, Ann="1112", Bob="1211")
        guest.sees("web-pad-offline")
        sums(guest, "5", "3")
        guest.page.context.set_offline(False)
        sums(guest, "8", "8")
        expect(guest.page.get_by_text(guest.say("web-pad-offline"))).to_be_hidden()


def test_a_class_is_pasted_and_another_goal_ranks_otherwise(house: House) -> None:
    with house.guest(PLEASE) as guest:
        guest.go(PAD)
        first = guest.page.get_by_label(guest.say("please-pad-name", number="1"), exact=True)
        first.evaluate(
            """it => {
              const clipboardData = new DataTransfer();
              const names = Array.from({ length: 70 }, (_, before) => `Child ${before + 1}`);
              clipboardData.setData("text", names.join("\\n"));
              it.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
            }"""
        )
        guest.button("please-pad-players", count=60).wait_for()
        guest.page.get_by_text(guest.say("please-pad-rules"), exact=True).click()
        guest.page.get_by_label(guest.say("option-goal-lowest"), exact=True).check()
        rolls = ("1245", "1246", "1256", "1456", "2456", "6124")  # all of 1, 2, 4, 5 and 6
        for number in range(1, 61):
            field(guest, f"Child {number}", 1).fill(rolls[(number - 1) % 6])
        first_row = guest.page.locator("tbody tr").first
        expect(first_row).to_contain_text("Child 1")
        expect(first_row).to_contain_text("1245")
        expect(guest.page.locator("tbody tr")).to_have_count(60)
        assert points(guest)[:6] == ["5", "3", "1", "0", "0", "0"]


def open_full_pad(guest: Guest) -> None:
    """With long names, and a number that is refused; the language may be another afterwards."""
    guest.go(PAD)
    named(guest, "Maximiliane-Charlotte", "Bob", "Cleo", "Dora", "Emil", "Friederike")
    write_down(guest, 1, Bob="9999")
    guest.page.locator("#pad-wrong").wait_for()
    guest.complaints.clear()
    guest.page.locator("summary").click()


def test_the_pad_shuts_nobody_out(house: House) -> None:
    with house.guest(PLEASE, size=DESK) as guest:
        open_full_pad(guest)
        assert guest.violations() == []


def test_the_pad_fits_a_phone_in_every_language(house: House) -> None:
    with house.guest(PLEASE, size=PHONE) as guest:
        open_full_pad(guest)
        for lang in (*LANGUAGES[1:], LANGUAGES[0]):
            guest.speak(lang)
            assert guest.page.evaluate(OVERFLOW) <= 0, lang
        guest.complaints.clear()
