//! Things to be done: the same verb as an order, an infinitive and a statement.

use kernel::book::Language;
use kernel::words::list;
use kernel::words::verbal::Verbal;

use super::reference::Ref;
use super::speaker::Speaker;
use kernel::words::french;

/// The verbs of the game.
#[allow(missing_docs)]
pub mod verbs {
    kernel::verbs! {
        ADD: "add" "adds" "ajoutez" "ajouter" "ajoute";
        ADVANCE: "advance" "advances" "passez" "passer" "passe";
        ASSIGN: "assign" "assigns" "répartissez" "répartir" "répartit";
        CANCEL: "cancel" "cancels" "annulez" "annuler" "annule";
        CHANGE: "change" "changes" "changez" "changer" "change";
        CHOOSE: "choose" "chooses" "choisissez" "choisir" "choisit";
        CONFUSE: "confuse" "confuses" "désorientez" "désorienter" "désoriente";
        DEAL: "deal" "deals" "infligez" "infliger" "inflige";
        DISCARD: "discard" "discards" "défaussez" "défausser" "défausse";
        DRAW: "draw" "draws" "piochez" "piocher" "pioche";
        EXHAUST: "exhaust" "exhausts" "inclinez" "incliner" "incline";
        FLIP: "flip" "flips" "passez" "passer" "passe";
        GENERATE: "generate" "generates" "générez" "générer" "génère";
        GIVE: "give" "gives" "donnez" "donner" "donne";
        HEAL: "heal" "heals" "soignez" "soigner" "soigne";
        LOOK: "look at" "looks at" "regardez" "regarder" "regarde";
        MOVE: "move" "moves" "déplacez" "déplacer" "déplace";
        PAY: "pay" "pays" "payez" "payer" "paie";
        PLACE: "place" "places" "placez" "placer" "place";
        PREVENT: "prevent" "prevents" "prévenez" "prévenir" "prévient";
        PUT: "put" "puts" "mettez" "mettre" "met";
        READY: "ready" "readies" "redressez" "redresser" "redresse";
        CONTROL: "gain control of" "gains control of" "contrôlez désormais" "contrôler désormais" "contrôle désormais";
        REMOVE: "remove" "removes" "retirez" "retirer" "retire";
        RESOLVE: "resolve" "resolves" "résolvez" "résoudre" "résout";
        RETURN: "return" "returns" "renvoyez" "renvoyer" "renvoie";
        REVEAL: "reveal" "reveals" "révélez" "révéler" "révèle";
        SEARCH: "search" "searches" "cherchez" "chercher" "cherche";
        SHUFFLE: "shuffle" "shuffles" "mélangez" "mélanger" "mélange";
        SPEND: "spend" "spends" "dépensez" "dépenser" "dépense";
        STUN: "stun" "stuns" "sonnez" "sonner" "sonne";
        TAKE: "take" "takes" "subissez" "subir" "subit";
    }
}

/// Something that somebody does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    /// Who does it, if it is not you.
    pub by: Option<String>,
    /// `draw 1 card`, `piochez 1 carte`.
    pub order: String,
    /// `draw 1 card`, `piocher 1 carte`.
    pub infinitive: String,
    /// `draws 1 card`, `pioche 1 carte`.
    pub statement: String,
    /// Whether it only leads to the next: `search your deck for an upgrade and`.
    pub leads: bool,
}

impl Act {
    /// The same, as a lead to what follows.
    pub fn leading(self) -> Act {
        Act { leads: true, ..self }
    }

    /// The same as an order, whoever is spoken of.
    pub fn ordered(self) -> Act {
        Act { by: None, ..self }
    }

    /// The same with something behind.
    pub fn with(self, tail: &str) -> Act {
        Act {
            order: format!("{}{tail}", self.order),
            infinitive: format!("{}{tail}", self.infinitive),
            statement: format!("{}{tail}", self.statement),
            ..self
        }
    }
}

/// Acts of one player as a clause: orders to you, statements about somebody else.
pub fn clause(acts: &[Act], language: Language) -> String {
    match acts.first().and_then(|act| act.by.as_ref()) {
        None => list(&acts.iter().map(|act| act.order.clone()).collect::<Vec<_>>(), language),
        Some(by) => {
            let acts: Vec<String> = acts.iter().map(|act| act.statement.clone()).collect();
            format!("{by} {}", list(&acts, language))
        }
    }
}

impl Speaker<'_> {
    /// A verb with what follows it.
    pub fn act(&self, verb: Verbal, en: impl AsRef<str>, fr: impl AsRef<str>) -> Act {
        let (order, infinitive, statement, rest) = match self.language {
            Language::En => (verb.base, verb.base, verb.third, en.as_ref()),
            Language::Fr => (verb.order, verb.infinitive, verb.statement, fr.as_ref()),
        };
        let with = |verb: &str| format!("{verb} {rest}").trim_end().to_string();
        self.act_of(with(order), with(infinitive), with(statement))
    }

    /// An act from its three forms.
    pub fn act_of(&self, order: String, infinitive: String, statement: String) -> Act {
        Act { by: self.voice.subject(self.language), order, infinitive, statement, leads: false }
    }

    /// A verb with a card as its object: `put it into play`, `mettez-le en jeu`.
    pub fn act_on(&self, verb: Verbal, card: &Ref, en: &str, fr: &str) -> Act {
        if self.language == Language::Fr && card.pronoun {
            return self.with_pronoun(verb, card.person.object(), fr);
        }
        // A long object comes last in French.
        let long = card.text.chars().count() > 30 && !fr.is_empty();
        let fr = if long { format!("{fr} {}", card.text) } else { format!("{} {fr}", card.text) };
        self.act(verb, format!("{} {en}", card.text).trim_end(), fr.trim_end())
    }

    fn with_pronoun(&self, verb: Verbal, pronoun: &str, rest: &str) -> Act {
        let end = |text: String| text.trim_end().to_string();
        self.act_of(
            end(format!("{}-{pronoun} {rest}", verb.order)),
            end(format!("{} {rest}", french::before(pronoun, verb.infinitive))),
            end(format!("{} {rest}", french::before(pronoun, verb.statement))),
        )
    }
}
