"""Many matches at once, in threads of Rust."""

import numpy

from tapis._native import Batch, Game


class VectorEnv:
    """N matches of one game, each a decision further with every step; a match that ends is followed by the next one.

    The arrays are the same ones at every step, so copy what you keep:

    - `observations` (N, len(layout)) int16: what the asked seat of each match sees
    - `masks` (N, options) bool: which options there are
    - `asked` (N,) int64: which seat it is
    - `counts` (N,) int64: how many options there are
    - `rewards` (N, seats) float32: 1 for a win, -1 for a defeat, 0 for a draw or while nothing is decided
    - `ended` (N,) int8: 1 if the match ended with this step and the next one has begun, 2 if it was given up as too long
    - `keys` (N, options) uint64, if asked for: the stable keys of the options

    >>> env = VectorEnv("shards", 4, seed=1)
    >>> env.reset()
    >>> for _ in range(100):
    ...     env.step(env.sample())
    >>> bool((env.counts == env.masks.sum(axis=1)).all())
    True

    The matches depend on the seed and the actions alone, whatever the threads. `bots` seats some of ours:
    `bots={1: "casual"}` decides for seat 1, which is then never asked.
    """

    def __init__(
        self,
        game,
        count,
        *,
        seats=None,
        seed=0,
        decks=None,
        options=None,
        paced=False,
        threads=1,
        longest=5000,
        bots=None,
        layout=None,
        keys=False,
    ):
        self.game = Game(game) if isinstance(game, str) else game
        self.seats = seats if seats is not None else self.game.seats[0]
        self.layout = layout or self.game.layout(self.seats, decks, options, paced)
        self.count = count
        self._batch = Batch(
            self.game,
            count,
            self.layout,
            seats=self.seats,
            seed=seed,
            decks=decks,
            options=options,
            paced=paced,
            threads=threads,
            longest=longest,
            bots=bots,
        )
        most = self.layout.most_options
        self.observations = numpy.zeros((count, len(self.layout)), numpy.int16)
        self.masks = numpy.zeros((count, most), bool)
        self.asked = numpy.zeros(count, numpy.int64)
        self.counts = numpy.zeros(count, numpy.int64)
        self.rewards = numpy.zeros((count, self.seats), numpy.float32)
        self.ended = numpy.zeros(count, numpy.int8)
        self.keys = numpy.zeros((count, most), numpy.uint64) if keys else None
        self._actions = numpy.zeros(count, numpy.int64)
        self._arrays = (
            self.observations,
            self.masks,
            self.asked,
            self.counts,
            self.rewards,
            self.ended,
            self.keys,
        )

    def reset(self):
        """Begins every match anew from the first seed."""
        self._batch.reset(*self._arrays)

    def step(self, actions):
        """Takes the option with the given number in every match."""
        self._batch.step(numpy.ascontiguousarray(actions, numpy.int64), *self._arrays)

    def sample(self):
        """An option of every match at random."""
        self._batch.sample(self._actions)
        return self._actions

    @property
    def numbers(self):
        """Which match each is, counted from 0: its seed is the first seed and so many more."""
        return self._batch.numbers()

    @property
    def hashes(self):
        """The hash of each table."""
        return self._batch.hashes()
