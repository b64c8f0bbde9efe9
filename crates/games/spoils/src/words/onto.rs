//! Verbs about cards: what a text does to them.

use kernel::book::Language;
use kernel::effect::tree::Whose;
use kernel::words::list;
use kernel::words::verbal::Verbal;

use super::act::{Act, verbs};
use super::clause::Piece;
use super::noun::{self, Unit};
use super::number::letter;
use super::player::{DECK, FACTION, Owned, Player};
use super::reference::Ref;
use super::speaker::{How, Named, Speaker};
use crate::cards::printed::Stats;
use crate::language::{End, Filter, Name, Num, Selection, Term, Which, Who};
use kernel::words::french;

impl Speaker<'_> {
    /// `pick a character`.
    pub fn single_out(&mut self, verb: Verbal, selection: &Selection, how: How) -> Piece {
        let what = self.selection(selection, how, false).object;
        let by = self.player(selection.by);
        Piece::Act(self.act(verb, &what, &what).by(by).leading())
    }

    /// `choose a number for X from 0 to 3`.
    pub fn number_up_to(&mut self, name: Name, most: Num) -> Piece {
        let (name, most) = (letter(name), self.value(most));
        let en = format!("a number for {name} from 0 to {most}");
        let fr = format!("un nombre pour {name}, de 0 à {most}");
        Piece::Act(self.act(verbs::CHOOSE, &en, &fr))
    }

    /// `put that character into its owner’s hand`.
    pub fn move_to(&mut self, verb: Verbal, which: Which, where_to: Owned) -> Piece {
        let card = self.mention(which);
        let home = match self.searched {
            // Whoever's deck was searched has just been named.
            Some(who) if who != Who::You => self.their(who, where_to),
            Some(_) | None => self.home(which, card.person.plural, where_to),
        };
        Piece::Act(self.act_on(verb, &card, &format!("into {home}"), &format!("dans {home}")))
    }

    /// A verb with a card and words that do not change.
    pub fn plainly(&mut self, verb: Verbal, which: Which, en: &str, fr: &str) -> Piece {
        let card = self.mention(which);
        Piece::Act(self.act_on(verb, &card, en, fr))
    }

    /// `inflict 3 damage to that character`.
    pub fn inflict(&mut self, num: Num, which: Which) -> Piece {
        let card = self.mention(which);
        let (what, tail) = self.amount(num, Unit::Damage);
        Piece::Act(self.act_to(verbs::INFLICT, &what, &card, &tail))
    }

    /// `inflict 2 damage to your opponent’s faction`.
    pub fn inflict_faction(&mut self, num: Num, who: Who) -> Piece {
        let (what, tail) = self.amount(num, Unit::Damage);
        let faction = self.faction(who);
        let en = format!("{what} to {faction}{tail}");
        let fr = format!("{what} {}{tail}", french::to(&faction));
        Piece::Act(self.act(verbs::INFLICT, &en, &fr))
    }

    /// `inflict up to 3 damage, divided among those characters as you choose`.
    pub fn divide(&mut self, num: Num, name: Name) -> Piece {
        let what = self.up_to(num, Unit::Damage);
        let cards = self.mention(Which::The(name)).object;
        let en = format!("{what}, divided among {cards} as you choose");
        let fr = format!("{what}, répartis à votre guise entre {cards}");
        Piece::Act(self.act(verbs::INFLICT, &en, &fr))
    }

    /// `destroy all characters`.
    pub fn destroy_each(&mut self, filter: &Filter, name: Name) -> Piece {
        let called = self.filter(filter);
        let all = called.all();
        self.call(name, Named { head: called.head, plural: true, how: How::Chosen, whose: None, gone: true });
        Piece::Act(self.act(verbs::DESTROY, &all, &all))
    }

    /// `put a token on this card`.
    pub fn put_tokens(&mut self, which: Which, num: Num) -> Piece {
        let card = self.mention(which);
        let (what, tail) = self.amount(num, Unit::Token);
        let (en, fr) = (format!("{what} on {}{tail}", card.object), format!("{what} sur {}{tail}", card.behind()));
        Piece::Act(self.act(verbs::PUT, &en, &fr))
    }

    /// `remove up to 3 damage from it`, or all damage.
    pub fn heal(&mut self, which: Which, num: Option<Num>) -> Piece {
        let what = match num {
            Some(num) => self.up_to(num, Unit::Damage),
            None => self.say("all damage", "tous les dégâts"),
        };
        let card = self.mention(which);
        Piece::Act(self.heal_act(&what, &card))
    }

    /// `remove all damage from it`, `enlevez-lui tous les dégâts`.
    pub fn heal_act(&self, what: &str, card: &Ref) -> Act {
        match (self.language, card.pronoun) {
            (Language::Fr, true) => self.act_to(verbs::TAKE_AWAY, what, card, ""),
            (Language::En | Language::Fr, _) => {
                let en = format!("{what} from {}", card.object);
                self.act(verbs::TAKE_AWAY, &en, &format!("{what} {}", french::of(&card.object)))
            }
        }
    }

    /// `attach this card to that character`.
    pub fn attach(&mut self, which: Which) -> Piece {
        let card = self.mention(which).object;
        let (en, fr) = (format!("this card to {card}"), format!("cette carte {}", french::to(&card)));
        Piece::Act(self.act(verbs::ATTACH, &en, &fr))
    }

    /// `flip it face-down under its owner’s control`.
    pub fn flip_down(&mut self, which: Which) -> Act {
        let card = self.mention(which);
        let (en, fr) = match card.person.plural {
            false => ("its owner’s control", "le contrôle de son propriétaire"),
            true => ("their owners’ control", "le contrôle de leur propriétaire"),
        };
        let en = format!("face-down under {en}");
        if card.first {
            let object = &card.object;
            return self.act(verbs::FLIP, &format!("{object} {en}"), &format!("face cachée {object}, sous {fr}"));
        }
        self.act_on(verbs::FLIP, &card, &en, &format!("face cachée sous {fr}"))
    }

    /// `put it into play under your control`.
    pub fn put_into_play(&mut self, who: Who, which: Which) -> Piece {
        let by = self.player(who);
        let card = self.mention(which);
        let (en, fr) = match by {
            Player::You => ("your", "votre"),
            Player::Other(_) => ("their", "son"),
        };
        let together =
            if card.person.plural { self.say(" at the same time", " en même temps") } else { String::new() };
        let en = format!("into play under {en} control{together}");
        let fr = format!("en jeu sous {fr} contrôle{together}");
        Piece::Act(self.act_on(verbs::PUT, &card, &en, &fr).by(by))
    }

    /// `put it into play depleted under your control, as a member of the attacking party`.
    pub fn put_attacking(&mut self, which: Which) -> Piece {
        let card = self.mention(which);
        let fr = format!("en jeu sous votre contrôle, {}, dans le groupe d’attaque", card.person.agree("engagé"));
        let en = "into play depleted under your control, as a member of the attacking party";
        Piece::Act(self.act_on(verbs::PUT, &card, en, &fr))
    }

    /// `X is its strength`.
    pub fn let_clause(&mut self, name: Name, num: Num) -> String {
        let (name, value) = (letter(name), self.value(num));
        self.say(format!("{name} is {value}"), format!("{name} est {value}"))
    }

    /// `your faction`, `its controller’s faction`.
    pub fn faction(&mut self, who: Who) -> String {
        if who == Who::Anyone {
            return self.say("each faction", "chaque faction");
        }
        self.owned(who, FACTION)
    }

    /// `your opponent discards it`.
    pub fn discard(&mut self, name: Name) -> Piece {
        let theirs = self.named(name).and_then(|named| named.whose) == Some(Whose::Opponents);
        let card = self.mention(Which::The(name));
        let act = self.act_on(verbs::DISCARD, &card, "", "");
        let by = if theirs { self.player(Who::Opponent) } else { Player::You };
        Piece::Act(act.by(by))
    }

    /// `inflict X damage to the first character and Y damage to the second at the same time`.
    pub fn together(&mut self, parts: &[(Num, Which)]) -> Piece {
        let parts: Vec<String> = parts
            .iter()
            .map(|(num, which)| {
                let (what, tail) = self.amount(*num, Unit::Damage);
                self.new_section();
                let card = self.mention(*which).object;
                self.say(format!("{what} to {card}{tail}"), format!("{what} {}{tail}", french::to(&card)))
            })
            .collect();
        let parts = list(&parts, self.language);
        let (en, fr) = (format!("{parts} at the same time"), format!("en même temps {parts}"));
        Piece::Act(self.act(verbs::INFLICT, &en, &fr))
    }

    /// `inflict 4 damage to each character and each faction`.
    pub fn inflict_each(&mut self, num: Num, filter: &Filter, factions: bool) -> Piece {
        let (what, tail) = self.amount(num, Unit::Damage);
        let mut each = self.filter(filter).each();
        if factions {
            each.push(self.say("each faction", "chaque faction"));
        }
        let fr: Vec<String> = each.iter().map(|one| french::to(one)).collect();
        let en = format!("{what} to {}{tail}", list(&each, self.language));
        let fr = format!("{what} {}{tail}", list(&fr, self.language));
        Piece::Act(self.act(verbs::INFLICT, &en, &fr))
    }

    /// `put them on the bottom of your deck in any order`.
    pub fn put_back(&mut self, name: Name, end: End) -> Act {
        let which = Which::The(name);
        // What went elsewhere stays there.
        let rest = self.named(name).is_some_and(|named| named.plural && matches!(named.how, How::Seen | How::Shown))
            && self.names.iter().any(|(_, other)| other.how == How::Chosen && other.whose.is_some());
        let mut card = self.mention(which);
        if rest {
            card = Ref::phrase(self.say("the rest", "les autres"), card.person);
        }
        let deck = match self.named(name).and_then(|named| named.whose) {
            Some(Whose::Of(_)) => self.owned(Who::The(Name::Deck), DECK),
            _ => self.home(which, card.person.plural, DECK),
        };
        let order = match card.person.plural {
            true => self.say(" in any order", " dans l’ordre de votre choix"),
            false => String::new(),
        };
        let (en, fr) = match end {
            End::Top => (format!("on top of {deck}{order}"), format!("sur le dessus {}{order}", french::of(&deck))),
            End::Bottom => (format!("on the bottom of {deck}{order}"), format!("sous {deck}{order}")),
        };
        self.act_on(verbs::PUT, &card, &en, &fr)
    }

    /// `take control of it until end of turn`.
    pub fn take_control(&mut self, who: Who, which: Which, term: Term) -> Piece {
        let by = self.player(who);
        let card = self.mention(which);
        let until = match term {
            Term::ForGood => String::new(),
            Term::ThisTurn => self.say(" until end of turn", " jusqu’à la fin du tour"),
            Term::WhileYouControlThis => {
                self.say(" for as long as you control this card", " tant que vous contrôlez cette carte")
            }
        };
        Piece::Act(self.act_of(verbs::TAKE, ["control", "le contrôle"], &card, &until).by(by))
    }

    /// `exchange control of those two characters`.
    pub fn swap(&mut self, one: Name, other: Name) -> Piece {
        let heads = [one, other].map(|name| self.named(name).map(|named| named.head));
        let head = match heads {
            [Some(one), Some(other)] if one == other => one,
            _ => noun::CARD,
        };
        let en = format!("control of those two {}", head.many);
        let fr = format!("le contrôle de ces deux {}", head.plusieurs);
        Piece::Act(self.act(verbs::EXCHANGE, &en, &fr))
    }

    /// `this turn, this card is also a character with 3 strength, 3 life and 3 speed`.
    pub fn becomes(&mut self) -> String {
        let stats = self.printed.becomes;
        let (en, fr) = match stats {
            Some(Stats(strength, life, speed)) => (
                format!(" with {strength} strength, {life} life and {speed} speed"),
                format!(" avec {strength} de force, {life} de vie et {speed} de vitesse"),
            ),
            None => (String::new(), String::new()),
        };
        self.say(
            format!("this turn, this card is also a character{en}"),
            format!("ce tour, cette carte est aussi un personnage{fr}"),
        )
    }
}
