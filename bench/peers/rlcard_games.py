"""RLCard: random play as its users train with it, an observation with legal actions at every decision."""

import random

import rlcard

from timing import measure_random

GAMES = ["leduc-holdem", "uno", "gin-rummy", "mahjong"]


def player(name):
    env = rlcard.make(name, config={"seed": 7})
    chance = random.Random(7)

    def play():
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


for name in GAMES:
    measure_random("RLCard", rlcard.__version__, name, player(name))
