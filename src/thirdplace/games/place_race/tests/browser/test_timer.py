"""The timer of Place Race on one device and on several, and years that are spoken."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect
from support.browsing import DESK, PHONE, Guest, House
from support.screen_checks import OVERFLOW, fits
from support.serving import Server

from thirdplace.text import LANGUAGES

pytestmark = pytest.mark.browser

RACE = "place-race"

VOICES = """
window.said = [];
const voice = (lang) => ({ lang, localService: true, default: false, name: lang, voiceURI: lang });
speechSynthesis.getVoices = () => ["de-DE", "it-IT", "en-GB"].map(voice);
speechSynthesis.speak = (it) => said.push(`${it.lang} ${it.text}`);
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""
"""Chromium has no voice where nobody installed one: this one writes down what it says."""


def share(guest: Guest) -> None:
    guest.button("web-timer-devices").click()
    guest.button("web-timer-share").click()
    guest.page.get_by_role("img", name=guest.say("web-timer-qr")).wait_for()
    guest.page.wait_for_url("**/timer?code=*")


CLOSE = 100
"""Milliseconds that two devices may be apart."""

IN_STEP = """() => new Promise(done => {
  const found = [];
  const line = document.querySelector("[role=timer] ~ .line i");
  const watch = new MutationObserver(() => {
    const year = Number([...document.querySelectorAll(".digit")].map(it => it.textContent).join(""));
    const part = Number(/\\((.*)\\)/.exec(line.style.transform)[1]);
    found.push((year + part) * 1000 * SECONDS - Date.now());
    if (found.length === 25) {
      watch.disconnect();
      done(found.sort((one, other) => one - other)[12]);
    }
  });
  watch.observe(line, { attributes: true });
})"""
"""When, by the clock of this machine, the page's year zero was: read in the moment in which it draws."""


# The timer.


@contextmanager
def timers(house: House) -> Iterator[tuple[Guest, Guest]]:
    """Ann shares her timer, Bob comes by the link."""
    with house.guest(RACE, moving=True) as ann, house.guest(RACE, size=PHONE, moving=True) as bob:
        ann.go("/timer")
        share(ann)
        bob.go(link_of(ann))
        ann.page.keyboard.press("Escape")
        for guest in (ann, bob):
            guest.page.get_by_role("button", name=guest.say("web-timer-in-step", count=2)).wait_for()
        yield ann, bob


def link_of(guest: Guest) -> str:
    return guest.page.url.removeprefix(guest.house.server.address)


def shown(guest: Guest) -> str:
    return guest.page.get_by_role("timer").locator(".unseen").inner_text()


def apart(ann: Guest, bob: Guest, seconds: float) -> float:
    """How many milliseconds two running timers are apart."""
    zero = IN_STEP.replace("SECONDS", str(seconds))
    difference: float = abs(ann.page.evaluate(zero) - bob.page.evaluate(zero))
    return difference


def test_two_browsers_are_in_step_whoever_does_what(house: House) -> None:
    with timers(house) as (ann, bob):
        bob.button("web-timer-start").click()
        ann.button("web-timer-pause").wait_for()
        assert apart(ann, bob, 2) < CLOSE
        bob.page.get_by_label(bob.say("web-timer-seconds")).fill("0.5")
        bob.page.keyboard.press("Enter")
        expect(ann.page.get_by_label(ann.say("web-timer-seconds"))).to_have_value("0.5")
        assert apart(ann, bob, 0.5) < CLOSE
        bob.page.reload()
        bob.button("web-timer-pause").wait_for()
        assert apart(ann, bob, 0.5) < CLOSE, "a reload comes back into step"
        ann.button("web-timer-pause").click()
        for guest in (ann, bob):
            guest.button("web-timer-go-on").wait_for()
        assert shown(ann) == shown(bob)
        bob.button("web-timer-reset").click()
        ann.button("web-timer-start").wait_for()
        assert shown(ann) == ann.say("web-timer-year", year="1830")
        year = ann.page.get_by_label(ann.say("web-timer-from"))
        year.fill("1769")
        year.press("Enter")
        bob.page.get_by_text(bob.say("web-timer-year", year="1769")).wait_for(state="attached")


