"""Balance reports, opened from their files."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

import philtre
from philtre.cli import main
from philtre.lab import manifest

# Texts of one drawing whose boxes share more than a sliver; what is not drawn has no box.
OVERLAPS = """
svgs => svgs.flatMap(svg => {
  const texts = [...svg.querySelectorAll("text")].map(text => [text.textContent, text.getBoundingClientRect()]);
  return texts.flatMap(([one, a], place) => texts.slice(place + 1)
    .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
                    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > a.height / 3)
    .map(([other]) => one + " | " + other));
})
"""

# Texts that reach beyond their drawing.
CUT = """
svgs => svgs.flatMap(svg => {
  const frame = svg.getBoundingClientRect();
  return [...svg.querySelectorAll("text")].filter(text => {
    const box = text.getBoundingClientRect();
    return box.left < frame.left - 2 || box.right > frame.right + 2;
  }).map(text => text.textContent);
})
"""

ASKED = {name: [name, "--players", "2,3"] for name in philtre.games()}
ASKED["french"] = ["ars-alchimia", "--players", "2", "--lang", "fr"]
ASKED["changed"] = ["azerlande", "--players", "2", "--set", "visitors.24.prestige=4"]
ASKED["alone"] = ["azerlande", "--players", "1"]


@pytest.fixture(params=ASKED)
def report(request: pytest.FixtureRequest, browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Page:
    monkeypatch.setattr(manifest, "FEWEST", 2)
    file = tmp_path / "report.html"
    asked = ["report", *ASKED[request.param], "--games", "8", "--bots", "random", "--workers", "1"]
    assert main([*asked, "--out", str(file)]) == 0
    page = browser.new_page(viewport={"width": 390, "height": 900})
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(file.as_uri())
    assert loaded == [file.as_uri()]
    return page


def test_a_report_fits_its_page_and_reads_well(report: Page) -> None:
    for width in (1200, 390):
        report.set_viewport_size({"width": width, "height": 900})
        assert report.evaluate("document.documentElement.scrollWidth") == width
        assert report.eval_on_selector_all("figure svg", OVERLAPS) == []
        assert report.eval_on_selector_all("figure svg", CUT) == []
    heights = report.eval_on_selector_all("figure svg text", "texts => texts.map(text => text.getBBox().height)")
    scale = report.eval_on_selector("figure svg", "svg => svg.getScreenCTM().a")
    assert len(heights) > 100 and min(heights) * scale > 8
    assert report.locator("figcaption").count() == report.locator("figure").count() > 10
    report.locator("summary").first.click()
    assert report.get_by_role("columnheader").first.is_visible()
    assert Axe().run(report).response["violations"] == []
    report.close()
