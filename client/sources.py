"""Which sources a built client was made from, and what it was when built: hashes of both lie beside it.

So an old client is noticed, and one of which a file is missing or was replaced.

`python client/sources.py` writes them, right after a build.
"""

from hashlib import sha256
from pathlib import Path

__all__ = ["BUILT", "built_hash", "is_current", "mark_built", "source_hash"]

BUILT = Path("src", "thirdplace", "web")
MARK = "sources.sha256"
LEFT_OUT = {"node_modules", "__pycache__", "translated", "tests", "benchmarks", "drawing"}
PATTERNS = (
    "client/**/*",
    "src/thirdplace/locale/*.ftl",
    "src/thirdplace/games/*/locale/*.ftl",
    "src/thirdplace/games/*/pictures/*.json",
    "src/thirdplace/games/*/web/**/*",
    # What is translated to JavaScript, and the translator.
    "src/thirdplace/core/**/*.py",
    "src/thirdplace/device/**/*.py",
    "src/thirdplace/games/**/*.py",
    "src/thirdplace/games/*/*.toml",
    "src/thirdplace/javascript/**/*",
    "src/thirdplace/table/**/*.py",
)
"""As in the Makefile."""


def source_hash(root: Path) -> str:
    """Of every file that a build reads, by name and content."""
    files = {path for pattern in PATTERNS for path in root.glob(pattern) if path.is_file()}
    return _hash_files(
        root,
        [
            path
            for path in files
            if not LEFT_OUT.intersection(path.relative_to(root).parts)
            and not _is_tool(path.relative_to(root))
        ],
    )


def _is_tool(path: Path) -> bool:
    """A script that stands beside the client, and is no part of it."""
    return path.parts[0] == "client" and path.suffix == ".py"


def built_hash(root: Path) -> str:
    """Of every file that a build has written, by name and content."""
    built = root / BUILT
    return _hash_files(built, [path for path in built.rglob("*") if path.is_file() and path.name != MARK])


def _hash_files(folder: Path, files: list[Path]) -> str:
    found = sha256()
    for path in sorted(files, key=lambda one: one.relative_to(folder).as_posix()):
        name = path.relative_to(folder).as_posix()
        found.update(f"{name}\0".encode() + sha256(path.read_bytes()).digest())
    return found.hexdigest()


def is_current(root: Path) -> bool:
    """Was the client that is there made from the sources that are there, and is all of it as it was built?"""
    mark = root / BUILT / MARK
    return (
        (root / BUILT / "index.html").is_file()
        and mark.is_file()
        and mark.read_text().split() == [source_hash(root), built_hash(root)]
    )


def mark_built(root: Path) -> None:
    (root / BUILT / MARK).write_text(f"{source_hash(root)}\n{built_hash(root)}\n")


if __name__ == "__main__":
    mark_built(Path(__file__).parent.parent)
