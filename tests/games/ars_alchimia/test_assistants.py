"""The twenty assistants, one by one."""

from typing import Any

from games.ars_alchimia.positions import (
    asked,
    at_forge,
    employed,
    fulfilled_by,
    layers,
    minimum_of,
    offered,
    play,
    position,
    refused,
    rolling,
    stock,
    told,
    workers,
)

from philtre import State
from philtre.games.ars_alchimia.reading import salary
from philtre.games.ars_alchimia.state import *
from philtre.kernel.chance import seeded
from philtre.kernel.zones import CHANCE


def test_nymph() -> None:
    """An assistant for a resource, at every decision of her own master, as often as wished, herself too."""
    state = position(assistants=["nymph elf dwarf"], resources="6flower")
    assert offered(state, "swap") == ["nymph", "elf", "dwarf"]
    play(state, "swap elf")
    assert offered(state) == ["gain snow", "gain fire", "gain sand", "gain elixir"]
    play(state, "gain elixir", "swap nymph", "gain sand")
    assert stock(state) == "6flower 1sand 1elixir" and employed(state) == "dwarf"
    assert layers(state, "assistant")[-2:] == [["elf"], ["nymph"]]
    assert asked(state) == "turn" and offered(state, "swap") == []
    forging = at_forge(resources="1flower 1snow", assistants=["nymph"])
    assert offered(forging, "swap") == ["nymph"]
    salaries = position(year=2, phase=PAYING_SALARIES, assistants=["nymph"])
    play(salaries, "swap nymph", "gain fire")
    assert stock(salaries) == "1fire" and asked(salaries) == "turn", "without assistants no salary is asked"


def four(assistant: str) -> State:
    held = "cooling-jar fragrant-soap furnace-stone"
    return position(spots={"o1": "phoenix-quill"}, orders=[held], assistants=[assistant], crews={"o1": (1, 3)})


def test_secretary() -> None:
    """Four orders, and crews on order and assistant spots need only be matched."""
    assert matched("secretary") == ["o1", "s1"]
    state = four("secretary")
    assert minimum_of(state, "o1") == 3
    play(state, "place o1", "send 3")
    assert state.b[ACCEPTED] == 4
    assert refused(four("elf"), "place o1").reason == "orders-full"


def test_steward() -> None:
    """Four orders, and none left unfulfilled costs anything."""
    state = four("steward")
    assert minimum_of(state, "o1") == 4
    ended = position(year=4, orders=["horn-of-plenty"], assistants=["steward"])
    play(ended, *["pass"] * 3)
    assert ended.scores[0] == 1
    assert ("left-unfulfilled", {"player": "seat:0", "order": "order:horn-of-plenty", "points": 0}) in told(ended, None)


def test_elf() -> None:
    state = position(spots={"l1": "world-tree"}, assistants=["elf"])
    assert stock(rolling(state, 4, "place l1", "send 1")) == "1flower 1snow 1fire 1elixir"
    assert stock(rolling(state, 3, "place l1", "send 1")) == "1flower 1snow 1fire"
    assert at_forge("student-retort", 1, resources="2flower 2snow", assistants=["elf"]).b[PERFECT] == 0


def test_dwarf() -> None:
    held: dict[str, Any] = {"resources": "2flower 2snow", "assistants": ["dwarf"]}
    assert at_forge("salamander-kiln", 3, **held).b[PERFECT] == 1
    assert at_forge("salamander-kiln", 2, **held).b[PERFECT] == 0


def test_lucky_cat() -> None:
    """Two dice are rolled and the better one counts: a 1 is now one in 36."""
    state = position(spots={"l1": "mana-meadow"}, assistants=["lucky-cat"])
    plain = position(spots={"l1": "mana-meadow"})
    assert low_rolls(plain) > 3 * low_rolls(state) > 0


def low_rolls(state: State) -> int:
    """How many of many rolls fail to reach 3."""
    failed = 0
    for seed in range(400):
        tried = state.copy()
        tried.b[CHANCE] = seeded(seed)
        failed += stock(play(tried, "place l1", "send 1")) == "2flower"
    return failed


def test_professor() -> None:
    shown = {"o4": "feather-alloy", "o6": "horn-of-plenty"}
    state = position(year=2, spots=shown, assistants=["professor"])
    assert [spot for spot in offered(state, "place") if spot in shown] == ["o4"]
    state = position(year=2, spots=shown, assistants=["professor"], fulfilled=["litmus-paper"])
    assert [spot for spot in offered(state, "place") if spot in shown] == ["o4", "o6"]


def matched(assistant: str) -> list[str]:
    """The spots on which an assistant lets a crew match another's of three."""
    shown = {"o1": "phoenix-quill", "l1": "mana-meadow", "g1": "titan-cauldron", "s1": "witch"}
    crews = dict.fromkeys([*shown, "lp", "gp"], (1, 3))
    state = position(spots=shown, crews=crews, assistants=[assistant], resources="1flower 1snow")
    return [spot for spot in crews if minimum_of(state, spot) == 3]


def test_scout() -> None:
    assert matched("scout") == ["l1"]


def test_golem() -> None:
    """Crews at forges are matched, and the Golem itself needs no salary."""
    assert matched("golem") == ["g1", "gp"]
    assert [salary(position(assistants=[helpers]).b, 0) for helpers in ("golem", "golem elf", "golem maid elf")] == [
        0,
        1,
        0,
    ]


