"""A seat at a table, and programs on it.

A player is whatever has `choose(view, options)`: the view of its seat and the options, each a dictionary; it returns the
number of an option. One of our bots has `choose(match)` and is asked by its name.
"""

from tapis._native import Bot


class Chair:
    """What one seat may see and do at a match, and nothing else.

    >>> import tapis
    >>> match = tapis.Game("shards").start(seed=3)
    >>> chair = Chair(match, 0)
    >>> chair.is_asked
    True
    >>> chair.view()["viewer"]
    0
    >>> chair.answer(chair.options()[0]["text"])
    """

    __slots__ = ("__match", "seat")

    def __init__(self, match, seat):
        self.__match = match
        self.seat = seat

    @property
    def is_asked(self):
        return self.__match.asked == self.seat

    def view(self, language="en"):
        return self.__match.view(self.seat, language)

    def options(self, language="en"):
        """What it may answer; nothing while another seat is asked."""
        return self.__match.options(language) if self.is_asked else []

    def question(self, language="en"):
        return self.__match.question(language) if self.is_asked else None

    def observe(self, layout):
        return self.__match.observe(self.seat, layout)

    def answer(self, answer):
        self.__match.answer(answer, self.seat)

    def why_not(self, card, language="en"):
        return self.__match.why_not(self.seat, card, language)

    def log(self, language="en"):
        return self.__match.log(self.seat, language)


def seated(game, player, seed=0):
    """A player as a function of a match: one of our bots by name, or a program with `choose(view, options)`."""
    if isinstance(player, str):
        player = game.bot(player, seed)
    if isinstance(player, Bot):
        return player.choose
    return lambda match: player.choose(match.view(match.asked), match.options())


def play(game, players, seed=0, longest=5000, **setup):
    """Plays a match: a player for each seat, the name of one of our bots or a program. Returns the match.

    >>> import tapis
    >>> match = play(tapis.Game("shards"), ["greedy", "random"], seed=1)
    >>> sum(match.shares)
    1.0
    """
    match = game.start(seats=len(players), seed=seed, **setup).bare()
    deciders = [seated(game, player, seed * 16 + seat) for seat, player in enumerate(players)]
    for _ in range(longest):
        if match.over:
            break
        match.take(deciders[match.asked](match))
    return match
