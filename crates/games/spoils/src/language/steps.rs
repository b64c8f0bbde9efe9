//! The steps of the rulebook's own procedures: set-up, turn, action, battle. No card file can name them.

use kernel::effect::tree::Slot;

use crate::language::{End, Filter, Icon, Name, Num, Which, Who};

/// The steps of the rulebook's own procedures.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Rule {
    /// Notes a player.
    Seat(Who, Slot),
    /// Notes cards.
    Cards(Which, Slot),
    /// Notes cards that have no covert yet: a second instance disappears. `SP-507.3e`
    Uncovert(Which, Slot),
    /// Notes of which types the cards of a name are meant to be.
    Kinds(Name, i32),
    /// Notes every card of a kind in play.
    Each(Filter, Slot),
    /// The cards of a slot are detached.
    Detach(Slot),
    /// The cards of a slot are discarded by their owners.
    Discard(Slot),
    /// The cards of a slot are put back in the order they were chosen.
    PutBack(Slot, End),
    /// The cards of a slot are looked at, or shown to everybody.
    Show(Slot, bool),
    /// The deck of the noted player is looked through.
    LookThrough,
    /// So much damage is removed as was chosen.
    Heal(Which, Slot),
    /// What was divided is inflicted at the same time.
    Divide(Slot),
    /// The tokens that were made enter play.
    Majigs,
    /// The card that was chosen to be played is played.
    PlayChosen(Name, bool),
    /// The bidding is over: winner and bid are noted.
    BidWon(Name, Name),
    /// A card that was terminated goes to its owner's discard pile at once. `SP-314.1`
    BuryStopped,
    /// The bids are put away.
    CloseBids,
    /// A coin is flipped.
    Coin,
    /// An icon is chosen.
    Icon(Icon),
    /// Opening: each player in turn, faces, cards, mulligan.
    Open(bool),
    /// Starting resources are turned face-up.
    FaceUp,
    /// The opening hand is drawn.
    DrawStart,
    /// What was put back is drawn anew.
    Mulligan,
    /// The turn starts.
    Start,
    /// The turn ends.
    Ends,
    /// The next turn comes.
    Change,
    /// An action is announced.
    Announce,
    /// What Flip Up costs is due.
    FlipPrice,
    /// The extra costs of Flip Up, then the regular ones.
    Costs(bool),
    /// A part of a cost section must have been chosen.
    Check(u8, bool),
    /// A part of a cost section is done.
    Cost(u8, bool),
    /// The numeric cost is due.
    Charge,
    /// A number is due.
    Owe(Num),
    /// What it costs to attack is due.
    Tax,
    /// What is due is paid with the chosen resources.
    Attach,
    /// The action has been paid for: the opponent may respond.
    Act,
    /// The action resolves.
    Resolve,
    /// The action is over.
    Finish,
    /// An attack is announced.
    Declare,
    /// A party is formed of the chosen cards.
    Form(bool),
    /// The speed level is fixed.
    Level,
    /// Everybody of that speed has assigned.
    Assigned,
    /// All assigned damage is inflicted.
    Inflict,
    /// The next level, if somebody is left.
    NextLevel,
    /// Every surviving character in the battle is depleted.
    EndBattle,
    /// All but the kept one of several unique cards are destroyed.
    Cull,
}

/// What the rulebook's own procedures ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum RuleTest {
    NotSetUp,
    NotBegun,
    BattleGoesOn,
    SomeoneLeft,
    CoinWon,
}
