"""Screens of a class and of paper for everyone: axe-core by day and by night, and forced colours."""

import pytest
from playwright.sync_api import expect
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME
from support.live_site import DESK, PHONE, LiveSite, send_command, take_seats
from support.screen_checks import check_accessible

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", [TURN_GAME, LED_GAME, CLOCK_GAME])
def test_a_pause_on_phone_and_wall(site: LiveSite, game: str) -> None:
    table = site.make_table(game, "Ann", "Ben", "Cleo")
    with site.open_browser(game, size=PHONE) as phone, site.open_browser(game) as wall:
        phone.open_seat(table)
        wall.open(f"/big/{table.id}")
        phone.page.locator("[data-seat]").first.wait_for()
        send_command(site, table, {"type": "pause"}, table.tokens[1])
        phone.page.get_by_role("button", name=phone.text_of("web-resume")).first.wait_for()
        wall.wait_for_text("web-paused")
        check_accessible(phone, "pause")
        check_accessible(wall, "paused wall", DESK)


def test_groups_under_way(site: LiveSite) -> None:
    with site.open_browser(TURN_GAME) as teacher:
        teacher.open("/groups")
        for _ in range(3):
            teacher.button("web-less").click()
        teacher.button("groups-open-count", count=1).click()
        card = teacher.page.get_by_role("article").first
        id = site.request("GET", f"/api/codes/{card.locator('.code').inner_text()}")["id"]
        take_seats(site, id, "Maximiliane-Josefina", "Ben", "Cleo")
        card.get_by_role("button", name=teacher.text_of("web-start")).click()
        expect(card.locator(".turn")).to_have_count(1)
        check_accessible(teacher, "groups", DESK, PHONE)
