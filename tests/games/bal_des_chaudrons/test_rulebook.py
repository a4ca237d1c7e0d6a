"""What is in the box, how a game begins, and what the rulebook says of a round and of the end."""

from collections import Counter
from collections.abc import Iterator

import pytest
from games.bal_des_chaudrons.positions import (
    BUSY,
    GAME,
    NONE,
    Witch,
    answer,
    asked,
    bench,
    bundle,
    bundles,
    cauldron,
    character_of,
    circle,
    effects,
    go_on,
    hands,
    in_deck,
    offered,
    others_answer,
    phase,
    pile,
    position,
    refused,
    tomes,
    track,
)

from philtre.games.bal_des_chaudrons.state import *
from philtre.kernel.zones import total

FROM = {"rulebook", "public", "reconstructed"}

# By initiative, with the first letters of the arcana. F is the mushroom, as in fungus.
PRINTED = """
void-storm rr: - -> F S T
lost-arcana bbrrtt: - -> -
whirling-secrets bb: M <-> F S T
midnight-tome tt: F F S/T S/T -> H
secret-summoning -: H H -> M S S T T
shadow-curse -: H M F S T -> H H
binding-hex br: S -> F S T
shattering-hex rt: F -> F S T
finding-hex bt: T -> F S T
elixir-of-rage br: S S <-> F T
elixir-of-despair rt: T T <-> F S
elixir-of-sorrow bt: F F <-> S T
tonic-of-strength b: F S T <-> S T T
tonic-of-speed r: F S T <-> F F T
tonic-of-stamina t: F S T <-> F S S
charm-of-love b: F/S <-> T T
charm-of-fear r: F/T <-> S S
charm-of-sleep t: S/T <-> F F
flask-of-dreams b: F/T -> T S/T
flask-of-changing r: F/S -> F F/T
flask-of-insight t: S/T -> S F/S
rite-of-nature -: F F <-> F S T T
rite-of-growth -: S S <-> F F S T
rite-of-creatures -: T T <-> F S S T
vanishing-spell br: F S <-> M
levitation-spell rt: S T <-> M
invisibility-spell bt: F T <-> M
warty-brew br: T -> M F
balding-brew rt: S -> M T
blistering-brew bt: F -> M S
spore-lore brt: F -> M
web-lore brt: S -> M
croak-lore brt: T -> M
spore-summoning b: T T -> M F F
slime-summoning r: S S -> M T T
spider-summoning t: F F -> M S S
toad-offering b: T T T -> M F S
mushroom-offering r: F F F -> M S T
spider-offering t: S S S -> M F T
leaping-sorcery b: M -> M T T
crawling-sorcery r: M -> M S S
poison-sorcery t: M -> M F F
sun-elixir br: M S -> M F/T
moon-elixir rt: M T -> M F/S
star-elixir bt: M F -> M S/T
mushroom-flood -: M M -> F F F
spider-quake -: M M -> S S S
toad-tornado -: M M -> T T T
backache-potion b: M F <-> H
toothache-potion r: M S <-> H
headache-potion t: M T <-> H
fire-ritual b: M F S T <-> H S S
wind-ritual r: M F S T <-> H T T
earth-ritual t: M F S T <-> H F F
mystery-of-shadow b: M F F -> H S T
mystery-of-chaos r: M S S -> H F T
mystery-of-dread t: M T T -> H F S
lava-magic b: H -> H S T
storm-magic r: H -> H F S
river-magic t: H -> H F T
"""

LETTERS = {"heart": "H", "mandrake": "M", "mushroom": "F", "spider": "S", "toad": "T"}
CYCLE = {"mushroom": "toad", "toad": "spider", "spider": "mushroom"}

STARTS = {
    "novice": "01444",
    "seer": "12444",
    "daredevil": "01444",
    "toad-friend": "01219",
    "hidden-power": "00444",
    "potion-brewer": "02444",
    "grimoire-scholar": "12333",
    "trickster": "11535",
    "uncontrolled-powers": "00222",
    "gust": "00555",
    "jack-of-all-trades": "11555",
    "spider-summoner": "10252",
    "fey-blessed": "10550",
}


