/** The course of a match as lines to be drawn and as rows to be read. */
import type { CostlyDecision, Outlook, OutlookLine } from '../wire';

/** Where in a drawing something lies. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How likely a side was to win after so many decisions, as it was known last; nothing before its first decision. */
export function shareAt(line: OutlookLine, decision: number): number | null {
  let share: number | null = null;
  for (const [at, win] of line.points) {
    if (at > decision) break;
    share = win;
  }
  return share;
}

/** Where a moment and a probability lie in a drawing. */
export function place(frame: Frame, all: number, decision: number, share: number): [number, number] {
  const x = frame.left + ((frame.right - frame.left) * decision) / Math.max(1, all);
  const y = frame.bottom - (frame.bottom - frame.top) * share;
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** A line as a path; empty where nothing is known. */
export function path(frame: Frame, all: number, line: OutlookLine): string {
  return line.points.map(([at, win], index) => `${index === 0 ? 'M' : 'L'}${place(frame, all, at, win).join(' ')}`).join('');
}

/** Where a costly decision is marked: on the line of its seat. */
export function mark(frame: Frame, outlook: Outlook, one: CostlyDecision): [number, number] {
  const line = outlook.lines.find((other) => other.seats.includes(one.seat));
  return place(frame, outlook.all, one.decision, (line && shareAt(line, one.decision)) ?? one.win);
}

/** Some moments of a match, the first and the last among them, with how likely each side was to win. */
export function rows(outlook: Outlook, most = 12): { decision: number; shares: (number | null)[] }[] {
  const known = [...new Set(outlook.lines.flatMap((line) => line.points.map(([at]) => at)))].sort((one, other) => one - other);
  const step = Math.max(1, (known.length - 1) / (most - 1));
  const chosen = known.length <= most ? known : Array.from({ length: most }, (_, nth) => known[Math.round(nth * step)] ?? 0);
  return chosen.map((decision) => ({ decision, shares: outlook.lines.map((line) => shareAt(line, decision)) }));
}
