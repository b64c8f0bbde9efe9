//! Work on several threads whose results are taken in order.
//!
//! Threads take numbers and hand back results; the caller's thread takes the results by number. No thread runs further
//! ahead than a window, so that a slow piece of work does not let results pile up.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard};
use std::time::{Duration, Instant};

/// How far ahead of the first result that is still missing a thread may work, for each thread.
const WINDOW: u64 = 64;
/// How many pieces of work a thread takes at once at most.
const MOST: u64 = 16;
/// Pieces are taken singly once this many take longer.
const SHORT: Duration = Duration::from_millis(4);
/// How often whoever takes results is called although there are none.
const TICK: Duration = Duration::from_millis(250);

/// Who takes results.
pub trait Taker<T> {
    /// Takes the result of a piece of work, in the order of their numbers. May say that it has enough.
    fn take(&mut self, number: u64, result: T) -> Result<ControlFlow<()>, String>;

    /// Called now and then between results.
    fn tick(&mut self) -> Result<(), String> {
        Ok(())
    }
}

/// What the threads share.
struct Desk<T> {
    next: u64,
    taken: u64,
    waiting: BTreeMap<u64, Result<T, String>>,
    working: usize,
    closed: bool,
}

/// Does the work with numbers from `from` up to but without `to`, until the taker has enough or somebody says stop. A piece
/// of work that gives nothing was told to stop. Returns the first number that was not taken.
pub fn work<T: Send>(
    threads: usize,
    (from, to): (u64, u64),
    stop: &AtomicBool,
    piece: impl Fn(u64) -> Result<Option<T>, String> + Sync,
    taker: &mut impl Taker<T>,
) -> Result<u64, String> {
    let threads = threads.max(1);
    let desk = Mutex::new(Desk { next: from, taken: from, waiting: BTreeMap::new(), working: threads, closed: false });
    let (results, room) = (Condvar::new(), Condvar::new());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut many = 1;
                while let Some(numbers) = claim(&desk, &room, stop, (to, many, threads as u64)) {
                    let start = Instant::now();
                    let mut done = Vec::with_capacity(numbers.clone().count());
                    for number in numbers {
                        let result = catch_unwind(AssertUnwindSafe(|| piece(number)));
                        match result.unwrap_or_else(|panic| Err(format!("match {number}: {}", panic_message(&*panic))))
                        {
                            Ok(Some(result)) => done.push((number, Ok(result))),
                            Ok(None) => break,
                            Err(fault) => {
                                done.push((number, Err(fault)));
                                break;
                            }
                        }
                    }
                    many = if start.elapsed() < SHORT { (many * 2).min(MOST) } else { (many / 2).max(1) };
                    locked(&desk).waiting.extend(done);
                    results.notify_one();
                }
                locked(&desk).working -= 1;
                results.notify_one();
            });
        }
        let taken = take_all(&desk, (&results, &room), taker, to);
        locked(&desk).closed = true;
        room.notify_all();
        taken
    })
}

/// Does so many pieces of work and puts what they give one after the other, in the order of their numbers.
pub fn gather<T: Send>(
    threads: usize,
    pieces: u64,
    piece: impl Fn(u64) -> Result<Vec<T>, String> + Sync,
) -> Result<Vec<T>, String> {
    let mut all = Gathered(Vec::new());
    work(threads, (0, pieces), &AtomicBool::new(false), |number| piece(number).map(Some), &mut all)?;
    Ok(all.0)
}

struct Gathered<T>(Vec<T>);

impl<T> Taker<Vec<T>> for Gathered<T> {
    fn take(&mut self, _: u64, result: Vec<T>) -> Result<ControlFlow<()>, String> {
        self.0.extend(result);
        Ok(ControlFlow::Continue(()))
    }
}

