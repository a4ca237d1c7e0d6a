"""Changes of a game's components: what they may be, and what is said of those that may not."""

from typing import Any

import pytest

from philtre.kernel.changes import make_changes, read_change, read_changes
from philtre.kernel.components import components
from philtre.kernel.errors import Unreadable

AZERLANDE = "philtre.games.azerlande"


def changed(text: str, package: str = AZERLANDE) -> dict[str, Any]:
    box = components(package)
    make_changes(box, read_change(text))
    return box


def test_an_entry_is_found_by_its_name_whether_its_table_is_said_in_the_plural_or_not() -> None:
    for text in ("visitors.24.prestige=4", "visitor.24.prestige = 4"):
        visitors = changed(text)["visitor"]
        assert [visitor["prestige"] for visitor in visitors if visitor["id"] == 24] == [4]
        assert len([visitor for visitor in visitors if visitor["prestige"] == 4]) == 4  # three had that before


def test_entries_without_a_name_of_their_own_go_by_their_values_or_their_places() -> None:
    assert changed("drink.charm-novice.gain.apprentice=5")["drink"][3]["gain"] == {"apprentice": 5}
    assert changed("potion_die.6.prestige=9")["potion_die"][5]["prestige"] == 9
    assert changed("multiplier.3.by_rank.2=7")["multiplier"][1]["by_rank"] == [4, 7, 2]
    assert (
        changed("cauldron.gray+blue.source=rulebook", "philtre.games.alchemist")["cauldron"][0]["source"] == "rulebook"
    )


def test_what_its_like_have_an_entry_may_be_given() -> None:
    assert changed("visitor.1.infinite=true")["visitor"][0]["infinite"] is True
    assert changed("card.m02.gain={sap = 1}")["card"][1]["gain"] == {"flower": 2, "sap": 1}


def test_a_file_has_many_changes() -> None:
    box = components(AZERLANDE)
    former = make_changes(box, read_changes("visitors.24.prestige = 4\n[constants]\ndays = 5\n"))
    assert former == {"visitor.24.prestige": 5, "constants.days": 6}
    assert box["constants"]["days"] == 5


REFUSED = {
    "no table": ("guests.24.prestige=4", "no-such-part", "guests"),
    "no entry": ("visitors.99.prestige=4", "no-such-part", "99"),
    "no key": ("visitors.24.prestig=4", "no-such-part", "prestig"),
    "a part of a number": ("constants.days.first=4", "no-such-part", "first"),
    "a word for a number": ("visitors.24.prestige=four", "bad-change", "four"),
    "a number for a word": ("visitors.24.order=4", "bad-change", "4"),
    "an unknown word": ("visitors.24.order=sped", "bad-change", "sped"),
    "a number for yes or no": ("visitors.33.infinite=1", "bad-change", "1"),
    "less than nothing": ("visitors.24.prestige=-1", "bad-change", "-1"),
    "a list too short": ("track.bonus=[0, 1]", "bad-change", "[0, 1]"),
    "a whole table": ("visitors=4", "bad-change", "4"),
    "no value": ("visitors.24.prestige", "change-form", "visitors.24.prestige"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    text, reason, told = REFUSED[name]
    with pytest.raises(Unreadable) as refused:
        changed(text)
    assert refused.value.reason == reason
    assert told in refused.value.arguments.values()


def test_a_file_that_is_not_toml_is_refused() -> None:
    with pytest.raises(Unreadable, match="changes-form"):
        read_changes("visitors.24.prestige: 4")
