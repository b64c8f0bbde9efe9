//! The verbs of card texts, by subject.

use kernel::words::clause::Piece;
use kernel::words::vocabulary::Vocabulary;
use kernel::{act, line, say};

use super::noun::{self, *};
use super::speaker::Speaker;
use crate::language::{Num, Verb, Whom};

impl Speaker<'_> {
    pub(super) fn said(&mut self, verb: &Verb) -> Piece {
        match verb {
            Verb::Deal(whom, num) => {
                let (card, (damage, x)) = (self.whom(whom), self.counted(DAMAGE, *num));
                act!(self, DEAL, "{damage} to {card}{x}", "{damage} à~{card}{x}")
            }
            Verb::Wound(whom, num) => self.tokens(PLACE, WOUND, *num, whom),
            Verb::Exhaust(whom, num) => self.tokens(PLACE, EXHAUSTION, *num, whom),
            Verb::AddStatus(whom, num) => self.tokens(PLACE, STATUS, *num, whom),
            Verb::Heal(whom, num) => self.removed(WOUND, Some(*num), whom),
            Verb::Refresh(whom, num) => self.removed(EXHAUSTION, *num, whom),
            Verb::Destroy(whom) => {
                let card = self.whom(whom);
                act!(self, DESTROY, "{card}")
            }
            Verb::Summon(slug, num, onto) => {
                let again = self.spoken.contains(slug);
                self.spoken.push(slug.clone());
                let what = if again { self.conjured_again(slug) } else { self.conjured(slug, *num) };
                match onto {
                    Some(called) => {
                        let player = self.the(called);
                        act!(self, PLACE, "{what} onto the battlefield of {player}", "{what} dans l’arène de~{player}")
                    }
                    None => act!(self, PLACE, "{what} onto your battlefield", "{what} dans votre arène"),
                }
            }
            Verb::SummonEach(slugs) => {
                let each: Vec<String> = slugs.iter().map(|slug| self.conjured(slug, Num::Fixed(1))).collect();
                let what = kernel::words::list(&each, self.language);
                act!(self, PLACE, "{what} onto your battlefield", "{what} dans votre arène")
            }
            Verb::SummonWith(slug, _) => {
                let what = self.conjured(slug, Num::Fixed(1));
                line!(
                    self,
                    "place {what} onto your battlefield. Focus 1: place 1 status token on it. Focus 2: place 1 more status token on it",
                    "placez {what} dans votre arène. Concentration 1\u{a0}: placez-y 1 jeton État. Concentration 2\u{a0}: placez-y 1 jeton État de plus"
                )
            }
            Verb::MoveToken(from, to) => {
                let (from, to) = (self.the(from), self.the(to));
                act!(self, MOVE, "1 token from {from} to {to}", "1 jeton de~{from} vers {to}")
            }
            Verb::Draw(..)
            | Verb::Mill(..)
            | Verb::DiscardFromHand(..)
            | Verb::Discard(..)
            | Verb::DiscardFromPlay(..)
            | Verb::Return(..)
            | Verb::Take(..)
            | Verb::ShuffleDeck
            | Verb::Follow(..)
            | Verb::RemoveIfAlly(..)
            | Verb::AllMayDraw(..)
            | Verb::Search
            | Verb::PutBack
            | Verb::Respark => self.said_of_cards(verb),
            Verb::TurnDice(..)
            | Verb::RecoverDice(..)
            | Verb::RerollDice(..)
            | Verb::ExhaustDice(..)
            | Verb::Charm(..)
            | Verb::Ward(..) => self.said_of_dice(verb),
            Verb::Overtime
            | Verb::Shield
            | Verb::Redirect(..)
            | Verb::Cancel
            | Verb::Silence
            | Verb::AddAttack(..)
            | Verb::Gain(..) => self.said_of_turn(verb),
        }
    }

    /// What is done with cards of hands and piles.
    fn said_of_cards(&mut self, verb: &Verb) -> Piece {
        let language = self.language;
        match verb {
            Verb::Draw(num) => {
                let (cards, _) = self.counted(CARD, *num);
                act!(self, DRAW, "{cards}")
            }
            Verb::Mill(called, num) => {
                let (open, again) = (self.is_open(called), self.is_spoken(called));
                let (player, (cards, _)) = (self.the(called), self.counted(CARD, *num));
                match again {
                    false if open => line!(
                        self,
                        "you may have {player} discard {cards} off the top of their draw pile",
                        "vous pouvez faire défausser à~{player} {cards} du dessus de sa pioche"
                    ),
                    false => line!(
                        self,
                        "{player} discards {cards} off the top of their draw pile",
                        "{player} défausse {cards} du dessus de sa pioche"
                    ),
                    true => line!(self, "{player} discards {cards} more", "{player} défausse {cards} de plus"),
                }
            }
            Verb::DiscardFromHand(called, num) => {
                let (player, (cards, _)) = (self.the(called), self.counted(CARD, *num));
                line!(
                    self,
                    "{player} discards {cards} of their choice from hand",
                    "{player} défausse {cards} de son choix de sa main"
                )
            }
            Verb::Discard(num) => {
                let (cards, _) = self.counted(CARD, *num);
                act!(self, DISCARD, "{cards}")
            }
            Verb::DiscardFromPlay(whom) => {
                let card = self.whom(whom);
                act!(self, DISCARD, "{card}")
            }
            Verb::Return(whom) => {
                let card = self.whom(whom);
                line!(
                    self,
                    "return {card} to its owner’s hand, or to its owner’s conjuration pile if it is a conjuration",
                    "renvoyez {card} dans la main de son propriétaire, ou dans son paquet Invocation si c’est une invocation"
                )
            }
            Verb::Take(whom) => {
                let card = self.whom(whom);
                act!(self, PUT, "{card} into your hand", "{card} dans votre main")
            }
            Verb::ShuffleDeck | Verb::Follow(_) => Piece::Line(String::new()),
            Verb::RemoveIfAlly(_) => line!(
                self,
                "if it is an ally, remove it from the game instead of discarding it",
                "si c’est un allié, retirez-le de la partie à la place"
            ),
            Verb::AllMayDraw(number) => line!(
                self,
                "each player may draw up to {number} cards; for each card they do not draw, deal 1 damage to their Phoenixborn. Focus 1: your Phoenixborn receives 1 less. Focus 2: 1 less again",
                "chaque joueur peut piocher jusqu’à {number} cartes\u{a0}; pour chaque carte qu’il ne pioche pas, infligez 1 dégât à son Héritier. Concentration 1\u{a0}: votre Héritier en subit 1 de moins. Concentration 2\u{a0}: encore 1 de moins"
            ),
            Verb::Search => {
                let en = "search your draw pile for a card, put it into your hand and shuffle your draw pile";
                let order = "cherchez une carte dans votre pioche, mettez-la en main et mélangez votre pioche";
                let infinitive = "chercher une carte dans votre pioche, la mettre en main et mélanger votre pioche";
                let pick = |fr: &str| language.pick(en, fr).to_string();
                self.act_in(pick(order), pick(infinitive), pick(order))
            }
            Verb::PutBack => act!(
                self,
                PLACE,
                "1 card from your hand on the top or bottom of your draw pile",
                "1 carte de votre main au-dessus ou en dessous de votre pioche"
            ),
            Verb::Respark => {
                let this = self.this();
                act!(self, TAKE, "{this} into your hand instead", "{this} en main à la place")
            }

            _ => unreachable!("another function says the other verbs"),
        }
    }

    /// What is done with dice.
    fn said_of_dice(&mut self, verb: &Verb) -> Piece {
        let language = self.language;
        match verb {
            Verb::TurnDice(number) => {
                let dice = noun::count(DIE, (*number).into(), language);
                act!(
                    self,
                    CHANGE,
                    "{dice} in your active pool to sides of your choice",
                    "{dice} de votre réserve active pour des faces de votre choix"
                )
            }
            Verb::RecoverDice(number) => {
                let dice = noun::count(DIE, (*number).into(), language);
                act!(
                    self,
                    PUT,
                    "{dice} of your exhausted pool into your active pool on sides of your choice",
                    "{dice} de votre réserve inactive dans votre réserve active, sur des faces de votre choix"
                )
            }
            Verb::RerollDice(number) => {
                let dice = noun::count(DIE, (*number).into(), language);
                act!(
                    self,
                    REROLL,
                    "{dice} of your exhausted pool into your active pool",
                    "{dice} de votre réserve inactive dans votre réserve active"
                )
            }
            Verb::ExhaustDice(called, number) => {
                let (player, dice) = (self.the(called), noun::count(DIE, (*number).into(), language));
                act!(
                    self,
                    MOVE,
                    "{dice} of your choice from the active pool of {player} to their exhausted pool",
                    "{dice} de votre choix de la réserve active de~{player} dans sa réserve inactive"
                )
            }
            Verb::Ward(whom, number) => {
                let card = self.whom(whom);
                act!(
                    self,
                    PLACE,
                    "the spent die on {card}. When that unit would receive damage, you may put the die into your exhausted pool to prevent up to {number} of it. At the beginning of your next turn, put the die into your exhausted pool",
                    "le dé dépensé sur {card}. Quand cette unité devrait subir des dégâts, vous pouvez mettre le dé dans votre réserve inactive pour en prévenir jusqu’à {number}. Au début de votre prochain tour, mettez le dé dans votre réserve inactive"
                )
            }
            Verb::Charm(whom) => {
                let card = self.whom(whom);
                act!(
                    self,
                    PLACE,
                    "the spent die on {card}, which has +1 attack and +1 life until the end of the round",
                    "le dé dépensé sur {card}, qui a +1 en attaque et +1 en vie jusqu’à la fin de la manche"
                )
            }
            _ => unreachable!("another function says the other verbs"),
        }
    }

    /// What changes an effect, or lasts for the turn.
    fn said_of_turn(&mut self, verb: &Verb) -> Piece {
        let language = self.language;
        match verb {
            Verb::Overtime => {
                let this = self.this();
                act!(
                    self,
                    REMOVE,
                    "any number of status tokens from {this}; each gives you 1 additional side action this turn",
                    "n’importe quel nombre de jetons État de~{this}\u{a0}; chacun vous donne 1 action secondaire de plus ce tour-ci"
                )
            }
            Verb::Shield => {
                let this = self.this();
                line!(
                    self,
                    "you may remove any number of status tokens from {this}; each prevents 1 damage",
                    "vous pouvez retirer n’importe quel nombre de jetons État de~{this}\u{a0}; chacun prévient 1 dégât"
                )
            }
            Verb::Redirect(whom) => {
                let card = self.whom(whom);
                act!(self, DEAL, "that damage to {card} instead", "ces dégâts à~{card} à la place")
            }
            Verb::Cancel => act!(self, CANCEL, "its effects", "ses effets"),
            Verb::Silence => line!(
                self,
                "that card has no abilities other than inexhaustible ones for the rest of this turn",
                "cette carte n’a d’autres capacités que les inépuisables jusqu’à la fin de ce tour"
            ),
            Verb::AddAttack(whom, number) => {
                let card = self.whom(whom);
                act!(
                    self,
                    ADD,
                    "{number} to the attack value of {card} for the rest of this turn",
                    "{number} à la valeur d’attaque de~{card} jusqu’à la fin de ce tour"
                )
            }
            Verb::Gain(whom, keyword) => {
                let (card, keyword) = (self.whom(whom), noun::keyword(*keyword, language));
                line!(
                    self,
                    "{card} gains {keyword} for the rest of this turn",
                    "{card} gagne {keyword} jusqu’à la fin de ce tour"
                )
            }
            _ => unreachable!("another function says the other verbs"),
        }
    }

    fn tokens(
        &mut self,
        verb: kernel::words::verbal::Verbal,
        noun: kernel::words::Noun,
        num: Num,
        whom: &Whom,
    ) -> Piece {
        let (card, (tokens, x)) = (self.whom(whom), self.counted(noun, num));
        act!(self, verb, "{tokens} on {card}{x}", "{tokens} sur {card}{x}")
    }

    fn removed(&mut self, noun: kernel::words::Noun, num: Option<Num>, whom: &Whom) -> Piece {
        let card = self.whom(whom);
        let tokens = match num {
            Some(num) => self.counted(noun, num).0,
            None => {
                let tokens = noun.form(true, self.language);
                say!(self, "all {tokens}", "tous les {tokens}")
            }
        };
        act!(self, REMOVE, "{tokens} from {card}", "{tokens} de~{card}")
    }
}
