"""Our rulings on the characters, where the rulebook leaves a doubt."""

import pytest
from games.bal_des_chaudrons.positions import (
    BUSY,
    GAME,
    NONE,
    Witch,
    answer,
    asked,
    bench,
    bundles,
    cauldron,
    character_of,
    circle,
    discarded,
    effects,
    go_on,
    hand,
    hands,
    is_turned,
    names,
    offered,
    others_answer,
    payments,
    phase,
    pile,
    position,
    refused,
    tableau,
    told,
    tomes,
    track,
)

from philtre import State
from philtre.games.bal_des_chaudrons.state import *

NOTHING = Witch()
BUSY_TOO = Witch(tableau="void-storm")
DRAFT = {"characters": "draft"}


def test_R23_the_seer_draws_two_and_her_left_neighbour_none() -> None:
    state = position(NOTHING, Witch(character="seer"), NOTHING)
    assert hands(state) == [4, 5, 4]
    assert [names(told(state, seat)).count("drew") for seat in range(3)] == [1, 2, 0]


def test_R23_the_seer_holds_five_from_the_first_round_on() -> None:
    seers = 0
    for seed in range(12):
        state = go_on(GAME.new(5, seed=seed, characters="draft"), "study")
        for seat in range(5):
            seers += character_of(state, seat) == "seer"
            assert hands(state)[seat] == (5 if character_of(state, seat) == "seer" else 4)
    assert seers > 0


def scholar(bench: str = NONE, brewed: str = NONE, cauldron: str = NONE, tableau: str = "", tomes: str = "") -> State:
    """The Scholar, beside somebody who keeps the brewing phase open."""
    me = Witch("grimoire-scholar", bench=bench, brewed=brewed, cauldron=cauldron, tableau=tableau, tomes=tomes)
    return position(me, BUSY)


def test_R24_the_scholar_pays_two_mandrakes() -> None:
    assert "unlock" not in offered(scholar(bench="01000", tableau="void-storm"), 0)
    state = scholar(bench="02000", brewed="02000")
    assert payments(state, 0, "unlock") == ["00000/02000/00000", "01000/01000/00000", "02000/00000/00000"]
    answer(state, 0, "unlock", "pay bench-mandrake", "pay brewed-mandrake", "open toad")
    assert bench(state) == "01000" and tomes(state) == ["toad"]


@pytest.mark.parametrize(
    "order",
    [
        ("unlock", "open heart", "use web-lore", "use storm-magic"),
        ("use web-lore", "unlock", "open heart", "use storm-magic"),
        ("use web-lore", "use storm-magic", "unlock", "open heart"),
    ],
)
def test_R24_before_between_and_after_potions(order: tuple[str, ...]) -> None:
    state = scholar(bench="12010", tableau="web-lore storm-magic")
    for notation in order:
        answer(state, 0, notation)
        if asked(state, 0) in ("pay", "unlock-pay"):
            answer(state, 0, offered(state, 0)[0])
    assert "unlocks" in names(told(state, 0)) and names(told(state, 0)).count("used") == 2


def test_R24_once_in_a_round() -> None:
    state = scholar(bench="04000", tableau="void-storm")
    answer(state, 0, "unlock", "open heart")
    assert refused(state, 0, "unlock") == "used-already"
    go_on(state)
    go_on(state, "brewing")
    assert bench(state)[1] == "2" and "unlock" in offered(state, 0)


def test_R25_the_spider_summoner_makes_five_spiders() -> None:
    state = position(Witch(character="spider-summoner", bench="03000"), NOTHING)
    answer(state, 0, "invoke")
    assert bench(state) == "00000" and bench(state, 1) == "00050"


def gambler(hand: str, bench: str = NONE) -> State:
    state = position(Witch(character="daredevil", hand=hand, bench=bench), NOTHING, phase="study")
    answer(state, 0, "gamble")
    return others_answer(state, 0)


def test_R26_chance_replaces_the_choice() -> None:
    brought = {gambled_potion(seed) for seed in range(20)}
    assert brought == {"web-lore", "lava-magic", "storm-magic"}


def gambled_potion(seed: int) -> str:
    hand = "web-lore lava-magic storm-magic"
    state = position(Witch(character="daredevil", hand=hand), NOTHING, phase="study", seed=seed)
    answer(state, 0, "gamble")
    others_answer(state, 0)
    answer(state, 0, "decline")
    assert len(tableau(state)) == 1
    return tableau(state)[0]


@pytest.mark.parametrize(("notation", "turned"), [("play charm-of-love", False), ("turn charm-of-love", True)])
def test_R26_bonus_and_side_are_chosen_before_the_reveal(notation: str, turned: bool) -> None:
    """Both are hidden answers of one seat, so that it does not matter which is asked for first."""
    state = gambler("charm-of-love")
    assert offered(state, 0) == ["wish brew", "wish raven", "wish tome", "decline"]
    answer(state, 0, "wish tome")
    assert offered(state, 0) == ["play charm-of-love", "turn charm-of-love"] and tableau(state) == []
    answer(state, 0, notation)
    assert is_turned(state, 0, "charm-of-love") == turned


