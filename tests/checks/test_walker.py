"""What is played covers every number of players, every option and every way of playing."""

from checks.tasting import GAME

import philtre
from philtre.checks.styles import STYLES
from philtre.checks.walker import cover, lines, looked_at, walk


def test_every_choice_is_played_at_every_number_of_players_that_may_agree_on_it() -> None:
    settings = [(setting.players, setting.options) for setting in cover(philtre.game("alchemist"))]
    assert [players for players, options in settings if not options] == [2, 3, 4, 5]
    assert [players for players, options in settings if options == {"schools": "no"}] == [2, 3, 4, 5]
    assert [players for players, options in settings if options == {"setup": "german"}] == [3]
    assert [players for players, options in settings if options == {"first": "3"}] == [4, 5]


def test_more_games_mix_the_options_and_play_in_every_style() -> None:
    planned = list(lines(philtre.game("alchemist"), 60))
    assert len(planned) == 60
    assert {line.style for line in planned} == set(STYLES)
    assert any(len(line.setting.options) > 1 for line in planned)
    assert all(line.begin().players == line.setting.players for line in planned)


def test_fewer_games_than_settings_still_cover_them() -> None:
    assert len(list(lines(GAME, 1))) == len(cover(GAME)) == 3


def test_a_walk_keeps_every_position_before_its_move() -> None:
    line = next(lines(GAME, 1))
    spots = list(walk(line))
    assert len(spots) == len(line.states) == len(line.moves) + 1
    assert line.states[-1].over
    for spot, (seat, action) in zip(spots, line.moves, strict=False):
        assert action in spot.state.legal(seat)


def test_long_games_are_looked_at_ever_less_often() -> None:
    seen = [index for index in range(2000) if looked_at(index)]
    assert seen[:60] == list(range(60))
    assert len(seen) < 300
