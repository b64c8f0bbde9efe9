//! What a visitor types: an answer to the open question, or a command.

use catalog::habits;
use kernel::odds::RollOdds;
use server::wire::{FaceInfo, FromClient, Habits, Pay, Respond, RuleInfo};

use super::story;
use super::thoughts::Extent;
use super::visit::{End, Visit, Want};
use crate::play::advice::odds;
use crate::play::display::text::{capital, fold, quoted, width, words};
use crate::play::input::command::{Command, beginning, yes_or_no};
use crate::play::input::lookup::MOST_LISTED;
use crate::play::input::menu::{Menu, Reading};
use crate::play::input::settings::PASS;

/// The longest line that is read, in characters.
const LONGEST: usize = 1000;

/// How many letters at the beginning stand for a command.
const NAMED: usize = 3;

/// In how many places a card is asked about at once.
const MOST_PLACES: usize = 4;

/// What can be typed at a server's table and nowhere else.
enum Social {
    Say(String),
    Board,
    Again,
}

impl Social {
    fn read(typed: &str) -> Option<Social> {
        let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        match fold(word).as_str() {
            "say" | "chat" | "dire" => Some(Social::Say(rest.trim().to_string())),
            "board" | "plateau" if rest.is_empty() => Some(Social::Board),
            "again" | "rematch" | "rejouer" | "revanche" if rest.is_empty() => Some(Social::Again),
            _ => None,
        }
    }
}

impl Visit {
    /// Whether a line can be taken now. The answers of a file or a program wait for their questions.
    pub fn takes(&self, typed: &str) -> bool {
        let typed = typed.trim();
        let command = Social::read(typed).is_some() || Command::read(typed).is_some();
        // Whoever watches is never asked.
        let idle = self.table.is_some() && !self.is_answering();
        let able = self.is_asked() || (idle && (command || self.is_watching()));
        self.by_person() || (able && !self.is_expecting())
    }

    /// Takes what was typed.
    pub fn enter(&mut self, typed: &str) {
        let typed = typed.trim();
        if width(typed) > LONGEST {
            return self.say_with("too-long", &[("most", &LONGEST.to_string())]);
        }
        if std::mem::take(&mut self.giving_up) {
            return match yes_or_no(typed) {
                Some(true) if self.question().is_some() => self.decide("concede"),
                Some(true) => self.say_key("join-concede-later"),
                Some(false) => self.say_key("playing-on"),
                None => {
                    self.giving_up = true;
                    self.say_key("sure-to-concede");
                }
            };
        }
        if let Some(yes) = yes_or_no(typed).filter(|_| self.must_consent()) {
            return self.send_or_say(FromClient::Consent { yes });
        }
        if typed.is_empty() && self.scene.as_ref().is_some_and(|scene| scene.hand_over.is_some()) {
            return self.sit();
        }
        let menu = self.menu();
        if typed.is_empty() {
            return match menu.items.iter().any(|item| item.notation == PASS) {
                true => self.decide(PASS),
                false if self.question().is_some() => self.say_key("nothing-typed"),
                false => {}
            };
        }
        // An answer written in full goes before a command of the same word.
        if let Some(item) = menu.items.iter().find(|item| fold(&item.notation) == fold(typed)) {
            return self.decide(&item.notation.clone());
        }
        if let Some(social) = Social::read(typed) {
            return self.be_social(social);
        }
        let all = Command::All(String::new());
        if let Some(command) = Command::read(typed)
            && (command != all || menu.read(typed) == Reading::Nothing)
        {
            return self.obey(command);
        }
        let mut commands = beginning(typed, self.language());
        commands.retain(|word| fold(word) != fold(typed));
        match menu.read(typed) {
            // A short word that could be meant as a command does not decide anything.
            Reading::One(place) if commands.is_empty() => self.decide(&menu.items[place].notation.clone()),
            Reading::One(place) => self.offer(&menu, &[place], &commands),
            Reading::Several(places) => self.offer(&menu, &places, &commands),
            Reading::Nothing if commands.len() == 1 && width(typed) >= NAMED => {
                self.obey(Command::read(commands[0]).expect("it is a command"));
            }
            _ if self.question().is_none() => self.say_not_asked(),
            Reading::NoSuchNumber if menu.by_amount => {
                let range = self.show().map(|show| show.range(&menu)).unwrap_or_default();
                self.say_with("no-such-amount", &[("range", &range)]);
            }
            Reading::NoSuchNumber => {
                self.say_with("no-such-number", &[("most", &menu.items.len().to_string())]);
            }
            Reading::Nothing => {
                match Some(typed).filter(|name| !self.visible(name).is_empty()) {
                    Some(card) => self.why(card),
                    // The server may understand it, and says why it cannot be done.
                    None => self.send_or_say(FromClient::WhyNot { text: typed.to_string() }),
                }
            }
        }
    }

