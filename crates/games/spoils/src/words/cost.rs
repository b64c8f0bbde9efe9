//! Cost sections: `pick a character; pay X; deplete this card`.

use kernel::book::Language;
use kernel::effect::tree::Whose;
use kernel::words::clause::{Piece, clause};
use kernel::words::verbal::{CHOOSE, PAY};
use kernel::words::vocabulary::Vocabulary;
use kernel::{line, say};

use super::noun::{self, DEPLETE, DESTROY, PICK, REMOVE, TAKE_AWAY};
use super::number::letter;
use super::speaker::{How, Speaker};
use crate::language::{Cost, Is, Which, Who, Zone};

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
            let next = costs.get(place + 1);
            match cost {
                // Said in the words of what is done with it: `destroy a character you control`.
                Cost::Choose(selection)
                    if selection.by == Who::You && next.and_then(spends) == Some(Which::The(selection.called)) =>
                {
                    let from_hand = selection.from == [Zone::Hand] && selection.whose == Whose::Yours;
                    let chosen = match next {
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
                cost => {
                    let part = self.cost(cost, of);
                    parts.push(clause(&[part], self.language));
                }
            }
        }
        parts.join(self.language.semicolon())
    }

    fn cost(&mut self, cost: &Cost, of: CostOf) -> Piece {
        if let Some(Which::The(name)) = spends(cost).filter(|_| !matches!(cost, Cost::Deplete(_))) {
            // A card that goes as a cost is not spoken of any more.
            self.names.0.iter_mut().filter(|(other, _)| *other == name).for_each(|(_, named)| named.gone = true);
        }
        match cost {
            Cost::Pick(selection) => self.single_out(PICK, selection, How::Picked),
            Cost::Choose(selection) => self.single_out(CHOOSE, selection, How::Chosen),
            Cost::Number(name, least) => {
                let name = letter(*name);
                let at_least = match least {
                    ..=0 => String::new(),
                    least => say!(self, ", at least {least}", ", au moins {least}"),
                };
                line!(self, "choose a number for {name}{at_least}", "choisissez un nombre pour {name}{at_least}")
            }
            Cost::Let(name, num) => self.let_clause(*name, *num),
            Cost::Pay(num) => {
                let price = self.value(*num);
                self.act(PAY, &price)
            }
            Cost::Deplete(which) => self.plainly(DEPLETE, *which, "", ""),
            Cost::Destroy(which) => self.plainly(DESTROY, *which, "", ""),
            Cost::Discard(name) => self.discard(*name),
            Cost::Remove(which) => self.plainly(REMOVE, *which, "from the game", "du jeu"),
            Cost::LoseTokens(num) => {
                let (what, tail) = self.amount(*num, noun::TOKEN);
                let card = self.mention(Which::This).object;
                kernel::act!(self, TAKE_AWAY, "{what} from {card}{tail}", "{what} de~{card}{tail}")
            }
            Cost::LoseInfluence(num) => self.influence(Who::You, *num, "loses", "perd"),
            Cost::Only(condition) => {
                let when = self.occasion(condition);
                match of {
                    CostOf::Card => line!(self, "play only {when}", "à jouer seulement {when}"),
                    CostOf::Ability => line!(self, "use only {when}", "à utiliser seulement {when}"),
                }
            }
        }
    }
}

/// The card that a cost is about, if a choice of it can be said in the same words.
fn spends(cost: &Cost) -> Option<Which> {
    match cost {
        Cost::Deplete(which) | Cost::Destroy(which) | Cost::Remove(which) => Some(*which),
        Cost::Discard(name) => Some(Which::The(*name)),
        _ => None,
    }
}
