"""The parts of a sweep: which there are, which are done, and where they are kept."""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import dataclass
from pathlib import Path

FORM = 1
# A part has a hundredth of all matches, so many at most; where it is not known how many it takes, about so few.
MOST, FEW = 2000, 50


class Stopped(Exception):
    """A sweep was stopped before it was complete."""


@dataclass(frozen=True)
class Found:
    """What was found: ``text`` is what ``tapis sim --json`` prints, ``figures`` the same as Python has it, ``out`` the folder
    with the rows, ``complete`` whether all was played."""

    text: str
    figures: dict
    out: Path | None
    complete: bool

    def rows(self, table: str = "matches") -> str:
        """The files of a table, as DuckDB, Polars and PyArrow take them."""
        if self.out is None:
            raise ValueError("rows are kept where sweep(.., out=FOLDER) is told a folder")
        return str(self.out / table / "*.parquet")


class Parts:
    """What is done is written down part by part: a crash costs the parts that were being played."""

    def __init__(self, work, tables, out, part):
        self.work, self.tables, self.units = work, list(tables), work.units
        self.size = part or _size(work)
        if self.size < 1:
            raise ValueError("a part has a seed at least")
        self.done: dict[int, bytes] = {}
        self.files: dict[int, dict] = {}
        self.out_on_the_way: set[int] = set()
        self.next = 0  # no number below waits
        self.checked = 0  # so many parts from the first one were looked through for whether it is enough
        self.end = None  # it is enough after so many units
        self.out = None if out is None else Path(out).absolute()
        if self.out is not None:
            self._open()

    # Which parts there are.

    @property
    def count(self) -> int:
        return -(-(self.units if self.end is None else self.end) // self.size)

    def range(self, number: int) -> tuple[int, int]:
        first = number * self.size
        return first, min(first + self.size, self.units if self.end is None else self.end)

    def waiting(self, room: int) -> list[int]:
        """The next parts to be played, so many at most."""
        numbers = []
        while len(numbers) < room and self.next < self.count:
            if self.next not in self.done and self.next not in self.out_on_the_way:
                numbers.append(self.next)
                self.out_on_the_way.add(self.next)
            self.next += 1
        return numbers

    @property
    def complete(self) -> bool:
        return len(self.done) >= self.count and all(number in self.done for number in range(self.count))

    def units_done(self) -> int:
        return sum(last - first for first, last in map(self.range, self.done) if last > first)

    # What is done.

    def keep(self, number: int, given) -> None:
        """Takes what a part has given. A part that comes twice is taken once."""
        self.out_on_the_way.discard(number)
        if number in self.done or number >= self.count:
            return
        given = dict(given)
        self.done[number] = given["figures"]
        if self.out is not None:
            self.files[number] = {table: self._put(table, number, given[table]) for table in ["figures", *self.tables]}
        self._look_whether_enough()
        self.write()

    def _look_whether_enough(self) -> None:
        """Whether it may stop: the same match as if one had looked after every one."""
        ready = self.checked
        while ready in self.done:
            ready += 1
        if self.end is not None or ready < self.count and ready < self.checked * 1.05 + 1:
            return
        end = self.work.enough([self.done[number] for number in range(ready)])
        self.checked = ready
        if end is None:
            return
        self.end = end
        for number in [number for number in self.done if number >= self.count]:
            self._forget(number)
        last = self.count - 1
        first, cut = self.range(last)
        if cut < min(first + self.size, self.units):  # the last one went on for too long
            self._forget(last)
            self.keep(last, self.work.play(first, cut, self.tables))

    def _forget(self, number: int) -> None:
        self.done.pop(number)
        for file in self.files.pop(number, {}).values():
            (self.out / file["path"]).unlink(missing_ok=True)

    def found(self) -> Found:
        text = self.work.found([self.done[number] for number in range(self.count)])
        if self.out is not None:
            _write(self.out / "found.json", text.encode())
        return Found(text, json.loads(text), self.out, True)

    # The folder.

    def _put(self, table: str, number: int, data: bytes) -> dict:
        ending = "part" if table == "figures" else "parquet"
        path = Path(table) / f"part-{number:06d}.{ending}"
        _write(self.out / path, data)
        return {"path": str(path), "bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}

    def write(self) -> None:
        """Writes the manifest, whole at every moment."""
        if self.out is None:
            return
        parts = []
        for number in sorted(self.files):
            first, last = self.range(number)
            parts.append({"number": number, "first": first, "last": last, "files": self.files[number]})
        manifest = {
            "form": FORM,
            "work": json.loads(self.work.text),
            "tables": self.tables,
            "part": self.size,
            "units": self.units,
            "matches_per_unit": self.work.matches_per_unit,
            "end": self.end,
            "complete": self.complete,
            "parts": parts,
        }
        _write(self.out / "manifest.json", json.dumps(manifest, indent=1).encode())

    def _open(self) -> None:
        """Goes on with what is in the folder, if it is of the same sweep."""
        try:
            kept = json.loads((self.out / "manifest.json").read_bytes())
        except FileNotFoundError:
            self.out.mkdir(parents=True, exist_ok=True)
            return
        for name, is_now in [("form", FORM), ("work", json.loads(self.work.text)), ("tables", self.tables), ("part", self.size)]:
            if kept.get(name) != is_now:
                raise ValueError(f"{self.out} holds another sweep: its {name} differs; name another folder")
        self.end = kept["end"]
        for part in kept["parts"]:
            files = {table: (self.out / file["path"]) for table, file in part["files"].items()}
            sound = all(_is_sound(files[table], file) for table, file in part["files"].items())
            if sound and (part["first"], part["last"]) == self.range(part["number"]):
                self.done[part["number"]] = files["figures"].read_bytes()
                self.files[part["number"]] = part["files"]
        if self.end is None:
            self._look_whether_enough()
        _clear(self.out, {file["path"] for files in self.files.values() for file in files.values()})


def _size(work) -> int:
    """A size that hangs on the work alone: the files are the same whoever plays."""
    matches = work.units * work.matches_per_unit
    share = FEW if matches >= 1_000_000 else min(MOST, matches / 100)
    return max(1, round(share / work.matches_per_unit))


def _is_sound(path: Path, file: dict) -> bool:
    try:
        data = path.read_bytes()
    except OSError:
        return False
    return hashlib.sha256(data).hexdigest() == file["sha256"]


def _clear(out: Path, known: set[str]) -> None:
    """Takes away what a crash left behind."""
    for path in [*out.glob("*/part-*"), *out.glob("**/*.new")]:
        if str(path.relative_to(out)) not in known:
            path.unlink(missing_ok=True)


def _write(path: Path, data: bytes) -> None:
    """Writes a file beside its place first, so that it is whole or not there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    with open(beside, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)
