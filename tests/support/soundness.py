"""What holds of every page, whatever it shows."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

WIDTHS = [390, 768, 1440]
FAULTS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice")


def expect_sound(page: Page, where: str) -> None:
    """Nothing for axe to find, no word missing, nothing wider than the window."""
    found = Axe().run(page, options={"runOnly": list(FAULTS), "resultTypes": ["violations"]}).response["violations"]
    told = [f"{fault['id']}: {node['html'][:200]}" for fault in found for node in fault["nodes"]]
    assert not told, (where, told)
    assert "⟨" not in page.content(), where
    expect_no_overflow(page, where)


def expect_no_overflow(page: Page, where: str) -> None:
    """Nothing sticks out of the window, but for what can be scrolled to, and no text is cut without a sign of it."""
    out, cut = page.evaluate(
        """() => {
            const all = [...document.querySelectorAll("body *")].filter((node) => !node.closest(".hidden-text, svg *"));
            const style = new Map(all.map((node) => [node, getComputedStyle(node)]));
            const inside = (node) => {
                for (let up = node.parentElement; up && up !== document.body; up = up.parentElement)
                    if (style.get(up)?.overflowX !== "visible") return true;
                return false;
            };
            const out = all.filter((node) => {
                const {left, right, width} = node.getBoundingClientRect();
                const hung = style.get(node).position === "fixed";
                return width > 1 && (right > innerWidth + 1 || left < -1) && !hung && !inside(node);
            });
            const cut = all.filter((node) => {
                const {overflowX, textOverflow} = style.get(node);
                const hides = ["hidden", "clip"].includes(overflowX) && textOverflow !== "ellipsis";
                const larger = node.clientWidth > 1 && node.scrollWidth > node.clientWidth + 1;
                return hides && larger && node.innerText?.trim();
            });
            return [out, cut].map((nodes) => nodes.map((node) => node.outerHTML.slice(0, 160)));
        }"""
    )
    assert out == [], (where, out)
    assert cut == [], (where, cut)
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth"), where
