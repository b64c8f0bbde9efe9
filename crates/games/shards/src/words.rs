//! Stub.
use kernel::book::{Book, CardText, Language};
use kernel::table::cards::FaceId;
use crate::Shards;
pub fn card_text(_: &Book<Shards>, _: FaceId, _: Language) -> CardText { CardText { slug: String::new(), name: String::new(), line: String::new(), numbers: vec![], text: vec![], by_hand: false } }
