"""With the box on the table: other rolls, links without https, another record, a timer that goes on."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.browsing import PHONE, Guest, House
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME
from support.golden import GOLDEN, plain
from support.paper import leaves
from support.print_page import pages, saved

pytestmark = pytest.mark.browser

SPEAKS_GERMAN = """Object.defineProperty(window, "speechSynthesis", { value: {
  getVoices: () => [{ lang: "de-DE", localService: true, default: true, name: "German" }],
  addEventListener() {}, cancel() { throw new Error("no speech service"); }, speak() {},
} });"""
"""A voice whose every use fails."""


def fits(guest: Guest) -> None:
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_rolls_and_address_of_a_sheet(house: House, tmp_path: Path) -> None:
    with house.guest(LED_GAME, size=PHONE) as guest:
        guest.go("/print")
        expect(guest.page).to_have_url(re.compile(rf"/print/{TURN_GAME}#cards$"))
        guest.go(f"/print/{LED_GAME}#lesson")
        pages(guest, 2)
        address = guest.page.get_by_label(guest.say("print-address"))
        expect(address).to_have_value("")  # 127.0.0.1 is nobody's on paper
        guest.button("print-rolls-other").click()
        number = guest.page.get_by_role("spinbutton", name=guest.say("print-rolls"))
        expect(number).not_to_have_value("1")
        seed = number.input_value()
        address.fill("play.example.org/")
        address.press("Tab")
        guest.sees("print-address-help")
        pages(guest, 2)
        fits(guest)
        tasks, answers = leaves(saved(guest, tmp_path)[1])
        assert guest.say("sheet-lesson-seed", seed=seed) in tasks.text
        assert guest.say("sheet-lesson-seed", seed=seed) in answers.text
        assert "play.example.org/" in tasks.text
        assert guest.house.server.address.rpartition(":")[2] not in tasks.text


def test_a_record_makes_room_for_another(house: House, tmp_path: Path) -> None:
    files = []
    for game in (TURN_GAME, LED_GAME):
        record = next(record for record in GOLDEN.values() if record.game == game)
        files.append(tmp_path / f"{game}.json")
        files[-1].write_text(json.dumps(plain(record)))
    with house.guest(TURN_GAME, size=PHONE) as guest:
        guest.go("/replay")
        for file, button in zip(files, ("web-replay-choose", "web-replay-another"), strict=True):
            with guest.page.expect_file_chooser() as chooser:
                guest.button(button).click()
            chooser.value.set_files(file)
            guest.button("web-replay-another").wait_for()
        expect(guest.page.get_by_role("rowheader", name="Total")).to_have_count(
            1
        )  # the score of Places, Please
        fits(guest)


def test_a_moment_is_shared_without_a_clipboard(house: House) -> None:
    table = house.make(LED_GAME, "Ann", "bot")
    house.hand_over(table)
    with house.guest(LED_GAME, size=PHONE) as guest:
        guest.page.add_init_script(
            "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
            "Object.defineProperty(navigator, 'share', { value: undefined })"
        )
        guest.go(f"/t/{table.id}")
        guest.button("web-end-more").wait_for(timeout=60_000)
        guest.go(f"/replay/{table.id}#3")
        guest.button("web-replay-share").click()
        expect(guest.page.get_by_text(guest.say("web-copied")).first).to_be_visible()
        guest.page.evaluate("document.execCommand = () => false")
        guest.button("web-replay-share").click()
        link = guest.page.get_by_label(guest.say("web-link"))
        expect(link).to_have_value(re.compile(rf"/replay/{table.id}#3$"))
        chosen = "it => it.value.slice(it.selectionStart, it.selectionEnd) === it.value"
        assert link.evaluate(chosen), "selected, to be copied by hand"
        guest.button("web-close").click()
        expect(link).to_have_count(0)


def test_a_failing_voice_stops_no_year_and_fewer_years_are_said_aloud(house: House) -> None:
    with house.guest(CLOCK_GAME, lang="de", size=PHONE) as guest:
        guest.page.add_init_script(SPEAKS_GERMAN)
        guest.go("/timer")
        guest.page.get_by_role("button", name="2 ", exact=False).first.click()
        guest.button("web-timer-spoken-1").click()
        guest.page.get_by_text(guest.say("web-timer-spoken-fewer", step=2)).wait_for()
        guest.page.get_by_label(guest.say("web-timer-seconds")).fill("0.3")
        guest.page.get_by_label(guest.say("web-timer-seconds")).press("Tab")
        guest.button("web-timer-start").click()
        guest.page.get_by_text("1834").first.wait_for()
        fits(guest)


@pytest.mark.parametrize("size", [PHONE, (320, 640), (1024, 768)], ids=str)
def test_letters_of_the_pad_are_large_enough(house: House, size: tuple[int, int]) -> None:
    with house.guest(TURN_GAME, lang="de", size=size) as guest:
        guest.go(f"/pad/{TURN_GAME}")
        group = guest.page.get_by_role("group", name=re.compile(f"^{guest.say('bid-pad-project')}: ")).first
        for letter in group.get_by_role("button").all():
            box = letter.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= 44
        letters, tokens = (
            guest.page.locator(f".secret > {part}").first.bounding_box() for part in ("div", "label")
        )
        assert letters
        assert tokens
        beside = letters["x"] + letters["width"] <= tokens["x"]
        assert beside or letters["y"] + letters["height"] <= tokens["y"], "nothing lies over the letters"
        word = guest.page.locator("label b", has_text=guest.say("bid-pad-tokens")).first
        assert word.evaluate("it => it.scrollWidth <= it.clientWidth"), "the word has room"
        fits(guest)
