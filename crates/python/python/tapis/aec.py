"""PettingZoo: every game as an AEC environment with an action mask.

>>> from tapis.aec import env
>>> table = env("shards", seats=2)
>>> table.reset(seed=1)
>>> observation, reward, ended, cut, info = table.last()
>>> sorted(observation)
['action_mask', 'observation']

An agent is a seat. Seats that play together have the same reward: 1 for a win, -1 for a defeat, 0 for a draw. All agents
stay to the end of the match; whoever is out of the game is just not asked any more.
"""

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv

from tapis._native import Game


def env(game, **setup):
    """A table of a game for PettingZoo."""
    return TapisEnv(game, **setup)


class TapisEnv(AECEnv):
    """One match at a time. Actions are the numbers of the options that the asked seat has."""

    metadata = {"name": "tapis_v1", "render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self, game, seats=None, decks=None, options=None, paced=False, layout=None, longest=5000, render_mode=None
    ):
        super().__init__()
        self.game = Game(game) if isinstance(game, str) else game
        seats = seats if seats is not None else self.game.seats[0]
        self._setup = dict(seats=seats, decks=decks, options=options, paced=paced)
        self.layout = layout or self.game.layout(seats, decks, options, paced)
        self.metadata = {**TapisEnv.metadata, "name": f"tapis_{self.game.id.replace('-', '_')}_v1"}
        self.longest = longest
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._places = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents = []
        self._numbers, self._most = len(self.layout), self.layout.most_options
        low, high = numpy.iinfo(numpy.int16).min, numpy.iinfo(numpy.int16).max
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, (self._numbers,), numpy.int16),
                    "action_mask": spaces.Box(0, 1, (self._most,), numpy.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self._most) for agent in self.possible_agents}
        self._random = numpy.random.default_rng()
        self.match = None

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        if seed is not None:
            self._random = numpy.random.default_rng(seed)
        self.match = self.game.start(seed=int(self._random.integers(1 << 62)), **self._setup).bare()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._taken = 0
        self.agent_selection = self.possible_agents[self.match.asked or 0]
        if self.match.over:
            self._end()

    def observe(self, agent):
        numbers = numpy.empty(self._numbers, numpy.int16)
        mask = numpy.empty(self._most, numpy.int8)
        self.match.observe_into(self._places[agent], self.layout, numbers, mask)
        return {"observation": numbers, "action_mask": mask}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        match = self.match
        match.take(int(action))
        self._taken += 1
        asked = match.asked
        if asked is None or self._taken >= self.longest:
            self._end()
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[asked]

    def _end(self):
        shares = self.match.shares
        if shares is None:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {agent: 2.0 * share - 1.0 for agent, share in zip(self.possible_agents, shares)}

    def render(self):
        if self.render_mode == "ansi":
            view = self.match.view(None)
            return "\n".join([repr(self.match)] + [fact["text"] for fact in view["facts"]])
        return None

    def close(self):
        self.match = None
