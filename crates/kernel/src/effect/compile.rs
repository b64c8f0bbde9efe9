//! From the written tree to the flat one: slots get numbers, words are looked up, keywords unfold.

use crate::game::{Game, Terms};
use crate::notation::{NO, WordId, YES, find_word};
use crate::resolve::event::Proposal;
use crate::resolve::look::Look;
use crate::resolve::scope::Target;

use super::load::unknown;
use super::node::{Answer, Chooser, Choosing, Law, Listener, Node, NodeId, Routine};
use super::tree::{Called, Condition, Control, Effect, Pick, Slot, Standing, Until, Whose};

/// All effects of a book, each at its address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tree<G: Terms> {
    nodes: Vec<Node<G>>,
    /// Choices of effects as they were written, so that they can be said in words.
    ways: Vec<(NodeId, Vec<Vec<Effect<G>>>)>,
}

impl<G: Terms> Default for Tree<G> {
    fn default() -> Self {
        Tree { nodes: Vec::new(), ways: Vec::new() }
    }
}

impl<G: Terms> Tree<G> {
    pub fn add(&mut self, node: Node<G>) -> NodeId {
        self.nodes.push(node);
        NodeId(self.nodes.len() as u32 - 1)
    }

    /// Adds a verb.
    pub fn verb(&mut self, verb: G::Verb) -> NodeId {
        self.add(Node::Do(verb))
    }

    /// Adds a step of the rulebook's own procedures.
    pub fn run(&mut self, step: impl Fn(Look<G>) -> Proposal<G> + Send + Sync + 'static) -> NodeId {
        self.add(Node::Run(Routine::new(step)))
    }

    /// Adds a question of the game.
    pub fn act(&mut self, moment: impl Into<G::Moment>) -> NodeId {
        self.add(Node::Act(moment.into()))
    }

    /// Adds a sequence.
    pub fn all(&mut self, parts: impl IntoIterator<Item = NodeId>) -> NodeId {
        let parts: Box<[NodeId]> = parts.into_iter().collect();
        if parts.len() == 1 { parts[0] } else { self.add(Node::All(parts)) }
    }

    /// The node at an address.
    #[inline]
    pub fn get(&self, node: NodeId) -> &Node<G> {
        &self.nodes[node.0 as usize]
    }

    /// The effects that a choice is made of, as they were written.
    pub fn written_ways(&self, node: NodeId) -> Option<&[Vec<Effect<G>>]> {
        self.ways.iter().find(|(other, _)| *other == node).map(|(_, ways)| &**ways)
    }

    /// Notes what a choice is between, for the words of its answers: of yes and no, what is done and what is done otherwise.
    pub fn note_ways(&mut self, node: NodeId, ways: Vec<Vec<Effect<G>>>) {
        self.ways.push((node, ways));
    }

    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether nothing has been added.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }
}

/// Turns the written effects of one card into nodes. Knows the slots that are named so far.
pub struct Compiler<'a, G: Terms> {
    /// Where the nodes go.
    pub tree: &'a mut Tree<G>,
    slots: Vec<String>,
    next_slot: u8,
    in_trigger: bool,
}

impl<'a, G: Game> Compiler<'a, G> {
    /// A compiler for one text: no slot is named yet.
    pub fn new(tree: &'a mut Tree<G>) -> Self {
        Compiler { tree, slots: Vec::new(), next_slot: 0, in_trigger: false }
    }

    /// A slot that no author can name.
    pub fn fresh_slot(&mut self) -> Slot {
        self.next_slot += 1;
        self.slots.push(String::new());
        Slot(self.next_slot - 1)
    }

    /// The slot an author calls by this name.
    pub fn slot(&self, name: &str) -> Result<Slot, String> {
        if name == "it" && self.in_trigger {
            return Ok(Slot::IT);
        }
        match self.slots.iter().rposition(|slot| slot == name && !name.is_empty()) {
            Some(number) => Ok(Slot(number as u8)),
            None => {
                let known: Vec<&str> = self.slots.iter().map(String::as_str).filter(|slot| !slot.is_empty()).collect();
                Err(unknown("slot", name, &known))
            }
        }
    }

    /// Looks up a slot's name.
    pub fn called(&self, called: &Called) -> Result<Called, String> {
        match called {
            Called::Name(name) => self.slot(name).map(Called::Slot),
            Called::Slot(slot) => Ok(Called::Slot(*slot)),
        }
    }

    /// The word of the notation with this name.
    pub fn word(&self, name: &str) -> Result<WordId, String> {
        find_word::<G>(name)
    }

    /// A sequence of effects.
    pub fn effects(&mut self, effects: &[Effect<G>]) -> Result<NodeId, String> {
        let parts = effects.iter().map(|effect| self.effect(effect)).collect::<Result<Vec<_>, _>>()?;
        Ok(self.tree.all(parts))
    }

    pub fn effect(&mut self, effect: &Effect<G>) -> Result<NodeId, String> {
        match effect {
            Effect::Do(verb) => match G::unfold(verb, self)? {
                Some(node) => Ok(node),
                None => Ok(self.tree.verb(verb.clone())),
            },
            Effect::Control(control) => {
                let node = self.control(control)?;
                if let Some(ways) = effect.ways() {
                    self.tree.note_ways(node, ways);
                }
                Ok(node)
            }
        }
    }

