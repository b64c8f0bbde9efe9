//! Many matches at once, on threads of Rust: no Python between one decision and the next.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use ai::{Bot, Position};
use kernel::erased::AnyMatch;
use kernel::game::Setup;
use kernel::observe::{Layout, Trace};
use kernel::question::Choice;
use kernel::table::chance::Random;
use kernel::table::seats::Seat;
use kernel::view::Eyes;
use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;
use rayon::prelude::*;

use crate::game::{Game, set_up};
use crate::tell::fault;
use crate::title::Title;

/// What is written for the caller after each step: a row of each for every match.
struct Rows<'a> {
    observation: &'a mut [i16],
    mask: &'a mut [bool],
    asked: &'a mut i64,
    count: &'a mut i64,
    reward: &'a mut [f32],
    /// 1 if the match ended with this step, 2 if it was given up.
    ended: &'a mut i8,
    keys: Option<&'a mut [u64]>,
}

/// Behind a lock only because Python's classes are shared between threads; a step has it to itself.
type SeatedBot = Mutex<Box<dyn Bot>>;

/// One of the matches.
struct Slot {
    play: Box<dyn AnyMatch>,
    options: Vec<Choice>,
    keys: Vec<u64>,
    /// What its row of the observations holds.
    trace: Trace,
    /// Which match is played here, counted from all others.
    number: u64,
    taken: u32,
    bots: Vec<Option<SeatedBot>>,
    random: Random,
}

/// What all of them share.
struct Plan {
    title: Title,
    setup: Setup,
    seats: usize,
    layout: Arc<Layout>,
    most: usize,
    longest: u32,
    count: u64,
    bots: BTreeMap<u8, String>,
}

impl Plan {
    fn start(&self, number: u64) -> Result<Box<dyn AnyMatch>, String> {
        let setup = Setup { seed: self.setup.seed.wrapping_add(number), ..self.setup.clone() };
        Ok(self.title.game.start(&setup).map_err(|error| error.to_string())?.bare())
    }

    fn seat_bots(&self, number: u64) -> Result<Vec<Option<SeatedBot>>, String> {
        let bot = |seat: usize| match self.bots.get(&(seat as u8)) {
            None => Ok(None),
            Some(name) => {
                let seed = Random::new(self.setup.seed ^ number.rotate_left(20) ^ seat as u64).bits();
                self.title.bots.bot(name, seed).map(Mutex::new).map(Some)
            }
        };
        if self.bots.is_empty() { Ok(Vec::new()) } else { (0..self.seats).map(bot).collect() }
    }

    fn slot(&self, place: u64) -> Result<Slot, String> {
        Ok(Slot {
            play: self.start(place)?,
            options: Vec::new(),
            keys: Vec::new(),
            trace: Trace::empty(&self.layout),
            number: place,
            taken: 0,
            bots: self.seat_bots(place)?,
            random: Random::new(self.setup.seed ^ place.wrapping_mul(0x9e37_79b9_7f4a_7c15)),
        })
    }
}

impl Slot {
    fn restart(&mut self, plan: &Plan) -> Result<(), String> {
        self.number += plan.count;
        self.play = plan.start(self.number)?;
        self.bots = plan.seat_bots(self.number)?;
        self.taken = 0;
        Ok(())
    }

    /// Lets bots decide until somebody else is asked or nobody.
    fn ask_bots(&mut self, plan: &Plan) {
        while let Some(seat) = self.play.asked() {
            let Some(Some(bot)) = self.bots.get_mut(seat.index()) else { return };
            let Some(position) = Position::of(&*self.play) else { return };
            let Ok(bot) = bot.get_mut() else { return };
            let option = bot.decide(&position);
            self.play.step(option);
            self.taken += 1;
            if self.taken >= plan.longest {
                return;
            }
        }
    }

    /// Takes an option; a match that ends is followed by the next one.
    fn step(&mut self, plan: &Plan, action: i64, rows: &mut Rows) -> Result<(), String> {
        let options = self.options.len();
        let choice = usize::try_from(action).ok().and_then(|number| self.options.get(number)).copied();
        let choice = choice.ok_or_else(|| format!("no option {action}; there are {options}"))?;
        self.play.take(&choice);
        self.taken += 1;
        self.go_on(plan, rows)
    }

    fn go_on(&mut self, plan: &Plan, rows: &mut Rows) -> Result<(), String> {
        rows.reward.fill(0.0);
        *rows.ended = 0;
        loop {
            if !self.bots.is_empty() {
                self.ask_bots(plan);
            }
            let over = self.play.asked().is_none();
            if !over && self.taken < plan.longest {
                return Ok(());
            }
            *rows.ended = if over { 1 } else { 2 };
            if let Some(verdict) = self.play.verdict() {
                for (seat, reward) in rows.reward.iter_mut().enumerate() {
                    *reward = (verdict.share(Seat(seat as u8)) * 2.0 - 1.0) as f32;
                }
            }
            self.restart(plan)?;
        }
    }

