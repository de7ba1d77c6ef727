"""One decision at a time of PLACES Bid, by what its page offers. `how` is Guest.act, or Guest.act_by_key."""

from collections.abc import Callable

from playwright.sync_api import Locator
from support.browsing import PATIENCE, Guest, over

__all__ = ["asked_to_bid", "decide"]


def asked_to_bid(guest: Guest) -> Locator:
    """What is shown to whose turn it is, or at the end."""
    take = guest.button("bid-take", "card", "paid")
    # Only there: in German one may pass in order to choose later.
    look = guest.region("bid-market").get_by_role("button", name=guest.say.like("bid-look-at", "card"))
    return take.or_(look).or_(guest.headed("bid-pass")).or_(over(guest)).first


def decide(guest: Guest, how: Callable[[Locator], None], greedy: bool = True) -> bool:
    """Take a card, or bid the least, or pass. False once the game is over."""
    take = guest.button("bid-take", "card", "paid")
    # Only there: in German one may pass in order to choose later.
    look = guest.region("bid-market").get_by_role("button", name=guest.say.like("bid-look-at", "card"))
    least, leave = guest.button("bid-amount", "amount"), guest.headed("bid-pass")
    asked_to_bid(guest).wait_for()
    if over(guest).is_visible():
        return False
    if take.or_(look).first.is_visible():
        if not take.first.is_visible():
            guest.press(look, how)
        how(take)
    elif greedy and least.first.is_visible():
        how(least)
    else:
        before, sure = guest.answers, guest.starting("bid-pass-sure")
        guest.press(leave, how)
        for _ in range(PATIENCE // 5):
            if guest.answers > before:
                return True
            if sure.is_visible():  # the pass that turns up new cards is asked once more
                how(sure)
                return True
            guest.page.wait_for_timeout(5)
        raise AssertionError("the server did not answer")
    return True
