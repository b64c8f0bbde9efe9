"""OpenSpiel's own checks."""

import re

import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import generate_playthrough  # noqa: E402

import tapis.spiel  # noqa: E402


@pytest.mark.parametrize("name", list(tapis.spiel.GAMES))
def test_random_matches_are_sound(name):
    game = pyspiel.load_game(f"tapis_{name.replace('-', '_')}(deals=64,longest=120)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", list(tapis.spiel.GAMES))
def test_playthroughs_play_again(name):
    text = f"tapis_{name.replace('-', '_')}(deals=64,longest=60)"
    first = generate_playthrough.playthrough(text, None, seed=3)
    actions = [int(action) for action in re.findall(r"^action: (\d+)$", first, re.MULTILINE)]
    again = generate_playthrough.playthrough(text, actions)
    assert actions and again == first


def test_a_state_is_copied_and_kept():
    game = pyspiel.load_game("tapis_shards(players=3)")
    state = game.new_initial_state()
    state.apply_action(5)
    for _ in range(30):
        state.apply_action(state.legal_actions()[-1])
    twin = state.clone()
    assert str(twin) == str(state) and twin.legal_actions() == state.legal_actions()
    twin.apply_action(0)
    assert str(twin) != str(state)
    assert str(game.deserialize_state(state.serialize())) == str(state)
    shown = state.resample(0, 7)
    assert (shown.observe(0, game.layout) == state.numbers(0)).all()
