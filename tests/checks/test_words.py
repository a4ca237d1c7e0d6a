"""Whatever a game cannot say, the suite names."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from checks.tasting import GAME

import philtre

TEXT = Path(__file__).parent / "tasting" / "text"


def without(id: str, *languages: str) -> Callable[[Path], None]:
    def strike(folder: Path) -> None:
        for language in languages:
            file = folder / f"{language}.ftl"
            lines = file.read_text("utf-8").splitlines(keepends=True)
            kept = [line for line in lines if not line.startswith(f"{id} =")]
            assert len(kept) == len(lines) - 1
            file.write_text("".join(kept), "utf-8")

    return strike


def with_line(line: str, *languages: str) -> Callable[[Path], None]:
    def add(folder: Path) -> None:
        for language in languages:
            file = folder / f"{language}.ftl"
            file.write_text(file.read_text("utf-8") + line + "\n", "utf-8")

    return add


def instead(old: str, new: str, language: str) -> Callable[[Path], None]:
    def put(folder: Path) -> None:
        file = folder / f"{language}.ftl"
        assert old in file.read_text("utf-8")
        file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")

    return put


def lose(name: str) -> Callable[[Path], None]:
    return lambda folder: (folder / name).unlink()


@pytest.mark.parametrize(
    ("package", "spoil", "what"),
    [
        ("no_event", without("event-took", "en", "fr"), "text/en.ftl lacks the message “event-took”"),
        ("no_thing", without("vial-rue", "en", "fr"), "text/en.ftl lacks the message “vial-rue”"),
        ("no_reason", without("reason-not-held", "en", "fr"), "lacks the message “reason-not-held”"),
        ("no_pitch", without("game-pitch", "en", "fr"), "lacks the message “game-pitch”"),
        ("no_choice", without("option-choice-rounds-two", "en", "fr"), "“option-choice-rounds-two”"),
        ("no_french", without("option-seal", "fr"), "“option-seal” of en.ftl is missing in fr.ftl"),
        ("only_french", with_line("adieu = Adieu", "fr"), "“adieu” of fr.ftl is missing in en.ftl"),
        ("said_twice", with_line("game = Again", "en"), "en.ftl has the message “game” twice"),
        ("garbled", with_line("event-took { $vial", "fr"), "fr.ftl cannot be read from “event-took { $vial” on"),
        ("no_argument", instead("takes { $vial }", "takes { $thing }", "en"), "“event-took” with"),
        ("no_reference", instead("{ $vial } on the shelf", "{ $jar } on the shelf", "en"), "“reason-shelf-lacks” with"),
        ("no_rules", lose("fr.md"), "the game has no text/fr.md"),
        ("no_words", lose("en.ftl"), "the game has no text/en.ftl"),
    ],
)
def test_a_game_that_lacks_words_is_told_which(
    package: str, spoil: Callable[[Path], None], what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(TEXT, tmp_path / package / "text")
    (tmp_path / package / "__init__.py").touch()
    spoil(tmp_path / package / "text")
    monkeypatch.syspath_prepend(tmp_path)
    verdict = philtre.check(replace(GAME, package=package, _words={}), games=2, progress=False)
    assert verdict.failed == ["words"], str(verdict)
    found = verdict.item("words").counterexample
    assert found is not None and what in found.what, str(found)
