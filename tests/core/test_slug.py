"""Ids from names."""

import pytest

from thirdplace.core.slug import slug


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("Anna's House", "annas-house"),
        ("Anna’s House", "annas-house"),
        ("House w/ Garden", "house-w-garden"),
        ("Ōtaki", "otaki"),
        ("East / North End", "east-north-end"),
        ("  Café – Bar_2 ", "cafe-bar-2"),
        ("Spaßbad", "spaßbad"),
        ("駅", "駅"),
        ("!?", ""),
    ],
)
def test_slugs(name: str, wanted: str) -> None:
    assert slug(name) == wanted
