// Where a card is shown beside what it belongs to, so that it lies inside the window.

/** A place on the screen, in pixels. */
export interface Place {
  left: number;
  top: number;
  width: number;
}

const WIDTH = 250;
/** Cards are five by seven. */
const HEIGHT = (WIDTH * 7) / 5;
const GAP = 12;

/** A place for a card beside an element: at its right where there is room, else at its left, else below or above. */
export function beside(element: Element): Place {
  const box = element.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const inside = (value: number, size: number, room: number) => Math.max(GAP, Math.min(value, room - size - GAP));
  const top = inside(box.top + box.height / 2 - HEIGHT / 2, HEIGHT, innerHeight);
  if (box.right + GAP + WIDTH + GAP <= innerWidth) return { left: box.right + GAP, top, width: WIDTH };
  if (box.left - GAP - WIDTH >= GAP) return { left: box.left - GAP - WIDTH, top, width: WIDTH };
  const below = box.bottom + GAP;
  const fits = below + HEIGHT + GAP <= innerHeight;
  return { left: inside(box.left, WIDTH, innerWidth), top: fits ? below : Math.max(GAP, box.top - GAP - HEIGHT), width: WIDTH };
}
