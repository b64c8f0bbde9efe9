"""How a peer is measured: rates per second of processor time of this process, the best of several tries.

Every measurement is printed as one line of JSON: engine, version, game, what was done, how often a second.
"""

import json
import sys
import time

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
REPEATS = int(sys.argv[2]) if len(sys.argv) > 2 else 3


def tell(engine, version, game, what, **figures):
    """Prints one measurement."""
    print(json.dumps({"engine": engine, "version": version, "game": game, "what": what, **figures}), flush=True)


def best(play):
    """The best of several tries. `play` does something once and says how many decisions (or iterations) it took."""
    tries = []
    for _ in range(REPEATS):
        games = done = 0
        start = time.process_time()
        while True:
            done += play()
            games += 1
            spent = time.process_time() - start
            if spent >= SECONDS:
                break
        tries.append((done / spent, games / spent))
    return max(tries)


def measure_random(engine, version, game, play):
    """Measures random play: `play` plays one game and says how many decisions it had."""
    try:
        decisions, games = best(play)
    except Exception as fault:  # that a peer cannot do something is a result, too
        tell(engine, version, game, "random", fault=repr(fault)[:200])
        return
    tell(engine, version, game, "random", per_second=decisions, games_per_second=games)


def measure_search(engine, version, game, what, search):
    """Measures a search: `search` thinks about one decision and says how many iterations it made."""
    try:
        iterations, _ = best(search)
    except Exception as fault:
        tell(engine, version, game, what, fault=repr(fault)[:200])
        return
    tell(engine, version, game, what, per_second=iterations)
