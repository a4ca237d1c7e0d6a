"""What a client is given to draw."""

from games.bal_des_chaudrons.positions import BUSY, GAME, Witch, answer, go_on, others_answer, position

from philtre import State
from philtre.games.bal_des_chaudrons.state import *
from philtre.games.bal_des_chaudrons.view import Board, Card, Dealt, Paying, Recipe
from philtre.games.bal_des_chaudrons.view import Witch as Shown

NOTHING = Witch()


def board(state: State, viewer: int | None = None) -> Board:
    seen: Board = GAME.view(state, viewer).board
    return seen


def shown(state: State, viewer: int | None, seat: int) -> Shown:
    return board(state, viewer).witches[seat]


def test_a_new_game() -> None:
    seen = board(GAME.new(3, seed=1))
    assert (seen.round, seen.phase, seen.deck, seen.discard) == (1, "study", 48, 0)
    assert (seen.active, seen.blind, seen.circle_to_end) == (None, False, 5)
    for seat, witch in enumerate(seen.witches):
        assert (witch.left, witch.right) == ((seat + 1) % 3, (seat - 1) % 3)
        assert (witch.character, witch.spent, witch.own, witch.initiative) == ("novice", None, None, None)
        assert witch.bench == {"heart": 0, "mandrake": 1, "mushroom": 4, "spider": 4, "toad": 4}
        assert witch.free == {"heart": 3, "mandrake": 3, "mushroom": 5, "spider": 5, "toad": 5}
        assert witch.track == witch.effects == {"brew": 0, "raven": 0, "tome": 0}
        assert (witch.cards, witch.hand, witch.tableau, witch.brewing) == (4, None, [], False)


def test_a_draft_before_and_after() -> None:
    dealt = Witch("", dealt="toad-friend gust"), Witch("", dealt="seer trickster")
    state = position(*dealt, phase="characters", number=0, options={"characters": "draft"})
    seen = board(state, 0)
    assert (seen.phase, seen.round, seen.order) == ("characters", 0, [])
    assert seen.witches[0].character is None and seen.witches[0].dealt == [
        Dealt("toad-friend", dict(zip(INGREDIENTS, (0, 1, 2, 1, 9), strict=True)), ["toad", "toad", "toad"], ["any"]),
        Dealt("gust", dict(zip(INGREDIENTS, (0, 0, 5, 5, 5), strict=True)), [], []),
    ]
    answer(state, 0, "keep gust")
    answer(state, 1, "keep seer")
    rest = shown(state, 0, 0).dealt
    assert rest is not None and [card.id for card in rest] == ["toad-friend"], "the other one, which nobody else saw"


def test_a_hand_is_sorted_by_initiative_and_as_printed() -> None:
    state = position(Witch(hand="river-magic charm-of-love", received="void-storm"), NOTHING, phase="study")
    assert shown(state, 0, 0).hand == [
        Card("void-storm", 1, ["raven", "raven"], [], ["mushroom", "spider", "toad"], False, False, False),
        Card("charm-of-love", 16, ["brew"], ["mushroom/spider"], ["toad", "toad"], True, False, False),
        Card("river-magic", 60, ["tome"], ["heart"], ["heart", "mushroom", "toad"], False, False, False),
    ]


def test_gust_may_turn_what_others_may_not() -> None:
    state = position(Witch("gust", hand="void-storm lost-arcana"), NOTHING, phase="study")
    cards = shown(state, 0, 0).hand
    assert cards is not None and {card.id: card.turnable for card in cards} == {
        "void-storm": True,
        "lost-arcana": False,
    }


def test_the_tableau_as_it_lies() -> None:
    state = position(Witch(tableau="charm-of-love web-lore", turned="charm-of-love", bench="00010"), BUSY)
    answer(state, 0, "use web-lore")
    charm, lore = shown(state, 0, 0).tableau
    assert (charm.inputs, charm.outputs, charm.turned, charm.used) == (
        ["toad", "toad"],
        ["mushroom/spider"],
        True,
        False,
    )
    assert (lore.turned, lore.used) == (False, True)


def test_marks_of_use_are_gone_in_the_next_round() -> None:
    state = position(Witch(tableau="web-lore", bench="00010"), Witch(tableau="void-storm"))
    answer(state, 0, "use web-lore")
    answer(state, 1, "finish")
    assert board(state).round == 3 and not shown(state, None, 0).tableau[0].used


def test_the_own_potion_of_a_character() -> None:
    state = position(Witch("toad-friend", bench="00003"), BUSY)
    assert shown(state, 1, 0).own == Recipe(["toad", "toad", "toad"], ["any"], False)
    answer(state, 0, "invoke", "make 1heart")
    own = shown(state, 0, 0).own
    assert own is not None and own.used
    trickster = position(Witch("trickster", turned="own"), BUSY)
    assert shown(trickster, None, 0).own == Recipe(["toad", "toad"], ["mushroom", "mushroom"], False)
    assert shown(position(Witch("gust"), BUSY), None, 0).own is None


def test_a_spent_character_has_no_potion() -> None:
    state = position(Witch("hidden-power", bench="11111"), BUSY)
    answer(state, 0, "invoke", "make 3heart")
    witch = shown(state, 0, 0)
    assert (witch.character, witch.spent, witch.own) == (None, "hidden-power", None)


