import type { ChanceList } from '@zuschlag/validation/chance/chance-list';
import type { ReadContext } from '../../../context.ts';
import { isUuid } from '../../../database/uuid.ts';
import { oneOf } from '../../../lists/keyset-list.ts';
import { pageOfRows, startOfPage } from '../../../lists/paging.ts';
import { viewedThrough, visibleChances } from '../../../policy/visibility.ts';
import { chancesAwaiting } from './awaited-chances.ts';
import {
  chancesFound,
  chancesNamed,
  chancesOfCustomers,
  countChanceRows,
  readChanceRows,
} from './list-chances.store.ts';
import { type ChanceQuestion, listCursor } from './list-query.ts';

const defaultOrder = { field: 'due', order: 'ASC' } as const;

/**
 * A page of the Chances the caller may view; by default the open ones first, the nearest submission on top.
 *
 * @param only the ids of the Chances among which the filters choose; null: all
 * @throws {DomainError} INVALID_INPUT for a cursor that this order never gave out
 */
export async function listChances(
  reading: ReadContext,
  { sort, filters, ...page }: ChanceList,
  only: readonly string[] | null = null,
) {
  const order = sort ?? defaultOrder;
  const start = startOfPage(page, () => listCursor(order));
  const asked = await questionOf(reading, filters, only);
  const rows = await readChanceRows(reading, { ...asked, sort: order, ...start, limit: page.first + 1 });
  return pageOfRows(
    rows,
    page.first,
    (row) => row,
    (row) => [row[order.field], row.id],
  );
}

/** @returns the number of Chances that the filters leave for the caller; more than `limit` are not counted */
export async function countChances(
  reading: ReadContext,
  filters: ChanceList['filters'],
  only: readonly string[] | null,
  limit: number,
): Promise<number> {
  return countChanceRows(reading, await questionOf(reading, filters, only), limit);
}

/** Which Chances are asked for, without their order. */
async function questionOf(
  reading: ReadContext,
  filters: ChanceList['filters'],
  only: readonly string[] | null,
): Promise<ChanceQuestion> {
  const { actor } = reading;
  const { search, name, customerName, awaitsMe, ...rest } = filters ?? {};
  return {
    mainOrganizationId: actor.mainOrganizationId,
    visible: visibleChances(actor),
    seenBy: viewedThrough(actor),
    userId: actor.userId,
    filters: rest,
    today: reading.today,
    isChosen: only !== null,
    found: [
      search?.trim() ? await chancesFound(reading, search) : null,
      name?.trim() ? await chancesNamed(reading, name) : null,
      customerName?.trim() ? await chancesOfCustomers(reading, customerName) : null,
    ],
    among: [
      awaitsMe === true ? oneOf('"id"', 'uuid', await chancesAwaiting(reading)) : null,
      oneOf('"id"', 'uuid', only?.filter(isUuid)),
    ],
  };
}
