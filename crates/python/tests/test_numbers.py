"""Observations: what they hold, and what they never tell."""

import random

import numpy
import pytest

import tapis
from tapis.numbers import columns, describe, split


def test_every_column_is_described(game):
    layout = game.layout(seats=game.seats[1])
    assert len(describe(layout)) == sum(len(part["columns"]) for part in layout.parts)
    assert sum(part["rows"] * len(part["columns"]) for part in layout.parts) == len(layout)


def test_no_array_tells_what_a_seat_may_not_know(table):
    """The permuted-secrets test: with all that a seat does not know dealt anew, its numbers stay the same, each of them."""
    name, seats = table
    game = tapis.Game(name)
    layout = game.layout(seats=seats)
    chance, different = random.Random(5), 0
    for seed in range(3):
        match = game.start(seats=seats, seed=seed).bare()
        for decision in range(250):
            if match.over:
                break
            if decision % 7 == 0:
                for seat in range(seats):
                    dealt = match.redeal(seat, decision)
                    assert (match.observe(seat, layout) == dealt.observe(seat, layout)).all()
                    if match.asked == seat:
                        assert match.keys() == dealt.keys()
                    different += int((match.observe_all_seeing(seat, layout) != dealt.observe_all_seeing(seat, layout)).any())
            match.take(chance.randrange(match.option_count()))
    # The test could fail: what was dealt anew is different to whoever sees everything.
    assert different > 0


def test_numbers_say_what_the_view_says(table):
    name, seats = table
    game = tapis.Game(name)
    layout, schema = game.layout(seats=seats), game.schema
    faces, zones = game.faces(), [zone["name"] for zone in schema["zones"]]
    gauges = columns(layout, "seats")
    chance = random.Random(9)
    match = game.start(seats=seats, seed=21).bare()
    for decision in range(300):
        if match.over:
            break
        seat = match.asked if decision % 3 else (match.asked + 1) % seats
        view = match.view(seat)
        parts = split(layout, match.observe(seat, layout))
        card = {column: place for place, column in enumerate(columns(layout, "cards"))}
        for zone in view["zones"]:
            for place, seen in enumerate(zone["cards"]):
                if seen["card"] is None:
                    continue
                row = parts["cards"][seen["id"]]
                assert row[card["here"]] == 1
                assert zones[row[card["zone"]] - 1] == zone["zone"]
                assert faces[row[card["face"]] - 1] == seen["card"]
                assert row[card["place"]] == place + 1
                holder = 0 if zone["seat"] is None else (zone["seat"] - seat) % seats + 1
                assert row[card["holder"]] == holder
                assert {mark for mark in schema["marks"] if row[card[f"mark {mark}"]]} == set(seen["marks"])
                assert {
                    kind: row[card[f"counter {kind}"]] for kind in schema["counters"] if row[card[f"counter {kind}"]]
                } == seen["counters"]
                assert all(row[card[f"value {value}"]] == number for value, number in seen["values"].items())
                assert row[card["host"]] == (0 if seen["host"] is None else seen["host"] + 1)
        known = sum(seen["card"] is not None for zone in view["zones"] for seen in zone["cards"])
        assert (parts["cards"][:, card["face"]] > 0).sum() == known
        for one in view["seats"]:
            row = parts["seats"][(one["seat"] - seat) % seats]
            for gauge, amount in one["gauges"].items():
                assert row[gauges.index(f"gauge {gauge}")] == (32767 if amount == "inf" else amount)
        for zone in view["zones"]:
            if zone["seat"] is None:
                assert parts["table"][0][columns(layout, "table").index(f"size {zone['zone']}")] == len(zone["cards"])
            else:
                row = parts["seats"][(zone["seat"] - seat) % seats]
                assert row[gauges.index(f"size {zone['zone']}")] == len(zone["cards"])
        assert parts["dice"][:, 0].sum() == len(view["dice"])
        for die in view["dice"]:
            row = parts["dice"][die["die"]]
            assert row[columns(layout, "dice").index("shows")] == die["shows"]
        facts = [schema["facts"][row[1] - 1] for row in parts["facts"] if row[0]]
        assert facts == [fact["fact"] for fact in view["facts"]]
        shown = int(parts["options"][:, 0].sum())
        assert shown == (match.option_count() if seat == match.asked else 0)
        assert parts["table"][0][columns(layout, "table").index("left out")] == 0
        match.take(chance.randrange(match.option_count()))


def test_old_numbers_leave_nothing_behind(table):
    """A buffer that is used again holds what a new one would."""
    name, seats = table
    game = tapis.Game(name)
    layout = game.layout(seats=seats)
    used, mask = numpy.zeros(len(layout), numpy.int16), numpy.zeros(layout.most_options, numpy.int8)
    chance = random.Random(2)
    for seed in range(3):
        match = game.start(seats=seats, seed=seed).bare()
        for _ in range(200):
            if match.over:
                break
            seat = match.asked if chance.random() < 0.7 else chance.randrange(seats)
            count = match.observe_into(seat, layout, used, mask)
            assert (used == match.observe(seat, layout)).all()
            assert mask.sum() == count
            match.take(chance.randrange(match.option_count()))


def test_what_has_no_room_is_said(shards):
    small = shards.layout(most_cards=4, most_dice=0, most_options=1)
    match = shards.start(seed=1)
    parts = split(small, match.observe(match.asked, small))
    assert parts["table"][0][columns(small, "table").index("left out")] == 1
    assert parts["options"].shape[0] == 1
    with pytest.raises(ValueError):
        match.observe(0, tapis.Game("ashes").layout())


def test_keys_are_the_same_in_other_matches(shards):
    """The same act has the same key in matches that have nothing in common but the game."""
    found = {}
    for seed in range(20):
        match, chance = shards.start(seed=seed).bare(), random.Random(seed)
        for _ in range(60):
            if match.over:
                break
            question = match.question()
            for option in match.options():
                if not option["cards"] and option["seat"] is None and option["amount"] is None:
                    act = (question["asks"], question["moment"], question["card"], option["word"])
                    assert found.setdefault(act, option["key"]) == option["key"]
            match.take(chance.randrange(match.option_count()))
    assert len(found) > 3 and len(set(found.values())) == len(found)
    # Known for good: a change of this number makes every policy that was learned by keys worthless.
    assert {act[3]: key for act, key in found.items()}["end"] == END_OF_TURN


END_OF_TURN = 45532642394766436
