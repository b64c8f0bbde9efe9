//! Effects as clauses: `gain 2 power and draw a card`, and what becomes of conditions and choices.

use kernel::book::{Book, Language};
use kernel::effect::tree::{Amount, Branch, Choice, Condition, Control, Each, Effect, Pick, Standing, Uses};
use kernel::quantity::Quantity;
use kernel::words::{list, number_word, sentence};

use super::{condition, noun, only_verb};
use crate::Shards;
use crate::language::{Destination, Faction, Pattern, Resource, Rewrite, Tally, Test, Verb};

/// Says effects in one language.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    /// For names of other cards.
    pub book: &'a Book<Shards>,
    /// The language.
    pub language: Language,
}

/// Something to be done, as an order and as an infinitive: `piochez une carte`, `piocher une carte`.
struct Act {
    order: String,
    infinitive: String,
}

/// A piece of a text: an act that joins others in one sentence, or a sentence of its own.
enum Piece {
    Gain(Vec<String>),
    /// A further gain that depends on something: `2 power for each ...`.
    Plus(String),
    Act(Act),
    Line(String),
}

impl Speaker<'_> {
    /// The name of another card.
    pub fn card_name(&self, slug: &str) -> String {
        match self.book.find(slug) {
            Some(face) => self.book.face(face).name.get(self.language).to_string(),
            None => slug.to_string(),
        }
    }

    fn say(&self, en: &str, fr: &str) -> String {
        match self.language {
            Language::En => en.to_string(),
            Language::Fr => fr.to_string(),
        }
    }

    /// An act from its verb in English, as a French order and infinitive, with what follows it.
    fn act(&self, verbs: [&str; 3], en: &str, fr: &str) -> Piece {
        let (order, infinitive, rest) = match self.language {
            Language::En => (verbs[0], verbs[0], en),
            Language::Fr => (verbs[1], verbs[2], fr),
        };
        Piece::Act(Act { order: format!("{order} {rest}"), infinitive: format!("{infinitive} {rest}") })
    }

    /// The sentences of some effects, a paragraph each.
    pub fn lines(self, effects: &[Effect<Shards>]) -> Vec<String> {
        let mut lines = Vec::new();
        let mut acts: Vec<String> = Vec::new();
        let mut gains: Vec<String> = Vec::new();
        let close_gains = |gains: &mut Vec<String>, acts: &mut Vec<String>| {
            if !gains.is_empty() {
                acts.push(format!("{} {}", self.say("gain", "gagnez"), list(gains, self.language)));
                gains.clear();
            }
        };
        for piece in effects.iter().flat_map(|effect| self.pieces(effect)) {
            match piece {
                Piece::Gain(parts) => gains.extend(parts),
                Piece::Plus(part) if gains.is_empty() => gains.push(part),
                Piece::Plus(part) => {
                    let sum = format!("{}{}{part}", list(&gains, self.language), self.say(", plus ", ", plus "));
                    gains = vec![sum];
                }
                Piece::Act(act) => {
                    close_gains(&mut gains, &mut acts);
                    acts.push(act.order);
                }
                Piece::Line(line) => {
                    close_gains(&mut gains, &mut acts);
                    if !acts.is_empty() {
                        lines.push(sentence(&list(&acts, self.language)));
                        acts.clear();
                    }
                    lines.push(sentence(&line));
                }
            }
        }
        close_gains(&mut gains, &mut acts);
        if !acts.is_empty() {
            lines.push(sentence(&list(&acts, self.language)));
        }
        lines
    }

    /// Effects inside a sentence: small letter, no full stop, further sentences behind.
    fn inline(self, effects: &[Effect<Shards>]) -> String {
        let small = |line: &String| -> String {
            let mut letters = line.trim_end_matches('.').chars();
            letters.next().into_iter().flat_map(char::to_lowercase).chain(letters.clone()).collect()
        };
        let lines: Vec<String> = self.lines(effects).iter().map(small).collect();
        lines.join(&self.say("; ", "\u{a0}; "))
    }

    fn pieces(self, effect: &Effect<Shards>) -> Vec<Piece> {
        match effect {
            Effect::Do(verb) => self.verb(verb),
            Effect::Control(control) => match &**control {
                Control::All(parts) => parts.iter().flat_map(|part| self.pieces(part)).collect(),
                Control::When(branch) => self.branch(branch),
                Control::May(parts) => vec![Piece::Line(format!(
                    "{} {}",
                    self.say("you may do this:", "vous pouvez faire ceci\u{a0}:"),
                    self.inline(parts)
                ))],
                Control::OneOf(ways) => {
                    let ways: Vec<String> = ways.iter().map(|way| self.inline(way)).collect();
                    let opening = self.say("choose one:", "choisissez\u{a0}:");
                    vec![Piece::Line(format!("{opening} {}", ways.join(&self.say("; or ", "\u{a0}; ou "))))]
                }
                Control::Choose(choice) => self.choice(choice),
                Control::Each(each) => vec![self.each(each)],
                Control::Repeat(times, parts) => {
                    let times = match times {
                        Amount::Number(number) => number.to_string(),
                        _ => "X".to_string(),
                    };
                    let inner = self.inline(parts);
                    vec![Piece::Line(match self.language {
                        Language::En => format!("do this {times} times: {inner}"),
                        Language::Fr => format!("faites ceci {times} fois\u{a0}: {inner}"),
                    })]
                }
                Control::Copy(_) => vec![self.act(["copy", "copiez", "copier"], "its effect", "son effet")],
                Control::ThisTurn(standing) | Control::ThisRound(standing) => {
                    vec![Piece::Line(lasting(self, standing, true))]
                }
            },
        }
    }

    fn verb(self, verb: &Verb) -> Vec<Piece> {
        let language = self.language;
        vec![match verb {
            Verb::Gain(resource, amount) => Piece::Gain(vec![noun::amount(*resource, *amount, language)]),
            Verb::GainByMastery(resource, tiers) => return self.tiers(*resource, tiers),
            Verb::GainPer(resource, each, tally) => return vec![self.gain_per(*resource, *each, tally)],
            Verb::Double(resource) => {
                let name = match resource {
                    Resource::Gems => ("your gems", "vos cristaux"),
                    Resource::Power => ("your power", "votre puissance"),
                    Resource::Mastery => ("your mastery", "votre maîtrise"),
                    Resource::Health => ("your health", "votre santé"),
                };
                self.act(["double", "doublez", "doubler"], name.0, name.1)
            }
            Verb::Draw(1) => self.act(["draw", "piochez", "piocher"], "a card", "une carte"),
            Verb::Draw(number) => {
                let count = number_word(*number, language);
                let rest = format!("{count} {}", noun::CARD.for_number(Quantity::new(2), language));
                self.act(["draw", "piochez", "piocher"], &rest, &rest)
            }
            Verb::RevealTop => self.act(
                ["reveal", "révélez", "révéler"],
                "the top card of your deck",
                "la première carte de votre deck",
            ),
            Verb::LoseMastery(_, number) => Piece::Line(self.loses(*number)),
            Verb::Banish(_) => self.act(["banish", "bannissez", "bannir"], "it", "cette carte"),
            Verb::Return(_) => self.act(["return", "reprenez", "reprendre"], "it to your hand", "cette carte en main"),
            Verb::Destroy(_) => self.act(["destroy", "détruisez", "détruire"], "it", "cette carte"),
            Verb::RecruitFree(_, _) => {
                self.act(["recruit", "recrutez", "recruter"], "it without paying", "cette carte sans la payer")
            }
        }]
    }

    fn loses(self, number: u8) -> String {
        let amount = noun::amount(Resource::Mastery, Quantity::new(i32::from(number)), self.language);
        match self.language {
            Language::En => format!("an opponent of your choice loses {amount}"),
            Language::Fr => format!("un adversaire de votre choix perd {amount}"),
        }
    }

    /// The first tier is the plain gain; each further one replaces it.
    fn tiers(self, resource: Resource, tiers: &[(u8, Quantity)]) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for (threshold, number) in tiers {
            let amount = noun::amount(resource, *number, self.language);
            pieces.push(if *threshold == 0 {
                Piece::Gain(vec![amount])
            } else {
                let opening = self.threshold(*threshold);
                Piece::Line(match self.language {
                    Language::En => format!("{opening} gain {amount} instead"),
                    Language::Fr => format!("{opening} gagnez {amount} à la place"),
                })
            });
        }
        pieces
    }

    /// `10 mastery:`, `10 de maîtrise :`.
    fn threshold(self, threshold: u8) -> String {
        match self.language {
            Language::En => format!("at {threshold} mastery:"),
            Language::Fr => format!("à {threshold} de maîtrise\u{a0}:"),
        }
    }

    fn gain_per(self, resource: Resource, each: i32, tally: &Tally) -> Piece {
        let amount = noun::amount(resource, Quantity::new(each), self.language);
        let name = |faction: &Faction| noun::faction(*faction, self.language);
        Piece::Plus(match (self.language, tally) {
            (Language::En, Tally::Champions(of)) => format!("{amount} for each {} champion you have in play", name(of)),
            (Language::Fr, Tally::Champions(of)) => format!("{amount} par champion {} que vous avez en jeu", name(of)),
            (Language::En, Tally::AlliesPlayed(of)) => {
                format!("{amount} for each {} ally you have played this turn", name(of))
            }
            (Language::Fr, Tally::AlliesPlayed(of)) => {
                format!("{amount} par allié {} que vous avez joué ce tour-ci", name(of))
            }
            // What looks at the discard pile is an Echo and stands on a line of its own.
            (Language::En, Tally::Discarded(of)) => {
                return Piece::Line(format!("Echo: gain {amount} for each {} card in your discard pile", name(of)));
            }
            (Language::Fr, Tally::Discarded(of)) => {
                return Piece::Line(format!("Écho\u{a0}: gagnez {amount} par carte {} dans votre défausse", name(of)));
            }
        })
    }

    /// A condition with its consequence; what happens otherwise comes first and is replaced.
    fn branch(self, branch: &Branch<Shards>) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = branch.otherwise.iter().flat_map(|effect| self.pieces(effect)).collect();
        let instead = if branch.otherwise.is_empty() { String::new() } else { self.say(" instead", " à la place") };
        let then = self.inline(&branch.then);
        let line = match &branch.cond {
            Condition::Is(Test::Mastery(threshold)) => format!("{} {then}{instead}", self.threshold(*threshold)),
            Condition::Is(test) => match condition::test(self, test) {
                (Some(keyword), condition) => {
                    format!("{keyword}{} {condition}, {then}{instead}", self.say(":", "\u{a0}:"))
                }
                (None, condition) => format!("{condition}, {then}{instead}"),
            },
            other => format!("{}, {then}{instead}", condition::any(self, other)),
        };
        pieces.push(Piece::Line(line));
        pieces
    }

    fn choice(self, choice: &Choice<Shards>) -> Vec<Piece> {
        if let Pick::Cards(pick) = &choice.pick
            && matches!(choice.then.first(), Some(Effect::Control(control)) if matches!(**control, Control::Copy(_)))
        {
            return self.copying(&noun::filter(&pick.that, self.language).a, &choice.then[1..]);
        }
        let short = match (&choice.pick, only_verb(&choice.then)) {
            (Pick::Seats(_), Some(Verb::LoseMastery(_, number))) => return vec![Piece::Line(self.loses(*number))],
            (Pick::Cards(pick), Some(verb)) => self.on_chosen(choice, pick, verb),
            _ => None,
        };
        match short {
            Some(pieces) => pieces,
            None => {
                let what = match &choice.pick {
                    Pick::Cards(pick) => {
                        let name = noun::filter(&pick.that, self.language).a;
                        format!("{name} {}", noun::origin(pick, false, self.language))
                    }
                    Pick::Seats(_) => self.say("an opponent", "un adversaire"),
                    Pick::Dice(..) => self.say("a die", "un dé"),
                    Pick::Numbers(_) => self.say("a number", "un nombre"),
                };
                let mut pieces = vec![self.act(["choose", "choisissez", "choisir"], &what, &what)];
                pieces.extend(choice.then.iter().flat_map(|effect| self.pieces(effect)));
                pieces
            }
        }
    }

    /// One verb for what is chosen: `you may banish a card from your hand or discard pile`.
    fn on_chosen(
        self,
        choice: &Choice<Shards>,
        pick: &kernel::effect::tree::CardPick<Shards>,
        verb: &Verb,
    ) -> Option<Vec<Piece>> {
        let language = self.language;
        let called = noun::filter(&pick.that, language);
        let what = match (choice.least, choice.most) {
            (_, 1) => called.a.clone(),
            (0, most) => {
                let count = number_word(most, language);
                self.say(&format!("up to {count} {}", called.many), &format!("jusqu’à {count} {}", called.many))
            }
            (_, most) => format!("{} {}", number_word(most, language), called.many),
        };
        let from = noun::origin(pick, choice.most > 1, language);
        let act = match verb {
            Verb::Banish(_) => {
                let rest = format!("{what} {from}");
                self.act(["banish", "bannissez", "bannir"], &rest, &rest)
            }
            Verb::Return(_) => self.act(
                ["return", "reprenez", "reprendre"],
                &format!("{what} {from} to your hand"),
                &format!("en main {what} {from}"),
            ),
            Verb::Destroy(_) => self.act(
                ["destroy", "détruisez", "détruire"],
                &what.replacen("a champion", "an enemy champion", 1),
                &format!("{what} adverse"),
            ),
            Verb::RecruitFree(_, tiers) => {
                let rest = match language {
                    Language::En => format!("{what} from the river for free"),
                    Language::Fr => format!("gratuitement {what} dans la rivière"),
                };
                let mut pieces = vec![self.act(["recruit", "recrutez", "recruter"], &rest, &rest)];
                pieces.extend(tiers.iter().filter_map(|tier| self.destination(tier)));
                return Some(pieces);
            }
            _ => return None,
        };
        let Piece::Act(act) = act else { return None };
        Some(if choice.least == 0 {
            vec![Piece::Line(format!("{} {}", self.say("you may", "vous pouvez"), act.infinitive))]
        } else {
            vec![Piece::Act(act)]
        })
    }

    fn destination(self, (threshold, to): &(u8, Destination)) -> Option<Piece> {
        let text = match to {
            Destination::Discard => return None,
            Destination::Hand => self.say(
                "put it into your hand instead of your discard pile",
                "placez-la dans votre main plutôt que dans votre défausse",
            ),
            Destination::Play => self.say(
                "put it into play instead of your discard pile",
                "mettez-la en jeu plutôt que dans votre défausse",
            ),
        };
        Some(Piece::Line(format!("{} {text}", self.threshold(*threshold))))
    }

    /// `copy the effect of another card ...`, and once more at a threshold.
    fn copying(self, what: &str, rest: &[Effect<Shards>]) -> Vec<Piece> {
        let mut pieces = vec![self.act(
            ["copy", "copiez", "copier"],
            &format!("the effect of {what}"),
            &format!("l’effet {}", kernel::words::french::de(what)),
        )];
        for effect in rest {
            let again = match effect {
                Effect::Control(control) => match &**control {
                    Control::When(branch) if branch.otherwise.is_empty() => match &branch.cond {
                        Condition::Is(Test::Mastery(threshold)) => Some(*threshold),
                        _ => None,
                    },
                    _ => None,
                },
                Effect::Do(_) => None,
            };
            match again {
                Some(threshold) => pieces.push(Piece::Line(format!(
                    "{} {}",
                    self.threshold(threshold),
                    self.say("copy that effect once more", "copiez cet effet une fois de plus")
                ))),
                None => pieces.extend(self.pieces(effect)),
            }
        }
        pieces
    }

    fn each(self, each: &Each<Shards>) -> Piece {
        let Pick::Cards(pick) = &each.of else {
            let inner = self.inline(&each.then);
            return Piece::Line(format!("{} {inner}", self.say("for each opponent:", "pour chaque adversaire\u{a0}:")));
        };
        let called = noun::filter(&pick.that, self.language);
        match only_verb(&each.then) {
            Some(Verb::Destroy(_)) => self.act(
                ["destroy", "détruisez", "détruire"],
                &format!("all enemy {}", called.many),
                &format!("tous les {} adverses", called.many),
            ),
            _ => match each.then.as_slice() {
                [Effect::Control(control)] if matches!(**control, Control::Copy(_)) => self.act(
                    ["copy", "copiez", "copier"],
                    &format!("the effect of each {}", called.one),
                    &format!("l’effet de chaque {}", called.one),
                ),
                _ => Piece::Line(format!(
                    "{} {}{} {}",
                    self.say("for each", "pour chaque"),
                    called.one,
                    self.say(":", "\u{a0}:"),
                    self.inline(&each.then)
                )),
            },
        }
    }
}

