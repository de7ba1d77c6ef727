"""One decision at a time of PLACES Bid, by what its page offers.

`how` is BrowserUser.click_and_wait, or BrowserUser.press_and_wait.
"""

from collections.abc import Callable

from playwright.sync_api import Locator
from support.live_site import TIMEOUT_MS, BrowserUser, again_button

__all__ = ["asked_to_bid", "decide"]


def asked_to_bid(user: BrowserUser) -> Locator:
    """What is shown to whose turn it is, or at the end."""
    take = user.button("bid-take", "card", "paid")
    # Only there: in German one may pass in order to choose later.
    look = user.region("bid-market").get_by_role(
        "button", name=user.text_of.pattern_of("bid-look-at", "card")
    )
    return take.or_(look).or_(user.button_headed("bid-pass")).or_(again_button(user)).first


def decide(user: BrowserUser, how: Callable[[Locator], None], greedy: bool = True) -> bool:
    """Take a card, or bid the least, or pass. False once the game is over."""
    take = user.button("bid-take", "card", "paid")
    # Only there: in German one may pass in order to choose later.
    look = user.region("bid-market").get_by_role(
        "button", name=user.text_of.pattern_of("bid-look-at", "card")
    )
    least, leave = user.button("bid-amount", "amount"), user.button_headed("bid-pass")
    asked_to_bid(user).wait_for()
    if again_button(user).is_visible():
        return False
    if take.or_(look).first.is_visible():
        if not take.first.is_visible():
            user.press(look, how)
        how(take)
    elif greedy and least.first.is_visible():
        how(least)
    else:
        before, sure = user.answers, user.button_starting("bid-pass-sure")
        user.press(leave, how)
        for _ in range(TIMEOUT_MS // 5):
            if user.answers > before:
                return True
            if sure.is_visible():  # the pass that turns up new cards is asked once more
                how(sure)
                return True
            user.page.wait_for_timeout(5)
        raise AssertionError("the server did not answer")
    return True
