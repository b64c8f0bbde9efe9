"""Who plays parts: threads of this process, or whatever Ray has."""

from __future__ import annotations

import os
import queue
import threading
from functools import lru_cache

from tapis._native import Work

# So many times a part is handed out anew when whoever had it is lost.
ATTEMPTS = 20


def find(workers, work, tables):
    """Whoever is asked for; Ray, if it is installed and nobody is."""
    if workers is None:
        try:
            import ray  # noqa: F401
        except ImportError:
            workers = os.cpu_count() or 1
        else:
            workers = "ray"
    if workers == "ray":
        return Ray(work, tables)
    if isinstance(workers, int) and workers >= 1:
        return Threads(work, tables, workers)
    raise ValueError(f"workers are \"ray\" or a number of threads, not {workers!r}")


class Threads:
    """Threads of this process. They play without Python, so all cores are busy."""

    def __init__(self, work, tables, number):
        self.inbox, self.outbox, self.number, self.busy = queue.SimpleQueue(), queue.SimpleQueue(), number, 0
        for _ in range(number):
            threading.Thread(target=self._play, args=(work, tables), daemon=True).start()

    def _play(self, work, tables):
        while (part := self.inbox.get()) is not None:
            number, first, last = part
            try:
                self.outbox.put((number, work.play(first, last, tables)))
            except Exception as fault:  # told to whoever asked
                self.outbox.put((number, fault))

    def room(self):
        return 2 * self.number - self.busy

    def send(self, number, first, last):
        self.busy += 1
        self.inbox.put((number, first, last))

    def take(self):
        """A part that is done; nothing if there is none for a moment."""
        try:
            number, given = self.outbox.get(timeout=0.25)
        except queue.Empty:
            return None, None
        self.busy -= 1
        if isinstance(given, Exception):
            raise given
        return number, given

    def close(self):
        while not self.inbox.empty():
            self.inbox.get()
        for _ in range(self.number):
            self.inbox.put(None)


@lru_cache(maxsize=4)
def _opened(text):
    return Work.open(text)


def _play(text, first, last, tables):
    """One part, on a worker of Ray's."""
    return _opened(text).play(first, last, tables)


class Ray:
    """The cluster that ``ray.init`` has found, or this machine. What is lost with a worker or a node is handed out anew."""

    def __init__(self, work, tables):
        import ray

        self.ray = ray
        if not ray.is_initialized():
            ray.init(include_dashboard=False, log_to_driver=False)
        self.text, self.tables = ray.put(work.text), tables
        self.task = ray.remote(num_cpus=1, max_retries=-1)(_play)
        self.parts = {}  # what is on its way: number, range, attempt

    def room(self):
        """Two parts for each core that there is now: cores come and go."""
        cores = int(self.ray.cluster_resources().get("CPU", 1))
        return max(0, 2 * max(cores, 1) - len(self.parts))

    def send(self, number, first, last, attempt=1):
        self.parts[self.task.remote(self.text, first, last, self.tables)] = (number, first, last, attempt)

    def take(self):
        """A part that is done; nothing if there is none for a moment."""
        ready, _ = self.ray.wait(list(self.parts), num_returns=1, timeout=0.25)
        if not ready:
            return None, None
        number, first, last, attempt = self.parts.pop(ready[0])
        try:
            return number, self.ray.get(ready[0])
        except self.ray.exceptions.RayTaskError as fault:
            raise fault.cause if fault.cause is not None else fault
        except self.ray.exceptions.RayError:
            # Whoever had it is lost, or what it gave.
            if attempt >= ATTEMPTS:
                raise
            self.send(number, first, last, attempt + 1)
            return None, None

    def close(self):
        for part in self.parts:
            self.ray.cancel(part, force=False)
        self.parts.clear()
