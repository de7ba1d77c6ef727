"""PLACES Bid on every size, and the ends of games: what one needs is in sight, and nobody is hurried off."""

import re

import pytest
from support.games import LED_GAME
from support.live_server import Json, TableMade
from support.live_site import DESK, PHONE, BrowserUser, LiveSite, again_button

pytestmark = pytest.mark.browser

BID = "places-bid"
PLEASE = LED_GAME
SIZES = [
    (568, 320),
    (320, 568),
    (360, 640),
    (390, 664),
    (390, 844),
    (375, 667),
    (844, 390),
    (700, 900),
    (820, 1180),
]
SIZES += [(920, 800), (1024, 768), (1100, 800), (1140, 800), (1194, 834), (1280, 800), (1920, 1080)]
"""Phones upright and on their side, tablets, windows; and the widths at which controls once collapsed."""
TWO_ROUNDS: Json = {
    "first": 0,
    "projects": ["A", "E", "S"],
    "deck": ["hotel", "community-theater", "library", "stadium"],
}
AMISS = """() => {
  const amiss = [], W = innerWidth, H = innerHeight;
  const label = (it) => (it.getAttribute("aria-label") || it.innerText || it.className).slice(0, 24);
  const inSight = (it, what) => {
    const box = it.getBoundingClientRect();
    const outside = box.left < -0.5 || box.top < -0.5 || box.right > W + 0.5 || box.bottom > H + 0.5;
    if (outside) amiss.push(`${what} ${label(it)} is cut off`);
    for (const [x, y] of [[0.5, 0.5], [0.06, 0.12], [0.94, 0.12], [0.06, 0.88], [0.94, 0.88]]) {
      const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      if (!hit || it.contains(hit) || hit.contains(it)) continue;
      amiss.push(`${what} ${label(it)} lies under ${hit.className}`);
      break;
    }
    return box;
  };
  const wordsInside = (it) => {
    const box = it.getBoundingClientRect(), range = document.createRange();
    const walk = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode;
      if (!text.data.trim() || text.parentElement.closest(".unseen")) continue;
      range.selectNodeContents(text);
      for (const part of range.getClientRects())
        if (part.width && (part.left < box.left - 1 || part.right > box.right + 1))
          amiss.push(`"${text.data}" is clipped`);
    }
  };
  const buttons = [...document.querySelectorAll(".dock .moves button, .dock .project > *")];
  if (buttons.length < 8) amiss.push(`${buttons.length} controls`);
  for (const button of buttons) {
    const { width, height } = inSight(button, "control");
    if (button.localName === "button") wordsInside(button);
    if (width < 43.5 || height < 43.5) amiss.push(`${label(button)} is ${width} x ${height}`);
  }
  for (const card of document.querySelectorAll(".middle li")) inSight(card, "card");
  for (const seat of document.querySelectorAll("[data-seat]")) inSight(seat, "seat");
  inSight(document.querySelector(".dock .title p"), "tokens");
  if (document.documentElement.scrollWidth > W) amiss.push("the page scrolls sideways");
  if (document.documentElement.scrollHeight > H) amiss.push("the page scrolls");
  return amiss;
}"""
"""What of market, seats, tokens and bid controls is cut off, covered, too small or clipped."""


@pytest.mark.parametrize("count", [3, 6])
def test_all_one_needs_for_a_bid_is_in_sight_at_every_size(site: LiveSite, count: int) -> None:
    """In three languages; the first bidder has bid, so that there are all controls."""
    names = ["Alexandra", "Ben", "Margherita", "Dora", "Maximilian", "Finn"][:count]
    table = site.make_table(BID, *names, setup={"first": count - 1})
    site.do(table, count - 1, {"type": "bid", "amount": 9})
    with site.open_browser(BID) as user:
        user.open_seat(table)
        user.button_headed("bid-pass").wait_for()
        for lang in ("en", "de", "it"):
            user.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
            user.set_language(lang)
            user.button_headed("bid-pass").wait_for()
            for width, height in SIZES:
                user.page.set_viewport_size({"width": width, "height": height})
                user.page.wait_for_timeout(30)
                assert user.page.evaluate(AMISS) == [], (lang, width, height)


