/**
 * With what the game would pay for something that is paid for piece by piece: shown before it is done, done by one click.
 */
import type { OptionScene, Scene } from '../../wire';

/** A payment that the game proposes. */
export interface Proposal {
  /** The answers, one after another. */
  texts: readonly string[];
  /** The places of what would be spent, as far as they are to be seen. */
  places: ReadonlySet<string>;
  /** What would be spent, by name; empty where a part of it has none. */
  names: string[];
}

/** What the game proposes for the open question, if it does; things are named by their places. */
export function proposal(scene: Scene, options: OptionScene[], nameOf: (at: string) => string | undefined): Proposal | null {
  const texts = scene.question?.payment ?? [];
  if (texts.length === 0) return null;
  const places = new Set<string>();
  const names: string[] = [];
  for (const text of texts) {
    const at = options.find((option) => option.text === text)?.cards.find((place) => !places.has(place));
    const name = at && nameOf(at);
    if (at !== undefined) places.add(at);
    if (name) names.push(name);
  }
  return { texts, places, names: names.length === texts.length ? names : [] };
}
