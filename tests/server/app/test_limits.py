"""Buckets of tokens, by a clock that the test sets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from philtre.server.errors import Refused
from philtre.server.limits import Bucket, Buckets, Limits, Rate, address_of


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_what_it_holds_and_fills_again() -> None:
    clock = Clock()
    bucket = Bucket(Rate(filling=2, size=3), clock)
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    clock.now = 0.5
    assert bucket.take() == 0 and bucket.take() > 0
    clock.now = 1000
    assert [bucket.take() > 0 for _ in range(4)] == [False, False, False, True]
    clock.now = 0  # set back
    assert bucket.take() > 0


def test_a_refusal_tells_when_to_come_back() -> None:
    bucket = Bucket(Rate(filling=1 / 60, size=1), Clock())
    bucket.expect()
    with pytest.raises(Refused) as refused:
        bucket.expect()
    assert (refused.value.status, refused.value.reason, refused.value.arguments) == (429, "too-often", {"seconds": 60})


@given(st.lists(st.tuples(st.floats(0, 10), st.booleans()), max_size=50))
def test_never_more_is_given_than_there_can_be(steps: list[tuple[float, bool]]) -> None:
    clock = Clock()
    bucket = Bucket(Rate(filling=1, size=5), clock)
    taken = 0
    for passed, take in steps:
        clock.now += passed
        if take and bucket.take() == 0:
            taken += 1
        assert taken <= 5 + clock.now + 1e-6


def test_of_many_buckets_those_least_used_are_forgotten() -> None:
    buckets = Buckets(Rate(1, 1), most=2, clock=Clock())
    for key in ("a", "b", "a", "c"):
        buckets.of(key).take()
    assert list(buckets.buckets) == ["a", "c"]


def test_without_limits_nothing_is_too_often() -> None:
    limits = Limits(limited=False, clock=Clock())
    for _ in range(1000):
        limits.attempts_on.of("x").expect()


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("::ffff:192.0.2.7", 1), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::"),
        (("somewhere", 1), "somewhere"),
        (None, "here"),
    ],
)
def test_whoever_has_many_addresses_is_one(client: tuple[str, int] | None, address: str) -> None:
    assert address_of({"client": client}) == address
