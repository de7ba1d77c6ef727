"""What helps newcomers around the games: rules over the table, Learn, codes, a history, and no network."""

import re

import pytest
from playwright.sync_api import expect
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME, options_with_rounds
from support.live_site import DESK, PHONE, BrowserUser, LiveSite, go_to_end

pytestmark = pytest.mark.browser

SMALL_PHONE = (360, 640)
TABLET = (820, 1180)


# The rules, from everywhere.


def reads_rules(user: BrowserUser) -> None:
    """A sheet over the table, with the rules of this very game; closed again, one is where one was."""
    before = user.page.url
    sheet = user.page.get_by_role(
        "dialog", name=user.text_of("web-rules-of", game=user.text_of(f"box-{user.game}"))
    )
    sheet.get_by_text(user.text_of("glance-1")).wait_for()
    section = sheet.locator("details").nth(1)
    section.locator("summary").click()
    expect(section.locator(".prose")).to_be_visible()
    assert user.find_axe_violations() == []
    user.page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")
    assert user.page.url == before


@pytest.mark.parametrize(("game", "lang"), [(TURN_GAME, "de"), (LED_GAME, "it"), (CLOCK_GAME, "en")])
def test_the_rules_open_over_the_gathering_and_the_table(site: LiveSite, game: str, lang: str) -> None:
    names = ("Ann", "Ben", "Cleo") if game == TURN_GAME else ("Ann", "Ben")
    table = site.make_table(game, *names, start=False)
    with site.open_browser(game, lang=lang, size=PHONE) as user:
        user.open_seat(table)
        user.button("web-rules-how").click()
        reads_rules(user)
        site.request("POST", f"/api/tables/{table.id}/start", None, table.host)
        user.button("web-table").click()
        user.page.get_by_role("dialog").get_by_role("button", name=user.text_of("web-rules-open")).click()
        reads_rules(user)
        user.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        user.button("web-rules-open").click()
        reads_rules(user)
        user.open(f"/t/{table.id}")
        user.button("web-table").wait_for()
        assert user.page.get_by_text("Ann").count(), "the seat is still one's own"


# Learn.


def test_learn_begins_with_pictures_and_opens_what_is_asked_for(site: LiveSite) -> None:
    with site.open_browser(TURN_GAME, size=PHONE) as user:
        for game in (LED_GAME, CLOCK_GAME, TURN_GAME):
            user.open(f"/learn/{game}")
            pictures = user.page.locator("ol .picture")
            pictures.first.wait_for()
            last = pictures.last.bounding_box()
            first = pictures.first.bounding_box()
            assert first
            assert last
            assert last["y"] + last["height"] - first["y"] < PHONE[1], "the summary fits one screen"
            assert user.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
            for picture in pictures.all():
                assert picture.evaluate("it => it.scrollWidth <= it.clientWidth + 1"), "nothing is cut off"
        rule = user.page.locator("#rules-project")
        body = user.page.locator("details").filter(has=rule).locator(".prose")
        expect(body).to_be_hidden()
        user.page.get_by_text(user.text_of("web-learn-index"), exact=True).click()
        user.page.locator("nav a[href='#rules-project']").click()
        expect(body).to_be_visible()
        expect(rule).to_be_in_viewport()


# Home: codes, and games of before.


def join_by_code(user: BrowserUser, typed: str) -> None:
    user.open()
    user.page.get_by_label(user.text_of("web-code")).fill(typed)
    user.button("web-join").click()


