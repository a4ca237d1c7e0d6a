"""The lexicon: every action as a number, a notation and a message."""

import pytest

import philtre
from philtre import NotAllowed, Unreadable
from philtre.kernel.lexicon import Domain, Lexicon

GAME = philtre.game("alchemist")


@pytest.mark.parametrize("slug", philtre.games())
def test_every_action_can_be_written_and_read_back(slug: str) -> None:
    game = philtre.game(slug)
    state = game.new(players=2)
    written = [game.write(state, 0, action) for action in range(int(game.lexicon.actions))]
    assert len(set(written)) == len(written)
    assert [game.read(state, 0, text) for text in written] == list(range(len(written)))


@pytest.mark.parametrize("text", ["take blue", "TAKE  Blue", "  take\tblue "])
def test_case_and_spacing_do_not_matter(text: str) -> None:
    state = GAME.new(players=2)
    assert GAME.write(state, 0, GAME.read(state, 0, text)) == "take blue"


@pytest.mark.parametrize("text", ["", "take", "take purple", "takeblue", "draw two", "blue", "take blue blue", "…"])
def test_what_means_nothing_is_unreadable(text: str) -> None:
    state = GAME.new(players=2, seed=7)
    with pytest.raises(Unreadable) as caught:
        GAME.read(state, 1, text)
    assert caught.value.reason == "bad-notation"
    assert caught.value.arguments == {"text": text, "verbs": "create"}


@pytest.mark.parametrize("action", [-1, 10**6])
def test_only_actions_can_be_written(action: int) -> None:
    with pytest.raises(NotAllowed, match="no-such-action"):
        GAME.write(GAME.new(players=2), 0, action)


def test_two_things_of_one_name_are_noticed() -> None:
    with pytest.raises(AssertionError, match="stands for two things"):
        Domain("colour", ["red", "red"])
    with pytest.raises(IndexError):
        Lexicon("empty", 1).verb_of(0)
