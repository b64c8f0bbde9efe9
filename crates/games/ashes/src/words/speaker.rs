//! Effects as sentences: `deal 2 damage to a target unit`.

use kernel::effect::tree::{Branch, Called, Standing, Until};
use kernel::prelude::*;
use kernel::words::clause::{Joined, Piece};
use kernel::words::phrase::{Around, NounPhrase};
use kernel::words::vocabulary::Vocabulary;
use kernel::words::{card_name, number_word, with_article};
use kernel::{act, line, say};

use super::noun::{self, *};
use crate::Ashes;
use crate::language::{Aim, Gauge, Kind, Num, Test, Verb, Whom};

/// Says effects in one language and remembers which targets have been spoken of.
#[derive(Clone)]
pub struct Speaker<'a> {
    /// For names of other cards.
    pub book: &'a Book<Ashes>,
    pub language: Language,
    pub kind: Kind,
    pub slug: &'a str,
    pub aims: &'a [Aim],
    /// The targets that have been spoken of, by name.
    pub spoken: Vec<String>,
}

impl Vocabulary for Speaker<'_> {
    type Game = Ashes;
    const JOINED: Joined = Joined::And;
    const LISTS_WAYS: bool = false;

    fn language(&self) -> Language {
        self.language
    }

    fn verb(&mut self, verb: &Verb) -> Vec<Piece> {
        let optional = self.is_optional(verb);
        let piece = self.said(verb);
        vec![if optional { Piece::Line(self.may_of(vec![piece])) } else { piece }]
    }

    fn test(&mut self, test: &Test, _: bool) -> String {
        match test {
            Test::Focus(level) => say!(self, "this spell has Focus {level}", "ce sort a Concentration {level}"),
            Test::PaidMore => say!(self, "you paid the additional cost", "vous avez payé le coût supplémentaire"),
            Test::Chosen(_) => say!(self, "you do", "vous le faites"),
            Test::Status(least) => {
                say!(self, "{least} or more status tokens are on it", "au moins {least} jetons État s’y trouvent")
            }
            Test::Fresh(called) => {
                let card = self.the(called);
                say!(self, "{card} is not exhausted", "{card} n’est pas épuisée")
            }
            Test::Rule(_) => String::new(),
        }
    }

    /// `Focus 1: draw a card`, `if you do, ...`.
    fn branch_shortly(&mut self, branch: &Branch<Ashes>) -> Option<Vec<Piece>> {
        let level = match &branch.cond {
            Condition::Is(Test::Focus(level)) if branch.otherwise.is_empty() => level,
            // Whoever may leave a target says so with the verb.
            Condition::Is(Test::Chosen(called)) if self.is_open(called) => {
                let mut pieces = self.pieces(&branch.then);
                let otherwise = self.inline(&branch.otherwise);
                pieces.push(line!(self, "otherwise, {otherwise}", "sinon, {otherwise}"));
                return Some(pieces);
            }
            _ => return None,
        };
        let (then, colon) = (self.inline(&branch.then), self.language.colon());
        Some(vec![line!(self, "Focus {level}{colon}{then}", "Concentration {level}{colon}{then}")])
    }

    fn cards(&mut self, _: &CardPick<Ashes>) -> NounPhrase {
        Around::default().phrase(CARD, self.language)
    }

    fn measure(&mut self, num: &Num) -> String {
        self.number(*num)
    }

    fn gauge(&mut self, gauge: &Gauge) -> String {
        match *gauge {}
    }

    fn lasting(&mut self, _: &[&Standing<Ashes>], _: Until) -> Vec<String> {
        Vec::new()
    }
}

