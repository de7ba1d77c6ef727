"""Buildings of one's own: made, kept, saved, opened, played with; by mouse, by keys, for everyone."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Route, expect
from support.browsing import PHONE, Guest, House
from support.serving import QUICK, Json

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


def file(*buildings: Json) -> FilePayload:
    whole = {"format": "thirdplace-buildings", "version": 1, "buildings": buildings}
    return {"name": "mine.json", "mimeType": "application/json", "buffer": json.dumps(whole).encode()}


def blank(guest: Guest, number: int) -> Locator:
    return guest.button("web-buildings-fill", number=str(number))


def card(guest: Guest, name: str) -> Locator:
    """As it is printed."""
    return guest.page.get_by_role("article").filter(
        has=guest.page.get_by_role("heading", name=name, exact=True)
    )


def part(guest: Guest, message: str) -> Locator:
    return guest.page.get_by_role("radio", name=guest.say(message), exact=True)


def choose(guest: Guest, message: str) -> None:
    """What is seen of a choice is its picture."""
    guest.page.get_by_title(guest.say(message), exact=True).click()


def open_file(guest: Guest, payload: FilePayload) -> None:
    with guest.page.expect_file_chooser() as chooser:
        guest.button("web-buildings-open").first.click()
    chooser.value.set_files(payload)


def saved(guest: Guest) -> Json:
    with guest.page.expect_download() as download:
        guest.button("web-buildings-save").click()
    assert download.value.suggested_filename == "thirdplace-buildings.json"
    whole: Json = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    return whole


def refused(guest: Guest) -> None:
    """The browser writes into its console that a request was."""
    assert guest.complaints
    assert all("400" in complaint for complaint in guest.complaints)
    guest.complaints.clear()


def test_two_buildings_are_made_kept_saved_and_opened(house: House) -> None:
    with house.guest(BID) as guest:
        guest.go("/buildings")
        blank(guest, 1).click()
        guest.page.keyboard.type("Zoo")  # the name is asked for first
        guest.page.get_by_role("spinbutton").fill("21")
        guest.button("web-more").click()
        for chosen in ("house-hall", "emblem-paw", "around-hills"):
            choose(guest, f"web-buildings-{chosen}")
        zoo = card(guest, "Zoo")
        expect(zoo).to_contain_text("22")
        expect(zoo.locator("svg [filter]").first).to_be_attached()
        blank(guest, 2).click()
        guest.page.keyboard.type("zoo!")
        guest.page.get_by_role("button", name="4+").click()
        told = guest.page.get_by_role("alert").filter(
            has_text=guest.say("own-bad-taken", number=2, name="zoo!")
        )
        told.wait_for()  # said while one writes, and where one writes
        guest.page.get_by_role("textbox").fill("Inn")
        told.wait_for(state="hidden")
        refused(guest)
        guest.page.reload()
        card(guest, "Inn").wait_for()
        guest.link("web-buildings-print").click()
        # What this browser keeps is what it prints.
        guest.page.get_by_role("img", name=guest.say("sheet-own")).first.wait_for()
        guest.page.go_back()
        card(guest, "Inn").wait_for()
        whole = saved(guest)
        assert whole["buildings"][0] == ZOO
        assert {key: whole["buildings"][1][key] for key in ("name", "category", "players")} == {
            "name": "Inn",
            "category": "L",
            "players": 4,
        }
        guest.button("web-buildings-clear").click()
        guest.button("web-buildings-keep").click()
        card(guest, "Zoo").wait_for()
        guest.button("web-buildings-clear").click()
        guest.page.get_by_role("dialog").get_by_role("button", name=guest.say("web-buildings-clear")).click()
        blank(guest, 2).wait_for()
        guest.page.reload()
        blank(guest, 1).wait_for()
        open_file(guest, file(*whole["buildings"]))
        card(guest, "Inn").wait_for()
        assert saved(guest) == whole


def test_a_bad_file_says_what_is_wrong_and_changes_nothing(house: House) -> None:
    with house.guest(BID, lang="de") as guest:
        guest.go("/buildings")
        open_file(guest, file(INN))
        card(guest, "Inn").wait_for()
        for content, told in (
            (file(ZOO, {**INN, "points": 77})["buffer"], guest.say("own-bad-points", number=2, name="Inn")),
            (b"\x89PNG", guest.say("own-bad-json")),
            (b" " * 20_001, guest.say("web-buildings-too-large")),
        ):
            open_file(guest, {"name": "bad.json", "mimeType": "application/json", "buffer": content})
            guest.page.get_by_role("alert").filter(has_text=told).wait_for()
            assert card(guest, "Inn").is_visible()
        refused(guest)
        # A good one asks before it takes the place of what is there; dropped it is as good as chosen.
        drop = """text => {
          const carried = new DataTransfer();
          carried.items.add(new File([text], "dropped.json"));
          const happens = (what) => document.body.dispatchEvent(
            new DragEvent(what, { dataTransfer: carried, bubbles: true, cancelable: true }));
          return !happens("dragover") && !happens("drop");
        }"""
        for answer, left in (("web-buildings-keep", "Inn"), ("web-buildings-open-anyway", "Zoo")):
            assert guest.page.evaluate(drop, file(ZOO)["buffer"].decode())
            guest.page.get_by_role("dialog").get_by_role("button", name=guest.say(answer)).click()
            card(guest, left).wait_for()


def test_they_are_played_with(house: House) -> None:
    """From the editor to the market, and changed among the table's options."""

    def stacked(route: Route) -> None:
        wanted: dict[str, Any] = route.request.post_data_json or {}
        setup = {"deck": ["zoo", "hotel", "city-hall"], "first": 0}
        route.continue_(post_data=json.dumps({**wanted, "settings": QUICK, "setup": setup}))

    with house.guest(BID, lang="it") as guest:
        guest.page.route("**/api/tables", stacked)
        guest.go("/buildings")
        open_file(guest, file(ZOO, INN))
        card(guest, "Zoo").wait_for()
        guest.button("web-buildings-play").click()
        guest.page.wait_for_url("**/t/*")
        options = guest.page.locator("summary").first
        options.click()
        guest.button("web-building-remove", name="Inn").click()
        guest.button("web-buildings-mine", count=2).click()  # what the browser keeps is still whole
        guest.button("web-building-remove", name="Inn").wait_for()
        guest.button("web-buildings-edit").click()
        editor = guest.page.get_by_role("dialog")
        editor.get_by_role("button", name=guest.say("web-buildings-change", name="Zoo")).click()
        choose(guest, "web-buildings-emblem-fish")
        editor.get_by_role("button", name=guest.say("web-buildings-use")).click()
        editor.wait_for(state="hidden")
        for _ in range(2):
            guest.button("web-add-computer").click()
        guest.starting("web-start").click()
        market = guest.region("bid-market")
        expect(
            market.get_by_role("article").filter(has_text="Zoo").locator("svg [filter]").first
        ).to_be_attached()
        table = guest.page.url.rsplit("/", 1)[-1].split("#")[0]
        played = house.ask("GET", f"/api/tables/{table}")["options"]["custom_buildings"]
        assert played == [{**ZOO, "picture": {**ZOO["picture"], "emblem": "fish"}}, INN]


