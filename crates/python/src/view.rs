//! A view, a question and an option as plain values for Python.

use kernel::book::Language;
use kernel::erased::{AnyGame, OptionText};
use kernel::game::{Verdict, VerdictKind};
use kernel::inquiry::{Inquiry, Thing};
use kernel::phrase::{Fact, Phrase};
use kernel::quantity::Quantity;
use kernel::schema::Schema;
use kernel::table::cards::FaceId;
use kernel::table::seats::Seat;
use kernel::view::{CardView, DieView, View, ZoneView};
use serde_json::{Map, Value, json};

use crate::title::Title;

/// A number, or the word for infinity.
pub fn number(amount: Quantity) -> Value {
    amount.finite().map_or(json!("inf"), |number| json!(number))
}

fn slug(game: &dyn AnyGame, face: Option<FaceId>) -> Value {
    face.map_or(Value::Null, |face| json!(game.slug(face)))
}

/// A view as a dictionary.
pub fn view(title: &Title, view: &View, all: bool, language: Language) -> Value {
    let game = &*title.game;
    let schema = game.schema();
    let seats = view.seats.iter().map(|seat| {
        let gauges: Map<String, Value> =
            seat.gauges.iter().map(|(name, amount)| (name.to_string(), number(*amount))).collect();
        json!({ "seat": seat.seat.0, "alive": seat.alive, "turned": seat.turned, "team": seat.team, "gauges": gauges })
    });
    let texts = |list: &[(Seat, FaceId)]| -> Vec<Value> {
        list.iter().map(|(seat, face)| json!([seat.0, game.slug(*face)])).collect()
    };
    let lasting = view.lasting.iter().map(|(seat, face)| json!([seat_number(*seat), slug(game, *face)]));
    json!({
        "viewer": view.viewer.map(|seat| seat.0),
        "all_seeing": all,
        "seats": seats.collect::<Vec<_>>(),
        "zones": view.zones.iter().map(|zone| zone_view(game, &schema, zone)).collect::<Vec<_>>(),
        "dice": view.dice.iter().map(|die| die_view(game, die)).collect::<Vec<_>>(),
        "declared": view.declared.iter().map(|(seat, text)| json!([seat.0, text])).collect::<Vec<_>>(),
        "facts": view.facts.iter().map(|fact| fact_view(title, fact, view.viewer, all, language)).collect::<Vec<_>>(),
        "lasting": lasting.collect::<Vec<_>>(),
        "chain": texts(&view.chain),
        "aims": view.aims.iter().map(|(from, to)| json!([from.0, to.0])).collect::<Vec<_>>(),
        "asked": view.asked.map(|seat| seat.0),
        "decisions": view.decisions,
        "verdict": view.verdict.as_ref().map(verdict),
    })
}

fn seat_number(seat: Seat) -> Option<u8> {
    (seat != Seat::NONE).then_some(seat.0)
}

/// How a match ended.
pub fn verdict(verdict: &Verdict) -> Value {
    let why = match verdict.why {
        VerdictKind::Won => "won",
        VerdictKind::Draw => "draw",
        VerdictKind::Loop => "loop",
        VerdictKind::Lost => "lost",
    };
    json!({ "winners": verdict.winners.seats().map(|seat| seat.0).collect::<Vec<_>>(), "why": why })
}

fn zone_view(game: &dyn AnyGame, schema: &Schema, zone: &ZoneView) -> Value {
    json!({
        "zone": zone.name,
        "seat": zone.seat.map(|seat| seat.0),
        "pile": zone.pile,
        "held": zone.held,
        "cards": zone.cards.iter().map(|card| card_view(game, schema, card)).collect::<Vec<_>>(),
    })
}

fn card_view(game: &dyn AnyGame, schema: &Schema, card: &CardView) -> Value {
    let counter = |(kind, number): &(u8, i16)| {
        let name = schema.counters.get(usize::from(*kind)).copied().unwrap_or("counter");
        (name.to_string(), json!(number))
    };
    json!({
        "card": slug(game, card.known.map(|(_, face)| face)),
        "id": card.known.map(|(id, _)| id.0),
        "marks": card.marks,
        "counters": card.counters.iter().map(counter).collect::<Map<_, _>>(),
        "values": card.values.iter().map(|(name, value)| (name.to_string(), json!(value))).collect::<Map<_, _>>(),
        "host": card.host.map(|host| host.0),
    })
}

