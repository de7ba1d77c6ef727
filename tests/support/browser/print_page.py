"""The page that prints sheets, in a browser."""

from pathlib import Path

from playwright.sync_api import expect
from support.live_site import BrowserUser


def wait_for_pages(user: BrowserUser, count: int) -> None:
    """The preview is up to date, and has so many pages."""
    preview = user.region("print-preview")
    expect(preview).to_have_attribute("aria-busy", "false")
    expect(preview.get_by_role("img")).to_have_count(count)
    user.wait_for_text("print-pages", count=count)


def save_sheet(user: BrowserUser, folder: Path) -> tuple[str, bytes]:
    with user.page.expect_download() as download:
        user.button("print-save").click()
    place = folder / download.value.suggested_filename
    download.value.save_as(place)
    return place.name, place.read_bytes()
