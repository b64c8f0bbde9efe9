//! Verbs in the forms that card texts need.

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
