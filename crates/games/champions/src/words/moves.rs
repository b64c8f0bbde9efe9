//! Verbs that move cards between areas, and what the areas are called.

use kernel::words::clause::Piece;
use kernel::words::phrase::NounPhrase;
use kernel::words::reference::Owned;
use kernel::words::verbal::{CHOOSE, Verbal};
use kernel::words::vocabulary::Vocabulary;
use kernel::words::{either, list};
use kernel::{act, say};

use super::noun::{self, ADD, CARD, DECK, DISCARD, HAND, PILE, PUT, RETURN, SEARCH, SHUFFLE};
use super::number::Unit;
use super::speaker::{Named, Speaker};
use crate::language::{Filter, Is, Kind, Name, Num, Selection, To, Trait, Zone};

impl Speaker<'_> {
    /// A verb with cards as its object.
    pub fn on(&mut self, verb: Verbal, to: &To, en: &str, fr: &str) -> Piece {
        let card = self.reference(to);
        self.act_on(verb, &card, en, fr)
    }

    pub fn encounter_deck(&self) -> String {
        say!(self, "the encounter deck", "le deck Rencontre")
    }

    /// `discard the top card of your deck`; the cards get a name.
    pub fn on_top(&mut self, verb: Verbal, num: Num, deck: &str, name: Name) -> Piece {
        let cards = self.top(num, deck);
        self.names.call(name, Named::cards(num.as_fixed() != Some(1)));
        self.act(verb, &cards)
    }

    /// `discard 1 card at random from your hand`.
    pub fn discard_random(&mut self, num: Num) -> Piece {
        let ((what, tail), hand) = (self.amount(num, Unit::Of(CARD)), self.own(HAND));
        self.names.call(Name::Discarded, Named::cards(num.as_fixed() != Some(1)));
        act!(self, DISCARD, "{what} at random from {hand}{tail}", "{what} au hasard de {hand}{tail}")
    }

    /// `discard each card with a printed energy resource from your hand`.
    pub fn discard_from_hand(&mut self, filter: &Filter) -> Piece {
        let (each, hand) = (self.filter(&filter.0).each(), self.own(HAND));
        self.names.call(Name::Discarded, Named::cards(true));
        act!(self, DISCARD, "{each} from {hand}", "de {hand} {each}")
    }

    /// `choose and discard 1 to 5 cards from your hand`.
    pub fn discard_chosen(&mut self, least: u8, most: u8) -> Piece {
        let (hand, cards) = (self.own(HAND), CARD.form(most != 1, self.language));
        let number = match (least, most) {
            (least, most) if least == most => format!("{most} {cards}"),
            (0 | 1, most) => say!(self, "up to {most} {cards}", "jusqu’à {most} {cards}"),
            (least, most) => say!(self, "{least} to {most} {cards}", "de {least} à {most} {cards}"),
        };
        self.names.call(Name::Discarded, Named::cards(most != 1));
        act!(self, DISCARD, "{number} from {hand}", "{number} de {hand}")
    }

    /// `discard cards from the top of the encounter deck until a minion is discarded`.
    pub fn discard_until(&mut self, filter: &Filter) -> Piece {
        let called = self.filter(&filter.0);
        let (a, e) = (called.a(), if called.feminine { "e" } else { "" });
        self.names.call(Name::Found, self.named_after(&called));
        self.names.call(Name::Discarded, Named::cards(true));
        let act = act!(
            self,
            DISCARD,
            "cards from the top of the encounter deck until {a} is discarded",
            "des cartes du dessus du deck Rencontre jusqu’à ce que~{a} soit défaussé{e}"
        );
        // What follows would seem to belong to the condition.
        act.alone(self.language)
    }

    /// `the engaged player is dealt 1 encounter card`.
    pub fn deal_encounter(&mut self, num: Num) -> Piece {
        let (number, tail) = self.amount(num, Unit::Bare);
        let s = if number == "1" { "" } else { "s" };
        let what = say!(self, "{number} encounter card{s}{tail}", "{number} carte{s} Rencontre{tail}");
        self.act_in(
            say!(self, "you are dealt {what}", "vous vous voyez attribuer {what}"),
            say!(self, "be dealt {what}", "se voir attribuer {what}"),
            say!(self, "is dealt {what}", "se voit attribuer {what}"),
        )
    }

    /// `choose a Tech upgrade in your discard pile`; nothing where only one card can be meant.
    pub fn select(&mut self, selection: &Selection) -> Option<Piece> {
        let called = self.filter(&selection.that.0);
        let named = Named { plural: selection.number > 1, ..self.named_after(&called) };
        self.names.call(selection.called, named);
        if called.is_definite() {
            return None;
        }
        if called.superlative && selection.number == 1 {
            let (a, places) = (called.a(), either(&self.areas(selection), self.language));
            let text = say!(self, "{a} in {places}", "{a} de~{places}");
            self.names.call(selection.called, Named { text: Some(text), ..Named::one(called.head) });
            return None;
        }
        self.last = Some(selection.called);
        let what = self.so_many_of(selection, &called);
        // What was looked at lies nowhere else.
        let place = if called.among.is_some() { String::new() } else { self.place(selection) };
        Some(act!(self, CHOOSE, "{what}{place}").leading())
    }

    /// `search your deck for an upgrade`.
    pub fn search(&mut self, selection: &Selection) -> Piece {
        let called = match selection.that.0.as_slice() {
            [.., Is::Named(id)] | [Is::Named(id), ..] => {
                let (card, head) = self.by_name(id, true);
                NounPhrase::definite(card, head, self.language)
            }
            _ => self.filter(&selection.that.0),
        };
        let named = Named { plural: selection.number > 1, text: None, ..self.named_after(&called) };
        self.names.call(selection.called, named);
        self.last = Some(selection.called);
        let (what, areas) = (self.so_many_of(selection, &called), self.areas(selection));
        let areas = self.language.pick(list(&areas, self.language), either(&areas, self.language));
        act!(self, SEARCH, "{areas} for {what}", "{what} dans {areas}").leading()
    }

    /// `an upgrade`, `up to 2 upgrades`.
    fn so_many_of(&self, selection: &Selection, called: &NounPhrase) -> String {
        let number = selection.number;
        let some = match (called.among, number) {
            (Some(_), _) => say!(self, "{number} of them", "{number} d’entre elles"),
            (None, 1) if !selection.up_to => return called.a(),
            (None, 1) => format!("1 {}", called.one()),
            (None, _) => format!("{number} {}", called.many()),
        };
        if selection.up_to { say!(self, "up to {some}", "jusqu’à {some}") } else { some }
    }

    /// `add it to your hand`, `return Hellcat to your hand`.
    pub fn add_to_hand(&mut self, to: &To) -> Piece {
        let hand = self.own(HAND);
        match to {
            To::This | To::Host | To::It => self.on(RETURN, to, &format!("to {hand}"), &format!("dans {hand}")),
            _ => self.on(ADD, to, &format!("to {hand}"), &format!("à {hand}")),
        }
    }

    /// `put it into play engaged with you`.
    pub fn put_into_play(&mut self, to: &To) -> Piece {
        let head = match to {
            To::The(name) => self.names.get(*name).map(|named| named.head),
            To::This => Some(noun::kind(self.printed().kind)),
            To::One(filter) | To::First(filter) | To::Each(filter) => Some(self.filter(&filter.0).head),
            _ => None,
        };
        let card = self.reference(to);
        let ours = [Kind::Ally, Kind::Upgrade, Kind::Support].map(noun::kind);
        match head {
            Some(head) if head == noun::kind(Kind::Minion) => {
                let (with, engaged) = (self.with_you(), card.person.agree("engagé"));
                let comma = if card.pronoun { "" } else { "," };
                let (en, fr) = (format!("into play engaged {with}"), format!("en jeu{comma} {engaged} {with}"));
                self.act_on(PUT, &card, &en, &fr)
            }
            Some(head) if ours.contains(&head) => {
                let control = self.own(Owned::masculine("control", "contrôle"));
                self.act_on(PUT, &card, &format!("into play under {control}"), &format!("en jeu sous {control}"))
            }
            Some(_) | None => self.act_on(PUT, &card, "into play", "en jeu"),
        }
    }

    /// `put the top card of your deck into play facedown, engaged with you as a Drone minion`.
    pub fn drones(&mut self, num: Num) -> Piece {
        let (with, one) = (self.with_you(), num.as_fixed() == Some(1));
        let (number, tail) = self.amount(num, Unit::Bare);
        let cards = kernel::words::reference::top_of(&self.own(DECK), &number, self.language);
        let drone = Trait::new("Drone").map_or_else(|| "Drone".to_string(), |name| self.trait_name(name));
        let (a, s) = if one { ("a ", "") } else { ("", "s") };
        act!(
            self,
            PUT,
            "{cards} into play facedown, engaged {with} as {a}{drone} minion{s}{tail}",
            "{cards} en jeu face cachée, engagée{s} {with} comme sbire{s} {drone}{tail}"
        )
    }

    /// The nemesis set enters the game.
    pub fn nemesis(&mut self) -> Vec<Piece> {
        let with = self.with_you();
        let minion = self.own(Owned::masculine("set-aside nemesis minion", "sbire Némésis mis de côté"));
        let scheme =
            self.own(Owned::feminine("set-aside nemesis side scheme", "manigance annexe Némésis mise de côté"));
        let rest = self.own(Owned::masculine("nemesis set", "set de Némésis"));
        self.names.call(Name::Found, Named { entered: true, ..Named::one(noun::kind(Kind::Minion)) });
        vec![
            act!(self, PUT, "{minion} into play engaged {with}", "en jeu {minion}, engagé {with}"),
            act!(self, PUT, "{scheme} into play", "en jeu {scheme}"),
            act!(
                self,
                SHUFFLE,
                "the rest of {rest} into the encounter deck",
                "le reste de {rest} dans le deck Rencontre"
            ),
        ]
    }

    /// ` in your discard pile`; nothing for cards in play.
    pub fn place(&self, selection: &Selection) -> String {
        let hidden = selection.from.iter().filter(|zone| !self.is_in_play(**zone));
        let areas: Vec<String> = hidden.map(|zone| self.area(*zone, selection.everyones)).collect();
        if areas.is_empty() {
            return String::new();
        }
        let areas = either(&areas, self.language);
        say!(self, " in {areas}", " dans {areas}")
    }

    fn areas(&self, selection: &Selection) -> Vec<String> {
        selection.from.iter().map(|zone| self.area(*zone, selection.everyones)).collect()
    }

    fn is_in_play(&self, zone: Zone) -> bool {
        self.area(zone, true) == say!(self, "play", "la zone de jeu")
    }

    /// An area that cards are searched in.
    fn area(&self, zone: Zone, everyones: bool) -> String {
        let own = |what: Owned| if everyones { what.of_anybody(self.language) } else { self.own(what) };
        match zone {
            Zone::Deck => own(DECK),
            Zone::Hand => own(HAND),
            Zone::Discard => own(PILE),
            Zone::Encounter => self.encounter_deck(),
            Zone::Scrap => say!(self, "the encounter discard pile", "la pile de défausse Rencontre"),
            Zone::Dealt => say!(self, "the dealt encounter cards", "les cartes Rencontre attribuées"),
            Zone::Nemesis => self.own(Owned::masculine("set-aside nemesis set", "set de Némésis mis de côté")),
            Zone::Stages => say!(self, "the villain deck", "le deck Méchant"),
            Zone::Schemes => say!(self, "the main scheme deck", "le deck Manigance Principale"),
            Zone::Boosts => say!(self, "the boost cards", "les cartes de boost"),
            Zone::Removed => say!(self, "the cards removed from the game", "les cartes retirées de la partie"),
            Zone::Captive => say!(self, "the facedown cards", "les cartes face cachée"),
            _ => say!(self, "play", "la zone de jeu"),
        }
    }
}
