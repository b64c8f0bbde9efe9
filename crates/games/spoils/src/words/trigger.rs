//! What waits for something: `when this card enters play`, `if it would be destroyed`.

use kernel::effect::tree::{Instead, Phase, Trigger, Uses};

use super::act::verbs;
use super::clause::Piece;
use super::player::Player;
use super::speaker::{It, Speaker};
use crate::Spoils;
use crate::language::{Filter, Is, Pattern, Rewrite, Which, Who};
use kernel::words::french::{self, Person};

/// What is waited for.
enum Waits {
    /// A moment: `at the start of your turn`.
    At(String),
    /// Something that happens.
    When(String),
    /// Something that would happen, in French after `si` and after `que`.
    Would(String, String),
}

impl Speaker<'_> {
    /// Something that happens whenever something else does.
    pub fn trigger(&mut self, trigger: &Trigger<Spoils>, turn: bool) -> String {
        let waits = self.pattern(&trigger.when);
        let this_turn = if turn { self.say(" this turn", " ce tour") } else { String::new() };
        let opening = match (waits, trigger.uses, trigger.phase) {
            (Waits::At(moment), ..) => format!("{moment}{this_turn}, "),
            (Waits::When(clause), Uses::Once | Uses::Next, _) => self.next_time(&clause, &clause, turn),
            (Waits::Would(si, que), Uses::Once | Uses::Next, _) => self.next_time(&si, &que, turn),
            (Waits::Would(si, _), Uses::Always, _) => {
                self.say(format!("if {si}{this_turn}, "), format!("{}{this_turn}, ", french::given(&si)))
            }
            (Waits::When(clause), Uses::Always, Phase::After) => {
                self.say(format!("when {clause}{this_turn}, "), format!("quand {clause}{this_turn}, "))
            }
            (Waits::When(clause), Uses::Always, Phase::Before | Phase::When) => {
                self.say(format!("as {clause}{this_turn}, "), format!("au moment où {clause}{this_turn}, "))
            }
        };
        self.next_clause();
        match trigger.optional {
            true => {
                let may = self.may(&trigger.then);
                self.paragraph_of(&opening, vec![may])
            }
            false => self.paragraph(&opening, &trigger.then),
        }
    }

    /// Something that happens in place of something else.
    pub fn instead(&mut self, instead: &Instead<Spoils>, turn: bool) -> String {
        let waits = self.pattern(&instead.when);
        let this_turn = if turn { self.say(" this turn", " ce tour") } else { String::new() };
        let opening = match (waits, instead.uses) {
            (Waits::At(moment), _) => format!("{moment}{this_turn}, "),
            (Waits::When(clause), Uses::Always) => {
                self.say(format!("if {clause}{this_turn}, "), format!("{}{this_turn}, ", french::given(&clause)))
            }
            (Waits::Would(si, _), Uses::Always) => {
                self.say(format!("if {si}{this_turn}, "), format!("{}{this_turn}, ", french::given(&si)))
            }
            (Waits::When(clause), Uses::Once | Uses::Next) => self.next_time(&clause, &clause, turn),
            (Waits::Would(si, que), Uses::Once | Uses::Next) => self.next_time(&si, &que, turn),
        };
        let rewrite = self.rewrite(&instead.change, instead.optional);
        self.say(format!("{opening}{rewrite} instead"), format!("{opening}{rewrite} à la place"))
    }

    fn next_time(&self, en: &str, fr: &str, turn: bool) -> String {
        let this_turn = if turn { self.say(" this turn", " ce tour") } else { String::new() };
        self.say(
            format!("the next time {en}{this_turn}, "),
            format!("la prochaine fois {}{this_turn}, ", french::that(fr)),
        )
    }

    fn rewrite(&mut self, rewrite: &Rewrite, optional: bool) -> String {
        let pieces = self.rewritten(rewrite);
        match optional {
            true => self.may_of(pieces),
            false => self.inline_of(pieces),
        }
    }

    fn rewritten(&mut self, rewrite: &Rewrite) -> Vec<Piece> {
        match rewrite {
            Rewrite::ToHand => vec![self.move_to(verbs::PUT, Which::It, super::player::HAND)],
            Rewrite::Destroy => vec![self.plainly(verbs::DESTROY, Which::It, "", "")],
            Rewrite::Remove => vec![self.plainly(verbs::REMOVE, Which::It, "from the game", "du jeu")],
            Rewrite::FlipDown => vec![Piece::Act(self.flip_down(Which::It))],
            Rewrite::GainYourself => {
                vec![Piece::Line(self.say("your faction gains that much", "votre faction gagne cette influence"))]
            }
            Rewrite::Redirect(name) => {
                let card = self.mention(Which::The(*name)).object;
                vec![Piece::Line(
                    self.say(format!("it is inflicted to {card}"), format!("ils sont infligés {}", french::to(&card))),
                )]
            }
            Rewrite::HealAll => {
                let card = self.mention(Which::It);
                let heal = self.heal_act(&self.say("all damage", "tous les dégâts"), &card);
                vec![Piece::Act(heal.leading())]
            }
            Rewrite::TakeControl => {
                let card = self.mention(Which::It);
                vec![Piece::Act(self.act_of(verbs::TAKE, ["control", "le contrôle"], &card, ""))]
            }
            Rewrite::Each(parts) => parts.iter().flat_map(|part| self.rewritten(part)).collect(),
            Rewrite::Hide => vec![Piece::Line(self.say(
                "put it into play face-down under your control",
                "mettez-la en jeu face cachée sous votre contrôle",
            ))],
        }
    }

    /// What is waited for; `it` means the card from here on.
    fn pattern(&mut self, pattern: &Pattern) -> Waits {
        match pattern {
            Pattern::Starts(who) => {
                let turn = self.turn_of(*who);
                Waits::At(self.say(format!("at the start of {turn}"), format!("au début {}", french::of(&turn))))
            }
            Pattern::Ends(who) => {
                let turn = self.turn_of(*who);
                Waits::At(self.say(format!("at the end of {turn}"), format!("à la fin {}", french::of(&turn))))
            }
            Pattern::Enters(filter) => self.happens(filter, "enters play", |_| "entre en jeu".to_string()),
            Pattern::Leaves(filter) => self.happens(filter, "leaves play", |_| "quitte le jeu".to_string()),
            Pattern::Destroyed(filter) => {
                self.happens(filter, "is destroyed", |person| format!("est {}", person.agree("détruit")))
            }
            Pattern::Draws(who) => {
                self.player_does(*who, "draw any number of cards", "draws any number of cards", "pioche", "piochez")
            }
            Pattern::PutToken(filter) => {
                let (card, _) = self.it_is(filter);
                Waits::When(self.say(format!("a token is put on {card}"), format!("un marqueur est mis sur {card}")))
            }
            Pattern::Announces(who) => {
                self.player_does(*who, "announce an attack", "announces an attack", "déclare", "déclarez")
            }
            Pattern::Attacks(filter) => self.happens(filter, "attacks", |_| "attaque".to_string()),
            Pattern::Blocks(filter) => self.happens(filter, "blocks", |_| "bloque".to_string()),
            Pattern::IsBlocked(filter) => {
                self.happens(filter, "is blocked", |person| format!("est {}", person.agree("bloqué")))
            }
            Pattern::HitsFaction(filter) => self.happens(filter, "inflicts battle damage to a faction", |_| {
                "inflige des dégâts de combat à une faction".to_string()
            }),
            Pattern::WouldBeDestroyed(filter) => {
                self.would(filter, "be destroyed", |person| format!("être {}", person.agree("détruit")))
            }
            Pattern::WouldBeDestroyedBy(by, filter) => {
                let by = self.filter(by).a();
                let fr = format!("par des dégâts {}", french::of(&by));
                self.would(filter, &format!("be destroyed by damage from {by}"), |person| {
                    format!("être {} {fr}", person.agree("détruit"))
                })
            }
            Pattern::WouldReturn(filter) => self.would(filter, "be put into its owner’s hand from play", |person| {
                format!("être {} du jeu dans la main de son propriétaire", person.agree("mis"))
            }),
            // Whose discard pile it is stands in the filter: a card goes to that of its owner.
            Pattern::WouldBeBuried(filter) => {
                let own = filter.0.contains(&Is::Owned);
                let rest = Filter(filter.0.iter().filter(|is| **is != Is::Owned).cloned().collect());
                let (en, fr) = if own { ("your", "votre") } else { ("a", "une") };
                self.would(&rest, &format!("be put into {en} discard pile from play"), |_| {
                    format!("passer du jeu dans {fr} défausse")
                })
            }
            Pattern::WouldGain(who) => {
                let faction = self.faction(*who);
                Waits::Would(
                    self.say(
                        format!("{faction} would gain influence"),
                        format!("{faction} devait gagner de l’influence"),
                    ),
                    self.say(
                        format!("{faction} would gain influence"),
                        format!("{faction} devrait gagner de l’influence"),
                    ),
                )
            }
            Pattern::WouldBeDamaged(filter) => {
                let (card, _) = self.it_is(filter);
                let fr = french::to(&card);
                let en = format!("damage would be inflicted to {card}");
                Waits::Would(
                    self.say(en.clone(), format!("des dégâts devaient être infligés {fr}")),
                    self.say(en, format!("des dégâts devraient être infligés {fr}")),
                )
            }
            Pattern::TacticResolves(who) => {
                let (en, fr) = match self.player(*who) {
                    Player::You => {
                        ("a tactic you own would be put into your discard pile".to_string(), "une de vos tactiques")
                    }
                    Player::Other(name) => {
                        (format!("a tactic of {name} would be put into their discard pile"), "une tactique adverse")
                    }
                };
                self.it = Some(It::Some(super::noun::TACTIC));
                self.spoke(Which::It);
                let pile = if *who == Who::You { "votre défausse" } else { "sa défausse" };
                let en = format!("{en} as it resolves");
                Waits::Would(
                    self.say(en.clone(), format!("{fr} devait être mise dans {pile} à sa résolution")),
                    self.say(en, format!("{fr} devrait être mise dans {pile} à sa résolution")),
                )
            }
        }
    }

    /// `your turn`, `each turn`.
    fn turn_of(&mut self, who: Who) -> String {
        match who {
            Who::You => self.say("your turn", "votre tour"),
            Who::Anyone | Who::Active => self.say("each turn", "chaque tour"),
            Who::Opponent | Who::ControllerOf(_) | Who::OwnerOf(_) | Who::The(_) => {
                let name = match self.player(who) {
                    Player::You => String::new(),
                    Player::Other(name) => name,
                };
                self.say(format!("{name}’s turn"), format!("le tour {}", french::of(&name)))
            }
        }
    }

    fn player_does(&mut self, who: Who, you: &str, they: &str, il: &str, vous: &str) -> Waits {
        let what = if vous == "piochez" { "un nombre quelconque de cartes" } else { "une attaque" };
        Waits::When(match self.player(who) {
            Player::You => self.say(format!("you {you}"), format!("vous {vous} {what}")),
            Player::Other(name) => self.say(format!("{name} {they}"), format!("{name} {il} {what}")),
        })
    }

    fn happens(&mut self, filter: &Filter, en: &str, fr: impl Fn(Person) -> String) -> Waits {
        let (card, person) = self.it_is(filter);
        Waits::When(self.say(format!("{card} {en}"), format!("{card} {}", fr(person))))
    }

    fn would(&mut self, filter: &Filter, en: &str, fr: impl Fn(Person) -> String) -> Waits {
        let (card, person) = self.it_is(filter);
        let en = format!("{card} would {en}");
        Waits::Would(
            self.say(en.clone(), format!("{card} devait {}", fr(person))),
            self.say(en, format!("{card} devrait {}", fr(person))),
        )
    }

    /// The card that is waited for, and what `it` means from here on.
    fn it_is(&mut self, filter: &Filter) -> (String, Person) {
        let called = self.filter(filter);
        let person = Person::one(called.feminine());
        match called.certain() {
            Some(which) => {
                self.it = Some(It::Same(which));
                self.spoke(which);
            }
            None => {
                self.it = Some(It::Some(called.head));
                self.spoke_as(Which::It, called.feminine());
            }
        }
        (called.a(), person)
    }
}
