//! Whether what is at hand meets what is due, where each unit counts as one of several symbols.
//!
//! A wild resource counts as any of three types, a die that shows power also as class and basic. Which unit serves what is
//! nobody's choice as long as everything can be met, so a payment asks for units only, and this module says whether they
//! suffice. Each unit serves once.

use arrayvec::ArrayVec;

/// A set of symbols, one bit each; the game numbers them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Symbols(pub u32);

impl Symbols {
    /// Every symbol: a unit that counts as anything, or a demand that anything meets.
    pub const ANY: Symbols = Symbols(u32::MAX);

    /// One symbol, by its number.
    pub const fn one(symbol: u8) -> Symbols {
        Symbols(1 << symbol)
    }

    pub const fn or(self, other: Symbols) -> Symbols {
        Symbols(self.0 | other.0)
    }

    /// Whether they have a symbol in common.
    pub const fn meets(self, other: Symbols) -> bool {
        self.0 & other.0 != 0
    }
}

/// So many units are due, each with one of these symbols: "two fire", "one fire or water", "three of any kind".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due {
    /// What a unit may be.
    pub any_of: Symbols,
    pub number: u8,
}

/// The most units that a payment can have; more are left out of account.
const MOST_UNITS: usize = 64;

/// How many units of what is due can be met at most, each unit serving once.
pub fn most_met(units: &[Symbols], due: &[Due]) -> usize {
    let units = &units[..units.len().min(MOST_UNITS)];
    // Which demand each unit serves.
    let mut serves: ArrayVec<Option<u8>, MOST_UNITS> = units.iter().map(|_| None).collect();
    let mut met = 0;
    for (place, demand) in due.iter().enumerate() {
        for _ in 0..demand.number {
            let mut tried = 0_u64;
            if !assign(units, due, &mut serves, place, &mut tried) {
                break;
            }
            met += 1;
        }
    }
    met
}

/// Whether units meet all that is due; some may be left over.
pub fn pays_all(units: &[Symbols], due: &[Due]) -> bool {
    most_met(units, due) == due.iter().map(|demand| usize::from(demand.number)).sum::<usize>()
}

/// Finds a unit for a demand, moving units that serve others if those can be served otherwise.
fn assign(units: &[Symbols], due: &[Due], serves: &mut [Option<u8>], place: usize, tried: &mut u64) -> bool {
    for (unit, symbols) in units.iter().enumerate() {
        if *tried & (1 << unit) != 0 || !symbols.meets(due[place].any_of) {
            continue;
        }
        *tried |= 1 << unit;
        let free = match serves[unit] {
            None => true,
            Some(other) => assign(units, due, serves, usize::from(other), tried),
        };
        if free {
            serves[unit] = Some(place as u8);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRE: Symbols = Symbols::one(0);
    const WATER: Symbols = Symbols::one(1);
    const BASIC: Symbols = Symbols::one(2);
    const WILD: Symbols = Symbols(0b111);

    fn due(any_of: Symbols, number: u8) -> Due {
        Due { any_of, number }
    }

    #[test]
    fn a_unit_serves_once() {
        assert!(pays_all(&[FIRE, WATER], &[due(FIRE, 1), due(WATER, 1)]));
        assert!(!pays_all(&[FIRE], &[due(FIRE, 1), due(Symbols::ANY, 1)]));
        // A wild unit is typed or untyped, not both.
        assert!(!pays_all(&[WILD], &[due(FIRE, 1), due(Symbols::ANY, 1)]));
        assert!(pays_all(&[WILD, WILD], &[due(FIRE, 1), due(Symbols::ANY, 1)]));
    }

    #[test]
    fn units_are_moved_where_they_are_needed() {
        let power = FIRE.or(BASIC);
        // The first unit could serve either; it must leave the basic to the second.
        assert!(pays_all(&[power, BASIC], &[due(BASIC, 1), due(FIRE, 1)]));
        assert!(pays_all(&[power, power, WILD], &[due(BASIC, 2), due(WATER, 1)]));
        assert_eq!(most_met(&[WATER, WATER], &[due(FIRE.or(WATER), 1), due(FIRE, 1)]), 1);
        assert!(pays_all(&[], &[]));
    }

    #[test]
    fn agrees_with_trying_everything() {
        fn possible(units: &[Symbols], wanted: &[Symbols]) -> bool {
            let Some((first, rest)) = wanted.split_first() else { return true };
            (0..units.len()).any(|place| {
                let mut left = units.to_vec();
                left.remove(place).meets(*first) && possible(&left, rest)
            })
        }
        let mut random = crate::table::chance::Random::new(7);
        for _ in 0..2_000 {
            let mut symbols = || Symbols(random.below(7) + 1);
            let units: Vec<Symbols> = (0..4).map(|_| symbols()).collect();
            let wanted: Vec<Symbols> = (0..3).map(|_| symbols()).collect();
            let due: Vec<Due> = wanted.iter().map(|any_of| due(*any_of, 1)).collect();
            assert_eq!(pays_all(&units, &due), possible(&units, &wanted), "{units:?} for {wanted:?}");
        }
    }
}
