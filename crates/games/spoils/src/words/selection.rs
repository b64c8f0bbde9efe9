//! Cards that somebody singles out: `up to 2 characters your opponent controls`.

use kernel::book::Language;
use kernel::effect::tree::{Effect, Whose};
use kernel::say;
use kernel::words::french::{self, Person};
use kernel::words::phrase::NounPhrase;
use kernel::words::reference::Ref;
use kernel::words::{Noun, either};

use super::noun::{self, DISCARD_PILE, HAND};
use super::speaker::{How, Named, Speaker};
use super::verb::object;
use crate::Spoils;
use crate::language::{Is, Name, Num, Selection, Verb, Which, Who, Zone};

impl Speaker<'_> {
    /// Whether a choice is said in the words of what is done with it, which it then is: `destroy a character you control`.
    pub fn choose_in_passing(&mut self, effects: &[Effect<Spoils>]) -> bool {
        let [Effect::Do(Verb::Select(selection)), Effect::Do(verb), ..] = effects else { return false };
        let theirs = matches!(verb, Verb::Discard(_)) && selection.whose != Whose::Yours;
        if selection.by != Who::You || theirs || object(verb) != Some(Which::The(selection.called)) {
            return false;
        }
        let chosen = match verb {
            Verb::Discard(_) => self.selection_there(selection, How::Chosen),
            Verb::Remove(_) => self.selection(selection, How::Chosen, self.language == Language::Fr),
            _ => self.selection(selection, How::Chosen, true),
        };
        self.fresh = Some((Which::The(selection.called), chosen));
        true
    }

    /// The cards of a selection in words, with their names noted. `moved`: they go somewhere else, `from` where they are.
    pub fn selection(&mut self, selection: &Selection, how: How, moved: bool) -> Ref {
        if let [Is::Among(name)] = selection.that.0.as_slice()
            && self.names.get(*name).is_some_and(|named| named.plural)
        {
            return self.some_of(selection, *name, how);
        }
        let by = std::mem::replace(&mut self.by, selection.by);
        let parts = self.with_owner(&selection.from, selection.whose, &selection.that.0);
        let place = self.place(&selection.from, selection.whose, moved);
        let called = self.called(&parts, &place);
        self.by = by;
        self.chosen(selection, &called, how)
    }

    /// The same, wherever they lie: a discard is from the hand, a search in the deck.
    pub fn selection_there(&mut self, selection: &Selection, how: How) -> Ref {
        let called = self.called(&selection.that.0, "");
        self.chosen(selection, &called, how)
    }

    /// `one of them`.
    fn some_of(&mut self, selection: &Selection, name: Name, how: How) -> Ref {
        let (among, head) = (self.mention(Which::The(name)), self.head_of(name));
        let (one, number) = (selection.number == Num::Fixed(1), self.value(selection.number));
        let (them, elles) = (&among.object, &among.subject);
        let text = match (one, among.pronoun) {
            (true, true) => say!(self, "one of {them}", "l’une de~{elles}"),
            (true, false) => say!(self, "one of {them}", "l’une de~{them}"),
            (false, true) => say!(self, "{number} of {them}", "{number} d’entre {elles}"),
            (false, false) => say!(self, "{number} of {them}", "{number} de~{them}"),
        };
        let text = if selection.up_to { say!(self, "up to {text}", "jusqu’à {text}") } else { text };
        self.noted(selection, head, head.feminine, how);
        Ref::phrase(text, Person { feminine: head.feminine, plural: !one })
    }

    fn chosen(&mut self, selection: &Selection, called: &NounPhrase, how: How) -> Ref {
        let plural = selection.number != Num::Fixed(1);
        let text = self.so_many(selection.number, selection.up_to, called);
        self.noted(selection, called.head, called.feminine, how);
        Ref::phrase(text, Person { feminine: called.feminine, plural })
    }

    fn noted(&mut self, selection: &Selection, head: Noun, feminine: bool, how: How) {
        let plural = selection.number != Num::Fixed(1);
        let whose = (!is_in_play(&selection.from)).then_some(selection.whose);
        self.names.call(selection.called, Named { whose, ..Named::new(head, plural, how) });
        self.spoke_as(Which::The(selection.called), feminine);
    }

    /// `a character`, `up to 2 characters`, `X characters`.
    fn so_many(&mut self, number: Num, up_to: bool, called: &NounPhrase) -> String {
        let (one, many) = (called.one(), called.many());
        let so_many = match (noun::literal(number), up_to) {
            (Some(1), false) => return called.a(),
            (Some(1), true) => format!("1 {one}"),
            (Some(99..), true) => return say!(self, "any number of {many}", "n’importe quel nombre de~{many}"),
            (Some(99..), false) => return called.all(),
            (Some(number), _) => format!("{number} {many}"),
            (None, _) => {
                let value = self.value(number);
                match number {
                    Num::The(_) => format!("{value} {many}"),
                    _ => say!(self, "a number of {many} equal to {value}", "un nombre de~{many} égal à~{value}"),
                }
            }
        };
        if up_to { say!(self, "up to {so_many}", "jusqu’à {so_many}") } else { so_many }
    }

    /// The words of a filter, with whose area it is if that means control.
    pub fn with_owner(&self, from: &[Zone], whose: Whose, that: &[Is]) -> Vec<Is> {
        let mut parts = that.to_vec();
        let said = parts.iter().any(|is| matches!(is, Is::Yours | Is::Theirs | Is::This | Is::Host));
        if is_in_play(from) && !said {
            match whose {
                Whose::Yours => parts.push(Is::Yours),
                Whose::Opponents => parts.push(Is::Theirs),
                Whose::Everyones | Whose::Of(_) => {}
            }
        }
        if *from == [Zone::FaceDown] && !parts.contains(&Is::FaceDown) {
            parts.push(Is::FaceDown);
        }
        parts
    }

    /// Where cards lie if they are not in play: `in your discard pile`, `from your hand`.
    pub fn place(&mut self, from: &[Zone], whose: Whose, moved: bool) -> String {
        let mut places: Vec<String> = Vec::new();
        for zone in from {
            let what = match zone {
                // Whatever is chosen in a deck is chosen among cards that have a name.
                Zone::Play | Zone::FaceDown | Zone::Faction | Zone::Deck => continue,
                Zone::Played => {
                    places.push(say!(self, "being played", "en train d’être jouée"));
                    continue;
                }
                Zone::Out | Zone::Gone => {
                    places.push(say!(self, "out of the game", "hors du jeu"));
                    continue;
                }
                Zone::Hand if std::mem::take(&mut self.in_hand) => {
                    places.push(say!(self, "in it", "dans cette main"));
                    continue;
                }
                Zone::Hand => HAND,
                Zone::Discard => DISCARD_PILE,
            };
            let owner = match (whose, self.by) {
                (Whose::Yours, _) => what.your(self.language),
                (Whose::Opponents, Who::Opponent) => what.their(self.language),
                (Whose::Opponents, _) => self.owned(Who::Opponent, what),
                (Whose::Everyones | Whose::Of(_), _) => self.owned(Who::Anyone, what),
            };
            places.push(match moved {
                true => self.language.pick(format!("from {owner}"), french::of(&owner)),
                false => say!(self, "in {owner}", "dans {owner}"),
            });
        }
        either(&places, self.language)
    }
}

fn is_in_play(from: &[Zone]) -> bool {
    from.iter().all(|zone| matches!(zone, Zone::Play | Zone::FaceDown | Zone::Faction))
}
