"""One decision at a time, by what the page offers. `how` is Guest.act, or Guest.act_by_key."""

from collections.abc import Callable

from playwright.sync_api import Locator
from support.browsing import Guest, over

__all__ = ["before_end", "decide"]


def before_end(guest: Guest) -> Locator:
    """The last round is looked at before the final standing."""
    return guest.button("please-to-standing")


def decide(guest: Guest, how: Callable[[Locator], None]) -> bool:
    """Roll, or write into the first free space. False once the game is over."""
    roll = guest.button("please-roll").or_(guest.button("please-roll-round", "round"))
    go_on = guest.button("please-go-on").or_(guest.button("please-to-standing"))
    free = guest.button("please-write", "digit", "slot", "worth")
    free = free.or_(guest.button("please-throw", "digit"))
    roll.or_(go_on).or_(free).or_(over(guest)).first.wait_for()
    if over(guest).is_visible():
        return False
    if go_on.is_visible():
        guest.press(go_on, how)
    else:
        how(roll if roll.is_visible() else free)
    return True
