"""One decision at a time, by what the page offers.

`how` is BrowserUser.click_and_wait, or BrowserUser.press_and_wait.
"""

from collections.abc import Callable

from playwright.sync_api import Locator
from support.live_site import BrowserUser, again_button

__all__ = ["before_end", "decide"]


def before_end(user: BrowserUser) -> Locator:
    """The last round is looked at before the final standing."""
    return user.button("please-to-standing")


def decide(user: BrowserUser, how: Callable[[Locator], None]) -> bool:
    """Roll, or write into the first free space. False once the game is over."""
    roll = user.button("please-roll").or_(user.button("please-roll-round", "round"))
    go_on = user.button("please-go-on").or_(user.button("please-to-standing"))
    free = user.button("please-write", "digit", "slot", "worth")
    free = free.or_(user.button("please-throw", "digit"))
    roll.or_(go_on).or_(free).or_(again_button(user)).first.wait_for()
    if again_button(user).is_visible():
        return False
    if go_on.is_visible():
        user.press(go_on, how)
    else:
        how(roll if roll.is_visible() else free)
    return True
