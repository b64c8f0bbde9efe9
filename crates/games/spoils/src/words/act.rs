//! Things to be done: the same verb as an order, an infinitive and a statement.

use kernel::book::Language;
use kernel::words::verbal::Verbal;

use super::player::Player;
use super::reference::Ref;
use super::speaker::Speaker;
use kernel::words::french;

/// The verbs of the game.
#[allow(missing_docs)]
pub mod verbs {
    kernel::verbs! {
        ADD: "add" "adds" "ajoutez" "ajouter" "ajoute";
        ATTACH: "attach" "attaches" "attachez" "attacher" "attache";
        ATTACK: "attack" "attacks" "attaquez" "attaquer" "attaque";
        CHOOSE: "choose" "chooses" "choisissez" "choisir" "choisit";
        DEPLETE: "deplete" "depletes" "engagez" "engager" "engage";
        DESTROY: "destroy" "destroys" "détruisez" "détruire" "détruit";
        DETACH: "detach" "detaches" "détachez" "détacher" "détache";
        DISCARD: "discard" "discards" "défaussez" "défausser" "défausse";
        DRAW: "draw" "draws" "piochez" "piocher" "pioche";
        DUPLICATE: "duplicate" "duplicates" "dupliquez" "dupliquer" "duplique";
        EXCHANGE: "exchange" "exchanges" "échangez" "échanger" "échange";
        FLIP: "flip" "flips" "retournez" "retourner" "retourne";
        INFLICT: "inflict" "inflicts" "infligez" "infliger" "inflige";
        LOOK: "look at" "looks at" "regardez" "regarder" "regarde";
        PAY: "pay" "pays" "payez" "payer" "paie";
        PICK: "pick" "picks" "ciblez" "cibler" "cible";
        PLAY: "play" "plays" "jouez" "jouer" "joue";
        PUT: "put" "puts" "mettez" "mettre" "met";
        REMOVE: "remove" "removes" "supprimez" "supprimer" "supprime";
        RESTORE: "restore" "restores" "restaurez" "restaurer" "restaure";
        REVEAL: "reveal" "reveals" "révélez" "révéler" "révèle";
        SEARCH: "search" "searches" "recherchez" "rechercher" "recherche";
        SHUFFLE: "shuffle" "shuffles" "mélangez" "mélanger" "mélange";
        TAKE: "take" "takes" "prenez" "prendre" "prend";
        TAKE_AWAY: "remove" "removes" "enlevez" "enlever" "enlève";
        TAKE_OUT: "remove" "removes" "retirez" "retirer" "retire";
        TOSS: "flip" "flips" "lancez" "lancer" "lance";
        TERMINATE: "terminate" "terminates" "terminez" "terminer" "termine";
    }
}

/// Something that somebody does.
#[derive(Clone, Debug)]
pub struct Act {
    /// Who does it.
    pub by: Player,
    /// `draw a card`, `piochez une carte`.
    pub order: String,
    /// `draw a card`, `piocher une carte`.
    pub infinitive: String,
    /// `draws a card`, `pioche une carte`.
    pub statement: String,
    /// Whether it only leads to the next: `pick a character and`.
    pub leads: bool,
}

impl Act {
    /// As a clause: an order to you, a statement about somebody else.
    pub fn clause(&self) -> String {
        match &self.by {
            Player::You => self.order.clone(),
            Player::Other(name) => format!("{name} {}", self.statement),
        }
    }

    /// The same, done by somebody.
    pub fn by(self, by: Player) -> Act {
        Act { by, ..self }
    }

    /// The same, as a lead to what follows.
    pub fn leading(self) -> Act {
        Act { leads: true, ..self }
    }
}

impl Speaker<'_> {
    /// A verb with what follows it.
    pub fn act(&self, verb: Verbal, en: &str, fr: &str) -> Act {
        let (order, infinitive, statement, rest) = match self.language {
            Language::En => (verb.base, verb.base, verb.third, en),
            Language::Fr => (verb.order, verb.infinitive, verb.statement, fr),
        };
        let with = |verb: &str| format!("{verb} {rest}").trim_end().to_string();
        Act {
            by: Player::You,
            order: with(order),
            infinitive: with(infinitive),
            statement: with(statement),
            leads: false,
        }
    }

    /// A verb with a card as its object: `put it into play`, `mettez-le en jeu`.
    pub fn act_on(&self, verb: Verbal, card: &Ref, en: &str, fr: &str) -> Act {
        if self.language == Language::Fr && card.pronoun {
            return self.with_pronoun(verb, card.person.object(), fr);
        }
        // A long object comes last in French.
        let fr = match card.first && card.object.chars().count() > 20 {
            true => format!("{fr} {}", card.object),
            false => format!("{} {fr}", card.object),
        };
        self.act(verb, &format!("{} {en}", card.object), fr.trim_start())
    }

    /// A verb that does something to a card: `inflict 3 damage to it`, `infligez-lui 3 dégâts`.
    pub fn act_to(&self, verb: Verbal, what: &str, card: &Ref, tail: &str) -> Act {
        if self.language == Language::Fr && card.pronoun {
            return self.with_pronoun(verb, card.person.of("lui", "leur"), &format!("{what}{tail}"));
        }
        let en = format!("{what} to {}{tail}", card.object);
        self.act(verb, &en, &format!("{what} {}{tail}", french::to(&card.object)))
    }

    /// A verb about something of a card: `take control of it`, `prenez-en le contrôle`.
    pub fn act_of(&self, verb: Verbal, what: [&str; 2], card: &Ref, tail: &str) -> Act {
        let [en, fr] = what;
        if self.language == Language::Fr && card.pronoun {
            return self.with_pronoun(verb, "en", &format!("{fr}{tail}"));
        }
        let (en, fr) = (format!("{en} of {}{tail}", card.object), format!("{fr} {}{tail}", french::of(&card.object)));
        self.act(verb, &en, &fr)
    }

    fn with_pronoun(&self, verb: Verbal, pronoun: &str, rest: &str) -> Act {
        let end = |text: String| text.trim_end().to_string();
        Act {
            by: Player::You,
            order: end(format!("{}-{pronoun} {rest}", verb.order)),
            infinitive: end(format!("{} {rest}", french::before(pronoun, verb.infinitive))),
            statement: end(format!("{} {rest}", french::before(pronoun, verb.statement))),
            leads: false,
        }
    }
}
