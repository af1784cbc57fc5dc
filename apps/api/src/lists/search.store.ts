import { z } from 'zod';
import { type Condition, oneOf, type SqlType } from './keyset-list.ts';
import { type Place, rowsOf } from './rows.store.ts';

/** The searchable entities; each has a trigger that maintains its entry (docs/decisions/0007-search.md). */
export type SearchKind = 'chance' | 'customer' | 'user';

/** The maximum number of ids from a search to a list. A list meets rows with a more frequent text early anyway. */
const MOST = 1_000;
const found = z.array(z.object({ id: z.string() }));

/** @returns the ids of the things that contain the text; null when there are more than a list can be given */
export async function searchIds(place: Place, kind: SearchKind, typed: string): Promise<string[] | null> {
  const ids = await askFor(place, 'app_search', kind, typed, MOST + 1);
  return ids.length > MOST ? null : ids;
}

/** @returns the ids of the things that contain the text or resemble it, the most alike first */
export function searchSimilarIds(place: Place, kind: SearchKind, typed: string): Promise<string[]> {
  return askFor(place, 'app_search_similar', kind, typed, MOST);
}

async function askFor(
  place: Place,
  by: 'app_search' | 'app_search_similar',
  kind: SearchKind,
  typed: string,
  most: number,
): Promise<string[]> {
  const sql = `SELECT ${by} AS "id" FROM ${by}($1::text, $2::text, $3::int)`;
  return found.parse(await rowsOf(place, { sql, parameters: [kind, typed, most] })).map(({ id }) => id);
}

/**
 * The condition of a search: the ids it found or, where these are too many, the text of each row.
 *
 * @param text SQL of the text that the entry was made of
 */
export function foundBy(
  ids: readonly string[] | null,
  typed: string,
  { id, type, text }: { id: string; type: SqlType; text: string },
): Condition | null {
  if (ids) return oneOf(id, type, type === 'int' ? ids.map(Number) : ids);
  return (put) => containsText(text, put(typed, 'text'));
}

/** @returns SQL that compares a text as the entries are compared; by position, for which the planner expects frequent hits */
export function containsText(text: string, typed: string): string {
  return `strpos(app_fold(${text}), app_fold(btrim(${typed}))) > 0`;
}
