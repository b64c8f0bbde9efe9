//! Why a match cannot be set up is told in both languages, with the rule that says so.

use catalog::Catalog;
use catalog::speech::Speech;
use kernel::book::Language;
use kernel::game::Setup;

/// What is said of a set-up in English and in French.
fn said(game: &str, setup: &Setup) -> (String, String) {
    let catalog = Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    let title = catalog.find(game).expect("the game is in the catalog");
    let Err(error) = title.game.start(setup) else { panic!("{setup:?} is legal") };
    let say = |language| Speech::of(language, game).setup_error(&error, &*title.game);
    let english = say(Language::En);
    // Whoever has no texts is told the same, unless a deck is at fault in words of its own.
    let rule = error.rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
    assert!(error.fault.is_some() || english == format!("{error}{rule}"), "{english}: {error}");
    (english, say(Language::Fr))
}

fn decks(seats: u8, decks: &[&str]) -> Setup {
    Setup { decks: decks.iter().map(ToString::to_string).collect(), ..Setup::new(seats, 1) }
}

fn option(seats: u8, name: &str, value: &str) -> Setup {
    Setup { options: [(name.to_string(), value.to_string())].into(), ..Setup::new(seats, 1) }
}

#[test]
fn the_same_hero_twice() {
    let (english, french) = said("champions", &decks(2, &["spider-man-justice", "spider-man-justice"]));
    assert_eq!(english, "Spider-Man is played twice; each player has another hero (MC-UNIQUE-1)");
    assert_eq!(french, "Spider-Man est joué deux fois\u{a0}; chaque joueur a un autre héros (MC-UNIQUE-1)");
}

#[test]
fn too_many_players_in_every_game() {
    for (game, played, joue) in [
        ("champions", "by 1 to 4, not by 9 (MC-OVERVIEW-1)", "de 1 à 4, et non à 9 (MC-OVERVIEW-1)"),
        ("shards", "by 2 to 4, not by 9 (SOI-SETUP-1)", "de 2 à 4, et non à 9 (SOI-SETUP-1)"),
        ("spoils", "by 2, not by 9 (SP-102.2)", "à 2, et non à 9 (SP-102.2)"),
    ] {
        let (english, french) = said(game, &Setup::new(9, 1));
        assert_eq!(english, format!("this game is played {played}"));
        assert_eq!(french, format!("ce jeu se joue {joue}"));
    }
}

#[test]
fn unknown_names_and_values() {
    let (english, french) = said("champions", &option(1, "difficulty", "absurd"));
    assert_eq!(english, "the option difficulty cannot be \"absurd\"; there are: standard, expert");
    assert_eq!(
        french,
        "l’option difficulty ne peut pas être «\u{a0}absurd\u{a0}»\u{a0}; il y a\u{a0}: standard, expert"
    );
    let (_, french) = said("spoils", &option(2, "volition", "perhaps"));
    assert_eq!(french, "l’option volition ne peut pas être «\u{a0}perhaps\u{a0}»\u{a0}; il y a\u{a0}: off, on");
    let (_, french) = said("spoils", &option(2, "ban_list", "nowhere"));
    assert_eq!(french, "l’option ban_list ne peut pas être «\u{a0}nowhere\u{a0}»\u{a0}; il y a\u{a0}: none, house");
    for game in ["champions", "spoils"] {
        let (_, french) = said(game, &option(2, "weather", "rain"));
        assert!(french.starts_with("aucune option ne s’appelle «\u{a0}weather\u{a0}»"), "{french}");
    }
    for game in catalog::GAMES {
        let (_, french) = said(game, &decks(2, &["nowhere"; 1]));
        assert!(french.starts_with("aucun deck ne s’appelle «\u{a0}nowhere\u{a0}»"), "{french}");
    }
}

#[test]
fn too_many_decks_in_every_game() {
    let (_, french) = said("shards", &decks(2, &["base", "base"]));
    assert!(french.starts_with("Shards se joue avec un seul deck central"), "{french}");
    for (game, wanted) in [("champions", 1), ("spoils", 2)] {
        let (_, french) = said(game, &decks(wanted, &["nowhere"; 3]));
        assert_eq!(french, format!("3 decks, et il en faut {wanted}\u{a0}; indiquez-en un pour chacun"));
    }
}

#[test]
fn a_deck_that_is_not_legal_says_why_in_the_readers_language() {
    let catalog = Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    let title = catalog.find("champions").expect("the game is in the catalog");
    let hero = title.game.find("spider-man").expect("a hero");
    let name = kernel::book::Both { en: "Short".to_string(), fr: "Court".to_string() };
    let file = title.game.write_deck("short", &name, &[(hero, 1)], &[]).expect("a deck can be written");
    let setup = Setup { brought: [("short".to_string(), file)].into(), ..decks(1, &["short"]) };
    let (english, french) = said("champions", &setup);
    assert!(english.starts_with("the deck short is not legal: ") && english.ends_with(")"), "{english}");
    assert!(french.starts_with("le deck short n’est pas valide\u{a0}: "), "{french}");
    assert!(!french.contains("deck-"), "the fault is said in words: {french}");
}
