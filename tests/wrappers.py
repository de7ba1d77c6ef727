"""Random steps through the wrappers of other libraries, each in a virtual environment of its own.

    python tests/wrappers.py --write              # all of them, 1,000 steps for each game and kind
    python tests/wrappers.py supersuit tianshou --steps 100

They cannot be installed together (RLlib wants an older Gymnasium than PettingZoo's newest), so each gets a
folder in build/wrappers, which is kept for the next time. The table goes into docs/pettingzoo.md.
"""

import argparse
import json
import os
import subprocess
import sys
import tomllib
import venv
from datetime import UTC, datetime
from pathlib import Path

from support.marked_section import replace_section

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "wrappers"
DOC = ROOT / "docs" / "pettingzoo.md"
BEGIN, END = "<!-- written by tests/wrappers.py -->", "<!-- end -->"
STEPS = 1_000
TORCH = "torch==2.13.0"
"""Exact, because a machine may keep this build on disk."""
REQUIREMENTS = {
    "supersuit": ["supersuit>=3.11"],
    "shimmy": ["shimmy>=2", "open_spiel>=2,<3"],
    "torchrl": ["torchrl>=0.14", TORCH],
    "rllib": ["ray[rllib]>=2.60", TORCH],
    "tianshou": ["tianshou>=2", TORCH],
    "agilerl": ["agilerl>=2.58", TORCH],
    "pufferlib": ["pufferlib>=3", TORCH],
}
KNOWN_REASONS = {"pufferlib": "its build downloads raylib and Box2D"}
"""Why a library may not be installed where there is no network; what went wrong is told as well."""
MAX_SECONDS = 1_800
"""For one library's steps."""


def main() -> int:
    asked = _parse_arguments()
    rows = []
    for name in asked.libraries or REQUIREMENTS:
        row = _try_library(name, asked.steps)
        print(_format_row(row), flush=True)
        rows.append(row)
    if asked.write:
        page = DOC.read_text(encoding="utf-8")
        DOC.write_text(replace_section(page, BEGIN, END, format_table(rows)), encoding="utf-8")
    return 0


def _parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("libraries", nargs="*", choices=[[], *REQUIREMENTS], metavar="LIBRARY")
    parser.add_argument("--steps", type=int, default=STEPS, help="for each game and kind of environment")
    parser.add_argument("--write", action="store_true", help=f"put the table into {DOC.name}")
    return parser.parse_args()


def _try_library(name: str, steps: int) -> dict[str, str]:
    python = FOLDER / name / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    if not python.exists():
        venv.create(FOLDER / name, with_pip=True)
    install = [str(python), "-m", "pip", "install", "-q", *_list_own_requirements(), *REQUIREMENTS[name]]
    installed = _run(install, None)
    if installed.returncode:
        return {
            "library": name,
            "versions": "–",
            "steps": "–",
            "result": "; ".join(["not installed", *_list_reasons(name), _last_line(installed.stderr)]),
        }
    tried = _run(
        [str(python), str(ROOT / "tests/support/lab/wrapper_steps.py"), name, str(steps)], MAX_SECONDS
    )
    if tried.returncode:
        return {
            "library": name,
            "versions": "–",
            "steps": "–",
            "result": f"fails: {_last_line(tried.stderr)}",
        }
    told = json.loads(tried.stdout.splitlines()[-1])
    versions = ", ".join(f"{package} {number}" for package, number in told["versions"].items())
    kinds = " and ".join(told["kinds"])
    return {"library": name, "versions": versions, "steps": f"{told['steps']:,} ({kinds})", "result": "works"}


def _list_reasons(name: str) -> list[str]:
    return [KNOWN_REASONS[name]] if name in KNOWN_REASONS else []


def _list_own_requirements() -> list[str]:
    """What thirdplace itself needs; its sources are used as they are here, without being built."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["envs"]]


def _run(command: list[str], seconds: int | None) -> "subprocess.CompletedProcess[str]":
    own = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PYTHONPATH": str(ROOT / "src")}
    surroundings = os.environ | own
    try:
        return subprocess.run(
            command, capture_output=True, text=True, check=False, env=surroundings, timeout=seconds, cwd=ROOT
        )
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, 1, "", f"not done after {seconds} seconds")


def _last_line(text: str) -> str:
    """What went wrong, as far as one line can tell; the rest is printed."""
    print(text, file=sys.stderr)
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if "Error" in line or line.startswith("ERROR")]
    found = (errors or lines or ["?"])[-1]
    return found.replace("|", "/").replace(str(ROOT), ".")[:160]


def _format_row(row: dict[str, str]) -> str:
    return f"| {row['library']} | {row['versions']} | {row['steps']} | {row['result']} |"


def format_table(rows: list[dict[str, str]]) -> str:
    head = ["| library | versions | random steps | result |", "|---|---|---|---|"]
    date = f"Measured on {datetime.now(UTC):%Y-%m-%d}, with every game."
    return "\n".join([*head, *map(_format_row, rows), "", date])


if __name__ == "__main__":
    raise SystemExit(main())
