// The lines of a scenario taken apart for reading. What they mean is known to the server alone.
import type { FaceInfo, ScenarioInfo } from '../wire';

/** What kind of line it is. */
export type Keyword = 'given' | 'when' | 'then' | 'refuse';

/** One line. */
export interface ScenarioLine {
  keyword: Keyword;
  /** The seat or place it is about; empty for the table as a whole. */
  about: string;
  /** What it says. */
  text: string;
  /** The rule it cites. */
  rule: string | null;
}

/** Takes a line apart; a line of another form is shown as it stands. */
export function readLine(line: string): ScenarioLine {
  const [said = '', cited] = line.split(/\s+#\s+/, 2);
  const parts = /^(given|when|then|refuse)\b\s*([^:]*?)\s*:\s*(.*)$/.exec(said);
  if (!parts) return { keyword: 'then', about: '', text: said, rule: null };
  const [, keyword, about = '', text = ''] = parts;
  return { keyword: keyword as Keyword, about, text, rule: keyword === 'refuse' ? (cited?.trim() ?? null) : null };
}

/** Whether there is a position to play from: some scenarios are only about set-ups and deck lists. */
export function hasPosition(scenario: ScenarioInfo): boolean {
  return scenario.lines.some((line) => /^(given|when)\b/.test(line));
}

/** How many seats its table has: as many as it says, or as its letters need. */
export function seatsOf(scenario: ScenarioInfo): number {
  let seats = 2;
  for (const line of scenario.lines) {
    const said = /^given\s*:.*?\b(\d+) seats?\b/.exec(line);
    if (said) return Number(said[1]);
    const letter = /^(?:given|when|then|refuse) ([A-Z])\b/.exec(line)?.[1];
    if (letter) seats = Math.max(seats, letter.charCodeAt(0) - 64);
  }
  return seats;
}

/** Takes a line's text apart into cards and the words between them; numbers of copies are written with a proper sign. */
export function cardsIn(line: string, bySlug: Map<string, FaceInfo>): (string | FaceInfo)[] {
  const parts: (string | FaceInfo)[] = [];
  const text = line.replace(/ x(\d+)\b/g, ' ×\u00a0$1');
  let from = 0;
  for (const word of text.matchAll(/[a-z0-9]+(?:-[a-z0-9]+)*/g)) {
    const face = bySlug.get(word[0]);
    if (!face) continue;
    if (word.index > from) parts.push(text.slice(from, word.index));
    parts.push(face);
    from = word.index + word[0].length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
