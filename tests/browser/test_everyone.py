"""Screens of a class and of paper for everyone: axe-core by day and by night, and forced colours."""

import pytest
from playwright.sync_api import expect
from support.browsing import DESK, PHONE, House, command, sit
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME
from support.screen_checks import accessible

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", [TURN_GAME, LED_GAME, CLOCK_GAME])
def test_a_pause_on_phone_and_wall(house: House, game: str) -> None:
    table = house.make(game, "Ann", "Ben", "Cleo")
    with house.guest(game, size=PHONE) as phone, house.guest(game) as wall:
        phone.sit(table)
        wall.go(f"/big/{table.id}")
        phone.page.locator("[data-seat]").first.wait_for()
        command(house, table, {"type": "pause"}, table.tokens[1])
        phone.page.get_by_role("button", name=phone.say("web-resume")).first.wait_for()
        wall.sees("web-paused")
        accessible(phone, "pause")
        accessible(wall, "paused wall", DESK)


def test_groups_under_way(house: House) -> None:
    with house.guest(TURN_GAME) as teacher:
        teacher.go("/groups")
        for _ in range(3):
            teacher.button("web-less").click()
        teacher.button("groups-open-count", count=1).click()
        card = teacher.page.get_by_role("article").first
        id = house.ask("GET", f"/api/codes/{card.locator('.code').inner_text()}")["id"]
        sit(house, id, "Maximiliane-Josefina", "Ben", "Cleo")
        card.get_by_role("button", name=teacher.say("web-start")).click()
        expect(card.locator(".turn")).to_have_count(1)
        accessible(teacher, "groups", DESK, PHONE)
