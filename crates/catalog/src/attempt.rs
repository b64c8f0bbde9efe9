//! What somebody means who says in words of their own what they want to do: "attack rhino", "activer la sentinelle".
//!
//! What is to be done is looked for among the words of the notation, those in which options are said, and those that a
//! language says besides (`also-WORD` in its texts); the cards among those in sight, by any of their names or by where
//! they lie. Nothing is ever decided by it: what is meant is told with what the rules say to it.

use kernel::book::Language;
use kernel::erased::{AnyMatch, Explanation};
use kernel::refusal::Refusal;
use kernel::table::cards::FaceId;
use kernel::table::seats::Seat;
use kernel::view::View;

use crate::GameEntry;
use crate::letters::{fold, words};
use crate::speech::Speech;

/// How many letters at the beginning make a word of one language that of another.
pub const COGNATE: usize = 4;

/// A word of fewer letters stands for a longer one only where nothing else is said.
const SHORT: usize = 3;

/// What a seat may have meant.
pub struct Attempts<'a> {
    pub title: &'a GameEntry,
    pub speech: &'a Speech,
    pub play: &'a dyn AnyMatch,
    pub seat: Seat,
}

/// A card in sight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    pub face: FaceId,
    /// As the notation names it.
    pub notation: String,
    /// Where it lies, once or more often.
    zones: Vec<&'static str>,
}