def test_a_long_name_takes_no_room_from_what_one_needs_on_a_small_phone(site: LiveSite) -> None:
    table = site.make_table(
        BID, "Maximiliane Josephine", "Ben", "Cleo", "Dora", "Emil", "Finn", setup={"first": 5}
    )
    site.do(table, 5, {"type": "bid", "amount": 9})
    with site.open_browser(BID, lang="de", size=(360, 640)) as user:
        user.open_seat(table)
        user.button_headed("bid-pass").wait_for()
        assert user.page.evaluate(AMISS) == []


def test_one_tap_passes_and_takes_back_and_the_log_keeps_what_was_swallowed(site: LiveSite) -> None:
    """On a phone; and a message of the table is not asked "Will you go higher?"."""
    table = site.make_table(BID, "Ann", "Ben", "Cleo", setup=TWO_ROUNDS)
    with site.open_browser(BID, size=PHONE) as ann:
        ann.open_seat(table)
        ann.click_and_wait(ann.button_headed("bid-pass"))
        ann.click_and_wait(ann.button("bid-undo"))
        ann.click_and_wait(ann.button("bid-amount", amount=1))
        site.do(table, 1, {"type": "bid", "amount": 2})
        site.do(table, 2, {"type": "pass"})
        headline = ann.page.locator(".headline")
        headline.get_by_text(ann.text_of("bid-higher")).wait_for()
        site.request("POST", f"/api/tables/{table.id}/commands", {"type": "pause"}, table.tokens[1])
        ann.region("web-paused").wait_for()
        assert ann.text_of("bid-higher") not in headline.inner_text()
        site.request("POST", f"/api/tables/{table.id}/commands", {"type": "resume"}, table.tokens[1])
        ann.click_and_wait(ann.button_headed("bid-pass"))
        site.do(table, 1, {"type": "choose", "card": "hotel"})
        ann.click_and_wait(ann.button("bid-take", "card", "paid"))
        ann.page.get_by_role("button", name=re.compile(re.escape(ann.text_of("web-story")))).click()
        log = ann.page.get_by_role("dialog")
        bought = ann.text_of("told-bought", name="Ann", card=ann.text_of("card-community-theater"), paid=1)
        log.get_by_text(bought).wait_for()
        log.get_by_text(ann.text_of("bid-told-round", round=2, name="Ben")).wait_for()
        assert ann.find_axe_violations() == []


def test_nobody_is_asked_to_bid_more_than_they_have(site: LiveSite) -> None:
    table = site.make_table(BID, "Ann", "Ben", "Cleo", setup={"first": 1}, options={"tokens": 3})
    with site.open_browser(BID, size=PHONE) as ann:
        ann.open_seat(table)
        ann.region("bid-your-move").wait_for()
        site.do(table, 1, {"type": "bid", "amount": 3})
        site.do(table, 2, {"type": "pass"})
        ann.wait_for_text("bid-cannot")
        assert ann.text_of("bid-higher") not in ann.page.locator(".headline").inner_text()
        told = ann.page.locator("p", has=ann.page.locator(".words"))  # which round it is, beside the headline
        lines = "it => it.getBoundingClientRect().height / parseFloat(getComputedStyle(it).lineHeight)"
        assert told.first.locator(".words").evaluate(lines) < 2.5


def test_a_secret_on_a_shared_phone_is_looked_at_by_holding_any_part_of_its_card(site: LiveSite) -> None:
    table = site.make_table(BID, "Ann", "Ben", "Cleo", setup={"first": 0})
    with site.open_browser(BID, size=(390, 664)) as both:
        for seat in (0, 1):
            both.open("/")
            both.open_seat(table, seat)
            both.region("bid-your-move").wait_for()
        hold = both.button("bid-hold")
        hold.wait_for()
        box = hold.bounding_box()
        assert box is not None
        for share in (0.1, 0.5, 0.9):
            hold.hover(position={"x": box["width"] / 2, "y": box["height"] * share})
            both.page.mouse.down()
            both.page.get_by_text(both.text_of("bid-only-you")).wait_for(state="attached")
            both.page.mouse.up()
            hold.wait_for()


