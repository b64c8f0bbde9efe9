"""Agents at a table: one of our own making, one at random, and two of the bots that come with the games.

    python random_and_greedy.py [GAME] [MATCHES]
"""

import random
import sys

import tapis


class Uniform:
    """Takes any option."""

    def __init__(self, seed):
        self.chance = random.Random(seed)

    def choose(self, view, options):
        return self.chance.randrange(len(options))


class Eager:
    """Greedy by a simple rule that it knows of no game: whatever does something comes before whatever ends something."""

    LAST = {"pass", "done", "end", "no", "concede"}

    def __init__(self, seed):
        self.chance = random.Random(seed)

    def choose(self, view, options):
        useful = [number for number, option in enumerate(options) if option["word"] not in self.LAST]
        return self.chance.choice(useful or range(len(options)))


def measure(game, one, other, matches):
    """How often the first wins; seats change after every match."""
    won = 0.0
    for number in range(matches):
        players = [one(number), other(number)]
        turned = number % 2
        match = tapis.play(game, players[::-1] if turned else players, seed=number // 2)
        won += match.shares[turned] if match.shares else 0.5
    return won / matches


def main(name="shards", matches=20):
    game = tapis.Game(name)
    agents = {"uniform": Uniform, "eager": Eager, "greedy": lambda _: "greedy", "casual": lambda _: "casual"}
    for label in ["eager", "greedy", "casual"]:
        share = measure(game, agents[label], agents["uniform"], matches)
        print(f"{label:8} against uniform: {share:.2f} of {matches} matches of {name}")
        yield label, share


if __name__ == "__main__":
    for _ in main(*sys.argv[1:2], *map(int, sys.argv[2:3])):
        pass