def lettered(spaces: str) -> str:
    for name, letter in LETTERS.items():
        spaces = spaces.replace(name, letter)
    return spaces or "-"


@pytest.mark.parametrize("printed", PRINTED.strip().split("\n"))
def test_potions_are_as_printed(printed: str) -> None:
    potion = BOX["potion"][POTION.index[printed.split()[0]]]
    symbols = "".join(name[0] for name in potion["arcana"].split()) or "-"
    arrow = "<->" if potion["reversible"] else "->"
    spaces = f"{lettered(potion['inputs'])} {arrow} {lettered(potion['outputs'])}"
    assert f"{potion['id']} {symbols}: {spaces}" == printed
    assert potion["initiative"] == 1 + PRINTED.strip().split("\n").index(printed)


def test_there_are_sixty_different_potions() -> None:
    faces = {(potion["inputs"], potion["outputs"], potion["arcana"]) for potion in BOX["potion"]}
    assert len(BOX["potion"]) == len(faces) == POTIONS == 60
    assert len(set(POTION_IDS)) == 60
    assert [potion["initiative"] for potion in BOX["potion"]] == list(range(1, 61))


def test_there_are_27_symbols_of_each_arcana() -> None:
    printed = Counter(name for potion in BOX["potion"] for name in potion["arcana"].split())
    assert printed == {"brew": 27, "raven": 27, "tome": 27}


def test_potions_by_number_of_symbols() -> None:
    assert Counter(len(potion["arcana"].split()) for potion in BOX["potion"]) == {0: 8, 1: 30, 2: 18, 3: 3, 6: 1}


def test_no_potion_shows_an_arcana_more_than_twice() -> None:
    """So a single potion never brings two effects of a kind (R7)."""
    assert max(SYMBOLS_OF) == 2


def test_22_potions_are_reversible_and_10_hybrid() -> None:
    assert sum(potion["reversible"] for potion in BOX["potion"]) == 22
    assert sum("/" in potion["inputs"] + potion["outputs"] for potion in BOX["potion"]) == 10


def test_18_families_are_closed_under_the_cycle() -> None:
    families = [BOX["potion"][start : start + 3] for start in range(6, 60, 3)]
    assert len(families) == 18
    for family in families:
        recipes = {recipe(potion["inputs"], potion["outputs"]) for potion in family}
        turned = {recipe(cycled(potion["inputs"]), cycled(potion["outputs"])) for potion in family}
        assert turned == recipes and len(recipes) == 3
        assert len({potion["reversible"] for potion in family}) == 1
        assert len({len(potion["arcana"].split()) for potion in family}) == 1


def cycled(spaces: str) -> str:
    return " ".join("/".join(CYCLE.get(name, name) for name in space.split("/")) for space in spaces.split())


def recipe(inputs: str, outputs: str) -> tuple[tuple[str, ...], ...]:
    """What does not depend on the order of spaces, or of the halves of a hybrid one."""
    return tuple(
        tuple(sorted("/".join(sorted(space.split("/"))) for space in spaces.split())) for spaces in (inputs, outputs)
    )


def test_demand_and_supply_of_all_potions() -> None:
    """A hybrid space counts a half for each of its two kinds."""
    assert halves("inputs") == [12, 46, 58, 56, 56]
    assert halves("outputs") == [30, 44, 70, 74, 74]


