"""A teacher's screens: projectors of every size, a private one beside, class lists, groups, the way back."""

import re
from contextlib import ExitStack
from itertools import permutations
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from support.games import TURN_GAME
from support.live_server import Server, TableMade
from support.live_site import DESK, PHONE, BrowserUser, LiveSite, send_command, take_seats
from support.screen_checks import CUT_OFF, set_screen

from thirdplace.games.places_please.tests.browser.class_page import choose_language, join_class, open_class
from thirdplace.games.places_please.tests.browser.lesson_table import (
    forgive_refusal,
    in_sight,
    make_lesson,
    play_round,
    resize,
    send_lead_action,
    take_over,
)
from thirdplace.text import LANGUAGES

pytestmark = pytest.mark.browser

PLEASE, BID = "places-please", TURN_GAME
PROJECTORS = ((1024, 768), (1280, 800), (1920, 1080), (3840, 2160))
PHONES = ((360, 640), (375, 667), (320, 568), (640, 360), (390, 844))

OVERFLOW = "Math.max(0, document.documentElement.scrollHeight - innerHeight) / innerHeight"


def test_the_projector_says_that_the_class_is_paused(site: LiveSite) -> None:
    """Also where the host's buttons are, in place of the words of an onlooker's screen."""
    table = make_lesson(site, "Ann", "Ben")
    send_lead_action(site, table, "roll")
    with site.open_browser(PLEASE, size=PROJECTORS[0]) as wall:
        take_over(wall, table, f"/big/{table.id}")
        counted = wall.page.locator("main").get_by_role("status")
        expect(counted).to_have_text(wall.text_of("please-count", written=0, count="2"))
        send_command(site, table, {"type": "pause"})
        expect(counted).to_have_text(wall.text_of("web-paused"))
        assert wall.find_axe_violations() == []
        wall.click_and_wait(wall.button("web-resume"))
        expect(counted).to_have_text(wall.text_of("please-count", written=0, count="2"))


def test_a_projector_of_any_size_is_filled_and_its_bars_tell_the_truth(site: LiveSite) -> None:
    names = [f"Pupil {number}" for number in range(1, 41)]
    table = make_lesson(site, *names, start=False)
    with site.open_browser(PLEASE, size=PROJECTORS[0]) as wall:
        take_over(wall, table, f"/big/{table.id}")
        wall.page.get_by_text(names[-1], exact=True).wait_for()
        for size in PROJECTORS:
            resize(wall, size)
            in_sight(wall, "main li, main img, main button, .display")
            assert wall.page.evaluate(OVERFLOW) < 0.01, size
            expect_large_join_details(wall, size)
        site.request("POST", f"/api/tables/{table.id}/start", None, table.host)
        play_round(site, table, apart=7)
        wall.wait_for_text("please-class-spread")
        wall.page.locator(".bar").first.wait_for()
        for size in PROJECTORS:
            resize(wall, size)
            assert wall.page.evaluate(OVERFLOW) < 0.01, size
            in_sight(wall, "main dl div, footer button")
            expect_proportional_bars(wall)
        for step in ("ranking", "plan"):
            wall.click_and_wait(wall.button(f"please-class-to-{step}"))
            for size in (PROJECTORS[0], PROJECTORS[2]):
                resize(wall, size)
                in_sight(wall, "main li, main dl div")
        send_lead_action(site, table, "roll")
        wall.page.get_by_text(names[-1], exact=True).wait_for()
        for size in PROJECTORS:
            resize(wall, size)
            in_sight(wall, "main li[data-seat], footer button")


def expect_large_join_details(wall: BrowserUser, size: tuple[int, int]) -> None:
    """What has to be typed is equally large, and large; so is what cameras are pointed at."""
    address, code = (
        float(one.evaluate("it => getComputedStyle(it).fontSize").removesuffix("px"))
        * float(wall.page.evaluate("document.documentElement.style.getPropertyValue('--zoom')"))
        for one in wall.page.locator("main .display").all()[:2]
    )
    assert address == code
    assert code > size[1] / 24
    square = wall.page.locator("main img").bounding_box()
    assert square is not None
    assert square["height"] > size[1] * 0.4


