//! Costs: `exhaust this card and spend [M]`.

use super::act::{Act, clause, verbs};
use super::noun::{self, signs};
use super::number::Unit;
use super::reference::Ref;
use super::speaker::{Named, Speaker};
use crate::language::{Cost, Form, Name, Num};
use kernel::words::french;

impl Speaker<'_> {
    /// All parts of a cost as one clause.
    pub fn cost(&mut self, parts: &[Cost]) -> String {
        let mut acts: Vec<Act> = Vec::new();
        for (place, part) in parts.iter().enumerate() {
            let said = place > 0 && matches!(parts[place - 1], Cost::ExhaustThis);
            acts.push(self.cost_part(part, said));
        }
        clause(&acts, self.language)
    }

    /// One part of a cost; this card may just have been spoken of.
    fn cost_part(&mut self, part: &Cost, said: bool) -> Act {
        match part {
            Cost::ExhaustThis => self.act_on(verbs::EXHAUST, &self.this(), "", ""),
            Cost::ExhaustHero => self.act_on(verbs::EXHAUST, &self.side(Form::Hero), "", ""),
            Cost::ExhaustAlterEgo => {
                let owner = self.printed().given_to.as_ref();
                let card = match owner {
                    Some(id) => Ref::new(self.character_name(id), false),
                    None => self.side(Form::AlterEgo),
                };
                self.act_on(verbs::EXHAUST, &card, "", "")
            }
            Cost::Spend(resources) => {
                let what = signs(*resources);
                self.act(verbs::SPEND, &what, &what)
            }
            Cost::SpendX(kind) => {
                let sign = format!("X [{}]", kind.letter());
                self.act(verbs::SPEND, &sign, &sign)
            }
            Cost::Counters(number) => {
                let (what, _) = self.amount(Num::fixed(i32::from(*number)), Unit::Counter);
                let this = self.this().text;
                if said {
                    return self.act_of(
                        self.say(format!("remove {what} from it"), format!("retirez-en {what}")),
                        self.say(format!("remove {what} from it"), format!("en retirer {what}")),
                        self.say(format!("removes {what} from it"), format!("en retire {what}")),
                    );
                }
                self.act(verbs::REMOVE, format!("{what} from {this}"), format!("{what} {}", french::of(&this)))
            }
            Cost::DiscardThis => self.act_on(verbs::DISCARD, &self.this(), "", ""),
            Cost::DamageThis(number) => {
                let (what, _) = self.amount(Num::fixed(i32::from(*number)), Unit::Damage);
                if said {
                    return self.act_of(
                        self.say(format!("deal {what} to it"), format!("infligez-lui {what}")),
                        self.say(format!("deal {what} to it"), format!("lui infliger {what}")),
                        self.say(format!("deals {what} to it"), format!("lui inflige {what}")),
                    );
                }
                let this = self.this().text;
                self.act(verbs::DEAL, format!("{what} to {this}"), format!("{what} {}", french::to(&this)))
            }
            Cost::TakeDamage(number) => {
                let (what, _) = self.amount(Num::fixed(i32::from(*number)), Unit::Damage);
                self.act(verbs::TAKE, &what, &what)
            }
            Cost::Heal(number) => {
                let (what, _) = self.amount(Num::fixed(i32::from(*number)), Unit::Damage);
                let you = match self.printed().kind.is_identity() {
                    true => self.this().text,
                    false => self.identity().text,
                };
                self.act(verbs::HEAL, format!("{what} from {you}"), format!("{what} {}", french::of(&you)))
            }
            Cost::DiscardCards(least, most) => match self.discard_chosen(*least, *most) {
                super::clause::Piece::Act(act) => act,
                _ => self.act(verbs::DISCARD, "cards", "des cartes"),
            },
            Cost::PayFor(filter) => {
                let called = self.filter(filter);
                self.call(Name::Target, Named { text: None, ..self.named_after(&called) });
                let a = match filter.0.as_slice() {
                    [] => noun::CARD.a(self.language),
                    _ => called.a(),
                };
                self.act(
                    verbs::PAY,
                    format!("the printed cost of {a} in any player’s discard pile"),
                    format!("le coût imprimé {} dans la pile de défausse de n’importe quel joueur", french::of(&a)),
                )
            }
        }
    }
}
