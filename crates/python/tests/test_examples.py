"""The examples do what they say."""

import csv
import importlib.util
import json
import pathlib

import pytest

import tapis

EXAMPLES = pathlib.Path(__file__).parents[1] / "examples"


def load(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_agents_play():
    shares = dict(load("random_and_greedy").main("shards", 8))
    assert set(shares) == {"eager", "greedy", "casual"} and shares["greedy"] >= 0.75


def test_a_policy_learns_to_beat_random():
    """Seeds and steps are fixed, so it learns the same every time, in seconds; with all its steps it learns more."""
    example, game = load("policy_gradient"), tapis.Game("shards")
    policy = example.train(game, steps=600, matches=64, seed=1, told=0)
    untrained = example.Policy(game, policy.layout)
    assert example.judge(game, policy, seed=1, matches=200) > 0.75
    assert abs(example.judge(game, untrained, seed=1, matches=200) - 0.5) < 0.15


def test_duckdb_reads_what_the_laboratory_writes(tmp_path):
    duckdb = pytest.importorskip("duckdb")
    assert duckdb
    # The laboratory's own form, see docs/lab-schema.md; the laboratory's tests write it for real.
    matches = tmp_path / "matches.csv"
    with open(matches, "w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["number", "seed", "turns", "seat0", "seat1", "won0", "won1"])
        rows.writerows([number, number, 10 + number, "greedy", "random", number % 2 == 0, number % 2] for number in range(6))
    found = load("lab_files").main(matches).sql(load("lab_files").WINS).fetchall()
    assert found == [("greedy", "random", 6, 0.5, 12.5)]


def test_the_notebook_runs():
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("Agg")
    cells = json.loads((EXAMPLES / "matches.ipynb").read_text())["cells"]
    names = {"STEPS": 320}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert len(names["shares"]) == 4 and len(names["curve"]) > 50
