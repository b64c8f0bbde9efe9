//! What a visit hears from the server, and what is told of it.

use catalog::speech::Speech;
use server::wire::{
    Attempt, ChatLine, FromClient, FromServer, Habits, LogLine, NumberStory, PlayerKind, RefusalText, Scene, SeatInfo,
    Status, TableInfo, UndoWish, VERSION,
};

use super::client::Heard;
use super::story;
use super::visit::{End, Visit, Want, tongue};
use crate::play::display::text::{capital, quoted};

/// How much of what was said before is shown to somebody who comes.
const CHAT: usize = 10;

/// After so many lines about others the whole table is shown again.
const MUCH: usize = 4;

/// How many lines of the log are kept.
const LONGEST_LOG: usize = 50_000;

impl Visit {
    /// Hears something.
    pub fn hear(&mut self, heard: Heard) {
        self.expects = false;
        match heard {
            Heard::Connected(number) => self.connected(number),
            Heard::Said(words) => self.hear_server(*words),
            Heard::Nonsense if self.confused => {}
            Heard::Nonsense => {
                self.confused = true;
                self.say_key("join-nonsense");
            }
            Heard::Lost(why) => {
                self.connection = None;
                if !why.is_empty() {
                    self.say(capital(&why));
                }
                self.say_key("join-lost");
            }
            Heard::StillLost => self.say_key("join-still-lost"),
            Heard::Ended(why) if why.is_empty() => self.end = Some(End::Failed(self.speech.text("join-still-lost"))),
            Heard::Ended(why) => self.end = Some(End::Failed(why)),
        }
    }

    fn connected(&mut self, number: u32) {
        self.connection = Some(number);
        if std::mem::replace(&mut self.connected_before, true) {
            self.say_key("join-back");
        }
        // What was seen may be old: the question is put again.
        (self.put, self.waiting) = (None, String::new());
        let language = tongue(self.language());
        self.send(FromClient::Hello { version: VERSION, language, told: self.told });
        if let Some((question, text)) = self.pending.clone() {
            self.send(FromClient::Answer { question, text });
        }
    }

    fn hear_server(&mut self, words: FromServer) {
        match words {
            FromServer::Welcome { table, chat, habits, .. } => self.welcome(table, &chat, habits),
            FromServer::Info { table } => self.inform(table),
            FromServer::Scene { scene } => self.see(*scene),
            FromServer::Taken { question } => {
                if self.pending.as_ref().is_some_and(|(id, _)| *id == question) {
                    self.pending = None;
                    if let Some(scene) = &mut self.scene {
                        scene.question = None;
                    }
                }
            }
            FromServer::Refused { question, refusal } => {
                let answer = self.pending.take_if(|(id, _)| Some(*id) == question);
                let text = match &answer {
                    Some((_, typed)) if refusal.code == "unreadable" => {
                        self.speech.with("not-understood", &[("typed", &quoted(typed))])
                    }
                    _ => capital(&reason(&refusal)),
                };
                self.say(text);
                // Another question may have come meanwhile.
                if answer.is_some() {
                    self.put_question(false);
                }
            }
            FromServer::Because { at, attempts, numbers } => self.because(&at, &attempts, &numbers),
            FromServer::Chat { line } => self.hear_chat(&line),
            FromServer::Undo { wish } => self.hear_wish(wish),
            FromServer::WantsRematch { waiting } => {
                let mine =
                    self.table.as_ref().is_some_and(|table| waiting.iter().any(|seat| table.yours.contains(seat)));
                self.say_key(if mine { "join-again-wanted" } else { "join-again-waiting" });
            }
            FromServer::Moved { table } => self.end = Some(End::Moved(table)),
            FromServer::Pong {} | FromServer::Closing { .. } => {}
        }
    }

    fn welcome(&mut self, table: TableInfo, chat: &[ChatLine], habits: Habits) {
        let first = self.table.is_none();
        self.speech = Speech::of(self.language(), &table.game);
        self.wants.push(Want::Faces);
        if first {
            let game = self.speech.known(&format!("game-{}", table.game)).unwrap_or_else(|| table.game.clone());
            match table.yours.is_empty() {
                true => self.say_with("join-watching", &[("game", &game)]),
                false => {
                    let seats = table.yours.join(", ");
                    self.say_with("join-welcome", &[("game", &game), ("seat", &seats)]);
                    self.say_key("welcome-help");
                }
            }
        }
        self.table = Some(table);
        self.meet();
        let new: Vec<ChatLine> = chat.iter().filter(|line| line.at > self.chatted).cloned().collect();
        for line in &new[new.len().saturating_sub(CHAT)..] {
            self.hear_chat(line);
        }
        // A server that was away has forgotten what somebody wants to be asked.
        match self.own_habits && habits != self.habits {
            true => drop(self.send(FromClient::Habits { habits: self.habits })),
            false => self.habits = habits,
        }
    }

