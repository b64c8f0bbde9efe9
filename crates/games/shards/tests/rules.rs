//! The rulebook at work: every scenario, and random play with every invariant on.

use shards::Shards;
use testkit::{conformance, data};

#[test]
fn scenarios_hold() {
    data::check_scenarios::<Shards>();
}

#[test]
fn random_matches_conform() {
    conformance::conform(&*data::game::<Shards>(), 6);
}
