//! Text that stays in force: who gains and loses what, who cannot and who must.

use kernel::effect::tree::{Change, Condition, Modifier, Standing, Subject};
use kernel::say;
use kernel::words::french::Person;
use kernel::words::reference::Ref;
use kernel::words::standing::{Says, changes, groups, minimum, predicate};
use kernel::words::text::sentence;
use kernel::words::verbal::{CAN, GAINS, HAS, MUST};
use kernel::words::vocabulary::Vocabulary;
use kernel::words::{list, quoted};

use super::speaker::Speaker;
use super::whole::is_whole;
use crate::Spoils;
use crate::language::{Is, Quality, Term, Test, Which};

impl Speaker<'_> {
    /// Standing texts as clauses; several changes to the same cards are one clause.
    pub fn standings(&mut self, standings: &[&Standing<Spoils>], gained: bool, turn: bool) -> Vec<String> {
        let mut lines = Vec::new();
        for (place, group) in groups(standings, |change| is_whole(change.of)).enumerate() {
            if place > 0 {
                self.next_clause();
            }
            lines.push(match group[0] {
                Standing::Modifier(_) => self.modifiers(&changes(group), gained, turn),
                Standing::Trigger(trigger) => self.trigger(trigger, turn),
                Standing::Instead(instead) => self.instead(instead, turn),
            });
        }
        lines
    }

    /// The same for paragraphs of their own, which do not refer to one another.
    pub fn separate(&mut self, standings: &[&Standing<Spoils>]) -> Vec<String> {
        let mut lines = Vec::new();
        for group in groups(standings, |change| is_whole(change.of)) {
            self.new_section();
            lines.extend(self.standings(group, false, false));
        }
        lines
    }

    /// Cards gain texts, for a while or for good.
    pub fn gains(&mut self, which: Which, term: Term, standings: &[Standing<Spoils>]) -> Vec<String> {
        let all: Vec<&Standing<Spoils>> = standings.iter().collect();
        if is_quoted(term, standings) {
            let lines = Speaker::new(self.book, self.printed, self.language).standings(&all, false, false);
            let texts: Vec<String> = lines.iter().map(|line| sentence(line)).collect();
            let text = quoted(&texts.join(" "), self.language);
            let (opening, card) = (self.term(term), self.mention(which));
            let (gains, subject) = (GAINS.of(&card, self.language), card.subject);
            return vec![say!(
                self,
                "{opening}{subject} {gains} the text {text}",
                "{opening}{subject} {gains} le texte {text}"
            )];
        }
        let opening = if term == Term::ThisTurn { String::new() } else { self.term(term) };
        let this = self.this.replace(which);
        let lines = self.standings(&all, true, term == Term::ThisTurn);
        self.this = this;
        lines.into_iter().map(|line| format!("{opening}{line}")).collect()
    }

    fn term(&self, term: Term) -> String {
        match term {
            Term::ThisTurn => say!(self, "this turn, ", "ce tour, "),
            Term::ForGood => String::new(),
            Term::WhileYouControlThis => {
                say!(self, "for as long as you control this card, ", "tant que vous contrôlez cette carte, ")
            }
        }
    }

    /// Changes to the same cards as one clause.
    fn modifiers(&mut self, group: &[&Modifier<Spoils>], gained: bool, turn: bool) -> String {
        let first = group[0];
        let mut opening = if turn { self.term(Term::ThisTurn) } else { String::new() };
        if let Some(only) = &first.only {
            let clause = self.condition(only, true);
            // What has happened does not go on.
            opening += &match is_past(only) {
                true => say!(self, "if {clause}, ", "si~{clause}, "),
                false => say!(self, "while {clause}, ", "lorsque~{clause}, "),
            };
        }
        let text = match self.whole(first) {
            Some(whole) => whole,
            None => {
                let card = self.subject(&first.on);
                let gained = gained || group.len() > 1;
                let says: Vec<Says> =
                    group.iter().map(|change| self.says(change.of, change.change, &card, gained)).collect();
                format!("{} {}", card.subject, predicate(&says, &card, self.language))
            }
        };
        let each = first.per.as_ref().map(|per| self.for_each(per)).unwrap_or_default();
        format!("{opening}{text}{each}")
    }

    /// The cards that a modifier is about, as the subject of a sentence.
    fn subject(&mut self, subject: &Subject<Spoils>) -> Ref {
        match subject {
            Subject::This => self.mention(Which::This),
            Subject::You => Ref::new(say!(self, "your faction", "votre faction"), true),
            Subject::Seats(_) => Ref::new(say!(self, "each faction", "chaque faction"), true),
            Subject::Cards(pick) if pick.that.0 == [Is::Host] => self.mention(Which::Host),
            Subject::Cards(pick) if pick.that.0 == [Is::This] => self.mention(Which::This),
            Subject::Cards(pick) => self.cards(pick).subject(),
            Subject::AnyOf(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.subject(part).subject).collect();
                Ref::phrase(list(&parts, self.language), Person::many(false))
            }
        }
    }

    fn says(&self, of: Quality, change: Change, card: &Ref, gained: bool) -> Says {
        let person = card.person;
        let lost = matches!(change, Change::Cannot | Change::Less(..) | Change::Set(0));
        let can = |can: bool, what: String| match can {
            true => Says::Does(format!("{} {what}", CAN.of(card, self.language))),
            false => Says::Cannot(what),
        };
        // What is done to it: `be blocked`, `être bloquées`.
        let be = |en: &str, fr: &str| {
            let fr = person.agree(fr);
            say!(self, "be {en}", "être {fr}")
        };
        let (doit, peut) = (MUST.of(card, self.language), CAN.of(card, self.language));
        let (it, il) = (person.of("it", "they"), person.subject());
        match of {
            Quality::Strength => self.stat(change, "strength", "de force", card),
            Quality::Life => self.stat(change, "life", "de vitalité", card),
            Quality::Speed => self.stat(change, "speed", "de vitesse", card),
            Quality::Structure => self.stat(change, "structure", "de structure", card),
            Quality::Covert if lost => Says::Loses(say!(self, "covert", "couvert")),
            Quality::Covert if gained => Says::Gains(say!(self, "covert", "couvert")),
            Quality::Covert => {
                let has = HAS.of(card, self.language);
                Says::Does(say!(self, "{has} covert", "{has} couvert"))
            }
            Quality::Unblockable => can(lost, be("blocked", "bloqué")),
            Quality::Attack => can(!lost, say!(self, "attack", "attaquer")),
            Quality::Block => can(!lost, say!(self, "block", "bloquer")),
            Quality::Destruction => can(!lost, be("destroyed", "détruit")),
            Quality::Pick => can(!lost, be("picked", "ciblé")),
            Quality::PickByOpponent => {
                let be = be("picked", "ciblé");
                can(!lost, say!(self, "{be} by your opponent", "{be} par votre adversaire"))
            }
            Quality::AttackAtOnce => {
                let (them, les) = (person.of("it", "them"), person.object());
                let what = say!(
                    self,
                    "attack even if you have not controlled {them} since the start of the turn",
                    "attaquer même si vous ne {les} contrôlez pas depuis le début du tour"
                );
                can(!lost, what)
            }
            Quality::BlockCovert => can(!lost, say!(self, "block covert parties", "bloquer des groupes couverts")),
            Quality::MustAttack => Says::Does(say!(
                self,
                "must be in your attacking party if you attack and {it} can be",
                "{doit} faire partie de votre groupe d’attaque quand vous attaquez, si~{il} {peut} en faire partie"
            )),
            Quality::MustBlock => Says::Does(say!(self, "must block if {it} can", "{doit} bloquer si~{il} le {peut}")),
            Quality::MustBePicked => {
                let be = be("picked", "ciblé");
                Says::Does(say!(
                    self,
                    "must {be} by whoever picks cards, if {it} can be",
                    "{doit} {be} par quiconque cible des cartes, si~{il} {peut} l’être"
                ))
            }
            Quality::IsCharacter => Says::Does(match person.plural {
                false => say!(self, "is also a character", "est aussi un personnage"),
                true => say!(self, "are also characters", "sont aussi des personnages"),
            }),
            _ => unreachable!("said in Speaker::whole"),
        }
    }

    fn stat(&self, change: Change, en: &str, fr: &str, card: &Ref) -> Says {
        let so_much = |number: i32| say!(self, "{number} {en}", "{number} {fr}");
        match change {
            Change::Add(number) if number >= 0 => Says::Gains(so_much(number)),
            Change::Add(number) => Says::Loses(so_much(-number)),
            Change::Less(number, floor) => Says::Loses(so_much(number) + &minimum(floor, self.language)),
            Change::Set(number) => Says::Does(format!("{} {}", HAS.of(card, self.language), so_much(number))),
            Change::Times(_) | Change::Half | Change::Cannot => {
                Says::Loses(say!(self, "all {en}", "tout ce que vaut {fr}"))
            }
        }
    }
}

/// Whether a condition speaks of what has happened.
fn is_past(condition: &Condition<Spoils>) -> bool {
    match condition {
        Condition::Is(test) => matches!(
            test,
            Test::Attacked | Test::FlippedUp | Test::TacticPlayed | Test::NotLastUser | Test::Destroyed(_)
        ),
        _ => false,
    }
}

/// Whether texts that a card gains are quoted: they are its own, not just numbers and keywords.
fn is_quoted(term: Term, standings: &[Standing<Spoils>]) -> bool {
    standings.iter().any(|standing| match standing {
        Standing::Trigger(_) => true,
        Standing::Instead(_) => term != Term::ThisTurn,
        Standing::Modifier(modifier) => {
            let number = matches!(
                modifier.of,
                Quality::Strength | Quality::Life | Quality::Speed | Quality::Structure | Quality::Covert
            );
            modifier.on != Subject::This || (term == Term::ForGood && !number)
        }
    })
}
