import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** A card in its column: ranks compare byte by byte, equal ones by id, so that every two cards have an order. */
export type Ranked = { id: string; rank: string };

/** A rank longer than this is a sign that a column should be numbered anew. */
const LONG_RANK = 64;

export function inOrder(one: Ranked, other: Ranked): number {
  return compare(one.rank, other.rank) || compare(one.id, other.id);
}

/** Where a card is put: below a card, above one, or at an end of the column. */
export type Place = { aboveId?: string | null; belowId?: string | null };

/**
 * The index at which a card comes into a column that does not hold it. A neighbour that has left the column is ignored.
 *
 * @param column in order, the first one at the top
 */
export function indexOf(column: readonly Ranked[], { aboveId, belowId }: Place): number {
  const above = aboveId ? column.findIndex(({ id }) => id === aboveId) : -1;
  if (above >= 0) return above + 1;
  const below = belowId ? column.findIndex(({ id }) => id === belowId) : -1;
  return Math.max(0, below);
}

/**
 * The rank of a card that comes to an index of a column, between its neighbours.
 *
 * @param column in order, without the card
 * @returns null when no rank fits between them, or only a long one: then the column has to be ranked anew
 */
export function rankAt(column: readonly Ranked[], index: number): string | null {
  const above = column[index - 1]?.rank ?? null;
  const below = column[index]?.rank ?? null;
  if (above !== null && below !== null && above >= below) return null;
  const rank = generateKeyBetween(above, below);
  return rank.length > LONG_RANK ? null : rank;
}

/** Ranks for so many cards in order, below the last card of a column. @param last its rank; null: the column is empty */
export function ranksBelow(last: string | null, count: number): string[] {
  return generateNKeysBetween(last, null, count);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
