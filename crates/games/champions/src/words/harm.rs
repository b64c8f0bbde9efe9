//! Verbs about damage, threat, statuses and the enemies that bring them.

use super::act::verbs;
use super::clause::Piece;
use super::noun;
use super::number::Unit;
use super::speaker::{GoingOn, Speaker, Voice};
use crate::language::{Kind, Num, Status, To};
use kernel::words::french;

impl Speaker<'_> {
    /// `deal 2 damage to an enemy`; you take it.
    pub fn damage(&mut self, num: Num, to: &To) -> Piece {
        let (what, tail) = self.amount(num, Unit::Damage);
        if *to == To::You {
            return Piece::Act(self.act(verbs::TAKE, format!("{what}{tail}"), format!("{what}{tail}")));
        }
        let card = self.reference(to);
        let (en, fr) = if let To::Each(_) = to {
            // A villain and others are dealt it each.
            let to_each = card.text.replace(" et ", " et à ");
            (
                format!("{what} to {}{tail}", card.text.replace(" and ", " and to ")),
                format!("{what} {}{tail}", french::to(&to_each)),
            )
        } else {
            (format!("{what} to {}{tail}", card.text), format!("{what} {}{tail}", french::to(&card.text)))
        };
        let act = self.act(verbs::DEAL, en, fr);
        // A chosen player does not deal it.
        Piece::Act(if self.voice == Voice::That { act.ordered() } else { act })
    }

    /// `heal 2 damage from a character`.
    pub fn heal(&mut self, num: Num, to: &To) -> Piece {
        let (what, tail) = self.amount(num, Unit::Damage);
        let card = self.reference(to).text;
        let fr = format!("{what} {}{tail}", french::of(&card));
        let act = self.act(verbs::HEAL, format!("{what} from {card}{tail}"), fr);
        Piece::Act(if self.voice == Voice::That { act.ordered() } else { act })
    }

    /// `move 1 damage from your hero to an enemy`.
    pub fn move_damage(&mut self, num: Num, from: &To, to: &To) -> Piece {
        let (what, tail) = self.amount(num, Unit::Damage);
        let (from, to) = (self.reference(from).text, self.reference(to).text);
        Piece::Act(self.act(
            verbs::MOVE,
            format!("{what} from {from} to {to}{tail}"),
            format!("{what} {} vers {to}{tail}", french::of(&from)),
        ))
    }

    /// `place 1 threat on the main scheme`, `place 2 threat here`.
    pub fn threat(&mut self, num: Num, to: &To) -> Piece {
        let (what, tail) = self.amount(num, Unit::Threat);
        if self.is_here(to) {
            return Piece::Act(self.act(verbs::PLACE, format!("{what} here{tail}"), format!("ici {what}{tail}")));
        }
        let scheme = self.reference(to).text;
        Piece::Act(self.act(verbs::PLACE, format!("{what} on {scheme}{tail}"), format!("{what} sur {scheme}{tail}")))
    }

    /// `remove 2 threat from a scheme`.
    pub fn remove_threat(&mut self, num: Num, to: &To) -> Piece {
        let (what, tail) = self.amount(num, Unit::Threat);
        if self.is_here(to) {
            let (en, fr) = (format!("{what} from here{tail}"), format!("{what} d’ici{tail}"));
            return Piece::Act(self.act(verbs::REMOVE, en, fr));
        }
        let scheme = self.reference(to).text;
        let fr = format!("{what} {}{tail}", french::of(&scheme));
        Piece::Act(self.act(verbs::REMOVE, format!("{what} from {scheme}{tail}"), fr))
    }

    /// `stun an enemy`, `you are confused`, `give the villain a tough status card`.
    pub fn give(&mut self, status: Status, to: &To) -> Piece {
        if *to == To::You && status != Status::Tough {
            let word = noun::status(status, self.language);
            return Piece::Act(self.act_of(
                self.say(format!("you are {word}"), format!("vous êtes {word}")),
                self.say(format!("be {word}"), format!("être {word}")),
                self.say(format!("is {word}"), format!("est {word}")),
            ));
        }
        let card = self.reference(to);
        let act = match status {
            Status::Stunned => self.act_on(verbs::STUN, &card, "", ""),
            Status::Confused => self.act_on(verbs::CONFUSE, &card, "", ""),
            Status::Tough => {
                let fr = format!("une carte d’état Tenace {}", french::to(&card.text));
                self.act(verbs::GIVE, format!("{} a tough status card", card.text), fr)
            }
        };
        Piece::Act(act)
    }

    /// `prevent 3 of that damage`, `place 1 less threat`.
    pub fn prevent(&mut self, num: Num) -> Piece {
        let (number, tail) = self.bare(num);
        let (en, fr) = match self.going_on {
            GoingOn::Threat => (format!("{number} of that threat{tail}"), format!("{number} de ces menaces{tail}")),
            GoingOn::Scheme => {
                let fr = format!("{number} des menaces qu’il va placer{tail}");
                (format!("{number} of the threat it would place{tail}"), fr)
            }
            GoingOn::Nothing | GoingOn::Damage | GoingOn::EnemyAttack | GoingOn::OneDamaged | GoingOn::Attack => {
                (format!("{number} of that damage{tail}"), format!("{number} de ces dégâts{tail}"))
            }
        };
        Piece::Act(self.act(verbs::PREVENT, en, fr))
    }

    /// `the villain attacks you`.
    pub fn attacks(&mut self, to: &To) -> Piece {
        let enemy = self.reference(to);
        self.going_on = GoingOn::EnemyAttack;
        let attacks = match enemy.person.plural {
            true => self.say("attack", "attaquent"),
            false => self.say("attacks", "attaque"),
        };
        let enemy = enemy.text;
        let whom = match self.voice {
            Voice::You => {
                return Piece::Line(self.say(format!("{enemy} {attacks} you"), format!("{enemy} vous {attacks}")));
            }
            Voice::That => self.say("that player", "ce joueur"),
            Voice::Each | Voice::EachIn(_) | Voice::EachOther => self.say("each player", "chaque joueur"),
            Voice::First => self.say("the first player", "le premier joueur"),
            Voice::Engaged => self.say("the engaged player", "le joueur engagé"),
        };
        Piece::Line(format!("{enemy} {attacks} {whom}"))
    }

    /// `give Klaw 1 additional boost card for this activation`.
    pub fn more_boost(&mut self, num: Num) -> Piece {
        let (number, tail) = self.bare(num);
        let villain = match self.printed().kind {
            Kind::Villain => self.this(),
            _ => self.reference(&To::Villain),
        };
        let (s, cards) = if number == "1" { ("", "boost card") } else { ("s", "boost cards") };
        Piece::Act(self.act(
            verbs::GIVE,
            format!("{} {number} additional {cards} for this activation{tail}", villain.text),
            format!(
                "{number} carte{s} de boost supplémentaire{s} {} pour cette activation{tail}",
                french::to(&villain.text)
            ),
        ))
    }
}
