"""Two nodes of Ray on this machine, one of which is killed in the middle; with ``--bar`` also how fast they are.

``crates/python/test-ray`` runs this where Ray is installed: it is too large for the usual environment.
"""

import json
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import ray
from ray.cluster_utils import Cluster

from tapis import lab

TAPIS = Path(__file__).parents[3] / "target" / "debug" / "tapis"
GAMES = 160
WORDS = {"seat": ["greedy", "casual"], "games": GAMES, "seed": 11, "mirror": True, "tables": ["matches", "cards"], "part": 4}
# A node that is gone is known to be within some seconds.
SOON = {"health_check_initial_delay_ms": 1000, "health_check_period_ms": 1000, "health_check_failure_threshold": 10}
NODE = {"num_cpus": 1}
HEAD = {**NODE, "include_dashboard": False, "_system_config": SOON}


def files(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def alive():
    return sum(node["Alive"] for node in ray.nodes())


def killed_in_the_middle(folder):
    """Half the cores are lost with whatever they were playing, and with what they had played and nobody had fetched."""
    cluster = Cluster(initialize_head=True, head_node_args=HEAD)
    doomed = cluster.add_node(**NODE)
    ray.init(address=cluster.address, log_to_driver=False)
    assert ray.cluster_resources()["CPU"] == 2 and alive() == 2
    killed = []

    def told(done, total):
        if done * 3 >= total and not killed:
            killed.append(done)
            threading.Thread(target=cluster.remove_node, args=(doomed, False)).start()

    found = lab.sweep("shards", **WORDS, out=folder / "nodes", workers="ray", progress=told)
    assert killed and killed[0] < GAMES, killed
    deadline = time.monotonic() + 60
    while alive() > 1 and time.monotonic() < deadline:
        time.sleep(0.2)
    assert alive() == 1, "a node is gone"
    ray.shutdown()
    cluster.shutdown()
    alone = lab.sweep("shards", **WORDS, out=folder / "alone", workers=1, progress=False)
    assert found.text == alone.text
    assert files(folder / "nodes") == files(folder / "alone"), "the same files, byte for byte"
    words = ["sim", "shards", "--seat", "greedy,casual", "--games", str(GAMES), "--seed", "11", "--mirror"]
    told = subprocess.run([TAPIS, *words, "--threads", "1", "--json"], capture_output=True, text=True, check=True)
    assert {**found.figures, "cards": []} == {**json.loads(told.stdout), "cards": []}
    many = len(files(folder / "nodes"))
    print(f"a node was killed after {killed[0]} of {GAMES} matches: the figures and {many} files are the same")


def bar(games):
    """Two nodes against one process with two threads, in turn."""
    words = {**WORDS, "games": games, "tables": ["matches"], "part": None}
    cluster = Cluster(initialize_head=True, head_node_args=HEAD)
    cluster.add_node(**NODE)
    ray.init(address=cluster.address, log_to_driver=False)
    lab.sweep("shards", **{**words, "games": 8, "part": 1}, workers="ray", progress=False)  # everybody has the games
    ratios = []
    for turn in range(3):
        times = {}
        for workers in [("ray", 2), (2, "ray")][turn % 2]:
            with tempfile.TemporaryDirectory() as out:
                begun = time.monotonic()
                lab.sweep("shards", **words, out=out, workers=workers, progress=False)
                times[workers] = time.monotonic() - begun
        ratios.append(times[2] / times["ray"])
        print(f"{games} matches: threads {times[2]:.1f} s, nodes {times['ray']:.1f} s, {ratios[-1]:.2f} times as fast")
    ray.shutdown()
    cluster.shutdown()
    print(f"median {sorted(ratios)[1]:.2f}; wanted are 0.9")
    return sorted(ratios)[1] >= 0.9


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        killed_in_the_middle(Path(folder))
    if "--bar" in sys.argv:
        sys.exit(0 if bar(int(sys.argv[sys.argv.index("--bar") + 1])) else 1)
