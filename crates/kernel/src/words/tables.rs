//! Vocabulary as tables: pairs of texts, nouns and verbs in both languages.

/// Says one of two templates in the language of a speaker, with names from the surrounding code filled in. Words tied
/// with `~` take the form that what follows asks for, as in [`french::tied`](crate::words::french::tied).
///
/// ```
/// use kernel::book::Language;
/// struct Speaker { language: Language }
/// let (speaker, card) = (Speaker { language: Language::Fr }, "le méchant");
/// assert_eq!(kernel::say!(speaker, "heal {card}", "soignez les dégâts de~{card}"), "soignez les dégâts du méchant");
/// ```
#[macro_export]
macro_rules! say {
    ($speaker:expr, $en:literal, $fr:literal $(,)?) => {
        match $speaker.language {
            $crate::book::Language::En => format!($en),
            $crate::book::Language::Fr => $crate::words::french::tied(&format!($fr)),
        }
    };
}

/// A verb with what follows it in both languages, as a [`Piece`](crate::words::clause::Piece); one template serves both
/// where they agree.
#[macro_export]
macro_rules! act {
    ($speaker:expr, $verb:expr, $both:literal $(,)?) => {
        $speaker.act($verb, &format!($both))
    };
    ($speaker:expr, $verb:expr, $en:literal, $fr:literal $(,)?) => {
        $speaker.act($verb, &$crate::say!($speaker, $en, $fr))
    };
}

/// A clause in both languages, as a [`Piece`](crate::words::clause::Piece) that joins no other.
#[macro_export]
macro_rules! line {
    ($speaker:expr, $en:literal, $fr:literal $(,)?) => {
        $crate::words::clause::Piece::Line($crate::say!($speaker, $en, $fr))
    };
}

/// Names nouns: `CARD: "card" "cards" "carte" "cartes" feminine;`, or a function from the words of a game to nouns:
/// `fn kind(Kind) { Kind::Ally => "ally" "allies" "allié" "alliés" masculine; }`.
#[macro_export]
macro_rules! nouns {
    ($visible:vis fn $name:ident($kind:ty) {
        $($word:pat => $one:literal $many:literal $un:literal $plusieurs:literal $gender:ident;)*
    }) => {
        $visible fn $name(word: $kind) -> $crate::words::Noun {
            match word {
                $($word => $crate::words::Noun::$gender($one, $many, $un, $plusieurs),)*
            }
        }
    };
    ($($name:ident: $one:literal $many:literal $un:literal $plusieurs:literal $gender:ident;)*) => {
        $(pub const $name: $crate::words::Noun = $crate::words::Noun::$gender($one, $many, $un, $plusieurs);)*
    };
}

/// Names a function from the words of a game to texts of both languages:
/// `fn form(Form) { Form::Hero: "hero form", "forme de héros"; }`.
#[macro_export]
macro_rules! words {
    ($($(#[$doc:meta])* $visible:vis fn $name:ident($kind:ty) { $($word:pat => $en:literal, $fr:literal;)* })*) => {
        $($(#[$doc])* $visible fn $name(word: $kind, language: $crate::book::Language) -> &'static str {
            match word {
                $($word => language.pick($en, $fr),)*
            }
        })*
    };
}
