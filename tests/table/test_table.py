"""A table: what was played can be taken back to the last thing learnt, and resumed from its record."""

import pytest

import philtre
from philtre import NotAllowed, Record, State
from philtre.games.bal_des_chaudrons.state import BREWING, LAST, ME, PHASE
from philtre.kernel.zones import HEADER
from philtre.table import Table

GAME = philtre.game("alchemist")
BALL = philtre.game("bal-des-chaudrons")


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


def test_out_of_sight_one_may_withdraw_though_others_have_acted_since() -> None:
    table = brewing()
    opened, told = table.state.copy(), table.log(0)
    use(table, 0)
    use(table, 1)
    use(table, 2)
    done = [answer for answer in table.record.answers if answer.seat != 0]
    assert table.horizon(0)[0] > 0
    heard = table.log(1)
    table.undo(0)
    assert block(table, 0) == block_of(opened, 0) and table.log(0) == told
    assert table.log(1) == heard, "nobody is told of it"
    assert [answer for answer in table.record.answers if answer.seat != 0] == done
    assert table.horizon(0)[0] == 0
    assert Table.resume(BALL, table.record).state == table.state


def test_the_others_can_still_go_back_after_one_has_withdrawn() -> None:
    table = brewing()
    use(table, 1)
    mine = table.state.copy()
    use(table, 0)
    use(table, 1)
    table.undo(0)
    table.undo(1)
    assert block(table, 0) == block_of(mine, 0)
    assert block(table, 1) == block_of(brewing().state, 1)
    assert Table.resume(BALL, table.record).state == table.state


def test_what_has_been_shown_cannot_be_withdrawn() -> None:
    table = brewing()
    first = min(range(3), key=lambda seat: table.state.b[ME * seat + LAST])
    table.play(first, BALL.read(table.state, first, "finish"))
    with pytest.raises(NotAllowed, match="undo-something-shown"):
        table.undo(first)


def brewing() -> Table:
    """Three witches who may all brew something."""
    table = Table(BALL, 3, 32, {})
    while table.state.b[PHASE] != BREWING:
        seat = table.state.deciders[0]
        table.play(seat, table.state.legal(seat)[0])
    assert table.state.deciders == [0, 1, 2]
    return table


def use(table: Table, seat: int) -> None:
    """Answer whatever a seat is asked, short of finishing."""
    table.play(seat, table.state.legal(seat)[0])


def block(table: Table, seat: int) -> list[int]:
    return block_of(table.state, seat)


def block_of(state: State, seat: int) -> list[int]:
    stride = int(state.zones.stride)
    return list(state.b)[HEADER + seat * stride : HEADER + (seat + 1) * stride]
