/**
 * How a game lies on the table: the little that a scene does not say.
 *
 * A layout knows no rule. It says which zone lies where and how its cards are laid, which of a seat's numbers are large,
 * and which answers are the usual ones. A zone that it does not name is drawn as the server describes it.
 */
import { ashes } from './ashes/layout';
import { champions } from './champions/layout';
import { diceThrone } from './dice-throne/layout';
import { shards } from './shards/layout';
import { spoils } from './spoils/layout';
import type { ZoneScene } from '../wire';

/** How the cards of a zone are laid: side by side, held in a hand, or on top of each other. */
export type Lay = 'row' | 'fan' | 'pile';

/** How large cards are drawn. */
export type Size = 'tiny' | 'small' | 'normal' | 'large';

/** A stretch of the table: a zone, or the part of one with certain cards. */
export interface Slot {
  /** The zone's word. */
  zone: string;
  lay: Lay;
  size: Size;
  /** Only cards of these kinds, by the `kind` printed on them. */
  kinds?: string[];
  /** All but cards of these kinds; cards whose kind is unknown, too. */
  others?: string[];
  /** Whether nothing is drawn while it is empty. */
  quiet?: boolean;
  /** In how many lines its cards lie, where there is height for that. */
  rows?: number;
  /** In how many where a seat has little width, if not in as many. */
  narrowRows?: number;
  /** Whether it takes no more room than it needs. */
  narrow?: boolean;
  /** Whether it keeps its size where many sit at the table. */
  firm?: boolean;
  /** Whether what lies here is what everybody should look at now: it is lit, and what it is stands above it. */
  lit?: boolean;
  /** Whether what it is stands above it. */
  named?: boolean;
  /** Whether what lies here is against whoever sits there. */
  hostile?: boolean;
  /** A pile: cards that have come there since one's last answer are still shown here. */
  trail?: string;
}

/** A game on the table. */
export interface Layout {
  /** In the middle, line by line. */
  centre: Slot[][];
  /** On one's own side, line by line from the middle towards oneself. Opponents have the same from their side. */
  own: Slot[][];
  /** The same in fewer lines, where that makes the cards larger. */
  low?: Slot[][];
  /** What the others show, if it is not the same. */
  theirs?: Slot[][];
  /** The same in fewer lines. */
  theirsLow?: Slot[][];
  /** Whether all play against the middle: it lies at the far side, and the others sit beside oneself. */
  versus?: boolean;
  /** The numbers of a seat that are drawn large, by their words. */
  gauges: string[];
  /** The zone whose card stands for the seat: its numbers among `gauges` are the seat's. */
  self?: string;
  /** Zones that are not drawn at all. */
  unseen: string[];
  /** Words of the answers that are most usual where nothing else is wanted, the most usual first. */
  usual: string[];
  /** Words of answers that finish what was begun: they stand out as soon as they are offered. */
  ready?: string[];
  /** Words of answers about other seats that are found at their plates where buttons for all of them would be too many. */
  plated?: string[];
  /** Words of answers about two cards whose second card acts on the first. */
  swapped?: string[];
  /** Words of answers about others' cards that one's own card does: where only one can, they start from it, too. */
  acted?: string[];
  /** Words of answers that name no card yet, with the zone of others whose cards they are about: what begins them is dragged there. */
  toward?: Record<string, string>;
  /** The word of the answers that name those cards later on: what was aimed at by then is not asked again. */
  aimed?: string;
  /** Words of answers with which an own card meets whoever attacks: it can be dragged onto them. */
  meets?: string[];
  /** Words of answers that are often all given: a button gives one after another. */
  all?: string[];
  /** Words of answers that a single click on a card of the table gives; others are asked about first. */
  direct?: string[];
  /** Words of answers that a single click never gives, not even on a card in the hand. */
  asked?: string[];
  /** Words of answers that name no card, with the own zone whose card they are about. */
  home?: Record<string, string>;
  /** How narrow in pixels a card can be and still show its name, if not as in other games. */
  least?: number;
  /** Where the dice of seats lie: at their plates if nothing is said; one's own in a line before the hand, or all in the middle. */
  dice?: 'plate' | 'line' | 'centre';
  /** The word of answers that keep some dice and roll the others again, and the pools of those dice, the first that is there. */
  keeps?: { word: string; pools: string[] };
  /** Marks and values of cards in the middle of a fight: such cards step forward. */
  forward: string[];
}

const layouts: Record<string, Layout> = { ashes, champions, 'dice-throne': diceThrone, shards, spoils };

/** Answers that end something, in every game. */
const USUAL = ['pass', 'done', 'end', 'none', 'no'];

/** How a game lies on the table. A game without a layout is laid out by what its zones are. */
export function layoutOf(game: string, zones: ZoneScene[]): Layout {
  const layout = layouts[game];
  if (!layout) return plain(zones);
  const { centre, own, low, theirs = own, theirsLow, unseen } = layout;
  const named = new Set([...centre, ...own, ...theirs].flatMap((line) => line.map((slot) => slot.zone)).concat(unseen));
  const others = zones.filter((zone) => !named.has(zone.name));
  if (others.length === 0) return layout;
  const more = plain(others);
  return { ...layout, centre: [...centre, ...more.centre], own: [...own, ...more.own], low: low && [...low, ...more.own], theirs: [...theirs, ...more.own], theirsLow: theirsLow && [...theirsLow, ...more.own] };
}

function plain(zones: ZoneScene[]): Layout {
  const slots = (of: ZoneScene[]): Slot[] => [...new Map(of.map((zone) => [zone.name, slot(zone)])).values()];
  const lines = (of: Slot[]): Slot[][] => {
    const rows = of.filter((slot) => slot.lay === 'row');
    const others = of.filter((slot) => slot.lay !== 'row');
    return [rows, others].filter((line) => line.length > 0);
  };
  return {
    centre: lines(slots(zones.filter((zone) => zone.seat === null))),
    own: lines(slots(zones.filter((zone) => zone.seat !== null))),
    gauges: [],
    unseen: [],
    usual: USUAL,
    forward: [],
  };
}

function slot(zone: ZoneScene): Slot {
  if (zone.pile) return { zone: zone.name, lay: 'pile', size: 'small', narrow: true };
  if (zone.held) return { zone: zone.name, lay: 'fan', size: 'normal' };
  return { zone: zone.name, lay: 'row', size: 'small' };
}