    /// What is answered for the visitor, if that is worth a reminder.
    pub(super) fn status(&self) -> Option<String> {
        let key = match (self.habits.pass_turn, self.habits.respond) {
            (true, _) => "status-next-turn",
            (_, Respond::Able) => return None,
            (_, Respond::Every) => "status-always",
            (_, Respond::Turn) => "status-turn",
            (_, Respond::Never) => "status-never",
        };
        Some(self.speech.text(key))
    }

    /// Shows rules that were fetched: one by its id, or those that speak of something.
    pub fn show_rules(&mut self, rules: &[RuleInfo], wanted: &str) {
        if wanted.is_empty() {
            let sample = rules.first().map(|rule| rule.id.clone()).unwrap_or_default();
            return self.say_with("which-rule", &[("sample", &sample)]);
        }
        let folded = fold(wanted);
        let mut found: Vec<&RuleInfo> = rules.iter().filter(|rule| fold(&rule.id) == folded).collect();
        if found.is_empty() {
            let speaks = |rule: &&RuleInfo| fold(&rule.id).starts_with(&folded) || fold(&rule.text).contains(&folded);
            found = rules.iter().filter(speaks).collect();
        }
        if found.is_empty() {
            return self.say_with("no-rule", &[("typed", &quoted(wanted))]);
        }
        for rule in found.iter().take(MOST_LISTED) {
            self.say(format!("{}  {}", rule.id, rule.text));
        }
        if found.len() > MOST_LISTED {
            self.say("…");
        }
    }

    fn be_social(&mut self, social: Social) {
        match social {
            Social::Say(text) if text.is_empty() => self.say_key("join-say-what"),
            Social::Say(text) => self.send_or_say(FromClient::Chat { text }),
            Social::Board => self.show_board(),
            Social::Again if !self.is_over() => self.say_key("join-not-over"),
            Social::Again => self.send_or_say(FromClient::Rematch {}),
        }
    }

    fn show_board(&mut self) {
        self.show_table(true);
        self.ask();
    }

    fn say_not_asked(&mut self) {
        let prompt = self.scene.as_ref().map(|scene| scene.prompt.clone()).unwrap_or_default();
        let text = format!("{} {prompt}", self.speech.text("join-not-asked"));
        self.say(text.trim_end());
    }

    /// What something typed may mean.
    fn offer(&mut self, menu: &Menu, places: &[usize], commands: &[&str]) {
        self.say_key("several-fit");
        for &place in places {
            let item = &menu.items[place];
            self.say(format!("  {:>3}  {}  [{}]", item.key, item.label, item.notation));
        }
        for command in commands {
            self.say(format!("  {:>3}  {command}", ""));
        }
    }

