//! How matches went for those who played, and how well each of them plays: one row a match and person, and ratings by
//! Glicko-2, a match at a time. Who wins against two others has won two games at once.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::Store;
use super::error::StoreError;
use super::lease;
use super::rows;
use super::write::{Outcome, Write};

/// A match that is over.
#[derive(Clone, PartialEq, Debug)]
pub struct Score {
    pub table: String,
    /// Since when whoever says so has the table.
    pub epoch: u64,
    pub game: String,
    pub at: f64,
    /// Whether it counts for ratings.
    pub rated: bool,
    pub players: Vec<Player>,
}

/// How a match went for one person.
#[derive(Clone, PartialEq, Debug)]
pub struct Player {
    pub guest: String,
    pub seat: u8,
    /// 1 won, 0 lost, one half neither.
    pub score: f64,
}

/// How a match went for one person, as it was kept.
#[derive(Clone, PartialEq, Debug)]
pub struct ResultRow {
    pub table: String,
    pub guest: String,
    pub game: String,
    pub at: f64,
    pub seat: u8,
    pub score: f64,
    /// How many people played.
    pub persons: u8,
    /// The rating before and after; nothing if the match did not count for it.
    pub rating: Option<(f64, f64)>,
}

/// How well somebody plays a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    pub rating: f64,
    /// How unsure that is.
    pub deviation: f64,
}

/// All matches of somebody in a game, added up.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    pub game: String,
    pub played: u32,
    pub won: u32,
    pub drawn: u32,
    /// How many of them counted for the rating.
    pub rated: u32,
    pub rating: Option<Rating>,
}

impl Store {
    /// Notes how a match went. A match that was noted already is left as it was.
    pub async fn score(&self, score: Score) -> Result<(), StoreError> {
        self.write(Write::Score(score)).await
    }

    /// How a match went for those who played it; nothing if it is not over.
    pub async fn results(&self, table: &str) -> Result<Vec<ResultRow>, StoreError> {
        let sql = "select table_id, guest, game, at, seat, score, persons, rating_before, rating_after \
            from results where table_id = $1 order by seat";
        self.list(sqlx::query(sql).bind(table.replace('\0', "?")), result).await
    }

    /// The last matches of somebody, the latest first.
    pub async fn results_of(&self, guest: &str, limit: u32) -> Result<Vec<ResultRow>, StoreError> {
        let sql = "select table_id, guest, game, at, seat, score, persons, rating_before, rating_after \
            from results where guest = $1 order by at desc, table_id limit $2";
        self.list(sqlx::query(sql).bind(guest.to_owned()).bind(i64::from(limit)), result).await
    }

    /// How well somebody plays a game; nothing before the first match that counts.
    pub async fn rating(&self, guest: &str, game: &str) -> Result<Option<Rating>, StoreError> {
        let sql = "select rating, deviation from ratings where guest = $1 and game = $2";
        let read = |row: &AnyRow| Ok(Rating { rating: row.try_get(0)?, deviation: row.try_get(1)? });
        self.find(sqlx::query(sql).bind(guest.to_owned()).bind(game.to_owned()), read).await
    }

    /// All matches of somebody added up, game by game.
    pub async fn standings(&self, guest: &str) -> Result<Vec<Standing>, StoreError> {
        let sql = "select game, count(*), \
            coalesce(sum(case when score > 0.75 then 1 else 0 end), 0), \
            coalesce(sum(case when score between 0.25 and 0.75 then 1 else 0 end), 0), \
            coalesce(sum(case when rating_after is null then 0 else 1 end), 0) \
            from results where guest = $1 group by game order by game";
        let read = |row: &AnyRow| {
            Ok(Standing {
                game: row.try_get(0)?,
                played: rows::number(row, 1)?,
                won: rows::number(row, 2)?,
                drawn: rows::number(row, 3)?,
                rated: rows::number(row, 4)?,
                rating: None,
            })
        };
        let mut standings = self.list(sqlx::query(sql).bind(guest.to_owned()), read).await?;
        for standing in &mut standings {
            standing.rating = self.rating(guest, &standing.game).await?;
        }
        Ok(standings)
    }
}

fn result(row: &AnyRow) -> Result<ResultRow, sqlx::Error> {
    let (before, after): (Option<f64>, Option<f64>) = (row.try_get(7)?, row.try_get(8)?);
    Ok(ResultRow {
        table: row.try_get(0)?,
        guest: row.try_get(1)?,
        game: row.try_get(2)?,
        at: row.try_get(3)?,
        seat: rows::number(row, 4)?,
        score: row.try_get(5)?,
        persons: rows::number(row, 6)?,
        rating: before.zip(after),
    })
}

