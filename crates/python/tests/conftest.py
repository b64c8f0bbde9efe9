"""What the tests share."""

import pytest

import tapis

# The seats at which each game is tested: the fewest, and more where there are.
TABLES = [(name, seats) for name in tapis.games() for seats in range(tapis.Game(name).seats[0], tapis.Game(name).seats[1] + 1)]


def pytest_generate_tests(metafunc):
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", TABLES, ids=[f"{name}-{seats}" for name, seats in TABLES])
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [tapis.Game(name) for name in tapis.games()], ids=tapis.games())


@pytest.fixture
def shards():
    return tapis.Game("shards")
