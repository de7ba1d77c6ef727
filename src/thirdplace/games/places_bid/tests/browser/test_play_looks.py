"""The play screen of PLACES Bid: computer players are marked on every size."""

import pytest
from playwright.sync_api import expect
from support.browser.width_checks import FIND_FAULTS_SCRIPT
from support.live_server import Json, TableMade
from support.live_site import DESK, PHONE, TWO_FRAMES, BrowserUser, LiveSite, again_button
from support.screen_checks import check_looks_differ

from thirdplace.text import LANGUAGES

pytestmark = pytest.mark.browser

BID = "places-bid"


ONE_ROUND: Json = {"first": 0, "projects": ["A", "E", "S"], "deck": ["hotel", "community-theater"]}


def test_computer_players_are_marked_on_every_size_and_shown_their_own_project(site: LiveSite) -> None:
    """While they play, and in a replay through their eyes."""
    table = site.make_table(BID, "Ann", "bot", "bot", setup=ONE_ROUND)
    with site.open_browser(BID) as ann:
        ann.open_seat(table)
        ann.region("bid-your-move").wait_for()
        for size in ((320, 568), (390, 664), (844, 390), (568, 320), (820, 1180), (1280, 800)):
            ann.page.set_viewport_size({"width": size[0], "height": size[1]})
            for seat in (1, 2):
                mark = ann.page.locator(f"[data-seat='{seat}'] .kind svg")
                expect(mark).to_be_in_viewport(ratio=1)
        site.hand_over(table)
        again_button(ann).wait_for()
        ann.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        ann.open(f"/replay/{table.id}#1")
        eyes = ann.page.get_by_role("combobox", name=ann.text_of("web-replay-eyes"))
        eyes.select_option("1")
        expect(ann.page.locator("[data-seat='0'] .project")).to_have_count(0)  # nobody else's
        assert ann.page.locator("[data-seat='1'] .project").inner_text().startswith("E")


def end_auction(site: LiveSite, table: TableMade) -> None:
    """Ann takes the hotel, the last one of the round what is left."""
    site.do(table, 0, {"type": "bid", "amount": 1})
    site.do(table, 1, {"type": "pass"})
    site.do(table, 2, {"type": "pass"})
    site.do(table, 0, {"type": "choose", "card": "hotel"})


def test_what_is_chosen_shows_where_the_system_chooses_the_colours(site: LiveSite) -> None:
    table = site.make_table(BID, "Ann", "Ben", "Cleo", setup={"first": 0})
    with site.open_browser(BID, size=PHONE) as user:
        user.page.emulate_media(forced_colors="active")
        user.open_seat(table)
        user.button_headed("bid-pass").wait_for()
        seats = user.page.locator("[data-seat]")
        check_looks_differ(seats.and_(user.page.locator("[aria-current=true]")), seats.nth(1))
        for seat, action in ((0, {"type": "bid", "amount": 3}), (1, {"type": "pass"}), (2, {"type": "pass"})):
            site.do(table, seat, action)
        cards = user.region("bid-market").get_by_role("button")
        cards.nth(1).click()
        check_looks_differ(cards.nth(1), cards.first)


OVERPRINTED = """() => [...document.querySelectorAll("article .category .word")].filter((word) => {
  const points = document.createRange();
  points.selectNodeContents(word.closest("article").querySelector(".points").lastChild);
  return word.checkVisibility() && points.getBoundingClientRect().right > word.getBoundingClientRect().left;
}).length"""
"""How many cards have their points printed over the word of their category?"""


def test_points_of_a_card_leave_the_word_of_its_category_free(site: LiveSite) -> None:
    """The longest word beside two digits, at widths that fall between two layouts of a card."""
    deck = ["religious-center", "city-hall", "library", "hotel"]
    table = site.make_table(BID, "Ann", "Ben", "Cleo", "Dora", setup={"first": 0, "deck": deck})
    with site.open_browser(BID) as ann:
        ann.open_seat(table)
        ann.region("bid-your-move").wait_for()
        for size in ((820, 1180), (1024, 768), (1100, 800), (1180, 820), (1194, 834), (1280, 800)):
            ann.page.set_viewport_size({"width": size[0], "height": size[1]})
            assert ann.page.evaluate(OVERPRINTED) == 0, size
        ann.open(f"/big/{table.id}")
        ann.page.get_by_text(table.code).first.wait_for()
        for size in ((1024, 768), (1280, 800), (1920, 1080)):
            ann.page.set_viewport_size({"width": size[0], "height": size[1]})
            assert ann.page.evaluate(OVERPRINTED) == 0, size


