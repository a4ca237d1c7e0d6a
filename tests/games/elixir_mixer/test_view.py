"""What a client is given to draw."""

from games.elixir_mixer.positions import GAME, play, position

from philtre import State
from philtre.games.elixir_mixer.view import Bonus, Pile, Sum


def midgame() -> State:
    return position(
        ["b7 b3 y6 joker r1", "p7 p6", "g5"],
        market="r7 b1 p4 joker g2 y2 b2",
        discard="r2 r3",
        tops={"green": 16},
        elixirs=["y10", "y11 b10"],
        bonuses=["mixed", "", "two-elixirs"],
    )


def test_piles_show_their_top_and_how_many_are_left() -> None:
    assert GAME.view(midgame(), None).board.piles == [
        Pile("blue", 11, 5),
        Pile("purple", 10, 6),
        Pile("green", None, 0),
        Pile("yellow", 12, 4),
        Pile("red", 10, 6),
    ]


def test_bonuses_are_free_or_owned() -> None:
    bonuses = GAME.view(midgame(), 1).board.bonuses
    assert len(bonuses) == 10
    assert [bonus for bonus in bonuses if bonus.owner is not None] == [Bonus("two-elixirs", 2), Bonus("mixed", 0)]


def test_cards_are_sorted_by_colour_then_value() -> None:
    board = GAME.view(midgame(), 0).board
    assert board.market == ["b2", "b1", "p4", "g2", "y2", "r7", "joker"]
    assert board.discard == ["r3", "r2"]
    assert board.wizards[0].hand == ["b7", "b3", "y6", "r1", "joker"]
    assert board.wizards[0].sums == {"blue": 10, "purple": 0, "green": 0, "yellow": 6, "red": 1}


def test_what_lies_before_the_players() -> None:
    board = GAME.view(midgame(), 0).board
    assert [wizard.points for wizard in board.wizards] == [2, 2, 7]
    assert [wizard.cards for wizard in board.wizards] == [5, 2, 1]
    assert board.wizards[1].elixirs == ["blue-10", "yellow-11"]
    assert board.wizards[0].bonuses == ["mixed"]
    assert (board.target, board.turn, board.deck, board.brewed) == (8, 1, 72 - 8 - 7 - 2, 0)


def test_a_trade_shows_how_much_is_owed() -> None:
    state = midgame()
    assert GAME.view(state, 1).board.sum is None
    play(state, "trade y6", "pick joker")
    assert GAME.view(state, 1).board.sum == Sum(0, "y6", None, 6, 2)


def test_a_brew_shows_how_much_is_owed() -> None:
    state = position(["b7 b3 b2 b1 r7 g4 y6", ""], asked="brew")
    play(state, "brew blue")  # the 7 is part of every blue ten
    assert GAME.view(state, 1).board.sum == Sum(0, None, "blue", 10, 3)
    play(state, "use b3")
    assert GAME.view(state, 1).board.brewed == 1
    play(state, "mix")
    assert GAME.view(state, None).board.sum is None, "the mixed elixir of 7, 6 and 4 left no choice"
    state = play(position(["b7 p7 r3 g3", ""], asked="brew"), "mix")
    assert GAME.view(state, None).board.sum == Sum(0, None, "mixed", 17, 3)


def test_choices_touch_parts_of_the_board() -> None:
    question = GAME.view(play(midgame(), "take b1"), 0).question
    assert question is not None
    assert [(choice.notation, choice.targets) for choice in question.choices] == [
        ("brew blue", ["colour:blue"]),
        ("stop", ["stop"]),
    ]
    question = GAME.view(midgame(), 0).question
    assert question is not None and question.choices[1].targets == ["card:r7"]
