//! A table laid out with chosen faces looks the same to whoever does not know them, and nothing else can be laid.

use kernel::arrange::{arrange, unknown};
use kernel::table::cards::FaceId;
use kernel::table::seats::Seat;
use kernel::view::view;
use testkit::toy::language::Zone;
use testkit::toy::stage::open;

#[test]
fn every_order_of_a_pile_can_be_laid_and_no_other_face() {
    let table =
        open::<true>("", "given A: hand wolf\n    given B: hand wolf, pit\n    given B: deck pebble x2, auction");
    let (book, seat) = (&table.base.book, Seat(0));
    let hidden = unknown(book, &table.table, seat);
    let real: Vec<FaceId> = hidden.iter().map(|card| card.face).collect();
    let of = |who: Seat| hidden.iter().filter(move |card| card.pile.0 == who);
    assert!(of(Seat(1)).count() >= 5 && of(Seat(1)).any(|card| card.known.contains(Some(Seat(1)))));
    assert!(hidden.iter().all(|card| !card.known.contains(Some(seat))));
    // Two cards of B change faces: the one in hand is what the one in the deck was.
    let places: Vec<usize> =
        (0..hidden.len()).filter(|place| hidden[*place].pile == (Seat(1), hidden[*place].pile.1)).collect();
    let (first, other) = (places[0], *places.iter().find(|place| real[**place] != real[places[0]]).expect("two faces"));
    let mut faces = real.clone();
    faces.swap(first, other);
    let laid = arrange(book, &table.table, seat, &faces).expect("another order");
    assert_ne!(laid.digest(), table.table.digest());
    assert_eq!(view(book, &laid, Some(seat)), view(book, &table.table, Some(seat)));
    assert_eq!(unknown(book, &laid, seat).iter().map(|card| card.face).collect::<Vec<_>>(), faces);
    faces[first] = faces[other];
    assert!(arrange(book, &table.table, seat, &faces).is_none(), "a face comes out of nothing");
    assert!(arrange(book, &table.table, seat, &real[1..]).is_none());
    assert!(!table.table.state.zone(Zone::Hand, Seat(1)).is_empty());
}
