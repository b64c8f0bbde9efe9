"""Five deep card games for players that are programs.

>>> import tapis
>>> tapis.games()
['shards', 'spoils', 'champions', 'ashes', 'dice-throne']
>>> game = tapis.Game("shards")
>>> match = game.start(seats=2, seed=7)
>>> match.asked
1
>>> match.answer(0)                      # the number of an option, or its text
>>> match.view(seat=0)["decisions"]      # what seat 0 may see, and nothing else
1
>>> game.replay(match.record()).hash == match.hash
True

Seats are numbers from 0. Environments: `tapis.VectorEnv` (numpy alone), `tapis.aec` (PettingZoo), `tapis.solo` (Gymnasium),
`tapis.spiel` (OpenSpiel). Observations are described in `tapis.numbers`.
"""

from tapis._native import Batch, Bot, Game, Layout, Match, Refused, __version__, games, text
from tapis.chair import Chair, play
from tapis.numbers import describe, split
from tapis.vector import VectorEnv


def _load(game, stored):
    return Game(game).load(stored)


def _layout(game, cards, dice, options):
    return Game(game).layout(most_cards=cards, most_dice=dice, most_options=options)


__all__ = [
    "Batch",
    "Bot",
    "Chair",
    "Game",
    "Layout",
    "Match",
    "Refused",
    "VectorEnv",
    "__version__",
    "describe",
    "games",
    "play",
    "split",
    "text",
]
