//! What waits for something: `when this card enters play`, `if it would be destroyed`.

use kernel::effect::tree::{Instead, Phase, Trigger, Uses};
use kernel::words::clause::Piece;
use kernel::words::french::Person;
use kernel::words::vocabulary::Vocabulary;
use kernel::{line, say};

use super::noun::{DESTROY, DISCARD_PILE, HAND, PUT, REMOVE, TACTIC, TAKE};
use super::speaker::{It, Speaker};
use crate::Spoils;
use crate::language::{Filter, Is, Pattern, Rewrite, Which, Who};

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
        let this_turn = if turn { say!(self, " this turn", " ce tour") } else { String::new() };
        let opening = match waits {
            Waits::When(clause) if trigger.uses == Uses::Always => match trigger.phase {
                Phase::After => say!(self, "when {clause}{this_turn}, ", "quand {clause}{this_turn}, "),
                Phase::Before | Phase::When => {
                    say!(self, "as {clause}{this_turn}, ", "au moment où {clause}{this_turn}, ")
                }
            },
            waits => self.if_or_next(waits, trigger.uses, &this_turn),
        };
        self.next_clause();
        let mut pieces = self.pieces(&trigger.then);
        if trigger.optional {
            pieces = vec![Piece::Line(self.may_of(pieces))];
        }
        self.paragraphs_of(&opening, pieces).join(" ")
    }

    /// Something that happens in place of something else.
    pub fn instead(&mut self, instead: &Instead<Spoils>, turn: bool) -> String {
        let waits = self.pattern(&instead.when);
        let this_turn = if turn { say!(self, " this turn", " ce tour") } else { String::new() };
        let opening = self.if_or_next(waits, instead.uses, &this_turn);
        let pieces = self.rewritten(&instead.change);
        let rewrite = if instead.optional { self.may_of(pieces) } else { self.inline_of(pieces) };
        say!(self, "{opening}{rewrite} instead", "{opening}{rewrite} à la place")
    }

    /// `if it would be destroyed, `, `the next time a character attacks this turn, `.
    fn if_or_next(&self, waits: Waits, uses: Uses, turn: &str) -> String {
        let (si, que) = match waits {
            Waits::At(moment) => return format!("{moment}{turn}, "),
            Waits::When(clause) => (clause.clone(), clause),
            Waits::Would(si, que) => (si, que),
        };
        match uses {
            Uses::Always => say!(self, "if {si}{turn}, ", "si~{si}{turn}, "),
            Uses::Once | Uses::Next => say!(self, "the next time {si}{turn}, ", "la prochaine fois que~{que}{turn}, "),
        }
    }

    fn rewritten(&mut self, rewrite: &Rewrite) -> Vec<Piece> {
        vec![match rewrite {
            Rewrite::ToHand => self.move_to(PUT, Which::It, HAND),
            Rewrite::Destroy => self.plainly(DESTROY, Which::It, "", ""),
            Rewrite::Remove => self.plainly(REMOVE, Which::It, "from the game", "du jeu"),
            Rewrite::FlipDown => self.flip_down(Which::It),
            Rewrite::GainYourself => line!(self, "your faction gains that much", "votre faction gagne cette influence"),
            Rewrite::Redirect(name) => {
                let card = self.mention(Which::The(*name)).object;
                line!(self, "it is inflicted to {card}", "ils sont infligés à~{card}")
            }
            Rewrite::HealAll => self.heal(Which::It, None).leading(),
            Rewrite::TakeControl => {
                let card = self.mention(Which::It);
                self.act_of(TAKE, "control of", "le contrôle", &card, "")
            }
            Rewrite::Each(parts) => return parts.iter().flat_map(|part| self.rewritten(part)).collect(),
            Rewrite::Hide => line!(
                self,
                "put it into play face-down under your control",
                "mettez-la en jeu face cachée sous votre contrôle"
            ),
        }]
    }

    /// What is waited for; `it` means the card from here on.
    fn pattern(&mut self, pattern: &Pattern) -> Waits {
        match pattern {
            Pattern::Starts(who) => {
                let turn = self.turn_of(*who);
                Waits::At(say!(self, "at the start of {turn}", "au début de~{turn}"))
            }
            Pattern::Ends(who) => {
                let turn = self.turn_of(*who);
                Waits::At(say!(self, "at the end of {turn}", "à la fin de~{turn}"))
            }
            Pattern::Enters(filter) => self.happens(filter, "enters play", "entre en jeu"),
            Pattern::Leaves(filter) => self.happens(filter, "leaves play", "quitte le jeu"),
            Pattern::Destroyed(filter) => self.happens(filter, "is destroyed", "est détruit"),
            Pattern::Draws(who) => {
                let cards = say!(self, "any number of cards", "un nombre quelconque de cartes");
                self.player_does(*who, ["draw", "draws"], ["pioche", "piochez"], &cards)
            }
            Pattern::PutToken(filter) => {
                let (card, _) = self.it_is(filter);
                Waits::When(say!(self, "a token is put on {card}", "un marqueur est mis sur {card}"))
            }
            Pattern::Announces(who) => {
                let attack = say!(self, "an attack", "une attaque");
                self.player_does(*who, ["announce", "announces"], ["déclare", "déclarez"], &attack)
            }
            Pattern::Attacks(filter) => self.happens(filter, "attacks", "attaque"),
            Pattern::Blocks(filter) => self.happens(filter, "blocks", "bloque"),
            Pattern::IsBlocked(filter) => self.happens(filter, "is blocked", "est bloqué"),
            Pattern::HitsFaction(filter) => self.happens(
                filter,
                "inflicts battle damage to a faction",
                "inflige des dégâts de combat à une faction",
            ),
            Pattern::WouldBeDestroyed(filter) => self.would(filter, "be destroyed", "être détruit"),
            Pattern::WouldBeDestroyedBy(by, filter) => {
                let by = self.filter(by).a();
                let damage = say!(self, "damage from {by}", "des dégâts de~{by}");
                self.would(filter, &format!("be destroyed by {damage}"), &format!("être détruit par {damage}"))
            }
            Pattern::WouldReturn(filter) => {
                self.would(filter, "leave play for its owner’s hand", "quitter le jeu pour la main de son propriétaire")
            }
            // Whose discard pile it is stands in the filter: a card goes to that of its owner.
            Pattern::WouldBeBuried(filter) => {
                let own = filter.0.contains(&Is::Owned);
                let rest = Filter(filter.0.iter().filter(|is| **is != Is::Owned).cloned().collect());
                let (a, une) = if own { ("your", "votre") } else { ("a", "une") };
                let (en, fr) =
                    (format!("leave play for {a} discard pile"), format!("quitter le jeu pour {une} défausse"));
                self.would(&rest, &en, &fr)
            }
            Pattern::WouldGain(who) => {
                let faction = self.faction(*who);
                self.would_be(&faction, "gain influence", false, "gagner de l’influence")
            }
            Pattern::WouldBeDamaged(filter) => {
                let (card, _) = self.it_is(filter);
                let to = say!(self, "inflicted to {card}", "infligés à~{card}");
                let damage = say!(self, "damage", "des dégâts");
                self.would_be(&damage, &format!("be {to}"), true, &format!("être {to}"))
            }
            Pattern::TacticResolves(who) => {
                let (pile, tactic) = match self.player(*who) {
                    None => (DISCARD_PILE.your(self.language), say!(self, "a tactic you own", "une de vos tactiques")),
                    Some(name) => {
                        (DISCARD_PILE.their(self.language), say!(self, "a tactic of {name}", "une tactique adverse"))
                    }
                };
                self.it = Some(It::Some(TACTIC));
                self.spoke(Which::It);
                let (en, fr) =
                    (format!("be put into {pile} as it resolves"), format!("être mise dans {pile} à sa résolution"));
                self.would_be(&tactic, &en, false, &fr)
            }
        }
    }

    /// `your turn`, `each turn`.
    pub fn turn_of(&mut self, who: Who) -> String {
        match who {
            Who::Anyone | Who::Active => say!(self, "each turn", "chaque tour"),
            who => self.owned(who, kernel::words::reference::Owned::masculine("turn", "tour")),
        }
    }

    fn player_does(&mut self, who: Who, en: [&str; 2], fr: [&str; 2], what: &str) -> Waits {
        let ([draw, draws], [pioche, piochez]) = (en, fr);
        Waits::When(match self.player(who) {
            None => say!(self, "you {draw} {what}", "vous {piochez} {what}"),
            Some(name) => say!(self, "{name} {draws} {what}", "{name} {pioche} {what}"),
        })
    }

    fn happens(&mut self, filter: &Filter, en: &str, fr: &str) -> Waits {
        let (card, person) = self.it_is(filter);
        let fr = fr.strip_prefix("est ").map_or(fr.to_string(), |word| format!("est {}", person.agree(word)));
        Waits::When(say!(self, "{card} {en}", "{card} {fr}"))
    }

    fn would(&mut self, filter: &Filter, en: &str, fr: &str) -> Waits {
        let (card, person) = self.it_is(filter);
        // What is done to the card agrees with it.
        let fr = match fr.strip_prefix("être ").map(|done| done.split_once(' ').unwrap_or((done, ""))) {
            Some((word, rest)) => format!("être {} {rest}", person.agree(word)).trim_end().to_string(),
            None => fr.to_string(),
        };
        self.would_be(&card, en, false, &fr)
    }

    fn would_be(&self, what: &str, en: &str, plural: bool, fr: &str) -> Waits {
        let (devait, devrait) = if plural { ("devaient", "devraient") } else { ("devait", "devrait") };
        Waits::Would(
            say!(self, "{what} would {en}", "{what} {devait} {fr}"),
            say!(self, "{what} would {en}", "{what} {devrait} {fr}"),
        )
    }

    /// The card that is waited for, and what `it` means from here on.
    fn it_is(&mut self, filter: &Filter) -> (String, Person) {
        let called = self.filter(filter);
        match self.certain(&filter.0).filter(|_| called.is_definite()) {
            Some(which) => {
                self.it = Some(It::Same(which));
                self.spoke(which);
            }
            None => {
                self.it = Some(It::Some(called.head));
                self.spoke_as(Which::It, called.feminine);
            }
        }
        (called.a(), Person::one(called.feminine))
    }
}
