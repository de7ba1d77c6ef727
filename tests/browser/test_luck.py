"""Shares of the seed from real browsers: nobody clicks anything, and devices check the luck afterwards."""

import json
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from time import monotonic, sleep

import pytest
from support.games import LED_GAME, TURN_GAME, options_with_rounds
from support.live_server import TableMade
from support.live_site import DESK, PHONE, BrowserUser, LiveSite, go_to_end, open_with_seats
from support.luck import lying_server

from thirdplace.core.records.record import from_json, verify

pytestmark = pytest.mark.browser

HAS_COMMITTED = """table => Object.values(JSON.parse(localStorage.getItem(`luck:${table}`) ?? "{}"))
  .some(({ accepted }) => accepted)"""
MAX_GAME_S = 120
"""On a busy machine."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveSite]:
    """Honest to everybody whose name is not a liar's."""
    program = (sys.executable, lying_server.__file__)
    with LiveSite(tmp_path_factory.mktemp("luck"), program) as started:
        yield started


def play(
    site: LiveSite, stack: ExitStack, *names: str, lang: str = "en"
) -> tuple[TableMade, list[BrowserUser]]:
    """A game of two browsers and a computer player, played to its end by computers."""
    table = site.make_table(LED_GAME, *names, "bot", start=False, options=options_with_rounds(2))
    people = []
    for seat, size in enumerate((PHONE, DESK)):
        user = stack.enter_context(site.open_browser(LED_GAME, size=size, lang=lang))
        open_with_seats(user, table, seat)
        user.page.wait_for_function(HAS_COMMITTED, arg=table.id)
        people.append(user)
    site.request("POST", f"/api/tables/{table.id}/start", None, table.host)
    for seat in range(len(people)):
        site.hand_over(table, seat)
    wait_until_over(site, table)
    for user in people:
        go_to_end(user)
    return table, people


def wait_until_over(site: LiveSite, table: TableMade) -> None:
    end = monotonic() + MAX_GAME_S
    while site.request("GET", f"/api/tables/{table.id}")["phase"] != "over":
        assert monotonic() < end
        sleep(0.1)


def check_luck(user: BrowserUser) -> None:
    user.button("web-end-more").click()
    user.button("web-luck-check").click()


def test_the_luck_is_checked_on_the_device(site: LiveSite) -> None:
    with ExitStack() as stack:
        _, people = play(site, stack, "Ann", "Bob")
        for user, name in zip(people, ("Ann", "Bob"), strict=True):
            check_luck(user)
            user.wait_for_text("web-luck-good")
            user.wait_for_text("luck-noted", name=name)
            user.wait_for_text("luck-shares", count=2, names="Ann, Bob")
            replayed = user.text_of("web-luck-replayed-by-device", count=1).partition("(")[0].strip()
            user.page.get_by_text(replayed).wait_for()
            assert user.find_axe_violations() == []
        with people[0].page.expect_download() as download:
            people[0].button("web-save-record").click()
        saved = download.value.path().read_bytes()
        assert [note["seat"] for note in json.loads(saved)["notes"]] == [0]
        assert verify(from_json(saved)).over


@pytest.mark.parametrize(
    ("liar", "seat", "found"),
    [
        ("Covered Trier", 0, "note-server"),
        ("Covered Swapper", 1, "note-share"),
        ("Two Lists", 1, "note-seat"),
        ("Dealer", 0, "note-view"),
    ],
)
def test_the_browser_says_what_a_lying_server_did(site: LiveSite, liar: str, seat: int, found: str) -> None:
    with ExitStack() as stack:
        _, people = play(site, stack, liar, "Bob")
        check_luck(people[seat])
        people[seat].wait_for_text("web-luck-wrong")
        names = (liar, "Bob")
        people[seat].wait_for_text(f"record-{found}", name=names[seat], other=names[0])


def test_a_game_against_computers_has_the_device_s_share(site: LiveSite) -> None:
    with site.open_browser(TURN_GAME) as user:
        user.speed_up_new_tables()
        user.open()
        user.page.get_by_role("button", name=user.text_of("web-play-now")).first.click()
        user.page.wait_for_url("**/t/*")
        table = user.page.url.rpartition("/")[2]
        record = site.request("GET", f"/api/tables/{table}/record")
        assert record["shares"]["seats"][0]["share"]
