"""What a measurement writes into a document."""

from pathlib import Path

import pytest

from bench.document import replace


def test_the_figures_of_a_document_are_replaced(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    file.write_text("before\n<!-- figures -->\nold\n<!-- end of figures -->\nafter\n")
    for _ in range(2):
        replace(file, "figures", "new")
        assert file.read_text() == "before\n<!-- figures -->\n\nnew\n\n<!-- end of figures -->\nafter\n"


def test_a_document_without_a_place_for_them_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    file.write_text("before\n<!-- figures -->\nold\n")
    with pytest.raises(ValueError, match="figures"):
        replace(file, "figures", "new")
    assert file.read_text() == "before\n<!-- figures -->\nold\n"
