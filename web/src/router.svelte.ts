/**
 * Where in the client the reader is: a page and what it is about, from the address.
 *
 * Plain links work: a click on one inside the client changes the address without loading anything.
 */

/** A page with what it is about. */
export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game?: string; rule?: string }
  | { page: 'cards'; game?: string; slug?: string }
  | { page: 'decks'; game?: string; build?: boolean }
  | { page: 'learn'; game?: string }
  | { page: 'account' }
  | { page: 'admin' }
  | { page: 'nowhere' };

let here = $state.raw<Route>(read());

/** Where the reader is. */
export function route(): Route {
  return here;
}

/** Goes somewhere else; `replace` leaves no step to go back to. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  arrive();
  if (!location.hash) window.scrollTo(0, 0);
}

/** Listens to the back button and to clicks on links; called once, by the shell. */
export function watch(): () => void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    // A place on the same page is the browser's business.
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  window.addEventListener('popstate', arrive);
  document.addEventListener('click', follow);
  return () => {
    window.removeEventListener('popstate', arrive);
    document.removeEventListener('click', follow);
  };
}

function arrive(): void {
  const next = read();
  // The same page about the same thing stays as it is: only a fragment or a query has changed.
  if (JSON.stringify(next) !== JSON.stringify(here)) here = next;
}

function read(): Route {
  const [page, first, second] = location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (page === undefined) return { page: 'lobby' };
  if (page === 't' && first) return { page: 'table', id: first };
  if (page === 'replay' && first) return { page: 'replay', id: first };
  if (page === 'rules') return { page: 'rules', game: first, rule: second };
  if (page === 'cards') return { page: 'cards', game: first, slug: second };
  if (page === 'decks') return { page: 'decks', game: first, build: second === 'build' };
  if (page === 'learn') return { page: 'learn', game: first };
  if (page === 'account') return { page: 'account' };
  if (page === 'admin') return { page: 'admin' };
  return { page: 'nowhere' };
}
