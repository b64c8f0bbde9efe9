//! The report: complete, sound and in both languages.

use std::collections::BTreeMap;

use catalog::Catalog;
use catalog::speech::Speech;
use kernel::book::{Both, Language};
use lab::report::page;
use lab::summary::{CardTally, Entrant, Histogram, Parts, Score, Summary, Ties, Ways};

fn both(en: &str, fr: &str) -> Both {
    Both { en: en.to_string(), fr: fr.to_string() }
}

fn score(won: u64, matches: u64) -> Score {
    Score { matches, won, drawn: 0 }
}

fn entrant(bot: &str, deck: &str, score: Score) -> Entrant {
    let deck_name = if deck.is_empty() { both("", "") } else { both(&format!("The {deck}"), &format!("Le {deck}")) };
    Entrant { bot: bot.to_string(), deck: deck.to_string(), deck_name, score }
}

fn lengths(sizes: &[u32]) -> Histogram {
    let mut histogram = Histogram::default();
    sizes.iter().for_each(|size| histogram.add(*size));
    histogram
}

/// A card that both entrants saw 500 times each and played 250 times.
fn card(id: &str, won_played: u64, won_held: u64) -> CardTally {
    let parts = Parts { unseen: [500, 250], held: [250, won_held], played: [250, won_played], ..Parts::default() };
    CardTally {
        card: id.to_string(),
        name: both(&format!("Card <{id}>"), &format!("Carte «\u{a0}{id}\u{a0}»")),
        present: score(500 + 2 * (won_played + won_held), 2_000),
        seen: score(2 * (won_played + won_held), 1_000),
        played: score(2 * won_played, 500),
        ways: Ways { opening: score(60, 100), turns: 2_000, ..Ways::default() },
        ties: Ties::default(),
        by: vec![parts, parts],
    }
}

fn duel() -> Summary {
    Summary {
        game: "shards".to_string(),
        version: "1.2.3".to_string(),
        command: "tapis sim shards --seat 'greedy@a&b',random".to_string(),
        seed: 17,
        matches: 12_345,
        mirrored: true,
        together: false,
        tables: vec![BTreeMap::new()],
        entrants: vec![entrant("greedy", "a&b", score(9_000, 12_345)), entrant("random", "a&b", score(3_345, 12_345))],
        pairs: vec![vec![score(0, 0), score(9_000, 12_345)], vec![score(3_345, 12_345), score(0, 0)]],
        pairs_begun: vec![vec![score(0, 0), score(5_000, 6_172)], vec![score(1_500, 6_173), score(0, 0)]],
        places: vec![score(6_500, 12_345), score(5_845, 12_345)],
        endings: BTreeMap::from([("won".to_string(), 12_340), ("given-up".to_string(), 5)]),
        turns: lengths(&[20, 22, 24, 24, 30]),
        decisions: lengths(&[100, 200, 220, 300, 1_100]),
        cards: vec![card("strong", 175, 100), card("plain", 126, 125), card("weak", 90, 160)],
    }
}

fn together() -> Summary {
    let table = |scenario: &str| {
        BTreeMap::from([("difficulty", "expert"), ("scenario", scenario)].map(|(a, b)| (a.to_string(), b.to_string())))
    };
    Summary {
        game: "champions".to_string(),
        mirrored: false,
        together: true,
        tables: vec![table("rhino"), table("klaw")],
        entrants: vec![entrant("greedy", "x", score(60, 200)), entrant("greedy", "y", score(20, 200))],
        pairs: vec![vec![score(50, 100), score(10, 100)], vec![score(20, 100), score(0, 100)]],
        places: vec![score(80, 400)],
        endings: BTreeMap::from([("won".to_string(), 80), ("lost".to_string(), 320)]),
        cards: Vec::new(),
        ..duel()
    }
}

fn pages(summary: &Summary) -> [String; 2] {
    let catalog = Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    let title = catalog.find(&summary.game).expect("the game is there");
    [Language::En, Language::Fr].map(|language| page(title, summary, &Speech::of(language, &summary.game)))
}

/// Every tag is closed in order, and nothing is left open.
#[track_caller]
fn assert_balanced(page: &str) {
    let mut open: Vec<&str> = Vec::new();
    let body = &page[page.find("<html").unwrap()..page.find("<script>").unwrap()];
    let without_style = [&body[..body.find("<style>").unwrap()], &body[body.find("</style>").unwrap() + 8..]].concat();
    let mut rest = without_style.as_str();
    while let Some(start) = rest.find('<') {
        let end = start + rest[start..].find('>').expect("a tag ends");
        let tag = &rest[start + 1..end];
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "closed at {}", &rest[start..end]);
        } else if !tag.ends_with('/') && name != "meta" {
            open.push(name);
        }
        rest = &rest[end + 1..];
    }
    assert_eq!(open, ["html", "body"], "only the script is left");
}

#[test]
fn a_page_is_whole_in_both_languages() {
    for summary in [duel(), together()] {
        for page in pages(&summary) {
            assert_balanced(&page);
            assert!(
                !page.contains("report-"),
                "a text is missing: {:?}",
                page.find("report-").map(|at| &page[at..at + 40])
            );
            assert!(
                !page.contains("http") && !page.contains("src=") && !page.contains("<link"),
                "it needs nothing else"
            );
            assert!(!page.contains("NaN") && !page.contains("inf%"));
        }
    }
}

