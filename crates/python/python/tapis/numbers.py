"""Observations as numbers: where what stands.

An observation is one line of `int16`, the same for every game: what one seat may see. It has seven parts, each of them rows
of columns: the table, the seats, the cards, the dice, the facts, the texts, the options.

- The first column of each row, `here`, is 1 if there is something in the row: it is the mask of its part.
- Seats are counted from the one that looks: 1 is itself, 2 the next one clockwise; 0 is nobody.
- Numbers that name something are places in a list, from 1; 0 stands for none. Zones, words, moments, kinds of questions, facts
  and pools are lists of `Game.schema`, faces the list `Game.faces()`, kinds of dice the dice of the game.
- The row of a card or die in its part is its name: `host` 12 means the card in the twelfth row. A card that the seat does not know
  has face 0; one in a pile that the seat may not look into has no row, and counts in the size of its zone.
- Numbers that have no room in 16 bits, and infinity, are the largest there is.
- The question and its options are shown to the seat that is asked, to nobody else.

>>> import tapis
>>> game = tapis.Game("shards")
>>> layout = game.layout(seats=2)
>>> match = game.start(seats=2, seed=1)
>>> parts = split(layout, match.observe(match.asked, layout))
>>> parts["options"].shape[0] == layout.most_options
True
>>> int(parts["options"][:, 0].sum()) == match.option_count()
True
>>> columns(layout, "seats").index("gauge health") > 0
True
"""

COLUMNS = {
    "here": "1 if there is something in the row",
    "viewer": "who looks, by its place at the table",
    "asked": "who must decide; of a seat: whether it is asked",
    "asks": "the kind of the question (schema asks)",
    "moment": "which of the game's own questions (schema moments)",
    "word": "a word of the notation (schema words)",
    "taken": "how many have been chosen",
    "least": "how few may be chosen",
    "most": "how many may be chosen in all",
    "options": "how many options there are",
    "decisions": "how many decisions the seat knows of",
    "turn": "which turn or round it is",
    "over": "whether the match is over",
    "won": "whether who looks has won it",
    "left out": "1 if something found no room",
    "seat": "a seat, from the one that looks; in `seats` its place at the table",
    "other seat": "a second seat",
    "alive": "whether the seat is still in the game",
    "turned": "whether the seat's own piece is turned",
    "same team": "whether it wins and loses with whoever looks",
    "chosen": "whether the text that asks has chosen it",
    "zone": "where the card lies (schema zones)",
    "holder": "whose zone it is",
    "place": "which card of its zone it is, from the bottom",
    "face": "what is printed on it (Game.faces)",
    "owner": "whose it is",
    "controller": "who commands it now",
    "host": "the card that it is attached to",
    "aim": "the card that it acts on",
    "asking": "whether its text asks",
    "paid": "whether paying has changed it; of a number: how much of it has been spent for the cost being paid",
    "kind": "of a die: its kind; of a text: 1 in force for a while, 2 being followed, 3 declared",
    "shows": "the side on top",
    "pool": "where the die lies (schema pools)",
    "card": "a card, by its row",
    "other card": "a second card",
    "other face": "its face",
    "fact": "what is told (schema facts)",
    "number": "a number it is about",
    "other number": "a second number",
    "word code": "a word that is told, as 15 bits made of its letters",
    "die": "a die, by its row",
    "text": "the face whose text an answer names by its number",
}


def describe(layout):
    """What every column of every part means: part, column, meaning.

    >>> import tapis
    >>> [line for line in describe(tapis.Game("shards").layout()) if line[1] == "host"]
    [('cards', 'host', 'the card that it is attached to')]
    """
    lines = []
    for part in layout.parts:
        for column in part["columns"]:
            meaning = COLUMNS.get(column)
            if meaning is None:
                what, name = column.split(" ", 1)
                meaning = {
                    "gauge": f"the seat's {name}",
                    "paid": f"how much of {name} has been spent for the cost being paid",
                    "size": f"how many cards lie in the zone {name}",
                    "mark": f"whether it is {name}",
                    "counter": f"how many counters of the kind {name} lie on it",
                    "value": f"its {name} now",
                }[what]
            lines.append((part["name"], column, meaning))
    return lines


def split(layout, observation):
    """The parts of an observation, or of many in one array, as views of rows and columns."""
    parts = {}
    for part in layout.parts:
        rows, wide = part["rows"], len(part["columns"])
        numbers = observation[..., part["start"] : part["start"] + rows * wide]
        parts[part["name"]] = numbers.reshape(*observation.shape[:-1], rows, wide)
    return parts


def columns(layout, name):
    """The columns of a part."""
    return next(part["columns"] for part in layout.parts if part["name"] == name)
