//! Costs: `exhaust this card and spend [M]`.

use kernel::act;
use kernel::words::clause::{Piece, clause};
use kernel::words::reference::Owned;
use kernel::words::verbal::PAY;
use kernel::words::vocabulary::Vocabulary;

use super::noun::{self, DAMAGE, DEAL, DISCARD, EXHAUST, HEAL, REMOVE, SPEND, TAKE};
use super::number::Unit;
use super::speaker::{Named, Speaker};
use crate::language::{Cost, Form, Name, Num};

impl Speaker<'_> {
    /// All parts of a cost as one clause.
    pub fn cost(&mut self, parts: &[Cost]) -> String {
        let said = |place: usize| place > 0 && matches!(parts[place - 1], Cost::ExhaustThis);
        let acts: Vec<Piece> =
            parts.iter().enumerate().map(|(place, part)| self.cost_part(part, said(place))).collect();
        clause(&acts, self.language)
    }

    /// One part of a cost; this card may just have been spoken of.
    fn cost_part(&mut self, part: &Cost, said: bool) -> Piece {
        let this = if said { self.this().again(self.language) } else { self.this() };
        let mut so_many = |number: u8, unit: Unit| self.whole_amount(Num::fixed(i32::from(number)), unit);
        let damage = Unit::Of(DAMAGE);
        match part {
            Cost::ExhaustThis => self.act_on(EXHAUST, &this, "", ""),
            Cost::ExhaustHero => self.act_on(EXHAUST, &self.side(Form::Hero), "", ""),
            Cost::ExhaustAlterEgo => {
                let owner = self.printed().given_to.as_ref();
                let card = owner.map_or_else(|| self.side(Form::AlterEgo), |id| self.character(id));
                self.act_on(EXHAUST, &card, "", "")
            }
            Cost::Spend(resources) => self.act(SPEND, &noun::signs(*resources)),
            Cost::SpendX(kind) => self.act(SPEND, &format!("X [{}]", kind.letter())),
            Cost::Counters(number) => {
                let what = so_many(*number, Unit::Counter);
                self.act_of(REMOVE, &format!("{what} from"), &what, &this, "")
            }
            Cost::DiscardThis => self.act_on(DISCARD, &self.this(), "", ""),
            Cost::DamageThis(number) => {
                let what = so_many(*number, damage);
                self.act_to(DEAL, &what, &this, "")
            }
            Cost::TakeDamage(number) => {
                let what = so_many(*number, damage);
                self.act(TAKE, &what)
            }
            Cost::Heal(number) => {
                let what = so_many(*number, damage);
                let you = if self.printed().kind.is_identity() { self.this() } else { self.identity() };
                self.act_of(HEAL, &format!("{what} from"), &what, &you, "")
            }
            Cost::DiscardCards(least, most) => self.discard_chosen(*least, *most),
            Cost::PayFor(filter) => {
                let called = self.filter(&filter.0);
                self.names.call(Name::Target, Named { text: None, ..self.named_after(&called) });
                let (a, pile) = (called.a(), noun::PILE.of_anybody(self.language));
                let cost = Owned::masculine("printed cost", "coût imprimé").of(&a, self.language);
                act!(self, PAY, "the printed cost of {a} in {pile}", "{cost} dans {pile}")
            }
        }
    }
}