    /// Something about the table has changed: whoever comes or goes is worth a line.
    fn inform(&mut self, table: TableInfo) {
        let before = self.table.replace(table.clone());
        let old = |seat: &SeatInfo| before.iter().flat_map(|table| &table.seats).find(|old| old.seat == seat.seat);
        for seat in table.seats.iter().filter(|seat| !table.yours.contains(&seat.seat)) {
            let Some(old) = old(seat) else { continue };
            let key = match (old.player, seat.player) {
                (PlayerKind::Free, PlayerKind::Person) => "join-sat",
                (PlayerKind::Person, PlayerKind::StandIn) => "join-stand-in",
                (PlayerKind::Person, PlayerKind::Person) if old.here && !seat.here => "join-gone",
                (PlayerKind::Person, PlayerKind::Person) if !old.here && seat.here && self.met.contains(&seat.seat) => {
                    "join-returned"
                }
                (PlayerKind::StandIn, PlayerKind::Person) => "join-returned",
                _ => continue,
            };
            self.say_with(key, &[("name", &capital(&seat.name)), ("seat", &seat.seat)]);
        }
        self.meet();
    }

    /// Remembers who is here.
    fn meet(&mut self) {
        let here = self.table.iter().flat_map(|table| &table.seats).filter(|seat| seat.here);
        self.met.extend(here.map(|seat| seat.seat.clone()));
    }

    fn hear_chat(&mut self, line: &ChatLine) {
        self.chatted = self.chatted.max(line.at);
        let own = self.table.as_ref().zip(line.seat.as_ref()).is_some_and(|(table, seat)| table.yours.contains(seat));
        let key = match (line.hint, own) {
            // Whoever asked for it is told what came of it.
            (true, true) => return,
            (true, false) => "join-hint-asked",
            (false, true) => "join-chat-own",
            (false, false) => "join-chat",
        };
        self.say_with(key, &[("name", &capital(&line.name)), ("text", &line.text)]);
    }

    fn hear_wish(&mut self, wish: Option<UndoWish>) {
        let before = std::mem::replace(&mut self.wish, wish.clone());
        let Some(wish) = wish else {
            if before.is_some() && !std::mem::take(&mut self.taken_back) {
                self.say_key("join-undo-dropped");
            }
            return;
        };
        self.taken_back = false;
        let name = self.show().map_or_else(|| wish.seat.clone(), |show| show.short_name(&wish.seat));
        let own = self.table.as_ref().is_some_and(|table| table.yours.contains(&wish.seat));
        match (own, self.must_consent()) {
            (true, _) => self.say_key("join-undo-asked"),
            (_, true) => self.say_with("join-undo-wish", &[("name", &capital(&name))]),
            (_, false) => self.say_with("join-undo-others", &[("name", &capital(&name))]),
        }
        if wish.learned && !own {
            self.say_key("join-undo-learned");
        }
    }

    fn because(&mut self, at: &str, attempts: &[Attempt], numbers: &[NumberStory]) {
        let face = self.scene.iter().flat_map(|scene| &scene.zones).flat_map(|zone| &zone.cards);
        let face = face.filter(|card| card.at == at).find_map(|card| card.face);
        if let Some(name) = face.and_then(|face| Some(self.show()?.name(face))) {
            self.say(name);
        }
        if attempts.is_empty() {
            let text = self.speech.text("nothing-to-try");
            self.say(format!("  {text}"));
        }
        for attempt in attempts {
            let what = attempt.label.as_str();
            let line = match &attempt.refusal {
                None => self.speech.with("allowed", &[("what", what)]),
                Some(refusal) => self.speech.with("refused", &[("what", what), ("why", &reason(refusal))]),
            };
            self.say(format!("  {line}"));
        }
        for number in numbers.iter().filter(|number| !number.parts.is_empty()) {
            let parts: String = number.parts.iter().map(|part| format!(", {} {}", part.change, part.source)).collect();
            let values =
                [("label", number.label.as_str()), ("value", &number.value), ("base", &number.base), ("parts", &parts)];
            let line = self.speech.with("join-number", &values);
            self.say(format!("  {line}"));
        }
    }

