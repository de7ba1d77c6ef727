"""One thing that can be asked for over HTTP: how it is answered, and how it is described."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

__all__ = ["Route"]


@dataclass(frozen=True, slots=True)
class Route:
    method: str
    path: str
    run: Any
    """An async function of the RequestContext, the request and the body."""
    answer: Any = None
    """The type of the answer. None: the function answers by itself."""
    body: Any = None
    example: Any = None
    """Of a body."""
    secret: bool = False
    """Does a token tell more, or allow more?"""
    status: int = 200
    lines: bool = False
    """Are answers many, one a line?"""
    unread: bool = False
    """Is the function given the body as it was sent, to be read in another process?"""
    media: str | None = None
    """What the function answers by itself, if it is no JSON."""
    query: tuple[str, ...] = ()
    """Names of what may follow the path behind a question mark."""
    queue: Literal["background", "reviewers", "lab"] | None = None
    """Whose queue bounds how many may ask for it at once, from before the body is read until all is sent."""
    name: str = ""
    """Of the operation. Empty: the function's."""
    summary: str = ""
    """Empty: what the function's docstring says."""
    parameters: Mapping[str, Any] = field(default_factory=dict)
    """JSON Schemas of names in the path that only this route has."""
