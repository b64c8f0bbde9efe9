//! Verbs about players: drawing, searching, paying, bidding.

use kernel::effect::tree::{Effect, Slot, Whose};
use kernel::words::clause::Piece;
use kernel::words::list;
use kernel::words::reference::top_of;
use kernel::words::verbal::{PAY, Verbal};
use kernel::words::vocabulary::Vocabulary;
use kernel::{act, line, say};

use super::noun::{
    CARD, DECK, DETACH, DISCARD_PILE, HAND, INFLUENCE, LOOK, MAJIG, PUT, RESOURCE, REVEAL, SEARCH, SHUFFLE, TOSS,
};
use super::number::letter;
use super::speaker::{How, Named, Speaker};
use crate::Spoils;
use crate::language::{Filter, Name, Num, Selection, Which, Who, Zone};

impl Speaker<'_> {
    /// `draw 2 cards`.
    pub fn counted_cards(&mut self, verb: Verbal, who: Who, num: Num) -> Piece {
        let ((what, tail), by) = (self.amount(num, CARD), self.player(who));
        act!(self, verb, "{what}{tail}").by(by)
    }

    /// `put the top 2 cards of your opponent’s deck into their discard pile`.
    pub fn mill(&mut self, who: Who, num: Num) -> Piece {
        let (cards, pile) = (self.top(who, num), self.their(who, DISCARD_PILE));
        act!(self, PUT, "{cards} into {pile}", "{cards} dans {pile}")
    }

    /// `detach up to 6 resources from your faction`.
    pub fn detach(&mut self, num: Option<Num>) -> Piece {
        let what = match num {
            Some(num) => self.up_to(num, RESOURCE),
            None => say!(self, "all resources", "toutes les ressources"),
        };
        act!(self, DETACH, "{what} from your faction", "{what} de votre faction")
    }

    /// `put 2 Micromajig tokens into play under your control`.
    pub fn majigs(&mut self, num: Num) -> Piece {
        let (what, tail) = self.amount(num, MAJIG);
        act!(self, PUT, "{what} into play under your control{tail}", "{what} en jeu sous votre contrôle{tail}")
    }

    /// `shuffle your deck`; after a search it goes without saying. `SP-312.1`
    pub fn shuffle(&mut self, who: Who) -> Option<Piece> {
        if std::mem::take(&mut self.searched) == Some(who) {
            return None;
        }
        let deck = self.owned(who, DECK);
        Some(self.act(SHUFFLE, &deck))
    }

    /// `look at the top 3 cards of your deck`.
    pub fn see_top(&mut self, (verb, how): (Verbal, How), who: Who, num: Num, name: Name) -> Piece {
        let cards = self.top(who, num);
        let whose = match who {
            Who::You => Whose::Yours,
            Who::Opponent => Whose::Opponents,
            _ => Whose::Of(Slot(0)),
        };
        self.names.call(name, Named { whose: Some(whose), ..Named::new(CARD, num != Num::Fixed(1), how) });
        self.spoke(Which::The(name));
        self.act(verb, &cards)
    }

    /// `look at your opponent’s hand`.
    pub fn look_at_hand(&mut self, who: Who) -> Piece {
        let hand = self.owned(who, HAND);
        self.in_hand = true;
        self.act(LOOK, &hand).leading()
    }

    /// `look at all face-down cards your opponent controls`.
    pub fn look_at_face_down(&mut self, who: Who) -> Piece {
        let control = match self.player(who) {
            None => say!(self, "you control", "vous contrôlez"),
            Some(name) => say!(self, "{name} controls", "{name} contrôle"),
        };
        act!(self, LOOK, "all face-down cards {control}", "toutes les cartes face cachée que~{control}")
    }

    /// `flip a coin`, and what follows.
    pub fn flip_coin(&mut self, then: &[Effect<Spoils>]) -> Vec<Piece> {
        self.next_clause();
        let then = self.inline_behind(self.language.pick("if you win, ", "si vous gagnez, "), then);
        vec![act!(self, TOSS, "a coin", "une pièce"), Piece::Line(then)]
    }

    /// `the top 3 cards of your deck`.
    fn top(&mut self, who: Who, num: Num) -> String {
        let (deck, number) = (self.owned(who, DECK), self.value(num));
        match num {
            Num::Fixed(_) | Num::The(_) => top_of(&deck, &number, self.language),
            _ => say!(
                self,
                "a number of cards from the top of {deck} equal to {number}",
                "un nombre de cartes du dessus de~{deck} égal à~{number}"
            ),
        }
    }

    /// `your faction gains 2 influence`.
    pub fn influence(&mut self, who: Who, num: Num, en: &str, fr: &str) -> Piece {
        let ((what, tail), faction) = (self.amount(num, INFLUENCE), self.faction(who));
        line!(self, "{faction} {en} {what}{tail}", "{faction} {fr} {what}{tail}")
    }

    /// `you may play a character from your hand for free`.
    pub fn play_card(&mut self, filter: &Filter, free: bool, name: Name) -> Piece {
        let place = self.place(&[Zone::Hand], Whose::Yours, true);
        let called = self.called(&filter.0, &place);
        self.names.call(name, Named::new(called.head, false, How::Played));
        self.spoke_as(Which::The(name), called.feminine);
        let (what, free) = (called.a(), if free { say!(self, " for free", " gratuitement") } else { String::new() });
        line!(self, "you may play {what}{free}", "vous pouvez jouer {what}{free}")
    }

    /// `search your deck for an item`.
    pub fn search(&mut self, who: Who, selection: &Selection) -> Piece {
        let deck = self.owned(who, DECK);
        let what = self.selection_there(selection, How::Found).object;
        self.searched = Some(who);
        // What has much to be said of comes last.
        match what.chars().count() > 40 {
            true => act!(self, SEARCH, "{deck} for {what}", "dans {deck} {what}").leading(),
            false => act!(self, SEARCH, "{deck} for {what}", "{what} dans {deck}").leading(),
        }
    }

    /// `reveal cards from the top of your deck until a character is revealed`.
    pub fn reveal_until(&mut self, filter: &Filter, found: Name, rest: Name) -> Piece {
        let called = self.filter(filter);
        let (a, e) = (called.a(), if called.feminine { "e" } else { "" });
        self.names.call(rest, Named { whose: Some(Whose::Yours), ..Named::new(CARD, true, How::Left) });
        self.names.call(found, Named::new(called.head, false, How::Shown));
        self.spoke_as(Which::The(found), called.feminine);
        act!(
            self,
            REVEAL,
            "cards from the top of your deck until {a} is revealed",
            "les cartes du dessus de votre deck jusqu’à ce que~{a} soit révélé{e}"
        )
    }

    /// `both players bid`.
    pub fn bid(&mut self, first: Who, bid: Name) -> Piece {
        let bid = letter(bid);
        let first = self.player(first).unwrap_or_else(|| say!(self, "you", "vous"));
        line!(
            self,
            "both players bid, {first} first, each up to the number of their unattached resources; {bid} is the winning bid",
            "les deux joueurs enchérissent, {first} en premier, chacun jusqu’au nombre de ses ressources non attachées\u{a0}; {bid} est l’enchère gagnante"
        )
    }

    /// `the winner pays X; if they do`.
    pub fn pays(&mut self, who: Who, num: Num, then: &[Effect<Spoils>]) -> Vec<Piece> {
        let (price, by) = (self.value(num), self.player(who));
        let pay = self.act(PAY, &price).by(by.clone());
        self.next_clause();
        let mut then = self.pieces(then);
        // Whoever pays has just been named.
        if let Some(Piece::Act(act)) = then.first_mut()
            && by.is_some()
            && act.by == by
        {
            let (order, statement) = (&act.order, &act.statement);
            then[0] = line!(self, "they {order}", "il {statement}");
        }
        let then = self.inline_of(then);
        let done = match by {
            None => line!(self, "if you do, {then}", "si vous le faites, {then}"),
            Some(_) => line!(self, "if they do, {then}", "s’il le fait, {then}"),
        };
        vec![pay, done]
    }

    /// `your opponent may draw a card`; what is done to cards is theirs to do, too.
    pub fn lets(&mut self, who: Who, effects: &[Effect<Spoils>]) -> Piece {
        let (player, pieces) = (self.player(who), self.pieces(effects));
        let act = |piece: &Piece| piece.infinitive(&None).or(piece.infinitive(&player)).map(str::to_string);
        let acts: Option<Vec<String>> = pieces.iter().map(act).collect();
        let acts = acts.map(|acts| list(&acts, self.language));
        let acts = acts.unwrap_or_else(|| {
            let (inner, colon) = (self.inline_of(pieces), self.language.colon());
            say!(self, "do this{colon}{inner}", "faire ceci{colon}{inner}")
        });
        match player {
            None => line!(self, "you may {acts}", "vous pouvez {acts}"),
            Some(name) => line!(self, "{name} may {acts}", "{name} peut {acts}"),
        }
    }
}
