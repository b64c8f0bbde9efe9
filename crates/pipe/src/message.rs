//! What is said between a match and a program. All of it comes from what the seat sees.

use ai::Position;
use kernel::phrase::{Fact, Phrase};
use kernel::table::cards::FaceId;
use kernel::table::seats::Seat;
use kernel::view::{CardView, DieView, View, ZoneView};
use serde_json::{Map, Value, json};

use crate::crew::Names;

/// The version of the words.
const PROTOCOL: u32 = 1;

/// A match begins, or is gone on with by this copy of the program. The seed has 53 bits, as many as every language can count.
pub fn begin(names: &Names, position: &Position, seed: u64) -> String {
    let options = names.options.iter().filter_map(|name| Some((name.to_string(), json!(position.edition(name)?))));
    let options: Map<String, Value> = options.collect();
    let begin = json!({
        "say": "begin", "protocol": PROTOCOL, "game": names.game, "seat": position.seat().0,
        "seats": position.seats(), "options": options, "seed": seed >> 11,
    });
    begin.to_string()
}

/// A decision is wanted.
pub fn decide(names: &Names, position: &Position, options: &[String], number: u64) -> String {
    let question = question(names, position);
    let decide = json!({
        "say": "decide", "ask": number, "turn": position.turn(), "question": question,
        "view": view(names, &position.view()), "options": options,
    });
    decide.to_string()
}

/// What is asked: which kind of question from which card, how much has been chosen, and the prompt that people read.
fn question(names: &Names, position: &Position) -> Value {
    let prompt = position.prompt().map(|prompt| phrase(names, &prompt, Some(position.seat())));
    let Some(inquiry) = position.inquiry() else { return json!({ "prompt": prompt }) };
    json!({
        "asks": inquiry.asks, "moment": inquiry.moment, "word": inquiry.word, "prompt": prompt,
        "card": inquiry.face.map(|face| slug(names, face)), "id": inquiry.card.map(|card| card.0),
        "taken": inquiry.taken, "least": inquiry.least, "most": inquiry.most,
    })
}

/// The match is over, or another copy goes on with it.
pub fn end() -> String {
    json!({ "say": "end" }).to_string()
}

/// The option that is meant by a line.
pub fn read_answer(line: &str, options: &[String], number: u64) -> Result<usize, String> {
    let value: Value = serde_json::from_str(line).map_err(|_| not_understood(line))?;
    if value.get("ask").is_some_and(|ask| ask.as_u64() != Some(number)) {
        return Err(format!("it has answered question {}, not {number}", value["ask"]));
    }
    let answer = value.get("answer").ok_or_else(|| not_understood(line))?;
    let found = match answer {
        Value::String(text) => options.iter().position(|option| option == text),
        Value::Number(place) => place.as_u64().map(|place| place as usize).filter(|place| *place < options.len()),
        _ => return Err(not_understood(line)),
    };
    found.ok_or_else(|| {
        let first: Vec<String> = options.iter().take(5).map(|option| format!("\"{option}\"")).collect();
        let more = if options.len() > first.len() { ", .." } else { "" };
        let (answer, count) = (quoted(&answer.to_string()), options.len());
        format!("its answer {answer} is none of the {count} options: {}{more}", first.join(", "))
    })
}

fn not_understood(line: &str) -> String {
    format!(
        "it has said {}, which is no answer; one is {{\"answer\": 0}} or {{\"answer\": \"an option\"}}",
        quoted(line)
    )
}

/// The beginning of what was said, harmless to show.
pub fn quoted(text: &str) -> String {
    let mut short: String = text.chars().take(80).flat_map(char::escape_debug).collect();
    if text.chars().count() > 80 {
        short.push('…');
    }
    format!("`{short}`")
}

fn slug(names: &Names, face: FaceId) -> &str {
    names.faces.get(face.index()).map_or("", String::as_str)
}

