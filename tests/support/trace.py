"""Print a fingerprint of every position of random games: the same, compiled or interpreted.

PHILTRE_PURE=1 python tests/support/trace.py 5
"""

import sys

import philtre
from philtre.bots.playout import playout
from philtre.kernel.state import State


def trace(slug: str, players: int, seed: int, options: dict[str, str]) -> str:
    """A hash over all positions, options, sights and re-dealt worlds of one game."""
    state = philtre.game(slug).begin(players, seed, options)
    bot = philtre.game(slug).bot("random")
    mixed, decisions = 0, 0
    while not state.over:
        seat = state.deciders[0]
        mixed = mix(mixed, state, *state.legal(seat))
        if decisions % 7 == 0:
            mixed = mix(mixed, state.seen_by(seat), decisions)
            mixed = mix(mixed, state.redeal(seat, decisions), int(state.judge(seat)))
        state.play(seat, bot.choose(state.seen_by(seat), seat, decisions))
        decisions += 1
    again = philtre.game(slug).begin(players, seed, options)
    mixed = mix(mixed, state, playout(again, seed), *state.scores)
    return f"{slug} {players} {seed} {options} {decisions} {mix(mixed, again)}"


def mix(mixed: int, state: State, *numbers: int) -> int:
    for number in (hash(state), *numbers):
        mixed = (mixed * 1_000_003 + number) % (2**61 - 1)
    return mixed


if __name__ == "__main__":
    for slug in philtre.games():
        game = philtre.game(slug)
        for players in game.players:
            for seed in range(int(sys.argv[1])):
                print(trace(slug, players, seed, {}))
            for option in game.agreements:
                if option.players is None or players in option.players:
                    print(trace(slug, players, 0, {option.name: option.choices[1]}))
    print("compiled" if philtre.COMPILED else "interpreted", file=sys.stderr)
