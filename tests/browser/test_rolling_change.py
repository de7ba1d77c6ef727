"""Pages at tables while the servers are replaced one after the other: nobody sees anything of it."""

import signal
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from support.games import CLOCK_GAME, TURN_GAME, first_move, opening_moves, options_with_pace
from support.live_server import Server, TableMade
from support.live_site import BrowserUser, LiveSite, open_with_seats
from support.postgres import make_database
from support.random_players import read_log
from support.reverse_proxy import Proxy

from thirdplace.table import entries

pytestmark = pytest.mark.browser

OPTIONS = ("--behind-proxy", "--messages", "1000", "--drain-seconds", "60")
WATCH = """words => {
    window.seen = [];
    const look = () => {
        for (const word of words) if (document.body.innerText.includes(word)) window.seen.push(word);
    };
    const all = { childList: true, subtree: true, characterData: true };
    new MutationObserver(look).observe(document.body, all);
}"""
"""Notes when one of these words is shown, however briefly."""


class TwoNodeSite(LiveSite):
    """Two servers with one database behind a proxy, and the browser of another site."""

    def __init__(self, folder: Path, browser: Browser) -> None:
        self.store = make_database()
        self.nodes = [Server(self.store, *OPTIONS, log=folder / f"node{number}.log") for number in (1, 2)]
        self.server = self.nodes[0]
        self.browser = browser

    def __enter__(self) -> "TwoNodeSite":
        self._stack = ExitStack()
        for node in self.nodes:
            node.start()
            self._stack.callback(node.__exit__)
        self.proxy = self._stack.enter_context(Proxy([node.address for node in self.nodes]))
        return self

    def __exit__(self, *failure: object) -> None:
        self._stack.close()

    def replace_nodes(self) -> None:
        """As an administrator does it. A node ends by itself only when every page has moved."""
        for number, node in enumerate(self.nodes):
            node.send_signal(signal.SIGTERM)
            assert node.wait_for_end() == 0
            node.start()
            self.proxy.targets[number] = node.address


@pytest.fixture
def two_nodes(tmp_path: Path, site: LiveSite) -> Iterator[TwoNodeSite]:
    with TwoNodeSite(tmp_path, site.browser) as two_nodes:
        yield two_nodes


def watch(user: BrowserUser, two_nodes: TwoNodeSite, table: TableMade, *seats: int) -> None:
    user.address = two_nodes.proxy.address
    open_with_seats(user, table, *seats)
    user.wait_for_update(0)
    user.page.evaluate(WATCH, [user.text_of(word) for word in ("web-reconnecting", "web-unreachable")])


def start_race(two_nodes: TwoNodeSite, table: TableMade) -> None:
    begin, _, ready, _ = opening_moves(CLOCK_GAME, 0, 1, 0, 1)
    for action in (begin, ready):
        for seat in (0, 1):
            two_nodes.do(table, seat, action)


def act_for_whoever_is_next(two_nodes: TwoNodeSite, table: TableMade) -> None:
    for seat in range(len(table.tokens)):
        with suppress(AssertionError):  # not this one's turn
            two_nodes.do(table, seat, first_move(TURN_GAME))
            return
    raise AssertionError("nobody can act")


def test_pages_see_nothing_of_a_rolling_change(two_nodes: TwoNodeSite) -> None:
    table = two_nodes.make_table(TURN_GAME, "Ann", "Bob", "Cleo")
    race = two_nodes.make_table(CLOCK_GAME, "Ann", "Bob", options=options_with_pace(60))
    with two_nodes.open_browser(TURN_GAME) as ann, two_nodes.open_browser(CLOCK_GAME) as racer:
        watch(ann, two_nodes, table, 0)
        watch(racer, two_nodes, race, 0, 1)
        start_race(two_nodes, race)
        two_nodes.replace_nodes()
        for _ in range(3):
            before = ann.updates
            act_for_whoever_is_next(two_nodes, table)
            ann.wait_for_update(before)
        for user in (ann, racer):
            assert user.page.evaluate("window.seen") == []
        assert two_nodes.request("GET", f"/api/tables/{race.id}")["phase"] == "playing"
        told = map(entries.decode_entry, read_log(two_nodes.store, race.id))
        assert not [entry for entry in told if isinstance(entry, entries.Paused)]
