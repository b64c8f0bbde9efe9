//! Intervals, tests and ratings against published values and by simulation.

use kernel::book::Both;
use kernel::table::chance::Random;
use lab::stats::difference::tails;
use lab::stats::{Groups, Sequential, bradley_terry, corrected, fisher, wilson};
use lab::summary::{CardTally, Parts, Score, Ties, Ways};

fn score(won: u64, matches: u64) -> Score {
    Score { matches, won, drawn: 0 }
}

#[track_caller]
fn near(found: f64, wanted: f64, within: f64) {
    assert!((found - wanted).abs() <= within, "{found} is not {wanted}");
}

/// Newcombe, 1998, "Two-sided confidence intervals for the single proportion", table I, method 3.
#[test]
fn wilson_gives_the_published_intervals() {
    for (won, matches, low, high) in
        [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)]
    {
        let found = wilson(&score(won, matches));
        near(found.value, won as f64 / matches as f64, 1e-12);
        near(found.low, low, 5e-5);
        near(found.high, high, 5e-5);
    }
    let nothing = wilson(&score(0, 0));
    assert!(nothing.value.is_nan() && nothing.low == 0.0 && nothing.high == 1.0);
    assert_eq!(wilson(&score(20, 20)).high, 1.0);
}

/// Newcombe, 1998, "Interval estimation for the difference between independent proportions", table II, method 10.
#[test]
fn a_difference_has_the_published_interval() {
    for (with, without, low, high) in [
        ((56, 70), (48, 80), 0.0524, 0.3339),
        ((9, 10), (3, 10), 0.1705, 0.8090),
        ((10, 10), (0, 20), 0.6791, 1.0),
        ((0, 10), (0, 20), -0.1611, 0.2775),
    ] {
        let found = Groups::independent(score(with.0, with.1), score(without.0, without.1)).difference();
        near(found.low, low, 5e-5);
        near(found.high, high, 5e-5);
        let turned = Groups::independent(score(without.0, without.1), score(with.0, with.1)).difference();
        near(turned.low, -high, 5e-5);
        near(turned.high, -low, 5e-5);
    }
}

#[test]
fn the_exact_test_gives_known_chances() {
    // Fisher's lady tasting tea: (1 + 16 + 16 + 1) of 70 tables.
    near(fisher([3, 1], [1, 3]), 34.0 / 70.0, 1e-12);
    // One of ten against eleven of fourteen: 0.002759456.
    near(fisher([1, 9], [11, 3]), 0.002_759_456, 1e-8);
    // All of three against none of three: 2 of 20 tables.
    near(fisher([3, 0], [0, 3]), 0.1, 1e-12);
    assert_eq!(fisher([5, 5], [5, 5]), 1.0);
    assert_eq!(fisher([0, 0], [5, 5]), 1.0);
    assert_eq!(fisher([4, 0], [7, 0]), 1.0);
    // Large numbers: close to the score test, z = 2.828, p = 0.00468.
    near(fisher([5_200, 4_800], [5_000, 5_000]), 0.0049, 3e-4);
    assert!(fisher([90_000, 10_000], [10_000, 90_000]) < 1e-300);
}

#[test]
fn many_tests_are_corrected_together() {
    let found = corrected(&[0.01, 0.04, 0.03, 0.005]);
    for (found, wanted) in found.iter().zip([0.02, 0.04, 0.04, 0.02]) {
        near(*found, wanted, 1e-12);
    }
    assert!(corrected(&[]).is_empty());
    assert_eq!(corrected(&[1.0, 0.9]), [1.0, 1.0]);
}

fn card(matches: &[[[u64; 2]; 3]]) -> CardTally {
    let mut ties = Ties::default();
    let mut sums = [[0; 2]; 3];
    for groups in matches {
        ties.add(groups[0], groups[1], groups[2]);
        for (sum, group) in sums.iter_mut().zip(groups) {
            sum[0] += group[0];
            sum[1] += group[1];
        }
    }
    let of = |groups: &[usize]| {
        score(groups.iter().map(|group| sums[*group][1]).sum(), groups.iter().map(|group| sums[*group][0]).sum())
    };
    let name = Both { en: "Card".to_string(), fr: "Carte".to_string() };
    let (present, seen, played) = (of(&[0, 1, 2]), of(&[1, 2]), of(&[2]));
    let by = vec![Parts { unseen: sums[0], held: sums[1], played: sums[2], ..Parts::default() }];
    CardTally { card: "card".to_string(), name, present, seen, played, ways: Ways::default(), ties, by }
}

