"""The numbers of a report, from games whose numbers are known."""

from pathlib import Path

import msgspec
import numpy
import pytest

import philtre
from philtre.lab.manifest import Manifest
from philtre.lab.match import Match, Outcome
from philtre.lab.run import Run
from philtre.lab.study import Study, course_of, credit, margins, share, sources, study
from philtre.lab.things import Group, groups
from philtre.lab.watch import Sight

GAME = philtre.game("alchemist")
PAIRS = 60


def outcome(number: int) -> Outcome:
    """Games of two: seat 0 wins three of four, in both games of a deal alike; whoever could, took tile 10 and won.

    In the middle of the game the other seat leads.
    """
    block = number // 2
    winner = 0 if block % 4 else 1
    scores = [60, 60]
    scores[winner] += 5 + block % 4
    behind = [30, 30]
    behind[1 - winner] = 40
    options = [(winner, "claim", "tile:10", 2, 1), (1 - winner, "claim", "tile:1", 3, 0), (0, "pass", "", 1, 0)]
    events = [(winner, "promoted", "ingredient:blue", 1), (1 - winner, "promoted", "ingredient:gray", 1)]
    course = [
        (answers, 0, seat, points[seat], points[seat])
        for answers, points in ((0, [0, 0]), (20, behind), (40, scores))
        for seat in (0, 1)
    ]
    match = Match(0, number, block, ("3", "3"))
    sight = Sight(options, [("cauldron:gray+blue",)], events, course)
    ranking = [1 + (seat != winner) for seat in (0, 1)]
    return Outcome(match, scores, [winner], ranking, 40, "", [20, 20], [0.0, 0.0], 40.0, sight)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    manifest = Manifest(
        kind="report", game="alchemist", rules=GAME.rules, players=[2], games=2 * PAIRS, bots=["3"], seed=0
    )
    run = Run.start(tmp_path_factory.mktemp("study") / "run", manifest)
    for number in range(2 * PAIRS):
        run.keep(outcome(number))
    run.flush()
    return run


@pytest.fixture(scope="module")
def found(run: Run) -> Study:
    return study(run, GAME)


def test_seats_win_what_they_won_and_two_games_of_a_deal_count_as_one(found: Study) -> None:
    first, second = (seat.won for seat in found.seats)
    assert (first.value, second.value, first.number) == (0.75, 0.25, 120)
    alone = share(numpy.array([1.0] * 45 + [0.0] * 15), numpy.arange(60))
    assert (first.low, first.high) == pytest.approx((alone.low, alone.high), abs=0.002)


def test_margins_scores_and_lengths(found: Study) -> None:
    (margin,) = found.margins
    assert (margin.quantiles[0], margin.quantiles[-1]) == (5, 8)
    assert found.lengths[0].mean == 40 and found.games == {2: 120}
    assert margins(numpy.array([[5.0, 9.0, 7.0], [4.0, 4.0, 1.0]])).tolist() == [[-4, 2, -2], [0, 0, -3]]


def test_who_leads_in_the_middle_loses_here_and_the_lead_changes_once(found: Study) -> None:
    (lead,) = found.leads
    assert (lead.by_points[0], lead.by_points[10], lead.by_points[-1]) == (0.5, 0.0, 1.0)
    assert lead.changes == [0, 120] and lead.settled.mean == 1.0


def test_a_lead_that_is_shared_is_worth_its_part() -> None:
    assert credit(numpy.array([[3, 3, 1], [4, 3, 1]]), numpy.array([1.0, 0.0, 0.0])).tolist() == [0.5, 1.0]
    score = numpy.array([[0, 0], [3, 0], [3, 5], [9, 5], [10, 6]])
    passed = numpy.array([0.0, 0.25, 0.5, 0.75, 1.0])
    assert course_of(score, numpy.array([1.0, 0.0]), passed) == (2, 0.75)


def test_what_comes_back_on_the_same_deal_is_the_deal() -> None:
    chance = numpy.random.default_rng(0)
    deals = chance.normal(size=(4000, 1)) * [1, -1]
    play = chance.normal(size=(2, 4000, 1)) * [1, -1]
    nobody = numpy.full((2, 4000, 2), "3")
    assert sources(numpy.stack([deals, deals]), nobody)[2] == pytest.approx(1, abs=0.001)
    assert sources(play, nobody)[2] < 0.05
    assert sources(deals + play, nobody)[2] == pytest.approx(0.5, abs=0.05)
    seats = numpy.tile([2.0, -2.0], (2, 4000, 1))
    assert sources(seats + play, nobody)[1] == pytest.approx(0.8, abs=0.03)
    sat = numpy.stack([numpy.tile(["3", "5"], (4000, 1)), numpy.tile(["5", "3"], (4000, 1))])
    skill = numpy.where(sat == "5", 2.0, -2.0)
    assert sources(skill + play, sat)[0] == pytest.approx(0.8, abs=0.03)


