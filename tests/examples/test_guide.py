"""The guide quotes code that is there. (What it shows being run, is run as doctests.)"""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "make-a-game.md").read_text("utf-8")


def test_every_quoted_block_stands_in_a_source() -> None:
    folders = ("examples", "src/philtre/games", "tests/support")
    sources = [path.read_text("utf-8").splitlines() for folder in folders for path in (ROOT / folder).rglob("*.py")]
    blocks = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    quoted = [[line for line in block.splitlines() if line] for block in blocks if ">>>" not in block]
    assert len(quoted) >= 10
    for lines in quoted:
        assert any(set(lines) <= set(source) for source in sources), "\n".join(lines)
