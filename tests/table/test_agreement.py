"""Agreements: what a table is made for, and what everybody may know of it."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.tables import agreed, seated

import philtre
from philtre import Unreadable
from philtre.table import Agreement, Entry, Live, Slow, Started, Table
from philtre.table.events import Answered, StoodIn

EXAMPLE = Path(__file__).parents[2] / "examples" / "connect_four"  # a game, but not on the shelf


def test_the_terms_are_all_but_where_chance_comes_from() -> None:
    agreement = agreed("alchemist", 3, pace=Live(600, 5), schools="no")
    sent = msgspec.json.encode(agreement.terms)
    assert agreement.secret.encode() not in sent and agreement.commitment.encode() in sent
    fields = set(Agreement.__struct_fields__)
    assert set(msgspec.json.decode(sent)) == fields - {"secret", "seed"} | {"commitment"}


def test_the_commitment_is_the_hash_of_the_bytes() -> None:
    agreement = agreed("alchemist", 3)
    assert agreement.commitment == sha256(bytes.fromhex(agreement.secret)).hexdigest()


def test_a_game_recorded_elsewhere_has_a_seed_and_no_secret() -> None:
    host = seated(msgspec.structs.replace(agreed("alchemist", 3), seed=7))
    host.do(Started())
    assert host.course.state == philtre.game("alchemist").new(3, seed=7)
    assert host.agreement.terms.commitment == "" and b"seed" not in msgspec.json.encode(host.agreement.terms)
    restored = Table.restore(host.agreement, host.table.snapshot())
    while host.table.phase == "playing":
        seat = host.course.state.deciders[0]
        host.answer(seat)
        restored.apply(host.log[-1])
    assert restored.snapshot() == host.table.snapshot()
    assert host.table.view(None).secret is None and host.table.record().heading.seed == 7


@pytest.mark.parametrize("pace", [None, Live(600, 5), Slow(86_400)])
def test_an_agreement_is_written_and_read(pace: Live | Slow | None) -> None:
    agreement = agreed("alchemist", 3, pace=pace, first="1")
    agreement.check()
    assert msgspec.json.decode(msgspec.json.encode(agreement), type=Agreement) == agreement


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"game": str(EXAMPLE)}, "no-such-game"),
        ({"rules": 99}, "other-rules"),
        ({"players": 9}, "bad-players"),
        ({"options": {"moon": "full"}}, "bad-option"),
        ({"options": {"first": "4"}}, "no-such-seat"),
        ({"secret": "cafe"}, "bad-secret"),
        ({"secret": "G" * 64}, "bad-secret"),
        ({"stand_in": 0}, "no-such-level"),
        ({"pace": Live(0)}, "bad-pace"),
        ({"pace": Live(10, -1)}, "bad-pace"),
        ({"pace": Slow(0)}, "bad-pace"),
        ({"pace": Slow(10**12)}, "bad-pace"),
        ({"pace": Live(10, 10**12)}, "bad-pace"),
    ],
)
def test_what_can_never_be_played_is_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(Unreadable) as caught:
        msgspec.structs.replace(agreed("alchemist", 3), **changes).check()
    assert caught.value.reason == reason
    for language in ("en", "fr"):
        assert philtre.game("alchemist").words(language).error(caught.value)


def test_the_form_of_the_log() -> None:
    entry = Entry(7, 1_800_000_000_000, Answered(1, "take blue"))
    written = b'{"seq":7,"at":1800000000000,"event":{"type":"answered","seat":1,"play":"take blue"}}'
    assert msgspec.json.encode(entry) == written and msgspec.json.decode(written, type=Entry) == entry
    assert msgspec.json.encode(StoodIn(0, 3, "time")) == b'{"type":"stood-in","seat":0,"level":3,"why":"time"}'
    assert msgspec.json.encode(Started()) == b'{"type":"started"}'
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(written.replace(b"answered", b"cheated"), type=Entry)
