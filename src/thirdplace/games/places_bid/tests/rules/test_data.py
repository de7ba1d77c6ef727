"""What programs get of this game: everything on its cards and board, and typed views."""

import re
import subprocess
import sys
from pathlib import Path

from thirdplace import describe_game

ROOT = Path(__file__).parents[6]


def test_every_building_is_in_the_data() -> None:
    assert len(describe_game("places-bid").data.buildings) == 48


def test_editors_and_type_checkers_know_what_is_in_a_view(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        "from thirdplace import new_match\n"
        "from thirdplace.games.places_bid import GAME\n"
        "market: list[str] = new_match(GAME, 4).view(0).market\n"
        "wrong: int = new_match(GAME, 4).view(0).markt\n"
    )
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(program)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert re.findall(r"program.py:(\d+): error: (.*?)  ", checked.stdout) == [
        ("4", '"View" has no attribute "markt"; maybe "market"?')
    ]
