"""What the seats observe in one position of every game, as one line each."""

from zlib import crc32

import philtre
from philtre.doors.observation import Observer, sight

for name in philtre.games():
    game = philtre.game(name)
    observer = Observer(game.zones, game.lexicon, 2)
    state = game.new(players=2, seed=5)
    for _ in range(10):
        state.play(state.deciders[0], state.legal(state.deciders[0])[0])
    for seat in range(2):
        seen, mask = observer.observation(state, seat), observer.mask(state, seat)
        print(name, seat, crc32(seen), crc32(mask), sight(state, seat))
