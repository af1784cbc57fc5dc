import { z } from 'zod';
import { type Condition, oneOf, type SqlType } from './keyset-list.ts';
import { type Place, rowsOf } from './rows.store.ts';

/** The searchable entities; each has a trigger that maintains its entry (docs/decisions/0007-search.md). */
export type SearchKind = 'chance' | 'customer' | 'user';

/**
 * What a search found.
 *
 * - `ids`: all things that contain each typed word, or a word that resembles it; null when there are more than a list can
 *   be given
 * - `parts`: then the text of such a thing contains one of each list
 */
export type Found = { ids: string[] | null; parts: string[][] };

/** The maximum number of ids from a search to a list. A list meets rows with more frequent words early anyway. */
const MOST = 3_000;
/** The maximum number of names that resemble what was typed. */
const MOST_ALIKE = 1_000;
const foundRows = z.tuple([z.object({ ids: z.array(z.string()).nullable(), parts: z.array(z.array(z.string())) })]);
const idRows = z.array(z.object({ id: z.string() }));

/** @returns what contains the typed words, in any order; case, accents and spelling mistakes are forgiven */
export async function searchWords(place: Place, kind: SearchKind, typed: string): Promise<Found> {
  const sql = 'SELECT * FROM app_search($1::text, $2::text, $3::int)';
  return foundRows.parse(await rowsOf(place, { sql, parameters: [kind, typed, MOST] }))[0];
}

/** @returns the ids of the customers or people whose name contains the text or resembles it as a whole, the most alike first */
export async function searchSimilarIds(
  place: Place,
  kind: Exclude<SearchKind, 'chance'>,
  typed: string,
): Promise<string[]> {
  const sql = 'SELECT app_search_similar AS "id" FROM app_search_similar($1::text, $2::text, $3::int)';
  return idRows.parse(await rowsOf(place, { sql, parameters: [kind, typed, MOST_ALIKE] })).map(({ id }) => id);
}

/**
 * The condition of a search: the ids it found or, where these are too many, the text of each row.
 *
 * @param text SQL of the text that the entry was made of, folded
 */
export function foundBy(
  { ids, parts }: Found,
  { id, type, text }: { id: string; type: SqlType; text: string },
): Condition | null {
  if (ids) return oneOf(id, type, type === 'int' ? ids.map(Number) : ids);
  return parts.length === 0 ? null : (put) => containsParts(text, parts, (part) => put(part, 'text'));
}

/** @returns SQL of a folded text that contains one of each list; by position, for which the planner expects frequent hits */
export function containsParts(text: string, parts: readonly string[][], put: (part: string) => string): string {
  const anyOf = (part: readonly string[]) => `(${part.map((one) => `strpos(${text}, ${put(one)}) > 0`).join(' OR ')})`;
  return parts.map(anyOf).join(' AND ');
}

/** @returns SQL of a text that contains what was typed as it stands, case and accents apart */
export function containsText(text: string, typed: string): string {
  return `strpos(app_fold(${text}), app_fold(btrim(${typed}))) > 0`;
}
