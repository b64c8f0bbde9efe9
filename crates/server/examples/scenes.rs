//! Scenes of real games as JSON files, for whoever draws them: `cargo run -p server --example scenes -- FOLDER`.

use std::path::Path;

use catalog::Catalog;
use catalog::speech::Speech;
use kernel::book::Language;
use kernel::game::Setup;
use kernel::table::chance::Random;
use kernel::table::seats::Seat;
use server::scene::Viewer;
use server::wire::QuestionId;

fn main() {
    let folder = std::env::args().nth(1).expect("a folder");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let write = |name: String, text: String| std::fs::write(Path::new(&folder).join(name), text).expect("written");
    let catalog = Catalog::load(None).unwrap_or_else(|faults| panic!("{faults:?}"));
    for title in &catalog.titles {
        let game = &*title.game;
        for language in [Language::En, Language::Fr] {
            let speech = Speech::of(language, game.id());
            let faces = server::catalog_info::faces(title, &speech);
            write(format!("{}-faces-{language}.json", game.id()), serde_json::to_string_pretty(&faces).expect("JSON"));
            let mut play = game.start(&Setup { ask_when_forced: true, ..Setup::new(2, 5) }).expect("a set-up");
            let names = ["Ada".to_string(), "Blaise".to_string()];
            for step in 0..=160 {
                let Some(asked) = play.asked() else { break };
                if step % 20 == 0 || (60..66).contains(&step) {
                    for seat in [Some(Seat(0)), Some(Seat(1)), None] {
                        let viewer = Viewer { title, speech: &speech, seat, names: &names, salt: 1 };
                        let mut scene = viewer.scene(&*play, 0);
                        if seat == Some(asked) {
                            let id = QuestionId { branch: 0, decision: scene.decisions };
                            scene.question = Some(viewer.question(&*play, id));
                        }
                        let who = seat.map_or("public".to_string(), |seat| seat.to_string());
                        let text = serde_json::to_string_pretty(&scene).expect("JSON");
                        write(format!("{}-{step:03}-{who}-{language}.json", game.id()), text);
                    }
                }
                let position = ai::Position::of(&*play).expect("somebody is asked");
                let mut bot = title.bots.bot("greedy", Random::new(step).bits()).expect("a bot");
                let choice = bot.decide(&position);
                let text = play.options().swap_remove(choice).text;
                play.answer(asked, &text).expect("an option");
            }
        }
    }
}
