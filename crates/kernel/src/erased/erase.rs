//! Where the kernel's code is compiled for a game.
//!
//! Generic code is compiled in every crate that names its types. A game crate names them here, once, so that whoever uses
//! the game without its type (the catalog, programs of tests) compiles none of it again.

use std::sync::Arc;

use crate::book::{Book, Source};
use crate::error::LoadError;
use crate::game::Game;

use super::AnyGame;

/// A game whose crate reads its cards and gives it away without its type; written by [`erase!`](crate::erase).
pub trait Erase: Game {
    /// [`Book::read`], compiled in the game's crate.
    fn read(cards: &[Source], decks: &[Source]) -> Result<Book<Self>, Vec<LoadError>>;
    /// The game without its type, compiled in the game's crate.
    fn erase(book: Arc<Book<Self>>) -> Box<dyn AnyGame>;
}

/// Implements [`Erase`] in the crate of a game.
#[macro_export]
macro_rules! erase {
    ($game:ty) => {
        impl $crate::erased::Erase for $game {
            fn read(
                cards: &[$crate::book::Source],
                decks: &[$crate::book::Source],
            ) -> Result<$crate::book::Book<Self>, Vec<$crate::error::LoadError>> {
                $crate::book::Book::read(cards, decks)
            }
            fn erase(book: ::std::sync::Arc<$crate::book::Book<Self>>) -> Box<dyn $crate::erased::AnyGame> {
                Box::new($crate::erased::ErasedGame(book))
            }
        }
    };
}
