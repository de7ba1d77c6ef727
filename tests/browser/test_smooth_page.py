"""Computer players of this device think in a worker of their own: the page shows frames meanwhile."""

import pytest
from playwright.sync_api import Worker
from support.browser.offline import play_now
from support.games import TURN_GAME
from support.live_site import TIMEOUT_MS, BrowserUser, LiveSite, open_menu

pytestmark = pytest.mark.browser

THOUGHT_MS = 3000
LEAST_FRAMES = 10
"""In three seconds, also of a busy machine. A page that waits would show none."""
THINK_LONG = """(ms) => {
  const now = () => performance.timeOrigin + performance.now();
  const told = new BroadcastChannel("thoughts");
  const [listener, post] = [self.onmessage, self.postMessage.bind(self)];
  let begun = 0;
  self.onmessage = (event) => { begun = now(); return listener.call(self, event); };
  self.postMessage = (answer) => {
    while (now() < begun + ms);
    told.postMessage({ begun, ended: now() });
    post(answer);
  };
}"""
"""In the worker of who thinks: each thought needs all of its thread for a long time, and is told of."""
NOTE_FRAMES = """window.shown = [];
window.thoughts = [];
new BroadcastChannel("thoughts").onmessage = ({ data }) => thoughts.push(data);
const note = (now) => { shown.push(performance.timeOrigin + now); requestAnimationFrame(note); };
requestAnimationFrame(note);"""
COUNT_FRAMES = "({ begun, ended }) => shown.filter((at) => begun < at && at < ended).length"


def find_thinker(user: BrowserUser) -> Worker:
    """The worker in which computer players think, once there is one."""
    for _ in range(TIMEOUT_MS // 50):
        for worker in user.page.workers:
            if worker.evaluate("self.name") == "thinker":
                return worker
        user.page.wait_for_timeout(50)
    raise AssertionError("nobody thinks in a worker")


def test_the_page_goes_on_while_a_computer_player_thinks(site: LiveSite) -> None:
    with site.open_browser(TURN_GAME) as user:
        user.page.add_init_script(NOTE_FRAMES)
        user.page.add_init_script('localStorage.setItem("level", "hard");')
        user.open()
        user.button("home-here-choose").click()
        play_now(user)
        open_menu(user)
        user.button("web-hand").first.click()  # a computer plays this seat, too: somebody thinks from here on
        user.page.keyboard.press("Escape")
        find_thinker(user).evaluate(THINK_LONG, THOUGHT_MS)
        user.page.wait_for_function("() => thoughts.length >= 1", timeout=2 * TIMEOUT_MS)
        thought = user.page.evaluate("thoughts[0]")
        assert thought["ended"] - thought["begun"] >= THOUGHT_MS
        assert user.page.evaluate(COUNT_FRAMES, thought) >= LEAST_FRAMES