/// The next numbers for a thread; none if there is nothing left to do.
fn claim<T>(
    desk: &Mutex<Desk<T>>,
    room: &Condvar,
    stop: &AtomicBool,
    (to, many, threads): (u64, u64, u64),
) -> Option<std::ops::Range<u64>> {
    let mut desk = locked(desk);
    loop {
        if desk.closed || stop.load(Ordering::Relaxed) || desk.next >= to {
            return None;
        }
        let last = to.min(desk.taken + WINDOW * threads);
        if desk.next < last {
            // Towards the end everybody takes less, so that all end together.
            let share = ((to - desk.next) / (2 * threads)).max(1);
            let first = desk.next;
            desk.next = last.min(first + many.min(share));
            return Some(first..desk.next);
        }
        desk = room.wait_timeout(desk, TICK).unwrap_or_else(|poison| poison.into_inner()).0;
    }
}

fn take_all<T>(
    desk: &Mutex<Desk<T>>,
    (results, room): (&Condvar, &Condvar),
    taker: &mut impl Taker<T>,
    to: u64,
) -> Result<u64, String> {
    let mut number = locked(desk).taken;
    let mut ticked = Instant::now();
    while number < to {
        let mut batch = Vec::new();
        {
            let mut desk = locked(desk);
            while let Some(result) = desk.waiting.remove(&number) {
                batch.push((number, result));
                number += 1;
            }
            desk.taken = number;
            if batch.is_empty() {
                if desk.working == 0 {
                    break;
                }
                drop(results.wait_timeout(desk, TICK));
            }
        }
        room.notify_all();
        for (number, result) in batch {
            if taker.take(number, result?)?.is_break() {
                return Ok(number + 1);
            }
        }
        if ticked.elapsed() >= TICK {
            taker.tick()?;
            ticked = Instant::now();
        }
    }
    Ok(number)
}

fn locked<T>(desk: &Mutex<Desk<T>>) -> MutexGuard<'_, Desk<T>> {
    desk.lock().unwrap_or_else(|poison| poison.into_inner())
}

fn panic_message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    format!("panic: {}", text.unwrap_or("without a word"))
}

#[cfg(test)]
mod tests {
    use super::*;

    struct List(Vec<(u64, u64)>, usize);

    impl Taker<u64> for List {
        fn take(&mut self, number: u64, result: u64) -> Result<ControlFlow<()>, String> {
            self.0.push((number, result));
            Ok(if self.0.len() == self.1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        }
    }

    #[test]
    fn results_come_in_order_whatever_the_threads() {
        for threads in 1..=4 {
            let mut list = List(Vec::new(), usize::MAX);
            let slow = |number: u64| {
                if number.is_multiple_of(97) {
                    std::thread::sleep(Duration::from_millis(3));
                }
                Ok(Some(number * number))
            };
            let end = work(threads, (5, 1_000), &AtomicBool::new(false), slow, &mut list);
            assert_eq!(end, Ok(1_000));
            let wanted: Vec<(u64, u64)> = (5..1_000).map(|number| (number, number * number)).collect();
            assert_eq!(list.0, wanted);
        }
    }

    #[test]
    fn it_stops_when_there_is_enough_and_when_something_breaks() {
        let mut list = List(Vec::new(), 10);
        assert_eq!(work(2, (0, 1_000), &AtomicBool::new(false), |number| Ok(Some(number)), &mut list), Ok(10));
        let mut list = List(Vec::new(), usize::MAX);
        let breaks = |number: u64| if number == 40 { Err("broken".to_string()) } else { Ok(Some(number)) };
        assert_eq!(work(2, (0, 1_000), &AtomicBool::new(false), breaks, &mut list), Err("broken".to_string()));
        assert_eq!(list.0.len(), 40);
        let mut list = List(Vec::new(), usize::MAX);
        let stop = AtomicBool::new(false);
        let stopped = |number: u64| {
            stop.store(number >= 20, Ordering::Relaxed);
            Ok((number < 20).then_some(number))
        };
        assert_eq!(work(1, (0, 1_000), &stop, stopped, &mut list), Ok(20));
    }
}
