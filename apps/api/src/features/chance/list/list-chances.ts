import type { ChanceList } from '@zuschlag/validation/chance/chance-list';
import type { ReadContext } from '../../../context.ts';
import { pageOfRows, startOfPage } from '../../../lists/paging.ts';
import { visibleChances } from '../../../policy/visibility.ts';
import { chancesNamed, chancesOfCustomers, readChanceRows } from './list-chances.store.ts';
import { listCursor } from './list-query.ts';

/**
 * A page of the Chances the caller may view; by default the next deadlines first.
 *
 * @throws {DomainError} INVALID_INPUT for a cursor that this order never gave out
 */
export async function listChances(
  reading: Pick<ReadContext, 'actor' | 'database'>,
  { sort, filters, ...page }: ChanceList,
) {
  const { actor } = reading;
  const order = sort ?? { field: 'submission', order: 'ASC' };
  const start = startOfPage(page, () => listCursor(order));
  const { name, customerName, ...rest } = filters ?? {};
  const rows = await readChanceRows(reading, {
    mainOrganizationId: actor.mainOrganizationId,
    visible: visibleChances(actor),
    userId: actor.userId,
    filters: rest,
    found: [
      name?.trim() ? await chancesNamed(reading, name) : null,
      customerName?.trim() ? await chancesOfCustomers(reading, customerName) : null,
    ],
    sort: order,
    ...start,
    limit: page.first + 1,
  });
  return pageOfRows(
    rows,
    page.first,
    (row) => row,
    (row) => [row[order.field], row.id],
  );
}
