"""A lab report in a real browser, from a file: axe-clean, nothing beside the screen, light and dark."""

from pathlib import Path
from typing import Literal

import pytest
from support.lab.sample_report import sample_report
from support.live_site import AXE, DESK, PHONE, LiveSite
from support.screen_checks import CUT_OFF

from thirdplace.lab_report.write_report import write_report

pytestmark = pytest.mark.browser
ASK_AXE = """axe.run(document, { resultTypes: ['violations'] })
  .then(result => result.violations.map(found => found.id + found.nodes[0].html))"""


@pytest.mark.parametrize(("size", "scheme", "lang"), [(DESK, "light", "en"), (PHONE, "dark", "de")])
def test_a_report_is_accessible_and_fits(
    site: LiveSite, tmp_path: Path, size: tuple[int, int], scheme: Literal["light", "dark"], lang: str
) -> None:
    file = tmp_path / "report.html"
    write_report(sample_report(), "thirdplace lab sample", lang, file)
    page = site.browser.new_page(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    page.evaluate("document.querySelectorAll('details').forEach((it) => { it.open = true; })")
    page.add_script_tag(content=AXE.read_text("utf-8"))
    assert page.evaluate(ASK_AXE) == []
    assert page.evaluate(CUT_OFF) == []
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    page.close()
