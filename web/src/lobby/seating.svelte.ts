/** Who is to sit where: the choices of a form until they become a table. */
import type { GameInfo, NewSeat } from '../wire';
import { nameOr } from './names.svelte';
import { usualBot } from './opening';

/** Who sits on a seat: whoever fills in the form, somebody else at the screen, whoever gets a link, or a bot. */
export type Who = 'me' | 'here' | 'link' | `bot:${string}`;

/** The seats of a form. */
export class Seating {
  who = $state<Who[]>([]);
  readonly #bot: Who;

  constructor(game: GameInfo | undefined, seats: number) {
    this.#bot = `bot:${usualBot(game).id}`;
    this.who = Array.from({ length: seats }, (_, place) => (place === 0 ? 'me' : this.#bot));
  }

  /** Lays more or fewer places. */
  resize(seats: number): void {
    const last = this.who.at(-1) ?? 'link';
    const more: Who = last !== 'me' ? last : this.who.length === 1 ? this.#bot : 'here';
    while (this.who.length < seats) this.who.push(more);
    this.who.length = seats;
    if (!this.who.includes('me') && this.who.includes('here')) this.seat(this.who.indexOf('here'), 'me');
  }

  /** Somebody takes a seat; one person sits on one seat only. */
  seat(place: number, who: Who): void {
    if (who === 'me') this.who = this.who.map((sitting) => (sitting === 'me' ? 'here' : sitting));
    this.who[place] = who;
  }

  /** Which of the people at this screen sits there; nobody for links and bots. */
  person(place: number): number | null {
    if (this.who[place] === 'me') return 0;
    if (this.who[place] !== 'here') return null;
    return 1 + this.who.slice(0, place).filter((who) => who === 'here').length;
  }

  /** What is sent. */
  seats(): NewSeat[] {
    return this.who.map((who, place) => {
      const person = this.person(place);
      if (person !== null) return { who: 'here', name: nameOr(person) };
      return who === 'link' ? { who: 'link' } : { who: 'bot', bot: who.slice(4) };
    });
  }
}
