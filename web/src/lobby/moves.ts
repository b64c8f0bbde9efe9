import type { TableInfo } from '../wire';

/** Whether others wait for the reader at a table. */
export function isWaiting(table: TableInfo): boolean {
  const others = table.seats.some((seat) => seat.player === 'person' && !table.yours.includes(seat.seat));
  return others && table.status === 'playing' && table.asked !== null && table.yours.includes(table.asked) && !table.unplayable;
}
