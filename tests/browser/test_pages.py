"""The pages around the games: learn, replay, the timer, the big screen."""

import json
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator
from support.browsing import TWO_FRAMES, Guest, House, see_the_end, text
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME, first_move, of_rounds, script_of
from support.serving import Json, TableMade

pytestmark = pytest.mark.browser


# Learn: each game in another language, its examples to be watched. (They are played in test_browser_lessons.)


def lesson(guest: Guest, name: str) -> Locator:
    title = guest.page.get_by_role("heading", name=guest.say(f"lesson-{name}"), exact=True)
    return guest.page.get_by_role("article").filter(has=title)


def watch(guest: Guest, name: str, moves: int) -> None:
    """The example as it was played, from the first move to the last, and back to the page."""
    lesson(guest, name).get_by_role("button", name=guest.say("web-learn-watch")).click()
    guest.sees("web-replay-begin")
    guest.button("web-replay-last").click()
    guest.page.get_by_text(f"{moves} / {moves}", exact=True).wait_for()
    guest.page.go_back()


@pytest.mark.parametrize(
    ("game", "lang", "examples"),
    [
        (TURN_GAME, "de", {"bid-all": 13, "bid-early": 10}),
        (LED_GAME, "it", {"please-five": 15}),
        (CLOCK_GAME, "en", {"race-first": 10, "race-trading": 27}),
    ],
)
def test_the_rulebooks_examples_can_be_watched(
    house: House, game: str, lang: str, examples: dict[str, int]
) -> None:
    with house.guest(game, lang=lang) as guest:
        guest.go(f"/learn/{game}")
        for name, moves in examples.items():
            watch(guest, name, moves)


# Replay.


def finish(house: House, guest: Guest, game: str, **wanted: Any) -> TableMade:
    """A game of which computers play the rest, to the screen after it."""
    names = ["Ann", "bot"] if game == CLOCK_GAME else ["Ann", "bot", "bot"]
    table = house.make(game, *names, **wanted)
    guest.sit(table)
    guest.button("web-table").wait_for()
    house.hand_over(table)
    see_the_end(guest)
    return table


def at(guest: Guest, moment: int, last: int) -> None:
    guest.page.get_by_text(f"{moment} / {last}", exact=True).wait_for()


@pytest.mark.parametrize(
    ("game", "wanted"),
    [
        (TURN_GAME, script_of(TURN_GAME).TWO_ROUNDS),
        (LED_GAME, {"options": of_rounds(1)}),
        (CLOCK_GAME, script_of(CLOCK_GAME).soon_lost(2, 0.2)),
    ],
)
def test_a_finished_game_move_by_move(house: House, game: str, wanted: Json) -> None:
    """Forwards and backwards, by a link to a moment, through other eyes, and from a file."""
    with house.guest(game) as guest:
        guest.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        record = house.record(finish(house, guest, game, **wanted))
        guest.link("web-replay").click()
        guest.sees("web-replay-begin")
        slider = guest.page.get_by_role("slider", name=guest.say("web-replay-moment"))
        last = int(slider.get_attribute("max") or 0)
        assert last >= len(record["actions"]) > 3
        states = [text(guest)]
        for moment in (1, 2, 3):
            guest.button("web-replay-on").click()
            at(guest, moment, last)
            states.append(text(guest))
        assert len(set(states)) == 4
        guest.button("web-replay-back").click()
        at(guest, 2, last)
        assert text(guest) == states[2]

        guest.button("web-replay-share").click()
        link = guest.page.evaluate("navigator.clipboard.readText()")
        guest.page.goto("about:blank")
        guest.page.goto(link)
        at(guest, 2, last)
        assert text(guest) == states[2]

        look_through(guest, "web-replay-onlooker")
        at(guest, 2, last)
        assert (text(guest) == states[2]) == (game == CLOCK_GAME), "the others have secrets"

        guest.go("/replay")
        choose(guest, "evening.json", json.dumps(record))
        at(guest, 0, last)
        guest.page.keyboard.press("End")
        at(guest, last, last)


def look_through(guest: Guest, eyes: str) -> None:
    chosen = guest.page.get_by_role("combobox", name=guest.say("web-replay-eyes"))
    with guest.page.expect_response("**/api/replays"):
        chosen.select_option(label=guest.say(eyes))
    guest.page.evaluate(TWO_FRAMES)


def choose(guest: Guest, name: str, what: str) -> None:
    file: FilePayload = {"name": name, "mimeType": "application/json", "buffer": what.encode()}
    guest.page.locator("input[type=file]").set_input_files(file)


def test_a_file_that_is_no_record_is_refused_with_a_sentence(house: House) -> None:
    record: Json = {
        "game": LED_GAME,
        "names": ["Ann", "Ben"],
        "commitment": "",
        "seed": "lesson",
        "setup": script_of(LED_GAME).PUZZLE,
        "options": of_rounds(1),
        "actions": [{"seat": 0, "action": first_move(LED_GAME)}],
    }
    never = {**record, "actions": [{"seat": 1, "action": first_move(LED_GAME)}]}
    with house.guest(LED_GAME) as guest:
        guest.go("/replay")
        for what in ("", "milk, eggs, flour", '{"milk": 2}', "null"):
            name = f"shopping-{len(what)}.json"
            choose(guest, name, what)
            guest.sees("web-replay-no-record", file=name)
        choose(guest, "never.json", json.dumps(never))
        guest.sees("error-not-your-turn")
        assert all("Failed to load resource" in one for one in guest.complaints), "the browser's own words"
        guest.complaints.clear()
        choose(guest, "begun.json", json.dumps(record))
        at(guest, 0, 1)
