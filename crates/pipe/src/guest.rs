//! A program at a seat.

use std::sync::{Arc, Mutex};

use ai::{Bot, Position};

use crate::crew::{Crew, Post};
use crate::process::Process;
use crate::{message, patience};

/// A program at a seat.
pub struct Guest {
    crew: Arc<Crew>,
    post: Post,
    seed: u64,
    /// Whether the program knows of the match.
    begun: bool,
    /// How often it was asked in this match.
    asked: u64,
    fault: Option<String>,
}

impl Guest {
    /// A seat for a program, which is started: one that cannot be started is known at once.
    pub fn sit_down(crew: Arc<Crew>, seed: u64) -> Result<Box<dyn Bot>, String> {
        let post = Arc::new(Mutex::new(None));
        let process = crew.call(&post)?;
        *post.lock().expect("no thread panics with the lock") = Some(process);
        Ok(Box::new(Guest { crew, post, seed, begun: false, asked: 0, fault: None }))
    }

    /// What the program answers.
    fn ask(&mut self, position: &Position) -> Result<usize, String> {
        let post = self.post.clone();
        let mut held = post.lock().expect("no thread panics with the lock");
        let mut process = match held.take() {
            Some(process) => process,
            None => {
                self.begun = false;
                self.crew.call(&self.post)?
            }
        };
        match self.speak(&mut process, position) {
            Ok(choice) => {
                *held = Some(process);
                Ok(choice)
            }
            Err(fault) => {
                self.crew.lose(process);
                self.begun = false;
                Err(fault)
            }
        }
    }

    fn speak(&mut self, process: &mut Process, position: &Position) -> Result<usize, String> {
        if let Some(line) = process.unasked() {
            return Err(format!("it has said {} although nobody had asked it", message::quoted(&line)));
        }
        let names = self.crew.names();
        if !self.begun {
            process.tell(message::begin(names, position, self.seed));
            self.begun = true;
        }
        self.asked += 1;
        let options: Vec<String> = position.options().into_iter().map(|option| option.text).collect();
        process.tell(message::decide(names, position, &options, self.asked));
        let line = process.hear(patience())?;
        message::read_answer(&line, &options, self.asked)
    }
}

impl Bot for Guest {
    fn decide(&mut self, position: &Position) -> usize {
        let answer = self.ask(position);
        self.fault = answer.as_ref().err().map(|fault| format!("{}: {fault}", self.crew.command()));
        answer.unwrap_or_default()
    }

    fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let process = self.post.lock().ok().and_then(|mut held| held.take());
        if let Some(process) = process {
            if self.begun {
                process.tell(message::end());
            }
            self.crew.come_back(process);
        }
    }
}
