import { expect, test } from 'vitest';
import type { FaceInfo } from '../../wire';
import { emblem, type Painter } from './emblem';
import { paint as ashes } from '../../games/ashes/emblem';
import { paint as champions } from '../../games/champions/emblem';
import { paint as shards } from '../../games/shards/emblem';
import { paint as spoils } from '../../games/spoils/emblem';

const painters: [string, Painter, string[]][] = [
  ['ashes', ashes, ['phoenixborn', 'ally', 'conjuration', 'readyspell', 'actionspell', 'reactionspell', 'alterationspell']],
  ['champions', champions, ['hero', 'alterego', 'ally', 'event', 'resource', 'support', 'upgrade', 'villain', 'mainscheme', 'sidescheme', 'minion', 'treachery', 'attachment', 'environment', 'obligation']],
  ['shards', shards, ['ally', 'mercenary', 'champion', 'item']],
  ['spoils', spoils, ['character', 'item', 'location', 'tactic', 'resource', 'faction']],
];

function face(slug: string, kind: string): FaceInfo {
  return { face: 1, slug, name: slug, line: '', print: [['kind', kind]], labels: [], called: [], numbers: [], text: [], example: false };
}

test.each(painters)('an emblem of %s is the same each time, and cheap', (_, paint, kinds) => {
  for (const kind of kinds) {
    const one = paint(face('copper-clerk', kind), true);
    expect(paint(face('copper-clerk', kind), true)).toEqual(one);
    expect(one.ground.length + one.figure.length).toBeLessThan(40);
    expect(JSON.stringify(one)).not.toMatch(/NaN|undefined/);
  }
});

test.each(painters)('a small emblem of %s leaves lines out and changes nothing else', (_, paint, kinds) => {
  for (const kind of kinds) {
    for (const slug of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const fine = paint(face(slug, kind), true).figure.map((stroke) => JSON.stringify(stroke));
      for (const stroke of paint(face(slug, kind), false).figure) expect(fine).toContain(JSON.stringify(stroke));
    }
  }
});

test.each(painters)('two cards of %s have two emblems', (game, paint, kinds) => {
  for (const kind of kinds) {
    const [one, other] = ['one', 'other'].map((slug) => emblem(game, face(slug, kind), 'normal', paint));
    expect(one).not.toEqual(other);
  }
});
