"""What everybody knows: everything but the order of the piles, and of those what they saw go under."""

from collections import Counter

from games.ars_alchimia.positions import GAME, card_on, layers, play, position, rolling, staying, told

from philtre import State
from philtre.games.ars_alchimia.state import *
from philtre.kernel.chance import seeded
from philtre.kernel.journal import Journal
from philtre.kernel.zones import CHANCE
from philtre.table import Course


def with_luck(state: State, seed: int) -> State:
    other = state.copy()
    other.b[CHANCE] = seeded(seed)
    return other


def test_section_9_what_is_known_of_a_pile_stays_known() -> None:
    """Once the cards that were never seen are used up, the first that went under comes next, for certain."""
    state = position(next="misty-lake", available=(18, 1, 1), passed=[1, 2])
    under = []
    for size in range(1, 4):
        play(state, "place lp", f"send {size}")
        under.append(layers(state, "location")[-1])
    assert under[0] == ["misty-lake"] and layers(state, "location")[-3:] == under
    for card in layers(state, "location")[0]:
        state.b[LAYER + FIRST_LOCATION + LOCATION.index[card]] = 9_999  # as if all of them had gone under last
    for seed in range(5):
        after = with_luck(state, seed)
        after.journal = Journal()
        play(after, "place lp", "send 4")
        assert told(after, None)[2] == ("found-location", {"player": "seat:0", "location": "location:misty-lake"})


def test_section_9_the_order_of_a_layer_is_open() -> None:
    """Whatever the luck, a card never seen comes before those that went under; which one is not settled."""
    state = play(position(next="misty-lake"), "place lp", "send 1")
    found: Counter[str] = Counter()
    for seed in range(120):
        after = play(with_luck(state, seed), "place lp", "send 2")
        found[layers(after, "location")[-1][0]] += 1
    assert len(found) == 9 and found["misty-lake"] == 0 and max(found.values()) < 30


def test_section_9_cards_that_go_under_together_are_one_layer() -> None:
    state = position(spots={"l1": "mana-meadow", "l2": "world-tree", "l3": "ember-crater"})
    play(state, *["pass"] * 3)
    assert layers(state, "location")[-1] == ["mana-meadow", "ember-crater", "world-tree"]
    assert len(layers(state, "location")[0]) == 4


def test_redealt_worlds_differ_in_luck_alone() -> None:
    state = GAME.new(players=3, seed=2)
    for number in range(40):
        state.play(state.deciders[0], staying(state, state.deciders[0], number))
    world = state.redeal(0, seed=5)
    assert world != state
    world.b[CHANCE] = state.b[CHANCE]
    assert world == state


def test_redealt_worlds_draw_anew() -> None:
    state = play(position(spots={"o1": "phoenix-quill"}), "place o1")
    drawn = {card_on(play(state.redeal(0, seed), "send 1"), "o1") for seed in range(30)}
    assert len(drawn) > 10


def test_a_spectator_sees_what_players_see() -> None:
    state = GAME.new(players=3, seed=2)
    boards = [GAME.view(state, viewer).board for viewer in (0, 1, None)]
    assert boards[0].piles == boards[1].piles == boards[2].piles
    assert boards[0].overseers == boards[1].overseers == boards[2].overseers
    assert boards[2].spots[0].minimum is None and boards[0].spots[0].minimum == 1


def test_what_was_learnt_is_not_taken_back() -> None:
    course = Course(GAME, 3, 7, {})
    seat = course.state.deciders[0]
    course.play(seat, PLACE + SPOT.index["lp"])
    assert course.undo(seat) == 1, "nothing is turned up before the crew is sent"
    course.play(seat, PLACE + SPOT.index["lp"])
    course.play(seat, SEND)
    assert course.state.deciders != [seat]


def test_the_next_card_of_a_pile_is_shown_when_everybody_knows_it() -> None:
    state = rolling(position(next="world-tree"), 3, "place lp", "send 1")
    pile = next(each for each in GAME.view(state, None).board.piles if each.id == "location")
    assert pile.cards == 10 and len(pile.layers[0]) == 9 and pile.layers[1] == ["world-tree"]
