//! What people are told: the log, facts of the table, values of cards, cards as text.

use kernel::game::Note;
use kernel::notation::WAY_1;
use kernel::prelude::*;

use crate::language::Zone;
use crate::questions::word;
use crate::rules::Event;
use crate::table::extra::Stage;
use crate::table::reading::reader;
use crate::table::{EXHAUSTION, Sight, dice};
use crate::{Ashes, cards, texts, words};

impl Telling for Ashes {
    const VALUES: &'static [&'static str] =
        &["attack", "life", "recover", "wounds", "exhaustion", "status", "dice", "attacking", "blocking"];

    const FACTS: &'static [&'static str] =
        &["fact-round", "fact-turn", "fact-opening", "fact-prepare", "fact-recovery"];

    fn describe(look: Sight, event: &Event) -> Option<Phrase> {
        event.describe(look)
    }

    /// Cards that are put aside before drawing: as many as one likes. Whoever aims a text is told which.
    fn prompt_choice(look: Sight, word: WordId, seat: Seat) -> Option<Phrase> {
        match (word, look.scope.origin.face) {
            (word::DISCARD, _) => Some(told("ask-prepare", seat)),
            (word::TARGET, Some(face)) => Some(told("ask-text-target", seat).face("card", face)),
            _ => None,
        }
    }

    /// A die is called by its type and its side; a block names the attacker, then who blocks it.
    fn label_facts(look: Sight, choice: &Choice) -> Vec<(&'static str, Fact)> {
        if let (word::BLOCK, [Arg::Card(attacker), Arg::Card(blocker), ..]) = (choice.word, choice.args) {
            let named = |card: CardId| Fact::Card(look.state.card(card).face, look.state.card(card).known);
            return vec![("card", named(attacker)), ("second", named(blocker))];
        }
        if let Some(way) = choice.word.0.checked_sub(WAY_1.0).filter(|way| *way < words::WAYS) {
            return cost_of_way(look, way).into_iter().collect();
        }
        let Some(die) = choice.die().and_then(|id| look.state.dice.get(id)) else { return Vec::new() };
        let side = dice::word_of(dice::side(die));
        let magic = cards::type_of_die(look.book, die.kind).map(|face| ("magic", Fact::Card(face, SeatSet::ALL)));
        [("side", Fact::Word(side))].into_iter().chain(magic).collect()
    }

    /// What everybody can see besides cards and dice.
    fn facts(look: Sight) -> Vec<Phrase> {
        let extra = &look.state.extra;
        let number = |number: u32| Quantity::new(number as i32);
        let now = match extra.stage {
            Stage::Turns => told("fact-turn", extra.active).number("turn", number(extra.turn)),
            Stage::Opening => Phrase::new("fact-opening"),
            Stage::Prepare => Phrase::new("fact-prepare"),
            Stage::Recovery => Phrase::new("fact-recovery"),
        };
        vec![told("fact-round", extra.first).number("round", number(extra.round)), now]
    }

    /// Blocked attackers aim at nobody else: their blockers aim at them.
    fn aims(look: Sight) -> Vec<(CardId, CardId)> {
        let Some(attack) = &look.state.extra.attack else { return Vec::new() };
        let still = |card: CardRef| look.state.still(card);
        let blocks = attack.blocks.iter().filter_map(|(attacker, blocker)| Some((still(*blocker)?, still(*attacker)?)));
        let blocked = |card: &&CardRef| attack.blocks.iter().any(|(attacker, _)| attacker == *card);
        let free = attack.attackers.iter().filter(|card| !blocked(card));
        blocks.chain(free.filter_map(|card| Some((still(*card)?, still(attack.target)?)))).collect()
    }

    /// A Phoenixborn with as many wounds as life is destroyed. `ASH-WIN-1`
    fn goals(look: Sight) -> Vec<Goal> {
        let read = reader(look);
        let born = look.state.players().filter_map(|seat| look.state.zone(Zone::Phoenixborn, seat).first().copied());
        born.map(|card| Goal { of: Holder::Card(card), name: "wounds", at: read.life(card) }).collect()
    }

    /// The life that a seat's Phoenixborn has left.
    fn notes(look: Sight, seat: Option<Seat>) -> Vec<(&'static str, Note)> {
        let Some(seat) = seat else { return Vec::new() };
        let read = reader(look);
        let born = look.state.zone(Zone::Phoenixborn, seat).first();
        vec![("life", Note::Number(born.map(|card| read.life(*card) - read.wounds(*card))))]
    }

    fn values(look: Sight, card: CardId) -> Vec<(&'static str, i32)> {
        let read = reader(look);
        if !read.is_in_play(card) {
            return Vec::new();
        }
        let mut values = Vec::new();
        if read.is_unit(card) {
            values.extend([("attack", read.attack(card)), ("recover", read.recover(card))]);
            values.push(("dice", dice::on(look.state, card).len() as i32));
            values.extend(part(look, card).map(|part| (part, 1)));
        }
        if matches!(read.zone(card).0, Zone::Battlefield | Zone::Phoenixborn) {
            values.push(("life", read.life(card)));
        }
        values.extend([("wounds", read.wounds(card)), ("status", read.status(card))]);
        values.push(("exhaustion", look.state.counters.get(card, EXHAUSTION).into()));
        values
    }

    fn part_name(book: &Book<Self>, face: FaceId, part: u8, language: Language) -> Option<String> {
        words::cost_name(book, face, part, language)
    }

    fn way_text(book: &Book<Self>, node: NodeId, way: u8, language: Language) -> Option<String> {
        words::way_text(book, node, way, language)
    }
    fn card_text(book: &Book<Self>, face: FaceId, language: Language) -> CardText {
        words::card_text(book, face, language)
    }
    fn print(book: &Book<Self>, face: FaceId) -> Vec<(&'static str, String)> {
        cards::print(book, face)
    }
}

/// Whether a unit attacks or blocks.
fn part(look: Sight, card: CardId) -> Option<&'static str> {
    let attack = look.state.extra.attack.as_ref()?;
    let unit = look.state.refer(card);
    if attack.attackers.contains(&unit) {
        return Some("attacking");
    }
    attack.blocks.iter().any(|(_, blocker)| *blocker == unit).then_some("blocking")
}

/// What the text that is followed costs in one of its ways.
fn cost_of_way(look: Sight, way: u8) -> Option<(&'static str, Fact)> {
    let face = look.scope.origin.face?;
    let focus = look.this().map_or(0, |this| reader(look).focus(this));
    Some(("option", Fact::Part(face, words::way_part(texts::place(look), focus, way))))
}
