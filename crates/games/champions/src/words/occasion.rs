//! What abilities wait for: `when the villain attacks you`, `after Hulk attacks`.

use super::noun;
use super::reference::Ref;
use super::speaker::{GoingOn, Speaker};
use crate::language::{Filter, Form, Is, Kind, Pattern};
use kernel::words::french;

/// On which side of an event an ability serves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Before it.
    Before,
    /// Before it, and it may not happen at all.
    Would,
    /// After it.
    After,
}

/// A verb in the forms that occasions need.
struct Happens<'a> {
    /// `attack`, `attacks`.
    en: [&'a str; 2],
    /// `attaque`, `attaquer`, `a attaqué`.
    fr: [&'a str; 3],
}

impl Speaker<'_> {
    /// An occasion as an opening: `when the villain attacks you, `.
    pub fn occasion(&mut self, pattern: &Pattern, side: Side) -> String {
        let clause = match pattern {
            Pattern::Attacks(enemy) => {
                self.going_on(GoingOn::EnemyAttack, enemy);
                let happens = Happens { en: ["attack", "attacks"], fr: ["attaque", "attaquer", "a attaqué"] };
                self.happens(enemy, side, happens)
            }
            Pattern::AttacksYou(enemy) => {
                self.going_on(GoingOn::EnemyAttack, enemy);
                let fr = ["vous attaque", "vous attaquer", "vous a attaqué"];
                self.happens(enemy, side, Happens { en: ["attack you", "attacks you"], fr })
            }
            Pattern::AttacksAndDamages(enemy) => {
                self.going_on(GoingOn::OneDamaged, enemy);
                self.it = Some(self.that(noun::CHARACTER));
                let en = ["attack and damage a character", "attacks and damages a character"];
                let fr = [
                    "attaque et blesse un personnage",
                    "attaquer et blesser un personnage",
                    "a attaqué et blessé un personnage",
                ];
                self.happens(enemy, side, Happens { en, fr })
            }
            Pattern::YourHeroDefends => {
                self.going_on = GoingOn::EnemyAttack;
                self.it = Some(self.that(noun::ENEMY));
                self.in_form(Some(Form::Hero));
                let en = ["defend against an enemy’s attack", "defends against an enemy’s attack"];
                let fr = [
                    "défend contre l’attaque d’un ennemi",
                    "défendre contre l’attaque d’un ennemi",
                    "a défendu contre l’attaque d’un ennemi",
                ];
                self.happens(&Filter(vec![Is::Hero, Is::Yours]), side, Happens { en, fr })
            }
            Pattern::WasAttacked(who) => {
                self.going_on(GoingOn::Attack, who);
                self.passive(who, side, "attacked", "attaqué")
            }
            Pattern::Schemes(enemy) => {
                self.going_on(GoingOn::Scheme, enemy);
                let fr = ["manigance", "manigancer", "a manigancé"];
                self.happens(enemy, side, Happens { en: ["scheme", "schemes"], fr })
            }
            Pattern::Activates(enemy) => {
                self.going_on(GoingOn::Nothing, enemy);
                let fr = ["attaque ou manigance", "attaquer ou manigancer", "a attaqué ou manigancé"];
                self.happens(enemy, side, Happens { en: ["attack or scheme", "attacks or schemes"], fr })
            }
            Pattern::TakesDamage(who) => self.takes_damage(who, side, "damage", "des dégâts"),
            Pattern::TakesAttackDamage(who) => {
                self.takes_damage(who, side, "damage from an attack", "des dégâts d’une attaque")
            }
            Pattern::ThreatOn(scheme) => self.threat_on(scheme, side, "", ""),
            Pattern::ThreatInStepOne(scheme) => self.threat_on(
                scheme,
                side,
                " in step one of the villain phase",
                " lors de la première étape de la phase du Méchant",
            ),
            Pattern::Reveals(card) => {
                self.going_on(GoingOn::Nothing, card);
                self.passive(card, side, "revealed from the encounter deck", "révélé du deck Rencontre")
            }
            Pattern::Enters(card) => {
                self.going_on(GoingOn::Nothing, card);
                let what = self.filter(card).a();
                if side == Side::After {
                    let fr = format!("après l’entrée en jeu {}, ", french::of(&what));
                    return self.say(format!("after {what} enters play, "), fr);
                }
                let fr = ["entre en jeu", "entrer en jeu", "est en jeu"];
                self.happens(card, side, Happens { en: ["enter play", "enters play"], fr })
            }
            Pattern::YouPlay(card) => {
                self.going_on(GoingOn::Nothing, card);
                let what = self.filter(card).a();
                self.you_do(
                    side,
                    &format!("play {what}"),
                    [&format!("jouez {what}"), &format!("jouer {what}"), &format!("avez joué {what}")],
                )
            }
            Pattern::Defeated(card) => {
                self.going_on(GoingOn::Nothing, card);
                let scheme = self.filter(card).head;
                let scheme =
                    [noun::SCHEME, noun::kind(Kind::SideScheme), noun::kind(Kind::MainScheme)].contains(&scheme);
                self.passive(card, side, "defeated", if scheme { "déjoué" } else { "vaincu" })
            }
            Pattern::YouDefeat(card) => {
                self.going_on(GoingOn::Nothing, card);
                let what = self.filter(card).a();
                self.you_do(
                    side,
                    &format!("defeat {what}"),
                    [&format!("vainquez {what}"), &format!("vaincre {what}"), &format!("avez vaincu {what}")],
                )
            }
            Pattern::HasAttacked(who) => {
                self.going_on(GoingOn::Attack, who);
                let fr = ["attaque", "attaquer", "a attaqué"];
                self.happens(who, side, Happens { en: ["attack", "attacks"], fr })
            }
            Pattern::BasicAttack => {
                self.going_on = GoingOn::Attack;
                self.in_form(Some(Form::Hero));
                self.you_do(
                    side,
                    "make a basic attack",
                    [
                        "effectuez une attaque de base",
                        "effectuer une attaque de base",
                        "avez effectué une attaque de base",
                    ],
                )
            }
            Pattern::AttacksAndDefeats(who, whom) => {
                self.going_on(GoingOn::Attack, whom);
                let what = self.filter(whom).a();
                let (en, third) = (format!("attack and defeat {what}"), format!("attacks and defeats {what}"));
                let fr = [
                    format!("attaque et vainc {what}"),
                    format!("attaquer et vaincre {what}"),
                    format!("a attaqué et vaincu {what}"),
                ];
                self.happens(who, side, Happens { en: [&en, &third], fr: [&fr[0], &fr[1], &fr[2]] })
            }
            Pattern::HasThwarted(who) => {
                self.going_on(GoingOn::Nothing, who);
                let fr = ["contre", "contrer", "a contré"];
                self.happens(who, side, Happens { en: ["thwart", "thwarts"], fr })
            }
            Pattern::ChangesTo(form) => {
                self.in_form(Some(*form));
                let name = noun::form(*form, self.language);
                self.you_do(
                    side,
                    &format!("change to {name}"),
                    [
                        &format!("passez sous {name}"),
                        &format!("passer sous {name}"),
                        &format!("êtes passé sous {name}"),
                    ],
                )
            }
            Pattern::Done(inner) => return self.occasion(inner, Side::After),
        };
        self.opening(side, &clause)
    }

    fn opening(&self, side: Side, clause: &str) -> String {
        match side {
            Side::Before | Side::Would => self.say(format!("when {clause}, "), format!("quand {clause}, ")),
            Side::After => self.say(format!("after {clause}, "), format!("après {}, ", french::that(clause))),
        }
    }

    /// What goes on, and what set the ability off.
    fn going_on(&mut self, what: GoingOn, who: &Filter) {
        self.going_on = what;
        let it: Ref = self.it_is(who);
        self.it_is_host = who.0.contains(&Is::Host);
        self.it = Some(it);
    }

    /// `the villain attacks`, `l’ennemi attaché va attaquer`.
    fn happens(&mut self, who: &Filter, side: Side, happens: Happens) -> String {
        let who = self.filter(who).a();
        let Happens { en: [base, third], fr: [now, infinitive, past] } = happens;
        match side {
            Side::Before => self.say(format!("{who} {third}"), format!("{who} {now}")),
            Side::Would => self.say(format!("{who} would {base}"), format!("{who} va {infinitive}")),
            Side::After => self.say(format!("{who} {third}"), format!("{who} {past}")),
        }
    }

    /// `the attached minion is defeated`, `le sbire attaché va être vaincu`.
    fn passive(&mut self, who: &Filter, side: Side, en: &str, fr: &str) -> String {
        let called = self.filter(who);
        let (word, rest) = fr.split_once(' ').unwrap_or((fr, ""));
        let agreed = format!("{} {rest}", french::Person::one(called.feminine).agree(word));
        let fr = agreed.trim_end();
        let who = called.a();
        match side {
            Side::Before => self.say(format!("{who} is {en}"), format!("{who} est {fr}")),
            Side::Would => self.say(format!("{who} would be {en}"), format!("{who} va être {fr}")),
            Side::After => self.say(format!("{who} is {en}"), format!("{who} a été {fr}")),
        }
    }

    fn you_do(&self, side: Side, en: &str, fr: [&str; 3]) -> String {
        match side {
            Side::Before => self.say(format!("you {en}"), format!("vous {}", fr[0])),
            Side::Would => self.say(format!("you would {en}"), format!("vous allez {}", fr[1])),
            Side::After => self.say(format!("you {en}"), format!("vous {}", fr[2])),
        }
    }

    /// Damage can always be prevented, so it only would be taken.
    fn takes_damage(&mut self, who: &Filter, side: Side, en: &str, fr: &str) -> String {
        let side = if side == Side::Before { Side::Would } else { side };
        self.going_on(GoingOn::Damage, who);
        let called = self.filter(who);
        if called.you {
            return self.you_do(
                side,
                &format!("take {en}"),
                [&format!("subissez {fr}"), &format!("subir {fr}"), &format!("avez subi {fr}")],
            );
        }
        let words = [format!("subit {fr}"), format!("subir {fr}"), format!("a subi {fr}")];
        let (base, third) = (format!("take {en}"), format!("takes {en}"));
        let fr = [words[0].as_str(), words[1].as_str(), words[2].as_str()];
        self.happens(who, side, Happens { en: [&base, &third], fr })
    }

    fn threat_on(&mut self, scheme: &Filter, side: Side, en: &str, fr: &str) -> String {
        self.going_on(GoingOn::Threat, scheme);
        let this = scheme.0.contains(&Is::This) && self.printed().kind.is_scheme();
        let on = match this {
            true => self.say("here", "ici"),
            false => {
                let scheme = self.filter(scheme).a();
                self.say(format!("on {scheme}"), format!("sur {scheme}"))
            }
        };
        match side {
            Side::Before | Side::Would => {
                self.say(format!("threat would be placed {on}{en}"), format!("de la menace va être placée {on}{fr}"))
            }
            Side::After => {
                self.say(format!("threat is placed {on}{en}"), format!("de la menace a été placée {on}{fr}"))
            }
        }
    }
}
