"""What is asked for, and the loop that hands parts out and takes them back."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from tapis._native import Work
from tapis.lab._parts import Found, Parts, Stopped
from tapis.lab._workers import find

TABLES = ("matches", "cards", "decisions", "turns")

Progress = bool | Callable[[int, int], None]


def sweep(
    game: str,
    seat: str | Sequence[str] = (),
    *,
    seats: int | None = None,
    option: Sequence[str] = (),
    games: int | None = None,
    seed: int = 1,
    mirror: bool = False,
    ladder: bool = False,
    precision: float | None = None,
    compare: tuple[str, str] | None = None,
    data: str | os.PathLike | None = None,
    out: str | os.PathLike | None = None,
    tables: Iterable[str] = ("matches",),
    part: int | None = None,
    workers: str | int | None = None,
    progress: Progress = True,
    stop: Callable[[], bool] | None = None,
) -> Found:
    """Plays a run, a ladder or a comparison, as ``tapis sim`` does with options of the same names.

    ``out`` is a folder for Parquet: one file for each part and table (``tables``: matches, cards, decisions, turns) and
    ``manifest.json``. A sweep that was stopped goes on when it is asked for again with the same folder. ``part`` is how many
    seeds a part has. ``workers`` is ``"ray"``, a number of threads of this process, or left out: Ray if it is installed. A
    cluster is used by calling ``ray.init(address=..)`` before. ``progress`` is told on the standard error, or to a function
    of the matches done and all matches. ``stop`` is asked now and then whether to stop.
    """
    words = {
        "game": game,
        "seat": [seat] if isinstance(seat, str) else list(seat),
        "seats": seats,
        "option": list(option),
        "games": games,
        "seed": seed,
        "mirror": mirror,
        "ladder": ladder,
        "precision": precision,
    }
    if len(words["seat"]) == 1:
        words["seat"] = words["seat"][0].split(",")
    files = [(str(path), Path(path).read_text(encoding="utf-8")) for path in compare or ()]
    work = Work.sim(json.dumps(words), files, _folder(data))
    wanted = [table for table in TABLES if table in set(tables)]
    unknown = set(tables) - set(TABLES)
    if unknown:
        raise ValueError(f"no such table: {', '.join(sorted(unknown))}; there are: {', '.join(TABLES)}")
    if compare:
        wanted = []
    return _run(work, wanted, out, part, workers, progress, stop)


def tune(
    game: str,
    *,
    bot: str = "search:40",
    games: int = 500,
    seed: int = 1,
    seats: int | None = None,
    option: Sequence[str] = (),
    slips: int = 8,
    hold: float = 0.001,
    near: str = "hand",
    headway: float = 0.0,
    data: str | os.PathLike | None = None,
    out: str | os.PathLike | None = None,
    part: int | None = None,
    workers: str | int | None = None,
    progress: Progress = True,
    stop: Callable[[], bool] | None = None,
) -> Found:
    """Plays and fits weights, as ``tapis tune`` does with options of the same names; the rest is as for :func:`sweep`."""
    words = {"game": game, "games": games, "seed": seed, "seats": seats, "option": list(option)}
    how = {"bot": bot, "slips": slips, "hold": hold, "near": near, "headway": headway}
    work = Work.tune(json.dumps(words), json.dumps(how), _folder(data))
    return _run(work, [], out, part, workers, progress, stop)


def _folder(data):
    return None if data is None else os.path.abspath(data)


def _run(work, tables, out, part, workers, progress, stop) -> Found:
    parts = Parts(work, tables, out, part)
    tell = _teller(progress)
    each = work.matches_per_unit
    crew = None
    try:
        while not parts.complete:
            crew = crew or find(workers, work, tables)
            for number in parts.waiting(crew.room()):
                crew.send(number, *parts.range(number))
            number, given = crew.take()
            if number is not None:
                parts.keep(number, given)
                tell(parts.units_done() * each, parts.units * each)
            if stop is not None and stop():
                raise KeyboardInterrupt
    except KeyboardInterrupt:
        parts.write()
        done = parts.units_done() * each
        if out is None:
            raise Stopped(f"stopped after {done} of {parts.units * each} matches") from None
        raise Stopped(f"stopped after {done} of {parts.units * each} matches; the same call goes on with them") from None
    finally:
        if crew is not None:
            crew.close()
    parts.write()
    return parts.found()


def _teller(progress: Progress) -> Callable[[int, int], None]:
    if callable(progress):
        return progress
    if not progress:
        return lambda done, total: None
    begun, last = time.monotonic(), [time.monotonic()]

    def tell(done, total):
        now = time.monotonic()
        if now - last[0] >= (1 if sys.stderr.isatty() else 20):
            last[0] = now
            print(f"{done} of {total} matches, {done / (now - begun):.1f} a second", file=sys.stderr)

    return tell
