//! Conditions in words: `you control an even number of characters`, `during your turn`.

use kernel::book::Language;
use kernel::effect::tree::{Branch, Condition, Effect, Logic};
use kernel::words::clause::Piece;
use kernel::words::vocabulary::Vocabulary;
use kernel::words::{at_least, either, list};
use kernel::{line, say};

use super::filter::{Role, role};
use super::noun::{CARD, DISCARD_PILE, TOKEN};
use super::speaker::{How, Speaker};
use crate::Spoils;
use crate::language::{Answered, Filter, Is, Name, Test, Verb, Which, Who};

impl Speaker<'_> {
    /// A condition of the game, or its opposite.
    pub fn test_clause(&mut self, test: &Test, yes: bool) -> String {
        let (not, ne, pas) = if yes { ("", "", "") } else { ("not ", "n’", " pas") };
        match test {
            Test::YourTurn | Test::TheirTurn => {
                let ce = if yes { "c’" } else { "ce n’" };
                let turn = self.turn_of(if *test == Test::YourTurn { Who::You } else { Who::Opponent });
                say!(self, "it is {not}{turn}", "{ce}est{pas} {turn}")
            }
            Test::Battle => {
                let (a, un) = if yes { ("a", "un") } else { ("no", "aucun") };
                say!(self, "{a} battle is going on", "{un} combat {ne}est en cours")
            }
            Test::YouAttack => say!(self, "you are {not}attacking", "vous {ne}attaquez{pas}"),
            Test::YouAreAttacked => say!(self, "you are {not}being attacked", "vous {ne}êtes{pas} attaqué"),
            Test::Answers(answered) => {
                self.answered = *answered;
                let to = self.answering(*answered);
                say!(self, "this is {to}", "ceci est {to}")
            }
            Test::TacticPlayed => {
                let (a, une) = if yes { ("a", "une") } else { ("no", "aucune") };
                say!(
                    self,
                    "{a} tactic with another name was played this turn",
                    "{une} tactique d’un autre nom {ne}a été jouée ce tour"
                )
            }
            Test::NotLastUser => {
                let (not, ne, pas) = if yes { ("not ", "n’", " pas") } else { ("", "", "") };
                say!(
                    self,
                    "you were {not}the last player to use it this turn",
                    "vous {ne}êtes{pas} le dernier joueur à l’avoir utilisée ce tour"
                )
            }
            Test::InPlay(filter, least) => self.in_play(filter, *least, yes),
            Test::EvenCharacters => {
                let (even, pair) = if yes { ("even", "pair") } else { ("odd", "impair") };
                say!(
                    self,
                    "you control an {even} number of characters",
                    "vous contrôlez un nombre {pair} de personnages"
                )
            }
            Test::Discarded(who, least) => {
                let pile = self.owned(*who, DISCARD_PILE);
                let cards = at_least(*least, CARD.form(true, self.language), yes, self.language);
                say!(self, "{pile} holds {cards}", "{pile} contient {cards}")
            }
            Test::FlippedUp => {
                let card = self.mention(Which::This);
                let (it, did) = (card.object, if yes { "played" } else { "did not play" });
                let fr = match (card.pronoun, yes) {
                    (true, true) => "l’avez jouée".to_string(),
                    (true, false) => "ne l’avez pas jouée".to_string(),
                    (false, _) => format!("{ne}avez{pas} joué {it}"),
                };
                say!(self, "you {did} {it} with Flip Up", "vous {fr} avec Flip Up")
            }
            Test::Attacked => {
                let (card, did) = (self.mention(Which::This).subject, if yes { "attacked" } else { "did not attack" });
                say!(self, "{card} {did} this turn", "{card} {ne}a{pas} attaqué ce tour")
            }
            Test::Matches(which, filter) => self.matches(*which, filter, yes),
            Test::Called(name) => self.was_chosen(*name, yes),
            Test::Destroyed(name) => {
                let card = self.mention(Which::The(*name));
                let (subject, gone) = (card.subject, card.person.agree("détruit"));
                let (is, est) = (card.person.of("is", "are"), card.person.of("est", "sont"));
                say!(self, "{subject} {is} {not}destroyed this way", "{subject} {ne}{est}{pas} {gone} de cette façon")
            }
            Test::Tokens(least) => {
                let card = self.mention(Which::This).subject;
                match (yes, least) {
                    (true, 1) => say!(self, "{card} has a token", "{card} a un marqueur"),
                    (false, 1) => say!(self, "{card} has no tokens", "{card} n’a aucun marqueur"),
                    (_, _) => {
                        let tokens = at_least(*least, TOKEN.form(true, self.language), yes, self.language);
                        say!(self, "{card} has {tokens}", "{card} a {tokens}")
                    }
                }
            }
            Test::Rule(_) => unreachable!("no card file can write a step of the rules"),
        }
    }

    /// `your opponent controls an item`, `you control 3 or more characters`, `a location is in play`.
    fn in_play(&mut self, filter: &Filter, least: u8, yes: bool) -> String {
        let rest: Vec<Is> = filter.0.iter().filter(|is| !matches!(is, Is::Yours | Is::Theirs)).cloned().collect();
        let called = self.called(&rest, "");
        let (a, no, many) = (called.a(), called.no(), called.many());
        let at_least = at_least(least, &many, yes, self.language);
        let (control, controle, vous) = if filter.0.contains(&Is::Yours) {
            ("you control", "contrôlez", "vous")
        } else if filter.0.contains(&Is::Theirs) {
            ("your opponent controls", "contrôle", "votre adversaire")
        } else {
            return match (yes, least) {
                (true, 1) => say!(self, "{a} is in play", "{a} est en jeu"),
                (false, 1) => say!(self, "{no} is in play", "{no} n’est en jeu"),
                (_, _) => say!(self, "{at_least} are in play", "{at_least} sont en jeu"),
            };
        };
        match (yes, least) {
            (true, 1) => say!(self, "{control} {a}", "{vous} {controle} {a}"),
            (false, 1) => say!(self, "{control} no {many}", "{vous} ne {controle} {no}"),
            (_, _) => say!(self, "{control} {at_least}", "{vous} {controle} {at_least}"),
        }
    }

    /// `if you do`, `if one was found`.
    fn was_chosen(&mut self, name: Name, yes: bool) -> String {
        let how = self.names.get(name).map_or(How::Chosen, |named| named.how);
        self.spoke(Which::The(name));
        let head = self.head_of(name);
        let (a, one, un) = (head.a(self.language), head.one, head.un);
        let (e, no) = if head.feminine { ("e", "aucune") } else { ("", "aucun") };
        match (how, yes) {
            (How::Seen | How::Found, true) => say!(self, "you find one", "vous en trouvez une"),
            (How::Seen | How::Found, false) => say!(self, "you find none", "vous n’en trouvez aucune"),
            (How::Shown, true) => say!(self, "{a} was revealed", "{a} a été révélé{e}"),
            (How::Shown, false) => say!(self, "no {one} was revealed", "{no} {un} n’a été révélé{e}"),
            (_, true) => say!(self, "you do", "vous le faites"),
            (_, false) => say!(self, "you do not", "vous ne le faites pas"),
        }
    }

    /// `it is attacking`, `that character has life 4 or less`.
    fn matches(&mut self, which: Which, filter: &Filter, yes: bool) -> String {
        let card = self.mention(which);
        // French says what somebody is with "ce".
        let kind = matches!(filter.0.as_slice(), [is] if matches!(role(is), Role::Kind(_)));
        if self.language == Language::Fr && card.pronoun && !card.person.plural && kind {
            let a = self.filter(filter).a();
            return if yes { format!("c’est {a}") } else { format!("ce n’est pas {a}") };
        }
        let parts: Vec<String> = filter.0.iter().map(|is| self.predicate(is, &card, yes)).collect();
        let parts = if yes { list(&parts, self.language) } else { either(&parts, self.language) };
        format!("{} {parts}", card.subject)
    }

    /// Both players pick, whoever's turn it is first.
    pub fn both_pick(&mut self, branch: &Branch<Spoils>) -> Option<Vec<Piece>> {
        let (Condition::Is(Test::YourTurn), [first, second], [third, fourth]) =
            (&branch.cond, branch.then.as_slice(), branch.otherwise.as_slice())
        else {
            return None;
        };
        let (Effect::Do(Verb::Pick(own)), Effect::Do(Verb::Pick(other))) = (first, second) else { return None };
        if first != fourth || second != third || own.by != Who::You || other.by != Who::Opponent {
            return None;
        }
        self.selection(own, How::Picked, false);
        let theirs = self.selection(other, How::Picked, false).object;
        Some(vec![line!(
            self,
            "each player picks {theirs}, the active player first",
            "chaque joueur cible {theirs}, le joueur actif en premier"
        )])
    }

    /// When something may be played or used: `during your turn`, `in response to a card being played`.
    pub fn occasion(&mut self, condition: &Condition<Spoils>) -> String {
        if let Condition::Control(logic) = condition {
            match &**logic {
                Logic::Not(Condition::Is(Test::Battle)) => return say!(self, "outside battle", "hors combat"),
                Logic::Not(Condition::Is(Test::YourTurn)) => return self.occasion(&Condition::Is(Test::TheirTurn)),
                Logic::Not(Condition::Is(Test::TheirTurn)) => return self.occasion(&Condition::Is(Test::YourTurn)),
                Logic::Every(parts) | Logic::Any(parts) => {
                    let every = matches!(**logic, Logic::Every(_));
                    let parts: Vec<String> = parts.iter().map(|part| self.occasion(part)).collect();
                    return if every { list(&parts, self.language) } else { either(&parts, self.language) };
                }
                Logic::Not(_) | Logic::AtLeast(..) => {}
            }
        }
        match condition {
            Condition::Is(Test::YourTurn) => say!(self, "during your turn", "pendant votre tour"),
            Condition::Is(Test::TheirTurn) => {
                say!(self, "during your opponent’s turn", "pendant le tour de votre adversaire")
            }
            Condition::Is(Test::Battle) => say!(self, "during a battle", "pendant un combat"),
            Condition::Is(Test::Answers(answered)) => {
                self.answered = *answered;
                self.answering(*answered)
            }
            Condition::Is(
                Test::YouAttack | Test::YouAreAttacked | Test::InPlay(..) | Test::EvenCharacters | Test::Matches(..),
            ) => {
                let clause = self.condition(condition, true);
                say!(self, "while {clause}", "lorsque~{clause}")
            }
            _ => {
                let clause = self.condition(condition, true);
                say!(self, "if {clause}", "si~{clause}")
            }
        }
    }

    /// What a response answers.
    fn answering(&self, answered: Answered) -> String {
        let (en, fr) = match answered {
            Answered::Card => ("a card being played", "une carte en train d’être jouée"),
            Answered::Character => ("a character being played", "un personnage en train d’être joué"),
            Answered::Ability => ("an ability being used", "l’utilisation d’une compétence"),
        };
        say!(self, "in response to {en}", "en réponse à {fr}")
    }
}
