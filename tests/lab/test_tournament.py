"""Who meets whom how often, and in which seats."""

from collections import Counter, defaultdict
from itertools import combinations

import pytest

import philtre
from philtre.lab.match import Match, Terms, play
from philtre.lab.tournament import in_turns, tournament


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("bots", ["ab", "abc", "abcde", "abcdefg"])
def test_every_block_has_one_deal_and_balanced_seats(players: int, bots: str) -> None:
    matches = tournament(bots, players, 60, seed=3)
    assert [match.number for match in matches] == list(range(len(matches)))
    assert 60 <= len(matches) < 60 + players
    blocks = defaultdict(list)
    for match in matches:
        blocks[match.block].append(match)
    assert len({match.deal for match in matches}) == len(blocks)
    for block in blocks.values():
        assert len({match.deal for match in block}) == 1
        assert len({match.bots for match in block}) == len(block)
        for bot in {bot for match in block for bot in match.bots}:
            assert len({sum(match.bots[seat] == bot for match in block) for seat in range(players)}) == 1


@pytest.mark.parametrize(("bots", "players"), [("abcd", 2), ("abcd", 3), ("abcde", 4), ("abc", 4), ("ab", 5)])
def test_over_a_round_everybody_meets_everybody_equally_often(bots: str, players: int) -> None:
    line_ups = len(list(combinations(bots, players % len(bots))))
    matches = [match for match in tournament(bots, players, 1000, seed=0) if match.block < 2 * line_ups]
    blocks = {match.block: match for match in matches}
    met: Counter[tuple[str, ...]] = Counter()
    seats: Counter[str] = Counter()
    for match in blocks.values():
        seats.update(match.bots)
        met.update(tuple(sorted(pair)) for pair in combinations(match.bots, 2) if pair[0] != pair[1])
    assert len(met) == len(bots) * (len(bots) - 1) // 2
    assert len(set(met.values())) == 1 and len(set(seats.values())) == 1


def test_before_a_round_is_over_meetings_are_already_even() -> None:
    matches = tournament("abcdefghij", 5, 200, seed=0)  # 40 blocks of the 252 line-ups
    met: Counter[tuple[str, ...]] = Counter()
    for match in {match.block: match for match in matches}.values():
        met.update(tuple(sorted(pair)) for pair in combinations(match.bots, 2))
    assert len(met) == 45 and max(met.values()) - min(met.values()) <= 3


def test_another_seed_gives_other_deals() -> None:
    deals = [{match.deal for match in tournament("ab", 2, 20, seed)} for seed in (1, 2)]
    assert not deals[0] & deals[1]


@pytest.mark.parametrize(("bots", "reason"), [(["a"], "too-few-bots"), (["a", "b", "a"], "same-bot")])
def test_refused_entries(bots: list[str], reason: str) -> None:
    with pytest.raises(philtre.Unreadable) as refused:
        tournament(bots, 2, 10, seed=0)
    assert refused.value.reason == reason


def test_simulated_games_have_a_deal_each_and_turn_by_a_seat() -> None:
    matches = in_turns(["a", "b", "c"], 6, seed=0)
    assert [match.bots[0] for match in matches] == ["a", "b", "c", "a", "b", "c"]
    assert len({match.deal for match in matches}) == 6


def test_a_match_leaves_a_record_that_replays_to_its_result() -> None:
    game = philtre.game("alchemist")
    outcome = play(Match(5, 0, 0, ("greedy", "random", "1")), Terms(game.package, {"schools": "no"}))
    record = philtre.Record.read(outcome.record)
    positions = sum(1 for _ in record.replay(game))
    assert positions == outcome.decisions + 1
    assert record.result is not None
    assert (record.result.scores, record.result.winners) == (outcome.scores, outcome.winners)
    assert record.heading.seed == outcome.match.deal and record.heading.options == {"schools": "no"}
    assert sum(outcome.choices) <= outcome.decisions and all(seconds > 0 for seconds in outcome.seconds)
