"""What a client is given to draw."""

from games.ars_alchimia.positions import GAME, at_forge, play, position

from philtre import State
from philtre.games.ars_alchimia.state import FORGE, FORGE_NEEDS
from philtre.games.ars_alchimia.view import (
    Accepted,
    Assistant,
    Forge,
    Location,
    Order,
    Revealed,
    Sending,
    Spot,
    Visit,
    Workshop,
)


def spot(state: State, id: str, seat: int | None = 0) -> Spot:
    found: Spot = next(each for each in GAME.view(state, seat).board.spots if each.id == id)
    return found


QUILL = Order("phoenix-quill", "c", "myth", 5, {"flower": 1, "fire": 2})


def test_spots_show_card_crew_and_minimum() -> None:
    shown = {"o1": "phoenix-quill", "l1": "world-tree", "g1": "guild-furnace", "s1": "elf"}
    state = position(spots=shown, crews={"l1": (1, 3)})
    assert spot(state, "o1").order == QUILL
    assert spot(state, "l1").location == Location("world-tree", {"flower": 1, "snow": 1, "fire": 1}, 6, "elixir")
    assert spot(state, "g1").forge == Forge("guild-furnace", 3, 5)
    assert spot(state, "s1").assistant == Assistant("elf", True)
    assert (spot(state, "l1").owner, spot(state, "l1").crew, spot(state, "l1").minimum) == (1, 3, 4)
    assert spot(state, "l1", None).minimum is None


def test_spots_say_why_one_cannot_go_there() -> None:
    state = position(spots={"o4": "feather-alloy", "g1": "guild-furnace", "l1": "world-tree"})
    reasons = {id: spot(state, id).refused for id in ("o1", "o4", "g1", "l1")}
    assert reasons == {
        "o1": "spot-empty",
        "o4": "level-too-high",
        "g1": "nothing-to-transform",
        "l1": None,
    }
    assert spot(state, "o4", 1).refused is None, "only for the seat that is asked"


def test_a_players_side() -> None:
    state = position(
        orders=["phoenix-quill cooling-jar"],
        fulfilled=["litmus-paper astral-globe"],
        assistants=["elf secretary"],
        resources="1flower 2snow 1elixir",
        track=(20, 0, 0),
        square=(2, 0, 0),
    )
    mine = GAME.view(state, 1).board.overseers[0]
    assert mine.orders[1] == Accepted(QUILL, {"fire": 2}, False)
    assert mine.orders[0].payable and mine.orders[0].missing == {}
    assert (mine.level, mine.order_limit, mine.salary) == ("a", 4, 2)
    assert mine.fulfilled == ["litmus-paper", "astral-globe"] and mine.made["university"] == 2
    assert mine.specialities == {"daily": 0, "industry": 0, "myth": 0, "university": 1}
    assert mine.projected == 20 - 2 - 1 + 1 + 1 + 2
    assert (mine.available, mine.square, mine.reserve) == (9, 2, 7)


def test_projected_is_the_score_when_the_game_ends() -> None:
    state = position(year=4, orders=["phoenix-quill"], assistants=["elf"], resources="3elixir", track=(9, 0, 0))
    before = GAME.view(state, 0).board.overseers[0].projected
    play(state, *["pass"] * 3)
    after = GAME.view(state, 0).board.overseers[0]
    assert before == after.projected == state.scores[0] == 9 - 2 + 1 + 3
    assert after.reckoned == {"orders": -2, "specialities": 0, "elixirs": 3, "assistants": 1}


def test_workshops_and_their_owners() -> None:
    state = play(position(track=(0, 1, 2)), *["pass"] * 3, "workshop 2")
    board = GAME.view(state, None).board
    assert board.workshops == [Workshop(1, 2, None), Workshop(2, 2, 0), Workshop(3, 3, None)]
    assert board.overseers[1].workshop is None and board.order == [0, 1, 2]


