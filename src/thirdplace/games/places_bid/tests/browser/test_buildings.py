"""Buildings of one's own: made, kept, saved, opened, played with; by mouse, by keys, for everyone."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Route, expect
from support.live_server import QUICK, Json
from support.live_site import PHONE, BrowserUser, LiveSite

from thirdplace.text import LANGUAGES

pytestmark = pytest.mark.browser

BID = "places-bid"
ZOO: Json = {
    "name": "Zoo",
    "category": "P",
    "points": 22,
    "players": 3,
    "picture": {"house": "hall", "emblem": "paw", "around": "hills"},
}
INN: Json = {"name": "Inn", "category": "L", "points": 7, "players": 4}
LONGEST = {**ZOO, "name": "Donaudampfschifffahrtsmuseum 2", "category": "C"}
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def buildings_file(*buildings: Json) -> FilePayload:
    whole = {"format": "thirdplace-buildings", "version": 1, "buildings": buildings}
    return {"name": "mine.json", "mimeType": "application/json", "buffer": json.dumps(whole).encode()}


def blank_card_button(user: BrowserUser, number: int) -> Locator:
    return user.button("web-buildings-fill", number=str(number))


def printed_card(user: BrowserUser, name: str) -> Locator:
    """As it is printed."""
    return user.page.get_by_role("article").filter(
        has=user.page.get_by_role("heading", name=name, exact=True)
    )


def picture_part(user: BrowserUser, message: str) -> Locator:
    return user.page.get_by_role("radio", name=user.text_of(message), exact=True)


def choose_part(user: BrowserUser, message: str) -> None:
    """What is seen of a choice is its picture."""
    user.page.get_by_title(user.text_of(message), exact=True).click()


def open_file(user: BrowserUser, payload: FilePayload) -> None:
    with user.page.expect_file_chooser() as chooser:
        user.button("web-buildings-open").first.click()
    chooser.value.set_files(payload)


def save_buildings(user: BrowserUser) -> Json:
    with user.page.expect_download() as download:
        user.button("web-buildings-save").click()
    assert download.value.suggested_filename == "thirdplace-buildings.json"
    whole: Json = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    return whole


def expect_refused_request(user: BrowserUser) -> None:
    """The browser writes into its console that a request was."""
    assert user.errors
    assert all("400" in complaint for complaint in user.errors)
    user.errors.clear()


def test_two_buildings_are_made_kept_saved_and_opened(site: LiveSite) -> None:
    with site.open_browser(BID) as user:
        user.open("/buildings")
        blank_card_button(user, 1).click()
        user.page.keyboard.type("Zoo")  # the name is asked for first
        user.page.get_by_role("spinbutton").fill("21")
        user.button("web-more").click()
        for chosen in ("house-hall", "emblem-paw", "around-hills"):
            choose_part(user, f"web-buildings-{chosen}")
        zoo = printed_card(user, "Zoo")
        expect(zoo).to_contain_text("22")
        expect(zoo.locator("svg [filter]").first).to_be_attached()
        blank_card_button(user, 2).click()
        user.page.keyboard.type("zoo!")
        user.page.get_by_role("button", name="4+").click()
        told = user.page.get_by_role("alert").filter(
            has_text=user.text_of("own-bad-taken", number=2, name="zoo!")
        )
        told.wait_for()  # said while one writes, and where one writes
        user.page.get_by_role("textbox").fill("Inn")
        told.wait_for(state="hidden")
        expect_refused_request(user)
        user.page.reload()
        printed_card(user, "Inn").wait_for()
        user.link("web-buildings-print").click()
        # What this browser keeps is what it prints.
        user.page.get_by_role("img", name=user.text_of("sheet-own")).first.wait_for()
        user.page.go_back()
        printed_card(user, "Inn").wait_for()
        whole = save_buildings(user)
        assert whole["buildings"][0] == ZOO
        assert {key: whole["buildings"][1][key] for key in ("name", "category", "players")} == {
            "name": "Inn",
            "category": "L",
            "players": 4,
        }
        user.button("web-buildings-clear").click()
        user.button("web-buildings-keep").click()
        printed_card(user, "Zoo").wait_for()
        user.button("web-buildings-clear").click()
        user.page.get_by_role("dialog").get_by_role(
            "button", name=user.text_of("web-buildings-clear")
        ).click()
        blank_card_button(user, 2).wait_for()
        user.page.reload()
        blank_card_button(user, 1).wait_for()
        open_file(user, buildings_file(*whole["buildings"]))
        printed_card(user, "Inn").wait_for()
        assert save_buildings(user) == whole


def test_a_bad_file_says_what_is_wrong_and_changes_nothing(site: LiveSite) -> None:
    with site.open_browser(BID, lang="de") as user:
        user.open("/buildings")
        open_file(user, buildings_file(INN))
        printed_card(user, "Inn").wait_for()
        for content, told in (
            (
                buildings_file(ZOO, {**INN, "points": 77})["buffer"],
                user.text_of("own-bad-points", number=2, name="Inn"),
            ),
            (b"\x89PNG", user.text_of("own-bad-json")),
            (b" " * 20_001, user.text_of("web-buildings-too-large")),
        ):
            open_file(user, {"name": "bad.json", "mimeType": "application/json", "buffer": content})
            user.page.get_by_role("alert").filter(has_text=told).wait_for()
            assert printed_card(user, "Inn").is_visible()
        expect_refused_request(user)
        # A good one asks before it takes the place of what is there; dropped it is as good as chosen.
        drop = """text => {
          const carried = new DataTransfer();
          carried.items.add(new File([text], "dropped.json"));
          const happens = (what) => document.body.dispatchEvent(
            new DragEvent(what, { dataTransfer: carried, bubbles: true, cancelable: true }));
          return !happens("dragover") && !happens("drop");
        }"""
        for answer, left in (("web-buildings-keep", "Inn"), ("web-buildings-open-anyway", "Zoo")):
            assert user.page.evaluate(drop, buildings_file(ZOO)["buffer"].decode())
            user.page.get_by_role("dialog").get_by_role("button", name=user.text_of(answer)).click()
            printed_card(user, left).wait_for()


def test_a_table_is_played_with_own_buildings(site: LiveSite) -> None:
    """From the editor to the market, and changed among the table's options."""

    def stacked(route: Route) -> None:
        wanted: dict[str, Any] = route.request.post_data_json or {}
        setup = {"deck": ["zoo", "hotel", "city-hall"], "first": 0}
        route.continue_(post_data=json.dumps({**wanted, "settings": QUICK, "setup": setup}))

    with site.open_browser(BID, lang="it") as user:
        user.page.route("**/api/tables", stacked)
        user.open("/buildings")
        open_file(user, buildings_file(ZOO, INN))
        printed_card(user, "Zoo").wait_for()
        user.button("web-buildings-play").click()
        user.page.wait_for_url("**/t/*")
        options = user.page.locator("summary").first
        options.click()
        user.button("web-building-remove", name="Inn").click()
        user.button("web-buildings-mine", count=2).click()  # what the browser keeps is still whole
        user.button("web-building-remove", name="Inn").wait_for()
        user.button("web-buildings-edit").click()
        editor = user.page.get_by_role("dialog")
        editor.get_by_role("button", name=user.text_of("web-buildings-change", name="Zoo")).click()
        choose_part(user, "web-buildings-emblem-fish")
        editor.get_by_role("button", name=user.text_of("web-buildings-use")).click()
        editor.wait_for(state="hidden")
        for _ in range(2):
            user.button("web-add-computer").click()
        user.button_starting("web-start").click()
        market = user.region("bid-market")
        expect(
            market.get_by_role("article").filter(has_text="Zoo").locator("svg [filter]").first
        ).to_be_attached()
        table = user.page.url.rsplit("/", 1)[-1].split("#")[0]
        played = site.request("GET", f"/api/tables/{table}")["options"]["custom_buildings"]
        assert played == [{**ZOO, "picture": {**ZOO["picture"], "emblem": "fish"}}, INN]


