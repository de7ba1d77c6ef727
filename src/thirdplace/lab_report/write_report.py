"""Writes a lab run as HTML or PDF, by the ending of the file."""

from importlib.util import find_spec
from pathlib import Path

from thirdplace.core.registry import find_game
from thirdplace.lab.results.report_structs import LabReport
from thirdplace.text import text_for

__all__ = ["ENDINGS", "PlotsMissing", "check_plots", "write_report"]

ENDINGS = (".html", ".pdf")
NEEDED = ("matplotlib", "fontTools")


class PlotsMissing(Exception):
    """The libraries that plots are drawn with are not installed."""


def check_plots() -> None:
    """Raises PlotsMissing where no plot can be drawn."""
    if not all(find_spec(name) for name in NEEDED):
        raise PlotsMissing


def write_report(report: LabReport, command: str, lang: str, file: Path) -> None:
    """Write the report in one language; `command` repeats the run."""
    from thirdplace.lab_report.html_page import make_html
    from thirdplace.lab_report.make_document import make_document
    from thirdplace.lab_report.pdf_pages import make_pdf

    document = make_document(report, command, text_for(lang, find_game(report.game)))
    file.write_bytes(make_pdf(document) if file.suffix == ".pdf" else make_html(document))
