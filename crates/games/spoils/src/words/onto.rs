//! Verbs about cards: what a text does to them.

use kernel::book::Language;
use kernel::effect::tree::Whose;
use kernel::words::clause::Piece;
use kernel::words::list;
use kernel::words::reference::{Owned, Ref};
use kernel::words::verbal::{CHOOSE, Verbal};
use kernel::words::vocabulary::Vocabulary;
use kernel::{act, line, say};

use super::noun::{self, ATTACH, DAMAGE, DECK, DESTROY, DISCARD, EXCHANGE, FLIP, INFLICT, PUT, TAKE, TAKE_AWAY, TOKEN};
use super::number::letter;
use super::speaker::{How, Named, Speaker};
use crate::cards::printed::Stats;
use crate::language::{End, Filter, Name, Num, Selection, Term, Which, Who};

impl Speaker<'_> {
    /// `pick a character`.
    pub fn single_out(&mut self, verb: Verbal, selection: &Selection, how: How) -> Piece {
        let what = self.selection(selection, how, false).object;
        let by = self.player(selection.by);
        self.act(verb, &what).by(by).leading()
    }

    /// `choose a number for X from 0 to 3`.
    pub fn number_up_to(&mut self, name: Name, most: Num) -> Piece {
        let (name, most) = (letter(name), self.value(most));
        act!(self, CHOOSE, "a number for {name} from 0 to {most}", "un nombre pour {name}, de 0 à {most}")
    }

    /// `put that character into its owner’s hand`.
    pub fn move_to(&mut self, verb: Verbal, which: Which, where_to: Owned) -> Piece {
        let card = self.mention(which);
        let home = match self.searched {
            // Whoever's deck was searched has just been named.
            Some(who) if who != Who::You => self.their(who, where_to),
            Some(_) | None => self.home(which, card.person.plural, where_to),
        };
        self.act_on(verb, &card, &format!("into {home}"), &format!("dans {home}"))
    }

    /// A verb with a card and words that do not change.
    pub fn plainly(&mut self, verb: Verbal, which: Which, en: &str, fr: &str) -> Piece {
        let card = self.mention(which);
        self.act_on(verb, &card, en, fr)
    }

    /// `inflict 3 damage to that character`.
    pub fn inflict(&mut self, num: Num, which: Which) -> Piece {
        let card = self.mention(which);
        let (what, tail) = self.amount(num, DAMAGE);
        self.act_to(INFLICT, &what, &card, &tail)
    }

    /// `inflict 2 damage to your opponent’s faction`.
    pub fn inflict_faction(&mut self, num: Num, who: Who) -> Piece {
        let ((what, tail), faction) = (self.amount(num, DAMAGE), self.faction(who));
        act!(self, INFLICT, "{what} to {faction}{tail}", "{what} à~{faction}{tail}")
    }

    /// `inflict up to 3 damage, divided among those characters as you choose`.
    pub fn divide(&mut self, num: Num, name: Name) -> Piece {
        let (what, cards) = (self.up_to(num, DAMAGE), self.mention(Which::The(name)).object);
        act!(
            self,
            INFLICT,
            "{what}, divided among {cards} as you choose",
            "{what}, répartis à votre guise entre {cards}"
        )
    }

    /// `destroy all characters`.
    pub fn destroy_each(&mut self, filter: &Filter, name: Name) -> Piece {
        let called = self.filter(filter);
        self.names.call(name, Named { gone: true, ..Named::new(called.head, true, How::Chosen) });
        self.act(DESTROY, &called.all())
    }

    /// `put a token on this card`.
    pub fn put_tokens(&mut self, which: Which, num: Num) -> Piece {
        let (card, (what, tail)) = (self.mention(which), self.amount(num, TOKEN));
        let on = card.object;
        act!(self, PUT, "{what} on {on}{tail}", "{what} sur {on}{tail}")
    }

    /// `remove up to 3 damage from it`, or all damage.
    pub fn heal(&mut self, which: Which, num: Option<Num>) -> Piece {
        let what = match num {
            Some(num) => self.up_to(num, DAMAGE),
            None => say!(self, "all damage", "tous les dégâts"),
        };
        let card = self.mention(which);
        match card.pronoun && self.language == Language::Fr {
            true => self.act_to(TAKE_AWAY, &what, &card, ""),
            false => self.act_of(TAKE_AWAY, &format!("{what} from"), &what, &card, ""),
        }
    }

    /// `attach this card to that character`.
    pub fn attach(&mut self, which: Which) -> Piece {
        let card = self.mention(which).object;
        act!(self, ATTACH, "this card to {card}", "cette carte à~{card}")
    }

    /// `flip it face-down under its owner’s control`.
    pub fn flip_down(&mut self, which: Which) -> Piece {
        let card = self.mention(which);
        let control = Owned::masculine("control", "contrôle").of_owner(card.person.plural, self.language);
        let (control, object) = (control.replace("controls", "control"), &card.object);
        if card.first {
            return act!(self, FLIP, "{object} face-down under {control}", "face cachée {object}, sous {control}");
        }
        let (en, fr) = (format!("face-down under {control}"), format!("face cachée sous {control}"));
        self.act_on(FLIP, &card, &en, &fr)
    }

    /// `put it into play under your control`.
    pub fn put_into_play(&mut self, who: Who, which: Which) -> Piece {
        let (by, card) = (self.player(who), self.mention(which));
        let control = self.their(who, Owned::masculine("control", "contrôle"));
        let together =
            if card.person.plural { say!(self, " at the same time", " en même temps") } else { String::new() };
        let en = format!("into play under {control}{together}");
        self.act_on(PUT, &card, &en, &format!("en jeu sous {control}{together}")).by(by)
    }

    /// `put it into play depleted under your control, as a member of the attacking party`.
    pub fn put_attacking(&mut self, which: Which) -> Piece {
        let card = self.mention(which);
        let fr = format!("en jeu sous votre contrôle, {}, dans le groupe d’attaque", card.person.agree("engagé"));
        let en = "into play depleted under your control, as a member of the attacking party";
        self.act_on(PUT, &card, en, &fr)
    }

    /// `X is its strength`.
    pub fn let_clause(&mut self, name: Name, num: Num) -> Piece {
        let (name, value) = (letter(name), self.value(num));
        line!(self, "{name} is {value}", "{name} est {value}")
    }

    /// `your opponent discards it`.
    pub fn discard(&mut self, name: Name) -> Piece {
        let theirs = self.names.get(name).and_then(|named| named.whose) == Some(Whose::Opponents);
        let card = self.mention(Which::The(name));
        let by = if theirs { self.player(Who::Opponent) } else { None };
        self.act_on(DISCARD, &card, "", "").by(by)
    }

    /// `inflict X damage to the first character and Y damage to the second at the same time`.
    pub fn together_inflict(&mut self, parts: &[(Num, Which)]) -> Piece {
        let parts: Vec<String> = parts
            .iter()
            .map(|(num, which)| {
                let (what, tail) = self.amount(*num, DAMAGE);
                self.new_section();
                let card = self.mention(*which).object;
                say!(self, "{what} to {card}{tail}", "{what} à~{card}{tail}")
            })
            .collect();
        let parts = list(&parts, self.language);
        act!(self, INFLICT, "{parts} at the same time", "en même temps {parts}")
    }

    /// `inflict 4 damage to each character and each faction`.
    pub fn inflict_each(&mut self, num: Num, filter: &Filter, factions: bool) -> Piece {
        let (what, tail) = self.amount(num, DAMAGE);
        let mut each = self.filter(filter).eaches();
        if factions {
            each.push(say!(self, "each faction", "chaque faction"));
        }
        let each: Vec<String> = each.iter().map(|one| say!(self, "{one}", "à~{one}")).collect();
        let each = list(&each, self.language);
        act!(self, INFLICT, "{what} to {each}{tail}", "{what} {each}{tail}")
    }

    /// `put them on the bottom of your deck in any order`.
    pub fn put_back(&mut self, name: Name, end: End) -> Piece {
        let which = Which::The(name);
        // What went elsewhere stays there.
        let rest =
            self.names.get(name).is_some_and(|named| named.plural && matches!(named.how, How::Seen | How::Shown))
                && self.names.0.iter().any(|(_, other)| other.how == How::Chosen && other.whose.is_some());
        let mut card = self.mention(which);
        if rest {
            card = Ref::phrase(say!(self, "the rest", "les autres"), card.person);
        }
        let deck = match self.names.get(name).and_then(|named| named.whose) {
            Some(Whose::Of(_)) => self.owned(Who::The(Name::Deck), DECK),
            _ => self.home(which, card.person.plural, DECK),
        };
        let order = if card.person.plural {
            say!(self, " in any order", " dans l’ordre de votre choix")
        } else {
            String::new()
        };
        let where_to = match end {
            End::Top => say!(self, "on top of {deck}{order}", "sur le dessus de~{deck}{order}"),
            End::Bottom => say!(self, "on the bottom of {deck}{order}", "sous {deck}{order}"),
        };
        self.act_on(PUT, &card, &where_to, &where_to)
    }

    /// `take control of it until end of turn`.
    pub fn take_control(&mut self, who: Who, which: Which, term: Term) -> Piece {
        let (by, card) = (self.player(who), self.mention(which));
        let until = match term {
            Term::ForGood => String::new(),
            Term::ThisTurn => say!(self, " until end of turn", " jusqu’à la fin du tour"),
            Term::WhileYouControlThis => {
                say!(self, " for as long as you control this card", " tant que vous contrôlez cette carte")
            }
        };
        self.act_of(TAKE, "control of", "le contrôle", &card, &until).by(by)
    }

    /// `exchange control of those two characters`.
    pub fn swap(&mut self, one: Name, other: Name) -> Piece {
        let (one, other) = (self.head_of(one), self.head_of(other));
        let head = if one == other { one } else { noun::CARD };
        let cards = head.form(true, self.language);
        act!(self, EXCHANGE, "control of those two {cards}", "le contrôle de ces deux {cards}")
    }

    /// `this turn, this card is also a character with 3 strength, 3 life and 3 speed`.
    pub fn becomes(&mut self) -> Piece {
        let stats = match self.printed.becomes {
            Some(Stats(strength, life, speed)) => say!(
                self,
                " with {strength} strength, {life} life and {speed} speed",
                " avec {strength} de force, {life} de vitalité et {speed} de vitesse"
            ),
            None => String::new(),
        };
        line!(
            self,
            "this turn, this card is also a character{stats}",
            "ce tour, cette carte est aussi un personnage{stats}"
        )
    }
}
