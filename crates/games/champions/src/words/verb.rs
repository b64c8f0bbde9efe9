//! What texts tell to do: every verb finds its words here, or in the module for its kind.

use kernel::effect::tree::Effect;
use kernel::words::clause::Piece;
use kernel::words::quoted;
use kernel::words::reference::{Owned, Ref};
use kernel::words::verbal::CHOOSE;
use kernel::words::vocabulary::Vocabulary;
use kernel::{act, line, say};

use super::noun::*;
use super::number::Unit;
use super::speaker::{GoingOn, Speaker, Voice};
use crate::Champions;
use crate::language::{Cost, Form, Name, Num, Term, To, Trait, Verb};

impl Speaker<'_> {
    /// A verb as pieces of a text.
    pub fn verb_pieces(&mut self, verb: &Verb) -> Vec<Piece> {
        vec![match verb {
            Verb::Draw(num) => {
                let cards = self.whole_amount(*num, Unit::Of(CARD));
                self.act(DRAW, &cards)
            }
            Verb::DrawUp => {
                let size = self.own(Owned::feminine("printed hand size", "taille de main imprimée"));
                act!(self, DRAW, "up to {size}", "jusqu’à {size}")
            }
            Verb::DiscardTop(num) => self.on_top(DISCARD, *num, &self.own(DECK), Name::Discarded),
            Verb::DiscardRandom(num) => self.discard_random(*num),
            Verb::EachDiscardsRandom(num) => self.as_voice(Voice::Each, |speaker| speaker.discard_random(*num)),
            Verb::DiscardFromHand(filter) => self.discard_from_hand(filter),
            Verb::DiscardChosen(number) => self.discard_chosen(*number, *number),
            Verb::DiscardEncounter(num) => self.on_top(DISCARD, *num, &self.encounter_deck(), Name::Discarded),
            Verb::DiscardUntil(filter) => self.discard_until(filter),
            Verb::DealEncounter(num) => self.deal_encounter(*num),
            Verb::LookAt(num) => self.on_top(LOOK, *num, &self.own(DECK), Name::Found),
            Verb::Select(selection) => return self.select(selection).into_iter().collect(),
            Verb::Search(selection) => self.search(selection),
            Verb::Shuffle => self.act(SHUFFLE, &self.own(DECK)),
            Verb::ShuffleEncounter => self.act(SHUFFLE, &self.encounter_deck()).ordered(),
            Verb::ToHand(to) => self.add_to_hand(to),
            Verb::Discard(to) => self.on(DISCARD, to, "", ""),
            Verb::Remove(to) => self.on(REMOVE, to, "from the game", "de la partie"),
            Verb::ShuffleIn(to) => {
                let deck = self.own(DECK);
                self.on(SHUFFLE, to, &format!("into {deck}"), &format!("dans {deck}"))
            }
            Verb::Capture | Verb::Release => self.captive(*verb == Verb::Capture),
            Verb::PutIntoPlay(to) => self.put_into_play(to),
            Verb::Reveal(to) => self.on(REVEAL, to, "", ""),
            Verb::RevealTop(num) => {
                let cards = self.top(*num, &self.encounter_deck());
                self.act(REVEAL, &cards)
            }
            Verb::Damage(num, to) => self.damage(*num, to),
            Verb::Assign(num, filter) => {
                let ((what, tail), all) = (self.amount(*num, Unit::Of(DAMAGE)), self.filter(&filter.0).plain());
                act!(self, ASSIGN, "{what} among {all}{tail}", "{what} entre {all}{tail}")
            }
            Verb::Heal(num, to) => self.heal(*num, to),
            Verb::HealAll(to) => {
                let card = self.reference(to).object;
                act!(self, HEAL, "all damage from {card}", "tous les dégâts de~{card}").ordered()
            }
            Verb::MoveDamage(num, from, to) => self.move_damage(*num, from, to),
            Verb::Threat(num, to) => self.threat(*num, to),
            Verb::RemoveThreat(num, to) => self.remove_threat(*num, to),
            Verb::Give(status, to) => self.give(*status, to),
            Verb::Ready(to) => self.on(READY, to, "", ""),
            Verb::Control(to) => {
                let card = self.reference(to);
                self.act_of(GAIN, "control of", "le contrôle", &card, "")
            }
            Verb::Exhaust(to) => self.on(EXHAUST, to, "", ""),
            Verb::Counters(num) => self.put_on(PUT, *num, Unit::Counter, &To::This),
            Verb::ChangeForm | Verb::FlipTo(_) => self.change_form(verb),
            Verb::Drones(num) => self.drones(*num),
            Verb::Nemesis => return self.nemesis(),
            Verb::Accelerate(num) => self.put_on(PLACE, *num, Unit::Of(TOKEN), &To::MainScheme).ordered(),
            Verb::NextCostsLess(num) => self.next_costs_less(*num),
            Verb::Specials(found) => self.specials(*found),
            Verb::Advance => self.advance(),
            Verb::Lose => line!(self, "the players lose the game", "les joueurs perdent la partie"),
            Verb::Attacks(to) => self.attacks(to),
            Verb::MoreBoost(num) => self.more_boost(*num),
            Verb::Prevent(num) => self.prevent(*num),
            Verb::PreventAll => self.prevent_all(),
            Verb::Instead => Piece::Instead,
            Verb::DamageHere => {
                let this = self.this().object;
                act!(self, PLACE, "it on {this} instead", "ces dégâts sur {this} à la place")
            }
            Verb::TakeAsDamage => act!(self, TAKE, "it as damage instead", "autant de dégâts à la place"),
            Verb::Generate(found) => self.act(GENERATE, &resources(*found, self.language)),
            Verb::GenerateTop => self.generate_top(),
            Verb::CancelRevealed | Verb::CancelCard | Verb::Overkill | Verb::Surge => return self.activity(verb),
            Verb::AlsoAgainstOthers | Verb::AttackTheirHeroes(_) | Verb::Schemes(_) => {
                return self.activity(verb);
            }
            Verb::FirstPlayer(_) | Verb::EngagedPlayer(_) | Verb::APlayer(_) => return self.around(verb),
            Verb::WhileActivating(_) | Verb::Rule(_) => return self.around(verb),
        }]
    }

    fn generate_top(&self) -> Piece {
        let pile = self.own(PILE);
        act!(
            self,
            GENERATE,
            "the resources printed on the top card of {pile}",
            "les ressources imprimées sur la carte du dessus de~{pile}"
        )
    }

    /// To the other form, or to one that is named.
    fn change_form(&self, verb: &Verb) -> Piece {
        if let Verb::FlipTo(to) = verb {
            let name = form(*to, self.language);
            return act!(self, FLIP, "to {name}", "sous {name}");
        }
        let form = self.own(Owned::feminine("form", "forme"));
        act!(self, CHANGE, "{form}", "de forme")
    }

    /// Verbs about the card that is revealed or the attack that is made.
    fn activity(&mut self, verb: &Verb) -> Vec<Piece> {
        vec![match verb {
            Verb::CancelRevealed => {
                let title = quoted(&say!(self, "When Revealed", "Une fois révélée"), self.language);
                act!(self, CANCEL, "its {title} effects", "ses effets {title}")
            }
            Verb::CancelCard => {
                let card = Ref::that(CARD, false, self.language);
                let that = &card.object;
                let all = act!(self, CANCEL, "all effects of {that}", "tous les effets de~{that}");
                return vec![all.leading(), self.act_on(DISCARD, &card.again(self.language), "", "")];
            }
            Verb::AlsoAgainstOthers => act!(
                self,
                RESOLVE,
                "this attack against each other hero, too",
                "aussi cette attaque contre chaque autre héros"
            ),
            Verb::AttackTheirHeroes(filter) => {
                let each = self.filter(&filter.0).each();
                self.going_on = GoingOn::EnemyAttack;
                line!(
                    self,
                    "{each} attacks the hero it is engaged with",
                    "{each} attaque le héros avec lequel il est engagé"
                )
            }
            Verb::Schemes(to) => {
                let enemy = self.reference(to).subject;
                self.going_on = GoingOn::Scheme;
                line!(self, "{enemy} schemes", "{enemy} manigance")
            }
            Verb::Overkill => line!(self, "this attack gains overkill", "cette attaque gagne Déferlement"),
            _ => line!(self, "this card gains surge", "cette carte gagne Renfort"),
        }]
    }

    /// Words around other words: who does it, and how long.
    fn around(&mut self, verb: &Verb) -> Vec<Piece> {
        match verb {
            Verb::FirstPlayer(parts) => self.done_by(Voice::First, parts),
            Verb::EngagedPlayer(parts) => self.done_by(Voice::Engaged, parts),
            Verb::APlayer(parts) => {
                let mut pieces = vec![act!(self, CHOOSE, "a player", "un joueur").alone(self.language)];
                pieces.extend(self.done_by(Voice::That, parts));
                pieces
            }
            Verb::WhileActivating(standing) => {
                let until = say!(self, "until the end of this activation", "jusqu’à la fin de cette activation");
                let lines = self.standings(&[standing]);
                lines.into_iter().map(|line| Piece::Line(format!("{until}, {line}"))).collect()
            }
            // Steps of the rules themselves have no words.
            _ => Vec::new(),
        }
    }

    /// What somebody else does.
    pub fn done_by(&mut self, voice: Voice, effects: &[Effect<Champions>]) -> Vec<Piece> {
        self.as_voice(voice, |speaker| speaker.pieces(effects))
    }

    /// `spend [E] or exhaust each character you control`.
    pub fn either_or(&mut self, cost: &[Cost], then: &[Effect<Champions>], otherwise: &[Effect<Champions>]) -> Piece {
        let (cost, colon) = (self.cost(cost), self.language.colon());
        let not = if otherwise.is_empty() { None } else { Some(self.inline(otherwise)) };
        match (then.is_empty(), not) {
            (true, Some(not)) => line!(self, "either {cost}, or {not}", "{cost}, ou bien {not}"),
            (true, None) => line!(self, "you may {cost}", "si vous le souhaitez, {cost}"),
            (false, not) => {
                let then = self.inline(then);
                let line = self.may(&say!(self, "do this{colon}{cost} → {then}", "faire ceci{colon}{cost} → {then}"));
                match not {
                    Some(not) => line!(self, "{line}; otherwise, {not}", "{line}\u{a0}; sinon, {not}"),
                    None => Piece::Line(line),
                }
            }
        }
    }

    /// `at the end of this attack`.
    pub fn end_of(&self, term: Term) -> String {
        match (term, self.going_on) {
            (Term::Activation, GoingOn::EnemyAttack | GoingOn::OneDamaged) => {
                say!(self, "at the end of this attack", "à la fin de cette attaque")
            }
            (Term::Activation, _) => say!(self, "at the end of this activation", "à la fin de cette activation"),
            (Term::Phase, _) => say!(self, "at the end of the phase", "à la fin de la phase"),
            (Term::Round, _) => say!(self, "at the end of the round", "à la fin du round"),
        }
    }

    /// Cards that lie face-down on this scheme, until they are given back.
    fn captive(&self, capture: bool) -> Piece {
        let (hand, this) = (self.own(HAND), self.this().object);
        let here = match self.printed().kind.is_scheme() {
            true => say!(self, "here", "ici"),
            false => say!(self, "on {this}", "sur {this}"),
        };
        match capture {
            true => act!(
                self,
                PLACE,
                "a random card from {hand} facedown {here}",
                "{here}, face cachée, une carte au hasard de {hand}"
            ),
            false => act!(
                self,
                RETURN,
                "each facedown card {here} to its owner’s hand",
                "dans la main de son propriétaire chaque carte placée {here} face cachée"
            ),
        }
    }

    fn next_costs_less(&mut self, num: Num) -> Piece {
        let (less, tail) = self.amount(num, Unit::Bare);
        let plays = self.you(["play", "plays"], ["jouez", "joue"]);
        line!(
            self,
            "the next card {plays} this phase costs {less} less{tail}",
            "la prochaine carte que~{plays} lors de cette phase coûte {less} de moins{tail}"
        )
    }

    fn specials(&mut self, found: Trait) -> Piece {
        let (name, control) = (self.trait_name(found), self.you_control());
        let special = quoted(&say!(self, "Special", "Spécial"), self.language);
        act!(
            self,
            RESOLVE,
            "the {special} ability of each {name} upgrade {control}, in any order",
            "la capacité {special} de chaque amélioration {name} que~{control}, dans n’importe quel ordre"
        )
    }

    /// `advance to stage 1B`.
    fn advance(&mut self) -> Piece {
        let printed = self.printed();
        let back = printed.back.as_ref().and_then(|id| self.book.find(id));
        let stage = back.and_then(|face| self.book.face(face).printed.stage.clone());
        let first = printed.stage.as_ref().is_some_and(|stage| stage.ends_with('A'));
        let act = match stage.filter(|_| first) {
            Some(stage) => act!(self, ADVANCE, "to stage {stage}", "au stade {stage}"),
            None => act!(self, ADVANCE, "to the next stage", "au stade suivant"),
        };
        act.ordered()
    }

    /// What an ability's form tells of who you are.
    pub fn in_form(&mut self, form: Option<Form>) {
        self.form = form.or(self.form);
    }
}