    fn obey(&mut self, command: Command) {
        match command {
            Command::Help => self.say_key("join-help"),
            Command::Why(card) if card.is_empty() => {
                self.ask();
                if self.question().is_none() {
                    self.say_not_asked();
                }
                self.say_key("what-now");
            }
            Command::Why(card) => self.why(&card),
            Command::Card(name) => self.tell_card(&name),
            Command::Rules(wanted) => self.wants.push(Want::Rules(wanted)),
            Command::Log(number) => self.tell_log(&number),
            Command::Table(_) => self.show_board(),
            Command::All(_) | Command::Save(_) => self.say_key("join-not-here"),
            Command::Hint(seconds) => self.want_hint(&seconds, Extent::Few),
            Command::Analysis(seconds) => self.want_hint(&seconds, Extent::All),
            Command::Review => self.want_review(),
            Command::Odds(kept) => self.tell_odds(&kept),
            Command::Undo => self.send_or_say(FromClient::Undo {}),
            Command::Concede if self.is_over() => self.say_key("match-is-over"),
            Command::Concede if self.question().is_none() => self.say_key("join-concede-later"),
            Command::Concede => {
                self.giving_up = true;
                self.say_key("sure-to-concede");
            }
            Command::Quit => self.end = Some(End::Left),
            Command::Language(name) => match name.parse() {
                Ok(language) => self.speak(language),
                Err(_) => self.say_key("which-language"),
            },
            Command::Settings => self.tell_habits(),
            Command::Respond(when) => match read_respond(&fold(&when)) {
                Some(respond) => {
                    self.set_habits(Habits { respond, pass_turn: false, ..self.habits });
                    self.say_respond();
                }
                None => self.say_key("respond-how"),
            },
            Command::PassTurn => {
                self.set_habits(Habits { pass_turn: true, ..self.habits });
                // It holds for this turn alone.
                self.habits.pass_turn = false;
                self.say_key("passing-turn");
            }
            Command::Pay(pay) => {
                let pay = match pay {
                    habits::Pay::Due => Pay::Due,
                    habits::Pay::More => Pay::More,
                    habits::Pay::Auto => Pay::Auto,
                };
                self.set_habits(Habits { pay, ..self.habits });
                self.tell_pay();
            }
            Command::Order(order) => {
                self.set_habits(Habits { order, ..self.habits });
                self.say_key(if order { "order-auto" } else { "order-ask" });
            }
        }
    }

    fn tell_odds(&mut self, kept: &str) {
        let rows = self.scene.as_ref().and_then(|scene| scene.question.as_ref()).map_or(&[][..], |asked| &asked.odds);
        let rows: Vec<RollOdds<String>> = (rows.iter().cloned())
            .map(|row| RollOdds {
                name: row.label,
                needs: row.needs,
                now: row.now,
                best: row.best,
                answers: row.answers,
            })
            .collect();
        self.lines.extend(odds::tell(&self.speech, &rows, kept));
    }

    fn set_habits(&mut self, habits: Habits) {
        (self.habits, self.own_habits) = (habits, true);
        self.send_or_say(FromClient::Habits { habits });
    }

    fn say_respond(&mut self) {
        self.say_key(match self.habits.respond {
            Respond::Every => "respond-always",
            Respond::Able => "respond-able",
            Respond::Turn => "respond-turn",
            Respond::Never => "respond-never",
        });
    }

    fn tell_pay(&mut self) {
        self.say_key(match self.habits.pay {
            Pay::Due => "pay-ask",
            Pay::More => "pay-more",
            Pay::Auto => "pay-auto",
        });
    }

    fn tell_habits(&mut self) {
        self.say_key("settings");
        self.say_respond();
        self.tell_pay();
        self.say_key(if self.habits.order { "order-auto" } else { "order-ask" });
    }

    fn tell_log(&mut self, number: &str) {
        let mut lines = self.show().map(|show| story::tell(&show, &self.log)).unwrap_or_default();
        if let Ok(number) = number.parse::<usize>() {
            lines.drain(..lines.len().saturating_sub(number));
        }
        match lines.is_empty() {
            true => self.say_key("nothing-happened"),
            false => self.lines.append(&mut lines),
        }
    }