impl<'a> Speaker<'a> {
    /// How the card speaks of itself.
    pub fn this(&self) -> &'static str {
        noun::this(self.kind, self.language)
    }

    fn aim(&self, called: &Called) -> Option<&'a Aim> {
        let Called::Name(name) = called else { return None };
        self.aims.iter().find(|aim| aim.called == *name)
    }

    /// A target, by what it is when it is first spoken of.
    fn the(&mut self, called: &Called) -> String {
        let Some(aim) = self.aim(called) else { return String::new() };
        let (first, later) = noun::aim(self.book, aim, self.language);
        if self.spoken.contains(&aim.called) {
            return later.to_string();
        }
        self.spoken.push(aim.called.clone());
        first
    }

    /// Whether a verb is about a target that need not be chosen and has not been spoken of.
    fn is_optional(&self, verb: &Verb) -> bool {
        let whom = match verb {
            Verb::Deal(whom, _) | Verb::Wound(whom, _) | Verb::Heal(whom, _) | Verb::Exhaust(whom, _) => whom,
            Verb::Refresh(whom, _) | Verb::AddStatus(whom, _) => whom,
            Verb::DiscardFromPlay(whom) | Verb::Return(whom) | Verb::Destroy(whom) => whom,
            _ => return false,
        };
        matches!(whom, Whom::The(called) if self.is_open(called))
    }

    fn is_open(&self, called: &Called) -> bool {
        let open = |aim: &Aim| aim.least == 0 && aim.most == 1 && !self.spoken.contains(&aim.called);
        self.aim(called).is_some_and(open)
    }

    fn whom(&mut self, whom: &Whom) -> String {
        let fixed = |en: &str, fr: &str| self.language.pick(en, fr).to_string();
        match whom {
            Whom::This => self.this().to_string(),
            Whom::It => fixed("that unit", "cette unité"),
            Whom::Host => fixed("the attached unit", "l’unité liée"),
            Whom::The(called) => self.the(called),
            Whom::YourPhoenixborn => fixed("your Phoenixborn", "votre Héritier"),
            Whom::ItsPhoenixborn => fixed("its controller’s Phoenixborn", "l’Héritier de celui qui la contrôlait"),
            Whom::PhoenixbornOf(_) => fixed("that player’s Phoenixborn", "l’Héritier de ce joueur"),
            Whom::Units(Whose::Opponents) => {
                fixed("each unit of all opponents", "chaque unité de tous les adversaires")
            }
            Whom::Units(_) => fixed("each unit you control", "chaque unité que vous contrôlez"),
            Whom::Dealers => {
                fixed("each unit that attacks or counters it", "chaque unité qui l’attaque ou la contrattaque")
            }
            Whom::Copies(called) => {
                let card = self.the(called);
                say!(
                    self,
                    "{card} and each other copy of it on that spellboard",
                    "{card} et chaque autre exemplaire dans ce grimoire"
                )
            }
            Whom::OtherAlterations => {
                fixed("all other alteration spells of its unit", "tous les autres sorts d’altération de son unité")
            }
        }
    }

    /// A number as a noun that is counted.
    fn number(&self, num: Num) -> String {
        let this = self.this();
        match num {
            Num::Fixed(number) => number.to_string(),
            Num::YourUnits => {
                say!(self, "the number of units you have in play", "le nombre d’unités que vous avez en jeu")
            }
            Num::Received => say!(
                self,
                "the damage received or the life value of {this}, whichever is less",
                "le plus petit nombre entre les dégâts subis et les points de vie de~{this}"
            ),
            Num::AttackOf(_) => say!(self, "the attack value of that card", "la valeur d’attaque de cette carte"),
            Num::LifeLeftOf(_) => say!(
                self,
                "the life value of the destroyed unit minus its wound tokens",
                "les points de vie de l’unité détruite moins ses jetons Blessure"
            ),
            Num::Status => say!(self, "the number of status tokens on {this}", "le nombre de jetons État sur {this}"),
            Num::Wounds => {
                say!(self, "the number of wound tokens on {this}", "le nombre de jetons Blessure sur {this}")
            }
            Num::Spells => {
                let name = card_name(self.book, &format!("summon-{}", self.slug), self.language).to_string();
                say!(
                    self,
                    "the number of {name} spells on your spellboard",
                    "le nombre de sorts {name} dans votre grimoire"
                )
            }
            Num::Focus => say!(self, "its Focus", "sa Concentration"),
        }
    }

    /// `2 damage`, `X damage, X being ...`: what is counted, and what explains it.
    fn counted(&self, noun: kernel::words::Noun, num: Num) -> (String, String) {
        if let Num::Fixed(number) = num {
            return (noun::count(noun, number, self.language), String::new());
        }
        let what = self.number(num);
        let (one, many) = (noun.form(true, Language::En), noun.form(true, Language::Fr));
        let counted = self.language.pick(format!("X {one}"), format!("X {many}"));
        (counted, say!(self, "; X is {what}", "\u{a0}; X est égal à~{what}"))
    }

    /// `a Gilder conjuration`, `up to two Sleeping Widow conjurations`.
    fn conjured(&self, slug: &str, num: Num) -> String {
        let name = card_name(self.book, slug, self.language).to_string();
        match num {
            Num::Fixed(number) if number > 1 => {
                let number = number_word(number as u8, self.language);
                say!(self, "up to {number} {name} conjurations", "jusqu’à {number} invocations {name}")
            }
            _ => {
                let one = with_article(&name, false, Language::En);
                say!(self, "{one} conjuration", "une invocation {name}")
            }
        }
    }

    fn said(&mut self, verb: &Verb) -> Piece {
        let language = self.language;
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
                let what = self.conjured(slug, *num);
                match onto {
                    Some(called) => {
                        let player = self.the(called);
                        act!(self, PLACE, "{what} onto the battlefield of {player}", "{what} dans l’arène de~{player}")
                    }
                    None => act!(self, PLACE, "{what} onto your battlefield", "{what} dans votre arène"),
                }
            }
            Verb::SummonWith(slug, _) => {
                let what = self.conjured(slug, Num::Fixed(1));
                line!(
                    self,
                    "place {what} onto your battlefield. Focus 1: place 1 status token on it. Focus 2: place 1 more status token on it",
                    "placez {what} dans votre arène. Concentration 1\u{a0}: placez-y 1 jeton État. Concentration 2\u{a0}: placez-y 1 jeton État de plus"
                )
            }
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
                        "you may have {player} discard {cards} off the top of the draw pile",
                        "vous pouvez faire défausser à~{player} {cards} du dessus de sa pioche"
                    ),
                    false => line!(
                        self,
                        "{player} discards {cards} off the top of the draw pile",
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
                "si c’est un allié, retirez-le de la partie au lieu de le défausser"
            ),
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
                    "{dice} of your choice from the active pool of {player} to the exhausted pool",
                    "{dice} de votre choix de la réserve active de~{player} dans sa réserve inactive"
                )
            }
            Verb::PlaceDie(whom) => {
                let card = self.whom(whom);
                act!(
                    self,
                    PLACE,
                    "the spent die on {card}, which has +1 attack and +1 life until the end of the round",
                    "le dé dépensé sur {card}, qui a +1 en attaque et +1 en vie jusqu’à la fin de la manche"
                )
            }
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
            Verb::MoveToken(from, to) => {
                let (from, to) = (self.the(from), self.the(to));
                act!(self, MOVE, "1 token from {from} to {to}", "1 jeton de~{from} vers {to}")
            }
            Verb::Respark => {
                let this = self.this();
                act!(self, TAKE, "{this} into your hand instead", "{this} en main à la place")
            }
        }
    }

    fn is_spoken(&self, called: &Called) -> bool {
        self.aim(called).is_some_and(|aim| self.spoken.contains(&aim.called))
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
