/**
 * What has become more or less from one scene to the next: damage on a card, threat on a scheme, a seat's health.
 *
 * It compares numbers by name and knows no game. A card is followed by its key; one that has shown another side is not
 * compared with itself.
 */
import type { NumberScene, Scene } from '../../wire';

/** A number that has changed, and where. */
export interface NumberChange {
  /** The key of the card, or the letter of the seat. */
  card?: string;
  seat?: string;
  name: string;
  label: string;
  by: number;
  /** Whether it is bad for whoever has it. */
  bad: boolean;
}

/** More of these is bad; of everything else, less. */
const HARM = ['damage', 'threat', 'wounds', 'exhaustion'];
/** What follows from another number that has changed. */
const FOLLOWS: Record<string, string> = { health: 'damage', life: 'damage' };
/** Numbers that tell nothing by changing. */
const QUIET = ['cost', 'hand', 'target'];

export function changes(before: Scene, after: Scene): NumberChange[] {
  if (before.viewer !== after.viewer || after.decisions < before.decisions) return [];
  const cards = new Map(before.zones.flatMap((zone) => (zone.held ? [] : zone.cards.map((card) => [card.key, card] as const))));
  const onCards = after.zones.flatMap((zone) =>
    zone.held || zone.pile
      ? []
      : zone.cards.flatMap((card) => {
          const was = cards.get(card.key);
          if (!was || was.face !== card.face || card.face === null) return [];
          return differences(was.values, card.values).map((change) => ({ ...change, card: card.key }));
        }),
  );
  const seats = new Map(before.seats.map((seat) => [seat.seat, seat]));
  const onSeats = after.seats.flatMap((seat) => {
    const was = seats.get(seat.seat);
    return was ? differences(was.gauges, seat.gauges).map((change) => ({ ...change, seat: seat.seat })) : [];
  });
  return [...onCards, ...onSeats];
}

function differences(before: NumberScene[], after: NumberScene[]): Omit<NumberChange, 'card' | 'seat'>[] {
  const number = (values: NumberScene[], name: string) => Number(values.find((value) => value.name === name)?.value ?? 0);
  const names = new Map([...before, ...after].filter((value) => value.label).map((value) => [value.name, value.label]));
  const found = [...names].flatMap(([name, label]) => {
    const by = number(after, name) - number(before, name);
    return by === 0 || !Number.isFinite(by) || QUIET.includes(name) ? [] : [{ name, label, by, bad: HARM.includes(name) === by > 0 }];
  });
  return found.filter(({ name }) => !found.some((other) => other.name === FOLLOWS[name]));
}
