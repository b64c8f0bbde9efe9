//! How a table comes back from the store.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Weak};

use catalog::GameEntry;
use catalog::example::Example;
use kernel::erased::{AnyMatch, Knowledge};
use kernel::record::Decision;
use kernel::table::seats::Seat;
use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use super::aliases::Aliases;
use super::clock::Clock;
use super::example::{example_of, note};
use super::puzzle::puzzle_of;
use super::thinkers::Thinkers;
use super::waiting::Waiting;
use super::{ANSWERED, Host, ToHost};
use crate::app::App;
use crate::history::Head;
use crate::secret;
use crate::stored::{Branches, Stored, begin, play_on};
use crate::wire::{Habits, QuestionId};

/// Why a table cannot be had.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
pub enum Fault {
    /// There is none with this id.
    #[error("there is no table with this address")]
    Unknown,
    /// It was played with other cards, or by another version.
    #[error("{0}")]
    Unplayable(String),
    /// The database does not answer, or says something that makes no sense.
    #[error("the table could not be read; try again in a moment")]
    Store,
    /// Another node has it now, or is about to.
    #[error("the table is moving to another server; try again in a moment")]
    Moved,
    /// Too many people watch it.
    #[error("too many people are watching this table; try again later")]
    Full,
    /// The seat has been taken by somebody else.
    #[error("somebody else sits there already")]
    Taken,
}

impl Fault {
    /// The word with which connections are closed because of it. After `store` and `moved` clients come back by themselves.
    pub fn closing(&self) -> &'static str {
        match self {
            Fault::Store => "store",
            Fault::Moved => "moved",
            Fault::Full => "full",
            _ => "gone",
        }
    }

    /// Tells whoever waits for an answer.
    pub fn answer(self, message: ToHost) {
        match message {
            ToHost::Connect { reply, .. } => {
                let _ = reply.send(Err(self));
            }
            ToHost::Sat { reply, .. } | ToHost::Info { reply, .. } => {
                let _ = reply.send(Err(self));
            }
            ToHost::Hint { reply, .. } => {
                let _ = reply.send(Err(self.into()));
            }
            ToHost::Far(message) => self.answer(*message),
            ToHost::Disconnect(_) | ToHost::Said(..) | ToHost::LetGo | ToHost::Stop => {}
        }
    }
}

/// A match that has been played again, with what is remembered of its decisions.
struct Replayed {
    play: Box<dyn AnyMatch>,
    answered: VecDeque<(QuestionId, Seat, String)>,
    deliberate: Vec<(usize, Seat)>,
    knew: Vec<Knowledge>,
    example: Option<Example>,
}

impl Host {
    /// Reads a table from the store that this node has since an epoch, and plays its decisions again.
    #[tracing::instrument(level = "info", name = "load", skip_all, fields(table = %id, epoch))]
    pub async fn load(app: Arc<App>, id: &str, epoch: u64) -> Result<Host, Fault> {
        let stored = Stored::load(&app, id).await?;
        if stored.row.epoch != epoch {
            return Err(Fault::Moved);
        }
        let title = stored.title(&app).map_err(Fault::Unplayable)?;
        let remembers = stored.persons().len() > 1;
        let (head, branches, decisions) = (stored.head.clone(), stored.branches.clone(), stored.decisions);
        let game = title.clone();
        let replayed = tokio::task::spawn_blocking(move || again(&game, &head, &branches, &decisions, remembers));
        let replayed = replayed.await.map_err(|_| Fault::Store)?.map_err(Fault::Unplayable)?;
        let count = stored.head.seats.len();
        metrics::counter!("tapis_tables_loaded_total").increment(1);
        Ok(Host {
            salt: secret::salt(id, stored.head.setup.seed),
            id: id.to_string(),
            chairs: stored.chairs,
            owners: stored.owners,
            play: replayed.play,
            branches: stored.branches,
            example: replayed.example,
            puzzle: puzzle_of(&title, &stored.head),
            title,
            epoch,
            length: stored.row.length,
            created: stored.row.created,
            touched: stored.row.touched,
            answered: replayed.answered,
            deliberate: replayed.deliberate,
            knew: replayed.knew,
            chat: stored.chat,
            moved: stored.moved,
            habits: vec![Habits::default(); count],
            passing: vec![None; count],
            passed: vec![None; count],
            connections: BTreeMap::new(),
            waiting: Waiting::Nobody,
            thinkers: Thinkers::default(),
            hinting: Weak::new(),
            hinted: None,
            held: false,
            wish: None,
            again: Vec::new(),
            wishes: ((0, 0, None), 0),
            clock: Clock::new(stored.clocks),
            left: vec![Instant::now(); count],
            crowd_due: None,
            aliases: Aliases::default(),
            active: Instant::now(),
            scored: false,
            lost: false,
            head: stored.head,
            app,
        })
    }
}

fn again(
    title: &GameEntry,
    head: &Head,
    branches: &Branches,
    decisions: &[(Decision, bool)],
    remembers: bool,
) -> Result<Replayed, String> {
    let mut play = begin(title, head)?;
    let mut answered = VecDeque::new();
    let mut deliberate = Vec::new();
    let mut knew = vec![Knowledge::default(); head.seats.len()];
    let mut example = example_of(title, head);
    for (number, (decision, asked)) in decisions.iter().enumerate() {
        let recent = number + ANSWERED >= decisions.len();
        play_on(&mut *play, [decision], |play, decision| {
            note(&mut example, play, decision.seat, &decision.text);
            if recent {
                let seat = decision.seat;
                let (branch, seen) = (branches.of(Some(seat)), play.decisions_seen_by(Some(seat)));
                answered.push_back((QuestionId { branch, decision: seen }, seat, decision.text.clone()));
            }
            if *asked {
                deliberate.push((number, decision.seat));
                if remembers && let Some(knew) = knew.get_mut(decision.seat.index()) {
                    *knew = play.knowledge();
                }
            }
        })?;
    }
    Ok(Replayed { play, answered, deliberate, knew, example })
}
