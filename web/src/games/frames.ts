/**
 * The looks of the games: how each draws its cards. A new game adds its line here, and its folder.
 */
import type { Component } from 'svelte';
import { cover as coverAshes, paint as paintAshes } from './ashes/emblem';
import AshesFrame from './ashes/Frame.svelte';
import { icons as ashesIcons } from './ashes/icons';
import './ashes/look.css';
import { cover as coverChampions, paint as paintChampions } from './champions/emblem';
import ChampionsFrame from './champions/Frame.svelte';
import { icons as championsIcons } from './champions/icons';
import { signs as championsSigns } from './champions/signs';
import './champions/look.css';
import { tintOf as tintChampions } from './champions/tint';
import { cover as coverDice, paint as paintDice } from './dice-throne/emblem';
import DiceFrame from './dice-throne/Frame.svelte';
import { icons as diceIcons } from './dice-throne/icons';
import './dice-throne/look.css';
import { signsOf } from './dice-throne/needs';
import { cover as coverShards, paint as paintShards } from './shards/emblem';
import { cover as coverSpoils, paint as paintSpoils } from './spoils/emblem';
import type { Painter, Stroke } from '../card/emblem/emblem';
import type { Icons } from '../card/sign/icons';
import { fact, type FrameProps } from '../card/print/facts';
import type { FaceInfo } from '../wire';
import ShardsFrame from './shards/Frame.svelte';
import { icons as shardsIcons } from './shards/icons';
import './shards/look.css';
import SpoilsFrame from './spoils/Frame.svelte';
import { icons as spoilsIcons, signs as spoilsSigns } from './spoils/icons';
import './spoils/look.css';

/** How a game draws its cards. */
export interface Look {
  /** Its word in style sheets: `[data-look='shards']`. */
  name: string;
  /** Draws a face. */
  Frame: Component<FrameProps>;
  /** What is on the backs, in a field of 100 by 140. */
  cover: Stroke[];
  icons: Icons;
  /** What signs in texts, such as `[D]`, are called. */
  signs: Record<string, string>;
  /** Signs that texts of a face name in words, such as `[Sword]`, by those words. */
  named?(face: FaceInfo): Record<string, string>;
  /** Whether the sides of dice count by their numbers, too. */
  numbered?: boolean;
  /** Paints the picture of a face. */
  painter: Painter;
  /** The word that decides a face's colours. */
  tint(face: FaceInfo): string;
  /** The numbers that have a place on the face itself. */
  printed: string[];
  /** The marks of cards that are turned. */
  spent: string[];
  /** The marks that are written across a card, since much depends on them. */
  stamped?: string[];
  /** The zones in which cards lie face down, even for whoever knows them. */
  covered: string[];
}

const shards: Look = {
  name: 'shards',
  Frame: ShardsFrame,
  cover: coverShards,
  icons: shardsIcons,
  signs: {},
  painter: paintShards,
  tint: (face) => fact(face, 'faction') ?? 'none',
  printed: ['cost', 'shield', 'health'],
  spent: ['turned'],
  covered: [],
};

const spoils: Look = {
  name: 'spoils',
  Frame: SpoilsFrame,
  cover: coverSpoils,
  icons: spoilsIcons,
  signs: spoilsSigns,
  painter: paintSpoils,
  tint: (face) => fact(face, 'trade') ?? 'universal',
  printed: ['cost', 'strength', 'life', 'speed', 'structure', 'influence'],
  spent: ['depleted'],
  covered: ['facedown'],
};

const champions: Look = {
  name: 'champions',
  Frame: ChampionsFrame,
  cover: coverChampions,
  icons: championsIcons,
  signs: championsSigns,
  painter: paintChampions,
  tint: tintChampions,
  printed: ['cost', 'attack', 'thwart', 'defense', 'recover', 'scheme', 'health', 'hand', 'threat', 'target', 'accelerates', 'crisis', 'hazard', 'acceleration'],
  spent: ['exhausted'],
  stamped: ['stunned', 'confused', 'tough'],
  covered: [],
};

const ashes: Look = {
  name: 'ashes',
  Frame: AshesFrame,
  cover: coverAshes,
  icons: ashesIcons,
  signs: {},
  painter: paintAshes,
  tint: (face) => fact(face, 'magic') ?? 'none',
  printed: ['attack', 'life', 'recover', 'battlefield', 'spellboard', 'dice'],
  spent: ['exhaustion'],
  stamped: ['destroyed'],
  covered: [],
};

const diceThrone: Look = {
  name: 'dice-throne',
  Frame: DiceFrame,
  cover: coverDice,
  icons: diceIcons,
  signs: {},
  named: signsOf,
  numbered: true,
  painter: paintDice,
  tint: (face) => fact(face, 'hero') ?? fact(face, 'type') ?? 'none',
  printed: ['cost'],
  spent: ['asleep'],
  covered: [],
};

const looks: Record<string, Look> = { ashes, champions, 'dice-throne': diceThrone, shards, spoils };

/** The look of a game. One that has none of its own yet borrows the first. */
export function lookOf(game: string): Look {
  return looks[game] ?? shards;
}
