"""A run as a file: what was counted so far, so that the same command goes on where it was stopped."""

import os
from io import BytesIO
from pathlib import Path
from zipfile import BadZipFile

import msgspec
import numpy as np

from thirdplace.lab.lab_run import LabRun

__all__ = ["OtherPlan", "UnreadableRun", "read_run", "write_run"]

HEAD = "head"


class OtherPlan(Exception):
    """The file is of a run with another plan."""


class UnreadableRun(Exception):
    """The file is no run, or it is damaged."""


class _Head(msgspec.Struct):
    digest: str
    blocks: list[int]
    joined: list[int]


def write_run(run: LabRun, file: Path) -> None:
    """Write the run, replacing the file as a whole: a full disk leaves the older one as it was."""
    if not run.blocks:
        return
    head = _Head(run.plan.digest, [one.blocks for one in run.keepers], [one.joined for one in run.keepers])
    arrays = {
        f"{number}/{key}": array
        for number, keeper in enumerate(run.keepers)
        for key, array in keeper.raw_tally().items()
    }
    packed = BytesIO()
    np.savez_compressed(packed, head=np.frombuffer(msgspec.json.encode(head), np.uint8), **arrays)  # type: ignore[arg-type]
    beside = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        beside.write_bytes(packed.getvalue())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def read_run(run: LabRun, file: Path) -> None:
    """Go on from a file.

    Raises:
        OSError: There is no such file, or it cannot be read.
        OtherPlan: It is of another plan.
        UnreadableRun: It cannot be understood.
    """
    try:
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as found:
            head = msgspec.json.decode(found[HEAD].tobytes(), type=_Head)
            arrays = {key: found[key] for key in found.files if key != HEAD}
    except (ValueError, KeyError, EOFError, BadZipFile, msgspec.DecodeError) as wrong:
        raise UnreadableRun from wrong
    if head.digest != run.plan.digest:
        raise OtherPlan
    for number, keeper in enumerate(run.keepers):
        own = {key.partition("/")[2]: array for key, array in arrays.items() if key.startswith(f"{number}/")}
        keeper.restore(head.blocks[number], head.joined[number], own)
