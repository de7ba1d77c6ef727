"""Place Race NZ in the browser: its board is the board."""

import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).parents[5] / "client"


def test_the_browsers_board_is_made_from_ours() -> None:
    command = [sys.executable, str(CLIENT / "make_board.py"), "--check"]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
