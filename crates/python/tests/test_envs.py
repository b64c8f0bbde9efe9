"""Environments: their own suites, and that ours and theirs see the same."""

import random

import numpy
import pytest

import tapis
from tapis.aec import env as aec
from tapis.solo import SoloEnv


def run(name, count, steps, threads, seats=None, **more):
    env = tapis.VectorEnv(name, count, seats=seats, seed=40, threads=threads, **more)
    env.reset()
    told = []
    for _ in range(steps):
        env.step(env.sample())
        told.append((env.observations.copy(), env.masks.copy(), env.asked.copy(), env.rewards.copy(), env.ended.copy()))
    return env, told


def test_threads_change_nothing(game):
    one, first = run(game.id, 24, 60, 1)
    two, second = run(game.id, 24, 60, 2)
    assert one.hashes == two.hashes
    for left, right in zip(first, second):
        for mine, theirs in zip(left, right):
            assert (mine == theirs).all()


def test_vector_matches_are_matches(table):
    """Each of them is the match that its seed and its answers give, number by number, also after others have ended."""
    name, seats = table
    env = tapis.VectorEnv(name, 3, seats=seats, seed=70, longest=150, keys=True)
    env.reset()
    alone = [env.game.start(seats=seats, seed=70 + place).bare() for place in range(3)]
    taken, chance, endings = [0] * 3, random.Random(3), 0
    for _ in range(400):
        for place, match in enumerate(alone):
            assert env.asked[place] == match.asked
            assert (env.observations[place] == match.observe(match.asked, env.layout)).all()
            shown = min(match.option_count(), env.layout.most_options)
            assert env.counts[place] == shown and env.masks[place].sum() == shown
            assert list(env.keys[place][:shown]) == match.keys()[:shown]
        actions = [chance.randrange(count) for count in env.counts]
        env.step(actions)
        for place, match in enumerate(alone):
            match.take(actions[place])
            taken[place] += 1
            if match.over:
                assert env.ended[place] == 1
                assert list(env.rewards[place]) == [2 * share - 1 for share in match.shares]
            elif taken[place] == 150:
                assert env.ended[place] == 2
            else:
                assert env.ended[place] == 0 and not env.rewards[place].any()
                continue
            endings += 1
            taken[place] = 0
            alone[place] = env.game.start(seats=seats, seed=70 + env.numbers[place]).bare()
    assert endings > 0


def test_the_vector_tells_no_secrets(table):
    """The permuted-secrets test on its arrays: all that the asked seats do not know is dealt anew, and nothing changes."""
    name, seats = table
    env = tapis.VectorEnv(name, 8, seats=seats, seed=3, keys=True)
    env.reset()
    for step in range(120):
        env.step(env.sample())
        if step % 10 == 0:
            before = [array.copy() for array in env._arrays]
            twin = tapis.VectorEnv(name, 8, seats=seats, seed=3, layout=env.layout, keys=True)
            twin._batch.adopt(env._batch, step)
            twin._batch.show(*twin._arrays)
            for mine, theirs in zip(before[:4] + before[6:], twin._arrays[:4] + twin._arrays[6:]):
                assert (mine == theirs).all()


def test_bots_take_their_seats():
    env = tapis.VectorEnv("shards", 4, seed=5, bots={1: "greedy"})
    env.reset()
    ended = 0
    for _ in range(600):
        assert (env.asked == 0).all()
        env.step(env.sample())
        ended += int((env.ended == 1).sum())
    assert ended > 0
    with pytest.raises(ValueError):
        tapis.VectorEnv("shards", 1, bots={0: "greedy", 1: "greedy"})
    with pytest.raises(ValueError):
        env.step([99] * 4)


def test_pettingzoo_finds_nothing_wrong(table):
    from pettingzoo.test import api_test, seed_test

    name, seats = table
    api_test(aec(name, seats=seats, longest=400), num_cycles=200)
    seed_test(lambda: aec(name, seats=seats, longest=400), num_cycles=120)


def test_an_aec_match_ends_with_rewards(table):
    name, seats = table
    env, chance = aec(name, seats=seats), random.Random(4)
    env.reset(seed=9)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(20_000):
        observation, reward, ended, cut, _ = env.last()
        total[agent] += reward
        if ended or cut:
            env.step(None)
        else:
            env.step(int(chance.choice(numpy.flatnonzero(observation["action_mask"]))))
    assert not env.agents
    shares = env.match.shares
    assert shares is None or total == {agent: 2 * share - 1 for agent, share in zip(env.possible_agents, shares)}


@pytest.mark.filterwarnings("ignore")
def test_gymnasium_finds_nothing_wrong(game):
    from gymnasium.utils.env_checker import check_env

    check_env(SoloEnv(game, seats=game.seats[1], illegal="lose"), skip_render_check=True)


def test_one_seat_against_bots():
    class Last:
        """Takes the last option."""

        def choose(self, view, options):
            return len(options) - 1

    env = SoloEnv("shards", seat=1, seats=3, bots={0: "casual", 2: Last()})
    chance = random.Random(8)
    observation, _ = env.reset(seed=1)
    for _ in range(3000):
        assert env.match.asked == 1
        observation, reward, ended, cut, _ = env.step(int(chance.choice(numpy.flatnonzero(observation["action_mask"]))))
        if ended or cut:
            break
    assert ended and reward in (-1.0, 0.0, 1.0)
    with pytest.raises(ValueError):
        SoloEnv("shards", bots={})
    env.reset(seed=2)
    with pytest.raises(ValueError):
        env.step(9999)
