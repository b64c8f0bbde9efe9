//! Effects as sentences: `gain 2 power and draw a card`, and what becomes of conditions and choices.

use kernel::book::{Book, Language};
use kernel::effect::tree::{
    Branch, CardPick, Choice, Condition, Control, Each, Effect, Pick, Standing, Subject, Until, Uses,
};
use kernel::quantity::Quantity;
use kernel::words::clause::{Act, Joined, Piece};
use kernel::words::phrase::NounPhrase;
use kernel::words::text::{sentence, small};
use kernel::words::verbal::{CHOOSE, COPY};
use kernel::words::vocabulary::Vocabulary;
use kernel::words::{card_name, list, number_word};
use kernel::{act, line, say};

use super::noun::{self, BANISH, DESTROY, DOUBLE, DRAW, GAIN, RECRUIT, RETURN, REVEAL};
use crate::Shards;
use crate::language::{Destination, Pattern, Resource, Rewrite, Tally, Test, Verb};

/// Says effects in one language.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    /// For names of other cards.
    pub book: &'a Book<Shards>,
    pub language: Language,
}

impl Vocabulary for Speaker<'_> {
    type Game = Shards;
    const JOINED: Joined = Joined::And;
    const LISTS_WAYS: bool = false;

    fn language(&self) -> Language {
        self.language
    }

    fn verb(&mut self, verb: &Verb) -> Vec<Piece> {
        self.verb_pieces(verb)
    }

    fn test(&mut self, test: &Test, holds: bool) -> String {
        self.test_clause(test, holds)
    }

    fn cards(&mut self, pick: &CardPick<Shards>) -> NounPhrase {
        noun::filter(&pick.that, self.language)
    }

    fn measure(&mut self, measure: &<Shards as kernel::game::Terms>::Measure) -> String {
        match *measure {}
    }

    fn gauge(&mut self, gauge: &Resource) -> String {
        noun::yours(*gauge, self.language).to_string()
    }

    fn lasting(&mut self, standings: &[&Standing<Shards>], _until: Until) -> Vec<String> {
        standings.iter().map(|standing| self.standing(standing, true)).collect()
    }

    fn together(&mut self, effects: &[Effect<Shards>]) -> Option<(Vec<Piece>, usize)> {
        let Effect::Control(control) = effects.first()? else { return None };
        let pieces = match &**control {
            Control::Choose(choice) => self.choice(choice),
            Control::Each(each) => self.each(each).map(|piece| vec![piece]),
            _ => None,
        };
        pieces.map(|pieces| (pieces, 1))
    }

    /// A condition with its consequence; what happens otherwise comes first and is replaced.
    fn branch_shortly(&mut self, branch: &Branch<Shards>) -> Option<Vec<Piece>> {
        let mut pieces = self.pieces(&branch.otherwise);
        let instead = if branch.otherwise.is_empty() { "" } else { self.language.pick(" instead", " à la place") };
        let then = self.inline(&branch.then);
        pieces.push(match &branch.cond {
            Condition::Is(Test::Mastery(threshold)) => {
                Piece::Line(format!("{}{then}{instead}", self.threshold(*threshold)))
            }
            condition => {
                let keyword = if let Condition::Is(test) = condition { self.keyword(test) } else { String::new() };
                let clause = self.condition(condition, true);
                line!(self, "{keyword}if {clause}, {then}{instead}", "{keyword}si~{clause}, {then}{instead}")
            }
        });
        Some(pieces)
    }

    /// Everything that is gained is gained at once.
    fn inline_of(&self, pieces: Vec<Piece>) -> String {
        let clauses: Vec<String> = self.clauses(pieces).iter().map(|clause| small(clause)).collect();
        clauses.join(self.language.semicolon())
    }
}

