"""What a client is given to draw."""

from games.azerlande.positions import GAME, play, position

from philtre.games.azerlande.box import *
from philtre.games.azerlande.state import *
from philtre.games.azerlande.view import Benefit, Card, Served, Side


def test_visitors_show_what_they_are_worth_to_the_viewer() -> None:
    state = position("fulfil", "1speed", town="11 29 33", discs=(4, 4, 0), bonus="visitors", pawns=["29"])
    assert [
        (shown.id, shown.order, shown.prestige, shown.infinite, shown.keeper, shown.worth)
        for shown in GAME.view(state, 0).board.town
    ] == [
        ("11", ["speed", "charm"], 7, False, None, 7 + 1 + 1),
        ("29", ["intelligence", "intelligence"], 6, False, 0, 6 + 4 + 1),
        ("33", ["intelligence"], 2, True, None, 2 + 1),
    ]
    assert [visitor.worth for visitor in GAME.view(state, 1).board.town] == [8, None, 3]
    assert [visitor.worth for visitor in GAME.view(state, None).board.town] == [None] * 3


def test_cards_show_cost_gain_and_bag() -> None:
    state = position("market", "1gold", row="m09 m44")
    assert GAME.view(state, None).board.market == [
        Card("m09", 1, True, {"sap": 1, "apprentice": 1}),
        Card("m44", 4, False, {"any": 5}),
    ]


def test_an_apothecary() -> None:
    state = position("fulfil", "2speed 3sap 1gold efficiency", tableau="7 27", discs=(4, 10, 3), town="3")
    state.b[TILTED + A_VISITOR.index["7"]] = 1
    mine = GAME.view(state, 1).board.apothecaries[0]
    assert (mine.cauldron, mine.gold, mine.potions["speed"], mine.ingredients["sap"]) == (1, 1, 2, 3)
    assert mine.levels == {"speed": "intermediate", "charm": "expert", "intelligence": "novice"}
    assert mine.abilities == ["efficiency"] and mine.tiles == [1, 2, 3, 4, 5]
    assert mine.tableau == [
        Served("7", ["speed"], [Benefit("daily", "orders", {"prestige": 1}, [])], True, True, False),
        Served("27", ["speed", "speed"], [Benefit("end", "per-type", {}, ["speed"])], False, False, True),
    ]
    assert mine.counted is None


def test_phases() -> None:
    assert GAME.view(GAME.new(players=2, seed=1), 0).board.phase == "preparations"
    assert GAME.view(position("priorities"), 0).board.phase == "priorities"
    assert GAME.view(position("drink", "1speed"), 0).board.phase == "potions"
    board = GAME.view(position("market", "1gold", row="m01"), 0).board
    assert (board.phase, board.action, board.ranked) == ("actions", "market", [0])


def test_a_holder_being_filled() -> None:
    state = play(position("priorities"), "place 3", "work 1")
    assert GAME.view(state, 0).board.apothecaries[0].holder == [Side(3, False), Side(1, True), None, None, None]
    assert GAME.view(state, 1).board.apothecaries[0].holder is None


def test_dice_to_be_sorted() -> None:
    state = position("forage", "efficiency 1apprentice")
    play(state, "send 0")
    rolled = GAME.view(state, 1).board.apothecaries[0].rolled
    assert len(rolled) == 1 and sum(rolled[0].values()) == 6


def test_the_ai_shows_what_it_has_done() -> None:
    state = position("drink", "1speed", players=1, day=3, town="29")
    state.b[POSSIBLE] = 1 << 4
    board = GAME.view(state, 0).board
    assert board.ai is not None and board.ai.drinks == [] and board.ai.holder == [None] * 5 and board.target == 65
    play(state, "pass")
    shown = GAME.view(state, 0).board.ai
    assert shown is not None and shown.drinks == ["intelligence-expert"]
    assert shown.holder == [Side(1, False), Side(3, False), Side(5, False), Side(4, False), Side(2, True)]
    assert GAME.view(GAME.new(players=2), 0).board.ai is None
