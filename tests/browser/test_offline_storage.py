"""What can be wrong with games that are kept on a device: told in a sentence, and nothing is lost."""

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from support.browser.offline import (
    count_device_messages,
    expect_no_kept_game,
    game_address,
    make_decisions,
    play_now,
)
from support.games import TURN_GAME
from support.live_site import BrowserUser, LiveSite, open_menu

pytestmark = pytest.mark.browser

WITH_STORE = """([work, ...given]) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("thirdplace /");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const stores = opening.result.transaction(["tables", "entries"], "readwrite");
    const [tables, entries] = [stores.objectStore("tables"), stores.objectStore("entries")];
    stores.oncomplete = () => { opening.result.close(); resolve(); };
    stores.onabort = () => reject(stores.error);
    const change = (store, key, changed) => {
      const read = store.get(key);
      read.onsuccess = () => store.put({ ...read.result, ...changed });
    };
    ({
      newer: (id) => change(tables, id, { format: 99 }),
      nonsense: (id) => change(entries, [id, 3], { text: '{"type":"nonsense"}' }),
      cut: (id) => entries.delete([id, 2]),
      row: (id) => change(tables, id, { count: "many", names: null }),
    })[work](...given);
  };
})"""
"""Changes what is kept, behind the page's back."""


@pytest.fixture
def user(site: LiveSite) -> Any:
    with site.open_browser(TURN_GAME) as user:
        count_device_messages(user)
        user.open()
        user.button("home-here-choose").click()
        yield user


def leave(user: BrowserUser) -> None:
    """To the first page: a table that nobody looks at is closed."""
    user.open()
    user.button("home-here-games").wait_for()


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ("nonsense", "error-broken-game"),
        ("cut", "error-broken-game"),
        ("row", "error-broken-game"),
        ("newer", "error-newer-game"),
    ],
)
def test_a_damaged_game_is_named_and_stays_where_it_is(user: BrowserUser, damage: str, sentence: str) -> None:
    play_now(user)
    table = game_address(user)
    leave(user)
    user.page.evaluate(WITH_STORE, [damage, table])
    user.open(f"/t/{table}")
    user.wait_for_text(sentence)
    user.open()
    play_now(user)  # all else goes on
    assert game_address(user) != table
    user.errors[:] = [error for error in user.errors if "nonsense" not in error and "UnknownTag" not in error]


def test_a_newer_storage_is_left_as_it_is(user: BrowserUser) -> None:
    play_now(user)
    leave(user)
    raise_layout = """() => new Promise((resolve, reject) => {
      const opening = indexedDB.open("thirdplace /", 99);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => { opening.result.close(); resolve(); };
    })"""
    user.page.evaluate(raise_layout)
    user.button("home-here-games").click()
    user.page.get_by_text(user.text_of("error-newer-game")).first.wait_for()


def test_a_device_without_space_opens_no_table(user: BrowserUser) -> None:
    devtools = user.page.context.new_cdp_session(user.page)
    quota = {"origin": user.site.server.address, "quotaSize": 1}
    devtools.send("Storage.overrideQuotaForOrigin", quota)
    box = user.page.get_by_role("article").first
    box.get_by_role("button", name=user.text_of("web-play-now")).click()
    user.wait_for_text("error-storage-full")


NO_LOCKS = """Object.defineProperty(WorkerNavigator.prototype, "locks", { value: undefined });
"""
"""In the worker: a browser without locks, as over plain http."""
FULL_STORAGE = """{
  const add = IDBObjectStore.prototype.add;
  let full = false;
  new BroadcastChannel("full").onmessage = ({ data }) => (full = data);
  IDBObjectStore.prototype.add = function (...given) {
    if (full) throw new DOMException("no space is left", "QuotaExceededError");
    return add.apply(this, given);
  };
}
"""
"""In the worker: a disk that is full from some moment on. (Chromium looks at its quota only now and then.)"""


