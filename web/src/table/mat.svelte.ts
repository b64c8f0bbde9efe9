/**
 * The mat: what the person at this screen is doing on the table just now.
 *
 * Which card has the focus, which was picked up, what is being read, where a small menu is open. It turns a click on a card
 * into an option of the open question; whoever made the mat sends it. A mat without a way to answer is for looking only.
 */
import { getContext, setContext } from 'svelte';
import { layoutOf, type Layout, type Size, type Slot } from '../games/layout';
import { faces, type Faces } from '../faces.svelte';
import type { CardScene, DieScene, FaceInfo, OptionScene, Scene, TableInfo, ZoneScene } from '../wire';
import { bare, byCard, byTarget, swap, usual } from './prompt/options';
import { proposal, type Proposal } from './prompt/payment';
import { waysOf, type Way } from './prompt/ways';
import { dieAt, fromDice, kindOf, sideText, symbolsOf } from './dice/dice';
import { chancesOf, dicePool, diceFor, keepable, keeping, type Chance } from './dice/keeping';
import type { Room } from './board/room';

/** What was aimed at when something was begun: an answer with this word that is about this card goes without saying. */
export interface Aim {
  word: string;
  key: string;
}

/** What a mat can ask of the table; nothing in a replay. */
export interface Acts {
  /** Answers the open question, and then the next one. */
  answer(text: string, after?: string, aim?: Aim): void;
  why(at: string): void;
  /** Gives every answer with this word, one after another. */
  answerAll(word: string): void;
  /** Gives these answers, one after another. */
  answerEach(texts: readonly string[]): void;
  /** Takes the last decisions back, so many, and answers anew with these. */
  retract(times: number, again: string[]): void;
}

/** A small menu at a card or where a card was dropped. */
export interface MenuAt {
  options: Way[];
  x: number;
  y: number;
}

/** What is looked at closely. */
export interface Zoomed {
  card: CardScene | null;
  faces: FaceInfo[];
  /** Beside what it is shown while that is pointed at; nothing if it stays until it is sent away. */
  beside: DOMRect | null;
}

/** A card that was turned up and is gone again, with what was told of it. */
export interface Passed {
  card: CardScene;
  text: string;
}

/** No more cards than this are shown in passing. */
const MOST_PASSED = 3;

/** A card that is narrower than this in pixels shows no name. */
const LEAST_SMALL = 66;

/** A menu at a card has no more ways of two answers than this. */
const MOST_IN_MENU = 6;

/** Words of answers that do nothing: a turn is ended, an opportunity goes by. */
const IDLE = ['end', 'pass'];

const KEY = Symbol('mat');

export class Mat {
  scene = $state.raw<Scene>() as Scene;
  table = $state.raw<TableInfo>() as TableInfo;
  /** The place of the card that was picked up first. */
  picked = $state<string | null>(null);
  /** The place of the card that is being dragged. */
  dragged = $state<string | null>(null);
  menu = $state.raw<MenuAt | null>(null);
  zoomed = $state.raw<Zoomed | null>(null);
  /** The zone whose cards are all laid out. */
  drawer = $state<string | null>(null);
  /** The key of the card that the tab key reaches. */
  focus = $state<string | null>(null);
  /** Whether nothing can be answered at the moment: the line is broken, or an answer is on its way. */
  still = $state(false);
  /** How large cards are. */
  room = $state.raw<Room>({ centre: 100, normal: 100, small: 74, tiny: 42, row: 15, heaps: 15, narrow: false, flat: false });
  /** Whether the window is narrow. */
  tight = $state(false);
  /** Whether lines are put together so that the table fits into a low window. */
  low = $state(false);
  /** Whether those of the others are. */
  theirsLow = $state(false);
  /** The faces that a line of the log speaks of, while it is pointed at. */
  told = $state.raw<readonly number[]>([]);
  /** What has come into piles since one's last answer, by the piles' words: cards that were seen in passing. */
  passed = $state.raw<ReadonlyMap<string, Passed[]>>(new Map());

  /** The dice that are laid aside while the others are rolled again. */
  kept = $state.raw<readonly number[]>([]);

  /** The last answer that was given here. */
  #given: string | null = null;
  #texts: string[] = [];

