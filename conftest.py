"""What tests of many files share."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from support.live_site import LiveSite
    from support.pseudo_terminal import Seat, Sit


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests begin first, and stay with one process: at the end nobody waits for one of them."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator["LiveSite"]:
    """One server and one browser for all tests of a process: both take seconds to start."""
    from support.live_site import LiveSite  # nobody else needs a browser

    with LiveSite(tmp_path_factory.mktemp("browser")) as site:
        yield site


@pytest.fixture
def sit(tmp_path: Path) -> Iterator["Sit"]:
    """Starts `thirdplace` at pseudo-terminals, which are closed after the test."""
    from support.pseudo_terminal import Seat

    seats: list[Seat] = []

    def sit_down(*arguments: str, **more: object) -> "Seat":
        seats.append(Seat(tmp_path, *arguments, **more))  # type: ignore[arg-type]
        return seats[-1]

    yield sit_down
    for seat in seats:
        seat.process.close(force=True)
