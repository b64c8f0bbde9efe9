"""Games and matches from Python."""

import copy
import pickle
import random

import pytest

import tapis


def walk(game, seats, seed, decisions, by="answer"):
    """A match some random decisions on."""
    match, chance = game.start(seats=seats, seed=seed), random.Random(seed)
    for _ in range(decisions):
        if match.over:
            break
        getattr(match, by)(chance.randrange(match.option_count()))
    return match


def test_a_record_gives_the_same_table(table):
    name, seats = table
    game = tapis.Game(name)
    match = walk(game, seats, 11, 40)
    again = game.replay(match.record())
    assert again.hash == match.hash and again.decisions == match.decisions
    halfway = game.replay(match.record(), len(match.decisions) // 2)
    assert halfway.hash == match.decisions[len(match.decisions) // 2 - 1][2]


def test_undo_takes_back(game):
    match = walk(game, game.seats[0], 5, 30)
    hashes = [decision[2] for decision in match.decisions]
    match.undo()
    assert match.hash == hashes[-2]
    match.undo(4)
    assert match.hash == hashes[-6]
    with pytest.raises(ValueError):
        match.undo(1000)


def test_undo_after_a_scenario_and_after_a_redeal(shards):
    for title in shards.scenarios()[:40]:
        match = shards.open(title)
        if match.over:
            continue
        before = match.hash
        match.answer(0)
        match.undo()
        assert match.hash == before
    dealt = walk(shards, 2, 3, 20).redeal(0, 9)
    before = dealt.hash
    dealt.answer(0)
    dealt.undo()
    assert dealt.hash == before
    with pytest.raises(ValueError, match="record"):
        dealt.record()


def test_copies_go_their_own_way(game):
    match = walk(game, game.seats[0], 8, 10)
    twin = copy.deepcopy(match)
    assert twin.hash == match.hash
    twin.answer(twin.option_count() - 1)
    assert len(twin.decisions) == len(match.decisions) + 1
    match.answer(match.option_count() - 1)
    assert twin.hash == match.hash


def test_bytes_give_the_table_back(table):
    name, seats = table
    game = tapis.Game(name)
    match = walk(game, seats, 4, 25)
    stored = match.to_bytes()
    again = pickle.loads(pickle.dumps(match))
    assert again.hash == match.hash and again.texts() == match.texts()
    assert game.load(stored).view(0) == match.view(0)
    if not match.over:
        again.answer(0)
        match.answer(0)
        assert again.hash == match.hash
    with pytest.raises(ValueError):
        game.load(stored[:-3])
    with pytest.raises(ValueError):
        game.load(stored[:-1] + bytes([stored[-1] ^ 1]))
    with pytest.raises(ValueError, match="not a stored match"):
        game.load(b"nothing")


def test_a_redeal_looks_the_same_and_a_reseed_keeps_the_cards(table):
    name, seats = table
    match = walk(tapis.Game(name), seats, 6, 30)
    for seat in range(seats):
        assert match.redeal(seat, 17).view(seat) == match.view(seat)
    other = match.reseed(99)
    assert other.all_seeing_view() == match.all_seeing_view()
    assert other.hash != match.hash


def test_a_seat_gets_only_its_view(shards):
    match = walk(shards, 2, 2, 4)
    other = 1 - match.asked
    hand = next(zone for zone in match.view(match.asked)["zones"] if zone["zone"] == "hand" and zone["seat"] == other)
    assert hand["cards"] and all(card["card"] is None and card["id"] is None for card in hand["cards"])
    everything = match.all_seeing_view()
    assert everything["all_seeing"] and not match.view(0)["all_seeing"]
    assert all(card["card"] for zone in everything["zones"] for card in zone["cards"])
    chair = tapis.Chair(match, other)
    assert not chair.is_asked and chair.options() == [] and chair.question() is None
    with pytest.raises(tapis.Refused):
        chair.answer(match.texts()[0])


def test_a_refusal_names_its_rule(shards):
    match = shards.start(seed=1)
    before = match.hash
    with pytest.raises(tapis.Refused) as refused:
        match.answer(match.texts()[0], seat=1 - match.asked)
    assert refused.value.code == "not-your-decision" and refused.value.rule
    assert match.hash == before
    with pytest.raises(tapis.Refused) as refused:
        match.answer("fly to the moon")
    assert refused.value.code == "unreadable"
    with pytest.raises(ValueError):
        match.answer(10_000)


def test_why_not_speaks_both_languages(shards):
    match = shards.start(seed=1)
    waiting = 1 - match.asked
    hand = next(zone for zone in match.view(waiting)["zones"] if zone["zone"] == "hand" and zone["seat"] == waiting)
    card = hand["cards"][0]["card"]
    tried = {tongue: match.why_not(waiting, card, tongue) for tongue in ("en", "fr")}
    assert [one["text"] for one in tried["en"]] == [one["text"] for one in tried["fr"]]
    refused = [pair for pair in zip(tried["en"], tried["fr"]) if not pair[0]["allowed"]]
    assert refused and all(en["why"] != fr["why"] and en["rule"] == fr["rule"] for en, fr in refused)


def test_the_question_is_for_machines(game):
    schema = game.schema
    match, chance, asks = game.start(seats=game.seats[1], seed=12), random.Random(1), set()
    for _ in range(400):
        if match.over:
            break
        question = match.question()
        asks.add(question["asks"])
        assert question["asks"] in schema["asks"] and question["seat"] == match.asked and question["text"]
        assert (question["moment"] in schema["moments"]) == (question["asks"] == "act")
        assert (question["word"] in schema["words"]) == (question["asks"] == "choose")
        assert question["taken"] <= question["most"]
        options = match.options()
        assert len({option["key"] for option in options}) == len(options)
        assert all(option["word"] in schema["words"] and option["label"] for option in options)
        match.take(chance.randrange(len(options)))
    assert "act" in asks


def test_what_is_chosen_and_paid_is_told(game):
    """Somewhere in random matches a text has chosen something; where costs are paid in steps, what was paid is told."""
    chance, chosen, paid = random.Random(3), 0, 0
    layout, seats = game.layout(), game.seats[0]
    card = {name: place for place, name in enumerate(tapis.numbers.columns(layout, "cards"))}
    for seed in range(4):
        match = game.start(seats=seats, seed=seed).bare()
        for _ in range(600):
            if match.over:
                break
            question = match.question()
            rows = tapis.split(layout, match.observe(match.asked, layout))["cards"]
            for thing in question["chosen"]:
                chosen += 1
                if "card" in thing:
                    assert rows[thing["card"]][card["chosen"]] == 1
            for number in question["paid"]["cards"]:
                paid += 1
                assert not rows[number][card["here"]] or rows[number][card["paid"]] == 1
            match.take(chance.randrange(match.option_count()))
    assert chosen > 0 or game.id == "dice-throne"
    assert paid > 0 or game.id != "spoils"


def test_cards_and_rules_are_told_in_both_languages(game):
    for card in game.faces()[::17]:
        en, fr = game.card(card, "en"), game.card(card, "fr")
        assert en["card"] == fr["card"] == card and en["name"] and fr["name"]
    rules = game.rules("fr")
    assert len(rules) == len(game.rules("en")) and all(rule["id"] and rule["text"] for rule in rules)
    assert game.options() is not None and game.bots()[:2] == ["random", "greedy"]
    with pytest.raises(ValueError, match="no"):
        game.card("no-such-card-anywhere")
    table, names = game.face_table()
    assert table.shape == (len(game.faces()), len(names)) and table.any()


def test_our_bots_and_theirs_play(shards):
    class First:
        """Takes the first option."""

        def choose(self, view, options):
            assert view["viewer"] == view["asked"] and options
            return 0

    match = tapis.play(shards, ["greedy", First()], seed=3)
    assert match.over and match.shares is not None
    bot = shards.bot("casual", seed=1)
    begun = shards.start(seed=1)
    assert 0 <= bot.choose(begun) < begun.option_count()
    with pytest.raises(ValueError):
        shards.bot("nobody")
    with pytest.raises(ValueError):
        bot.choose(tapis.Game("ashes").start(seed=1))


def test_set_ups_that_cannot_be_are_refused(shards):
    for wrong in (dict(seats=9), dict(options={"no": "such"}), dict(decks=["no-such-deck"])):
        with pytest.raises(ValueError):
            shards.start(**wrong)
    with pytest.raises(ValueError, match="game"):
        tapis.Game("chess")
    with pytest.raises(ValueError):
        shards.start().view(7)
