"""A report as one HTML file: style, fonts and plots are inside, and nothing comes from elsewhere."""

from collections.abc import Iterable
from html import escape
from importlib.resources import files

from thirdplace.lab_report.page_fonts import make_font_faces
from thirdplace.lab_report.plot_svg import embed_svg
from thirdplace.lab_report.report_document import Finding, Plot, ReportDocument, Section, ShownTable

__all__ = ["make_html"]

MOST_COLUMNS = 4
"""A table with more of them takes the whole width."""


def make_html(document: ReportDocument) -> bytes:
    body = "\n".join(_write_body(document))
    style = (files("thirdplace.lab_report") / "report.css").read_text("utf-8")
    title = escape(f"{document.title} · {document.kicker}")
    page = f"""<!doctype html>
<html lang="{document.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
{make_font_faces(body)}
{style}</style>
</head>
<body>
{body}
</body>
</html>
"""
    return page.encode()


def _write_body(document: ReportDocument) -> Iterable[str]:
    yield "<header>"
    yield f'<p class="kicker">{escape(document.kicker)}</p>'
    yield f"<h1>{escape(document.title)}</h1>"
    yield f'<p class="lead">{escape(document.lead)}</p>'
    yield "</header>"
    yield f'<nav aria-label="{escape(document.contents_title)}"><ul>'
    for section in document.sections:
        yield f'<li><a href="#{section.id}">{escape(section.title)}</a></li>'
    yield f'<li><a href="#method">{escape(document.method_title)}</a></li>'
    yield "</ul></nav>"
    yield "<main>"
    yield from _write_summary(document)
    for section in document.sections:
        yield from _write_section(section, document.table_title)
    yield f'<section id="method"><h2>{escape(document.method_title)}</h2>'
    yield from (f"<p>{escape(sentence)}</p>" for sentence in document.method)
    yield f"<h3>{escape(document.command_title)}</h3>"
    yield f'<pre tabindex="0"><code>{escape(document.command)}</code></pre></section>'
    yield "</main>"
    yield "<footer>thirdplace</footer>"


def _write_summary(document: ReportDocument) -> Iterable[str]:
    yield f'<section id="summary"><h2>{escape(document.summary_title)}</h2>'
    if document.findings:
        yield '<ol class="findings">'
        yield from (_write_finding(finding) for finding in document.findings)
        yield "</ol>"
    for remark in document.remarks:
        yield f'<p class="remark">{escape(remark)}</p>'
    yield "</section>"


def _write_finding(finding: Finding) -> str:
    unit = f" <small>{escape(finding.unit)}</small>" if finding.unit else ""
    subject = escape(finding.subject)
    if finding.section:
        subject = f'<a href="#{finding.section}">{subject}</a>'
    step = f'<p class="next">{escape(finding.next_step)}</p>' if finding.next_step else ""
    return (
        f'<li><p class="number">{escape(finding.number)}{unit}</p>'
        f"<div><p><strong>{subject}</strong> {escape(finding.sentence)}</p>{step}</div></li>"
    )


def _write_section(section: Section, table_title: str) -> Iterable[str]:
    yield f'<section id="{section.id}"><h2>{escape(section.title)}</h2>'
    yield f'<p class="intro">{escape(section.intro)}</p>'
    yield '<div class="blocks">'
    for block in section.blocks:
        if isinstance(block, Plot):
            yield from _write_plot(block, table_title)
        else:
            kind = "block wide" if len(block.heads) > MOST_COLUMNS else "block"
            yield f'<div class="{kind}"><h3>{escape(block.title)}</h3>{_write_table(block)}</div>'
    yield "</div></section>"


def _write_plot(plot: Plot, table_title: str) -> Iterable[str]:
    yield f'<figure class="block" id="{plot.id}"><figcaption><h3>{escape(plot.title)}</h3>'
    if plot.note:
        yield f"<p>{escape(plot.note)}</p>"
    yield "</figcaption>"
    yield embed_svg(plot.svg, escape(plot.description))
    yield f"<details><summary>{escape(table_title)}</summary>{_write_table(plot.table)}</details></figure>"


def _write_table(table: ShownTable) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' if head else "<td></td>" for head in table.heads)
    rows = "".join(_write_row(row) for row in table.rows)
    return (
        f'<div class="scroll" tabindex="0" role="group" aria-label="{escape(table.title)}">'
        f"<table><thead><tr>{heads}</tr></thead>\n<tbody>{rows}</tbody></table></div>"
    )


def _write_row(row: tuple[str, ...]) -> str:
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
    return f'<tr><th scope="row">{escape(row[0])}</th>{cells}</tr>\n'
