//! Programs that break: what is said of them, and that the match goes on.

use ai::Position;
use catalog::Catalog;
use kernel::erased::AnyMatch;
use kernel::game::Setup;

fn catalog() -> Catalog {
    let mut catalog = Catalog::load(None).expect("the data is sound");
    pipe::admit_any(&mut catalog);
    catalog
}

fn begun(catalog: &Catalog) -> Box<dyn AnyMatch> {
    catalog.titles[0].game.start(&Setup::new(2, 5)).expect("the set-up is legal")
}

/// A shell script as a bot.
fn script(text: &str) -> String {
    format!("cmd:sh -c \"{text}\"")
}

/// What is wrong with the first answer of a bot, which is one all the same.
fn fault(name: &str) -> String {
    let catalog = catalog();
    let play = begun(&catalog);
    let mut bot = catalog.titles[0].bots.bot(name, 1).expect("it can be started");
    let position = Position::of(&*play).expect("somebody is asked");
    let choice = bot.decide(&position);
    assert!(choice < position.count(), "somebody answers");
    bot.fault().unwrap_or_default().to_string()
}

#[test]
fn what_cannot_be_started_is_known_at_once() {
    let catalog = catalog();
    let refused = |name: &str| catalog.titles[0].bots.bot(name, 1).err().unwrap_or_default();
    assert!(refused("cmd:/no/such/bot").contains("/no/such/bot: cannot start"), "{}", refused("cmd:/no/such/bot"));
    assert!(refused("python:nothing").contains("python:MODULE:CLASS"));
    assert!(refused("cmd:").contains("wants a program"));
    let plain = Catalog::load(None).expect("the data is sound");
    assert!(plain.titles[0].bots.bot("cmd:sh", 1).is_err(), "who has not been let in cannot name programs");
}

#[test]
fn one_that_breaks_is_told_apart_by_what_it_did() {
    for (program, wanted) in [
        ("exit 3", "it has ended (exit status: 3)"),
        ("echo broken >&2; exit 1", "on its standard error it said:\nbroken"),
        ("read a; read b; echo hello; cat", "it has said `hello`, which is no answer"),
        ("read a; read b; echo 7; cat", "it has said `7`, which is no answer"),
        ("read a; read b; echo '{\"answer\": 999}'; cat", "its answer `999` is none of the"),
        ("read a; read b; echo '{\"answer\": []}'; cat", "which is no answer"),
        ("read a; read b; echo '{\"ask\": 9, \"answer\": 0}'; cat", "it has answered question 9, not 1"),
        ("read a; read b; head -c 100000 /dev/zero; cat", "a line of more than"),
    ] {
        // Either kind of quotes holds a word together: a script with both goes into a file.
        let name = script_file(program);
        let told = fault(&name);
        assert!(told.contains(wanted), "{program}: {told}");
    }
    let told = fault(&script("echo early; sleep 0.05; cat > /dev/null"));
    assert!(told.contains("`early`"), "{told}");
}

/// The same in a file of its own.
fn script_file(text: &str) -> String {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("pipe-scripts");
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let number = text.bytes().fold(0u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)));
    let path = folder.join(format!("{number:x}.sh"));
    std::fs::write(&path, text).expect("a file can be written");
    format!("cmd:sh {}", path.display())
}

#[test]
fn one_that_hangs_is_ended_and_asked_no_more_after_three_times() {
    // For this program alone: tests of this file that wait for an answer get one at once.
    let catalog = catalog();
    let play = begun(&catalog);
    let started = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("pipe-started");
    let _ = std::fs::remove_file(&started);
    let name = script_file(&format!("echo x >> {}; sleep 1000; exit", started.display()));
    let hurried = std::process::Command::new(std::env::current_exe().expect("this program has a path"))
        .args(["--ignored", "--exact", "bad::hurried"])
        .env("TAPIS_PATIENCE", "0.1")
        .env("TAPIS_TEST_BOT", &name)
        .output()
        .expect("it can be started");
    assert!(hurried.status.success(), "{}", String::from_utf8_lossy(&hurried.stdout));
    // One that is killed before its first word was started all the same.
    let times = std::fs::read_to_string(&started).map_or(0, |text| text.lines().count());
    assert!(times <= 3, "it was started {times} times");
    drop(play);
}

/// The test above in a process whose patience is short.
#[test]
#[ignore = "started by another test with an environment of its own"]
fn hurried() {
    let Ok(name) = std::env::var("TAPIS_TEST_BOT") else { return };
    let catalog = catalog();
    let play = begun(&catalog);
    let mut bot = catalog.titles[0].bots.bot(&name, 1).expect("it can be started");
    let position = Position::of(&*play).expect("somebody is asked");
    for time in 0..5 {
        assert!(bot.decide(&position) < position.count());
        let told = bot.fault().unwrap_or_default();
        match time {
            0 | 1 => assert!(told.contains("it has not answered within 0.1 s"), "{told}"),
            2 => assert!(told.contains("it is not asked again in this match"), "{told}"),
            _ => assert_eq!(told, ""),
        }
    }
}
