"""For people with the box: the timer on one device and on several, years that are spoken, the score pad."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, expect
from support.browsing import DESK, PHONE, Guest, House
from support.games import CLOCK_GAME, LED_GAME
from support.serving import Server

from thirdplace.text import LANGUAGES

pytestmark = pytest.mark.browser

PAD = "/pad/places-please"
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

VOICES = """
window.said = [];
const voice = (lang) => ({ lang, localService: true, default: false, name: lang, voiceURI: lang });
speechSynthesis.getVoices = () => ["de-DE", "it-IT", "en-GB"].map(voice);
speechSynthesis.speak = (it) => said.push(`${it.lang} ${it.text}`);
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""
"""Chromium has no voice where nobody installed one: this one writes down what it says."""


# The timer.


@contextmanager
def timers(house: House) -> Iterator[tuple[Guest, Guest]]:
    """Ann shares her timer, Bob comes by the link."""
    with house.guest(CLOCK_GAME, moving=True) as ann, house.guest(CLOCK_GAME, size=PHONE, moving=True) as bob:
        ann.go("/timer")
        share(ann)
        bob.go(link_of(ann))
        ann.page.keyboard.press("Escape")
        for guest in (ann, bob):
            guest.page.get_by_role("button", name=guest.say("web-timer-in-step", count=2)).wait_for()
        yield ann, bob


def share(guest: Guest) -> None:
    guest.button("web-timer-devices").click()
    guest.button("web-timer-share").click()
    guest.page.get_by_role("img", name=guest.say("web-timer-qr")).wait_for()
    guest.page.wait_for_url("**/timer?code=*")


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
    with house.guest(CLOCK_GAME, size=PHONE) as guest:
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
    with house.guest(CLOCK_GAME) as guest:
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


# The score pad.


def field(guest: Guest, name: str, round: int) -> Locator:
    return guest.page.get_by_label(guest.say("please-pad-number", name=name, round=str(round)))


def write_down(guest: Guest, round: int, **numbers: str) -> None:
    for name, number in numbers.items():
        field(guest, name, round).fill(number)


def points(guest: Guest) -> list[str]:
    """Beside the fields, before what is only heard."""
    return [(text.split() or [""])[0] for text in guest.page.locator(".points").all_text_contents()]


def sums(guest: Guest, *wanted: str) -> None:
    expect(guest.page.locator("tfoot td")).to_have_text(list(wanted))


def named(guest: Guest, *names: str) -> None:
    for number, name in enumerate(names, 1):
        label = guest.say("please-pad-name", number=str(number))
        if number > 2:
            guest.button("please-pad-add").click()
        guest.page.get_by_label(label, exact=True).fill(name)


def test_a_game_on_paper_is_scored_on_a_phone(house: House) -> None:
    with house.guest(LED_GAME, size=PHONE) as guest:
        guest.go(PAD)
        named(guest, "Ann", "Bob", "Cleo")
        assert field(guest, "Ann", 1).get_attribute("inputmode") == "numeric"
        field(guest, "Ann", 1).click()
        for number in ("6421", "5421", "6421"):
            guest.page.keyboard.type(number)  # a whole number leads to the next field
        sums(guest, "5", "3", "5")
        assert points(guest) == ["5", "3", "5"]
        guest.button("please-pad-after").last.click()
        write_down(guest, 2, Ann="1112", Bob="7211", Cleo="2111")
        guest.sees("pad-digit", round="2", name="Bob", number="7211", digit="7")
        assert "400" in guest.complaints.pop(), "the browser's own words"
        expect(field(guest, "Bob", 2)).to_have_attribute("aria-invalid", "true")
        sums(guest, "5", "3", "5")
        guest.page.reload()
        expect(field(guest, "Bob", 2)).to_have_value("7211")
        guest.sees("pad-digit", round="2", name="Bob", number="7211", digit="7")
        guest.complaints.clear()
        sums(guest, "5", "3", "5")
        write_down(guest, 2, Bob="1211")
        sums(guest, "6", "6", "10")
        guest.button("web-pad-undo").click()
        expect(field(guest, "Bob", 2)).to_have_value("7211")
        guest.sees("pad-digit", round="2", name="Bob", number="7211", digit="7")
        guest.complaints.clear()
        write_down(guest, 2, Bob="1211")
        for round in (3, 4, 5, 6):
            guest.button("please-pad-after").first.click()
            write_down(guest, round, Ann="1112", Bob="1211", Cleo="2111")
        guest.page.get_by_role("heading", name=guest.say("won", names="Cleo", count=1, total=30)).wait_for()
        guest.button("web-pad-new").click()
        sums(guest, "0", "0", "0")
        guest.button("web-pad-undo").click()
        sums(guest, "10", "18", "30")


