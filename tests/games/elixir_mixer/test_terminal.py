"""The drawing for a terminal: it shows what its seat may see."""

from io import StringIO

from games.elixir_mixer.positions import GAME, play, position, words_of
from rich.console import Console

from philtre import State
from philtre.games.elixir_mixer.state import MARKET
from philtre.games.elixir_mixer.terminal import draw


def drawn(state: State, seat: int | None, language: str = "en") -> list[str]:
    screen = StringIO()
    Console(file=screen, width=80, color_system=None).print(draw(GAME.view(state, seat), words_of(language)))
    return [line.rstrip() for line in screen.getvalue().splitlines()]


def midgame() -> State:
    """Seat 0 to brew: blue and the mixed elixir can be made."""
    return position(
        ["b7 b4 y5 r1 joker", "p7 p6", "g5"],
        market="r7 b1 p4 joker g2 y2 b2",
        discard="r2 r3",
        tops={"green": 16},
        elixirs=["y10 g10 g11", "y11 b10 g12 g13"],
        bonuses=["three-in-a-row", "", "two-elixirs four-cards-green"],
        asked="brew",
    )


def test_a_table_at_a_glance() -> None:
    assert drawn(midgame(), 0) == [
        "Turn 1 · 8 points win · Deck 55 · Discard 2",
        "┏━━━ ◉ blue ━━━┓╭── ✱ purple ──╮╭── ≈ green ───╮╭── ◆ yellow ──╮╭─── ♠ red ────╮",
        "┃  11  5 left  ┃│  10  6 left  ││   used up    ││  12  4 left  ││  10  6 left  │",
        "┃ yours 11 +★  ┃│  yours 0 +★  ││   yours 0    ││  yours 5 +★  ││  yours 1 +★  │",
        "┗━━━━ brew ━━━━┛╰──────────────╯╰──────────────╯╰──────────────╯╰──────────────╯",
        "╭─ Bonuses ────────────────────────────────────────────────────────────────────╮",
        "│ 5 colours       3 of 1 colour  3 in a row     2 in one turn  4 cards ◉       │",
        "│ free            free           Abigail        Circe          free            │",
        "│ 4 cards ✱       4 cards ≈      4 cards ◆      4 cards ♠      mixed 17        │",
        "│ free            Circe          free           free           brew            │",
        "╰──────────────────────────────────────────────────────────────────────────────╯",
        "",
        "Market     ◉b2 ◉b1 ✱p4 ≈g2 ◆y2 ♠r7 ★joker",
        "Your hand  ◉b7 ◉b4 ◆y5 ♠r1 ★joker",
        "",
        "Player     Points  Cards  Known  Elixirs",
        "▶ Abigail  4/8     5      –      ≈10,11 ◆10",
        "  Merlin   4/8     2      –      ◉10 ≈12,13 ◆11",
        "  Circe    4/8     1      –      ≈14,15",
    ]


def test_marks_are_for_the_seat_that_looks() -> None:
    for other in (1, 2, None):
        assert "brew" not in "\n".join(drawn(midgame(), other))
    assert "Your hand" not in "\n".join(drawn(midgame(), None))
    assert "yours" not in "\n".join(drawn(midgame(), None))


def test_hands_of_others_are_not_shown() -> None:
    state = play(position(["r2 r3", "g1 g2", ""], market="b7 p7 g7 y7 r7 b6"), "take b7")
    lines = drawn(state, 1)
    assert "≈g2 ≈g1" in "\n".join(lines)
    abigail = next(line for line in lines if "Abigail" in line)
    assert abigail.split() == ["▶", "Abigail", "0/8", "3", "◉b7", "–"]
    assert "♠r2" not in "\n".join(lines)


def test_a_sum_being_made_up_is_shown() -> None:
    trade = play(position(["b7", "", ""], market="p4 g2 y1 r6 r5 b5 g1"), "trade b7", "pick p4")
    assert "Sum     ◉b7  6 / 7" in drawn(trade, None), "p4 and g2 lie there, for nothing else makes 3"
    brew = play(position(["b7 b3 b2 b1", ""], asked="brew"), "brew blue")
    assert "Somme   ◉ bleu  7 / 10" in drawn(brew, None, "fr")
    mixed = play(position(["b7 p7 r3 g3", ""], asked="brew"), "mix")
    assert "Sum     mixed 17  14 / 17" in drawn(mixed, None)


def test_the_end_ranks_the_players() -> None:
    owned = ["b10 p10 g10 b11 p11 g11", "r10", "r11 r12"]
    state = position(["y6 y4", "", ""], elixirs=owned, bonuses=["mixed", "two-elixirs"], asked="brew")
    lines = drawn(play(state, "brew yellow"), 1)
    assert "Game over" in lines[0]
    assert [line.split() for line in lines[-4:]] == [
        ["Place", "Player", "Points", "Bonuses", "Elixirs"],
        ["1", "▶", "Abigail", "8/8", "1", "◉10,11", "✱10,11", "≈10,11", "◆10"],
        ["2", "Circe", "2/8", "0", "♠11,12"],
        ["3", "Merlin", "2/8", "1", "♠10"],
    ]


def test_a_large_market_takes_more_lines_and_loses_nothing() -> None:
    state = position(["b7 b6 b5 b4 b3", ""], rest=MARKET)
    lines = drawn(state, 0)
    assert max(map(len, lines)) <= 80
    shown = " ".join(lines).split()
    assert all(shown.count(card) == 2 for card in ("✱p7", "♠r1", "★joker", "≈g4"))
