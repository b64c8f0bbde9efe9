//! Verbs that move cards between areas.

use kernel::words::verbal::Verbal;

use super::act::verbs;
use super::called::Called;
use super::clause::Piece;
use super::noun;
use super::number::Unit;
use super::speaker::{Named, Speaker, Voice};
use crate::language::{Filter, Is, Kind, Name, Num, Selection, To};
use kernel::words::french;

impl Speaker<'_> {
    /// A verb with cards as its object.
    pub fn on(&mut self, verb: Verbal, to: &To, en: &str, fr: &str) -> Piece {
        let card = self.reference(to);
        Piece::Act(self.act_on(verb, &card, en, fr))
    }

    /// `discard the top card of your deck`.
    pub fn discard_top(&mut self, num: Num) -> Piece {
        let deck = self.deck();
        let (cards, tail) = self.top_of(num, &deck, &deck);
        self.discarded(num);
        Piece::Act(self.act(verbs::DISCARD, format!("{cards}{tail}"), format!("{cards}{tail}")))
    }

    /// `discard 1 card at random from your hand`.
    pub fn discard_random(&mut self, num: Num) -> Piece {
        let (what, tail) = self.amount(num, Unit::Card);
        let hand = self.hand();
        self.discarded(num);
        Piece::Act(self.act(
            verbs::DISCARD,
            format!("{what} at random from {hand}{tail}"),
            format!("{what} au hasard de {hand}{tail}"),
        ))
    }

    /// `discard each card with a printed energy resource from your hand`.
    pub fn discard_from_hand(&mut self, filter: &Filter) -> Piece {
        let (each, hand) = (self.filter(filter).each(), self.hand());
        self.call(Name::Discarded, Named::cards(true));
        Piece::Act(self.act(verbs::DISCARD, format!("{each} from {hand}"), format!("de {hand} {each}")))
    }

    /// `choose and discard 1 to 5 cards from your hand`.
    pub fn discard_chosen(&mut self, least: u8, most: u8) -> Piece {
        let hand = self.hand();
        let cards = if most == 1 { self.say("card", "carte") } else { self.say("cards", "cartes") };
        let number = match (least, most) {
            (least, most) if least == most => format!("{most} {cards}"),
            (0 | 1, most) => self.say(format!("up to {most} {cards}"), format!("jusqu’à {most} {cards}")),
            (least, most) => self.say(format!("{least} to {most} {cards}"), format!("de {least} à {most} {cards}")),
        };
        self.call(Name::Discarded, Named::cards(most != 1));
        Piece::Act(self.act(verbs::DISCARD, format!("{number} from {hand}"), format!("{number} de {hand}")))
    }

    /// `discard the top card of the encounter deck`.
    pub fn discard_encounter(&mut self, num: Num) -> Piece {
        let (cards, tail) = self.top_of(num, "the encounter deck", "le deck Rencontre");
        self.discarded(num);
        Piece::Act(self.act(verbs::DISCARD, format!("{cards}{tail}"), format!("{cards}{tail}")))
    }

    /// `discard cards from the top of the encounter deck until a minion is discarded`.
    pub fn discard_until(&mut self, filter: &Filter) -> Piece {
        let called = self.filter(filter);
        let (a, e) = (called.a(), if called.feminine { "e" } else { "" });
        self.call(Name::Found, self.named_after(&called));
        self.call(Name::Discarded, Named::cards(true));
        let act = self.act(
            verbs::DISCARD,
            format!("cards from the top of the encounter deck until {a} is discarded"),
            format!("des cartes du dessus du deck Rencontre jusqu’à ce {} soit défaussé{e}", french::that(&a)),
        );
        // What follows would seem to belong to the condition.
        Piece::Line(super::act::clause(&[act], self.language))
    }

    /// `deal the engaged player 1 encounter card`.
    pub fn deal_encounter(&mut self, num: Num) -> Piece {
        let (number, tail) = self.bare(num);
        let (s, cards) = if number == "1" { ("", "encounter card") } else { ("s", "encounter cards") };
        let fr = format!("{number} carte{s} Rencontre{tail}");
        let en = format!("{number} {cards}{tail}");
        let order = self.say(format!("you are dealt {en}"), format!("vous recevez {fr}"));
        let infinitive = self.say(format!("be dealt {en}"), format!("recevoir {fr}"));
        let statement = self.say(format!("is dealt {en}"), format!("reçoit {fr}"));
        Piece::Act(self.act_of(order, infinitive, statement))
    }

    /// `look at the top 3 cards of your deck`.
    pub fn look_at(&mut self, num: Num) -> Piece {
        let deck = self.deck();
        let (cards, tail) = self.top_of(num, &deck, &deck);
        self.call(Name::Found, Named::cards(num.as_fixed() != Some(1)));
        Piece::Act(self.act(verbs::LOOK, format!("{cards}{tail}"), format!("{cards}{tail}")))
    }

    /// What has just been discarded gets its name.
    fn discarded(&mut self, num: Num) {
        self.call(Name::Discarded, Named::cards(num.as_fixed() != Some(1)));
    }

    /// `choose a Tech upgrade in your discard pile`; nothing where only one card can be meant.
    pub fn select(&mut self, selection: &Selection) -> Option<Piece> {
        let called = self.filter(&selection.that);
        let named = Named { plural: selection.number > 1, ..self.named_after(&called) };
        self.call(selection.called, named);
        if called.is_definite() {
            return None;
        }
        if called.superlative && selection.number == 1 {
            let places: Vec<String> = selection.from.iter().map(|zone| self.area(*zone, selection.everyones)).collect();
            let places = kernel::words::either(&places, self.language);
            let text =
                self.say(format!("{} in {places}", called.a()), format!("{} {}", called.a(), french::of(&places)));
            self.call(selection.called, Named { text: Some(text), ..Named::one(called.head) });
            return None;
        }
        self.last = Some(selection.called);
        let what = self.so_many_of(selection, &called);
        // What was looked at lies nowhere else.
        let place = match called.among {
            Some(_) => String::new(),
            None => self.place(&selection.from, selection.everyones),
        };
        Some(Piece::Act(self.act(verbs::CHOOSE, format!("{what}{place}"), format!("{what}{place}")).leading()))
    }

    /// `search your deck for an upgrade`.
    pub fn search(&mut self, selection: &Selection) -> Piece {
        let called = match selection.that.0.as_slice() {
            [.., Is::Named(id)] | [Is::Named(id), ..] => {
                let (card, head) = self.by_name(id, true);
                let called = self.filter(&selection.that);
                Called { head, feminine: card.person.feminine, definite: Some(card.text), ..called }
            }
            _ => self.filter(&selection.that),
        };
        let named = Named { plural: selection.number > 1, text: None, ..self.named_after(&called) };
        self.call(selection.called, named);
        self.last = Some(selection.called);
        let what = self.so_many_of(selection, &called);
        let areas: Vec<String> = selection.from.iter().map(|zone| self.area(*zone, selection.everyones)).collect();
        let areas = match self.language {
            kernel::book::Language::En => kernel::words::list(&areas, self.language),
            kernel::book::Language::Fr => kernel::words::either(&areas, self.language),
        };
        Piece::Act(self.act(verbs::SEARCH, format!("{areas} for {what}"), format!("{what} dans {areas}")).leading())
    }

    /// `an upgrade`, `up to 2 upgrades`.
    fn so_many_of(&self, selection: &Selection, called: &Called) -> String {
        let number = selection.number;
        let many = &called.many;
        match (number, selection.up_to, called.among) {
            (number, false, Some(_)) => self.say(format!("{number} of them"), format!("{number} d’entre elles")),
            (number, true, Some(_)) => {
                self.say(format!("up to {number} of them"), format!("jusqu’à {number} d’entre elles"))
            }
            (1, false, None) => called.a(),
            (number, false, None) => called.several(number),
            (number, true, None) => {
                let some = if number == 1 { &called.one } else { many };
                self.say(format!("up to {number} {some}"), format!("jusqu’à {number} {some}"))
            }
        }
    }

    /// `add it to your hand`, `return Hellcat to your hand`.
    pub fn add_to_hand(&mut self, to: &To) -> Piece {
        let hand = self.hand();
        match to {
            To::This | To::Host | To::It => self.on(verbs::RETURN, to, &format!("to {hand}"), &format!("dans {hand}")),
            _ => self.on(verbs::ADD, to, &format!("to {hand}"), &format!("à {hand}")),
        }
    }

    /// `put it into play engaged with you`.
    pub fn put_into_play(&mut self, to: &To) -> Piece {
        let head = match to {
            To::The(name) => self.named(*name).map(|named| named.head),
            To::This => Some(noun::kind(self.printed().kind)),
            To::One(filter) | To::First(filter) | To::Each(filter) => Some(self.filter(filter).head),
            To::Host
            | To::You
            | To::YourHero
            | To::Villain
            | To::MainScheme
            | To::It
            | To::Attacker
            | To::Attacked
            | To::Damaged
            | To::At(_) => None,
        };
        let card = self.reference(to);
        let with = self.with_you();
        let engaged = card.person.agree("engagé");
        let comma = if card.pronoun { "" } else { "," };
        let ours = [Kind::Ally, Kind::Upgrade, Kind::Support].map(noun::kind);
        match head {
            Some(head) if head == noun::kind(Kind::Minion) => Piece::Act(self.act_on(
                verbs::PUT,
                &card,
                &format!("into play engaged {with}"),
                &format!("en jeu{comma} {engaged} {with}"),
            )),
            Some(head) if ours.contains(&head) => {
                let under = self.say(
                    if self.voice == Voice::You { "your" } else { "their" },
                    if self.voice == Voice::You { "votre" } else { "son" },
                );
                Piece::Act(self.act_on(
                    verbs::PUT,
                    &card,
                    &format!("into play under {under} control"),
                    &format!("en jeu sous {under} contrôle"),
                ))
            }
            Some(_) | None => Piece::Act(self.act_on(verbs::PUT, &card, "into play", "en jeu")),
        }
    }

    /// `put the top card of your deck into play facedown, engaged with you as a Drone minion`.
    pub fn drones(&mut self, num: Num) -> Piece {
        let (deck, with) = (self.deck(), self.with_you());
        let (cards, tail) = self.top_of(num, &deck, &deck);
        let drone =
            crate::language::Trait::new("Drone").map_or_else(|| "Drone".to_string(), |name| self.trait_name(name));
        let one = num.as_fixed() == Some(1);
        let en_as = if one { format!("as a {drone} minion") } else { format!("as {drone} minions") };
        let fr_as = if one {
            format!("engagée {with} comme sbire {drone}")
        } else {
            format!("engagées {with} comme sbires {drone}")
        };
        Piece::Act(self.act(
            verbs::PUT,
            format!("{cards} into play facedown, engaged {with} {en_as}{tail}"),
            format!("{cards} en jeu face cachée, {fr_as}{tail}"),
        ))
    }

    /// The nemesis set enters the game.
    pub fn nemesis(&mut self) -> Vec<Piece> {
        let with = self.with_you();
        let minion = self.your("set-aside nemesis minion", "sbire Némésis mis de côté", false);
        let scheme = self.your("set-aside nemesis side scheme", "manigance annexe Némésis mise de côté", true);
        let rest = self.your("nemesis set", "set de Némésis", false);
        self.call(Name::Found, Named { entered: true, ..Named::one(noun::kind(Kind::Minion)) });
        vec![
            Piece::Act(self.act(
                verbs::PUT,
                format!("{minion} into play engaged {with}"),
                format!("en jeu {minion}, engagé {with}"),
            )),
            Piece::Act(self.act(verbs::PUT, format!("{scheme} into play"), format!("en jeu {scheme}"))),
            Piece::Act(self.act(
                verbs::SHUFFLE,
                format!("the rest of {rest} into the encounter deck"),
                format!("le reste de {rest} dans le deck Rencontre"),
            )),
        ]
    }
}