def play_round(site: LiveSite, table: TableMade) -> None:
    """Ann takes the hotel for 2, Ben the theater for 1; Cleo keeps her tokens."""
    site.do(table, 0, {"type": "bid", "amount": 1})
    site.do(table, 1, {"type": "pass"})
    site.do(table, 2, {"type": "pass"})
    site.do(table, 0, {"type": "choose", "card": "hotel"})


def test_the_winner_wins_and_the_others_stay_on_the_score_until_they_join(site: LiveSite) -> None:
    """Back leads Home, and the bar at the end stands at the foot of the window."""
    table = site.make_table(
        BID, "Ann", "Ben", "Cleo", setup={**TWO_ROUNDS, "deck": ["hotel", "community-theater"]}
    )
    with site.open_browser(BID, size=PHONE) as ann, site.open_browser(BID, size=DESK) as ben:
        ann.open_seat(table, 0)
        ben.open_seat(table, 1)
        ben.region("bid-your-move").wait_for()
        play_round(site, table)
        again_button(ann).wait_for()
        assert ann.page.locator("h2").first.inner_text().startswith(ann.text_of("bid-you-won", total=0)[:7])
        assert ann.region("bid-your-town").is_visible()
        assert ben.region("bid-town-of", name="Ann").is_visible()
        assert ben.region("bid-your-town").is_visible()
        bar = ann.region("web-end").bounding_box()
        assert bar is not None
        assert bar["y"] + bar["height"] == PHONE[1]
        again_button(ann).click()
        ann.page.wait_for_url(re.compile(f"/t/(?!{table.id})"))
        ben.wait_for_text("web-again-asked", name="Ann")
        assert table.id in ben.page.url, "whoever looks at the score is left there"
        ben.button("web-again-join").click()
        ben.page.wait_for_url(re.compile(f"/t/(?!{table.id})"))
        ben.page.go_back()
        ben.page.get_by_label(ben.text_of("web-code")).wait_for()


def test_alone_one_tap_plays_again_and_computer_players_can_be_fast(site: LiveSite) -> None:
    """They have names, are marked as computers, and the device remembers that they shall be fast."""
    with site.open_browser(PLEASE, size=PHONE) as ann:
        ann.speed_up_new_tables(rounds=1, places=3, garbage=0)
        ann.open()
        box = ann.page.get_by_role("article").filter(has_text=ann.text_of(f"box-{LED_GAME}.claim"))
        box.get_by_role("button", name=ann.text_of("web-play-now")).click()
        ann.button("web-table").click()
        ann.button("web-brisk").click()
        assert ann.button("web-brisk").get_attribute("aria-pressed") == "true"
        assert ann.page.evaluate("localStorage.getItem('brisk')") == "yes"
        assert "Bot" not in ann.page.get_by_role("dialog").inner_text()
        ann.page.keyboard.press("Escape")
        finish_round(ann)
        first = ann.page.url
        again_button(ann).click()
        ann.page.wait_for_url(lambda url: url != first)
        playing = ann.button("please-roll").or_(ann.button("please-write", "digit", "slot", "worth"))
        playing.or_(ann.page.get_by_text(ann.text_of("please-rolls-left", count=3))).first.wait_for()


def finish_round(user: BrowserUser) -> None:
    """One round: its numbers are shown, then the final standing."""
    last = user.button("please-to-standing")
    roll = user.button("please-roll")
    free = user.button("please-write", "digit", "slot", "worth")
    for _ in range(12):
        roll.or_(free).or_(last).first.wait_for()
        if last.is_visible():
            break
        user.click_and_wait(roll if roll.is_visible() else free)
    assert not again_button(user).is_visible(), "the last round is looked at first"
    user.wait_for_text("please-ranking", round=1)
    last.click()
    again_button(user).wait_for()