    /// Asks the server what may be done with a card, or why something cannot be done.
    fn why(&mut self, typed: &str) {
        let found = self.visible(typed);
        let mut faces: Vec<u32> = found.iter().map(|(face, _)| *face).collect();
        faces.dedup();
        faces.sort_unstable();
        faces.dedup();
        match faces.as_slice() {
            [_] => {
                for (_, at) in found.into_iter().take(MOST_PLACES) {
                    self.send_or_say(FromClient::Why { at });
                }
            }
            [] => match self.printed(typed).as_slice() {
                [face] => {
                    let name = face.name.clone();
                    self.say_with("not-in-sight", &[("card", &name)]);
                }
                _ if self.is_watching() => self.say_with("no-card", &[("typed", &quoted(typed))]),
                _ => self.send_or_say(FromClient::WhyNot { text: typed.to_string() }),
            },
            several => {
                let faces: Vec<FaceInfo> = several.iter().filter_map(|face| self.faces.get(face)).cloned().collect();
                self.list_cards(&faces.iter().collect::<Vec<_>>());
            }
        }
    }

    fn tell_card(&mut self, typed: &str) {
        if typed.is_empty() {
            return self.say_key("which-card");
        }
        let visible = self.visible(typed);
        let mut found: Vec<FaceInfo> = self.printed(typed).into_iter().cloned().collect();
        // Of several, the one that can be seen is meant.
        if found.len() > 1 && found.iter().filter(|face| visible.iter().any(|seen| seen.0 == face.face)).count() == 1 {
            found.retain(|face| visible.iter().any(|seen| seen.0 == face.face));
        }
        match found.as_slice() {
            [] => {
                let text = self.speech.with("no-card", &[("typed", &quoted(typed))]);
                self.say(capital(&text));
            }
            [face] => {
                let lines = self.show().map(|show| show.card(face));
                self.lines.append(&mut lines.unwrap_or_default());
            }
            several => self.list_cards(&several.iter().collect::<Vec<_>>()),
        }
    }

    fn list_cards(&mut self, faces: &[&FaceInfo]) {
        self.say_key("several-cards-fit");
        for face in faces.iter().take(MOST_LISTED) {
            self.say(format!("  {}  [{}]", face.name, face.slug));
        }
        if faces.len() > MOST_LISTED {
            self.say("  …");
        }
    }

    /// The cards in sight that something typed may name: their faces, and one place in each zone.
    fn visible(&self, typed: &str) -> Vec<(u32, String)> {
        let (holder, name) = match typed.split_once(':') {
            Some((holder, name)) if holder.chars().count() == 1 => (Some(holder.to_uppercase()), name),
            _ => (None, typed),
        };
        let name = name.split('#').next().unwrap_or(name);
        let named: Vec<u32> = self.printed(name).iter().map(|face| face.face).collect();
        let zones = self.scene.iter().flat_map(|scene| &scene.zones);
        let zones = zones.filter(|zone| holder.is_none() || zone.seat == holder);
        let mut found: Vec<(u32, String)> = Vec::new();
        for zone in zones {
            let mut here: Vec<u32> = Vec::new();
            for card in &zone.cards {
                if let Some(face) = card.face.filter(|face| named.contains(face) && !here.contains(face)) {
                    here.push(face);
                    found.push((face, card.at.clone()));
                }
            }
        }
        found
    }

    /// The cards of the game that something typed may name: those with this name, else those that begin so.
    fn printed(&self, typed: &str) -> Vec<&FaceInfo> {
        let folded = fold(typed);
        let wanted = words(&folded);
        if wanted.is_empty() {
            return Vec::new();
        }
        let exact = |face: &&FaceInfo| fold(&face.slug) == folded || words(&fold(&face.name)) == wanted;
        let begins = |name: &str| {
            let name = fold(name);
            let mut parts = words(&name);
            wanted.iter().all(|word| {
                let place = parts.iter().position(|part| part.starts_with(word));
                place.map(|place| parts.remove(place)).is_some()
            })
        };
        let found: Vec<&FaceInfo> = self.faces.values().filter(exact).collect();
        if !found.is_empty() {
            return found;
        }
        self.faces.values().filter(|face| begins(&face.name) || begins(&face.slug)).collect()
    }
}

fn read_respond(typed: &str) -> Option<Respond> {
    match typed {
        "always" | "toujours" | "every" => Some(Respond::Every),
        "able" | "possible" => Some(Respond::Able),
        "turn" | "tour" => Some(Respond::Turn),
        "never" | "jamais" => Some(Respond::Never),
        _ => None,
    }
}
