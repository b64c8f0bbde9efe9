//! Data files, texts and lists of cards.

mod attempts;
mod faults;
mod french;
mod hostile;
mod lessons;
mod library;
mod locales;
mod opening;
mod own_data;
mod sayings;
mod setup_errors;
mod teaching;
mod words;
