/**
 * Dragging a card with mouse, pen or finger.
 *
 * A press becomes a drag once it has moved a little; a finger that moves mostly sideways or along a list scrolls instead
 * until it has rested for a moment. Escape puts the card back. A finger that rests without moving looks closely.
 */
import type { Mat } from '../mat.svelte';

const SLACK = 5;
const REST = 420;

/** Makes a card draggable. `at` is read when the press begins, since cards change places. */
export function draggable(node: HTMLElement, about: { mat: Mat; at: string }) {
  let { mat, at } = about;
  let ghost: HTMLElement | null = null;
  let start = { x: 0, y: 0 };
  let pressed: number | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let looked = false;
  let dropped = false;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || pressed !== null) return;
    pressed = event.pointerId;
    start = { x: event.clientX, y: event.clientY };
    looked = dropped = false;
    if (event.pointerType !== 'mouse') {
      resting = setTimeout(() => {
        looked = true;
        mat.zoomCard(at, null);
      }, REST);
    }
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', stop);
    window.addEventListener('keydown', escape, true);
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== pressed) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!ghost) {
      if (Math.hypot(x, y) <= SLACK) return;
      clearTimeout(resting);
      if (looked || !mat.acts || mat.still || !(mat.cardOptions.has(at) || mat.ways.has(at))) return stop();
      lift();
    }
    event.preventDefault();
    if (ghost) ghost.style.transform = `translate(${x}px, ${y}px) rotate(2deg) scale(1.04)`;
  }

  function lift(): void {
    mat.zoomed = null;
    mat.letGo();
    mat.dragged = at;
    const box = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-key');
    ghost.removeAttribute('data-at');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.tabIndex = -1;
    ghost.classList.add('ghost');
    Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    (node.closest('.mat') ?? document.body).append(ghost);
    node.classList.add('lifted');
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== pressed) return;
    if (ghost) {
      dropped = true;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const board = under?.closest('[data-board]');
      const card = under?.closest<HTMLElement>('[data-at]')?.dataset.at ?? null;
      const zone = under?.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? null;
      stop();
      if (board) mat.drop(at, card === at ? null : card, zone === node.dataset.zone, event.clientX, event.clientY);
    } else {
      stop();
    }
  }

  function escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !ghost) return;
    event.stopPropagation();
    dropped = true;
    stop();
  }

  function stop(): void {
    clearTimeout(resting);
    ghost?.remove();
    ghost = null;
    pressed = null;
    mat.dragged = null;
    node.classList.remove('lifted');
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', stop);
    window.removeEventListener('keydown', escape, true);
  }

  // The click that follows a drag or a long look means nothing more.
  function swallow(event: MouseEvent): void {
    if (!dropped && !looked) return;
    dropped = looked = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const still = (event: Event) => event.preventDefault();
  node.addEventListener('pointerdown', down);
  node.addEventListener('click', swallow, true);
  node.addEventListener('dragstart', still);
  node.addEventListener('contextmenu', still);
  return {
    update(next: { mat: Mat; at: string }) {
      ({ mat, at } = next);
    },
    destroy() {
      stop();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('click', swallow, true);
      node.removeEventListener('dragstart', still);
      node.removeEventListener('contextmenu', still);
    },
  };
}
