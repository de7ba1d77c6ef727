"""Place Race NZ in the browser: its board is the board."""

import subprocess
import sys
from pathlib import Path

DRAWING = Path(__file__).parents[1] / "drawing"


def test_the_browsers_board_is_made_from_ours() -> None:
    command = [sys.executable, str(DRAWING / "make_board.py"), "--check"]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
