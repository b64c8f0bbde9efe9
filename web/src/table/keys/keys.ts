/** The keys of the table. They are silent while somebody types, and can be switched off. */
import { isAmounts, gather } from '../prompt/options';
import type { Mat } from '../mat.svelte';
import type { Tab } from '../panels/Side.svelte';
import { taste } from '../taste.svelte';

/** What else keys can do. */
export interface Keyed {
  open(tab: Tab): void;
  help(): void;
  undo(): void;
  hint(): void;
  /** Steps through what has been seen. */
  step(by: -1 | 1): void;
  /** Shows what is. */
  skip(): void;
  /** Closes what lies on top; says whether there was something. */
  close(): boolean;
}

/** Where keys are letters. */
const TYPING = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select';

export function press(event: KeyboardEvent, mat: Mat, keyed: Keyed): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (target.matches(TYPING) || target.closest('dialog')) return;
  if (event.key === 'Escape') {
    if (keyed.close()) event.preventDefault();
    return;
  }
  if (taste.keys && act(event.key, target, mat, keyed)) event.preventDefault();
}

function act(key: string, target: HTMLElement, mat: Mat, keyed: Keyed): boolean {
  const at = target.closest<HTMLElement>('[data-at]')?.dataset.at;
  const buttons = mat.acts && !mat.still ? mat.buttons : [];
  switch (key) {
    case 'o':
      keyed.open('options');
      return true;
    case 'l':
      keyed.open('log');
      return true;
    case 'c':
      keyed.open('chat');
      return true;
    case 't':
      keyed.open('table');
      return true;
    case '?':
      keyed.help();
      return true;
    case 'u':
      keyed.undo();
      return true;
    case 'h':
      keyed.hint();
      return true;
    case ',':
      keyed.step(-1);
      return true;
    case '.':
      keyed.step(1);
      return true;
    case 's':
      keyed.skip();
      return true;
    case 'z':
      if (mat.zoomed && !mat.zoomed.beside) mat.zoomed = null;
      else if (at) mat.zoomCard(at, null);
      return true;
    case 'w':
      if (at && mat.cards.has(at)) mat.acts?.why(at);
      return true;
    case 'r':
      if (mat.roll && !mat.still) mat.take(mat.roll);
      return true;
    case 'n': {
      if (mat.usual && buttons.length > 0) mat.take(mat.usual);
      else mat.pay();
      return true;
    }
    default: {
      const number = /^[1-9]$/.test(key) ? Number(key) : 0;
      const option = gather(buttons).filter((entry) => !isAmounts(entry))[number - 1];
      if (option && !isAmounts(option)) mat.take(option);
      return number > 0;
    }
  }
}
