use champions::Champions;
use kernel::game::{Game, Setup};
use kernel::resolve::table::Table;
use kernel::table::chance::Random;
use testkit::data;

fn main() {
    let book = data::book::<Champions>();
    let mut random = Random::new(7);
    let mut options = Vec::new();
    let start = std::time::Instant::now();
    let (mut decisions, mut games, mut won) = (0_u64, 0, 0);
    while start.elapsed().as_secs_f64() < 3.0 {
        games += 1;
        let setup = Setup { decks: vec!["spider-man-justice".to_string()], ..Setup::new(1, games) };
        let state = Champions::set_up(&book, &setup).expect("a game");
        let mut table = Table::start(&book, state, false, &mut ());
        while table.question().is_some() && table.decisions < 5000 {
            table.options(&book, &mut options);
            let choice = options[random.below(options.len() as u32) as usize];
            table.answer_option(&book, &choice, &mut ());
            decisions += 1;
        }
        won += u32::from(table.state.verdict.as_ref().is_some_and(|verdict| verdict.winners.count() > 0));
    }
    let time = start.elapsed().as_secs_f64();
    println!(
        "{:.0} decisions/s, {} games, {:.0} decisions a game, {won} won",
        decisions as f64 / time,
        games,
        decisions as f64 / games as f64
    );
}
