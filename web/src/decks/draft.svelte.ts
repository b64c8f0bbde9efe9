/** A deck that is being built: which cards, how often, under which name. */
import type { Faces } from '../faces.svelte';
import type { DeckInfo } from '../wire';

/** The most copies of a card that a list may have. */
const MOST = 200;

export class Draft {
  name = $state('');
  format = $state('');
  /** The copies of each card by its word, in the order in which they came. */
  #copies = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** The cards that the deck begins with, by their words, where a game lets one choose them. */
  #opening = $state.raw<readonly string[]>([]);

  get copies(): ReadonlyMap<string, number> {
    return this.#copies;
  }

  get opening(): readonly string[] {
    return this.#opening;
  }

  /** Chooses a card to begin with, or takes the choice back. */
  begin(slug: string): void {
    const chosen = this.#opening.includes(slug);
    this.#opening = chosen ? this.#opening.filter((other) => other !== slug) : [...this.#opening, slug];
  }

  get size(): number {
    return [...this.#copies.values()].reduce((sum, number) => sum + number, 0);
  }

  number(slug: string): number {
    return this.#copies.get(slug) ?? 0;
  }

  /** One copy more or fewer. */
  change(slug: string, by: number): void {
    const next = new Map(this.#copies);
    const number = Math.max(0, Math.min(MOST, (next.get(slug) ?? 0) + by));
    if (number > 0) next.set(slug, number);
    else next.delete(slug);
    this.#copies = next;
    if (number === 0) this.#opening = this.#opening.filter((other) => other !== slug);
  }

  /** Takes over a deck as a whole. */
  take(deck: DeckInfo, faces: Faces): void {
    const found = deck.cards.flatMap(([face, number]): [string, number][] => {
      const slug = faces.get(face)?.slug;
      return slug ? [[slug, number]] : [];
    });
    this.#copies = new Map(found);
    this.#opening = deck.opening.flatMap((face) => faces.get(face)?.slug ?? []);
    if (deck.name) this.name = deck.name;
  }

  clear(): void {
    this.#copies = new Map();
    this.#opening = [];
    this.name = '';
  }

  /** The list as it is sent: a number and a word a line. */
  text(): string {
    return [...this.#copies].map(([slug, number]) => `${number} ${slug}`).join('\n');
  }

  /** The deck for lists and curves. */
  deck(faces: Faces): DeckInfo {
    const bySlug = new Map([...faces.values()].map((face) => [face.slug, face.face]));
    const cards = [...this.#copies].flatMap(([slug, number]): [number, number][] => {
      const face = bySlug.get(slug);
      return face === undefined ? [] : [[face, number]];
    });
    const opening = this.#opening.flatMap((slug) => bySlug.get(slug) ?? []);
    return { id: 'draft', name: this.name, cards, opening, own: true };
  }

  /** The part of an address that holds the whole deck. */
  address(): string {
    const cards = [...this.#copies].map(([slug, number]) => `${slug}*${number}`).join(',');
    const first = this.#opening.join(',');
    return new URLSearchParams({ name: this.name, ...(this.format && { format: this.format }), cards, ...(first && { first }) }).toString();
  }

  /** Takes a deck over from an address; whether there was one. */
  read(address: string): boolean {
    const query = new URLSearchParams(address);
    const cards = query.get('cards');
    if (!cards) return false;
    const found = cards.split(',').flatMap((entry): [string, number][] => {
      const parts = /^([a-z0-9-]+)\*(\d{1,3})$/.exec(entry);
      const number = Number(parts?.[2]);
      return parts?.[1] && number > 0 && number <= MOST ? [[parts[1], number]] : [];
    });
    this.#copies = new Map(found);
    const first = (query.get('first') ?? '').split(',').filter((slug) => found.some(([other]) => other === slug));
    this.#opening = [...new Set(first)];
    this.name = (query.get('name') ?? '').slice(0, 60);
    this.format = (query.get('format') ?? '').slice(0, 40);
    return true;
  }
}