#[test]
fn two_seats_of_a_match_count_as_what_they_tell() {
    // In each match one seat plays the card and the other does not: the second tells nothing new, so that the difference
    // is 2 p - 1 with a variance of 4 p (1 - p) / n, twice that of seats in matches of their own.
    let matches: Vec<_> =
        (0..100).map(|n| if n < 60 { [[0, 0], [1, 0], [1, 1]] } else { [[0, 0], [1, 1], [1, 0]] }).collect();
    let groups = Groups::played(&card(&matches));
    near(groups.design, 2.0, 1e-9);
    near(groups.difference().value, 0.2, 1e-12);
    let naive = Groups { design: 1.0, ..groups.clone() };
    assert!(groups.difference().half_width() > 1.35 * naive.difference().half_width());
    assert!(groups.chance() > 3.0 * naive.chance());

    // Seats in matches of their own: nothing to correct.
    let alone: Vec<_> = (0..100)
        .map(|n| if n % 2 == 0 { [[0, 0], [0, 0], [1, n / 2 % 2]] } else { [[0, 0], [1, n / 2 % 2], [0, 0]] })
        .collect();
    near(Groups::played(&card(&alone)).design, 1.0, 1e-9);

    // Four seats that win or lose together are one: four times the variance.
    let team: Vec<_> =
        (0..80)
            .map(|n| {
                if n % 2 == 0 { [[4, 4 * (n / 2 % 2)], [0, 0], [0, 0]] } else { [[0, 0], [0, 0], [4, 4 * (n / 2 % 2)]] }
            })
            .collect();
    near(Groups::seen(&card(&team)).design, 4.0, 1e-9);
}

#[test]
fn nobody_is_compared_with_somebody_stronger() {
    // A strong bot wins 90 of 100 and plays the card in most matches, a weak one wins 10 of 100 and seldom plays it; neither
    // wins more or less for it.
    let strong = Parts { unseen: [0, 0], held: [200, 180], played: [800, 720], ..Parts::default() };
    let weak = Parts { unseen: [0, 0], held: [800, 80], played: [200, 20], ..Parts::default() };
    let card = CardTally { by: vec![strong, weak], ..card(&[]) };
    let groups = Groups::played(&card);
    near(groups.difference().value, 0.0, 1e-12);
    assert_eq!(groups.chance(), 1.0);
    assert!(groups.difference().half_width() < 0.05);
    // Both win ten points more when they play it: half of the weight each.
    let better = |parts: Parts, more: u64| Parts { played: [parts.played[0], parts.played[1] + more], ..parts };
    let card = CardTally { by: vec![better(strong, 40), better(weak, 10)], ..card };
    let groups = Groups::played(&card);
    near(groups.difference().value, 0.05, 1e-12);
    near(groups.rates()[0], (0.95 + 0.15) / 2.0, 1e-12);
    near(groups.rates()[1], 0.5, 1e-12);
    // Mantel and Haenszel by hand: 760 - 800 * 940 / 1000 = 8 and 30 - 200 * 110 / 1000 = 8 above the expected, with
    // variances 160000 * 940 * 60 / (1000² * 999) = 9.03303 and 160000 * 110 * 890 / (1000² * 999) = 15.67968.
    let z = (16.0 - 0.5) / (9.033_033_f64 + 15.679_680).sqrt();
    near(groups.chance(), tails(z), 1e-6);
    assert_eq!(groups.seats(), [1000, 1000]);
    let nothing = Groups::played(&CardTally { by: vec![Parts { held: [0, 0], ..strong }], ..card });
    assert!(nothing.difference().value.is_nan());
}

#[test]
fn the_tails_of_the_normal_are_known() {
    near(tails(1.959_964), 0.05, 1e-7);
    near(tails(-2.575_829), 0.01, 1e-7);
    assert_eq!(tails(0.0), 1.0);
    near(tails(6.0) / 1.973_175e-9, 1.0, 1e-5);
}

#[test]
fn two_who_met_are_rated_by_their_odds() {
    let ratings = bradley_terry(&[vec![score(0, 0), score(30, 40)], vec![score(10, 40), score(0, 0)]]);
    // With half a match given to each side: odds of 30.5 to 10.5, and 41 matches of information.
    near(ratings[0].elo - ratings[1].elo, 400.0 * (30.5_f64 / 10.5).log10(), 1e-6);
    near(ratings[0].elo + ratings[1].elo, 0.0, 1e-6);
    let rate: f64 = 30.5 / 41.0;
    let error = 1.0 / (41.0 * rate * (1.0 - rate)).sqrt() / 2.0;
    near(ratings[0].high - ratings[0].elo, 1.959_964 * error * 400.0 / 10_f64.ln(), 1e-3);
}

