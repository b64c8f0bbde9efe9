"""OpenSpiel: random play driven from Python, and its own searches, which run in C++ from the first decision on.

`mcts` sees the hidden cards; `ismcts` deals them anew at each iteration, as ours does. Both play one game at random to
its end per iteration. Chance nodes are played and not counted.
"""

import random
from importlib.metadata import version

import pyspiel

from timing import measure_random, measure_search

GAMES = ["crazy_eights", "gin_rummy", "leduc_poker", "hearts", "cribbage"]
ITERATIONS = 1000
EXPLORATION = 2.0
VERSION = version("open_spiel")


def roll(state, chance):
    """Plays a chance node."""
    actions, chances = zip(*state.chance_outcomes())
    state.apply_action(chance.choices(actions, weights=chances)[0])


def player(game):
    chance = random.Random(7)

    def play():
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                roll(state, chance)
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def searcher(game, kind):
    chance = random.Random(7)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)

    def search():
        state = game.new_initial_state()
        while state.is_chance_node():
            roll(state, chance)
        if kind == "mcts":
            bot = pyspiel.MCTSBot(game, evaluator, EXPLORATION, ITERATIONS, 1000, False, 7, False)
            bot.mcts_search(state)
        else:
            pyspiel.ISMCTSBot(7, evaluator, EXPLORATION, ITERATIONS).step(state)
        return ITERATIONS

    return search


for name in GAMES:
    measure_random("OpenSpiel", VERSION, name, player(pyspiel.load_game(name)))
# Crazy eights cannot be dealt anew from what a player knows.
for name, kind in [("gin_rummy", "ismcts"), ("leduc_poker", "ismcts"), ("gin_rummy", "mcts"), ("crazy_eights", "mcts")]:
    measure_search("OpenSpiel", VERSION, name, kind, searcher(pyspiel.load_game(name), kind))
