"""The drawing for a terminal: what is special to benches, cauldrons and potions."""

from io import StringIO

import pytest
from games.bal_des_chaudrons.positions import GAME, Witch, answer, asked, position, words_of
from rich.console import Console

from philtre import State
from philtre.games.bal_des_chaudrons.state import CHARACTER_IDS, POTION_IDS
from philtre.games.bal_des_chaudrons.terminal import CARD, draw


def drawn(state: State, seat: int | None, language: str = "en", width: int = 80) -> list[str]:
    screen = StringIO()
    Console(file=screen, width=width, color_system=None).print(draw(GAME.view(state, seat), words_of(language)))
    return [line.rstrip() for line in screen.getvalue().splitlines()]


def text(state: State, seat: int | None, language: str = "en") -> str:
    return "\n".join(drawn(state, seat, language))


def brewing(**options: str) -> State:
    """Seat 0 is at work, second in the order; seat 2, her right neighbour, is done."""
    abigail = Witch(
        character="seer",
        bench="01214",
        tableau="river-magic charm-of-fear moon-elixir",
        turned="charm-of-fear",
        hand="lost-arcana shadow-curse charm-of-sleep",
        brewed="00201",
        cauldron="10001",
        circle="02001",
        tomes="toad",
        used="river-magic",
    )
    merlin = Witch(bench="01444", tableau="spider-offering", hand="", received="web-lore void-storm", last=60)
    circe = Witch(character="", spent="novice", bench="31018", tableau="spore-lore", cauldron="02100")
    return position(abigail, merlin, circe, options=options)


def test_a_table_at_a_glance() -> None:
    assert drawn(brewing(), 0) == [
        "Round 2 · Brewing · Deck 47 · Discard 0",
        "✓ used  ↻ turned  ⇄ can be turned  * effect at the next symbol",
        "Order  ✓ 31 Circe  ▶ 44 Abigail  60 Merlin",
        "",
        "▶ Merlin  ← left neighbour  Initiate  Circle 0/5  ◒B0 ◥R0 ▤T1*  2 cards",
        "  initiative 60",
        "  he··· ma▼··· mu♠♠♠♠····· sp✱✱✱✱····· to●●●●·····",
        "   39  ✱✱✱sp → ▼ma ♠mu ●to",
        "  In her hand, passed on by you:",
        "   1 – → ♠mu ✱sp ●to   32 ✱sp → ▼ma",
        "",
        "  Circe  right neighbour →  Circle 0/5  ◒B1* ◥R1* ▤T1*  3 cards  initiative 31",
        "  he♥♥♥ ma▼··· mu········· sp✱········ to●●●●●●●●·  Cauldron ▼▼ma ♠mu",
        "   31  ♠mu → ▼ma",
        "────────────────────────────────────────────────────────────────────────────────",
        "▶ Abigail  Seer  Circle 3/5 ▼▼ma ●to  ◒B0 ◥R2 ▤T2  3 cards  initiative 44",
        "  You hold 5 potions instead of 4, from the start.",
        "                Your bench     Output  Cauldron  → Circe        Overflow",
        "  ♥he heart     ···       0/3    ·        1      ♥♥♥       3/3     1",
        "  ▼ma mandrake  ▼···      1/4    ·        ·      ▼···      1/4     ·",
        "  ♠mu mushroom  ♠♠······· 2/9    2        ·      ········· 0/9     ·",
        "  ✱sp spider    ✱········ 1/9    ·        ·      ✱········ 1/9     ·",
        "  ●to toad      ●●●●····· 4/9    1        1      ●●●●●●●●· 8/9     1",
        "  ▤ open for ●to",
        "   17 Charm of Fear↻ ✱✱sp → ♠mu/●to     ▸44 Moon Elixir    ▼ma ●to → ▼ma ♠mu/✱sp",
        "  ✓60 River Magic    ♥he → ♥he ♠mu ●to",
        "╭─ 2 ──────────────╮╭─ 6 ──────────────╮╭─ 18 ─────────────╮",
        "│ The Lost Arcana  ││   Shadow Curse   ││  Charm of Sleep  │",
        "│      – → –       ││ ♥he ▼ma ♠mu ✱sp  ││  ✱sp/●to ⇄ ♠♠mu  │",
        "╰──── ◒◒B ◥◥R ▤▤T ─╯│      ●to →       │╰───────────── ▤T ─╯",
        "                    │       ♥♥he       │",
        "                    ╰──────────────────╯",
    ]


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_others_see_neither_a_hand_nor_a_turn_in_progress(viewer: int | None) -> None:
    before = text(brewing(), viewer)
    assert "Shadow Curse" not in before and "passed on" not in before
    assert text(answer(brewing(), 0, "use moon-elixir", "pay brewed-toad"), viewer) == before


