//! Changes that are sentences of their own: prices, taxes, damage, icons.

use kernel::effect::tree::{Change, Modifier, Subject, Whose};

use super::noun;
use super::player::{FACTION, HAND, Player};
use super::speaker::Speaker;
use crate::Spoils;
use crate::language::{Is, Quality, Which, Who, Zone};
use kernel::words::french;

/// Whether a change is a sentence of its own.
pub fn is_whole(of: Quality) -> bool {
    match of {
        Quality::Tactics
        | Quality::MustTakeDamage
        | Quality::PartyOfOne
        | Quality::AttackTax
        | Quality::MemberTax
        | Quality::TacticTax
        | Quality::Price
        | Quality::NextPrice
        | Quality::NextPayment
        | Quality::DealtToLocation
        | Quality::Taken
        | Quality::TakenInBattle
        | Quality::Provides(_)
        | Quality::HandRevealed
        | Quality::UseTheirs => true,
        Quality::Strength
        | Quality::Life
        | Quality::Speed
        | Quality::Structure
        | Quality::Covert
        | Quality::Unblockable
        | Quality::Attack
        | Quality::Block
        | Quality::Destruction
        | Quality::Pick
        | Quality::PickByOpponent
        | Quality::AttackAtOnce
        | Quality::BlockCovert
        | Quality::MustAttack
        | Quality::MustBlock
        | Quality::MustBePicked
        | Quality::IsCharacter => false,
    }
}

/// The players that a change is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seats {
    You,
    Opponent,
    All,
}

fn seats(subject: &Subject<Spoils>) -> Seats {
    match subject {
        Subject::You | Subject::Seats(Whose::Yours) => Seats::You,
        Subject::Seats(Whose::Opponents) => Seats::Opponent,
        Subject::Seats(Whose::Everyones | Whose::Of(_)) | Subject::AnyOf(_) => Seats::All,
        Subject::This => Seats::You,
        Subject::Cards(pick) => match pick.whose {
            Whose::Yours => Seats::You,
            Whose::Opponents => Seats::Opponent,
            Whose::Everyones | Whose::Of(_) => Seats::All,
        },
    }
}

fn number(change: Change) -> i32 {
    match change {
        Change::Add(number) | Change::Less(number, _) | Change::Set(number) | Change::Times(number) => number,
        Change::Half | Change::Cannot => 0,
    }
}

