"""The lab in a browser: results that come in, and from a slider to a table with changed rules."""

import re

import pytest
from playwright.sync_api import expect
from support.games import CLOCK_GAME, TURN_GAME
from support.live_site import DESK, PHONE, LiveSite
from support.screen_checks import check_accessible

from thirdplace.core.options.option_schema import option_schema
from thirdplace.core.registry import find_game

pytestmark = pytest.mark.browser

PATIENCE_MS = 180_000
"""The lab computes only while nobody else does: on a busy machine, its first results take minutes."""
RULE = next(
    option
    for option in option_schema(find_game(TURN_GAME))
    if option.house_rule and option.kind == "number" and option.default is not None
)
LIST = next(
    option for option in option_schema(find_game(TURN_GAME)) if option.dial and option.kind == "several"
)


def test_results_come_in_for_everyone(site: LiveSite) -> None:
    with site.open_browser(CLOCK_GAME) as user:
        user.open(f"/lab/{CLOCK_GAME}?seats=2")
        expect(user.page.locator(".told")).to_be_visible(timeout=PATIENCE_MS)
        expect(user.region("lab-results")).to_have_attribute("aria-busy", "false", timeout=PATIENCE_MS)
        check_accessible(user, "lab", DESK, PHONE)


TOLD_ON = "aid"
"""A sheet on which this rule matters."""


def test_from_a_slider_to_a_marked_table(site: LiveSite) -> None:
    with site.open_browser(TURN_GAME) as user:
        user.open()
        user.link("home-lab").click()
        # Another game brings another screen, and only that one has this slider; the same one changes nothing.
        user.page.get_by_role("combobox", name=user.text_of("lab-game")).select_option(TURN_GAME)
        slider = user.page.get_by_role("slider", name=user.text_of(f"option-{RULE.key}"))
        slider.press("ArrowLeft")
        expect(user.button("lab-reset-one", rule=user.text_of(f"option-{RULE.key}"))).to_be_visible()
        expect(user.page).to_have_url(re.compile(re.escape(f"rule.{RULE.key}={RULE.default - 1}")))
        printed = f"/print/{TURN_GAME}?rule.{RULE.key}={RULE.default - 1}"
        expect(user.link("lab-print")).to_have_attribute("href", printed)
        user.button("lab-play").click()
        user.page.wait_for_url("**/t/*", timeout=PATIENCE_MS)
        user.button("changed-rules").wait_for(timeout=PATIENCE_MS)
        table = user.page.url.rpartition("/")[2]
        options = site.request("GET", f"/api/tables/{table}")["options"]
        assert options[RULE.key] == RULE.default - 1
        user.open(f"{printed}#{TOLD_ON}")
        told = user.page.locator("p", has_text=user.text_of("web-rules-changed"))
        expect(told).to_contain_text(user.text_of(f"option-{RULE.key}"))
        expect(told).to_contain_text(str(RULE.default - 1))


def test_shared_rules_come_with_the_address(site: LiveSite) -> None:
    with site.open_browser(TURN_GAME, size=PHONE) as user:
        user.open(f"/lab/{TURN_GAME}?seats=3&rule.{RULE.key}={RULE.default + 2}")
        slider = user.page.get_by_role("slider", name=user.text_of(f"option-{RULE.key}"))
        expect(slider).to_have_value(str(RULE.default + 2))
        expect(user.page.get_by_label(user.text_of("lab-seats"))).to_have_value("3")
        user.button("lab-reset-all").click()
        expect(slider).to_have_value(str(RULE.default))
        expect(user.link("lab-print")).to_have_attribute("href", f"/print/{TURN_GAME}")


def test_cards_can_be_left_out(site: LiveSite) -> None:
    with site.open_browser(TURN_GAME, size=PHONE) as user:
        user.open(f"/lab/{TURN_GAME}")
        name = user.text_of(f"option-{LIST.key}")
        choice = user.page.get_by_role("group", name=name, exact=True)
        choice.locator("summary").click()
        choice.get_by_role("checkbox").nth(1).check()
        expect(user.button("lab-reset-one", rule=name)).to_be_visible()
        wanted = f"rule.{LIST.key}=%5B%22{LIST.values[1]}%22%5D"
        expect(user.page).to_have_url(re.compile(re.escape(wanted)))
        user.button("lab-reset-one", rule=name).click()
        expect(choice.get_by_role("checkbox").nth(1)).not_to_be_checked()