def test_a_building_is_made_with_keys_alone(site: LiveSite) -> None:
    with site.open_browser(BID) as user:
        user.open("/buildings")
        user.tab_to(blank_card_button(user, 3))
        user.page.keyboard.press("Enter")
        user.page.keyboard.type("School of Fish")
        user.page.keyboard.press("Tab")
        user.page.keyboard.press("ArrowLeft")  # from Academic to Live
        user.tab_to(user.page.get_by_role("button", name="5+"))
        user.page.keyboard.press("Space")
        user.tab_to(
            picture_part(user, "web-buildings-house-house").locator("xpath=../..").locator(":checked")
        )
        user.page.keyboard.press("ArrowRight")
        picked = picture_part(user, "web-buildings-house-house").locator("xpath=../..").locator(":checked")
        expect(picked).to_be_focused()
        made = printed_card(user, "School of Fish")
        expect(made).to_contain_text("5+")
        user.tab_to(user.button("web-buildings-blank"))
        user.page.keyboard.press("Enter")
        user.page.get_by_role("dialog").wait_for()
        user.page.keyboard.press("Escape")
        user.page.get_by_role("dialog").wait_for(state="hidden")
        assert made.is_visible()
        user.page.reload()
        made.wait_for()
        assert save_buildings(user)["buildings"][0]["category"] == "L"


def test_the_editor_is_accessible(site: LiveSite) -> None:
    with site.open_browser(BID, size=PHONE) as user:
        user.open("/buildings")
        open_file(user, buildings_file(LONGEST, INN))
        printed_card(user, "Inn").wait_for()
        user.button("web-buildings-change", name=LONGEST["name"]).click()
        user.page.get_by_role("textbox").fill("Hotel")
        user.page.get_by_role("alert").filter(has_text="Hotel").wait_for()
        expect_refused_request(user)
        user.page.get_by_role("textbox").fill(LONGEST["name"])
        for lang in (*LANGUAGES[1:], LANGUAGES[0]):
            user.set_language(lang)
            assert user.page.evaluate(OVERFLOW) <= 0, lang
        for scheme in ("light", "dark"):
            user.page.emulate_media(color_scheme=scheme)
            assert user.find_axe_violations() == [], scheme
        user.button("web-buildings-clear").click()
        user.page.get_by_role("dialog").wait_for()
        assert user.find_axe_violations() == []
