"""The script of docs/verify.md, which shares no line with `thirdplace verify`."""

import re
import subprocess
import sys
from pathlib import Path

__all__ = ["PAGE", "SCRIPT", "run_script"]

PAGE = Path(__file__).parents[3] / "docs" / "verify.md"
SCRIPT = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[-1]


def run_script(folder: Path, record: bytes, *more: str) -> subprocess.CompletedProcess[str]:
    script, file = folder / "verify.py", folder / "record.json"
    script.write_text(SCRIPT, encoding="utf-8")
    file.write_bytes(record)
    return subprocess.run(
        [sys.executable, "-I", script, file, *more], capture_output=True, text=True, check=False, timeout=60
    )
