// Who sits where, in words.
import { list, t } from '../speech.svelte';
import type { SeatInfo, TableInfo } from '../wire';
import { game } from './games.svelte';

/** What whoever sits on a seat is called; a bot by its name in the spoken language. */
export function seatName(table: TableInfo, seat: SeatInfo): string {
  if (seat.player === 'free') return t('lobby-row-free');
  const bot = seat.player === 'bot' ? game(table.game)?.bots.find((one) => one.id === seat.bot) : undefined;
  return bot?.name ?? (seat.name || t('parts-seat', { seat: seat.seat }));
}

/** Everybody at a table, or those on some of its seats. */
export function everybody(table: TableInfo, only?: string[]): string {
  return list(table.seats.filter((seat) => !only || only.includes(seat.seat)).map((seat) => seatName(table, seat)));
}
