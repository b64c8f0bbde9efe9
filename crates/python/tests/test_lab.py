"""Sweeps find what `tapis sim` finds, whoever plays; they stop and go on."""

import json
import subprocess
from pathlib import Path

import duckdb
import pytest

from tapis import lab

TAPIS = Path(__file__).parents[3] / "target" / "debug" / "tapis"
QUIET = {"progress": False}


def sim(*words):
    words = [TAPIS, "sim", *words, "--threads", "1", "--json"]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.rstrip("\n")


def files(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_figures_are_those_of_the_program():
    shards = lab.sweep("shards", seat=["greedy", "random"], games=30, mirror=True, part=4, workers=2, **QUIET)
    assert shards.text == sim("shards", "--seat", "greedy,random", "--games", "30", "--mirror")
    ladder = lab.sweep("shards", seat="random,greedy,beginner", games=6, ladder=True, seed=5, part=1, workers=3, **QUIET)
    assert ladder.text == sim("shards", "--ladder", "--seat", "random,greedy,beginner", "--games", "6", "--seed", "5")
    assert ladder.figures["ladder"][0]["label"] == "greedy"
    words = {"option": ["scenario=*", "difficulty=expert"], "games": 2, "seat": ["random@*"]}
    mix = lab.sweep("champions", **words, part=1, workers=2, **QUIET)
    options = ["--option", "scenario=*", "--option", "difficulty=expert"]
    assert mix.text == sim("champions", "--seat", "random@*", *options, "--games", "2")


def test_it_stops_at_a_precision_where_the_program_stops(tmp_path):
    words = {"seat": ["greedy", "random"], "precision": 0.1, "mirror": True}
    found = lab.sweep("shards", **words, part=7, workers=3, out=tmp_path, **QUIET)
    assert found.text == sim("shards", "--seat", "greedy,random", "--precision", "10%", "--mirror")
    assert found.figures["aimed"]["enough"]
    count = duckdb.sql(f"SELECT count(*), count(DISTINCT number) FROM '{found.rows()}'").fetchall()[0]
    assert count == (found.figures["matches"],) * 2
    again = lab.sweep("shards", **words, part=7, workers=1, out=tmp_path, **QUIET)
    assert again.text == found.text


def test_comparisons_and_tuning_are_those_of_the_program(tmp_path):
    card = (
        '[(id: "mining-drones", name: (en: "Mining Drones", fr: "Drones Miniers"), kind: Ally, faction: Homodeus, '
        "cost: 2, copies: 3, play: [EFFECT])]"
    )
    paths = []
    for name, effect in [("a", "Gain(Gems, 1), Draw(1)"), ("b", "Gain(Power, 9)")]:
        paths.append(str(tmp_path / f"{name}.ron"))
        Path(paths[-1]).write_text(card.replace("EFFECT", effect))
    words = {"seat": ["greedy", "random"], "compare": tuple(paths), "precision": 0.2}
    found = lab.sweep("shards", **words, part=3, workers=2, **QUIET)
    assert found.text == sim("shards", "--seat", "greedy,random", "--precision", "20%", "--compare", *paths)
    tuned = lab.tune("shards", bot="greedy", games=12, part=5, workers=2, **QUIET)
    words = [TAPIS, "tune", "shards", "--bot", "greedy", "--games", "12", "--threads", "1", "--json"]
    assert tuned.text == subprocess.run(words, capture_output=True, text=True, check=True).stdout.rstrip("\n")


def test_what_was_stopped_goes_on_and_nothing_counts_twice(tmp_path):
    words = {"seat": ["greedy", "random"], "games": 40, "part": 3, "tables": ["matches", "cards", "turns"]}
    whole = lab.sweep("shards", **words, workers=1, out=tmp_path / "whole", **QUIET)
    asked = iter([False, False, True])
    with pytest.raises(lab.Stopped, match="of 40 matches; the same call goes on"):
        lab.sweep("shards", **words, workers=2, out=tmp_path / "parts", stop=lambda: next(asked), **QUIET)
    manifest = json.loads((tmp_path / "parts" / "manifest.json").read_text())
    assert not manifest["complete"] and 0 < len(manifest["parts"]) < 14
    # A crash: one file is cut, another is not in the manifest.
    cut = tmp_path / "parts" / manifest["parts"][0]["files"]["matches"]["path"]
    cut.write_bytes(cut.read_bytes()[:50])
    (tmp_path / "parts" / "matches" / "part-000099.parquet").write_bytes(b"left behind")
    told = []
    found = lab.sweep("shards", **words, workers=2, out=tmp_path / "parts", progress=lambda *done: told.append(done))
    assert found.text == whole.text and told[-1] == (40, 40)
    assert files(tmp_path / "parts") == files(tmp_path / "whole")
    rows = duckdb.sql(f"SELECT number FROM '{found.rows()}' ORDER BY ALL").fetchall()
    assert rows == [(number,) for number in range(40)]
    with pytest.raises(ValueError, match="holds another sweep"):
        lab.sweep("shards", **{**words, "games": 41}, workers=1, out=tmp_path / "parts", **QUIET)


def test_what_is_wrong_is_said():
    with pytest.raises(ValueError, match="greedy"):
        lab.sweep("shards", seat=["gredy"], **QUIET)
    with pytest.raises(ValueError, match="no such table: rows"):
        lab.sweep("shards", tables=["rows"], **QUIET)
    with pytest.raises(ValueError, match="workers are"):
        lab.sweep("shards", games=1, workers="many", **QUIET)
    with pytest.raises(ValueError, match="it has ended"):
        lab.sweep("shards", seat=["cmd:sh -c 'exit 1'", "random"], games=2, workers=1, **QUIET)


def test_a_class_of_ones_own_plays(tmp_path, monkeypatch):
    (tmp_path / "sweepers.py").write_text("class First:\n    def choose(self, view, options):\n        return 0\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    found = lab.sweep("shards", seat=["python:sweepers:First", "random"], games=4, workers=2, **QUIET)
    assert found.figures["matches"] == 4