impl Attempts<'_> {
    /// All that some words may mean, with what the rules say to it; nothing if they mean nothing.
    pub fn read(&self, typed: &str) -> Vec<Explanation> {
        let folded = fold(typed);
        let fillers = self.speech.list("fillers");
        let mut said: Vec<&str> =
            words(&folded).into_iter().filter(|word| !fillers.iter().any(|filler| filler == word)).collect();
        let Some(place) = (0..said.len()).find(|place| !self.meanings(said[*place], *place == 0).is_empty()) else {
            return self.about(&[], &said);
        };
        let verb = said.remove(place);
        let mut patterns = self.meanings(verb, place == 0);
        // "Attack unit": what else a pattern or its label says tells it from others that begin alike.
        let further: Vec<Vec<String>> = patterns.iter().map(|pattern| self.further_words(pattern)).collect();
        let found = |words: &[String]| said.iter().filter(|word| words.iter().any(|other| other == *word)).count();
        if let Some(most) = further.iter().map(|words| found(words)).max().filter(|most| *most > 0) {
            let meant: Vec<bool> = further.iter().map(|words| found(words) == most).collect();
            let mut kept = meant.iter();
            patterns.retain(|_| *kept.next().expect("one each"));
            let meant: Vec<&String> =
                further.iter().zip(&meant).filter(|(_, meant)| **meant).flat_map(|(words, _)| words).collect();
            said.retain(|word| !meant.iter().any(|other| *other == word));
        }
        self.about(&patterns, &said)
    }

    /// The words of a pattern and of its label behind the first, up to what it is about.
    fn further_words(&self, pattern: &str) -> Vec<String> {
        let words_of_game = self.title.game.words();
        let name = words_of_game.iter().find(|(_, other)| *other == pattern).map_or("", |(name, _)| name);
        let label = self.speech.text(&format!("do-{name}"));
        let label = fold(label.split('{').next().unwrap_or_default());
        let own = pattern.split(' ').skip(1).filter(|word| !word.starts_with('{')).map(str::to_string);
        own.chain(words(&label).into_iter().skip(1).map(str::to_string)).collect()
    }

    /// The patterns of the notation that a word may mean. It is one of their words or one for them in the language that is
    /// spoken; it begins one; or it is much like one (`attaquer` is `attack`).
    pub fn verbs(&self, word: &str) -> Vec<&'static str> {
        self.meanings(word, true)
    }

    fn meanings(&self, typed: &str, first: bool) -> Vec<&'static str> {
        if typed.is_empty() {
            return Vec::new();
        }
        let known: Vec<(&'static str, Vec<String>)> = self
            .title
            .game
            .words()
            .into_iter()
            .map(|(name, pattern)| (pattern, self.words_for(name, pattern)))
            .collect();
        let those = |fits: &dyn Fn(&str) -> bool| -> Vec<&'static str> {
            let fitting = known.iter().filter(|(_, words)| words.iter().any(|word| fits(word)));
            fitting.map(|(pattern, _)| *pattern).collect()
        };
        let alike = |word: &str| typed.chars().zip(word.chars()).take_while(|(one, other)| one == other).count();
        let exact = those(&|word| word == typed);
        if !exact.is_empty() || (!first && typed.chars().count() < SHORT) {
            return exact;
        }
        let begins = those(&|word| word.starts_with(typed));
        if !begins.is_empty() {
            return begins;
        }
        // The same word in another form.
        let form = those(&|word| alike(word) + 1 >= word.chars().count().min(typed.chars().count()).max(COGNATE));
        if !form.is_empty() || !first {
            return form;
        }
        those(&|word| alike(word) >= COGNATE)
    }

    /// The words that stand for a pattern: its own first, the first of its label, and what else a language says.
    fn words_for(&self, name: &str, pattern: &str) -> Vec<String> {
        let label = self.speech.text(&format!("do-{name}"));
        let label = fold(label.split('{').next().unwrap_or_default());
        let own = pattern.split(' ').next().filter(|word| !word.starts_with('{'));
        let said = words(&label).first().map(ToString::to_string);
        own.map(str::to_string).into_iter().chain(said).chain(self.speech.list(&format!("also-{name}"))).collect()
    }

    /// What may be tried with the cards that some words name, by some patterns or by any.
    fn about(&self, patterns: &[&str], said: &[&str]) -> Vec<Explanation> {
        let seen = in_sight(self.title, &self.play.view(Some(self.seat)));
        let named = self.named(&seen, said);
        let bare: Vec<&str> = patterns.iter().copied().filter(|pattern| !pattern.contains('{')).collect();
        let mut tried: Vec<Explanation> = Vec::new();
        let wanted = |text: &str| {
            patterns.is_empty()
                || patterns.iter().any(|pattern| begins_like(text, pattern) && !pattern.starts_with('{'))
        };
        let of: &[Seen] = match (said.is_empty(), named.is_empty()) {
            (true, _) if !patterns.is_empty() => &seen,
            (_, false) => &named,
            _ => &[],
        };
        for card in of {
            let found = self.play.why_not(self.seat, &card.notation).unwrap_or_default();
            tried.extend(found.into_iter().filter(|attempt| wanted(&attempt.text)));
        }
        if tried.is_empty() {
            // Not something that is tried with such a card where it lies; but a rule may speak of it.
            let braces = |pattern: &&&str| pattern.matches('{').count() == pattern.matches("{card}").count();
            for pattern in patterns.iter().filter(braces) {
                match pattern.matches("{card}").count() {
                    1 if !said.is_empty() => tried
                        .extend(of.iter().filter_map(|card| self.refused(pattern.replace("{card}", &card.notation)))),
                    2 => tried.extend(self.pairs(pattern, of, &seen)),
                    _ => {}
                }
            }
        }
        for text in bare {
            let refusal = self.play.explain(self.seat, text).err();
            if refusal.as_ref().is_none_or(|refusal| refusal.rule().is_some()) {
                tried.push(Explanation { text: text.to_string(), refusal });
            }
        }
        // Of two cards that are named, both are meant.
        let meant = |attempt: &Explanation| {
            let names = |card: &&Seen| attempt.text.split(' ').any(|word| word == card.notation);
            named.iter().filter(names).count()
        };
        let most = tried.iter().map(meant).max().unwrap_or_default();
        tried.retain(|attempt| meant(attempt) == most);
        let mut texts: Vec<String> = Vec::new();
        tried.retain(|attempt| {
            let new = !texts.contains(&attempt.text);
            texts.push(attempt.text.clone());
            new
        });
        tried
    }

    /// An attempt that a rule speaks against.
    fn refused(&self, text: String) -> Option<Explanation> {
        let refusal = self.play.explain(self.seat, &text).err().filter(|refusal| refusal.rule().is_some())?;
        Some(Explanation { text, refusal: Some(refusal) })
    }

    /// A pattern about two cards with each pair of which one is among some; only what a rule speaks of.
    fn pairs(&self, pattern: &str, some: &[Seen], seen: &[Seen]) -> Vec<Explanation> {
        let others =
            |one: &Seen| seen.iter().filter(|other| other.notation != one.notation).cloned().collect::<Vec<_>>();
        let pairs = some.iter().flat_map(|one| {
            others(one).into_iter().flat_map(|other| [(one.clone(), other.clone()), (other, one.clone())])
        });
        let refused = pairs.filter_map(|(first, second)| {
            let text = pattern.replacen("{card}", &first.notation, 1).replacen("{card}", &second.notation, 1);
            self.refused(text)
        });
        refused.take(MOST_PAIRS).collect()
    }

    /// The cards in sight that some words name: as many of the words as possible, or the place where they lie.
    fn named(&self, seen: &[Seen], said: &[&str]) -> Vec<Seen> {
        let masks: Vec<u64> = seen.iter().map(|card| self.mask(card.face, said)).collect();
        let beaten = |mask: u64| masks.iter().any(|other| other & mask == mask && *other != mask);
        let called = masks.iter().fold(0, |all, mask| all | mask);
        let free = said
            .iter()
            .enumerate()
            .filter(|(place, word)| word.chars().count() >= SHORT && called & (1 << place.min(&63)) == 0);
        let places: Vec<&str> = free.map(|(_, word)| *word).collect();
        let lies_there = |card: &Seen| {
            card.zones.iter().any(|zone| {
                let word = fold(&self.speech.text(&format!("word-{zone}")));
                places.iter().any(|place| place == zone || words(&word).contains(place))
            })
        };
        let cards = seen.iter().zip(&masks);
        cards
            .filter(|(card, mask)| (**mask != 0 && !beaten(**mask)) || lies_there(card))
            .map(|(card, _)| card.clone())
            .collect()
    }

    /// Which of some words begin words of one of a card's names, a bit each.
    fn mask(&self, face: FaceId, said: &[&str]) -> u64 {
        let game = &self.title.game;
        let [fr, en] = Language::ALL.map(|language| game.name(face, language));
        let of_name = |name: &str| {
            let name = fold(name);
            let mut parts = words(&name);
            let mut mask = 0;
            for (place, word) in said.iter().enumerate().take(64) {
                let short = word.chars().count() < SHORT && said.len() > 1;
                let found = parts.iter().position(|part| if short { part == word } else { part.starts_with(word) });
                if let Some(found) = found {
                    parts.remove(found);
                    mask |= 1 << place;
                }
            }
            mask
        };
        [game.slug(face), fr, en].into_iter().map(of_name).max_by_key(|mask: &u64| mask.count_ones()).unwrap_or(0)
    }
}

