//! Cards that somebody singles out: `up to 2 characters your opponent controls`.

use kernel::book::Language;
use kernel::effect::tree::Whose;
use kernel::words::Noun;

use super::filter::Called;
use super::noun;
use super::player::{DISCARD, HAND, Player};
use super::reference::Ref;
use super::speaker::{How, Named, Speaker};
use crate::language::{Is, Name, Num, Selection, Which, Who, Zone};
use kernel::words::french::{self, Person};

impl Speaker<'_> {
    /// The cards of a selection in words, with their names noted. `moved`: they go somewhere else, `from` where they are.
    pub fn selection(&mut self, selection: &Selection, how: How, moved: bool) -> Ref {
        if let [Is::Among(name)] = selection.that.0.as_slice()
            && self.named(*name).is_some_and(|named| named.plural)
        {
            return self.some_of(selection, *name, how);
        }
        let by = std::mem::replace(&mut self.by, selection.by);
        let parts = self.with_owner(&selection.from, selection.whose, &selection.that.0);
        let (one, many) = self.place(&selection.from, selection.whose, moved);
        let called = self.called(&parts, &one, &many);
        self.by = by;
        self.chosen(selection, &called, how)
    }

    /// The same, wherever they lie: a discard is from the hand, a search in the deck.
    pub fn selection_there(&mut self, selection: &Selection, how: How) -> Ref {
        let called = self.called(&selection.that.0, "", "");
        self.chosen(selection, &called, how)
    }

    /// `one of them`.
    fn some_of(&mut self, selection: &Selection, name: Name, how: How) -> Ref {
        let among = self.mention(Which::The(name));
        let head = self.named(name).map_or(noun::CARD, |named| named.head);
        let one = selection.number == Num::Fixed(1);
        let number = self.value(selection.number);
        let text = match (self.language, one, among.pronoun) {
            (Language::En, true, _) => format!("one of {}", among.object),
            (Language::En, false, _) => format!("{number} of {}", among.object),
            (Language::Fr, true, true) => format!("l’une d’{}", among.subject),
            (Language::Fr, true, false) => format!("l’une {}", french::of(&among.object)),
            (Language::Fr, false, true) => format!("{number} d’entre {}", among.subject),
            (Language::Fr, false, false) => format!("{number} {}", french::of(&among.object)),
        };
        let text = match selection.up_to {
            true => self.say(format!("up to {text}"), format!("jusqu’à {text}")),
            false => text,
        };
        self.noted(selection, head, head.feminine, how);
        Ref::phrase(text, Person { feminine: head.feminine, plural: !one })
    }

    fn chosen(&mut self, selection: &Selection, called: &Called, how: How) -> Ref {
        let plural = selection.number != Num::Fixed(1);
        let text = self.so_many(selection.number, selection.up_to, called);
        self.noted(selection, called.head, called.feminine(), how);
        Ref::phrase(text, Person { feminine: called.feminine(), plural })
    }

    fn noted(&mut self, selection: &Selection, head: Noun, feminine: bool, how: How) {
        let plural = selection.number != Num::Fixed(1);
        let whose = (!is_in_play(&selection.from)).then_some(selection.whose);
        self.call(selection.called, Named { head, plural, how, whose, gone: false });
        self.spoke_as(Which::The(selection.called), feminine);
    }

    /// `a character`, `up to 2 characters`, `X characters`.
    pub fn so_many(&mut self, number: Num, up_to: bool, called: &Called) -> String {
        match (noun::literal(number), up_to) {
            (Some(1), false) => called.a(),
            (Some(1), true) => self.say(format!("up to 1 {}", called.one()), format!("jusqu’à 1 {}", called.one())),
            (Some(99..), true) => self.say(
                format!("any number of {}", called.many()),
                format!("n’importe quel nombre {}", french::of(&called.many())),
            ),
            (Some(99..), false) => called.all(),
            (Some(number), false) => format!("{number} {}", called.many()),
            (Some(number), true) => {
                let many = format!("{number} {}", called.many());
                self.say(format!("up to {many}"), format!("jusqu’à {many}"))
            }
            (None, up_to) => {
                let number = match number {
                    Num::The(_) => format!("{} {}", self.value(number), called.many()),
                    _ => {
                        let (value, many) = (self.value(number), called.many());
                        self.say(
                            format!("a number of {many} equal to {value}"),
                            format!("un nombre {} égal {}", french::of(&many), french::to(&value)),
                        )
                    }
                };
                if up_to { self.say(format!("up to {number}"), format!("jusqu’à {number}")) } else { number }
            }
        }
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

    /// Where cards lie if they are not in play: `in your discard pile`, `from your hand`, for one and for several.
    pub fn place(&mut self, from: &[Zone], whose: Whose, moved: bool) -> (String, String) {
        let mut places: Vec<String> = Vec::new();
        for zone in from {
            let what = match zone {
                Zone::Play | Zone::FaceDown | Zone::Faction => continue,
                Zone::Played => {
                    places.push(self.say("being played", "en train d’être jouée"));
                    continue;
                }
                Zone::Out | Zone::Gone => {
                    places.push(self.say("out of the game", "hors du jeu"));
                    continue;
                }
                // Whatever is chosen in a deck is chosen among cards that have a name.
                Zone::Deck => continue,
                Zone::Hand if std::mem::take(&mut self.in_hand) => {
                    places.push(self.say("in it", "dans cette main"));
                    continue;
                }
                Zone::Hand => HAND,
                Zone::Discard => DISCARD,
            };
            let owner = match (whose, self.by) {
                (Whose::Yours, _) => self.owned_by(&Player::You, what),
                (Whose::Opponents, Who::Opponent) => self.their(Who::Opponent, what),
                (Whose::Opponents, _) => self.owned(Who::Opponent, what),
                (Whose::Everyones | Whose::Of(_), _) => self.owned(Who::Anyone, what),
            };
            places.push(match moved {
                true => self.say(format!("from {owner}"), french::of(&owner)),
                false => self.say(format!("in {owner}"), format!("dans {owner}")),
            });
        }
        let text = kernel::words::either(&places, self.language);
        (text.clone(), text)
    }
}

fn is_in_play(from: &[Zone]) -> bool {
    from.iter().all(|zone| matches!(zone, Zone::Play | Zone::FaceDown | Zone::Faction))
}
