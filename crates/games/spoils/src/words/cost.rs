//! Cost sections: `pick a character; pay X; deplete this card`.

use kernel::book::Language;
use kernel::effect::tree::Whose;

use super::act::verbs;
use super::clause::Piece;
use super::noun::Unit;
use super::number::letter;
use super::player::FACTION;
use super::speaker::{How, Speaker};
use crate::language::{Cost, Is, Name, Which, Who, Zone};
use kernel::words::french;

/// What a cost section belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum CostOf {
    /// Playing a card.
    Card,
    /// Using an ability.
    Ability,
}

impl Speaker<'_> {
    /// The parts of a cost section, in order.
    pub fn costs(&mut self, costs: &[Cost], of: CostOf) -> String {
        let mut parts = Vec::new();
        for (place, cost) in costs.iter().enumerate() {
            self.next_clause();
            let next = costs.get(place + 1).and_then(spends);
            match cost {
                // Said in the words of what is done with it: `destroy a character you control`.
                Cost::Choose(selection) if selection.by == Who::You && next == Some(Which::The(selection.called)) => {
                    let from_hand = selection.from == [Zone::Hand] && selection.whose == Whose::Yours;
                    let chosen = match costs.get(place + 1) {
                        Some(Cost::Discard(_)) if from_hand => self.selection_there(selection, How::Chosen),
                        // What is depleted was not depleted before.
                        Some(Cost::Deplete(_)) => {
                            let mut ready = selection.clone();
                            ready.that.0.retain(|is| *is != Is::Ready);
                            self.selection(&ready, How::Chosen, true)
                        }
                        // `remove 2 cards in your discard pile from the game`
                        Some(Cost::Remove(_)) => self.selection(selection, How::Chosen, self.language == Language::Fr),
                        _ => self.selection(selection, How::Chosen, true),
                    };
                    self.fresh = Some((Which::The(selection.called), chosen));
                }
                cost => parts.push(self.cost(cost, of)),
            }
        }
        parts.join(&self.say("; ", "\u{a0}; "))
    }

    fn cost(&mut self, cost: &Cost, of: CostOf) -> String {
        match cost {
            Cost::Pick(selection) => {
                let what = self.selection(selection, How::Picked, false).object;
                self.act(verbs::PICK, &what, &what).clause()
            }
            Cost::Choose(selection) => {
                let what = self.selection(selection, How::Chosen, false).object;
                self.act(verbs::CHOOSE, &what, &what).clause()
            }
            Cost::Number(name, least) => {
                let name = letter(*name);
                match least {
                    ..=0 => {
                        self.say(format!("choose a number for {name}"), format!("choisissez un nombre pour {name}"))
                    }
                    least => self.say(
                        format!("choose a number for {name}, at least {least}"),
                        format!("choisissez un nombre pour {name}, au moins {least}"),
                    ),
                }
            }
            Cost::Let(name, num) => self.let_clause(*name, *num),
            Cost::Pay(num) => {
                let num = self.value(*num);
                self.act(verbs::PAY, &num, &num).clause()
            }
            Cost::Deplete(which) => clause(self.plainly(verbs::DEPLETE, *which, "", "")),
            Cost::Destroy(which) => {
                self.gone(*which);
                clause(self.plainly(verbs::DESTROY, *which, "", ""))
            }
            Cost::Discard(name) => {
                self.gone(Which::The(*name));
                clause(self.discard(*name))
            }
            Cost::Remove(which) => {
                self.gone(*which);
                clause(self.plainly(verbs::REMOVE, *which, "from the game", "du jeu"))
            }
            Cost::LoseTokens(num) => {
                let (what, tail) = self.amount(*num, Unit::Token);
                let card = self.mention(Which::This).object;
                let (en, fr) = (format!("{what} from {card}{tail}"), format!("{what} {}{tail}", french::of(&card)));
                self.act(verbs::TAKE_AWAY, &en, &fr).clause()
            }
            Cost::LoseInfluence(num) => {
                let (what, tail) = self.amount(*num, Unit::Influence);
                let faction = self.owned(Who::You, FACTION);
                self.say(format!("{faction} loses {what}{tail}"), format!("{faction} perd {what}{tail}"))
            }
            Cost::Only(condition) => {
                let when = self.occasion(condition);
                match of {
                    CostOf::Card => self.say(format!("play only {when}"), format!("à jouer seulement {when}")),
                    CostOf::Ability => self.say(format!("use only {when}"), format!("à utiliser seulement {when}")),
                }
            }
        }
    }

    /// A card that goes as a cost is not spoken of any more.
    fn gone(&mut self, which: Which) {
        let Which::The(name) = which else { return };
        let named = self.names.iter_mut().find(|(other, _): &&mut (Name, _)| *other == name);
        if let Some((_, named)) = named {
            named.gone = true;
        }
    }
}

/// The card that a cost is about, if a choice of it can be said in the same words.
fn spends(cost: &Cost) -> Option<Which> {
    match cost {
        Cost::Deplete(which) | Cost::Destroy(which) | Cost::Remove(which) => Some(*which),
        Cost::Discard(name) => Some(Which::The(*name)),
        Cost::Pick(_)
        | Cost::Choose(_)
        | Cost::Number(..)
        | Cost::Let(..)
        | Cost::Pay(_)
        | Cost::LoseTokens(_)
        | Cost::LoseInfluence(_)
        | Cost::Only(_) => None,
    }
}

fn clause(piece: Piece) -> String {
    match piece {
        Piece::Act(act) => act.clause(),
        Piece::Line(line) => line,
    }
}
