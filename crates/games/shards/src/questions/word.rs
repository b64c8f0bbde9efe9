//! The words of the notation: how answers are written.

use kernel::notation::WordSpec;

kernel::answer_words! {
    PLAY = WordSpec::new("play", "play {card}", &["hand"]);
    ACTIVATE = WordSpec::new("activate", "activate {card}", &["play"]);
    RECRUIT = WordSpec::new("recruit", "recruit {card}", &["river"]);
    ENLIST = WordSpec::new("enlist", "enlist {card}", &["river"]);
    FOCUS = WordSpec::plain("focus");
    ATTACK = WordSpec::new("attack", "attack {card}", &["play"]);
    END = WordSpec::new("end", "end turn", &[]);
    ASSIGN = WordSpec::new("assign", "assign {number} to {seat}", &[]);
    REVEAL = WordSpec::answer("reveal", "reveal {card}", &["hand"]);
    TO_HAND = WordSpec::answer("to-hand", "to hand", &[]);
    TO_PLAY = WordSpec::answer("to-play", "to play", &[]);
    BANISH = WordSpec::answer("banish", "banish {card} from {zone}", &["hand", "discard"]);
    RETURN = WordSpec::answer("return", "return {card}", &["discard"]);
    DESTROY = WordSpec::answer("destroy", "destroy {card}", &["play"]);
    DRAIN = WordSpec::answer("drain", "drain {seat}", &[]);
    TAKE = WordSpec::answer("take", "take {card}", &["river"]);
    COPY = WordSpec::face("copy", "copy {card}", &["play"]);
}
