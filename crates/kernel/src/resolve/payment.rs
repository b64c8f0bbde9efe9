//! Costs: paid as a whole or undone.

use std::sync::Arc;

use crate::book::Book;
use crate::effect::node::Node;
use crate::game::Game;
use crate::log::Log;

use super::frame::{Frame, Window};
use super::table::Table;

impl<G: Game> Table<G> {
    /// A cost: once it is paid, what waited for it happens, then what it was paid for.
    pub(crate) fn step_payment(&mut self, book: &Book<G>, log: &mut impl Log<G>) {
        let Some(Frame::Pay(paying)) = self.frames.last_mut() else { unreachable!("a payment is on top") };
        if !paying.paid {
            paying.paid = true;
            let queue = std::mem::take(&mut paying.waiting);
            if !queue.is_empty() {
                let phase = crate::effect::tree::Phase::After;
                self.frames.push(Frame::Window(Box::new(Window::new(queue, Vec::new(), phase))));
            }
            return;
        }
        let Node::Pay { then, .. } = book.tree.get(paying.node) else { unreachable!("a payment has a purpose") };
        self.frames.pop();
        self.enter(book, *then, log);
    }

    /// The innermost cost that is not paid yet, unless something else has come between.
    pub(crate) fn unpaid(&self) -> Option<usize> {
        let place = self.frames.iter().rposition(|frame| matches!(frame, Frame::Pay(paying) if !paying.paid))?;
        let interrupted = self.frames[place..].iter().any(|frame| matches!(frame, Frame::Window(_)));
        (!interrupted).then_some(place)
    }

    /// A part of a cost cannot be met: everything done for it is undone, and what it was for does not happen.
    pub(crate) fn fail_cost(&mut self, log: &mut impl Log<G>) {
        let Some(place) = self.unpaid() else { return };
        let dropped = self.frames[place..].iter().filter(|frame| matches!(frame, Frame::Text)).count();
        self.scopes.truncate(self.scopes.len() - dropped);
        self.frames.truncate(place + 1);
        if let Some(Frame::Pay(paying)) = self.frames.pop() {
            self.state = Arc::unwrap_or_clone(paying.before);
            log.undone(paying.scope.origin);
            *self.scopes.last_mut().expect("the rules are always in scope") = paying.scope;
        }
    }
}