/// The ratings after a match, in the order of the players.
fn rate(before: &[Glicko2Rating], scores: &[f64]) -> Vec<Glicko2Rating> {
    let config = Glicko2Config::new();
    let outcome = |own: f64, other: f64| match own.total_cmp(&other) {
        std::cmp::Ordering::Greater => Outcomes::WIN,
        std::cmp::Ordering::Less => Outcomes::LOSS,
        std::cmp::Ordering::Equal => Outcomes::DRAW,
    };
    let after = |place: usize| {
        let others = (0..before.len()).filter(|other| *other != place);
        let games: Vec<_> = others.map(|other| (before[other], outcome(scores[place], scores[other]))).collect();
        glicko2_rating_period(&before[place], &games, &config)
    };
    (0..before.len()).map(after).collect()
}

pub(super) async fn keep(connection: &mut AnyConnection, score: &Score) -> Result<Outcome, sqlx::Error> {
    if !lease::has(connection, &score.table, score.epoch).await? {
        return Ok(Err(StoreError::Fenced { table: score.table.clone() }));
    }
    let known = sqlx::query("select guest from results where table_id = $1 limit 1").bind(&score.table);
    if known.fetch_optional(&mut *connection).await?.is_some() {
        return Ok(Ok(()));
    }
    if score.rated {
        hold_ratings(connection, score).await?;
    }
    let mut before = Vec::new();
    for player in &score.players {
        let sql = "select rating, deviation, volatility from ratings where guest = $1 and game = $2";
        let found = sqlx::query(sql).bind(&player.guest).bind(&score.game).fetch_optional(&mut *connection).await?;
        before.push(match found {
            Some(row) => {
                Glicko2Rating { rating: row.try_get(0)?, deviation: row.try_get(1)?, volatility: row.try_get(2)? }
            }
            None => Glicko2Rating::new(),
        });
    }
    let scores: Vec<f64> = score.players.iter().map(|player| player.score).collect();
    let after = rate(&before, &scores);
    for ((player, before), after) in score.players.iter().zip(&before).zip(&after) {
        sqlx::query(
            "insert into results (table_id, guest, game, at, seat, score, persons, rating_before, rating_after) \
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        )
        .bind(&score.table)
        .bind(&player.guest)
        .bind(&score.game)
        .bind(score.at)
        .bind(i16::from(player.seat))
        .bind(player.score)
        .bind(score.players.len() as i16)
        .bind(score.rated.then_some(before.rating))
        .bind(score.rated.then_some(after.rating))
        .execute(&mut *connection)
        .await?;
        if score.rated {
            sqlx::query(
                "insert into ratings (guest, game, rating, deviation, volatility) values ($1, $2, $3, $4, $5) \
                 on conflict (guest, game) do update set rating = excluded.rating, \
                 deviation = excluded.deviation, volatility = excluded.volatility",
            )
            .bind(&player.guest)
            .bind(&score.game)
            .bind(after.rating)
            .bind(after.deviation)
            .bind(after.volatility)
            .execute(&mut *connection)
            .await?;
        }
    }
    Ok(Ok(()))
}

/// Keeps the ratings of those who played as they are until the transaction ends: another server may have another match of
/// theirs. Everybody is held in the same order.
async fn hold_ratings(connection: &mut AnyConnection, score: &Score) -> Result<(), sqlx::Error> {
    let new = Glicko2Rating::new();
    let mut guests: Vec<&String> = score.players.iter().map(|player| &player.guest).collect();
    guests.sort();
    for guest in guests {
        // Where there is none yet the insertion holds the place.
        sqlx::query(
            "insert into ratings (guest, game, rating, deviation, volatility) values ($1, $2, $3, $4, $5) \
             on conflict (guest, game) do update set rating = ratings.rating",
        )
        .bind(guest)
        .bind(&score.game)
        .bind(new.rating)
        .bind(new.deviation)
        .bind(new.volatility)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_wins_gains_what_the_other_loses_and_both_are_surer() {
        let new = Glicko2Rating::new();
        let after = rate(&[new, new], &[1.0, 0.0]);
        assert!(after[0].rating > 1500.0 && after[1].rating < 1500.0);
        assert!((after[0].rating + after[1].rating - 3000.0).abs() < 1e-6);
        assert!(after.iter().all(|rating| rating.deviation < new.deviation));
        assert_eq!(rate(&[new, new], &[0.5, 0.5])[0].rating, 1500.0);
    }

    #[test]
    fn the_example_of_glickmans_paper_comes_out() {
        let own = Glicko2Rating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
        let other = |rating, deviation| Glicko2Rating { rating, deviation, volatility: 0.06 };
        let games = [
            (other(1400.0, 30.0), Outcomes::WIN),
            (other(1550.0, 100.0), Outcomes::LOSS),
            (other(1700.0, 300.0), Outcomes::LOSS),
        ];
        let after = glicko2_rating_period(&own, &games, &Glicko2Config::new());
        assert!((after.rating - 1464.05).abs() < 0.02 && (after.deviation - 151.52).abs() < 0.01, "{after:?}");
    }
}
