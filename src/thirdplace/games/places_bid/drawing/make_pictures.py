"""Writes the building pictures as files for printing, into pictures/.

The pictures are drawn in TypeScript, as lines and as washes that a filter makes look like watercolour. No PDF
can do such a filter in reasonable time and size, so a browser paints the washes once, into a JPEG each; the
lines stay lines, in an SVG of the same coordinates (300 x 210) to be laid over it. Without the washes the
lines alone are a picture that saves ink.

In pictures/own are the parts of people's own buildings, to be laid over each other in this order:
<house>-<category>.jpg, <house>.svg, around-<around>.svg, emblem-<emblem>.svg (to save ink: the last two with
`-ink` before their ending, and without the first).

`make pictures` writes them; with `--check` it only tells if a drawing was changed since.
"""

import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

GAME = Path(__file__).parents[1]
CLIENT = GAME.parents[3] / "client"
PICTURES = GAME / "pictures"
MADE_FROM = PICTURES / "made-from.json"
BLEED = CLIENT / "src" / "parts" / "WatercolourFilter.svelte"
BLENDING = CLIENT / "src" / "design" / "base.css"
BOX = (300, 210)
SIZE = (720, 504)
QUALITY = 70  # the grain of the paper hides what it costs


def list_sources() -> list[Path]:
    """Everything that has a say in how a picture looks."""
    drawings = (GAME / "web" / "art").glob("*.ts")
    tools = (CLIENT / "src" / "lib" / "watercolour").glob("*.ts")
    return sorted([*drawings, *tools, BLEED, CLIENT / "draw.mjs", Path(__file__)])


def hash_sources() -> dict[str, str]:
    """The hash of each source by its name, independent of line endings."""
    return {
        path.name: hashlib.sha256(path.read_bytes().replace(b"\r\n", b"\n")).hexdigest()
        for path in list_sources()
    }


def draw_pictures() -> dict[str, dict[str, str]]:
    program = shutil.which("node") or str(Path(sys.executable).parent / "node")
    command = [program, "draw.mjs", f"$games/{GAME.name}/web/art/print.ts", "prints"]
    told = subprocess.run(command, cwd=CLIENT, check=True, capture_output=True)
    made: dict[str, dict[str, str]] = json.loads(told.stdout)["prints"]
    return made


def wrap_in_svg(inside: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BOX[0]} {BOX[1]}">{inside}</svg>\n'


def write_picture(name: str, ending: str, content: bytes) -> None:
    path = PICTURES / f"{name}.{ending}"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def paint_washes(washes: dict[str, str]) -> None:
    from PIL import Image
    from playwright.sync_api import sync_playwright

    program = shutil.which("chromium") or shutil.which("chromium-headless-shell")
    assert program, "Chromium is missing: apt install chromium"
    bleed = re.search(r"<filter.*</filter>", BLEED.read_text(encoding="utf-8"), re.DOTALL)
    assert bleed
    blending = re.findall(r"^\.aw[^{]*\{[^}]*\}", BLENDING.read_text(encoding="utf-8"), re.MULTILINE)
    paper = "html { background: #fff } body { margin: 0 } svg { display: block; width: 100vw }"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
        for name, inside in washes.items():
            painted = wrap_in_svg(f'<defs>{bleed[0]}</defs><g class="aw" filter="url(#bleed)">{inside}</g>')
            page.set_content(f"<style>{paper} {' '.join(blending)}</style>{painted}")
            raster = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            held = io.BytesIO()
            raster.save(held, "jpeg", quality=QUALITY, optimize=True)
            write_picture(name, "jpg", held.getvalue())
        browser.close()


def main() -> None:
    if "--check" in sys.argv:
        if not MADE_FROM.exists() or json.loads(MADE_FROM.read_text(encoding="utf-8")) != hash_sources():
            sys.exit("the drawings have been changed since the pictures were made: make pictures")
        return
    shutil.rmtree(PICTURES, ignore_errors=True)
    made = draw_pictures()
    for name, lines in made["lines"].items():
        write_picture(name, "svg", wrap_in_svg(lines).encode())
    paint_washes(made["washes"])
    MADE_FROM.write_text(json.dumps(hash_sources(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
