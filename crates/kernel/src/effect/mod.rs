//! What cards do, as data: written in card files, read by the loader, walked by the driver.

pub mod compile;
pub mod load;
pub mod node;
pub mod tree;