def test_without_an_answer_what_was_typed_stays(house: House) -> None:
    with house.guest(LED_GAME) as guest:
        guest.go(PAD)
        named(guest, "Ann", "Bob")
        write_down(guest, 1, Ann="6421", Bob="5421")
        sums(guest, "5", "3")
        guest.cut_off = True
        guest.page.context.set_offline(True)
        guest.button("please-pad-after").last.click()
        write_down(guest, 2, Ann="1112", Bob="1211")
        guest.sees("web-pad-offline")
        sums(guest, "5", "3")
        guest.page.context.set_offline(False)
        sums(guest, "8", "8")
        expect(guest.page.get_by_text(guest.say("web-pad-offline"))).to_be_hidden()


def test_a_class_is_pasted_and_another_goal_ranks_otherwise(house: House) -> None:
    with house.guest(LED_GAME) as guest:
        guest.go(PAD)
        first = guest.page.get_by_label(guest.say("please-pad-name", number="1"), exact=True)
        first.evaluate(
            """it => {
              const clipboardData = new DataTransfer();
              const names = Array.from({ length: 70 }, (_, before) => `Child ${before + 1}`);
              clipboardData.setData("text", names.join("\\n"));
              it.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
            }"""
        )
        guest.button("please-pad-players", count=60).wait_for()
        guest.page.get_by_text(guest.say("please-pad-rules"), exact=True).click()
        guest.page.get_by_label(guest.say("option-goal-lowest"), exact=True).check()
        rolls = ("1245", "1246", "1256", "1456", "2456", "6124")  # all of 1, 2, 4, 5 and 6
        for number in range(1, 61):
            field(guest, f"Child {number}", 1).fill(rolls[(number - 1) % 6])
        first_row = guest.page.locator("tbody tr").first
        expect(first_row).to_contain_text("Child 1")
        expect(first_row).to_contain_text("1245")
        expect(guest.page.locator("tbody tr")).to_have_count(60)
        assert points(guest)[:6] == ["5", "3", "1", "0", "0", "0"]


def test_there_is_no_pad_for_a_game_without_one(house: House) -> None:
    with house.guest(LED_GAME) as guest:
        guest.go("/pad/place-race")
        guest.sees("web-lost")


# For everyone.

OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def screens(guest: Guest) -> Iterator[str]:
    """The language may be another afterwards."""
    guest.go("/timer")
    share(guest)
    yield "timer, shared"
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("dialog").wait_for(state="hidden")
    yield "timer"
    guest.go(PAD)
    named(guest, "Maximiliane-Charlotte", "Bob", "Cleo", "Dora", "Emil", "Friederike")
    write_down(guest, 1, Bob="9999")
    guest.page.locator("#pad-wrong").wait_for()
    guest.complaints.clear()
    guest.page.locator("summary").click()
    yield "pad"


def test_the_companion_pages_shut_nobody_out(house: House) -> None:
    with house.guest(LED_GAME, size=DESK) as guest:
        guest.page.add_init_script(VOICES)
        for screen in screens(guest):
            assert guest.violations() == [], screen


def test_the_companion_pages_fit_a_phone_in_every_language(house: House) -> None:
    with house.guest(LED_GAME, size=PHONE) as guest:
        guest.page.add_init_script(VOICES)
        for screen in screens(guest):
            for lang in (*LANGUAGES[1:], LANGUAGES[0]):
                if not screen.endswith("shared"):  # a sheet lies over the choice of languages
                    guest.speak(lang)
                assert guest.page.evaluate(OVERFLOW) <= 0, (lang, screen)
            guest.complaints.clear()
