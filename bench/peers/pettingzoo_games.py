"""PettingZoo: random play in the loop of its manual, with an observation and a mask of legal actions at every decision."""

import importlib

import numpy
import pettingzoo

from timing import measure_random, tell

GAMES = ["leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6"]


def player(name):
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    chance = numpy.random.default_rng(7)

    def play():
        decisions = 0
        env.reset(seed=int(chance.integers(1 << 30)))
        for _ in env.agent_iter():
            observation, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
            env.step(int(chance.choice(numpy.flatnonzero(mask))))
            decisions += 1
        return decisions

    return play


for name in GAMES:
    try:
        play = player(name)
    except Exception as fault:
        tell("PettingZoo", pettingzoo.__version__, name, "random", fault=repr(fault)[:200])
        continue
    measure_random("PettingZoo", pettingzoo.__version__, name, play)