/// How many pairs of cards are told of at most.
const MOST_PAIRS: usize = 40;

/// Whether a text is written by a pattern, as far as the words before its first card go.
fn begins_like(text: &str, pattern: &str) -> bool {
    let mut written = text.split(' ');
    pattern.split(' ').take_while(|word| !word.starts_with('{')).all(|word| written.next() == Some(word))
}

/// Every card that the viewer sees, once a holder, as the notation names it: the viewer's own zones first, then shared ones.
pub fn in_sight(title: &GameEntry, view: &View) -> Vec<Seen> {
    let mut seen: Vec<Seen> = Vec::new();
    let mut zones: Vec<_> = view.zones.iter().collect();
    zones.sort_by_key(|zone| (zone.seat != view.viewer, zone.seat.is_some()));
    for zone in zones {
        for (_, face) in zone.cards.iter().filter_map(|card| card.known) {
            let holder = zone.seat.filter(|seat| view.viewer != Some(*seat));
            let holder = holder.map(|seat| format!("{seat}:")).unwrap_or_default();
            let notation = format!("{holder}{}", title.game.slug(face));
            match seen.iter_mut().find(|card| card.face == face && card.notation == notation) {
                Some(card) => card.zones.push(zone.name),
                None => seen.push(Seen { face, notation, zones: vec![zone.name] }),
            }
        }
    }
    seen
}

/// Whether some attempts are all refused for the same reason; that reason.
pub fn one_reason(tried: &[Explanation]) -> Option<&Refusal> {
    let first = tried.first()?.refusal.as_ref()?;
    tried.iter().all(|attempt| attempt.refusal.as_ref() == Some(first)).then_some(first)
}
