"""Was a folder of translations made from the sources that are there? Their hashes lie beside them."""

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path

from thirdplace.javascript.python_sources import find_source

__all__ = ["is_current", "write_manifest"]

MANIFEST = "manifest.json"
HERE = Path(__file__).parent


def write_manifest(folder: Path, roots: Iterable[str], checked: bool, modules: Iterable[str]) -> None:
    """Note what a folder of translations was made from."""
    told = {
        **_describe_build(roots, checked),
        "modules": {name: _hash_module(name) for name in sorted(modules)},
    }
    (folder / MANIFEST).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def is_current(folder: Path, roots: Iterable[str], checked: bool) -> bool:
    """Is nothing to be translated anew?"""
    try:
        told: Mapping[str, object] = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    modules = told.get("modules")
    if not isinstance(modules, dict) or {**told, "modules": None} != {
        **_describe_build(roots, checked),
        "modules": None,
    }:
        return False
    return all(_hash_module(name) == known for name, known in modules.items())


def _describe_build(roots: Iterable[str], checked: bool) -> dict[str, object]:
    translator = [path for path in HERE.rglob("*") if path.suffix in (".py", ".js", ".ts")]
    return {"roots": sorted(roots), "checked": checked, "translator": _hash_files(HERE, translator)}


def _hash_module(name: str) -> str:
    """Of the module, and of the data that lies beside it."""
    path = find_source(name)
    if path is None:
        return ""
    return _hash_files(path.parent, [path, *path.parent.glob("*.toml")])


def _hash_files(folder: Path, files: Iterable[Path]) -> str:
    found = sha256()
    for path in sorted(files):
        found.update(f"{path.relative_to(folder).as_posix()}\0".encode() + sha256(path.read_bytes()).digest())
    return found.hexdigest()
