//! What quick play thinks of each sort of option, situation by situation.
//!
//! The numbers were learned, not written: first from what a search tried how often at 13,028 decisions (a linear softmax), then by
//! evolution over matches of nothing but quick play, against all three villains and with up to three players.
//! `docs/bots.md` tells how, and what it brought.

use crate::bots::situation::SITUATIONS;

macro_rules! names {
    ($(#[$outer:meta])* $name:ident: $($(#[$doc:meta])* $item:ident,)*) => {
        $(#[$outer])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name { $($(#[$doc])* $item,)* }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = [$($name::$item,)*].len();
        }
    };
}

names! {
    /// What an option is.
    Sort:
    /// What ends, passes or declines: everything else is measured by it.
    Stop,
    /// An ally is played.
    PlayAlly,
    /// An upgrade is played.
    PlayUpgrade,
    /// A support is played.
    PlaySupport,
    /// An event that attacks is played.
    PlayAttack,
    /// An event that thwarts is played.
    PlayThwart,
    /// Another event is played.
    PlayEvent,
    /// An event is played in answer to something.
    AnswerPlay,
    /// An ability is used in answer to something.
    AnswerUse,
    /// An ability is used.
    Use,
    /// One that costs resources is used.
    UsePaid,
    /// One of the alter-ego is used.
    UseQuiet,
    /// One that attacks is used.
    UseAttack,
    /// One that thwarts is used.
    UseThwart,
    /// The alter-ego recovers.
    Recover,
    /// The hero becomes the alter-ego.
    Rest,
    /// The alter-ego becomes the hero.
    Return,
    /// The hero attacks the villain.
    HeroHitsVillain,
    /// An ally attacks the villain.
    AllyHitsVillain,
    /// The hero attacks a minion.
    HeroHitsMinion,
    /// An ally attacks a minion.
    AllyHitsMinion,
    /// The hero thwarts the main scheme.
    HeroThwartsMain,
    /// An ally thwarts the main scheme.
    AllyThwartsMain,
    /// The hero thwarts a side scheme.
    HeroThwartsSide,
    /// An ally thwarts a side scheme.
    AllyThwartsSide,
    /// The hero defends.
    HeroDefends,
    /// An ally defends.
    AllyDefends,
    /// A text is aimed at the villain.
    AimVillain,
    /// At a minion.
    AimMinion,
    /// At the main scheme.
    AimMain,
    /// At a side scheme.
    AimSide,
    /// At an identity.
    AimHero,
    /// At an ally.
    AimAlly,
    /// At something else.
    AimOther,
    /// An ally is spent.
    SpendAlly,
    /// An upgrade is spent.
    SpendUpgrade,
    /// A support is spent.
    SpendSupport,
    /// An event is spent that could be played in this form.
    SpendEvent,
    /// One that could not.
    SpendIdle,
    /// A resource card is spent.
    SpendResource,
    /// An ally is given up.
    DropAlly,
    /// An upgrade is given up.
    DropUpgrade,
    /// A support is given up.
    DropSupport,
    /// An event is given up.
    DropEvent,
    /// A resource card is given up.
    DropResource,
    /// Something in play generates resources.
    Generate,
    /// Another player is asked.
    Ask,
    /// Anything else.
    Other,
}

names! {
    /// What else is noted of an option.
    Mark:
    /// What it costs; less where it is spent or given up.
    Cost,
    /// It generates resources.
    Source,
    /// ATK and THW of an ally.
    Strength,
    /// Hit points of an ally.
    Toughness,
    /// The power that is used.
    Power,
    /// A minion falls.
    Finishes,
    /// The villain's stage falls.
    BeatsStage,
    /// A strong blow at somebody tough.
    StrongAtTough,
    /// A weak one.
    WeakAtTough,
    /// The minion guards.
    Guards,
    /// Its ATK.
    Strikes,
    /// The hit points that it keeps.
    Left,
    /// Damage beyond its hit points.
    Overkill,
    /// The ally falls by what it does.
    Falls,
    /// The side scheme is defeated.
    Ends,
    /// It accelerates.
    Accelerates,
    /// It brings encounter cards.
    Hazard,
    /// It bars thwarts of the main scheme.
    Crisis,
    /// It does while there will be too much threat.
    CrisisOver,
    /// It toughens the villain.
    Toughens,
    /// Threat that stays on it.
    ThreatLeft,
    /// Threat that could have been removed besides.
    Waste,
    /// Damage that defending saves.
    Saves,
    /// Else the player falls.
    Lethal,
    /// Damage that is averted.
    Blow,
    /// The ally has one hit point left.
    Weak,
    /// The ally survives.
    Weakling,
    /// What the ally could have done.
    Striker,
    /// The text does good, to an enemy.
    HelpsEnemy,
    /// The text does good, to one of us.
    HelpsUs,
    /// Resources that are due.
    Useful,
    /// Resources that are not.
    Useless,
    /// How many cards fewer the hero draws.
    CardsLost,
    /// Damage on the identity, in fours.
    Wounded,
    /// The villain is stunned or confused, whichever matters.
    Stunned,
}

/// By sort and situation, in hundredths.
pub const SORTS: [[i16; SITUATIONS]; Sort::COUNT] = [
    [0, 0, 0, 0, 0, 0, 0, 0],                // Stop
    [47, 20, -12, 26, -20, 4, 129, -70],     // PlayAlly
    [38, 16, -61, 41, 1, 17, 16, 21],        // PlayUpgrade
    [48, -36, 34, 31, -18, 39, 105, 26],     // PlaySupport
    [99, -100, 35, 2, 109, 112, -2, 22],     // PlayAttack
    [27, 32, -76, -28, 81, 88, -46, 25],     // PlayThwart
    [41, 2, 89, 44, 3, 10, 44, -62],         // PlayEvent
    [63, -44, -74, 55, 2, 41, 7, -25],       // AnswerPlay
    [80, -46, 73, 11, 28, -5, 80, -1],       // AnswerUse
    [189, -2, 88, 59, 37, 28, 57, -20],      // Use
    [140, -18, -42, 22, 71, -10, -2, 36],    // UsePaid
    [79, 61, 71, 91, 38, -22, 72, -22],      // UseQuiet
    [98, 28, -17, -34, 38, 17, -22, -26],    // UseAttack
    [39, 20, -43, 23, -5, 62, -78, 8],       // UseThwart
    [-24, 31, -18, 111, -48, 8, 19, 28],     // Recover
    [15, 25, 10, 43, 20, 48, 24, 0],         // Rest
    [73, 7, 28, 53, 131, 10, 68, 7],         // Return
    [51, -24, 2, 115, 15, 29, 6, -24],       // HeroHitsVillain
    [44, -4, 65, 37, -37, 21, 4, -58],       // AllyHitsVillain
    [4, -97, -76, 54, 0, -26, 83, 35],       // HeroHitsMinion
    [29, -21, -41, -32, -125, 25, -12, -6],  // AllyHitsMinion
    [89, 74, -22, 34, -13, 6, 43, -1],       // HeroThwartsMain
    [-11, 23, 82, -17, 63, 52, 57, -8],      // AllyThwartsMain
    [20, -58, -46, 77, -38, 14, 52, 93],     // HeroThwartsSide
    [4, -34, -64, 14, -87, 35, 47, -26],     // AllyThwartsSide
    [-82, -55, 22, -10, -23, 0, -4, -2],     // HeroDefends
    [-17, -39, 57, 74, 22, -92, -43, -38],   // AllyDefends
    [14, -4, 105, 78, -63, -56, -13, -62],   // AimVillain
    [-131, 12, 14, -28, 25, -54, -45, -31],  // AimMinion
    [66, 95, 147, 28, 27, 29, 53, -69],      // AimMain
    [0, 37, -38, -2, -31, 21, -13, -109],    // AimSide
    [63, -15, -5, 21, 47, -41, 9, 2],        // AimHero
    [-31, -22, 56, -24, -4, 62, 4, 41],      // AimAlly
    [-27, 26, 1, -33, -44, 78, 96, 13],      // AimOther
    [-62, -85, -35, -42, 34, -26, -29, -10], // SpendAlly
    [-17, 50, 42, 7, -9, -18, -30, 1],       // SpendUpgrade
    [9, -20, -45, 22, 45, 27, 7, 29],        // SpendSupport
    [23, -30, -69, -41, -66, 19, 15, 68],    // SpendEvent
    [-40, 24, -84, -15, 11, 50, -5, 62],     // SpendIdle
    [22, 11, 10, -46, 23, 72, 28, -24],      // SpendResource
    [-24, 17, -39, -24, 23, 39, -43, -9],    // DropAlly
    [45, 13, -18, 50, -13, -16, -15, -33],   // DropUpgrade
    [-2, 57, 42, 0, -56, -100, 16, -40],     // DropSupport
    [37, 54, -24, 35, 17, 3, 1, -26],        // DropEvent
    [-98, -70, -26, -14, 33, 94, 2, -55],    // DropResource
    [75, 48, -5, 91, 83, -25, 93, 49],       // Generate
    [25, -74, 63, 8, -3, 1, 31, 21],         // Ask
    [77, 23, -1, 6, -86, -23, -36, -14],     // Other
];

/// By mark, in hundredths.
pub const MARKS: [i16; Mark::COUNT] = [
    -16,  // Cost
    21,   // Source
    141,  // Strength
    4,    // Toughness
    132,  // Power
    24,   // Finishes
    67,   // BeatsStage
    28,   // StrongAtTough
    135,  // WeakAtTough
    87,   // Guards
    -28,  // Strikes
    -77,  // Left
    28,   // Overkill
    -70,  // Falls
    59,   // Ends
    85,   // Accelerates
    98,   // Hazard
    -115, // Crisis
    57,   // CrisisOver
    104,  // Toughens
    -106, // ThreatLeft
    -8,   // Waste
    -4,   // Saves
    128,  // Lethal
    14,   // Blow
    56,   // Weak
    -66,  // Weakling
    -79,  // Striker
    4,    // HelpsEnemy
    60,   // HelpsUs
    121,  // Useful
    -135, // Useless
    -61,  // CardsLost
    5,    // Wounded
    54,   // Stunned
];
