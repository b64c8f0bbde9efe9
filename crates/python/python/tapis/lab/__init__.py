"""The laboratory: many matches, on one machine or many.

``sweep`` plays what ``tapis sim`` plays, ``tune`` what ``tapis tune`` plays, cut into parts that Ray hands to whoever has
time. What a part gives depends on the plan and its place alone: so the figures and the rows are the same whoever played,
and the same as those of ``tapis sim --json`` on one thread.

>>> from tapis import lab
>>> found = lab.sweep("shards", seat=["greedy", "random"], games=20, mirror=True, workers=2, progress=False)
>>> found.figures["matches"], found.complete
(20, True)
"""

from tapis.lab._parts import Found, Stopped
from tapis.lab._sweep import sweep, tune

__all__ = ["Found", "Stopped", "sweep", "tune"]
