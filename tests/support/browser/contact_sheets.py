"""Pictures of one screen side by side, small enough to be looked at together and large enough to be read."""

from collections.abc import Iterable
from pathlib import Path

from PIL import Image

__all__ = ["write_contact_sheet"]

SHEET_WIDTH_PX = 1580
GAP_PX = 6
GROUND = (128, 128, 128)


def write_contact_sheet(path: Path, pictures: Iterable[tuple[Path, float]]) -> None:
    """`pictures`: each with its scale; in rows, as many beside each other as there is room for."""
    rows: list[list[Image.Image]] = [[]]
    for file, scale in pictures:
        with Image.open(file) as picture:
            width, height = round(picture.width * scale), round(picture.height * scale)
            small = picture.resize((width, height), Image.Resampling.LANCZOS)
        if rows[-1] and _width_of([*rows[-1], small]) > SHEET_WIDTH_PX:
            rows.append([])
        rows[-1].append(small)
    heights = [max(picture.height for picture in row) for row in rows]
    size = (max(map(_width_of, rows)), sum(heights) + GAP_PX * (len(rows) - 1))
    sheet = Image.new("RGB", size, GROUND)
    top = 0
    for row, height in zip(rows, heights, strict=True):
        left = 0
        for small in row:
            sheet.paste(small, (left, top))
            left += small.width + GAP_PX
        top += height + GAP_PX
    sheet.save(path, compress_level=1)


def _width_of(row: list[Image.Image]) -> int:
    return sum(picture.width for picture in row) + GAP_PX * (len(row) - 1)
