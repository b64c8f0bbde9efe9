// How long ago something was, as people say it.
import type { Tongue } from '../wire';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

/** A moment in seconds since 1970, seen from now: `3 hours ago`, `hier`. */
export function ago(seconds: number, tongue: Tongue): string {
  const past = Date.now() / 1000 - seconds;
  const words = new Intl.RelativeTimeFormat(tongue, { numeric: 'auto' });
  if (past > 30 * 86400) return new Intl.DateTimeFormat(tongue, { dateStyle: 'medium' }).format(new Date(seconds * 1000));
  for (const [unit, length] of STEPS) {
    if (past >= length) return words.format(-Math.floor(past / length), unit);
  }
  return words.format(0, 'minute');
}
