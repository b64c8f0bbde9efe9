//! The table for many people: games over HTTP and WebSocket, kept in a database.
//!
//! The server holds the only tables. Clients get scenes, made from what their seat may know, and send one option's
//! notation; they are told of a decision once the database has it. The server knows no rule: games are judged by the
//! kernel, told by the catalog's speech, and played by the bots of `ai`.

pub mod app;
pub mod bots;
pub mod catalog_info;
pub mod cluster;
pub mod history;
pub mod host;
pub mod http;
pub mod hub;
pub mod moderation;
pub mod names;
pub mod openid;
pub mod people;
pub mod room;
pub mod scene;
pub mod secret;
pub mod serve;
pub mod store;
pub mod stored;
pub mod tables;
pub mod voices;
pub mod wire;