    fn write(&mut self, plan: &Plan, rows: &mut Rows) {
        self.play.list_options(&mut self.options);
        let asked = self.play.asked();
        self.play.observe_into(Eyes::of(asked), &self.options, &plan.layout, &mut self.trace, rows.observation);
        let shown = self.options.len().min(plan.most);
        rows.mask[..shown].fill(true);
        rows.mask[shown..].fill(false);
        *rows.asked = asked.map_or(-1, |seat| i64::from(seat.0));
        *rows.count = shown as i64;
        if let Some(out) = &mut rows.keys {
            self.play.keys(&self.options, &mut self.keys);
            out[..shown].copy_from_slice(&self.keys[..shown]);
            out[shown..].fill(0);
        }
    }
}

/// Many matches of one game.
#[pyclass(module = "tapis._native")]
pub struct Batch {
    plan: Plan,
    slots: Vec<Slot>,
    pool: Option<rayon::ThreadPool>,
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, count, layout, seats=None, seed=0, decks=None, options=None, paced=false, threads=1, longest=5000, bots=None))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        game: &Game,
        count: usize,
        layout: &crate::layout::Layout,
        seats: Option<u8>,
        seed: u64,
        decks: Option<Vec<String>>,
        options: Option<BTreeMap<String, String>>,
        paced: bool,
        threads: usize,
        longest: u32,
        bots: Option<BTreeMap<u8, String>>,
    ) -> PyResult<Batch> {
        if layout.game != game.title.game.id() {
            return Err(fault(format!("a layout of {}, and a game of {}", layout.game, game.title.game.id())));
        }
        let setup = set_up(seats, seed, decks, options, paced, &game.title);
        let bots = bots.unwrap_or_default();
        let seats = usize::from(setup.seats);
        if bots.len() >= seats || bots.keys().any(|seat| usize::from(*seat) >= seats) {
            return Err(fault("bots sit on seats of the table, and one seat at least is left"));
        }
        let plan = Plan {
            title: game.title.clone(),
            seats,
            setup,
            layout: layout.layout.clone(),
            most: layout.options(),
            longest,
            count: count as u64,
            bots,
        };
        let pool = match threads {
            0 | 1 => None,
            threads => Some(rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(fault)?),
        };
        let slots = (0..count as u64).map(|place| plan.slot(place)).collect::<Result<_, _>>().map_err(fault)?;
        Ok(Batch { plan, slots, pool })
    }

    /// Begins every match anew, from the first seed, and writes what there is to see.
    #[allow(clippy::too_many_arguments)]
    fn reset(
        &mut self,
        py: Python<'_>,
        mut observations: PyReadwriteArray2<'_, i16>,
        masks: PyReadwriteArray2<'_, bool>,
        asked: PyReadwriteArray1<'_, i64>,
        counts: PyReadwriteArray1<'_, i64>,
        rewards: PyReadwriteArray2<'_, f32>,
        ended: PyReadwriteArray1<'_, i8>,
        keys: Option<PyReadwriteArray2<'_, u64>>,
    ) -> PyResult<()> {
        let slots = (0..self.plan.count).map(|place| self.plan.slot(place)).collect::<Result<_, _>>();
        self.slots = slots.map_err(fault)?;
        observations.as_slice_mut()?.fill(0);
        self.run(py, None, (observations, masks, asked, counts, rewards, ended, keys))
    }

    /// Takes one option in every match and writes what there is to see then.
    #[allow(clippy::too_many_arguments)]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        observations: PyReadwriteArray2<'_, i16>,
        masks: PyReadwriteArray2<'_, bool>,
        asked: PyReadwriteArray1<'_, i64>,
        counts: PyReadwriteArray1<'_, i64>,
        rewards: PyReadwriteArray2<'_, f32>,
        ended: PyReadwriteArray1<'_, i8>,
        keys: Option<PyReadwriteArray2<'_, u64>>,
    ) -> PyResult<()> {
        let actions = actions.as_slice()?;
        if actions.len() != self.slots.len() {
            return Err(fault(format!("{} actions for {} matches", actions.len(), self.slots.len())));
        }
        self.run(py, Some(actions), (observations, masks, asked, counts, rewards, ended, keys))
    }

    /// An option of every match at random, each as likely as any other.
    fn sample(&mut self, mut actions: PyReadwriteArray1<'_, i64>) -> PyResult<()> {
        let most = self.plan.most;
        for (slot, action) in self.slots.iter_mut().zip(actions.as_slice_mut()?) {
            *action = i64::from(slot.random.below(slot.options.len().min(most).max(1) as u32));
        }
        Ok(())
    }

    /// Which match is played at each place, counted from 0; its seed is that of the first match and so many more.
    fn numbers(&self) -> Vec<u64> {
        self.slots.iter().map(|slot| slot.number).collect()
    }

    /// The hash of each table.
    fn hashes(&self) -> Vec<u64> {
        self.slots.iter().map(|slot| slot.play.digest()).collect()
    }

    /// The tables of another batch, each with everything that its asked seat does not know dealt anew: for whoever looks for
    /// what should not be told.
    fn adopt(&mut self, other: PyRef<'_, Batch>, seed: u64) {
        for (place, (slot, theirs)) in self.slots.iter_mut().zip(&other.slots).enumerate() {
            if let Some(seat) = theirs.play.asked() {
                slot.play = theirs.play.redealt(seat, seed.wrapping_add(place as u64));
            }
        }
    }

    /// Writes what there is to see, without a step.
    #[allow(clippy::too_many_arguments)]
    fn show(
        &mut self,
        py: Python<'_>,
        observations: PyReadwriteArray2<'_, i16>,
        masks: PyReadwriteArray2<'_, bool>,
        asked: PyReadwriteArray1<'_, i64>,
        counts: PyReadwriteArray1<'_, i64>,
        rewards: PyReadwriteArray2<'_, f32>,
        ended: PyReadwriteArray1<'_, i8>,
        keys: Option<PyReadwriteArray2<'_, u64>>,
    ) -> PyResult<()> {
        self.run(py, None, (observations, masks, asked, counts, rewards, ended, keys))
    }
}