def expect_proportional_bars(wall: BrowserUser) -> None:
    bars = wall.page.locator("main dl div").evaluate_all(
        """rows => rows.map((row) => [Number(row.querySelector('b').innerText),
          row.querySelector('.bar').getBoundingClientRect().width])"""
    )
    counts = {count for count, _ in bars}
    assert {0, 7, 33, 40} <= counts
    whole = max(width for _, width in bars)
    for count, width in bars:
        assert count == 0 or width == pytest.approx(whole * count / 40, rel=0.03), bars


@pytest.mark.parametrize(("places", "garbage"), [(3, 0), (4, 1), (4, 2), (5, 2), (7, 0), (7, 2)])
def test_every_space_is_in_sight_on_a_small_phone(site: LiveSite, places: int, garbage: int) -> None:
    table = make_lesson(site, *(f"P{number}" for number in range(8)), places=places, garbage=garbage)
    send_lead_action(site, table, "roll")
    lang = "de" if places > 4 else "it"
    with site.open_browser(PLEASE, size=PHONES[0], lang=lang) as phone:
        phone.open_seat(table)
        expect(phone.page.locator("[data-open]")).to_have_count(places + garbage)
        for size in PHONES:
            resize(phone, size)
            in_sight(phone, "[data-open]")
            heights = phone.page.locator("[data-open]").evaluate_all("all => all.map(it => it.offsetHeight)")
            assert min(heights) >= 44
            assert max(heights) < 400


def test_ranks_are_the_teachers_to_show(site: LiveSite) -> None:
    """On the projector and on the phones, at once and after a reload; one's own result is always there."""
    names = [f"Pupil {number}" for number in range(1, 13)]
    table = make_lesson(site, *names)
    play_round(site, table, apart=6)
    send_command(site, table, {"type": "show", "what": "1-ranking"})
    with site.open_browser(PLEASE) as wall, site.open_browser(PLEASE, size=PHONE) as phone:
        take_over(wall, table, f"/big/{table.id}")
        phone.open_seat(table, 11)
        ranked = wall.page.locator("main li[data-seat]")
        mine = phone.page.locator("main li[data-seat]")
        expect(ranked).to_have_count(12)
        wall.button("class-screens").click()
        for choice in ("top", "none"):
            wall.click_and_wait(wall.button(f"class-ranking-{choice}"))
        wall.page.keyboard.press("Escape")
        expect(ranked).to_have_count(0)
        wall.page.reload()
        wall.wait_for_text("please-class-own-only")
        assert not [name for name in names if wall.page.get_by_text(name, exact=True).count()]
        expect(mine).to_have_count(1)
        expect(mine.first).to_contain_text("Pupil 12")
        said = phone.page.locator("body").inner_text()
        assert not [name for name in names[:-1] if re.search(rf"\b{name}\b", said)]
        phone.page.reload()
        expect(mine).to_have_count(1)
        wall.button("class-screens").click()
        wall.click_and_wait(wall.button("class-ranking-all"))
        wall.page.keyboard.press("Escape")
        expect(ranked).to_have_count(12)


