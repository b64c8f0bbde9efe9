//! Runs, what is written of them, and the statistics behind them.

mod compare;
mod output;
mod part;
mod report;
mod run;
mod stats;
mod tables;
mod work;
