//! What texts tell to do: every verb finds its words here, or in the module for its kind.

use super::act::verbs;
use super::clause::Piece;
use super::noun;
use super::number::Unit;
use super::reference::Ref;
use super::speaker::{GoingOn, Speaker, Voice};
use crate::language::{Form, Kind, Term, To, Verb};
use kernel::words::french;

impl Speaker<'_> {
    /// A verb as pieces of a text.
    pub fn verb(&mut self, verb: &Verb) -> Vec<Piece> {
        let piece = match verb {
            Verb::Draw(num) => {
                let (what, tail) = self.amount(*num, Unit::Card);
                Piece::Act(self.act(verbs::DRAW, format!("{what}{tail}"), format!("{what}{tail}")))
            }
            Verb::DrawUp => {
                let size = self.your("printed hand size", "taille de main imprimée", true);
                Piece::Act(self.act(verbs::DRAW, format!("up to {size}"), format!("jusqu’à {size}")))
            }
            Verb::DiscardTop(num) => self.discard_top(*num),
            Verb::DiscardRandom(num) => self.discard_random(*num),
            Verb::EachDiscardsRandom(num) => self.as_voice(Voice::Each, |speaker| speaker.discard_random(*num)),
            Verb::DiscardFromHand(filter) => self.discard_from_hand(filter),
            Verb::DiscardChosen(number) => self.discard_chosen(*number, *number),
            Verb::DiscardEncounter(num) => self.discard_encounter(*num),
            Verb::DiscardUntil(filter) => self.discard_until(filter),
            Verb::DealEncounter(num) => self.deal_encounter(*num),
            Verb::LookAt(num) => self.look_at(*num),
            Verb::Select(selection) => return self.select(selection).into_iter().collect(),
            Verb::Search(selection) => self.search(selection),
            Verb::Shuffle => {
                let deck = self.deck();
                Piece::Act(self.act(verbs::SHUFFLE, &deck, &deck))
            }
            Verb::ShuffleEncounter => {
                Piece::Act(self.act(verbs::SHUFFLE, "the encounter deck", "le deck Rencontre").ordered())
            }
            Verb::ToHand(to) => self.add_to_hand(to),
            Verb::Discard(to) => self.on(verbs::DISCARD, to, "", ""),
            Verb::Remove(to) => self.on(verbs::REMOVE, to, "from the game", "de la partie"),
            Verb::ShuffleIn(to) => {
                let deck = self.deck();
                self.on(verbs::SHUFFLE, to, &format!("into {deck}"), &format!("dans {deck}"))
            }
            Verb::Capture => {
                let (hand, here) = (self.hand(), self.here());
                Piece::Act(self.act(
                    verbs::PLACE,
                    format!("a random card from {hand} facedown {here}"),
                    format!("{here}, face cachée, une carte au hasard de {hand}"),
                ))
            }
            Verb::Release => {
                let here = self.here();
                Piece::Act(self.act(
                    verbs::RETURN,
                    format!("each facedown card {here} to its owner’s hand"),
                    format!("dans la main de son propriétaire chaque carte placée {here} face cachée"),
                ))
            }
            Verb::PutIntoPlay(to) => self.put_into_play(to),
            Verb::Reveal(to) => self.on(verbs::REVEAL, to, "", ""),
            Verb::RevealTop(num) => {
                let (cards, tail) = self.top_of(*num, "the encounter deck", "le deck Rencontre");
                Piece::Act(self.act(verbs::REVEAL, format!("{cards}{tail}"), format!("{cards}{tail}")))
            }
            Verb::Damage(num, to) => self.damage(*num, to),
            Verb::Assign(num, filter) => {
                let (what, tail) = self.amount(*num, Unit::Damage);
                let all = self.filter(filter).all();
                Piece::Act(self.act(
                    verbs::ASSIGN,
                    format!("{what} among {all}{tail}"),
                    format!("{what} entre {all}{tail}"),
                ))
            }
            Verb::Heal(num, to) => self.heal(*num, to),
            Verb::HealAll(to) => {
                let card = self.reference(to).text;
                let fr = format!("tous les dégâts {}", french::of(&card));
                Piece::Act(self.act(verbs::HEAL, format!("all damage from {card}"), fr).ordered())
            }
            Verb::MoveDamage(num, from, to) => self.move_damage(*num, from, to),
            Verb::Threat(num, to) => self.threat(*num, to),
            Verb::RemoveThreat(num, to) => self.remove_threat(*num, to),
            Verb::Give(status, to) => self.give(*status, to),
            Verb::Ready(to) => self.on(verbs::READY, to, "", ""),
            Verb::Control(to) => self.on(verbs::CONTROL, to, "", ""),
            Verb::Exhaust(to) => self.on(verbs::EXHAUST, to, "", ""),
            Verb::Counters(num) => {
                let (what, tail) = self.amount(*num, Unit::Counter);
                let this = self.this().text;
                Piece::Act(self.act(verbs::PUT, format!("{what} on {this}{tail}"), format!("{what} sur {this}{tail}")))
            }
            Verb::ChangeForm => {
                let form = self.your("form", "forme", true);
                Piece::Act(self.act(verbs::CHANGE, form, "de forme"))
            }
            Verb::FlipTo(form) => {
                let name = noun::form(*form, self.language);
                Piece::Act(self.act(verbs::FLIP, format!("to {name}"), format!("sous {name}")))
            }
            Verb::Drones(num) => self.drones(*num),
            Verb::Nemesis => return self.nemesis(),
            Verb::Accelerate(num) => {
                let (what, tail) = self.amount(*num, Unit::Token);
                let scheme = self.reference(&To::MainScheme).text;
                let (en, fr) = (format!("{what} on {scheme}{tail}"), format!("{what} sur {scheme}{tail}"));
                Piece::Act(self.act(verbs::PLACE, en, fr).ordered())
            }
            Verb::NextCostsLess(num) => {
                let (less, tail) = self.bare(*num);
                let plays = self.you(["play", "plays"], ["jouez", "joue"]);
                let plays_fr = french::that(&plays);
                Piece::Line(self.say(
                    format!("the next card {plays} this phase costs {less} less{tail}"),
                    format!("la prochaine carte {plays_fr} lors de cette phase coûte {less} de moins{tail}"),
                ))
            }
            Verb::Specials(found) => {
                let name = self.trait_name(*found);
                let special = kernel::words::quoted(&self.say("Special", "Spécial"), self.language);
                let control = self.you(["control", "controls"], ["contrôlez", "contrôle"]);
                let control_fr = french::that(&control);
                Piece::Act(self.act(
                    verbs::RESOLVE,
                    format!("the {special} ability of each {name} upgrade {control}, in any order"),
                    format!(
                        "la capacité {special} de chaque amélioration {name} {control_fr}, dans n’importe quel ordre"
                    ),
                ))
            }
            Verb::Advance => self.advance(),
            Verb::Lose => Piece::Line(self.say("the players lose the game", "les joueurs perdent la partie")),
            Verb::Attacks(to) => self.attacks(to),
            Verb::AttackTheirHeroes(filter) => {
                let each = self.filter(filter).each();
                self.going_on = GoingOn::EnemyAttack;
                Piece::Line(self.say(
                    format!("{each} attacks the hero it is engaged with"),
                    format!("{each} attaque le héros avec lequel il est engagé"),
                ))
            }
            Verb::Schemes(to) => {
                let enemy = self.reference(to).text;
                self.going_on = GoingOn::Scheme;
                Piece::Line(self.say(format!("{enemy} schemes"), format!("{enemy} manigance")))
            }
            Verb::AlsoAgainstOthers => Piece::Act(self.act(
                verbs::RESOLVE,
                "this attack against each other hero, too",
                "aussi cette attaque contre chaque autre héros",
            )),
            Verb::MoreBoost(num) => self.more_boost(*num),
            Verb::Overkill => Piece::Line(self.say("this attack gains overkill", "cette attaque gagne Déferlement")),
            Verb::Surge => Piece::Line(self.say("this card gains surge", "cette carte gagne Renfort")),
            Verb::CancelRevealed => {
                let title = kernel::words::quoted(&self.say("When Revealed", "Une fois révélée"), self.language);
                Piece::Act(self.act(verbs::CANCEL, format!("its {title} effects"), format!("ses effets {title}")))
            }
            Verb::CancelCard => {
                let it = Ref { pronoun: true, ..Ref::new(self.say("it", "la"), true) };
                let all = self.act(verbs::CANCEL, "all effects of that card", "tous les effets de cette carte");
                return vec![Piece::Act(all.leading()), Piece::Act(self.act_on(verbs::DISCARD, &it, "", ""))];
            }
            Verb::Prevent(num) => self.prevent(*num),
            Verb::PreventAll => {
                let (en, fr) = match self.going_on {
                    GoingOn::Threat | GoingOn::Scheme => ("all of that threat", "toute cette menace"),
                    GoingOn::Nothing
                    | GoingOn::Damage
                    | GoingOn::EnemyAttack
                    | GoingOn::OneDamaged
                    | GoingOn::Attack => ("all of that damage", "tous ces dégâts"),
                };
                Piece::Act(self.act(verbs::PREVENT, en, fr))
            }
            Verb::Instead => Piece::Instead,
            Verb::DamageHere => {
                let this = self.this().text;
                let (en, fr) = (format!("it on {this} instead"), format!("ces dégâts sur {this} à la place"));
                Piece::Act(self.act(verbs::PLACE, en, fr))
            }
            Verb::TakeAsDamage => {
                Piece::Act(self.act(verbs::TAKE, "it as damage instead", "autant de dégâts à la place"))
            }
            Verb::Generate(resources) => {
                let what = noun::resources(*resources, self.language);
                Piece::Act(self.act(verbs::GENERATE, &what, &what))
            }
            Verb::GenerateTop => {
                let pile = self.pile();
                Piece::Act(self.act(
                    verbs::GENERATE,
                    format!("the resources printed on the top card of {pile}"),
                    format!("les ressources imprimées sur la carte du dessus {}", french::of(&pile)),
                ))
            }
            Verb::EachPlayer(parts) => return self.done_by(Voice::Each, parts),
            Verb::FirstPlayer(parts) => return self.done_by(Voice::First, parts),
            Verb::EngagedPlayer(parts) => return self.done_by(Voice::Engaged, parts),
            Verb::APlayer(parts) => return self.a_player(parts),
            Verb::Pay(cost, then) => {
                let (cost, then) = (self.cost(cost), self.inline(then));
                Piece::Line(format!("{cost} → {then}"))
            }
            Verb::MayPay(cost, then, otherwise) => return self.may_pay(cost, then, otherwise),
            Verb::Then(first, then) => {
                let mut pieces = self.pieces(first);
                let then = self.inline(then);
                pieces.push(Piece::Line(self.say(format!("then, {then}"), format!("ensuite, {then}"))));
                return pieces;
            }
            Verb::AtEnd(term, parts) => {
                let end = self.end_of(*term);
                self.at_end = *term == Term::Activation;
                let inner = self.inline(parts);
                self.at_end = false;
                Piece::Line(format!("{end}, {inner}"))
            }
            Verb::WhileActivating(standing) => {
                let until = self.say("until the end of this activation, ", "jusqu’à la fin de cette activation, ");
                return self
                    .standings(&[standing])
                    .into_iter()
                    .map(|line| Piece::Line(format!("{until}{line}")))
                    .collect();
            }
            Verb::Rule(_) => return Vec::new(),
        };
        vec![piece]
    }

    /// `at the end of this attack`.
    fn end_of(&self, term: Term) -> String {
        match (term, self.going_on) {
            (Term::Activation, GoingOn::EnemyAttack | GoingOn::OneDamaged) => {
                self.say("at the end of this attack", "à la fin de cette attaque")
            }
            (Term::Activation, _) => self.say("at the end of this activation", "à la fin de cette activation"),
            (Term::Phase, _) => self.say("at the end of the phase", "à la fin de la phase"),
            (Term::Round, _) => self.say("at the end of the round", "à la fin du round"),
        }
    }

    /// Where things are laid: `here` on a scheme.
    pub fn here(&self) -> String {
        match self.printed().kind {
            Kind::MainScheme | Kind::SideScheme => self.say("here", "ici"),
            _ => {
                let this = self.this().text;
                self.say(format!("on {this}"), format!("sur {this}"))
            }
        }
    }

    /// `advance to stage 1B`.
    fn advance(&mut self) -> Piece {
        let back = self.printed().back.as_ref().and_then(|id| self.book.find(id));
        let stage = back.and_then(|face| self.book.face(face).printed.stage.clone());
        let first = self.printed().stage.as_ref().is_some_and(|stage| stage.ends_with('A'));
        let (en, fr) = match stage {
            Some(stage) if first => (format!("to stage {stage}"), format!("au stade {stage}")),
            Some(_) | None => ("to the next stage".to_string(), "au stade suivant".to_string()),
        };
        Piece::Act(self.act(verbs::ADVANCE, en, fr).ordered())
    }

    /// What an ability's form tells of who you are.
    pub fn in_form(&mut self, form: Option<Form>) {
        self.form = form.or(self.form);
    }
}