@pytest.mark.parametrize("lang", ["en", "de", "it"])
def test_the_name_of_a_taken_building_is_not_broken_on_a_phone(site: LiveSite, lang: str) -> None:
    """Nor is the sentence above the market cut."""
    deck = ["skyscraper", "city-hall", "library"]
    table = site.make_table(
        BID, "Ann", "Ben", "Cleo", "Dora", setup={"first": 0, "deck": deck, "projects": ["A", "E", "S", "P"]}
    )
    with site.open_browser(BID, lang=lang, size=(360, 640)) as ann:
        ann.open_seat(table)
        ann.region("bid-your-move").wait_for()
        site.do(table, 0, {"type": "bid", "amount": 1})
        site.do(table, 1, {"type": "bid", "amount": 6})
        for seat in (2, 3, 0):
            site.do(table, seat, {"type": "pass"})
        ann.wait_for_text("bid-chooses", name="Ben")
        assert faults_of(ann) == []
        site.do(table, 1, {"type": "choose", "card": "skyscraper"})
        ann.wait_for_text("bid-taken", name="Ben", paid=6)
        for size in ((360, 640), PHONE):
            ann.page.set_viewport_size({"width": size[0], "height": size[1]})
            assert faults_of(ann) == [], size


def faults_of(user: BrowserUser) -> list[str]:
    found: list[str] = user.page.evaluate(
        f"async () => {{ await {TWO_FRAMES}; return ({FIND_FAULTS_SCRIPT})(''); }}"
    )
    return found


def test_the_end_on_a_big_screen_says_who_won_and_its_band_lies_at_the_foot(site: LiveSite) -> None:
    table = site.make_table(BID, "Ann", "Ben", "Cleo", setup=ONE_ROUND)
    with site.open_browser(BID, size=(1024, 768)) as wall:
        wall.open(f"/big/{table.id}")
        wall.page.get_by_text(table.code).first.wait_for()
        end_auction(site, table)
        wall.wait_for_text("web-big-over")
        winner = wall.page.locator(".headline")
        expect(winner).to_contain_text("Ann")
        for size in ((1024, 768), (1280, 800), (1920, 1080)):
            wall.page.set_viewport_size({"width": size[0], "height": size[1]})
            gap = "innerHeight - document.querySelector('footer.band').getBoundingClientRect().bottom"
            assert abs(wall.page.evaluate(f"{TWO_FRAMES}.then(() => {gap})")) < 2, size


