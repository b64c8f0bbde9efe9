//! How promising an option looks at first sight.

use kernel::effect::tree::Effect;
use kernel::notation::{DONE, PASS};

use crate::bots::fight::{self, Clock};
use crate::bots::habits;
use crate::bots::payment::Payment;
use crate::language::{Cost, Form, Kind, Label, Quality, Status, Verb, Zone};
use crate::table::prelude::*;

/// Ranks the options of one question; what several options need is found once.
pub struct Ranks<'a> {
    look: Sight<'a>,
    read: Reader<'a>,
    clock: Option<Clock>,
    payment: Option<Payment>,
}

impl<'a> Ranks<'a> {
    /// Ranks for the question that is open.
    pub fn new(look: Sight<'a>) -> Ranks<'a> {
        Ranks { look, read: reader(look), clock: None, payment: None }
    }

    fn clock(&mut self) -> Clock {
        *self.clock.get_or_insert_with(|| Clock::of(self.look))
    }

    fn payment(&mut self) -> &Payment {
        let look = self.look;
        self.payment.get_or_insert_with(|| Payment::of(look))
    }

    /// The rank of an option.
    pub fn rank(&mut self, choice: &Choice) -> i32 {
        let look = self.look;
        match (choice.word, choice.args[0], choice.args[1]) {
            // More than is due is a waste, unless what is paid for asks how much it was.
            (word::PAY, ..) => self.payment().pay(),
            (word::SPEND, Arg::Card(card), _) => self.payment().spend(look, card),
            (word::GENERATE, ..) => 65,
            (word::DEFEND, Arg::Card(card), _) => self.defence(card),
            (word::DECLINE, ..) => 30,
            (word::END, ..) => 1,
            (DONE, ..) => 5,
            (word::DISCARD, Arg::Card(card), _) => {
                if self.keep(card) <= habits::DISCARD_UP_TO {
                    6
                } else {
                    1
                }
            }
            (PASS, ..) => 2,
            (word::CHANGE, ..) => self.change(),
            (word::PLAY, Arg::Card(card), _) => {
                let printed = self.read.printed(card);
                let base = match printed.kind {
                    Kind::Event => habits::PLAY_EVENT,
                    Kind::Ally => habits::PLAY_ALLY,
                    _ => habits::PLAY_OTHER,
                };
                let attacks = printed.abilities.iter().any(|ability| ability.label == Some(Label::Attack));
                base + i32::from(printed.cost.unwrap_or(0)) * habits::PLAY_COST
                    + i32::from(attacks) * habits::PLAY_ATTACK
            }
            // What an alter-ego can do comes before the hero.
            (word::USE | word::USE_NTH, Arg::Card(card), place) => self.using(card, place),
            (word::RECOVER, ..) => habits::RECOVER,
            (word::ATTACK, Arg::Card(enemy), Arg::Card(by)) => self.attack(enemy, by),
            (word::THWART, Arg::Card(scheme), Arg::Card(by)) => self.thwart(scheme, by),
            (word::TARGET, Arg::Card(card), _) => self.target(card),
            (word::ASK, ..) => 0,
            _ => 4,
        }
    }

    /// What an alter-ego can do comes before the hero; what costs resources comes after the cards.
    fn using(&self, card: CardId, place: Arg) -> i32 {
        let place = if let Arg::Number(place) = place { place - 1 } else { 0 };
        let Some(ability) = self.read.printed(card).abilities.get(place as usize) else { return habits::USE };
        let quiet = ability.form == Some(Form::AlterEgo);
        let paid = ability.cost.iter().any(|cost| matches!(cost, Cost::Spend(_) | Cost::SpendX(_)));
        habits::USE + 8 * i32::from(quiet) + habits::USE_PAID * i32::from(paid)
    }

    /// What a card in hand is worth to whoever may draw another.
    fn keep(&self, card: CardId) -> i32 {
        let printed = self.read.printed(card);
        let kind = match printed.kind {
            Kind::Ally => 3,
            Kind::Upgrade | Kind::Support | Kind::Resource => 2,
            _ => 1,
        };
        kind + i32::from(printed.cost.unwrap_or(0)) + 2 * i32::from(printed.interrupts | printed.responses != 0)
    }

    /// Whether the main scheme would be completed, and the match lost, in so many villain phases as alter-ego or hero.
    fn loses_in(&mut self, rounds: f64, scheming: f64) -> bool {
        let clock = self.clock();
        clock.last && clock.room <= rounds * clock.rate + scheming
    }

    fn attack(&self, enemy: CardId, by: CardId) -> i32 {
        let read = self.read;
        if self.stays_back(by, true) {
            return 0;
        }
        let power = read.value(Quality::Attack, by);
        let finishes = read.remaining(enemy) <= power;
        let tough = read.has_status(enemy, Status::Tough);
        match (read.kind(enemy) == Kind::Villain, tough) {
            // The weakest blow takes a tough status card away.
            (_, true) => {
                if power <= 1 {
                    habits::WEAK_AT_TOUGH
                } else {
                    habits::STRONG_AT_TOUGH
                }
            }
            (true, false) => {
                if finishes {
                    habits::BEAT_STAGE
                } else {
                    habits::ATTACK_VILLAIN
                }
            }
            (false, _) => {
                let base = if finishes { habits::KILL_MINION } else { habits::ATTACK_MINION };
                base + habits::GUARD * i32::from(read.guards(enemy))
                    + habits::STRIKER * read.value(Quality::Attack, enemy)
            }
        }
    }

    fn thwart(&mut self, scheme: CardId, by: CardId) -> i32 {
        let read = self.read;
        let clock = self.clock();
        let slack = clock.room - clock.next() - 1.0;
        let urgent = slack <= f64::from(habits::SLACK);
        let soon = slack <= f64::from(habits::SLACK + habits::SOON);
        if self.stays_back(by, false) && !(urgent && clock.last) {
            return 0;
        }
        let power = read.value(Quality::Thwart, by);
        let printed = read.printed(scheme);
        if printed.kind != Kind::MainScheme {
            let face = self.look.state.card(scheme).face;
            let harms = printed.acceleration > 0 || printed.hazard > 0 || fight::toughens(self.look, face) > 0;
            return habits::THWART_SIDE
                + habits::SIDE_HARMS * i32::from(harms)
                + habits::SIDE_BARS * i32::from(printed.crisis && soon)
                + habits::SIDE_ENDS * i32::from(read.threat(scheme) <= power);
        }
        match (clock.last, urgent, soon) {
            (true, true, _) => habits::THWART_LAST_NOW,
            (true, _, true) => habits::THWART_LAST_SOON,
            (true, ..) => habits::THWART_LAST,
            (false, true, _) => habits::THWART_NOW,
            (false, _, true) => habits::THWART_SOON,
            (false, ..) => habits::THWART,
        }
    }

    /// Whether an ally had better stay ready to defend: its last hit points are worth more in front of a blow.
    fn stays_back(&self, card: CardId, attacks: bool) -> bool {
        let read = self.read;
        let printed = read.printed(card);
        let seat = self.look.state.card(card).controller;
        let quiet = read.villain().is_none_or(|villain| read.has_status(villain, Status::Stunned));
        if printed.kind != Kind::Ally || !read.is_hero(seat) || quiet {
            return false;
        }
        let (by_attack, by_thwart) = printed.consequences;
        let suffers = i32::from(if attacks { by_attack } else { by_thwart });
        let others = read.allies(seat).any(|other| other != card && !read.exhausted(other));
        read.remaining(card) <= suffers && !others
    }

    /// To the hero's form first, to the alter-ego's before resting.
    fn change(&mut self) -> i32 {
        let (look, read) = (self.look, self.read);
        let seat = look.state.extra.active;
        let Some(identity) = read.identity(seat) else { return 1 };
        let (left, all) = (read.remaining(identity), read.hit_points(identity));
        if !read.is_hero(seat) {
            let scheming = self.clock().scheming;
            return if left * 8 > all * habits::RETURN_EIGHTHS || self.loses_in(1.0, scheming) {
                habits::RETURN
            } else {
                0
            };
        }
        let (strike, _) = fight::strikes(look, seat);
        let in_danger =
            f64::from(left) <= strike * f64::from(habits::FLEE_QUARTERS) / 4.0 + f64::from(habits::FLEE_MORE);
        if in_danger && !self.loses_in(1.0, fight::scheming(look, seat)) { habits::FLEE } else { 0 }
    }

    /// Whether to defend: with an ally that would fall anyway, or with a hero who can take it.
    fn defence(&self, card: CardId) -> i32 {
        let (look, read) = (self.look, self.read);
        let Some(activation) = look.state.extra.enemy_activation() else { return 10 };
        let enemy = look.state.still(activation.by);
        let boosts = activation.boosts.len() as i32 + activation.icons;
        let attack = enemy.map_or(0, |enemy| read.value(Quality::Attack, enemy)) + boosts;
        let health = read.identity(activation.seat).map_or(1, |identity| read.remaining(identity));
        if read.kind(card) == Kind::Ally {
            let weak = read.remaining(card) <= habits::BLOCK_WEAK || read.remaining(card) > attack;
            return if attack >= health || (weak && attack >= habits::BLOCK_FROM) { 50 } else { 25 };
        }
        let defense = read.value(Quality::Defense, card);
        let saved = attack.min(defense);
        if attack >= health
            || (saved >= 2 && health < habits::DEFEND_BELOW)
            || (saved >= 1 && health - attack < habits::DEFEND_LEFT)
        {
            45
        } else {
            28
        }
    }

    /// Whom to aim at: what can be finished off first, then the villain; the fullest scheme.
    fn target(&mut self, card: CardId) -> i32 {
        let read = self.read;
        let helps = self.helps();
        match read.kind(card) {
            Kind::Minion | Kind::Villain if helps => 1,
            Kind::Minion => habits::AIM_MINION + i32::from(read.remaining(card) <= habits::AIM_FEW) * habits::AIM_KILL,
            Kind::Villain => habits::AIM_VILLAIN,
            Kind::MainScheme => {
                let clock = self.clock();
                if clock.room - clock.next() <= f64::from(habits::SLACK + habits::SOON) { 16 } else { 11 }
            }
            Kind::SideScheme => {
                let lies = self.look.state.zone(Zone::Sides, Seat::NONE).contains(&card);
                12 + habits::AIM_SIDE * i32::from(lies && read.threat(card) <= 3)
            }
            Kind::Hero | Kind::AlterEgo if helps => 20,
            _ => 8,
        }
    }

    /// Whether the text that asks for a target does it good.
    fn helps(&self) -> bool {
        let Some(face) = self.look.scope.origin.face else { return false };
        let abilities = &self.look.book.face(face).printed.abilities;
        let helps = |effect: &Effect<Champions>| matches!(effect, Effect::Do(Verb::Heal(..) | Verb::Ready(_)));
        abilities.iter().any(|ability| ability.effect.iter().any(helps))
    }
}
