//! What two nodes say to each other, counted in both directions, so that nothing is missing without being noticed.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use tokio::sync::mpsc;

use super::bus::Bus;
use super::message::{Head, What, write};

/// How much may wait to be said to a node.
const WAITING: usize = 4096;
/// After how long of silence a sign is given, so that whoever has missed the last word notices.
const TICK: Duration = Duration::from_millis(500);

/// How much is looked at together before it is said.
const AT_ONCE: usize = 256;

/// The same with what several links are told said once: a scene that is shown to many is one text in one place. Each link is
/// told everything in its order.
fn together(said: Vec<(What, Bytes)>) -> Vec<(What, Bytes)> {
    let mut joined: Vec<(What, Bytes)> = Vec::with_capacity(said.len());
    for (what, body) in said {
        if let (What::Tell { links }, Some((What::Tell { links: earlier }, known))) = (&what, joined.last_mut())
            && std::ptr::eq(known.as_ptr(), body.as_ptr())
            && known.len() == body.len()
        {
            earlier.extend(links);
        } else {
            joined.push((what, body));
        }
    }
    joined
}

/// The subject on which a node is spoken to.
pub(super) fn subject(node: &str) -> String {
    format!("tapis.node.{node}")
}

/// Another node, as this one speaks with it.
pub(super) struct Peer {
    queue: mpsc::Sender<(What, Bytes)>,
    /// The number of what comes next from there; nothing before the first word.
    next: Option<u64>,
}

impl Peer {
    /// Begins to speak with a node. It ends when this is dropped.
    pub(super) fn new(bus: Arc<dyn Bus>, me: String, node: &str) -> Peer {
        let (queue, mut waiting) = mpsc::channel::<(What, Bytes)>(WAITING);
        let subject = subject(node);
        tokio::spawn(async move {
            let (mut number, mut gathered) = (0, Vec::new());
            loop {
                // What is said at the same moment gathers, so that what many are told can be said once.
                tokio::task::yield_now().await;
                match tokio::time::timeout(TICK, waiting.recv_many(&mut gathered, AT_ONCE)).await {
                    Ok(0) => return,
                    Ok(_) => {}
                    Err(_) => gathered.push((What::Tick, Bytes::new())),
                }
                for (what, body) in together(std::mem::take(&mut gathered)) {
                    number += 1;
                    let message = write(&Head { from: me.clone(), number, what }, &body);
                    if let Err(error) = bus.publish(&subject, message).await {
                        tracing::debug!(%error, "something could not be said to another node");
                    }
                }
            }
        });
        Peer { queue, next: None }
    }

    /// Says something, in order. False if there is too much to say already.
    pub(super) fn say(&self, what: What, body: Bytes) -> bool {
        self.queue.try_send((what, body)).is_ok()
    }

    /// How much is still to be said.
    pub(super) fn waiting(&self) -> usize {
        self.queue.max_capacity() - self.queue.capacity()
    }

    /// Notes the number of what has come. False if something before it is missing.
    pub(super) fn note(&mut self, number: u64) -> bool {
        let whole = number == self.next.unwrap_or(1);
        self.next = Some(number + 1);
        whole
    }
}

#[cfg(test)]
mod tests {
    use super::super::bus::Inside;
    use super::super::message::read;
    use super::*;

    #[tokio::test]
    async fn what_many_are_shown_is_said_once() {
        let bus = Arc::new(Inside::default());
        let mut ear = bus.listen(&subject("two")).await.expect("it can be listened to");
        let one = Peer::new(bus.clone(), "one".into(), "two");
        let (scene, other) = (Bytes::from(vec![b'a'; 9]), Bytes::from(vec![b'a'; 9]));
        for link in 0..100 {
            assert!(one.say(What::Tell { links: vec![link] }, scene.clone()));
        }
        assert!(one.say(What::Tell { links: vec![7] }, other));
        assert!(one.say(What::Ended { link: 7 }, Bytes::new()));
        assert!(one.say(What::Tell { links: vec![8] }, scene));
        let mut heard = Vec::new();
        for _ in 0..4 {
            heard.push(read(&ear.recv().await.expect("said")).expect("a message"));
        }
        let all: Vec<u64> = (0..100).collect();
        assert!(matches!(&heard[0].0.what, What::Tell { links } if *links == all) && heard[0].1.len() == 9);
        assert!(matches!(&heard[1].0.what, What::Tell { links } if links == &[7]), "it is alike and another");
        assert!(matches!(&heard[2].0.what, What::Ended { link: 7 }));
        assert!(matches!(&heard[3].0.what, What::Tell { links } if links == &[8]), "and nothing overtakes");
    }

    #[tokio::test]
    async fn whatever_is_missing_is_noticed_at_the_latest_with_the_next_tick() {
        let bus = Arc::new(Inside::default());
        let mut ear = bus.listen(&subject("two")).await.expect("it can be listened to");
        let one = Peer::new(bus.clone(), "one".into(), "two");
        for link in 0..3 {
            assert!(one.say(What::Left { link }, Bytes::new()));
        }
        let mut heard = Vec::new();
        for _ in 0..4 {
            heard.push(read(&ear.recv().await.expect("said")).expect("a message").0);
        }
        assert!(matches!(heard[3].what, What::Tick));
        let mut whole = Peer::new(bus.clone(), "two".into(), "one");
        assert!(heard.iter().all(|head| whole.note(head.number)));
        let mut gap = Peer::new(bus.clone(), "two".into(), "one");
        assert!(gap.note(heard[0].number) && gap.note(heard[1].number) && !gap.note(heard[3].number));
        assert!(gap.note(heard[3].number + 1), "it goes on from there");
        let mut late = Peer::new(bus, "two".into(), "one");
        assert!(!late.note(heard[1].number), "the first word counts, too");
    }
}
