"""Zones: where cells lie, and the small tools that move things between them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from philtre.kernel.zones import HEADER, NOBODY, OWNER, PUBLIC, Zones, lay, lift, put_openly, spot, take_openly, total


def test_seat_blocks_come_before_the_table_and_repeat_by_the_stride() -> None:
    zones = Zones(seats=3, depth=2)
    hand = zones.player.counts("hand", 4, OWNER)
    coins = zones.player.number("coins")
    stride = zones.player.size()
    deck = zones.table.pile("deck", 5, NOBODY)
    assert (hand, coins) == (HEADER + 2 + 3 * 2, HEADER + 2 + 3 * 2 + 4)
    assert deck == HEADER + 3 * stride
    assert len(zones.row()) == deck + 6


def test_known_doubles_a_zone() -> None:
    zones = Zones(seats=2)
    hand = zones.player.counts("hand", 4, OWNER, known=True)
    assert zones.player.number("coins") == hand + 8


def test_bits_are_one_number_that_knows_how_many_things_it_tells_of() -> None:
    zones = Zones(seats=2)
    turned = zones.player.bits("turned", 40)
    assert zones.player.number("coins") == turned + 1
    assert (zones.zone("turned").size, zones.zone("turned").kinds) == (1, 40)


def test_windows_keep_a_second_block_for_each_seat() -> None:
    plain, windowed = Zones(seats=2), Zones(seats=2, windows=True)
    assert len(windowed.row()) == len(plain.row()) + 2 * windowed.stride


def test_where_the_table_ends_is_known_before_anybody_plays() -> None:
    zones = Zones(seats=2, windows=True)
    zones.player.number("coins")
    deck = zones.table.pile("deck", 5, NOBODY)
    assert zones.shadow == deck + 6
    assert zones.length == zones.shadow + 2 * zones.stride == len(zones.row())


def test_a_zone_is_found_by_its_name() -> None:
    zones = Zones(seats=2)
    at = zones.table.number("round")
    assert zones.zone("round").at == at
    assert repr(zones.zone("round")) == f"<zone round: 1 cells from {at}>"
    with pytest.raises(KeyError):
        zones.zone("deck")


def test_a_zone_tells_what_it_means_if_the_game_says_so() -> None:
    zones = Zones(seats=2)
    zones.player.counts("hand", 3, tells="herbs in hand")
    zones.player.pile("laid", 3, tells="cards laid out")
    zones.player.bits("used", 3, tells="cards used")
    zones.table.numbers("bids", 2, tells="the last bids")
    zones.table.number("round")
    assert [zone.tells for zone in zones.all] == ["herbs in hand", "cards laid out", "cards used", "the last bids", ""]


def test_declarations_that_make_no_sense_are_refused() -> None:
    zones = Zones(seats=2)
    pool = zones.pool("cards", [1, 1])
    zones.table.number("round")
    with pytest.raises(AssertionError, match="before what lies on the table"):
        zones.player.number("coins")
    with pytest.raises(AssertionError, match="nobody owns it"):
        zones.table.number("secret", OWNER)
    with pytest.raises(AssertionError, match="two zones named round"):
        zones.table.number("round")
    with pytest.raises(AssertionError, match="other kinds than its pool"):
        zones.table.counts("deck", 3, PUBLIC, pool)


def test_a_blanked_zone_still_tells_its_size() -> None:
    assert total(vec[i64]([9, 1, 2, 3]), 1, 3) == 6
    assert total(vec[i64]([9, -1 - 6, 0, 0]), 1, 3) == 6
    assert total(vec[i64]([9, -1, 0, 0]), 1, 3) == 0


def test_what_moves_openly_is_known_until_as_many_have_come_out() -> None:
    b = vec[i64]([2, 0, 0, 0])
    put_openly(b, 0, 2, 0)
    assert list(b) == [3, 0, 1, 0]
    take_openly(b, 0, 2, 0)
    assert list(b) == [2, 0, 0, 0]
    take_openly(b, 0, 2, 0)
    assert list(b) == [1, 0, 0, 0], "one that nobody had seen go in"


@given(st.lists(st.integers(0, 9), max_size=8), st.data())
def test_a_pile_stays_in_order_and_loses_nothing(cards: list[int], data: st.DataObject) -> None:
    b = vec[i64]([0] * 10)
    for card in cards:
        lay(b, 0, card)
    assert list(b)[: 1 + len(cards)] == [len(cards), *sorted(cards)]
    left = sorted(cards)
    while left:
        card = data.draw(st.sampled_from(left))
        assert lift(b, 0, spot(b, 0, card)) == card
        left.remove(card)
        assert list(b) == [len(left), *left] + [0] * (9 - len(left))
    assert spot(b, 0, 3) == -1
