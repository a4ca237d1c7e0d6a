"""What was measured, as tables for people and as data."""

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from bench.contest import PEERS, Comparison, Contest

PACKAGES = ("philtre", "mypy", "librt", *PEERS, "numpy")

SECTIONS = {
    "compiled": "Compiled against interpreted",
    "same game": "Connect Four against the same game elsewhere",
    "different game": "Different games: what a decision costs, no more",
}
THINGS = {
    "kernel": "decisions, kernel",
    "loop": "decisions, Python",
    "copy": "copies",
    "seen_by": "seen_by",
    "redeal": "redeal",
    "search": "simulations",
    "door": "steps, PettingZoo",
}
HEADINGS = ("game", "per second", "ours", "theirs", "ratio", "rounds", "target")
RIGHT = ("ours", "theirs", "ratio", "rounds")


def machine() -> dict[str, Any]:
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": platform.system(),
        "python": platform.python_version(),
        "load": [round(number, 1) for number in os.getloadavg()],
        "versions": {name: installed(name) for name in PACKAGES if installed(name)},
    }


def installed(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def processor() -> str:
    facts = Path("/proc/cpuinfo")
    if facts.exists():
        for line in facts.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.machine()


def row(comparison: Comparison) -> tuple[str, ...]:
    ours, theirs = comparison.ours, comparison.theirs
    target = "" if comparison.target is None else f"≥ {comparison.target:g} {'met' if comparison.met else 'NOT MET'}"
    return (
        who(comparison),
        THINGS[ours.what],
        spoken(ours.rate),
        spoken(theirs.rate),
        f"{figure(comparison.ratio)} ×",
        f"{figure(min(comparison.ratios))}–{figure(max(comparison.ratios))}",
        target,
    )


def who(comparison: Comparison) -> str:
    ours, theirs = comparison.ours, comparison.theirs
    if comparison.section == "compiled":
        return ours.game
    if comparison.section == "same game":
        return f"{ours.worker.name} / {theirs.worker.name}"
    return f"{ours.game} / {theirs.game} ({theirs.worker.name})"


def spoken(rate: float) -> str:
    if rate >= 999_500:
        return f"{rate / 1e6:.2f} M"
    return f"{rate / 1e3:.0f} k" if rate >= 9_950 else f"{rate / 1e3:.1f} k"


def figure(ratio: float) -> str:
    return f"{ratio:.2f}" if ratio < 10 else f"{ratio:.1f}" if ratio < 100 else f"{ratio:.0f}"


def tables(contest: Contest) -> list[Table]:
    made = []
    for section, title in SECTIONS.items():
        table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=0, pad_edge=False)
        for heading in HEADINGS:
            table.add_column(heading, justify="right" if heading in RIGHT else "left", no_wrap=heading != "game")
        for comparison in contest.comparisons:
            if comparison.section == section:
                table.add_row(*row(comparison))
        made.append(table)
    return made


def markdown(facts: dict[str, Any], contest: Contest) -> str:
    versions = ", ".join(f"{name} {number}" for name, number in facts["versions"].items())
    lines = [
        f"{facts['processor']}, {facts['cores']} cores, load {facts['load'][0]}, {facts['system']}, "
        f"Python {facts['python']}; {versions}.",
        "",
        f"Medians of {facts['rounds']} rounds of {facts['seconds']} s of processor time.",
    ]
    dashes = "|".join("--:" if heading in RIGHT else "---" for heading in HEADINGS)
    for section, title in SECTIONS.items():
        lines += ["", f"### {title}", "", f"| {' | '.join(HEADINGS)} |", f"|{dashes}|"]
        lines += [f"| {' | '.join(row(each))} |" for each in contest.comparisons if each.section == section]
    return "\n".join(lines) + "\n"


def data(facts: dict[str, Any], contest: Contest) -> dict[str, Any]:
    """Everything, with every sample."""
    return {
        **facts,
        "samples": [
            {"contestant": cell.worker.name, "game": cell.game, "what": cell.what, "per_second": cell.samples}
            for cell in contest.cells.values()
        ],
        "comparisons": [
            {
                "section": each.section,
                "ours": [each.ours.worker.name, each.ours.game],
                "theirs": [each.theirs.worker.name, each.theirs.game],
                "what": each.ours.what,
                "ratio": each.ratio,
                "rounds": each.ratios,
                "target": each.target,
                "met": each.met,
            }
            for each in contest.comparisons
        ],
    }
