"""Score pads in the browser: the same sheets give the same scores and refusals as in Python."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.carriers.javascript import find_node, update_translation

from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.parts.pad import pad_of
from thirdplace.core.registry import all_games
from thirdplace.device.pads import settle_pad
from thirdplace.device.refusal_facts import write_refusal

SCRIPT = Path(__file__).parent / "settle_pads.mjs"
SHEETS = 150
WITH_PAD = [game for game in all_games() if pad_of(game) is not None]


def settle_here(game: Game, body: str) -> str:
    try:
        return settle_pad(game.id, body)
    except Refused as refused:
        return write_refusal(refused)


def change_values(sheet: Any, random: Random) -> Any:
    """The sheet with some of its numbers and names changed, for better or worse."""
    if isinstance(sheet, dict):
        return {key: change_values(value, random) for key, value in sheet.items()}
    if isinstance(sheet, list):
        changed = [change_values(value, random) for value in sheet]
        return changed[: random.randint(0, len(changed))] if random.random() < 0.1 else changed
    if isinstance(sheet, int) and not isinstance(sheet, bool) and random.random() < 0.3:
        return sheet + random.choice([-1, 1, 2, 10, 1000])
    return sheet


def list_sheets(example: Any) -> Iterator[str]:
    random = Random(1)
    yield json.dumps(example)
    yield from ("{}", "[]", '{"nonsense":1}')
    for _ in range(SHEETS):
        yield json.dumps(change_values(example, random))


@pytest.mark.parametrize("game", WITH_PAD, ids=lambda game: game.id)
def test_the_same_sheets_give_the_same_scores(game: Game) -> None:
    pad = pad_of(game)
    assert pad is not None
    sheets = list(list_sheets(pad.EXAMPLE))
    lines = "\n".join(json.dumps([game.id, sheet]) for sheet in sheets)
    program = [find_node(), str(SCRIPT), str(update_translation())]
    told = subprocess.run(program, input=lines, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    for sheet, found in zip(sheets, told.stdout.splitlines(), strict=True):
        assert found == settle_here(game, sheet), sheet
