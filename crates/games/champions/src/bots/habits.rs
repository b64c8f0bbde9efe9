//! The numbers of quick play: what comes before what.
//!
//! They were found by trying changes of a few at a time on some 500 matches each of nothing but quick play, against all three
//! villains: a change stayed if more matches were won and more of the villains' hit points were taken.

/// A blow at the villain.
pub const ATTACK_VILLAIN: i32 = 23;
/// One that beats a stage.
pub const BEAT_STAGE: i32 = 25;
/// A weak blow at somebody tough.
pub const WEAK_AT_TOUGH: i32 = 21;
/// A strong one.
pub const STRONG_AT_TOUGH: i32 = 23;
/// A blow that defeats a minion.
pub const KILL_MINION: i32 = 18;
/// One that does not.
pub const ATTACK_MINION: i32 = 17;
/// More if it guards.
pub const GUARD: i32 = 6;
/// More for each point of its ATK.
pub const STRIKER: i32 = 1;
/// So much threat above what comes anyway counts as none.
pub const SLACK: i32 = -4;
/// A thwart without which the match is lost in the next villain phase.
pub const THWART_LAST_NOW: i32 = 25;
/// So much more threat counts as soon.
pub const SOON: i32 = 2;
/// One on the last scheme soon before.
pub const THWART_LAST_SOON: i32 = 22;
/// One on the last scheme long before.
pub const THWART_LAST: i32 = 17;
/// The same on a scheme that another follows.
pub const THWART_NOW: i32 = 15;
/// Soon before.
pub const THWART_SOON: i32 = 19;
/// Long before.
pub const THWART: i32 = 12;
/// A thwart on a side scheme.
pub const THWART_SIDE: i32 = 16;
/// More if it harms as long as it lies there.
pub const SIDE_HARMS: i32 = 5;
/// More if that defeats it.
pub const SIDE_ENDS: i32 = 5;
/// More if it bars thwarts that are needed soon.
pub const SIDE_BARS: i32 = 2;
/// A hero rests who has no more hit points than so many quarters of a blow.
pub const FLEE_QUARTERS: i32 = 8;
/// And so many more.
pub const FLEE_MORE: i32 = 3;
/// An alter-ego returns with more than so many eighths of the hit points.
pub const RETURN_EIGHTHS: i32 = 5;
/// A hero with fewer hit points defends where that saves two.
pub const DEFEND_BELOW: i32 = 5;
/// An ally blocks blows of so many.
pub const BLOCK_FROM: i32 = 3;
/// If it has no more hit points than this.
pub const BLOCK_WEAK: i32 = 1;
/// An event.
pub const PLAY_EVENT: i32 = 24;
/// More for each resource that a card costs.
pub const PLAY_COST: i32 = 1;
/// An ally.
pub const PLAY_ALLY: i32 = 28;
/// Another card that stays.
pub const PLAY_OTHER: i32 = 22;
/// How much an ally is worth keeping in hand.
pub const KEEP_ALLY: i32 = 8;
/// Another card that stays.
pub const KEEP_OTHER: i32 = 4;
/// An event that could be played in this form.
pub const KEEP_EVENT: i32 = 5;
/// More for each resource that it costs.
pub const KEEP_COST: i32 = 0;
/// An ability.
pub const USE: i32 = 28;
/// To recover.
pub const RECOVER: i32 = 21;
/// How good each resource is that is due.
pub const SPEND_RESOURCE: i32 = 5;
/// And how bad each that is not.
pub const SPEND_WASTE: i32 = 2;
/// A hero defends who would else be left with fewer hit points than this.
pub const DEFEND_LEFT: i32 = 3;
/// To aim at the villain.
pub const AIM_VILLAIN: i32 = 18;
/// At a minion.
pub const AIM_MINION: i32 = 12;
/// More at one with few hit points.
pub const AIM_KILL: i32 = 2;
/// So few.
pub const AIM_FEW: i32 = 5;
/// More at a side scheme with little threat.
pub const AIM_SIDE: i32 = 3;
/// A card that is worth no more than this goes for another.
pub const DISCARD_UP_TO: i32 = 4;
/// To change form before a rest.
pub const FLEE: i32 = 2;
/// And back.
pub const RETURN: i32 = 24;
/// More for an ability that costs resources.
pub const USE_PAID: i32 = -2;
/// More for a card that attacks.
pub const PLAY_ATTACK: i32 = 5;
