"""What is installed serves the client of its own sources: never one that was built before a change."""

import os
import shutil
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parent.parent
BUILT = "src/thirdplace/web/index.html"
NPM = """#!/bin/sh
[ "$1" = run ] || exit 0
mkdir -p ../src/thirdplace/web
echo "built $(cat src/main.ts)" > ../src/thirdplace/web/index.html
echo built >> ../../builds.txt
"""
"""Node is slow, and not what is tested here: what a build would have made of the sources."""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small copy: all that a build reads or packs."""
    project = tmp_path / "project"
    for name in ("pyproject.toml", "README.md", "LICENSE", "client/build_hook.py", "client/sources.py"):
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, project / name)
    (project / ".gitignore").write_text("src/thirdplace/web/\n")
    (project / "client" / "src").mkdir()
    (project / "client" / "src" / "main.ts").write_text("first")
    (project / "src" / "thirdplace").mkdir(parents=True)
    (project / "src" / "thirdplace" / "__init__.py").write_text('__version__ = "1.0"\n')
    tools = tmp_path / "tools"
    tools.mkdir()
    (tools / "npm").write_text(NPM)
    (tools / "npm").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tools}{os.pathsep}{os.defpath}")
    return project


def build_wheel(project: Path) -> str:
    """The page in the wheel."""
    made = next(WheelBuilder(str(project)).build(directory=str(project / "dist"), versions=["standard"]))
    with ZipFile(made) as wheel:
        return wheel.read("thirdplace/web/index.html").decode().strip()


def test_a_client_is_built_again_when_its_sources_change(project: Path) -> None:
    assert build_wheel(project) == "built first"
    assert build_wheel(project) == "built first"
    builds = project.parent / "builds.txt"
    assert builds.read_text().split() == ["built"], "nothing has changed"
    (project / "client" / "src" / "main.ts").write_text("second")
    assert build_wheel(project) == "built second"


def test_a_client_is_built_again_when_one_of_its_files_was_replaced_or_is_missing(project: Path) -> None:
    assert build_wheel(project) == "built first"
    (project / BUILT).write_text("an old page")
    assert build_wheel(project) == "built first"
    (project / BUILT).with_name("added.js").write_text("left over from an older build")
    assert build_wheel(project) == "built first"
    assert (project.parent / "builds.txt").read_text().split() == ["built"] * 3


def test_a_client_of_unknown_sources_is_built_again(project: Path) -> None:
    (project / BUILT).parent.mkdir()
    (project / BUILT).write_text("from who knows when")
    assert build_wheel(project) == "built first"


def test_a_source_distribution_needs_no_node(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = next(SdistBuilder(str(project)).build(directory=str(tmp_path), versions=["standard"]))
    shutil.unpack_archive(made, tmp_path / "unpacked", filter="data")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert build_wheel(next((tmp_path / "unpacked").iterdir())) == "built first"


def test_what_cannot_be_built_is_said(project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tools" / "npm").write_text("#!/bin/sh\nexit 1\n")
    with pytest.raises(RuntimeError, match="npm ci"):
        build_wheel(project)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(RuntimeError, match="Node"):
        build_wheel(project)


def test_the_translator_finds_what_an_isolated_build_has_installed(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """pip names the folder of what it has installed for the build in PYTHONPATH."""
    translator = project / "src" / "thirdplace" / "javascript" / "__main__.py"
    translator.parent.mkdir()
    translator.write_text("import installed_for_the_build\n")
    with pytest.raises(RuntimeError, match="translated"):
        build_wheel(project)
    (tmp_path / "overlay").mkdir()
    (tmp_path / "overlay" / "installed_for_the_build.py").write_text("")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "overlay"))
    npm = tmp_path / "tools" / "npm"
    npm.write_text(NPM.replace("\n", '\n[ -z "$PYTHONPATH" ] || exit 1\n', 1))
    assert build_wheel(project) == "built first"


def test_a_wheel_carries_no_tests_and_no_sources_of_the_client() -> None:
    packed = [file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()]
    assert "thirdplace/py.typed" in packed
    # The template of a game, and what stands beside translated code, are there for those who write games.
    own = [path for path in packed if not path.endswith((".template", ".d.ts"))]
    assert not [path for path in own if "/tests/" in path or path.endswith((".svelte", ".ts"))]
    assert all(path.startswith("thirdplace/") for path in packed)
