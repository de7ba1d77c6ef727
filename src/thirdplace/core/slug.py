"""Ids from names: "Anna's Café" is annas-cafe."""

import re
import unicodedata

__all__ = ["slug"]


def slug(name: str) -> str:
    """Lower case, apostrophes and accents dropped, every other run of characters one dash."""
    plain = "".join(c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c))
    plain = plain.lower().replace("'", "").replace("’", "")
    return re.sub(r"[\W_]+", "-", plain).strip("-")