    fn control(&mut self, control: &Control<G>) -> Result<NodeId, String> {
        let node = match control {
            Control::All(parts) => return self.effects(parts),
            Control::When(branch) => {
                let then = self.effects(&branch.then)?;
                let otherwise = self.effects(&branch.otherwise)?;
                return self.condition(&branch.cond, then, otherwise);
            }
            Control::May(parts) => {
                let (yes, no) = (self.effects(parts)?, self.tree.all([]));
                let ways = [(self.word("yes")?, yes), (self.word("no")?, no)].into();
                Node::OneOf { who: Chooser::You, ways }
            }
            Control::OneOf(ways) => {
                if ways.is_empty() || ways.len() > 6 {
                    return Err(format!("`OneOf` takes one to six effects, not {}", ways.len()));
                }
                let mut parts = Vec::new();
                for (number, way) in ways.iter().enumerate() {
                    parts.push((self.word(&format!("way-{}", number + 1))?, self.effects(way)?));
                }
                Node::OneOf { who: Chooser::You, ways: parts.into() }
            }
            Control::Choose(choice) => {
                if choice.most == 0 || choice.least > choice.most {
                    return Err(format!("`Choose` wants least {} up to most {}", choice.least, choice.most));
                }
                let word = self.word(&choice.word)?;
                let slot = self.named_slot(&choice.called)?;
                let ask = self.tree.add(Node::Choose(Box::new(Choosing {
                    who: Chooser::You,
                    pick: choice.pick.clone(),
                    least: choice.least,
                    most: choice.most,
                    slot,
                    word,
                    secret: false,
                })));
                let then = self.effects(&choice.then)?;
                let otherwise = self.tree.all([]);
                let chosen = self.tree.add(Node::If { test: Condition::Filled(slot), then, otherwise });
                return Ok(self.tree.all([ask, chosen]));
            }
            Control::Each(each) => {
                let slot = self.named_slot(&each.called)?;
                Node::Each { of: each.of.clone(), slot, body: self.effects(&each.then)? }
            }
            Control::Repeat(times, parts) => Node::Repeat { times: times.clone(), body: self.effects(parts)? },
            Control::Copy(name) => Node::Copy(self.slot(name)?),
            Control::Pay(price, then) => {
                let then = self.effects(then)?;
                return self.offer(price, then);
            }
            Control::MayPay(price, then, otherwise) => {
                let then = self.effects(then)?;
                let ways = [(YES, self.offer(price, then)?), (NO, self.effects(otherwise)?)];
                Node::OneOf { who: Chooser::You, ways: ways.into() }
            }
            Control::Then(first, then) => {
                let count = |look: Look<G>| Proposal::fill(Slot::DONE, Target::Number(G::done_so_far(look.state)));
                let count = self.tree.run(count);
                let (first, then, otherwise) = (self.effects(first)?, self.effects(then)?, self.tree.all([]));
                let then = self.tree.add(Node::If { test: Condition::DoneSince(Slot::DONE), then, otherwise });
                return Ok(self.tree.all([count, first, then]));
            }
            Control::EachPlayer(parts) => {
                let body = self.effects(parts)?;
                let body = self.tree.add(Node::As { seat: Slot::PLAYER, body });
                Node::Each { of: Pick::Seats(Whose::Everyones), slot: Slot::PLAYER, body }
            }
            Control::AtEnd(ending, parts) => {
                let body = self.effects(parts)?;
                return Ok(G::unfold_ending(ending, body, self.tree));
            }
            Control::ThisTurn(standing) => {
                Node::Last { law: Box::new(self.law(standing)?), until: Until::Turn, bearer: None }
            }
            Control::ThisRound(standing) => {
                Node::Last { law: Box::new(self.law(standing)?), until: Until::Round, bearer: None }
            }
        };
        Ok(self.tree.add(node))
    }

    /// A cost with what it is paid for.
    pub fn offer(&mut self, price: &G::Price, then: NodeId) -> Result<NodeId, String> {
        let pay = G::unfold_price(price, then, self)?;
        Ok(self.tree.add(Node::Offer { price: price.clone(), then, pay }))
    }

    /// A condition with its two ways; some conditions of a game ask the player.
    pub fn condition(&mut self, test: &Condition<G>, then: NodeId, otherwise: NodeId) -> Result<NodeId, String> {
        if let Condition::Is(test) = test
            && let Some(node) = G::unfold_test(test, self, then, otherwise)?
        {
            return Ok(node);
        }
        Ok(self.tree.add(Node::If { test: test.clone(), then, otherwise }))
    }

    /// A standing text.
    pub fn law(&mut self, standing: &Standing<G>) -> Result<Law<G>, String> {
        Ok(match standing {
            Standing::Modifier(modifier) => Law::Modifier(modifier.clone()),
            Standing::Trigger(trigger) => {
                let outside = std::mem::replace(&mut self.in_trigger, true);
                let then = self.effects(&trigger.then)?;
                self.in_trigger = outside;
                Law::Listener(Listener {
                    when: trigger.when.clone(),
                    answer: Answer::Trigger { phase: trigger.phase, optional: trigger.optional, then },
                    uses: trigger.uses,
                })
            }
            Standing::Instead(instead) => Law::Listener(Listener {
                when: instead.when.clone(),
                answer: Answer::Instead { rewrite: instead.change.clone(), optional: instead.optional },
                uses: instead.uses,
            }),
        })
    }

    fn named_slot(&mut self, name: &str) -> Result<Slot, String> {
        if name.is_empty() || self.slots.iter().any(|slot| slot == name) {
            return Err(format!("a second slot called \"{name}\"; each name serves once on a card"));
        }
        let slot = self.fresh_slot();
        self.slots[slot.0 as usize] = name.to_string();
        Ok(slot)
    }
}