def test_a_code_is_understood_however_it_is_written(site: LiveSite) -> None:
    table = site.make_table(LED_GAME, "Ann", "Ben", start=False)
    timer = site.request("POST", "/api/timers", {"seconds_per_year": 2, "start_year": 1900})["code"]
    with site.open_browser(LED_GAME, size=SMALL_PHONE) as user:
        spaced = f"{table.code[:3].lower()} {table.code[3:].lower()}"
        link = f"Come! {site.server.address}/t/{table.id} Ann"
        for typed in (table.code, spaced, f"{table.code[:3]}-{table.code[3:]}", link):
            join_by_code(user, typed)
            user.page.wait_for_url(f"**/t/{table.id}")
        join_by_code(user, f" {timer.lower()} ")
        user.page.wait_for_url("**/timer?code=*")
        join_by_code(user, "zzz zzz")
        user.wait_for_text("error-unknown-table")
        user.wait_for_text("web-code-hint")
        assert all("Failed to load resource" in one for one in user.errors), "the browser's own words"
        user.errors.clear()


def test_home_keeps_together_what_belongs_together(site: LiveSite) -> None:
    with site.open_browser(TURN_GAME) as user:
        for width, height in (SMALL_PHONE, PHONE, TABLET, (320, 640)):
            user.page.set_viewport_size({"width": width, "height": height})
            user.open()
            user.button("web-sound").wait_for()
            field = user.page.get_by_label(user.text_of("web-code")).bounding_box()
            button = user.button("web-join").bounding_box()
            assert field
            assert button
            assert 0 < button["x"] - field["x"] - field["width"] < 24, width
            user.wait_for_text("web-promise")
            assert user.page.evaluate("document.documentElement.scrollWidth") <= width


def test_finished_games_are_listed_replayed_reviewed_and_forgotten(site: LiveSite) -> None:
    with site.open_browser(LED_GAME) as user:
        for _ in range(2):
            table = site.make_table(LED_GAME, "Ann", "bot", options=options_with_rounds(1))
            user.open_seat(table)
            user.button("web-table").wait_for()
            site.hand_over(table)
            go_to_end(user)
        user.open()
        user.button("home-history").click()
        sheet = user.page.get_by_role("dialog")
        expect(sheet.get_by_role("listitem")).to_have_count(2)
        assert user.find_axe_violations() == []
        sheet.get_by_role("link", name=user.text_of("web-review")).first.click()
        user.page.wait_for_url(f"**/replay/{table.id}?review*")
        user.page.locator("section.review").wait_for()
        user.open()
        user.button("home-history").click()
        sheet.get_by_role("link", name=user.text_of("web-replay")).first.click()
        user.wait_for_text("web-replay-begin")
        user.open()
        user.button("home-history").click()
        user.button("history-clear").click()
        user.button("history-clear").click()
        user.wait_for_text("history-none")
        user.page.keyboard.press("Escape")
        expect(user.button("home-history")).to_have_count(0)


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


def test_after_home_alone_timer_pads_and_learn_open_without_a_network(site: LiveSite) -> None:
    with site.open_browser(CLOCK_GAME, shell=True) as user:
        user.open()
        user.button("web-join").wait_for()
        assert user.page.evaluate(ALL_KEPT)
        user.cut_off = True
        user.page.context.set_offline(True)
        user.open("/timer")
        user.button("web-timer-start").click()
        user.button("web-timer-pause").wait_for()
        for game in (TURN_GAME, LED_GAME):
            user.open(f"/pad/{game}")
            user.page.get_by_role("heading", level=1).wait_for()
            assert user.page.get_by_text(user.text_of("web-not-loaded")).count() == 0
        for game in (TURN_GAME, LED_GAME, CLOCK_GAME):
            user.open(f"/learn/{game}")
            user.page.get_by_role("heading", name=user.text_of("web-learn-glance")).wait_for()
        user.page.get_by_role("button", name=user.text_of("web-learn-try")).first.click()
        user.button("web-lesson-go-on").wait_for()  # played on this device
        user.open(f"/print/{CLOCK_GAME}")
        user.wait_for_text("web-unreachable")
        assert user.page.get_by_text(re.compile(re.escape(user.text_of("web-offline")))).count() == 0
        for path in ("/print", "/class", f"/t/{'0' * 32}"):  # no page is a dead end
            user.open(path)
            user.button("web-try-now").wait_for()
        user.page.context.set_offline(False)
        user.errors.clear()
