//! The toy passes the suite that every game must pass.

use kernel::erased::ErasedGame;
use testkit::conformance::conform;
use testkit::toy::stage::book;

#[test]
fn strict_toy_conforms() {
    conform(&ErasedGame(book::<true>("")), 10);
}

#[test]
fn loose_toy_conforms() {
    conform(&ErasedGame(book::<false>("")), 10);
}
