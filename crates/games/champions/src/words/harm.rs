//! Verbs about damage, threat, statuses and the enemies that bring them.

use kernel::words::clause::Piece;
use kernel::words::reference::Ref;
use kernel::words::verbal::{Stated, Verbal};
use kernel::words::vocabulary::Vocabulary;
use kernel::words::{french, list};
use kernel::{act, line, say};

use super::noun::{self, CONFUSE, DAMAGE, DEAL, GIVE, HEAL, MOVE, PLACE, PREVENT, REMOVE, STUN, TAKE, THREAT};
use super::number::Unit;
use super::speaker::{GoingOn, Speaker, Voice};
use crate::language::{Kind, Num, Status, To};

const ATTACKS: Stated = Stated::new(["attacks", "attack"], ["attaque", "attaquent", "attaquez"]);

impl Speaker<'_> {
    /// `deal 2 damage to an enemy`; you take it.
    pub fn damage(&mut self, num: Num, to: &To) -> Piece {
        let (what, tail) = self.amount(num, Unit::Of(DAMAGE));
        if *to == To::You {
            return act!(self, TAKE, "{what}{tail}");
        }
        if let To::Each(filter) = to {
            // A villain and others are dealt it each.
            let each = self.filter(&filter.0).eaches().into_iter();
            let to = each.map(|one| self.language.pick(format!("to {one}"), french::to(&one)));
            let to = list(&to.collect::<Vec<_>>(), self.language);
            return self.unless_chosen(act!(self, DEAL, "{what} {to}{tail}"));
        }
        let card = self.reference(to);
        self.unless_chosen(self.act_to(DEAL, &what, &card, &tail))
    }

    /// A chosen player does not do it.
    fn unless_chosen(&self, act: Piece) -> Piece {
        if self.voice == Voice::That { act.ordered() } else { act }
    }

    /// `heal 2 damage from a character`.
    pub fn heal(&mut self, num: Num, to: &To) -> Piece {
        let (what, tail) = self.amount(num, Unit::Of(DAMAGE));
        let card = self.reference(to);
        self.unless_chosen(self.act_of(HEAL, &format!("{what} from"), &what, &card, &tail))
    }

    /// `move 1 damage from your hero to an enemy`.
    pub fn move_damage(&mut self, num: Num, from: &To, to: &To) -> Piece {
        let (what, tail) = self.amount(num, Unit::Of(DAMAGE));
        let (from, to) = (self.reference(from).object, self.reference(to).object);
        act!(self, MOVE, "{what} from {from} to {to}{tail}", "{what} de~{from} vers {to}{tail}")
    }

    /// `place 1 threat on the main scheme`, `place 2 threat here`.
    pub fn threat(&mut self, num: Num, to: &To) -> Piece {
        if self.is_here(to) {
            let (what, tail) = self.amount(num, Unit::Of(THREAT));
            return act!(self, PLACE, "{what} here{tail}", "ici {what}{tail}");
        }
        self.put_on(PLACE, num, Unit::Of(THREAT), to)
    }

    /// `put 1 arrow counter on Hawkeye`.
    pub fn put_on(&mut self, verb: Verbal, num: Num, unit: Unit, to: &To) -> Piece {
        let ((what, tail), card) = (self.amount(num, unit), self.reference(to).object);
        act!(self, verb, "{what} on {card}{tail}", "{what} sur {card}{tail}")
    }

    /// `remove 2 threat from a scheme`.
    pub fn remove_threat(&mut self, num: Num, to: &To) -> Piece {
        let (what, tail) = self.amount(num, Unit::Of(THREAT));
        if self.is_here(to) {
            return act!(self, REMOVE, "{what} from here{tail}", "{what} d’ici{tail}");
        }
        let scheme = self.reference(to).object;
        act!(self, REMOVE, "{what} from {scheme}{tail}", "{what} de~{scheme}{tail}")
    }

    /// `stun an enemy`, `you become confused`, `give the villain a tough status card`.
    pub fn give(&mut self, status: Status, to: &To) -> Piece {
        if *to == To::You && status != Status::Tough {
            let word = noun::status(status, self.language);
            return self.act_in(
                say!(self, "you become {word}", "vous devenez {word}"),
                say!(self, "become {word}", "devenir {word}"),
                say!(self, "becomes {word}", "devient {word}"),
            );
        }
        let card = self.reference(to);
        let object = &card.object;
        match status {
            Status::Stunned => self.act_on(STUN, &card, "", ""),
            Status::Confused => self.act_on(CONFUSE, &card, "", ""),
            Status::Tough => act!(self, GIVE, "{object} a tough status card", "une carte d’état Tenace à~{object}"),
        }
    }

    /// `prevent 3 of that damage`.
    pub fn prevent(&mut self, num: Num) -> Piece {
        let (number, tail) = self.amount(num, Unit::Bare);
        let (en, fr) = match self.going_on {
            GoingOn::Threat => ("of that threat", "de ces menaces"),
            GoingOn::Scheme => ("of the threat it would place", "des menaces qu’il est censé placer"),
            _ => ("of that damage", "de ces dégâts"),
        };
        act!(self, PREVENT, "{number} {en}{tail}", "{number} {fr}{tail}")
    }

    /// `prevent all of that damage`.
    pub fn prevent_all(&mut self) -> Piece {
        match self.going_on {
            GoingOn::Threat | GoingOn::Scheme => act!(self, PREVENT, "all of that threat", "toute cette menace"),
            _ => act!(self, PREVENT, "all of that damage", "tous ces dégâts"),
        }
    }

    /// `the villain attacks you`.
    pub fn attacks(&mut self, to: &To) -> Piece {
        let enemy = self.reference(to);
        self.going_on = GoingOn::EnemyAttack;
        let (attacks, enemy) = (ATTACKS.of(&Ref { you: false, ..enemy.clone() }, self.language), enemy.subject);
        let voice = match self.voice {
            Voice::You => return line!(self, "{enemy} {attacks} you", "{enemy} vous {attacks}"),
            Voice::EachIn(_) | Voice::EachOther => Voice::Each,
            voice => voice,
        };
        let whom = self.as_voice(voice, |speaker| speaker.doer()).unwrap_or_default();
        Piece::Line(format!("{enemy} {attacks} {whom}"))
    }

    /// `give Klaw 1 additional boost card for this activation`.
    pub fn more_boost(&mut self, num: Num) -> Piece {
        let (number, tail) = self.amount(num, Unit::Bare);
        let villain = match self.printed().kind {
            Kind::Villain => self.this(),
            _ => self.reference(&To::Villain),
        };
        let (s, villain) = (if number == "1" { "" } else { "s" }, villain.object);
        act!(
            self,
            GIVE,
            "{villain} {number} additional boost card{s} for this activation{tail}",
            "{number} carte{s} de boost supplémentaire{s} à~{villain} pour cette activation{tail}"
        )
    }
}
