"""A report on paper, by our press."""

import re
from importlib.resources import files
from typing import Any

import msgspec

from thirdplace.core.parts.paper import PrintRequest
from thirdplace.lab_report.plot_style import PAPER
from thirdplace.lab_report.report_document import Plot, ReportDocument, ShownTable
from thirdplace.paper.typesetting import make_pdf_of_template

__all__ = ["make_pdf"]

MOST_COLUMNS = 4
BESIDE = 2
VIEW_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


def make_pdf(document: ReportDocument) -> bytes:
    plots = [block for section in document.sections for block in section.blocks if isinstance(block, Plot)]
    pictures = {f"{plot.id}.svg": plot.svg.replace(PAPER, "#ffffff").encode() for plot in plots}
    template = (files("thirdplace.lab_report") / "report.typ").read_bytes()
    title = f"{document.title} · {document.kicker}"
    wish = msgspec.convert({"lang": document.lang}, PrintRequest)
    return make_pdf_of_template(template, {"report": _make_document_data(document)}, pictures, title, wish)


def _make_document_data(document: ReportDocument) -> dict[str, Any]:
    return {
        "kicker": document.kicker,
        "title": document.title,
        "lead": document.lead,
        "summary": document.summary_title,
        "findings": [
            {
                "number": one.number,
                "unit": one.unit,
                "subject": one.subject,
                "sentence": one.sentence,
                "step": one.next_step,
            }
            for one in document.findings
        ],
        "remarks": document.remarks,
        "sections": [
            {
                "title": section.title,
                "intro": section.intro,
                "rows": _pair_blocks([_make_block_data(block) for block in section.blocks]),
            }
            for section in document.sections
        ],
        "method-title": document.method_title,
        "method": document.method,
        "command-title": document.command_title,
        "command": document.command,
        "tables-title": document.table_title,
    }


def _make_block_data(block: Plot | ShownTable) -> dict[str, Any]:
    if isinstance(block, Plot):
        return _make_plot_data(block)
    return {"kind": "table", **_make_table_data(block)}


def _pair_blocks(blocks: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """Two beside each other; a table of many columns alone."""
    rows: list[list[dict[str, Any]]] = []
    for block in blocks:
        is_wide = block["kind"] == "table" and len(block["heads"]) > MOST_COLUMNS
        if not rows or len(rows[-1]) == BESIDE or is_wide or len(rows[-1][0].get("heads", ())) > MOST_COLUMNS:
            rows.append([])
        rows[-1].append(block)
    return rows


def _make_plot_data(plot: Plot) -> dict[str, Any]:
    return {
        "kind": "plot",
        "title": plot.title,
        "note": plot.note,
        "description": plot.description,
        "file": f"{plot.id}.svg",
        "tall": _measure_shape(plot.svg),
        "measured": plot.is_measured,
        "table": _make_table_data(plot.table),
    }


def _make_table_data(table: ShownTable) -> dict[str, Any]:
    return {"title": table.title, "heads": table.heads, "rows": table.rows}


def _measure_shape(svg: str) -> float:
    """How many times as high as wide a plot is."""
    found = VIEW_BOX.search(svg)
    assert found is not None
    return float(found[2]) / float(found[1])
