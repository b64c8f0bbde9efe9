"""Gymnasium: one seat against bots.

>>> from tapis.solo import SoloEnv
>>> env = SoloEnv("shards", bots="random")
>>> observation, info = env.reset(seed=5)
>>> legal = observation["action_mask"].nonzero()[0]
>>> observation, reward, ended, cut, info = env.step(int(legal[0]))
>>> reward
0.0
"""

import gymnasium
import numpy
from gymnasium import spaces

from tapis._native import Game
from tapis.chair import seated


class SoloEnv(gymnasium.Env):
    """One seat of a match; the others are bots of ours by name (`bots="master"`, or `{1: "casual"}`), or programs with
    `choose(view, options)`.

    What an illegal action does is said by `illegal`: `"raise"`, or `"lose"`, which ends the match with a defeat.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game,
        seat=0,
        bots="random",
        seats=None,
        decks=None,
        options=None,
        layout=None,
        longest=5000,
        illegal="raise",
        render_mode=None,
    ):
        self.game = Game(game) if isinstance(game, str) else game
        seats = seats if seats is not None else self.game.seats[0]
        if not 0 <= seat < seats:
            raise ValueError(f"no seat {seat} at a table of {seats}")
        if illegal not in ("raise", "lose"):
            raise ValueError(f'illegal is "raise" or "lose", not {illegal!r}')
        self._setup = dict(seats=seats, decks=decks, options=options)
        self.layout = layout or self.game.layout(seats, decks, options)
        self.seat, self.longest, self.illegal, self.render_mode = seat, longest, illegal, render_mode
        others = [other for other in range(seats) if other != seat]
        self._bots = dict(bots) if isinstance(bots, dict) else dict.fromkeys(others, bots)
        missing = [other for other in others if other not in self._bots]
        if missing:
            raise ValueError(f"nobody plays the seats {missing}")
        low, high = numpy.iinfo(numpy.int16).min, numpy.iinfo(numpy.int16).max
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, (len(self.layout),), numpy.int16),
                "action_mask": spaces.Box(0, 1, (self.layout.most_options,), numpy.int8),
            }
        )
        self.action_space = spaces.Discrete(self.layout.most_options)
        self.match = None

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        while True:
            start = int(self.np_random.integers(1 << 62))
            self.match = self.game.start(seed=start, **self._setup).bare()
            self._deciders = {
                seat: seated(self.game, bot, (start + seat) % (1 << 62)) for seat, bot in self._bots.items()
            }
            self._taken = 0
            self._ask_bots()
            # A match that ends before the seat is asked is none.
            if not self.match.over:
                return self._observe(), {}

    def step(self, action):
        if not 0 <= action < min(self.match.option_count(), self.layout.most_options):
            if self.illegal == "raise":
                raise ValueError(f"no option {action}; there are {self.match.option_count()}")
            return self._observe(), -1.0, True, False, {"illegal": True}
        self.match.take(int(action))
        self._taken += 1
        self._ask_bots()
        shares = self.match.shares
        ended = shares is not None
        reward = 2.0 * shares[self.seat] - 1.0 if ended else 0.0
        return self._observe(), reward, ended, not ended and self._taken >= self.longest, {}

    def _ask_bots(self):
        match = self.match
        while not match.over and match.asked != self.seat and self._taken < self.longest:
            match.take(self._deciders[match.asked](match))
            self._taken += 1

    def _observe(self):
        numbers = numpy.zeros(len(self.layout), numpy.int16)
        mask = numpy.zeros(self.layout.most_options, numpy.int8)
        self.match.observe_into(self.seat, self.layout, numbers, mask)
        return {"observation": numbers, "action_mask": mask}

    def render(self):
        if self.render_mode == "ansi":
            return "\n".join([repr(self.match)] + [fact["text"] for fact in self.match.view(self.seat)["facts"]])
        return None
