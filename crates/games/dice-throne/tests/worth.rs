//! What bots hold tokens for.

use dice_throne::DiceThrone;
use dice_throne::cards::Kind;
use dice_throne::texts::worth::worths;
use testkit::data;

#[test]
fn tokens_are_worth_what_their_texts_do() {
    let book = data::book::<DiceThrone>();
    let worths = worths(&book);
    let of = |id: &str| worths.token(book.find(id).expect("it is there"));
    for (place, face) in book.faces.iter().enumerate() {
        let worth = worths.token(kernel::table::cards::FaceId(place as u16));
        match face.printed.status().map(|status| status.kind) {
            Some(Kind::Positive) => assert!(worth > 0.0, "{} is worth {worth}", face.slug),
            Some(Kind::Negative) => assert!(worth < 0.0, "{} is worth {worth}", face.slug),
            _ => {}
        }
    }
    assert!(of("burn") < of("poison"), "2 damage a turn are worse than 1");
    assert!(of("stun") < of("concussion"), "a lost turn is worse than a lost income");
    assert!(of("shadows") > of("smoke-bomb") && of("smoke-bomb") > of("evasive"), "a surer dodge is worth more");
    assert!(of("synth") > 0.0, "what only other texts speak of is worth something, too");
}
