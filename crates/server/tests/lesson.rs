//! Lessons at a table: the teacher's words, the intended answer taken and no other, and what the table does by itself.

use crate::common::Folder;
use crate::common::site::{Site, bot, gather, here, read, refusal, soon, table};
use kernel::table::seats::Seat;
use server::wire::{LessonInfo, NewTable, QuestionScene, TableInfo};

#[tokio::test]
async fn every_lesson_is_taught_and_takes_the_intended_answer_alone() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let lessons: Vec<LessonInfo> = read(&mut site.person(), "/api/games/shards/lessons?language=fr").await;
    assert!(lessons.len() >= 8);
    let catalog = catalog::Catalog::load(None).expect("the data of the program");
    let title = catalog.find("shards").expect("a game");
    for (lesson, info) in title.lessons.iter().zip(&lessons) {
        assert_eq!(info.title, lesson.scenario.title);
        let learns = |place: u32| Seat(place as u8).to_string() == info.learner;
        let seat = |place: u32| if learns(place) { here("Ada") } else { bot("random") };
        let seats = (0..info.seats).map(seat).collect();
        let wanted = NewTable { scenario: Some(info.title.clone()), ..table("shards", seats) };
        let (_, mut people, mut sockets) = gather(&site, &wanted).await;
        let socket = &mut sockets[0];
        for (number, step) in (0..).zip(&lesson.steps) {
            let scene = soon(socket.question()).await;
            let said = scene.lesson.expect("a lesson");
            assert_eq!((said.say, said.step, said.done), (step.say.en.clone(), number, false));
            let QuestionScene { id, options, .. } = scene.question.expect("a question");
            let other = options.iter().find(|option| option.text != step.answer.text).expect("a choice");
            soon(socket.answer(id, &other.text)).await;
            assert_eq!(refusal(socket).await.code, "lesson");
            soon(socket.answer(id, &step.answer.text)).await;
        }
        let last = loop {
            let scene = soon(socket.scene()).await;
            if scene.lesson.as_ref().is_some_and(|lesson| lesson.done) {
                break scene;
            }
        };
        assert_eq!(last.lesson.expect("a lesson").say, lesson.end.en);
        assert!(last.question.is_none(), "nothing is asked any more");
        // Lessons are begun anew: they do not fill the list of tables.
        let listed: Vec<TableInfo> = read(&mut people[0], "/api/tables").await;
        assert_eq!(listed, Vec::new());
    }
    site.stop().await;
}
