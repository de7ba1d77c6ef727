"""Lines of JavaScript, each with the line of Python that it comes from."""

from dataclasses import dataclass, field

__all__ = ["Writer"]

INDENT = "  "


@dataclass(slots=True)
class Writer:
    lines: list[str] = field(default_factory=list)
    origins: list[int] = field(default_factory=list)
    """By line: the line of Python, 0 if there is none."""
    depth: int = 0
    here: int = 0
    """The line of Python that is being translated."""

    def line(self, text: str) -> None:
        self.lines.append(f"{INDENT * self.depth}{text}")
        self.origins.append(self.here)

    def open(self, text: str) -> None:
        self.line(text)
        self.depth += 1

    def close(self, text: str = "}") -> None:
        self.depth -= 1
        self.line(text)