def test_overflow_is_what_the_right_neighbour_could_not_place_now() -> None:
    state = position(Witch(tableau="leaping-sorcery void-storm", bench="01000", cauldron="10000"), Witch(bench="30008"))
    assert shown(state, 0, 0).overflow == {"heart": 1, "mandrake": 0, "mushroom": 0, "spider": 0, "toad": 0}
    answer(state, 0, "use leaping-sorcery")
    assert shown(state, 0, 0).brewed["toad"] == 2
    assert shown(state, 0, 0).overflow["toad"] == 1, "what is brewed will be passed, too"


def test_tomes_track_and_effects() -> None:
    state = position(Witch(reveals="midnight-tome", tableau="void-storm", track=(0, 2, 1)), NOTHING, phase="arcana")
    answer(state, 0, "open spider")
    witch = shown(state, 1, 0)
    assert witch.tomes == ["spider"]
    assert witch.track == {"brew": 0, "raven": 2, "tome": 3} and witch.effects == {"brew": 0, "raven": 0, "tome": 1}


def test_a_payment_in_progress_is_seen_by_who_pays() -> None:
    me = Witch(tableau="midnight-tome", bench="00422", brewed="00200", tomes="mushroom")
    state = answer(
        position(me, BUSY), 0, "use midnight-tome", "pay bench-mushroom", "pay tome-mushroom", "pay bench-spider"
    )
    assert shown(state, 0, 0).paying == Paying(
        "potion:midnight-tome",
        ["mushroom", "mushroom", "spider/toad", "spider/toad"],
        ["heart"],
        {"bench": {"mushroom": 1, "spider": 1}, "brewed": {}, "tome": {"mushroom": 1}},
    )
    assert shown(state, 1, 0).paying is None and shown(state, None, 0).paying is None


def test_hybrid_outputs_to_be_filled() -> None:
    state = answer(position(Witch("toad-friend", bench="00003"), BUSY), 0, "invoke")
    paying = shown(state, 0, 0).paying
    assert paying is not None and (paying.recipe, paying.outputs) == ("character:toad-friend", ["any"])
    answer(state, 0, "make 1heart")
    assert shown(state, 0, 0).paying is None


def test_who_brews_and_who_is_active() -> None:
    state = position(Witch(tableau="web-lore", bench="00010"), Witch(tableau="void-storm"), Witch(tableau="lava-magic"))
    seen = board(state)
    assert (seen.phase, seen.order, seen.active) == ("brewing", [1, 0, 2], 1)
    assert [witch.brewing for witch in seen.witches] == [True, True, True]
    assert [witch.initiative for witch in seen.witches] == [32, 1, 58]
    answer(state, 1, "finish")
    assert board(state).active == 0 and [witch.brewing for witch in board(state).witches] == [True, False, True]
    answer(state, 0, "finish")
    assert board(state).active is None and not any(witch.brewing for witch in board(state).witches)


def test_blind_nobody_is_active() -> None:
    state = position(
        Witch(tableau="web-lore", bench="00010"), Witch(tableau="void-storm"), options={"brewing": "blind"}
    )
    assert (board(state).blind, board(state).active) == (True, None)
    answer(state, 1, "finish")
    assert [witch.brewing for witch in board(state, 0).witches] == [True, True]


def test_the_end() -> None:
    state = position(Witch(circle="10022"), Witch(circle="00004"))
    view = GAME.view(state, 1)
    assert view.over and view.question is None and view.deciders == []
    assert (view.scores, view.ranking, view.winners) == ([5, 4], [1, 2], [0])
    assert view.board.active is None and not any(witch.brewing for witch in view.board.witches)


def test_deck_and_discard_are_counted() -> None:
    state = position(NOTHING, NOTHING, phase="study", deck=20)
    assert (board(state).deck, board(state).discard) == (20, 0)
    answer(state, 0, "redraw")
    others_answer(state, 0)
    assert (board(state).deck, board(state).discard) == (16, 4)


def test_choices_touch_parts_of_the_board() -> None:
    scholar = Witch("grimoire-scholar", tableau="web-lore", bench="02010")
    assert targets(position(scholar, BUSY)) == {
        "use web-lore": ["potion:web-lore"],
        "unlock": ["unlock"],
        "finish": ["finish"],
    }
    state = answer(position(Witch(tableau="croak-lore", bench="00001", tomes="toad"), BUSY), 0, "use croak-lore")
    assert targets(state) == {"pay bench-toad": ["source:bench-toad"], "pay tome-toad": ["source:tome-toad"]}
    state = position(Witch(reveals="void-storm", bench="00001"), BUSY, phase="arcana")
    assert targets(state) == {"remove 1toad": ["bundle:1toad"], "decline": ["decline"]}


def targets(state: State) -> dict[str, list[str]]:
    question = GAME.view(state, 0).question
    assert question is not None
    return {choice.notation: choice.targets for choice in question.choices}


def test_a_view_can_be_made_of_every_phase() -> None:
    state = GAME.new(4, seed=3, characters="draft")
    phases = set()
    while not state.over and board(state).round < 3:
        phases |= {board(state, viewer).phase for viewer in (None, 0, 1, 2, 3)}
        others_answer(state)
    assert phases >= {"characters", "study", "arcana", "brewing"}
    assert board(go_on(state)).round == 4