def test_who_was_cut_off_says_so_goes_on_and_is_in_step_again(house: House) -> None:
    with timers(house) as (ann, bob):
        ann.button("web-timer-start").click()
        bob.button("web-timer-pause").wait_for()
        bob.cut_off = True
        bob.page.context.set_offline(True)
        bob.sees("web-timer-away")
        assert apart(ann, bob, 2) < CLOSE, "the years go on without a connection"
        assert bob.button("web-timer-pause").is_disabled(), "nobody else would see it"
        ann.page.get_by_label(ann.say("web-timer-seconds")).fill("1.2")
        ann.page.keyboard.press("Enter")
        bob.page.context.set_offline(False)
        expect(bob.page.get_by_label(bob.say("web-timer-seconds"))).to_have_value("1.2")
        expect(bob.page.get_by_text(bob.say("web-timer-away"))).to_be_hidden()
        assert apart(ann, bob, 1.2) < CLOSE


def test_who_slept_is_in_step_again(house: House) -> None:
    """A machine that sleeps has another clock afterwards: here, from one moment to the next."""
    with timers(house) as (ann, bob):
        ann.button("web-timer-start").click()
        bob.button("web-timer-pause").wait_for()
        slept = "const now = performance.now.bind(performance); performance.now = () => now() - 5000;"
        bob.page.evaluate(f"() => {{ {slept} }}")
        bob.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        assert any(apart(ann, bob, 2) < CLOSE for _ in range(20))


def start_anew(server: Server) -> None:
    """At the same address, as an administrator would."""
    port = server.address.rpartition(":")[2]
    server.stop()
    server._options = (*server._options, "--port", port)
    server.start()


def test_a_server_that_starts_anew_leaves_everyone_alone_and_it_can_be_shared_again(house: House) -> None:
    with timers(house) as (ann, bob):
        ann.button("web-timer-start").click()
        bob.button("web-timer-pause").wait_for()
        for guest in (ann, bob):
            guest.cut_off = True
        start_anew(house.server)
        for guest in (ann, bob):
            guest.sees("web-timer-gone")
            assert guest.page.url.endswith("/timer")
            assert "404" in guest.complaints.pop(), "the browser's own words"
            expect(guest.button("web-timer-pause")).to_be_enabled()
        assert apart(ann, bob, 2) < CLOSE, "alone, and still running"
        share(ann)
        bob.go(link_of(ann))
        bob.button("web-timer-pause").wait_for()
        assert apart(ann, bob, 2) < CLOSE


def test_a_code_is_typed_and_a_wrong_one_is_told(house: House) -> None:
    code = house.ask("POST", "/api/timers", {"start_year": 1642})["code"]
    with house.guest(RACE, size=PHONE) as guest:
        guest.go("/timer?code=ZZZZZZ")
        guest.sees("error-unknown-timer")
        assert "404" in guest.complaints.pop(), "the browser's own words"
        assert guest.page.url.endswith("/timer")
        guest.button("web-timer-devices").click()
        guest.page.get_by_label(guest.say("web-timer-join-how")).fill(code.lower())
        guest.button("web-timer-join").click()
        guest.page.get_by_text(guest.say("web-timer-year", year="1642")).wait_for(state="attached")
        assert guest.page.url.endswith(code)
        guest.page.get_by_role("button", name=code).click()
        guest.button("web-timer-leave").click()
        guest.page.wait_for_url("**/timer")
        assert shown(guest) == guest.say("web-timer-year", year="1642")
        guest.button("web-timer-start").click()
        guest.button("web-timer-pause").wait_for()
        assert house.ask("GET", f"/api/timers/{code}")["begun"] is False
        guest.go("/")
        guest.page.get_by_label(guest.say("web-code")).fill(code.lower())
        guest.button("web-join").click()
        guest.page.wait_for_url(f"**/timer?code={code}")
        guest.button("web-timer-start").wait_for()


