"""Games on a device without a server: whole games, the static edition, and back to a server."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.browser.offline import (
    ALL_KEPT,
    count_device_messages,
    expect_no_kept_game,
    finish_game,
    game_address,
    keep_all_and_cut_off,
    let_a_computer_finish,
    make_decisions,
    play_now,
    serve_folder,
)
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME
from support.install.installing import put_static_edition
from support.live_site import PHONE, BrowserUser, LiveSite, open_menu

from thirdplace.core.registry import all_games

pytestmark = pytest.mark.browser

GAMES = [game.id for game in all_games()]
REVIEWED_MS = 240_000
"""How long a review may take on a busy machine."""


SEATS_THAT_MOVED = """() => new Promise((resolve) => {
  const opening = indexedDB.open("thirdplace /");
  opening.onsuccess = () => {
    const reading = opening.result.transaction("entries").objectStore("entries").getAll();
    reading.onsuccess = () => {
      opening.result.close();
      const log = reading.result.map(({ text }) => JSON.parse(text));
      resolve([...new Set(log.filter(({ type }) => type === "moved").map(({ seat = 0 }) => seat))].sort());
    };
  };
})"""
"""Who has acted in the games that are kept."""
ONLY_KEPT = """(id) => new Promise((resolve) => {
  const opening = indexedDB.open("thirdplace /");
  opening.onsuccess = () => {
    const reading = opening.result.transaction("tables").objectStore("tables").getAllKeys();
    reading.onsuccess = () => { opening.result.close(); resolve(String(reading.result) === id); };
  };
})"""
"""Is this the only table in the browser's storage?"""


def look_back(user: BrowserUser) -> None:
    """The finished game, step by step."""
    user.link("web-replay").first.click()
    user.button("web-replay-first").wait_for()


def look_over(user: BrowserUser) -> None:
    """Its review, which this device makes, and which says what it is based on."""
    user.button("web-review").click()
    review = user.page.locator("section.review").filter(has_text=user.text_of("web-review-here"))
    review.locator("svg").first.wait_for(timeout=REVIEWED_MS)
    assert review.locator(".how").nth(1).inner_text() != user.text_of("web-review-here"), "and on what"


def check_luck(user: BrowserUser) -> None:
    """The luck of a game for which this device alone drew the seed: nothing is said of a server's secrets."""
    user.button("web-end-more").click()
    user.wait_for_text("web-fair-here")
    user.button("web-luck-check").click()
    user.wait_for_text("web-luck-open")
    user.wait_for_text("luck-device")
    expect(user.page.get_by_text(user.text_of("web-luck-nothing-kept"))).to_have_count(0)
    user.page.keyboard.press("Escape")


@pytest.fixture(scope="module")
def own_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveSite]:
    """A server that may be stopped."""
    with LiveSite(tmp_path_factory.mktemp("offline")) as site:
        yield site


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_a_network(own_site: LiveSite, game: str) -> None:
    with own_site.open_browser(game, shell=True, size=PHONE) as user:
        user.address = own_site.server.address  # started anew, the server is found elsewhere
        count_device_messages(user)
        user.open()
        user.button("web-join").wait_for()
        assert user.page.evaluate(ALL_KEPT)
        user.cut_off = True
        user.page.context.set_offline(True)
        own_site.server.stop()
        try:
            user.page.reload()
            user.wait_for_text("home-here-alone")
            play_now(user)
            game_address(user)
            finish_game(user)
            look_back(user)
            look_over(user)
        finally:
            own_site.server.start()
            user.page.context.set_offline(False)


@pytest.mark.parametrize("game", GAMES)
def test_the_static_edition_below_a_path(site: LiveSite, tmp_path: Path, game: str) -> None:
    put_static_edition(tmp_path / "games")
    with serve_folder(tmp_path) as (address, stop), site.open_browser(game, shell=True) as user:
        user.address = address
        count_device_messages(user)
        user.open("/games/")
        user.wait_for_text("home-here-static")
        assert user.page.evaluate(ALL_KEPT)
        play_now(user)
        stop()  # from here on there is nobody at all
        user.cut_off = True
        finish_game(user)
        check_luck(user)
        look_back(user)


