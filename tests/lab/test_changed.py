"""Changed components reach the compiled rules, and only those of the processes that are told."""

import pytest

import philtre
from philtre.lab.crew import outcomes
from philtre.lab.match import Outcome, Terms
from philtre.lab.tournament import in_turns

MATCHES = in_turns(["random", "random"], 6, seed=1)


def played(name: str, changes: dict[str, object]) -> list[Outcome]:
    terms = Terms(philtre.game(name).package, changes=changes)
    return sorted(outcomes(MATCHES, terms, 1), key=lambda outcome: outcome.match.number)


def most(found: list[Outcome]) -> int:
    return max(score for outcome in found for score in outcome.scores)


def length(found: list[Outcome]) -> int:
    return sum(outcome.decisions for outcome in found)


CHANGES: dict[str, dict[str, object]] = {
    "alchemist": {"school_reward.2.places.1": 90},
    "elixir-mixer": {"target.2.points": 2},
    "bal-des-chaudrons": {"constants.circle_to_end": 1},
    "ars-alchimia": {"constants.years": 1},
    "azerlande": {"constants.days": 2},
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_change_has_its_effect_and_leaves_the_original_alone(name: str) -> None:
    before = played(name, {})
    changed = played(name, CHANGES[name])
    if name == "alchemist":
        assert most(changed) > 90 > most(before)
    elif name == "elixir-mixer":
        assert most(changed) < 6 < 10 <= most(before)
    else:
        assert length(changed) < 0.7 * length(before)
    assert played(name, {}) == before


def test_rules_that_were_read_cannot_be_changed_any_more() -> None:
    with pytest.raises(AssertionError, match="read already"):
        Terms(philtre.game("alchemist").package, changes={"constants.seals": 2}).game()
