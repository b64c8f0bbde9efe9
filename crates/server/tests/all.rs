//! The server as clients, databases and attackers meet it.

mod analysis;
mod backup;
mod client;
mod cluster;
mod common;
#[path = "common/crowd.rs"]
mod crowd;
mod encrypted;
mod fair;
#[path = "common/hostile.rs"]
mod hostile;
mod hostile_requests;
mod hostile_sockets;
mod kept;
mod lease;
mod lesson;
mod lobby;
mod migrations;
mod network;
#[cfg(feature = "openid")]
mod openid;
mod outage;
mod pack;
mod people;
mod permuted;
mod puzzle;
mod room;
mod secrets;
mod shelf;
mod store;
mod store_crash;
mod tables;
mod talk;
mod tls;
mod undo;
