"""The drawing for a terminal: it shows all there is to know of a table."""

import pytest
from games.ars_alchimia.positions import CARD_NAMES, GAME, at_forge, play, position, words_of
from rich.console import Console

from philtre import State
from philtre.games.ars_alchimia.state import *
from philtre.games.ars_alchimia.terminal import draw


def drawn(state: State, seat: int | None, language: str = "en") -> list[str]:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(draw(GAME.view(state, seat), words_of(language)))
    return [line.rstrip() for line in capture.get().splitlines()]


def midgame() -> State:
    return position(
        year=2,
        spots={
            "o1": "phoenix-quill",
            "o4": "bottled-lightning",
            "o6": "philosophers-stone",
            "l1": "world-tree",
            "g1": "student-retort",
            "s1": "treasure-hunter",
        },
        crews={"l1": (1, 2), "gp": (0, 3)},
        orders=["cooling-jar horn-of-plenty", "litmus-paper"],
        fulfilled=["", "laboratory-burner"],
        assistants=["homunculus elf"],
        resources="2snow 1sand 1elixir",
        track=(12, 7, 0),
        square=(2, 0, 0),
    )


def test_a_table_at_a_glance() -> None:
    state = play(midgame(), "reclaim")
    assert drawn(state, 0) == [
        "Year 2 of 4 · Workshops 1 Abigail +2  2 Merlin +2  3 Circe +3",
        "✿ Mana Flower  ✻ Ancient Snow  ▲ Primal Fire  ∴ Spirit Sand  ★ Elixir",
        "   Orders                       C 17  B 13  A 5                Crew          You",
        "o1 Phoenix Quill                C 5 Myth      1✿ 2▲            ·              1◂",
        "o2 empty                                                       ·               1",
        "o3 empty                                                       ·               1",
        "o4 Bottled Lightning            B 7 Industry  1✻ 1▲ 1★         ·               1",
        "o5 empty                                                       ·               1",
        "o6 Philosopher’s Stone          A17 Myth      1✿ 1✻ 1▲ 1∴ 2★   ·               1",
        "   Locations                                                   Crew          You",
        "l1 World Tree                   1✿ 1✻ 1▲  6+ ★                  2 Merlin      3◂",
        "l2 empty                                                       ·               1",
        "l3 empty                                                       ·               1",
        "lp Magic portal                 9 cards face down              ·              1◂",
        "   Forges                                                      Crew          You",
        "g1 Student’s Retort             1 use  3+                      ·              1◂",
        "g2 empty                                                       ·               1",
        "gp Forge pile                   7 cards face down               3 Abigail     4◂",
        "   Assistants                   17 cards face down             Crew          You",
        "s1 Treasure Hunter              piles: match, 2 to choose      ·              1◂",
        "s2 empty                                                       ·               1",
        "Player        VP  Now   Workers        ✿     ✻    ▲    ∴    ★ Lvl  Done",
        "▶ Abigail     12  8     11           0/6   2/6  0/6  1/4  1/4 C    D0 I0 M0 U0",
        "  Merlin      7   6     9            0/6   0/6  0/6  0/4  0/4 B    D0 I0 M0 U1",
        "  Circe       0   0     9            0/6   0/6  0/6  0/4  0/4 C    D0 I0 M0 U0",
        "Abigail · Orders 2/3  Cooling Jar C3 ✓, Horn of Plenty A12 (2✿ 2▲) · Helpers",
        "Elf, Homunculus ↷",
        "Merlin · Orders 1/3  Litmus Paper C2 (1✿ 1✻) · Helpers  –",
        "Circe · Orders 0/3  – · Helpers  –",
    ]


def test_marks_are_for_the_seat_that_looks() -> None:
    for other in (1, 2, None):
        assert "◂" not in "\n".join(drawn(midgame(), other))
    assert "You" not in "\n".join(drawn(midgame(), None))


def test_the_variant_for_two_is_called_unofficial() -> None:
    assert "unofficial two-player variant" in drawn(GAME.new(players=2, seed=1), 0)[0]
    assert "variante à deux non officielle" in drawn(GAME.new(players=2, seed=1), None, "fr")[0]
    assert "unofficial" not in drawn(GAME.new(players=3, seed=1), 0)[0]


def test_who_has_passed_is_shown() -> None:
    lines = drawn(play(midgame(), "pass"), 1)
    assert [line for line in lines if line.startswith("  Abigail") and "passed" in line]


def test_a_day_at_the_forge_is_shown() -> None:
    state = at_forge("titan-cauldron", 6, crew=2, resources="3flower 2snow 1fire")
    assert "At the forge: Titan Cauldron, perfect day, 0 of 4 done" in drawn(state, 1)
    ordinary = at_forge("titan-cauldron", 1, resources="3flower 2snow 1fire")
    assert "À la forge : Chaudron du Titan, journée ordinaire, 0 sur 4" in drawn(ordinary, None, "fr")


def test_chances_and_revealed_cards_are_shown() -> None:
    crew = play(position(spots={"l1": "misty-lake"}), "place l1")
    assert "Chance of a good roll  1: 50 %  2: 67 %  3: 83 %  4: 100 %  5: 100 %" in drawn(crew, 0)
    two = play(position(assistants=["treasure-hunter"], next="misty-lake"), "place lp", "send 1")
    assert [line for line in drawn(two, 0) if line.startswith("Revealed: ") and "Misty Lake" in line]


def test_a_known_card_of_a_pile_is_shown() -> None:
    state = position()
    for card in range(FIRST_FORGE, FIRST_ASSISTANT):
        state.b[LAYER + card] = 3 + card
    assert [line for line in drawn(state, None) if line.startswith("gp") and "→ Tin Crucible" in line]


def test_the_end_ranks_the_players() -> None:
    state = position(year=4, track=(12, 30, 8), orders=["phoenix-quill"], assistants=["", "elf"], resources="2elixir")
    lines = drawn(play(state, *["pass"] * 3), 1)
    assert "Game over" in lines[0]
    assert [line.split() for line in lines[-3:]] == [
        ["1", "▶", "Merlin", "30", "0", "0", "0", "1", "31"],
        ["2", "Abigail", "12", "-2", "0", "2", "0", "12"],
        ["3", "Circe", "8", "0", "0", "0", "0", "8"],
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_fits_its_line(language: str) -> None:
    groups = [("o1 o2 o3", 0), ("o4 o5", 1), ("o6", 2), ("l1 l2 l3", 3), ("g1 g2", 4), ("s1 s2", 5)]
    for number in range(10):
        spots = {}
        for places, pile in groups:
            for i, place in enumerate(places.split()):
                card = FIRST_OF[pile] + number * len(places.split()) + i
                if card < FIRST_OF[pile + 1]:
                    spots[place] = CARD_NAMES[card]
        lines = drawn(position(spots=spots), 0, language)
        assert not [line for line in lines if "…" in line]