impl Speaker<'_> {
    /// The sentences of some effects, a paragraph each.
    pub fn lines(mut self, effects: &[Effect<Shards>]) -> Vec<String> {
        let pieces = self.pieces(effects);
        self.clauses(pieces).iter().map(|clause| sentence(clause)).collect()
    }

    /// The clauses of some pieces; what is gained one after the other is said as one sum.
    fn clauses(&self, pieces: Vec<Piece>) -> Vec<String> {
        let gain = Act::new(GAIN, "", self.language).order + " ";
        let gained = |piece: &Piece| match piece {
            Piece::Act(act) => act.order.strip_prefix(&gain).map(str::to_string),
            _ => None,
        };
        let mut joined: Vec<Piece> = Vec::new();
        for run in pieces.chunk_by(|one, other| gained(one).is_some() && gained(other).is_some()) {
            let parts: Vec<String> = run.iter().filter_map(gained).collect();
            if parts.is_empty() {
                joined.extend_from_slice(run);
                continue;
            }
            let mut sum: Vec<String> = Vec::new();
            for part in parts {
                match part.strip_prefix("plus ") {
                    Some(more) if !sum.is_empty() => sum = vec![format!("{}, plus {more}", list(&sum, self.language))],
                    Some(more) => sum.push(more.to_string()),
                    None => sum.push(part),
                }
            }
            joined.push(self.act(GAIN, &list(&sum, self.language)));
        }
        Self::JOINED.clauses(joined, true, self.language)
    }

    fn verb_pieces(&self, verb: &Verb) -> Vec<Piece> {
        let language = self.language;
        vec![match verb {
            Verb::Gain(resource, amount) => self.act(GAIN, &noun::amount(*resource, *amount, language)),
            Verb::GainByMastery(resource, tiers) => return self.tiers(*resource, tiers),
            Verb::GainPer(resource, each, tally) => self.gain_per(*resource, *each, tally),
            Verb::Double(resource) => self.act(DOUBLE, noun::yours(*resource, language)),
            Verb::Draw(1) => self.act(DRAW, &noun::CARD.a(language)),
            Verb::Draw(number) => {
                let (count, cards) = (number_word(*number, language), noun::CARD.form(true, language));
                act!(self, DRAW, "{count} {cards}")
            }
            Verb::RevealTop => act!(self, REVEAL, "the top card of your deck", "la première carte de votre deck"),
            Verb::LoseMastery(_, number) => self.loses(*number),
            Verb::Banish(_) => act!(self, BANISH, "it", "cette carte"),
            Verb::Return(_) => act!(self, RETURN, "it to your hand", "cette carte en main"),
            Verb::Destroy(_) => act!(self, DESTROY, "it", "cette carte"),
            Verb::RecruitFree(_, _) => act!(self, RECRUIT, "it without paying", "cette carte sans la payer"),
        }]
    }

    fn loses(&self, number: u8) -> Piece {
        let amount = noun::amount(Resource::Mastery, Quantity::new(i32::from(number)), self.language);
        line!(self, "an opponent of your choice loses {amount}", "un adversaire de votre choix perd {amount}")
    }

    /// The first tier is the plain gain; each further one replaces it.
    fn tiers(&self, resource: Resource, tiers: &[(u8, Quantity)]) -> Vec<Piece> {
        let tier = |(threshold, number): &(u8, Quantity)| {
            let (at, amount) = (self.threshold(*threshold), noun::amount(resource, *number, self.language));
            match threshold {
                0 => self.act(GAIN, &amount),
                _ => line!(self, "{at}gain {amount} instead", "{at}gagnez {amount} à la place"),
            }
        };
        tiers.iter().map(tier).collect()
    }

    /// `at 10 mastery: `, `à 10 de maîtrise : `.
    fn threshold(&self, threshold: u8) -> String {
        let colon = self.language.colon();
        say!(self, "at {threshold} mastery{colon}", "à {threshold} de maîtrise{colon}")
    }

    /// A further gain that depends on something: `plus 2 power for each ...`.
    fn gain_per(&self, resource: Resource, each: i32, tally: &Tally) -> Piece {
        let amount = noun::amount(resource, Quantity::new(each), self.language);
        let (Tally::Champions(of) | Tally::AlliesPlayed(of) | Tally::Discarded(of)) = tally;
        let name = noun::faction(*of, self.language);
        match tally {
            Tally::Champions(_) => act!(
                self,
                GAIN,
                "plus {amount} for each {name} champion you have in play",
                "plus {amount} par champion {name} que vous avez en jeu"
            ),
            Tally::AlliesPlayed(_) => act!(
                self,
                GAIN,
                "plus {amount} for each {name} ally you have played this turn",
                "plus {amount} par allié {name} que vous avez joué ce tour-ci"
            ),
            // What looks at the discard pile is an Echo and stands on a line of its own.
            Tally::Discarded(_) => line!(
                self,
                "Echo: gain {amount} for each {name} card in your discard pile",
                "Écho\u{a0}: gagnez {amount} par carte {name} dans votre défausse"
            ),
        }
    }

    /// A choice in the words of what is done with the chosen.
    fn choice(&mut self, choice: &Choice<Shards>) -> Option<Vec<Piece>> {
        match (&choice.pick, choice.then.as_slice()) {
            (Pick::Seats(_), [Effect::Do(Verb::LoseMastery(_, number))]) => Some(vec![self.loses(*number)]),
            (Pick::Cards(pick), [first, rest @ ..]) if copies(first) => {
                let what = noun::filter(&pick.that, self.language).a();
                let mut pieces = vec![act!(self, COPY, "the effect of {what}", "l’effet de~{what}")];
                for effect in rest {
                    pieces.extend(self.copied_again(effect).map_or_else(|| self.piece(effect), |piece| vec![piece]));
                }
                Some(pieces)
            }
            (
                Pick::Cards(pick),
                [Effect::Do(verb @ (Verb::Banish(_) | Verb::Return(_) | Verb::Destroy(_) | Verb::RecruitFree(..)))],
            ) => self.on_chosen(choice, pick, verb),
            (Pick::Cards(pick), _) => {
                let (a, from) = (self.cards(pick).a(), noun::origin(pick, false, self.language));
                let mut pieces = vec![act!(self, CHOOSE, "{a} {from}")];
                pieces.extend(self.pieces(&choice.then));
                Some(pieces)
            }
            _ => None,
        }
    }

    /// The same effect copied once more at a threshold.
    fn copied_again(&self, effect: &Effect<Shards>) -> Option<Piece> {
        let Effect::Control(control) = effect else { return None };
        let Control::When(Branch { cond: Condition::Is(Test::Mastery(threshold)), otherwise, .. }) = &**control else {
            return None;
        };
        let at = self.threshold(*threshold);
        let again = line!(self, "{at}copy that effect once more", "{at}copiez cet effet une fois de plus");
        otherwise.is_empty().then_some(again)
    }

    /// One verb for what is chosen: `you may banish a card from your hand or discard pile`.
    fn on_chosen(&self, choice: &Choice<Shards>, pick: &CardPick<Shards>, verb: &Verb) -> Option<Vec<Piece>> {
        let called = noun::filter(&pick.that, self.language);
        let (count, many) = (number_word(choice.most, self.language), called.many());
        let what = match (choice.least, choice.most) {
            (_, 1) => called.a(),
            (0, _) => say!(self, "up to {count} {many}", "jusqu’à {count} {many}"),
            (_, _) => format!("{count} {many}"),
        };
        let from = noun::origin(pick, choice.most > 1, self.language);
        let act = match verb {
            Verb::Banish(_) => act!(self, BANISH, "{what} {from}"),
            Verb::Return(_) => act!(self, RETURN, "{what} {from} to your hand", "en main {what} {from}"),
            Verb::Destroy(_) => {
                let enemy = what.replacen("a champion", "an enemy champion", 1);
                act!(self, DESTROY, "{enemy}", "{what} adverse")
            }
            Verb::RecruitFree(_, tiers) => {
                let recruit =
                    act!(self, RECRUIT, "{what} from the river for free", "gratuitement {what} dans la rivière");
                return Some(
                    [recruit].into_iter().chain(tiers.iter().filter_map(|tier| self.destination(tier))).collect(),
                );
            }
            _ => return None,
        };
        Some(vec![if choice.least == 0 { Piece::Line(self.may_of(vec![act])) } else { act }])
    }

    fn destination(&self, (threshold, to): &(u8, Destination)) -> Option<Piece> {
        let at = self.threshold(*threshold);
        match to {
            Destination::Discard => None,
            Destination::Hand => Some(line!(
                self,
                "{at}put it into your hand instead of your discard pile",
                "{at}placez-la dans votre main plutôt que dans votre défausse"
            )),
            Destination::Play => Some(line!(
                self,
                "{at}put it into play instead of your discard pile",
                "{at}mettez-la en jeu plutôt que dans votre défausse"
            )),
        }
    }

    /// What is done with each of some cards in shorter words.
    fn each(&self, each: &Each<Shards>) -> Option<Piece> {
        let pick = match (&each.of, each.then.as_slice()) {
            (Pick::Cards(pick), _) => pick,
            (Pick::Seats(_), [Effect::Do(Verb::LoseMastery(_, number))]) => {
                let amount = noun::amount(Resource::Mastery, Quantity::new(i32::from(*number)), self.language);
                return Some(line!(self, "each opponent loses {amount}", "chaque adversaire perd {amount}"));
            }
            _ => return None,
        };
        let called = noun::filter(&pick.that, self.language);
        let (one, many) = (called.one(), called.many());
        match each.then.as_slice() {
            [Effect::Do(Verb::Destroy(_))] => Some(act!(self, DESTROY, "all enemy {many}", "tous les {many} adverses")),
            [effect] if copies(effect) => Some(act!(self, COPY, "the effect of each {one}", "l’effet de chaque {one}")),
            _ => None,
        }
    }

    /// A text that stays in force, for this turn or for good, without capital and full stop.
    pub fn standing(&mut self, standing: &Standing<Shards>, this_turn: bool) -> String {
        let turn = if this_turn { self.language.pick(" this turn", " ce tour-ci") } else { "" };
        match standing {
            Standing::Modifier(modifier) => {
                let (subject, peut, s) = self.subject(&modifier.on);
                let cannot = modifier.change == kernel::effect::tree::Change::Cannot;
                let (not, ne, pas) = if cannot { ("not", "ne ", " pas") } else { ("", "", "") };
                let only = modifier.only.as_ref().map(|only| self.while_clause(only)).unwrap_or_default();
                say!(self, "{subject} can{not} be attacked{only}", "{subject} {ne}{peut}{pas} être attaqué{s}{only}")
            }
            Standing::Instead(instead) => {
                let (Pattern::Recruit(filter), Rewrite::To(to)) = (&instead.when, &instead.change) else {
                    return String::new();
                };
                let one = noun::filter(filter, self.language).one();
                let next = instead.uses != Uses::Always;
                let what = if next { say!(self, "the next", "le prochain") } else { say!(self, "each", "chaque") };
                let goes = match to {
                    Destination::Play => say!(self, "goes directly into play", "entre directement en jeu"),
                    Destination::Hand => say!(self, "goes to your hand", "rejoint votre main"),
                    Destination::Discard => say!(self, "stays", "reste"),
                };
                say!(
                    self,
                    "{what} {one} you recruit{turn} {goes} instead of your discard pile",
                    "{what} {one} que vous recrutez{turn} {goes} au lieu de rejoindre votre défausse"
                )
            }
            Standing::Trigger(trigger) => {
                let then = self.inline(&trigger.then);
                match &trigger.when {
                    Pattern::AllyResolved(faction) => {
                        let name = noun::faction(*faction, self.language);
                        say!(
                            self,
                            "each time you play a {name} ally later{turn}, {then}",
                            "chaque fois que vous jouez ensuite un allié {name}{turn}, {then}"
                        )
                    }
                    Pattern::Recruit(filter) => {
                        let a = noun::filter(filter, self.language).a();
                        say!(
                            self,
                            "each time you recruit {a}{turn}, {then}",
                            "chaque fois que vous recrutez {a}{turn}, {then}"
                        )
                    }
                }
            }
        }
    }

    /// Who or what a change is about, with `can` and the plural ending in French.
    fn subject(&self, subject: &Subject<Shards>) -> (String, &'static str, &'static str) {
        match subject {
            Subject::This => (say!(self, "this champion", "ce champion"), "peut", ""),
            Subject::You => (say!(self, "you", "vous"), "pouvez", "s"),
            Subject::Seats(_) => (say!(self, "your opponents", "vos adversaires"), "peuvent", "s"),
            Subject::Cards(pick) => {
                let many = noun::filter(&pick.that, self.language).many();
                (say!(self, "your {many}", "vos {many}"), "peuvent", "s")
            }
            Subject::AnyOf(parts) => {
                let found: Vec<_> = parts.iter().map(|part| self.subject(part)).collect();
                let you = found.iter().any(|part| part.1 == "pouvez");
                let names: Vec<String> = found.into_iter().map(|part| part.0).collect();
                (list(&names, self.language), if you { "pouvez" } else { "peuvent" }, "s")
            }
        }
    }

    fn while_clause(&mut self, only: &Condition<Shards>) -> String {
        if let Condition::Is(Test::InPlay(slug)) = only {
            let card = card_name(self.book, slug, self.language);
            return say!(self, " while you have {card} in play", " tant que vous avez la carte {card} en jeu");
        }
        let clause = self.condition(only, true);
        say!(self, " while {clause}", " tant que~{clause}")
    }
}

/// Whether an effect copies what was chosen.
fn copies(effect: &Effect<Shards>) -> bool {
    matches!(effect, Effect::Control(control) if matches!(**control, Control::Copy(_)))
}
