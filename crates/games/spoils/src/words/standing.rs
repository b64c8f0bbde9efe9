//! Text that stays in force: who gains and loses what, who cannot and who must.

use kernel::effect::tree::{Change, Modifier, Standing, Subject};
use kernel::words::{either, list};

use super::clause::{capital, full_stop};
use super::reference::Ref;
use super::speaker::Speaker;
use super::whole::is_whole;
use crate::Spoils;
use crate::language::{Is, Quality, Term, Which};
use kernel::words::french::{self, Person};

/// What is said of a card.
enum Says {
    Gains(String),
    Loses(String),
    Cannot(String, String),
    Does(String),
}

impl Speaker<'_> {
    /// Standing texts as clauses; several changes to the same cards are one clause.
    pub fn standings(&mut self, standings: &[&Standing<Spoils>], gained: bool, turn: bool) -> Vec<String> {
        let mut lines = Vec::new();
        for (place, group) in standings.chunk_by(|one, other| are_one(one, other)).enumerate() {
            if place > 0 {
                self.next_clause();
            }
            lines.push(match group[0] {
                Standing::Modifier(_) => {
                    let changes: Vec<&Modifier<Spoils>> =
                        group.iter().filter_map(|standing| change(standing)).collect();
                    self.modifiers(&changes, gained, turn)
                }
                Standing::Trigger(trigger) => self.trigger(trigger, turn),
                Standing::Instead(instead) => self.instead(instead, turn),
            });
        }
        lines
    }

    /// The same for paragraphs of their own, which do not refer to one another.
    pub fn separate(&mut self, standings: &[&Standing<Spoils>]) -> Vec<String> {
        let mut lines = Vec::new();
        for group in standings.chunk_by(|one, other| are_one(one, other)) {
            self.new_section();
            lines.extend(self.standings(group, false, false));
        }
        lines
    }

    /// Cards gain texts, for a while or for good.
    pub fn gains(&mut self, which: Which, term: Term, standings: &[Standing<Spoils>]) -> Vec<String> {
        let all: Vec<&Standing<Spoils>> = standings.iter().collect();
        if is_quoted(term, standings) {
            let mut quoted = Speaker::new(self.book, self.printed, self.language);
            let texts: Vec<String> =
                quoted.standings(&all, false, false).into_iter().map(|line| full_stop(capital(&line))).collect();
            let text = kernel::words::quoted(&texts.join(" "), self.language);
            let opening = self.term(term);
            let card = self.mention(which);
            let (gains, gagne) = (card.person.of("gains", "gain"), card.person.of("gagne", "gagnent"));
            return vec![self.say(
                format!("{opening}{} {gains} the text {text}", card.subject),
                format!("{opening}{} {gagne} le texte {text}", card.subject),
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
            Term::ThisTurn => self.say("this turn, ", "ce tour, "),
            Term::ForGood => String::new(),
            Term::WhileYouControlThis => {
                self.say("for as long as you control this card, ", "tant que vous contrôlez cette carte, ")
            }
        }
    }

    /// Changes to the same cards as one clause.
    fn modifiers(&mut self, group: &[&Modifier<Spoils>], gained: bool, turn: bool) -> String {
        let first = group[0];
        let mut opening = if turn { self.term(Term::ThisTurn) } else { String::new() };
        if let Some(only) = &first.only {
            let clause = self.condition(only, true);
            opening += &self.say(format!("while {clause}, "), format!("{}, ", french::whilst(&clause)));
        }
        if let Some(whole) = self.whole(first) {
            let each = first.per.as_ref().map(|per| self.for_each(per)).unwrap_or_default();
            return format!("{opening}{whole}{each}");
        }
        let subject = self.subject(&first.on);
        let person = subject.person;
        let (mut gains, mut loses, mut cannot, mut does) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for modifier in group {
            match self.says(modifier.of, modifier.change, person, gained || group.len() > 1) {
                Says::Gains(what) => gains.push(what),
                Says::Loses(what) => loses.push(what),
                Says::Cannot(en, fr) => cannot.push((en, fr)),
                Says::Does(what) => does.push(what),
            }
        }
        let mut parts = Vec::new();
        if !gains.is_empty() {
            let gain = self.say(person.of("gains", "gain"), person.of("gagne", "gagnent"));
            parts.push(format!("{gain} {}", list(&gains, self.language)));
        }
        if !loses.is_empty() {
            let lose = self.say(person.of("loses", "lose"), person.of("perd", "perdent"));
            parts.push(format!("{lose} {}", list(&loses, self.language)));
        }
        if !cannot.is_empty() {
            parts.push(self.cannot(&cannot, person));
        }
        parts.extend(does);
        let each = first.per.as_ref().map(|per| self.for_each(per)).unwrap_or_default();
        format!("{opening}{} {}{each}", subject.subject, list(&parts, self.language))
    }

    /// The cards that a modifier is about, as the subject of a sentence.
    fn subject(&mut self, subject: &Subject<Spoils>) -> Ref {
        match subject {
            Subject::This => self.mention(Which::This),
            Subject::You => Ref::phrase(self.say("your faction", "votre faction"), Person::one(true)),
            Subject::Seats(_) => Ref::phrase(self.say("each faction", "chaque faction"), Person::one(true)),
            Subject::Cards(pick) if pick.that.0 == [Is::Host] => self.mention(Which::Host),
            Subject::Cards(pick) if pick.that.0 == [Is::This] => self.mention(Which::This),
            Subject::Cards(pick) => {
                let parts = self.with_owner(&pick.from, pick.whose, &pick.that.0);
                let (one, many) = self.place(&pick.from, pick.whose, false);
                self.called(&parts, &one, &many).subject()
            }
            Subject::AnyOf(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.subject(part).subject).collect();
                Ref::phrase(list(&parts, self.language), Person::many(false))
            }
        }
    }

    fn says(&self, of: Quality, change: Change, person: Person, gained: bool) -> Says {
        let stat = |en: &str, fr: &str| self.stat(change, en, fr, person);
        let lost = matches!(change, Change::Cannot | Change::Less(..) | Change::Set(0));
        match of {
            Quality::Strength => stat("strength", "de force"),
            Quality::Life => stat("life", "de vie"),
            Quality::Speed => stat("speed", "de vitesse"),
            Quality::Structure => stat("structure", "de structure"),
            Quality::Covert if lost => Says::Loses(self.say("covert", "couvert")),
            Quality::Covert if gained => Says::Gains(self.say("covert", "couvert")),
            Quality::Covert => Says::Does(
                self.say(format!("{} covert", person.of("has", "have")), format!("{} couvert", person.of("a", "ont"))),
            ),
            Quality::Unblockable => self.can(lost, person, "be blocked", &format!("être {}", person.agree("bloqué"))),
            Quality::Attack => self.can(!lost, person, "attack", "attaquer"),
            Quality::Block => self.can(!lost, person, "block", "bloquer"),
            Quality::Destruction => {
                self.can(!lost, person, "be destroyed", &format!("être {}", person.agree("détruit")))
            }
            Quality::Pick => self.can(!lost, person, "be picked", &format!("être {}", person.agree("ciblé"))),
            Quality::PickByOpponent => {
                let fr = format!("être {} par votre adversaire", person.agree("ciblé"));
                self.can(!lost, person, "be picked by your opponent", &fr)
            }
            Quality::AttackAtOnce => {
                let (it, le) = (person.of("it", "them"), person.object());
                let en = format!("attack even if you have not controlled {it} since the start of the turn");
                let fr = format!("attaquer même si vous ne {le} contrôlez pas depuis le début du tour");
                self.can(!lost, person, &en, &fr)
            }
            Quality::BlockCovert => self.can(!lost, person, "block covert parties", "bloquer des groupes couverts"),
            Quality::MustAttack => {
                let (it, il) = (person.of("it", "they"), person.subject());
                let peut = person.of("peut", "peuvent");
                let able = french::given(&format!("{il} {peut} en faire partie"));
                Says::Does(self.say(
                    format!("must be in your attacking party if you attack and {it} can be"),
                    format!(
                        "{} faire partie de votre groupe d’attaque quand vous attaquez, {able}",
                        person.of("doit", "doivent")
                    ),
                ))
            }
            Quality::MustBlock => self.must(person, "block", "bloquer", "le"),
            Quality::MustBePicked => {
                let fr = format!("être {}", person.agree("ciblé"));
                let (it, il) = (person.of("it", "they"), person.subject());
                let peut = person.of("peut", "peuvent");
                Says::Does(self.say(
                    format!("must be picked if {it} can be"),
                    format!("{} {fr} si {il} {peut} l’être", person.of("doit", "doivent")).replace("si il", "s’il"),
                ))
            }
            Quality::IsCharacter => Says::Does(self.say(
                person.of("is also a character", "are also characters"),
                person.of("est aussi un personnage", "sont aussi des personnages"),
            )),
            Quality::Tactics
            | Quality::MustTakeDamage
            | Quality::PartyOfOne
            | Quality::AttackTax
            | Quality::MemberTax
            | Quality::TacticTax
            | Quality::Price
            | Quality::NextPrice
            | Quality::NextPayment
            | Quality::DealtToLocation
            | Quality::Taken
            | Quality::TakenInBattle
            | Quality::Provides(_)
            | Quality::HandRevealed
            | Quality::UseTheirs => unreachable!("said in Speaker::whole"),
        }
    }

    fn stat(&self, change: Change, en: &str, fr: &str, person: Person) -> Says {
        let so_much = |number: i32| self.say(format!("{number} {en}"), format!("{number} {fr}"));
        match change {
            Change::Add(number) if number >= 0 => Says::Gains(so_much(number)),
            Change::Add(number) => Says::Loses(so_much(-number)),
            Change::Less(number, floor) => Says::Loses(format!("{}{}", so_much(number), self.minimum(floor))),
            Change::Set(number) => {
                let has = self.say(person.of("has", "have"), person.of("a", "ont"));
                Says::Does(format!("{has} {}", so_much(number)))
            }
            Change::Times(_) | Change::Half | Change::Cannot => {
                Says::Loses(self.say(format!("all {en}"), format!("tout ce que vaut {fr}")))
            }
        }
    }

    /// `, to a minimum of 1`.
    pub fn minimum(&self, floor: i32) -> String {
        match floor {
            ..=0 => String::new(),
            floor => self.say(format!(", to a minimum of {floor}"), format!(", avec un minimum de {floor}")),
        }
    }

    /// `cannot attack or block`, `ne peut ni attaquer ni bloquer`.
    fn cannot(&self, what: &[(String, String)], person: Person) -> String {
        let peut = person.of("peut", "peuvent");
        let en: Vec<String> = what.iter().map(|(en, _)| en.clone()).collect();
        let fr: Vec<&str> = what.iter().map(|(_, fr)| fr.as_str()).collect();
        let fr = match fr.as_slice() {
            [one] => format!("ne {peut} pas {one}"),
            several => format!("ne {peut} ni {}", several.join(" ni ")),
        };
        self.say(format!("cannot {}", either(&en, self.language)), fr)
    }

    fn can(&self, can: bool, person: Person, en: &str, fr: &str) -> Says {
        match can {
            true => Says::Does(self.say(format!("can {en}"), format!("{} {fr}", person.of("peut", "peuvent")))),
            false => Says::Cannot(en.to_string(), fr.to_string()),
        }
    }

    fn must(&self, person: Person, en: &str, fr: &str, pronoun: &str) -> Says {
        let (it, il) = (person.of("it", "they"), person.subject());
        let (doit, peut) = (person.of("doit", "doivent"), person.of("peut", "peuvent"));
        let able = french::given(&format!("{il} {pronoun} {peut}"));
        Says::Does(self.say(format!("must {en} if {it} can"), format!("{doit} {fr} {able}")))
    }
}

fn change(standing: &Standing<Spoils>) -> Option<&Modifier<Spoils>> {
    match standing {
        Standing::Modifier(modifier) => Some(modifier),
        Standing::Trigger(_) | Standing::Instead(_) => None,
    }
}

/// Whether two texts are changes that are said in one clause.
fn are_one(one: &Standing<Spoils>, other: &Standing<Spoils>) -> bool {
    let (Some(one), Some(other)) = (change(one), change(other)) else { return false };
    let alike = one.on == other.on && one.per == other.per && one.only == other.only;
    alike && !is_whole(one.of) && !is_whole(other.of)
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