/// A trigger or a replacement, for this turn or for good.
pub fn lasting(speaker: Speaker, standing: &Standing<Shards>, this_turn: bool) -> String {
    let language = speaker.language;
    let turn = match (this_turn, language) {
        (false, _) => "",
        (true, Language::En) => " this turn",
        (true, Language::Fr) => " ce tour-ci",
    };
    match standing {
        Standing::Instead(instead) => {
            let Pattern::Recruit(filter) = &instead.when else { return String::new() };
            let called = noun::filter(filter, language);
            let next = instead.uses != Uses::Always;
            let Rewrite::To(to) = &instead.change;
            match (language, to) {
                (Language::En, _) => {
                    let what = if next { "the next" } else { "each" };
                    let goes = match to {
                        Destination::Play => "goes directly into play",
                        Destination::Hand => "goes to your hand",
                        Destination::Discard => "stays",
                    };
                    format!("{what} {} you recruit{turn} {goes} instead of your discard pile", called.one)
                }
                (Language::Fr, _) => {
                    let what = if next { "le prochain" } else { "chaque" };
                    let goes = match to {
                        Destination::Play => "entre directement en jeu",
                        Destination::Hand => "rejoint votre main",
                        Destination::Discard => "reste",
                    };
                    format!("{what} {} que vous recrutez{turn} {goes} au lieu de rejoindre votre défausse", called.one)
                }
            }
        }
        Standing::Trigger(trigger) => {
            let then = speaker.inline(&trigger.then);
            match (&trigger.when, language) {
                (Pattern::AllyResolved(faction), Language::En) => {
                    let name = noun::faction(*faction, language);
                    format!("each time you play {} {name} ally later{turn}, {then}", "a")
                }
                (Pattern::AllyResolved(faction), Language::Fr) => {
                    let name = noun::faction(*faction, language);
                    format!("chaque fois que vous jouez ensuite un allié {name}{turn}, {then}")
                }
                (Pattern::Recruit(filter), Language::En) => {
                    format!("each time you recruit {}{turn}, {then}", noun::filter(filter, language).a)
                }
                (Pattern::Recruit(filter), Language::Fr) => {
                    format!("chaque fois que vous recrutez {}{turn}, {then}", noun::filter(filter, language).a)
                }
            }
        }
        Standing::Modifier(_) => super::standing_text(speaker, standing),
    }
}
