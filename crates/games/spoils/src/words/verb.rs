//! Every verb of the card language, said by what stands in `onto` (about cards) and `turn` (about players).

use kernel::words::clause::Piece;
use kernel::words::vocabulary::Vocabulary;
use kernel::{act, line};

use super::noun::*;
use super::speaker::{How, Speaker};
use crate::language::{Verb, Which, Who};

impl Speaker<'_> {
    /// A verb as the pieces of a text.
    pub fn verb_pieces(&mut self, verb: &Verb) -> Vec<Piece> {
        vec![match verb {
            Verb::Pick(selection) => self.single_out(PICK, selection, How::Picked),
            Verb::Select(selection) => self.single_out(kernel::words::verbal::CHOOSE, selection, How::Chosen),
            Verb::UpTo(name, most) => self.number_up_to(*name, *most),
            Verb::Let(name, num) => self.let_clause(*name, *num),
            Verb::Draw(num) => self.counted_cards(DRAW, Who::You, *num),
            Verb::Draws(who, num) => self.counted_cards(DRAW, *who, *num),
            Verb::Discards(who, num) => self.counted_cards(DISCARD, *who, *num),
            Verb::Discard(name) => self.discard(*name),
            Verb::Mill(who, num) => self.mill(*who, *num),
            Verb::ToDiscard(which) => self.move_to(PUT, *which, DISCARD_PILE),
            Verb::Inflict(num, which) => self.inflict(*num, *which),
            Verb::InflictFaction(num, who) => self.inflict_faction(*num, *who),
            Verb::InflictTogether(parts) => self.together_inflict(parts),
            Verb::InflictEach(num, filter, factions) => self.inflict_each(*num, filter, *factions),
            Verb::Divide(num, name) => self.divide(*num, *name),
            Verb::Destroy(which) => self.plainly(DESTROY, *which, "", ""),
            Verb::DestroyEach(filter, name) => self.destroy_each(filter, *name),
            Verb::ToHand(which) => self.move_to(PUT, *which, HAND),
            Verb::Remove(which) => self.plainly(REMOVE, *which, "from the game", "du jeu"),
            Verb::ShuffleIn(which) => self.move_to(SHUFFLE, *which, DECK),
            Verb::PutBack(name, end) => self.put_back(*name, *end),
            Verb::Deplete(which) => self.plainly(DEPLETE, *which, "", ""),
            Verb::Restore(which) => self.plainly(RESTORE, *which, "", ""),
            Verb::RestoreAll => act!(self, RESTORE, "all your depleted cards", "toutes vos cartes engagées").leading(),
            Verb::Detach(num) => self.detach(*num),
            Verb::Gain(who, num) => self.influence(*who, *num, "gains", "gagne"),
            Verb::Lose(who, num) => self.influence(*who, *num, "loses", "perd"),
            Verb::PutTokens(which, num) => self.put_tokens(*which, *num),
            Verb::Heal(which, num) => self.heal(*which, Some(*num)),
            Verb::HealAll(which) => self.heal(*which, None),
            Verb::Majigs(num) => self.majigs(*num),
            Verb::TakeControl(which, term) => self.take_control(Who::You, *which, *term),
            Verb::TakesControl(who, which, term) => self.take_control(*who, *which, *term),
            Verb::Swap(one, other) => self.swap(*one, *other),
            Verb::Attach(which) => self.attach(*which),
            Verb::FlipDown(which) => self.flip_down(*which),
            Verb::FlipUp(which) => self.plainly(FLIP, *which, "face-up", "face visible"),
            Verb::PutIntoPlay(which) => self.put_into_play(Who::You, *which),
            Verb::PutIntoPlayFor(who, which) => self.put_into_play(*who, *which),
            Verb::PutAttacking(which) => self.put_attacking(*which),
            Verb::AddToBlockers(which) => {
                self.plainly(ADD, *which, "to your blocking party", "à votre groupe de défense")
            }
            Verb::RemoveFromBattle(which) => self.plainly(TAKE_OUT, *which, "from the battle", "du combat"),
            Verb::Terminate => self.act(TERMINATE, &self.answered_action().object),
            Verb::Welcome => line!(
                self,
                "that character enters play under your control",
                "le personnage joué entre en jeu sous votre contrôle"
            ),
            Verb::PlayResource => act!(self, PLAY, "a resource", "une ressource"),
            Verb::PlayCard(filter, free, name) => self.play_card(filter, *free, *name),
            Verb::Search(who, selection) => self.search(*who, selection),
            Verb::Shuffle(who) => return self.shuffle(*who).into_iter().collect(),
            Verb::LookTop(who, num, name) => self.see_top((LOOK, How::Seen), *who, *num, *name),
            Verb::RevealTop(num, name) => self.see_top((REVEAL, How::Shown), Who::You, *num, *name),
            Verb::RevealUntil(filter, found, rest) => self.reveal_until(filter, *found, *rest),
            Verb::LookAtHand(who) => self.look_at_hand(*who),
            Verb::LookAtFaceDown(who) => self.look_at_face_down(*who),
            Verb::ChoosePlayer(_) => {
                // Said with the first word about the deck: `look at the top card of either deck`.
                self.new_deck = true;
                return Vec::new();
            }
            Verb::Bid(first, _, bid) => self.bid(*first, *bid),
            Verb::Pays(who, num, then) => return self.pays(*who, *num, then),
            Verb::Lets(who, effects) => self.lets(*who, effects),
            Verb::Attack => act!(self, ATTACK, "your opponent once", "votre adversaire une fois"),
            Verb::Duplicate => act!(
                self,
                DUPLICATE,
                "the last tactic with another name played this turn",
                "la dernière tactique d’un autre nom jouée ce tour"
            ),
            Verb::Gains(which, term, standings) => {
                return self.gains(*which, *term, standings).into_iter().map(Piece::Line).collect();
            }
            Verb::Become => self.becomes(),
            Verb::Fold => line!(self, "this card stops being a character", "cette carte cesse d’être un personnage"),
            Verb::ChooseIcon => line!(
                self,
                "choose [O], [G], [E], [D] or [R]; it provides that icon",
                "choisissez [O], [G], [E], [D] ou [R]\u{a0}; elle produit cette icône"
            ),
            Verb::FlipCoin(then) => return self.flip_coin(then),
            Verb::HideInstead => line!(
                self,
                "put it into play face-down under your control instead",
                "mettez-la en jeu face cachée sous votre contrôle à la place"
            ),
        }]
    }
}

/// The card that a verb is about, if a choice of it can be said in the same words.
pub fn object(verb: &Verb) -> Option<Which> {
    match verb {
        Verb::Discard(name) | Verb::PutBack(name, _) => Some(Which::The(*name)),
        Verb::ToDiscard(which) | Verb::Inflict(_, which) | Verb::Destroy(which) | Verb::ToHand(which) => Some(*which),
        Verb::Remove(which) | Verb::ShuffleIn(which) | Verb::Deplete(which) | Verb::Restore(which) => Some(*which),
        Verb::PutTokens(which, _) | Verb::Heal(which, _) | Verb::HealAll(which) => Some(*which),
        Verb::TakeControl(which, _) | Verb::TakesControl(_, which, _) | Verb::Attach(which) => Some(*which),
        Verb::FlipDown(which) | Verb::FlipUp(which) | Verb::PutIntoPlay(which) => Some(*which),
        Verb::PutIntoPlayFor(_, which) | Verb::PutAttacking(which) => Some(*which),
        Verb::AddToBlockers(which) | Verb::RemoveFromBattle(which) => Some(*which),
        _ => None,
    }
}
