import { type Condition, oneOf } from '../../../lists/keyset-list.ts';
import { type Place, rowsOf, wideRowsOf } from '../../../lists/rows.store.ts';
import { containsParts, containsText, foundBy, searchWords } from '../../../lists/search.store.ts';
import { type ChanceQuestion, countQuery, type ListQuestion, type ListRow, listQuery } from './list-query.ts';

/** Rows in the shape of the answer; the procedure's declared output checks each of them, once. */
export function readChanceRows(place: Place, question: ListQuestion): Promise<ListRow[]> {
  return wideRowsOf<ListRow>(place, listQuery(question));
}

export async function countChanceRows(place: Place, question: ChanceQuestion, limit: number): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(place, countQuery(question, limit));
  return row?.count ?? 0;
}

const chanceText = { id: '"id"', type: 'uuid', text: '"searchText"' } as const;

/** @returns the Chances whose number, name, reference or customer contains each typed word, misspelt or not */
export async function chancesFound(place: Place, typed: string): Promise<Condition | null> {
  return foundBy(await searchWords(place, 'chance', typed), chanceText);
}

/** @returns the Chances whose name or short number contains the text as it was typed */
export async function chancesNamed(place: Place, typed: string): Promise<Condition> {
  const found = await chancesFound(place, typed);
  return (put) =>
    [...(found ? [found(put)] : []), containsText(`"shortNumber" || ' ' || "name"`, put(typed, 'text'))].join(' AND ');
}

/** @returns the Chances whose customer's name contains each typed word, misspelt or not */
export async function chancesOfCustomers(place: Place, typed: string): Promise<Condition | null> {
  const found = await searchWords(place, 'customer', typed);
  if (found.ids) return oneOf('"customerId"', 'uuid', found.ids);
  if (found.parts.length === 0) return null;
  return (put) => `EXISTS (SELECT FROM "customer" AS "buyer"
        WHERE "buyer"."mainOrganizationId" = "chance"."mainOrganizationId" AND "buyer"."id" = "chance"."customerId"
        AND ${containsParts('"buyer"."sortKey"', found.parts, (part) => put(part, 'text'))})`;
}
