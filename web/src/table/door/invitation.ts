/** Invitations: the secrets of free seats that this screen knows, and what is written to a friend. */
import type { Invitation, Reach } from '../../wire';

/** The invitations to a table that was set up at this screen. */
export function invitationsOf(id: string): Invitation[] {
  try {
    return JSON.parse(sessionStorage.getItem(`invitations:${id}`) ?? '[]') as Invitation[];
  } catch {
    return [];
  }
}

/**
 * The address that a friend opens. A page that was opened under the name of its own machine alone is of no use to others:
 * then it is the address that they can reach, where there is one.
 */
export function addressOf(here: string, reach: Reach | null, table: string, secret: string): string {
  const { hostname } = new URL(here);
  const local = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname.startsWith('127.') || hostname === '[::1]';
  const origin = local && reach?.address ? reach.address : here;
  return `${origin}/t/${encodeURIComponent(table)}#${secret}`;
}
