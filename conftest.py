"""What tests of many files share."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from browsing import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator["House"]:
    """One server and one browser for all tests of a process: both take seconds to start."""
    from browsing import House  # nobody else needs a browser

    with House(tmp_path_factory.mktemp("browser")) as house:
        yield house