def test_a_public_standing_does_not_end_in_zeros(site: LiveSite) -> None:
    """Six numbers, three of them with points: whoever has none is counted; the teacher sees everyone's."""
    options = {"lesson": True, "rounds": 1, "places": 3, "garbage": 0}
    names = [f"Pupil {number}" for number in range(1, 13)]
    settings = {"led": True, "reactions": False}
    table = site.make_table(PLEASE, *names, settings=settings, options=options, setup={"rolls": [6, 5, 4]})
    orders = list(permutations(("hundreds", "tens", "ones")))
    for roll in range(3):
        send_lead_action(site, table, "roll")
        for seat in range(12):
            site.do(table, seat, {"type": "write", "slot": orders[seat % 6][roll]})
    send_lead_action(site, table, "reveal")
    send_command(site, table, {"type": "show", "what": "1-standing"})
    with site.open_browser(PLEASE) as teacher:
        take_over(teacher, table, f"/big/{table.id}")
        expect(teacher.page.locator("main .standing li[data-seat]")).to_have_count(6)
        assert "0" not in teacher.page.locator("main .standing .points").all_inner_texts()
        teacher.wait_for_text("please-others-played", count=6)
        teacher.open(f"/lead/{table.id}")
        expect(teacher.page.locator("tbody tr")).to_have_count(12)


def test_the_way_back_after_a_closed_window_and_a_restart(site: LiveSite, tmp_path: Path) -> None:
    first = Server(tmp_path / "data").start()
    port = first.address.rpartition(":")[2]
    context = site.browser.new_context(locale="en", service_workers="block")
    try:
        page = context.new_page()
        page.goto(f"{first.address}/class")
        page.get_by_role("button", name="Open the class table").click()
        page.wait_for_url("**/big/*")
        page.get_by_role("button", name=re.compile("^Start")).wait_for()
        address = page.url
        page.close()
        first.stop()
        second = Server(tmp_path / "data", "--port", port).start()
        for start in ("/", "/class"):
            page = context.new_page()
            page.goto(second.address + start)
            page.get_by_role("link", name="Back to your class").click()
            page.get_by_role("button", name=re.compile("^Start")).wait_for()
            assert page.url == address
            page.close()
        second.stop()
    finally:
        context.close()


def test_a_class_list_is_pasted_kept_and_chosen_from(site: LiveSite) -> None:
    with ExitStack() as stack:
        teacher = stack.enter_context(site.open_browser(PLEASE))
        ann, other = (stack.enter_context(site.open_browser(PLEASE, size=PHONE)) for _ in range(2))
        teacher.open("/class")
        teacher.button("class-list-new").click()
        teacher.page.get_by_label(teacher.text_of("class-list-title"), exact=True).fill("5b")
        names = teacher.page.get_by_label(teacher.text_of("class-list-names"), exact=True)
        names.fill("Ann\nBen, Mia\nmia")
        teacher.button("class-list-save").click()
        teacher.wait_for_text("class-list-twice", name="mia")
        names.fill("1. Ann\n2. Ben; Mia K.\tZoë")
        teacher.button("class-list-save").click()
        teacher.page.get_by_label("5b").wait_for()
        teacher.page.reload()
        expect(teacher.page.get_by_label("5b")).to_be_checked()
        assert teacher.find_axe_violations() == []
        table = open_class(teacher)
        ann.open(f"/t/{table}")
        ann.page.get_by_role("button", name="Ann", exact=True).click()
        ann.wait_for_text("class-in", name="Ann")
        other.open(f"/t/{table}")
        taken = other.page.get_by_role("button", name=re.compile("^Ann"))
        expect(taken).to_be_disabled()
        expect(taken).to_contain_text(other.text_of("class-choose-taken"))
        assert other.find_axe_violations() == []
        for lang in LANGUAGES:
            choose_language(other, lang)
            assert other.page.evaluate(CUT_OFF) == [], lang
        choose_language(other, "en")
        other.button("class-choose-other").click()
        other.page.get_by_label(other.text_of("web-your-name")).fill("Ann")
        other.button("class-join-do").click()
        other.page.get_by_text("Somebody here is already called Ann. Add a letter").wait_for()
        forgive_refusal(other)
        teacher.button("class-people").click()
        missing = teacher.page.get_by_role("dialog").get_by_text("Ben, Mia K., Zoë")
        missing.wait_for()
        teacher.press_and_wait(teacher.page.get_by_label(teacher.text_of("class-listed-only")), "Space")
        other.page.get_by_role("button", name="Zoë", exact=True).click()
        other.wait_for_text("class-in", name="Zoë")
        teacher.page.get_by_role("dialog").get_by_text("Ben, Mia K.", exact=False).wait_for()
        expect(missing).to_have_count(0)


