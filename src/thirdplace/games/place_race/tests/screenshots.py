"""Screens of Place Race, brought to their telling moments: for `make screenshots`."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Page
from support.browser.screens import PEOPLE, open_first_seat, register_screen
from support.browser.screenshot_stage import MOST, Stage, Table

from thirdplace.games.place_race.actions import Offer, Ready, TurnIn

RACE = "place-race"
TEAM = PEOPLE[:3]
SLOW = {"seconds_per_year": 6, "deal": "winnable"}
Stop = Callable[[int, int, Any], bool]
"""Whether this is the moment: before this seat does this in this year."""


class RaceTable(Table):
    """A table of the server whose clock is driven here."""

    def plan(self) -> None:
        """Agree on starts and trades, but for the last word of the one in the picture."""
        for _ in range(MOST):
            waiting = [seat for seat in self.match.active if not self.match.view(None).seats[seat].ready]
            if waiting == [0] and isinstance(self.choose(0), Ready):
                return
            for seat in reversed(waiting):
                choice = self.choose(seat)
                if choice is not None and not (seat == 0 and isinstance(choice, Ready)):
                    self.do(seat, choice)
        raise AssertionError("they never agree")

    def offer(self, seat: int) -> None:
        """Somebody proposes a trade to the one in the picture."""
        self.do(seat, next(one for one in self.match.legal(seat) if isinstance(one, Offer) and one.to == 0))

    def race(self, years: int, speed: float, until: Stop = lambda seat, year, action: False) -> None:
        """Let years go by quickly, each with one action of everyone; then time almost stands still."""
        year = self.match.view(None).seconds_per_year * 1000
        self.send_command({"type": "pace", "speed": speed})
        self.do(0, self.match.message({"type": "ready"}))
        begun = time.monotonic()
        for passed in range(years):
            time.sleep(max(0, begun + (passed + 0.4) * year / speed / 1000 - time.monotonic()))
            at = round((passed + 0.4) * year)
            for _ in range(self.match.seats):
                view = self.match.view(None, at)
                if self.match.over or view.turn is None or self._act(view, at, until):
                    return
        raise AssertionError("the moment did not come")

    def _act(self, view: Any, at: int, until: Stop) -> bool:
        """True: this is the moment, before the action."""
        choice = self.choose(view.turn, at)
        if until(view.turn, view.year, choice):
            self._almost_stop()
            return True
        if choice is not None:
            self.do(view.turn, choice, at)
        return False

    def _almost_stop(self) -> None:
        for command in ({"type": "pause"}, {"type": "pace", "speed": 0.1}, {"type": "resume"}):
            self.send_command(command)


@contextmanager
def open_race(stage: Stage, **wanted: Any) -> Iterator[tuple[RaceTable, Page]]:
    table = RaceTable(stage, RACE, TEAM, wanted)
    table.begin()
    with open_first_seat(stage, table) as page:
        yield table, page


@register_screen("Place Race NZ: planning, with time to talk and trade")
def place_race_planning(stage: Stage) -> Iterator[Page]:
    with open_race(stage, options=SLOW) as (table, page):
        table.plan()
        beside = table.match.view(None).seats[1].place
        table.do(0, table.match.message({"type": "start", "place": beside}))
        table.offer(seat=1)
        page.get_by_role("heading", name=stage.texts_of(RACE)("race-offers", name=TEAM[1])).wait_for()
        yield page


def is_second_card_turned_in(seat: int, year: int, action: Any) -> bool:
    return seat == 0 and year > 1860 and isinstance(action, TurnIn)


def turn_in_button(stage: Stage, page: Page) -> Locator:
    return page.get_by_role("button", name=stage.texts_of(RACE).beginning_of("race-turn-in", "place"))


@register_screen("Place Race NZ: the clock is running")
def place_race(stage: Stage) -> Iterator[Page]:
    with open_race(stage, options={**SLOW, "lead_years": 5}) as (table, page):
        table.plan()
        table.race(40, 10, until=is_second_card_turned_in)
        turn_in_button(stage, page).wait_for()
        yield page


@register_screen("Place Race NZ: a trade is offered while the clock runs", in_docs=False)
def place_race_trade(stage: Stage) -> Iterator[Page]:
    with open_race(stage, options={**SLOW, "lead_years": 5}) as (table, page):
        table.plan()
        table.race(40, 10, until=is_second_card_turned_in)
        turn_in_button(stage, page).wait_for()
        page.get_by_role("button", name=stage.texts_of(RACE)("race-trade"), exact=True).first.click()
        page.get_by_role("heading", name=stage.texts_of(RACE)("race-trade-title")).wait_for()
        yield page


@register_screen("Place Race NZ: a pause that everyone sees", in_docs=False)
def place_race_pause(stage: Stage) -> Iterator[Page]:
    with open_race(stage, options={**SLOW, "lead_years": 5}) as (table, page):
        table.plan()
        table.race(40, 10, until=is_second_card_turned_in)
        turn_in_button(stage, page).wait_for()
        table.send_command({"type": "pause"}, seat=1)
        page.get_by_role("region", name=stage.texts_of(RACE)("race-paused")).wait_for()
        yield page


@register_screen("Place Race NZ: everyone on one tablet", in_docs=False)
def place_race_shared(stage: Stage) -> Iterator[Page]:
    table = RaceTable(stage, RACE, TEAM, {"options": SLOW})
    table.begin()
    with stage.host_page(table, f"/t/{table.id}", seats=len(TEAM)) as page:
        page.get_by_text(TEAM[-1]).first.wait_for()
        yield page


@register_screen("Place Race NZ: the race on a big screen", in_docs=False)
def place_race_big(stage: Stage) -> Iterator[Page]:
    table = RaceTable(stage, RACE, TEAM, {"options": {**SLOW, "lead_years": 5}})
    table.begin()
    stage.connect(table.id, table.tokens[:1])
    with stage.page(f"/big/{table.id}") as page:
        page.get_by_text(TEAM[-1]).first.wait_for()
        table.plan()
        table.race(40, 10, until=is_second_card_turned_in)
        yield page


# Everyone acts once a year, so between two cards of one hand there have to be more years than steps.
EARLY = {
    "hands": [
        ["waitangi-1840", "taupo-1856"],
        ["st-arnaud-1843", "christchurch-1850"],
        ["nelson-1842", "new-plymouth-1860"],
    ],
    "late": [[], [], []],
}


@register_screen("Place Race NZ: won together")
def place_race_won(stage: Stage) -> Iterator[Page]:
    with open_race(stage, options={"seconds_per_year": 6, "lead_years": 3}, setup=EARLY) as (table, page):
        table.plan()
        table.race(30, 10)
        assert table.match.winners, "the picture of a won race has to show one"
        page.get_by_role("heading", name=stage.texts_of(RACE)("race-won")).wait_for()
        page.get_by_role("button", name=stage.texts_of(RACE)("web-again")).first.wait_for()
        yield page


@register_screen("Place Race NZ: lost, and what was missed")
def place_race_lost(stage: Stage) -> Iterator[Page]:
    with open_race(stage, options={**SLOW, "seconds_per_year": 0.5, "lead_years": 0}) as (table, page):
        table.plan()
        table.do(0, table.match.message({"type": "ready"}))
        page.get_by_role("button", name=stage.texts_of(RACE)("web-again")).first.wait_for()
        yield page


@register_screen("Big screen: how to join")
def big_gathering(stage: Stage) -> Iterator[Page]:
    table = stage.make_table(RACE, *TEAM)
    stage.connect(table.id, table.tokens)
    with stage.page(f"/big/{table.id}") as page:
        page.get_by_text("Clara").first.wait_for()
        yield page


@register_screen("Timer: for people with the box on the table")
def timer(stage: Stage) -> Iterator[Page]:
    device = stage.new_device()
    device.clock.install()
    page = stage.open("/timer", device)
    page.get_by_role("button", name=stage.texts_of(RACE)("web-timer-start")).first.click()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 2 * 63.6)
    page.clock.run_for(500)  # the year is shown by a timer of the page's own
    assert page.get_by_text("1893").count(), "the picture shows a year that runs"
    yield page
    device.close()


@register_screen("Timer: before it is started, with several devices", in_docs=False)
def timer_setup(stage: Stage) -> Iterator[Page]:
    with stage.page("/timer") as page:
        page.get_by_role("button", name=stage.texts_of(RACE)("web-timer-devices")).click()
        page.get_by_role("button", name=stage.texts_of(RACE)("web-timer-share")).wait_for()
        yield page


@register_screen("Learn: the rules of Place Race", in_docs=False)
def place_race_learn(stage: Stage) -> Iterator[Page]:
    with stage.page("/learn/place-race") as page:
        page.get_by_role("heading", level=2).first.wait_for()
        yield page


@register_screen("A lesson of Place Race", in_docs=False)
def place_race_lesson(stage: Stage) -> Iterator[Page]:
    say = stage.texts_of(RACE)
    with stage.page("/learn/place-race") as page:
        page.evaluate("localStorage.setItem('name', 'Aroha')")
        page.get_by_role("button", name=say("web-learn-try")).first.click()
        page.get_by_role("region", name=say("web-lesson")).wait_for()
        yield page


@register_screen("Print: the board and the cards of Place Race", in_docs=False)
def place_race_printing(stage: Stage) -> Iterator[Page]:
    with stage.page("/print/place-race") as page:
        page.get_by_role("img").first.wait_for()
        yield page
