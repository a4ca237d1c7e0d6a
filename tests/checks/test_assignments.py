"""What a seat has not seen, laid in every way, by counting."""

from itertools import combinations
from math import comb

from checks.tasting import GAME
from checks.tasting.state import CASK, HAND, ME

from philtre.checks.assignments import assignments, hidden_places, lay_out, lying, parts


def test_parts_are_all_choices_of_a_size() -> None:
    assert sorted(parts([2, 1], 2)) == [(1, 1), (2, 0)]
    assert list(parts([1, 1], 3)) == []
    assert list(parts([3], 0)) == [(0,)]


def test_the_assignments_are_those_that_single_things_can_be_laid_in() -> None:
    state = GAME.new(players=2, seed=4)
    world = state.redeal(0, seed=1)
    places = hidden_places(world, 0)
    ways = assignments(world, places, 1000)
    assert ways is not None
    hand, cask = ({place.zone.name: index for index, place in enumerate(places)}[name] for name in ("hand", "cask"))
    unseen = [kind for kind in range(3) for _ in range(state.b[ME + HAND + kind] + state.b[CASK + kind])]
    counted: dict[tuple[int, ...], int] = {}
    for pair in combinations(unseen, 2):
        held = tuple(pair.count(kind) for kind in range(3))
        counted[held] = counted.get(held, 0) + 1
    found: dict[tuple[int, ...], int] = {}
    for contents, number in ways.items():
        found[contents[hand]] = found.get(contents[hand], 0) + number
        assert [sum(cells) for cells in zip(contents[hand], contents[cask], strict=True)] == [
            unseen.count(kind) for kind in range(3)
        ]
    palates = 2  # either of the two kinds that seat 0 does not prefer
    assert found == {held: palates * number for held, number in counted.items()}
    assert sum(found.values()) == palates * comb(10, 2)


def test_too_many_to_count_are_not_counted() -> None:
    world = GAME.new(players=3, seed=4).redeal(0, seed=1)
    assert assignments(world, hidden_places(world, 0), 5) is None


def test_what_is_laid_out_lies_there_and_looks_the_same() -> None:
    world = GAME.new(players=3, seed=4).redeal(1, seed=1)
    places = hidden_places(world, 1)
    ways = assignments(world, places, 1000)
    assert ways is not None and len(ways) > 20
    for contents in ways:
        other = lay_out(world, places, contents)
        assert lying(other, places) == contents
        assert [int(number) for number in other.seen_by(None).b][-20:] == list(world.seen_by(None).b)[-20:]