def test_why_a_name_will_not_do_is_said_beside_the_name(site: LiveSite) -> None:
    table = make_lesson(site, *(f"Pupil {number}" for number in range(1, 41)))
    with site.open_browser(PLEASE) as teacher:
        take_over(teacher, table, f"/big/{table.id}")
        teacher.button("class-people").click()
        line = teacher.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Pupil 38")
        line.get_by_role("button", name=teacher.text_of("web-rename", name="Pupil 38")).click()
        field = teacher.page.get_by_label(teacher.text_of("web-new-name"))
        field.fill("Pupil 1")
        teacher.click_and_wait(teacher.button("web-rename-done"))
        why = teacher.page.get_by_role("dialog").get_by_role("alert")
        expect(why).to_have_text("Somebody here is already called Pupil 1. Add a letter, like Pupil 1 K.")
        expect(why).to_be_in_viewport()
        beside, below = field.bounding_box(), why.bounding_box()
        assert beside is not None
        assert below is not None
        assert 0 < below["y"] - beside["y"] < 100


def test_the_teacher_leads_from_a_screen_of_their_own(site: LiveSite) -> None:
    """The projector shows the game alone and follows; the host's token is nowhere on it, nor with a pupil."""
    with ExitStack() as stack:
        wall = stack.enter_context(site.open_browser(PLEASE))
        phone, pupil = (stack.enter_context(site.open_browser(PLEASE, size=PHONE)) for _ in range(2))
        id = open_class(wall)
        sat = take_seats(site, id, "Ann", "Ben")
        token = wall.page.evaluate(f"JSON.parse(localStorage.getItem('table:{id}')).host")
        wall.button("class-screens").click()
        with wall.page.context.expect_page() as opened:
            wall.link("class-lead-window").click()
        desk = BrowserUser(site, opened.value, "en", PLEASE)
        expect(wall.button_starting("web-start")).to_have_count(0)
        expect(wall.button("class-people")).to_have_count(0)
        assert token not in wall.page.content()
        desk.button("class-lead-phone-show").wait_for()
        assert token not in desk.page.content()  # only when it is asked for, and then as a picture
        for user, size in ((desk, DESK), (desk, PHONE)):
            set_screen(user, size, "dark" if size == PHONE else "light")
            assert user.find_axe_violations() == []
            for lang in LANGUAGES:
                choose_language(user, lang)
                assert user.page.evaluate(CUT_OFF) == [], lang
            choose_language(user, "en")
        phone.open(f"/lead/{id}#host={token}")
        phone.button_starting("web-start").wait_for()
        assert token not in phone.page.url
        pupil.open(f"/lead/{id}")
        pupil.wait_for_text("class-lead-not-yours")
        assert not pupil.button_starting("web-start").or_(pupil.button("class-screens")).count()
        phone.click_and_wait(phone.button_starting("web-start"))
        table = TableMade(id, "", token, [one["token"] for one in sat])
        play_round(site, table, apart=1)
        wall.wait_for_text("please-class-spread")
        phone.click_and_wait(phone.button("please-class-to-ranking"))
        wall.region("please-ranking", round=1).wait_for()
        wall.page.reload()
        wall.region("please-ranking", round=1).wait_for()
        expect(wall.button("please-class-to-plan")).to_have_count(0)
        assert phone.find_axe_violations() == []
        wall.button("class-controls-here").click()
        wall.click_and_wait(wall.button("please-class-to-plan"))
        phone.wait_for_text("please-class-desk-shown", step=phone.text_of("please-class-step-plan"))


