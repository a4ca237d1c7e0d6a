"""The part of a document that a measurement writes."""

from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"


def replace(file: Path, name: str, text: str) -> None:
    """Put a text between ``<!-- name -->`` and ``<!-- end of name -->``."""
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->\n"
    before, found, rest = file.read_text().partition(begin)
    _, ended, after = rest.partition(end)
    if not (found and ended):
        raise ValueError(f"{file} has no part {begin.strip()} … {end.strip()}")
    file.write_text(f"{before}{begin}\n{text.strip()}\n\n{end}{after}")
