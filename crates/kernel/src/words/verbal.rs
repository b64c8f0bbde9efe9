//! Verbs in the forms that card texts need.

use super::reference::Ref;
use crate::book::Language;

/// A verb as an order, an infinitive and a statement, in both languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verbal {
    /// English, as an order or an infinitive: `draw`.
    pub base: &'static str,
    /// English, as a statement: `draws`.
    pub third: &'static str,
    /// French, as an order: `piochez`.
    pub order: &'static str,
    /// French infinitive: `piocher`.
    pub infinitive: &'static str,
    /// French, as a statement: `pioche`.
    pub statement: &'static str,
}

/// Names verbs: `DRAW: "draw" "draws" "piochez" "piocher" "pioche";`.
#[macro_export]
macro_rules! verbs {
    ($($name:ident: $base:literal $third:literal $order:literal $infinitive:literal $statement:literal;)*) => {
        $(pub const $name: $crate::words::verbal::Verbal = $crate::words::verbal::Verbal {
            base: $base,
            third: $third,
            order: $order,
            infinitive: $infinitive,
            statement: $statement,
        };)*
    };
}

mod shared {
    verbs! {
        CHOOSE: "choose" "chooses" "choisissez" "choisir" "choisit";
        COPY: "copy" "copies" "copiez" "copier" "copie";
        PAY: "pay" "pays" "payez" "payer" "paie";
        REPEAT: "do" "does" "faites" "faire" "fait";
    }
}
pub use shared::{CHOOSE, COPY, PAY, REPEAT};

/// A verb of statements about cards and players: for one, for several, and in French for you.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stated {
    en: [&'static str; 2],
    fr: [&'static str; 3],
}

impl Stated {
    /// English for one and for several, French for one, for several and for you.
    pub const fn new(en: [&'static str; 2], fr: [&'static str; 3]) -> Stated {
        Stated { en, fr }
    }

    /// The form for whoever the statement is about.
    pub fn of(self, subject: &Ref, language: Language) -> &'static str {
        let several = subject.person.plural;
        match (language, subject.you) {
            (Language::En, you) => self.en[usize::from(several || you)],
            (Language::Fr, true) => self.fr[2],
            (Language::Fr, false) => self.fr[usize::from(several)],
        }
    }
}

/// `is`, `est`.
pub const IS: Stated = Stated::new(["is", "are"], ["est", "sont", "êtes"]);
/// `has`, `a`.
pub const HAS: Stated = Stated::new(["has", "have"], ["a", "ont", "avez"]);
/// `gets`, `gagne`: of numbers.
pub const GETS: Stated = Stated::new(["gets", "get"], ["gagne", "gagnent", "gagnez"]);
/// `gains`, `gagne`: of words.
pub const GAINS: Stated = Stated::new(["gains", "gain"], ["gagne", "gagnent", "gagnez"]);
/// `loses`, `perd`.
pub const LOSES: Stated = Stated::new(["loses", "lose"], ["perd", "perdent", "perdez"]);
/// `can`, `peut`.
pub const CAN: Stated = Stated::new(["can", "can"], ["peut", "peuvent", "pouvez"]);
/// `must`, `doit`.
pub const MUST: Stated = Stated::new(["must", "must"], ["doit", "doivent", "devez"]);
