"""The pages around the games: learn, replay, the timer, the big screen."""

import json
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME, first_move, options_with_rounds, script_of
from support.live_server import Json, TableMade
from support.live_site import TWO_FRAMES, BrowserUser, LiveSite, go_to_end, visible_text

pytestmark = pytest.mark.browser


# Learn: each game in another language, its examples to be watched. (They are played in test_browser_lessons.)


def lesson_card(user: BrowserUser, name: str) -> Locator:
    title = user.page.get_by_role("heading", name=user.text_of(f"lesson-{name}"), exact=True)
    return user.page.get_by_role("article").filter(has=title)


def watch_lesson(user: BrowserUser, name: str, moves: int) -> None:
    """The example as it was played, from the first move to the last, and back to the page."""
    lesson_card(user, name).get_by_role("button", name=user.text_of("web-learn-watch")).click()
    user.wait_for_text("web-replay-begin")
    user.button("web-replay-last").click()
    user.page.get_by_text(f"{moves} / {moves}", exact=True).wait_for()
    user.page.go_back()


@pytest.mark.parametrize(
    ("game", "lang", "examples"),
    [
        (TURN_GAME, "de", {"bid-all": 13, "bid-early": 10}),
        (LED_GAME, "it", {"please-five": 15}),
        (CLOCK_GAME, "en", {"race-first": 10, "race-trading": 27}),
    ],
)
def test_the_rulebooks_examples_can_be_watched(
    site: LiveSite, game: str, lang: str, examples: dict[str, int]
) -> None:
    with site.open_browser(game, lang=lang) as user:
        user.open(f"/learn/{game}")
        for name, moves in examples.items():
            watch_lesson(user, name, moves)


# Replay.


def finish_game(site: LiveSite, user: BrowserUser, game: str, **wanted: Any) -> TableMade:
    """A game of which computers play the rest, to the screen after it."""
    names = ["Ann", "bot"] if game == CLOCK_GAME else ["Ann", "bot", "bot"]
    table = site.make_table(game, *names, **wanted)
    user.open_seat(table)
    user.button("web-table").wait_for()
    site.hand_over(table)
    go_to_end(user)
    return table


def wait_for_moment(user: BrowserUser, moment: int, last: int) -> None:
    user.page.get_by_text(f"{moment} / {last}", exact=True).wait_for()


@pytest.mark.parametrize(
    ("game", "wanted"),
    [
        (TURN_GAME, script_of(TURN_GAME).TWO_ROUNDS),
        (LED_GAME, {"options": options_with_rounds(1)}),
        (CLOCK_GAME, script_of(CLOCK_GAME).soon_lost(2, 0.2)),
    ],
)
def test_a_finished_game_move_by_move(site: LiveSite, game: str, wanted: Json) -> None:
    """Forwards and backwards, by a link to a moment, through other eyes, and from a file."""
    with site.open_browser(game) as user:
        user.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        record = site.read_record(finish_game(site, user, game, **wanted))
        user.link("web-replay").click()
        user.wait_for_text("web-replay-begin")
        slider = user.page.get_by_role("slider", name=user.text_of("web-replay-moment"))
        last = int(slider.get_attribute("max") or 0)
        assert last >= len(record["actions"]) > 3
        states = [visible_text(user)]
        for moment in (1, 2, 3):
            user.button("web-replay-on").click()
            wait_for_moment(user, moment, last)
            states.append(visible_text(user))
        assert len(set(states)) == 4
        user.button("web-replay-back").click()
        wait_for_moment(user, 2, last)
        assert visible_text(user) == states[2]

        user.button("web-replay-share").click()
        link = user.page.evaluate("navigator.clipboard.readText()")
        user.page.goto("about:blank")
        user.page.goto(link)
        wait_for_moment(user, 2, last)
        assert visible_text(user) == states[2]

        look_through(user, "web-replay-onlooker")
        wait_for_moment(user, 2, last)
        assert (visible_text(user) == states[2]) == (game == CLOCK_GAME), "the others have secrets"

        user.open("/replay")
        choose_file(user, "evening.json", json.dumps(record))
        wait_for_moment(user, 0, last)
        user.page.keyboard.press("End")
        wait_for_moment(user, last, last)


def look_through(user: BrowserUser, eyes: str) -> None:
    chosen = user.page.get_by_role("combobox", name=user.text_of("web-replay-eyes"))
    with user.page.expect_response("**/api/replays"):
        chosen.select_option(label=user.text_of(eyes))
    user.page.evaluate(TWO_FRAMES)


def choose_file(user: BrowserUser, name: str, what: str) -> None:
    file: FilePayload = {"name": name, "mimeType": "application/json", "buffer": what.encode()}
    user.page.locator("input[type=file]").set_input_files(file)


def test_a_file_that_is_no_record_is_refused_with_a_sentence(site: LiveSite) -> None:
    record: Json = {
        "game": LED_GAME,
        "names": ["Ann", "Ben"],
        "commitment": "",
        "seed": "lesson",
        "setup": script_of(LED_GAME).PUZZLE,
        "options": options_with_rounds(1),
        "actions": [{"seat": 0, "action": first_move(LED_GAME)}],
    }
    never = {**record, "actions": [{"seat": 1, "action": first_move(LED_GAME)}]}
    with site.open_browser(LED_GAME) as user:
        user.open("/replay")
        for what in ("", "milk, eggs, flour", '{"milk": 2}', "null"):
            name = f"shopping-{len(what)}.json"
            choose_file(user, name, what)
            user.wait_for_text("web-replay-no-record", file=name)
        choose_file(user, "never.json", json.dumps(never))
        user.wait_for_text("error-not-your-turn")
        assert all("Failed to load resource" in one for one in user.errors), "the browser's own words"
        user.errors.clear()
        choose_file(user, "begun.json", json.dumps(record))
        wait_for_moment(user, 0, 1)
