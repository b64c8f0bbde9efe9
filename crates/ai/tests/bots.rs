//! Bots see what their seat sees, decide the same for the same seed, and greed beats chance.

use ai::{Bot, Budget, Position};
use catalog::{Catalog, GameEntry};
use kernel::erased::AnyMatch;
use kernel::game::Setup;
use kernel::table::chance::Random;

fn catalog() -> Catalog {
    Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")))
}

fn decide(bots: &mut [Box<dyn Bot>], play: &dyn AnyMatch) -> Option<usize> {
    let position = Position::of(play)?;
    let seat = position.seat().index();
    Some(bots[seat].decide(&position))
}

#[test]
fn greedy_beats_random() {
    let catalog = catalog();
    for title in catalog.titles.iter().filter(|title| !is_cooperative(title)) {
        let mut won = 0;
        const GAMES: u64 = 40;
        for seed in 1..=GAMES {
            let greedy_first = seed % 2 == 0;
            let names = if greedy_first { ["greedy", "random"] } else { ["random", "greedy"] };
            let mut bots: Vec<Box<dyn Bot>> =
                names.iter().map(|name| title.bots.bot(name, seed).expect("a bot")).collect();
            let mut play = title.game.start(&Setup::new(2, seed)).expect("a legal set-up");
            while let Some(option) = decide(&mut bots, &*play) {
                play.step(option);
            }
            let winner = play.verdict().and_then(|verdict| verdict.winners.seats().next());
            won += u64::from(winner.is_some_and(|seat| (seat.index() == 0) == greedy_first));
        }
        assert!(won * 10 >= GAMES * 9, "{}: greedy won {won} of {GAMES} against random", title.game.id());
    }
}

/// Whether all seats are of one team.
fn is_cooperative(title: &GameEntry) -> bool {
    let play = title.game.start(&Setup::new(2, 1)).expect("a legal set-up");
    play.view(None).seats.windows(2).all(|pair| pair[0].team == pair[1].team)
}

/// Where everybody plays together, greed wins alone what chance does not.
#[test]
fn greedy_wins_alone_more_often_than_random() {
    let catalog = catalog();
    let together = catalog.titles.iter().filter(|title| is_cooperative(title));
    for title in together {
        const GAMES: u64 = 40;
        let wins = |name: &str| {
            let won = (1..=GAMES).filter(|seed| {
                let mut bots = vec![title.bots.bot(name, *seed).expect("a bot")];
                let mut play = title.game.start(&Setup::new(1, *seed)).expect("a legal set-up");
                while let Some(option) = decide(&mut bots, &*play) {
                    play.step(option);
                }
                play.verdict().is_some_and(|verdict| verdict.winners.count() > 0)
            });
            won.count()
        };
        let (greedy, random) = (wins("greedy"), wins("random"));
        assert!(greedy >= random + 10, "{}: greedy won {greedy}, random {random} of {GAMES}", title.game.id());
    }
}

/// What a bot cannot see does not change what it does: at many positions of every game, with other secrets. Each position
/// is put to one bot: greed and search in turn, and now and then a level.
#[test]
fn hidden_cards_do_not_change_a_choice() {
    let catalog = catalog();
    std::thread::scope(|scope| {
        for title in &catalog.titles {
            scope.spawn(|| look_at_secrets(title));
        }
    });
}

/// How many positions of each game are looked at.
const POSITIONS: usize = 10_000;
/// Each so manieth is put to a level, whose budget is larger.
const LEVEL: usize = 100;

fn look_at_secrets(title: &GameEntry) {
    let (least, most) = title.game.seats();
    let levels: Vec<&str> = title.bots.levels().iter().map(|level| level.name.as_str()).collect();
    let (mut positions, mut seed) = (0, 0);
    while positions < POSITIONS {
        seed += 1;
        let seats = least + seed as usize % (most.min(3) - least + 1);
        let mut play = title.game.start(&Setup::new(seats as u8, seed)).expect("a legal set-up");
        let mut random = Random::new(seed);
        for number in 0..150 {
            let Some(seat) = play.asked() else { break };
            let other = play.redealt(seat, random.bits());
            let name = match positions {
                _ if positions % LEVEL == 0 => levels[positions / LEVEL % levels.len()],
                _ if positions % 4 == 1 => "greedy",
                _ => "search:8",
            };
            let decide = |play: &dyn AnyMatch| {
                let mut bot = title.bots.bot(name, number).expect("a bot");
                bot.decide(&Position::of(play).expect("asked"))
            };
            let game = title.game.id();
            let found = (decide(&*play), decide(&*other));
            assert_eq!(found.0, found.1, "{game}: {name} saw a secret at decision {number} of match {seed}");
            positions += 1;
            play.step(random.below(play.option_count() as u32) as usize);
        }
    }
}

#[test]
fn chances_are_told_by_the_opponent_they_are_against() {
    let catalog = catalog();
    let title = catalog.find("champions").expect("a game");
    let told = |scenario: &str, seats| {
        let options = [("scenario".to_string(), scenario.to_string())].into();
        let play = title.game.start(&Setup { options, ..Setup::new(seats, 7) }).expect("a legal set-up");
        let position = Position::of(&*play).expect("somebody is asked");
        let expected = title.bots.expect(&position, Budget::Iterations(60), 1);
        let told = title.bots.analyse(&position, Budget::Iterations(60), 1);
        let order = |analysis: &ai::Analysis| analysis.options.iter().map(|judged| judged.option).collect::<Vec<_>>();
        assert_eq!(order(&expected), order(&told), "what is best stays best");
        (expected.win, told.win)
    };
    let [rhino, klaw] = ["rhino", "klaw"].map(|scenario| told(scenario, 1));
    assert!(rhino.0 > klaw.0, "each villain has weights of its own: {rhino:?} {klaw:?}");
    assert!(rhino.1 > 0.5 && klaw.1 < 0.2, "what is told does: {rhino:?} {klaw:?}");
    let (expected, told) = told("rhino", 2);
    assert_eq!(expected, told, "what was measured alone says nothing about two");
}