SETTLED_SCROLL_SCRIPT = """new Promise((settled) => {
  const look = (frames) => {
    const over = document.documentElement.scrollHeight - innerHeight;
    if (over === 0 || frames === 0) settled(over);
    else requestAnimationFrame(() => look(frames - 1));
  };
  look(60);
})"""
"""By how many pixels the page scrolls, once the scene has found its size."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_for_six_fits_a_big_screen_of_any_size_with_whole_names(site: LiveSite, lang: str) -> None:
    names = ("Aroha", "Ben", "Clara", "Hakeem", "Maximilian", "Giuseppina")
    deck = ["hotel", "pool", "gym", "art-studio"]
    table = site.make_table(BID, *names, setup={"first": 0, "deck": deck})
    with site.open_browser(BID, lang=lang, size=(1024, 768)) as wall:
        wall.open(f"/big/{table.id}")
        wall.page.get_by_text(table.code).first.wait_for()
        site.do(table, 0, {"type": "bid", "amount": 1})
        for seat in range(1, len(names)):
            site.do(table, seat, {"type": "pass"})
        site.do(table, 0, {"type": "choose", "card": "hotel"})
        wall.wait_for_text("web-big-over")
        wall.page.locator(".headline").wait_for()
        for size in ((1024, 768), (1280, 720), (1920, 1080), (3840, 2160)):
            wall.page.set_viewport_size({"width": size[0], "height": size[1]})
            assert wall.page.evaluate(SETTLED_SCROLL_SCRIPT) == 0, size
            assert wall.page.evaluate(FIND_FAULTS_SCRIPT, ".before") == [], size


@pytest.mark.parametrize("lang", LANGUAGES)
def test_three_names_are_whole_beside_marks_and_projects_on_a_small_phone(site: LiveSite, lang: str) -> None:
    table = site.make_table(BID, "Ann", "bot", "bot", setup=ONE_ROUND)
    with site.open_browser(BID, lang=lang, size=(360, 640)) as ann:
        ann.open_seat(table)
        ann.region("bid-your-move").wait_for()
        site.hand_over(table)
        again_button(ann).wait_for()
        for size in ((360, 640), (375, 667), (390, 664)):
            ann.page.set_viewport_size({"width": size[0], "height": size[1]})
            ann.page.evaluate(TWO_FRAMES)
            assert ann.page.evaluate(FIND_FAULTS_SCRIPT, "") == [], size


OVERLAPPING_WORDS = """([one, other]) => {
  const textBox = (it) => {
    const range = document.createRange();
    range.selectNodeContents(it);
    return range.getBoundingClientRect();
  };
  return [...document.querySelectorAll("[data-seat]")].flatMap((seat) =>
    [...seat.querySelectorAll(one)].flatMap((first) => {
      const second = (first.matches("b") ? first.parentElement : seat).querySelector(other);
      if (!first.checkVisibility() || !second?.checkVisibility()) return [];
      if (getComputedStyle(first).clipPath === "inset(50%)") return [];
      const [a, b] = [textBox(first), second.getBoundingClientRect()];
      const apart = a.right <= b.left + 0.5 || b.right <= a.left + 0.5
        || a.bottom <= b.top + 0.5 || b.bottom <= a.top + 0.5;
      return apart ? [] : [`${first.innerText} / ${second.innerText}`];
    }));
}"""
"""Words that lie over others in the panel of a seat."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_seat_says_keeps_clear_of_its_tokens_and_buildings(site: LiveSite, lang: str) -> None:
    """Three side by side on a phone have the least room."""
    table = site.make_table(BID, "Ann", "Ben", "Cleo", setup={"first": 0})
    site.do(table, 0, {"type": "bid", "amount": 2})
    site.do(table, 1, {"type": "bid", "amount": 4})
    with site.open_browser(BID, lang=lang, size=PHONE) as user:
        user.open_seat(table, 2)
        user.button_headed("bid-pass").wait_for()
        for size in (PHONE, (375, 667), (360, 640)):
            user.page.set_viewport_size({"width": size[0], "height": size[1]})
            user.page.evaluate(TWO_FRAMES)
            for beside in (".tokens", "ul"):
                assert user.page.evaluate(OVERLAPPING_WORDS, [".say", beside]) == [], (size, beside)


def test_the_points_of_several_buildings_stand_clear_of_their_count(site: LiveSite) -> None:
    """Four seats side by side on an upright tablet: a building is hardly wider than its number."""
    deck = ["hotel", "pool", "gym", "cottage-court", "stadium", "bakery", "museum", "city-hall", "library"]
    table = site.make_table(BID, "Ann", "Ben", "Cleo", "Dora", setup={"first": 0, "deck": deck})
    for card in ("hotel", "cottage-court"):
        site.do(table, 0, {"type": "bid", "amount": 1})
        for seat in (1, 2, 3):
            site.do(table, seat, {"type": "pass"})
        site.do(table, 0, {"type": "choose", "card": card})
    with site.open_browser(BID, size=(820, 1180)) as user:
        user.open_seat(table)
        user.page.locator("[data-seat]").first.wait_for()
        for size in ((820, 1180), (768, 1024)):
            user.page.set_viewport_size({"width": size[0], "height": size[1]})
            user.page.evaluate(TWO_FRAMES)
            assert user.page.evaluate(OVERLAPPING_WORDS, [".several b", "small"]) == [], size
