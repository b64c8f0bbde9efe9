//! How promising an option looks at first sight.

use arrayvec::ArrayVec;
use kernel::effect::tree::Effect;
use kernel::notation::{DONE, PASS};

use crate::bots::fight::{self, Clock};
use crate::bots::habits::{MARKS, Mark, SORTS, Sort};
use crate::bots::payment::Payment;
use crate::bots::situation::{self, SITUATIONS};
use crate::language::{Cost, Form, Kind, Label, Quality, Resource, Status, Verb, When, Zone};
use crate::table::prelude::*;

/// The rank of what ends, passes or declines.
const STOP: i32 = 100;

/// Ranks the options of one question; what several options need is found once.
pub struct Ranks<'a> {
    look: Sight<'a>,
    read: Reader<'a>,
    clock: Option<Clock>,
    situation: Option<[f32; SITUATIONS]>,
    payment: Option<Payment>,
    /// What is noted of the option that is looked at, in thirds.
    notes: ArrayVec<(Mark, f32), 16>,
}

impl<'a> Ranks<'a> {
    /// Ranks for the question that is open.
    pub fn new(look: Sight<'a>) -> Ranks<'a> {
        Ranks { look, read: reader(look), clock: None, situation: None, payment: None, notes: ArrayVec::new() }
    }

    fn clock(&mut self) -> Clock {
        *self.clock.get_or_insert_with(|| Clock::of(self.look))
    }

    fn situation(&mut self) -> [f32; SITUATIONS] {
        let clock = self.clock();
        let seat = self.seat();
        *self.situation.get_or_insert_with(|| situation::read(self.look, seat, &clock))
    }

    /// Who decides.
    fn seat(&self) -> Seat {
        let you = self.look.you();
        if you == Seat::NONE { self.look.state.extra.active } else { you }
    }

    fn payment(&mut self) -> &Payment {
        let look = self.look;
        self.payment.get_or_insert_with(|| Payment::of(look))
    }

    /// Notes something of the option, in thirds.
    fn note(&mut self, mark: Mark, number: i32) {
        if number != 0 {
            self.notes.push((mark, number as f32 / 3.0));
        }
    }

    fn note_if(&mut self, mark: Mark, fact: bool) {
        self.note(mark, 3 * i32::from(fact));
    }

    /// The rank of an option.
    pub fn rank(&mut self, choice: &Choice) -> i32 {
        self.notes.clear();
        match choice.word {
            // More than is due is a waste, unless what is paid for asks how much it was.
            word::PAY => return self.payment().pay(),
            word::ENERGY => return self.payment().declare(Resource::Energy),
            word::MENTAL => return self.payment().declare(Resource::Mental),
            word::PHYSICAL => return self.payment().declare(Resource::Physical),
            _ => {}
        }
        let sort = self.sort(choice);
        let mut score = 0.0;
        if sort != Sort::Stop {
            let row = SORTS[sort as usize].iter().map(|weight| f32::from(*weight));
            score += row.zip(self.situation()).map(|(weight, number)| weight * number).sum::<f32>();
        }
        score += self.notes.iter().map(|(mark, number)| f32::from(MARKS[*mark as usize]) * number).sum::<f32>();
        // A point is a sixteenth of the logarithm of the odds; no rank says that an option ends something.
        (STOP + (score * 0.16).round() as i32).clamp(2, 900)
    }

    /// What an option is; what else is to be said of it is noted.
    fn sort(&mut self, choice: &Choice) -> Sort {
        match (choice.word, choice.args[0], choice.args[1]) {
            (word::SPEND, Arg::Card(card), _) => {
                let look = self.look;
                let mut noted: ArrayVec<(Mark, i32), 4> = ArrayVec::new();
                let sort = self.payment().spend(look, card, |mark, number| noted.push((mark, number)));
                noted.into_iter().for_each(|(mark, number)| self.note(mark, number));
                sort
            }
            (word::GENERATE, ..) => Sort::Generate,
            (word::DEFEND, Arg::Card(card), _) => self.defence(card),
            (word::DECLINE | word::END | DONE | PASS, ..) => Sort::Stop,
            (word::DISCARD, Arg::Card(card), _) => self.discarding(card),
            (word::CHANGE, ..) => self.change(),
            (word::PLAY, Arg::Card(card), _) => self.playing(card),
            (word::USE | word::USE_NTH, Arg::Card(card), place) => self.using(card, place),
            (word::RECOVER, ..) => {
                self.note_wounds(self.seat());
                Sort::Recover
            }
            (word::ATTACK, Arg::Card(enemy), Arg::Card(by)) => self.attack(enemy, by),
            (word::THWART, Arg::Card(scheme), Arg::Card(by)) => self.thwart(scheme, by),
            (word::TARGET | word::ATTACH, Arg::Card(card), _) => self.target(card),
            (word::ASK, ..) => Sort::Ask,
            _ => Sort::Other,
        }
    }

    /// Whether a turn is being taken; else an event is being answered.
    fn in_turn(&self) -> bool {
        self.look.state.extra.activations.is_empty() && self.look.state.extra.reveals.is_empty()
    }

    fn playing(&mut self, card: CardId) -> Sort {
        let printed = self.read.printed(card);
        self.note(Mark::Cost, i32::from(printed.cost.unwrap_or(0)));
        let has = |label| printed.abilities.iter().any(|ability| ability.label == Some(label));
        match printed.kind {
            Kind::Ally => {
                let number = |value: Option<u8>| i32::from(value.unwrap_or(0));
                self.note(Mark::Strength, number(printed.attack) + number(printed.thwart));
                self.note(Mark::Toughness, printed.health.map_or(0, |health| health.at(1)));
                Sort::PlayAlly
            }
            Kind::Upgrade | Kind::Support => {
                self.note_if(Mark::Source, printed.abilities.iter().any(|ability| ability.when == When::Resource));
                if printed.kind == Kind::Upgrade { Sort::PlayUpgrade } else { Sort::PlaySupport }
            }
            _ if !self.in_turn() => Sort::AnswerPlay,
            _ if has(Label::Attack) => Sort::PlayAttack,
            _ if has(Label::Thwart) => Sort::PlayThwart,
            _ => Sort::PlayEvent,
        }
    }

    fn using(&mut self, card: CardId, place: Arg) -> Sort {
        let place = if let Arg::Number(place) = place { place - 1 } else { 0 };
        let Some(ability) = self.read.printed(card).abilities.get(place as usize) else { return Sort::Use };
        let paid = ability.cost.iter().any(|cost| matches!(cost, Cost::Spend(_) | Cost::SpendX(_)));
        match ability.label {
            _ if ability.when != When::Action => Sort::AnswerUse,
            Some(Label::Attack) => Sort::UseAttack,
            Some(Label::Thwart) => Sort::UseThwart,
            _ if paid => Sort::UsePaid,
            _ if ability.form == Some(Form::AlterEgo) => Sort::UseQuiet,
            _ => Sort::Use,
        }
    }

    /// A card of the hand is given up: for another, or as a cost.
    fn discarding(&mut self, card: CardId) -> Sort {
        let printed = self.read.printed(card);
        self.note(Mark::Cost, -i32::from(printed.cost.unwrap_or(0)));
        match printed.kind {
            Kind::Ally => Sort::DropAlly,
            Kind::Upgrade => Sort::DropUpgrade,
            Kind::Support => Sort::DropSupport,
            Kind::Resource => Sort::DropResource,
            _ => Sort::DropEvent,
        }
    }

    fn attack(&mut self, enemy: CardId, by: CardId) -> Sort {
        let read = self.read;
        let power = read.value(Quality::Attack, by);
        let left = read.remaining(enemy);
        let villain = read.kind(enemy) == Kind::Villain;
        let ally = self.note_doer(by, true);
        self.note(Mark::Power, power);
        if read.has_status(enemy, Status::Tough) {
            // The weakest blow takes a tough status card away.
            self.note_if(if power <= 1 { Mark::WeakAtTough } else { Mark::StrongAtTough }, true);
        } else if left <= power {
            self.note_if(if villain { Mark::BeatsStage } else { Mark::Finishes }, true);
        }
        if !villain {
            self.note_if(Mark::Guards, read.guards(enemy));
            self.note(Mark::Strikes, read.value(Quality::Attack, enemy));
            self.note(Mark::Left, left - power.min(left));
            self.note(Mark::Overkill, (power - left).max(0));
        }
        match (villain, ally) {
            (true, false) => Sort::HeroHitsVillain,
            (true, true) => Sort::AllyHitsVillain,
            (false, false) => Sort::HeroHitsMinion,
            (false, true) => Sort::AllyHitsMinion,
        }
    }

    fn thwart(&mut self, scheme: CardId, by: CardId) -> Sort {
        let read = self.read;
        let power = read.value(Quality::Thwart, by);
        let threat = read.threat(scheme);
        let printed = read.printed(scheme);
        let main = printed.kind == Kind::MainScheme;
        let ally = self.note_doer(by, false);
        self.note(Mark::Power, power.min(threat));
        self.note(Mark::Waste, (power - threat).max(0));
        if !main {
            self.note_side(scheme);
            self.note_if(Mark::Ends, threat <= power);
            self.note(Mark::ThreatLeft, (threat - power).clamp(0, 8));
        }
        match (main, ally) {
            (true, false) => Sort::HeroThwartsMain,
            (true, true) => Sort::AllyThwartsMain,
            (false, false) => Sort::HeroThwartsSide,
            (false, true) => Sort::AllyThwartsSide,
        }
    }

    /// What a side scheme does as long as it lies there.
    fn note_side(&mut self, scheme: CardId) {
        let printed = self.read.printed(scheme);
        let over = self.situation()[1].max(0.0);
        self.note_if(Mark::Accelerates, printed.acceleration > 0);
        self.note_if(Mark::Hazard, printed.hazard > 0);
        self.note_if(Mark::Crisis, printed.crisis);
        self.note(Mark::CrisisOver, (3.0 * over * f32::from(u8::from(printed.crisis))) as i32);
        let more = fight::toughens(self.look, self.look.state.card(scheme).face);
        self.note_if(Mark::Toughens, more > 0);
    }

    /// Notes whether an ally falls by what it does; true for an ally.
    fn note_doer(&mut self, by: CardId, attacks: bool) -> bool {
        let printed = self.read.printed(by);
        if printed.kind != Kind::Ally {
            return false;
        }
        let (by_attack, by_thwart) = printed.consequences;
        let suffers = i32::from(if attacks { by_attack } else { by_thwart });
        self.note_if(Mark::Falls, self.read.remaining(by) <= suffers);
        true
    }

    fn note_wounds(&mut self, seat: Seat) {
        let Some(identity) = self.read.identity(seat) else { return };
        let (left, all) = (self.read.remaining(identity), self.read.hit_points(identity));
        self.note(Mark::Wounded, 3 * (all - left) / 4);
    }

    /// To the hero's form, or to the alter-ego's.
    fn change(&mut self) -> Sort {
        let seat = self.look.state.extra.active;
        self.note_wounds(seat);
        if self.read.is_hero(seat) {
            let confused = self.read.villain().is_some_and(|villain| self.read.has_status(villain, Status::Confused));
            self.note_if(Mark::Stunned, confused);
            Sort::Rest
        } else {
            self.note(Mark::CardsLost, fight::cards_lost_as_hero(self.look, seat).clamp(0, 6));
            let stunned = self.read.villain().is_some_and(|villain| self.read.has_status(villain, Status::Stunned));
            self.note_if(Mark::Stunned, stunned);
            Sort::Return
        }
    }

    /// Whether to defend.
    fn defence(&mut self, card: CardId) -> Sort {
        let (look, read) = (self.look, self.read);
        let Some(activation) = look.state.extra.enemy_activation() else { return Sort::Other };
        let enemy = look.state.still(activation.by);
        let boosts = activation.boosts.len() as i32 + activation.icons;
        let attack = enemy.map_or(0, |enemy| read.value(Quality::Attack, enemy)) + boosts;
        let health = read.identity(activation.seat).map_or(1, |identity| read.remaining(identity));
        self.note_if(Mark::Lethal, attack >= health);
        if read.kind(card) == Kind::Ally {
            let power = read.value(Quality::Attack, card).max(read.value(Quality::Thwart, card));
            self.note(Mark::Blow, attack.min(8));
            self.note_if(Mark::Weak, read.remaining(card) <= 1);
            self.note_if(Mark::Weakling, read.remaining(card) > attack);
            self.note(Mark::Striker, power);
            return Sort::AllyDefends;
        }
        self.note(Mark::Saves, attack.min(read.value(Quality::Defense, card)));
        Sort::HeroDefends
    }

    /// Whom to aim at.
    fn target(&mut self, card: CardId) -> Sort {
        let read = self.read;
        let helps = self.helps();
        match read.kind(card) {
            Kind::Minion | Kind::Villain => {
                self.note_if(Mark::HelpsEnemy, helps);
                let minion = read.kind(card) == Kind::Minion;
                if !minion {
                    return Sort::AimVillain;
                }
                self.note_if(Mark::Finishes, read.remaining(card) <= 4);
                self.note_if(Mark::Guards, read.guards(card));
                self.note(Mark::Strikes, read.value(Quality::Attack, card));
                Sort::AimMinion
            }
            Kind::MainScheme => Sort::AimMain,
            Kind::SideScheme => {
                let lies = self.look.state.zone(Zone::Sides, Seat::NONE).contains(&card);
                if !lies {
                    return Sort::AimOther;
                }
                self.note_side(card);
                self.note_if(Mark::Ends, read.threat(card) <= 3);
                Sort::AimSide
            }
            Kind::Hero | Kind::AlterEgo => {
                self.note_if(Mark::HelpsUs, helps);
                Sort::AimHero
            }
            Kind::Ally => {
                self.note_if(Mark::HelpsUs, helps);
                Sort::AimAlly
            }
            _ => Sort::AimOther,
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
