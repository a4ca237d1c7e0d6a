"""What holds of every page, whatever it shows."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

WIDTHS = [390, 768, 1440]
FAULTS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice")


def expect_sound(page: Page, where: str) -> None:
    """Nothing for axe to find, no word missing, nothing wider than the window."""
    found = Axe().run(page, options={"runOnly": list(FAULTS)}).response["violations"]
    told = [f"{fault['id']}: {node['html'][:200]}" for fault in found for node in fault["nodes"]]
    assert not told, (where, told)
    assert "⟨" not in page.content(), where
    expect_no_overflow(page, where)


def expect_no_overflow(page: Page, where: str) -> None:
    over = page.evaluate(
        """() => [...document.querySelectorAll("body *")].filter((node) => {
            const {left, right, width} = node.getBoundingClientRect();
            return width > 1 && (right > innerWidth + 1 || left < -1) && getComputedStyle(node).position !== "fixed";
        }).map((node) => node.outerHTML.slice(0, 120))"""
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth"), (where, over)