def test_years_are_spoken_as_people_say_them(house: House) -> None:
    with house.guest(RACE) as guest:
        guest.page.add_init_script(VOICES)
        guest.page.clock.install(time=0)
        guest.go("/timer")
        guest.button("web-timer-spoken-5").click()
        guest.page.clock.pause_at(60_000)
        assert guest.page.evaluate("said") == ["en-GB eighteen thirty"], "so one hears how it sounds"
        guest.button("web-timer-start").click()
        guest.page.clock.run_for(21_000)
        for lang, years in (("de", 10), ("it", 10)):
            guest.speak(lang)
            guest.page.clock.run_for(years * 2000)
        assert guest.page.evaluate("said.slice(2)") == [
            "en-GB eighteen thirty-five",
            "en-GB eighteen forty",
            "de-DE achtzehnhundertfünfundvierzig",
            "de-DE achtzehnhundertfünfzig",
            "it-IT milleottocentocinquantacinque",
            "it-IT milleottocentosessanta",
        ]
        guest.page.reload()
        expect(guest.button("web-timer-spoken-5")).to_have_attribute("aria-pressed", "true")


SPEAKS_GERMAN = """Object.defineProperty(window, "speechSynthesis", { value: {
  getVoices: () => [{ lang: "de-DE", localService: true, default: true, name: "German" }],
  addEventListener() {}, cancel() { throw new Error("no speech service"); }, speak() {},
} });"""
"""A voice whose every use fails."""


def test_a_failing_voice_stops_no_year_and_fewer_years_are_said_aloud(house: House) -> None:
    with house.guest(RACE, lang="de", size=PHONE) as guest:
        guest.page.add_init_script(SPEAKS_GERMAN)
        guest.go("/timer")
        guest.page.get_by_role("button", name="2 ", exact=False).first.click()
        guest.button("web-timer-spoken-1").click()
        guest.page.get_by_text(guest.say("web-timer-spoken-fewer", step=2)).wait_for()
        guest.page.get_by_label(guest.say("web-timer-seconds")).fill("0.3")
        guest.page.get_by_label(guest.say("web-timer-seconds")).press("Tab")
        guest.button("web-timer-start").click()
        guest.page.get_by_text("1834").first.wait_for()
        fits(guest)


# The timer: time stands still unless the test lets it pass.


def test_the_timer(house: House) -> None:
    with house.guest(RACE) as guest:
        guest.page.clock.install(time=0)
        guest.go("/timer")
        guest.button("web-timer-start").wait_for()
        guest.page.clock.pause_at(60_000)
        shown = guest.page.get_by_role("timer")

        def passes(seconds: float, year: int) -> None:
            guest.page.clock.run_for(int(seconds * 1000))
            said = guest.say("web-timer-year", year=str(year))
            shown.filter(has_text=said).wait_for()

        def pace(seconds: float) -> None:
            said = guest.say("web-timer-pace", seconds=seconds)
            guest.page.get_by_role("button").filter(has=guest.page.get_by_text(said, exact=True)).click()

        passes(10, 1830)
        start_year = guest.page.get_by_label(guest.say("web-timer-from"))
        start_year.fill("1900")
        start_year.press("Enter")
        pace(3)
        guest.button("web-timer-start").click()
        passes(2.9, 1900)
        passes(0.2, 1901)
        passes(6, 1903)
        guest.button("web-timer-pause").click()
        passes(600, 1903)
        guest.button("web-timer-go-on").click()
        passes(2.8, 1903)
        passes(0.2, 1904)
        pace(1.5)
        passes(1.4, 1904)
        passes(0.2, 1905)
        assert start_year.is_disabled()
        guest.button("web-timer-reset").click()
        passes(600, 1900)
        guest.page.reload()
        guest.page.clock.run_for(1000)
        passes(0, 1900)
        guest.page.keyboard.press("Space")
        guest.button("web-timer-pause").wait_for()
        passes(1.6, 1901)


def screens(guest: Guest) -> Iterator[str]:
    """The language may be another afterwards."""
    guest.go("/timer")
    share(guest)
    yield "timer, shared"
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("dialog").wait_for(state="hidden")
    yield "timer"


def test_the_timer_shuts_nobody_out(house: House) -> None:
    with house.guest(RACE, size=DESK) as guest:
        guest.page.add_init_script(VOICES)
        for screen in screens(guest):
            assert guest.violations() == [], screen


def test_the_timer_fits_a_phone_in_every_language(house: House) -> None:
    with house.guest(RACE, size=PHONE) as guest:
        guest.page.add_init_script(VOICES)
        for screen in screens(guest):
            for lang in (*LANGUAGES[1:], LANGUAGES[0]):
                if not screen.endswith("shared"):  # a sheet lies over the choice of languages
                    guest.speak(lang)
                assert guest.page.evaluate(OVERFLOW) <= 0, (lang, screen)
