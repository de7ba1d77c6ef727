"""With the box on the table: other rolls, links without https, another record, a timer that goes on."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.games import LED_GAME, TURN_GAME
from support.golden import GOLDEN, to_json_values
from support.live_site import PHONE, LiveSite
from support.screen_checks import check_fits_width

from thirdplace.core.registry import all_games

pytestmark = pytest.mark.browser


def test_a_record_makes_room_for_another(site: LiveSite, tmp_path: Path) -> None:
    files = []
    for game in (TURN_GAME, LED_GAME):
        record = next(record for record in GOLDEN.values() if record.game == game)
        files.append(tmp_path / f"{game}.json")
        files[-1].write_text(json.dumps(to_json_values(record)))
    with site.open_browser(TURN_GAME, size=PHONE) as user:
        user.open("/replay")
        for file, button in zip(files, ("web-replay-choose", "web-replay-another"), strict=True):
            with user.page.expect_file_chooser() as chooser:
                user.button(button).click()
            chooser.value.set_files(file)
            user.button("web-replay-another").wait_for()
        expect(user.page.get_by_role("rowheader", name="Total")).to_have_count(
            1
        )  # the score of the other game
        check_fits_width(user)


def test_a_moment_is_shared_without_a_clipboard(site: LiveSite) -> None:
    table = site.make_table(LED_GAME, "Ann", "bot")
    site.hand_over(table)
    with site.open_browser(LED_GAME, size=PHONE) as user:
        user.page.add_init_script(
            "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
            "Object.defineProperty(navigator, 'share', { value: undefined })"
        )
        user.open(f"/t/{table.id}")
        user.button("web-end-more").wait_for(timeout=60_000)
        user.open(f"/replay/{table.id}#3")
        user.button("web-replay-share").click()
        expect(user.page.get_by_text(user.text_of("web-copied")).first).to_be_visible()
        user.page.evaluate("document.execCommand = () => false")
        user.button("web-replay-share").click()
        link = user.page.get_by_label(user.text_of("web-link"))
        expect(link).to_have_value(re.compile(rf"/replay/{table.id}#3$"))
        chosen = "it => it.value.slice(it.selectionStart, it.selectionEnd) === it.value"
        assert link.evaluate(chosen), "selected, to be copied by hand"
        user.button("web-close").click()
        expect(link).to_have_count(0)


def test_printing_begins_with_the_first_sheet_of_the_first_game(site: LiveSite) -> None:
    """Which game that is, the shelf decides."""
    printed = [game for game in all_games() if game.brings("paper") and game.part("paper").SHEETS]
    first = "|".join(f"{game.id}#{game.part('paper').SHEETS[0].id}" for game in printed)
    with site.open_browser(printed[0].id, size=PHONE) as user:
        user.open("/print")
        expect(user.page).to_have_url(re.compile(rf"/print/({first})$"))
