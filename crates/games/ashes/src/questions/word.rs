//! The words of the notation: how answers are written.

use kernel::notation::WordSpec;

kernel::answer_words! {
    PLAY = WordSpec::new("play", "play {card}", &["hand"]);
    ACTIVATE = WordSpec::new("activate", "activate {card}", &["spellboard", "battlefield", "phoenixborn"]);
    POWER = WordSpec::new("power", "power {die}", &[]);
    MEDITATE = WordSpec::plain("meditate");
    ATTACK_PHOENIXBORN = WordSpec::new("attack-phoenixborn", "attack phoenixborn", &[]);
    ATTACK_UNIT = WordSpec::new("attack-unit", "attack unit", &[]);
    END = WordSpec::new("end", "end turn", &[]);
    SPEND = WordSpec::new("spend", "spend {die}", &[]);
    DISCARD = WordSpec::new("discard", "discard {card}", &["hand"]);
    DISCARD_FROM = WordSpec::new("discard-from", "discard {card} from {zone}", &["hand", "spellboard"]);
    DISCARD_TOP = WordSpec::new("discard-top", "discard top", &[]);
    SEND = WordSpec::new("send", "attack with {card}", &["battlefield"]);
    TARGET = WordSpec::new("target", "target {card}", &["battlefield", "phoenixborn", "spellboard", "attached"]);
    PLAYER = WordSpec::new("player", "choose {seat}", &[]);
    BLOCK = WordSpec::new("block", "block {card} with {card}", &["battlefield"]);
    GUARD = WordSpec::new("guard", "guard with {card}", &["battlefield", "phoenixborn"]);
    NO_GUARD = WordSpec::new("no-guard", "no guard", &[]);
    BATTLE = WordSpec::new("battle", "battle of {card}", &["battlefield"]);
    COUNTER = WordSpec::plain("counter");
    NO_COUNTER = WordSpec::new("no-counter", "no counter", &[]);
    SHARE = WordSpec::new("share", "deal {number} to {card}", &["battlefield"]);
    NEXT = WordSpec::new("next", "next {card}", &["battlefield", "phoenixborn"]);
    TURN_POWER = WordSpec::new("turn-power", "turn {die} to power", &[]);
    TURN_CLASS = WordSpec::new("turn-class", "turn {die} to class", &[]);
    TURN_BASIC = WordSpec::new("turn-basic", "turn {die} to basic", &[]);
    REROLL = WordSpec::new("reroll", "reroll {die}", &[]);
    EXHAUST = WordSpec::new("exhaust", "exhaust {die}", &[]);
    KEEP = WordSpec::face("keep", "keep {card}", &["hand"]);
    TAKE = WordSpec::face("take", "take {card}", &["deck", "discard"]);
    REMOVE = WordSpec::new("remove", "remove {number}", &[]);
    DRAW = WordSpec::new("draw", "draw {number}", &[]);
    MOVE_WOUND = WordSpec::new("move-wound", "move wound", &[]);
    MOVE_EXHAUSTION = WordSpec::new("move-exhaustion", "move exhaustion", &[]);
    MOVE_STATUS = WordSpec::new("move-status", "move status", &[]);
    GO_ON = WordSpec::new("go-on", "go on", &[]);
    PREVENT = WordSpec::new("prevent", "prevent {number}", &[]);
    PUT_TOP = WordSpec::new("put-top", "put {card} on top", &["hand"]);
    PUT_BOTTOM = WordSpec::new("put-bottom", "put {card} on bottom", &["hand"]);
    ARRIVE = WordSpec::new("arrive", "bring in {card}", &["conjurations"]);
    CALL_TIME = WordSpec::new("call-time", "call time", &[]);
}
