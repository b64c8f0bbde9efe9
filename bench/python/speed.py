"""How fast the package is: the vector environment, and PettingZoo's loop.

Run by `bench/python/run`; every measurement is one line of JSON.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "peers"))

import numpy
import tapis
from tapis.aec import env as aec
from timing import measure_random

BATCH = 256
STEPS = 64


def vector(name, seats):
    env = tapis.VectorEnv(name, BATCH, seats=seats, seed=1)
    env.reset()

    def play():
        for _ in range(STEPS):
            env.step(env.sample())
        return BATCH * STEPS

    return play


def loop(name, seats):
    """As in bench/peers/pettingzoo_games.py."""
    env = aec(name, seats=seats)
    chance = numpy.random.default_rng(7)

    def play():
        decisions = 0
        env.reset(seed=int(chance.integers(1 << 30)))
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(int(chance.choice(numpy.flatnonzero(mask))))
            decisions += 1
        return decisions

    return play


for name in tapis.games():
    seats = max(2, tapis.Game(name).seats[0])
    measure_random("Tapis", tapis.__version__, f"vector environment: {name}, {seats} seats, {BATCH} at once", vector(name, seats))
for name in ["shards", "dice-throne"]:
    measure_random("Tapis", tapis.__version__, f"PettingZoo loop: {name}, 2 seats", loop(name, 2))