@pytest.mark.parametrize("game", GAMES)
def test_back_online_the_game_goes_on_at_the_server(site: LiveSite, game: str) -> None:
    """Begun without a network, carried to the server, and played there to its end."""
    with site.open_browser(game, shell=True, size=PHONE) as user:
        count_device_messages(user)
        keep_all_and_cut_off(user)
        user.page.reload()
        user.wait_for_text("home-here-alone")
        play_now(user)
        make_decisions(user, 1)
        here = game_address(user)
        names = user.page.locator("main").inner_text()
        user.page.context.set_offline(False)
        user.page.reload()
        open_menu(user)
        user.button("device-carry-do").click()
        user.page.wait_for_url(re.compile("/t/[0-9a-f]{32}$"))
        user.button("web-table").wait_for()
        table = user.page.url.rpartition("/")[2]
        told = site.request("GET", f"/api/tables/{table}")
        assert told["phase"] == "playing"
        assert told["seats"][0]["here"], "the seat is still this device's"
        assert all(seat["name"] in names for seat in told["seats"])
        let_a_computer_finish(user)
        assert site.request("GET", f"/api/tables/{table}")["phase"] == "over"
        kept = user.page.evaluate("JSON.parse(localStorage.tables).map(({ id }) => id)")
        assert (here in kept, table in kept) == (False, True)
        expect_no_kept_game(user)


