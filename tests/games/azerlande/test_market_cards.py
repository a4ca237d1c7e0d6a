"""Every market card: what it costs and what it gives."""

import pytest
from games.azerlande.positions import cards_at, offered, owned, play, position, spaces

from philtre.games.azerlande.box import *
from philtre.games.azerlande.state import *

# m, f, s: an ingredient; x: one of choice; a: an apprentice; k: a step of study; !: a hand in the bag.
FACES = {
    1: "m01 mm!, m02 ff, m03 ss, m04 mf!, m05 fs!, m06 ms, m07 ma, m08 fa, m09 sa!, m10 aa!, m11 xk, m12 kkk!",
    2: "m13 fss!, m14 fss, m15 mms!, m16 mms, m17 mff!, m18 mff, m19 mfs, m20 xxk!, m21 xaa, m22 kkkk!, m23 mfa, "
    "m24 fsa!, m25 msa!, m26 mfkk, m27 fskk, m28 mskk!",
    3: "m29 mmskk!, m30 fsskk, m31 mffkk!, m32 aaakk, m33 xxxa!, m34 kkkkkk, m35 mfsaa!, m36 xxkkk!, m37 mmffa, "
    "m38 ffssa!, m39 mmssa",
    4: "m40 mmffss!, m41 xxxkkk, m42 xxxaaa!, m43 aaakkkk, m44 xxxxx",
}
CARD_FACES = [(*card.split(), cost) for cost, cards in FACES.items() for card in cards.split(", ")]


@pytest.mark.parametrize(("card", "face", "cost"), CARD_FACES, ids=[str(face[0]) for face in CARD_FACES])
def test_card(card: str, face: str, cost: int) -> None:
    poor = position("market", f"{cost - 1}gold", row=card)
    assert offered(poor, "buy") == []
    state = play(position("market", f"{cost}gold", row=card), f"buy {card}")
    choices = face.count("x")
    for _ in range(choices):
        if state.deciders[0] == 0 and "take flower" in offered(state):
            play(state, "take flower")
    steps = face.count("k")
    if steps:
        play(state, f"speed {steps}")
    rolled = 1 if steps >= FORAGE_SPACE else 0
    expected = [face.count("m"), face.count("f") + choices, face.count("s")]
    held = [state.b[INGREDIENTS + kind] for kind in range(KINDS)]
    assert sum(held) == sum(expected) + rolled and all(h >= e for h, e in zip(held, expected, strict=True))
    assert state.b[APPRENTICES] == face.count("a") and state.b[GOLD] == 0
    assert spaces(state) == [steps, 0, 0]
    assert bool(BAG_ICON[A_CARD.index[card]]) == face.endswith("!")
    assert cards_at(state, DISCARD) == [card]


def test_there_are_44_of_them_22_with_a_hand_in_the_bag() -> None:
    assert len(CARD_FACES) == CARDS == 44
    assert sum(BAG_ICON) == 22


def test_a_card_is_paid_in_gold_and_nothing_else() -> None:
    state = play(position("market", "3gold 2apprentice", row="m01 m13"), "buy m13")
    assert owned(state) == "1flower 2sap 1gold 2apprentice"
