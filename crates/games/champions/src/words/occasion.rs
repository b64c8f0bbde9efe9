//! What abilities wait for: `when the villain attacks you`, `after Hulk attacks`.

use kernel::say;
use kernel::words::french::Person;
use kernel::words::reference::Ref;

use super::noun;
use super::speaker::{GoingOn, Speaker};
use crate::language::{Filter, Form, Is, Pattern};

/// On which side of an event an ability serves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Before,
    /// Before it, and it may not happen at all.
    Would,
    After,
}

/// A verb in the forms that occasions need: `attack`, `attacks`; `attaque`, `attaquer`, `a attaqué`.
struct Happens<'a> {
    en: [&'a str; 2],
    fr: [&'a str; 3],
}

const ATTACK: Happens = Happens { en: ["attack", "attacks"], fr: ["attaque", "attaquer", "a attaqué"] };
const ATTACK_YOU: Happens =
    Happens { en: ["attack you", "attacks you"], fr: ["vous attaque", "vous attaquer", "vous a attaqué"] };
const ATTACK_AND_DAMAGE: Happens = Happens {
    en: ["attack and damage a character", "attacks and damages a character"],
    fr: ["attaque et blesse un personnage", "attaquer et blesser un personnage", "a attaqué et blessé un personnage"],
};
const SCHEME: Happens = Happens { en: ["scheme", "schemes"], fr: ["manigance", "manigancer", "a manigancé"] };
const ATTACK_OR_SCHEME: Happens = Happens {
    en: ["attack or scheme", "attacks or schemes"],
    fr: ["attaque ou manigance", "attaquer ou manigancer", "a attaqué ou manigancé"],
};
const THWART: Happens = Happens { en: ["thwart", "thwarts"], fr: ["contre", "contrer", "a contré"] };
const ENTER: Happens =
    Happens { en: ["enter play", "enters play"], fr: ["entre en jeu", "entrer en jeu", "est en jeu"] };

impl Speaker<'_> {
    /// An occasion as an opening: `when the villain attacks you, `.
    pub fn occasion(&mut self, pattern: &Pattern, side: Side) -> String {
        let clause = match pattern {
            Pattern::Attacks(enemy) => self.happens(GoingOn::EnemyAttack, enemy, side, ATTACK),
            Pattern::AttacksYou(enemy) => self.happens(GoingOn::EnemyAttack, enemy, side, ATTACK_YOU),
            Pattern::AttacksAndDamages(enemy) => {
                let clause = self.happens(GoingOn::OneDamaged, enemy, side, ATTACK_AND_DAMAGE);
                self.it = Some(Ref::that(noun::CHARACTER, false, self.language));
                clause
            }
            Pattern::YourHeroDefends => self.your_hero_defends(side),
            Pattern::WasAttacked(who) => self.passive(GoingOn::Attack, who, side, "attacked", "attaqué"),
            Pattern::Schemes(enemy) => self.happens(GoingOn::Scheme, enemy, side, SCHEME),
            Pattern::Activates(enemy) => self.happens(GoingOn::Nothing, enemy, side, ATTACK_OR_SCHEME),
            Pattern::TakesDamage(who) => self.takes_damage(who, side, "damage", "des dégâts"),
            Pattern::TakesAttackDamage(who) => {
                self.takes_damage(who, side, "damage from an attack", "des dégâts d’une attaque")
            }
            Pattern::ThreatOn(scheme) => self.threat_on(scheme, side, ""),
            Pattern::ThreatInStepOne(scheme) => {
                let step = say!(
                    self,
                    " in step one of the villain phase",
                    " lors de la première étape de la phase du Méchant"
                );
                self.threat_on(scheme, side, &step)
            }
            Pattern::Reveals(card) => {
                let fr = "révélé du deck Rencontre";
                self.passive(GoingOn::Nothing, card, side, "revealed from the encounter deck", fr)
            }
            Pattern::Enters(card) if side == Side::After => {
                self.going_on(GoingOn::Nothing, card);
                let what = self.filter(&card.0).a();
                return say!(self, "after {what} enters play", "après l’entrée en jeu de~{what}");
            }
            Pattern::Enters(card) => self.happens(GoingOn::Nothing, card, side, ENTER),
            Pattern::YouPlay(card) => self.you_do_to(card, side, "play", ["jouez", "jouer", "avez joué"]),
            Pattern::Defeated(card) => {
                let head = self.filter(&card.0).head;
                let word = if head.un.starts_with(noun::SCHEME.un) { "déjoué" } else { "vaincu" };
                self.passive(GoingOn::Nothing, card, side, "defeated", word)
            }
            Pattern::YouDefeat(card) => self.you_do_to(card, side, "defeat", ["vainquez", "vaincre", "avez vaincu"]),
            Pattern::HasAttacked(who) => self.happens(GoingOn::Attack, who, side, ATTACK),
            Pattern::BasicAttack => {
                self.going_on = GoingOn::Attack;
                self.in_form(Some(Form::Hero));
                self.you_do(
                    side,
                    "make",
                    ["effectuez", "effectuer", "avez effectué"],
                    &say!(self, "a basic attack", "une attaque de base"),
                )
            }
            Pattern::AttacksAndDefeats(who, whom) => {
                let what = self.filter(&whom.0).a();
                let (en, third) = (format!("attack and defeat {what}"), format!("attacks and defeats {what}"));
                let (now, past) = (format!("attaque et vainc {what}"), format!("a attaqué et vaincu {what}"));
                let infinitive = format!("attaquer et vaincre {what}");
                let happens = Happens { en: [&en, &third], fr: [&now, &infinitive, &past] };
                let clause = self.happens(GoingOn::Attack, who, side, happens);
                self.going_on(GoingOn::Attack, whom);
                clause
            }
            Pattern::HasThwarted(who) => self.happens(GoingOn::Nothing, who, side, THWART),
            Pattern::ChangesTo(form) => {
                self.in_form(Some(*form));
                let name = noun::form(*form, self.language);
                let to = say!(self, "to {name}", "sous {name}");
                self.you_do(side, "change", ["passez", "passer", "êtes passé"], &to)
            }
            Pattern::Done(inner) => return self.occasion(inner, Side::After),
        };
        match side {
            Side::Before | Side::Would => say!(self, "when {clause}", "quand {clause}"),
            Side::After => say!(self, "after {clause}", "après que~{clause}"),
        }
    }

    /// What goes on, and what set the ability off.
    fn going_on(&mut self, what: GoingOn, who: &Filter) {
        self.going_on = what;
        self.it_is_host = who.0.contains(&Is::Host);
        self.it = Some(self.it_is(who));
    }

    /// `the villain attacks`, `l’ennemi attaché est censé attaquer`.
    fn happens(&mut self, what: GoingOn, who: &Filter, side: Side, happens: Happens) -> String {
        self.going_on(what, who);
        let called = self.filter(&who.0);
        let (who, meant) = (called.a(), Person::one(called.feminine).agree("censé"));
        let Happens { en: [base, third], fr: [now, infinitive, past] } = happens;
        match side {
            Side::Before => say!(self, "{who} {third}", "{who} {now}"),
            Side::Would => say!(self, "{who} would {base}", "{who} est {meant} {infinitive}"),
            Side::After => say!(self, "{who} {third}", "{who} {past}"),
        }
    }

    /// `the attached minion is defeated`, `le sbire attaché est censé être vaincu`.
    fn passive(&mut self, what: GoingOn, who: &Filter, side: Side, en: &str, fr: &str) -> String {
        self.going_on(what, who);
        let called = self.filter(&who.0);
        let (word, rest) = fr.split_once(' ').unwrap_or((fr, ""));
        let person = Person::one(called.feminine);
        let (agreed, meant) = (format!("{} {rest}", person.agree(word)), person.agree("censé"));
        let (who, fr) = (called.a(), agreed.trim_end());
        match side {
            Side::Before => say!(self, "{who} is {en}", "{who} est {fr}"),
            Side::Would => say!(self, "{who} would be {en}", "{who} est {meant} être {fr}"),
            Side::After => say!(self, "{who} is {en}", "{who} a été {fr}"),
        }
    }

    /// `you play`, `vous êtes censé jouer` with what follows.
    fn you_do(&self, side: Side, en: &str, fr: [&str; 3], rest: &str) -> String {
        let [now, infinitive, past] = fr;
        match side {
            Side::Before => say!(self, "you {en} {rest}", "vous {now} {rest}"),
            Side::Would => say!(self, "you would {en} {rest}", "vous êtes censé {infinitive} {rest}"),
            Side::After => say!(self, "you {en} {rest}", "vous {past} {rest}"),
        }
    }

    fn you_do_to(&mut self, card: &Filter, side: Side, en: &str, fr: [&str; 3]) -> String {
        self.going_on(GoingOn::Nothing, card);
        let what = self.filter(&card.0).a();
        self.you_do(side, en, fr, &what)
    }

    fn your_hero_defends(&mut self, side: Side) -> String {
        self.in_form(Some(Form::Hero));
        let en = ["defend against an enemy’s attack", "defends against an enemy’s attack"];
        let fr = [
            "défend contre l’attaque d’un ennemi",
            "défendre contre l’attaque d’un ennemi",
            "a défendu contre l’attaque d’un ennemi",
        ];
        let hero = Filter(vec![Is::Hero, Is::Yours]);
        let clause = self.happens(GoingOn::EnemyAttack, &hero, side, Happens { en, fr });
        self.it = Some(Ref::that(noun::ENEMY, false, self.language));
        clause
    }

    /// Damage can always be prevented, so it only would be taken.
    fn takes_damage(&mut self, who: &Filter, side: Side, en: &str, fr: &str) -> String {
        let side = if side == Side::Before { Side::Would } else { side };
        self.going_on(GoingOn::Damage, who);
        let called = self.filter(&who.0);
        let what = self.language.pick(en, fr);
        if called.you {
            return self.you_do(side, "take", ["subissez", "subir", "avez subi"], what);
        }
        let (named, person) = (who.0.iter().any(|is| matches!(is, Is::Named(_))), Person::one(called.feminine));
        let (who, meant) = (called.a(), person.agree("censé"));
        match side {
            // A name does not tell its gender.
            Side::Before | Side::Would if named => {
                say!(self, "{who} would take {what}", "{what} sont censés être infligés à~{who}")
            }
            Side::Before | Side::Would => say!(self, "{who} would take {what}", "{who} est {meant} subir {what}"),
            Side::After => say!(self, "{who} takes {what}", "{who} a subi {what}"),
        }
    }

    fn threat_on(&mut self, scheme: &Filter, side: Side, step: &str) -> String {
        self.going_on(GoingOn::Threat, scheme);
        let here = scheme.0.contains(&Is::This) && self.printed().kind.is_scheme();
        let scheme = self.filter(&scheme.0).a();
        let on = match here {
            true => say!(self, "here", "ici"),
            false => say!(self, "on {scheme}", "sur {scheme}"),
        };
        let (would_be, va) = match side {
            Side::Before | Side::Would => ("would be", "est censée être"),
            Side::After => ("is", "a été"),
        };
        say!(self, "threat {would_be} placed {on}{step}", "de la menace {va} placée {on}{step}")
    }
}