@pytest.mark.parametrize("game", [TURN_GAME, CLOCK_GAME])
def test_a_game_of_the_static_edition_goes_on_at_a_server(site: LiveSite, tmp_path: Path, game: str) -> None:
    """Begun below a path without a server, saved as a file, opened on a server's page, and moved there."""
    put_static_edition(tmp_path / "static" / "games")
    kept = tmp_path / "game.json"
    with serve_folder(tmp_path / "static") as (address, _), site.open_browser(game) as user:
        user.address = address
        count_device_messages(user)
        user.open("/games/")
        play_now(user)
        make_decisions(user, 1)
        open_menu(user)
        with user.page.expect_download() as saved:
            user.button("device-save").click()
        saved.value.save_as(kept)
    with site.open_browser(game, size=PHONE) as user:
        user.open()
        user.button("home-here-games").click()
        user.wait_for_text("device-none")
        user.page.locator("input[type=file]").set_input_files(kept)
        user.button("web-table").wait_for()
        open_menu(user)
        user.button("device-carry-do").click()
        user.page.wait_for_url(re.compile("/t/[0-9a-f]{32}$"))
        user.button("web-table").wait_for()
        told = site.request("GET", f"/api/tables/{user.page.url.rpartition('/')[2]}")
        assert told["phase"] == "playing"
        assert told["seats"][0]["here"], "the seat has come with the file"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "error-bad-game-file"),
        ('{"kind":"thirdplace game"}', "error-bad-game-file"),
        ('{"kind":"thirdplace game","format":1,"log":[1],"tokens":{"seats":[]}}', "error-bad-game-file"),
        (
            '{"kind":"thirdplace game","format":1,"log":[],"tokens":{"seats":[],"host":1}}',
            "error-bad-game-file",
        ),
        (
            '{"kind":"thirdplace game","format":1,"log":[],"tokens":{"seats":[],"names":{"a":1}}}',
            "error-bad-game-file",
        ),
        ('{"kind":"thirdplace game","format":99,"log":[],"tokens":{"seats":[]}}', "error-newer-game"),
        ('{"kind":"thirdplace game","format":1,"log":[],"tokens":{"seats":[]}}', "error-broken-game"),
        ('{"kind":"thirdplace game","format":1,"log":["{}"],"tokens":{"seats":[]}}', "error-no-rules"),
    ],
)
def test_a_file_that_holds_no_game_is_refused(
    site: LiveSite, tmp_path: Path, content: str, said: str
) -> None:
    (tmp_path / "game.json").write_text(content)
    with site.open_browser(TURN_GAME) as user:
        user.open()
        user.button("home-here-games").click()
        user.page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
        user.wait_for_text(said)
        expect(user.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(0)
        user.errors[:] = [error for error in user.errors if "JSON" not in error]  # the console says more


def gather_at_one_device(user: BrowserUser, *names: str) -> None:
    """They sit down beside whoever has the device, and begin."""
    title = re.compile(re.escape(user.text_of(f"box-{user.game}")))
    box = user.page.get_by_role("article").filter(has=user.page.get_by_role("heading", name=title))
    box.get_by_role("button", name=user.text_of("web-play-together")).click()
    user.wait_for_text("device-here-how")
    expect(user.page.get_by_text(user.text_of("web-invite"), exact=True)).to_have_count(0)
    for name in names:
        user.button("web-add-person").click()
        user.page.get_by_label(user.text_of("web-another-here")).fill(name)
        user.page.keyboard.press("Enter")
        user.page.get_by_text(name, exact=True).first.wait_for()
    user.button_starting("web-start").click()
    user.button("web-table").wait_for()


def test_people_at_one_device_take_turns_without_a_network(site: LiveSite) -> None:
    with site.open_browser(TURN_GAME, shell=True, size=PHONE) as user:
        count_device_messages(user)
        keep_all_and_cut_off(user)
        user.page.reload()
        user.wait_for_text("home-here-alone")
        gather_at_one_device(user, "Bob", "Cy")
        user.page.reload()
        user.button("web-table").wait_for()
        for name in ("Bob", "Cy"):
            user.page.get_by_text(name).first.wait_for()
        make_decisions(user, 4)  # more than there are people: each has made one
        assert user.page.evaluate(SEATS_THAT_MOVED) == [0, 1, 2]


def test_people_at_one_device_look_behind_a_curtain_without_a_network(site: LiveSite) -> None:
    with site.open_browser(LED_GAME, shell=True, size=PHONE) as user:
        count_device_messages(user)
        keep_all_and_cut_off(user)
        user.page.reload()
        user.wait_for_text("home-here-alone")
        gather_at_one_device(user, "Bob")
        curtain = user.button("web-curtain-open", "name")
        asked = []
        for _ in range(2):
            while not curtain.is_visible():
                make_decisions(user, 1)
                curtain.or_(user.page.locator("main")).first.wait_for()
            asked.append(curtain.inner_text())
            expect(user.page.locator("main").get_by_role("button").first).to_have_text(asked[-1])
            curtain.click()
            make_decisions(user, 1)
        assert len(set(asked)) == 2, "each has looked, and acted"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_and_its_example_without_a_network(site: LiveSite, game: str) -> None:
    with site.open_browser(game, shell=True) as user:
        keep_all_and_cut_off(user)
        user.open(f"/learn/{game}")
        user.button("web-learn-try").first.click()
        user.button("web-lesson-go-on").wait_for()
        game_address(user)


def test_of_lessons_only_the_last_one_stays_on_the_device(site: LiveSite) -> None:
    with site.open_browser(TURN_GAME) as user:
        user.open()
        user.button("home-here-choose").click()
        for _ in range(2):
            user.open(f"/learn/{TURN_GAME}")
            user.button("web-learn-try").first.click()
            user.button("web-lesson-go-on").wait_for()
        here = game_address(user)
        user.page.wait_for_function(ONLY_KEPT, arg=here)
        expect_no_kept_game(user)
        user.open(f"/t/{here}")
        user.button("web-lesson-go-on").wait_for()


def test_the_list_of_games_on_this_device(site: LiveSite) -> None:
    with site.open_browser(TURN_GAME) as user:
        count_device_messages(user)
        user.open()
        user.button("home-here-choose").click()
        play_now(user)
        here = game_address(user)
        user.open()
        user.button("home-here-games").click()
        listed = user.page.get_by_role("dialog").get_by_role("listitem")
        expect(listed).to_have_count(1)
        listed.get_by_role("link", name=user.text_of("web-go-on")).wait_for()
        listed.get_by_role("button", name=re.compile(user.text_of("device-delete"))).click()
        user.button("device-delete-yes").click()
        user.wait_for_text("device-none")
        user.open(f"/t/{here}")
        user.wait_for_text("error-unknown-table")
        assert json.loads(user.page.evaluate("localStorage.tables")) == []


def test_the_coach_advises_without_a_server(site: LiveSite) -> None:
    with site.open_browser(LED_GAME) as user:
        user.open()
        user.button("home-here-choose").click()
        play_now(user)
        game_address(user)
        user.button("web-coach").click()
        sheet = user.page.get_by_role("dialog")
        sheet.get_by_text(user.text_of("web-coach-expert")).wait_for()
        assert sheet.locator("p.best").inner_text()


def test_the_static_edition_offers_nothing_that_needs_a_server(site: LiveSite, tmp_path: Path) -> None:
    """Every page that is linked from the first one works, and what needs a server says so."""
    put_static_edition(tmp_path / "games")
    with serve_folder(tmp_path) as (address, stop), site.open_browser(TURN_GAME, shell=True) as user:
        user.address = address
        user.open("/games/")
        user.wait_for_text("web-class-server")
        links = user.page.locator("main a").evaluate_all("links => links.map(({ href }) => href)")
        assert len(links) >= 8
        assert not [link for link in links if "/print" in link or "/class" in link]
        assert user.page.evaluate(ALL_KEPT)
        stop()
        user.cut_off = True
        for link in links:
            user.page.goto(link)
            user.page.locator("main, h1").first.wait_for()
            user.page.wait_for_load_state("networkidle")
            assert user.text_of("error-no-server") not in user.page.locator("body").inner_text(), link
