"""OpenSpiel: every game as one of its games.

>>> import pyspiel
>>> import tapis.spiel
>>> game = pyspiel.load_game("tapis_shards(players=2,deals=8)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()      # which of the deals it is
True
>>> state.apply_action(3)
>>> state.legal_actions() == list(range(len(state.legal_actions())))
True

Chance is one node at the beginning: it draws one of `deals` seeds, and everything random follows from it. So a state is its
history, as OpenSpiel wants it, and random matches, playthroughs and serialisation are right; but a search that walks
through OpenSpiel's chance nodes knows what will be drawn, and one that wants to sample what a player does not know takes
`TapisState.resample(player, seed)`, which deals anew.
"""

import hashlib

import numpy
import pyspiel

from tapis._native import Game, games


def _together(game, seats):
    return len({team for _, team in game.start(seats=seats, seed=0).teams}) == 1


def _register(name):
    short = f"tapis_{name.replace('-', '_')}"
    table = Game(name)
    least, most = table.seats
    together = _together(table, max(least, 2) if most > 1 else least)
    utility = pyspiel.GameType.Utility.IDENTICAL if together else pyspiel.GameType.Utility.GENERAL_SUM
    kind = pyspiel.GameType(
        short_name=short,
        long_name=f"Tapis: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": least, "deals": 1024, "seed": 0, "longest": 5000},
    )

    class TapisGame(pyspiel.Game):
        """One of the games, at a number of seats."""

        def __init__(self, params=None):
            params = params or {}
            self.seats = params.get("players", least)
            self.deals = params.get("deals", 1024)
            self.first = params.get("seed", 0)
            self.longest = params.get("longest", 5000)
            self.table = table
            self.layout = table.layout(self.seats)
            super().__init__(
                kind,
                pyspiel.GameInfo(
                    num_distinct_actions=self.layout.most_options,
                    max_chance_outcomes=self.deals,
                    num_players=self.seats,
                    min_utility=-1.0,
                    max_utility=1.0,
                    max_game_length=self.longest,
                ),
                params,
            )

        def new_initial_state(self):
            return TapisState(self)

        def make_py_observer(self, iig_obs_type=None, params=None):
            return TapisObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    TapisGame.__name__ = f"Tapis{name.title().replace('-', '')}"
    pyspiel.register_game(kind, TapisGame)
    return TapisGame


class TapisState(pyspiel.State):
    """A match: the drawn seed, then the numbers of the options taken."""

    def __init__(self, game):
        super().__init__(game)
        self._table, self._layout = game.table, game.layout
        self._seats, self._deals, self._first, self._longest = game.seats, game.deals, game.first, game.longest
        self._match = None
        self._taken = 0
        # What each player has been shown so far.
        self._seen = [[] for _ in range(self._seats)]

    def current_player(self):
        if self._match is None:
            return pyspiel.PlayerId.CHANCE
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        return self._match.asked

    def _legal_actions(self, player):
        return list(range(min(self._match.option_count(), self._layout.most_options)))

    def chance_outcomes(self):
        return [(deal, 1.0 / self._deals) for deal in range(self._deals)]

    def _apply_action(self, action):
        if self._match is None:
            self._match = self._table.start(seats=self._seats, seed=self._first + action).bare()
        else:
            self._seen[self._match.asked].append(f"do {action}")
            self._match.take(action)
            self._taken += 1
        for player in range(self._seats):
            shown = self.numbers(player).tobytes()
            digest = hashlib.blake2b(shown, digest_size=6).hexdigest()
            if not self._seen[player] or self._seen[player][-1] != digest:
                self._seen[player].append(digest)

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self._match.texts()[action]

    def is_terminal(self):
        return self._match is not None and (self._match.over or self._taken >= self._longest)

    def returns(self):
        shares = self._match.shares if self._match is not None else None
        return [2.0 * share - 1.0 for share in shares] if shares else [0.0] * self._seats

    def numbers(self, player):
        """What a player sees, as one line of numbers."""
        if self._match is None:
            return numpy.zeros(len(self._layout), numpy.int16)
        return self._match.observe(player, self._layout)

    def resample(self, player, seed):
        """A match that looks the same to a player, with all it does not know dealt anew; it is no state of OpenSpiel's."""
        return self._match.redeal(player, seed)

    def information_state(self, player):
        """All that a player has been shown and has done, in order."""
        return f"{player}: " + " ".join(self._seen[player])

    def __str__(self):
        if self._match is None:
            return "nothing is dealt yet"
        return f"{self._match!r} {self._match.hash}"


class TapisObserver:
    """What a player sees, as OpenSpiel asks for it."""

    def __init__(self, game, kind, params):
        if params:
            raise ValueError(f"observers have no parameters here; passed {params}")
        self._kind = kind
        self.tensor = numpy.zeros(len(game.layout), numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state, player):
        self.tensor[:] = state.numbers(player)

    def string_from(self, state, player):
        if self._kind.perfect_recall:
            return state.information_state(player)
        return hashlib.blake2b(state.numbers(player).tobytes(), digest_size=16).hexdigest()


GAMES = {name: _register(name) for name in games()}
