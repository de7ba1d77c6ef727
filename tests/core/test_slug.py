"""Ids from names."""

import pytest

from thirdplace.core.slug import slug


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("Doctor's Office", "doctors-office"),
        ("Doctor’s Office", "doctors-office"),
        ("Home w/ Apartment", "home-w-apartment"),
        ("Taupō", "taupo"),
        ("Aoraki / Mount Cook", "aoraki-mount-cook"),
        ("  Café – Bar_2 ", "cafe-bar-2"),
        ("Spaßbad", "spaßbad"),
        ("駅", "駅"),
        ("!?", ""),
    ],
)
def test_slugs(name: str, wanted: str) -> None:
    assert slug(name) == wanted
