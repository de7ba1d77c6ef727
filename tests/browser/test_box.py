"""With the box on the table: other rolls, links without https, another record, a timer that goes on."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.browsing import PHONE, House
from support.games import LED_GAME, TURN_GAME
from support.golden import GOLDEN, plain
from support.screen_checks import fits

from thirdplace.core.registry import all_games

pytestmark = pytest.mark.browser


def test_a_record_makes_room_for_another(house: House, tmp_path: Path) -> None:
    files = []
    for game in (TURN_GAME, LED_GAME):
        record = next(record for record in GOLDEN.values() if record.game == game)
        files.append(tmp_path / f"{game}.json")
        files[-1].write_text(json.dumps(plain(record)))
    with house.guest(TURN_GAME, size=PHONE) as guest:
        guest.go("/replay")
        for file, button in zip(files, ("web-replay-choose", "web-replay-another"), strict=True):
            with guest.page.expect_file_chooser() as chooser:
                guest.button(button).click()
            chooser.value.set_files(file)
            guest.button("web-replay-another").wait_for()
        expect(guest.page.get_by_role("rowheader", name="Total")).to_have_count(
            1
        )  # the score of the other game
        fits(guest)


def test_a_moment_is_shared_without_a_clipboard(house: House) -> None:
    table = house.make(LED_GAME, "Ann", "bot")
    house.hand_over(table)
    with house.guest(LED_GAME, size=PHONE) as guest:
        guest.page.add_init_script(
            "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
            "Object.defineProperty(navigator, 'share', { value: undefined })"
        )
        guest.go(f"/t/{table.id}")
        guest.button("web-end-more").wait_for(timeout=60_000)
        guest.go(f"/replay/{table.id}#3")
        guest.button("web-replay-share").click()
        expect(guest.page.get_by_text(guest.say("web-copied")).first).to_be_visible()
        guest.page.evaluate("document.execCommand = () => false")
        guest.button("web-replay-share").click()
        link = guest.page.get_by_label(guest.say("web-link"))
        expect(link).to_have_value(re.compile(rf"/replay/{table.id}#3$"))
        chosen = "it => it.value.slice(it.selectionStart, it.selectionEnd) === it.value"
        assert link.evaluate(chosen), "selected, to be copied by hand"
        guest.button("web-close").click()
        expect(link).to_have_count(0)


def test_printing_begins_with_the_first_sheet_of_the_first_game(house: House) -> None:
    """Which game that is, the shelf decides."""
    printed = [game for game in all_games() if game.brings("paper") and game.part("paper").SHEETS]
    first = "|".join(f"{game.id}#{game.part('paper').SHEETS[0].id}" for game in printed)
    with house.guest(printed[0].id, size=PHONE) as guest:
        guest.go("/print")
        expect(guest.page).to_have_url(re.compile(rf"/print/({first})$"))
