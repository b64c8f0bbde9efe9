import { expect, test } from 'vitest';
import type { FaceInfo } from '../../wire';
import { otherSide } from './facts';

const face = (slug: string, back?: string): FaceInfo =>
  ({ slug, print: back === undefined ? [] : [['back', back]] }) as unknown as FaceInfo;

test('a card with two sides has another one, whichever lies up', () => {
  const faces = [face('moon'), face('sun-hero', 'sun-person'), face('sun-person', 'sun-hero'), face('lost', 'gone')];
  const other = (at: number) => otherSide(faces[at] as FaceInfo, faces)?.slug;
  expect([0, 1, 2, 3].map(other)).toEqual([undefined, 'sun-person', 'sun-hero', undefined]);
});
