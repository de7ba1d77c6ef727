"""Races on a device without a server, whose clock runs while people come and go."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route
from support.browser.offline import count_device_messages, expect_no_kept_game, play_now, wait_for_device
from support.live_site import BrowserUser, LiveSite, open_menu

pytestmark = pytest.mark.browser

RACE = "place-race"
SECONDS_PER_YEAR = 30

SLOW_STORAGE = """{
  const begin = IDBDatabase.prototype.transaction;
  let isSlow = false;
  new BroadcastChannel("slow").onmessage = ({ data }) => (isSlow = data);
  IDBDatabase.prototype.transaction = function (...given) {
    const transaction = begin.apply(this, given);
    if (given[1] !== "readwrite") return transaction;
    const hold = () => {
      if (isSlow) transaction.objectStore("tables").count().onsuccess = hold;
    };
    hold();
    return transaction;
  };
}
"""
"""In the worker: a storage that does not come to an end with what it writes, from some moment on."""
COUNT_ENTRIES = """() => new Promise((resolve) => {
  const opening = indexedDB.open("thirdplace /");
  opening.onsuccess = () => {
    const counting = opening.result.transaction("entries").objectStore("entries").count();
    counting.onsuccess = () => { opening.result.close(); resolve(counting.result); };
  };
})"""


@pytest.fixture
def user(site: LiveSite) -> Iterator[BrowserUser]:
    """Somebody in a race whose clock runs, at a table of this device."""
    with site.open_browser(RACE) as user:
        count_device_messages(user, SECONDS_PER_YEAR)

        def prepend(route: Route) -> None:
            response = route.fetch()
            route.fulfill(response=response, body=SLOW_STORAGE + response.text())

        user.page.route("**/deviceWorker-*.js", prepend)
        user.open()
        user.button("home-here-choose").click()
        play_now(user)
        user.page.get_by_role("combobox", name=user.text_of("race-start")).select_option(index=1)
        wait_for_device(user)(user.button_starting("race-ready"))
        user.button("race-skip").first.wait_for()
        yield user


def test_nothing_stays_of_a_race_that_was_carried_to_a_server(user: BrowserUser) -> None:
    """To leave its page is to leave a running clock; the game is not there any more."""
    open_menu(user)
    user.button("device-carry-do").click()
    user.page.wait_for_url(re.compile("/t/[0-9a-f]{32}$"))
    user.button("web-table").wait_for()
    assert user.page.evaluate(COUNT_ENTRIES) == 0
    expect_no_kept_game(user)


def test_whoever_comes_back_at_the_last_moment_finds_the_race_open(user: BrowserUser) -> None:
    """A race that was left is closed after a while, but not while somebody is coming back to it."""
    user.page.evaluate("globalThis.slow = new BroadcastChannel('slow')")
    before = user.page.evaluate(COUNT_ENTRIES)
    user.page.go_back()
    user.button("home-here-games").wait_for()
    for _ in range(200):
        if user.page.evaluate(COUNT_ENTRIES) > before:  # the clock stands
            break
        user.page.wait_for_timeout(10)
    user.page.evaluate("slow.postMessage(true)")
    user.page.go_forward()
    user.page.wait_for_timeout(2000)  # the table is looked after by then
    user.page.evaluate("slow.postMessage(false)")
    user.button("web-table").wait_for()
    before = user.page.evaluate(COUNT_ENTRIES)
    wait_for_device(user)(user.button("race-skip"))
    assert user.page.evaluate(COUNT_ENTRIES) > before, "the move is kept"
