"""Place Race NZ between people: plans and trades, the clock that everyone sees, late cards, pointing."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page
from support.browsing import PATIENCE, Guest, House, over
from support.serving import QUICK, Json, TableMade

pytestmark = pytest.mark.browser


RACE = "place-race"
FIRST: Json = {"hands": [["waitangi-1840"], ["auckland-1840"]]}
"""Both are due in the first year, which lasts long enough for any machine."""
UNHURRIED: Json = {"seconds_per_year": 30, "lead_years": 0}


def done(house: House, table: TableMade, *kinds: str) -> list[str]:
    """What of these kinds has been done so far, by the record."""
    actions = house.record(table)["actions"]
    return [one["action"]["type"] for one in actions if one["action"]["type"] in kinds]


def choose(guest: Guest, city: str, within: Page | Locator | None = None) -> None:
    before = guest.answers
    start = (within or guest.page).get_by_role("combobox", name=guest.say("race-start"))
    start.select_option(label=city)
    guest.wait_for_answer(before)


def race(house: House, table: TableMade, *guests: Guest, cities: str) -> None:
    """Each of them sits down, chooses a city and is ready."""
    for seat, (guest, city) in enumerate(zip(guests, cities.split(), strict=True)):
        guest.sit(table, seat)
        choose(guest, city)
        guest.act(guest.starting("race-ready"))


def offer(guest: Guest, give: str, take: str) -> None:
    """Of one's own cards for somebody else's, at the trading desk."""
    desk = guest.region("race-trade-title")
    for card in (give, take):
        place, year = card.rsplit(" ", 1)
        desk.get_by_role("radio", name=f"{year} {place}").check()
    guest.act(guest.button("race-trade-offer", give=give, take=take))


def paused(guest: Guest, why: str, **known: Any) -> Locator:
    """The sheet that everyone sees while the clock stands."""
    sheet = guest.region("race-paused").filter(has_text=guest.say(why, **known))
    sheet.wait_for()
    return sheet


def set_pace(house: House, table: TableMade, speed: float) -> None:
    """Nobody wants to wait for a year that is long enough for any machine."""
    for command in ({"type": "pause"}, {"type": "pace", "speed": speed}, {"type": "resume"}):
        house.ask("POST", f"/api/tables/{table.id}/commands", command, table.host)


def test_trades_between_two_browsers(house: House) -> None:
    """Declined, withdrawn, accepted: each time both see what became of it."""
    table = house.make(RACE, "Ann", "Ben", options=UNHURRIED, setup=FIRST)
    give, take = "Waitangi 1840", "Auckland 1840"
    with house.guest(RACE) as ann, house.guest(RACE, lang="de", size=(390, 844)) as ben:
        ann.sit(table, 0)
        ben.sit(table, 1)
        choose(ann, "Auckland")
        choose(ben, "Hamilton")
        for answer in ("decline", "withdraw", "accept"):
            ann.button("race-trade").click()
            offer(ann, give, take)
            ben.sees("race-offers", name="Ann")
            if answer == "withdraw":
                ann.act(ann.button("key-withdraw", name="Ben"))
                ben.sees("told-withdrawn", giver="Ann", taker="Ben")
            else:
                ben.act(ben.button(f"race-{answer}"))
                told = {"accept": "told-traded", "decline": "told-declined"}[answer]
                ann.sees(told, giver="Ann", taker="Ben", give=give, take=take)
            for guest in (ann, ben):
                guest.page.get_by_text(guest.say("race-offers", name="Ann")).wait_for(state="hidden")
                guest.button("key-withdraw", name="Ben").wait_for(state="hidden")
        ann.sees("race-start-fixed")
        ben.sees("race-start-fixed")
        trades = done(house, table, "offer", "decline", "withdraw", "accept")
        assert trades == ["offer", "decline", "offer", "withdraw", "offer", "accept"]


def test_two_seats_on_one_device_trade_and_win(house: House) -> None:
    """Nothing is secret: no curtain, and each has controls of their own."""
    table = house.make(RACE, "Ann", "Ben", options=UNHURRIED, setup=FIRST)
    with house.guest(RACE, size=(1024, 768)) as both:
        both.sit(table, 0)
        both.starting("race-ready").wait_for()
        both.go("/")
        both.sit(table, 1)
        ann, ben = (both.page.get_by_role("region", name=name, exact=True) for name in ("Ann", "Ben"))
        choose(both, "Auckland", ann)
        choose(both, "Whangārei", ben)
        for answer in ("key-withdraw", "race-decline", "race-accept"):
            ann.get_by_role("button", name=both.say("race-trade")).click()
            offer(both, "Waitangi 1840", "Auckland 1840")
            both.sees("race-offers-to", name="Ann", to="Ben")
            both.act(both.button(answer, name="Ben"))
        for one in (ann, ben):
            both.act(one.get_by_role("button", name=both.say("race-ready")))
        both.act(ben.get_by_role("button", name=both.say("race-move", place="Waitangi")))
        both.act(ann.get_by_role("button", name=both.say("race-turn-in", place="Auckland")))
        both.act(ben.get_by_role("button", name=both.say("race-turn-in", place="Waitangi")))
        over(both).wait_for()
        both.sees("race-won-text", cards=2, year="1840")
        assert both.button("web-curtain-open", "name").count() == 0


def test_three_browsers_win_together(house: House) -> None:
    """One has a step to go, one has none, one waits for a later year; all see the same end."""
    setup: Json = {"hands": [["waitangi-1840"], ["auckland-1840"], ["nelson-1842"]]}
    options = UNHURRIED | {"late_cards": 0}
    table = house.make(RACE, "Ann", "Ben", "Cleo", options=options, setup=setup)
    with house.guest(RACE) as ann, house.guest(RACE) as ben, house.guest(RACE) as cleo:
        race(house, table, ann, ben, cleo, cities="Whangārei Auckland Nelson")
        ann.act(ann.starting("race-move", place="Waitangi"))
        ben.act(ben.starting("race-turn-in", place="Auckland"))
        cleo.act(cleo.starting("race-skip"))
        ann.act(ann.starting("race-turn-in", place="Waitangi"))
        ben.act(ben.starting("race-skip"))
        set_pace(house, table, 10)
        cleo.page.get_by_role("timer", name=cleo.say("year", year="1842")).wait_for()
        set_pace(house, table, 0.5)
        cleo.act(cleo.starting("race-turn-in", place="Nelson"))
        for guest in (ann, ben, cleo):
            over(guest).wait_for()
            guest.sees("race-won")


def test_ready_countdown_pause_and_pace(house: House) -> None:
    """One can think again; all see the seconds before the start; anyone may stop the clock."""
    settings = {**QUICK, "countdown": 4}
    table = house.make(RACE, "Ann", "Ben", options=UNHURRIED, setup=FIRST, settings=settings)
    with house.guest(RACE) as ann, house.guest(RACE, lang="it", size=(390, 844)) as ben:
        ann.sit(table, 0)
        ben.sit(table, 1)
        choose(ann, "Auckland")
        choose(ben, "Hamilton")
        seat = ben.page.get_by_role("list", name=ben.say("race-crew")).get_by_role("listitem").first
        ready = seat.get_by_text(ben.say("is-ready"), exact=True)
        ann.act(ann.starting("race-ready"))
        ready.wait_for()
        ann.act(ann.button("race-unready"))
        ready.wait_for(state="hidden")
        for guest in (ann, ben):
            guest.act(guest.starting("race-ready"))
        for guest in (ann, ben):
            guest.page.get_by_role("status", name=guest.say.like("race-countdown", "seconds")).wait_for()
        ben.act(ben.button("race-pause"))
        paused(ben, "race-paused-asked", name="Ben")
        sheet = paused(ann, "race-paused-asked", name="Ben")
        assert ann.starting("race-skip").get_attribute("aria-disabled") == "true"
        ann.act(ann.button("race-pace-times", speed=0.5))
        half = ben.button("race-pace-times", speed=0.5).and_(ben.page.locator("[aria-pressed=true]"))
        half.wait_for()
        ben.act(ben.button("race-resume"))
        sheet.wait_for(state="hidden")
        on_turn = ann.starting("race-skip").and_(ann.page.locator("[aria-disabled=false]"))
        on_turn.wait_for()


def test_who_drops_stops_the_clock_and_comes_back(house: House) -> None:
    table = house.make(RACE, "Ann", "Ben", options=UNHURRIED, setup=FIRST)
    with house.guest(RACE) as ann, house.guest(RACE) as ben:
        race(house, table, ann, ben, cities="Auckland Hamilton")
        ben.button("race-pause").wait_for()
        ben.page.goto("about:blank")
        sheet = paused(ann, "race-paused-away", names="Ben")
        ann.button("race-resume-without", names="Ben").wait_for()
        away = ann.page.get_by_role("list", name=ann.say("race-crew")).get_by_text(ann.say("race-away"))
        away.wait_for()
        ben.sit(table, 1)
        away.wait_for(state="hidden")
        sheet.wait_for(state="hidden")
        ben.button("race-pause").wait_for()


def test_late_cards_turn_up_and_are_seen_in_their_year(house: House) -> None:
    """Nelson 1842 lies face down until Auckland 1840 is done; who has nothing left has it skipped."""
    setup = {"hands": [["auckland-1840"], []], "late": [[], ["nelson-1842"]]}
    table = house.make(RACE, "Ann", "Ben", options={"seconds_per_year": 40, "lead_years": 0}, setup=setup)
    with house.guest(RACE) as ann, house.guest(RACE) as ben:
        ben.sit(table, 1)
        choose(ben, "Nelson")
        ben.act(ben.starting("race-ready"))
        ann.sit(table, 0)
        choose(ann, "Auckland")
        ann.sees("race-face-down", count=1)
        assert ann.page.get_by_text("1842").count() == 0
        ann.act(ann.starting("race-ready"))
        ben.sees("race-only-late")
        ann.act(ann.starting("race-turn-in", place="Auckland"))
        for guest in (ann, ben):
            guest.sees("told-late", cards="Ben: Nelson 1842")
            guest.page.get_by_text(guest.say("race-face-down", count=1)).wait_for(state="hidden")
        ann.act(ann.starting("race-auto"))
        ben.act(ben.starting("race-skip"))
        ben.starting("race-skip").and_(ben.page.locator("[aria-disabled=false]")).wait_for()
        assert done(house, table, "skip") == ["skip", "skip"], "the second was done for Ann"
        set_pace(house, table, speed=8)
        ben.page.get_by_role("timer", name=ben.say("year", year="1842")).wait_for()
        set_pace(house, table, speed=0.5)
        ben.act(ben.starting("race-turn-in", place="Nelson"))
        for guest in (ann, ben):
            guest.sees("race-won-text", cards=2, year="1842")


def test_pointing_is_seen_by_the_others(house: House) -> None:
    table = house.make(RACE, "Ann", "Ben", setup=FIRST)
    with house.guest(RACE) as ann, house.guest(RACE, lang="de", size=(390, 844)) as ben:
        ann.sit(table, 0)
        ben.sit(table, 1)
        on_map = ben.page.get_by_role("group", name=ben.say.like("race-map", "places", "lines"))
        on_map.wait_for()
        ann.button("race-point").click()
        ann.act(ann.button("race-point-at", place="Napier"))
        on_map.get_by_text("Ann", exact=True).wait_for()
        ben.sees("race-pointed", name="Ann", place="Napier")
        circle = ben.button("race-start-in", place="Dunedin").bounding_box()
        assert circle is not None
        ben.page.mouse.move(circle["x"] + circle["width"] / 2, circle["y"] + circle["height"] / 2)
        ben.page.mouse.down()
        ann.sees("race-pointed", name="Ben", place="Dunedin")
        ben.page.mouse.up()
        assert done(house, table, "start") == [], "who holds a place points at it, and does not go there"


WATCH = """
window.years = [];
window.counted = 0;
window.tones = 0;
const made = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.tones++; return made.call(this); };
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  const year = Number(document.querySelector("[role=timer]")?.textContent);
  if (year && year !== window.years.at(-1)) window.years.push(year);
  if (document.querySelector("[role=status][aria-label]")) window.counted++;
}).observe(document, { subtree: true, childList: true, characterData: true }));
"""


def test_years_run_by_the_clock_alone(house: House) -> None:
    """Nothing is sent for a year; a reload goes on where the clock is; a tick is heard once sound is on."""
    options = {"seconds_per_year": 0.3, "start_year": 1600}
    settings = {**QUICK, "pause_on_drop": False}
    table = house.make(RACE, "Ann", "Ben", options=options, settings=settings, setup=FIRST)
    with house.guest(RACE) as ann, house.guest(RACE) as ben:
        ann.page.add_init_script(WATCH)
        race(house, table, ann, ben, cities="Auckland Hamilton")
        wait_until(ann, "years.at(-1) > 1601")
        assert ann.page.evaluate("tones") == 0
        ann.button("web-sound").click()
        before, tones = ann.updates, ann.page.evaluate("tones")
        wait_until(ann, f"years.at(-1) > 1606 && tones > {tones} + 2")
        assert ann.updates == before
        last = ann.page.evaluate("years.at(-1)")
        ann.page.reload()
        wait_until(ann, "years.length > 3")
        years = ann.page.evaluate("years")
        assert years == sorted(years)
        assert years[0] >= last
        assert ann.page.evaluate("counted") == 0, "there is no countdown in the middle of a race"


def wait_until(guest: Guest, true: str) -> None:
    """The page's policy lets nobody evaluate anything; from outside one can."""
    for _ in range(PATIENCE // 20):
        if guest.page.evaluate(true):
            return
        guest.page.wait_for_timeout(20)
    raise AssertionError(true)
