"""Pgx: random play of many games at once, compiled by JAX for the processor.

One step of a batch is one decision in each of its games; a game that ends begins again.
"""

import os

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from timing import measure_random

GAMES = ["leduc_holdem", "kuhn_poker", "sparrow_mahjong"]
BATCH = 256
STEPS = 64


def player(name):
    env = pgx.make(name)
    advance = auto_reset(env.step, env.init)

    def decide(key, mask):
        return jax.random.categorical(key, jnp.where(mask, 0.0, -1e9))

    def step(carry, _):
        state, key = carry
        key, first, second = jax.random.split(key, 3)
        actions = jax.vmap(decide)(jax.random.split(first, BATCH), state.legal_action_mask)
        state = jax.vmap(advance)(state, actions, jax.random.split(second, BATCH))
        return (state, key), ()

    run = jax.jit(lambda carry: jax.lax.scan(step, carry, None, length=STEPS)[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH))
    carry = jax.block_until_ready(run((state, jax.random.PRNGKey(1))))

    def play():
        nonlocal carry
        carry = jax.block_until_ready(run(carry))
        return BATCH * STEPS

    return play


for name in GAMES:
    measure_random("Pgx", pgx.__version__, f"{name}, {BATCH} at once", player(name))
