/** How the seats are told apart in drawings: by a colour, and for whoever sees none by dashes. */
export interface Stroke {
  /** The name of the colour in the look of the pages. */
  colour: string;
  /** Lengths of dashes and gaps; none for a whole line. */
  dash: number[];
}

const FIRST: Stroke = { colour: '--seat-1', dash: [] };
const STROKES: Stroke[] = [
  FIRST,
  { colour: '--seat-2', dash: [8, 4] },
  { colour: '--seat-3', dash: [2, 3] },
  { colour: '--seat-4', dash: [10, 3, 2, 3] },
];

/** How the line of this number is drawn. */
export function stroke(nth: number): Stroke {
  return STROKES[nth % STROKES.length] ?? FIRST;
}