def test_a_visit_to_a_forge() -> None:
    state = at_forge("titan-cauldron", 6, crew=2, resources="2flower 2snow 1fire")
    assert GAME.view(state, None).board.visit == Visit(Forge("titan-cauldron", 4, 7), 0, 4, True, None)
    play(state, "distil flower+snow")
    visit = GAME.view(state, 2).board.visit
    assert visit is not None and visit.done == 1
    play(state, "stop")
    assert GAME.view(state, 0).board.visit is None


def test_chances_of_a_crew() -> None:
    state = play(position(spots={"l1": "misty-lake"}, available=(4, 9, 9)), "place l1")
    assert GAME.view(state, 0).board.sending == Sending("l1", 1, 4, [50, 67, 83, 100])
    lucky = position(spots={"g1": "titan-cauldron"}, resources="2flower 2snow", assistants=["lucky-cat"])
    play(lucky, "place g1")
    assert GAME.view(lucky, None).board.sending.chances[:3] == [0, 31, 56]
    order = play(position(spots={"o1": "phoenix-quill"}), "place o1")
    assert GAME.view(order, 0).board.sending.chances == []
    assert GAME.view(position(), 0).board.sending is None


def test_revealed_cards() -> None:
    state = play(position(assistants=["treasure-hunter"], next="misty-lake"), "place lp", "send 1")
    view = GAME.view(state, 0)
    lake = Location("misty-lake", {"flower": 1, "snow": 1}, 4, "sand")
    names = [card.name for card in view.board.revealed]
    assert len(names) == 2 and Revealed("location:misty-lake", lake, None, 50) in view.board.revealed
    assert view.question is not None
    assert sorted(choice.targets[0] for choice in view.question.choices) == sorted(names)
    forges = play(
        position(assistants=["treasure-hunter"], next="tin-crucible", resources="1flower 1snow"), "place gp", "send 1"
    )
    assert "forge:tin-crucible" in [card.name for card in GAME.view(forges, None).board.revealed]


def test_chances_at_a_spot_are_those_of_whoever_looks() -> None:
    shown = {"o1": "phoenix-quill", "l1": "misty-lake", "g1": "titan-cauldron", "s1": "elf"}
    state = position(spots=shown, assistants=["dwarf engineer", "lucky-cat"], crews={"g1": (1, 3)})
    assert spot(state, "g1", None).chances == spot(state, "g1", 2).chances == [0, 17, 33, 50, 67, 83, 100]
    assert spot(state, "g1", 0).chances == [50, 67, 83, 100]
    assert spot(state, "g1", 1).chances[:3] == [0, 31, 56]
    assert spot(state, "l1").chances == [50, 67, 83, 100]
    assert spot(state, "o1").chances == spot(state, "s1").chances == spot(state, "g2").chances == []


def test_chances_at_a_pile_are_the_mean_of_what_may_come() -> None:
    state = position(next="titan-cauldron")
    assert spot(state, "gp").chances == [0, 17, 33, 50, 67, 83, 100], "known to be next"
    shuffled = GAME.new(players=4, seed=7)
    pile = next(each for each in GAME.view(shuffled, 0).board.piles if each.id == "forge")
    results = [FORGE_NEEDS[FORGE.index[id]] for id in pile.layers[0]]
    mean = sum(min(6, 7 - result) for result in results) / 6 / len(results)
    assert spot(shuffled, "gp").chances[0] == round(100 * mean)


def test_the_order_that_is_being_paid() -> None:
    state = at_forge("copper-still", 3, resources="1flower 2fire 1elixir", orders=["phoenix-quill"])
    play(state, "fulfil phoenix-quill")
    visit = GAME.view(state, 1).board.visit
    assert visit is not None and visit.paying == "phoenix-quill"


def test_choices_touch_spots_of_the_board() -> None:
    state = position(spots={"l1": "misty-lake"})
    question = GAME.view(state, 0).question
    assert question is not None
    assert [choice.targets for choice in question.choices] == [["spot:l1"], ["spot:lp"], ["pass"]]
