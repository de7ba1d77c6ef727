"""Lock files agree with pyproject.toml and package.json, leave nothing out, and name no registry."""

import json
import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "requirements" / "lock.txt"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NPM_LOCKS = [
    ROOT / "client" / "package-lock.json",
    *sorted((ROOT / "benchmarks" / "reference").glob("*/package-lock.json")),
]


def read_locked() -> dict[str, list[Requirement]]:
    """Every package of the lock file; one may have several versions, for several Pythons."""
    found: dict[str, list[Requirement]] = {}
    for line in LOCK.read_text(encoding="utf-8").splitlines():
        if line and not line.lstrip().startswith("#"):
            requirement = Requirement(line)
            found.setdefault(canonicalize_name(requirement.name), []).append(requirement)
    return found


def read_declared() -> list[Requirement]:
    """All that pyproject.toml asks for: to build, to run, and for each group."""
    groups = PROJECT["dependency-groups"].values()
    lines = [*PROJECT["build-system"]["requires"], *PROJECT["project"]["dependencies"]]
    lines += [line for group in groups for line in group if isinstance(line, str)]
    return [Requirement(line) for line in lines]


def version_of(requirement: Requirement) -> str:
    (specifier,) = requirement.specifier
    assert specifier.operator == "=="
    return specifier.version


@pytest.mark.parametrize("requirement", read_declared(), ids=str)
def test_the_locked_version_is_within_its_range(requirement: Requirement) -> None:
    versions = read_locked().get(canonicalize_name(requirement.name), [])
    assert versions, "run `make lock`"
    for one in versions:
        assert requirement.specifier.contains(version_of(one)), "run `make lock`"


def test_what_others_install_is_asked_for_by_range() -> None:
    for line in [*PROJECT["build-system"]["requires"], *PROJECT["project"]["dependencies"]]:
        operators = {specifier.operator for specifier in Requirement(line).specifier}
        assert operators == {">=", "<"}, line


def list_needed(requirements: list[Requirement]) -> Iterator[str]:
    """These packages and what they need here, and so on, as the installed ones say."""
    waiting = [(requirement, "") for requirement in requirements]
    seen: set[str] = set()
    while waiting:
        requirement, extra = waiting.pop()
        name = canonicalize_name(requirement.name)
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": extra}):
            continue
        if name in seen:
            continue
        seen.add(name)
        yield name
        try:
            further = distribution(name).requires or []
        except PackageNotFoundError:
            continue  # of a group that is not installed here
        waiting += [(Requirement(line), extra) for line in further for extra in ["", *requirement.extras]]


def test_the_lock_is_whole() -> None:
    assert set(list_needed(read_declared())) - set(read_locked()) == set(), "run `make lock`"


def test_no_lock_names_a_registry() -> None:
    assert "://" not in LOCK.read_text(encoding="utf-8")
    for lock in NPM_LOCKS:
        assert not re.search(r'"resolved"|registry', lock.read_text(encoding="utf-8")), lock


@pytest.mark.parametrize("lock", NPM_LOCKS, ids=lambda lock: lock.parent.name)
def test_npm_can_check_what_it_installs(lock: Path) -> None:
    """All but builds for other systems, which the registry that was asked may not have."""
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    asked_for = json.loads((lock.parent / "package.json").read_text(encoding="utf-8"))
    root = packages.pop("")
    for kind in ("dependencies", "devDependencies"):
        assert root.get(kind, {}) == asked_for.get(kind, {}), "run `make lock`"
    for name, package in packages.items():
        assert "integrity" in package or (package["optional"] and package["cpu"]), name
        for optional in package.get("optionalDependencies", {}):
            assert f"node_modules/{optional}" in packages, f"{optional}: run `make lock`"
