"""What is measured of the peers, through the interface their own documentation shows."""

from importlib import import_module
from random import choices, random
from random import seed as reseed
from typing import Any

from bench.batch import CURIOSITY, GAMES, SIMULATIONS, TIMES, Batch, choose_through_pettingzoo


def batch(name: str, what: str) -> Batch:
    if what == "door":
        return classic_loop(name.partition("/")[2])
    return {
        ("open-spiel/connect-four", "loop"): connect_four_loop,
        ("open-spiel/connect-four", "copy"): connect_four_copy,
        ("open-spiel/connect-four", "search"): connect_four_search,
        ("open-spiel/gin rummy", "loop"): gin_rummy_loop,
        ("pettingzoo/connect-four", "loop"): pettingzoo_loop,
        ("chess/chess", "loop"): chess_loop,
        ("chess/chess", "copy"): chess_copy,
        ("rlcard/UNO", "loop"): rlcard_loop,
    }[name, what]()


# OpenSpiel: Connect Four and gin rummy in C++, through pyspiel.


def connect_four_loop() -> Batch:
    game = import_module("pyspiel").load_game("connect_four")

    def play(number: int) -> int:
        reseed(number)
        decisions = 0
        for _ in range(GAMES):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                decisions += 1
        return decisions

    return play


def connect_four_copy() -> Batch:
    state = connect_four_midway()

    def copies(number: int) -> int:
        for _ in range(TIMES):
            state.clone()
        return TIMES

    return copies


def connect_four_search() -> Batch:
    """Searches as in ``ours.search``. Outcomes go from -1 to 1 here, so the same curiosity is twice the number."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game("connect_four")
    positions = [game.new_initial_state(), connect_four_midway()]

    def simulate(number: int) -> int:
        done = 0
        for state in positions:
            evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=number)
            bot = pyspiel.MCTSBot(
                game,
                evaluator,
                uct_c=2 * CURIOSITY,
                max_simulations=SIMULATIONS,
                max_memory_mb=1000,
                solve=False,
                seed=number,
                verbose=False,
            )
            done += bot.mcts_search(state).explore_count
        return done

    return simulate


def connect_four_midway() -> Any:
    """The position that ``ours.midway`` reaches: the same choices in the same game."""
    reseed(1)
    positions = [import_module("pyspiel").load_game("connect_four").new_initial_state()]
    while not positions[-1].is_terminal():
        state = positions[-1].clone()
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
        positions.append(state)
    return positions[len(positions) // 2]


def gin_rummy_loop() -> Batch:
    """What chance decides is asked for as well, but is no decision."""
    game = import_module("pyspiel").load_game("gin_rummy")

    def play(number: int) -> int:
        reseed(number)
        decisions = 0
        for _ in range(GAMES):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(choices(outcomes, probabilities)[0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(random() * len(actions))])
                    decisions += 1
        return decisions

    return play


# PettingZoo: its classic environments, in Python.


def pettingzoo_loop() -> Batch:
    return choose_through_pettingzoo(classic("connect_four-v3"), GAMES)


def classic_loop(name: str) -> Batch:
    """One game at a time: some of them are long."""
    return choose_through_pettingzoo(classic(name), 1)


def classic(name: str) -> Any:
    return import_module("pettingzoo").make("aec", f"classic/{name}")


# python-chess.


def chess_loop() -> Batch:
    chess = import_module("chess")

    def play(number: int) -> int:
        reseed(number)
        board = chess.Board()
        while not board.is_game_over():
            actions = list(board.legal_moves)
            board.push(actions[int(random() * len(actions))])
        return int(board.ply())

    return play


def chess_copy() -> Batch:
    board = import_module("chess").Board()
    reseed(1)
    for _ in range(40):
        actions = list(board.legal_moves)
        board.push(actions[int(random() * len(actions))])

    def copies(number: int) -> int:
        for _ in range(TIMES):
            board.copy(stack=False)
        return TIMES

    return copies


# RLCard: UNO in Python.


def rlcard_loop() -> Batch:
    env = import_module("rlcard").make("uno", config={"seed": 1})

    def play(number: int) -> int:
        reseed(number)
        decisions = 0
        for _ in range(GAMES):
            seen, _ = env.reset()
            while not env.is_over():
                actions = list(seen["legal_actions"])
                seen, _ = env.step(actions[int(random() * len(actions))])
                decisions += 1
        return decisions

    return play
