"""What helps newcomers around the games: rules over the table, Learn, codes, a history, and no network."""

import re

import pytest
from playwright.sync_api import expect
from support.browsing import DESK, PHONE, Guest, House, see_the_end
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME, of_rounds

pytestmark = pytest.mark.browser

SMALL_PHONE = (360, 640)
TABLET = (820, 1180)


# The rules, from everywhere.


def reads_rules(guest: Guest) -> None:
    """A sheet over the table, with the rules of this very game; closed again, one is where one was."""
    before = guest.page.url
    sheet = guest.page.get_by_role(
        "dialog", name=guest.say("web-rules-of", game=guest.say(f"box-{guest.game}"))
    )
    sheet.get_by_text(guest.say("glance-1")).wait_for()
    section = sheet.locator("details").nth(1)
    section.locator("summary").click()
    expect(section.locator(".prose")).to_be_visible()
    assert guest.violations() == []
    guest.page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")
    assert guest.page.url == before


@pytest.mark.parametrize(("game", "lang"), [(TURN_GAME, "de"), (LED_GAME, "it"), (CLOCK_GAME, "en")])
def test_the_rules_open_over_the_gathering_and_the_table(house: House, game: str, lang: str) -> None:
    names = ("Ann", "Ben", "Cleo") if game == TURN_GAME else ("Ann", "Ben")
    table = house.make(game, *names, start=False)
    with house.guest(game, lang=lang, size=PHONE) as guest:
        guest.sit(table)
        guest.button("web-rules-how").click()
        reads_rules(guest)
        house.ask("POST", f"/api/tables/{table.id}/start", None, table.host)
        guest.button("web-table").click()
        guest.page.get_by_role("dialog").get_by_role("button", name=guest.say("web-rules-open")).click()
        reads_rules(guest)
        guest.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        guest.button("web-rules-open").click()
        reads_rules(guest)
        guest.go(f"/t/{table.id}")
        guest.button("web-table").wait_for()
        assert guest.page.get_by_text("Ann").count(), "the seat is still one's own"


# Learn.


def test_learn_begins_with_pictures_and_opens_what_is_asked_for(house: House) -> None:
    with house.guest(TURN_GAME, size=PHONE) as guest:
        for game in (LED_GAME, CLOCK_GAME, TURN_GAME):
            guest.go(f"/learn/{game}")
            pictures = guest.page.locator("ol .picture")
            pictures.first.wait_for()
            last = pictures.last.bounding_box()
            first = pictures.first.bounding_box()
            assert first
            assert last
            assert last["y"] + last["height"] - first["y"] < PHONE[1], "the summary fits one screen"
            assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
            for picture in pictures.all():
                assert picture.evaluate("it => it.scrollWidth <= it.clientWidth + 1"), "nothing is cut off"
        rule = guest.page.locator("#rules-project")
        body = guest.page.locator("details").filter(has=rule).locator(".prose")
        expect(body).to_be_hidden()
        guest.page.get_by_text(guest.say("web-learn-index"), exact=True).click()
        guest.page.locator("nav a[href='#rules-project']").click()
        expect(body).to_be_visible()
        expect(rule).to_be_in_viewport()


# Home: codes, and games of before.


def join(guest: Guest, typed: str) -> None:
    guest.go()
    guest.page.get_by_label(guest.say("web-code")).fill(typed)
    guest.button("web-join").click()


def test_a_code_is_understood_however_it_is_written(house: House) -> None:
    table = house.make(LED_GAME, "Ann", "Ben", start=False)
    timer = house.ask("POST", "/api/timers", {"seconds_per_year": 2, "start_year": 1900})["code"]
    with house.guest(LED_GAME, size=SMALL_PHONE) as guest:
        spaced = f"{table.code[:3].lower()} {table.code[3:].lower()}"
        link = f"Come! {house.server.address}/t/{table.id} Ann"
        for typed in (table.code, spaced, f"{table.code[:3]}-{table.code[3:]}", link):
            join(guest, typed)
            guest.page.wait_for_url(f"**/t/{table.id}")
        join(guest, f" {timer.lower()} ")
        guest.page.wait_for_url("**/timer?code=*")
        join(guest, "zzz zzz")
        guest.sees("error-unknown-table")
        guest.sees("web-code-hint")
        assert all("Failed to load resource" in one for one in guest.complaints), "the browser's own words"
        guest.complaints.clear()


