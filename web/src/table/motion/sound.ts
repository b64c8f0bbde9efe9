/**
 * The sounds of the table, made by the browser itself: a card that slides, a blow, a gain, one's own decision, the end. They
 * are silent unless somebody wants them.
 */
import type { Scene } from '../../wire';
import { changes } from './changes';

type Tone = [frequency: number, after: number, length: number, loud: number, shape: OscillatorType];

const TONES: Record<'card' | 'blow' | 'gain' | 'turn' | 'end', Tone[]> = {
  card: [[420, 0, 0.05, 0.05, 'triangle'], [620, 0.03, 0.05, 0.03, 'triangle']],
  blow: [[120, 0, 0.16, 0.22, 'square'], [70, 0.03, 0.22, 0.2, 'sine']],
  gain: [[660, 0, 0.09, 0.07, 'sine'], [880, 0.07, 0.12, 0.07, 'sine']],
  turn: [[523, 0, 0.14, 0.09, 'sine'], [784, 0.11, 0.24, 0.09, 'sine']],
  end: [[523, 0, 0.2, 0.1, 'sine'], [659, 0.16, 0.2, 0.1, 'sine'], [784, 0.32, 0.45, 0.1, 'sine']],
};

let context: AudioContext | undefined;

/** Lets be heard what has changed from one scene to the next. */
export function hear(before: Scene, after: Scene): void {
  const found = changes(before, after);
  const places = (scene: Scene) => new Set(scene.zones.flatMap((zone) => zone.cards.map((card) => `${card.key}@${zone.id}`)));
  const old = places(before);
  if (after.result && !before.result) sound('end');
  else if (found.some((change) => change.bad)) sound('blow');
  else if (found.length > 0) sound('gain');
  else if ([...places(after)].some((place) => !old.has(place))) sound('card');
  if (after.question && before.asked !== after.viewer && !after.result) sound('turn', 0.25);
}

function sound(name: keyof typeof TONES, late = 0): void {
  context ??= new AudioContext();
  const now = context.currentTime + late;
  for (const [frequency, after, length, loud, shape] of TONES[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = shape;
    tone.frequency.setValueAtTime(frequency, now + after);
    volume.gain.setValueAtTime(0, now + after);
    volume.gain.linearRampToValueAtTime(loud, now + after + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + after + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + after);
    tone.stop(now + after + length + 0.02);
  }
}
