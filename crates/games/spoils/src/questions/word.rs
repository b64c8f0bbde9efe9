//! The words of the notation: how answers are written.

use kernel::prelude::*;

use crate::language::Icon;

kernel::answer_words! {
    PLAY = WordSpec::new("play", "play {card}", &["hand"]);
    FLIP_UP = WordSpec::new("flip-up", "flip up {card}", &["facedown"]);
    USE = WordSpec::new("use", "use {card}", &["play", "faction", "discard"]);
    USE_NTH = WordSpec::new("use-nth", "use {card} {number}", &["play", "faction", "discard"]);
    ATTACK = WordSpec::new("attack", "attack {card}", &["faction", "play"]);
    END = WordSpec::new("end", "end turn", &[]);
    SEND = WordSpec::new("send", "send {card}", &["play"]);
    BLOCK = WordSpec::new("block", "block with {card}", &["play"]);
    ASSIGN = WordSpec::new("assign", "assign {number} to {card}", &["play", "faction"]);
    PICK = WordSpec::answer("pick", "pick {card}", &["play", "faction", "discard"]);
    CHOOSE = WordSpec::answer("choose", "choose {card}", &["play", "facedown", "discard"]);
    NUMBER = WordSpec::answer("number", "choose number {number}", &[]);
    DISCARD = WordSpec::answer("discard", "discard {card}", &["hand"]);
    PAY = WordSpec::plain("pay");
    WITH = WordSpec::answer("with", "pay with {card}", &["play", "facedown"]);
    START = WordSpec::answer("start", "start with {card}", &["deck"]);
    FIRST_TURN = WordSpec::answer("first-turn", "first turn {seat}", &[]);
    BOTTOM = WordSpec::answer("bottom", "bottom {card}", &["hand"]);
    LAY = WordSpec::answer("lay", "lay {card}", &["hand"]);
    LAY_DOWN = WordSpec::answer("lay-down", "lay {card} face-down", &["hand"]);
    BID = WordSpec::answer("bid", "bid {number}", &[]);
    DECLINE = WordSpec::plain("decline");
    TO = WordSpec::answer("to", "attach to {card}", &["play"]);
    ORDER = WordSpec::answer("order", "next {card}", &["deck"]);
    FIND = WordSpec::face("find", "find {card}", &["deck"]);
    KEEP = WordSpec::answer("keep", "keep {card}", &["play"]);
    DETACH = WordSpec::answer("detach", "detach {card}", &["play", "facedown"]);
    PLAYER = WordSpec::answer("player", "player {seat}", &[]);
    OBSESSION = WordSpec::answer("obsession", "icon obsession", &[]);
    GREED = WordSpec::answer("greed", "icon greed", &[]);
    ELITISM = WordSpec::answer("elitism", "icon elitism", &[]);
    DECEPTION = WordSpec::answer("deception", "icon deception", &[]);
    RAGE = WordSpec::answer("rage", "icon rage", &[]);
    REPEAT = WordSpec::new("repeat", "repeat last {number} times {number}", &[]);
    ATTACK_FACTION = WordSpec::new("attack-faction", "attack", &[]);
    GO_ON = WordSpec::answer("go-on", "go on", &[]);
    STOP = WordSpec::plain("stop");
}

/// The words for the icons that a player can choose.
pub const ICONS: [(Icon, WordId); 5] = [
    (Icon::Obsession, OBSESSION),
    (Icon::Greed, GREED),
    (Icon::Elitism, ELITISM),
    (Icon::Deception, DECEPTION),
    (Icon::Rage, RAGE),
];
