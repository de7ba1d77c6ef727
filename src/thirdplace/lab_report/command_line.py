"""The command that repeats a lab run."""

import shlex
from typing import Any

import msgspec

from thirdplace.lab.lab_request import LabRequest

__all__ = ["write_command"]


def write_command(request: LabRequest, goal: float | None = None) -> str:
    """As it is typed in a shell; `goal` is that of a search, as a share."""
    words = ["thirdplace", "lab", request.game]
    if request.seats:
        words += ["--seats", ",".join(map(str, request.seats))]
    if request.levels:
        words += ["--levels", ",".join(request.levels)]
    if request.deals is not None:
        words += ["--deals", str(request.deals)]
    if request.precision is not None:
        words += ["--precision", f"{100 * request.precision:g}"]
    for key, value in request.options.items():
        words += ["--option", f"{key}={_write_value(value)}"]
    for vary in request.vary:
        words += ["--vary", f"{vary.key}={','.join(map(_write_value, vary.values))}"]
    for restriction in request.restrict:
        words += ["--restrict", restriction]
    if request.weighed_games:
        words += ["--weigh", str(request.weighed_games)]
    if goal is not None:
        words += ["--search", f"{100 * goal:g}"]
    words += ["--seed", request.seed]
    return shlex.join(words)


def _write_value(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