impl Speaker<'_> {
    /// A change as a sentence, if it is one of its own.
    pub fn whole(&mut self, modifier: &Modifier<Spoils>) -> Option<String> {
        if !is_whole(modifier.of) {
            return None;
        }
        let (on, change, by) = (&modifier.on, modifier.change, number(modifier.change));
        Some(match modifier.of {
            Quality::Tactics => match seats(on) {
                Seats::You => self.say("you cannot play tactics", "vous ne pouvez pas jouer de tactique"),
                Seats::Opponent => {
                    self.say("your opponent cannot play tactics", "votre adversaire ne peut pas jouer de tactique")
                }
                Seats::All => self.say("no player can play tactics", "aucun joueur ne peut jouer de tactique"),
            },
            Quality::MustTakeDamage => {
                let card = self.one_of_them(on);
                self.say(
                    format!("all battle damage that can be assigned to {card} must be assigned to it"),
                    format!("tous les dégâts de combat qui peuvent être assignés {} doivent l’être", french::to(&card)),
                )
            }
            Quality::PartyOfOne => {
                let whose = match seats(on) {
                    Seats::You => self.say(" you form", " que vous formez"),
                    Seats::Opponent => self.say(" your opponent forms", " que votre adversaire forme"),
                    Seats::All => String::new(),
                };
                self.say(
                    format!("each attacking party{whose} must have exactly 1 member"),
                    format!("chaque groupe d’attaque{whose} doit avoir exactement 1 membre"),
                )
            }
            Quality::AttackTax => self.tax(on, by, ["attacking party", "form", "groupe d’attaque", "forme", "formez"]),
            Quality::TacticTax => self.tax(on, by, ["tactic", "play", "tactique", "joue", "jouez"]),
            Quality::MemberTax => {
                let card = self.one_of_them(on);
                let il = if *on == Subject::This { "elle" } else { "ce personnage" };
                self.say(
                    format!("{card}’s controller must pay {by} for each attacking party it is part of"),
                    format!(
                        "le contrôleur {} doit payer {by} pour chaque groupe d’attaque dont {il} fait partie",
                        french::of(&card)
                    ),
                )
            }
            Quality::Price => self.price(on, change),
            Quality::NextPrice => {
                let (more, minimum) = self.more_or_less(change);
                match seats(on) {
                    Seats::You => self.say(
                        format!("the next card you play costs {more}{minimum}"),
                        format!("la prochaine carte que vous jouez coûte {more}{minimum}"),
                    ),
                    Seats::Opponent | Seats::All => self.say(
                        format!("the next card your opponent plays costs {more}{minimum}"),
                        format!("la prochaine carte que joue votre adversaire coûte {more}{minimum}"),
                    ),
                }
            }
            Quality::NextPayment => {
                let (en, fr) = match seats(on) {
                    Seats::You => ("you pay", "que vous payez"),
                    Seats::Opponent | Seats::All => ("your opponent pays", "que paie votre adversaire"),
                };
                let changed = self.changed(change, false, false);
                self.say(
                    format!("the next numeric cost {en} {changed}"),
                    format!("le prochain coût numérique {fr} {changed}"),
                )
            }
            Quality::DealtToLocation => {
                let card = self.one_of_them(on);
                let changed = self.changed(change, true, false);
                self.say(
                    format!("damage {card} inflicts to a location {changed}"),
                    format!("les dégâts {} inflige à un lieu {changed}", french::that(&card)),
                )
            }
            Quality::Taken | Quality::TakenInBattle => {
                let battle = modifier.of == Quality::TakenInBattle;
                let again = *on == Subject::This && self.recent(Which::This);
                let card = self.one_of_them(on);
                let changed = self.changed(change, true, false);
                let (en, fr) =
                    if battle { ("battle damage", "les dégâts de combat") } else { ("damage", "les dégâts") };
                let inflicted = match again {
                    true => "qui lui sont infligés".to_string(),
                    false => format!("infligés {}", french::to(&card)),
                };
                self.say(format!("{en} inflicted to {card} {changed}"), format!("{fr} {inflicted} {changed}"))
            }
            Quality::Provides(icon) => {
                let icons = noun::icon(icon).repeat(by.max(1) as usize);
                let card = match on {
                    Subject::Cards(pick) => {
                        let parts = self.with_owner(&pick.from, pick.whose, &pick.that.0);
                        self.called(&parts, "", "").each().join(&self.say(" and ", " et "))
                    }
                    Subject::This => self.mention(Which::This).subject,
                    Subject::You | Subject::Seats(_) | Subject::AnyOf(_) => self.say("each card", "chaque carte"),
                };
                self.say(format!("{card} provides {icons}"), format!("{card} produit {icons}"))
            }
            Quality::HandRevealed => match seats(on) {
                Seats::You => self.say("your hand is revealed", "votre main est révélée"),
                Seats::Opponent => {
                    let hand = self.owned(Who::Opponent, HAND);
                    self.say(format!("{hand} is revealed"), format!("{hand} est révélée"))
                }
                Seats::All => self.say("both hands are revealed", "les deux mains sont révélées"),
            },
            Quality::UseTheirs => self.say(
                "you may use abilities of cards your opponent controls; you pay their numeric costs, and all else \
                 happens as though your opponent had used them",
                "vous pouvez utiliser les compétences des cartes que votre adversaire contrôle\u{a0}; vous payez leurs \
                 coûts numériques, et tout le reste se passe comme si votre adversaire les avait utilisées",
            ),
            Quality::Strength
            | Quality::Life
            | Quality::Speed
            | Quality::Structure
            | Quality::Covert
            | Quality::Unblockable
            | Quality::Attack
            | Quality::Block
            | Quality::Destruction
            | Quality::Pick
            | Quality::PickByOpponent
            | Quality::AttackAtOnce
            | Quality::BlockCovert
            | Quality::MustAttack
            | Quality::MustBlock
            | Quality::MustBePicked
            | Quality::IsCharacter => return None,
        })
    }

    /// `your opponent must pay 2 for each attacking party they form`.
    fn tax(&self, on: &Subject<Spoils>, by: i32, words: [&str; 5]) -> String {
        let [thing, does, chose, fait, faites] = words;
        match seats(on) {
            Seats::You => self.say(
                format!("you must pay {by} for each {thing} you {does}"),
                format!("vous devez payer {by} pour chaque {chose} que vous {faites}"),
            ),
            Seats::Opponent => self.say(
                format!("your opponent must pay {by} for each {thing} they {does}"),
                format!("votre adversaire doit payer {by} pour chaque {chose} qu’il {fait}"),
            ),
            Seats::All => self.say(
                format!("each player must pay {by} for each {thing} they {does}"),
                format!("chaque joueur doit payer {by} pour chaque {chose} qu’il {fait}"),
            ),
        }
    }

    /// `items you play cost 1 less, to a minimum of 1`.
    fn price(&mut self, on: &Subject<Spoils>, change: Change) -> String {
        let (more, minimum) = self.more_or_less(change);
        let that: Vec<Is> = match on {
            Subject::Cards(pick) => pick.that.0.clone(),
            Subject::This | Subject::You | Subject::Seats(_) | Subject::AnyOf(_) => Vec::new(),
        };
        if matches!(on, Subject::This) || that.contains(&Is::This) {
            let card = self.mention(Which::This).subject;
            return self.say(format!("{card} costs {more}{minimum}"), format!("{card} coûte {more}{minimum}"));
        }
        let rest: Vec<Is> = that.into_iter().filter(|is| !matches!(is, Is::Yours | Is::Theirs)).collect();
        let (en, fr) = match seats(on) {
            Seats::You => ("you play", "que vous jouez"),
            Seats::Opponent => ("your opponent plays", "que joue votre adversaire"),
            Seats::All => ("", ""),
        };
        let played = self.say(en, fr);
        let cards = self.called(&rest, &played, &played).subject().subject;
        self.say(format!("{cards} cost {more}{minimum}"), format!("{cards} coûtent {more}{minimum}"))
    }

    /// `1 less` and `, to a minimum of 1`.
    fn more_or_less(&self, change: Change) -> (String, String) {
        match change {
            Change::Add(by) if by >= 0 => (self.say(format!("{by} more"), format!("{by} de plus")), String::new()),
            Change::Add(by) => (self.say(format!("{} less", -by), format!("{} de moins", -by)), String::new()),
            Change::Less(99.., _) => ("0".to_string(), String::new()),
            Change::Less(by, floor) => (self.say(format!("{by} less"), format!("{by} de moins")), self.minimum(floor)),
            Change::Set(to) => (to.to_string(), String::new()),
            Change::Times(by) => (self.say(format!("{by} times as much"), format!("{by} fois plus")), String::new()),
            Change::Half => (self.say("half as much", "deux fois moins"), String::new()),
            Change::Cannot => ("0".to_string(), String::new()),
        }
    }

    /// `is reduced by 1`, for damage in French `sont réduits de 1`.
    fn changed(&self, change: Change, plural: bool, feminine: bool) -> String {
        let person = french::Person { feminine, plural };
        let be = person.of("est", "sont");
        let (less, more) = (person.agree("réduit"), person.agree("augmenté"));
        match change {
            Change::Add(by) if by >= 0 => self.say(format!("is increased by {by}"), format!("{be} {more} de {by}")),
            Change::Add(by) => self.say(format!("is reduced by {}", -by), format!("{be} {less} de {}", -by)),
            Change::Less(99.., _) => self.say("is reduced to 0", format!("{be} {less} à 0")),
            Change::Less(by, floor) => {
                let minimum = self.minimum(floor);
                self.say(format!("is reduced by {by}{minimum}"), format!("{be} {less} de {by}{minimum}"))
            }
            Change::Set(to) => {
                self.say(format!("becomes {to}"), format!("{} {to}", person.of("devient", "deviennent")))
            }
            Change::Times(by) => {
                self.say(format!("is multiplied by {by}"), format!("{be} {} par {by}", person.agree("multiplié")))
            }
            Change::Half => self.say("is halved", format!("{be} {} par 2", person.agree("divisé"))),
            Change::Cannot => self.say("is reduced to 0", format!("{be} {less} à 0")),
        }
    }

    /// One of the cards that a change is about: `this card`, `a character you control`.
    fn one_of_them(&mut self, on: &Subject<Spoils>) -> String {
        match on {
            Subject::This => self.mention(Which::This).object,
            Subject::Cards(pick) => {
                let zones: Vec<Zone> = pick.from.clone();
                let parts = self.with_owner(&zones, pick.whose, &pick.that.0);
                self.called(&parts, "", "").a()
            }
            Subject::You => self.owned_by(&Player::You, FACTION),
            Subject::Seats(Whose::Opponents) => self.owned(Who::Opponent, FACTION),
            Subject::Seats(_) => self.say("a faction", "une faction"),
            Subject::AnyOf(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.one_of_them(part)).collect();
                kernel::words::either(&parts, self.language)
            }
        }
    }
}
