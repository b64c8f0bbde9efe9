//! Puzzles at a table: the solution solves it, and solving is told.

use catalog::puzzles::decision;

use crate::common::Folder;
use crate::common::site::{Site, bot, gather, here, problem, read, soon, table};
use server::wire::{NewTable, PuzzleInfo, PuzzleStand, TableInfo};

#[tokio::test]
async fn a_puzzle_is_solved_by_its_solution_and_by_nothing_before() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let catalog = catalog::Catalog::load(None).expect("the data of the program");
    let title = catalog.find("shards").expect("a game");
    let all: Vec<PuzzleInfo> = read(&mut site.person(), "/api/games/shards/puzzles").await;
    assert_eq!(all.len(), title.puzzles.len());
    let own = |text: &String, seat| decision(text).is_ok_and(|(decider, _)| decider == seat);
    let alone = title.puzzles.iter().find(|puzzle| puzzle.solution.iter().all(|text| own(text, puzzle.seat)));
    let puzzle = alone.expect("one that nobody else decides in");
    let seat = |place: u8| if place == puzzle.seat.0 { here("Ada") } else { bot("random") };
    let seats = (0..puzzle.setup.seats).map(seat).collect();
    let wanted = NewTable { puzzle: Some(puzzle.id.clone()), ..table("shards", seats) };
    let (_, mut people, mut sockets) = gather(&site, &wanted).await;
    for text in &puzzle.solution {
        let scene = soon(sockets[0].question()).await;
        assert_eq!(scene.puzzle.expect("a puzzle").stand, PuzzleStand::Open);
        let (_, text) = decision(text).expect("a decision");
        soon(sockets[0].answer(scene.question.expect("a question").id, text)).await;
    }
    let solved = loop {
        let scene = soon(sockets[0].scene()).await;
        if scene.puzzle.as_ref().is_some_and(|puzzle| puzzle.stand != PuzzleStand::Open) {
            break scene.puzzle.expect("a puzzle");
        }
    };
    assert_eq!((solved.stand, solved.solution.len()), (PuzzleStand::Solved, puzzle.solution.len()));
    let listed: Vec<TableInfo> = read(&mut people[0], "/api/tables").await;
    assert_eq!(listed, Vec::new(), "puzzles do not fill the list of tables");
    let unknown = NewTable { puzzle: Some("no-such".into()), ..wanted };
    let answer = problem(&mut people[0], "POST", "/api/tables", &serde_json::to_string(&unknown).expect("plain")).await;
    assert_eq!(answer, (400, "puzzle".to_string()));
    site.stop().await;
}
