//! Data files, texts and lists of cards.

mod attempts;
mod hostile;
mod locales;
mod own_data;
mod sayings;
mod setup_errors;
mod words;