    /// Sees the table anew.
    fn see(&mut self, scene: Scene) {
        let first = self.scene.is_none();
        let from = usize::try_from(scene.news_from).unwrap_or(usize::MAX);
        // A gap in the log is one in the story only.
        if from > self.log.len() || self.log.len() > LONGEST_LOG {
            self.log.clear();
        }
        let from = from.min(self.log.len());
        let old = self.log.split_off(from);
        let same = |(old, new): &(&LogLine, &LogLine)| old.text == new.text && old.decision == new.decision;
        let known = old.iter().zip(&scene.news).take_while(same).count();
        let shorter = scene.news.len() < old.len();
        self.told = scene.news_from.saturating_add(u32::try_from(scene.news.len()).unwrap_or(u32::MAX));
        self.log.extend(scene.news.iter().cloned());
        let branch = |scene: &Scene| scene.question.as_ref().map(|question| question.id.branch);
        let retold = std::mem::take(&mut self.retold);
        if !retold && (shorter || self.put.is_some_and(|put| branch(&scene).is_some_and(|branch| branch > put.branch)))
        {
            self.taken_back = true;
            self.fresh = true;
            self.say_key("join-taken-back");
        }
        let news = match (retold, first) {
            (true, _) => self.log.len(),
            (_, true) => story::last_turns(&self.log, 2),
            _ => from + known,
        };
        if first && news > 0 {
            self.say_key("join-log-hint");
        }
        let viewer = scene.viewer.clone();
        self.by_others += self.log[news..].iter().filter(|line| line.seat.is_some() && line.seat != viewer).count();
        let turn = self.log[news..].iter().any(|line| line.turn);
        // After little the table is still in the reader's mind, and what is new is enough.
        self.fresh |= retold || turn || self.by_others >= MUCH;
        self.scene = Some(scene);
        let mut told = self.show().map(|show| story::tell(&show, &self.log[news..])).unwrap_or_default();
        // The table that follows says itself whose turn it is.
        let facts = self.scene.iter().flat_map(|scene| &scene.facts);
        let said = |last: &mut String| facts.clone().any(|fact| capital(fact) == last.trim_end_matches('.'));
        let table = first || turn && self.is_watching();
        let running = self.scene.as_ref().is_some_and(|scene| scene.result.is_none() && scene.hand_over.is_none());
        if running && (table || self.fresh && self.question().is_some()) {
            told.pop_if(said);
        }
        self.lines.append(&mut told);
        self.put_question(table);
    }

    /// Shows what the visitor must know to go on: the question, for whom to wait, or how it ended.
    fn put_question(&mut self, table: bool) {
        let Some(scene) = &self.scene else { return };
        if let Some(result) = &scene.result {
            let text = result.text.clone();
            if !std::mem::replace(&mut self.over, true) {
                self.say(String::new());
                self.say(text);
                match self.by_person() && !self.is_watching() {
                    true => self.say_key("join-over"),
                    false => self.end = Some(End::Over),
                }
            }
            return;
        }
        self.over = false;
        if let Some(seat) = scene.hand_over.clone() {
            self.put = None;
            let name = self.show().map_or_else(|| seat.clone(), |show| show.heading(&seat));
            self.say_with("pass-the-keyboard", &[("seat", &name)]);
            return;
        }
        if let Some(question) = self.question() {
            if self.put.replace(question) == Some(question) && !self.fresh {
                return;
            }
            self.waiting.clear();
            self.show_table(self.fresh);
            self.ask();
            return;
        }
        let gathering = self.table.as_ref().is_some_and(|table| table.status == Status::Gathering);
        let (prompt, others) = (scene.prompt.clone(), scene.asked != scene.viewer);
        if table {
            self.show_table(true);
            self.fresh = true;
        }
        // An answer that is given for the visitor is no reason to wait.
        if (others || gathering) && !prompt.is_empty() && prompt != self.waiting {
            self.waiting = prompt.clone();
            self.say(prompt);
        }
    }
}

/// Why not, with the rule that says so.
fn reason(refusal: &RefusalText) -> String {
    match &refusal.rule {
        Some(rule) => format!("{} ({rule})", refusal.text),
        None => refusal.text.clone(),
    }
}
