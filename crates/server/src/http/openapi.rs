//! The HTTP part, described for other people's programs.

use axum::Json;
use utoipa::OpenApi;

/// The description.
#[derive(OpenApi)]
#[openapi(
    info(title = "Tapis", description = "Tables of card games. The game itself is played over the socket of a table."),
    paths(
        super::games::list,
        super::games::cards,
        super::games::showcase,
        super::games::rules,
        super::games::lessons,
        super::games::puzzles,
        super::games::terms,
        super::games::health,
        super::lobby::openings,
        super::lobby::sit_down,
        super::lobby::quick,
        super::lobby::mine,
        super::lobby::results,
        super::lobby::remove,
        super::lobby::reach,
        super::games::ready,
        super::account::create,
        super::account::sign_in,
        super::account::sign_out,
        super::account::info,
        super::account::ways,
        super::openid::begin,
        super::openid::finish,
        super::account::end_session,
        super::account::end_sessions,
        super::account::change_passphrase,
        super::account::export,
        super::account::delete,
        super::admin::report,
        super::admin::desk,
        super::admin::carry_out,
        super::tables::list,
        super::tables::set_up,
        super::tables::greet,
        super::tables::info,
        super::tables::join,
        super::tables::record,
        super::tables::take_record,
        super::replay::scene,
        super::replay::chart,
        super::guide::guide,
        super::guide::board,
        super::analysis::analyse,
        super::analysis::outlook,
        super::decks::check,
        super::decks::export,
        super::decks::save,
        super::decks::list,
        super::decks::remove
    ),
    // Parameters do not bring their types along.
    components(schemas(crate::wire::Tongue))
)]
pub struct Description;

/// The description as a document.
pub async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}