#[test]
fn a_page_says_what_was_played_and_how_to_do_it_again() {
    let [en, fr] = pages(&duel());
    for page in [&en, &fr] {
        assert!(page.contains("<h1>Shards of Infinity</h1>") && page.contains("1.2.3") && page.contains(">17<"));
        assert!(page.contains("tapis sim shards --seat 'greedy@a&amp;b',random"));
    }
    assert!(en.contains("<html lang=\"en\">") && fr.contains("<html lang=\"fr\">"));
    assert!(en.contains("12,345") && fr.contains("12\u{202f}345"));
    assert!(en.contains("72.9%") && fr.contains("72,9\u{a0}%"));
    // One deck for both: the bots tell them apart.
    assert!(
        en.contains("<span class=\"name\">Greedy bot</span>")
            && fr.contains("<span class=\"name\">Robot glouton</span>")
    );
    assert!(en.contains("The a&amp;b") && fr.contains("Le a&amp;b"));
}

#[test]
fn the_first_player_has_an_edge_only_if_the_interval_says_so() {
    let edge = |won: u64| {
        let places = vec![score(won, 1_000), score(1_000 - won, 1_000)];
        pages(&Summary { places, ..duel() })[0].clone()
    };
    assert!(edge(540).contains("is an advantage of 4.0 points"));
    assert!(edge(460).contains("is a disadvantage of 4.0 points"));
    assert!(edge(520).contains("neither an advantage nor a disadvantage"));
}

#[test]
fn cards_that_stand_out_are_marked_and_no_others() {
    let [en, fr] = pages(&duel());
    let row = |page: &str, id: &str| {
        let rows = page.split("<tr>").filter(|row| row.starts_with("<th scope=\"row\" data-value"));
        rows.into_iter().find(|row| row.contains(id)).unwrap().to_string()
    };
    assert!(row(&en, "Card &lt;strong&gt;").contains('▲') && row(&en, "Card &lt;strong&gt;").contains("+30.0"));
    assert!(row(&en, "Card &lt;weak&gt;").contains('▼') && row(&fr, "weak").contains("−28,0"));
    let plain = row(&en, "Card &lt;plain&gt;");
    assert!(!plain.contains('▲') && !plain.contains('▼') && plain.contains("+0.4"));
    // The rates are those of the groups: 70 % and 40 %.
    assert!(row(&en, "Card &lt;strong&gt;").contains("70.0%") && row(&en, "Card &lt;strong&gt;").contains("40.0%"));
    assert_eq!(en.matches("class=\"up sure\"").count(), 1);
    assert_eq!(en.matches("class=\"up unsure\"").count(), 1);
    assert!(en.contains("Read with care") && fr.contains("À lire avec prudence"));
}

#[test]
fn where_all_play_together_tables_are_compared() {
    let [en, fr] = pages(&together());
    assert!(en.contains("<th scope=\"col\">Rhino</th><th scope=\"col\">Klaw</th>"));
    assert!(en.contains("Difficulty: expert") && fr.contains("Difficulté\u{a0}: expert"));
    assert!(en.contains("<b>50.0%</b><small>40.4"));
    assert!(!en.contains("id=\"places\"") && !en.contains("id=\"cards\""));
    assert!(en.contains("The players lose") && fr.contains("Les joueurs perdent"));
    // The same bot everywhere: the decks tell them apart.
    assert!(en.contains("<span class=\"name\">The x</span>"));
}

#[test]
fn what_was_not_found_is_left_out() {
    let alone =
        Summary { entrants: vec![entrant("greedy", "", score(10, 20))], pairs: vec![vec![score(10, 20)]], ..duel() };
    let [en, _] = pages(&alone);
    assert!(!en.contains("id=\"rates\"") && !en.contains("id=\"matrix\"") && en.contains("id=\"places\""));
    let nothing = Summary {
        matches: 0,
        entrants: vec![entrant("greedy", "", score(0, 0)), entrant("random", "", score(0, 0))],
        pairs: vec![vec![score(0, 0); 2]; 2],
        places: vec![score(0, 0); 2],
        endings: BTreeMap::new(),
        turns: Histogram::default(),
        decisions: Histogram::default(),
        cards: Vec::new(),
        ..duel()
    };
    for page in pages(&nothing) {
        assert_balanced(&page);
        assert!(!page.contains("NaN") && !page.contains("id=\"length\"") && !page.contains("id=\"places\""));
    }
}

#[test]
fn a_ladder_has_ratings() {
    let pairs = (0..3).map(|a: u64| (0..3).map(|b: u64| score(50 + 20 * b - 20 * a, 100)).collect()).collect();
    let entrants = ["greedy", "random", "other"].map(|bot| entrant(bot, "", score(100, 200))).to_vec();
    let [en, fr] = pages(&Summary { pairs, entrants, ..duel() });
    assert!(en.contains("Elo’s scale") && fr.contains("l’échelle Elo"));
    assert_eq!(en.matches("· rating ").count(), 3);
    assert!(!pages(&duel())[0].contains("· rating "));
}