def test_R26_the_bonus_adds_to_the_other_effects_and_moves_no_counter() -> None:
    state = gambler("void-storm", bench="00009")
    answer(state, 0, "wish raven")
    assert effects(state) == (0, 2, 0) and track(state) == (0, 2, 0)
    answer(state, 0, "remove 2toad", "remove 2toad")
    assert bench(state) == "00005"


def test_R26_no_side_is_asked_for_what_is_one_way() -> None:
    state = gambler("void-storm", bench="00009")
    answer(state, 0, "decline")
    assert asked(state, 0) == "raven" and effects(state) == (0, 1, 0)


def test_R27_a_novice_redraws_once_and_has_no_character_then() -> None:
    state = position(NOTHING, Witch(hand=""), phase="study", number=7)
    before = hand(state)
    answer(state, 0, "redraw")
    assert character_of(state) == "" and not set(before) & set(hand(state)) and hands(state)[0] == 4
    assert refused(state, 0, "redraw") == "not-novice"
    assert GAME.view(state, 1).board.witches[0].spent == "novice"
    go_on(state)
    assert "redraw" not in offered(state, 0)


def test_R27_a_novice_draws_what_is_left() -> None:
    state = position(Witch(hand="web-lore lava-magic"), Witch(hand=""), phase="study", deck=1)
    answer(state, 0, "redraw")
    assert hands(state)[0] == 3 and {"web-lore", "lava-magic"} < set(hand(state))
    assert discarded(state) == 0


def test_R28_the_brewer_moves_for_symbols_without_an_effect() -> None:
    state = position(
        Witch(character="potion-brewer", reveals="charm-of-love", bench="10002", tableau="void-storm"),
        NOTHING,
        phase="arcana",
    )
    assert effects(state) == (0, 0, 0) and asked(state, 0) == "decant"
    assert bundles(state, 0) == ["00000", "00001", "10000"]
    answer(state, 0, "move 1heart")
    assert bench(state) == "00002" and cauldron(state) == "10000"


@pytest.mark.parametrize("reveals", ["charm-of-fear", "rite-of-nature"])
def test_R28_the_brewer_moves_nothing_without_a_symbol(reveals: str) -> None:
    """Symbols of potions that lie there already do not count."""
    brewer = Witch(
        character="potion-brewer", reveals=reveals, bench="10002", tableau="charm-of-love void-storm", track=(1, 0, 0)
    )
    assert phase(position(brewer, NOTHING, phase="arcana")) == "brewing"


def jack(cauldron: str, tableau: str = "", bench: str = NONE) -> State:
    return position(Witch("jack-of-all-trades", cauldron=cauldron, tableau=tableau, bench=bench), BUSY, BUSY_TOO)


def test_R29_the_whole_cauldron_counts_and_one_cube_is_taken() -> None:
    state = jack(cauldron="11000", tableau="finding-hex", bench="00001")
    answer(state, 0, "use finding-hex")
    assert offered(state, 0) == [*(f"take {name}" for name in INGREDIENTS), "decline"]
    answer(state, 0, "take heart")
    assert circle(state) == "10000" and cauldron(state) == "01111" and asked(state, 0) == ""


def test_R29_not_before_the_brewing_is_finished() -> None:
    state = jack(cauldron="11111", tableau="finding-hex", bench="00001")
    assert asked(state, 0) == "produce"
    answer(state, 0, "finish")
    assert asked(state, 0) == "take" and state.deciders == [0, 1, 2], "in her own turn, not after everybody's"


def test_R29_four_kinds_are_not_enough() -> None:
    assert asked(jack(cauldron="90999"), 0) == ""


def test_R30_a_surge_in_every_round() -> None:
    for number in (1, 2, 9):
        state = position(Witch(character="uncontrolled-powers"), NOTHING, phase="surge", number=number)
        assert asked(state, 0) == "surge" and state.deciders == [0]
        answer(state, 0, "gain spider")
        assert bench(state) == "00030" and phase(state) == "study"


def test_R30_the_overflow_goes_to_the_left_neighbour() -> None:
    surging = Witch(character="uncontrolled-powers", bench="03000")
    state = position(NOTHING, surging, NOTHING, phase="surge")
    answer(state, 1, "gain mandrake")
    assert bench(state, 1) == "04000" and [circle(state, seat) for seat in range(3)] == ["00000", "00000", "02000"]


def test_R30_a_circle_filled_by_a_surge_ends_the_game_at_the_check() -> None:
    surging = Witch(character="uncontrolled-powers", bench="00009")
    state = position(surging, Witch(circle="30000"), phase="surge")
    answer(state, 0, "gain toad")
    assert state.scores == [0, 6] and not state.over
    while not state.over:
        others_answer(state)
    assert state.b[ROUND] == 2 and state.winners == [1]