  layout: Layout = $derived(layoutOf(this.table.game, this.scene.zones));
  /** The lines of one's own side. */
  own: Slot[][] = $derived((this.low ? this.layout.low : undefined) ?? this.layout.own);
  /** The lines of the others. */
  theirs: Slot[][] = $derived((this.theirsLow ? this.layout.theirsLow : undefined) ?? this.layout.theirs ?? this.layout.own);
  options = $derived(swap(fromDice(this.scene.question?.options ?? [], this.scene.dice), this.layout.swapped ?? []));
  /** The places of the cards and dice that were chosen for the open question, in order. */
  chosen: readonly string[] = $derived(this.scene.question?.chosen ?? []);
  /** How many can be chosen in all, where that is fewer than there are. */
  most: number | null = $derived.by(() => {
    const [most, open] = [this.scene.question?.most ?? null, this.options.flatMap((option) => option.cards).length];
    return most !== null && most <= this.chosen.length + open ? most : null;
  });
  /** Two answers in one gesture, by the card that it starts with. */
  ways: Map<string, Way[]> = $derived(byCard(waysOf(this.options, (at) => this.isOwn(at), this.layout.acted, (option) => this.#toward(option))));
  cardOptions = $derived(byCard(this.options));
  targetOptions = $derived(byTarget(this.options));
  bare = $derived(bare(this.options, this.scene));
  /** Words of which every answer can be given at once, with how many there are. */
  alls: [string, number][] = $derived(
    (this.layout.all ?? []).flatMap((word): [string, number][] => {
      const number = this.options.filter((option) => option.word === word).flatMap((option) => option.cards).length;
      return number > 1 ? [[word, number]] : [];
    }),
  );
  /** Whether one may as well do nothing: then a click on the table asks before it does something. */
  free = $derived(this.bare.some((option) => IDLE.includes(option.word)));
  /** One's own dice of which some may be rolled again now. */
  keepable = $derived.by(() => (this.acts ? keepable(this.scene, this.layout.keeps) : []));
  /** The answer that rolls the dice which are not laid aside. */
  roll = $derived(keeping(this.options, this.layout.keeps?.word ?? '', this.keepable, this.kept));
  /** With what the game would pay for what is being paid for. */
  payment: Proposal | null = $derived.by(() => (this.acts ? proposal(this.scene, this.options, (at) => this.#nameAt(at)) : null));
  /** What the dice may still bring with those that are laid aside. */
  odds: Chance[] = $derived(this.keepable.length > 0 ? chancesOf(this.scene.question?.odds ?? [], this.roll) : []);
  /** The symbols of the dice on the table, by what they are called. */
  symbols = $derived(Object.fromEntries(this.scene.dieKinds.flatMap((kind) => kind.sides.flat().map((symbol) => [symbol.label, symbol.name] as const))));
  /** The best chance of each of one's own cards that dice activate. */
  chances: ReadonlyMap<string, number> = $derived.by(() => {
    const map = new Map<string, number>();
    if (this.odds.length === 0) return map;
    for (const card of this.cards.values()) {
      const face = this.isOwn(card.at) ? this.face(card) : undefined;
      // What an upgrade adds has a name of its own, which stands in the text.
      const own = face && this.odds.filter(({ label }) => label === face.name || face.text.some((text) => text.startsWith(`${label} (`)));
      if (own && own.length > 0) map.set(card.at, Math.max(...own.map((chance) => chance.kept)));
    }
    return map;
  });
  /** Those without a card that no dice stand for. */
  #plain = $derived(this.keepable.length > 0 ? this.bare.filter((option) => option.word !== this.layout.keeps?.word) : this.bare);
  /** Those that get a button below the table. */
  buttons = $derived.by(() => {
    const plated = this.#plain.filter((option) => option.seat !== null && this.layout.plated?.includes(option.word));
    return plated.length > (this.tight ? 0 : 1) ? this.#plain.filter((option) => !plated.includes(option)) : this.#plain;
  });
  /** The answer that is usual where nothing else is wanted. The only button is none while dice can be rolled. */
  usual = $derived.by(() => {
    const found = usual(this.buttons, this.layout.usual);
    return found && this.keepable.length > 0 && !this.layout.usual.includes(found.word) ? undefined : found;
  });
  /** The options that name no card, by the own card that they are about. */
  homeOptions = $derived.by(() => {
    const home = this.layout.home ?? {};
    const map = new Map<string, OptionScene[]>();
    for (const option of this.bare) {
      const place = home[option.word] && this.zone(`${home[option.word]}:${this.scene.viewer}`)?.cards[0]?.at;
      if (place) map.set(place, [...(map.get(place) ?? []), option]);
    }
    return map;
  });
  /** Where the card that was picked up or is dragged may go. */
  targets = $derived.by(() => {
    const first = this.dragged ?? this.picked;
    const found = first ? [...(this.cardOptions.get(first) ?? []), ...(this.ways.get(first) ?? [])] : [];
    const map = byTarget<Way>(found);
    const meeting = found.filter((option) => this.layout.meets?.includes(option.word));
    if (meeting.length > 0) for (const at of this.attackers) map.set(at, meeting);
    return map;
  });
  /** The places of others' cards that attack. */
  attackers: string[] = $derived.by(() => {
    const hostile = new Set(this.layout.own.flat().flatMap((slot) => (slot.hostile ? slot.zone : [])));
    const isFoe = (at: string) => !this.isOwn(at) || hostile.has(at.split(':')[0] ?? '');
    return [...new Set(this.scene.aims.map(([from]) => from))].filter(isFoe);
  });
  cards = $derived(new Map(this.scene.zones.flatMap((zone) => zone.cards.map((card) => [card.at, card]))));
  attached = $derived.by(() => {
    const map = new Map<string, CardScene[]>();
    for (const card of this.cards.values()) {
      if (card.host && this.cards.has(card.host)) map.set(card.host, [...(map.get(card.host) ?? []), card]);
    }
    return map;
  });

  constructor(
    scene: Scene,
    table: TableInfo,
    readonly acts: Acts | null,
  ) {
    this.scene = scene;
    this.table = table;
  }

  get game(): string {
    return this.table.game;
  }

  get faces(): Faces {
    return faces(this.game, this.table.data);
  }

  face(card: CardScene): FaceInfo | undefined {
    return card.face === null ? undefined : this.faces.get(card.face);
  }

  zone(id: string): ZoneScene | undefined {
    return this.scene.zones.find((zone) => zone.id === id);
  }

  /** The name of whoever sits on a seat. */
  name(seat: string): string {
    return this.table.seats.find((info) => info.seat === seat)?.name || seat;
  }

  /** How wide a card of a size is in a zone, in pixels. */
  width(size: Size, zone: string): number {
    return { ...this.room, large: 300, normal: zone.includes(':') ? this.room.normal : this.room.centre }[size];
  }

  /** How much is drawn on a card of a size: on a small screen less, so that it stays legible. */
  drawn(size: Size, width: number): Size {
    if (size === 'large') return 'large';
    return width < (this.layout.least ?? LEAST_SMALL) ? 'tiny' : width < 112 || size === 'tiny' ? 'small' : width < 150 ? size : 'normal';
  }

  /** Whether a place belongs to whoever looks. */
  isOwn(at: string): boolean {
    return this.scene.viewer !== null && at.slice(0, at.lastIndexOf('/')).endsWith(`:${this.scene.viewer}`);
  }

  /** Whether something can be done with a card now. */
  canAct(at: string): boolean {
    if (!this.acts || this.still) return false;
    if (this.picked) return this.picked === at || this.targets.has(at);
    return this.cardOptions.has(at) || this.targetOptions.has(at) || this.ways.has(at);
  }

  /** Whether a card that was chosen can be put back. */
  canRetract(at: string): boolean {
    return this.acts !== null && !this.still && this.scene.undo === 'free' && this.chosen.includes(at);
  }

  /** Whether a card cannot be used now although others of its zone can. */
  isIdle(at: string): boolean {
    if (!this.acts || !this.scene.question || this.still || this.canAct(at) || this.chosen.includes(at)) return false;
    const zone = at.slice(0, at.lastIndexOf('/') + 1);
    const chosenFrom = this.zone(zone.slice(0, -1));
    if (!chosenFrom || !(chosenFrom.held || chosenFrom.seat === null) || this.picked !== null) return false;
    return [...this.cardOptions.keys(), ...this.ways.keys()].some((other) => other.startsWith(zone));
  }

  /** What can be done with a card itself, its own menu included. */
  at(at: string): OptionScene[] {
    return [...(this.cardOptions.get(at) ?? []), ...(this.homeOptions.get(at) ?? [])];
  }

  /** Takes an option; on a card that it was aimed at, if it was. */
  take(option: Way, at?: string): void {
    this.letGo();
    this.#given = option.text;
    const key = at !== undefined && this.layout.toward?.[option.word] ? this.cards.get(at)?.key : undefined;
    this.acts?.answer(option.text, option.after, key && this.layout.aimed ? { word: this.layout.aimed, key } : undefined);
  }

  /** What lies at a place, by name: a card, or a die of a kind with its side. */
  #nameAt(at: string): string | undefined {
    const card = this.cards.get(at);
    if (card) return this.face(card)?.name;
    const die = this.scene.dice.find((one) => dieAt(one.die) === at);
    const kind = die && kindOf(this.scene, die);
    return die && kind && `${kind.label} (${sideText(this.scene, die)})`;
  }

  /** The cards of others on which an option that names none can be dropped. */
  #toward(option: OptionScene): string[] {
    const zone = this.layout.toward?.[option.word];
    const theirs = zone ? this.scene.zones.filter(({ name, seat }) => name === zone && seat !== this.scene.viewer) : [];
    return theirs.flatMap(({ cards }) => cards.map((card) => card.at));
  }

  /** Lays a die aside, or takes it back among those that are rolled. */
  keep(die: number): void {
    this.kept = this.kept.includes(die) ? this.kept.filter((other) => other !== die) : [...this.kept, die];
  }

  /** Lays all dice aside that show the same as one of them. */
  keepLike(die: number): void {
    const shown = (one: DieScene) => symbolsOf(this.scene, one).map((symbol) => symbol.name).join() || String(one.shows);
    const first = this.keepable.find((one) => one.die === die);
    const like = first ? this.keepable.filter((one) => shown(one) === shown(first)).map((one) => one.die) : [];
    const others = this.kept.filter((one) => !like.includes(one));
    this.kept = [...others, ...like];
  }

  /** The dice with which something is most likely. */
  bestFor(chance: Chance): number[] | null {
    return diceFor(chance, this.options, this.layout.keeps?.word ?? '', this.keepable);
  }

  /** Lays aside the dice with which something is most likely, and no others. */
  keepFor(chance: Chance): void {
    const best = this.bestFor(chance);
    if (best) this.kept = best;
  }

  /** Pays as the game proposes. */
  pay(): void {
    if (!this.payment || this.still) return;
    this.letGo();
    this.acts?.answerEach(this.payment.texts);
  }

  /** Puts a card back that was chosen; what was chosen after it stays chosen. */
  retract(at: string): void {
    const place = this.chosen.indexOf(at);
    const later = this.#texts.slice(place + 1, this.chosen.length);
    if (place >= 0) this.acts?.retract(this.chosen.length - place, later);
  }

  /** A click on a card: does what it can only mean, asks what is meant, or asks why nothing can be done. */
  click(at: string, x: number, y: number): void {
    if (!this.acts || this.scene.viewer === null) return this.zoomCard(at, null);
    if (this.still) return;
    if (this.picked) {
      const found = this.targets.get(at);
      if (found) return this.choose(found, x, y, at);
      const again = this.picked === at;
      this.letGo();
      if (again) return;
    }
    if (this.canRetract(at)) return this.retract(at);
    const own = this.cardOptions.get(at);
    if (own) {
      const words = new Set(own.map((option) => option.word));
      const pointed = own.every((option) => option.onto.some((place) => this.cards.has(place)));
      const home = this.homeOptions.get(at) ?? [];
      if (own.length > 1 && pointed && words.size === 1 && home.length === 0) this.picked = at;
      // Whoever only looks must not pay: on the table a click asks first, at the same place.
      else if (this.#asksFirst(own, at)) this.menu = { options: [...own, ...home, ...this.#few(at)], x, y };
      else this.choose([...own, ...home], x, y);
      return;
    }
    const ways = this.ways.get(at);
    if (ways) {
      if (ways.every((way) => way.onto.some((place) => this.cards.has(place)))) this.picked = at;
      else this.choose(ways, x, y);
      return;
    }
    const onto = this.targetOptions.get(at);
    const home = this.homeOptions.get(at);
    if (onto) this.choose(onto, x, y);
    // It has a button of its own, too: a click here asks first.
    else if (home) this.menu = { options: home, x, y };
    else if ((this.cards.get(at)?.face ?? null) !== null) this.acts.why(at);
  }

  /** A card or die was dropped: on another card, or simply out of its zone. */
  drop(at: string, onCard: string | null, stays: boolean, x: number, y: number): void {
    const own: Way[] = [...(this.cardOptions.get(at) ?? []), ...(this.ways.get(at) ?? [])];
    const onto = onCard ? own.filter((option) => option.onto.includes(onCard)) : [];
    const loose = stays ? [] : own.filter((option) => option.onto.length === 0);
    const plain = loose.filter((option) => !this.layout.asked?.includes(option.word));
    const anywhere = plain.length > 0 ? plain : loose;
    const meant = onto.length > 0 ? onto : anywhere;
    if (meant.length > 0) this.choose(meant, x, y, onto.length > 0 ? (onCard ?? undefined) : undefined);
  }

  /** The ways that start from a card, where they are not too many for a menu. */
  #few(at: string): Way[] {
    const ways = this.ways.get(at) ?? [];
    return ways.length <= MOST_IN_MENU ? ways : [];
  }

  /** Takes the only option, on a card if it was aimed at one, or opens the menu of several. */
  choose(options: Way[], x: number, y: number, at?: string): void {
    if (options.length === 1 && options[0]) this.take(options[0], at);
    else this.menu = { options, x, y };
  }

  /** Whether a click on a card says what it would do before it does it. */
  #asksFirst(options: Way[], at: string): boolean {
    if (options.some((option) => this.layout.asked?.includes(option.word))) return true;
    const held = this.zone(at.slice(0, at.lastIndexOf('/')))?.held ?? false;
    return this.free && !held && !options.every((option) => this.layout.direct?.includes(option.word));
  }

  /** Looks at a card closely; of one that is not known there is nothing to see. */
  zoomCard(at: string, beside: DOMRect | null): void {
    const card = this.cards.get(at);
    const face = card && this.face(card);
    if (card && face) this.zoomed = { card, faces: [face], beside };
  }

  zoomFaces(numbers: readonly number[], beside: DOMRect | null): void {
    const found = [...new Set(numbers)].map((number) => this.faces.get(number)).filter((face) => face !== undefined);
    if (found.length > 0) this.zoomed = { card: null, faces: found.slice(0, 3), beside };
  }

  /** What was pointed at is no longer. */
  lookAway(): void {
    if (this.zoomed?.beside) this.zoomed = null;
  }

  /** Puts everything down that was begun. Says whether there was something. */
  letGo(): boolean {
    const begun = this.picked !== null || this.menu !== null;
    this.picked = null;
    this.menu = null;
    return begun;
  }

  /** A new scene has come. */
  see(scene: Scene, table: TableInfo): void {
    if (scene === this.scene && table === this.table) return;
    const [old, next] = [this.scene.question?.id, scene.question?.id];
    const another = old?.decision !== next?.decision || old?.branch !== next?.branch;
    if (another) {
      this.letGo();
      this.zoomed = null;
    }
    // What each of the chosen cards was chosen with.
    const chosen = scene.question?.chosen ?? [];
    if (chosen.length > this.chosen.length && this.#given !== null) this.#texts[chosen.length - 1] = this.#given;
    this.#texts.length = chosen.length;
    const beside = this.zoomed?.beside ? this.zoomed.card : null;
    if (beside && !scene.zones.some((zone) => zone.cards.some((card) => card.key === beside.key))) this.zoomed = null;
    const lie = dicePool(scene, this.layout.keeps);
    if (this.kept.length > 0) this.kept = this.kept.filter((die) => lie.some((other) => other.die === die));
    if (scene !== this.scene) this.passed = this.#passing(scene, another && old !== undefined);
    this.scene = scene;
    this.table = table;
  }

  /** What has come into the piles that are followed; what came before one's own answer has been seen. */
  #passing(next: Scene, answered: boolean): ReadonlyMap<string, Passed[]> {
    const words = this.layout.centre.flat().flatMap((slot) => slot.trail ?? []);
    const map = new Map<string, Passed[]>();
    if (next.viewer !== this.scene.viewer || next.decisions < this.scene.decisions) return map;
    for (const word of words) {
      const before = new Set(this.zone(word)?.cards.map((card) => card.key));
      const now = next.zones.find((zone) => zone.id === word)?.cards ?? [];
      const fresh = now.filter((card) => !before.has(card.key)).map((card) => ({ card, text: said(next, card.face) }));
      const kept = answered ? [] : (this.passed.get(word) ?? []).filter(({ card }) => now.some((one) => one.key === card.key));
      const all = [...kept, ...fresh].slice(-MOST_PASSED);
      if (all.length > 0) map.set(word, all);
    }
    return map;
  }
}

/** The first thing that was told of a face. */
function said(scene: Scene, face: number | null): string {
  return scene.news.find((line) => face !== null && line.faces.includes(face) && !line.turn)?.text ?? '';
}

/** Lays a mat for all components below. */
export function layMat(mat: Mat): Mat {
  return setContext(KEY, mat);
}

/** The mat that was laid above. */
export function theMat(): Mat {
  return getContext<Mat>(KEY);
}
