//! The words of the notation: how answers are written.

use kernel::notation::WordSpec;

kernel::answer_words! {
    PLAY = WordSpec::new("play", "play {card}", &["hand"]);
    SELL = WordSpec::new("sell", "sell {card}", &["hand"]);
    USE = WordSpec::new("use", "use {card} {number}", &["tokens", "companions", "board"]);
    END = WordSpec::new("end", "end phase", &[]);
    /// Which dice are not rolled again, by what they show: 266.
    KEEP = WordSpec::new("keep", "keep {number}", &[]);
    ANNOUNCE = WordSpec::new("announce", "announce {card} {number}", &["board"]);
    ACTIVATE = WordSpec::plain("activate");
    NONE = WordSpec::new("none", "announce nothing", &[]);
    DEFEND = WordSpec::new("defend", "defend {card}", &["board"]);
    NO_DEFENCE = WordSpec::new("no-defence", "no defence", &[]);
    TARGET = WordSpec::new("target", "target {seat}", &[]);
    CHOOSE = WordSpec::new("choose", "choose {seat}", &[]);
    TURN = WordSpec::new("turn", "turn {die} to {number}", &[]);
    REROLL = WordSpec::new("reroll", "reroll {die}", &[]);
    SIDE = WordSpec::new("side", "side {number}", &[]);
    TOKEN = WordSpec::answer("token", "take {card}", &["tokens"]);
    DISCARD = WordSpec::new("discard", "discard {card}", &["hand"]);
    PAY = WordSpec::new("pay", "pay {number}", &[]);
    REMOVE = WordSpec::new("remove", "remove {number}", &[]);
    SHARE = WordSpec::new("share", "share {number}", &[]);
    GROW = WordSpec::new("grow", "grow {card}", &["companions", "leaflet"]);
    LOSE = WordSpec::new("lose", "lose {card}", &["companions"]);
    BUILD = WordSpec::answer("build", "build {card}", &["leaflet", "companions"]);
    BOT = WordSpec::answer("bot", "activate {card}", &["companions"]);
}