def test_R31_gust_turns_any_card_when_it_is_played() -> None:
    state = position(Witch(character="gust", hand="secret-summoning"), Witch(hand="lava-magic"), phase="study")
    assert offered(state, 0) == ["play secret-summoning", "turn secret-summoning"]
    answer(state, 0, "turn secret-summoning")
    answer(state, 1, "play lava-magic")
    assert is_turned(state, 0, "secret-summoning")
    go_on(state)
    assert is_turned(state, 0, "secret-summoning"), "and never again"


def test_R31_all_outputs_become_inputs() -> None:
    turned = Witch(character="gust", tableau="secret-summoning void-storm", turned="secret-summoning", bench="01021")
    state = position(turned, BUSY)
    assert refused(state, 0, "use secret-summoning") == "cannot-pay"
    answer(state, 0, "use void-storm", "use secret-summoning")
    while asked(state, 0) == "pay":
        answer(state, 0, offered(state, 0)[0])
    assert cauldron(state) == "20110"


def test_R32_the_tricksters_potion_turns_after_each_passing_of_hands() -> None:
    state = position(Witch(character="trickster", bench="00404"), NOTHING)
    sides = []
    for _ in range(3):
        sides.append(GAME.view(state, 1).board.witches[0].own.inputs)
        answer(state, 0, "finish")
        go_on(state, "brewing")
    assert sides == [["mushroom", "mushroom"], ["toad", "toad"], ["mushroom", "mushroom"]]


def test_R35_a_draft_never_deals_novices_nor_a_card_twice() -> None:
    for seed in range(10):
        state = GAME.new(5, seed=seed, characters="draft")
        dealt = [witch for seat in range(5) for witch in pile(state, ME * seat + DEALT)]
        assert len(set(dealt)) == 10 and NOVICE not in dealt


def test_R36_the_five_novices_are_one_card_five_times() -> None:
    copies = {character["id"]: character.get("copies", 1) for character in BOX["character"]}
    assert copies.pop("novice") == 5 and set(copies.values()) == {1} and len(copies) == 12
    state = GAME.new(5)
    assert [character_of(state, seat) for seat in range(5)] == ["novice"] * 5
    assert {bench(state, seat) for seat in range(5)} == {"01444"}


def test_R37_only_the_toad_friend_carries_a_symbol() -> None:
    carried = {character["id"]: symbols(character) for character in BOX["character"]}
    assert [name for name, shown in carried.items() if sum(shown)] == ["toad-friend"]
    dealt = Witch(character="", dealt="toad-friend seer"), Witch(character="", dealt="gust trickster")
    state = position(*dealt, phase="characters", number=0, options=DRAFT)
    answer(state, 0, "keep toad-friend")
    answer(state, 1, "keep gust")
    assert track(state, 0) == (0, 0, 1) and track(state, 1) == (0, 0, 0)
    assert phase(state) == "study" and effects(state, 0) == (0, 0, 0), "without effect"


def test_R48_the_scholar_may_pay_for_nothing() -> None:
    state = scholar(bench="02000")
    assert offered(state, 0) == ["unlock", "finish"]
    answer(state, 0, "unlock", "open toad")
    assert bench(state) == "00000" and asked(state, 0) == ""


def test_R48_the_scholar_may_name_what_is_open() -> None:
    state = scholar(bench="02000", tomes="toad", tableau="void-storm")
    answer(state, 0, "unlock", "open toad")
    assert tomes(state) == ["toad"]


@pytest.mark.parametrize(
    "things", [{"cauldron": "04000"}, {"tomes": "mandrake"}, {"bench": "01000", "tomes": "mandrake"}]
)
def test_R48_mandrakes_come_from_bench_and_outputs_only(things: dict[str, str]) -> None:
    assert refused(scholar(tableau="void-storm", **things), 0, "unlock") == "mandrakes-missing"


@pytest.mark.parametrize(("before", "overflow"), [("00009", "00003"), ("00008", "00002"), ("00006", "00000")])
def test_R49_a_surge_onto_a_full_row(before: str, overflow: str) -> None:
    state = position(Witch(character="uncontrolled-powers", bench=before), NOTHING, phase="surge")
    answer(state, 0, "gain toad")
    assert bench(state) == "00009" and circle(state, 1) == overflow


def test_R50_the_trickster_turns_her_potion_with_an_empty_hand() -> None:
    state = go_on(position(Witch(character="trickster", hand=""), Witch(hand="lava-magic storm-magic"), deck=0))
    assert state.b[ROUND] == 3 and is_turned(state, 0, "own")


def test_R50_it_stays_when_the_game_ends() -> None:
    state = position(Witch(character="trickster", circle="00005"), NOTHING)
    assert state.over and not is_turned(state, 0, "own")
    assert "trick-turned" not in names(told(state, None))
