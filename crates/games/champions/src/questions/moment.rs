//! The moments in which the game asks.

use kernel::effect::node::NodeId;
use serde::{Deserialize, Serialize};

/// The moments in which the game asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Moment {
    /// Who is the first player. `MC-SETUP-4`
    FirstPlayer,
    /// Which cards go in the mulligan. `MC-SETUP-14`
    Mulligan,
    /// The active player's turn. `MC-TURN-1`
    Turn,
    /// Another player is asked to use an action. `MC-TURN-8`
    Request,
    /// Before something happens. `MC-INTERRUPT-3`
    Interrupt,
    /// After something has happened. `MC-RESPONSE-3`
    Respond,
    /// How something is paid for. `MC-RESOURCE-1`
    Pay,
    /// Which cards are discarded as a cost.
    DiscardCost,
    /// Which card's cost is paid.
    PayTarget,
    /// Under whose control a card is played.
    Control,
    /// What a card is attached to. `MC-ATTACHTO-1`
    Host,
    /// Who defends. `MC-ATTACK-ENEMY-3`
    Defend,
    /// Which enemy acts next. `MC-R15`
    NextEnemy,
    /// Which Special ability comes next.
    NextSpecial,
    /// How damage is assigned. `MC-INDIRECT-1`
    Assign,
    /// Which cards are discarded at the end of the phase. `MC-ENDPLAYER-1`
    Trim,
    /// Which player a text is for: one for whom something would come of it. `MC-CHOOSE-3`
    Player(NodeId),
    /// Which restricted card, or ally, goes. `MC-RESTRICTED-2`
    Excess,
}

impl Moment {
    /// Whether what may be answered hangs on what the asked player alone knows. Team-mates may tell each other
    /// everything, so a pause in a window deceives nobody. `MC-TABLETALK-1`
    pub fn is_private(self) -> bool {
        matches!(self, Moment::Mulligan | Moment::Trim | Moment::Request)
    }
}
