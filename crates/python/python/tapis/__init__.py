"""Five deep card games for players that are programs."""

from tapis._native import __version__

__all__ = ["__version__"]
