"""What a game was worth to each seat, as learners are told it."""

from philtre.kernel.state import State


def rewards(state: State) -> list[float]:
    """Nothing before the end; then 1 to who wins alone.

    Several winners share it, and the others lose it in equal parts. Alone against a game, a defeat is -1.

    >>> import philtre
    >>> rewards(philtre.game("alchemist").new(players=3))
    [0.0, 0.0, 0.0]
    """
    players = state.players
    if not state.over:
        return [0.0] * players
    winners = state.winners
    if players == 1:
        return [1.0 if winners else -1.0]
    share = players / len(winners) if winners else 0.0
    return [((share if seat in winners else 0.0) - 1) / (players - 1) for seat in range(players)]
