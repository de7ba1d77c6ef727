"""What an adapter says if its library is not installed."""

from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["needs"]


@contextmanager
def needs(library: str, extra: str) -> Iterator[None]:
    """Around the import of a library that comes with an extra of ours.

    Example:
        >>> from thirdplace.envs.missing_library import needs
        >>> with needs("nowhere", "envs"):
        ...     import nowhere
        Traceback (most recent call last):
        ImportError: nowhere is not installed: pip install 'thirdplace[envs]'
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name != library:
            raise
        raise ImportError(f"{library} is not installed: pip install 'thirdplace[{extra}]'") from None