def test_home_keeps_together_what_belongs_together(house: House) -> None:
    with house.guest(TURN_GAME) as guest:
        for width, height in (SMALL_PHONE, PHONE, TABLET, (320, 640)):
            guest.page.set_viewport_size({"width": width, "height": height})
            guest.go()
            guest.button("web-sound").wait_for()
            field = guest.page.get_by_label(guest.say("web-code")).bounding_box()
            button = guest.button("web-join").bounding_box()
            assert field
            assert button
            assert 0 < button["x"] - field["x"] - field["width"] < 24, width
            guest.sees("web-promise")
            assert guest.page.evaluate("document.documentElement.scrollWidth") <= width


def test_finished_games_are_listed_replayed_reviewed_and_forgotten(house: House) -> None:
    with house.guest(LED_GAME) as guest:
        for _ in range(2):
            table = house.make(LED_GAME, "Ann", "bot", options=of_rounds(1))
            guest.sit(table)
            guest.button("web-table").wait_for()
            house.hand_over(table)
            see_the_end(guest)
        guest.go()
        guest.button("home-history").click()
        sheet = guest.page.get_by_role("dialog")
        expect(sheet.get_by_role("listitem")).to_have_count(2)
        assert guest.violations() == []
        sheet.get_by_role("link", name=guest.say("web-review")).first.click()
        guest.page.wait_for_url(f"**/replay/{table.id}?review")
        guest.page.locator("section.review").wait_for()
        guest.go()
        guest.button("home-history").click()
        sheet.get_by_role("link", name=guest.say("web-replay")).first.click()
        guest.sees("web-replay-begin")
        guest.go()
        guest.button("home-history").click()
        guest.button("history-clear").click()
        guest.button("history-clear").click()
        guest.sees("history-none")
        guest.page.keyboard.press("Escape")
        expect(guest.button("home-history")).to_have_count(0)


# Without a network.

ALL_KEPT = """async () => {
  const wanted = await (await fetch("/offline.json")).json();
  for (let tries = 0; tries < 600; tries++) {
    const have = new Set((await (await caches.open("shell")).keys()).map(({ url }) => new URL(url).pathname));
    if (wanted.length > 50 && wanted.every((path) => have.has(`/${path}`))) return true;
    await new Promise((later) => setTimeout(later, 50));
  }
  return false;
}"""


def test_after_home_alone_timer_pads_and_learn_open_without_a_network(house: House) -> None:
    with house.guest(CLOCK_GAME, shell=True) as guest:
        guest.go()
        guest.button("web-join").wait_for()
        assert guest.page.evaluate(ALL_KEPT)
        guest.cut_off = True
        guest.page.context.set_offline(True)
        guest.go("/timer")
        guest.button("web-timer-start").click()
        guest.button("web-timer-pause").wait_for()
        for game in (TURN_GAME, LED_GAME):
            guest.go(f"/pad/{game}")
            guest.page.get_by_role("heading", level=1).wait_for()
            assert guest.page.get_by_text(guest.say("web-not-loaded")).count() == 0
        for game in (TURN_GAME, LED_GAME, CLOCK_GAME):
            guest.go(f"/learn/{game}")
            guest.page.get_by_role("heading", name=guest.say("web-learn-glance")).wait_for()
        guest.page.get_by_role("button", name=guest.say("web-learn-try")).first.click()
        guest.sees("web-unreachable")
        guest.go(f"/print/{CLOCK_GAME}")
        guest.sees("web-unreachable")
        assert guest.page.get_by_text(re.compile(re.escape(guest.say("web-offline")))).count() == 0
        guest.page.context.set_offline(False)
        guest.complaints.clear()
