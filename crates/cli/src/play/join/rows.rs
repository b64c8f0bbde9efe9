//! The zones of a scene laid out: which cards lie side by side, which are only counted, and how each looks now.

use server::wire::{CardScene, ZoneScene};

use super::show::Show;
use crate::play::display::look::Look;

/// How deep cards are attached to cards that are attached.
const DEEPEST: usize = 4;

/// So many different cards of a zone are laid side by side.
const MOST_GROUPS: usize = 300;

/// Cards side by side.
pub struct Row {
    pub(super) title: String,
    pub(super) held: bool,
    pub(super) groups: Vec<Group>,
    /// Cards that nobody here knows, in words.
    pub(super) hidden: Option<String>,
}

/// Equal cards of one zone.
#[derive(Clone)]
pub struct Group {
    pub(super) face: u32,
    pub(super) number: usize,
    pub(super) look: Look,
    pub(super) apart: Vec<(usize, String)>,
    pub(super) attached: bool,
    pub(super) hosts: bool,
    pub(super) asked: bool,
}

impl Group {
    fn stands_alone(&self) -> bool {
        !self.attached && !self.hosts
    }
}

impl Show<'_> {
    /// What belongs to nobody: open rows and counted piles.
    pub(super) fn shared(&self) -> (Vec<Row>, Vec<(String, usize)>) {
        self.arrange(self.scene.zones.iter().filter(|zone| zone.seat.is_none()))
    }

    /// What belongs to a seat.
    pub(super) fn rows(&self, seat: &str) -> (Vec<Row>, Vec<(String, usize)>) {
        let (mut rows, piles) = self.arrange(self.scene.zones.iter().filter(|zone| zone.seat.as_deref() == Some(seat)));
        // What a viewer holds comes last, nearest to the options.
        rows.sort_by_key(|row| row.held);
        (rows, piles)
    }

    /// Lays out zones: cards that lie open, and the others as counts.
    fn arrange<'z>(&self, zones: impl Iterator<Item = &'z ZoneScene>) -> (Vec<Row>, Vec<(String, usize)>) {
        let quiet = self.speech.list("quiet-zones");
        let (mut rows, mut piles) = (Vec::new(), Vec::new());
        for zone in zones.filter(|zone| !zone.label.is_empty()) {
            let count = zone.count as usize;
            let mut row = self.row(zone);
            let known = zone.cards.iter().filter(|card| card.face.is_some()).count();
            let closed = (row.groups.is_empty() && !self.is_marked(zone)) || (known < count && !zone.held);
            if !zone.pile && !closed {
                rows.push(row);
            } else if row.groups.iter().any(|group| group.asked) {
                // Of many cards those are named that matter now.
                row.groups.retain(|group| group.asked);
                (row.hidden, row.title) = (None, format!("{} ({count})", row.title));
                rows.push(row);
            } else {
                // That nothing lies in the deck is worth saying, that nothing lies in play is not.
                let telling = zone.seat.is_some() && (zone.pile || zone.held) && !quiet.contains(&zone.name);
                if telling || count > 0 {
                    piles.push((row.title, count));
                }
            }
        }
        (rows, piles)
    }

    /// Whether a card of a zone that nobody here knows has a mark.
    fn is_marked(&self, zone: &ZoneScene) -> bool {
        zone.cards.iter().any(|card| card.face.is_none() && !self.look(zone, card).words.is_empty())
    }

    fn row(&self, zone: &ZoneScene) -> Row {
        let mut groups = Vec::new();
        // A card is shown with its host, wherever on the table both lie.
        let lies_here = |card: &&CardScene| self.host(card).is_none_or(|host| host.0.name != zone.name);
        let mut cards: Vec<&CardScene> = zone.cards.iter().filter(lies_here).collect();
        if !zone.held && !zone.pile {
            cards.sort_by_key(|card| card.values.is_empty());
        }
        for card in cards {
            self.lay(zone, card, 0, &mut groups);
        }
        let known = zone.cards.iter().filter(|card| card.face.is_some()).count();
        let unknown = (zone.count as usize).saturating_sub(known);
        let mut apart: Vec<(usize, String)> = Vec::new();
        let unknown_cards = zone.cards.iter().filter(|card| card.face.is_none());
        for word in unknown_cards.flat_map(|card| self.look(zone, card).words) {
            match apart.iter_mut().find(|(_, mark)| *mark == word) {
                Some((number, _)) => *number += 1,
                None => apart.push((1, word)),
            }
        }
        let marks: Vec<String> = apart.iter().map(|(number, mark)| format!("{number} {mark}")).collect();
        let hidden = (unknown > 0).then(|| match marks.is_empty() {
            true => self.counted(unknown),
            false => format!("{} ({})", self.counted(unknown), marks.join(", ")),
        });
        let hand = self.scene.zones.iter().find(|other| other.held).is_some_and(|first| first.name == zone.name);
        Row { title: zone.label.clone(), held: zone.held && hand, groups: gather(groups), hidden }
    }

    fn counted(&self, number: usize) -> String {
        match number {
            1 => self.speech.text("join-hidden-one"),
            _ => self.speech.with("join-hidden", &[("number", &number.to_string())]),
        }
    }

    /// Lays a card, and behind it whatever is attached to it.
    fn lay(&self, zone: &ZoneScene, card: &CardScene, depth: usize, groups: &mut Vec<Group>) {
        let Some(face) = card.face.filter(|_| groups.len() < MOST_GROUPS) else { return };
        let same_kind = self.scene.zones.iter().filter(|other| other.name == zone.name);
        let on_it: Vec<(&ZoneScene, &CardScene)> = same_kind
            .flat_map(|other| other.cards.iter().map(move |card| (other, card)))
            .filter(|(_, other)| depth < DEEPEST && other.host.as_ref() == Some(&card.at))
            .collect();
        let mut look = self.look(zone, card);
        // What another seat has attached says whose it is.
        if let Some(seat) = zone.seat.as_ref().filter(|_| depth > 0)
            && self.host(card).is_some_and(|(host, _)| host.seat.as_ref() != Some(seat))
        {
            look.words.push(self.short_name(seat));
        }
        let (attached, hosts) = (depth > 0, !on_it.is_empty());
        let asked = self.is_asked(card);
        let same = |group: &&mut Group| group.face == face && group.look == look && group.stands_alone();
        match groups.iter_mut().find(same).filter(|_| !attached && !hosts) {
            Some(group) => (group.number, group.asked) = (group.number + 1, group.asked || asked),
            None => groups.push(Group { face, number: 1, look, apart: Vec::new(), attached, hosts, asked }),
        }
        for (zone, card) in on_it {
            self.lay(zone, card, depth + 1, groups);
        }
    }

    /// Whether an answer is about a card.
    fn is_asked(&self, card: &CardScene) -> bool {
        let options = self.scene.question.iter().flat_map(|question| &question.options);
        options.flat_map(|option| option.cards.iter().chain(&option.onto)).any(|at| *at == card.at)
    }

    /// The card at a place, with its zone.
    pub(super) fn at(&self, at: &str) -> Option<(&ZoneScene, &CardScene)> {
        let zone =
            self.scene.zones.iter().find(|zone| at.strip_prefix(&zone.id).is_some_and(|rest| rest.starts_with('/')))?;
        Some((zone, zone.cards.iter().find(|card| card.at == at)?))
    }

    fn host(&self, card: &CardScene) -> Option<(&ZoneScene, &CardScene)> {
        self.at(card.host.as_ref()?)
    }

    /// How a card looks now. The game's texts say what belongs together and what goes without saying.
    pub(super) fn look(&self, zone: &ZoneScene, card: &CardScene) -> Look {
        let pattern = self.speech.known("short-values").unwrap_or_default();
        let in_short = |name: &str| pattern.contains(&format!("{{${name}}}"));
        let pairs: Vec<(&str, &str)> =
            card.values.iter().map(|value| (value.name.as_str(), value.value.as_str())).collect();
        let short = Some(self.speech.with("short-values", &pairs)).filter(|_| !pattern.is_empty() && !pairs.is_empty());
        let short = short.filter(|short| !short.contains("{$")).unwrap_or_default();
        let rest = card.values.iter().filter(|value| short.is_empty() || !in_short(&value.name));
        let mut words: Vec<String> = rest
            .map(|value| match format!("value-{}", value.name) {
                key if self.speech.knows(&key) => self.speech.with(&key, &[("number", &value.value)]),
                _ => format!("{} {}", value.label, value.value),
            })
            .collect();
        let fighters = self.speech.list("marks-of-fighters");
        let marks = card.marks.iter().filter(|mark| !short.is_empty() || !fighters.contains(&mark.name));
        words.extend(marks.map(|mark| mark.label.clone()));
        let elsewhere = self.host(card).filter(|(host, _)| host.name != zone.name);
        words.extend(elsewhere.and_then(|(host, _)| self.speech.known(&format!("on-{}", host.name))));
        words.retain(|word| !word.is_empty());
        Look { short, words }
    }

    /// The printed numbers of a card, those that belong together in one, without what its looks replace.
    pub(super) fn numbers(&self, face: u32, look: &Look) -> Vec<(String, String)> {
        let Some(face) = self.faces.get(&face) else { return Vec::new() };
        let pattern = self.speech.known("short-values").unwrap_or_default();
        let names: Vec<&str> = pattern.split("{$").skip(1).filter_map(|part| part.split('}').next()).collect();
        let label = |name: &str| self.speech.text(&format!("word-{name}"));
        let found = |name: &&str| face.numbers.iter().position(|number| number.0 == label(name));
        let places: Option<Vec<usize>> = names.iter().map(found).collect();
        let Some(places) = places.filter(|places| !places.is_empty()) else { return face.numbers.clone() };
        let pairs: Vec<(&str, &str)> =
            names.iter().zip(&places).map(|(name, place)| (*name, face.numbers[*place].1.as_str())).collect();
        let short = (String::new(), self.speech.with("short-values", &pairs));
        let numbers = face.numbers.iter().enumerate();
        numbers
            .filter_map(|(place, number)| match places.contains(&place) {
                false => Some(number.clone()),
                true => (place == places[0] && look.short.is_empty()).then(|| short.clone()),
            })
            .collect()
    }
}

/// Puts cards together that differ by one mark alone: `Rage ×3 (1 spent)`.
fn gather(groups: Vec<Group>) -> Vec<Group> {
    let plain = |group: &Group| group.look.words.is_empty() && group.stands_alone();
    let alike = |one: &Group, other: &Group| one.face == other.face && one.look.short == other.look.short;
    let joins = |group: &Group| {
        let marked = group.look.words.len() == 1 && group.stands_alone();
        marked && groups.iter().any(|other| plain(other) && alike(other, group))
    };
    let mut gathered = Vec::new();
    for group in groups.iter().filter(|group| !joins(group)) {
        let mut whole = group.clone();
        for other in groups.iter().filter(|other| plain(group) && alike(group, other) && joins(other)) {
            whole.number += other.number;
            whole.asked |= other.asked;
            whole.apart.push((other.number, other.look.words[0].clone()));
        }
        gathered.push(whole);
    }
    gathered
}
