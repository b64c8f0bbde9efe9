"""A policy learned by REINFORCE on Shards of Infinity, with numpy alone, against the bot `random`.

    python policy_gradient.py [--steps 1500] [--matches 64] [--seed 1] [--out policy.npz]

The policy is as small as one can be: a number for each word of the notation with each card, and for each word with what the
seat has. An option is taken with a chance that grows with the sum of its numbers. All matches go on at once in threads of
Rust; each ends with a win or a defeat, and every number moves by what it had to do with that.
"""

import argparse
import time

import numpy

import tapis
from tapis.numbers import columns, split


class Policy:
    """Numbers for options: `words x faces`, and `words x context`."""

    def __init__(self, game, layout):
        schema = game.schema
        self.words, self.faces = len(schema["words"]) + 1, len(game.faces()) + 1
        own = columns(layout, "seats")
        self.own = [place for place, name in enumerate(own) if name.startswith(("gauge", "size"))]
        self.weights = numpy.zeros(self.words * self.faces + self.words * len(self.own))
        option = columns(layout, "options")
        self.word, self.face = option.index("word"), option.index("face")
        self.layout = layout

    def read(self, observations):
        """For each option its word and card, and for each match what the seat has."""
        parts = split(self.layout, observations)
        words = parts["options"][:, :, self.word].astype(numpy.int64)
        cards = words * self.faces + parts["options"][:, :, self.face]
        context = numpy.tanh(parts["seats"][:, 0, self.own] / 10.0)
        return words, cards, context

    def chances(self, words, cards, context, masks):
        wide = len(self.own)
        of_words = self.weights[self.words * self.faces :].reshape(self.words, wide)
        scores = self.weights[cards] + numpy.take_along_axis(context @ of_words.T, words, axis=1)
        scores = numpy.where(masks, scores, -numpy.inf)
        scores = numpy.exp(scores - scores.max(axis=1, keepdims=True))
        return scores / scores.sum(axis=1, keepdims=True)


def choose(chances, chance):
    """One option of each match by its chance."""
    sums = chances.cumsum(axis=1)
    draws = chance.random(len(chances)) * sums[:, -1]
    return numpy.minimum((sums < draws[:, None]).sum(axis=1), (chances > 0).sum(axis=1) - 1)


def train(game, steps, matches, seed, rate=0.05, told=200):
    """Learns for so many steps, each a decision in every match."""
    layout = game.layout(seats=2)
    policy, chance = Policy(game, layout), numpy.random.default_rng(seed)
    # In half of the matches the learner sits first.
    envs = [
        tapis.VectorEnv(game, matches // 2, seed=seed * 1000 + 7 * other, bots={other: "random"}, layout=layout, threads=2)
        for other in (1, 0)
    ]
    for env in envs:
        env.reset()
    learner = numpy.repeat([0, 1], matches // 2)
    blame = numpy.zeros((matches, len(policy.weights)))
    lengths, usual, recent = numpy.zeros(matches), 0.0, []
    square = numpy.full(len(policy.weights), 1e-3)
    begun = time.perf_counter()
    for step in range(1, steps + 1):
        observations = numpy.concatenate([env.observations for env in envs])
        masks = numpy.concatenate([env.masks for env in envs])
        words, cards, context = policy.read(observations)
        chances = policy.chances(words, cards, context, masks)
        actions = choose(chances, chance)
        # What every number had to do with the choice: what was taken less what was to be expected.
        push = -chances
        push[numpy.arange(matches), actions] += 1.0
        match, option = numpy.nonzero(masks)
        amount, word = push[match, option], words[match, option]
        numpy.add.at(blame, (match, cards[match, option]), amount)
        wide = len(policy.own)
        place = policy.words * policy.faces + word[:, None] * wide + numpy.arange(wide)
        numpy.add.at(blame, (match[:, None], place), amount[:, None] * context[match])
        lengths += 1
        for half, env in enumerate(envs):
            env.step(actions[half * (matches // 2) : (half + 1) * (matches // 2)])
        ended = numpy.concatenate([env.ended for env in envs])
        rewards = numpy.concatenate([env.rewards for env in envs])[numpy.arange(matches), learner]
        over = numpy.flatnonzero(ended)
        if len(over):
            gain = ((rewards[over] - usual)[:, None] * blame[over]).sum(axis=0)
            square += gain * gain
            policy.weights += rate * gain / numpy.sqrt(square)
            usual += 0.02 * len(over) * (rewards[over].mean() - usual)
            recent += list(rewards[over])
            blame[over], lengths[over] = 0.0, 0.0
        if told and step % told == 0:
            last = numpy.array(recent[-200:]) / 2 + 0.5
            rate_now = step * matches / (time.perf_counter() - begun)
            print(f"step {step:5}: won {last.mean() if len(last) else 0.5:.2f} of the last {len(last)} ({rate_now:,.0f}/s)")
    return policy


def judge(game, policy, seed, matches=400):
    """How much of so many new matches it wins against `random`, half of them from each seat."""
    chance, shares = numpy.random.default_rng(seed), []
    for other in (1, 0):
        env = tapis.VectorEnv(game, matches // 2, seed=10**9 + seed, bots={other: "random"}, layout=policy.layout, threads=2)
        env.reset()
        first = numpy.full(matches // 2, numpy.nan)
        while numpy.isnan(first).any():
            words, cards, context = policy.read(env.observations)
            env.step(choose(policy.chances(words, cards, context, env.masks), chance))
            over = (env.ended > 0) & numpy.isnan(first)
            first[over] = env.rewards[over, 1 - other] / 2 + 0.5
        shares.append(first)
    return float(numpy.concatenate(shares).mean())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="shards")
    parser.add_argument("--steps", type=int, default=1500)
    parser.add_argument("--matches", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out")
    options = parser.parse_args()
    game = tapis.Game(options.game)
    policy = train(game, options.steps, options.matches, options.seed)
    print(f"against random: {judge(game, policy, options.seed):.3f} of 400 new matches")
    if options.out:
        numpy.savez(options.out, weights=policy.weights)


if __name__ == "__main__":
    main()
