"""The languages in which everything is said."""

from typing import Final

__all__ = ["LANGUAGES"]

LANGUAGES: Final = ("en", "de", "it")
