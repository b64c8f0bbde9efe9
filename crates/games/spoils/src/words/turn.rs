//! Verbs about players: drawing, searching, paying, bidding.

use kernel::effect::tree::{Effect, Slot, Whose};
use kernel::words::verbal::Verbal;

use super::act::{Act, verbs};
use super::clause::Piece;
use super::noun::{self, Unit};
use super::number::letter;
use super::player::{DECK, DISCARD, HAND, Player};
use super::speaker::{How, Named, Speaker};
use crate::Spoils;
use crate::language::{Filter, Name, Num, Selection, Which, Who, Zone};
use kernel::words::french;

impl Speaker<'_> {
    /// `draw 2 cards`.
    pub fn counted(&mut self, verb: Verbal, who: Who, num: Num) -> Piece {
        let (what, tail) = self.amount(num, Unit::Card);
        let text = format!("{what}{tail}");
        let act = self.act(verb, &text, &text);
        Piece::Act(act.by(self.player(who)))
    }

    /// `put the top 2 cards of your opponent’s deck into their discard pile`.
    pub fn mill(&mut self, who: Who, num: Num) -> Piece {
        let cards = self.top(who, num);
        let pile = self.their(who, DISCARD);
        Piece::Act(self.act(verbs::PUT, &format!("{cards} into {pile}"), &format!("{cards} dans {pile}")))
    }

    /// `detach up to 6 resources from your faction`.
    pub fn detach(&mut self, num: Option<Num>) -> Piece {
        let what = match num {
            Some(num) => self.up_to(num, Unit::Resource),
            None => self.say("all resources", "toutes les ressources"),
        };
        let (en, fr) = (format!("{what} from your faction"), format!("{what} de votre faction"));
        Piece::Act(self.act(verbs::DETACH, &en, &fr))
    }

    /// `put 2 Micromajig tokens into play under your control`.
    pub fn majigs(&mut self, num: Num) -> Piece {
        let (what, tail) = self.amount(num, Unit::Majig);
        let en = format!("{what} into play under your control{tail}");
        let fr = format!("{what} en jeu sous votre contrôle{tail}");
        Piece::Act(self.act(verbs::PUT, &en, &fr))
    }

    /// `shuffle your deck`; after a search it goes without saying. `SP-312.1`
    pub fn shuffle(&mut self, who: Who) -> Option<Piece> {
        if std::mem::take(&mut self.searched) == Some(who) {
            return None;
        }
        let deck = self.owned(who, DECK);
        Some(Piece::Act(self.act(verbs::SHUFFLE, &deck, &deck)))
    }

    /// `look at the top 3 cards of your deck`.
    pub fn see_top(&mut self, (verb, how): (Verbal, How), who: Who, num: Num, name: Name) -> Piece {
        let cards = self.top(who, num);
        self.note(name, num != Num::Fixed(1), how, Some(whose(who)));
        Piece::Act(self.act(verb, &cards, &cards))
    }

    /// `look at your opponent’s hand`.
    pub fn look_at_hand(&mut self, who: Who) -> Piece {
        let hand = self.owned(who, HAND);
        self.in_hand = true;
        Piece::Act(self.act(verbs::LOOK, &hand, &hand).leading())
    }

    /// `look at all face-down cards your opponent controls`.
    pub fn look_at_face_down(&mut self, who: Who) -> Piece {
        let (en, fr) = match self.player(who) {
            Player::You => ("you control".to_string(), "que vous contrôlez".to_string()),
            Player::Other(name) => (format!("{name} controls"), french::that(&format!("{name} contrôle"))),
        };
        let (en, fr) = (format!("all face-down cards {en}"), format!("toutes les cartes face cachée {fr}"));
        Piece::Act(self.act(verbs::LOOK, &en, &fr))
    }

    /// `flip a coin`, and what follows.
    pub fn flip_coin(&mut self, then: &[Effect<Spoils>]) -> Vec<Piece> {
        let opening = self.say("if you win, ", "si vous gagnez, ");
        self.next_clause();
        let then = self.pieces(then);
        vec![Piece::Act(self.act(verbs::TOSS, "a coin", "une pièce")), Piece::Line(self.inline_after(&opening, then))]
    }

    /// `the top 3 cards of your deck`.
    fn top(&mut self, who: Who, num: Num) -> String {
        let deck = self.owned(who, DECK);
        let of = french::of(&deck);
        if num == Num::Fixed(1) {
            return self.say(format!("the top card of {deck}"), format!("la carte du dessus {of}"));
        }
        let number = self.value(num);
        match num {
            Num::Fixed(_) | Num::The(_) => {
                self.say(format!("the top {number} cards of {deck}"), format!("les {number} cartes du dessus {of}"))
            }
            Num::Twice(_)
            | Num::Strength(_)
            | Num::Life(_)
            | Num::Cost(_)
            | Num::Tokens(_)
            | Num::TheirCharacters
            | Num::Destroyed(_) => self.say(
                format!("a number of cards from the top of {deck} equal to {number}"),
                format!("un nombre de cartes du dessus {of} égal {}", french::to(&number)),
            ),
        }
    }

    /// `your faction gains 2 influence`.
    pub fn influence(&mut self, who: Who, num: Num, en: &str, fr: &str) -> Piece {
        let (what, tail) = self.amount(num, Unit::Influence);
        let faction = self.faction(who);
        Piece::Line(self.say(format!("{faction} {en} {what}{tail}"), format!("{faction} {fr} {what}{tail}")))
    }

    /// `you may play a character from your hand for free`.
    pub fn play_card(&mut self, filter: &Filter, free: bool, name: Name) -> Piece {
        let (one, many) = self.place(&[Zone::Hand], Whose::Yours, true);
        let called = self.called(&filter.0, &one, &many);
        let named = Named { head: called.head, plural: false, how: How::Played, whose: None, gone: false };
        self.call(name, named);
        self.spoke_as(Which::The(name), called.feminine());
        let what = called.a();
        let free = if free { self.say(" for free", " gratuitement") } else { String::new() };
        Piece::Line(self.say(format!("you may play {what}{free}"), format!("vous pouvez jouer {what}{free}")))
    }

    /// `search your deck for an item`.
    pub fn search(&mut self, who: Who, selection: &Selection) -> Act {
        let deck = self.owned(who, DECK);
        let what = self.selection_there(selection, How::Found).object;
        self.searched = Some(who);
        let (en, fr) = (format!("{deck} for {what}"), format!("{what} dans {deck}"));
        self.act(verbs::SEARCH, &en, &fr).leading()
    }

    /// `reveal cards from the top of your deck until a character is revealed`.
    pub fn reveal_until(&mut self, filter: &Filter, found: Name, rest: Name) -> Act {
        let called = self.filter(filter);
        let (a, e) = (called.a(), if called.feminine() { "e" } else { "" });
        let named = Named { head: called.head, plural: false, how: How::Shown, whose: None, gone: false };
        self.call(
            rest,
            Named { head: noun::CARD, plural: true, how: How::Left, whose: Some(Whose::Yours), gone: false },
        );
        self.call(found, named);
        self.spoke_as(Which::The(found), called.feminine());
        let en = format!("cards from the top of your deck until {a} is revealed");
        let fr = format!("les cartes du dessus de votre deck jusqu’à ce {} soit révélé{e}", french::that(&a));
        self.act(verbs::REVEAL, &en, &fr)
    }

    /// `both players bid`.
    pub fn bid(&mut self, first: Who, bid: Name) -> Piece {
        let bid = letter(bid);
        let (en, fr) = match self.player(first) {
            Player::You => ("you first".to_string(), "vous en premier".to_string()),
            Player::Other(name) => (format!("{name} first"), format!("{name} en premier")),
        };
        Piece::Line(self.say(
            format!(
                "both players bid, {en}, each up to the number of their unattached resources; {bid} is the winning bid"
            ),
            format!(
                "les deux joueurs enchérissent, {fr}, chacun jusqu’au nombre de ses ressources non attachées\u{a0}; {bid} est l’enchère gagnante"
            ),
        ))
    }

    /// `the winner pays X; if they do`.
    pub fn pays(&mut self, who: Who, num: Num, then: &[Effect<Spoils>]) -> Vec<Piece> {
        let price = self.value(num);
        let pay = self.act(verbs::PAY, &price, &price);
        let by = self.player(who);
        let pay = Piece::Act(pay.by(by.clone()));
        self.next_clause();
        let mut then = self.pieces(then);
        // Whoever pays has just been named.
        if let Some(Piece::Act(act)) = then.first_mut()
            && act.by == by
            && by != Player::You
        {
            let clause = self.say(format!("they {}", act.order), format!("il {}", act.statement));
            then[0] = Piece::Line(clause);
        }
        let then = self.inline_of(then);
        let done = match by {
            Player::You => self.say(format!("if you do, {then}"), format!("si vous le faites, {then}")),
            Player::Other(_) => self.say(format!("if they do, {then}"), format!("s’il le fait, {then}")),
        };
        vec![pay, Piece::Line(done)]
    }

    /// `you may pay 4; if you do, draw 3 cards`.
    pub fn may_pay(&mut self, num: Num, then: &[Effect<Spoils>], otherwise: &[Effect<Spoils>]) -> Piece {
        let price = self.value(num);
        let mut text = self.say(format!("you may pay {price}"), format!("vous pouvez payer {price}"));
        if !then.is_empty() {
            let then = self.inline(then);
            text.push_str(&self.say(format!("; if you do, {then}"), format!("\u{a0}; si vous le faites, {then}")));
        }
        if !otherwise.is_empty() {
            let not = self.inline(otherwise);
            text.push_str(&self.say(format!("; if you do not, {not}"), format!("\u{a0}; sinon, {not}")));
        }
        Piece::Line(text)
    }

    /// `your opponent may draw a card`; what is done to cards is theirs to do, too.
    pub fn lets(&mut self, who: Who, effects: &[Effect<Spoils>]) -> Piece {
        let player = self.player(who);
        let pieces = self.pieces(effects);
        let acts: Option<Vec<String>> = pieces
            .iter()
            .map(|piece| match piece {
                Piece::Act(act) if act.by == Player::You || act.by == player => Some(act.infinitive.clone()),
                Piece::Act(_) | Piece::Line(_) => None,
            })
            .collect();
        let name = match &player {
            Player::You => self.say("you", "vous"),
            Player::Other(name) => name.clone(),
        };
        let can = if player == Player::You { "pouvez" } else { "peut" };
        Piece::Line(match acts {
            Some(acts) => {
                let acts = kernel::words::list(&acts, self.language);
                self.say(format!("{name} may {acts}"), format!("{name} {can} {acts}"))
            }
            None => {
                let inner = self.inline_of(pieces);
                self.say(format!("{name} may do this: {inner}"), format!("{name} {can} faire ceci\u{a0}: {inner}"))
            }
        })
    }
}

/// Whose deck cards were looked at in.
fn whose(who: Who) -> Whose {
    match who {
        Who::You => Whose::Yours,
        Who::Opponent => Whose::Opponents,
        Who::Anyone | Who::Active | Who::ControllerOf(_) | Who::OwnerOf(_) | Who::The(_) => Whose::Of(Slot(0)),
    }
}