def test_treasure_hunter() -> None:
    """Crews on piles are matched, and two cards turned up to choose from."""
    assert matched("treasure-hunter") == ["lp", "gp"]
    state = position(assistants=["treasure-hunter"], next="world-tree")
    play(state, "place lp", "send 1")
    first, second = offered(state, "explore")
    assert "world-tree" in (first, second) and asked(state) == "revealed"
    play(state, "explore world-tree")
    assert stock(state).startswith("1flower 1snow 1fire")
    other = second if first == "world-tree" else first
    assert layers(state, "location")[-2:] == [[other], ["world-tree"]], "the other goes under first"


def test_treasure_hunter_at_the_forges() -> None:
    state = position(assistants=["treasure-hunter"], next="titan-cauldron", resources="2flower 2snow")
    play(state, "place gp", "send 1")
    assert "titan-cauldron" in offered(state, "light")
    play(state, "light titan-cauldron")
    assert asked(state) == "forge" and state.b[USES] == 4
    play(state, "stop")
    assert layers(state, "forge")[-1] == ["titan-cauldron"]


def gathered(assistant: str, location: str) -> str:
    return stock(rolling(position(spots={"l1": location}, assistants=[assistant]), 1, "place l1", "send 1"))


def test_salamander() -> None:
    assert gathered("salamander", "ember-crater") == "3fire"
    assert gathered("salamander", "charred-woods") == "1flower 2fire"
    assert gathered("salamander", "misty-lake") == "1flower 1snow"


def test_undine() -> None:
    assert gathered("undine", "everfrost-peak") == "3snow"
    assert gathered("undine", "haunted-abbey") == "2snow 1sand"
    assert gathered("undine", "ember-crater") == "2fire"


def test_dryad() -> None:
    assert gathered("dryad", "mana-meadow") == "3flower"
    assert gathered("dryad", "haunted-abbey") == "1snow 1sand", "the bonus of a location is not for certain"


def test_gnome() -> None:
    assert gathered("gnome", "spirit-dunes") == "3sand"
    assert gathered("gnome", "dragon-graveyard") == "1fire 2sand"


def test_homunculus() -> None:
    """Up to two workers from the square, once a year."""
    state = position(available=(3, 9, 9), square=(5, 0, 0), assistants=["homunculus"], spots={"l1": "mana-meadow"})
    play(state, "reclaim")
    assert workers(state) == (5, 3)
    assert refused(state, "reclaim").reason == "already-used"
    play(state, *["pass"] * 3)
    assert state.b[TURNED] == 0
    single = position(square=(1, 0, 0), assistants=["homunculus"])
    assert workers(play(single, "reclaim")) == (10, 0)
    assert refused(position(assistants=["homunculus"]), "reclaim").reason == "square-empty"


def test_engineer() -> None:
    """One more transformation, and one more on the die."""
    state = at_forge("copper-still", 2, resources="4flower 4snow", assistants=["engineer"])
    assert state.b[USES] == 3 and state.b[PERFECT] == 1


def test_priestess() -> None:
    held: dict[str, Any] = {
        "resources": "2flower 1snow 2fire",
        "orders": ["phoenix-quill"],
        "assistants": ["priestess"],
    }
    perfect = at_forge("copper-still", 3, **held)
    play(perfect, "fulfil phoenix-quill", "distil flower+snow")
    assert perfect.scores[0] == (5 + 1 + 1) + (1 + 1)
    assert play(at_forge("copper-still", 2, **held), "fulfil phoenix-quill").scores[0] == 5


def test_merchant() -> None:
    """Two equal basic resources for an Elixir, at every decision of her own master."""
    state = position(assistants=["merchant"], resources="4flower 1snow 2sand 1elixir")
    assert offered(state, "exchange") == ["flower", "sand"]
    play(state, "exchange flower", "exchange flower", "exchange sand")
    assert stock(state) == "1snow 4elixir" and asked(state) == "turn"
    full = position(assistants=["merchant"], resources="2flower 4elixir")
    assert refused(full, "exchange flower").reason == "elixir-full"
    forging = at_forge(resources="2flower 1snow", assistants=["merchant"])
    assert offered(forging, "exchange") == ["flower"]
    salaries = position(year=2, phase=PAYING_SALARIES, assistants=["merchant"], resources="2fire")
    play(salaries, "exchange fire", "keep")
    assert stock(salaries) == "1elixir" and workers(salaries) == (8, 1)


def test_maid() -> None:
    for helpers, due in (("maid", 0), ("maid elf", 0), ("maid elf dwarf", 1), ("elf dwarf", 2)):
        assert salary(position(assistants=[helpers]).b, 0) == due


def test_witch() -> None:
    """Once a year an order costs a basic resource less; an Elixir it demands is not waived."""
    state = at_forge(resources="2fire 1snow", orders=["phoenix-quill furnace-stone"], assistants=["witch"])
    assert offered(state, "fulfil") == ["furnace-stone"]
    assert offered(state, "bewitch") == ["furnace-stone", "phoenix-quill"]
    play(state, "bewitch phoenix-quill")
    assert stock(state) == "1snow" and fulfilled_by(state) == "phoenix-quill"
    assert state.b[TURNED] == BIT[ASSISTANT.index["witch"]]
    used = at_forge(resources="6fire 6snow", orders=["phoenix-quill furnace-stone quenching-oil"], assistants=["witch"])
    play(used, "bewitch furnace-stone")
    assert offered(used, "bewitch") == [] and refused(used, "bewitch quenching-oil").reason == "already-used"
    lacking = at_forge(resources="1snow 1fire 1sand", orders=["bottled-lightning"], assistants=["witch"])
    assert offered(lacking, "bewitch") == []


def test_every_assistant_has_a_test_of_its_own() -> None:
    missing = [token for token in ASSISTANT.tokens if f"test_{token.replace('-', '_')}" not in globals()]
    assert missing == []
