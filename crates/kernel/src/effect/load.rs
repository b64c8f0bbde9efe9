//! Reading effects: one word list made of the kernel's control words and the game's own.
//!
//! A card file writes `All([Draw(1), When(...)])`; which of these words belong to the kernel and which to the
//! game is no concern of its author. The name of a variant is read first and then handed, with the rest of
//! the variant, to whichever of the two types knows it.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{self, Deserialize, Deserializer, EnumAccess, IntoDeserializer, VariantAccess, Visitor};

use super::tree::{Condition, Control, Effect, Logic};
use crate::game::Terms;

impl<'de, G: Terms> Deserialize<'de> for Effect<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read::<D, Control<G>, G::Verb>(deserializer, "effect").map(|word| match word {
            Either::Kernel(control) => Effect::Control(Box::new(control)),
            Either::Game(verb) => Effect::Do(verb),
        })
    }
}

impl<'de, G: Terms> Deserialize<'de> for Condition<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read::<D, Logic<G>, G::Test>(deserializer, "condition").map(|word| match word {
            Either::Kernel(logic) => Condition::Control(Box::new(logic)),
            Either::Game(test) => Condition::Is(test),
        })
    }
}

enum Either<K, L> {
    Kernel(K),
    Game(L),
}

fn read<'de, D, K, L>(deserializer: D, what: &'static str) -> Result<Either<K, L>, D::Error>
where
    D: Deserializer<'de>,
    K: Deserialize<'de>,
    L: Deserialize<'de>,
{
    deserializer.deserialize_enum("", &[], WordVisitor { what, types: PhantomData })
}

struct WordVisitor<K, L> {
    what: &'static str,
    types: PhantomData<(K, L)>,
}

impl<'de, K: Deserialize<'de>, L: Deserialize<'de>> Visitor<'de> for WordVisitor<K, L> {
    type Value = Either<K, L>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "a word of the {} language", self.what)
    }

    fn visit_enum<A: EnumAccess<'de>>(self, access: A) -> Result<Self::Value, A::Error> {
        let (Name(name), rest) = access.variant::<Name>()?;
        let (kernel, game) = (names_of::<K>(), names_of::<L>());
        if kernel.contains(&name.as_str()) {
            K::deserialize(Word { name, rest }).map(Either::Kernel)
        } else if game.contains(&name.as_str()) {
            L::deserialize(Word { name, rest }).map(Either::Game)
        } else {
            let mut known: Vec<&str> = kernel.iter().chain(game).copied().collect();
            known.sort_unstable();
            Err(de::Error::custom(unknown(self.what, &name, &known)))
        }
    }
}

/// The name of a variant.
struct Name(String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct NameVisitor;

        impl Visitor<'_> for NameVisitor {
            type Value = Name;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("a word")
            }

            fn visit_str<E: de::Error>(self, name: &str) -> Result<Name, E> {
                Ok(Name(name.to_string()))
            }
        }

        deserializer.deserialize_identifier(NameVisitor)
    }
}

/// Says that a word is not known, which one may be meant, and which there are.
pub fn unknown(what: &str, given: &str, known: &[&str]) -> String {
    if known.is_empty() {
        return format!("no {what} called `{given}`: this game has none here");
    }
    let near = nearest(given, known).map(|word| format!("; did you mean `{word}`?")).unwrap_or_default();
    format!("no {what} called `{given}`{near} (there are: {})", known.join(", "))
}

/// The known word that looks most like the given one, if any does.
pub fn nearest<'a>(given: &str, known: &[&'a str]) -> Option<&'a str> {
    known
        .iter()
        .map(|word| (strsim::jaro_winkler(&given.to_lowercase(), &word.to_lowercase()), *word))
        .filter(|(likeness, _)| *likeness > 0.75)
        .max_by(|left, right| left.0.total_cmp(&right.0))
        .map(|(_, word)| word)
}

/// The variant names of an enum that derives `Deserialize`.
pub fn names_of<'de, T: Deserialize<'de>>() -> &'static [&'static str] {
    struct Asker<'a>(&'a mut &'static [&'static str]);

    impl<'de> Deserializer<'de> for Asker<'_> {
        type Error = de::value::Error;

        fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Self::Error> {
            Err(de::Error::custom("only names are asked"))
        }

        fn deserialize_enum<V: Visitor<'de>>(
            self,
            _: &'static str,
            variants: &'static [&'static str],
            _: V,
        ) -> Result<V::Value, Self::Error> {
            *self.0 = variants;
            Err(de::Error::custom("only names are asked"))
        }

        serde::forward_to_deserialize_any! {
            bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
            unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
        }
    }

    let mut names: &'static [&'static str] = &[];
    let _ = T::deserialize(Asker(&mut names));
    names
}

/// A variant whose name has been read already.
struct Word<A> {
    name: String,
    rest: A,
}

impl<'de, A: VariantAccess<'de>> Deserializer<'de> for Word<A> {
    type Error = A::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, A::Error> {
        visitor.visit_enum(self)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de, A: VariantAccess<'de>> EnumAccess<'de> for Word<A> {
    type Error = A::Error;
    type Variant = A;

    fn variant_seed<S: de::DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, A), A::Error> {
        let name: de::value::StringDeserializer<A::Error> = self.name.into_deserializer();
        Ok((seed.deserialize(name)?, self.rest))
    }
}
