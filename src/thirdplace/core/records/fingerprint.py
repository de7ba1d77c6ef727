"""A short mark of a view, by which a device notes what it was shown (client/src/lib/luck/fingerprint.ts)."""

import json
from hashlib import sha256
from typing import Any, Final

__all__ = ["fingerprint_of"]

RUNS_IN_BROWSER: Final = False
"""The browser has its own, written by hand: the check must not trust what it checks."""
LENGTH = 16


def fingerprint_of(view: Any) -> str:
    """The first 16 hexadecimal digits of SHA-256 of the view as JSON, without spaces, its keys sorted."""
    text = json.dumps(_whole_numbers(view), ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return sha256(text.encode()).hexdigest()[:LENGTH]


def _whole_numbers(value: Any) -> Any:
    """JavaScript writes 1.0 as 1."""
    if isinstance(value, dict):
        return {key: _whole_numbers(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_whole_numbers(one) for one in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value
