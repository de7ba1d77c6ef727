"""Place Race NZ between people: plans and trades, the clock that everyone sees, late cards, pointing."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page
from support.live_server import QUICK, Json, TableMade
from support.live_site import TIMEOUT_MS, BrowserUser, LiveSite, again_button

pytestmark = pytest.mark.browser


RACE = "place-race"
FIRST: Json = {"hands": [["waitangi-1840"], ["auckland-1840"]]}
"""Both are due in the first year, which lasts long enough for any machine."""
UNHURRIED: Json = {"seconds_per_year": 30, "lead_years": 0}


def recorded_actions(site: LiveSite, table: TableMade, *kinds: str) -> list[str]:
    """What of these kinds has been done so far, by the record."""
    actions = site.read_record(table)["actions"]
    return [one["action"]["type"] for one in actions if one["action"]["type"] in kinds]


def choose_start(user: BrowserUser, city: str, within: Page | Locator | None = None) -> None:
    before = user.answers
    start = (within or user.page).get_by_role("combobox", name=user.text_of("race-start"))
    start.select_option(label=city)
    user.wait_for_answer(before)


def start_race(site: LiveSite, table: TableMade, *users: BrowserUser, cities: str) -> None:
    """Each of them sits down, chooses a city and is ready."""
    for seat, (user, city) in enumerate(zip(users, cities.split(), strict=True)):
        user.open_seat(table, seat)
        choose_start(user, city)
        user.click_and_wait(user.button_starting("race-ready"))


def offer_trade(user: BrowserUser, give: str, take: str) -> None:
    """Of one's own cards for somebody else's, at the trading desk."""
    desk = user.region("race-trade-title")
    for card in (give, take):
        place, year = card.rsplit(" ", 1)
        desk.get_by_role("radio", name=f"{year} {place}").check()
    user.click_and_wait(user.button("race-trade-offer", give=give, take=take))


def wait_for_pause_sheet(user: BrowserUser, why: str, **known: Any) -> Locator:
    """The sheet that everyone sees while the clock stands."""
    sheet = user.region("race-paused").filter(has_text=user.text_of(why, **known))
    sheet.wait_for()
    return sheet


def set_pace(site: LiveSite, table: TableMade, speed: float) -> None:
    """Nobody wants to wait for a year that is long enough for any machine."""
    for command in ({"type": "pause"}, {"type": "pace", "speed": speed}, {"type": "resume"}):
        site.request("POST", f"/api/tables/{table.id}/commands", command, table.host)


def test_trades_between_two_browsers(site: LiveSite) -> None:
    """Declined, withdrawn, accepted: each time both see what became of it."""
    table = site.make_table(RACE, "Ann", "Ben", options=UNHURRIED, setup=FIRST)
    give, take = "Waitangi 1840", "Auckland 1840"
    with site.open_browser(RACE) as ann, site.open_browser(RACE, lang="de", size=(390, 844)) as ben:
        ann.open_seat(table, 0)
        ben.open_seat(table, 1)
        choose_start(ann, "Auckland")
        choose_start(ben, "Hamilton")
        for answer in ("decline", "withdraw", "accept"):
            ann.button("race-trade").click()
            offer_trade(ann, give, take)
            ben.wait_for_text("race-offers", name="Ann")
            if answer == "withdraw":
                ann.click_and_wait(ann.button("key-withdraw", name="Ben"))
                ben.wait_for_text("told-withdrawn", giver="Ann", taker="Ben")
            else:
                ben.click_and_wait(ben.button(f"race-{answer}"))
                told = {"accept": "told-traded", "decline": "told-declined"}[answer]
                ann.wait_for_text(told, giver="Ann", taker="Ben", give=give, take=take)
            for user in (ann, ben):
                user.page.get_by_text(user.text_of("race-offers", name="Ann")).wait_for(state="hidden")
                user.button("key-withdraw", name="Ben").wait_for(state="hidden")
        ann.wait_for_text("race-start-fixed")
        ben.wait_for_text("race-start-fixed")
        trades = recorded_actions(site, table, "offer", "decline", "withdraw", "accept")
        assert trades == ["offer", "decline", "offer", "withdraw", "offer", "accept"]


def test_two_seats_on_one_device_trade_and_win(site: LiveSite) -> None:
    """Nothing is secret: no curtain, and each has controls of their own."""
    table = site.make_table(RACE, "Ann", "Ben", options=UNHURRIED, setup=FIRST)
    with site.open_browser(RACE, size=(1024, 768)) as both:
        both.open_seat(table, 0)
        both.button_starting("race-ready").wait_for()
        both.open("/")
        both.open_seat(table, 1)
        ann, ben = (both.page.get_by_role("region", name=name, exact=True) for name in ("Ann", "Ben"))
        choose_start(both, "Auckland", ann)
        choose_start(both, "Whangārei", ben)
        for answer in ("key-withdraw", "race-decline", "race-accept"):
            ann.get_by_role("button", name=both.text_of("race-trade")).click()
            offer_trade(both, "Waitangi 1840", "Auckland 1840")
            both.wait_for_text("race-offers-to", name="Ann", to="Ben")
            both.click_and_wait(both.button(answer, name="Ben"))
        for one in (ann, ben):
            both.click_and_wait(one.get_by_role("button", name=both.text_of("race-ready")))
        both.click_and_wait(ben.get_by_role("button", name=both.text_of("race-move", place="Waitangi")))
        both.click_and_wait(ann.get_by_role("button", name=both.text_of("race-turn-in", place="Auckland")))
        both.click_and_wait(ben.get_by_role("button", name=both.text_of("race-turn-in", place="Waitangi")))
        again_button(both).wait_for()
        both.wait_for_text("race-won-text", cards=2, year="1840")
        assert both.button("web-curtain-open", "name").count() == 0


def test_three_browsers_win_together(site: LiveSite) -> None:
    """One has a step to go, one has none, one waits for a later year; all see the same end."""
    setup: Json = {"hands": [["waitangi-1840"], ["auckland-1840"], ["nelson-1842"]]}
    options = UNHURRIED | {"late_cards": 0}
    table = site.make_table(RACE, "Ann", "Ben", "Cleo", options=options, setup=setup)
    with site.open_browser(RACE) as ann, site.open_browser(RACE) as ben, site.open_browser(RACE) as cleo:
        start_race(site, table, ann, ben, cleo, cities="Whangārei Auckland Nelson")
        ann.click_and_wait(ann.button_starting("race-move", place="Waitangi"))
        ben.click_and_wait(ben.button_starting("race-turn-in", place="Auckland"))
        cleo.click_and_wait(cleo.button_starting("race-skip"))
        ann.click_and_wait(ann.button_starting("race-turn-in", place="Waitangi"))
        ben.click_and_wait(ben.button_starting("race-skip"))
        set_pace(site, table, 10)
        cleo.page.get_by_role("timer", name=cleo.text_of("year", year="1842")).wait_for()
        set_pace(site, table, 0.5)
        cleo.click_and_wait(cleo.button_starting("race-turn-in", place="Nelson"))
        for user in (ann, ben, cleo):
            again_button(user).wait_for()
            user.wait_for_text("race-won")


def test_ready_countdown_pause_and_pace(site: LiveSite) -> None:
    """One can think again; all see the seconds before the start; anyone may stop the clock."""
    settings = {**QUICK, "countdown": 4}
    table = site.make_table(RACE, "Ann", "Ben", options=UNHURRIED, setup=FIRST, settings=settings)
    with site.open_browser(RACE) as ann, site.open_browser(RACE, lang="it", size=(390, 844)) as ben:
        ann.open_seat(table, 0)
        ben.open_seat(table, 1)
        choose_start(ann, "Auckland")
        choose_start(ben, "Hamilton")
        seat = ben.page.get_by_role("list", name=ben.text_of("race-crew")).get_by_role("listitem").first
        ready = seat.get_by_text(ben.text_of("is-ready"), exact=True)
        ann.click_and_wait(ann.button_starting("race-ready"))
        ready.wait_for()
        ann.click_and_wait(ann.button("race-unready"))
        ready.wait_for(state="hidden")
        for user in (ann, ben):
            user.click_and_wait(user.button_starting("race-ready"))
        for user in (ann, ben):
            user.page.get_by_role(
                "status", name=user.text_of.pattern_of("race-countdown", "seconds")
            ).wait_for()
        ben.click_and_wait(ben.button("race-pause"))
        wait_for_pause_sheet(ben, "race-paused-asked", name="Ben")
        sheet = wait_for_pause_sheet(ann, "race-paused-asked", name="Ben")
        assert ann.button_starting("race-skip").get_attribute("aria-disabled") == "true"
        ann.click_and_wait(ann.button("race-pace-times", speed=0.5))
        half = ben.button("race-pace-times", speed=0.5).and_(ben.page.locator("[aria-pressed=true]"))
        half.wait_for()
        ben.click_and_wait(ben.button("race-resume"))
        sheet.wait_for(state="hidden")
        on_turn = ann.button_starting("race-skip").and_(ann.page.locator("[aria-disabled=false]"))
        on_turn.wait_for()


def test_who_drops_stops_the_clock_and_comes_back(site: LiveSite) -> None:
    table = site.make_table(RACE, "Ann", "Ben", options=UNHURRIED, setup=FIRST)
    with site.open_browser(RACE) as ann, site.open_browser(RACE) as ben:
        start_race(site, table, ann, ben, cities="Auckland Hamilton")
        ben.button("race-pause").wait_for()
        ben.page.goto("about:blank")
        sheet = wait_for_pause_sheet(ann, "race-paused-away", names="Ben")
        ann.button("race-resume-without", names="Ben").wait_for()
        away = ann.page.get_by_role("list", name=ann.text_of("race-crew")).get_by_text(
            ann.text_of("race-away")
        )
        away.wait_for()
        ben.open_seat(table, 1)
        away.wait_for(state="hidden")
        sheet.wait_for(state="hidden")
        ben.button("race-pause").wait_for()


def test_late_cards_turn_up_and_are_seen_in_their_year(site: LiveSite) -> None:
    """Nelson 1842 lies face down until Auckland 1840 is done; who has nothing left has it skipped."""
    setup = {"hands": [["auckland-1840"], []], "late": [[], ["nelson-1842"]]}
    table = site.make_table(
        RACE, "Ann", "Ben", options={"seconds_per_year": 40, "lead_years": 0}, setup=setup
    )
    with site.open_browser(RACE) as ann, site.open_browser(RACE) as ben:
        ben.open_seat(table, 1)
        choose_start(ben, "Nelson")
        ben.click_and_wait(ben.button_starting("race-ready"))
        ann.open_seat(table, 0)
        choose_start(ann, "Auckland")
        ann.wait_for_text("race-face-down", count=1)
        assert ann.page.get_by_text("1842").count() == 0
        ann.click_and_wait(ann.button_starting("race-ready"))
        ben.wait_for_text("race-only-late")
        ann.click_and_wait(ann.button_starting("race-turn-in", place="Auckland"))
        for user in (ann, ben):
            user.wait_for_text("told-late", cards="Ben: Nelson 1842")
            user.page.get_by_text(user.text_of("race-face-down", count=1)).wait_for(state="hidden")
        ann.click_and_wait(ann.button_starting("race-auto"))
        ben.click_and_wait(ben.button_starting("race-skip"))
        ben.button_starting("race-skip").and_(ben.page.locator("[aria-disabled=false]")).wait_for()
        assert recorded_actions(site, table, "skip") == ["skip", "skip"], "the second was done for Ann"
        set_pace(site, table, speed=8)
        ben.page.get_by_role("timer", name=ben.text_of("year", year="1842")).wait_for()
        set_pace(site, table, speed=0.5)
        ben.click_and_wait(ben.button_starting("race-turn-in", place="Nelson"))
        for user in (ann, ben):
            user.wait_for_text("race-won-text", cards=2, year="1842")


def test_pointing_is_seen_by_the_others(site: LiveSite) -> None:
    table = site.make_table(RACE, "Ann", "Ben", setup=FIRST)
    with site.open_browser(RACE) as ann, site.open_browser(RACE, lang="de", size=(390, 844)) as ben:
        ann.open_seat(table, 0)
        ben.open_seat(table, 1)
        on_map = ben.page.get_by_role("group", name=ben.text_of.pattern_of("race-map", "places", "lines"))
        on_map.wait_for()
        ann.button("race-point").click()
        ann.click_and_wait(ann.button("race-point-at", place="Napier"))
        on_map.get_by_text("Ann", exact=True).wait_for()
        ben.wait_for_text("race-pointed", name="Ann", place="Napier")
        circle = ben.button("race-start-in", place="Dunedin").bounding_box()
        assert circle is not None
        ben.page.mouse.move(circle["x"] + circle["width"] / 2, circle["y"] + circle["height"] / 2)
        ben.page.mouse.down()
        ann.wait_for_text("race-pointed", name="Ben", place="Dunedin")
        ben.page.mouse.up()
        assert recorded_actions(site, table, "start") == [], (
            "who holds a place points at it, and does not go there"
        )


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


def test_years_run_by_the_clock_alone(site: LiveSite) -> None:
    """Nothing is sent for a year; a reload goes on where the clock is; a tick is heard once sound is on."""
    options = {"seconds_per_year": 0.3, "start_year": 1600}
    settings = {**QUICK, "pause_on_drop": False}
    table = site.make_table(RACE, "Ann", "Ben", options=options, settings=settings, setup=FIRST)
    with site.open_browser(RACE) as ann, site.open_browser(RACE) as ben:
        ann.page.add_init_script(WATCH)
        start_race(site, table, ann, ben, cities="Auckland Hamilton")
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


def wait_until(user: BrowserUser, true: str) -> None:
    """The page's policy lets nobody evaluate anything; from outside one can."""
    for _ in range(TIMEOUT_MS // 20):
        if user.page.evaluate(true):
            return
        user.page.wait_for_timeout(20)
    raise AssertionError(true)