def test_a_full_device_refuses_the_move_and_keeps_the_game(site: LiveSite) -> None:
    with site.open_browser(TURN_GAME) as user:
        count_device_messages(user)

        def prepend(route: Route) -> None:
            response = route.fetch()
            route.fulfill(response=response, body=FULL_STORAGE + response.text())

        user.page.route("**/deviceWorker-*.js", prepend)
        user.open()
        user.button("home-here-choose").click()
        play_now(user)
        user.page.evaluate("globalThis.disk = new BroadcastChannel('full'); disk.postMessage(true)")
        make_decisions(user, 1)
        user.wait_for_text("error-storage-full")
        user.page.evaluate("disk.postMessage(false)")
        make_decisions(user, 1)
        expect(user.page.get_by_text(user.text_of("error-storage-full"))).to_have_count(0)
        user.page.reload()
        user.button("web-table").wait_for()


def test_a_table_is_open_in_one_tab_at_a_time(user: BrowserUser) -> None:
    play_now(user)
    second = user.page.context.new_page()
    second.goto(user.page.url)
    second.get_by_text(user.text_of("error-open-elsewhere")).wait_for()
    make_decisions(user, 1)
    user.open()  # closed here, it opens there
    second.get_by_role("button", name=user.text_of("web-table"), exact=True).wait_for()
    expect(second.get_by_text(user.text_of("error-open-elsewhere"))).to_have_count(0)


def open_second_tab(user: BrowserUser, path: str = "/") -> BrowserUser:
    second = BrowserUser(user.site, user.page.context.new_page(), user.lang, user.game)
    second.open(path)
    return second


def test_a_second_tab_is_told_each_time_that_the_table_is_open_elsewhere(user: BrowserUser) -> None:
    """It goes there twice, and tries to delete the game, all without loading its page anew."""
    play_now(user)
    second = open_second_tab(user)
    listed = second.page.get_by_role("dialog").get_by_role("listitem")
    for _ in range(2):
        second.button("home-here-games").click()
        listed.get_by_role("link", name=user.text_of("web-go-on")).click()
        second.wait_for_text("error-open-elsewhere")
        second.page.go_back()
    second.button("home-here-games").click()
    listed.get_by_role("button", name=re.compile(user.text_of("device-delete"))).click()
    second.button("device-delete-yes").click()
    second.page.get_by_role("alert").filter(has_text=user.text_of("error-open-elsewhere")).wait_for()
    make_decisions(user, 1)
    second.page.keyboard.press("Escape")
    second.button("home-here-games").click()
    user.open()
    listed.get_by_role("link", name=user.text_of("web-go-on")).click()
    second.button("web-table").wait_for()
    assert second.errors == []


def test_a_game_is_carried_to_a_server_though_another_tab_waits_for_it(user: BrowserUser) -> None:
    play_now(user)
    second = open_second_tab(user, f"/t/{game_address(user)}")
    second.wait_for_text("error-open-elsewhere")
    open_menu(user)
    user.button("device-carry-do").click()
    user.page.wait_for_url(re.compile("/t/[0-9a-f]{32}$"))
    user.button("web-table").wait_for()
    second.wait_for_text("error-unknown-table")
    expect_no_kept_game(user)
    assert second.errors == []


def test_a_game_that_another_tab_has_deleted_is_not_written_again(site: LiveSite) -> None:
    with site.open_browser(TURN_GAME) as user:
        count_device_messages(user)

        def prepend(route: Route) -> None:
            response = route.fetch()
            route.fulfill(response=response, body=NO_LOCKS + response.text())

        user.page.context.route("**/deviceWorker-*.js", prepend)
        user.open()
        user.button("home-here-choose").click()
        play_now(user)
        second = open_second_tab(user)
        second.button("home-here-games").click()
        second.page.get_by_role("button", name=re.compile(user.text_of("device-delete"))).click()
        second.button("device-delete-yes").click()
        second.wait_for_text("device-none")
        make_decisions(user, 1)
        user.wait_for_text("error-unknown-table")
        expect_no_kept_game(user)
        assert second.errors == []
