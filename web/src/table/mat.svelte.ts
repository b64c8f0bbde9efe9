/**
 * The mat: what the person at this screen is doing on the table just now.
 *
 * Which card has the focus, which was picked up, what is being read, where a small menu is open. It turns a click on a card
 * into an option of the open question; whoever made the mat sends it. A mat without a way to answer is for looking only.
 */
import { getContext, setContext } from 'svelte';
import { layoutOf, type Layout, type Size, type Slot } from '../games/layout';
import { faces, type Faces } from '../faces.svelte';
import type { CardScene, FaceInfo, OptionScene, Scene, TableInfo, ZoneScene } from '../wire';
import { bare, byCard, byTarget, swap } from './options';
import type { Room } from './room';

/** What a mat can ask of the table; nothing in a replay. */
export interface Acts {
  answer(text: string): void;
  why(at: string): void;
}

/** A small menu at a card or where a card was dropped. */
export interface MenuAt {
  options: OptionScene[];
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
  room = $state.raw<Room>({ centre: 100, normal: 100, small: 74, tiny: 42 });
  /** Whether the window is narrow. */
  tight = $state(false);
  /** Whether lines are put together so that the table fits into a low window. */
  low = $state(false);
  /** The faces that a line of the log speaks of, while it is pointed at. */
  told = $state.raw<readonly number[]>([]);
  /** What has come into piles since one's last answer, by the piles' words: cards that were seen in passing. */
  passed = $state.raw<ReadonlyMap<string, Passed[]>>(new Map());

  layout: Layout = $derived(layoutOf(this.table.game, this.scene.zones));
  /** The lines of one's own side. */
  own: Slot[][] = $derived((this.low ? this.layout.low : undefined) ?? this.layout.own);
  options = $derived(swap(this.scene.question?.options ?? [], this.layout.swapped ?? []));
  cardOptions = $derived(byCard(this.options));
  targetOptions = $derived(byTarget(this.options));
  bare = $derived(bare(this.options, this.scene));
  /** Those that get a button below the table. */
  buttons = $derived.by(() => {
    const plated = this.bare.filter((option) => option.seat !== null && this.layout.plated?.includes(option.word));
    return plated.length > (this.tight ? 0 : 1) ? this.bare.filter((option) => !plated.includes(option)) : this.bare;
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
    return first ? byTarget(this.cardOptions.get(first) ?? []) : new Map<string, OptionScene[]>();
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
    return faces(this.game);
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

  /** How much is drawn on a card of a size: on a small screen less, so that it stays legible. */
  drawn(size: Size, zone: string): Size {
    const width = { ...this.room, large: 300, normal: zone.includes(':') ? this.room.normal : this.room.centre }[size];
    if (size === 'normal' && width < 84) return 'small';
    return size === 'small' && width < 46 ? 'tiny' : size;
  }

  /** Whether something can be done with a card now. */
  canAct(at: string): boolean {
    if (!this.acts || this.still) return false;
    if (this.picked) return this.picked === at || this.targets.has(at);
    return this.cardOptions.has(at) || this.targetOptions.has(at);
  }

  /** What can be done with a card itself, its own menu included. */
  at(at: string): OptionScene[] {
    return [...(this.cardOptions.get(at) ?? []), ...(this.homeOptions.get(at) ?? [])];
  }

  /** Takes an option. */
  take(option: OptionScene): void {
    this.letGo();
    this.acts?.answer(option.text);
  }

  /** A click on a card: does what it can only mean, asks what is meant, or asks why nothing can be done. */
  click(at: string, x: number, y: number): void {
    if (!this.acts || this.scene.viewer === null) return this.zoomCard(at, null);
    if (this.still) return;
    if (this.picked) {
      const found = this.targets.get(at);
      if (found) return this.choose(found, x, y);
      const again = this.picked === at;
      this.letGo();
      if (again) return;
    }
    const own = this.cardOptions.get(at);
    if (own) {
      const words = new Set(own.map((option) => option.word));
      const pointed = own.every((option) => option.onto.some((place) => this.cards.has(place)));
      const home = this.homeOptions.get(at) ?? [];
      if (own.length > 1 && pointed && words.size === 1 && home.length === 0) this.picked = at;
      else this.choose([...own, ...home], x, y);
      return;
    }
    const onto = this.targetOptions.get(at);
    const home = this.homeOptions.get(at);
    if (onto) this.choose(onto, x, y);
    // It has a button of its own, too: a click here asks first.
    else if (home) this.menu = { options: home, x, y };
    else if (this.cards.get(at)?.face !== null) this.acts.why(at);
  }

  /** A card was dropped: on another card, or simply out of its zone. */
  drop(at: string, onCard: string | null, inZone: string | null, x: number, y: number): void {
    const own = this.cardOptions.get(at) ?? [];
    const home = at.slice(0, at.lastIndexOf('/'));
    const onto = onCard ? own.filter((option) => option.onto.includes(onCard)) : [];
    const anywhere = inZone === home ? [] : own.filter((option) => option.onto.length === 0);
    const meant = onto.length > 0 ? onto : anywhere;
    if (meant.length > 0) this.choose(meant, x, y);
  }

  /** Takes the only option, or opens the menu of several. */
  choose(options: OptionScene[], x: number, y: number): void {
    if (options.length === 1 && options[0]) this.take(options[0]);
    else this.menu = { options, x, y };
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