def halves(side: str) -> list[int]:
    spaces = [space.split("/") for potion in BOX["potion"] for space in potion[side].split()]
    return [sum(2 // len(space) for space in spaces if name in space) for name in INGREDIENTS]


def test_places_on_a_bench() -> None:
    places = {ingredient["id"]: ingredient["capacity"] for ingredient in BOX["ingredient"]}
    assert places == {"heart": 3, "mandrake": 4, "mushroom": 9, "spider": 9, "toad": 9}
    assert list(places) == INGREDIENTS
    assert ARCANA == ["brew", "raven", "tome"]


def test_numbers_of_the_rulebook() -> None:
    numbers = {name: number for name, number in CONSTANTS.items() if name != "source"}
    assert numbers == {
        "hand_size": 4,
        "circle_to_end": 5,
        "characters_dealt": 2,
        "arcana_step": 2,
        "raven_cubes": 2,
    }
    assert GAME.players == range(2, 6) and GAME.minutes == (15, 30)


def test_there_are_17_characters_of_which_5_are_novices() -> None:
    assert dict(zip(CHARACTER_IDS, CHARACTER_CARDS.totals, strict=True)) == {
        name: 5 if name == "novice" else 1 for name in STARTS
    }
    assert sum(CHARACTER_CARDS.totals) == 17


def test_starts_fit_on_the_bench() -> None:
    for character in BOX["character"]:
        assert "".join(map(str, character["start"])) == STARTS[character["id"]]
        assert all(cubes <= places for cubes, places in zip(character["start"], CAPACITY, strict=True))


def things(box: object) -> Iterator[dict[str, object]]:
    if isinstance(box, dict):
        if not all(isinstance(inner, dict | list) for inner in box.values()):
            yield box
        for inner in box.values():
            yield from things(inner)
    elif isinstance(box, list):
        for inner in box:
            yield from things(inner)


def test_everything_in_the_box_has_a_source() -> None:
    found = list(things(BOX))
    assert len(found) == 5 + 3 + 60 + 13 + 1
    assert all(thing.get("source") in FROM for thing in found)
    assert Counter(potion["initiative_source"] for potion in BOX["potion"]) == {"public": 1, "reconstructed": 59}


@pytest.mark.parametrize("players", GAME.players)
def test_a_first_game_begins_with_novices(players: int) -> None:
    state = GAME.new(players=players, seed=3)
    assert phase(state) == "study" and state.b[ROUND] == 1
    assert state.deciders == list(range(players)), "all choose at once"
    assert hands(state) == [4] * players and in_deck(state) == 60 - 4 * players
    assert total(state.b, BOX_SHOWN, CHARACTERS) == 17 - players
    for seat in range(players):
        assert character_of(state, seat) == "novice" and bench(state, seat) == STARTS["novice"]
        assert circle(state, seat) == NONE and track(state, seat) == (0, 0, 0)
        assert pile(state, ME * seat + TABLEAU) == [] and asked(state, seat) == "study"


@pytest.mark.parametrize("players", GAME.players)
def test_a_further_game_begins_with_a_choice_of_two_characters(players: int) -> None:
    state = GAME.new(players=players, seed=3, characters="draft")
    dealt = [pile(state, ME * seat + DEALT) for seat in range(players)]
    assert [len(pair) for pair in dealt] == [2] * players
    different = {witch for pair in dealt for witch in pair}
    assert len(different) == 2 * players and NOVICE not in different
    assert total(state.b, BOX_HIDDEN, CHARACTERS) == 12 - 2 * players
    for seat in range(players):
        assert asked(state, seat) == "character"
        assert offered(state, seat, "keep") == [CHARACTER_IDS[witch] for witch in dealt[seat]]
    kept = [offered(state, seat, "keep")[seat % 2] for seat in range(players)]
    for seat in reversed(range(players)):
        answer(state, seat, f"keep {kept[seat]}")
    assert [character_of(state, seat) for seat in range(players)] == kept
    assert hands(state) == [5 if name == "seer" else 4 for name in kept]


def test_what_was_not_kept_stays_unseen() -> None:
    pairs = ["seer gust", "trickster daredevil", "fey-blessed toad-friend"]
    witches = [Witch(character="", dealt=pair) for pair in pairs]
    state = position(*witches, phase="characters", number=0, options={"characters": "draft"})
    assert refused(state, 0, "keep trickster") == "not-dealt"
    answer(state, 0, "keep seer")
    for viewer in (1, 2, None):
        assert GAME.view(state, viewer).board.witches[0].character is None, "not before all have chosen"
    answer(state, 1, "keep trickster")
    answer(state, 2, "keep fey-blessed")
    for viewer in (1, 2, None):
        first = GAME.view(state, viewer).board.witches[0]
        assert first.character == "seer" and first.dealt is None
    imagined = {pile(state.redeal(1, seed), DEALT)[0] for seed in range(40)}
    assert {GUST, WITCH.index["toad-friend"]} < imagined, "any card that seat 1 has not seen"


@pytest.mark.parametrize("name", [name for name in STARTS if name != "novice"])
def test_starts_and_symbols(name: str) -> None:
    other = "gust" if name != "gust" else "seer"
    third, fourth = [card for card in ("trickster", "fey-blessed", "toad-friend") if card != name][:2]
    witches = Witch(character="", dealt=f"{name} {other}"), Witch(character="", dealt=f"{third} {fourth}")
    state = position(*witches, phase="characters", number=0, options={"characters": "draft"})
    answer(state, 0, f"keep {name}")
    others_answer(state, 0)
    assert bench(state) == STARTS[name]
    assert track(state) == ((0, 0, 1) if name == "toad-friend" else (0, 0, 0))
    assert effects(state) == (0, 0, 0), "no symbol takes effect before the game"


def test_hands_go_left_and_cauldrons_right() -> None:
    held = [
        "binding-hex finding-hex shattering-hex",
        "web-lore spore-lore croak-lore",
        "lava-magic moon-elixir void-storm",
    ]
    cubes = ["00001", "00020", "00300"]
    state = position(*(Witch(hand=cards, cauldron=row) for cards, row in zip(held, cubes, strict=True)))
    received = [{POTION_IDS[card] for card in pile(state, ME * seat + RECEIVED)} for seat in range(3)]
    assert received == [set(held[seat].split()) for seat in (2, 0, 1)]
    assert [bench(state, seat) for seat in range(3)] == ["00020", "00300", "00001"]
    assert [state.b[ME * seat + DRAWN] for seat in range(3)] == [1, 1, 1]


@pytest.mark.parametrize(
    ("circles", "benches", "ranking"),
    [
        (["00006", "11111", NONE], [NONE, NONE, NONE], [1, 2, 3]),
        (["00005", "00014", NONE], [NONE, "34999", NONE], [2, 1, 3]),
        (["11003", "00122", NONE], ["00010", "00002", NONE], [1, 2, 3]),
        (["11003", "00122", NONE], ["00011", "20000", NONE], [1, 1, 3]),
        (["00000", "00005", "00004"], [NONE, NONE, NONE], [3, 1, 2]),
    ],
)
def test_cubes_then_kinds_then_the_emptier_bench(circles: list[str], benches: list[str], ranking: list[int]) -> None:
    state = position(*(Witch(circle=cubes, bench=row) for cubes, row in zip(circles, benches, strict=True)))
    assert state.over and state.ranking == ranking


def test_four_cubes_do_not_end_the_game() -> None:
    state = position(Witch(circle="00004"), Witch(circle="11110"))
    assert not state.over and state.winners == [] and state.b[ROUND] == 3


@pytest.mark.parametrize("name", INGREDIENTS)
def test_a_tome_is_open_for_one_round(name: str) -> None:
    state = position(Witch(reveals="midnight-tome"), BUSY, phase="arcana")
    assert offered(state, 0) == [*(f"open {kind}" for kind in INGREDIENTS), "decline"]
    answer(state, 0, f"open {name}")
    assert phase(state) == "brewing" and tomes(state) == [name]
    go_on(state)
    assert tomes(state) == []


@pytest.mark.parametrize("name", INGREDIENTS)
def test_a_brew_adds_any_ingredient_to_the_cauldron(name: str) -> None:
    state = position(Witch(bench="34999", reveals="whirling-secrets"), BUSY, phase="arcana")
    assert offered(state, 0) == [*(f"add {kind}" for kind in INGREDIENTS), "decline"]
    answer(state, 0, f"add {name}")
    assert cauldron(state)[INGREDIENTS.index(name)] == "1" and bench(state) == "34999"


def test_a_raven_takes_up_to_two_of_any_kinds() -> None:
    state = position(Witch(bench="34999", reveals="void-storm"), BUSY, phase="arcana")
    assert len(set(bundles(state, 0))) == len(bundles(state, 0)) == 1 + 5 + 15
    for cubes in bundles(state, 0):
        taken = answer(state.copy(), 0, bundle("remove", cubes))
        assert int(bench(taken)) == 34999 - int(cubes) and cauldron(taken) == circle(taken) == NONE
