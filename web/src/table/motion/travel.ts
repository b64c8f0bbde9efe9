/**
 * Cards travel: after a new scene each card starts where it lay and glides to where it lies.
 *
 * A card is followed by its key. One that was not there before comes from the pile that has become smaller; one that is
 * gone needs no journey. With reduced motion everything simply is where it is.
 */
import type { Scene } from '../../wire';

/** Where cards and piles were before a change. */
export interface Before {
  cards: Map<string, DOMRect>;
  piles: Map<string, DOMRect>;
  scene: Scene;
}

const TIME = 380;

/** Remembers where everything is. */
export function look(board: HTMLElement, scene: Scene): Before {
  const places = (name: 'key' | 'pile') => {
    const nodes = [...board.querySelectorAll<HTMLElement>(`[data-${name}]`)];
    return new Map(nodes.map((node) => [node.dataset[name] ?? '', node.getBoundingClientRect()]));
  };
  return { cards: places('key'), piles: places('pile'), scene };
}

/** Lets all cards glide from where they were. */
export function travel(board: HTMLElement, before: Before, scene: Scene): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  let order = 0;
  for (const node of board.querySelectorAll<HTMLElement>('[data-key]')) {
    const key = node.dataset.key ?? '';
    const known = before.cards.get(key);
    const from = known ?? (node.closest('[data-pile]') ? undefined : source(node.dataset.zone ?? '', before, scene));
    const to = node.getBoundingClientRect();
    if (!from || to.width === 0) continue;
    const [x, y, scale] = [from.left - to.left, from.top - to.top, from.width / to.width];
    if (Math.abs(x) < 2 && Math.abs(y) < 2 && Math.abs(scale - 1) < 0.03) continue;
    const far = Math.hypot(x, y) > 60;
    node.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 30, opacity: known ? 1 : 0.3 },
        { transform: 'none', transformOrigin: '0 0', zIndex: 30, opacity: 1 },
      ],
      {
        duration: far ? TIME : TIME * 0.6,
        delay: known ? 0 : 50 * order++,
        easing: 'cubic-bezier(.2,.75,.25,1)',
        fill: 'backwards',
      },
    );
  }
}

/** The pile that a new card of a zone has come from: one that became smaller, of the same seat if there is one. */
function source(zone: string, before: Before, scene: Scene): DOMRect | undefined {
  const seat = zone.includes(':') ? zone.slice(zone.indexOf(':')) : '';
  const sizes = new Map(before.scene.zones.map((one) => [one.id, one.count]));
  const smaller = scene.zones.filter((one) => one.id !== zone && one.count < (sizes.get(one.id) ?? 0) && before.piles.has(one.id));
  const found = smaller.find((one) => seat !== '' && one.id.endsWith(seat)) ?? smaller.find((one) => one.seat === null);
  return found && before.piles.get(found.id);
}
