"""The examples in the documentation run."""

import doctest
import importlib
import pathlib

import pytest

MODULES = ["tapis", "tapis.chair", "tapis.numbers", "tapis.vector", "tapis.aec", "tapis.solo", "tapis.spiel"]
PAGE = pathlib.Path(__file__).parents[3] / "docs" / "python.md"


@pytest.mark.parametrize("name", MODULES)
def test_module(name):
    if name == "tapis.spiel":
        pytest.importorskip("pyspiel")
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted and not result.failed


def test_page():
    result = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert result.attempted and not result.failed
