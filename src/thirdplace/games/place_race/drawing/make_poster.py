"""Writes the board for paper: poster.json, what is where, and land.jpg.

Where names stand on the map is found in TypeScript (labels.ts), for the screen as for paper. Sea and land are
watercolour by a filter that no PDF knows, so a browser paints them once; coast, lines and names stay lines
and letters. Run it after a change of board.toml or of the map: `make pictures`. poster.test.ts tells when
that was forgotten.
"""

import io
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

GAME = Path(__file__).parents[1]
CLIENT = GAME.parents[3] / "client"
LAND = GAME / "web" / "map" / "LandPainting.svelte"
DOTS = 3  # a unit of the map
QUALITY = 72


def draw_poster() -> dict[str, Any]:
    program = shutil.which("node") or str(Path(sys.executable).parent / "node")
    command = [program, "draw.mjs", f"$games/{GAME.name}/web/map/poster.ts", "poster", "painting"]
    told = subprocess.run(command, cwd=CLIENT, check=True, capture_output=True)
    made: dict[str, Any] = json.loads(told.stdout)
    return made


def paint_land(inside: str, part: list[int]) -> bytes:
    from PIL import Image
    from playwright.sync_api import sync_playwright

    program = shutil.which("chromium") or shutil.which("chromium-headless-shell")
    assert program, "Chromium is missing: apt install chromium"
    filters = "".join(re.findall(r"<filter.*?</filter>", LAND.read_text(encoding="utf-8"), re.DOTALL))
    left, top, right, bottom = part
    view = f'viewBox="{left} {top} {right - left} {bottom - top}"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {view}><defs>{filters}</defs>{inside}</svg>'
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page(device_scale_factor=DOTS)
        page.set_viewport_size({"width": right - left, "height": bottom - top})
        page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: 100vw }}</style>{svg}")
        raster = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        browser.close()
    held = io.BytesIO()
    raster.save(held, "jpeg", quality=QUALITY, optimize=True)
    return held.getvalue()


def main() -> None:
    made = draw_poster()
    poster = made["poster"]
    (GAME / "pictures" / "poster.json").write_text(
        json.dumps(poster, ensure_ascii=False, indent=1) + "\n", encoding="utf-8"
    )
    (GAME / "pictures" / "land.jpg").write_bytes(paint_land(made["painting"], poster["painted"]))


if __name__ == "__main__":
    main()
