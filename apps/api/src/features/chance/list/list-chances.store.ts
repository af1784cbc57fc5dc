import type { Condition } from '../../../lists/keyset-list.ts';
import { type Place, rowsOf } from '../../../lists/rows.store.ts';
import { containsText, foundBy, searchIds } from '../../../lists/search.store.ts';
import { type ListQuestion, type ListRow, listQuery } from './list-query.ts';

/** Rows in the shape of the answer; the procedure's declared output checks each of them, once. */
export function readChanceRows(place: Place, question: ListQuestion): Promise<ListRow[]> {
  return rowsOf<ListRow>(place, listQuery(question));
}

const chanceText = { id: '"id"', type: 'uuid', text: `"shortNumber" || ' ' || "name"` } as const;

/** @returns the Chances whose name or short number contains the text */
export async function chancesNamed(place: Place, typed: string): Promise<Condition | null> {
  return foundBy(await searchIds(place, 'chance', typed), typed, chanceText);
}

/** @returns the Chances whose customer's name contains the text */
export async function chancesOfCustomers(place: Place, typed: string): Promise<Condition | null> {
  const ids = await searchIds(place, 'customer', typed);
  if (ids) return foundBy(ids, typed, { id: '"customerId"', type: 'uuid', text: '' });
  return (put) => `EXISTS (SELECT FROM "customer" AS "buyer"
        WHERE "buyer"."mainOrganizationId" = "chance"."mainOrganizationId" AND "buyer"."id" = "chance"."customerId"
        AND ${containsText('"buyer"."name"', put(typed, 'text'))})`;
}