#[test]
fn ratings_find_the_strengths_that_made_the_scores() {
    let truth = [150.0, 40.0, -60.0, -130.0];
    let expected = |a: f64, b: f64| 1.0 / (1.0 + 10_f64.powf((b - a) / 400.0));
    let pairs: Vec<Vec<Score>> = truth
        .iter()
        .map(|a| truth.iter().map(|b| score((100_000.0 * expected(*a, *b)).round() as u64, 100_000)).collect())
        .collect();
    for (rating, truth) in bradley_terry(&pairs).iter().zip(truth) {
        near(rating.elo, truth, 0.1);
        assert!(rating.low < truth && truth < rating.high && rating.high - rating.low < 4.0);
    }
}

#[test]
fn a_shut_out_and_a_stranger_are_finite() {
    let ratings = bradley_terry(&[
        vec![score(0, 0), score(100, 100), score(0, 0)],
        vec![score(0, 100), score(0, 0), score(0, 0)],
        vec![score(0, 0), score(0, 0), score(0, 0)],
    ]);
    assert!(ratings.iter().all(|rating| rating.elo.is_finite() && rating.low.is_finite() && rating.high.is_finite()));
    assert!(ratings[0].elo > ratings[1].elo + 400.0);
    near(ratings[2].elo, 0.0, 1e-6);
    assert!(ratings[2].high - ratings[2].low > 500.0);
    let drawn = Score { matches: 10, won: 0, drawn: 10 };
    let even = bradley_terry(&[vec![score(0, 0), drawn], vec![drawn, score(0, 0)]]);
    near(even[0].elo, 0.0, 1e-9);
    assert_eq!(bradley_terry(&[vec![score(0, 0)]])[0].elo, 0.0);
}

/// In how many of 400 runs an interval misses the truth at one of its moments; each run lasts 3,000 differences that are
/// 1, 0 or -1 with these weights of a hundred.
fn misses(weights: [u32; 2], bounds: impl Fn(&Sequential, f64) -> (f64, f64)) -> usize {
    let truth = (f64::from(weights[0]) - f64::from(weights[1])) / 100.0;
    (0..400)
        .filter(|run| {
            let mut random = Random::new(7_000 + run);
            let mut sequence = Sequential::new(0.05);
            let mut squares = 0.0;
            (0..3_000).any(|_| {
                let drawn = random.below(100);
                let difference =
                    if drawn < weights[0] { 1.0 } else { 0.0 } - if drawn >= 100 - weights[1] { 1.0 } else { 0.0 };
                sequence.feed(difference);
                squares += difference * difference;
                let (low, high) = bounds(&sequence, squares);
                sequence.count() >= 20 && !(low <= truth && truth <= high)
            })
        })
        .count()
}

#[test]
fn the_sequence_misses_no_more_often_than_it_says() {
    for weights in [[30, 30], [45, 25], [2, 1]] {
        let found = misses(weights, |sequence, _| (sequence.estimate().low, sequence.estimate().high));
        assert!(found <= 20, "{found} of 400 runs miss at {weights:?}");
    }
}

#[test]
fn an_ordinary_interval_misses_when_one_looks_all_the_time() {
    let found = misses([30, 30], |sequence, squares| {
        let (count, mean) = (sequence.count() as f64, sequence.estimate().value);
        let reach = 1.96 * ((squares / count - mean * mean) / count).sqrt();
        (mean - reach, mean + reach)
    });
    assert!(found > 80, "{found} of 400: the simulation shows no difference");
}

#[test]
fn the_sequence_stops_when_it_is_narrow_and_not_much_later_than_needed() {
    let mut random = Random::new(5);
    let mut sequence = Sequential::new(0.05);
    while !sequence.is_enough() {
        sequence.feed(f64::from(random.below(3)) - 1.0);
        assert!(sequence.count() < 10_000);
    }
    // One look alone would need 1.96² (2 / 3) / 0.05² = 1,024 differences.
    assert!((1_024..3_100).contains(&sequence.count()), "{}", sequence.count());
    assert!(sequence.estimate().half_width() <= 0.05);

    // Versions that never differ: the interval narrows, but not after a handful of matches.
    let mut equal = Sequential::new(0.01);
    while !equal.is_enough() {
        equal.feed(0.0);
    }
    assert!((300..5_000).contains(&equal.count()), "{}", equal.count());
    assert!(equal.estimate().holds(0.0));

    let stored = serde_json::to_string(&sequence).unwrap();
    assert_eq!(serde_json::from_str::<Sequential>(&stored).unwrap().estimate(), sequence.estimate());
    let estimate = Sequential::new(0.1).estimate();
    assert_eq!((estimate.low, estimate.high), (-1.0, 1.0));
}