fn view(names: &Names, view: &View) -> Value {
    let seats = view.seats.iter().map(|seat| {
        let gauges: Map<String, Value> =
            seat.gauges.iter().map(|(name, amount)| (name.to_string(), json!(amount))).collect();
        json!({ "seat": seat.seat.0, "alive": seat.alive, "turned": seat.turned, "team": seat.team, "gauges": gauges })
    });
    let lasting = view.lasting.iter().map(|(seat, face)| json!([seat.0, face.map(|face| slug(names, face))]));
    let chain = view.chain.iter().map(|(seat, face)| json!([seat.0, slug(names, *face)]));
    let facts = view.facts.iter().map(|fact| phrase(names, fact, view.viewer));
    json!({
        "seats": seats.collect::<Vec<_>>(),
        "zones": view.zones.iter().map(|zone| self::zone(names, zone)).collect::<Vec<_>>(),
        "dice": view.dice.iter().map(die).collect::<Vec<_>>(),
        "facts": facts.collect::<Vec<_>>(),
        "declared": view.declared.iter().map(|(seat, text)| json!([seat.0, text])).collect::<Vec<_>>(),
        "lasting": lasting.collect::<Vec<_>>(),
        "chain": chain.collect::<Vec<_>>(),
        "aims": view.aims.iter().map(|(from, to)| json!([from.0, to.0])).collect::<Vec<_>>(),
        "decisions": view.decisions,
    })
}

fn zone(names: &Names, zone: &ZoneView) -> Value {
    let cards: Vec<Value> = zone.cards.iter().map(|card| self::card(names, card)).collect();
    json!({ "zone": zone.name, "seat": zone.seat.map(|seat| seat.0), "cards": cards })
}

/// A card: what does not matter is left out, and of a card that the seat does not know nearly everything is.
fn card(names: &Names, card: &CardView) -> Value {
    let mut told = Map::new();
    if let Some((id, face)) = card.known {
        told.insert("id".to_string(), json!(id.0));
        told.insert("card".to_string(), json!(slug(names, face)));
    }
    if !card.marks.is_empty() {
        told.insert("marks".to_string(), json!(card.marks));
    }
    if !card.counters.is_empty() {
        let name =
            |kind: u8| names.counters.get(usize::from(kind)).map_or_else(|| kind.to_string(), ToString::to_string);
        let counters: Map<String, Value> =
            card.counters.iter().map(|(kind, many)| (name(*kind), json!(many))).collect();
        told.insert("counters".to_string(), Value::Object(counters));
    }
    if !card.values.is_empty() {
        let values: Map<String, Value> =
            card.values.iter().map(|(name, value)| (name.to_string(), json!(value))).collect();
        told.insert("values".to_string(), Value::Object(values));
    }
    if let Some(host) = card.host {
        told.insert("on".to_string(), json!(host.0));
    }
    Value::Object(told)
}

fn die(die: &DieView) -> Value {
    json!({
        "die": die.die.0, "owner": die.owner.map(|seat| seat.0), "kind": die.kind, "shows": die.shows,
        "pool": die.pool, "marks": die.marks, "on": die.on.map(|card| card.0),
    })
}

/// A key with its facts by name. A card that the viewer does not know has no name.
fn phrase(names: &Names, phrase: &Phrase, viewer: Option<Seat>) -> Value {
    let mut told = Map::from_iter([("key".to_string(), json!(phrase.key))]);
    for (name, fact) in &phrase.facts {
        let value = match fact {
            Fact::Number(number) => json!(number),
            Fact::Seat(seat) => json!(seat.0),
            Fact::Card(face, known) if known.contains(viewer) => json!(slug(names, *face)),
            Fact::Card(..) => Value::Null,
            Fact::Word(word) => json!(word),
            Fact::Part(face, part) => json!([slug(names, *face), part]),
            Fact::Way(_, way) => json!(way),
            Fact::Law(face, law) => json!([slug(names, *face), law]),
        };
        told.insert(name.to_string(), value);
    }
    Value::Object(told)
}