def test_luck_of_these_games(found: Study) -> None:
    (luck,) = found.luck
    assert luck.same.value == 1.0 and luck.same_by_chance == 0.75**2 + 0.25**2 and luck.repeated
    assert luck.seats + luck.deal.value == pytest.approx(1, abs=0.001)


def exchanged(number: int, block: int, bots: tuple[str, str]) -> Outcome:
    """A game in which the stronger wins by ten, whatever its seat."""
    told = outcome(0)
    winner = bots.index("4")
    scores = [50, 50]
    scores[winner] = 60
    match = Match(0, number, block, bots)
    return Outcome(**{**vars(told), "match": match, "scores": scores, "winners": [winner]})


def test_games_of_two_strengths_tell_what_lies_in_who_plays_and_nothing_else(tmp_path: Path, run: Run) -> None:
    both = Run.start(tmp_path / "both", run.manifest)
    for number in range(2 * PAIRS):
        both.keep(outcome(number))
    for pair in range(20):
        for second, bots in enumerate((("3", "4"), ("4", "3"))):
            both.keep(exchanged(2 * PAIRS + 2 * pair + second, PAIRS + pair, bots))
    both.flush()
    (luck,) = study(both, GAME).luck
    assert luck.between == ["3", "4"] and luck.games == 40
    assert luck.bots.value == pytest.approx(1) and luck.seats + luck.deal.value == pytest.approx(0)
    alone = study(run, GAME)
    assert msgspec.structs.replace(study(both, GAME), luck=alone.luck) == alone  # all else is of the main games
    assert groups(both, GAME) == groups(run, GAME)


def test_things_that_were_available_taken_and_won_with(run: Run) -> None:
    by_name = {(group.source, group.name): group for group in groups(run, GAME)}
    assert set(by_name) == {("option", ""), ("option", "claim"), ("event", "promoted")}
    one, ten = by_name["option", "claim"].things
    assert (ten.thing, ten.available, ten.taken.value, ten.won.value) == ("tile:10", 120, 1.0, 1.0)
    assert ten.chance == pytest.approx(0.75 * 0.75 + 0.25 * 0.25) and ten.goes_with_victory
    assert (one.available, one.taken.value, one.passed_over) == (120, 0.0, 0.0) and one.never_taken
    blue, gray = by_name["event", "promoted"].things
    assert (blue.available, blue.taken.value, blue.won.value) == (None, 0.5, 1.0)  # no ingredient ever lay open
    assert gray.goes_with_defeat and not gray.goes_with_victory


def test_a_thing_that_only_the_stronger_take_does_not_go_with_victory(tmp_path: Path, run: Run) -> None:
    two = Run.start(tmp_path / "two", run.manifest)
    for number in range(2 * PAIRS):
        told = outcome(number)
        bots = ("5", "3") if told.winners == [0] else ("3", "5")
        two.keep(Outcome(**{**vars(told), "match": Match(0, number, number // 2, bots)}))
    two.flush()
    by_name = {(group.source, group.name): group for group in groups(two, GAME)}
    _, ten = by_name["option", "claim"].things
    assert (ten.won.value, ten.chance) == (1.0, 1.0) and not ten.goes_with_victory


def test_an_event_that_repeats_an_option_is_left_out(tmp_path: Path, run: Run) -> None:
    again = Run.start(tmp_path / "again", run.manifest)
    for number in range(8):
        told = outcome(number)
        assert told.sight is not None
        events = [(seat, "created", thing, 1) for seat, _, thing, _, taken in told.sight.options if taken]
        options = [*told.sight.options, (told.winners[0], "claim", "tile:2", 1, number % 2)]
        events += [(told.winners[0], "created", "tile:2", 1)] * (number % 2)
        sight = Sight(options, told.sight.shown, events, told.sight.course)
        again.keep(Outcome(**{**vars(told), "sight": sight}))
    again.flush()
    found: list[Group] = groups(again, GAME)
    assert [(group.source, group.name) for group in found] == [("option", ""), ("option", "claim")]
