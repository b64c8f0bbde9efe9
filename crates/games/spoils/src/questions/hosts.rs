//! What an entering card is attached to. `SP-507.2b`

use crate::language::{Filter, Is, Verb, Who};
use crate::questions::prelude::*;
use crate::table::seats::BOTH;
use crate::texts::select;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Hosts(pub NodeId);

impl QuestionKind<Spoils> for Hosts {
    const PRIVATE: bool = false;

    fn asked(self, look: Sight) -> Seat {
        look.scope.seat_in(slot::PUTTER).unwrap_or(look.you())
    }

    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new("ask-host")
    }

    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        self.next(look).map_or(ControlFlow::Continue(()), |(_, hosts)| each_card(word::TO, &hosts, out))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        let (word::TO, Arg::Card(host)) = (choice.word, choice.args[0]) else { return not_asked(look, seat, self) };
        match self.next(look) {
            Some((_, hosts)) if hosts.contains(&host) => Ok(()),
            // What may not be picked is no target either.
            _ => match select::pick_ban(look, seat, host) {
                Some(_) => Err(W::because(|| select::no_pick(look, host))),
                None => refuse_card(look, "SP-507.2b", "not-what-the-card-asks", host),
            },
        }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<Spoils> {
        let Some((gear, _)) = self.next(look) else { return Step::done() };
        let host = choice.card().expect("a card is attached to a card");
        Step::again(fill_all(slot::HOSTS, [look.target(gear), look.target(host)]))
    }
}

impl Hosts {
    /// The next card that enters play and needs something to be attached to, with what it could be. `SP-507.2b` `SP-507.2d`
    fn next(self, look: Sight) -> Option<(CardId, Vec<CardId>)> {
        let Node::Do(Verb::PutIntoPlay(which) | Verb::FlipUp(which)) = look.book.tree.get(self.0) else { return None };
        let read = reader(look);
        let entering = select::cards(look, *which);
        let paired: Vec<CardRef> = look.scope.in_slot(slot::HOSTS).filter_map(Target::card).collect();
        entering.iter().copied().find_map(|card| {
            let kind = read.printed(card).attach()?;
            if paired.chunks(2).any(|pair| pair[0].card == card) || read.zone(card).0 == Zone::Play {
                return None;
            }
            // To be attached to something is to pick it. SP-507.2b
            let that = Filter(vec![Is::kind(kind)]);
            let plain = CardPick { from: vec![Zone::Play], whose: Whose::Everyones, that };
            let picked = Filter(vec![Is::Picked(Box::new(plain), Who::You)]);
            let both = BOTH.into_iter().flat_map(|seat| look.state.zone(Zone::Play, seat)).copied();
            let there = both.filter(|host| select::fits::<()>(look, &picked, *host).is_ok());
            let mut hosts: Vec<CardId> = there.collect();
            // What must be picked goes before what only comes.
            if !hosts.iter().any(|host| read.card_has(Quality::MustBePicked, *host)) {
                let coming = entering.iter().copied();
                hosts.extend(coming.filter(|host| *host != card && read.printed(*host).kind == kind));
            }
            (!hosts.is_empty()).then_some((card, hosts))
        })
    }
}