def test_a_building_is_made_with_keys_alone(house: House) -> None:
    with house.guest(BID) as guest:
        guest.go("/buildings")
        guest.tab_to(blank(guest, 3))
        guest.page.keyboard.press("Enter")
        guest.page.keyboard.type("School of Fish")
        guest.page.keyboard.press("Tab")
        guest.page.keyboard.press("ArrowLeft")  # from Academic to Live
        guest.tab_to(guest.page.get_by_role("button", name="5+"))
        guest.page.keyboard.press("Space")
        guest.tab_to(part(guest, "web-buildings-house-house").locator("xpath=../..").locator(":checked"))
        guest.page.keyboard.press("ArrowRight")
        picked = part(guest, "web-buildings-house-house").locator("xpath=../..").locator(":checked")
        expect(picked).to_be_focused()
        made = card(guest, "School of Fish")
        expect(made).to_contain_text("5+")
        guest.tab_to(guest.button("web-buildings-blank"))
        guest.page.keyboard.press("Enter")
        guest.page.get_by_role("dialog").wait_for()
        guest.page.keyboard.press("Escape")
        guest.page.get_by_role("dialog").wait_for(state="hidden")
        assert made.is_visible()
        guest.page.reload()
        made.wait_for()
        assert saved(guest)["buildings"][0]["category"] == "L"


def test_the_editor_shuts_nobody_out(house: House) -> None:
    with house.guest(BID, size=PHONE) as guest:
        guest.go("/buildings")
        open_file(guest, file(LONGEST, INN))
        card(guest, "Inn").wait_for()
        guest.button("web-buildings-change", name=LONGEST["name"]).click()
        guest.page.get_by_role("textbox").fill("Hotel")
        guest.page.get_by_role("alert").filter(has_text="Hotel").wait_for()
        refused(guest)
        guest.page.get_by_role("textbox").fill(LONGEST["name"])
        for lang in (*LANGUAGES[1:], LANGUAGES[0]):
            guest.speak(lang)
            assert guest.page.evaluate(OVERFLOW) <= 0, lang
        for scheme in ("light", "dark"):
            guest.page.emulate_media(color_scheme=scheme)
            assert guest.violations() == [], scheme
        guest.button("web-buildings-clear").click()
        guest.page.get_by_role("dialog").wait_for()
        assert guest.violations() == []
