/** The arrow keys on the table: from card to card, by where they lie. */
import type { Mat } from '../mat.svelte';

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Moves the focus to the nearest card in the direction of the key; `Home` and `End` to the first and last of the zone. */
export function arrows(event: KeyboardEvent, mat: Mat): void {
  const way = WAYS[event.key];
  const board = event.currentTarget as HTMLElement;
  const here = (event.target as HTMLElement).closest<HTMLElement>('[data-at]');
  if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = [...board.querySelectorAll<HTMLElement>('[data-at]')];
  let next: HTMLElement | undefined;
  if (way) next = nearest(here, all, way);
  else if (event.key === 'Home' || event.key === 'End') {
    const zone = all.filter((node) => node.dataset.zone === here.dataset.zone);
    next = event.key === 'Home' ? zone[0] : zone.at(-1);
  }
  if (!way && !next) return;
  event.preventDefault();
  if (next) {
    mat.focus = next.dataset.key ?? null;
    next.focus();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

function nearest(here: HTMLElement, all: HTMLElement[], [right, down]: [number, number]): HTMLElement | undefined {
  const from = middle(here);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const node of all) {
    if (node === here) continue;
    const to = middle(node);
    const [x, y] = [to.x - from.x, to.y - from.y];
    const along = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    // Sideways stays in the line as long as there is one; up and down looks for the next line.
    if (along < 4 || (right !== 0 && aside > from.tall * 0.6)) continue;
    const distance = along + aside * (right !== 0 ? 3 : 0.6);
    if (distance < least) [best, least] = [node, distance];
  }
  return best;
}

function middle(node: HTMLElement): { x: number; y: number; tall: number } {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, tall: box.height };
}
