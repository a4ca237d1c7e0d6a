"""A table: what was played can be taken back to the last thing learnt, and resumed from its record."""

import pytest

import philtre
from philtre import NotAllowed, Record
from philtre.table import Table

GAME = philtre.game("alchemist")


def play(table: Table, *moves: str) -> None:
    for move in moves:
        seat = table.state.deciders[0]
        table.play(seat, GAME.read(table.state, seat, move))


def opened() -> Table:
    table = Table(GAME, 2, 7, {"first": "0"})
    for _ in range(2):
        seat = table.state.deciders[0]
        for _ in range(3):
            table.play(seat, table.state.legal(seat)[0])
    return table


def test_ones_own_answers_can_be_taken_back_at_once() -> None:
    table = opened()
    before, told, answers = table.state.copy(), table.log(0), list(table.record.answers)
    create = next(action for action in table.state.legal(0) if GAME.write(table.state, 0, action).startswith("create"))
    table.play(0, create)
    table.play(0, table.state.legal(0)[0])
    assert table.horizon(0) == (2, "another-acted")
    assert table.undo(0) == 2
    assert (table.state, table.log(0), table.record.answers) == (before, told, answers)


def test_not_past_what_another_did() -> None:
    table = opened()
    assert table.horizon(0) == (0, "another-acted")
    with pytest.raises(NotAllowed, match="undo-another-acted"):
        table.undo(0)


def test_not_past_what_was_drawn() -> None:
    table = opened()
    play(table, "draw")
    with pytest.raises(NotAllowed, match="undo-chance-drawn"):
        table.undo(0)


def test_not_past_the_beginning() -> None:
    with pytest.raises(NotAllowed, match="undo-the-beginning"):
        Table(GAME, 2, 7, {}).undo(0)


def test_taking_from_the_reserve_can_be_taken_back() -> None:
    table = opened()
    before = table.state.copy()
    play(table, "take green")
    assert table.undo(0) == 1 and table.state == before
    play(table, "take blue")
    assert table.state.deciders == [1]


def test_a_refused_move_leaves_no_trace() -> None:
    table = opened()
    before = (table.state.copy(), table.record.write(), len(table.past))
    with pytest.raises(NotAllowed):
        table.play(1, table.state.legal(0)[0])
    assert (table.state, table.record.write(), len(table.past)) == before


def test_a_table_is_resumed_where_its_record_ends() -> None:
    table = opened()
    again = Table.resume(GAME, Record.read(table.record.write()))
    assert again.state == table.state and again.log(1) == table.log(1)
    assert again.record.write() == table.record.write()


def test_the_log_tells_each_what_they_may_know() -> None:
    table = opened()
    play(table, "draw")
    assert [message.id for message in table.log(0)][-3:] == ["event-drew", "event-found", "event-found"]
    assert [message.id for message in table.log(1)][-1] == "event-drew"
    assert table.log(1) == table.log(None)
