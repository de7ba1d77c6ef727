"""What a server prints once it is ready: its addresses, and a QR code for phones."""

from io import StringIO

import segno
from rich.text import Text as RichText

from thirdplace.terminal.screen import Screen
from thirdplace.text import Text

__all__ = ["draw_qr_code", "show_addresses"]

QR_STYLE = "#ffffff on #000000"
"""Fixed colours, whatever the terminal's are: segno draws the light modules."""


def show_addresses(screen: Screen, say: Text, others: tuple[str, ...], *, everywhere: bool) -> None:
    """Prints how other devices can connect, or why they cannot."""
    if not others:
        print(say("cli-serving-no-network" if everywhere else "cli-serving-only-here"), flush=True)
        return
    best, *more = others
    print(say("cli-serving-others", address=best), flush=True)
    picture = draw_qr_code(best)
    if _can_show_qr_code(screen, picture):
        print(say("cli-serving-scan"), flush=True)
        screen.console.print(RichText(picture, style=QR_STYLE))
    if more:
        print(say("cli-serving-more", addresses=" ".join(more)), flush=True)
    if everywhere:
        print(say("cli-serving-everyone"), flush=True)


def draw_qr_code(link: str) -> str:
    """The QR code in half blocks, with the empty border that cameras need."""
    drawn = StringIO()
    segno.make_qr(link, error="l").terminal(drawn, compact=True)
    return drawn.getvalue().rstrip("\n")


def _can_show_qr_code(screen: Screen, picture: str) -> bool:
    """Only with colours (otherwise it may be inverted), UTF-8, and enough columns."""
    width = len(picture.splitlines()[0])
    return screen.coloured and screen.console.width >= width and screen.console.encoding.startswith("utf")