type Arrays<'py> = (
    PyReadwriteArray2<'py, i16>,
    PyReadwriteArray2<'py, bool>,
    PyReadwriteArray1<'py, i64>,
    PyReadwriteArray1<'py, i64>,
    PyReadwriteArray2<'py, f32>,
    PyReadwriteArray1<'py, i8>,
    Option<PyReadwriteArray2<'py, u64>>,
);

impl Batch {
    /// Steps, or only writes where there are no actions.
    fn run(&mut self, py: Python<'_>, actions: Option<&[i64]>, mut arrays: Arrays<'_>) -> PyResult<()> {
        let (count, wide, most) = (self.slots.len(), self.plan.layout.len, self.plan.most);
        let observations = sized(arrays.0.as_slice_mut()?, count * wide, "observations")?;
        let masks = sized(arrays.1.as_slice_mut()?, count * most, "masks")?;
        let asked = sized(arrays.2.as_slice_mut()?, count, "asked")?;
        let counts = sized(arrays.3.as_slice_mut()?, count, "counts")?;
        let rewards = sized(arrays.4.as_slice_mut()?, count * self.plan.seats, "rewards")?;
        let ended = sized(arrays.5.as_slice_mut()?, count, "ended")?;
        let keys = match &mut arrays.6 {
            Some(keys) => Some(sized(keys.as_slice_mut()?, count * most, "keys")?),
            None => None,
        };
        let mut keys = keys.map(|keys| keys.chunks_exact_mut(most));
        let mut rows: Vec<Rows> = observations
            .chunks_exact_mut(wide)
            .zip(masks.chunks_exact_mut(most))
            .zip(asked.iter_mut().zip(counts))
            .zip(rewards.chunks_exact_mut(self.plan.seats).zip(ended))
            .map(|(((observation, mask), (asked, count)), (reward, ended))| {
                let keys = keys.as_mut().and_then(Iterator::next);
                Rows { observation, mask, asked, count, reward, ended, keys }
            })
            .collect();
        let plan = &self.plan;
        let work = |place: usize, slot: &mut Slot, rows: &mut Rows| -> Result<(), String> {
            match actions {
                Some(actions) => slot.step(plan, actions[place], rows)?,
                None => slot.go_on(plan, rows)?,
            }
            slot.write(plan, rows);
            Ok(())
        };
        let slots = &mut self.slots;
        let pool = &self.pool;
        py.detach(|| match pool {
            None => slots
                .iter_mut()
                .zip(&mut rows)
                .enumerate()
                .try_for_each(|(place, (slot, rows))| work(place, slot, rows)),
            Some(pool) => pool.install(|| {
                let pairs = slots.par_iter_mut().zip(rows.par_iter_mut()).enumerate();
                pairs.with_min_len(8).try_for_each(|(place, (slot, rows))| work(place, slot, rows))
            }),
        })
        .map_err(fault)
    }
}

/// A list, if it is as long as it must be.
fn sized<'a, T>(list: &'a mut [T], len: usize, what: &str) -> PyResult<&'a mut [T]> {
    if list.len() == len {
        Ok(list)
    } else {
        Err(fault(format!("{what}: {len} numbers are written, not {}", list.len())))
    }
}