def test_several_tables_are_looked_after_on_one_page(site: LiveSite) -> None:
    with ExitStack() as stack:
        teacher = stack.enter_context(site.open_browser(BID))
        phone = stack.enter_context(site.open_browser(BID, size=PHONE))
        teacher.open("/class")
        teacher.link("groups-open").click()
        for _ in range(2):
            teacher.button("web-less").click()
        assert teacher.find_axe_violations() == []
        teacher.button("groups-open-count", count=2).click()
        cards = teacher.page.get_by_role("article")
        expect(cards).to_have_count(2)
        code = cards.first.locator(".code").inner_text()
        phone.open("/")
        phone.page.get_by_label(phone.text_of("web-code")).fill(code)
        phone.button("web-join").click()
        phone.page.get_by_label(phone.text_of("web-your-name")).fill("Ann")
        phone.button("web-sit").click()
        id = site.request("GET", f"/api/codes/{code}")["id"]
        take_seats(site, id, "Ben", "Cleo")
        expect(cards.first).to_contain_text(teacher.text_of("groups-gathering", count=3, most=6))
        cards.first.get_by_role("button", name=teacher.text_of("web-start")).click()
        expect(cards.first).to_contain_text(teacher.text_of("bid-round", round=1, last=12))
        expect(cards.first.locator(".turn")).to_have_count(1)
        expect(cards.first.locator("li")).to_have_count(3)
        teacher.button("groups-more").click()
        expect(cards).to_have_count(3)
        teacher.page.reload()
        expect(cards).to_have_count(3)
        set_screen(teacher, PHONE, "dark")
        assert teacher.find_axe_violations() == []
        for lang in LANGUAGES:
            choose_language(teacher, lang)
            assert teacher.page.evaluate(CUT_OFF) == [], lang
        choose_language(teacher, "en")
        teacher.open("/")
        teacher.page.get_by_role("link", name=re.compile("your groups")).click()
        cards.first.get_by_role("link", name=teacher.text_of("groups-big")).click()
        teacher.button("web-pause").wait_for()
        tools, story = (teacher.page.locator(one).first for one in (".tools", ".words"))
        expect_no_overlap(tools, story)


def expect_no_overlap(one: Locator, other: Locator) -> None:
    """Neither lies over the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    below = a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1
    assert beside or below, (a, b)


def test_on_a_tablet_options_can_be_read(site: LiveSite) -> None:
    with site.open_browser(PLEASE, size=(820, 1180)) as user:
        for path in ("/class", "/scribe"):
            user.open(path)
            user.page.get_by_role("heading", level=1).wait_for()
            for fold in user.page.locator("summary").all():
                fold.click()
            words = user.page.locator(".row .words")
            words.first.wait_for()
            widths = words.evaluate_all("all => all.filter(it => it.offsetWidth).map(it => it.offsetWidth)")
            assert min(widths) > 200, (path, widths)


def test_the_bar_at_the_end_lies_at_the_foot(site: LiveSite) -> None:
    table = make_lesson(site, "Ann", "Ben", rounds=1)
    play_round(site, table, apart=1)
    send_command(site, table, {"type": "show", "what": "1-standing"})
    with site.open_browser(PLEASE, size=PHONE) as pupil:
        pupil.open_seat(table)
        bar = pupil.region("web-end")
        bar.wait_for()
        for size in (PHONE, (390, 1400), DESK):
            resize(pupil, size)
            box = bar.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] == pytest.approx(size[1], abs=1), size


def test_join_is_still_possible_by_a_typed_name(site: LiveSite) -> None:
    table = make_lesson(site, "Ann", start=False)
    with site.open_browser(PLEASE, size=PHONE) as pupil:
        join_class(pupil, table.id, "Ann")
        pupil.page.get_by_text("Somebody here is already called Ann. Add a letter, like Ann K.").wait_for()
        forgive_refusal(pupil)
