"""Which sources a built client was made from: their hash lies beside it, so that an old one is seen.

`python client/sources.py` writes it, right after a build.
"""

from hashlib import sha256
from pathlib import Path

__all__ = ["BUILT", "is_current", "mark_built", "source_hash"]

BUILT = Path("src", "thirdplace", "web")
MARK = "sources.sha256"
LEFT_OUT = {"node_modules", "__pycache__"}
PATTERNS = (
    "client/**/*",
    "src/thirdplace/locale/*.ftl",
    "src/thirdplace/games/*/locale/*.ftl",
    "src/thirdplace/games/*/*.json",
    "src/thirdplace/games/*/web/**/*",
)
"""As in the Makefile."""


def source_hash(root: Path) -> str:
    """Of every file that a build reads, by name and content."""
    files = {path for pattern in PATTERNS for path in root.glob(pattern) if path.is_file()}
    seen = sha256()
    for path in sorted(files, key=lambda one: one.relative_to(root).as_posix()):
        name = path.relative_to(root)
        if not LEFT_OUT.intersection(name.parts) and path.suffix != ".py":
            seen.update(f"{name.as_posix()}\0".encode() + sha256(path.read_bytes()).digest())
    return seen.hexdigest()


def is_current(root: Path) -> bool:
    """Was the client that is there made from the sources that are there?"""
    mark = root / BUILT / MARK
    return (
        (root / BUILT / "index.html").is_file()
        and mark.is_file()
        and mark.read_text().strip() == source_hash(root)
    )


def mark_built(root: Path) -> None:
    (root / BUILT / MARK).write_text(source_hash(root) + "\n")


if __name__ == "__main__":
    mark_built(Path(__file__).parent.parent)
