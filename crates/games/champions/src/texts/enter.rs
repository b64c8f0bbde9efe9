//! Whether a card may enter play: unique cards, limits, something to be attached to. `MC-UNIQUE-1`

use crate::table::prelude::*;
use crate::texts::select::{fits, fitting, in_play};

/// Whether a card could enter play under some player's control: unique, limits, something to be attached to.
pub fn can_enter<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    let read = reader(look);
    let printed = read.printed(card);
    unique::<W>(look, card)?;
    if printed.any_control {
        let open = |seat| room::<()>(look, seat, card).is_ok();
        if !read.order().any(open) {
            return room(look, seat, card);
        }
    } else {
        room::<W>(look, seat, card)?;
    }
    if let Some(filter) = &printed.attach {
        let scope = Scope::new(Origin::card(look.state, seat, card));
        let look = Look { scope: &scope, ..look };
        if !in_play(look).into_iter().any(|host| can_host::<()>(look, card, host).is_ok()) {
            let none = fitting(look, filter).is_empty();
            let rule = if none { "MC-ATTACHTO-1" } else { "MC-MAX-5" };
            return refuse_card(look, rule, "nothing-to-attach-to", card);
        }
    }
    Ok(())
}

/// Whether a card can be attached to another. `MC-ATTACHTO-5`
pub fn can_host<W: Why>(look: Sight, card: CardId, host: CardId) -> Result<(), W> {
    let read = reader(look);
    let printed = read.printed(card);
    let Some(filter) = &printed.attach else {
        return refuse_card(look, "MC-ATTACHTO-1", "not-what-the-card-asks", host);
    };
    fits::<W>(look, filter, host)?;
    if let Some(most) = printed.max_per_host {
        let title = read.title(card);
        let same = read.attached_to(host).into_iter().filter(|other| read.title(*other) == title).count();
        if same >= usize::from(most) {
            return refuse_card(look, "MC-MAX-5", "already-attached", host);
        }
    }
    Ok(())
}

/// The players together have one copy of each unique card in play, by title and subtitle. `MC-UNIQUE-1`
pub fn unique<W: Why>(look: Sight, card: CardId) -> Result<(), W> {
    let read = reader(look);
    let printed = read.printed(card);
    if !printed.unique {
        return Ok(());
    }
    let own = person(look, card);
    for seat in (0..look.state.places.len() as u8).map(Seat) {
        for zone in [Zone::Identity, Zone::Play] {
            for &other in look.state.zone(zone, seat) {
                let same = || {
                    let (title, name) = person(look, other);
                    // A subtitle is another name. MC-UNIQUE-3 MC-UNIQUE-4
                    title == own.0 && (own.1.is_none() || name.is_none() || own.1 == name)
                };
                if other != card && read.printed(other).unique && same() {
                    return refuse_card(look, "MC-UNIQUE-1", "unique-in-play", other);
                }
            }
        }
    }
    Ok(())
}

/// Who a card shows: its title, and the subtitle or alter-ego if there is one. An identity is the same person in either
/// form. `MC-SUBTITLE-1`
fn person<'a>(look: Sight<'a>, card: CardId) -> (&'a str, Option<&'a str>) {
    let face = look.face(card);
    let back = face.printed.back.as_deref().and_then(|back| look.book.find(back)).map(|back| look.book.face(back));
    match (face.printed.kind, back) {
        (Kind::Hero, Some(back)) => (&face.name.en, Some(&back.name.en)),
        (Kind::AlterEgo, Some(back)) => (&back.name.en, Some(&face.name.en)),
        _ => (&face.name.en, face.printed.subtitle.as_ref().map(|subtitle| subtitle.en.as_str())),
    }
}

/// Whether a player may control one more such card. `MC-ALLYLIMIT-1` `MC-MAX-5`
pub fn room<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    let read = reader(look);
    let printed = read.printed(card);
    let own = look.state.zone(Zone::Play, seat);
    if printed.kind == Kind::Ally
        && !look.state.extra.options.discard_down
        && read.allies(seat).count() as i32 >= read.ally_limit(seat)
    {
        return Err(W::because(|| Reason::with("MC-ALLYLIMIT-1", Phrase::new("too-many-allies").seat("seat", seat))));
    }
    if let Some(most) = printed.max_per_player {
        let title = read.title(card);
        if own.iter().filter(|other| read.title(**other) == title).count() >= usize::from(most) {
            return refuse_card(look, "MC-MAX-5", "max-per-player", card);
        }
    }
    Ok(())
}
