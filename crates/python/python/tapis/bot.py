"""Plays a seat with a class of yours.

``tapis sim GAME --seat python:MODULE:CLASS`` runs this; ``python3 -m tapis.bot MODULE:CLASS`` does the same by hand. It
needs nothing but Python. The class has ``choose(view, options)``, which returns the number of an option or its text. It
may have ``begin(match)`` and ``end()``, and ``__init__`` without arguments. In the meantime ``self.match`` is what was said
when the match began, ``self.question`` what is asked and ``self.turn`` which turn it is. What is printed goes to the
standard error.
"""

import importlib
import json
import os
import sys


def serve(make, lines, answer):
    """Plays matches as ``lines`` tell them, a new object of ``make`` in each, and hands on every answer."""
    bot = None
    for line in lines:
        said = json.loads(line)
        if said["say"] == "begin":
            bot = make()
            bot.match = said
            if hasattr(bot, "begin"):
                bot.begin(said)
        elif said["say"] == "decide":
            bot.question, bot.turn = said["question"], said["turn"]
            choice = bot.choose(said["view"], said["options"])
            if not isinstance(choice, str):
                choice = int(choice)  # numbers of numpy, too
            answer(json.dumps({"ask": said["ask"], "answer": choice}))
        elif said["say"] == "end" and bot is not None:
            if hasattr(bot, "end"):
                bot.end()
            bot = None


def main(name):
    """Plays with the class ``MODULE:CLASS``, found from the folder one is in."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever is printed is no answer
    sys.stdout = sys.stderr
    sys.path.insert(0, os.getcwd())
    module, _, path = name.partition(":")
    make = importlib.import_module(module)
    for part in path.split("."):
        make = getattr(make, part)

    def answer(line):
        out.write(line + "\n")
        out.flush()

    serve(make, iter(sys.stdin.readline, ""), answer)


if __name__ == "__main__":
    main(sys.argv[1])