def test_a_spectator_is_nobodys_neighbour() -> None:
    seen = text(brewing(), None)
    assert [line.split()[0] for line in drawn(brewing(), None) if "Circle" in line] == ["▶", "▶", "Circe"]
    assert "neighbour" not in seen and "Your bench" not in seen and "▸" not in seen


def test_a_payment_in_progress() -> None:
    state = answer(brewing(), 0, "use moon-elixir")
    assert "  ▸ Moon Elixir  ▼ma ●to → ▼ma ♠mu/✱sp  from the bench ▼ma" in drawn(state, 0)
    assert "from the bench" not in text(state, 1)
    answer(state, 0, "pay brewed-toad")
    assert "from the bench ▼ma" in text(state, 0) and asked(state, 0) == "make", "while the output is chosen"


def test_the_payment_for_a_characters_own_potion() -> None:
    state = position(Witch(character="toad-friend", bench="00004", tomes="toad"), Witch())
    assert "▸Toad Friend  ●●●to → ?" in text(state, 0)
    answer(state, 0, "invoke", "pay bench-toad", "pay bench-toad")
    assert "  ▸ Toad Friend  ●●●to → ?  from the bench ●●to" in drawn(state, 0)
    answer(state, 0, "pay tome-toad")
    assert "✓Toad Friend  ●●●to → ?" in text(state, 0)


def test_blind_brewing_has_no_order() -> None:
    seen = text(brewing(brewing="blind"), 0)
    assert "All brew at once" in seen and "Order" not in seen


def test_with_two_players_there_is_one_neighbour() -> None:
    assert "neighbour" not in text(position(Witch(bench="01444"), Witch(bench="01444"), phase="study"), 0)


def test_characters_to_choose_from_say_what_they_do() -> None:
    dealt = Witch(character="", dealt="hidden-power gust"), Witch(character="", dealt="seer daredevil")
    state = position(*dealt, phase="characters", number=0, options={"characters": "draft"})
    assert drawn(state, 0) == [
        "Characters",
        "",
        "▶ Merlin",
        "────────────────────────────────────────────────────────────────────────────────",
        "▶ Abigail",
        "╭──────────── Hidden Power ────────────╮╭──────────────── Gust ────────────────╮",
        "│ Own potion, once in the game: 1 of   ││ You may turn any potion when you     │",
        "│ each ingredient makes 3 ingredients  ││ play it.                             │",
        "│ of your choice.                      ││ Start ♠♠♠♠♠mu ✱✱✱✱✱sp ●●●●●to        │",
        "│ Start ♠♠♠♠mu ✱✱✱✱sp ●●●●to           │╰──────────────────────────────────────╯",
        "│ Potion ♥he ▼ma ♠mu ✱sp ●to → ???     │",
        "╰──────────────────────────────────────╯",
    ]


def test_the_potion_that_chance_played_is_marked() -> None:
    daredevil = Witch(character="daredevil", bench="01444", hand="charm-of-love")
    state = answer(position(daredevil, Witch(hand=""), phase="study"), 0, "gamble")
    seen = drawn(state, 0)[-5:]
    assert [line.strip("┃ ") for line in seen[1:4]] == ["Charm of Love", "♠mu/✱sp ⇄ ●●to", "played"]
    assert "played" not in text(state, 1)


def test_the_end_ranks_the_circles() -> None:
    witches = Witch(circle="06000", bench="01000"), Witch(circle="10023", bench="02794"), Witch(circle="02130")
    lines = drawn(position(*witches), 1, "fr")
    assert lines[0].startswith("Tour 2 · Partie terminée")
    assert lines[2:6] == [
        "Place  Sorcière   Cercle Démonique  Types  Sur la paillasse",
        "1      ▶ Circe    6 ▼▼ma ♠ch ✱✱✱ar  3      0",
        "2        Merlin   6 ♥cœ ✱✱ar ●●●cr  3      22",
        "3        Abigail  6 ▼▼▼▼▼▼ma        1      1",
    ]
    assert "voisine" not in "\n".join(lines)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_word_of_a_name_is_wider_than_a_card(language: str) -> None:
    names = [words_of(language).thing(f"potion:{name}") for name in POTION_IDS]
    assert max(len(word) for name in names for word in name.split()) <= CARD - 2


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_character_says_what_it_does(language: str) -> None:
    said = {words_of(language).say(f"ability-{name}") for name in CHARACTER_IDS}
    assert len(said) == len(CHARACTER_IDS)