fn die_view(game: &dyn AnyGame, die: &DieView) -> Value {
    let kind = game.dice().kinds.get(usize::from(die.kind));
    let side = kind.and_then(|kind| kind.sides.get(usize::from(die.shows).wrapping_sub(1)));
    let symbols = side.map(|side| side.iter().map(|place| game.dice().symbols[usize::from(*place)].id.as_str()));
    json!({
        "die": die.die.0,
        "kind": kind.map(|kind| kind.id.as_str()),
        "owner": die.owner.map(|seat| seat.0),
        "shows": die.shows,
        "symbols": symbols.map(|symbols| symbols.collect::<Vec<_>>()).unwrap_or_default(),
        "pool": die.pool,
        "marks": die.marks,
        "card": die.on.map(|card| card.0),
    })
}

fn fact_view(title: &Title, phrase: &Phrase, viewer: Option<Seat>, all: bool, language: Language) -> Value {
    let mut facts = Map::new();
    facts.insert("fact".to_string(), json!(phrase.key));
    for (name, fact) in &phrase.facts {
        let value = match *fact {
            Fact::Number(amount) => number(amount),
            Fact::Seat(seat) => json!(seat_number(seat)),
            Fact::Card(face, known) if all || known.contains(viewer) => json!(title.game.slug(face)),
            Fact::Word(word) => json!(word),
            _ => Value::Null,
        };
        facts.insert(name.to_string(), value);
    }
    facts.insert("text".to_string(), json!(title.say(phrase, viewer, language)));
    Value::Object(facts)
}

/// The open question as a dictionary.
pub fn inquiry(title: &Title, inquiry: &Inquiry, prompt: Option<&Phrase>, language: Language) -> Value {
    let thing = |thing: &Thing| match thing {
        Thing::Card(card) => json!({ "card": card.0 }),
        Thing::Seat(seat) => json!({ "seat": seat.0 }),
        Thing::Die(die) => json!({ "die": die.0 }),
        Thing::Number(number) => json!({ "number": number }),
    };
    let gauges: Map<String, Value> =
        inquiry.paid.gauges.iter().map(|(name, amount)| (name.to_string(), json!(amount))).collect();
    json!({
        "seat": inquiry.seat.0,
        "asks": inquiry.asks,
        "moment": inquiry.moment,
        "word": inquiry.word,
        "id": inquiry.card.map(|card| card.0),
        "card": slug(&*title.game, inquiry.face),
        "taken": inquiry.taken,
        "least": inquiry.least,
        "most": inquiry.most,
        "chosen": inquiry.chosen.iter().map(thing).collect::<Vec<_>>(),
        "paid": {
            "gauges": gauges,
            "cards": inquiry.paid.cards.iter().map(|card| card.0).collect::<Vec<_>>(),
            "dice": inquiry.paid.dice.iter().map(|die| die.0).collect::<Vec<_>>(),
        },
        "text": prompt.map(|prompt| title.say(prompt, Some(inquiry.seat), language)),
    })
}

/// An option as a dictionary.
pub fn option(title: &Title, option: &OptionText, key: u64, asked: Option<Seat>, language: Language) -> Value {
    let place = |place: &kernel::view::Place| json!([place.zone, place.seat.map(|seat| seat.0), place.index]);
    let cards = option.cards.iter().map(|places| places.iter().map(place).collect::<Vec<_>>());
    json!({
        "text": option.text,
        "label": title.say(&option.label, asked, language),
        "word": option.word,
        "cards": cards.collect::<Vec<_>>(),
        "seat": option.seat.map(|seat| seat.0),
        "amount": option.amount.map(number),
        "die": option.die.map(|die| die.0),
        "key": key,
    })
}
