"""The page that opens a class, and phones that join: what tests in several files do there."""

import json

from playwright.sync_api import Locator, Route
from support.live_server import Json
from support.live_site import BrowserUser, page_texts

PROJECTOR = (1920, 1080)
SMALL: Json = {"places": 3, "garbage": 0}


def open_class(teacher: BrowserUser, **options: object) -> str:
    """From the teacher's page to the projector; the id of the table."""
    teacher.open("/class")
    teacher.page.get_by_role("button", name=teacher.text_of("class-open")).wait_for()

    def smaller(route: Route) -> None:
        body: Json = route.request.post_data_json or {}
        route.continue_(post_data=json.dumps(body | {"options": body["options"] | options}))

    teacher.page.route("**/api/tables", smaller)
    teacher.button("class-open").click()
    teacher.page.wait_for_url("**/big/*")
    return teacher.page.url.rpartition("/")[2]


def join_class(pupil: BrowserUser, table: str, name: str) -> None:
    """By the link in the square: one field, one tap."""
    pupil.open(f"/t/{table}")
    pupil.page.get_by_label(pupil.text_of("web-your-name")).fill(name)
    pupil.button("class-join-do").click()


def free_spaces(pupil: BrowserUser) -> Locator:
    return pupil.button("please-write", "digit", "slot", "worth")


def click_primary(teacher: BrowserUser, message: str, **known: int) -> None:
    """The one primary thing to do, once it is there."""
    teacher.click_and_wait(teacher.button(message, **known))


def lead_round(teacher: BrowserUser, first: bool) -> Locator:
    roll = teacher.button("please-roll") if first else teacher.button("please-roll-round", "round")
    roll.first.wait_for()
    return roll


def choose_language(user: BrowserUser, lang: str) -> None:
    """Even while something lies over the choice of languages."""
    choice = user.page.locator(f"button[lang={lang}]")
    if not choice.is_visible():
        user.set_language(lang)
        return
    choice.dispatch_event("click")
    user.page.locator(f"html[lang={lang}]").wait_for()
    user.lang, user.text_of = lang, page_texts(lang, user.game)
